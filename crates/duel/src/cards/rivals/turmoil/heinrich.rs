//! Heinrich the Sentinel (Turmoil).

use super::hedge_tavern;
use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "heinrich-the-sentinel",
    name: "Heinrich the Sentinel",
    text: "Against Archer, Arsonist and Traitor: roll; on 3, 4 or 5 the card does nothing.",
    kind: CardKind::Hero,
    place: Place::Settlement,
    cost: cost(&[Wool, Grain, Ore]),
    points: Points::hero(2, 0),
    once: true,
    printings: &[print(Set::Turmoil, 1)],
    guard: Some(Guard { against: hedge_tavern::sends, holds: |roll| matches!(roll, 3..=5) }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};

    #[test]
    fn he_fends_off_on_three_four_and_five() {
        // turmoil/heinrich-the-sentinel E
        for attack in [Archer, Arsonist, Traitor] {
            for roll in 1..=6 {
                let mut duel = duel().with(A, [HedgeTavern]).with(B, [Heinrich, Harald, Abbey]).hand(B, [Scout]);
                duel.plays(A, attack).rolls(B, roll);
                let fended = duel.offers(A).contains(&"end".to_string());
                assert_eq!(fended, (3..=5).contains(&roll), "{attack:?} {roll}");
            }
        }
    }

    #[test]
    fn with_the_lookout_tower_one_roll_decides() {
        // turmoil/heinrich-the-sentinel R1, turmoil/lookout-tower R1, rivals 15
        for roll in 1..=6 {
            let mut duel = duel().with(A, [HedgeTavern]).with(B, [Heinrich, LookoutTower]).hand(B, [Scout]);
            duel.plays(A, Traitor).rolls(B, roll);
            match roll {
                6 => drop(duel.takes_card(A, Scout).holds(B, [])),
                _ => drop(duel.holds(B, [Scout])),
            }
            duel.rests();
        }
    }

    #[test]
    fn he_does_not_guard_against_other_attacks() {
        // turmoil/heinrich-the-sentinel E
        let mut duel = duel().with(A, [Carl]).with(B, [Heinrich]);
        duel = duel.stored(B, crate::Resource::Ore, 1);
        duel.plays(A, VoyageOfPlunder);
        duel.total(A, 1).total(B, 0).rests();
    }
}
