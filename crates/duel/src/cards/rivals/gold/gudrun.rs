//! Gudrun, Terror of the Seas (Gold).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "gudrun-terror-of-the-seas",
    name: "Gudrun, Terror of the Seas",
    text: "Take up to 2 gold from the opponent for each of your Pirate Ships.",
    kind: CardKind::Attack,
    requires: &[
        require::Require {
            says: "own-pirate-ships>=1",
            words: "a Pirate Ship of yours",
            holds: |duel, s, seat| s.side(seat).has(duel, Card::PirateShip),
        },
        require::FOE_GOLD,
    ],
    printings: &[print(Set::Gold, 1)],
    avails: Some(|duel, s, seat| duel.takable(s, seat, Kinds::ALL).has(Gold)),
    play: Some(|cx, play| {
        let ships = cx.s.side(play.by).cards(cx.duel).filter(|(_, card)| *card == Card::PirateShip).count();
        cx.take_from_foe(play.by, Kinds::only(Gold), 2 * ships as u8);
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn each_pirate_ship_brings_two_gold_of_the_opponent() {
        // gold/gudrun-terror-of-the-seas E
        let mut one = duel().with(A, [PirateShip]).stored(B, Gold, 3).stored(B, Ore, 3);
        one.plays(A, Gudrun);
        one.stock(A, Gold, 2).stock(B, Gold, 1).total(B, 4).rests();
        let mut two = duel().with(A, [PirateShip, PirateShip]).stored(B, Gold, 3);
        two.plays(A, Gudrun);
        two.stock(A, Gold, 3).stock(B, Gold, 0).rests();
    }

    #[test]
    fn four_gold_find_room_with_a_gold_cache() {
        // gold/gudrun-terror-of-the-seas E, rivals 3: the player who receives chooses the store
        let mut duel = duel().with(A, [PirateShip, PirateShip]).at(A, GoldCache, "3,b2").stored(B, Gold, 3);
        duel.plays(A, Gudrun).does(A, "take 3,b2").does(A, "take 3,b2").does(A, "take 1,a");
        duel.stores(A, "3,b2", 2).stores(A, "1,a", 1).stock(B, Gold, 0).rests();
    }

    #[test]
    fn the_giver_chooses_the_store_that_pays() {
        // gold/gudrun-terror-of-the-seas E, rivals 3: a Gold Cache pays as well
        let mut duel =
            duel().with(A, [PirateShip]).at(B, GoldCache, "3,b2").stock_at(B, "1,a", 2).stock_at(B, "3,b2", 2);
        duel.plays(A, Gudrun).does(B, "pay 3,b2").does(B, "pay 3,b2");
        duel.stock(A, Gold, 2).stores(B, "1,a", 2).stores(B, "3,b2", 0).rests();
    }

    #[test]
    fn no_more_is_taken_than_there_is_and_finds_room() {
        // gold/gudrun-terror-of-the-seas R1, rivals 8
        let mut little = duel().with(A, [PirateShip]).stored(B, Gold, 1);
        little.plays(A, Gudrun);
        little.stock(A, Gold, 1).stock(B, Gold, 0).rests();
        let mut full = duel().with(A, [PirateShip]).stored(A, Gold, 2).stored(B, Gold, 3);
        full.plays(A, Gudrun);
        full.stock(A, Gold, 3).stock(B, Gold, 2).rests();
    }

    #[test]
    fn it_has_requirements() {
        // gold/gudrun-terror-of-the-seas R2
        let no_ship = duel().stored(B, Gold, 3).hand(A, [Gudrun]);
        no_ship.refuses(A, "play gudrun-terror-of-the-seas", Refusal::Unmet(Gudrun, 0));
        let no_gold = duel().with(A, [PirateShip]).stored(B, Ore, 3).hand(A, [Gudrun]);
        no_gold.refuses(A, "play gudrun-terror-of-the-seas", Refusal::Unmet(Gudrun, 1));
        let no_room = duel().with(A, [PirateShip]).stored(A, Gold, 3).stored(B, Gold, 3).hand(A, [Gudrun]);
        no_room.refuses(A, "play gudrun-terror-of-the-seas", Refusal::NoUse);
        assert!(!Gudrun.def().requires.is_empty());
    }
}
