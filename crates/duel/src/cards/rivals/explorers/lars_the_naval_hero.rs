//! Lars the Naval Hero (Explorers). Pirates ask for him: see `pirates.rs`.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "lars-the-naval-hero",
    name: "Lars the Naval Hero",
    text: "During your fight with a pirate: you win it without a roll.",
    kind: CardKind::Neutral,
    requires: &[
        require::Require {
            says: "own-cannon>=1",
            words: "1 cannon point",
            holds: |_, s, seat| s.points(seat).cannon >= 1,
        },
        require::Require {
            says: "in-pirate-fight",
            words: "a fight of yours with a pirate",
            holds: |_, s, seat| {
                let mut under_way = s.agenda.frames().iter().filter_map(|frame| frame.play());
                under_way.any(|play| play.by == seat && play.card.def().pirate.is_some())
            },
        },
    ],
    printings: &[print(Set::Explorers, 2).moons(1)],
    inert: Some("pirates ask for it"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, Scene, at_sea};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    /// A has 1 cannon point and meets Cimmarone; Lars is in hand.
    fn scene() -> Scene {
        at_sea().with(A, [SailmakersShop, Armory]).sea(A, [Cimmarone]).hand(A, [LarsTheNavalHero])
    }

    #[test]
    fn he_wins_a_fight_without_a_roll() {
        // explorers/lars-the-naval-hero E
        let mut duel = scene().stored(A, Gold, 1);
        duel.does(A, "sail 1,s").passes(A).takes_card(A, LarsTheNavalHero).takes(A, Ore);
        duel.stock(A, Ore, 1).stock(A, Gold, 1).holds(A, []).rests();
        assert_eq!(duel.row(Row::discard(A)), [LarsTheNavalHero]);
        assert_eq!(duel.s.level(A, crate::Site::at_sea(1)), 1);
    }

    #[test]
    fn he_is_played_in_a_fight_only() {
        // explorers/lars-the-naval-hero R1
        scene().refuses(A, "play lars-the-naval-hero", Refusal::OtherMoment);
        let mut paid = scene().stored(A, Gold, 1);
        paid.does(A, "sail 1,s").accepts(A);
        paid.holds(A, [LarsTheNavalHero]).rests();
    }

    #[test]
    fn he_needs_a_cannon_point() {
        // explorers/lars-the-naval-hero R2
        let mut duel = at_sea().with(A, [SailmakersShop]).sea(A, [Cimmarone]).hand(A, [LarsTheNavalHero]);
        duel.does(A, "sail 1,s").rolls(A, 1);
        duel.holds(A, [LarsTheNavalHero]).rests();
    }

    #[test]
    fn he_may_come_where_nobody_could_lose() {
        // explorers/lars-the-naval-hero R3
        let mut duel = scene().with(A, [Armory, Armory, CannonFoundry]).sea(A, [HaidaoChang]);
        assert_eq!(duel.s.points(A).cannon, 5);
        duel.does(A, "sail 1,s").takes_card(A, LarsTheNavalHero).takes(A, Ore);
        duel.holds(A, []).rests();
    }

    #[test]
    fn he_comes_too_late_once_the_fight_is_lost() {
        // explorers/lars-the-naval-hero R4, explorers/lars-the-naval-hero R5: also if the Foundry rolls again and the
        // result is a tie
        let mut duel = scene();
        duel.does(A, "sail 1,s").passes(A).rolls(A, 1);
        duel.holds(A, [LarsTheNavalHero]).rests();
        let mut duel = scene().with(A, [CannonFoundry]);
        duel.does(A, "sail 1,s").passes(A).rolls(A, 1).accepts(A).rolls(A, 3).rolls(A, 1);
        duel.holds(A, [LarsTheNavalHero]).rests();
    }

    #[test]
    fn he_may_come_between_a_tie_and_its_roll() {
        // explorers/lars-the-naval-hero R5, enlightenment D53
        let mut duel = scene();
        duel.does(A, "sail 1,s").passes(A).rolls(A, 5).takes_card(A, LarsTheNavalHero).takes(A, Ore);
        duel.stock(A, Ore, 1).rests();
    }

    #[test]
    fn the_question_for_him_tells_nothing_of_the_hand() {
        // enlightenment D69: the player is asked as long as a hand card of this set may be Lars
        let fights = |duel: Scene| {
            let mut duel = duel.with(A, [SailmakersShop, Armory]).sea(A, [Cimmarone]);
            duel.does(A, "sail 1,s");
            duel.duel.asked(&duel.s).is_some()
        };
        assert!(fights(at_sea().hand(A, [Broadside])), "its back could be his");
        assert!(!fights(at_sea().hand(A, [Scout])), "this back could not");
        assert!(!fights(at_sea()));
        let mut gone = at_sea().hand(A, [Broadside]);
        for _ in 0..2 {
            gone = gone.discarded(A, [LarsTheNavalHero]);
        }
        assert!(!fights(gone), "both lie on the discard pile");
        let mut duel = at_sea().hand(A, [Broadside]).with(A, [SailmakersShop, Armory]).sea(A, [Cimmarone]);
        duel.does(A, "sail 1,s");
        assert_eq!(duel.offers(A), ["pass"]);
    }
}
