//! Grove of Courage (Sages).

use super::groves::{GROVE, answer, may_answer};
use crate::cards::prelude::*;

const OFFER: u8 = 0;
const PAY: u8 = 1;
const STOP: u8 = 2;

/// The number of owls for each use.
const OWLS: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "grove-of-courage",
    name: "Grove of Courage",
    text: "A Feud or Fraternal Feuds would cost you something: pay 2 owls, and the event does nothing.",
    cost: cost(&[Gold]),
    printings: &[print(Set::Sages, 1).moons(1)],
    asks: &[Words::whether(
        PAY,
        "duel.ask.grove-of-courage",
        "duel.ask.grove-of-courage.yes",
        "duel.ask.grove-of-courage.no",
    )],
    threatened: Some(stand_firm),
    waits: Some(|it| match it.play.step {
        PAY => it.asks(it.play.by, Ask::Whether),
        STOP => it.goes_on(),
        _ => false,
    }),
    ..GROVE
};

fn stand_firm(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let feud = matches!(cx.open_event(), Some(Card::Feud | Card::FraternalFeuds));
    match play.step {
        OFFER if feud && cx.applies_to(play.by) && may_answer(cx, play, OWLS) => {
            cx.ask(play.by, Ask::Whether, play.step(PAY));
        }
        OFFER => {}
        PAY if play.passed() => {}
        PAY => {
            answer(cx, play, OWLS);
            cx.then(play.step(STOP));
        }
        STOP => cx.spare(play.by, play),
        step => unreachable!("the Grove of Courage has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, theme};
    use crate::vocabulary::event::Event;

    /// A is stronger. B has the grove, a building, a hand card and this number of owls.
    fn scene(owls: u8) -> Scene {
        let duel = theme(Set::Sages).with(A, [Candamir]).with(B, [GroveOfCourage, Abbey]).hand(B, [Scout]);
        duel.dial(B, PrincipalSageWoman, owls)
    }

    #[test]
    fn two_owls_stop_a_feud() {
        // sages/grove-of-courage E, sages/grove-of-courage R3: it is A's turn
        let mut duel = scene(3);
        duel.draws_event(Feud).accepts(B);
        duel.owls(B, 1);
        duel.has(B, Abbey).rests();
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::Spared { seat: B, .. })));
    }

    #[test]
    fn two_owls_stop_fraternal_feuds_and_the_hand_is_not_seen() {
        // sages/grove-of-courage E, sages/grove-of-courage R4, enlightenment D27
        let mut duel = scene(2);
        duel.draws_event(FraternalFeuds).accepts(B);
        duel.owls(B, 0);
        duel.holds(B, [Scout]).rests();
        assert!(!duel.s.piles.knows(A, Row::hand(B), 0));
    }

    #[test]
    fn it_is_used_in_the_own_turn_too_and_may_be_declined() {
        // sages/grove-of-courage E
        let mut duel = scene(2).turn(B);
        duel.draws_event(Feud).passes(B).chooses_stack(B, 0);
        duel.owls(B, 2);
        duel.has_not(B, Abbey).rests();
    }

    #[test]
    fn without_two_owls_nobody_is_asked() {
        // sages/grove-of-courage E
        let mut duel = scene(1);
        duel.draws_event(FraternalFeuds).takes_card(A, Scout).does(A, "put scout 0");
        duel.holds(B, []).rests();
    }

    #[test]
    fn who_would_lose_nothing_is_not_asked() {
        // sages/grove-of-courage E: B has no building
        let mut duel = theme(Set::Sages).with(A, [Candamir]).with(B, [GroveOfCourage]).dial(B, PrincipalSageWoman, 3);
        duel.draws_event(Feud);
        duel.rests();
    }

    #[test]
    fn another_event_does_not_move_it() {
        // sages/grove-of-courage E
        let mut duel = scene(3);
        duel.draws_event(Famine);
        duel.rests();
    }
}
