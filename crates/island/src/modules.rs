//! Modules: scenarios and house rules as lists of notes to the rulebook.
//!
//! The engine names the moments at which the rulebook lets a scenario speak; a module fills some of them. The engine
//! never asks which module is on. `docs/adding-a-module.md` tells how one is added.

mod friendly_robber;
mod no_desert_return;
mod peace;

use crate::geometry::Hex;
use crate::options::Options;
use crate::rules::Island;
use crate::size::Size;
use crate::state::State;
use kernel::Seat;

/// A scenario or house rule: what it has to say at each moment, and nothing where it is silent.
#[derive(Clone, Copy, Debug)]
pub struct Module<D: Size> {
    /// Its name in a spec.
    pub name: &'static str,
    /// May the robber not be moved to this hex? Where that leaves no hex, it goes to or stays on a desert.
    pub robber_shuns: Option<fn(&Island<D>, &State<D>, Hex) -> bool>,
    /// Is this player not robbed?
    pub spares: Option<fn(&Island<D>, &State<D>, Seat) -> bool>,
    /// Is a production roll of this sum rolled again?
    pub rolls_again: Option<fn(&Island<D>, &State<D>, u8) -> bool>,
}

impl<D: Size> Module<D> {
    /// A module that has nothing to say; `..Module::silent("name")` stands for all that a module leaves as it is.
    pub const fn silent(name: &'static str) -> Module<D> {
        Module { name, robber_shuns: None, spares: None, rolls_again: None }
    }
}

/// The modules that these options put into the game.
pub(crate) fn modules_of<D: Size>(options: &Options) -> Vec<Module<D>> {
    let mut modules = Vec::new();
    if options.friendly_robber {
        modules.push(friendly_robber::module());
    }
    if options.no_desert_return {
        modules.push(no_desert_return::module());
    }
    if options.peace > 0 {
        modules.push(peace::module());
    }
    modules
}

impl<D: Size> Island<D> {
    /// Whether some module keeps the robber out of a hex.
    pub(crate) fn robber_shuns(&self, s: &State<D>, hex: Hex) -> bool {
        self.modules.iter().filter_map(|module| module.robber_shuns).any(|shuns| shuns(self, s, hex))
    }

    /// Whether some module spares a player from being robbed.
    pub(crate) fn spares(&self, s: &State<D>, seat: Seat) -> bool {
        self.modules.iter().filter_map(|module| module.spares).any(|spares| spares(self, s, seat))
    }

    /// Whether some module has a roll rolled again.
    pub(crate) fn rolls_again(&self, s: &State<D>, sum: u8) -> bool {
        self.modules.iter().filter_map(|module| module.rolls_again).any(|again| again(self, s, sum))
    }
}
