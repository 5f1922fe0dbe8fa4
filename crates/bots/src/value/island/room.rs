//! Whether a player has places and pieces for what the pace builds.

use island::geometry::Corner;
use island::{Island, Open, Size};
use kernel::{Bits, Seat};

use super::weights::IslandWeights;

/// The share of each part of a pace that there is room for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    pub(super) settlement: f64,
    pub(super) city: f64,
    pub(super) card: f64,
}

/// Roads looked ahead for places to settle.
const AHEAD: usize = 2;

impl Room {
    pub(super) fn of<D: Size>(w: &IslandWeights, game: &Island<D>, open: Open<'_, D>, seat: Seat) -> Room {
        let [roads_left, settlements_left, cities_left] = open.pieces_left(seat);
        let free = open.free_corners();
        let mut places = f64::from((open.reached(seat) & free).count());
        if places < 2.0 && roads_left > 0 {
            let (land, sea) = game.ways(open);
            let (from, ways) = (open.reached(seat), if game.has_sea() { land | sea } else { land });
            let mut share = 1.0;
            for reached in reach::<D, AHEAD>(game, open, seat, from, ways) {
                share *= w.room_afar;
                places += share * f64::from((reached & free).count());
            }
        }
        let whole = places.min(1.999).floor();
        let (low, high) = (w.room[whole as usize], w.room[whole as usize + 1]);
        let by_places = low + (places.min(2.0) - whole) * (high - low);
        let by_pieces = if settlements_left == 0 { w.no_settlement_left } else { 1.0 };
        let city = match (cities_left, open.settlements(seat).is_empty()) {
            (0, _) => 0.0,
            (_, true) => w.nothing_to_upgrade,
            _ => 1.0,
        };
        Room { settlement: by_places * by_pieces, city, card: f64::from(u8::from(open.deck_left() > 0)) }
    }
}

/// The intersections at the ends of roads or ships.
pub(super) fn ends<D: Size>(game: &Island<D>, pieces: D::Edges) -> D::Corners {
    let ends = pieces.ones().flat_map(|edge| game.topology().ends[edge]);
    ends.fold(D::Corners::default(), |set, end| set | D::Corners::of(end.index()))
}

/// The intersections that can be reached with 1, 2, … more pieces on these paths, each listed at its smallest number.
/// The search starts at own buildings and own pieces of that kind.
pub(super) fn reach<D: Size, const N: usize>(
    game: &Island<D>,
    open: Open<'_, D>,
    me: Seat,
    from: D::Corners,
    paths: D::Edges,
) -> [D::Corners; N] {
    let foreign = open.built().less(open.buildings(me));
    let free = paths.less(open.taken());
    let mut seen = open.reached(me);
    let mut last = from | open.buildings(me);
    std::array::from_fn(|_| {
        let mut level = D::Corners::default();
        for corner in last.less(foreign).ones() {
            for &(edge, beyond) in game.topology().ways_from(Corner(corner as u8)) {
                if free.has(edge.index()) && !seen.has(beyond.index()) {
                    level |= D::Corners::of(beyond.index());
                }
            }
        }
        seen |= level;
        last = level;
        level
    })
}
