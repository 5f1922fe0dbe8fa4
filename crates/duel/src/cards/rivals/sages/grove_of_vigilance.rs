//! Grove of Vigilance (Sages).

use super::groves::{GROVE, answer, may_answer};
use crate::cards::prelude::*;

const OFFER: u8 = 0;
const PAY: u8 = 1;
const TURN: u8 = 2;

/// The number of owls for each use.
const OWLS: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "grove-of-vigilance",
    name: "Grove of Vigilance",
    text: "Brigand Attack, Celebration or Trade on the event die: pay 1 owl, and an event card is drawn instead.",
    cost: cost(&[Gold]),
    printings: &[print(Set::Sages, 1).moons(1)],
    asks: &[Words::whether(
        PAY,
        "duel.ask.grove-of-vigilance",
        "duel.ask.grove-of-vigilance.yes",
        "duel.ask.grove-of-vigilance.no",
    )],
    event_shown: Some(watch),
    waits: Some(|it| match it.play.step {
        PAY => it.asks(it.play.by, Ask::Whether),
        TURN => it.goes_on(),
        _ => false,
    }),
    ..GROVE
};

fn watch(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let answered = matches!(cx.s.event, Some(EventFace::Brigands | EventFace::Celebration | EventFace::Trade));
    match play.step {
        OFFER if answered && may_answer(cx, play, OWLS) => cx.ask(play.by, Ask::Whether, play.step(PAY)),
        OFFER => {}
        PAY if play.passed() => {}
        PAY => {
            answer(cx, play, OWLS);
            cx.then(play.step(TURN));
        }
        TURN => cx.turn_event_die(play.by, EventFace::Card),
        step => unreachable!("the Grove of Vigilance has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Viewer};

    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::chapters::dice::DiceFrame;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, theme};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        theme(Set::Sages).with(B, [GroveOfVigilance]).dial(B, PrincipalSageWoman, 2).next_events([Famine]).before_roll()
    }

    #[test]
    fn an_event_card_takes_the_place_of_the_event() {
        // sages/grove-of-vigilance E, sages/grove-of-vigilance R3, sages/grove-of-vigilance R4
        for event in [EventFace::Brigands, EventFace::Celebration, EventFace::Trade] {
            let mut duel = scene();
            duel.dice(6, event).accepts(B);
            let events = duel.notes.events.clone();
            assert!(events.contains(&Event::FaceChosen { seat: B, face: EventFace::Card }), "{events:?}");
            assert!(events.iter().any(|it| matches!(it, Event::EventDrawn { .. })));
            assert_eq!(duel.s.event, Some(EventFace::Card));
            duel.owls(B, 1);
            duel.rests();
        }
    }

    #[test]
    fn a_harvest_and_an_event_card_are_not_answered() {
        // sages/grove-of-vigilance E
        let mut duel = scene();
        duel.dice(6, EventFace::Card);
        duel.rests();
        let mut duel = scene();
        duel.dice(6, EventFace::Harvest).takes(A, Wool).takes(B, Wool);
        duel.rests();
    }

    #[test]
    fn both_produce_before_the_event_card_that_follows_a_brigand_attack() {
        // sages/grove-of-vigilance R5, enlightenment 3.4: A's fields have the number 6; the Famine takes that grain
        let mut duel = scene().rich(A);
        duel = duel.stored(A, Grain, 0);
        duel.dice(6, EventFace::Brigands).accepts(B);
        duel.stock(A, Grain, 0).stock(A, Gold, 3).stock(A, Wool, 3).rests();
    }

    #[test]
    fn it_may_be_declined_and_needs_an_owl() {
        // sages/grove-of-vigilance E
        let mut duel = scene();
        duel.dice(6, EventFace::Trade).passes(B);
        duel.owls(B, 2);
        duel.rests();
        let mut duel = theme(Set::Sages).with(B, [GroveOfVigilance]).with(B, [PrincipalSageWoman]).before_roll();
        duel.dice(6, EventFace::Trade);
        duel.rests();
    }

    #[test]
    fn a_result_is_answered_once_and_the_event_card_that_follows_may_meet_courage() {
        // sages/grove-of-vigilance R6, enlightenment D26
        let mut duel = theme(Set::Sages).with(A, [Candamir]).with(B, [GroveOfVigilance, GroveOfCourage, Abbey]);
        duel = duel.dial(B, PrincipalSageWoman, 3).next_events([Feud]).before_roll();
        duel.dice(6, EventFace::Trade).accepts(B).accepts(B);
        duel.owls(B, 0);
        duel.has(B, Abbey).rests();
    }

    #[test]
    fn whoever_is_asked_sees_what_brigands_would_take_from_each() {
        // sages/grove-of-vigilance E, rivals 7
        let mut duel = scene().rich(B);
        duel = duel.stored(B, Gold, 2).dial(B, PrincipalSageWoman, 2);
        let raid = |duel: &Scene, seat| duel.duel.view(&duel.s, Viewer::Seat(seat)).raid;
        assert!(raid(&duel, B).is_empty(), "nothing is rolled");
        duel.dice(6, EventFace::Brigands);
        assert_eq!(raid(&duel, B), [vec![], vec![("wool", 3), ("gold", 2)]]);
        assert!(raid(&duel, A).is_empty(), "only the one who is asked is told");
        duel.passes(B);
        duel.stock(B, Gold, 0).stock(B, Wool, 0).rests();
        let mut trade = scene().rich(B);
        trade.dice(6, EventFace::Trade);
        assert!(raid(&trade, B).is_empty(), "brigands only");
    }

    #[test]
    fn an_event_of_the_action_phase_is_answered_too() {
        // enlightenment D63: the Forgotten Tribe rolls the event die once more
        let mut duel = theme(Set::Sages).with(B, [GroveOfVigilance]).dial(B, PrincipalSageWoman, 1).rich(A);
        duel = duel.next_events([Famine]);
        duel.s.agenda.push(DiceFrame::EventRoll.into());
        duel.event_die(EventFace::Brigands).accepts(B);
        duel.stock(A, Gold, 3).stock(A, Wool, 3).stock(A, Grain, 2).rests();
    }

    #[test]
    fn an_event_that_justice_has_set_is_answered_too() {
        // enlightenment D63
        let mut duel = theme(Set::Sages).with(A, [GroveOfJustice]).dial(A, PrincipalSageWoman, 2);
        duel = duel.with(B, [GroveOfVigilance]).dial(B, PrincipalSageWoman, 2).next_events([Famine]).before_roll();
        duel.uses(A, GroveOfJustice).does(A, "face celebration").production_die(6).accepts(B);
        assert_eq!(duel.s.event, Some(EventFace::Card));
        duel.rests();
    }
}
