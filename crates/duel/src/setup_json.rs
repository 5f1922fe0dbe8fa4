//! Set-ups as JSON: the stacks as lists of cards, the top card first.

use kernel::{InOrder, Seat, Wrong};
use serde_json::{Map, Value, json};

use crate::card::{Kind, Set};
use crate::notation::{is_of, title};
use crate::options::Options;
use crate::rules::{Edition, Print};
use crate::setup::{Setup, Stack};
use kernel::read::{list, object, small_number, string};

/// The card of a stack that shows this set's back: a title, or an id of the almanac with the set's name in front.
fn print_named(edition: &Edition, name: &str, set: Set) -> Option<Print> {
    if let Some((named, name)) = name.split_once('/') {
        let named = Set::read(named)?;
        return print_named(edition, name, set).filter(|print| is_of(print, named));
    }
    if let Some(card) = edition.card(name) {
        return (card.def().kind != Kind::Region).then(|| Print::new(card, set));
    }
    let (key, number) = name.rsplit_once('-')?;
    let card = edition.card(key).filter(|card| card.def().kind == Kind::Region)?;
    let number: u8 = number.parse().ok()?;
    let print = Print::region(card, number);
    (title(&print) == name && card.def().printings.iter().any(|it| it.number == number)).then_some(print)
}

fn names(cards: &[Print]) -> Value {
    cards.iter().map(title).collect::<Vec<_>>().into()
}

fn stack_json(stack: &Stack) -> Value {
    let mut value = json!({ "set": stack.set.name() });
    if let Some(owner) = stack.owner {
        value["owner"] = owner.0.into();
    }
    value["cards"] = names(&stack.cards);
    value
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
    (edition, set): (&Edition, Set),
    missing: Vec<Print>,
) -> Result<Vec<Print>, Wrong> {
    let at = format!("setup.{member}");
    map.get(member).map_or(Ok(missing), |value| prints(value, &at, (edition, set)))
}

fn prints(value: &Value, at: &str, (edition, set): (&Edition, Set)) -> Result<Vec<Print>, Wrong> {
    let items = list(value, at)?.iter().enumerate();
    items
        .map(|(i, item)| {
            let at = format!("{at}[{i}]");
            let name = string(item, &at)?;
            print_named(edition, name, set).ok_or_else(|| Wrong::at(&at, format!("there is no card {name:?}")))
        })
        .collect()
}

/// Reads the sea cards of both seats.
fn seas(value: &Value, edition: &Edition, unshuffled: [Vec<Print>; 2]) -> Result<[Vec<Print>; 2], Wrong> {
    let lists = list(value, "setup.seas")?;
    if lists.len() != 2 {
        return Err(Wrong::at("setup.seas", "each of the two players has a sea"));
    }
    let mut seas = unshuffled;
    for (seat, (sea, cards)) in seas.iter_mut().zip(lists).enumerate() {
        let at_sea = |print: Print| Print::at_sea(print.card, Seat(seat as u8));
        let cards = prints(cards, &format!("setup.seas[{seat}]"), (edition, edition.basic))?;
        *sea = cards.into_iter().map(at_sea).collect();
    }
    Ok(seas)
}

/// Reads a set-up for these options. What is missing lies in the order of the almanac, and seat 0 begins.
pub(crate) fn read_setup(options: Options, value: &Value) -> Result<Setup, Wrong> {
    let map = object(value, "setup", &["first", "stacks", "face_up", "events", "out", "regions", "seas"])?;
    let first = map.get("first").map_or(Ok(0), |first| small_number(first, "setup.first"))?;
    let edition = options.edition;
    let unshuffled = Setup::draw(options, &mut InOrder);
    let mut stacks = unshuffled.stacks;
    if let Some(value) = map.get("stacks") {
        stacks = Vec::new();
        for (i, stack) in list(value, "setup.stacks")?.iter().enumerate() {
            let at = format!("setup.stacks[{i}]");
            let stack = object(stack, &at, &["set", "owner", "cards"])?;
            let set = match stack.get("set") {
                None => edition.basic,
                Some(set) => {
                    let name = string(set, &at)?;
                    Set::read(name).ok_or_else(|| Wrong::at(&at, format!("there is no set {name:?}")))?
                }
            };
            let cards =
                stack.get("cards").map_or(Ok(Vec::new()), |it| prints(it, &format!("{at}.cards"), (edition, set)))?;
            let owner = match stack.get("owner") {
                None => None,
                Some(owner) => match small_number(owner, &at)? {
                    seat @ 0..2 => Some(Seat(seat)),
                    _ => return Err(Wrong::at(&at, "the owner is seat 0 or seat 1")),
                },
            };
            stacks.push(Stack { set, owner, cards });
        }
    }
    let basic = (edition, edition.basic);
    let theme = options.mode.sets().first().copied().unwrap_or(edition.basic);
    let setup = Setup {
        options,
        first: Seat(first),
        stacks,
        face_up: cards(map, "face_up", (edition, theme), unshuffled.face_up)?,
        events: cards(map, "events", basic, unshuffled.events)?,
        out: cards(map, "out", basic, unshuffled.out)?,
        regions: cards(map, "regions", basic, unshuffled.regions)?,
        seas: map.get("seas").map_or(Ok(unshuffled.seas.clone()), |it| seas(it, edition, unshuffled.seas.clone()))?,
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
