//! Plague (Progress).

use super::bath_house;
use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::Stores;
use crate::position::state::State;

pub(crate) const DEF: CardDef = CardDef {
    key: "plague",
    name: "Plague",
    text: "Each region that borders a city loses 1.",
    kind: CardKind::Event,
    printings: &[print(Set::Progress, 3).moons(2)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            bath_house::help(cx, seat);
            for at in u64::from(stricken(cx.duel, cx.s, seat)).ones() {
                cx.take_out(seat, Store(at as u8), 1);
            }
        }
    }),
    ..CARD
};

/// The regions that border a city, each once, without those of a Bath House.
fn stricken(duel: &Duel, s: &State, seat: Seat) -> Stores {
    let side = s.side(seat);
    let beside = u64::from(side.cities).ones().fold(0, |set, place| set | Site::regions_of_place(place as u8));
    beside & !bath_house::clean(duel, s, seat)
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn each_region_beside_a_city_loses_one() {
        // progress/plague E, progress/plague R1, progress/plague R3
        let mut duel = duel().city(A, 0).city(A, 2).city(B, 0).rich(A).rich(B);
        duel.draws_event(Plague);
        duel.total(A, 12).stock(A, Gold, 2).total(B, 14).stock(B, Grain, 3).rests();
    }

    #[test]
    fn it_does_not_come_to_settlements() {
        // progress/plague E
        let mut duel = duel().rich(A);
        duel.draws_event(Plague);
        duel.total(A, 18).rests();
    }
}
