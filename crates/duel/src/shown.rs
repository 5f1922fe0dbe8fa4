//! What people are shown: the knowledge of a seat, the view of the table, the card behind a question, and all
//! sentences.

pub(crate) mod known;

pub(crate) mod view;

pub(crate) mod asking;

pub(crate) mod about;

#[cfg(feature = "json")]
pub(crate) mod desk;

#[cfg(feature = "json")]
pub(crate) mod telling;

#[cfg(feature = "json")]
pub(crate) mod places;
