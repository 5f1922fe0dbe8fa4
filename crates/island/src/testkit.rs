//! Scenes for tests that read like the rulebook, and a recount of everything that a position keeps.
//!
//! ```
//! use island::testkit::*;
//!
//! let mut island = scene().settlement(A, "0,0,N").hand(A, "lumber, brick").main(A);
//! island.does(A, "road 0,0,NE").holds(A, "nothing").rests();
//! ```
//!
//! Scenes use fixed boards: the beginner board (island 2.4), a large board for five and six seats, or a map with its
//! tiles and tokens in their listed order.

mod scene;
pub(crate) mod sound;

pub use scene::{PlayedScene, Scene, counts, scene};
pub use sound::sound;

pub use crate::modules::frenemies::links;

use kernel::Seat;
use kernel::testkit::Dice;

use crate::board::Terrain;
use crate::counts::Hand;
use crate::maps::RobberStart;
use crate::options::Options;
use crate::setup::{Setup, Tile, tiles_in_order};
use crate::size::Size;
use crate::state::State;

/// The first seat.
pub const A: Seat = Seat(0);
/// The second seat.
pub const B: Seat = Seat(1);
/// The third seat.
pub const C: Seat = Seat(2);
/// The fourth seat.
pub const D: Seat = Seat(3);
/// The fifth seat.
pub const E: Seat = Seat(4);
/// The sixth seat.
pub const F: Seat = Seat(5);

/// The set-up that a spec and a seed name: the same board and starting player each time.
///
/// # Panics
/// If the spec cannot be read.
pub fn drawn(spec: &str, seed: u64) -> Setup {
    let spec = kernel::Spec::read(spec).unwrap_or_else(|why| panic!("{spec}: {why}"));
    let options = Options::read(&spec).unwrap_or_else(|why| panic!("{why}"));
    Setup::draw(options, &mut Dice::new(seed)).unwrap_or_else(|why| panic!("{why}"))
}

/// A fixed large board; seat A begins.
///
/// Terrains alternate and letters follow their order, both in reading order. The robber stands on the northern desert.
fn large_board(options: Options) -> Setup {
    let def = options.board_def();
    let mut left = def.terrain;
    let mut letters = def.letters.iter();
    let mut turn = 0;
    let tiles: Vec<Tile> = def
        .hexes()
        .into_iter()
        .map(|at| {
            while left[turn % 6] == 0 {
                turn += 1;
            }
            let terrain = Terrain::ALL[turn % 6];
            left[turn % 6] -= 1;
            turn += 1;
            let number = terrain.resource().map_or(0, |_| *letters.next().expect("one letter for each hex"));
            Tile { at, terrain, number }
        })
        .collect();
    let robber = tiles.iter().find(|tile| tile.number == 0).expect("there is a desert").at;
    Setup { options, tiles, harbors: def.printed_harbors.to_vec(), robber: Some(robber), pirate: None, first: A }
}

/// A map with its tiles and tokens in the listed order; seat A begins.
fn map_board(options: Options) -> Setup {
    let layout = options.layout().expect("the options name a map");
    let tiles = tiles_in_order(layout);
    let robber = match layout.robber {
        RobberStart::At(hex) => Some(hex),
        RobberStart::Desert => tiles.iter().find(|tile| tile.terrain == Terrain::Desert).map(|tile| tile.at),
        RobberStart::Off => None,
    };
    Setup { options, tiles, harbors: layout.harbor_kinds.to_vec(), robber, pirate: layout.pirate, first: A }
}

/// Whether the active player has played a development card this turn, which no view tells.
pub fn card_played<S: Size>(s: &State<S>) -> bool {
    s.card_played
}

/// The resource cards in a seat's hand.
pub fn hand<S: Size>(s: &State<S>, seat: Seat) -> Hand {
    s.hand(seat)
}
