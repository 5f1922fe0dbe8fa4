//! What every Commonland game shares: seats, agendas, chance, knowledge, records.
//!
//! A game family implements one trait, [`Game`]. It knows three kinds of moment: seats choose, chance falls, the game
//! is over ([`Awaits`]). Applying a choice or an outcome is deterministic. So the set-up and the steps since determine
//! a position, and play-outs, search over imagined worlds, records, undo and views all build on that.
//!
//! What this crate deliberately does not know:
//!
//! - **No rules.** It has never heard of a road, a card or a turn order.
//! - **No randomness of its own.** Functions that need chance are given a generator. A record holds outcomes, never a
//!   seed.
//! - **No IO, no time, no threads.** It builds for the browser as well as for a server.
//! - **No blanking of secrets.** A [`Game::View`] and the knowledge of a seat ([`Game::Known`]) are built from nothing,
//!   by naming what is shown. A bot is given `Known`, never the state, so it cannot peek.
//! - **No allocation in a step.** States are flat and `Copy`, lists go into reusable buffers, and events are made only
//!   when somebody listens ([`Log`]).
//!
//! # A whole game
//!
//! Somebody calls a side, a coin falls, the game is over.
//!
//! ```
//! use kernel::*;
//! # #[derive(Clone)] struct Dice(u64);
//! # impl rand_core::TryRng for Dice {
//! #     type Error = std::convert::Infallible;
//! #     fn try_next_u32(&mut self) -> Result<u32, Self::Error> { self.try_next_u64().map(|n| (n >> 32) as u32) }
//! #     fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
//! #         self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
//! #         Ok(self.0)
//! #     }
//! #     fn try_fill_bytes(&mut self, dst: &mut [u8]) -> Result<(), Self::Error> { dst.fill(4); Ok(()) }
//! # }
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Eq)]
//! enum Side { Heads, Tails }
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Eq)]
//! struct Toss { called: Option<Side>, fell: Option<Side> }
//!
//! #[derive(Clone, Copy, Debug, PartialEq)]
//! enum TossEvent { Called(Side), Fell(Side) }
//!
//! impl Seen for TossEvent {
//!     fn seen_by(&self, _: Viewer) -> Option<TossEvent> { Some(*self) } // nothing is hidden here
//! }
//!
//! struct CoinToss;
//!
//! impl Game for CoinToss {
//!     type State = Toss; type Action = Side; type Outcome = Side; type Event = TossEvent;
//!     type Refusal = &'static str; type Known = Toss; type View = Toss;
//!
//!     fn seats(&self) -> u8 { 1 }
//!     fn start(&self) -> Toss { Toss { called: None, fell: None } }
//!     fn awaits(&self, toss: &Toss) -> Awaits {
//!         match (toss.called, toss.fell) {
//!             (None, _) => Awaits::Seats { due: Seats::first(1), may: Seats::NONE },
//!             (_, None) => Awaits::Chance,
//!             _ => Awaits::Nobody,
//!         }
//!     }
//!     fn check(&self, toss: &Toss, _: Seat, _: Side) -> Result<(), &'static str> {
//!         if toss.called.is_none() { Ok(()) } else { Err("a side was called already") }
//!     }
//!     fn choices(&self, toss: &Toss, seat: Seat, out: &mut Choices<Side>) {
//!         for side in [Side::Heads, Side::Tails] {
//!             if self.check(toss, seat, side).is_ok() { out.push(side); }
//!         }
//!     }
//!     fn apply(&self, toss: &mut Toss, _: Seat, side: Side, log: &mut Log<'_, TossEvent>) {
//!         toss.called = Some(side);
//!         log.note(|| TossEvent::Called(side));
//!     }
//!     fn outcomes(&self, _: &Toss, out: &mut Weighted<Side>) -> bool {
//!         out.push(Side::Heads, 1);
//!         out.push(Side::Tails, 1);
//!         true
//!     }
//!     fn draw(&self, _: &Toss, rng: &mut impl Rng) -> Side {
//!         [Side::Heads, Side::Tails][below(rng, 2) as usize]
//!     }
//!     fn check_outcome(&self, toss: &Toss, _: Side) -> Result<(), &'static str> {
//!         if self.awaits(toss) == Awaits::Chance { Ok(()) } else { Err("the coin does not fall now") }
//!     }
//!     fn fall(&self, toss: &mut Toss, side: Side, log: &mut Log<'_, TossEvent>) {
//!         toss.fell = Some(side);
//!         log.note(|| TossEvent::Fell(side));
//!     }
//!     fn known(&self, toss: &Toss, _: Seat) -> Toss { *toss }
//!     fn imagine(&self, known: &Toss, _: &mut impl Rng) -> Toss { *known }
//!     fn view(&self, toss: &Toss, _: Viewer) -> Toss { *toss }
//!     fn standing(&self, toss: &Toss) -> Option<Standing> {
//!         let won = toss.called? == toss.fell?;
//!         let winners = if won { Seats::first(1) } else { Seats::NONE };
//!         Some(Standing { winners, points: [u8::from(won), 0, 0, 0, 0, 0, 0, 0] })
//!     }
//!     fn turns(&self, _: &Toss) -> u32 { 1 }
//! }
//!
//! // By hand: a stranger's entries are checked, and what happened is told.
//! let mut toss = Replay::new(&CoinToss);
//! assert_eq!(toss.step(Entry::Fell(Side::Heads)), Err(Unfit::SeatsAwaited));
//! toss.step(Entry::Did(Seat(0), Side::Heads)).unwrap();
//! toss.step(Entry::Fell(Side::Heads)).unwrap();
//! assert_eq!(toss.notes().events, [TossEvent::Fell(Side::Heads)]);
//! assert_eq!(CoinToss.standing(toss.state()).unwrap().winners, Seats::first(1));
//!
//! // At random, as simulations do.
//! let mut rng = Dice(7);
//! let won = (0..1000).filter(|_| {
//!     let toss = playout(&CoinToss, CoinToss.start(), &mut rng, 10).end;
//!     toss.called == toss.fell
//! });
//! assert!((400..600).contains(&won.count()));
//! ```
//!
//! # Features
//!
//! - `serde`: seats and option lists can be serialised.
//! - `json`: records (a game as JSON lines, replayed and checked), and the trait `Written` that a family implements for
//!   them.
//! - `testkit`: rings, which are properties that every game must have. Each family runs them over all its options.

mod seat;

mod game;

mod agenda;

mod chance;

mod log;

mod replay;

mod bits;

mod options;

mod spec;

mod phrase;

mod english;

#[cfg(feature = "json")]
mod written;

#[cfg(feature = "json")]
mod position;

#[cfg(feature = "json")]
pub mod record;

#[cfg(feature = "json")]
pub mod read;

#[cfg(feature = "json")]
mod strict;

#[cfg(any(test, feature = "testkit"))]
pub mod testkit;

pub use agenda::Agenda;
pub use bits::{Bits, Ones, Wide};
pub use chance::{InOrder, Rng, below, die, shuffle};
pub use english::write_english;
pub use game::{Awaits, Choices, Game, Playout, Standing, Weighted, playout};
pub use log::{Entry, Log, Notes, Seen};
pub use options::{Chosen, Exclusion, Limit, OptionDef, OptionList, Usual, Values, When};
pub use phrase::{Part, Phrase};
#[cfg(feature = "json")]
pub use position::{History, Position};
pub use replay::{Course, Replay, UNDO_LIMIT, Unfit};
pub use seat::{Seat, Seats, Veiled, Viewer};
pub use spec::{Spec, instead, nearest, quoted, shortened};
#[cfg(feature = "json")]
pub use strict::{StrictJson, strict_json};
#[cfg(feature = "json")]
pub use written::{Lots, WayToPay, Written, Wrong};
