//! Pharmacy (Progress).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "pharmacy",
    name: "Pharmacy",
    text: "After a Plague: 1 resource.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Wool, Wool, Gold]),
    points: Points::victory(1),
    printings: &[print(Set::Progress, 2).moons(1)],
    event_over: Some(|cx, play| {
        if cx.open_event() == Some(Card::Plague) {
            cx.helps(play.by, play.at);
            cx.gain_any(play.by, Kinds::ALL, 1);
        }
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_plague_brings_one_resource_of_any_kind() {
        // progress/pharmacy E, progress/pharmacy R1
        let mut duel = duel().city(A, 0).at(A, Pharmacy, "0,a").stored(A, Lumber, 1);
        duel.draws_event(Plague).takes(A, Ore);
        duel.stock(A, Lumber, 0).stock(A, Ore, 1).rests();
        duel.draws_event(YearOfPlenty);
        duel.total(A, 1).rests();
    }

    #[test]
    fn it_helps_after_the_losses_in_the_turn_of_the_other_too() {
        // progress/pharmacy E: only the Plague's losses leave room
        let mut duel = duel().city(B, 0).at(B, Pharmacy, "0,a").rich(B);
        duel.draws_event(Plague).helped(B, Pharmacy);
        duel.takes(B, Lumber);
        duel.stock(B, Lumber, 3).total(B, 15).rests();
    }

    #[test]
    fn the_active_player_takes_first() {
        // rivals 7
        let mut duel = duel().with(A, [Pharmacy]).with(B, [Pharmacy]).turn(B);
        duel.draws_event(Plague).takes(B, Ore).takes(A, Ore);
        duel.total(A, 1).total(B, 1).rests();
    }

    #[test]
    fn two_pharmacies_bring_two() {
        // progress/pharmacy R2
        let mut duel = duel().city(A, 0).at(A, Pharmacy, "0,a").at(A, Pharmacy, "0,b");
        duel.draws_event(Plague).takes(A, Ore).takes(A, Wool);
        duel.total(A, 2).rests();
    }
}
