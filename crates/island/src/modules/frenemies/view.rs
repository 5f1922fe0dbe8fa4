//! The favor tokens as a viewer sees them: counts of all tokens, kinds of the viewer's own.

use kernel::{Bits, Seat, Viewer};

use super::networks::linked_homes;
use super::{FavorAsk, Tokens};
use crate::counts::{Countable, Resource};
use crate::geometry::Corner;
use crate::modules::ModuleAsk;
use crate::modules::answers::gift_bit;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, Frame, State};
use crate::view::{Listed, listed};

/// Favor tokens and guild halls as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FavorsView {
    /// Tokens left to draw.
    pub supply: u8,
    /// Redeemed tokens, by guild.
    pub halls: Listed,
    /// The players, by seat.
    pub sides: Vec<FavorSideView>,
    /// Pairs of settlements of the set-up whose networks are linked.
    pub links: Vec<[String; 2]>,
    /// Where networks of different players touch.
    pub contacts: Vec<ContactView>,
    /// The present that is offered.
    pub gift: Option<GiftView>,
    /// Presents offered this turn: to whom, and what.
    pub offered: Vec<(u8, &'static str)>,
    /// Whether a card was given this turn.
    pub given: bool,
    /// Whether tokens were redeemed this turn.
    pub redeemed: bool,
    /// Whether a token was exchanged this turn.
    pub exchanged: bool,
    /// Traders' exchanges of this turn.
    pub traded: u8,
}

/// An intersection that networks of different players touch (frenemies 3.3).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ContactView {
    /// Where it lies.
    pub at: String,
    /// Whose networks.
    pub seats: Vec<u8>,
}

/// A player's favor tokens as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FavorSideView {
    /// How many tokens.
    pub count: u8,
    /// How many of them cannot be used this turn.
    pub fresh_count: u8,
    /// Victory point markers.
    pub markers: u8,
    /// Which tokens, for the owner.
    pub tokens: Option<Listed>,
    /// The tokens that cannot be used this turn; only the owner sees them.
    pub fresh: Option<Listed>,
    /// The token just drawn for an exchange, for the owner.
    pub drawn: Option<&'static str>,
    /// Where the player's networks began.
    pub homes: Vec<String>,
}

/// A present that is offered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GiftView {
    /// To whom.
    pub to: u8,
    /// What is offered, or asked for instead.
    pub resource: &'static str,
    /// Whether it was asked for instead.
    pub asked: bool,
}

impl FavorsView {
    pub(crate) fn of<D: Size>(rules: &Island<D>, s: &State<D>, viewer: Viewer, over: bool) -> Option<FavorsView> {
        if rules.options().modules.frenemies == 0 {
            return None;
        }
        let favors = &s.kept.frenemies;
        let place = |corner: Corner| rules.topology.corners[corner.index()].to_string();
        let side = |seat: Seat| {
            let sees = over || viewer == Viewer::Full || viewer == Viewer::Seat(seat);
            let active = seat == s.active;
            let fresh = if active { favors.fresh } else { Tokens::NONE };
            let drawn = if active { favors.drawn } else { Tokens::NONE };
            FavorSideView {
                count: *favors.count.of(seat),
                fresh_count: if active { favors.fresh_count } else { 0 },
                markers: *favors.markers.of(seat),
                tokens: sees.then(|| listed(*favors.held.of(seat))),
                fresh: sees.then(|| listed(fresh)),
                drawn: if sees { drawn.each().next().map(|(guild, _)| guild.name()) } else { None },
                homes: favors.homes.of(seat).each().map(place).collect(),
            }
        };
        let pairs = rules.everybody().flat_map(|low| rules.others(low).map(move |high| (low, high)));
        let links = pairs.filter(|(low, high)| low < high).flat_map(|(low, high)| linked_homes(s, low, high));
        let touching = |corner: usize| rules.everybody().filter(move |&seat| s.side(seat).reached.has(corner));
        let contacts = (0..rules.topology.corners.len()).filter(|&corner| touching(corner).count() > 1);
        let gift = match s.agenda.top() {
            Frame::Module(ModuleAsk::Frenemies(FavorAsk::GiftAnswer(to, resource))) => Some((to, resource, false)),
            Frame::Module(ModuleAsk::Frenemies(FavorAsk::GiftAsked(to, resource))) => Some((to, resource, true)),
            _ => None,
        };
        let offers = rules.everybody().flat_map(|to| Resource::ALL.map(|resource| (to, resource)));
        Some(FavorsView {
            supply: favors.supply_left,
            halls: listed(favors.halls),
            sides: rules.everybody().map(side).collect(),
            links: links.map(|pair| pair.map(place)).collect(),
            contacts: contacts
                .map(|corner| ContactView {
                    at: rules.topology.corners[corner].to_string(),
                    seats: touching(corner).map(|seat| seat.0).collect(),
                })
                .collect(),
            gift: gift.map(|(to, resource, asked)| GiftView { to: to.0, resource: resource.name(), asked }),
            offered: offers
                .filter(|&(to, resource)| favors.offered & gift_bit(to, resource) != 0)
                .map(|(to, resource)| (to.0, resource.name()))
                .collect(),
            given: favors.given,
            redeemed: favors.redeemed,
            exchanged: favors.exchanged,
            traded: favors.traded,
        })
    }
}
