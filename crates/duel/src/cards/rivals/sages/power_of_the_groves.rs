//! Power of the Groves (Sages).

use super::owls::{GROVES_1, OWL_ROOM, SAGES_2, groves};
use crate::card::Ware;
use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "power-of-the-groves",
    name: "Power of the Groves",
    text: "Receive 1 owl for each of your groves, on sages of your choice.",
    kind: CardKind::Neutral,
    requires: &[SAGES_2, GROVES_1, OWL_ROOM],
    printings: &[print(Set::Sages, 2).moons(1)],
    play: Some(|cx, play| cx.gain_wares(play.by, Ware::Owl, groves(cx.duel, cx.s, play.by))),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, Scene, theme};
    use crate::vocabulary::refusal::Refusal;

    fn scene() -> Scene {
        theme(Set::Sages).at(A, Peter, "-1,a2").at(A, Piet, "3,b2")
    }

    #[test]
    fn each_grove_brings_an_owl_to_a_sage_of_choice() {
        // sages/power-of-the-groves E, sages/power-of-the-groves R4
        let mut duel = scene().with(A, [GroveOfCourage, GroveOfPeace, GroveOfFreedom]);
        duel.plays(A, PowerOfTheGroves).does(A, "choose -1,a2").does(A, "choose -1,a2").does(A, "choose 3,b2");
        duel.dials(A, Peter, [2]).dials(A, Piet, [1]).total(A, 0).rests();
    }

    #[test]
    fn three_on_each_sage_at_most() {
        // sages/power-of-the-groves E: A has two groves, and room for one owl
        let mut duel = scene().dial(A, Peter, 3).dial(A, Piet, 2).with(A, [GroveOfCourage, GroveOfPeace]);
        duel.plays(A, PowerOfTheGroves);
        duel.dials(A, Peter, [3]).dials(A, Piet, [3]).rests();
    }

    #[test]
    fn it_needs_a_grove_two_sages_and_room() {
        // sages/power-of-the-groves R1, sages/power-of-the-groves R2, sages/power-of-the-groves R3
        let refused = |duel: Scene, which| {
            let why = Refusal::Unmet(PowerOfTheGroves, which);
            duel.hand(A, [PowerOfTheGroves]).refuses(A, "play power-of-the-groves", why);
        };
        refused(scene(), 1);
        refused(theme(Set::Sages).at(A, Peter, "-1,a2").with(A, [GroveOfPeace]), 0);
        refused(scene().dial(A, Peter, 3).dial(A, Piet, 3).with(A, [GroveOfPeace]), 2);
    }
}
