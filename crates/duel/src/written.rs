//! The duel written down and read back.

pub(crate) mod notation;

#[cfg(feature = "json")]
mod duel;

#[cfg(feature = "json")]
mod setup_json;

#[cfg(feature = "json")]
mod table_json;

#[cfg(feature = "json")]
mod side_json;

#[cfg(feature = "json")]
mod sea_json;

#[cfg(feature = "json")]
mod known_json;
