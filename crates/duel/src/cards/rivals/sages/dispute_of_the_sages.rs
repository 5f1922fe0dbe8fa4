//! Dispute of the Sages (Sages).

use super::owls::{FOE_SAGES_1, OWLS_1, SAGES_1, owls};
use crate::card::Extra;
use crate::cards::prelude::*;

const OWN: u8 = 0;
const OTHER: u8 = 1;
const COMPARE: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "dispute-of-the-sages",
    name: "Dispute of the Sages",
    text: "Both roll and add their owls. More: 2 resources of choice. A tie: 1 for each.",
    kind: CardKind::Neutral,
    extra: Extra { owls: 1, ..Extra::NONE },
    requires: &[OWLS_1, SAGES_1, FOE_SAGES_1],
    printings: &[print(Set::Sages, 2).moons(1)],
    play: Some(dispute),
    waits: Some(|it| match it.play.step {
        OTHER => it.rolls == Some(it.play.by),
        COMPARE => it.rolls == Some(foe(it.play.by)) && (1..=6).contains(&it.play.memo),
        _ => false,
    }),
    ..CARD
};

fn dispute(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let other = foe(play.by);
    match play.step {
        OWN => cx.roll(play.by, play.step(OTHER)),
        OTHER => cx.roll(other, EffectPlay { memo: play.answer, ..play.step(COMPARE) }),
        COMPARE => {
            let totals = (play.memo + owls(cx.s, play.by), play.answer + owls(cx.s, other));
            let wins = |own: u8, foes: u8, seat: Seat| own > foes || own == foes && cx.duel.wins_ties(cx.s, seat);
            match (wins(totals.0, totals.1, play.by), wins(totals.1, totals.0, other)) {
                (true, false) => cx.gain_any(play.by, Kinds::ALL, 2),
                (false, true) => cx.gain_any(other, Kinds::ALL, 2),
                _ => [play.by, other].into_iter().for_each(|seat| cx.gain_any(seat, Kinds::ALL, 1)),
            }
        }
        step => unreachable!("the Dispute of the Sages has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, theme, tournament_of};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene(own: u8, other: u8) -> Scene {
        theme(Set::Sages).dial(A, PrincipalSageWoman, own).dial(B, PrincipalSageWoman, other)
    }

    #[test]
    fn roll_and_owls_together_decide() {
        // sages/dispute-of-the-sages E
        let mut duel = scene(3, 1);
        duel.plays(A, DisputeOfTheSages).rolls(A, 3).rolls(B, 3).takes(A, Wool).takes(A, Ore);
        duel.total(A, 2).total(B, 0).rests();
        let mut duel = scene(1, 1);
        duel.plays(A, DisputeOfTheSages).rolls(A, 3).rolls(B, 4).takes(B, Wool).takes(B, Ore);
        duel.total(A, 0).total(B, 2).rests();
    }

    #[test]
    fn owls_count_after_the_payment() {
        // sages/dispute-of-the-sages R4, enlightenment D57: it is a tie, although A had one more owl
        let mut duel = scene(2, 1);
        duel.plays(A, DisputeOfTheSages).rolls(A, 3).rolls(B, 3).takes(A, Wool).takes(B, Ore);
        duel.owls(A, 1);
        duel.total(A, 1).total(B, 1).rests();
    }

    #[test]
    fn the_owner_of_robert_wins_a_tie() {
        // sages/dispute-of-the-sages R4, enlightenment D57
        let mut duel = scene(2, 1).city(B, 0).with(B, [Robert]);
        duel.plays(A, DisputeOfTheSages).rolls(A, 3).rolls(B, 3).takes(B, Wool).takes(B, Wool);
        duel.total(A, 0).total(B, 2).rests();
    }

    #[test]
    fn where_both_have_robert_a_tie_stays_a_tie() {
        // enlightenment D72
        let duel = tournament_of(&[Set::Sages]).city(A, 0).city(B, 0).with(A, [Robert]).with(B, [Robert]);
        let mut duel = duel.dial(A, PrincipalSageWoman, 2).dial(B, PrincipalSageWoman, 1);
        duel.plays(A, DisputeOfTheSages).rolls(A, 3).rolls(B, 3).takes(A, Wool).takes(B, Ore);
        duel.total(A, 1).total(B, 1).rests();
    }

    #[test]
    fn it_needs_an_owl_and_sages_on_both_sides() {
        // sages/dispute-of-the-sages R1, sages/dispute-of-the-sages R2, sages/dispute-of-the-sages R3
        let refused = |duel: Scene, which| {
            let why = Refusal::Unmet(DisputeOfTheSages, which);
            duel.hand(A, [DisputeOfTheSages]).refuses(A, "play dispute-of-the-sages", why);
        };
        refused(scene(0, 1), 0);
        refused(theme(Set::Sages).dial(B, PrincipalSageWoman, 1), 0); // without a sage there is no owl either
        refused(theme(Set::Sages).dial(A, PrincipalSageWoman, 1), 2);
        assert_eq!(DisputeOfTheSages.def().requires[1].says, "own-sages>=1");
    }
}
