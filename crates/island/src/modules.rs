//! Modules: scenarios and house rules as lists of notes to the rulebook.
//!
//! The engine names the moments at which the rulebook lets a scenario speak; a module fills some of them. The engine
//! never asks which module is on. `docs/adding-a-module.md` tells how one is added.

mod parts;
mod hints;
pub mod registered;
pub(crate) mod answers;
mod no_desert_return;
mod friendly_robber;
mod peace;
pub(crate) mod helpers;
pub(crate) mod frenemies;

pub use self::hints::{Hint, Prospect};
#[cfg(feature = "json")]
pub(crate) use self::parts::Within;
pub(crate) use self::parts::{Deed, Draw, Happening, Keeps, ModuleOption, Question, Reason};
pub use self::registered::*;

use self::answers::{Answers, Extras};
use crate::cx::Cx;
use crate::geometry::{Corner, Edge, Hex};
use crate::rules::Island;
use crate::size::Size;
use crate::state::{Frame, State};
use kernel::{Seat, Seats};

/// A yes-or-no question that a scenario answers, about the rules, the position and a subject.
pub type Asks<D, About> = fn(&Island<D>, &State<D>, About) -> bool;

/// A function that a scenario runs after something happened.
pub(crate) type Takes<D, About> = for<'c, 'a, 'l> fn(&'c mut Cx<'a, 'l, D>, About);

/// Puts a scenario's things on the table.
pub(crate) type Lays<D> = fn(&Island<D>, &mut State<D>);

/// Adds to what the active player may do.
pub(crate) type Offers<D> = fn(&Island<D>, &State<D>, &mut Extras);

/// A scenario or house rule: one optional function for each moment; `None` where the base rules stay unchanged.
#[derive(Clone, Copy, Debug)]
pub struct Module<D: Size> {
    /// Its name in a spec.
    pub name: &'static str,
    /// Is this hex forbidden for the robber? If no hex is left, the robber goes to a desert or stays on one.
    pub robber_shuns: Option<Asks<D, Hex>>,
    /// Is this player safe from being robbed?
    pub spares: Option<Asks<D, Seat>>,
    /// Is a production roll of this sum rolled again?
    pub rolls_again: Option<Asks<D, u8>>,
    /// May the player who moved the robber to this hex leave its victims alone?
    pub theft_may_be_waived: Option<Asks<D, Hex>>,
    /// May this player have settled a 7 without discarding?
    pub forgives: Option<Asks<D, Seat>>,
    /// Can played knights leave the game?
    pub knights_leave: bool,
    /// Puts its own things on the table before anybody moves.
    pub(crate) laid_out: Option<Lays<D>>,
    /// Set-up: this player placed a settlement here.
    pub(crate) settled: Option<Takes<D, (Seat, Corner)>>,
    /// Set-up: this player placed the second settlement and its road.
    pub(crate) seated: Option<Takes<D, Seat>>,
    /// A roll other than 7 was paid, except gold, which is chosen next; these players got cards or will choose gold.
    pub(crate) produced: Option<Takes<D, Seats>>,
    /// The last card for gold was chosen, or the bank has none left.
    pub(crate) gold_chosen: Option<Takes<D, ()>>,
    /// A 7 fell, debts are counted, and nobody has discarded yet.
    pub(crate) seven_fell: Option<Takes<D, ()>>,
    /// The robber was moved here by a 7 or a knight, and nobody is robbed.
    pub(crate) robbed_nobody: Option<Takes<D, Hex>>,
    /// This player built a road or ship here, paid or free.
    pub(crate) road_built: Option<Takes<D, (Seat, Edge)>>,
    /// This player moved a ship to here.
    pub(crate) ship_moved: Option<Takes<D, (Seat, Edge)>>,
    /// The active player's turn ended.
    pub(crate) turn_ended: Option<Takes<D, ()>>,
    /// The game is over, and this player showed all cards.
    pub(crate) shown: Option<Takes<D, Seat>>,
    /// What the active player may do beyond the base rules, before the roll or in the main phase.
    pub(crate) offers: Option<Offers<D>>,
}

impl<D: Size> Module<D> {
    /// A module that changes nothing. A module ends with `..Module::silent("name")` to fill the moments it leaves
    /// alone.
    pub const fn silent(name: &'static str) -> Module<D> {
        Module {
            name,
            robber_shuns: None,
            spares: None,
            rolls_again: None,
            theft_may_be_waived: None,
            forgives: None,
            knights_leave: false,
            laid_out: None,
            settled: None,
            seated: None,
            produced: None,
            gold_chosen: None,
            seven_fell: None,
            robbed_nobody: None,
            road_built: None,
            ship_moved: None,
            turn_ended: None,
            shown: None,
            offers: None,
        }
    }
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

    /// Whether some module lets the victims beside the robber be left alone.
    pub(crate) fn theft_may_be_waived(&self, s: &State<D>, hex: Hex) -> bool {
        self.modules.iter().filter_map(|module| module.theft_may_be_waived).any(|may| may(self, s, hex))
    }

    /// Whether some module may have cancelled a player's debt to a 7.
    #[cfg(feature = "json")]
    pub(crate) fn forgives(&self, s: &State<D>, seat: Seat) -> bool {
        self.modules.iter().filter_map(|module| module.forgives).any(|forgives| forgives(self, s, seat))
    }

    /// Every module lays out its things.
    pub(crate) fn lay_out(&self, s: &mut State<D>) {
        for lay in self.modules.iter().filter_map(|module| module.laid_out) {
            lay(self, s);
        }
    }

    /// The choices that modules add to those of the base rules.
    pub(crate) fn extras(&self, s: &State<D>, seat: Seat) -> Extras {
        let mut extras = Extras::default();
        if seat != s.active || self.modules.is_empty() {
            return extras;
        }
        match s.agenda.top() {
            Frame::Main | Frame::BeforeRoll => {
                for offers in self.modules.iter().filter_map(|module| module.offers) {
                    offers(self, s, &mut extras);
                }
            }
            Frame::ChooseVictim => extras.waive = self.may_waive(s),
            _ => {}
        }
        extras
    }

    /// The possible answers, if a module asks.
    #[inline]
    pub(crate) fn module_answers(&self, s: &State<D>) -> Option<Answers<D>> {
        match s.agenda.top() {
            Frame::Module(ask) => Some(ask.answers(self, s)),
            _ => None,
        }
    }
}

/// For each moment, a function that calls all modules which fill it.
macro_rules! moments {
    ($($(#[$doc:meta])* $name:ident: $moment:ident($about:ty);)*) => {
        impl<D: Size> Cx<'_, '_, D> {
            $($(#[$doc])*
            #[inline]
            pub(crate) fn $name(&mut self, about: $about) {
                if !self.rules.modules.is_empty() {
                    self.tell_all(|module| module.$moment, about);
                }
            })*

            /// Calls every module that fills this moment.
            #[inline(never)]
            fn tell_all<About: Copy>(
                &mut self,
                moment: impl Fn(&Module<D>) -> Option<Takes<D, About>>,
                about: About,
            ) {
                let rules = self.rules;
                for takes in rules.modules.iter().filter_map(moment) {
                    takes(self, about);
                }
            }
        }
    };
}

moments! {
    /// Set-up: a settlement was placed.
    tell_settled: settled((Seat, Corner));
    /// Set-up: a player placed the second settlement and its road.
    tell_seated: seated(Seat);
    /// A roll other than 7 was paid; these players got cards.
    tell_produced: produced(Seats);
    /// The last card for gold was chosen, or the bank has none left.
    tell_gold_chosen: gold_chosen(());
    /// A 7 fell, and nobody has discarded yet.
    tell_seven: seven_fell(());
    /// The robber was moved, and nobody is robbed.
    tell_robbed_nobody: robbed_nobody(Hex);
    /// A road or ship was built.
    tell_road_built: road_built((Seat, Edge));
    /// A ship was moved.
    tell_ship_moved: ship_moved((Seat, Edge));
    /// The active player's turn ended.
    tell_turn_ended: turn_ended(());
    /// The game is over, and a player showed all cards.
    tell_shown: shown(Seat);
}
