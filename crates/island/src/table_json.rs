//! Positions as JSON: the table as a person would describe it, with all hidden cards or with what one seat knows.
//!
//! Every part is optional: a missing one has its start value. Bank, deck, lengths, points and masks are computed from
//! the rest. A table that contradicts the rules is refused with the reason.

mod read;
mod write;
