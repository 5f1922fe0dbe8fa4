//! The almanac of all games. Facts and texts come from the definitions, rulings and marks of cards from the card
//! tables.

use duel::card::{Printing, Ware};
use duel::require::Require;
use duel::{Bundle, Card, EDITIONS, Edition, Points, Resource};
use island::Countable;
use serde::{Serialize, Serializer};
use serde_json::Value;

/// Words, and the key under which other languages have them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Wording {
    /// The key in `texts/`, such as `require.own-gold>=3`.
    pub key: String,
    /// The words in English.
    pub words: String,
}

/// One thing that can be looked up.
#[derive(Clone, Debug, Serialize)]
pub struct AlmanacEntry {
    /// A stable name for programs, such as `gold/mint`.
    pub id: String,
    /// The game that it belongs to, as specs name it.
    pub game: &'static str,
    /// The key of its words in `texts/`: `card.mint`, `card.classic-mint`.
    pub words: String,
    /// The name that people read.
    pub name: String,
    /// The set or game that it belongs to.
    pub set: &'static str,
    /// What kind of thing it is.
    pub kind: String,
    /// How many there are.
    pub copies: u8,
    /// A remark on the number of copies.
    #[serde(skip)]
    pub more_copies: Option<String>,
    /// What it costs.
    #[serde(serialize_with = "as_map")]
    pub cost: Vec<(&'static str, u8)>,
    /// What it is worth, by kind of point.
    #[serde(serialize_with = "as_map")]
    pub points: Vec<(&'static str, u8)>,
    /// Its points at each level, including those of lower levels; empty if it has no levels.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub levels: Vec<LevelEntry>,
    /// What a mission to it costs.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_map")]
    pub mission: Vec<(&'static str, u8)>,
    /// What each number of the die does to a mission to it: `ship-lost`, `roll-event-die`, `level+1`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<(Vec<u8>, &'static str)>,
    /// The pirate whom ships meet there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pirate: Option<PirateEntry>,
    /// The ware that its slots hold: `owl` or `star`; `None` if they count levels.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub holds: Option<&'static str>,
    /// How many slots it has.
    #[serde(skip_serializing_if = "is_none")]
    pub slots: u8,
    /// What it costs to turn it one level up.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_map")]
    pub turns_for: Vec<(&'static str, u8)>,
    /// Where it is built, worded to follow "built".
    pub place: Option<Wording>,
    /// All conditions for building or playing it, worded to follow "needs".
    pub requires: Vec<Wording>,
    /// Whether a principality may have only one.
    pub once: bool,
    /// The names of its printings in games, if they differ: `forest-2`, `forest-3`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub printings: Vec<String>,
    /// What it does.
    pub text: String,
    /// What players ask about it.
    pub rulings: Vec<String>,
    /// How well the facts are sourced.
    pub mark: String,
    /// Single facts that are sourced less well than the rest.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<MarkEntry>,
}

/// How well one fact is sourced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MarkEntry {
    /// Which fact: `cost`, `points`, `copies`, `kind`, `number`.
    pub of: &'static str,
    /// How well: `recalled`, `reconstructed`.
    pub mark: String,
    /// The printings that it is said of, if not of all: `forest-1`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub printings: Vec<String>,
}

/// A level of a sea card.
#[derive(Clone, Debug, Serialize)]
pub struct LevelEntry {
    /// Its points.
    #[serde(serialize_with = "as_map")]
    pub points: Vec<(&'static str, u8)>,
    /// Resources of free choice when it is reached.
    pub bounty: u8,
}

/// A pirate.
#[derive(Clone, Debug, Serialize)]
pub struct PirateEntry {
    /// The number that die and cannon points must beat.
    pub strength: u8,
    /// What he takes; `any` is a resource of free choice.
    #[serde(serialize_with = "as_map")]
    pub demand: Vec<(&'static str, u8)>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_none(slots: &u8) -> bool {
    *slots == 0
}

fn as_map<S: Serializer>(counts: &[(&'static str, u8)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(counts.iter().copied())
}

/// How a game differs from the duel, if it is another edition of it: a list of keys after `ui.differs.GAME.` in
/// `texts/`; empty for all other games.
pub fn differences(game: &str) -> &'static [&'static str] {
    const CLASSIC: [&str; 14] = [
        "event",
        "brigands",
        "tournament",
        "tokens",
        "start",
        "stacks",
        "regions",
        "locked",
        "duels",
        "swap",
        "hand",
        "limit",
        "events",
        "victory",
    ];
    if game == duel::CLASSIC.name { &CLASSIC } else { &[] }
}

/// Everything that can be looked up.
pub fn almanac() -> Vec<AlmanacEntry> {
    island().chain(duel()).collect()
}

fn island() -> impl Iterator<Item = AlmanacEntry> {
    island::almanac::entries().map(|entry| {
        let [.., some, _, _] = entry.copies;
        AlmanacEntry {
            id: entry.id.into(),
            game: "island",
            words: format!("almanac.{}", entry.id),
            name: entry.name.into(),
            set: "island",
            kind: entry.kind.into(),
            copies: some,
            more_copies: other_copies(entry.copies),
            cost: entry.cost.each().map(|(resource, count)| (resource.name(), count)).collect(),
            points: (entry.points > 0).then_some(("victory", entry.points)).into_iter().collect(),
            levels: Vec::new(),
            mission: Vec::new(),
            rolls: Vec::new(),
            pirate: None,
            holds: None,
            slots: 0,
            turns_for: Vec::new(),
            place: None,
            requires: Vec::new(),
            once: false,
            printings: Vec::new(),
            text: entry.text.into(),
            rulings: entry.rulings.iter().map(ToString::to_string).collect(),
            mark: entry.mark.into(),
            marks: Vec::new(),
        }
    })
}

/// The number of copies with more or fewer than four seats: ", with five and six 34×".
fn other_copies([two, three, four, five, six]: [u8; 5]) -> Option<String> {
    let fewer = if two == three { vec![("two and three", two)] } else { vec![("two", two), ("three", three)] };
    let more = if five == six { vec![("five and six", five)] } else { vec![("five", five), ("six", six)] };
    let others = fewer.into_iter().chain(more).filter(|(_, count)| *count != four);
    let said: String = others.map(|(seats, count)| format!(", with {seats} {count}×")).collect();
    (!said.is_empty()).then_some(said)
}

/// The published facts with our rulings and the mark of how well each is sourced.
const TABLES: [&str; 4] = [
    include_str!("../../../data/cards/rivals-cards.json"),
    include_str!("../../../data/cards/enlightenment-cards.json"),
    include_str!("../../../data/cards/darkness-cards.json"),
    include_str!("../../../data/cards/classic-cards.json"),
];

/// The rows of all card tables.
fn rows() -> Vec<Value> {
    let rows = |table| serde_json::from_str::<Vec<Value>>(table).expect("a card table is a list in JSON");
    TABLES.into_iter().flat_map(rows).collect()
}

/// Every card of every set that is complete, once for each set that it is in, and the center cards.
fn duel() -> impl Iterator<Item = AlmanacEntry> {
    let rows = rows();
    let complete = EDITIONS.iter().copied().filter(|edition| edition.basic.is_complete());
    complete.flat_map(move |edition| {
        let center = rows.iter().filter_map(|row| center_card(edition, row));
        center.chain(edition.cards().flat_map(|card| entries_of(edition, card, &rows))).collect::<Vec<_>>()
    })
}

/// What the center cards do, in the order of their prices.
const CENTER: [(&str, &str); 3] = [
    ("road", "Laid at an end of the center row; opens one place for a settlement beyond it."),
    ("settlement", "Ends an open road: 2 new regions, empty, one above and one below; 1 site above and 1 below."),
    ("city", "Laid on a settlement: a second site above and below, and red cards may be built there."),
];

/// The same for a settlement whose first region is laid before the second is seen.
const ONE_BY_ONE: &str =
    "Ends an open road: 2 new regions, empty; you lay the first above or below, then the next is drawn. 2 sites.";

/// A road, settlement or city. They are not in the pool of cards, so their facts come from the table only.
fn center_card(edition: &'static Edition, row: &Value) -> Option<AlmanacEntry> {
    let place = CENTER.iter().position(|(kind, _)| row["kind"] == *kind)?;
    // The center cards of the start have rows of their own, which are left out.
    (row["set"] == edition.basic.name() && row["deck"] != "start").then_some(())?;
    let (id, key) = (row["id"].as_str()?, CENTER[place].0);
    Some(AlmanacEntry {
        id: id.into(),
        game: edition.name,
        words: words(edition, key),
        name: row["name"].as_str()?.into(),
        set: edition.basic.name(),
        kind: "center".into(),
        copies: row["copies"].as_u64()? as u8,
        more_copies: None,
        cost: listed(edition.center[place]),
        points: row["points"]["victory"].as_u64().map(|points| ("victory", points as u8)).into_iter().collect(),
        levels: Vec::new(),
        mission: Vec::new(),
        rolls: Vec::new(),
        pirate: None,
        holds: None,
        slots: 0,
        turns_for: Vec::new(),
        place: None,
        requires: Vec::new(),
        once: false,
        printings: Vec::new(),
        text: if edition.regions_one_by_one && key == "settlement" { ONE_BY_ONE } else { CENTER[place].1 }.into(),
        rulings: rulings(row),
        mark: row["confidence"].as_str()?.into(),
        marks: marks(row),
    })
}

/// The key of a card's words. Editions may use the same name for different cards.
fn words(edition: &Edition, key: &str) -> String {
    if edition.name == duel::RIVALS.name { format!("card.{key}") } else { format!("card.{}-{key}", edition.name) }
}

/// The facts of a row that are sourced less well than the row as a whole.
fn marks(row: &Value) -> Vec<MarkEntry> {
    let facts = ["cost", "points", "copies", "kind", "number"];
    let weak = facts.into_iter().filter_map(|of| {
        let mark = row[format!("{of}_confidence")].as_str()?;
        let told = ["sourced", "rulebook"].contains(&mark);
        (!told && row["confidence"] != mark).then(|| MarkEntry { of, mark: mark.into(), printings: Vec::new() })
    });
    weak.collect()
}

/// The row of a printing: regions have one for each number.
fn row_of<'a>(rows: &'a [Value], card: Card, printing: &Printing) -> &'a Value {
    let (set, key) = (printing.set.name(), card.def().key);
    let id = format!("{set}/{key}");
    let is_here = |row: &&Value| match printing.number {
        0 => row["id"] == id.as_str(),
        number => row["set"] == set && row["title_key"] == key && row["die_number"] == number,
    };
    rows.iter().find(is_here).unwrap_or_else(|| panic!("no card table has a row for {id}"))
}

fn entries_of(edition: &'static Edition, card: Card, rows: &[Value]) -> Vec<AlmanacEntry> {
    let def = card.def();
    let mut entries: Vec<AlmanacEntry> = Vec::new();
    for printing in def.printings.iter().filter(|printing| printing.set.is_complete()) {
        let set = printing.set.name();
        // Regions are printed once for each number; they are one card here.
        let numbered = (printing.number > 0).then(|| format!("{}-{}", def.key, printing.number));
        let row = row_of(rows, card, printing);
        let numbers: Vec<String> = numbered.iter().cloned().collect();
        let marked = marks(row).into_iter().map(|it| MarkEntry { printings: numbers.clone(), ..it });
        if let Some(known) = entries.iter_mut().find(|entry| entry.set == set) {
            known.copies += printing.copies;
            for mark in marked {
                match known.marks.iter_mut().find(|it| (it.of, &it.mark) == (mark.of, &mark.mark)) {
                    Some(same) => same.printings.extend(mark.printings),
                    None => known.marks.push(mark),
                }
            }
            known.printings.extend(numbered);
            continue;
        }
        let id = format!("{set}/{}", def.key);
        entries.push(AlmanacEntry {
            game: edition.name,
            words: words(edition, def.key),
            name: def.name.into(),
            set,
            kind: format!("{:?}", def.kind).to_lowercase(),
            copies: printing.copies,
            more_copies: (printing.half_moon > 0).then(|| format!(", {} with a half moon", printing.half_moon)),
            cost: listed(def.cost).into_iter().chain(def.extra.listed()).chain(of_region(row)).collect(),
            points: points(def.points),
            levels: def.levels.iter().map(|it| LevelEntry { points: points(it.points), bounty: it.bounty }).collect(),
            mission: def.mission.as_ref().map(|it| listed(it.price)).unwrap_or_default(),
            rolls: def
                .mission
                .iter()
                .flat_map(|it| it.rolls)
                .map(|(roll, fate)| (roll.to_vec(), fate.name()))
                .collect(),
            pirate: def.pirate.as_ref().map(|it| {
                let any = Some(("any", it.demand.extra.any)).filter(|(_, count)| *count > 0);
                PirateEntry { strength: it.strength, demand: listed(it.demand.base).into_iter().chain(any).collect() }
            }),
            holds: def.holds.map(Ware::name),
            slots: def.dial,
            turns_for: priced(&row["rotate_cost"]),
            place: def.place_said().map(|(name, words)| Wording { key: format!("place.{name}"), words }),
            requires: def.requires.iter().map(required).collect(),
            once: def.once,
            printings: numbered.into_iter().collect(),
            text: def.text.into(),
            rulings: rulings(row),
            mark: row["confidence"].as_str().unwrap_or_else(|| panic!("{id} has no mark")).into(),
            marks: marked.collect(),
            id,
        });
    }
    entries
}

fn required(it: &Require) -> Wording {
    Wording { key: format!("require.{}", it.says), words: it.words.into() }
}

fn rulings(row: &Value) -> Vec<String> {
    row["rulings"].as_array().into_iter().flatten().filter_map(Value::as_str).map(String::from).collect()
}

fn listed(cost: Bundle) -> Vec<(&'static str, u8)> {
    Resource::ALL.into_iter().map(|it| (it.name(), cost.get(it))).filter(|(_, count)| *count > 0).collect()
}

/// A price of the table.
fn priced(price: &Value) -> Vec<(&'static str, u8)> {
    let names = Resource::ALL.into_iter().map(Resource::name).chain(Ware::ALL.map(Ware::name));
    names.filter_map(|name| Some((name, price[name].as_u64()? as u8))).collect()
}

/// What the card's region pays; `any` if it may be any kind of region.
fn of_region(row: &Value) -> Option<(&'static str, u8)> {
    let price = &row["build_from_region"];
    let resource = Resource::ALL.into_iter().find(|it| price["resource"] == it.name());
    Some((resource.map_or("any", Resource::name), price["amount"].as_u64()? as u8))
}

fn points(points: Points) -> Vec<(&'static str, u8)> {
    let all = [
        ("victory", points.victory),
        ("commerce", points.commerce),
        ("strength", points.strength),
        ("skill", points.skill),
        ("progress", points.progress),
        ("sail", points.sail),
        ("cannon", points.cannon),
    ];
    all.into_iter().filter(|(_, count)| *count > 0).collect()
}

#[cfg(test)]
mod tests {
    use duel::card::Set;

    use super::*;

    #[test]
    fn everything_has_a_name_a_text_and_an_id_of_its_own() {
        let all = almanac();
        for entry in &all {
            assert!(!entry.name.is_empty() && !entry.text.is_empty(), "{}", entry.id);
            assert_eq!(all.iter().filter(|other| other.id == entry.id).count(), 1, "{}", entry.id);
        }
    }

    #[test]
    fn center_cards_cost_what_the_rules_ask_and_regions_have_their_rulings() {
        let all = almanac();
        let entry = |id: &str| all.iter().find(|entry| entry.id == id).unwrap_or_else(|| panic!("{id} is missing"));
        assert_eq!(entry("basic/city").cost, [("grain", 2), ("ore", 3)]);
        assert_eq!(entry("basic/city").points, [("victory", 2)]);
        assert_eq!(entry("basic/forest").printings, ["forest-2", "forest-3", "forest-4", "forest-6"]);
        for center in all.iter().filter(|entry| entry.kind == "center") {
            assert!((5..=110).contains(&center.text.len()), "{}: {} characters", center.name, center.text.len());
        }
        assert_eq!(entry("basic/road").cost, [("lumber", 1), ("brick", 2)]);
        assert!(!entry("basic/forest").rulings.is_empty());
        assert!(entry("turmoil/arsonist").rulings.len() > 1);
    }

    #[test]
    fn every_card_tells_how_well_its_facts_and_rulings_are_sourced() {
        let rows = rows();
        let all = almanac();
        let complete = |row: &&Value| row["set"].as_str().and_then(Set::read).is_some_and(Set::is_complete);
        // Regions have one entry for each kind; the center cards of the start have no entries of their own.
        let listed = |row: &&Value| row["kind"] != "region" && row["deck"] != "start";
        for row in rows.iter().filter(complete).filter(listed) {
            let entry = all.iter().find(|entry| row["id"] == entry.id.as_str());
            let entry = entry.unwrap_or_else(|| panic!("{} is missing", row["id"]));
            assert_eq!(
                (row["confidence"].as_str(), &row["rulings"]),
                (Some(&*entry.mark), &entry.rulings.clone().into())
            );
        }
        let recalled = |entry: &&AlmanacEntry| entry.rulings.iter().any(|it| it.contains("recalled:"));
        assert!(all.iter().filter(recalled).count() > 0 && all.iter().any(|entry| entry.mark != "sourced"));
    }

    #[test]
    fn every_title_of_every_edition_has_words_of_its_own_in_every_language() {
        let all = almanac();
        let games = ["duel", "classic"].map(|game| all.iter().filter(|entry| entry.game == game).count());
        assert!(games[0] > 150 && games[1] > 75, "{games:?}");
        for entry in all.iter().filter(|entry| entry.game != "island") {
            for (language, _) in texts::LANGUAGES {
                let texts = texts::texts(language).expect("a language");
                assert!(
                    texts.has(&entry.words) && texts.has(&format!("{}.text", entry.words)),
                    "{language} {}",
                    entry.id
                );
            }
        }
        // Some titles are in both, with other facts.
        let entry = |id: &str| all.iter().find(|entry| entry.id == id).unwrap_or_else(|| panic!("{id} is missing"));
        assert_eq!(
            (entry("gold/mint").words.as_str(), entry("classic/mint").words.as_str()),
            ("card.mint", "card.classic-mint")
        );
        assert_ne!(entry("gold/mint").cost, entry("classic/mint").cost);
    }

    #[test]
    fn a_fact_that_is_recalled_or_reconstructed_is_marked_beside_the_figure() {
        // classic D2, classic D14, classic D15, classic 9
        let all = almanac();
        let marks = |id: &str| {
            let entry = all.iter().find(|entry| entry.id == id).unwrap_or_else(|| panic!("{id} is missing"));
            entry.marks.iter().map(|it| (it.of, it.mark.as_str(), it.printings.join(" "))).collect::<Vec<_>>()
        };
        assert_eq!(marks("classic/forest"), [("number", "reconstructed", "forest-1 forest-6".into())]);
        assert_eq!(marks("classic/arsonist"), [("kind", "recalled", String::new())]);
        assert_eq!(
            marks("artisans/osmund"),
            [("cost", "reconstructed", String::new()), ("points", "reconstructed", String::new())]
        );
        assert_eq!(marks("classic/abbey"), []);
        let marked =
            |of: &str| all.iter().filter(|it| it.set == "artisans" && it.marks.iter().any(|it| it.of == of)).count();
        assert_eq!((marked("cost"), marked("points")), (8, 10));
        // Only two default values have a mark: the goals with a theme set and of the Tournament Game (classic D4).
        let lists = crate::option_lists();
        let usual = lists.iter().flat_map(|list| &list.options).flat_map(|option| &option.usual);
        let marked: Vec<_> = usual.filter_map(|it| Some((it.value.as_str(), it.mark?))).collect();
        assert_eq!(marked, [("13", "reconstructed"); 2]);
    }

    #[test]
    fn what_differs_from_the_duel_is_told_in_every_language() {
        for (language, _) in texts::LANGUAGES {
            let texts = texts::texts(language).expect("a language");
            let told = |line: &&str| texts.has(&format!("ui.differs.classic.{line}"));
            assert!(texts.has("ui.differs.classic") && differences("classic").iter().all(told));
        }
        assert!(differences("duel").is_empty() && differences("island").is_empty());
    }

    #[test]
    fn a_card_tells_where_it_is_built_what_it_needs_and_whether_it_stands_alone() {
        let all = almanac();
        let told = |id: &str| {
            let entry = all.iter().find(|entry| entry.id == id).unwrap_or_else(|| panic!("{id} is missing"));
            let needs: Vec<&str> = entry.requires.iter().map(|it| it.words.as_str()).collect();
            (entry.place.as_ref().map(|it| it.words.as_str()), needs.join(" + "), entry.once)
        };
        assert_eq!(told("progress/university"), (Some("in a city"), "your Abbey or Library".into(), true));
        assert_eq!(told("progress/town-hall"), (Some("on a Parish Hall"), "your Parish Hall at a city".into(), false));
        assert_eq!(told("basic/abbey"), (Some("in a settlement or city"), String::new(), true));
        let arson = "your Hedge Tavern + an opponent's building that no Fire Brigade protects";
        assert_eq!(told("turmoil/arsonist"), (None, arson.into(), false));
        assert_eq!(told("basic/road"), (None, String::new(), false));
    }

    #[test]
    fn a_sea_card_tells_its_levels_the_price_of_its_missions_and_its_pirate() {
        // enlightenment 2.5, enlightenment 2.6
        let all = almanac();
        let entry = |id: &str| all.iter().find(|entry| entry.id == id).unwrap_or_else(|| panic!("{id} is missing"));
        let bards = entry("explorers/island-of-the-bards");
        assert_eq!(bards.mission, [("grain", 2)]);
        assert_eq!(bards.levels[2].points, [("victory", 1), ("commerce", 1), ("skill", 2)]);
        let jean = entry("explorers/jean").pirate.as_ref().expect("a pirate");
        assert_eq!((jean.strength, &jean.demand[..]), (8, &[("any", 2)][..]));
        assert_eq!(entry("explorers/jean").levels[1].bounty, 2);
        assert_eq!(entry("explorers/shipyard").points, [("sail", 1), ("cannon", 1)]);
    }

    #[test]
    fn a_card_tells_what_it_costs_beside_resources_and_what_its_slots_hold() {
        let all = almanac();
        let entry = |id: &str| all.iter().find(|entry| entry.id == id).unwrap_or_else(|| panic!("{id} is missing"));
        assert_eq!(entry("sages/courthouse").cost, [("lumber", 2), ("brick", 1), ("owl", 1)]);
        let sage = entry("sages/peter-sage-of-the-forest");
        assert_eq!((&sage.cost[..], sage.holds, sage.slots), (&[("lumber", 1)][..], Some("owl"), 3));
        assert_eq!(entry("sages/principal-sage-woman").cost, [("any", 1)]);
        let manifesto = entry("sages/manifesto-of-humane-conduct");
        assert_eq!((manifesto.holds, manifesto.slots), (None, 3));
        assert_eq!(manifesto.turns_for, [("lumber", 1), ("gold", 2), ("owl", 3)]);
    }

    #[test]
    fn every_mark_has_words_in_every_language() {
        let is_sourced = |entry: &AlmanacEntry| ["rulebook", "sourced"].contains(&entry.mark.as_str());
        for AlmanacEntry { id, mark, .. } in almanac().into_iter().filter(|entry| !is_sourced(entry)) {
            for (language, _) in texts::LANGUAGES {
                let texts = texts::texts(language).expect("a language");
                assert!(texts.has(&format!("ui.mark.{mark}")), "{language}: {mark} of {id}");
            }
        }
        assert!(almanac().iter().any(|entry| entry.mark != "sourced"), "some facts stand in no source");
    }
}
