//! The Era of Turmoil.

pub(crate) mod arsonist;
pub(crate) mod hedge_tavern;
pub(crate) mod irmgard;
pub(crate) mod lookout_tower;
pub(crate) mod sebastian;
pub(crate) mod traitor;
