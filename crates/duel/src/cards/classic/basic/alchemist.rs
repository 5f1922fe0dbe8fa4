//! Alchemist.

use crate::cards::prelude::*;
use crate::cards::rivals::basic::brigitta::{FIX, foresee};

pub(crate) const DEF: CardDef = CardDef {
    key: "alchemist",
    name: "Alchemist",
    text: "Before you roll: choose the production number; only the event die is rolled.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Classic, 2)],
    asks: &[Words::which(FIX, "duel.ask.brigitta")],
    avails: Some(|_, s, _| s.number() == 0),
    before_roll: Some(foresee),
    waits: Some(|it| it.play.step == FIX && it.asks(it.play.by, Ask::Number)),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, classic};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn the_number_is_named_and_the_event_happens_first() {
        // classic/alchemist E, classic D59, classic 5: brigands count 8 resources, then the named number produces for
        // both players
        let mut duel = classic().unlocked().before_roll().stored(A, Ore, 3).stored(A, Gold, 3).stored(A, Wool, 2);
        duel.s.turn = 5;
        duel.plays(A, Alchemist).does(A, "number 2").event_die(EventFace::Brigands);
        duel.stock(A, Ore, 1).stock(A, Wool, 0).stock(B, Grain, 1).rests();
        assert_eq!((duel.row(crate::Row::discard(A)), duel.s.number()), (vec![Alchemist], 2));
    }

    #[test]
    fn it_is_played_before_the_event_die_is_seen() {
        // classic/alchemist R1
        classic().unlocked().hand(A, [Alchemist]).refuses(A, "play alchemist", Refusal::OtherMoment);
    }

    #[test]
    fn with_another_effect_that_fixes_the_event_both_are_fixed() {
        // classic/alchemist R2
        let mut duel = classic().unlocked().before_roll();
        duel.s.event = Some(EventFace::Harvest);
        duel.plays(A, Alchemist).does(A, "number 2").does(A, "roll").takes(A, Gold).takes(B, Gold);
        duel.stock(A, Ore, 1).stock(B, Grain, 1).total(A, 2).rests();
    }
}
