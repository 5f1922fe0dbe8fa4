//! The Era of Progress.

pub(crate) mod building_crane;
pub(crate) mod university;
