//! The six heroes of the Basic set: points only.

use crate::card::Printing;
use crate::cards::rivals::prelude::*;

const PRINTINGS: &[Printing] = &[print(Set::Basic, 1)];

const fn hero(key: &'static str, name: &'static str, text: &'static str, cost: Bundle, points: Points) -> CardDef {
    CardDef {
        key,
        name,
        text,
        kind: Kind::Hero,
        place: Place::Settlement,
        cost,
        points,
        once: true,
        printings: PRINTINGS,
        inert: Some("points only"),
        ..CARD
    }
}

pub(crate) const AUSTIN: CardDef =
    hero("austin", "Austin", "A hero: 1 strength, 2 skill.", cost(&[Grain, Ore]), Points::hero(1, 2));
pub(crate) const HARALD: CardDef =
    hero("harald", "Harald", "A hero: 2 strength, 1 skill.", cost(&[Grain, Ore]), Points::hero(2, 1));
pub(crate) const INGA: CardDef =
    hero("inga", "Inga", "A hero: 1 strength, 3 skill.", cost(&[Wool, Grain, Ore]), Points::hero(1, 3));
pub(crate) const OSMUND: CardDef =
    hero("osmund", "Osmund", "A hero: 2 strength, 2 skill.", cost(&[Wool, Grain, Ore]), Points::hero(2, 2));
pub(crate) const CANDAMIR: CardDef =
    hero("candamir", "Candamir", "A hero: 4 strength, 1 skill.", cost(&[Wool, Wool, Grain, Ore]), Points::hero(4, 1));
pub(crate) const SIGLIND: CardDef =
    hero("siglind", "Siglind", "A hero: 2 strength, 3 skill.", cost(&[Wool, Wool, Grain, Ore]), Points::hero(2, 3));
