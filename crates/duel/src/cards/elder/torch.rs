//! A duel as the classic game knows it: the other may answer with a card of his hand, the attacker rolls, the winner names
//! what the loser takes back (classic 9).

use crate::cards::prelude::*;
use crate::chapters::effects::Filter;
use crate::matches::rules::Duel;
use crate::position::site::Sites;
use crate::position::state::State;

const COUNTER: u8 = 1;
const ROLLED: u8 = 2;
const NAMED: u8 = 3;

/// An attack after which one of the two takes a building back.
pub(crate) const TORCH: CardDef = CardDef {
    key: "torch",
    name: "Torch",
    text: "Roll: on 1 to 5 the other takes a building back, of your choice; otherwise you do, of his.",
    kind: CardKind::Attack,
    printings: &[print(Set::Elder, 4)],
    picks: Some(|card| card == Card::Prelate),
    avails: Some(|duel, s, seat| buildings(duel, s, foe(seat)) != 0),
    play: Some(burn),
    waits: Some(|it| {
        let (by, other) = (it.play.by, foe(it.play.by));
        match it.play.step {
            COUNTER => it.asks_card(other, Row::hand(other)),
            ROLLED => it.rolls == Some(by) && it.play.n < 2,
            NAMED => {
                let loser = Seat(it.play.n & 1);
                let sites = it.sites(foe(loser), loser);
                sites != 0 && sites & !buildings(it.duel, it.s, loser) == 0 && it.play.n < 2
            }
            _ => false,
        }
    }),
    ..CARD
};

/// An answer to it: the attacker succeeds on 1 and 2 only.
pub(crate) const PRELATE: CardDef = CardDef {
    key: "prelate",
    name: "Prelate",
    text: "Answer to a Torch: it succeeds on 1 and 2 only.",
    kind: CardKind::Defense,
    printings: &[print(Set::Elder, 4)],
    inert: Some("the attack asks for it"),
    ..CARD
};

fn buildings(duel: &Duel, s: &State, seat: Seat) -> Sites {
    s.side(seat).sites_where(duel, |def| def.kind == CardKind::Building)
}

fn burn(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let other = foe(play.by);
    match play.step {
        0 => cx.ask_hand(other, Filter::Own, play.step(COUNTER)),
        COUNTER => {
            if !play.passed() {
                cx.discard_from_hand(other, play.answer);
            }
            cx.roll(play.by, EffectPlay { n: u8::from(!play.passed()), ..play.step(ROLLED) });
        }
        ROLLED => {
            let succeeds = play.answer <= if play.n == 1 { 2 } else { 5 };
            let loser = if succeeds { other } else { play.by };
            let sites = buildings(cx.duel, cx.s, loser);
            if sites != 0 {
                cx.ask_which(foe(loser), loser, sites, EffectPlay { n: loser.0, ..play.step(NAMED) });
            }
        }
        NAMED => cx.bury(Seat(play.n), play.site()),
        step => unreachable!("the Torch has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, elder};
    use crate::vocabulary::refusal::Refusal;

    /// Action cards are played by now.
    fn scene() -> Scene {
        let mut scene = elder();
        scene.s.unlocked = true;
        scene
    }

    #[test]
    fn an_attack_succeeds_on_one_to_five_and_the_attacker_names_what_goes_back_to_the_hand() {
        // classic 9, classic 17
        let mut duel = scene().with(B, [Cottage, Cloister]);
        duel.plays(A, Torch).rolls(A, 5).chooses(A, Cottage);
        duel.has(B, Cloister).holds(B, [Cottage]).rests();
        assert_eq!(duel.row(Row::discard(A)), [Torch]);
    }

    #[test]
    fn an_attack_that_fails_makes_the_attacker_take_back_what_the_other_names() {
        // classic 9: nothing if he has none
        let mut duel = scene().with(A, [Cottage, Cloister]).with(B, [Cottage]);
        duel.plays(A, Torch).rolls(A, 6).chooses(B, Cloister).holds(A, [Cloister]).has(B, Cottage).rests();
        let mut duel = scene().with(B, [Cottage]);
        duel.plays(A, Torch).rolls(A, 6).has(B, Cottage).rests();
    }

    #[test]
    fn a_counter_leaves_the_attacker_one_and_two() {
        // classic 9
        for (number, burnt) in [(2, true), (3, false)] {
            let mut duel = scene().with(B, [Cottage]).hand(B, [Prelate, Windfall]);
            duel.plays(A, Torch);
            assert_eq!(duel.offers(B), ["card 0", "pass"]);
            duel.takes_card(B, Prelate).rolls(A, number);
            assert_eq!(duel.s.hand(B).len(), if burnt { 2 } else { 1 });
            assert_eq!(duel.row(Row::discard(A)), [Prelate, Torch]);
        }
    }

    #[test]
    fn whoever_holds_a_card_is_asked_for_the_counter() {
        // classic 9, classic 18: nobody learns whether he has one
        let mut duel = scene().with(B, [Cottage]).hand(B, [Windfall]);
        duel.plays(A, Torch);
        assert_eq!(duel.offers(B), ["pass"]);
        duel.passes(B).rolls(A, 1).holds(B, [Windfall, Cottage]).rests();
        // classic 9: a card may be played only if its action can be carried out
        let duel = scene().hand(A, [Torch]).hand(B, [Windfall]);
        duel.refuses(A, "play torch", Refusal::NoUse);
    }

    #[test]
    fn a_card_that_lies_face_up_when_nobody_has_it_goes_back_there() {
        // classic/arsonist R5
        let mut duel = scene().with(B, [Conduit]);
        duel.plays(A, Torch).rolls(A, 1).holds(B, []).rests();
        assert!(duel.row(Row::FACE_UP).iter().filter(|it| **it == Conduit).count() == 2);
    }
}
