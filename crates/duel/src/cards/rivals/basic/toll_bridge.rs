//! Toll Bridge (Basic, Gold).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "toll-bridge",
    name: "Toll Bridge",
    text: "Plentiful Harvest: 2 gold besides.",
    kind: Kind::Building,
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
