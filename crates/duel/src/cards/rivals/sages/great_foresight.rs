//! Great Foresight (Sages).

use super::owls::OWLS_1;
use crate::card::Extra;
use crate::cards::prelude::*;

const LOOK: u8 = 0;
const REMOVE: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "great-foresight",
    name: "Great Foresight",
    text: "Look through all events and take one out of the game, not Yule.",
    kind: CardKind::Neutral,
    extra: Extra { owls: 1, ..Extra::NONE },
    requires: &[OWLS_1],
    unconditional: true,
    printings: &[print(Set::Sages, 2).moons(1)],
    asks: &[Words::which(REMOVE, "duel.ask.great-foresight")],
    // Yule is always in the stack.
    avails: Some(|_, s, _| s.piles.len(Row::EVENTS) > 1),
    picks: Some(|card| card != Card::Yule),
    play: Some(|cx, play| match play.step {
        LOOK => {
            cx.look(play.by, Row::EVENTS);
            cx.ask(play.by, Ask::Card { row: Row::EVENTS, filter: Filter::Own, pass: false }, play.step(REMOVE));
        }
        REMOVE => cx.remove_event(play.by, play.answer),
        step => unreachable!("Great Foresight has no step {step}"),
    }),
    waits: Some(|it| it.play.step == REMOVE && it.asks_card(it.play.by, Row::EVENTS)),
    ..CARD
};

#[cfg(test)]
mod tests {
    use kernel::{Seen, Viewer};

    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, theme};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;

    fn scene() -> Scene {
        theme(Set::Sages).dial(A, PrincipalSageWoman, 1).next_events([Feud, Yule, Famine])
    }

    #[test]
    fn one_event_leaves_the_game_and_the_others_keep_their_order() {
        // sages/great-foresight E, sages/great-foresight R1
        let mut duel = scene();
        let rest: Vec<_> = duel.row(Row::EVENTS)[1..].to_vec();
        duel.plays(A, GreatForesight);
        duel.owls(A, 0);
        assert!(!duel.offers(A).contains(&"card 1".to_string()), "Yule stays");
        duel.takes_card(A, Feud);
        assert_eq!((duel.row(Row::EVENTS), duel.row(Row::OUT)), (rest, vec![Feud]));
        assert!((0..duel.row(Row::EVENTS).len()).all(|at| duel.s.piles.knows(A, Row::EVENTS, at)));
        duel.rests();
    }

    #[test]
    fn the_other_does_not_see_which_card_it_is() {
        // sages/great-foresight R2
        let mut duel = scene();
        duel.plays(A, GreatForesight).takes_card(A, Feud);
        assert!(duel.s.piles.knows(A, Row::OUT, 0) && !duel.s.piles.knows(B, Row::OUT, 0));
        let told = duel.notes.events.iter().find(|it| matches!(it, Event::Removed { .. })).expect("all hear of it");
        assert!(matches!(told.seen_by(Viewer::Seat(B)), Some(Event::Removed { card, .. }) if card.what().is_none()));
        assert!(matches!(told.seen_by(Viewer::Seat(A)), Some(Event::Removed { card, .. }) if card.what().is_some()));
    }

    #[test]
    fn it_stays_out_when_the_stack_is_made_anew() {
        // sages/great-foresight R3, enlightenment D58: the stack is one card smaller, and Yule is still the fourth from below
        let mut duel = scene();
        let count = duel.row(Row::EVENTS).len();
        duel.plays(A, GreatForesight).takes_card(A, Feud);
        duel.draws_event(Yule);
        let events = duel.row(Row::EVENTS);
        assert_eq!((events.len(), events[events.len() - 4]), (count - 1, Yule));
        duel.shuffles(Row::EVENTS, []);
        assert_eq!((duel.row(Row::OUT), duel.row(Row::EVENTS).contains(&Feud)), (vec![Feud], false));
    }

    #[test]
    fn it_needs_an_owl() {
        // sages/great-foresight R1
        let duel = theme(Set::Sages).with(A, [PrincipalSageWoman]).hand(A, [GreatForesight]);
        duel.refuses(A, "play great-foresight", Refusal::Unmet(GreatForesight, 0));
    }
}
