//! Moneylender (Gold).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "moneylender",
    name: "Moneylender",
    text: "Event Trade with the trade advantage: you may take 2 resources instead of 1.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Lumber, Brick, Ore, Ore]),
    points: Points::victory(1),
    once: true,
    printings: &[print(Set::Gold, 1)],
    trade_bonus: 1,
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, duel};
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        duel().city(A, 0).with(A, [Moneylender, LumberShip, OreShip, WoolShip])
    }

    #[test]
    fn the_event_trade_brings_two() {
        // gold/moneylender E
        let mut duel = scene().stored(B, Ore, 2).stored(B, Wool, 1);
        duel.event(EventFace::Trade).names(A, Ore).names(A, Wool);
        duel.stock(A, Ore, 1).stock(A, Wool, 1).total(B, 1).rests();
    }

    #[test]
    fn the_second_one_may_be_left() {
        // gold/moneylender E: "you may"
        let mut duel = scene().stored(B, Ore, 2);
        duel.event(EventFace::Trade).passes(A);
        duel.stock(A, Ore, 1).rests();
    }

    #[test]
    fn without_the_advantage_it_is_built_and_does_nothing() {
        // gold/moneylender R1
        let mut duel = duel().city(A, 0).stored(A, Lumber, 2).stored(A, Brick, 1).stored(A, Ore, 2).rich(B);
        duel.builds(A, Moneylender);
        duel.event(EventFace::Trade);
        duel.total(A, 0).total(B, 18).rests();
    }

    #[test]
    fn the_other_players_event_brings_it_too() {
        // gold/moneylender E: it does not matter who rolled
        let mut duel = scene().stored(B, Ore, 2).turn(B);
        duel.event(EventFace::Trade).names(A, Ore);
        duel.stock(A, Ore, 2).total(B, 0).rests();
    }

    #[test]
    fn nothing_comes_from_the_bank() {
        // gold/moneylender R2
        let mut duel = scene().stored(B, Ore, 1);
        duel.event(EventFace::Trade);
        duel.total(A, 1).total(B, 0).rests();
    }
}
