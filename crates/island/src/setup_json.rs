//! Set-ups as JSON: the board as it lies on the table, in a form that is easy to write by hand.

use kernel::{Seat, Wrong};
use serde_json::{Map, Value, json};

use crate::board::{BEGINNER, Harbor, Terrain};
use crate::counts::{Countable, Resource};
use crate::geometry::{EdgeAt, HexAt, read_edge, read_hex};
use crate::maps::RobberStart;
use crate::notation::tile_from;
use crate::options::{Board, Options};
use crate::read::{object, small_number, string, strings};
use crate::setup::{Setup, Tile, tiles_in_order};

/// A set-up as JSON.
pub fn write_setup(setup: &Setup) -> Value {
    let hexes: Vec<String> = setup
        .tiles
        .iter()
        // Hexes that are not listed are sea.
        .filter(|tile| tile.terrain != Terrain::Sea)
        .map(|tile| match tile.number {
            0 => format!("{} {}", tile.at, tile.terrain.name()),
            number => format!("{} {} {number}", tile.at, tile.terrain.name()),
        })
        .collect();
    let places = setup.options.harbor_places().iter().zip(&setup.harbors);
    let harbors: Vec<String> = places
        .map(|(&(hex, side), kind)| format!("{} {}", EdgeAt::of(hex, side), kind.map_or("3:1", Countable::name)))
        .collect();
    let place = |hex: Option<HexAt>| hex.map(|hex| hex.to_string());
    let mut json = json!({ "hexes": hexes, "harbors": harbors, "robber": place(setup.robber), "first": setup.first.0 });
    if setup.options.map.is_some() {
        json["pirate"] = place(setup.pirate).into();
    }
    json
}

/// Reads a set-up. A missing part has its default:
///
/// - hexes and harbors are those of the beginner board, on a map its tiles in their listed order;
/// - the robber stands on the first desert, and seat 0 begins.
///
/// The large board has no printed layout, so its hexes must be given.
pub fn read_setup(options: Options, value: &Value) -> Result<Setup, Wrong> {
    let map = object(value, "setup", &["hexes", "harbors", "robber", "pirate", "first"])?;
    let tiles = read_tiles(&options, map)?;
    let harbors = read_harbors(&options, map)?;
    let place = |name: &str, value: &Value| match value {
        Value::Null => Ok(None),
        value => {
            let at = format!("setup.{name}");
            read_hex(string(value, &at)?).map(Some).map_err(|why| Wrong::at(at, why))
        }
    };
    let start = options.layout().map_or(RobberStart::Desert, |layout| layout.robber);
    let robber = match (map.get("robber"), start) {
        (Some(robber), _) => place("robber", robber)?,
        (None, RobberStart::At(hex)) => Some(hex),
        (None, RobberStart::Off) => None,
        (None, RobberStart::Desert) => {
            let desert = tiles.iter().find(|tile| tile.terrain == Terrain::Desert);
            Some(desert.ok_or_else(|| Wrong::at("setup.hexes", "there is no desert for the robber"))?.at)
        }
    };
    let pirate = match map.get("pirate") {
        Some(_) if options.map.is_none() => return Err(Wrong::at("setup.pirate", "only maps have a pirate")),
        Some(pirate) => place("pirate", pirate)?,
        None => options.layout().and_then(|layout| layout.pirate),
    };
    let first = match map.get("first") {
        Some(first) => Seat(small_number(first, "setup.first")?),
        None => Seat(0),
    };
    let setup = Setup { options, tiles, harbors, robber, pirate, first };
    setup.check().map_err(|why| Wrong::at("setup", why.0))?;
    Ok(setup)
}

fn read_tiles(options: &Options, map: &Map<String, Value>) -> Result<Vec<Tile>, Wrong> {
    let places = options.hexes();
    let Some(hexes) = map.get("hexes") else {
        if let Some(layout) = options.layout() {
            return Ok(tiles_in_order(layout));
        }
        if options.board == Board::Large {
            return Err(Wrong::at("setup.hexes", "the large board has no printed layout: list its 30 hexes"));
        }
        let printed = places.into_iter().zip(BEGINNER);
        return Ok(printed.map(|(at, (terrain, number))| Tile { at, terrain, number }).collect());
    };
    let mut tiles: Vec<Tile> = Vec::new();
    for (i, text) in strings(hexes, "setup.hexes")?.into_iter().enumerate() {
        let wrong = |why: String| Wrong::at(format!("setup.hexes[{i}]"), why);
        let words: Vec<&str> = text.split(' ').collect();
        let (at, tile) = words.split_first().expect("a split gives a word");
        let at = read_hex(at).map_err(wrong)?;
        let (terrain, number) = tile_from(tile).ok_or_else(|| {
            wrong(format!(
                "{text:?} is no hex; one is written like 0,-2 mountains 10, with a number from 2 to 12, but no 7"
            ))
        })?;
        if tiles.iter().any(|tile| tile.at == at) {
            return Err(wrong(format!("{at} is listed twice")));
        }
        if !places.contains(&at) {
            return Err(wrong(format!("{at} is not on this board")));
        }
        tiles.push(Tile { at, terrain, number });
    }
    if let Some(layout) = options.layout() {
        // Fog and sea have fixed places.
        for at in places {
            if !tiles.iter().any(|tile| tile.at == at) && !layout.land().any(|land| land == at) {
                let terrain = if layout.fog().contains(&at) { Terrain::Fog } else { Terrain::Sea };
                tiles.push(Tile { at, terrain, number: 0 });
            }
        }
    }
    tiles.sort_by_key(|tile| (tile.at.r, tile.at.q));
    Ok(tiles)
}

fn read_harbors(options: &Options, map: &Map<String, Value>) -> Result<Vec<Harbor>, Wrong> {
    let places = options.harbor_places();
    let Some(list) = map.get("harbors") else {
        return Ok(options.printed_harbor_kinds().to_vec());
    };
    let mut harbors: Vec<Option<Harbor>> = vec![None; places.len()];
    for (i, text) in strings(list, "setup.harbors")?.into_iter().enumerate() {
        let wrong = |why: String| Wrong::at(format!("setup.harbors[{i}]"), why);
        let (at, kind) = text
            .split_once(' ')
            .ok_or_else(|| wrong(format!("{text:?} is no harbor; one is written like 0,-2,NW 3:1 or 1,-2,NE grain")))?;
        let at = read_edge(at).map_err(wrong)?;
        let kind = match kind {
            "3:1" => None,
            name => Some(Resource::read(name).ok_or_else(|| wrong(format!("{name:?} is no resource and not 3:1")))?),
        };
        let place = places.iter().position(|&(hex, side)| EdgeAt::of(hex, side) == at);
        let place = place.ok_or_else(|| wrong(format!("{at} is no harbor place of this board")))?;
        if harbors[place].replace(kind).is_some() {
            return Err(wrong(format!("{at} is listed twice")));
        }
    }
    let all: Option<Vec<Harbor>> = harbors.into_iter().collect();
    all.ok_or_else(|| Wrong::at("setup.harbors", format!("all {} harbors must be listed", places.len())))
}
