//! Fire Brigade (Turmoil).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "fire-brigade",
    name: "Fire Brigade",
    text: "The Arsonist cannot name a building of this city.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Wool, Wool, Ore]),
    points: Points::victory(1),
    printings: &[print(Set::Turmoil, 2).moons(1)],
    inert: Some("points; the Arsonist looks for it"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, duel};
    use crate::vocabulary::refusal::Refusal;

    fn scene() -> Scene {
        duel().with(A, [HedgeTavern]).city(B, 0).city(B, 2)
    }

    #[test]
    fn no_building_of_its_city_burns() {
        // turmoil/fire-brigade E, turmoil/arsonist R3: it protects the sites above and below, its own included
        let scene = scene().at(B, FireBrigade, "2,a").at(B, Abbey, "2,a").at(B, Storehouse, "2,b").hand(A, [Arsonist]);
        scene.refuses(A, "play arsonist", Refusal::Unmet(Arsonist, 1));
    }

    #[test]
    fn buildings_of_other_cities_burn() {
        // turmoil/fire-brigade E, turmoil/arsonist R3
        let mut duel = scene().at(B, FireBrigade, "2,a").at(B, Abbey, "2,b").at(B, Storehouse, "0,a");
        duel = duel.at(B, TollBridge, "0,b");
        duel.plays(A, Arsonist).helped(B, FireBrigade);
        assert_eq!(duel.offers(A), ["choose 0,a", "choose 0,b"]);
    }

    #[test]
    fn two_protect_two_cities() {
        // turmoil/fire-brigade E
        let duel = scene().at(B, FireBrigade, "0,b").at(B, FireBrigade, "2,b").at(B, Abbey, "0,a").hand(A, [Arsonist]);
        duel.points(B, 6).refuses(A, "play arsonist", Refusal::Unmet(Arsonist, 1));
    }

    #[test]
    fn a_feud_does_not_ask_for_it() {
        // turmoil/fire-brigade R1
        let mut duel = scene().with(A, [Carl]).at(B, FireBrigade, "0,a");
        duel.draws_event(Feud);
        duel.has_not(B, FireBrigade).rests();
    }
}
