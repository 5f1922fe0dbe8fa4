//! Bath House (Progress).

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::Stores;
use crate::position::state::State;

pub(crate) const DEF: CardDef = CardDef {
    key: "bath-house",
    name: "Bath House",
    text: "The Plague spares the 4 regions around its city.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Brick, Wool, Ore]),
    points: Points::victory(1),
    printings: &[print(Set::Progress, 3).moons(1)],
    inert: Some("the Plague looks for it"),
    ..CARD
};

/// The regions of a seat that a Bath House protects from the Plague.
pub(super) fn clean(duel: &Duel, s: &State, seat: Seat) -> Stores {
    let houses = s.side(seat).cards(duel).filter(|(_, card)| *card == Card::BathHouse);
    houses.fold(0, |set, (site, _)| set | Site::regions_of_place(site.place()))
}

/// Notes which Bath Houses of a seat protect something from the Plague.
pub(super) fn help(cx: &mut Cx<'_, '_>, seat: Seat) {
    let side = cx.s.side(seat);
    let stocked = side.with_stock();
    let keeps =
        |(site, card): &(Site, Card)| *card == Card::BathHouse && Site::regions_of_place(site.place()) & stocked != 0;
    let houses = side.cards(cx.duel).filter(keeps).fold(0, |set, (site, _)| set | site.bit());
    houses.ones().for_each(|at| cx.helps(seat, Site(at as u8)));
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn the_plague_spares_the_four_regions_around_its_city() {
        // progress/bath-house E, progress/bath-house R1, progress/plague R2
        let mut duel = duel().city(A, 0).city(A, 2).at(A, BathHouse, "0,b").rich(A).city(B, 0).rich(B);
        duel.draws_event(Plague).helped(A, BathHouse);
        // The gold field and the pasture lie between the two cities.
        duel.stock(A, Lumber, 3).stock(A, Brick, 3).stock(A, Gold, 3).stock(A, Wool, 3);
        duel.stock(A, Grain, 2).stock(A, Ore, 2).total(B, 14).rests();
    }

    #[test]
    fn where_nothing_is_stored_it_keeps_nothing() {
        // progress/bath-house E: if it protects nothing, no event says that it helped
        let mut duel = duel().city(A, 0).at(A, BathHouse, "0,b");
        duel.draws_event(Plague);
        assert!(!duel.notes.events.iter().any(|it| matches!(it, Event::Helped { .. })));
    }

    #[test]
    fn it_is_built_at_a_city() {
        let mut duel = duel().city(A, 0).rich(A);
        duel.builds(A, BathHouse);
        duel.points(A, 4).total(A, 14).rests();
    }
}
