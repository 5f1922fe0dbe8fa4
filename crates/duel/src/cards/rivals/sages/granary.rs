//! Granary (Sages).

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::{REGIONS, Stores};
use crate::position::state::State;

const CHOOSE: u8 = 0;
const GIVE: u8 = 1;
const LAY: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "granary",
    name: "Granary",
    text: "Once a turn: give 1 grain into empty fields of the opponent, take another resource from him. No Famine.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Brick, Wool, Wool, Grain]),
    points: Points { victory: 1, commerce: 1, ..Points::NONE },
    once: true,
    printings: &[print(Set::Sages, 2).moons(1)],
    asks: &[Words::which(GIVE, "duel.ask.granary")],
    spares: Some(|_, event| event == Card::Famine),
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |duel, s, seat, _| {
            let gives = s.side(seat).amount(Grain) > 0 && empty_fields(s, foe(seat)) != 0;
            gives && !wanted(duel, s, seat).is_empty()
        },
        act: relieve,
        once: true,
    }),
    waits: Some(|it| {
        let (by, empty) = (it.play.by, empty_fields(it.s, foe(it.play.by)));
        match it.play.step {
            GIVE => it.s.side(by).amount(Grain) > 0 && it.foe_regions(by) & !empty == 0 && it.foe_regions(by) != 0,
            LAY => it.goes_on() && it.play.memo < 16 && empty & Store(it.play.memo).bit() != 0,
            _ => false,
        }
    }),
    ..CARD
};

/// The empty fields of a player.
fn empty_fields(s: &State, seat: Seat) -> Stores {
    let side = s.side(seat);
    side.stores_of(Kinds::only(Grain)) & REGIONS & !side.with_stock()
}

/// What a player may demand for the grain: other resources that the other player has, and for which there is room.
fn wanted(duel: &Duel, s: &State, seat: Seat) -> Kinds {
    duel.takable(s, seat, Kinds::ALL.without(Grain))
}

fn relieve(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let other = foe(play.by);
    match play.step {
        CHOOSE => {
            let empty = empty_fields(cx.s, other);
            let next = play.step(GIVE);
            if empty.is_power_of_two() {
                cx.then(EffectPlay { answer: empty.trailing_zeros() as u8, ..next });
            } else {
                cx.ask(play.by, Ask::FoeRegion((empty as u16).to_le_bytes()), next);
            }
        }
        GIVE => {
            cx.pay(play.by, cost(&[Grain]));
            cx.then(EffectPlay { memo: play.answer, answer: 0, ..play.step(LAY) });
        }
        LAY => {
            cx.put(other, Store(play.memo), 1);
            cx.take_from_foe(play.by, Kinds::ALL.without(Grain), 1);
        }
        step => unreachable!("the Granary has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, theme};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        theme(Set::Sages).city(A, 0).with(A, [Granary])
    }

    #[test]
    fn grain_is_given_and_another_resource_taken() {
        // sages/granary E
        let mut duel = scene().stored(A, Grain, 2).stored(B, Wool, 1).stored(B, Ore, 2);
        duel.uses(A, Granary);
        assert_eq!(duel.offers(A), ["name wool", "name ore"]); // sages/granary R3, enlightenment D29: the giver names it
        duel.names(A, Ore);
        duel.stock(A, Grain, 1).stock(A, Ore, 1).stock(B, Grain, 1).stock(B, Ore, 1).rests();
        duel.refuses(A, "use 0,a", Refusal::NoUse); // once a turn
    }

    #[test]
    fn the_opponent_chooses_the_region_that_pays() {
        // sages/granary R3, enlightenment D29: B has a second mountains region
        let mut duel = scene().stored(A, Grain, 1).next_region("mountains-2").road(B).turn(B).rich(B);
        duel.does(B, "settlement right").does(B, "above mountains-2");
        let mut duel = duel.turn(A).poor(B).stored(B, Ore, 4);
        duel.uses(A, Granary);
        assert!(
            duel.offers(B).iter().all(|it| it.starts_with("pay ")) && duel.offers(B).len() == 2,
            "{:?}",
            duel.offers(B)
        );
        let first = duel.offers(B)[0].clone();
        duel.does(B, &first);
        duel.stock(A, Ore, 1).stock(B, Ore, 3).stock(B, Grain, 1).rests();
    }

    #[test]
    fn one_of_several_empty_fields_is_chosen_in_the_others_principality() {
        // sages/granary E
        let mut duel = scene().stored(A, Grain, 1).next_region("fields-1").road(B).turn(B).rich(B);
        duel.does(B, "settlement right").does(B, "above fields-1");
        let mut duel = duel.turn(A).poor(B).stored(B, Wool, 1);
        duel.uses(A, Granary);
        duel.asks(A, "granary");
        let offers = duel.offers(A);
        assert_eq!(offers.len(), 2);
        duel.does(A, &offers[1]);
        duel.stock(B, Grain, 1).stock(A, Wool, 1).stock(A, Grain, 0).rests();
        let _: &Event = duel.notes.events.first().expect("all is told");
    }

    #[test]
    fn it_needs_own_grain_empty_fields_and_another_resource() {
        // sages/granary E, sages/granary R2
        let unused = |duel: Scene| {
            duel.refuses(A, "use 0,a", Refusal::NoUse);
        };
        unused(scene().stored(B, Wool, 1));
        unused(scene().stored(A, Grain, 1).stored(B, Wool, 1).stored(B, Grain, 1));
        unused(scene().stored(A, Grain, 1));
        unused(scene().rich(A).stored(B, Wool, 1)); // no room for what could be taken
    }

    #[test]
    fn one_is_enough_and_a_famine_passes_its_owner_by() {
        // sages/granary R1, sages/granary E
        let duel = scene().rich(A).hand(A, [Granary]);
        duel.refuses(A, "build granary 0,b", Refusal::OneIsEnough);
        let mut duel = scene().stored(A, Grain, 1).stored(B, Grain, 1);
        duel.draws_event(Famine);
        duel.stock(A, Grain, 1).stock(B, Grain, 0).rests();
    }
}
