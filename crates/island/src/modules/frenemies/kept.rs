//! What Frenemies keeps in the state, as the engine uses it.

use kernel::{Rng, Seat};
#[cfg(feature = "json")]
use {kernel::Wrong, serde_json::Value};

use super::{Favors, Tokens, box_tokens, hints};
use crate::known::{Known, deal};
use crate::modules::Keeps;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, State};

impl<D: Size> Keeps<D> for Favors<D> {
    fn points(&self, seat: Seat) -> Option<(&'static str, u8)> {
        Some(("markers", *self.markers.of(seat)))
    }

    fn worth(known: &Known<D>, seat: Seat) -> f64 {
        hints::worth(known, seat)
    }

    fn blank(rules: &Island<D>, s: &mut State<D>, seat: Seat) {
        let favors = &mut s.kept.frenemies;
        for owner in rules.others(seat) {
            *favors.held.of_mut(owner) = Tokens::NONE;
        }
        favors.supply = Tokens::NONE;
        if s.active != seat {
            (favors.fresh, favors.drawn) = (Tokens::NONE, Tokens::NONE);
        }
    }

    fn imagine(rules: &Island<D>, s: &mut State<D>, me: Seat, rng: &mut impl Rng) {
        let top = s.agenda.top();
        let favors = &mut s.kept.frenemies;
        if favors.supply_left == 0 && favors.count.as_ref().iter().all(|&count| count == 0) {
            return;
        }
        let mut unseen = box_tokens(rules.options().seats) - favors.halls - *favors.held.of(me);
        for owner in rules.others(me) {
            *favors.held.of_mut(owner) = deal(&mut unseen, *favors.count.of(owner), rng);
        }
        favors.supply = unseen;
        if s.active != me {
            let mut held = *favors.held.of(s.active);
            favors.fresh = deal(&mut held, favors.fresh_count, rng);
            favors.drawn = deal(&mut held, favors.drawn_count(top), rng);
        }
    }

    #[cfg(feature = "json")]
    const PART: &'static str = "favors";

    #[cfg(feature = "json")]
    fn write(rules: &Island<D>, s: &State<D>, eyes: Option<Seat>) -> Option<Value> {
        rules.favors_json(s, eyes)
    }

    #[cfg(feature = "json")]
    fn read_late(rules: &Island<D>, s: &mut State<D>, part: Option<&Value>, eyes: Option<Seat>) -> Result<(), Wrong> {
        rules.read_favors(s, part, eyes)
    }

    #[cfg(feature = "json")]
    fn settle(_: &Island<D>, s: &mut State<D>, _: Option<&Value>, eyes: Option<Seat>) -> Result<(), Wrong> {
        let favors = &s.kept.frenemies;
        let agrees = favors.drawn.total() == favors.drawn_count(s.agenda.top());
        if agrees || eyes.is_some_and(|eyes| eyes != s.active) {
            return Ok(());
        }
        Err(Wrong::at("favors.drawn", "a token is drawn while one is exchanged, and only then"))
    }

    #[cfg(any(test, feature = "testkit"))]
    fn sound(rules: &Island<D>, s: &State<D>) {
        super::testkit::tokens_are_conserved(rules, s);
        super::testkit::networks_are_recorded(rules, s);
    }

    #[cfg(any(test, feature = "testkit"))]
    fn settle_scene(rules: &Island<D>, s: &mut State<D>) {
        super::testkit::record_networks(rules, s);
    }
}
