//! Positions as JSON: the table as a person would describe it, with all hidden cards or with what one seat knows.
//!
//! Everything is optional; missing parts have their start value, and what follows from the rest (bank, deck, lengths,
//! points, masks) is worked out. What contradicts the rules is refused with the reason.

mod read;
mod write;
