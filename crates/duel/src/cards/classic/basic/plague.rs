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

/// The regions that a card at a site keeps from the Plague.
fn kept_by(card: Card, site: Site) -> Stores {
    match card {
        Card::ClassicAqueduct => Stores::MAX,
        Card::ClassicBathHouse => Site::regions_of_place(site.place()),
        _ => 0,
    }
}

/// The regions of a seat that are kept from it, and the cards that keep something.
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
