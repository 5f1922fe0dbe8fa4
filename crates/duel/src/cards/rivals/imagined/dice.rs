//! Cards that roll: each player's own die, and the event die once more.

use crate::cards::prelude::*;

/// A contest of dice (Contest of the Heroes, Joust).
pub(crate) const WAGER: CardDef = CardDef {
    key: "wager",
    name: "Wager",
    text: "Both roll, you first. Whoever rolls more receives 2 gold; a tie is rolled again.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Imagined, 2)],
    play: Some(wager),
    waits: Some(|it| matches!(it.play.step, 1 | 2) && it.rolls.is_some()),
    ..CARD
};

fn wager(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    const OWN: u8 = 0;
    const OTHER: u8 = 1;
    const COMPARE: u8 = 2;

    let other = foe(play.by);
    match play.step {
        OWN => cx.roll(play.by, play.step(OTHER)),
        OTHER => cx.roll(other, EffectPlay { memo: play.answer, ..play.step(COMPARE) }),
        COMPARE if play.memo == play.answer => cx.then(play.step(OWN)),
        COMPARE => cx.gain(if play.memo > play.answer { play.by } else { other }, Gold, 2),
        step => unreachable!("the Wager has no step {step}"),
    }
}

/// A second event in a turn, by lot (Island of the Forgotten Tribe).
pub(crate) const SEER: CardDef = CardDef {
    key: "seer",
    name: "Seer",
    text: "Roll the event die once more; its event happens.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Imagined, 2)],
    play: Some(|cx, _| cx.roll_event()),
    ..CARD
};

/// A second event in a turn, chosen (Court Astrologer).
pub(crate) const ASTROLOGER: CardDef = CardDef {
    key: "astrologer",
    name: "Astrologer",
    text: "A Plentiful Harvest happens; afterwards you receive 1 gold if the dice had brought one.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Imagined, 2)],
    play: Some(astrologer),
    waits: Some(|it| it.play.step == 1 && it.goes_on()),
    ..CARD
};

fn astrologer(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    const HARVEST: u8 = 0;
    const COMPARE: u8 = 1;

    match play.step {
        HARVEST => {
            cx.another_event(EventFace::Harvest);
            cx.then(play.step(COMPARE));
        }
        COMPARE if cx.s.event == Some(EventFace::Harvest) => cx.gain(play.by, Gold, 1),
        COMPARE => {}
        step => unreachable!("the Astrologer has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, imagined};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn each_player_rolls_a_die_of_his_own_and_the_card_goes_on_with_both() {
        // classic D29
        let mut duel = imagined();
        duel.plays(A, Wager).rolls(A, 3).rolls(B, 4);
        assert!(duel.notes.events.contains(&Event::DieRolled { seat: B, number: 4 }));
        duel.stock(A, Gold, 0).stock(B, Gold, 2).rests();
        let mut duel = imagined();
        duel.plays(A, Wager).rolls(A, 4).rolls(B, 3);
        duel.stock(A, Gold, 2).stock(B, Gold, 0).rests();
    }

    #[test]
    fn a_card_may_let_a_tie_be_rolled_again() {
        // enlightenment 2.6
        let mut duel = imagined();
        duel.plays(A, Wager).rolls(A, 5).rolls(B, 5).rolls(A, 6).rolls(B, 1);
        duel.stock(A, Gold, 2).rests();
    }

    #[test]
    fn a_second_event_happens_for_both_and_those_who_listen_hear_it() {
        // enlightenment 7: a full event resolution inside the action phase
        let mut duel = imagined().with(A, [TollBridge]).before_roll();
        duel.dice(6, EventFace::Trade);
        duel.plays(A, Seer).event_die(EventFace::Harvest).takes(A, Wool).takes(B, Wool);
        duel.stock(A, Wool, 1).stock(B, Wool, 1).stock(A, Gold, 2).rests(); // the Toll Bridge brings the gold
        assert_eq!(duel.s.event, Some(EventFace::Trade), "the event of the turn is still that of the dice");
    }

    #[test]
    fn after_a_second_event_the_first_is_again_the_event_of_the_turn() {
        // enlightenment 7
        let mut duel = imagined().before_roll();
        duel.dice(6, EventFace::Trade);
        duel.plays(A, Astrologer).takes(A, Wool).takes(B, Ore);
        duel.stock(A, Gold, 0).rests();
        let mut duel = imagined().before_roll();
        duel.dice(6, EventFace::Harvest).takes(A, Ore).takes(B, Ore);
        duel.plays(A, Astrologer).takes(A, Wool).takes(B, Wool);
        duel.stock(A, Gold, 1).rests();
    }
}
