//! Owls, and the requirements of the cards of the set Sages.

use crate::card::Ware;
use crate::card::require::{Require, is_behind};
use crate::cards::prelude::*;
use crate::cards::rivals::sages::groves::is_grove;
use crate::matches::rules::Duel;
use crate::position::state::State;

/// How many owls a player has, on all sages together.
pub(super) fn owls(s: &State, seat: Seat) -> u8 {
    s.side(seat).tally.wares[Ware::Owl as usize]
}

/// Whether a sage of a player could hold one more owl.
pub(super) fn has_room_for_owls(duel: &Duel, s: &State, seat: Seat) -> bool {
    duel.ware_sites(s, seat, Ware::Owl, true) != 0
}

/// How many sages a player has.
pub(super) fn sages(duel: &Duel, s: &State, seat: Seat) -> u8 {
    s.count(duel, seat, |def| def.kind == CardKind::Sage)
}

/// How many groves a player has.
pub(super) fn groves(duel: &Duel, s: &State, seat: Seat) -> u8 {
    s.cards_of(duel, seat).filter(|(_, card)| is_grove(*card)).count() as u8
}

/// The level of a player's Manifesto; 0 without one.
pub(super) fn manifesto_level(duel: &Duel, s: &State, seat: Seat) -> u8 {
    let manifesto = s.side(seat).cards(duel).find(|(_, card)| *card == Card::Manifesto);
    manifesto.map_or(0, |(site, _)| s.dial(seat, site))
}

pub(super) const OWLS_1: Require =
    Require { says: "own-owls>=1", words: "1 owl", holds: |_, s, seat| owls(s, seat) >= 1 };

pub(super) const OWLS_3: Require =
    Require { says: "own-owls>=3", words: "3 owls", holds: |_, s, seat| owls(s, seat) >= 3 };

pub(super) const SAGES_1: Require =
    Require { says: "own-sages>=1", words: "a sage of yours", holds: |duel, s, seat| sages(duel, s, seat) >= 1 };

pub(super) const SAGES_2: Require =
    Require { says: "own-sages>=2", words: "2 sages of yours", holds: |duel, s, seat| sages(duel, s, seat) >= 2 };

pub(super) const FOE_SAGES_1: Require = Require {
    says: "opponent-sages>=1",
    words: "a sage of the opponent",
    holds: |duel, s, seat| sages(duel, s, foe(seat)) >= 1,
};

pub(super) const GROVES_1: Require =
    Require { says: "own-groves>=1", words: "a grove of yours", holds: |duel, s, seat| groves(duel, s, seat) >= 1 };

pub(super) const OWL_ROOM: Require =
    Require { says: "own-owl-room>=1", words: "room for an owl on a sage of yours", holds: has_room_for_owls };

pub(super) const MANIFESTO_1: Require = Require {
    says: "own-manifesto-level>=1",
    words: "your Manifesto at level 1 or higher",
    holds: |duel, s, seat| manifesto_level(duel, s, seat) >= 1,
};

pub(super) const CITY_1: Require =
    Require { says: "own-city>=1", words: "a city of yours", holds: |_, s, seat| s.side(seat).cities != 0 };

pub(super) const FEWER_CITIES_OR_POINTS: Require = Require {
    says: "own-cities<opponent-cities | own-victory<opponent-victory",
    words: "fewer cities or fewer victory points than the opponent",
    holds: |duel, s, seat| {
        let cities = |seat: Seat| s.side(seat).cities.count_ones();
        cities(seat) < cities(foe(seat)) || is_behind(duel, s, seat)
    },
};
