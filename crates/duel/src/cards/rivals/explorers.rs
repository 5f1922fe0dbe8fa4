//! The Era of Explorers, a file for each card or family.

pub(crate) mod ambassador;
pub(crate) mod armory;
pub(crate) mod astronomer;
pub(crate) mod bards;
pub(crate) mod broadside;
pub(crate) mod cannon_foundry;
pub(crate) mod cartographer;
pub(crate) mod explorer_harbor;
pub(crate) mod explorer_metropolis;
pub(crate) mod forgotten_tribe;
pub(crate) mod friendship_between_peoples;
pub(crate) mod islands;
pub(crate) mod landing_stage;
pub(crate) mod lars_the_naval_hero;
pub(crate) mod merchants;
pub(crate) mod most_successful_explorer;
pub(crate) mod navigator;
pub(crate) mod pirates;
pub(crate) mod sailmakers_shop;
pub(crate) mod scholars;
pub(crate) mod shipwreck;
pub(crate) mod shipyard;
