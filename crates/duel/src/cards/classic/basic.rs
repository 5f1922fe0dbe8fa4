//! The basic game.

pub(crate) mod abbey;
pub(crate) mod aqueduct;
pub(crate) mod bath_house;
pub(crate) mod boosters;
pub(crate) mod church;
pub(crate) mod colossus;
pub(crate) mod fleets;
pub(crate) mod garrison;
pub(crate) mod harbor;
pub(crate) mod knights;
pub(crate) mod library;
pub(crate) mod mint;
pub(crate) mod regions;
pub(crate) mod smithy;
pub(crate) mod town_hall;
pub(crate) mod trade_houses;
