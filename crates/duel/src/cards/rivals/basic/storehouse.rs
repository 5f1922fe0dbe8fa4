//! Storehouse (Basic, Gold).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "storehouse",
    name: "Storehouse",
    text: "Brigands do not count what lies on the two regions beside it.",
    kind: Kind::Building,
    place: Place::Settlement,
    cost: cost(&[Lumber, Wool]),
    printings: &[print(Set::Basic, 2), print(Set::Gold, 1).moons(1)],
    hides: Some(Site::regions),
    ..CARD
};
