//! The compact text notation of actions and outcomes, and the names of questions.

#[cfg(feature = "json")]
use kernel::Part;
use kernel::{instead, nearest, quoted};

use crate::card::{Back, CardKind, Set};
use crate::matches::rules::{Duel, Print};
use crate::position::piles::Face;
use crate::position::site::Spot;
#[cfg(feature = "json")]
use crate::position::state::State;
use crate::position::state::{End, EventFace};
use crate::vocabulary::action::{Action, CardOrder, Outcome};
use crate::vocabulary::resource::{Bundle, Resource};

/// The name of a back.
pub(crate) fn back_name(back: Back) -> &'static str {
    match back {
        Back::Of(set) => set.name(),
        Back::Deck(seat) => ["deck-0", "deck-1"][seat.index()],
        Back::Event => "event",
        Back::Region => "region",
        Back::Sea(seat) => ["sea-0", "sea-1"][seat.index()],
    }
}

/// The key of a print's title, without its set; for a region, with its number.
pub(crate) fn title(print: &Print) -> String {
    let def = print.card.def();
    if def.kind == CardKind::Region { format!("{}-{}", def.key, print.number) } else { def.key.to_string() }
}

/// Whether a print is in a set.
pub(crate) fn is_of(print: &Print, set: Set) -> bool {
    match print.back {
        Back::Of(back) => back == set,
        Back::Deck(_) | Back::Event | Back::Region | Back::Sea(_) => {
            print.card.def().printings.iter().any(|it| it.set == set)
        }
    }
}

/// The names of all faces of a match: the title, preceded by the set if two sets have it, or by the deck if both decks
/// have it; regions with their number.
pub(crate) fn face_names(prints: &[Print], blanks: usize) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (at, print) in prints.iter().enumerate() {
        let name = match at {
            0 => "none".to_string(),
            _ if at < blanks => format!("?{}", back_name(print.back)),
            _ => title(print),
        };
        let taken = names.contains(&name);
        names.push(if taken { format!("{}/{name}", back_name(print.back)) } else { name });
    }
    names
}

const ACTIONS: [&str; 29] = [
    "roll",
    "end",
    "pass",
    "accept",
    "road",
    "settlement",
    "city",
    "ship",
    "sail",
    "build",
    "play",
    "use",
    "remove",
    "trade",
    "offer",
    "take",
    "pay",
    "name",
    "number",
    "face",
    "choose",
    "grow",
    "card",
    "stack",
    "draw",
    "search",
    "put",
    "above",
    "below",
];

impl Duel {
    /// The name of a face in records and positions.
    pub fn name(&self, face: Face) -> String {
        self.names()[face.index()].clone()
    }

    /// The face with this name: a title, or an id of the almanac, which is preceded by the set. If two sets have a
    /// title, it means that of the first set.
    pub fn named(&self, name: &str) -> Option<Face> {
        let written = || self.names().iter().position(|known| known == name).map(|at| Face(at as u8));
        let with_set = || {
            let (set, wanted) = name.split_once('/')?;
            let set = Set::read(set)?;
            self.faces().find(|&face| is_of(&self.print(face), set) && title(&self.print(face)) == wanted)
        };
        written().or_else(with_set).filter(|&face| !self.is_blank(face))
    }

    /// The message that no card of this match has this name, with a suggestion.
    pub(crate) fn no_card(&self, name: &str) -> String {
        if ["road", "settlement", "city"].contains(&name) {
            return format!("{name} is a center card: it lies in principalities only, and is never held or drawn");
        }
        if self.edition.card(name).is_some() {
            return format!("{name} is not in this game");
        }
        let cards = self.faces().map(|face| self.names()[face.index()].as_str());
        let meant = nearest(name, cards).map_or(String::new(), |near| format!("; did you mean {near:?}?"));
        format!("there is no card {} in this game{meant}", quoted(name))
    }

    /// The name of the current question or of the awaited chance: the last part of the question's key, and its numbers.
    /// It is preceded by the key of the card that asks, unless it begins with that key: `feud: bury`, `pay 3`,
    /// `relocation.card`.
    #[cfg(feature = "json")]
    pub fn asked_name(&self, s: &State) -> String {
        let top = s.agenda.top();
        let question = top.question(self, s);
        let mut name = question.key.splitn(3, '.').last().unwrap_or(question.key).to_string();
        if top.question_of_card().is_none() {
            question.with.iter().filter_map(count_in).for_each(|n| name += &format!(" {n}"));
        }
        match self.asking(s).map(|card| card.def().key) {
            Some(key) if !name.starts_with(key) => format!("{key}: {name}"),
            _ => name,
        }
    }

    /// An action in the compact notation.
    pub fn action_text(&self, action: Action) -> String {
        match action {
            Action::Roll => "roll".into(),
            Action::End => "end".into(),
            Action::Pass => "pass".into(),
            Action::Accept => "accept".into(),
            Action::Road(end) => format!("road {}", end.name()),
            Action::Settlement(end) => format!("settlement {}", end.name()),
            Action::City(at) => format!("city {at}"),
            Action::Ship => "ship".into(),
            Action::Sail(at) => format!("sail {at}"),
            Action::Build(face, at) => format!("build {} {at}", self.name(face)),
            Action::Play(face) => format!("play {}", self.name(face)),
            Action::Use(at) => format!("use {at}"),
            Action::Remove => "remove".into(),
            Action::Trade { give, take } => format!("trade {give} {take}"),
            Action::Offer { give, take } => format!("offer {} for {}", amounts_text(give), amounts_text(take)),
            Action::Take(at) => format!("take {at}"),
            Action::Pay(at) => format!("pay {at}"),
            Action::Name(resource) => format!("name {resource}"),
            Action::Number(number) => format!("number {number}"),
            Action::Face(face) => format!("face {}", face.name()),
            Action::Choose(at) => format!("choose {at}"),
            Action::Grow(end) => format!("grow {}", end.name()),
            Action::Card(at) => format!("card {at}"),
            Action::Stack(stack) => format!("stack {stack}"),
            Action::Draw(stack) => format!("draw {stack}"),
            Action::Search(stack) => format!("search {stack}"),
            Action::Put(face, stack) => format!("put {} {stack}", self.name(face)),
            Action::Above(face) => format!("above {}", self.name(face)),
            Action::Below(face) => format!("below {}", self.name(face)),
        }
    }

    /// Reads an action in the compact notation.
    pub fn action_from(&self, text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let Some((&verb, rest)) = words.split_first() else { return Err("an action is missing".into()) };
        let one = || match rest {
            [only] => Ok(*only),
            _ => Err(format!("{verb} takes one thing, as in {:?}", example(verb))),
        };
        let two = || match rest {
            [first, second] => Ok((*first, *second)),
            _ => Err(format!("{verb} takes two things, as in {:?}", example(verb))),
        };
        let none = |action| match rest {
            [] => Ok(action),
            _ => Err(format!("{verb} stands alone")),
        };
        let column = |text: &str| {
            let spot = Spot::read(text).filter(|spot| spot.row == 0 && spot.column % 2 == 0 && !spot.abroad);
            spot.ok_or_else(|| format!("{text:?} is no column of a settlement such as 0, 2 or -2"))
        };
        let spot = |text: &str| Spot::read(text).ok_or_else(|| format!("{text:?} is no place such as 0,a or -1,b2"));
        match verb {
            "roll" => none(Action::Roll),
            "end" => none(Action::End),
            "pass" => none(Action::Pass),
            "accept" => none(Action::Accept),
            "road" => Ok(Action::Road(end(one()?)?)),
            "settlement" => Ok(Action::Settlement(end(one()?)?)),
            "grow" => Ok(Action::Grow(end(one()?)?)),
            "city" => Ok(Action::City(column(one()?)?)),
            "ship" => none(Action::Ship),
            "sail" => Ok(Action::Sail(spot(one()?)?)),
            "build" => {
                let (card, at) = two()?;
                Ok(Action::Build(self.face_from(card)?, spot(at)?))
            }
            "play" => Ok(Action::Play(self.face_from(one()?)?)),
            "above" => Ok(Action::Above(self.face_from(one()?)?)),
            "below" => Ok(Action::Below(self.face_from(one()?)?)),
            "use" => Ok(Action::Use(spot(one()?)?)),
            "remove" => none(Action::Remove),
            "take" => Ok(Action::Take(spot(one()?)?)),
            "pay" => Ok(Action::Pay(spot(one()?)?)),
            "choose" => Ok(Action::Choose(spot(one()?)?)),
            "trade" => {
                let (give, take) = two()?;
                Ok(Action::Trade { give: resource(give)?, take: resource(take)? })
            }
            "offer" => match rest {
                [give, "for", take] => Ok(Action::Offer { give: amounts(give)?, take: amounts(take)? }),
                _ => Err("an offer is such as \"offer wool+2ore for brick\"".into()),
            },
            "name" => Ok(Action::Name(resource(one()?)?)),
            "number" => Ok(Action::Number(number(one()?)?)),
            "face" => {
                let name = one()?;
                Ok(Action::Face(EventFace::read(name).ok_or_else(|| no_face(name))?))
            }
            "card" => Ok(Action::Card(number(one()?)?)),
            "stack" => Ok(Action::Stack(number(one()?)?)),
            "draw" => Ok(Action::Draw(number(one()?)?)),
            "search" => Ok(Action::Search(number(one()?)?)),
            "put" => {
                let (card, stack) = two()?;
                Ok(Action::Put(self.face_from(card)?, number(stack)?))
            }
            "rolled" | "die" | "shuffled" => {
                Err(format!("{verb:?} is an outcome: it falls by chance, and nobody does it"))
            }
            _ => Err(format!("there is no action {}; {}", quoted(verb), instead(verb, ACTIONS))),
        }
    }

    fn face_from(&self, name: &str) -> Result<Face, String> {
        self.named(name).ok_or_else(|| self.no_card(name))
    }

    /// An outcome in the compact notation.
    pub fn outcome_text(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Rolled(number, event) => {
                let number = number.map_or("-".to_string(), |number| number.to_string());
                format!("rolled {number} {}", event.map_or("-", EventFace::name))
            }
            Outcome::Die(number) => format!("die {number}"),
            Outcome::Shuffled(order) => {
                let names: Vec<String> = order.faces().iter().map(|&face| self.name(face)).collect();
                format!("shuffled {}", names.join(" "))
            }
        }
    }

    /// Reads an outcome in the compact notation.
    pub fn outcome_from(&self, text: &str) -> Result<Outcome, String> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["rolled", die, event] => {
                let die = if die == "-" { None } else { Some(number(die)?) };
                let event = match event {
                    "-" => None,
                    name => Some(EventFace::read(name).ok_or_else(|| no_face(name))?),
                };
                Ok(Outcome::Rolled(die, event))
            }
            ["die", die] => Ok(Outcome::Die(number(die)?)),
            ["shuffled", ..] => {
                let faces = words[1..].iter().map(|name| self.face_from(name)).collect::<Result<Vec<_>, _>>()?;
                Ok(Outcome::Shuffled(CardOrder::of(&faces).ok_or("these are too many cards")?))
            }
            _ => Err("an outcome is such as \"rolled 4 trade\", \"die 3\" or \"shuffled feud yule …\"".into()),
        }
    }
}

fn example(verb: &str) -> &'static str {
    match verb {
        "build" => "build abbey 0,a",
        "put" => "put scout 2",
        "trade" => "trade wool ore",
        "play" => "play scout",
        "above" => "above forest-4",
        "below" => "below forest-4",
        "road" => "road left",
        "settlement" => "settlement right",
        "grow" => "grow left",
        "city" => "city 2",
        "sail" => "sail 1,s",
        "name" => "name ore",
        "number" => "number 4",
        "face" => "face harvest",
        "card" => "card 0",
        "stack" => "stack 2",
        "draw" => "draw 2",
        "search" => "search 2",
        "use" => "use 0,a",
        "pay" => "pay 1,b",
        "choose" => "choose 0,a",
        "take" => "take 1,b",
        verb => unreachable!("{verb} takes nothing"),
    }
}

/// The message that there is no such face of the event die, with all faces.
pub(crate) fn no_face(name: &str) -> String {
    let faces = EventFace::ALL.map(EventFace::name);
    format!("{} is no face of the event die; {}", quoted(name), instead(name, faces))
}

fn end(name: &str) -> Result<End, String> {
    End::ALL.into_iter().find(|end| end.name() == name).ok_or_else(|| format!("{name:?} is neither left nor right"))
}

fn resource(name: &str) -> Result<Resource, String> {
    Resource::read(name).ok_or_else(|| {
        format!("there is no resource {}; {}", quoted(name), instead(name, Resource::ALL.map(Resource::name)))
    })
}

/// Amounts of resources, such as `wool+2ore`.
fn amounts_text(bundle: Bundle) -> String {
    let amount = |resource: Resource| match bundle.get(resource) {
        1 => resource.to_string(),
        count => format!("{count}{resource}"),
    };
    bundle.kinds().map(amount).collect::<Vec<_>>().join("+")
}

/// Reads amounts of resources. They must be in the order of resources, with at most 7 of each.
fn amounts(text: &str) -> Result<Bundle, String> {
    let mut bundle = Bundle::NONE;
    for part in text.split('+') {
        let name = part.trim_start_matches(|it: char| it.is_ascii_digit());
        let count = match &part[..part.len() - name.len()] {
            "" => 1,
            count => number(count)?,
        };
        let resource = resource(name)?;
        if count == 0 {
            return Err(format!("{text:?} names no {resource}: leave it out"));
        }
        if count > 7 || bundle.get(resource) > 0 {
            return Err(format!("{text:?} names {resource} twice, or more than 7 of it"));
        }
        bundle = bundle + Bundle::some(resource, count);
    }
    let right = amounts_text(bundle);
    if right == text { Ok(bundle) } else { Err(format!("{text:?} is written {right:?}")) }
}

fn number(text: &str) -> Result<u8, String> {
    // There is only one way to write a number: no plus sign, no leading zeros.
    match text.parse::<u8>() {
        Ok(number) if number.to_string() == text => Ok(number),
        _ => Err(format!("{text:?} is no small number")),
    }
}

/// The number in a part of a question: a number, an amount of resources, or of wares.
#[cfg(feature = "json")]
fn count_in((name, part): &(&'static str, Part)) -> Option<u32> {
    match part {
        Part::Number(n) => Some(*n),
        Part::Cards(_, cards) => Some(cards.iter().map(|it| u32::from(it.1)).sum()),
        Part::Said(said) if *name == "ware" => said.with.iter().find_map(count_in),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::duel;

    /// The next action in a list of all sorts of actions. A new sort does not compile until it is in the list.
    fn next(duel: &Duel, action: Action) -> Option<Action> {
        let (scout, forest) = (duel.named("scout").expect("a card"), duel.named("forest-4").expect("a region"));
        let bundle = Bundle::of(&[Resource::Wool, Resource::Ore, Resource::Ore]);
        Some(match action {
            Action::Roll => Action::End,
            Action::End => Action::Pass,
            Action::Pass => Action::Accept,
            Action::Accept => Action::Road(End::Left),
            Action::Road(_) => Action::Settlement(End::Right),
            Action::Settlement(_) => Action::City(Spot::new(-2, 0)),
            Action::City(_) => Action::Ship,
            Action::Ship => Action::Sail(Spot::new(2, Spot::SEA)),
            Action::Sail(_) => Action::Build(scout, Spot::new(2, -2)),
            Action::Build(..) => Action::Play(scout),
            Action::Play(_) => Action::Use(Spot::new(0, 1)),
            Action::Use(_) => Action::Remove,
            Action::Remove => Action::Trade { give: Resource::Ore, take: Resource::Wool },
            Action::Trade { .. } => Action::Offer { give: bundle, take: Bundle::of(&[Resource::Gold]) },
            Action::Offer { .. } => Action::Take(Spot::new(1, -1)),
            Action::Take(_) => Action::Pay(Spot::new(3, 1)),
            Action::Pay(_) => Action::Name(Resource::Brick),
            Action::Name(_) => Action::Number(4),
            Action::Number(_) => Action::Face(EventFace::Harvest),
            Action::Face(_) => Action::Choose(Spot { abroad: true, ..Spot::new(0, 2) }),
            Action::Choose(_) => Action::Grow(End::Left),
            Action::Grow(_) => Action::Card(11),
            Action::Card(_) => Action::Stack(2),
            Action::Stack(_) => Action::Draw(3),
            Action::Draw(_) => Action::Search(1),
            Action::Search(_) => Action::Put(scout, 2),
            Action::Put(..) => Action::Above(forest),
            Action::Above(_) => Action::Below(forest),
            Action::Below(_) => return None,
        })
    }

    #[test]
    fn every_sort_of_action_is_written_and_read_back_and_its_word_is_listed() {
        let duel = duel().duel;
        let actions = std::iter::successors(Some(Action::Roll), |&action| next(&duel, action));
        let mut words: Vec<String> = Vec::new();
        for action in actions {
            let text = duel.action_text(action);
            assert_eq!(duel.action_from(&text), Ok(action), "{text}");
            words.push(text.split(' ').next().expect("a word").into());
        }
        assert_eq!(words, ACTIONS);
    }

    #[test]
    fn a_word_alone_is_an_action_or_is_refused_with_an_example_that_is_one() {
        let duel = duel().duel;
        for word in ACTIONS {
            let Err(why) = duel.action_from(word) else { continue };
            let example = why.split('"').nth(1).unwrap_or_else(|| panic!("{why} gives an example"));
            assert!(example.starts_with(word) && duel.action_from(example).is_ok(), "{why}");
        }
    }

    #[test]
    fn every_outcome_is_written_and_read_back() {
        let duel = duel().duel;
        for face in EventFace::ALL.map(Some).into_iter().chain([None]) {
            for number in [None, Some(2)] {
                let outcome = Outcome::Rolled(number, face);
                assert_eq!(duel.outcome_from(&duel.outcome_text(outcome)), Ok(outcome));
            }
        }
        let order: Vec<Face> = duel.faces().filter(|&face| duel.back(face) == crate::card::Back::Event).collect();
        for outcome in [Outcome::Die(3), Outcome::Shuffled(CardOrder::of(&order).expect("few cards"))] {
            assert_eq!(duel.outcome_from(&duel.outcome_text(outcome)), Ok(outcome));
        }
    }
}
