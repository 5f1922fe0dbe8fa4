//! Hedge Tavern (Turmoil).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "hedge-tavern",
    name: "Hedge Tavern",
    text: "Needed for Archer, Arsonist and Traitor.",
    kind: Kind::Building,
    place: Place::City,
    cost: cost(&[Wool, Grain, Gold, Gold]),
    points: Points::victory(1),
    once: true,
    printings: &[print(Set::Turmoil, 2).moons(1).face_up()],
    inert: Some("points, and a requirement of other cards"),
    ..CARD
};
