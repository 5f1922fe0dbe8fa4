//! Twenty games recorded by another engine, played again step by step: whoever is asked, the whole table and the whole
//! list of choices agree at every step. `data/xcheck/README.md` tells the format and where that engine departs from the
//! rule book; what is tolerated for that reason is in [`tolerated`], and nothing else is.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{BufRead, BufReader};

use flate2::read::GzDecoder;
use island::board::Terrain;
use island::geometry::{Corner, Edge, EdgeAt, Hex, at};
use island::testkit::{card_played, sound};
use island::{Action, Card, Event, Island, Kind, Options, Outcome, Resource, Setup, Small, State, Tile, View};
use kernel::{Awaits, Choices, Game, Log, Notes, Seat, Spec, Viewer, Weighted};
use serde_json::{Map, Value, json};

const GAMES: usize = 20;
const STEPS: usize = 14_266;

/// What the README tells to tolerate, by its number there.
mod tolerated {
    use super::*;

    /// Differences 1 and 2: lengths and holder of the Longest Road, and points, as the rule book counts them.
    pub fn rule_instead_of_state(table: &mut Map<String, Value>, rule: &Value) {
        table.remove("vp");
        for field in ["road_len", "road_holder", "vp_all"] {
            table.insert(field.into(), rule[field].clone());
        }
    }

    /// Differences 1 to 3: what is offered against the rules, and what is allowed and not offered.
    pub fn legal_by_the_rules(step: &Value) -> BTreeSet<String> {
        let texts = |field: &str| -> BTreeSet<String> {
            step[field].as_array().into_iter().flatten().map(|it| it.as_str().unwrap().to_string()).collect()
        };
        &(&texts("legal") - &texts("over")) | &texts("under")
    }

    /// Difference 8: there a discarded card is in the bank at once, here it lies aside until everybody is done.
    pub fn discarded_at_once(hand: [u8; 5], bank: &mut [u8; 5], aside: [u8; 5]) -> [u8; 5] {
        std::array::from_fn(|i| {
            bank[i] += aside[i];
            hand[i] - aside[i]
        })
    }

    /// Difference 8: there debtors discard one after the other, here in any order.
    pub fn first_debtor(view: &View) -> u8 {
        view.due[0]
    }

    /// Difference 10: one card for a Year of Plenty, listed where the bank has no pair of it.
    pub fn without_single_plenty(legal: BTreeSet<String>) -> BTreeSet<String> {
        legal.into_iter().filter(|it| !(it.starts_with("PLENTY") && it.split(' ').count() == 2)).collect()
    }

    /// Flags whose differences are handled above. The others (4 to 7) do not occur in this file.
    pub const FLAGS: [&str; 4] = ["ROAD_LEN", "ROAD_HOLDER", "OVER", "UNDER"];
}

/// Their names, in our order.
const RESOURCES: [&str; 5] = ["WOOD", "BRICK", "SHEEP", "WHEAT", "ORE"];

fn resource(name: &str) -> Resource {
    Resource::ALL[RESOURCES.iter().position(|it| *it == name).expect("a resource")]
}

/// Their order of development cards.
const CARDS: [(&str, Card); 5] = [
    ("KNIGHT", Card::Knight),
    ("YEAR_OF_PLENTY", Card::Plenty),
    ("MONOPOLY", Card::Monopoly),
    ("ROAD_BUILDING", Card::Roads),
    ("VICTORY_POINT", Card::Point),
];

fn number(value: &Value) -> i64 {
    value.as_i64().expect("a number")
}

fn numbers<const N: usize>(value: &Value) -> [i64; N] {
    std::array::from_fn(|i| number(&value[i]))
}

/// Both engines' names of the same places.
struct Places {
    tiles: BTreeMap<i64, Hex>,
    nodes: BTreeMap<i64, Corner>,
    node_ids: BTreeMap<String, i64>,
    edges: BTreeMap<[i64; 2], Edge>,
    edge_ids: BTreeMap<String, [i64; 2]>,
    tile_ids: BTreeMap<String, i64>,
}

impl Places {
    fn of(header: &Value, rules: &Island<Small>) -> Places {
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

fn setup(header: &Value) -> Setup {
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

/// A game of the file, in play.
struct Replayed {
    rules: Island<Small>,
    places: Places,
    s: State<Small>,
}

fn vector<K: Kind>(listed: &[(&'static str, u8)]) -> [u8; 5] {
    let mut counts = [0; 5];
    for (name, count) in listed {
        counts[K::read(name).unwrap().index()] = *count;
    }
    counts
}

impl Replayed {
    fn view(&self) -> View {
        self.rules.view(&self.s, Viewer::Full)
    }

    fn phase(&self, view: &View) -> &'static str {
        match view.asked.as_str() {
            "place a settlement" => "SETUP_SETTLEMENT",
            "place a road" => "SETUP_ROAD",
            "roll" => "BEFORE_ROLL",
            "main phase" => "MAIN",
            "discard" => "DISCARD",
            "move the robber" => "ROBBER",
            "place 1 free road" | "place 2 free roads" => "FREE_ROAD",
            "nothing" => "OVER",
            other => panic!("they never stop at {other:?}"),
        }
    }

    /// Our table in their words.
    fn table(&self, view: &View) -> Map<String, Value> {
        let mut bank = vector::<Resource>(&view.bank);
        let mut table = Map::new();
        let mut by_seat: BTreeMap<&str, Vec<Value>> = BTreeMap::new();
        for side in &view.sides {
            let secret = side.secret.as_ref().unwrap();
            let hand = tolerated::discarded_at_once(
                vector::<Resource>(&secret.hand),
                &mut bank,
                vector::<Resource>(&secret.aside),
            );
            let ids = |names: &[String]| {
                let mut ids: Vec<i64> = names.iter().map(|name| self.places.node_ids[name]).collect();
                ids.sort_unstable();
                ids
            };
            let mut roads: Vec<[i64; 2]> = side.roads.iter().map(|name| self.places.edge_ids[name]).collect();
            roads.sort_unstable();
            let cards = vector::<Card>(&secret.development);
            let mut put = |field, value| by_seat.entry(field).or_default().push(value);
            put("hand", json!(hand));
            put("dev", json!(CARDS.map(|(_, card)| cards[card.index()])));
            put("knights", json!(side.knights));
            put("settlements", json!(ids(&side.settlements)));
            put("cities", json!(ids(&side.cities)));
            put("roads", json!(roads));
            put("left", json!(side.left));
            put("discard_due", json!(side.owed));
            put("road_len", json!(side.road));
            put("vp_all", json!(secret.points));
        }
        table.extend(by_seat.into_iter().map(|(field, values)| (field.to_string(), json!(values))));
        let spent = vector::<Card>(&view.spent);
        table.insert("spent".into(), json!(CARDS.map(|(_, card)| spent[card.index()])[1..]));
        table.insert("bank".into(), json!(bank));
        table.insert("dev_left".into(), json!(view.deck));
        table.insert(
            "robber".into(),
            json!(self.places.tile_ids[view.robber.as_ref().expect("it stands on the board")]),
        );
        table.insert("road_holder".into(), json!(view.longest_road));
        table.insert("army_holder".into(), json!(view.largest_army));
        table.insert("rolled".into(), json!(view.dice.is_some()));
        table.insert("dev_played".into(), json!(card_played(&self.s)));
        let free = match view.asked.as_str() {
            "place 1 free road" => 1,
            "place 2 free roads" => 2,
            _ => 0,
        };
        table.insert("free_roads".into(), json!(free));
        table
    }

    /// Our list in their words.
    fn legal(&self, view: &View, seat: Seat) -> BTreeSet<String> {
        let mut choices = Choices::default();
        self.rules.choices(&self.s, seat, &mut choices);
        let mut texts = BTreeSet::new();
        for &action in choices.as_slice() {
            match action {
                Action::Robber(hex) => texts.extend(self.robberies(seat, hex)),
                other => assert!(texts.insert(self.text(view, seat, other)), "{other:?} is listed twice"),
            }
        }
        texts
    }

    fn text(&self, view: &View, seat: Seat, action: Action) -> String {
        let topology = self.rules.topology();
        let corner = |corner: Corner| self.places.node_ids[&topology.corners[corner.index()].to_string()];
        let name = |resource: Resource| RESOURCES[resource.index()];
        match action {
            Action::Settlement(at) => format!("SETTLEMENT {}", corner(at)),
            Action::City(at) => format!("CITY {}", corner(at)),
            Action::Road(at) => {
                let [a, b] = self.places.edge_ids[&topology.edges[at.index()].to_string()];
                format!("ROAD {a}-{b}")
            }
            Action::Roll => "ROLL".into(),
            Action::End => "END".into(),
            Action::Buy => "BUY".into(),
            Action::Knight => "KNIGHT".into(),
            Action::RoadBuilding => "ROADS".into(),
            Action::Plenty(one, Some(two)) => format!("PLENTY {} {}", name(one), name(two)),
            Action::Plenty(one, None) => format!("PLENTY {}", name(one)),
            Action::Monopoly(resource) => format!("MONOPOLY {}", name(resource)),
            Action::Bank { give, take } => {
                let rate = vector::<Resource>(&view.sides[seat.index()].rates)[give.index()];
                format!("BANK {rate} {} {}", name(give), name(take))
            }
            Action::Discard(resource) => format!("DISCARD {}", name(resource)),
            other => panic!("they know no {other:?}"),
        }
    }

    /// Difference 9 of the README: where and whom to rob are one choice there and two here.
    fn robberies(&self, seat: Seat, hex: Hex) -> Vec<String> {
        let tile = self.places.tile_ids[&self.rules.topology().hexes[hex.index()].to_string()];
        let mut there = self.s;
        self.rules.apply(&mut there, seat, Action::Robber(hex), &mut Log::off());
        match (self.rules.awaits(&there), self.rules.view(&there, Viewer::Full).asked.as_str()) {
            (Awaits::Chance, "a stolen card") => {
                let mut outcomes = Weighted::default();
                self.rules.outcomes(&there, &mut outcomes);
                let mut notes = Notes::default();
                self.rules.fall(&mut there, outcomes.as_slice()[0].0, &mut notes.log());
                match notes.events[..] {
                    [Event::Stole { victim, .. }] => vec![format!("ROBBER {tile} {victim}")],
                    ref other => panic!("{other:?}"),
                }
            }
            (_, "choose whom to rob") => {
                let mut choices = Choices::default();
                self.rules.choices(&there, seat, &mut choices);
                let victims = choices.as_slice().iter().map(|action| match action {
                    Action::Rob(victim) => format!("ROBBER {tile} {victim}"),
                    other => panic!("{other:?}"),
                });
                victims.collect()
            }
            _ => vec![format!("ROBBER {tile} -")],
        }
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), String> {
        self.rules.check(&self.s, seat, action).map_err(|why| format!("{action:?} is refused: {why}"))?;
        self.rules.apply(&mut self.s, seat, action, &mut Log::off());
        sound(&self.rules, &self.s);
        Ok(())
    }

    fn fall(&mut self, outcome: Outcome) -> Result<(), String> {
        self.rules.check_outcome(&self.s, outcome).map_err(|why| format!("{outcome:?}: {why}"))?;
        self.rules.fall(&mut self.s, outcome, &mut Log::off());
        sound(&self.rules, &self.s);
        Ok(())
    }

    /// Does what they did, with what fell there.
    fn follow(&mut self, seat: Seat, text: &str, outcome: &Value) -> Result<(), String> {
        let words: Vec<&str> = text.split(' ').collect();
        let node = |id: &str| self.places.nodes[&id.parse::<i64>().unwrap()];
        let action = match words[..] {
            ["SETTLEMENT", id] => Action::Settlement(node(id)),
            ["CITY", id] => Action::City(node(id)),
            ["ROAD", ends] => {
                let ends: Vec<i64> = ends.split('-').map(|id| id.parse().unwrap()).collect();
                Action::Road(self.places.edges[&[ends[0], ends[1]]])
            }
            ["ROLL"] => Action::Roll,
            ["END"] => Action::End,
            ["BUY"] => Action::Buy,
            ["KNIGHT"] => Action::Knight,
            ["ROADS"] => Action::RoadBuilding,
            ["PLENTY", one, two] => Action::Plenty(resource(one), Some(resource(two))),
            ["PLENTY", one] => Action::Plenty(resource(one), None),
            ["MONOPOLY", it] => Action::Monopoly(resource(it)),
            ["BANK", _, give, take] => Action::Bank { give: resource(give), take: resource(take) },
            ["DISCARD", it] => Action::Discard(resource(it)),
            ["ROBBER", tile, _] => Action::Robber(self.places.tiles[&tile.parse::<i64>().unwrap()]),
            _ => panic!("{text:?} is no action"),
        };
        self.act(seat, action)?;
        if let ["ROBBER", _, victim] = words[..]
            && self.view().asked == "choose whom to rob"
        {
            self.act(seat, Action::Rob(Seat(victim.parse().unwrap())))?;
        }
        match outcome {
            Value::Null => Ok(()),
            fell if fell["dice"].is_array() => {
                let [one, two] = numbers::<2>(&fell["dice"]);
                self.fall(Outcome::Rolled(one as u8, two as u8))
            }
            fell if fell["card"].is_string() => {
                let name = fell["card"].as_str().unwrap();
                self.fall(Outcome::Drawn(CARDS.iter().find(|it| it.0 == name).unwrap().1))
            }
            fell => self.fall(Outcome::Stolen(resource(fell["stolen"].as_str().expect("a stolen card")))),
        }
    }

    /// Compares the table with theirs.
    fn compare_table(&self, view: &View, line: &Value) -> Result<(), String> {
        let mut theirs = line["state"].as_object().unwrap().clone();
        tolerated::rule_instead_of_state(&mut theirs, &line["rule"]);
        // Played progress cards leave the game here; there they stay with whoever played them.
        let played = theirs.remove("played").unwrap();
        let played: Vec<[i64; 5]> = played.as_array().unwrap().iter().map(numbers).collect();
        theirs.insert("knights".into(), played.iter().map(|it| it[0]).collect());
        theirs.insert("spent".into(), (1..5).map(|i| played.iter().map(|it| it[i]).sum::<i64>()).collect());
        let ours = self.table(view);
        let fields = |table: &Map<String, Value>| table.keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(fields(&ours), fields(&theirs), "every field is compared");
        match theirs.iter().find(|(field, value)| ours[*field] != **value) {
            Some((field, value)) => Err(format!("{field} is {value} there and {} here", ours[field])),
            None => Ok(()),
        }
    }

    fn compare(&self, line: &Value) -> Result<(), String> {
        let view = self.view();
        let differs = |what: &str, there: &dyn std::fmt::Debug, here: &dyn std::fmt::Debug| {
            Err(format!("{what} is {there:?} there and {here:?} here"))
        };
        let phase = self.phase(&view);
        if line["phase"] != phase {
            return differs("the phase", &line["phase"], &phase);
        }
        if line["turn_seat"] != view.active {
            return differs("the turn", &line["turn_seat"], &view.active);
        }
        let seat = tolerated::first_debtor(&view);
        if line["seat"] != seat || phase != "DISCARD" && view.due.len() != 1 {
            return differs("the seat", &line["seat"], &view.due);
        }
        // There a turn is counted whenever the seat changes, in set-up too.
        let set_up = 2 * view.sides.len() as i64 - 2;
        if view.turn > 0 && number(&line["turn"]) - set_up != i64::from(view.turn) - 1 {
            return differs("the number of the turn", &line["turn"], &view.turn);
        }
        self.compare_table(&view, line)?;
        let theirs = tolerated::without_single_plenty(tolerated::legal_by_the_rules(line));
        let ours = tolerated::without_single_plenty(self.legal(&view, Seat(seat)));
        if ours != theirs {
            return differs("the list", &(&theirs - &ours), &(&ours - &theirs));
        }
        Ok(())
    }

    fn compare_end(&self, line: &Value) -> Result<(), String> {
        let view = self.view();
        if line["winner"] != json!(view.winner) || view.asked != "nothing" {
            return Err(format!("{} wins there and {:?} here", line["winner"], view.winner));
        }
        self.compare_table(&view, line)
    }
}

/// What became of the file.
#[derive(Default)]
struct Tally {
    games: usize,
    steps: usize,
    ends: usize,
    flags: BTreeMap<String, usize>,
    differences: Vec<String>,
}

fn play_all(lines: impl Iterator<Item = String>) -> Tally {
    let mut tally = Tally::default();
    // Nothing while the rest of a game is skipped after its first difference.
    let mut game: Option<Replayed> = None;
    for (i, line) in lines.enumerate() {
        let line: Value = serde_json::from_str(&line).expect("JSON lines");
        for flag in line["flags"].as_array().into_iter().flatten() {
            let flag = flag.as_str().unwrap();
            assert!(tolerated::FLAGS.contains(&flag), "line {}: {flag} is not foreseen", i + 1);
            *tally.flags.entry(flag.to_string()).or_default() += 1;
        }
        let result = match (line["type"].as_str().unwrap(), game.as_mut()) {
            ("game", _) => {
                tally.games += 1;
                let rules = Island::new(setup(&line)).expect("a board");
                let (places, s) = (Places::of(&line, &rules), rules.start());
                game = Some(Replayed { rules, places, s });
                Ok(())
            }
            ("step", Some(game)) => {
                tally.steps += 1;
                let seat = Seat(number(&line["seat"]) as u8);
                game.compare(&line).and_then(|()| game.follow(seat, line["action"].as_str().unwrap(), &line["outcome"]))
            }
            ("end", Some(game)) => {
                tally.ends += 1;
                game.compare_end(&line)
            }
            _ => Ok(()),
        };
        if let Err(why) = result {
            tally.differences.push(format!("line {}: {why}", i + 1));
            game = None;
        }
    }
    tally
}

#[test]
fn twenty_games_of_another_engine_agree_at_every_step() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/xcheck/catanatron-games.jsonl.gz");
    let file = BufReader::new(GzDecoder::new(File::open(path).expect("the recorded games")));
    let tally = play_all(file.lines().map(|line| line.expect("readable lines")));
    println!("{} games, {} steps compared, flags {:?}", tally.games, tally.steps, tally.flags);
    assert!(tally.differences.is_empty(), "first differences:\n{}", tally.differences.join("\n"));
    assert_eq!((tally.games, tally.steps, tally.ends), (GAMES, STEPS, GAMES));
    assert_eq!(tally.flags, BTreeMap::from([("OVER".into(), 6), ("ROAD_LEN".into(), 1_306)]));
}
