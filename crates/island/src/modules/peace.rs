//! No 7 falls in the first rounds: it is rolled again (island 7, options).

use kernel::Values;

use super::{Module, ModuleOption};
use crate::size::Size;

pub(super) fn option() -> ModuleOption {
    ModuleOption::house_rule("peace", Values::number(1, 5))
}

pub(super) fn module<D: Size>() -> Module<D> {
    Module {
        rolls_again: Some(|rules, s, sum| {
            sum == 7 && s.turn <= u16::from(rules.options().modules.peace) * u16::from(rules.options().seats)
        }),
        ..Module::silent("peace")
    }
}
