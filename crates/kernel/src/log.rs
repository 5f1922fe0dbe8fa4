//! Events: what has happened, for listeners. In simulations nobody listens, and no event is built.

use crate::{Seat, Viewer};

/// An event knows who may see which part of it.
pub trait Seen: Copy + PartialEq + std::fmt::Debug {
    /// The event with the parts that `viewer` may see; `None` if the viewer may not know that it happened.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;
}

/// The events of one step, and whether it may be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notes<E> {
    /// What happened, in order.
    pub events: Vec<E>,
    /// Whether somebody saw something hidden: what came before can no longer be undone.
    pub revealed: bool,
    /// Whether the acting seat itself may have seen something hidden: the step is no draft any more.
    pub learned: bool,
}

impl<E> Default for Notes<E> {
    fn default() -> Self {
        Notes { events: Vec::new(), revealed: false, learned: false }
    }
}

impl<E> Notes<E> {
    /// Forgets everything but keeps the room.
    pub fn clear(&mut self) {
        self.events.clear();
        (self.revealed, self.learned) = (false, false);
    }

    /// A log that writes here.
    pub fn log(&mut self) -> Log<'_, E> {
        Log { notes: Some(self) }
    }
}

/// Where rules tell what happens: a reusable buffer, or nothing while nobody listens.
#[derive(Debug)]
pub struct Log<'a, E> {
    notes: Option<&'a mut Notes<E>>,
}

impl<'a, E> Log<'a, E> {
    /// A log that nobody reads.
    pub fn off() -> Log<'a, E> {
        Log { notes: None }
    }

    /// Tells an event. It is made only if somebody listens.
    #[inline]
    pub fn note(&mut self, event: impl FnOnce() -> E) {
        if let Some(notes) = &mut self.notes {
            notes.events.push(event());
        }
    }

    /// Marks that somebody saw something hidden in this step.
    #[inline]
    pub fn reveal(&mut self) {
        if let Some(notes) = &mut self.notes {
            (notes.revealed, notes.learned) = (true, true);
        }
    }

    /// Marks that the acting seat showed the others something that it knew itself, such as a card of its hand.
    #[inline]
    pub fn show(&mut self) {
        if let Some(notes) = &mut self.notes {
            notes.revealed = true;
        }
    }
}

/// One thing that moved a game on, as it is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<A, O> {
    /// A seat chose.
    Did(Seat, A),
    /// An outcome of chance.
    Fell(O),
    /// A seat took back its last `n` steps.
    Undid(Seat, u32),
}
