//! The set Sages.

mod groves;
mod owls;

pub(crate) mod age_of_enlightenment;
pub(crate) mod dispute_of_the_sages;
pub(crate) mod great_foresight;
pub(crate) mod power_of_the_groves;
pub(crate) mod wise_protection;
pub(crate) mod wise_compensation;
pub(crate) mod region_sages;
pub(crate) mod grove_of_courage;
pub(crate) mod grove_of_fraternity;
pub(crate) mod grove_of_freedom;
pub(crate) mod grove_of_great_foresight;
pub(crate) mod grove_of_justice;
pub(crate) mod grove_of_peace;
pub(crate) mod grove_of_vigilance;
pub(crate) mod cole;
pub(crate) mod robert;
pub(crate) mod academy_of_sages;
pub(crate) mod courthouse;
pub(crate) mod granary;
pub(crate) mod manifesto;
pub(crate) mod council_of_the_sages;
pub(crate) mod famine;
