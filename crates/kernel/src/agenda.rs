//! The agenda: what is still to be done, on a stack inside the state.

/// A stack of at most `N` small frames, flat and `Copy`.
///
/// The top frame says what is awaited. Frames without a question run automatically, until a question or a chance moment
/// is on top. Slots above the top are blank, so that equal agendas are equal values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Agenda<F, const N: usize> {
    len: u8,
    frames: [F; N],
}

impl<F: Copy + Default, const N: usize> Default for Agenda<F, N> {
    fn default() -> Self {
        Agenda { len: 0, frames: [F::default(); N] }
    }
}

impl<F: Copy + Default, const N: usize> Agenda<F, N> {
    /// The top frame.
    #[inline]
    pub fn top(&self) -> F {
        match self.len {
            0 => F::default(),
            len => self.frames[len as usize - 1],
        }
    }

    /// Puts a frame on top: it is dealt with before all frames below it.
    ///
    /// # Panics
    /// If the agenda is full. The game sets its capacity: 1.5 times the deepest observed.
    #[inline]
    pub fn push(&mut self, frame: F) {
        self.frames[self.len as usize] = frame;
        self.len += 1;
    }

    /// Takes the top frame away.
    #[inline]
    pub fn pop(&mut self) -> F {
        self.len -= 1;
        std::mem::take(&mut self.frames[self.len as usize])
    }

    /// Puts `frame` in the place of the top one.
    #[inline]
    pub fn replace(&mut self, frame: F) {
        self.frames[self.len as usize - 1] = frame;
    }

    /// Empties the agenda: nothing is left to do.
    pub fn clear(&mut self) {
        *self = Agenda::default();
    }

    /// All frames, the top one last.
    pub fn frames(&self) -> &[F] {
        &self.frames[..self.len as usize]
    }

    /// How many frames lie on one another.
    pub fn depth(&self) -> usize {
        self.len as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_last_is_on_top_and_leaves_no_trace() {
        let mut agenda = Agenda::<u8, 3>::default();
        assert_eq!(agenda.top(), 0);
        agenda.push(7);
        let before = agenda;
        agenda.push(9);
        assert_eq!((agenda.top(), agenda.depth()), (9, 2));
        assert_eq!(agenda.pop(), 9);
        assert_eq!(agenda, before);
        agenda.replace(8);
        assert_eq!(agenda.frames(), [8]);
    }
}
