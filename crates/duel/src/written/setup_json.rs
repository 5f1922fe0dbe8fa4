//! Set-ups as JSON: the stacks as lists of cards, the top card first.

use kernel::{InOrder, Seat, Wrong};
use serde_json::{Map, Value, json};

use crate::card::{Back, CardKind, Set};
use crate::cards::Card;
use crate::matches::edition::Edition;
use crate::matches::options::Options;
use crate::matches::rules::Print;
use crate::matches::setup::{Setup, Stack};
use crate::written::notation::{back_name, is_of, title};
use kernel::read::{list, object, small_number, string};

/// The card with this name and back. The name is a title, or an id of the almanac, which is preceded by the set.
fn print_named(edition: &Edition, name: &str, back: Back) -> Option<Print> {
    if let Some((named, name)) = name.split_once('/') {
        let named = Set::read(named)?;
        return print_named(edition, name, back).filter(|print| is_of(print, named));
    }
    if let Some(card) = edition.card(name) {
        return match card.def().kind {
            CardKind::Region => None,
            CardKind::Event => Some(Print { back: Back::Event, card, number: 0 }),
            _ => Some(Print { back, card, number: 0 }),
        };
    }
    let (key, number) = name.rsplit_once('-')?;
    let card = edition.card(key).filter(|card| card.def().kind == CardKind::Region)?;
    let number: u8 = number.parse().ok()?;
    let print = Print::region(card, number);
    (title(&print) == name && card.def().printings.iter().any(|it| it.number == number)).then_some(print)
}

fn names(cards: &[Print]) -> Value {
    cards.iter().map(title).collect::<Vec<_>>().into()
}

fn stack_json(stack: &Stack) -> Value {
    match stack.owner() {
        Some(owner) => json!({ "owner": owner.0, "cards": names(&stack.cards) }),
        None => json!({ "set": back_name(stack.back), "cards": names(&stack.cards) }),
    }
}

/// A set-up as JSON.
pub(crate) fn write_setup(setup: &Setup) -> Value {
    let stacks: Vec<Value> = setup.stacks.iter().map(stack_json).collect();
    let mut value = json!({ "first": setup.first.0, "stacks": stacks, "events": names(&setup.events) });
    if !setup.face_up.is_empty() {
        let sets = setup.options.mode.sets();
        debug_assert_eq!(sets.len(), 1, "only the Theme Game has a face-up stack");
        value["face_up"] = names(&setup.face_up);
    }
    if setup.hands.iter().any(|hand| !hand.is_empty()) {
        value["hands"] = setup.hands.iter().map(|hand| names(hand)).collect();
    }
    if setup.brought.iter().any(|events| !events.is_empty()) {
        let keys = |events: &Vec<Card>| events.iter().map(|card| card.def().key).collect::<Value>();
        value["brought"] = setup.brought.iter().map(keys).collect();
    }
    if !setup.out.is_empty() {
        value["out"] = names(&setup.out);
    }
    value["regions"] = names(&setup.regions);
    if !setup.seas[0].is_empty() {
        value["seas"] = setup.seas.iter().map(|sea| names(sea)).collect::<Vec<_>>().into();
    }
    value
}

fn cards(
    map: &Map<String, Value>,
    member: &str,
    (edition, back): (&Edition, Back),
    missing: Vec<Print>,
) -> Result<Vec<Print>, Wrong> {
    let at = format!("setup.{member}");
    map.get(member).map_or(Ok(missing), |value| prints(value, &at, (edition, back)))
}

fn prints(value: &Value, at: &str, (edition, back): (&Edition, Back)) -> Result<Vec<Print>, Wrong> {
    let items = list(value, at)?.iter().enumerate();
    items
        .map(|(i, item)| {
            let at = format!("{at}[{i}]");
            let name = string(item, &at)?;
            print_named(edition, name, back).ok_or_else(|| Wrong::at(&at, format!("there is no card {name:?}")))
        })
        .collect()
}

/// Reads lists of cards for both seats, whose cards have different backs.
fn of_both(
    map: &Map<String, Value>,
    member: &str,
    (edition, back): (&Edition, fn(Seat) -> Back),
    missing: [Vec<Print>; 2],
) -> Result<[Vec<Print>; 2], Wrong> {
    let Some(value) = map.get(member) else { return Ok(missing) };
    let path = format!("setup.{member}");
    let [one, other] = list(value, &path)? else {
        return Err(Wrong::at(&path, format!("there are two {member}")));
    };
    let of = |seat: u8, it: &Value| prints(it, &format!("{path}[{seat}]"), (edition, back(Seat(seat))));
    Ok([of(0, one)?, of(1, other)?])
}

/// A face-up card with the back of its set: the Theme Set, or the basic set if its cards are face up only with the
/// Theme Set.
fn of_its_set(options: &Options, print: Print) -> Print {
    let lays = |set: &Set| print.card.def().printings.iter().any(|it| it.set == *set && it.face_up);
    options.sets().find(lays).map_or(print, |set| Print::new(print.card, set))
}

/// The cards of a list in the order of the almanac.
fn in_order(prints: Vec<Print>) -> Vec<Card> {
    let mut cards: Vec<Card> = prints.into_iter().map(|print| print.card).collect();
    cards.sort_unstable();
    cards
}

/// Reads a set-up for these options. Missing stacks are in the order of the almanac; by default seat 0 begins.
pub(crate) fn read_setup(options: Options, value: &Value) -> Result<Setup, Wrong> {
    const MEMBERS: [&str; 9] = ["first", "stacks", "hands", "face_up", "events", "brought", "out", "regions", "seas"];
    let map = object(value, "setup", &MEMBERS)?;
    let first = map.get("first").map_or(Ok(0), |first| small_number(first, "setup.first"))?;
    let edition = options.edition;
    let unshuffled = Setup::draw(options, &mut InOrder);
    let mut stacks = unshuffled.stacks;
    if let Some(value) = map.get("stacks") {
        stacks = Vec::new();
        for (i, stack) in list(value, "setup.stacks")?.iter().enumerate() {
            let at = format!("setup.stacks[{i}]");
            let stack = object(stack, &at, &["set", "owner", "cards"])?;
            let back = match (stack.get("set"), stack.get("owner")) {
                (Some(_), Some(_)) => return Err(Wrong::at(&at, "a stack is of a set or has an owner, not both")),
                (None, None) => Back::Of(edition.basic),
                (Some(set), None) => {
                    let name = string(set, &at)?;
                    Back::Of(Set::read(name).ok_or_else(|| Wrong::at(&at, format!("there is no set {name:?}")))?)
                }
                (None, Some(owner)) => match small_number(owner, &at)? {
                    seat @ 0..2 => Back::Deck(Seat(seat)),
                    _ => return Err(Wrong::at(&at, "the owner is seat 0 or seat 1")),
                },
            };
            let cards =
                stack.get("cards").map_or(Ok(Vec::new()), |it| prints(it, &format!("{at}.cards"), (edition, back)))?;
            stacks.push(Stack { back, cards });
        }
    }
    let basic = (edition, Back::Of(edition.basic));
    let theme = options.mode.sets().first().copied().unwrap_or(edition.basic);
    let setup = Setup {
        options,
        first: Seat(first),
        stacks,
        hands: of_both(map, "hands", (edition, Back::Deck), unshuffled.hands)?,
        face_up: cards(map, "face_up", (edition, Back::Of(theme)), unshuffled.face_up)?
            .into_iter()
            .map(|print| of_its_set(&options, print))
            .collect(),
        events: cards(map, "events", basic, unshuffled.events)?,
        brought: of_both(map, "brought", (edition, |_| Back::Event), Default::default())?.map(in_order),
        out: cards(map, "out", basic, unshuffled.out)?,
        regions: cards(map, "regions", basic, unshuffled.regions)?,
        seas: of_both(map, "seas", (edition, Back::Sea), unshuffled.seas)?,
    };
    setup.check().map_err(|why| Wrong::at("setup", why.0))?;
    Ok(setup)
}

impl Setup {
    /// Reads an explicit set-up for these options.
    pub fn from_json(options: Options, setup: &Value) -> Result<Setup, Wrong> {
        read_setup(options, setup)
    }
}
