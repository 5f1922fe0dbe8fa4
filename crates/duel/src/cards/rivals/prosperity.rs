//! The Era of Prosperity.

pub(crate) mod aqueduct;
pub(crate) mod artworks;
pub(crate) mod bera;
pub(crate) mod builders_hut;
pub(crate) mod city_palace;
pub(crate) mod common_land;
pub(crate) mod court_astrologer;
pub(crate) mod feeding_the_poor;
pub(crate) mod hospital;
pub(crate) mod insurrection;
pub(crate) mod mercenaries;
pub(crate) mod monument;
pub(crate) mod prosperity_card;
pub(crate) mod public_feeling;
pub(crate) mod royals;
pub(crate) mod small_market_town;
pub(crate) mod taxation;
pub(crate) mod theater;
pub(crate) mod thieves_hideout;
pub(crate) mod traveling_theater;
pub(crate) mod village_school;
