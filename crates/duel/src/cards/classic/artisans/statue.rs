//! "Beloved Prince" Statue (Artisans & Benefactors).

use crate::card::Extra;
use crate::cards::prelude::*;

const OFFER: u8 = 0;
const FIRST: u8 = 1;
const SECOND: u8 = 2;
const TAKE: u8 = 3;

pub(crate) const DEF: CardDef = CardDef {
    key: "beloved-prince-statue",
    name: "\"Beloved Prince\" Statue",
    text: "When built: the opponent offers 2 knights or fleets of his hand, and you take one of them.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Gold, Gold]),
    extra: Extra { stars: 3, ..Extra::NONE },
    points: Points::victory(1),
    printings: &[print(Set::Artisans, 2)],
    asks: &[
        Words::which(FIRST, "duel.ask.statue.first"),
        Words::which(SECOND, "duel.ask.statue.second"),
        Words::which(TAKE, "duel.ask.statue"),
    ],
    touches_foe: Some(|_, s, seat| !s.hand(foe(seat)).is_empty()),
    fills_hands: true,
    picks: Some(|card| matches!(card.def().kind, CardKind::Knight | CardKind::Fleet)),
    built: Some(admire),
    waits: Some(|it| {
        let (by, victim) = (it.play.by, foe(it.play.by));
        let (offers, aside) = (it.asks(victim, Ask::Offer(Filter::Own)), it.s.piles.len(Row::ASIDE));
        match it.play.step {
            FIRST => offers && aside == 0,
            SECOND => offers && aside == 1,
            TAKE => it.asks_card(by, Row::ASIDE) && aside == 2,
            _ => false,
        }
    }),
    ..CARD
};

fn admire(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let victim = foe(play.by);
    match play.step {
        OFFER => cx.ask_offer(victim, Filter::Own, play.step(FIRST)),
        FIRST if play.passed() => {}
        FIRST => {
            cx.lay_open(victim, play.answer);
            cx.ask_offer(victim, Filter::Own, play.step(SECOND));
        }
        SECOND if play.passed() => cx.take_offered(play.by, 0),
        SECOND => {
            cx.lay_open(victim, play.answer);
            cx.ask_card(play.by, Row::ASIDE, play.step(TAKE));
        }
        TAKE => cx.take_offered(play.by, play.answer),
        step => unreachable!("the Statue has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Viewer};

    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, artisans};
    use crate::vocabulary::action::Action;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        artisans().city(A, 0).stored(A, Brick, 1).stored(A, Gold, 2).dial(A, ClassicPublicFeeling, 3)
    }

    /// artisans/beloved-prince-statue E, artisans/beloved-prince-statue R1, artisans/beloved-prince-statue R5, classic D40
    #[test]
    fn the_opponent_offers_two_units_of_his_hand_and_the_builder_takes_one() {
        let mut duel = scene().hand(B, [Falk, OreFleet, Otto]);
        duel.builds(A, BelovedPrinceStatue);
        assert_eq!(duel.offers(B).len(), 3);
        duel.refuses(B, "pass", Refusal::NotOffered);
        duel.takes_card(B, Falk);
        assert_eq!(duel.offers(B).len(), 2);
        duel.takes_card(B, OreFleet);
        assert_eq!(duel.offers(A), ["card 0", "card 1"]);
        duel.takes_card(A, OreFleet);
        duel.holds(A, [OreFleet]).holds(B, [Falk, Otto]).points(A, 4).rests();
        let knows = |card| {
            let at = duel.row(Row::hand(B)).iter().position(|it| *it == card).expect("he holds it");
            duel.s.piles.knows(A, Row::hand(B), at)
        };
        assert_eq!((knows(Falk), knows(Otto)), (true, false), "a third one stays unseen");
    }

    /// artisans/beloved-prince-statue R1
    #[test]
    fn a_single_unit_is_taken() {
        let mut duel = scene().hand(B, [Falk, Garrison]);
        duel.builds(A, BelovedPrinceStatue);
        assert_eq!(duel.offers(B), ["card 0"]);
        duel.takes_card(B, Falk);
        assert_eq!(duel.offers(B), ["pass"]);
        duel.passes(B);
        duel.holds(A, [Falk]).holds(B, [Garrison]).rests();
    }

    /// artisans/beloved-prince-statue R2, artisans/beloved-prince-statue R6, classic D34
    #[test]
    fn it_costs_a_brick_two_gold_and_three_stars_and_no_star_is_left_out() {
        let mut duel = scene();
        duel.builds(A, BelovedPrinceStatue);
        duel.stock(A, Brick, 0).stock(A, Gold, 0).stars(A, 0).rests();
        let duel = scene().hand(A, [BelovedPrinceStatue]).dial(A, ClassicPublicFeeling, 2);
        duel.refuses(A, "build beloved-prince-statue 0,a", Refusal::CannotAfford { short: 1 });
        // More resources cannot replace a star.
        duel.rich(A).refuses(A, "build beloved-prince-statue 0,a", Refusal::CannotAfford { short: 1 });
    }

    /// artisans/beloved-prince-statue R3
    #[test]
    fn a_unit_may_be_offered_that_nobody_can_build_now() {
        let mut duel = scene().hand(B, [Karl]);
        duel.builds(A, BelovedPrinceStatue).takes_card(B, Karl);
        duel.holds(A, [Karl]).rests();
        duel.refuses(A, "build karl 0,b", Refusal::CannotAfford { short: 7 });
    }

    /// artisans/beloved-prince-statue R5, classic D40, classic 18
    #[test]
    fn whoever_holds_no_unit_is_asked_all_the_same_and_nothing_follows() {
        let ask = |cards: &[crate::Card]| {
            let mut duel = scene().hand(B, cards.iter().copied());
            duel.builds(A, BelovedPrinceStatue);
            duel
        };
        let (with, without) = (ask(&[Falk]), ask(&[Smithy]));
        for duel in [&with, &without] {
            duel.asks(B, "beloved-prince-statue: statue.first");
            assert_eq!((duel.duel.pass(&duel.s, B), duel.duel.pass(&duel.s, A)), (Some(Action::Pass), None));
        }
        let told = |duel: &Scene| {
            let view = duel.duel.view(&duel.s, Viewer::Seat(A));
            (view.asked, view.due, view.row, view.sides)
        };
        assert_eq!(told(&with), told(&without), "the question tells nothing");
        let mut without = without;
        assert_eq!(without.offers(B), ["pass"]);
        without.passes(B);
        without.has(A, BelovedPrinceStatue).holds(A, []).holds(B, [Smithy]).rests();
        // A player without hand cards is not asked.
        ask(&[]).has(A, BelovedPrinceStatue).rests();
    }

    /// classic D26, classic D60: fleets and knights, but no other unit
    #[test]
    fn a_lancer_or_theater_is_not_offered() {
        let mut duel = scene().hand(B, [Lancer, ClassicTravelingTheater, GoldFleet]);
        duel.builds(A, BelovedPrinceStatue);
        assert_eq!(duel.offers(B), ["card 2"]);
    }

    /// classic/conrad R1, classic/falk R1, classic/gotz R1, classic/hagen R1, classic/karl R1, classic/otto R1,
    /// classic/pippin R1, classic/siegfried R1, classic/walter R1
    #[test]
    fn every_knight_may_be_offered_and_named_for_a_joust() {
        for knight in [Conrad, Falk, Gotz, Hagen, Karl, Otto, Pippin, Siegfried, Walter] {
            let mut duel = scene().hand(B, [knight]);
            duel.builds(A, BelovedPrinceStatue).takes_card(B, knight).holds(A, [knight]).rests();
            let mut duel = artisans().with(A, [knight, ClassicOsmund]);
            duel.plays(A, Joust).chooses(A, knight).rolls(A, 1);
        }
    }

    /// artisans/beloved-prince-statue R5, classic D40
    #[test]
    fn the_builder_may_hold_too_many_cards_until_the_hand_step() {
        let mut duel = scene().hand(A, [Garrison, Smithy, Hagen]).hand(B, [Falk]);
        duel.builds(A, BelovedPrinceStatue).takes_card(B, Falk);
        duel.holds(A, [Garrison, Smithy, Hagen, Falk]).rests();
    }
}
