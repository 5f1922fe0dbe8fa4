//! Robert, Herald of the Sages (Sages).

use crate::card::Extra;
use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "robert-herald-of-the-sages",
    name: "Robert, Herald of the Sages",
    text: "Where you roll the production die against a number or the opponent, a tie is your win.",
    kind: CardKind::Hero,
    place: Place::City,
    cost: cost(&[Grain, Ore]),
    extra: Extra { owls: 2, ..Extra::NONE },
    points: Points { victory: 1, strength: 2, ..Points::NONE },
    once: true,
    printings: &[print(Set::Sages, 1)],
    wins_ties: true,
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, B, princes, theme};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_tie_is_a_win() {
        // sages/robert-herald-of-the-sages E, sages/robert-herald-of-the-sages R3
        let mut duel = theme(Set::Sages).city(A, 0).with(A, [Robert]);
        duel = duel.dial(A, PrincipalSageWoman, 1).dial(B, PrincipalSageWoman, 0);
        duel.plays(A, DisputeOfTheSages).rolls(A, 4).rolls(B, 4).takes(A, Wool).takes(A, Ore);
        duel.total(A, 2).total(B, 0).rests();
        assert!(duel.duel.wins_ties(&duel.s, A) && !duel.duel.wins_ties(&duel.s, B));
    }

    #[test]
    fn a_drill_ground_saves_ore_or_grain_and_never_an_owl() {
        // sages/robert-herald-of-the-sages R1, sages/robert-herald-of-the-sages R2
        let base = princes([Set::Gold, Set::Turmoil, Set::Sages]).city(A, 0).with(A, [DrillGround]).stored(A, Ore, 1);
        let duel = base.clone().hand(A, [Robert]).dial(A, PrincipalSageWoman, 1);
        duel.refuses(A, "build robert-herald-of-the-sages 0,b", Refusal::CannotAfford { short: 1 });
        let mut duel = base.dial(A, PrincipalSageWoman, 2);
        duel.builds(A, Robert);
        duel.total(A, 0).owls(A, 0);
        duel.has(A, Robert).points(A, 5).rests();
    }
}
