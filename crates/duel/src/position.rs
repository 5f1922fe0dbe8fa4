//! A position: what lies on the table, and what is true of it.

pub(crate) mod state;

pub(crate) mod site;

pub(crate) mod side;

pub(crate) mod lying;

pub(crate) mod located;

pub(crate) mod piles;

pub(crate) mod points;

pub(crate) mod tally;

pub(crate) mod inspect;

pub(crate) mod sound;
