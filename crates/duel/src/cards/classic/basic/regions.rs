//! The six regions: each stores one resource and has a number; two start regions of each, two in the stack, but one gold field.

use crate::card::Printing;
use crate::cards::prelude::*;

const ONE: Printing = print(Set::Classic, 1);

/// The start regions of the two players (classic 1).
const fn starts(one: u8, other: u8) -> [Printing; 2] {
    [Printing { number: one, start: Some(Seat(0)), ..ONE }, Printing { number: other, start: Some(Seat(1)), ..ONE }]
}

/// The printings of a region: the two start regions, and two for the stack (classic D2).
const fn numbers(one: u8, other: u8, stack: [u8; 2]) -> [Printing; 4] {
    let [first, second] = starts(one, other);
    [first, second, Printing { number: stack[0], ..ONE }, Printing { number: stack[1], ..ONE }]
}

const GOLD_FIELDS: [Printing; 3] = {
    let [first, second] = starts(6, 1);
    [first, second, Printing { number: 3, ..ONE }]
};

const fn region(
    key: &'static str,
    name: &'static str,
    text: &'static str,
    stores: Resource,
    printings: &'static [Printing],
) -> CardDef {
    CardDef { key, name, text, kind: CardKind::Region, region: Some(stores), printings, ..CARD }
}

pub(crate) const FOREST: CardDef =
    region("forest", "Forest", "Stores up to 3 lumber; its number brings 1.", Lumber, &numbers(4, 5, [1, 6]));
pub(crate) const GOLD_FIELD: CardDef =
    region("gold-field", "Gold Field", "Stores up to 3 gold; its number brings 1.", Gold, &GOLD_FIELDS);
pub(crate) const FIELDS: CardDef =
    region("fields", "Fields", "Stores up to 3 grain; its number brings 1.", Grain, &numbers(1, 2, [3, 4]));
pub(crate) const HILLS: CardDef =
    region("hills", "Hills", "Stores up to 3 brick; its number brings 1.", Brick, &numbers(5, 6, [1, 2]));
pub(crate) const PASTURE: CardDef =
    region("pasture", "Pasture", "Stores up to 3 wool; its number brings 1.", Wool, &numbers(3, 4, [5, 6]));
pub(crate) const MOUNTAINS: CardDef =
    region("mountains", "Mountains", "Stores up to 3 ore; its number brings 1.", Ore, &numbers(2, 3, [4, 5]));
