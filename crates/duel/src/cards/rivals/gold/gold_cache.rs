//! Gold Cache (Gold).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "gold-cache",
    name: "Gold Cache",
    text: "Beside any region: a second store for 3 gold, which brigands neither count nor take.",
    kind: Kind::Site,
    place: Place::Region,
    requires: &[require::HERO_WITH_STRENGTH],
    printings: &[print(Set::Gold, 1)],
    stores: Some(Gold),
    ..CARD
};
