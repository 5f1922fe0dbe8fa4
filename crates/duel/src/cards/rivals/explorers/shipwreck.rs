//! Shipwreck (Explorers).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "shipwreck",
    name: "Shipwreck",
    text: "Discovery: 1 resource of your choice. No missions.",
    kind: CardKind::Shipwreck,
    place: Place::Sea,
    printings: &[print(Set::Explorers, 4).moons(2)],
    discovered: Some(|cx, play| cx.gain_any(play.by, Kinds::ALL, 1)),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, Scene, at_sea};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        at_sea().with(A, [SailmakersShop]).sea(A, [Shipwreck])
    }

    #[test]
    fn the_discovery_brings_a_resource_of_choice() {
        // explorers/shipwreck E
        let mut duel = scene();
        duel.does(A, "sail 1,s").takes(A, Gold);
        duel.total(A, 1).rests();
    }

    #[test]
    fn the_resource_cannot_be_declined_and_is_lost_without_room() {
        // explorers/shipwreck R2, enlightenment D12
        let mut duel = scene();
        duel.does(A, "sail 1,s");
        duel.refuses(A, "pass", Refusal::NotOffered);
        let mut full = scene().rich(A);
        full.does(A, "sail 1,s");
        full.total(A, 18).rests();
    }

    #[test]
    fn no_ship_sails_to_a_discovered_one() {
        // explorers/shipwreck R1
        scene().open_at_sea(A, [("1,s", 0)]).refuses(A, "sail 1,s", Refusal::OutOfReach);
    }
}
