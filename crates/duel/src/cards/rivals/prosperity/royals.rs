//! Prince and Princess (Prosperity).

use super::artworks::is_artwork;
use crate::card::require::Require;
use crate::card::{Extra, Printing};
use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

const PAY: u8 = 0;
const ASK: u8 = 1;
const TAKE: u8 = 2;

const ASKS: &[Words] = &[Words::which(TAKE, "duel.ask.royals")];

pub(crate) const PRINCE: CardDef = royal(
    "prince",
    "Prince",
    cost(&[Grain, Ore]),
    Points { strength: 1, ..Points::NONE },
    &[Require {
        says: "not-own-card:princess",
        words: "a principality without the Princess",
        holds: |duel, s, seat| !s.side(seat).has(duel, Card::Princess),
    }],
    &[print(Set::Prosperity, 1).face_up()],
);

pub(crate) const PRINCESS: CardDef = royal(
    "princess",
    "Princess",
    cost(&[Wool, Ore]),
    Points { skill: 1, ..Points::NONE },
    &[Require {
        says: "not-own-card:prince",
        words: "a principality without the Prince",
        holds: |duel, s, seat| !s.side(seat).has(duel, Card::Prince),
    }],
    &[print(Set::Prosperity, 1).moons(1).face_up()],
);

const fn royal(
    key: &'static str,
    name: &'static str,
    price: Bundle,
    points: Points,
    requires: &'static [Require],
    printings: &'static [Printing],
) -> CardDef {
    CardDef {
        key,
        name,
        text: "Once a turn for 1 gold: take an Artwork from the discard pile. Never comes to the opponent.",
        kind: CardKind::Unit,
        place: Place::City,
        cost: price,
        extra: Extra { stars: 1, ..Extra::NONE },
        points,
        requires,
        once: true,
        loyal: true,
        printings,
        asks: ASKS,
        fills_hands: true,
        picks: Some(is_artwork),
        uses: Some(Use {
            when: UsedWhen::InAction,
            open: |duel, s, seat, _| s.side(seat).amount(Gold) > 0 && some_artwork(duel, s, seat),
            act: collect,
            once: true,
        }),
        waits: Some(|it| match it.play.step {
            ASK => it.goes_on() && some_artwork(it.duel, it.s, it.play.by),
            TAKE => it.asks(it.play.by, which(it.duel, it.play.by)),
            _ => false,
        }),
        ..CARD
    }
}

fn some_artwork(duel: &Duel, s: &State, seat: Seat) -> bool {
    s.piles.faces(duel.discard(seat)).iter().any(|&face| is_artwork(duel.card(face)))
}

fn which(duel: &Duel, by: Seat) -> Ask {
    Ask::Card { row: duel.discard(by), filter: Filter::Own, pass: false }
}

fn collect(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        PAY => {
            cx.pay(play.by, cost(&[Gold]));
            cx.then(play.step(ASK));
        }
        ASK => cx.ask(play.by, which(cx.duel, play.by), play.step(TAKE)),
        TAKE => cx.take_open(play.by, cx.duel.discard(play.by), play.answer),
        step => unreachable!("Prince and Princess have no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::{CardKind, Set};
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, princes, theme, tournament_of};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    const WITH_TURMOIL: [Set; 3] = [Set::Turmoil, Set::Progress, Set::Prosperity];

    #[test]
    fn an_artwork_comes_back_for_a_gold_once_a_turn() {
        // prosperity/prince E, prosperity/princess E, prosperity/prince R5, prosperity/princess R5, prosperity/prince R6, prosperity/princess R6
        for royal in [Prince, Princess] {
            let duel = theme(Set::Prosperity).with(A, [royal]).stored(A, Gold, 3);
            let mut duel = duel.discarded(A, [Abbey, ArtworkEpic, Scout, ArtworkRelief]);
            duel.uses(A, royal);
            assert_eq!(duel.offers(A), ["card 1", "card 3"]);
            duel.takes_card(A, ArtworkEpic);
            duel.holds(A, [ArtworkEpic]).stock(A, Gold, 2).rests();
            assert_eq!(duel.row(Row::discard(A)), [Abbey, Scout, ArtworkRelief], "the order is kept");
            assert!(duel.s.piles.knows(B, Row::hand(A), 0), "it was shown");
            duel.refuses(A, "use 0,a", Refusal::NoUse);
        }
    }

    #[test]
    fn without_gold_or_an_artwork_there_is_nothing_to_fetch() {
        // prosperity/prince E, prosperity/princess E
        let poor = theme(Set::Prosperity).with(A, [Prince]).discarded(A, [ArtworkEpic]);
        poor.refuses(A, "use 0,a", Refusal::NoUse);
        let none = theme(Set::Prosperity).with(A, [Prince]).stored(A, Gold, 1).discarded(A, [Abbey]);
        none.refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn in_the_tournament_it_comes_from_the_own_pile() {
        // prosperity/prince R7, prosperity/princess R7
        for royal in [Prince, Princess] {
            let duel = tournament_of(&WITH_TURMOIL).with(A, [royal]).stored(A, Gold, 1).discarded(B, [ArtworkEpic]);
            duel.refuses(A, "use 0,a", Refusal::NoUse);
            let mut duel = duel.discarded(A, [ArtworkRelief]);
            duel.uses(A, royal).takes_card(A, ArtworkRelief);
            duel.holds(A, [ArtworkRelief]).rests();
        }
    }

    #[test]
    fn everybody_has_one_of_both_at_most() {
        // prosperity/prince R1, prosperity/princess R1, prosperity/prince R2, prosperity/princess R2, enlightenment 4.4
        assert!(Prince.def().once && Princess.def().once);
        let duel = theme(Set::Prosperity).with(A, [Prince]).rich(A).dial(A, PublicFeeling, 3);
        duel.refuses(A, "build princess 0,b", Refusal::Unmet(Princess, 0));
        let duel = theme(Set::Prosperity).with(A, [Princess]).rich(A).dial(A, PublicFeeling, 3);
        duel.refuses(A, "build prince 0,b", Refusal::Unmet(Prince, 0));
        // The other player may have the second one.
        let mut duel = duel.city(B, 0).rich(B).dial(B, PublicFeeling, 3).turn(B);
        duel.does(B, "build prince 0,a");
        duel.has(B, Prince).stars(B, 2).rests();
    }

    #[test]
    fn they_are_units_and_no_heroes() {
        // prosperity/prince R4, prosperity/princess R4, enlightenment 7.1: the Drill Ground does not make them cheaper
        for royal in [Prince, Princess] {
            assert_eq!(royal.def().kind, CardKind::Unit);
            let duel = princes(WITH_TURMOIL).with(A, [DrillGround]);
            assert_eq!(duel.discount(A, royal), 0);
            let duel = princes(WITH_TURMOIL).hand(A, [ArtworkEpic]);
            duel.refuses(A, "play artwork-epic", Refusal::Unmet(ArtworkEpic, 0));
            let mut duel = duel.with(A, [royal]);
            duel.plays(A, ArtworkEpic);
            duel.stars(A, 1);
        }
    }

    #[test]
    fn the_opponent_cannot_lure_them_out_of_a_hand() {
        // prosperity/prince R3, prosperity/princess R3, enlightenment D64
        let mut duel = princes(WITH_TURMOIL).with(A, [HedgeTavern]).hand(B, [Prince, Abbey, Princess]);
        duel.plays(A, Traitor);
        assert_eq!(duel.offers(A), ["card 1", "pass"]);
        let mut duel = tournament_of(&WITH_TURMOIL).with(A, [HedgeTavern]).hand(B, [Prince, Harald]);
        duel.plays(A, Traitor);
        assert_eq!(duel.offers(A), ["card 1", "pass"]);
    }

    #[test]
    fn nor_out_of_the_discard_pile_of_their_owner() {
        // prosperity/prince R3, enlightenment D39, enlightenment D64: a shared pile is not an own pile
        let mut duel = tournament_of(&WITH_TURMOIL).city(B, 0).discarded(B, [Prince]).hand(A, [Guido]);
        duel.refuses(A, "play guido-the-ambassador", Refusal::NoUse);
        duel = duel.discarded(B, [Abbey]);
        duel.plays(A, Guido);
        assert_eq!(duel.offers(A), ["card 1"]);
        let mut duel = princes(WITH_TURMOIL).city(B, 0).discarded(B, [Prince]);
        duel.plays(A, Guido).takes_card(A, Prince);
        duel.holds(A, [Prince]);
    }

    #[test]
    fn wise_protection_puts_them_under_a_stack() {
        // enlightenment D64
        let duel = princes([Set::Gold, Set::Sages, Set::Prosperity]).dial(A, PrincipalSageWoman, 1);
        let mut duel = duel.hand(B, [Prince, Bera]);
        duel.plays(A, WiseProtection).does(B, "put prince 5"); // Bera follows by herself
        duel.holds(B, []);
    }

    #[test]
    fn they_may_be_put_under_a_stack() {
        // enlightenment D64
        let mut duel = princes(WITH_TURMOIL).with(A, [Candamir]).hand(B, [Prince, Princess]);
        duel.draws_event(FraternalFeuds).takes_card(A, Prince).takes_card(A, Princess);
        duel.holds(B, []);
    }
}
