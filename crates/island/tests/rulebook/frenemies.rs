//! Frenemies: earning, redeeming and exchanging favor tokens (`docs/rules/frenemies.md`).

mod supply;
mod robber;
mod gifts;
mod connecting;
mod redeeming;
mod exchanging;
mod with_helpers;

use island::testkit::*;
use island::{Event, Guild, Refusal};
use island::{FavorEvent, FavorRefusal, ModuleEvent};
use kernel::{Bits, Seat, Viewer};

use super::ROAD;

fn frenemies() -> Scene {
    scene().options("frenemies")
}

/// Seat A has a network in the north of the desert and one in the east, seat B one in the south.
///
/// Paths between them are left out: `0,0,E` and `0,0,W` connect A's northern network with B's, `0,1,NE` A's eastern
/// one with B's, and `1,0,E` the two of A.
fn three_networks() -> Scene {
    frenemies()
        .settlement(A, "0,0,N")
        .roads(A, "0,0,NE 0,0,NW 1,0,NW 1,0,NE")
        .settlement(A, "1,0,SE")
        .road(A, "1,0,SE")
        .settlement(B, "0,0,SE")
        .roads(B, "0,0,SE 0,0,SW")
        .hand(A, "4 lumber, 4 brick")
        .hand(B, "4 lumber, 4 brick")
}

/// This number of Traders tokens is drawn.
fn draw(island: &mut PlayedScene, count: usize) {
    for _ in 0..count {
        island.token("traders");
    }
}

/// It becomes the next seat's main phase; a 2 falls.
fn next_turn(island: &mut PlayedScene, from: Seat, to: Seat) {
    island.does(from, "end").does(to, "roll").rolls(1, 1);
}
