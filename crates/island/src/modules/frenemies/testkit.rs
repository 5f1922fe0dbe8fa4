//! Frenemies in scenes, and its recount.

use kernel::{Bits, Seat};

use super::{Guild, Tokens, box_tokens};
use crate::counts::Countable;
use crate::geometry::Corner;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, State};
use crate::testkit::sound::{corners, seats};
use crate::testkit::{PlayedScene, Scene, counts};

impl Scene {
    /// Favor tokens out of the supply, ready.
    pub fn tokens(self, seat: Seat, tokens: &str) -> Scene {
        let tokens: Tokens = counts(tokens);
        self.with_module(move |s| {
            let favors = &mut s.kept.frenemies;
            favors.supply -= tokens;
            favors.supply_left -= tokens.total();
            *favors.held.of_mut(seat) += tokens;
            *favors.count.of_mut(seat) += tokens.total();
        })
    }

    /// Only these favor tokens are left in the supply; the others lie in the halls.
    pub fn supply(self, tokens: &str) -> Scene {
        let tokens: Tokens = counts(tokens);
        self.with_module(move |s| {
            let favors = &mut s.kept.frenemies;
            favors.halls += favors.supply - tokens;
            favors.supply = tokens;
            favors.supply_left = tokens.total();
        })
    }

    /// Victory point markers.
    pub fn markers(self, seat: Seat, count: u8) -> Scene {
        self.with_module(move |s| {
            let compasses = Tokens::of(Guild::MasterBuilders, 2 * count);
            let favors = &mut s.kept.frenemies;
            favors.supply -= compasses;
            favors.supply_left -= compasses.total();
            favors.halls += compasses;
            *favors.markers.of_mut(seat) += count;
            s.side_mut(seat).points += count;
        })
    }
}

impl PlayedScene {
    /// The awaited favor token is this one.
    #[track_caller]
    pub fn token(&mut self, guild: &str) -> &mut PlayedScene {
        let guild: Guild = Countable::read(guild).expect("a guild");
        self.falls(guild.into())
    }

    /// A seat has exactly these favor tokens.
    #[track_caller]
    pub fn has_tokens(&mut self, seat: Seat, tokens: &str) -> &mut PlayedScene {
        let held = *self.state().kept.frenemies.held.of(seat);
        assert_eq!(held.to_string(), counts::<Guild>(tokens).to_string(), "tokens of seat {seat}");
        self
    }

    /// The favor tokens of all seats, counted.
    #[track_caller]
    pub fn token_counts<const N: usize>(&mut self, counts: [u8; N]) -> &mut PlayedScene {
        assert_eq!(self.state().kept.frenemies.count.as_ref()[..N], counts, "tokens by seat");
        self
    }
}

/// Which networks are linked, one byte of bits for each pair of seats. A bit that is set stays set.
pub fn links<S: Size>(s: &State<S>) -> Vec<u8> {
    s.kept.frenemies.links.as_ref().iter().flat_map(|links| links.as_ref().iter().copied()).collect()
}

/// Networks get their homes and links.
pub(super) fn record_networks<D: Size>(rules: &Island<D>, s: &mut State<D>) {
    if rules.options().modules.frenemies == 0 {
        return;
    }
    for seat in rules.everybody() {
        assert!(rules.find_homes(s, seat), "seat {seat} has more than two networks");
    }
    rules.link_contacts(s);
}

/// Tokens held, in the supply and in the halls are those of the box (frenemies 1).
pub(super) fn tokens_are_conserved<D: Size>(rules: &Island<D>, s: &State<D>) {
    let favors = &s.kept.frenemies;
    for guild in Guild::ALL {
        let held: u8 = seats(rules).map(|seat| favors.held.of(seat).get(guild)).sum();
        let all = match rules.options().modules.frenemies > 0 {
            true => box_tokens(rules.options().seats).get(guild),
            false => 0,
        };
        assert_eq!(held + favors.supply.get(guild) + favors.halls.get(guild), all, "tokens of the {}", guild.title());
    }
    assert_eq!(favors.supply_left, favors.supply.total(), "tokens left");
    assert_eq!(favors.fresh_count, favors.fresh.total(), "fresh tokens");
    assert_eq!(favors.drawn.total(), favors.drawn_count(s.agenda.top()), "a token drawn for an exchange");
    for seat in seats(rules) {
        assert_eq!(*favors.count.of(seat), favors.held.of(seat).total(), "tokens of seat {seat}");
    }
    assert!(favors.held.of(s.active).covers(favors.fresh + favors.drawn), "the active player holds what is fresh");
}

/// Every network has a home, and networks in contact are linked (frenemies 3.3).
pub(super) fn networks_are_recorded<D: Size>(rules: &Island<D>, s: &State<D>) {
    if rules.options().modules.frenemies == 0 {
        return;
    }
    let owned = |seat: Seat, corner: Corner| s.side(seat).reached.has(corner.index());
    let has_home =
        |seat: Seat, corners: D::Corners| s.kept.frenemies.homes.of(seat).each().any(|home| corners.has(home.index()));
    for seat in seats(rules) {
        for building in corners(rules).filter(|corner| s.side(seat).buildings.has(corner.index())) {
            let family = rules.family(s, seat, building);
            assert!(has_home(seat, family), "the family of seat {seat} at {building:?} began nowhere");
        }
        for corner in corners(rules).filter(|&corner| owned(seat, corner)) {
            let network = rules.network(s, seat, corner);
            assert!(has_home(seat, network), "a network of seat {seat} at {corner:?} began nowhere");
            for other in seats(rules).filter(|&other| other > seat && owned(other, corner)) {
                let met = rules.contact(s, seat, other, corner);
                assert!(rules.links_of(s, seat, other) & met != 0, "seats {seat} and {other} met at {corner:?}");
            }
        }
    }
}
