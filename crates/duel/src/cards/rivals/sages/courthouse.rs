//! Courthouse (Sages).

use crate::card::Extra;
use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "courthouse",
    name: "Courthouse",
    text: "You lose resources to the event Trade: you choose which ones the opponent takes.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Lumber, Brick]),
    extra: Extra { owls: 1, ..Extra::NONE },
    points: Points::victory(1),
    once: true,
    printings: &[print(Set::Sages, 2).moons(1)],
    chooses_loss: true,
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, princes, theme};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn the_loser_chooses_what_the_trade_advantage_takes() {
        // sages/courthouse E
        let mut duel = theme(Set::Sages).with(A, [LumberShip, BrickShip, WoolShip]).city(B, 0).with(B, [Courthouse]);
        duel = duel.stored(B, Wool, 1).stored(B, Ore, 1);
        duel.event(EventFace::Trade);
        assert_eq!(duel.offers(B), ["name wool", "name ore"]);
        duel.names(B, Wool);
        duel.stock(A, Wool, 1).stock(B, Ore, 1).rests();
    }

    #[test]
    fn it_holds_for_all_that_the_advantage_takes() {
        // sages/courthouse E: the Moneylender takes one more
        let mut duel = princes([Set::Gold, Set::Turmoil, Set::Sages])
            .city(A, 0)
            .with(A, [Moneylender, LumberShip, BrickShip, WoolShip]);
        duel = duel.city(B, 0).with(B, [Courthouse]).rich(B);
        duel.event(EventFace::Trade).names(B, Wool).names(B, Ore);
        duel.stock(A, Wool, 1).stock(A, Ore, 1).rests();
    }

    #[test]
    fn one_is_enough() {
        // sages/courthouse R1
        let duel = theme(Set::Sages).city(A, 0).rich(A).with(A, [Courthouse]).dial(A, PrincipalSageWoman, 3);
        duel.hand(A, [Courthouse]).refuses(A, "build courthouse 0,b", Refusal::OneIsEnough);
    }
}
