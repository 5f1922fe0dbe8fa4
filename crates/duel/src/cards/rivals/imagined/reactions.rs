//! Cards that are answered out of a hand. Which answers a player has stays hidden.

use crate::cards::prelude::*;
use crate::chapters::effects::Filter;

/// An attack that asks the other for a card of his hand (Bishop, discarding for the Manifesto).
pub(crate) const TRIBUTE: CardDef = CardDef {
    key: "tribute",
    name: "Tribute",
    text: "The opponent discards an action card of his hand, or pays 1 gold.",
    kind: CardKind::Attack,
    printings: &[print(Set::Imagined, 2)],
    play: Some(tribute),
    waits: Some(|it| it.play.step == 1 && it.asks_card(foe(it.play.by), Row::hand(foe(it.play.by)))),
    ..CARD
};

fn tribute(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    const ASK: u8 = 0;
    const GIVE: u8 = 1;

    let victim = foe(play.by);
    match play.step {
        ASK => cx.ask_hand(victim, Filter::Actions, play.step(GIVE)),
        GIVE if play.passed() => cx.pay(victim, cost(&[Gold])),
        GIVE => cx.discard_from_hand(victim, play.answer),
        step => unreachable!("the Tribute has no step {step}"),
    }
}

/// A hand card that makes an attack do nothing (Countermagic).
pub(crate) const PARRY: CardDef = CardDef {
    key: "parry",
    name: "Parry",
    text: "When the opponent plays an attack: it does nothing.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Imagined, 2)],
    averts: Some(|card| card.def().kind == CardKind::Attack),
    ..CARD
};

#[cfg(test)]
mod tests {
    use kernel::Game;

    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, imagined};
    use crate::vocabulary::action::Action;
    use crate::vocabulary::event::Event;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_card_may_ask_for_a_card_of_the_own_hand_that_fits() {
        // classic 9: the defender is always asked for the counter
        let mut duel = imagined().hand(B, [Goldsmith, Abbey]).stored(B, Gold, 1);
        duel.plays(A, Tribute);
        assert_eq!(duel.offers(B), ["card 0", "pass"]);
        duel.takes_card(B, Goldsmith);
        duel.holds(B, [Abbey]).stock(B, Gold, 1).rests();
        assert_eq!(duel.row(Row::discard(A)), [Goldsmith, Tribute]);
    }

    #[test]
    fn whoever_can_only_pass_is_asked_all_the_same_and_the_table_may_answer_for_him() {
        // classic 18: counters are asked even if impossible
        let mut duel = imagined().hand(B, [Abbey]).stored(B, Gold, 1);
        duel.plays(A, Tribute);
        assert_eq!(duel.offers(B), ["pass"]);
        assert_eq!((duel.duel.pass(&duel.s, B), duel.duel.pass(&duel.s, A)), (Some(Action::Pass), None));
        duel.passes(B);
        duel.stock(B, Gold, 0).rests();
    }

    #[test]
    fn whoever_holds_no_card_is_not_asked_for_one() {
        // rivals 15: public knowledge leaves one answer
        let mut duel = imagined().stored(B, Gold, 1);
        duel.plays(A, Tribute);
        duel.stock(B, Gold, 0).rests();
    }

    #[test]
    fn a_reaction_from_the_hand_makes_an_attack_do_nothing() {
        // classic 9
        let mut duel = imagined().hand(B, [Parry]).stored(B, Gold, 1);
        duel.plays(A, Tribute).plays(B, Parry);
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::FendedOff { seat: B, .. })));
        duel.holds(B, []).stock(B, Gold, 1).rests();
        assert_eq!(duel.row(Row::discard(A)), [Parry, Tribute]);
    }

    #[test]
    fn whoever_might_hold_such_a_reaction_is_asked_and_may_pass() {
        // classic 18
        let mut duel = imagined().hand(B, [Tribute]).stored(B, Gold, 1);
        duel.plays(A, Tribute);
        assert_eq!(duel.offers(B), ["pass"]); // it has the same back as a Parry
        assert_eq!(duel.duel.pass(&duel.s, B), Some(Action::Pass));
        duel.passes(B).takes_card(B, Tribute);
        duel.stock(B, Gold, 1).rests();
        let mut duel = imagined().hand(B, [Goldsmith]);
        duel.plays(A, Tribute);
        assert_eq!(duel.offers(B), ["card 0", "pass"]); // a back that no Parry has: only the Tribute asks
    }

    #[test]
    fn a_guard_rolls_first_and_what_it_fends_off_needs_no_reaction() {
        // rivals 15
        let mut duel = imagined().with(A, [HedgeTavern]).with(B, [Abbey, LookoutTower]).hand(B, [Parry]);
        duel.plays(A, Arsonist).rolls(B, 2);
        duel.has(B, Abbey).holds(B, [Parry]).rests();
        duel.plays(A, Arsonist).rolls(B, 5).plays(B, Parry);
        duel.has(B, Abbey).holds(B, []).rests();
    }
}
