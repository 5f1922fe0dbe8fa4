//! Lookout Tower (Turmoil).

use super::hedge_tavern;
use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "lookout-tower",
    name: "Lookout Tower",
    text: "Against Archer, Arsonist and Traitor: roll; on 1 or 2 the card does nothing.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Lumber, Grain]),
    points: Points { strength: 1, ..Points::NONE },
    printings: &[print(Set::Turmoil, 1)],
    guard: Some(Guard { against: hedge_tavern::sends, holds: |roll| roll <= 2 }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};

    #[test]
    fn it_fends_off_on_one_and_two() {
        // turmoil/lookout-tower E
        for attack in [Archer, Arsonist, Traitor] {
            for roll in 1..=6 {
                let mut duel = duel().with(A, [HedgeTavern]).with(B, [LookoutTower, Abbey, Harald, Inga]);
                duel = duel.hand(B, [Scout]);
                duel.plays(A, attack).rolls(B, roll);
                let fended = duel.offers(A).contains(&"end".to_string());
                assert_eq!(fended, roll <= 2, "{attack:?} {roll}");
            }
        }
    }

    #[test]
    fn it_does_not_guard_its_owner_against_his_own_attack() {
        // turmoil/lookout-tower E: "when the opponent plays"
        let mut duel = duel().with(A, [HedgeTavern, LookoutTower]).hand(B, [Scout]);
        duel.plays(A, Traitor).takes_card(A, Scout);
        duel.holds(A, [Scout]).rests();
    }
}
