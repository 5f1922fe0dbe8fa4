//! Building Crane (Progress).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "building-crane",
    name: "Building Crane",
    text: "Your city expansions that cost 5 or more cost 1 less, of your choice.",
    kind: Kind::Building,
    place: Place::City,
    cost: cost(&[Lumber]),
    requires: &[owns!(University, "university")],
    printings: &[print(Set::Progress, 1)],
    price: Some(|card, price| {
        let red = matches!(card.def().place, Place::City | Place::Upon(_));
        if red && price.base.total() > 4 {
            price.less += 1;
        }
    }),
    ..CARD
};
