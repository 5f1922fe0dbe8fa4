//! The six regions (Basic): each stores one resource and has a number; two start regions and two in the stack of each.

use crate::card::Printing;
use crate::cards::rivals::prelude::*;

/// The printings of a region: the start regions of red and blue, and two for the stack.
const fn numbers(red: u8, blue: u8, stack: [u8; 2]) -> [Printing; 4] {
    let one = print(Set::Basic, 1);
    [
        Printing { number: red, start: Some(Seat(0)), ..one },
        Printing { number: blue, start: Some(Seat(1)), ..one },
        Printing { number: stack[0], ..one },
        Printing { number: stack[1], ..one },
    ]
}

const fn region(
    key: &'static str,
    name: &'static str,
    text: &'static str,
    stores: Resource,
    printings: &'static [Printing],
) -> CardDef {
    CardDef { key, name, text, kind: Kind::Region, region: Some(stores), printings, ..CARD }
}

pub(crate) const FOREST: CardDef =
    region("forest", "Forest", "Stores up to 3 lumber; its number brings 1.", Lumber, &numbers(2, 3, [4, 6]));
pub(crate) const GOLD_FIELD: CardDef =
    region("gold-field", "Gold Field", "Stores up to 3 gold; its number brings 1.", Gold, &numbers(1, 4, [2, 3]));
pub(crate) const FIELDS: CardDef =
    region("fields", "Fields", "Stores up to 3 grain; its number brings 1.", Grain, &numbers(6, 5, [1, 3]));
pub(crate) const HILLS: CardDef =
    region("hills", "Hills", "Stores up to 3 brick; its number brings 1.", Brick, &numbers(3, 2, [1, 5]));
pub(crate) const PASTURE: CardDef =
    region("pasture", "Pasture", "Stores up to 3 wool; its number brings 1.", Wool, &numbers(4, 1, [5, 6]));
pub(crate) const MOUNTAINS: CardDef =
    region("mountains", "Mountains", "Stores up to 3 ore; its number brings 1.", Ore, &numbers(5, 6, [2, 4]));
