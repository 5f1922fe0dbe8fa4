//! Island of the Merchants (Explorers).

use super::islands::{ASKS_GOLD, can_supply, level, supply, waits_for_supplies};
use crate::card::{Mission, Moment};
use crate::cards::prelude::*;
use crate::position::side::Side;

const GIVE: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "island-of-the-merchants",
    name: "Island of the Merchants",
    text: "Discovery: you may trade 1 resource for 2 of other kinds. Mission: 2 wool.",
    kind: CardKind::Island,
    place: Place::Sea,
    levels: &[
        level(Points::commerce(1)),
        level(Points::commerce(2)),
        level(Points { victory: 1, commerce: 2, ..Points::NONE }),
    ],
    printings: &[print(Set::Explorers, 2)],
    asks: &[Words::which_if_any(GIVE, "duel.ask.merchants", "duel.ask.merchants.no"), ASKS_GOLD],
    discovered: Some(barter),
    mission: Some(Mission { price: cost(&[Wool, Wool]), rolls: &[], open: can_supply, act: supply }),
    waits: Some(|it| match it.play.moment {
        Moment::Discovered => it.play.step == GIVE && !it.resources(it.play.by).is_empty(),
        _ => waits_for_supplies(it),
    }),
    ..CARD
};

/// The resources of a player that can be exchanged, because there is room for another kind.
pub(super) fn wares(side: &Side) -> Kinds {
    let room = side.roomy();
    side.stocked().filter(|&given| !room.without(given).is_empty()).fold(Kinds::NONE, Kinds::with)
}

fn barter(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        0 => {
            let wares = wares(cx.s.side(play.by));
            if !wares.is_empty() {
                cx.ask(play.by, Ask::ResourceIfAny(wares), play.step(GIVE));
            }
        }
        GIVE if play.passed() => {}
        GIVE => {
            let given = Resource::ALL[usize::from(play.answer)];
            cx.pay(play.by, Bundle::some(given, 1));
            cx.gain_any(play.by, Kinds::ALL.without(given), 2);
        }
        step => unreachable!("the Island of the Merchants has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, Scene, at_sea};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        at_sea().with(A, [SailmakersShop]).sea(A, [IslandOfTheMerchants])
    }

    #[test]
    fn one_resource_buys_two_others_at_the_discovery() {
        // explorers/island-of-the-merchants E
        let mut duel = scene().stored(A, Ore, 1);
        duel.does(A, "sail 1,s").names(A, Ore).takes(A, Wool).takes(A, Grain);
        duel.stock(A, Ore, 0).stock(A, Wool, 1).stock(A, Grain, 1).rests();
        let mut duel = scene().stored(A, Ore, 1);
        duel.does(A, "sail 1,s").passes(A);
        duel.stock(A, Ore, 1).rests();
    }

    #[test]
    fn without_a_resource_nothing_is_traded() {
        // explorers/island-of-the-merchants R1
        let mut duel = scene();
        duel.does(A, "sail 1,s");
        duel.total(A, 0).rests();
    }

    #[test]
    fn what_finds_no_room_is_lost() {
        // explorers/island-of-the-merchants R2
        let mut duel = scene().rich(A).stored(A, Wool, 2);
        duel.does(A, "sail 1,s").names(A, Ore);
        duel.stock(A, Ore, 2).stock(A, Wool, 3).rests();
    }

    #[test]
    fn both_differ_from_what_was_given_and_may_be_equal() {
        // explorers/island-of-the-merchants R4, enlightenment D13
        let mut duel = scene().stored(A, Ore, 1);
        duel.does(A, "sail 1,s").names(A, Ore);
        duel.refuses(A, "take 3,b", Refusal::NotOffered); // the mountains
        duel.takes(A, Wool).takes(A, Wool);
        duel.stock(A, Wool, 2).rests();
    }

    #[test]
    fn a_mission_costs_two_wool_of_any_pastures_and_only_the_current_level_counts() {
        // explorers/island-of-the-merchants E, explorers/island-of-the-merchants R3
        let duel = scene().open_at_sea(A, [("1,s", 1)]).grown(A, Pasture);
        let mut duel = duel.stock_at(A, "1,b", 1).stock_at(A, "5,a", 1);
        assert_eq!(duel.s.points(A).commerce, 2);
        duel.does(A, "sail 1,s");
        duel.stock(A, Wool, 0).rests();
        assert_eq!(duel.s.points(A).commerce, 3);
        assert_eq!(scene().open_at_sea(A, [("1,s", 3)]).s.points(A).victory, 3);
        let short = scene().open_at_sea(A, [("1,s", 1)]).stored(A, Wool, 1);
        short.refuses(A, "sail 1,s", Refusal::OutOfReach);
    }
}
