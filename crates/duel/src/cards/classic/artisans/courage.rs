//! Courage the Meddler (Artisans & Benefactors).

use crate::card::Ware;
use crate::cards::prelude::*;
use crate::chapters::effects::PASSED;
use crate::matches::rules::Duel;
use crate::position::state::State;

const WAY: u8 = 0;
const MEDDLE: u8 = 1;

/// The number of stars that the opponent gives.
const STARS: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "courage",
    name: "Courage the Meddler",
    text: "The opponent gives you 2 stars, or puts 1 hand card under a stack for each point of his lead.",
    kind: CardKind::Attack,
    requires: &[owns!(HouseOfTheBenefactor, "house-of-the-benefactor", "your House of the Benefactor")],
    printings: &[print(Set::Artisans, 1)],
    asks: &[Words::whether(MEDDLE, "duel.ask.courage", "duel.ask.courage.yes", "duel.ask.courage.no")],
    avails: Some(|duel, s, seat| ways(duel, s, seat) != (false, false)),
    play: Some(meddle),
    waits: Some(|it| {
        let both = ways(it.duel, it.s, it.play.by) == (true, true);
        it.play.step == MEDDLE && both && it.asks(it.play.by, Ask::Whether)
    }),
    ..CARD
};

fn stars(s: &State, seat: Seat) -> u8 {
    s.side(seat).tally.wares[Ware::Star as usize]
}

/// By how many points the opponent is ahead.
fn lead(duel: &Duel, s: &State, seat: Seat) -> u8 {
    s.victory_points(duel, foe(seat)).saturating_sub(s.victory_points(duel, seat))
}

/// Whether the opponent has a star to give, and whether he has a lead and a card.
fn ways(duel: &Duel, s: &State, seat: Seat) -> (bool, bool) {
    (stars(s, foe(seat)) > 0, lead(duel, s, seat) > 0 && !s.hand(foe(seat)).is_empty())
}

fn meddle(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let (by, victim) = (play.by, foe(play.by));
    match play.step {
        WAY => match ways(cx.duel, cx.s, by) {
            (true, true) => cx.ask(by, Ask::Whether, play.step(MEDDLE)),
            (has_stars, _) => {
                let answer = if has_stars { 1 } else { PASSED };
                cx.then(EffectPlay { answer, ..play.step(MEDDLE) });
            }
        },
        MEDDLE if play.passed() => cx.put_back(victim, lead(cx.duel, cx.s, by), Filter::Any),
        MEDDLE => {
            let n = STARS.min(stars(cx.s, victim));
            cx.pay_wares(victim, Ware::Star, n);
            cx.gain_wares(by, Ware::Star, n);
        }
        step => unreachable!("Courage has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, artisans, artisans_tournament};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;

    /// A has a House on a city: 4 points. B has two cities and 2 stars.
    fn scene() -> Scene {
        let scene = artisans().with(A, [HouseOfTheBenefactor]).city(B, 0).city(B, 2).dial(B, ClassicPublicFeeling, 2);
        scene.dial(A, ClassicPublicFeeling, 0)
    }

    /// artisans/courage E, artisans/courage R2
    #[test]
    fn the_player_chooses_the_stars() {
        let mut duel = scene().with(B, [Colossus]).hand(B, [Garrison]);
        duel.plays(A, Courage).accepts(A);
        duel.stars(A, 2).stars(B, 0).holds(B, [Garrison]).rests();
    }

    /// artisans/courage E, artisans/courage R2, artisans/courage R9, classic D54
    #[test]
    fn the_player_chooses_the_cards_and_the_opponent_which_they_are() {
        let mut duel = scene().with(B, [Colossus]).hand(B, [Garrison, Smithy, Growth]);
        duel.points(A, 4).points(B, 6);
        duel.plays(A, Courage).passes(A);
        duel.asks(B, "courage: put-back 2");
        duel.does(B, "put smithy 0").does(B, "put growth 3");
        duel.holds(B, [Garrison]).stars(B, 2).rests();
    }

    /// artisans/courage R1, classic D17
    #[test]
    fn it_needs_an_own_house() {
        let mut duel = scene().hand(A, [Courage]);
        duel.removes(A, HouseOfTheBenefactor);
        duel.refuses(A, "play courage", Refusal::Unmet(Courage, 0));
        // Another House is built.
        let mut duel = duel.rich(A);
        duel.does(A, "build house-of-the-benefactor 0,a").pays_somehow(A);
        duel.plays(A, Courage).stars(B, 0);
    }

    /// artisans/courage R3
    #[test]
    fn stars_without_room_are_lost() {
        let mut duel = scene().dial(A, ClassicPublicFeeling, 2);
        duel.plays(A, Courage);
        duel.stars(A, 3).stars(B, 0).rests();
        let mut full = scene().dial(A, ClassicPublicFeeling, 3);
        full.plays(A, Courage);
        full.stars(A, 3).stars(B, 0).rests();
        let mut none = artisans_tournament().with(A, [HouseOfTheBenefactor]).dial(B, ClassicPublicFeeling, 3);
        none.plays(A, Courage);
        none.stars(A, 0).stars(B, 1).rests();
        assert!(none.notes.events.iter().any(|it| matches!(it, Event::WareOverflowed { count: 2, .. })));
    }

    /// artisans/courage R4
    #[test]
    fn nobody_gives_more_stars_than_he_has() {
        let mut duel = scene().dial(B, ClassicPublicFeeling, 1);
        duel.plays(A, Courage);
        duel.stars(A, 1).stars(B, 0).rests();
    }

    /// artisans/courage R5
    #[test]
    fn nobody_puts_away_more_cards_than_he_has() {
        let mut duel = scene().with(B, [Colossus]).hand(B, [Garrison]).dial(B, ClassicPublicFeeling, 0);
        duel.plays(A, Courage).does(B, "put garrison 0");
        duel.holds(B, []).rests();
    }

    /// artisans/courage R6, classic D6
    #[test]
    fn the_cards_may_go_under_different_stacks_of_their_family() {
        let mut duel = scene().with(B, [Colossus]).hand(B, [Garrison, Smithy]).dial(B, ClassicPublicFeeling, 0);
        duel.plays(A, Courage);
        assert_eq!(duel.offers(B)[..3], ["put garrison 0", "put garrison 1", "put garrison 2"]);
        duel.does(B, "put garrison 0").does(B, "put smithy 1").rests();
        assert_eq!(duel.row(Row::stack(0)).last(), Some(&Garrison));
        assert_eq!(duel.row(Row::stack(1)).last(), Some(&Smithy));
    }

    /// artisans/courage R7, artisans/courage R8, classic D20
    #[test]
    fn one_of_the_two_must_be_possible() {
        let scene = scene().hand(A, [Courage]).dial(B, ClassicPublicFeeling, 0);
        // Both have 4 points, and B has no star.
        scene.clone().hand(B, [Garrison]).refuses(A, "play courage", Refusal::NoUse);
        // B leads and has no hand card.
        scene.clone().with(B, [Colossus]).refuses(A, "play courage", Refusal::NoUse);
        // B leads and has one hand card.
        let mut duel = scene.with(B, [Colossus]).hand(B, [Garrison]);
        duel.plays(A, Courage).asks(B, "courage: put-back 2");
    }
}
