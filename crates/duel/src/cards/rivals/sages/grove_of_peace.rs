//! Grove of Peace (Sages).

use super::groves::{GROVE, answer, may_answer};
use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

const OFFER: u8 = 0;
const PAY: u8 = 1;
const ROLL: u8 = 2;
const ROLLED: u8 = 3;

/// The number of owls for each use.
const OWLS: u8 = 1;

/// The number that the die has to beat.
const TO_BEAT: u8 = 3;

pub(crate) const DEF: CardDef = CardDef {
    key: "grove-of-peace",
    name: "Grove of Peace",
    text: "The opponent plays an attack: pay 1 owl and roll the production die; on 4, 5 or 6 it does nothing.",
    cost: cost(&[Gold]),
    printings: &[print(Set::Sages, 1)],
    asks: &[Words::whether(
        PAY,
        "duel.ask.grove-of-peace",
        "duel.ask.grove-of-peace.yes",
        "duel.ask.grove-of-peace.no",
    )],
    threatened: Some(make_peace),
    waits: Some(|it| match it.play.step {
        PAY => it.asks(it.play.by, Ask::Whether) && it.play.n == enough(it.duel, it.s, it.play.by),
        ROLL => it.goes_on(),
        ROLLED => it.rolls == Some(it.play.by),
        _ => false,
    }),
    ..GROVE
};

/// The lowest number with which a player stops the attack.
fn enough(duel: &Duel, s: &State, seat: Seat) -> u8 {
    if duel.wins_ties(s, seat) { TO_BEAT } else { TO_BEAT + 1 }
}

fn make_peace(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let attack = cx.open_event().is_some_and(|card| card.def().kind == CardKind::Attack);
    match play.step {
        OFFER if attack && cx.applies_to(play.by) && may_answer(cx, play, OWLS) => {
            cx.ask(play.by, Ask::Whether, EffectPlay { n: enough(cx.duel, cx.s, play.by), ..play.step(PAY) });
        }
        OFFER => {}
        PAY if play.passed() => {}
        PAY => {
            answer(cx, play, OWLS);
            cx.then(play.step(ROLL));
        }
        ROLL => cx.roll(play.by, play.step(ROLLED)),
        ROLLED if play.answer >= enough(cx.duel, cx.s, play.by) => cx.spare(play.by, play),
        ROLLED => {}
        step => unreachable!("the Grove of Peace has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, princes};
    use crate::vocabulary::event::Event;

    fn scene(owls: u8) -> Scene {
        let duel = princes([Set::Gold, Set::Turmoil, Set::Sages]).with(A, [HedgeTavern]);
        duel.with(B, [GroveOfPeace, Abbey]).dial(B, PrincipalSageWoman, owls)
    }

    #[test]
    fn a_four_or_more_stops_the_attack() {
        // sages/grove-of-peace E
        for number in 1..=6 {
            let mut duel = scene(1);
            duel.plays(A, Arsonist).accepts(B).rolls(B, number);
            duel.owls(B, 0);
            if number >= 4 {
                assert!(duel.notes.events.iter().any(|it| matches!(it, Event::Spared { seat: B, .. })));
                duel.has(B, Abbey).rests();
                assert_eq!(duel.row(Row::discard(A)), [Arsonist]);
            } else {
                duel.chooses_stack(B, 0);
                duel.has_not(B, Abbey).rests();
            }
        }
    }

    #[test]
    fn one_use_for_each_attack_and_the_owl_is_spent() {
        // sages/grove-of-peace R5, enlightenment D59, enlightenment D24: any number of uses, each of them paid
        let mut duel = scene(3);
        duel.plays(A, Arsonist).accepts(B).rolls(B, 1).chooses_stack(B, 0); // not asked once more
        duel.owls(B, 2);
        duel.rests();
        let mut duel = duel.with(B, [Abbey]);
        duel.plays(A, Arsonist).accepts(B).rolls(B, 5);
        duel.owls(B, 1);
        duel.has(B, Abbey).rests();
    }

    #[test]
    fn it_may_be_declined() {
        // sages/grove-of-peace E
        let mut duel = scene(1);
        duel.plays(A, Arsonist).passes(B).chooses_stack(B, 0);
        duel.owls(B, 1);
        duel.rests();
        let mut duel = scene(0);
        duel.plays(A, Arsonist).chooses_stack(B, 0); // without an owl nobody asks
        duel.rests();
    }

    #[test]
    fn the_price_of_the_attack_is_paid_first() {
        // sages/grove-of-peace R3
        let mut duel = scene(1).dial(A, PrincipalSageWoman, 1).hand(B, [Arsonist]);
        duel.plays(A, WiseProtection);
        duel.owls(A, 0);
        duel.asks(B, "grove-of-peace");
        duel.accepts(B).rolls(B, 6);
        duel.owls(A, 0);
        duel.holds(B, [Arsonist]).rests();
        assert!(!duel.s.piles.knows(A, Row::hand(B), 0));
    }

    #[test]
    fn with_robert_a_three_is_enough() {
        // sages/grove-of-peace R4
        let mut duel = scene(1).city(B, 0).with(B, [Robert]);
        duel.plays(A, Arsonist).accepts(B).rolls(B, 3);
        duel.has(B, Abbey).rests();
        let mut duel = scene(1).city(B, 0).with(B, [Robert]);
        duel.plays(A, Arsonist).accepts(B).rolls(B, 2).chooses_stack(B, 0);
        duel.has_not(B, Abbey).rests();
    }
}
