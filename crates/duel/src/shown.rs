//! What people learn: what a seat knows, what a viewer sees, which card asks, and the sentences for all of it.

pub(crate) mod asking;

pub(crate) mod about;

pub(crate) mod known;

#[cfg(feature = "json")]
pub(crate) mod desk;

#[cfg(feature = "json")]
pub(crate) mod telling;

#[cfg(feature = "json")]
pub(crate) mod places;

pub(crate) mod view;
