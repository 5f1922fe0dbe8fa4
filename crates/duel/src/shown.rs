//! What people learn: what a seat knows, what a viewer sees, which card asks, and the sentences for all of it.

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
