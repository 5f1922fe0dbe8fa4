//! The tiny game written down.

use serde_json::{Value, json};

use super::cards::{CardKind, Counts, DECK, Row, Slot, aside, hand};
use super::{Action, Ask, Event, Flaw, Known, Refusal, Shuffled, State, Tiny};
use crate::{Bits, Game, Part, Phrase, Seat, Seats, Viewer, Written, Wrong};

impl CardKind {
    fn name(self) -> &'static str {
        ["sword", "guard", "tower", "coin"][self as usize]
    }

    fn named(name: &str) -> Result<CardKind, Wrong> {
        let kind = CardKind::ALL.into_iter().find(|kind| kind.name() == name);
        kind.ok_or_else(|| Wrong::new(format!("there is no card {name:?}")))
    }
}

fn number(text: &str) -> Result<u8, Wrong> {
    // One way to write a number: no plus sign, no zeros in front.
    match text.parse::<u8>() {
        Ok(number) if number.to_string() == text => Ok(number),
        _ => Err(Wrong::new(format!("{text:?} is no small number"))),
    }
}

fn write_slot(slot: &Slot) -> String {
    format!("{} {} {}", slot.kind.map_or("?", CardKind::name), slot.groups[0], slot.groups[1])
}

fn read_slot(text: &str) -> Result<Slot, Wrong> {
    let words: Vec<&str> = text.split(' ').collect();
    let [kind, a, b] = words[..] else { return Err(Wrong::new("a card is its kind and two groups")) };
    let kind = if kind == "?" { None } else { Some(CardKind::named(kind)?) };
    let groups = [number(a)?, number(b)?];
    if groups.iter().any(|&group| group > 15) {
        return Err(Wrong::new("groups are numbered from 0 to 15"));
    }
    Ok(Slot { kind, groups })
}

fn write_ask(ask: Ask) -> String {
    match ask {
        Ask::Over => "over".into(),
        Ask::Deal => "deal".into(),
        Ask::Turn => "turn".into(),
        Ask::Take(pile) => format!("take {pile}"),
        Ask::Reshuffle(pile) => format!("reshuffle {pile}"),
        Ask::Guard => "guard".into(),
        Ask::Discard(due) => format!("discard {}", due.0),
        Ask::Strike => "strike".into(),
        Ask::EndTurn => "end turn".into(),
    }
}

/// Reads a question with the frames below it, which are always the same.
fn read_ask(text: &str) -> Result<Vec<Ask>, Wrong> {
    let below = |n: u8, bound: u8| if n < bound { Ok(n) } else { Err(Wrong::new(format!("{n} is too much"))) };
    match text.split_once(' ') {
        None if text == "over" => Ok(vec![]),
        None if text == "deal" => Ok(vec![Ask::Deal]),
        None if text == "turn" => Ok(vec![Ask::Turn]),
        None if text == "guard" => Ok(vec![Ask::EndTurn, Ask::Strike, Ask::Guard]),
        Some(("take", pile)) => Ok(vec![Ask::EndTurn, Ask::Take(below(number(pile)?, 2)?)]),
        Some(("reshuffle", pile)) => Ok(vec![Ask::EndTurn, Ask::Reshuffle(below(number(pile)?, 2)?)]),
        Some(("discard", due)) => Ok(vec![Ask::EndTurn, Ask::Discard(Seats(below(number(due)?, 4)?))]),
        _ => Err(Wrong::new(format!("nobody can be asked {text:?}"))),
    }
}

fn write_position(state: &State) -> Value {
    let rows: Vec<Vec<String>> = state.rows.0.iter().map(|row| row.slots().iter().map(write_slot).collect()).collect();
    let dials: Vec<&[u8]> = (0..2).map(|seat| &state.dials[seat][..state.towers[seat].into()]).collect();
    json!({
        "turn": state.turn,
        "asked": write_ask(state.agenda.top()),
        "piles": rows[..2],
        "hands": rows[2..4],
        "aside": rows[4..],
        "dials": dials,
        "discards": state.discards,
    })
}

/// The items of a list of lists; empty if the member is missing.
fn lists<'a>(table: &'a Value, name: &str) -> Result<Vec<&'a Vec<Value>>, Wrong> {
    let Some(value) = table.get(name) else { return Ok(vec![]) };
    let lists: Option<Vec<_>> = value.as_array().map_or(Some(vec![]), |it| it.iter().map(Value::as_array).collect());
    lists.filter(|it| it.len() == 2).ok_or_else(|| Wrong::at(name, "one list for each of two is needed"))
}

fn small(value: &Value) -> Result<u8, Wrong> {
    let number = value.as_u64().and_then(|n| u8::try_from(n).ok());
    number.ok_or_else(|| Wrong::new(format!("{value} is no small number")))
}

fn read_position(table: &Value) -> Result<State, Wrong> {
    let members = table.as_object().ok_or_else(|| Wrong::new("a table is an object"))?;
    const NAMES: [&str; 7] = ["turn", "asked", "piles", "hands", "aside", "dials", "discards"];
    if let Some(name) = members.keys().find(|name| !NAMES.contains(&name.as_str())) {
        return Err(Wrong::at(name, "there is no such part"));
    }
    let mut state = State { turn: members.get("turn").map_or(Ok(0), small)?, ..State::default() };
    let asked = members
        .get("asked")
        .map_or(Some("deal"), Value::as_str)
        .ok_or_else(|| Wrong::at("asked", "a text is needed"))?;
    read_ask(asked)?.into_iter().for_each(|ask| state.agenda.push(ask));
    for (first, name) in [(0, "piles"), (2, "hands"), (4, "aside")] {
        for (row, slots) in lists(table, name)?.into_iter().enumerate() {
            for slot in slots {
                if state.rows.0[first + row].len() == DECK {
                    return Err(Wrong::at(name, "there are not so many cards"));
                }
                let text = slot.as_str().ok_or_else(|| Wrong::at(name, "a card is a text"))?;
                state.rows.0[first + row].push(read_slot(text)?);
            }
        }
    }
    for (seat, dials) in lists(table, "dials")?.into_iter().enumerate() {
        for dial in dials {
            let (at, dial) = (state.towers[seat] as usize, small(dial)?);
            if at == 3 || dial > 3 {
                return Err(Wrong::at("dials", "there are three towers, and dials from 0 to 3"));
            }
            state.dials[seat][at] = dial;
            state.towers[seat] += 1;
        }
    }
    if let Some(discards) = members.get("discards") {
        let counts: Result<Vec<u8>, Wrong> = discards.as_array().into_iter().flatten().map(small).collect();
        state.discards = Counts::try_from(counts?).map_err(|_| Wrong::at("discards", "four numbers are needed"))?;
    }
    Ok(state)
}

/// Whether this position is possible: every card once, owners know their cards, the question fits.
fn is_possible(state: &State, groups: &[Counts; 16]) -> Result<(), Wrong> {
    let mut all = [0usize; 4];
    let mut add = |counts: &Counts| (0..4).for_each(|kind| all[kind] += usize::from(counts[kind]));
    add(&state.discards);
    groups.iter().for_each(&mut add);
    state.rows.0.iter().for_each(|row| add(&super::counts(&row.kinds())));
    all[CardKind::Tower as usize] += usize::from(state.towers[0] + state.towers[1]);
    let blank = state.rows.0.iter().flat_map(|row| row.slots()).filter(|slot| slot.kind.is_none()).count();
    let grouped: usize = groups.iter().flatten().map(|&n| usize::from(n)).sum();
    let cards = all.iter().sum::<usize>() + blank - grouped.min(blank);
    let ask = state.agenda.top();
    let whole = if ask == Ask::Deal { cards == 0 && blank == 0 } else { cards == DECK };
    if !whole || grouped > blank || all.iter().any(|&n| n > CardKind::COPIES.into()) {
        return Err(Wrong::new("every card must lie in one place"));
    }
    for seat in [Seat(0), Seat(1)] {
        for row in [hand(seat), aside(seat)] {
            if state.rows.0[row].slots().iter().any(|slot| slot.groups[seat.index()] != 1) {
                return Err(Wrong::new("whoever has a card knows it"));
            }
        }
        if (2..16).any(|group| state.rows.group(seat, group).count() == 1) {
            return Err(Wrong::new("one card alone is no group"));
        }
    }
    let aside: Seats = Seats::first(2).filter(|&seat| state.rows.0[aside(seat)].len() > 0).collect();
    let asked = match ask {
        Ask::Deal => state.turn == 0,
        Ask::Over => state.is_over(),
        Ask::Take(pile) => state.rows.0[pile as usize].len() > 0,
        Ask::Reshuffle(pile) => state.rows.0[pile as usize].len() > 1,
        Ask::Discard(mut due) => {
            !due.is_empty() && aside.both(due).is_empty() && due.all(|seat| state.rows.0[hand(seat)].len() > 1)
        }
        _ => true,
    };
    let alone = Seats::first(2).all(|seat| state.rows.0[super::aside(seat)].len() < 2);
    let quiet = matches!(ask, Ask::Discard(_)) || aside.is_empty();
    let over = ask == Ask::Over || !state.is_over();
    if asked && alone && quiet && over { Ok(()) } else { Err(Wrong::at("asked", "this is not the moment for it")) }
}

impl Written for Tiny {
    const RULES_VERSION: u32 = 2;

    fn spec(&self) -> String {
        "tiny".into()
    }

    fn setup(&self) -> Value {
        json!({ "copies": CardKind::COPIES })
    }

    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Draw(pile) => format!("draw {pile}"),
            Action::Search(pile) => format!("search {pile}"),
            Action::Take(at) => format!("take {at}"),
            Action::Shuffle(pile) => format!("shuffle {pile}"),
            Action::Lay => "lay".into(),
            Action::Charge(at) if self.fault != Flaw::Write => format!("charge {at}"),
            Action::Charge(_) => "charge 0".into(),
            Action::Attack => "attack".into(),
            Action::Guard => "guard".into(),
            Action::Tax => "tax".into(),
            Action::LayAside(kind) => format!("aside {}", kind.name()),
            Action::Pass => "pass".into(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, Wrong> {
        match text.split_once(' ') {
            None if text == "lay" => Ok(Action::Lay),
            None if text == "attack" => Ok(Action::Attack),
            None if text == "guard" => Ok(Action::Guard),
            None if text == "tax" => Ok(Action::Tax),
            None if text == "pass" => Ok(Action::Pass),
            Some(("draw", pile)) => Ok(Action::Draw(number(pile)?)),
            Some(("search", pile)) => Ok(Action::Search(number(pile)?)),
            Some(("take", at)) => Ok(Action::Take(number(at)?)),
            Some(("shuffle", pile)) => Ok(Action::Shuffle(number(pile)?)),
            Some(("charge", at)) => Ok(Action::Charge(number(at)?)),
            Some(("aside", kind)) => Ok(Action::LayAside(CardKind::named(kind)?)),
            _ => Err(Wrong::new("nobody can do that")),
        }
    }

    fn write_outcome(&self, Shuffled(order): Shuffled) -> String {
        order.iter().flatten().fold("shuffled".into(), |text, kind| text + " " + kind.name())
    }

    fn seen_action(&self, action: Action, told: &[Event]) -> String {
        let saw = told.iter().any(|event| match event {
            Event::Took(_, card) | Event::LaidAside(_, card) => card.what().is_some(),
            _ => false,
        });
        match action {
            Action::Take(_) if !saw && self.fault != Flaw::Trace => "take ?".into(),
            Action::LayAside(_) if !saw => "aside ?".into(),
            _ => self.write_action(action),
        }
    }

    fn seen_outcome(&self, outcome: Shuffled, _told: &[Event]) -> String {
        if self.fault == Flaw::TraceOrder { self.write_outcome(outcome) } else { "shuffled ?".into() }
    }

    fn read_outcome(&self, text: &str) -> Result<Shuffled, Wrong> {
        let mut words = text.split(' ');
        if words.next() != Some("shuffled") {
            return Err(Wrong::new("that cannot fall"));
        }
        let mut order = [None; DECK];
        for (at, word) in words.enumerate() {
            *order.get_mut(at).ok_or_else(|| Wrong::new("there are not so many cards"))? = Some(CardKind::named(word)?);
        }
        Ok(Shuffled(order))
    }

    fn tell(&self, event: &Event) -> Phrase {
        Phrase::new("tiny.event").with("what", Part::Place(format!("{event:?}")))
    }

    fn why(&self, refusal: &Refusal) -> Phrase {
        Phrase::new("tiny.refusal").with("what", Part::Place(format!("{refusal:?}")))
    }

    fn asked(&self, state: &State) -> String {
        write_ask(state.agenda.top())
    }

    fn write_table(&self, state: &State) -> Option<Value> {
        matches!(state.agenda.top(), Ask::Over | Ask::Deal | Ask::Turn).then(|| write_position(state))
    }

    fn read_table(&self, table: &Value) -> Result<State, Wrong> {
        let mut state = read_position(table)?;
        match self.fault {
            Flaw::Believe => return Ok(state),
            Flaw::Forget => state.rows.0[..2].iter_mut().flat_map(Row::slots_mut).for_each(|slot| slot.groups = [0, 0]),
            _ => {}
        }
        is_possible(&state, &[Counts::default(); 16])?;
        let blank = state.rows.0.iter().flat_map(|row| row.slots()).any(|slot| slot.kind.is_none());
        match state.agenda.top() {
            _ if blank => Err(Wrong::new("a card is blank")),
            Ask::Over | Ask::Deal | Ask::Turn => Ok(state),
            _ => Err(Wrong::at("asked", "this is no quiet moment")),
        }
    }

    fn write_known(&self, known: &Known) -> Value {
        json!({ "seat": known.seat.0, "table": write_position(&known.table), "groups": known.groups })
    }

    fn read_known(&self, value: &Value) -> Result<Known, Wrong> {
        let seat = Seat(value.get("seat").map_or(Ok(2), small)?);
        if seat.0 > 1 {
            return Err(Wrong::at("seat", "there are two seats"));
        }
        let mut groups = [Counts::default(); 16];
        let lists = value.get("groups").and_then(Value::as_array).filter(|lists| lists.len() == 16);
        for (group, list) in groups.iter_mut().zip(lists.ok_or_else(|| Wrong::at("groups", "16 are needed"))?) {
            let counts: Result<Vec<u8>, Wrong> = list.as_array().into_iter().flatten().map(small).collect();
            *group = Counts::try_from(counts?).map_err(|_| Wrong::at("groups", "four numbers are needed"))?;
        }
        let table = read_position(value.get("table").unwrap_or(&Value::Null))?;
        is_possible(&table, &groups)?;
        Ok(Known { seat, table, groups })
    }

    fn trace(&self, state: &State, viewer: Viewer) -> Value {
        json!(format!("{:?}", self.view(state, viewer)))
    }
}
