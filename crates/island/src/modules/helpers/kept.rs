//! What helpers keep in the state, as the engine uses it.

use kernel::{Rng, Seat};
#[cfg(feature = "json")]
use {kernel::Wrong, serde_json::Value};

use super::{HelperAsk, Helpers, hints};
use crate::counts::Cards;
use crate::known::{Known, deal};
use crate::modules::{Keeps, ModuleAsk};
use crate::rules::Island;
use crate::size::Size;
use crate::state::{Frame, State};

impl<D: Size> Keeps<D> for Helpers<D> {
    fn worth(known: &Known<D>, seat: Seat) -> f64 {
        hints::worth(known, seat)
    }

    fn cards_aside(&self) -> (Cards, u8) {
        (self.seen, self.seen_count)
    }

    fn blank(_: &Island<D>, s: &mut State<D>, seat: Seat) {
        if s.active != seat {
            s.kept.helpers.seen = Cards::NONE;
        }
    }

    fn deal_aside(&mut self, unseen: &mut Cards, rng: &mut impl Rng) {
        self.seen = deal(unseen, self.seen_count, rng);
    }

    /// While Hilde's user looks at a hand, that player knows all of it.
    fn imagine(_: &Island<D>, s: &mut State<D>, _: Seat, _: &mut impl Rng) {
        if let Frame::Module(ModuleAsk::Helpers(HelperAsk::HildeTake(victim))) = s.agenda.top() {
            *s.known_hand_mut(victim, s.active) = s.hand(victim);
        }
    }

    #[cfg(feature = "json")]
    const PART: &'static str = "helpers";

    #[cfg(feature = "json")]
    fn write(rules: &Island<D>, s: &State<D>, eyes: Option<Seat>) -> Option<Value> {
        rules.helpers_json(s, eyes)
    }

    #[cfg(feature = "json")]
    fn read(rules: &Island<D>, s: &mut State<D>, part: Option<&Value>, eyes: Option<Seat>) -> Result<(), Wrong> {
        part.map_or(Ok(()), |part| rules.read_helpers(s, part, eyes))
    }

    #[cfg(feature = "json")]
    fn settle(rules: &Island<D>, s: &mut State<D>, part: Option<&Value>, _: Option<Seat>) -> Result<(), Wrong> {
        rules.settle_helpers(s, part.is_some())
    }

    #[cfg(any(test, feature = "testkit"))]
    fn sound(rules: &Island<D>, s: &State<D>) {
        super::testkit::helpers_are_all_there(rules, s);
    }

    #[cfg(any(test, feature = "testkit"))]
    fn settle_scene(rules: &Island<D>, s: &mut State<D>) {
        super::testkit::hand_out(rules, s);
    }

    #[cfg(any(test, feature = "testkit"))]
    fn recount_rates(&self, s: &State<D>, seat: Seat, rates: &mut [u8; 5]) {
        use crate::counts::Countable;

        if let Some(resource) = self.jean.filter(|_| seat == s.active) {
            rates[resource.index()] = 2;
        }
    }
}
