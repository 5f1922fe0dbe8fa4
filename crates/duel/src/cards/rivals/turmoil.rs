//! The Era of Turmoil.

pub(crate) mod archer;
pub(crate) mod arsonist;
pub(crate) mod carl;
pub(crate) mod chapel;
pub(crate) mod drill_ground;
pub(crate) mod fairgrounds;
pub(crate) mod fire_brigade;
pub(crate) mod hedge_tavern;
pub(crate) mod heinrich;
pub(crate) mod irmgard;
pub(crate) mod large_festival_hall;
pub(crate) mod lookout_tower;
pub(crate) mod riots;
pub(crate) mod sebastian;
pub(crate) mod tithe_barn;
pub(crate) mod traitor;
pub(crate) mod voyage_of_plunder;
