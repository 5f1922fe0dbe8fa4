//! The two-player card game: principalities, draw stacks, events, and every card in a file of its own.
//!
//! [`Duel`] holds the rules of one match and implements [`kernel::Game`]. The differences between editions are values
//! ([`Edition`]). The effect of a card is in the card's own file ([`card::CardDef`], the files under `cards/`). The
//! engine never asks which card it has before it: it offers moments, and cards use them. `docs/adding-a-card.md` tells
//! how to add a card.
//!
//! ```
//! use duel::{Duel, Options, Setup};
//! use kernel::testkit::Dice;
//! use kernel::{Game, playout};
//!
//! let options = Options::from_spec("duel").unwrap();
//! let duel = Duel::new(Setup::draw(options, &mut Dice::new(1))).unwrap();
//! let end = playout(&duel, duel.start(), &mut Dice::new(2), 100_000).end;
//! assert!(duel.standing(&end).is_some_and(|standing| standing.points.iter().any(|&points| points >= 7)));
//! ```
//!
//! # How it is laid out
//!
//! | Module | What |
//! |---|---|
//! | `vocabulary/` | resources, choices, events, refusals |
//! | `card.rs`, `card/` | what a card is: its moments, what it requires, what it costs |
//! | `cards.rs`, `cards/` | the list of cards; one file per card |
//! | `matches/` | a match: edition and rules, options, how the stacks lie, decks that players bring |
//! | `position/` | a position: agenda, principalities, places, cards in rows and who knows them; what is true of it |
//! | `agenda.rs`, `agenda/` | the frames of the agenda, each handed to its chapter |
//! | `chapters/` | the rules by chapter: start, turn, dice, stores, build, hand, attacks, effects, sea |
//! | `cx.rs` | the handle through which rules and cards change a position |
//! | `menu.rs`, `game.rs` | the choices of a seat, without a list; the duel as a game of the kernel |
//! | `shown/` | what a seat knows, what a viewer sees, which card asks and in what words |
//! | `written/` | the game written down: notation, set-ups, positions |
//! | `testkit.rs` | scenes for tests that read like the rulebook |
//!
//! A chapter owns its frames (`frames.rs`: who is asked, the menu, what an answer does) and how they are written
//! (`written.rs`: the question, the notation, the check of a written position).
//!
//! # Decisions worth knowing
//!
//! - **Rows, not chains.** Hidden cards lie row after row in one flat array, not in chains through a pool, so that equal
//!   positions are equal values and can be written and read back.
//! - **Columns modulo 8.** A principality is one gapless row of at most seven settlements; its places are numbered
//!   modulo 8, and a set of sites is one word. Actions and records name [`Spot`]s, which never change.
//! - **Card and site are one choice**: each side of a place is one spot, so a mask of sites counts the choices without
//!   a list. How the price is paid is a separate question, asked only where there is more than one way to pay it.
//! - **Cards under way lie open.** A card that is being built or played lies in [`Row::OPEN`] until it comes to rest, so
//!   nothing on the agenda depends on a hand.
//! - **Heights of stacks are public.** After Fraternal Feuds the victim sees which stacks grew, not which card went where.
//! - **A card abroad belongs to its builder.** It lies in the other player's principality. Its points, its function and
//!   its moments are its builder's.
//! - **Removing own cards** is always legal in games with this rule. It is listed among the choices only if a hand card
//!   finds no free site.
//! - **Scout** is played to build a settlement: it asks for the end, takes the price, and lays the regions.

mod vocabulary;

pub mod card;
mod cards;

mod matches;
mod position;

mod agenda;
mod chapters;
mod cx;

mod game;
mod menu;

mod shown;
mod written;

#[cfg(any(test, feature = "testkit"))]
pub mod testkit;

pub use agenda::Frame;
pub use card::require;
pub use cards::Card;
pub use chapters::attacks::AttackFrame;
pub use chapters::build::BuildFrame;
pub use chapters::dice::DiceFrame;
pub use chapters::effects::{Ask, EffectFrame, EffectPlay, Filter, Waiting};
pub use chapters::hand::HandFrame;
pub use chapters::sea::Sea;
pub use chapters::start::StartFrame;
pub use chapters::stores::StoresFrame;
pub use chapters::turn::Phase;
pub use cx::Cx;
pub use matches::deck::text::{DeckText, Fault, counted};
pub use matches::deck::{Deck, Decks};
pub use matches::edition::{CLASSIC, EDITIONS, Edition, HandStep, RIVALS, StartRegion, Terms, ToldEvent};
pub use matches::options::{Mode, Options, Undecided};
pub use matches::rules::{Duel, Print};
pub use matches::setup::{NoGame, Setup, Stack};
pub use position::inspect::{Discovered, Open, Own};
pub use position::located::Located;
pub use position::piles::{Face, Piles, Row};
pub use position::points::Points;
pub use position::side::{Lying, Side};
pub use position::site::{Site, Sites, Spot, Store, Stores};
pub use position::state::{End, EventFace, State, Token, foe};
pub use position::tally::Tally;
pub use shown::about::About;
#[cfg(feature = "json")]
pub use shown::about::SetsView;
#[cfg(feature = "json")]
pub use shown::desk::{DeskView, NeedView, SpendView, StarsView, WareView};
pub use shown::known::Known;
pub use shown::view::*;
pub use vocabulary::action::{Action, CardOrder, Outcome};
pub use vocabulary::event::Event;
pub use vocabulary::refusal::Refusal;
pub use vocabulary::resource::{Bundle, Kinds, Resource};
