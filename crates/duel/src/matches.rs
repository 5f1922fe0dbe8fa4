//! A match before it begins: edition and rules, options, how the stacks lie, decks that players bring.

pub(crate) mod edition;

pub(crate) mod rules;

pub(crate) mod options;

pub(crate) mod setup;

pub(crate) mod deck;
