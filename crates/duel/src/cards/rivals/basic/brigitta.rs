//! Brigitta the Wise Woman (Basic, Progress).

use crate::cards::prelude::*;

const ASK: u8 = 0;
pub(crate) const FIX: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "brigitta-the-wise-woman",
    name: "Brigitta the Wise Woman",
    text: "Before you roll: choose the production number; only the event die is rolled.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Basic, 2), print(Set::Progress, 1).moons(1)],
    asks: &[Words::which(FIX, "duel.ask.brigitta")],
    avails: Some(|_, s, _| s.number() == 0),
    before_roll: Some(foresee),
    waits: Some(|it| it.play.step == FIX && it.asks(it.play.by, Ask::Number)),
    ..CARD
};

pub(crate) fn foresee(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        ASK => cx.ask(play.by, Ask::Number, play.step(FIX)),
        FIX => cx.fix_number(play.answer),
        step => unreachable!("Brigitta has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn the_number_is_chosen_and_only_the_event_die_is_rolled() {
        // basic/brigitta-the-wise-woman E
        let mut duel = duel().before_roll();
        duel.plays(A, Brigitta).does(A, "number 5").event_die(EventFace::Trade);
        duel.stock(A, Ore, 1).stock(B, Grain, 1).rests();
        assert_eq!(duel.row(crate::Row::discard(A)), [Brigitta]);
    }

    #[test]
    fn it_is_played_before_the_roll_only() {
        // basic/brigitta-the-wise-woman R1
        duel().hand(A, [Brigitta]).refuses(A, "play brigitta-the-wise-woman", Refusal::OtherMoment);
    }

    #[test]
    fn a_second_one_would_do_nothing() {
        // basic/brigitta-the-wise-woman E, rivals 8
        let mut duel = duel().before_roll().hand(A, [Brigitta, Brigitta]);
        duel.plays(A, Brigitta).does(A, "number 5");
        duel.refuses(A, "play brigitta-the-wise-woman", Refusal::NoUse);
    }

    #[test]
    fn the_chosen_number_counts_as_rolled() {
        // basic/brigitta-the-wise-woman R2
        let mut duel = duel().before_roll();
        duel.plays(A, Brigitta).does(A, "number 5").event_die(EventFace::Trade);
        assert_eq!(duel.s.number(), 5);
    }
}
