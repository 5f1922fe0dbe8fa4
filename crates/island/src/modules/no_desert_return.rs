//! The robber may not be moved to a desert (island 7, options).

use kernel::{Bits, Values};

use super::{Module, ModuleOption};
use crate::size::Size;

pub(super) fn option() -> ModuleOption {
    ModuleOption::house_rule("no-desert-return", Values::Flag)
}

pub(super) fn module<D: Size>() -> Module<D> {
    Module { robber_shuns: Some(|rules, _, hex| rules.deserts.has(hex.index())), ..Module::silent("no-desert-return") }
}
