//! Friendship Between Peoples (Explorers).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "friendship-between-peoples",
    name: "Friendship Between Peoples",
    text: "Everybody: 1 resource of choice for each of their islands at level 1 or more.",
    kind: CardKind::Event,
    printings: &[print(Set::Explorers, 2).moons(1)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            let islands = cx.s.islands(cx.duel, seat, 1).count_ones();
            cx.gain_any(seat, Kinds::ALL, islands as u8);
        }
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, at_sea};
    use crate::vocabulary::resource::Resource::*;

    /// A has two islands at level 1 or more, one at level 0 and a pirate at level 2.
    fn scene() -> Scene {
        let duel = at_sea().sea(A, [IslandOfTheBards, IslandOfTheMerchants, IslandOfTheScholars, Jean]);
        duel.open_at_sea(A, [("1,s", 1), ("1,sa", 3), ("1,sb", 0), ("2,s", 2)])
    }

    #[test]
    fn every_raised_island_brings_a_resource_and_the_active_player_is_first() {
        // explorers/friendship-between-peoples E, explorers/friendship-between-peoples R2: pirates bring nothing
        let mut duel = scene().sea(B, [IslandOfTheBards]).open_at_sea(B, [("1,s", 2)]);
        duel.draws_event(FriendshipBetweenPeoples).takes(A, Ore).takes(A, Gold).takes(B, Wool);
        duel.total(A, 2).total(B, 1).rests();
    }

    #[test]
    fn what_finds_no_room_is_lost() {
        // explorers/friendship-between-peoples R1
        let mut duel = scene().rich(A).stored(A, Ore, 2);
        duel.draws_event(FriendshipBetweenPeoples);
        duel.stock(A, Ore, 3).total(A, 18).rests();
    }
}
