//! The Basic set.

pub(crate) mod abbey;
pub(crate) mod boosters;
pub(crate) mod brigitta;
pub(crate) mod feud;
pub(crate) mod fraternal_feuds;
pub(crate) mod goldsmith;
pub(crate) mod heroes;
pub(crate) mod invention;
pub(crate) mod large_trade_ship;
pub(crate) mod marketplace;
pub(crate) mod merchant_caravan;
pub(crate) mod parish_hall;
pub(crate) mod regions;
pub(crate) mod relocation;
pub(crate) mod scout;
pub(crate) mod storehouse;
pub(crate) mod toll_bridge;
pub(crate) mod trade_ships;
pub(crate) mod trade_ships_race;
pub(crate) mod traveling_merchant;
pub(crate) mod year_of_plenty;
pub(crate) mod yule;
