//! Reiner the Herald (Gold).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "reiner-the-herald",
    name: "Reiner the Herald",
    text: "Before you roll: this turn's event is Celebration; you receive 1 resource more.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Gold, 1).moons(1)],
    avails: Some(|_, s, _| s.event.is_none()),
    before_roll: Some(|cx, _| cx.fix_event(EventFace::Celebration)),
    // The card lies open until the event is done, so it hears of the event.
    event_die: Some(|cx, play| cx.gain_any(play.by, Kinds::ALL, 1)),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn the_event_is_celebration_and_brings_one_more() {
        // gold/reiner-the-herald E
        let mut duel = duel().with(A, [Austin]).before_roll();
        duel.plays(A, Reiner).production_die(2).takes(A, Ore).takes(A, Gold);
        duel.stock(A, Lumber, 1).total(A, 3).total(B, 1).rests();
        assert_eq!(duel.row(crate::Row::discard(A)), [Reiner]);
    }

    #[test]
    fn he_is_played_before_the_roll_only() {
        // gold/reiner-the-herald E
        duel().hand(A, [Reiner]).refuses(A, "play reiner-the-herald", Refusal::OtherMoment);
    }

    #[test]
    fn the_extra_resource_is_his_whoever_wins() {
        // gold/reiner-the-herald R1
        let mut duel = duel().with(B, [Austin]).before_roll();
        duel.plays(A, Reiner).production_die(1).takes(B, Ore).takes(A, Ore);
        duel.stock(A, Ore, 1).stock(B, Ore, 1).rests();
    }

    #[test]
    fn together_with_brigitta_no_die_is_rolled() {
        // gold/reiner-the-herald R2, rivals 15
        let mut duel = duel().with(A, [Austin]).before_roll();
        duel.plays(A, Reiner).plays(A, Brigitta).does(A, "number 5").does(A, "roll").takes(A, Wool).takes(A, Wool);
        duel.stock(A, Ore, 1).stock(A, Wool, 2).rests();
    }
}
