//! What `GET /api/games` offers is exactly what the spec reader accepts. The lists are read here as a client reads
//! them: as JSON, by what `docs/protocol.md` says of it.

use std::collections::BTreeMap;

use bots::lot;
use kernel::below;
use serde_json::{Value, json};
use table::{Family, Task, option_lists, with_family};

/// What a host has said, by option; a flag has the empty value.
type SpecOptions = BTreeMap<String, String>;

/// A list of options as a client has it.
struct Offer {
    game: String,
    options: Vec<Value>,
    excludes: Vec<Value>,
}

fn offers() -> Vec<Offer> {
    let offer = |list| {
        let Value::Object(mut list) = json!(list) else { panic!("a list is an object") };
        let mut array = |name: &str| list.remove(name).unwrap().as_array().unwrap().clone();
        let (options, excludes) = (array("options"), array("excludes"));
        Offer { game: list["game"].as_str().unwrap().into(), options, excludes }
    };
    option_lists().into_iter().map(offer).collect()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_string()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

impl Offer {
    fn option(&self, name: &str) -> &Value {
        self.options.iter().find(|option| option["name"] == name).unwrap()
    }

    /// The value of an option, said or usual.
    fn value(&self, said: &SpecOptions, name: &str) -> Option<String> {
        let usual = || {
            let cases = list(&self.option(name)["usual"]).iter();
            cases
                .filter(|case| list(&case["when"]).iter().all(|when| self.holds(said, when)))
                .map(|it| text(&it["value"]))
                .next()
        };
        said.get(name).cloned().or_else(usual)
    }

    fn holds(&self, said: &SpecOptions, when: &Value) -> bool {
        takes(when, self.value(said, when["option"].as_str().unwrap()))
    }

    /// The highest number of an option.
    fn most(&self, said: &SpecOptions, option: &Value) -> u64 {
        let more = list(&option["more"]).iter().filter(|limit| self.holds(said, &limit["when"]));
        more.map(|limit| limit["to"].as_u64().unwrap()).max().unwrap_or(option["to"].as_u64().unwrap())
    }

    /// The values of an option that are in reach together with all else that is said.
    fn values(&self, said: &SpecOptions, option: &Value) -> Vec<String> {
        match option["kind"].as_str().unwrap() {
            "flag" => vec![String::new()],
            "number" => (option["from"].as_u64().unwrap()..=self.most(said, option)).map(|it| it.to_string()).collect(),
            "choice" => list(&option["words"]).iter().map(text).collect(),
            "several" => {
                let many = option["least"].as_u64().unwrap()..=option["count"].as_u64().unwrap();
                many.flat_map(|count| several(list(&option["words"]), count)).collect()
            }
            kind => panic!("{kind} is not described"),
        }
    }

    /// Whether everything that is said may be said.
    fn allows(&self, said: &SpecOptions) -> bool {
        let within = said.iter().all(|(name, value)| self.values(said, self.option(name)).contains(value));
        let excluded = self.excludes.iter().any(|it| {
            let not = said.get(it["not"]["option"].as_str().unwrap()).cloned();
            takes(&it["not"], not) && self.holds(said, &it["when"])
        });
        within && !excluded && said.keys().all(|name| self.is_open(said, name))
    }

    /// Whether an option has what it needs in what is said.
    fn is_open(&self, said: &SpecOptions, name: &str) -> bool {
        let needs = list(&self.option(name)["needs"]);
        needs.is_empty() || needs.iter().any(|when| self.holds(said, when))
    }

    fn spec(&self, said: &SpecOptions) -> String {
        let said =
            said.iter().map(|(name, value)| if value.is_empty() { name.clone() } else { format!("{name}={value}") });
        let said: Vec<String> = said.collect();
        if said.is_empty() { self.game.clone() } else { format!("{}:{}", self.game, said.join(",")) }
    }

    /// Compares what is offered with what is accepted; says whether it is accepted.
    fn compare(&self, said: &SpecOptions) -> bool {
        let spec = self.spec(said);
        let read = table::Named::read(&spec);
        assert_eq!(read.is_ok(), self.allows(said), "{spec}: {:?}", read.err());
        self.allows(said)
    }
}

fn takes(when: &Value, value: Option<String>) -> bool {
    let is = list(&when["is"]);
    let names = |value: &str, word: &Value| *word == value || value.split('+').any(|part| *word == part);
    value.is_some_and(|value| is.is_empty() || is.iter().any(|it| names(&value, it)))
}

/// Every choice of this number of words.
fn several(words: &[Value], count: u64) -> Vec<String> {
    match (count, words) {
        (0, _) => vec![String::new()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let with = several(rest, count - 1).into_iter();
            let with = with.map(|more| if more.is_empty() { text(first) } else { format!("{}+{more}", text(first)) });
            with.chain(several(rest, count)).collect()
        }
    }
}

/// Every value that an option can have under some condition: for numbers the ends, and one beyond each.
fn edges(option: &Value, offer: &Offer) -> Vec<String> {
    if option["kind"] != "number" {
        return offer.values(&SpecOptions::new(), option);
    }
    let number = |value: &Value| value.as_u64().unwrap();
    let ends = list(&option["more"]).iter().map(|limit| number(&limit["to"])).chain([number(&option["to"])]);
    let mut edges: Vec<u64> = ends.flat_map(|to| [to, to + 1]).collect();
    edges.extend([number(&option["from"]) - 1, number(&option["from"])]);
    if option["name"] == "seats" {
        edges.extend(number(&option["from"])..=number(&option["to"]));
    }
    edges.sort_unstable();
    edges.dedup();
    edges.into_iter().map(|edge| edge.to_string()).collect()
}

fn every_edge(offer: &Offer) -> Vec<(String, String)> {
    let of = |option: &Value| {
        edges(option, offer).into_iter().map(|value| (text(&option["name"]), value)).collect::<Vec<_>>()
    };
    offer.options.iter().flat_map(of).collect()
}

#[test]
fn each_value_and_each_pair_and_trio_of_values_is_offered_exactly_if_it_is_accepted() {
    for offer in offers() {
        let edges = every_edge(&offer);
        let mut accepted = 0;
        for (at, one) in edges.iter().enumerate() {
            accepted += u32::from(offer.compare(&SpecOptions::from([one.clone()])));
            for (next, two) in edges.iter().enumerate().skip(at + 1).filter(|(_, two)| two.0 != one.0) {
                accepted += u32::from(offer.compare(&SpecOptions::from([one.clone(), two.clone()])));
                for three in edges[next + 1..].iter().filter(|three| three.0 != two.0) {
                    offer.compare(&SpecOptions::from([one.clone(), two.clone(), three.clone()]));
                }
            }
        }
        assert!(accepted > 6, "{}: {accepted}", offer.game);
    }
}

/// Draws a match, as a table does when it begins.
struct Draw;

impl Task for Draw {
    type Out = (u8, String);

    fn run<F: Family + 'static>(self, family: F) -> (u8, String) {
        family.draw(1).expect("what is offered can be played");
        (family.seats(), family.spec())
    }
}

#[test]
fn combinations_by_lot_are_offered_exactly_if_they_are_accepted_and_can_be_played() {
    let mut rng = lot(3);
    for offer in offers() {
        let edges = every_edge(&offer);
        for _ in 0..400 {
            let mut said = SpecOptions::new();
            for _ in 0..1 + below(&mut rng, 9) {
                let (name, value) = edges[below(&mut rng, edges.len() as u32) as usize].clone();
                let longer: SpecOptions = said.clone().into_iter().chain([(name, value)]).collect();
                if offer.compare(&longer) {
                    said = longer;
                }
            }
            let (_, spec) = with_family(&offer.spec(&said), Draw).unwrap();
            assert!(table::Named::read(&spec).is_ok(), "{spec}");
            for (name, value) in &said {
                let usual = offer
                    .value(&said.iter().filter(|it| it.0 != name).map(|(a, b)| (a.clone(), b.clone())).collect(), name);
                let written = if value.is_empty() { name.clone() } else { format!("{name}={value}") };
                let is_said = spec.split([':', ',']).any(|it| it == written);
                assert!(is_said || usual.as_ref() == Some(value), "{spec} has lost {written}");
            }
        }
    }
}

#[test]
fn what_is_not_offered_is_refused_with_a_clear_sentence() {
    for offer in offers() {
        for option in offer.options.iter().filter(|option| option["kind"] == "number") {
            let (name, from) = (text(&option["name"]), option["from"].as_u64().unwrap());
            let limits = list(&option["more"]).iter().map(|limit| {
                let (other, is) = (text(&limit["when"]["option"]), list(&limit["when"]["is"]));
                let value =
                    is.first().map_or_else(|| offer.values(&SpecOptions::new(), offer.option(&other))[0].clone(), text);
                (SpecOptions::from([(other, value)]), limit["to"].as_u64().unwrap())
            });
            for (said, to) in limits.chain([(SpecOptions::new(), option["to"].as_u64().unwrap())]) {
                for beyond in [from - 1, to + 1, 1000] {
                    let said: SpecOptions =
                        said.clone().into_iter().chain([(name.clone(), beyond.to_string())]).collect();
                    let why = table::Named::read(&offer.spec(&said)).err().unwrap().to_string();
                    // What an option needs is told before its range.
                    let mut names = offer.options.iter().map(|option| text(&option["name"]));
                    match names.find(|it| said.contains_key(it) && !offer.is_open(&said, it)) {
                        None => {
                            let range = format!("option {name} cannot be \"{beyond}\"; here it takes {from} to {to}");
                            assert_eq!(why, range);
                        }
                        Some(closed) => {
                            let written =
                                if said[&closed].is_empty() { closed } else { format!("{closed}={}", said[&closed]) };
                            assert!(why.starts_with(&format!("{written} needs ")), "{why}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn every_option_and_every_word_has_its_messages() {
    for offer in offers() {
        for option in &offer.options {
            let words = option["words"].as_array().map(Vec::as_slice).unwrap_or_default();
            let name = text(&option["name"]);
            let keys = words.iter().map(|word| format!("ui.option.word.{}", text(word)));
            for key in keys.chain([format!("ui.option.name.{name}"), format!("ui.option.{}.{name}", offer.game)]) {
                for (language, _) in texts::LANGUAGES {
                    assert!(texts::texts(language).unwrap().has(&key), "{language} has no {key}");
                }
            }
        }
    }
}
