//! The set Artisans & Benefactors.

pub(crate) mod public_feeling;

pub(crate) mod chapel;
pub(crate) mod common_land;
pub(crate) mod courage;
pub(crate) mod feeding_of_the_poor;
pub(crate) mod golden_times;
pub(crate) mod growth;
pub(crate) mod guido;
pub(crate) mod hospital;
pub(crate) mod house;
pub(crate) mod joust;
pub(crate) mod lancer;
pub(crate) mod osmund;
pub(crate) mod riots;
pub(crate) mod small_market_town;
pub(crate) mod statue;
pub(crate) mod traveling_theater;
pub(crate) mod village_school;
pub(crate) mod works_of_art;

#[cfg(test)]
mod tests;
