//! Arsonist (Turmoil).

use crate::cards::rivals::prelude::*;
use crate::rules::Duel;
use crate::site::Sites;
use crate::state::State;

pub(crate) const DEF: CardDef = CardDef {
    key: "arsonist",
    name: "Arsonist",
    text: "Name a building in an opponent's settlement or city; he puts it under a stack.",
    kind: Kind::Attack,
    requires: &[
        owns!(HedgeTavern, "hedge-tavern"),
        require::Require {
            says: "opponent-building-not-fire-protected>=1",
            holds: |duel, s, seat| targets(duel, s, foe(seat)) != 0,
        },
    ],
    printings: &[print(Set::Turmoil, 2).moons(1)],
    play: Some(arson),
    ..CARD
};

/// Buildings at settlements and cities.
fn targets(duel: &Duel, s: &State, seat: Seat) -> Sites {
    // A Fire Brigade will take the buildings of its city out here.
    s.side(seat).sites_where(duel, |def| def.kind == Kind::Building) & crate::site::BUILDING_SITES
}

fn arson(cx: &mut Cx<'_, '_>, play: Play) {
    const CHOOSE: u8 = 0;
    const BURN: u8 = 1;

    let victim = foe(play.by);
    match play.step {
        CHOOSE => {
            let targets = targets(cx.duel, cx.s, victim);
            cx.ask_which(play.by, victim, targets, play.step(BURN));
        }
        BURN => cx.bury(victim, play.site()),
        step => unreachable!("the Arsonist has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::piles::Row;
    use crate::refusal::Refusal;
    use crate::testkit::{A, B, Scene, duel};

    fn scene() -> Scene {
        duel().with(A, [HedgeTavern])
    }

    #[test]
    fn a_building_goes_under_a_stack_of_its_owners_choice() {
        // turmoil/arsonist E
        let mut duel = scene().with(B, [Abbey, Storehouse]);
        duel.plays(A, Arsonist).chooses(A, Abbey).chooses_stack(B, 2);
        duel.has_not(B, Abbey).has(B, Storehouse).rests();
        assert_eq!(duel.row(Row::stack(2)).last(), Some(&Abbey));
        assert_eq!(duel.row(Row::discard(A)), [Arsonist]);
    }

    #[test]
    fn a_lookout_who_rolls_a_two_turns_the_arsonist_away() {
        // turmoil/arsonist R1, turmoil/lookout-tower E
        let mut duel = scene().with(B, [Abbey, LookoutTower]);
        duel.plays(A, Arsonist).rolls(B, 2);
        duel.has(B, Abbey).rests();
        assert_eq!(duel.row(Row::discard(A)), [Arsonist]);
    }

    #[test]
    fn a_lookout_who_rolls_a_three_sees_nothing() {
        // turmoil/arsonist R1, turmoil/lookout-tower E
        let mut duel = scene().with(B, [Abbey, LookoutTower]);
        duel.plays(A, Arsonist).rolls(B, 3).chooses(A, LookoutTower);
        duel.has_not(B, LookoutTower).has(B, Abbey).rests(); // one stack fits: nobody is asked
    }

    #[test]
    fn units_sites_and_region_expansions_are_no_targets() {
        // turmoil/arsonist R2
        let duel = scene().with(B, [Harald, LumberShip, GoldCache]).hand(A, [Arsonist]);
        duel.refuses(A, "play arsonist", Refusal::NotAllowed);
    }

    #[test]
    fn it_needs_a_hedge_tavern() {
        let duel = duel().with(B, [Abbey]).hand(A, [Arsonist]);
        duel.refuses(A, "play arsonist", Refusal::NotAllowed);
    }
}
