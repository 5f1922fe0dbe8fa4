//! Irmgard, Keeper of the Light (Turmoil).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "irmgard-keeper-of-the-light",
    name: "Irmgard, Keeper of the Light",
    text: "Each time you lose a card of your principality to an event or action card: 1 resource.",
    kind: CardKind::Hero,
    place: Place::Settlement,
    cost: cost(&[Grain, Gold]),
    points: Points::hero(0, 2),
    once: true,
    printings: &[print(Set::Turmoil, 1).moons(1)],
    lost: Some(|cx, play| {
        cx.helps(play.by, play.at);
        cx.gain_any(play.by, Kinds::ALL, 1);
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel, theme};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn each_lost_card_brings_a_resource() {
        // turmoil/irmgard-keeper-of-the-light E, turmoil/irmgard-keeper-of-the-light R1
        let mut duel = duel().with(A, [HedgeTavern]).with(B, [Irmgard, Abbey, Storehouse]);
        duel.plays(A, Arsonist).chooses(A, Abbey).chooses_stack(B, 0).helped(B, Irmgard);
        duel.takes(B, Ore);
        duel.stock(B, Ore, 1).rests();
        duel.plays(A, Arsonist).chooses_stack(B, 0).takes(B, Wool);
        duel.stock(B, Wool, 1).total(B, 2).rests();
    }

    #[test]
    fn a_card_that_goes_back_to_the_face_up_stack_is_lost_too() {
        // turmoil/irmgard-keeper-of-the-light E, turmoil/arsonist R5
        let mut duel = theme(Set::Turmoil).with(A, [HedgeTavern]).with(B, [Irmgard, HedgeTavern]);
        duel.plays(A, Arsonist).takes(B, Ore);
        duel.has_not(B, HedgeTavern).total(B, 1).rests();
    }

    #[test]
    fn a_lost_hand_card_brings_nothing() {
        // turmoil/irmgard-keeper-of-the-light E: "of your principality"
        let mut duel = duel().with(A, [Carl]).with(B, [Irmgard]).hand(B, [Scout]);
        duel.draws_event(FraternalFeuds).takes_card(A, Scout).does(A, "put scout 0");
        duel.holds(B, []).total(B, 0).rests();
    }

    #[test]
    fn feud_riots_and_archer_bring_it_too() {
        // turmoil/irmgard-keeper-of-the-light R1
        let mut feud = duel().with(A, [Carl]).with(B, [Irmgard, LookoutTower]);
        feud.draws_event(Feud).takes(B, Ore);
        feud.stock(B, Ore, 1).rests();
        let mut riots = duel().with(B, [Irmgard, Carl]);
        riots.draws_event(Riots).takes(B, Ore);
        riots.stock(B, Ore, 1).rests();
        let mut archer = duel().with(A, [HedgeTavern]).with(B, [Irmgard, Carl]);
        archer.plays(A, Archer).takes(B, Ore);
        archer.stock(B, Ore, 1).rests();
    }

    #[test]
    fn the_loss_of_the_opponent_brings_nothing() {
        // turmoil/irmgard-keeper-of-the-light E
        let mut duel = duel().with(A, [HedgeTavern, Irmgard]).with(B, [LookoutTower]);
        duel.plays(A, Arsonist).rolls(B, 6);
        duel.has_not(B, LookoutTower).total(A, 0).total(B, 0).rests();
    }

    #[test]
    fn an_own_removal_brings_nothing() {
        // turmoil/irmgard-keeper-of-the-light R1
        let mut duel = duel().with(A, [Irmgard, Abbey]);
        duel.removes(A, Abbey);
        duel.total(A, 0).rests();
    }
}
