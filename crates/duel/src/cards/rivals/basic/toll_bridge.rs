//! Toll Bridge (Basic, Gold).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "toll-bridge",
    name: "Toll Bridge",
    text: "Plentiful Harvest: 2 gold besides.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Lumber, Brick]),
    points: Points::commerce(1),
    printings: &[print(Set::Basic, 1), print(Set::Gold, 1).moons(1)],
    event_die: Some(|cx, play| {
        if cx.s.event == Some(EventFace::Harvest) {
            cx.gain(play.by, Gold, 2);
        }
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_plentiful_harvest_brings_two_gold_besides() {
        // basic/toll-bridge E, basic/toll-bridge R1
        let mut duel = duel().with(B, [TollBridge]);
        duel.event(EventFace::Harvest).takes(A, Ore).takes(B, Ore);
        duel.stock(B, Gold, 2).stock(B, Ore, 1).total(A, 1).rests();
    }

    #[test]
    fn only_as_much_gold_comes_as_can_be_stored() {
        // basic/toll-bridge R2
        let mut duel = duel().with(A, [TollBridge]).stored(A, Gold, 2);
        duel.event(EventFace::Harvest).takes(A, Ore).takes(B, Ore);
        duel.stock(A, Gold, 3).total(A, 4).rests();
    }

    #[test]
    fn each_one_brings_two() {
        // basic/toll-bridge E, rivals 7: there are two bridges, and the gold comes after the resource of the event
        let mut duel = duel().with(A, [TollBridge, TollBridge]).at(A, GoldCache, "3,b2");
        duel.event(EventFace::Harvest);
        duel.stock(A, Gold, 0);
        duel.takes(A, Ore).takes(B, Ore);
        duel.does(A, "take 3,b2").does(A, "take 1,a").does(A, "take 1,a").does(A, "take 1,a");
        duel.stock(A, Gold, 4).rests();
    }

    #[test]
    fn it_hears_no_other_event() {
        let mut duel = duel().with(A, [TollBridge]);
        duel.event(EventFace::Celebration).takes(A, Ore).takes(B, Ore);
        duel.total(A, 1);
    }
}
