//! Cards that roll: each player's own die, and the event die once more.

use crate::cards::prelude::*;

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

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, imagined};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_second_event_happens_for_both_and_those_who_listen_hear_it() {
        // enlightenment 7: a full event resolution inside the action phase
        let mut duel = imagined().with(A, [TollBridge]).before_roll();
        duel.dice(6, EventFace::Trade);
        duel.plays(A, Seer).event_die(EventFace::Harvest).takes(A, Wool).takes(B, Wool);
        duel.stock(A, Wool, 1).stock(B, Wool, 1).stock(A, Gold, 2).rests(); // the Toll Bridge brings the gold
        assert_eq!(duel.s.event, Some(EventFace::Trade), "the event of the turn is still that of the dice");
    }
}
