//! Grove of Great Foresight (Sages).

use super::groves::GROVE;
use super::owls::owls;
use crate::card::Ware;
use crate::cards::prelude::*;

const PAY: u8 = 0;
const LOOK: u8 = 1;
const SINK: u8 = 2;

/// How many event cards are looked at.
const CARDS: u8 = 3;

pub(crate) const DEF: CardDef = CardDef {
    key: "grove-of-great-foresight",
    name: "Grove of Great Foresight",
    text: "Once a turn, for 2 owls: look at the 3 top events and put any of them under the stack, not Yule.",
    cost: cost(&[Ore]),
    printings: &[print(Set::Sages, 1).moons(1)],
    asks: &[Words::which_if_any(SINK, "duel.ask.grove-of-great-foresight", "duel.ask.grove-of-great-foresight.no")],
    picks: Some(|card| card != Card::Yule),
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |_, s, seat, _| owls(s, seat) >= 2 && s.piles.len(Row::EVENTS) > 0,
        act: look_ahead,
        once: true,
    }),
    waits: Some(|it| match it.play.step {
        LOOK => it.goes_on() && it.s.piles.len(Row::EVENTS) > 0,
        SINK => (1..=CARDS).contains(&it.play.n) && it.asks(it.play.by, Ask::Top(Row::EVENTS, it.play.n)),
        _ => false,
    }),
    ..GROVE
};

fn look_ahead(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        PAY => {
            cx.pay_wares(play.by, Ware::Owl, 2);
            cx.then(play.step(LOOK));
        }
        LOOK => {
            let n = CARDS.min(cx.s.piles.len(Row::EVENTS) as u8);
            cx.look_at_top(play.by, Row::EVENTS, n.into());
            cx.ask(play.by, Ask::Top(Row::EVENTS, n), EffectPlay { n, ..play.step(SINK) });
        }
        SINK if play.passed() => {}
        SINK => {
            let n = play.n - 1;
            cx.sink_event(play.by, play.n, play.answer);
            if n > 0 {
                cx.ask(play.by, Ask::Top(Row::EVENTS, n), EffectPlay { n, ..play });
            }
        }
        step => unreachable!("the Grove of Great Foresight has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, theme};
    use crate::vocabulary::refusal::Refusal;

    fn scene() -> Scene {
        theme(Set::Sages).with(A, [GroveOfGreatForesight]).dial(A, PrincipalSageWoman, 3)
    }

    #[test]
    fn top_events_go_under_the_stack_in_the_order_of_choice() {
        // sages/grove-of-great-foresight E, sages/grove-of-great-foresight R3, sages/grove-of-great-foresight R4
        let mut duel = scene().next_events([Feud, Famine, Invention, Yule]);
        duel.uses(A, GroveOfGreatForesight);
        duel.owls(A, 1);
        assert_eq!(duel.offers(A), ["card 0", "card 1", "card 2", "pass"]); // not the fourth
        duel.takes_card(A, Famine).takes_card(A, Feud).passes(A);
        let events = duel.row(Row::EVENTS);
        assert_eq!((&events[..2], &events[events.len() - 2..]), (&[Invention, Yule][..], &[Famine, Feud][..]));
        duel.rests();
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn yule_is_never_moved() {
        // sages/grove-of-great-foresight R5
        let mut duel = scene().next_events([Feud, Yule, Famine]);
        duel.uses(A, GroveOfGreatForesight);
        assert_eq!(duel.offers(A), ["card 0", "card 2", "pass"]);
        duel.takes_card(A, Feud).takes_card(A, Famine);
        assert_eq!(duel.offers(A), ["pass"]);
        duel.passes(A);
        assert_eq!(duel.row(Row::EVENTS)[0], Yule);
        duel.rests();
    }

    #[test]
    fn the_other_sees_neither_the_cards_nor_where_they_went() {
        // sages/grove-of-great-foresight E, enlightenment 7
        let mut duel = scene().next_events([Feud, Famine, Invention]);
        duel.uses(A, GroveOfGreatForesight).takes_card(A, Famine).passes(A);
        let last = duel.row(Row::EVENTS).len() - 1;
        let known = |seat| [0, 1, 2, last].map(|at| duel.s.piles.knows(seat, Row::EVENTS, at));
        assert_eq!((known(A), known(B)), ([true, true, false, true], [false; 4]));
    }

    #[test]
    fn with_one_owl_it_cannot_be_used() {
        // sages/grove-of-great-foresight E
        let duel = theme(Set::Sages).with(A, [GroveOfGreatForesight]).dial(A, PrincipalSageWoman, 1);
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }
}
