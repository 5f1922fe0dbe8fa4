//! Grove of Freedom (Sages).

use super::groves::GROVE;
use super::owls::owls;
use crate::card::Ware;
use crate::cards::prelude::*;

const PAY: u8 = 0;
const CHOOSE: u8 = 1;
const SEARCH: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "grove-of-freedom",
    name: "Grove of Freedom",
    text: "Once a turn, for 1 owl: look through one draw stack and take 1 card.",
    cost: cost(&[Ore, Gold]),
    printings: &[print(Set::Sages, 1)],
    asks: &[Words::which(SEARCH, "duel.ask.grove-of-freedom")],
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |duel, s, seat, _| owls(s, seat) >= 1 && duel.full_stacks(s, seat) != 0,
        act: choose_freely,
        once: true,
    }),
    fills_hands: true,
    waits: Some(|it| match it.play.step {
        CHOOSE => it.goes_on() && it.duel.full_stacks(it.s, it.play.by) != 0,
        SEARCH => it.asks_stack(it.play.by),
        _ => false,
    }),
    ..GROVE
};

fn choose_freely(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        PAY => {
            cx.pay_wares(play.by, Ware::Owl, 1);
            cx.then(play.step(CHOOSE));
        }
        CHOOSE => cx.ask(play.by, Ask::Stack(cx.duel.full_stacks(cx.s, play.by)), play.step(SEARCH)),
        SEARCH => cx.search(play.by, play.answer),
        step => unreachable!("the Grove of Freedom has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, theme, tournament_of};
    use crate::vocabulary::refusal::Refusal;

    fn scene() -> Scene {
        theme(Set::Sages).with(A, [GroveOfFreedom]).dial(A, PrincipalSageWoman, 1).top(0, [Scout, Abbey, Harald])
    }

    #[test]
    fn one_card_of_one_stack_is_taken() {
        // sages/grove-of-freedom E, sages/grove-of-freedom R3
        let mut duel = scene();
        let rest: Vec<_> = duel.row(Row::stack(0)).into_iter().filter(|&card| card != Abbey).collect();
        duel.uses(A, GroveOfFreedom).chooses_stack(A, 0).takes_card(A, Abbey);
        duel.owls(A, 0);
        duel.holds(A, [Abbey]).rests();
        let left: Vec<_> = duel.row(Row::stack(0)).into_iter().filter(|&card| card != Abbey).collect();
        assert_eq!(left, rest, "the order is kept");
        assert!(duel.s.piles.knows(A, Row::stack(0), 0) && !duel.s.piles.knows(B, Row::stack(0), 0));
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn the_card_is_used_at_once_and_surplus_goes_at_the_end_of_the_turn() {
        // sages/grove-of-freedom R4, sages/grove-of-freedom R5, sages/grove-of-freedom R6
        let mut duel = scene().rich(A).hand(A, [Brigitta, Brigitta]);
        duel.uses(A, GroveOfFreedom).chooses_stack(A, 0).takes_card(A, Abbey);
        duel.builds(A, Abbey);
        let mut duel = scene().hand(A, [Brigitta, Brigitta, Goldsmith]);
        duel.uses(A, GroveOfFreedom).chooses_stack(A, 0).takes_card(A, Abbey).does(A, "end");
        duel.asks(A, "too-many");
        duel.does(A, "put goldsmith 0");
        duel.asks(A, "exchange");
    }

    #[test]
    fn with_decks_an_own_stack_is_searched() {
        // sages/grove-of-freedom R7: only these stacks are offered
        let duel = tournament_of(&[Set::Sages]).with(B, [GroveOfFreedom]).dial(B, PrincipalSageWoman, 1);
        let mut duel = duel.turn(B);
        duel.uses(B, GroveOfFreedom);
        assert_eq!(duel.offers(B), ["stack 4", "stack 5", "stack 6", "stack 7"]);
    }
}
