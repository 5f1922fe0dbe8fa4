//! The Era of Gold.

pub(crate) mod brigands;
pub(crate) mod gift_for_the_prince;
pub(crate) mod gold_cache;
pub(crate) mod gudrun;
pub(crate) mod harbor;
pub(crate) mod merchant;
pub(crate) mod merchant_guild;
pub(crate) mod mint;
pub(crate) mod moneylender;
pub(crate) mod pirate_ship;
pub(crate) mod reiner;
pub(crate) mod salt_silo;
pub(crate) mod staple_house;
pub(crate) mod trade_master;
pub(crate) mod trading_base;
