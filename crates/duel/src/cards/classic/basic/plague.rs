//! Plague.

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::Stores;
use crate::position::state::State;

pub(crate) const DEF: CardDef = CardDef {
    key: "plague",
    name: "Plague",
    text: "Each region that borders a city loses 1.",
    kind: CardKind::Event,
    printings: &[print(Set::Classic, 2)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            strike(cx, seat);
        }
    }),
    ..CARD
};

/// The regions around the cities of a seat, each once.
fn threatened(s: &State, seat: Seat) -> Stores {
    u64::from(s.side(seat).cities).ones().fold(0, |set, place| set | Site::regions_of_place(place as u8))
}

/// The regions that a card at a site protects from the Plague.
fn kept_by(card: Card, site: Site) -> Stores {
    match card {
        Card::ClassicAqueduct => Stores::MAX,
        Card::ClassicBathHouse => Site::regions_of_place(site.place()),
        _ => 0,
    }
}

/// The protected regions of a seat, and the sites of the cards that protect them.
fn kept(duel: &Duel, s: &State, seat: Seat) -> (Stores, u64) {
    let side = s.side(seat);
    let stocked = threatened(s, seat) & side.with_stock();
    side.cards(duel).fold((0, 0), |(kept, helping), (site, card)| {
        let here = kept_by(card, site);
        (kept | here, if here & stocked != 0 { helping | site.bit() } else { helping })
    })
}

fn strike(cx: &mut Cx<'_, '_>, seat: Seat) {
    let (kept, helping) = kept(cx.duel, cx.s, seat);
    helping.ones().for_each(|at| cx.helps(seat, Site(at as u8)));
    for at in u64::from(threatened(cx.s, seat) & !kept).ones() {
        cx.take_out(seat, Store(at as u8), 1);
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, classic};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn each_region_at_a_city_loses_one_and_only_one() {
        // classic/plague E: mountains and hills of A lie between two cities
        let mut duel = classic().city(A, 0).city(A, 2).city(B, 0).rich(A).rich(B);
        duel.draws_event(ClassicPlague).total(A, 12).stock(A, Ore, 2).total(B, 14).stock(B, Wool, 3).rests();
    }

    #[test]
    fn it_does_not_come_to_settlements() {
        // classic/plague E
        let mut duel = classic().rich(A);
        duel.draws_event(ClassicPlague).total(A, 18).rests();
    }
}
