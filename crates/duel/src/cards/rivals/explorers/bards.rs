//! Island of the Bards (Explorers).

use super::islands::{ASKS_GOLD, can_supply, level, supply, waits_for_supplies};
use crate::card::{Mission, Moment};
use crate::cards::prelude::*;

const TAKE: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "island-of-the-bards",
    name: "Island of the Bards",
    text: "Discovery: see the opponent's hand, you may take 1 action card or unit. Mission: 2 grain.",
    kind: CardKind::Island,
    place: Place::Sea,
    levels: &[
        level(Points { skill: 2, ..Points::NONE }),
        level(Points { commerce: 1, skill: 2, ..Points::NONE }),
        level(Points { victory: 1, commerce: 1, skill: 2, ..Points::NONE }),
    ],
    printings: &[print(Set::Explorers, 2).moons(2)],
    asks: &[Words::which_if_any(TAKE, "duel.ask.bards", "duel.ask.bards.no"), ASKS_GOLD],
    discovered: Some(listen),
    mission: Some(Mission { price: cost(&[Grain, Grain]), rolls: &[], open: can_supply, act: supply }),
    fills_hands: true,
    waits: Some(|it| match it.play.moment {
        Moment::Discovered => it.play.step == TAKE && it.asks_card(it.play.by, Row::hand(foe(it.play.by))),
        _ => waits_for_supplies(it),
    }),
    ..CARD
};

fn listen(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let hand = Row::hand(foe(play.by));
    let filter = Filter::LootUnitsAndActions;
    match play.step {
        0 if cx.s.piles.len(hand) == 0 => {}
        0 => {
            cx.look(play.by, hand);
            if cx.s.piles.faces(hand).iter().any(|&face| filter.fits(cx.duel.card(face), None)) {
                cx.ask(play.by, Ask::Card { row: hand, filter, pass: true }, play.step(TAKE));
            }
        }
        TAKE if play.passed() => {}
        TAKE => cx.take_from_foe_hand(play.by, play.answer),
        step => unreachable!("the Island of the Bards has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seen, Viewer};

    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, at_sea, tournament_of};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        at_sea().with(A, [SailmakersShop]).sea(A, [IslandOfTheBards])
    }

    #[test]
    fn the_discoverer_sees_the_hand_and_may_take_an_action_card_or_a_unit() {
        // explorers/island-of-the-bards E
        let mut duel = scene().hand(B, [Abbey, Scout, Harald]);
        duel.does(A, "sail 1,s");
        assert_eq!(duel.offers(A), ["card 1", "card 2", "pass"], "not the building");
        duel.takes_card(A, Harald);
        duel.holds(A, [Harald]).holds(B, [Abbey, Scout]).rests();
        assert!(duel.s.piles.knows(A, Row::hand(B), 0), "what was seen is remembered");
    }

    /// enlightenment D64
    #[test]
    fn the_prince_stays_with_his_owner() {
        let scene = tournament_of(&[Set::Explorers, Set::Prosperity]).with(A, [SailmakersShop]);
        let mut duel = scene.sea(A, [IslandOfTheBards]).hand(B, [Prince, Harald]);
        duel.does(A, "sail 1,s");
        assert_eq!(duel.offers(A), ["card 1", "pass"]);
    }

    #[test]
    fn nothing_need_be_taken_and_onlookers_see_no_card() {
        // explorers/island-of-the-bards R3
        let mut duel = scene().hand(B, [Scout]);
        duel.does(A, "sail 1,s");
        let told = duel.notes.events.iter().filter_map(|it| it.seen_by(Viewer::Public));
        assert!(!told.into_iter().any(|it| matches!(it, Event::LookedAt { cards, .. } if cards.what().is_some())));
        assert!(duel.duel.view(&duel.s, Viewer::Public).sides[1].hand.iter().all(|it| it.card.is_none()));
        duel.passes(A);
        duel.holds(A, []).holds(B, [Scout]).rests();
    }

    #[test]
    fn without_a_fitting_card_the_benefit_is_lost() {
        // explorers/island-of-the-bards R1
        let mut empty = scene();
        empty.does(A, "sail 1,s");
        empty.rests();
        let mut unfit = scene().hand(B, [Abbey]);
        unfit.does(A, "sail 1,s");
        unfit.holds(B, [Abbey]).rests();
    }

    #[test]
    fn a_mission_costs_two_grain_of_any_fields_and_only_the_current_level_counts() {
        // explorers/island-of-the-bards E, explorers/island-of-the-bards R2, enlightenment 1.10
        let mut duel =
            scene().open_at_sea(A, [("1,s", 0)]).grown(A, Fields).stock_at(A, "3,a", 1).stock_at(A, "5,a", 1);
        duel.does(A, "sail 1,s");
        duel.stock(A, Grain, 0).rests();
        let points = |level: u8| {
            let duel = scene().open_at_sea(A, [("1,s", level)]);
            let points = duel.s.points(A);
            (points.victory - 2, points.commerce - 1, points.skill)
        };
        assert_eq!([0, 1, 2, 3].map(points), [(0, 0, 0), (0, 0, 2), (0, 1, 2), (1, 1, 2)]);
    }
}
