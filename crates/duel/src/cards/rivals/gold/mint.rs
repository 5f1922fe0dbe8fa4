//! Mint (Gold).

use crate::cards::common::coining;
use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "mint",
    name: "Mint",
    text: "Once a turn: trade 1 gold for 1 other resource.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Lumber, Brick, Ore, Ore]),
    points: Points::victory(1),
    printings: &[print(Set::Gold, 2).moons(1)],
    uses: Some(coining(true)),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn one_gold_buys_one_other_resource_once_a_turn() {
        // gold/mint E
        let mut duel = duel().city(A, 0).at(A, Mint, "0,a").stored(A, Gold, 2);
        duel.uses(A, Mint).takes(A, Ore);
        duel.stock(A, Gold, 1).stock(A, Ore, 1).rests();
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn the_next_own_turn_it_works_again() {
        // gold/mint E
        let mut duel = duel().city(A, 0).at(A, Mint, "0,a").hand(A, [Scout, Abbey, Harald]).stored(A, Gold, 2);
        duel.uses(A, Mint).takes(A, Ore).does(A, "end").passes(A);
        duel = duel.turn(A).before_roll();
        duel.dice(6, EventFace::Trade).uses(A, Mint).takes(A, Ore);
        duel.stock(A, Gold, 0).stock(A, Ore, 2).rests();
    }

    #[test]
    fn a_used_one_stays_used_wherever_it_is_moved() {
        // gold/mint E, basic/relocation E: the card that takes its place is not used up
        let mut duel = duel().city(A, 0).city(A, 2).at(A, Mint, "0,a").at(A, Mint, "2,b").stored(A, Gold, 3);
        duel.does(A, "use 0,a").takes(A, Ore);
        duel.plays(A, Relocation).accepts(A).does(A, "choose 0,a").does(A, "choose 2,b");
        duel.refuses(A, "use 2,b", Refusal::NoUse);
        duel.does(A, "use 0,a").takes(A, Ore);
        duel.stock(A, Gold, 1).rests();
    }

    #[test]
    fn a_new_one_works_where_a_used_one_was_taken_off() {
        // gold/mint R1, rivals 8
        let mut duel = duel().city(A, 0).at(A, Mint, "0,a").rich(A).stored(A, Grain, 1);
        duel.uses(A, Mint).removes(A, Mint).builds_at(A, Mint, "0,a").uses(A, Mint).takes(A, Ore);
        duel.stock(A, Gold, 1).stock(A, Grain, 2).rests();
    }

    #[test]
    fn gold_for_gold_is_no_trade() {
        // gold/mint E: for 1 resource other than gold
        let mut duel = duel().city(A, 0).at(A, Mint, "0,a").stored(A, Gold, 2);
        duel.uses(A, Mint);
        duel.refuses(A, "take 1,a", Refusal::NotOffered);
    }

    #[test]
    fn without_gold_or_room_it_is_of_no_use() {
        // gold/mint E
        let scene = duel().city(A, 0).at(A, Mint, "0,a");
        scene.clone().refuses(A, "use 0,a", Refusal::NoUse);
        scene.rich(A).stored(A, Gold, 1).refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn two_mints_give_two_uses() {
        // gold/mint R1
        let mut duel = duel().city(A, 0).at(A, Mint, "0,a").at(A, Mint, "0,b").stored(A, Gold, 2);
        duel.does(A, "use 0,a").takes(A, Ore).does(A, "use 0,b").takes(A, Ore);
        duel.stock(A, Gold, 0).stock(A, Ore, 2).rests();
    }
}
