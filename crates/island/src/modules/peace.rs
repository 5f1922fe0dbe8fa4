//! No 7 falls in the first rounds: it is rolled again (island 7, options).

use super::Module;
use crate::size::Size;

pub(super) fn module<D: Size>() -> Module<D> {
    Module {
        rolls_again: Some(|rules, s, sum| {
            sum == 7 && s.turn <= u16::from(rules.options().peace) * u16::from(rules.options().seats)
        }),
        ..Module::silent("peace")
    }
}
