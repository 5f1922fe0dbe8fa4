//! The set Artisans & Benefactors.
