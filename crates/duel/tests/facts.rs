//! Every card of a complete set against the published facts; and nothing without text, moment or test.

use std::collections::BTreeSet;
use std::path::Path;

use duel::card::{CardKind, Level, Place, Printing, Set, Ware};
use duel::{Bundle, Card, Duel, EDITIONS, Mode, Options, Points, Resource, Setup};
use kernel::testkit::Dice;
use kernel::{Game, Seat, Viewer};
use serde_json::{Value, json};

/// The published facts of all sets of which a card may be written.
fn facts() -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/cards");
    let table = |name: &str| -> Vec<Value> {
        serde_json::from_str(&std::fs::read_to_string(folder.join(name)).unwrap()).unwrap()
    };
    let tables =
        ["rivals-cards.json", "enlightenment-cards.json", "darkness-cards.json", "classic-cards.json"].map(table);
    tables.into_iter().flatten().filter(|fact| Set::read(text(fact, "set")).is_some()).collect()
}

fn text<'a>(fact: &'a Value, key: &str) -> &'a str {
    fact[key].as_str().unwrap_or_default()
}

/// The rows of the table that are cards of this list: center cards are no cards of the pool.
fn rows() -> Vec<(Card, &'static Printing, Value)> {
    let mut rows = Vec::new();
    for fact in facts() {
        let set = Set::read(text(&fact, "set")).unwrap();
        if ["road", "settlement", "city"].contains(&text(&fact, "kind")) {
            continue;
        }
        let region = text(&fact, "kind") == "region";
        let tail = text(&fact, "id").split_once('/').unwrap().1;
        let key = if region { text(&fact, "title_key") } else { tail };
        let edition = EDITIONS.iter().find(|it| it.basic == set || it.themes.contains(&set));
        let Some(card) = edition.expect("every set is in an edition").card(key) else {
            assert!(!set.is_complete(), "{key} is missing");
            continue;
        };
        let number = fact["die_number"].as_u64().unwrap_or(0) as u8;
        let Some(printing) = card.def().printings.iter().find(|it| it.set == set && it.number == number) else {
            assert!(!set.is_complete(), "{key} is not printed in {set:?}");
            continue;
        };
        rows.push((card, printing, fact));
    }
    rows
}

fn kind(kind: CardKind) -> &'static str {
    CardKind::NAMED.iter().find(|it| it.1 == kind).expect("every kind has a name").0
}

fn placement(card: Card) -> &'static str {
    match (card.def().place, card.def().kind) {
        (Place::City, _) if card.def().abroad => "foreign-city",
        (Place::Region, _) if card.def().abroad => "foreign-region",
        (Place::Road, _) if card.def().abroad => "foreign-road",
        (Place::Beside, _) => "marker",
        (Place::OnCity, _) => "city-upgrade",
        (Place::Sea, _) => "sea",
        (Place::Settlement, _) => "settlement-or-city",
        (Place::Upon(_), _) if card.def().bears => "on-card",
        (Place::City | Place::Upon(_), _) => "city",
        (Place::Region, _) => "region",
        (Place::Road, _) => "road",
        (Place::Nowhere, CardKind::Event) => "event-stack",
        (Place::Nowhere, CardKind::Region) => "region-slot",
        (Place::Nowhere, _) => "none",
    }
}

/// The placement that a table says; some of them say of events and regions only that they are not built.
fn told_placement(card: Card, fact: &Value) -> &str {
    match (text(fact, "placement"), card.def().kind) {
        ("none", CardKind::Event) => "event-stack",
        ("none", CardKind::Region) => "region-slot",
        (placement, _) => placement,
    }
}

/// The points that a table says, by our names: the classic ones have others.
fn told_points(fact: &Value) -> Value {
    let points = fact["points"].as_object().into_iter().flatten();
    let points = points.map(|(name, count)| match name.as_str() {
        "trade" => ("commerce".to_string(), count.clone()),
        "tournament" => ("skill".to_string(), count.clone()),
        "hand" => ("progress".to_string(), count.clone()),
        _ => (name.clone(), count.clone()),
    });
    Value::Object(points.collect())
}

/// What a table may leave out.
fn or<'a>(value: &'a Value, missing: &'a Value) -> &'a Value {
    if value.is_null() { missing } else { value }
}

fn named(pairs: &[(&str, u8)]) -> Value {
    Value::Object(pairs.iter().filter(|it| it.1 > 0).map(|it| (it.0.to_string(), it.1.into())).collect())
}

fn points(points: Points) -> Value {
    named(&[
        ("victory", points.victory),
        ("commerce", points.commerce),
        ("strength", points.strength),
        ("skill", points.skill),
        ("progress", points.progress),
        ("sail", points.sail),
        ("cannon", points.cannon),
    ])
}

#[test]
fn every_card_is_as_published() {
    // rivals 18.5, rivals 18.6, rivals 18.9, rivals 18.10, rivals 18.11, rivals 18.30, classic D15
    for (card, printing, fact) in rows() {
        let (id, def) = (text(&fact, "id"), card.def());
        let same = |what: &str, ours: Value, theirs: &Value| assert_eq!(&ours, theirs, "{what} of {id}");
        same("name", def.name.into(), &fact["name"]);
        same("kind", kind(def.kind).into(), &fact["kind"]);
        same("placement", placement(card).into(), &told_placement(card, &fact).into());
        let resources = Resource::ALL.iter().map(|&it| (it.name(), def.cost.get(it)));
        let extra = [("any", def.extra.any), ("owl", def.extra.owls), ("star", def.extra.stars)];
        let cost: Vec<_> = resources.chain(extra).collect();
        same("cost", named(&cost), &fact["cost"]);
        same("points", points(def.points), &told_points(&fact));
        if def.kind.is_of_the_sea() || !fact["levels"].is_null() {
            let level = |(at, it): (usize, &Level)| json!({ "level": at + 1, "points": points(it.points), "bounty_any_resources": it.bounty });
            let levels: Vec<Value> = def.levels.iter().enumerate().map(level).collect();
            same("levels", json!(levels), or(&fact["levels"], &json!([])));
            let bundle = |bundle: Bundle| named(&Resource::ALL.map(|it| (it.name(), bundle.get(it))));
            let price = def.mission.as_ref().map_or(json!({}), |it| bundle(it.price));
            same("price of a mission", price, or(&fact["mission_cost"], &json!({})));
            let rolls = def.mission.as_ref().map(|it| it.rolls).unwrap_or_default().iter();
            let rolls: Vec<Value> = rolls.map(|(numbers, fate)| json!([numbers, fate.name()])).collect();
            let table = fact["mission_spec"]["table"].as_array().into_iter().flatten();
            let table: Vec<Value> = table.map(|it| json!([it["roll"], it["result"]])).collect();
            same("what a die decides", json!(rolls), &json!(table));
            same("a pirate's strength", json!(def.pirate.as_ref().map(|it| it.strength)), &fact["pirate_strength"]);
            let demand = def.pirate.as_ref().map(|it| match it.demand.extra.any {
                0 => bundle(it.demand.base),
                any => named(&[("any", any)]),
            });
            same("a pirate's demand", json!(demand), &fact["demand"]);
        }
        same("one per principality", def.once.into(), &fact["one_per_principality"]);
        same("copies", printing.copies.into(), &fact["copies"]);
        same("half moons", printing.half_moon.into(), or(&fact["half_moon_copies"], &json!(0)));
        same("face up", printing.face_up.into(), or(&fact["face_up_stack"], &json!(false)));
        same("what it yields to", json!(printing.yields_to.map(Set::name)), &fact["yields_to"]);
        if fact["spy_immune"] == true {
            assert!(def.loyal, "{id} cannot be taken out of a hand");
        }
        let requires: Vec<&str> = def.requires.iter().map(|it| it.says).collect();
        same("requirements", json!(requires), &fact["requires"]);
        let from_region = &fact["build_from_region"]["amount"];
        same("price in resources of its region", json!((def.from_region > 0).then_some(def.from_region)), from_region);
        let reseat = def.reseat.map(|under| format!("under-top-{under}"));
        same("reseat", json!(reseat), &fact["reseat"]);
        for (ware, capacity) in [(Ware::Owl, "owl_capacity"), (Ware::Star, "star_capacity")] {
            let held = (def.holds == Some(ware)).then_some(def.dial);
            same(capacity, json!(held), &fact[capacity]);
        }
        if let Some(resource) = def.region {
            same("resource", resource.name().into(), &fact["resource"]);
            same("start", printing.start.is_some().into(), &Value::from(!fact["start"].is_null()));
        }
        if let Some(resource) = def.stores {
            same("storage", json!({ "resource": resource.name(), "max": 3 }), &fact["storage"]);
        }
    }
}

#[test]
fn every_start_region_lies_where_it_is_published() {
    // rivals 5, classic 1, classic 2: whose it is, where it lies, its number and its stock
    let views = EDITIONS.iter().map(|&edition| {
        let options = Options::in_edition(edition, Mode::Introductory);
        let duel = Duel::new(Setup::draw(options, &mut Dice::new(1))).unwrap();
        (edition.name, duel.view(&duel.start(), Viewer::Seat(Seat(0))))
    });
    let views: Vec<_> = views.collect();
    let mut found = 0;
    for (card, printing, fact) in rows() {
        let start = &fact["start"];
        if start.is_null() {
            continue;
        }
        let (_, view) = views.iter().find(|it| it.0 == printing.set.edition().name).unwrap();
        let side = &view.sides[usize::from(["blue", "B"].contains(&text(start, "player")))];
        let column = match text(start, "column") {
            "left" => -1,
            "middle" => 1,
            _ => 3,
        };
        let at = format!("{column},{}", if start["row"] == "above" { "a" } else { "b" });
        // The classic table tells no place: players lay them as they like.
        let resource = card.def().region.expect("only regions lie at the start").name();
        let anywhere = start["column"].is_null();
        let mut regions = side.regions.iter();
        let region = regions.find(|it| if anywhere { it.resource == resource } else { it.at == at });
        let region = region.unwrap_or_else(|| panic!("no region at {at}"));
        let ours = json!([region.resource, region.number, region.stock]);
        assert_eq!(ours, json!([resource, fact["die_number"], start["stock"]]), "{}", text(&fact, "id"));
        found += 1;
    }
    assert_eq!(found, 24);
}

#[test]
fn every_printing_of_a_card_is_published() {
    let published: usize = rows().len();
    let incomplete = |it: &&Printing| !it.set.is_complete();
    let printed: usize = Card::ALL.iter().map(|card| card.def().printings.len()).sum();
    let open: usize = Card::ALL.iter().flat_map(|card| card.def().printings).filter(incomplete).count();
    assert!(printed - open <= published && published <= printed, "{published} published, {printed} printed");
}

#[test]
fn every_card_has_a_text_and_speaks_or_says_why_not() {
    for edition in EDITIONS {
        let mut keys = BTreeSet::new();
        for card in edition.cards() {
            assert!(keys.insert(card.def().key), "two cards of {} are called {}", edition.name, card.def().key);
        }
    }
    for card in Card::ALL {
        let def = card.def();
        assert!(!def.name.is_empty() && !def.printings.is_empty(), "{card:?}");
        assert!((5..=110).contains(&def.text.len()), "{}: {} characters", def.name, def.text.len());
        assert_eq!(def.speaks(), def.inert.is_none(), "{} speaks, or says why it does not", def.name);
    }
}

/// All that tests of this crate cite: `basic/scout R2`, or with stars for a whole family.
fn citations() -> BTreeSet<(String, String)> {
    fn gather(folder: &Path, found: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                gather(&path, found);
            } else if path.extension().is_some_and(|it| it == "rs") && !path.ends_with("tests/facts.rs") {
                found.push_str(&std::fs::read_to_string(path).unwrap());
            }
        }
    }
    let mut source = String::new();
    for folder in ["src", "tests"] {
        gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut source);
    }
    let words: Vec<&str> = source.split(|it: char| it.is_whitespace() || matches!(it, ',' | ':' | ';' | '.')).collect();
    let pair = |two: &[&str]| (two[0].to_string(), two[1].to_string());
    words.windows(2).filter(|two| two[0].contains('/') && !two[0].starts_with('/')).map(pair).collect()
}

fn fits(pattern: &str, id: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == id,
        Some((head, tail)) => {
            let Some(rest) = id.strip_prefix(head) else { return false };
            (0..=rest.len()).any(|at| fits(tail, &rest[at..]))
        }
    }
}

/// Rulings about cards of sets that are not held: Politics & Intrigue, Knights & Merchants, Science & Progress.
const WAITING: [&str; 12] = [
    "artisans/public-feeling R15",
    "artisans/guido R4",
    "artisans/bronze-sculpture R5",
    "artisans/epic R5",
    "artisans/relief R5",
    "artisans/fountain R5",
    "artisans/st-agathas-chapel R2",
    "artisans/st-agathas-chapel R4",
    "artisans/house-of-the-benefactor R7",
    "artisans/beloved-prince-statue R4",
    "artisans/lancer R3",
    "artisans/traveling-theater R3",
];

/// What speaks of such a card beside others, and is tested as far as it goes: the bonus of a Tournament Field is not.
const PARTLY: [&str; 1] = ["artisans/joust R3"];

/// What waits is listed, and names a set that is not held.
#[test]
fn only_rulings_about_sets_that_are_not_held_wait() {
    let marks = ["(P&I)", "(K&M)", "(S&P)", "Knights & Merchants", "Science & Progress"];
    let mut listed = Vec::new();
    for fact in facts() {
        for ruling in fact["rulings"].as_array().unwrap() {
            let ruling = ruling.as_str().unwrap();
            let name = format!("{} {}", text(&fact, "id"), ruling.split_once(':').unwrap().0);
            if text(&fact, "set") == Set::Artisans.name() && marks.iter().any(|mark| ruling.contains(mark)) {
                listed.push(name);
            }
        }
    }
    listed.sort();
    let mut waiting: Vec<String> = WAITING.iter().chain(&PARTLY).map(|it| it.to_string()).collect();
    waiting.sort();
    assert_eq!(listed, waiting);
}

#[test]
fn every_effect_and_every_ruling_is_cited_by_a_test() {
    let cited = citations();
    let mut missing = Vec::new();
    for fact in facts() {
        let set = Set::read(text(&fact, "set")).unwrap();
        if !set.is_complete() || !text(&fact, "same_as").is_empty() {
            continue;
        }
        let id = text(&fact, "id");
        let rulings = fact["rulings"].as_array().unwrap().iter().map(|it| it.as_str().unwrap());
        let numbers = rulings.map(|it| it.split_once(':').unwrap().0.to_string());
        for number in numbers.chain(["E".to_string()]) {
            if WAITING.contains(&format!("{id} {number}").as_str()) {
                continue;
            }
            if !cited.iter().any(|(pattern, cited)| *cited == number && fits(pattern, id)) {
                missing.push(format!("{id} {number}"));
            }
        }
    }
    assert!(missing.is_empty(), "no test cites {missing:#?}");
}
