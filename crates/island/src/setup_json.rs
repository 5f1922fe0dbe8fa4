//! Set-ups as JSON: the board as it lies on the table, explicit and pleasant to write by hand.

use kernel::{Seat, Wrong};
use serde_json::{Map, Value, json};

use crate::board::{BEGINNER, Harbor, Terrain};
use crate::counts::{Kind, Resource};
use crate::geometry::{EdgeAt, read_edge, read_hex};
use crate::options::{Board, Options};
use crate::read::{object, small_number, string, strings};
use crate::setup::{Setup, Tile};

/// A set-up as JSON.
pub fn write_setup(setup: &Setup) -> Value {
    let hexes: Vec<String> = setup
        .tiles
        .iter()
        .map(|tile| match tile.number {
            0 => format!("{} {}", tile.at, tile.terrain.name()),
            number => format!("{} {} {number}", tile.at, tile.terrain.name()),
        })
        .collect();
    let places = setup.options.board_def().harbors.iter().zip(&setup.harbors);
    let harbors: Vec<String> = places
        .map(|(&(hex, side), kind)| format!("{} {}", EdgeAt::of(hex, side), kind.map_or("3:1", Kind::name)))
        .collect();
    json!({ "hexes": hexes, "harbors": harbors, "robber": setup.robber.to_string(), "first": setup.first.0 })
}

/// Reads a set-up. What is missing is as printed: the beginner board, its harbors, the robber on the first desert, seat
/// 0 first. The large board has no printed layout: its hexes must be given.
pub fn read_setup(options: Options, value: &Value) -> Result<Setup, Wrong> {
    let map = object(value, "setup", &["hexes", "harbors", "robber", "first"])?;
    let tiles = read_tiles(&options, map)?;
    let harbors = read_harbors(&options, map)?;
    let robber = match map.get("robber") {
        Some(robber) => read_hex(string(robber, "setup.robber")?).map_err(|why| Wrong::at("setup.robber", why))?,
        None => {
            let desert = tiles.iter().find(|tile| tile.terrain == Terrain::Desert);
            desert.ok_or_else(|| Wrong::at("setup.hexes", "there is no desert for the robber"))?.at
        }
    };
    let first = match map.get("first") {
        Some(first) => Seat(small_number(first, "setup.first")?),
        None => Seat(0),
    };
    let setup = Setup { options, tiles, harbors, robber, first };
    setup.check().map_err(|why| Wrong::at("setup", why.0))?;
    Ok(setup)
}

fn read_tiles(options: &Options, map: &Map<String, Value>) -> Result<Vec<Tile>, Wrong> {
    let places = options.board_def().hexes();
    let Some(hexes) = map.get("hexes") else {
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
        let (at, terrain, number) = match words[..] {
            [at, terrain] => (at, terrain, 0),
            [at, terrain, number] => {
                let number = number.parse().ok().filter(|number| (2..=12).contains(number) && *number != 7);
                (at, terrain, number.ok_or_else(|| wrong(format!("{text:?}: a number token shows 2 to 12, but no 7")))?)
            }
            _ => return Err(wrong(format!("{text:?} is no hex; one is written like 0,-2 mountains 10"))),
        };
        let at = read_hex(at).map_err(wrong)?;
        let terrain = Terrain::read(terrain).ok_or_else(|| wrong(format!("{terrain:?} is no terrain")))?;
        if tiles.iter().any(|tile| tile.at == at) {
            return Err(wrong(format!("{at} is listed twice")));
        }
        if !places.contains(&at) {
            return Err(wrong(format!("{at} is not on this board")));
        }
        tiles.push(Tile { at, terrain, number });
    }
    tiles.sort_by_key(|tile| (tile.at.r, tile.at.q));
    Ok(tiles)
}

fn read_harbors(options: &Options, map: &Map<String, Value>) -> Result<Vec<Harbor>, Wrong> {
    let def = options.board_def();
    let Some(list) = map.get("harbors") else {
        return Ok(def.printed_harbors.to_vec());
    };
    let mut harbors: Vec<Option<Harbor>> = vec![None; def.harbors.len()];
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
        let place = def.harbors.iter().position(|&(hex, side)| EdgeAt::of(hex, side) == at);
        let place = place.ok_or_else(|| wrong(format!("{at} is no harbor place of this board")))?;
        if harbors[place].replace(kind).is_some() {
            return Err(wrong(format!("{at} is listed twice")));
        }
    }
    let all: Option<Vec<Harbor>> = harbors.into_iter().collect();
    all.ok_or_else(|| Wrong::at("setup.harbors", format!("all {} harbors must be listed", def.harbors.len())))
}
