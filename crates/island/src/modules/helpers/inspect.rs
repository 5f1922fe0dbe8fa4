//! What everybody sees of the helpers, for bots and tools.

use kernel::Seat;

use super::Helper;
use crate::inspect::Open;
use crate::size::Size;
use crate::state::BySeat;

impl<D: Size> Open<'_, D> {
    /// The helper of a seat, and whether it shows its B side.
    #[inline]
    pub fn helper(&self, seat: Seat) -> Option<(Helper, bool)> {
        self.0.kept.helpers.held.of(seat).map(|helper| (helper, self.0.kept.helpers.turned.has(seat)))
    }
}
