//! University (Progress).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "university",
    name: "University",
    text: "Its progress point raises your hand limit by 1. Needed for several cards.",
    kind: Kind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Lumber, Brick, Grain, Grain]),
    points: Points { victory: 1, progress: 1, ..Points::NONE },
    once: true,
    requires: &[require::Require {
        says: "own-building:abbey|own-building:library",
        holds: |duel, s, seat| s.side(seat).has(duel, Card::Abbey) || s.side(seat).has(duel, Card::Library),
    }],
    printings: &[print(Set::Progress, 2).moons(1).face_up()],
    inert: Some("points, and a requirement of other cards"),
    ..CARD
};
