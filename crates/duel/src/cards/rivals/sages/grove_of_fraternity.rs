//! Grove of Fraternity (Sages).

use super::groves::GROVE;
use super::owls::owls;
use crate::card::Ware;
use crate::cards::prelude::*;

const PAY: u8 = 0;
const DRAW: u8 = 1;
const OFFER: u8 = 2;
const DRAWN: u8 = 3;

pub(crate) const DEF: CardDef = CardDef {
    key: "grove-of-fraternity",
    name: "Grove of Fraternity",
    text: "Once a turn, for 1 owl: draw 3 cards from any stacks; then the opponent may draw 1.",
    cost: cost(&[Ore, Gold]),
    printings: &[print(Set::Sages, 1)],
    asks: &[Words::which_if_any(DRAWN, "duel.ask.grove-of-fraternity", "duel.ask.grove-of-fraternity.no")],
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |duel, s, seat, _| owls(s, seat) >= 1 && duel.full_stacks(s, seat) != 0,
        act: share,
        once: true,
    }),
    fills_hands: true,
    waits: Some(|it| match it.play.step {
        DRAW | OFFER => it.goes_on(),
        DRAWN => it.asks_stack(foe(it.play.by)),
        _ => false,
    }),
    ..GROVE
};

fn share(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let other = foe(play.by);
    match play.step {
        PAY => {
            cx.pay_wares(play.by, Ware::Owl, 1);
            cx.then(play.step(DRAW));
        }
        DRAW => {
            cx.draw(play.by, 3);
            cx.then(play.step(OFFER));
        }
        OFFER => match cx.duel.full_stacks(cx.s, other) {
            0 => {}
            stacks => cx.ask(other, Ask::StackIfAny(stacks), play.step(DRAWN)),
        },
        DRAWN if play.passed() => {}
        DRAWN => cx.draw_card(other, play.answer),
        step => unreachable!("the Grove of Fraternity has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, theme, tournament_of};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        theme(Set::Sages).with(A, [GroveOfFraternity]).dial(A, PrincipalSageWoman, 2)
    }

    #[test]
    fn three_cards_are_drawn_and_then_the_opponent_may_draw_one() {
        // sages/grove-of-fraternity E
        let mut duel = scene().top(0, [Abbey]).top(1, [Scout, Marketplace]).top(2, [Harald]);
        duel.uses(A, GroveOfFraternity).does(A, "draw 0").does(A, "draw 1").does(A, "draw 1");
        duel.owls(A, 1);
        duel.holds(A, [Abbey, Scout, Marketplace]);
        duel.chooses_stack(B, 2);
        duel.holds(B, [Harald]).rests();
        duel.refuses(A, "use 0,a", Refusal::NoUse); // once a turn
    }

    #[test]
    fn the_opponent_may_decline() {
        // sages/grove-of-fraternity E
        let mut duel = scene();
        duel.uses(A, GroveOfFraternity).does(A, "draw 0").does(A, "draw 0").does(A, "draw 0").passes(B);
        duel.holds(B, []).rests();
        assert_eq!(duel.s.hand(A).len(), 3);
    }

    #[test]
    fn what_is_drawn_is_used_at_once_and_surplus_waits_for_the_end_of_the_turn() {
        // sages/grove-of-fraternity R3, sages/grove-of-fraternity R4, sages/grove-of-fraternity R5
        let mut duel = scene().hand(A, [Scout, Scout]).top(0, [Abbey, Harald, Inga]).rich(A);
        duel.uses(A, GroveOfFraternity).does(A, "draw 0").does(A, "draw 0").does(A, "draw 0").passes(B);
        duel.builds(A, Harald);
        duel.does(A, "end");
        duel.asks(A, "too-many"); // four cards, and the limit is three
        duel.does(A, "put scout 1");
        duel.asks(A, "exchange");
    }

    #[test]
    fn the_opponent_keeps_surplus_until_the_end_of_his_next_turn() {
        // sages/grove-of-fraternity R6, enlightenment D48
        let mut duel = scene().hand(B, [Abbey, Scout, Harald]).top(0, [Inga, Osmund, Siglind]);
        duel.uses(A, GroveOfFraternity).does(A, "draw 0").does(A, "draw 0").does(A, "draw 0").chooses_stack(B, 1);
        duel.asks(A, "action");
        assert_eq!(duel.s.hand(B).len(), 4);
    }

    #[test]
    fn with_decks_both_draw_from_their_own_stacks() {
        // sages/grove-of-fraternity R7
        let mut duel = tournament_of(&[Set::Sages]).with(A, [GroveOfFraternity]).dial(A, PrincipalSageWoman, 2);
        duel.uses(A, GroveOfFraternity);
        assert_eq!(duel.offers(A), ["draw 0", "draw 1", "draw 2", "draw 3"]);
        duel.does(A, "draw 0").does(A, "draw 3").does(A, "draw 0");
        assert_eq!(duel.offers(B)[..4], ["stack 4", "stack 5", "stack 6", "stack 7"]);
    }

    #[test]
    fn without_an_owl_it_cannot_be_used() {
        // sages/grove-of-fraternity E
        let duel = theme(Set::Sages).with(A, [GroveOfFraternity]).stored(A, Gold, 3);
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }
}
