//! The robber may not be moved to a desert (island 7, options).

use kernel::Bits;

use super::Module;
use crate::size::Size;

pub(super) fn module<D: Size>() -> Module<D> {
    Module { robber_shuns: Some(|rules, _, hex| rules.deserts.has(hex.index())), ..Module::silent("no-desert-return") }
}
