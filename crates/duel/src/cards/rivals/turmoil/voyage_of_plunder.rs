//! Voyage of Plunder (Turmoil).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "voyage-of-plunder",
    name: "Voyage of Plunder",
    text: "Take 1 resource of the opponent, or 2 if he has more victory points.",
    kind: CardKind::Attack,
    requires: &[require::STRENGTH_ADVANTAGE],
    printings: &[print(Set::Turmoil, 2).moons(1)],
    avails: Some(|duel, s, seat| !duel.takable(s, seat, Kinds::ALL).is_empty()),
    play: Some(|cx, play| {
        let loot = 1 + u8::from(require::is_behind(cx.duel, cx.s, play.by));
        cx.take_from_foe(play.by, Kinds::ALL, loot);
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        duel().with(A, [Candamir]).stored(B, Ore, 2).stored(B, Wool, 1)
    }

    #[test]
    fn one_resource_is_taken() {
        // turmoil/voyage-of-plunder E: 3 points each, the token included
        let mut duel = scene().city(B, 0);
        duel.plays(A, VoyageOfPlunder).names(A, Ore);
        duel.stock(A, Ore, 1).stock(B, Ore, 1).total(A, 1).rests();
    }

    #[test]
    fn two_are_taken_of_him_who_has_more_points() {
        // turmoil/voyage-of-plunder E
        let mut duel = scene().city(B, 0).city(B, 2);
        duel.plays(A, VoyageOfPlunder).names(A, Ore).names(A, Wool);
        duel.stock(A, Ore, 1).stock(A, Wool, 1).total(B, 1).rests();
    }

    #[test]
    fn both_may_be_of_one_kind_and_the_bank_adds_nothing() {
        // turmoil/voyage-of-plunder E, rivals 3
        let mut ore = scene().city(B, 0).city(B, 2);
        ore.plays(A, VoyageOfPlunder).names(A, Ore).names(A, Ore);
        ore.stock(A, Ore, 2).stock(B, Ore, 0).stock(B, Wool, 1).rests();
        let mut poor = duel().with(A, [Candamir]).city(B, 0).city(B, 2).stored(B, Wool, 1);
        poor.plays(A, VoyageOfPlunder);
        poor.total(A, 1).total(B, 0).rests();
    }

    #[test]
    fn it_needs_the_strength_advantage() {
        let duel = duel().with(A, [Harald]).rich(B).hand(A, [VoyageOfPlunder]);
        duel.refuses(A, "play voyage-of-plunder", Refusal::Unmet(VoyageOfPlunder, 0));
    }

    #[test]
    fn it_is_not_played_where_nothing_can_be_taken() {
        // rivals 8, rivals 3: A has no room for the only resource that B has
        let duel = duel().with(A, [Candamir]).stored(A, Ore, 3).stored(B, Ore, 2).hand(A, [VoyageOfPlunder]);
        duel.refuses(A, "play voyage-of-plunder", Refusal::NoUse);
    }
}
