//! The rules of the island, one test each, in the order of the rule book (`docs/rules/island.md`).
//!
//! The name of a test is the rule, its comment cites the id. The tests of the board itself (sections 1, 2 and 14.2) lie
//! beside the tables of `board.rs`, `geometry.rs` and `setup.rs`.

mod building;
mod corner_cases;
mod development;
mod frenemies;
mod helpers;
mod options;
mod production;
mod roads;
mod scenarios_at_sea;
mod sea;
mod secrets;
mod setup;
mod seven;
mod six_players;
mod ten_helpers;
mod trade;
mod turn;
mod winning;

/// All fifteen roads of a player around three neighbouring hexes.
const FIFTEEN: &str =
    "0,0,NE 0,0,E 0,0,SE 0,0,SW 0,0,W 0,0,NW 1,0,NE 1,0,E 1,0,SE 1,0,SW 1,0,NW 0,1,E 0,1,SE 0,1,SW 0,1,W";

/// Five roads in a row around the hex in the middle, from its north to its north-western corner.
const FIVE: &str = "0,0,NE 0,0,E 0,0,SE 0,0,SW 0,0,W";

/// The price of a road, and so on.
const ROAD: &str = "lumber, brick";
const SETTLEMENT: &str = "lumber, brick, wool, grain";
const CITY: &str = "2 grain, 3 ore";
const CARD: &str = "wool, grain, ore";
