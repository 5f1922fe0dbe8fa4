//! Cannon Foundry (Explorers). Its effect is part of a fight: see `pirates.rs`.

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

pub(crate) const DEF: CardDef = CardDef {
    key: "cannon-foundry",
    name: "Cannon Foundry",
    text: "Once in your turn, when you have lost against a pirate: you may roll again.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Brick, Ore, Ore]),
    points: Points { victory: 1, strength: 1, cannon: 2, ..Points::NONE },
    once: true,
    printings: &[print(Set::Explorers, 2).moons(1)],
    half_used: true,
    inert: Some("pirates ask for it"),
    ..CARD
};

/// The site of a player's Foundry that was not used this turn.
pub(super) fn unused(duel: &Duel, s: &State, seat: Seat) -> Option<Site> {
    if !s.side(seat).has(duel, Card::CannonFoundry) {
        return None;
    }
    let foundry = s.find_working(duel, seat, |(_, card)| *card == Card::CannonFoundry);
    foundry.map(|(site, _)| site).filter(|&site| !s.is_used(seat, site))
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, Scene, at_sea};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    /// A has 2 cannon points and two ships, and meets Jean, who has 8.
    fn armed() -> Scene {
        let duel = at_sea().with(A, [CannonFoundry, SailmakersShop, SailmakersShop]).ships(A, 2);
        duel.sea(A, [Jean, Cimmarone]).open_at_sea(A, [("1,sa", 0)])
    }

    #[test]
    fn a_lost_roll_may_be_repeated_once_in_a_turn() {
        // explorers/cannon-foundry E
        let mut duel = armed();
        duel.does(A, "sail 1,s").rolls(A, 1).accepts(A);
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::Used { seat: A, .. })));
        duel.rolls(A, 6).rolls(A, 6).rolls(A, 5); // 8 twice, then 7: too little
        duel.rests();
        assert_eq!(duel.s.side(A).sea.lost, 0b10);
        duel.does(A, "sail 1,sa").rolls(A, 1); // not once more in this turn
        duel.rests();
        assert_eq!(duel.s.side(A).sea.lost, 0b11);
    }

    #[test]
    fn the_repeated_roll_is_judged_like_the_first() {
        // explorers/cannon-foundry R2, enlightenment D53: a tie is rolled again, and a victory counts
        let mut duel = armed();
        duel.does(A, "sail 1,sa").rolls(A, 2).accepts(A).rolls(A, 4).rolls(A, 5).takes(A, Ore);
        duel.stock(A, Ore, 1).rests();
        let mut duel = armed();
        duel.does(A, "sail 1,sa").rolls(A, 2).accepts(A).rolls(A, 3); // a second loss stands
        duel.rests();
        assert_eq!(duel.s.side(A).sea.lost, 0b1);
    }

    #[test]
    fn the_loss_may_be_let_happen() {
        // explorers/cannon-foundry E: "may"
        let mut duel = armed();
        duel.does(A, "sail 1,s").rolls(A, 1).passes(A);
        duel.rests();
        assert_eq!(duel.s.side(A).sea.lost, 0b10);
    }

    #[test]
    fn one_may_stand_in_a_principality() {
        // explorers/cannon-foundry R1
        armed().rich(A).hand(A, [CannonFoundry]).refuses(A, "build cannon-foundry 0,b", Refusal::OneIsEnough);
    }
}
