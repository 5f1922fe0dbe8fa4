//! House of the Benefactor (Artisans & Benefactors).

use super::works_of_art::is_work_of_art;
use crate::card::Fetch;
use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "house-of-the-benefactor",
    name: "House of the Benefactor",
    text: "Your Aqueduct costs 1 less. While you fill your hand, once for 1 gold: a discarded Work of Art, no draw.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Brick, Ore, Ore]),
    points: Points::victory(1),
    printings: &[print(Set::Artisans, 2).face_up()],
    price: Some(|thing, price| price.less += u8::from(thing == Thing::Card(Card::ClassicAqueduct))),
    fetches: Some(Fetch { price: cost(&[Gold]), which: is_work_of_art }),
    ..CARD
};

#[cfg(test)]
mod tests;
