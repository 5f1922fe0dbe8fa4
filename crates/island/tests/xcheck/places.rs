//! Both engines' names of resources, cards and places, and the set-up that a header describes.

use std::collections::{BTreeMap, BTreeSet};

use island::board::Terrain;
use island::geometry::{Corner, Edge, EdgeAt, Hex, at};
use island::{Card, Countable, Island, Options, Resource, Setup, Small, Tile};
use kernel::{Seat, Spec};
use serde_json::Value;

/// Their names, in our order.
pub const RESOURCES: [&str; 5] = ["WOOD", "BRICK", "SHEEP", "WHEAT", "ORE"];

pub fn resource(name: &str) -> Resource {
    Resource::ALL[RESOURCES.iter().position(|it| *it == name).expect("a resource")]
}

/// Their order of development cards.
pub const CARDS: [(&str, Card); 5] = [
    ("KNIGHT", Card::Knight),
    ("YEAR_OF_PLENTY", Card::Plenty),
    ("MONOPOLY", Card::Monopoly),
    ("ROAD_BUILDING", Card::Roads),
    ("VICTORY_POINT", Card::Point),
];

pub fn number(value: &Value) -> i64 {
    value.as_i64().expect("a number")
}

pub fn numbers<const N: usize>(value: &Value) -> [i64; N] {
    std::array::from_fn(|i| number(&value[i]))
}

/// Both engines' names of the same places.
pub struct Places {
    pub tiles: BTreeMap<i64, Hex>,
    pub nodes: BTreeMap<i64, Corner>,
    pub node_ids: BTreeMap<String, i64>,
    pub edges: BTreeMap<[i64; 2], Edge>,
    pub edge_ids: BTreeMap<String, [i64; 2]>,
    pub tile_ids: BTreeMap<String, i64>,
}

impl Places {
    pub fn of(header: &Value, rules: &Island<Small>) -> Places {
        let topology = rules.topology();
        let list = |field: &str| header["board"][field].as_array().unwrap().clone();
        let mut places = Places {
            tiles: BTreeMap::new(),
            nodes: BTreeMap::new(),
            node_ids: BTreeMap::new(),
            edges: BTreeMap::new(),
            edge_ids: BTreeMap::new(),
            tile_ids: BTreeMap::new(),
        };
        for tile in list("tiles") {
            let [x, _, z] = numbers::<3>(&tile["cube"]);
            let place = at(x as i8, z as i8);
            places.tiles.insert(number(&tile["id"]), topology.hex(place).unwrap());
            places.tile_ids.insert(place.to_string(), number(&tile["id"]));
        }
        let ids: BTreeMap<[i64; 3], i64> =
            list("nodes").iter().map(|node| (numbers(&node["v"]), number(&node["id"]))).collect();
        for (i, corner) in topology.corners.iter().enumerate() {
            let id = ids[&sum_of_cubes(&corner.to_string())];
            places.nodes.insert(id, Corner(i as u8));
            places.node_ids.insert(corner.to_string(), id);
        }
        for (i, edge) in topology.edges.iter().enumerate() {
            let mut ends = edge.ends().map(|end| places.node_ids[&end.to_string()]);
            ends.sort_unstable();
            places.edges.insert(ends, Edge(i as u16));
            places.edge_ids.insert(edge.to_string(), ends);
        }
        let theirs: BTreeSet<[i64; 2]> = list("edges").iter().map(numbers).collect();
        assert_eq!(places.edges.keys().copied().collect::<BTreeSet<_>>(), theirs, "paths");
        places
    }
}

/// The coordinate `v` of an intersection such as `0,-1,S`.
fn sum_of_cubes(corner: &str) -> [i64; 3] {
    let parts: Vec<&str> = corner.split(',').collect();
    let (q, r): (i64, i64) = (parts[0].parse().unwrap(), parts[1].parse().unwrap());
    let side = if parts[2] == "N" { 1 } else { -1 };
    [3 * q + side, 3 * (-q - r) + side, 3 * r - 2 * side]
}

pub fn setup(header: &Value) -> Setup {
    let seats = header["players"].as_array().unwrap().len();
    let options = Options::read(&Spec::read(&format!("island:seats={seats}")).unwrap()).unwrap();
    let board = &header["board"];
    let mut tiles: Vec<Tile> = board["tiles"]
        .as_array()
        .unwrap()
        .iter()
        .map(|tile| {
            let [x, _, z] = numbers::<3>(&tile["cube"]);
            let terrain = match tile["res"].as_str().unwrap() {
                "DESERT" => Terrain::Desert,
                name => Terrain::ALL[resource(name).index()],
            };
            Tile { at: at(x as i8, z as i8), terrain, number: number(&tile["num"]) as u8 }
        })
        .collect();
    tiles.sort_by_key(|tile| (tile.at.r, tile.at.q));
    let nodes: BTreeMap<i64, [i64; 3]> =
        board["nodes"].as_array().unwrap().iter().map(|it| (number(&it["id"]), numbers(&it["v"]))).collect();
    let ports: BTreeMap<BTreeSet<[i64; 3]>, Option<Resource>> = board["ports"]
        .as_array()
        .unwrap()
        .iter()
        .map(|port| {
            let kind = port["res"].as_str().filter(|it| *it != "ANY").map(resource);
            assert_eq!(number(&port["ratio"]), if kind.is_some() { 2 } else { 3 });
            (numbers::<2>(&port["nodes"]).into_iter().map(|id| nodes[&id]).collect(), kind)
        })
        .collect();
    let harbors = options
        .board_def()
        .harbors
        .iter()
        .map(|&(hex, side)| ports[&EdgeAt::of(hex, side).ends().map(|end| sum_of_cubes(&end.to_string())).into()])
        .collect();
    let robber = tiles.iter().find(|tile| tile.terrain == Terrain::Desert).unwrap().at;
    Setup { options, tiles, harbors, robber: Some(robber), pirate: None, first: Seat(0) }
}
