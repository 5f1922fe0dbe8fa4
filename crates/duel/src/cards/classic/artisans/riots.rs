//! Riots (Artisans & Benefactors).

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

/// The largest number of cards that a player pays for.
const MOST: u8 = 3;

pub(crate) const DEF: CardDef = CardDef {
    key: "riots",
    name: "Riots",
    text: "No production. Pay 1 resource for each Garrison, Abbey and fleet of yours, 3 at most.",
    kind: CardKind::Event,
    printings: &[print(Set::Artisans, 2)],
    lasts: true,
    hits: Some(|_, _| Seats::first(2)),
    // The view shows players who may still be spared which cards they would pay for.
    picks: Some(is_charged),
    event: Some(|cx, play| {
        let hit = [play.by, foe(play.by)].into_iter().filter(|&seat| cx.applies_to(seat));
        let hit: [Option<Seat>; 2] = {
            let mut hit = hit;
            [hit.next(), hit.next()]
        };
        for seat in hit.into_iter().flatten() {
            cx.skip_production(seat);
        }
        for seat in hit.into_iter().flatten() {
            cx.pay_any(seat, due(cx.duel, cx.s, seat));
        }
    }),
    ..CARD
};

/// How many resources a player must pay.
fn due(duel: &Duel, s: &State, seat: Seat) -> u8 {
    let named = s.side(seat).cards(duel).filter(|&(_, card)| is_charged(card));
    MOST.min(named.count() as u8)
}

/// Whether a resource must be paid for a card.
fn is_charged(card: Card) -> bool {
    let fleet = card.def().kind == CardKind::Fleet && card.def().trades.is_some();
    fleet || matches!(card, Card::Garrison | Card::ClassicAbbey)
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, artisans};
    use crate::vocabulary::resource::Resource::*;

    /// A scene in which nobody has a star.
    fn starless() -> Scene {
        artisans().dial(A, ClassicPublicFeeling, 0).dial(B, ClassicPublicFeeling, 0)
    }

    /// artisans/riots E
    #[test]
    fn nothing_is_produced_in_this_turn() {
        let mut duel = starless().before_roll().next_events([ClassicRiots]);
        duel.dice(2, EventFace::Card);
        duel.total(A, 0).total(B, 0).rests();
        duel.ends_turn().dice(2, EventFace::Celebration);
        duel.stock(A, Ore, 1).stock(B, Grain, 1);
    }

    /// artisans/riots E, classic/garrison R2, classic/abbey R2, classic/*-fleet R2, classic D60
    #[test]
    fn each_pays_for_garrisons_abbeys_and_trade_fleets() {
        for (cards, due) in [(vec![Garrison], 1), (vec![ClassicAbbey, OreFleet], 2), (vec![Smithy, Falk], 0)] {
            let mut duel = starless().with(A, cards).stored(A, Wool, 3);
            duel.draws_event(ClassicRiots);
            duel.stock(A, Wool, 3 - due).rests();
        }
        let mut duel = starless().with(A, [Garrison]).with(B, [GoldFleet, ClassicAbbey]);
        duel = duel.stored(A, Wool, 3).stored(B, Ore, 3);
        duel.draws_event(ClassicRiots);
        duel.stock(A, Wool, 2).stock(B, Ore, 1).rests();
    }

    /// artisans/riots R1
    #[test]
    fn nobody_pays_for_more_than_three_cards() {
        let mut duel = starless().city(A, 0).with(A, [Garrison, Garrison, ClassicAbbey, OreFleet, GoldFleet]);
        duel = duel.stored(A, Wool, 3).stored(A, Ore, 3);
        duel.draws_event(ClassicRiots).pays_somehow(A);
        duel.total(A, 3).rests();
    }

    /// artisans/riots R2
    #[test]
    fn whoever_has_fewer_resources_pays_those() {
        let mut duel = starless().with(A, [Garrison, ClassicAbbey, OreFleet]).stored(A, Wool, 1).stored(A, Ore, 1);
        duel.draws_event(ClassicRiots);
        duel.total(A, 0).has(A, Garrison).has(A, ClassicAbbey).has(A, OreFleet).rests();
    }

    /// artisans/riots R3, artisans/riots R4, classic D10
    #[test]
    fn a_player_who_pays_a_star_produces_and_pays_nothing_else() {
        let scene = artisans().before_roll().next_events([ClassicRiots]).with(A, [Garrison]).stored(A, Wool, 1);
        let mut duel = scene.clone();
        duel.dice(2, EventFace::Card).accepts(A).passes(B);
        duel.stock(A, Ore, 1).stock(A, Wool, 1).total(B, 0).stars(A, 0).stars(B, 1).rests();
        let mut duel = scene;
        duel.dice(2, EventFace::Card).passes(A).accepts(B);
        duel.total(A, 0).stock(B, Grain, 1).stars(A, 1).stars(B, 0).rests();
    }

    /// artisans/riots R3, classic 15.6
    #[test]
    fn both_decide_on_the_star_before_anything_is_paid() {
        let mut duel = artisans().with(A, [Garrison]).stored(A, Wool, 1).stored(A, Ore, 1);
        duel.draws_event(ClassicRiots).passes(A);
        duel.total(A, 2).asks(B, "public-feeling");
        duel.passes(B).asks(A, "riots: pay-any 1");
    }

    /// artisans/riots R5, classic D36
    #[test]
    fn the_payer_chooses_what_he_pays() {
        let mut duel = starless().with(A, [Garrison]).stored(A, Wool, 1).stored(A, Ore, 1);
        duel.draws_event(ClassicRiots).pays(A, Ore);
        duel.stock(A, Wool, 1).stock(A, Ore, 0).rests();
    }
}
