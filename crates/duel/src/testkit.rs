//! Scenes for tests that read like the rulebook: who has what, who does what, what is true then.
//!
//! A scene is a match with every implemented card of some sets. Both players have the start principality with empty
//! regions, nobody holds a card, and A is in the action phase. Every step must be awaited: a roll that nobody waits
//! for, or a choice that is not offered, fails the test.

mod scenes;

mod has;

mod does;

mod then;

use kernel::{Agenda, Game, Notes, Seat};

use crate::agenda::Frame;
use crate::card::Set;
use crate::chapters::turn::Phase;
use crate::matches::rules::Duel;
use crate::matches::setup::Setup;
use crate::position::piles::Row;
use crate::position::state::State;
use crate::vocabulary::event::Event;

pub use scenes::*;

/// The first player.
pub const A: Seat = Seat(0);
/// The second player.
pub const B: Seat = Seat(1);

/// The Theme Sets of the base box.
pub const BASE_BOX: [Set; 3] = [Set::Gold, Set::Turmoil, Set::Progress];

/// A scene that is being played.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The rules.
    pub duel: Duel,
    /// The position.
    pub s: State,
    /// What happened in the last step.
    pub notes: Notes<Event>,
}

impl Scene {
    fn of(setup: Setup) -> Scene {
        let duel = Duel::of(setup);
        let mut s = duel.start();
        for side in &mut s.sides {
            side.stock = 0;
            side.sea.harbor = duel.has_sea().then_some(crate::position::state::End::Left);
        }
        for seat in [A, B] {
            while let Some(&face) = s.hand(seat).first() {
                s.piles.transfer(Row::hand(seat), 0, Row::stack(duel.stacks_for(face).trailing_zeros() as u8));
            }
        }
        s.recount(&duel);
        s.turn = 1;
        s.agenda = Agenda::default();
        s.agenda.push(Frame::Turn(Phase::Action));
        Scene { duel, s, notes: Notes::default() }
    }

    /// A scene at the start of a game, right after the set-up.
    pub fn start(setup: Setup) -> Scene {
        let duel = Duel::of(setup);
        let s = duel.start();
        Scene { duel, s, notes: Notes::default() }
    }
}
