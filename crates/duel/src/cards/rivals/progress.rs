//! The Era of Progress.

pub(crate) mod bath_house;
pub(crate) mod benjamin;
pub(crate) mod building_crane;
pub(crate) mod chief_cannoneer;
pub(crate) mod doctor;
pub(crate) mod guido;
pub(crate) mod gustav;
pub(crate) mod harvests;
pub(crate) mod library;
pub(crate) mod parliament;
pub(crate) mod pharmacy;
pub(crate) mod plague;
pub(crate) mod town_hall;
pub(crate) mod university;
