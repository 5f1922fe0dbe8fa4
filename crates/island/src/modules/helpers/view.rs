//! The helpers as a viewer sees them. Everything is public, except the cards that Candamir and Hilde show.

use kernel::Viewer;

use super::{Helper, HelperAsk};
use crate::counts::Countable;
use crate::modules::ModuleAsk;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, Frame, State};
use crate::view::{Listed, listed};

/// The helpers as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HelpersView {
    /// Who has which, by seat; nobody before the second settlement.
    pub held: Vec<Option<HelperView>>,
    /// Helpers that can be exchanged for; in set-up, those without a number.
    pub display: Vec<&'static str>,
    /// The resource that the active player trades at 2:1 this turn.
    pub jean: Option<&'static str>,
    /// How many development cards the active player looks at.
    pub seen_count: u8,
    /// Which they are, for that player.
    pub seen: Option<Listed>,
    /// The hand that the active player looks at, for that player and its owner.
    pub looked_at: Option<(u8, Option<Listed>)>,
}

/// A helper before a player.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HelperView {
    /// Which.
    pub name: &'static str,
    /// `"A"`, or `"B"` once it was turned over.
    pub side: &'static str,
    /// Whether it was taken or turned over in this turn.
    pub locked: bool,
}

impl HelpersView {
    pub(crate) fn of<D: Size>(rules: &Island<D>, s: &State<D>, viewer: Viewer, _: bool) -> Option<HelpersView> {
        if rules.options().modules.helpers == 0 {
            return None;
        }
        let helpers = &s.kept.helpers;
        let sees = viewer == Viewer::Full || viewer == Viewer::Seat(s.active);
        let victim = match s.agenda.top() {
            Frame::Module(ModuleAsk::Helpers(HelperAsk::HildeTake(victim))) => Some(victim),
            _ => None,
        };
        let held = rules.everybody().map(|seat| {
            helpers.held.of(seat).map(|helper| HelperView {
                name: helper.name(),
                side: if helpers.turned.has(seat) { "B" } else { "A" },
                locked: helpers.locked.has(seat),
            })
        });
        Some(HelpersView {
            held: held.collect(),
            display: helpers.display(rules.options().seats).each().map(Helper::name).collect(),
            jean: helpers.jean.map(Countable::name),
            seen_count: helpers.seen_count,
            seen: (sees && helpers.seen_count > 0).then(|| listed(helpers.seen)),
            looked_at: victim.map(|victim| {
                let sees = sees || viewer == Viewer::Seat(victim);
                (victim.0, sees.then(|| listed(s.hand(victim))))
            }),
        })
    }
}
