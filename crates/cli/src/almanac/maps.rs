//! The maps of the sea in the almanac: facts, and a picture of each.

use std::io::Write;

use bots::lot;
use island::geometry::{EdgeAt, HexAt};
use island::maps::{Layout, Map};
use island::{Countable, Island, Options, SHIPS, Sea, Setup};
use kernel::{Game, Viewer};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::picture;

/// Seats that share a layout, by a number that stands for them.
const SEATS: [(u8, &str); 3] = [(3, "3"), (4, "4"), (6, "5 and 6")];

/// Every map with its picture for each number of seats, or, as JSON, the facts.
pub fn run(as_json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    if as_json {
        let all: Vec<Value> = Map::ALL.into_iter().flat_map(|map| SEATS.map(|(seats, _)| facts(map, seats))).collect();
        writeln!(out, "{:#}", Value::from(all))?;
        return Ok(());
    }
    for map in Map::ALL {
        writeln!(out, "{} (map={}): {} points win.", map.title(4), map.name(), map.def().target)?;
        writeln!(out, "  {}\n", map.def().text)?;
        for (seats, named) in SEATS {
            writeln!(out, "{}, {named} seats; one of many ways to lie:\n{}", map.title(seats), drawn(map, seats))?;
        }
    }
    Ok(())
}

/// A board of the map in letters.
fn drawn(map: Map, seats: u8) -> String {
    let options = Options::from_spec(&format!("island:seats={seats},map={}", map.name())).expect("maps can be named");
    let setup = Setup::draw(options, &mut lot(1)).expect("maps can be drawn");
    let game = Island::<Sea>::new(setup).expect("maps fit the sea");
    picture::island(&game.view(&game.start(), Viewer::Public), options.target, false).board
}

fn facts(map: Map, seats: u8) -> Value {
    let layout: &Layout = map.layout(seats);
    let places = |hexes: &[HexAt]| hexes.iter().map(ToString::to_string).collect::<Vec<_>>();
    let islands = layout.areas().map(
        |area| json!({ "name": area.name, "hexes": places(area.hexes), "start": area.start, "bonus": area.bonus }),
    );
    let harbors = layout.harbors.iter().map(|&(hex, side)| EdgeAt::of(hex, side).to_string());
    let kinds = layout.harbor_kinds.iter().map(|kind| kind.map_or("3:1", Countable::name));
    json!({
        "id": format!("island/map/{}/{seats}", map.name()),
        "name": map.title(seats),
        "map": map.name(),
        "seats": if seats > 4 { json!([5, 6]) } else { json!([seats]) },
        "target": map.def().target,
        "text": map.def().text,
        "ships": SHIPS,
        "hexes": layout.hexes().len(),
        "islands": islands.collect::<Vec<_>>(),
        "fog": places(layout.fog()),
        "harbors": harbors.collect::<Vec<_>>(),
        "harbor_kinds": kinds.collect::<Vec<_>>(),
    })
}
