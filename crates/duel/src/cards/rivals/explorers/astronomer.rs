//! Astronomer (Explorers).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "astronomer",
    name: "Astronomer",
    text: "Once a turn, with fewer discovered sea cards than the opponent: 1 gold allows 1 more discovery.",
    kind: CardKind::Unit,
    place: Place::City,
    cost: cost(&[Brick, Wool, Grain, Grain]),
    points: Points { victory: 1, sail: 2, ..Points::NONE },
    once: true,
    printings: &[print(Set::Explorers, 2)],
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |_, s, seat, _| s.side(seat).amount(Gold) > 0 && s.discovered(seat) < s.discovered(foe(seat)),
        act: |cx, play| {
            cx.more_discoveries(play.by, 1);
            cx.pay(play.by, cost(&[Gold]));
        },
        once: true,
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, at_sea};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    /// A's ships reach two cards far, and A has two of them. B has discovered two cards.
    fn behind() -> Scene {
        let duel =
            at_sea().with(A, [Astronomer]).sea(A, [Shipwreck, Shipwreck]).open_at_sea(B, [("1,s", 0), ("1,sa", 0)]);
        duel.ships(A, 2).stored(A, Gold, 2)
    }

    #[test]
    fn a_gold_allows_a_second_discovery_to_a_player_who_is_behind() {
        // explorers/astronomer E, explorers/astronomer R2, explorers/astronomer R4, enlightenment D20
        let mut duel = behind();
        duel.does(A, "sail 1,s").takes(A, Ore);
        duel.refuses(A, "sail 1,sa", Refusal::OutOfReach);
        duel.uses(A, Astronomer).does(A, "sail 1,sa").takes(A, Ore);
        duel.stock(A, Gold, 1).stock(A, Ore, 2).rests();
        assert_eq!(duel.s.discovered(A), 2);
    }

    #[test]
    fn it_works_once_a_turn() {
        // explorers/astronomer E
        let mut duel = behind();
        duel.uses(A, Astronomer);
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn a_player_who_is_not_behind_gains_nothing() {
        // explorers/astronomer E, explorers/astronomer R4: discoveries are compared when the card is used
        let mut even = behind().open_at_sea(A, [("2,s", 0)]);
        even.does(A, "sail 1,s").takes(A, Ore);
        even.refuses(A, "use 0,a", Refusal::NoUse);
        behind().poor(A).refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn the_second_discovery_needs_another_ship_or_the_navigator() {
        // explorers/astronomer R3
        let mut duel = behind().ships(A, 1);
        duel.does(A, "sail 1,s").takes(A, Ore).uses(A, Astronomer);
        duel.refuses(A, "sail 1,sa", Refusal::OutOfReach);
        duel.plays(A, Navigator).does(A, "sail 1,sa").takes(A, Ore);
        duel.stock(A, Ore, 2).rests();
    }

    #[test]
    fn one_may_stand_in_a_principality_and_its_sail_points_count() {
        // explorers/astronomer R1, enlightenment D10
        let duel = behind().rich(A).hand(A, [Astronomer]);
        duel.refuses(A, "build astronomer 0,b", Refusal::OneIsEnough);
        assert_eq!(duel.s.points(A).sail, 2);
    }
}
