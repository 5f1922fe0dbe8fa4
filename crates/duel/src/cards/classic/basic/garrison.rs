//! Garrison.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "garrison",
    name: "Garrison",
    text: "A Brigand Attack does not count the regions beside it.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Lumber, Brick]),
    points: Points::commerce(1),
    printings: &[print(Set::Classic, 3)],
    hides: Some(|_, site| site.regions()),
    ..CARD
};
