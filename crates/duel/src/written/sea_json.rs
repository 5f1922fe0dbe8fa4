//! The sea of a seat as JSON: the harbor, the cards place by place, and the ships.
//!
//! A card is written with its level, as `jean:2`. A card that lies face down is preceded by `down`. A ship there follows as
//! ` + ship`, a lost one as ` + lost`. Two numbers at the end tell what each seat knows of the card, if that is not the
//! default.

use kernel::{Seat, Wrong};
use serde_json::{Value, json};

use crate::card::Back;
use crate::chapters::sea::{DISCOVERIES, SHIPS, Sea};
use crate::matches::rules::{Duel, Print};
use crate::position::piles::{Face, Row, Slot};
use crate::position::side::Side;
use crate::position::state::{End, State};
use crate::written::notation::title;
use crate::written::side_json::numbered;
use crate::written::table_json::{NO_GROUPS, groups};
use kernel::read::{object, small_number, string, strings};

const DOWN: &str = "down ";
const UNKNOWN: &str = "?";

impl Side {
    /// Lays a harbor that the position does not mention at the first possible end.
    pub(crate) fn lay_harbor_somewhere(&mut self) {
        let somewhere = || End::ALL.into_iter().find(|&end| self.is_bare(end)).unwrap_or(End::Left);
        self.sea.harbor = Some(self.sea.harbor.unwrap_or_else(somewhere));
    }
}

impl Duel {
    /// The sea of a seat.
    pub(crate) fn sea_json(&self, s: &State, seat: Seat) -> Value {
        let sea = &s.side(seat).sea;
        let slots = s.piles.slots(Row::sea(seat)).enumerate();
        let cards: Vec<String> = slots.map(|(place, slot)| self.sea_card_text(sea, place as u8, slot)).collect();
        let mut value = json!({ "cards": cards, "ships": sea.ready });
        if let Some(end) = sea.harbor {
            value["harbor"] = end.name().into();
        }
        if sea.spent > 0 {
            value["spent"] = sea.spent.into();
        }
        if sea.discoveries != DISCOVERIES {
            value["discoveries"] = sea.discoveries.into();
        }
        value
    }

    fn sea_card_text(&self, sea: &Sea, place: u8, slot: Slot) -> String {
        let is_in = |places: u16| places >> place & 1 == 1;
        let mut text = if is_in(sea.found) { String::new() } else { DOWN.to_string() };
        text += &if self.is_blank(slot.face) { UNKNOWN.to_string() } else { title(&self.print(slot.face)) };
        if sea.level(place) > 0 {
            text += &format!(":{}", sea.level(place));
        }
        if is_in(sea.taken()) {
            text += if is_in(sea.lost) { " + lost" } else { " + ship" };
        }
        if slot.groups != usual_groups(is_in(sea.found)) {
            text += &format!(" {} {}", slot.groups & 15, slot.groups >> 4);
        }
        text
    }

    /// Reads the sea of a seat.
    pub(crate) fn sea_from_json(
        &self,
        s: &mut State,
        seat: Seat,
        value: &Value,
        at: &str,
        known: bool,
    ) -> Result<(), Wrong> {
        if !self.has_sea() {
            return Err(Wrong::at(at, "there is no sea in this game"));
        }
        let map = object(value, at, &["harbor", "cards", "ships", "spent", "discoveries"])?;
        let mut sea = Sea::EMPTY;
        if let Some(harbor) = map.get("harbor") {
            let name = string(harbor, &format!("{at}.harbor"))?;
            let end = End::ALL.into_iter().find(|end| end.name() == name);
            let no_end = || Wrong::at(format!("{at}.harbor"), format!("{name:?} is neither left nor right"));
            sea.harbor = Some(end.ok_or_else(no_end)?);
        }
        let members = [
            ("ships", &mut sea.ready, SHIPS),
            ("spent", &mut sea.spent, SHIPS),
            // explorers/astronomer E: one more may be gained
            ("discoveries", &mut sea.discoveries, DISCOVERIES + 1),
        ];
        for (name, number, most) in members {
            let at = format!("{at}.{name}");
            *number = map.get(name).map_or(Ok(*number), |it| small_number(it, &at))?;
            if *number > most {
                return Err(Wrong::at(at, format!("a number from 0 to {most} is wanted here")));
            }
        }
        if let Some(cards) = map.get("cards") {
            let at = format!("{at}.cards");
            let cards = strings(cards, &at)?;
            let places = self.sea.count_ones() as usize;
            if cards.len() != places {
                return Err(Wrong::at(at, format!("there are {places} sea cards, column by column")));
            }
            for (place, text) in cards.into_iter().enumerate() {
                let at = format!("{at}[{place}]");
                let slot = self.sea_card_from(&mut sea, place as u8, text, seat, known);
                s.piles.push(Row::sea(seat), slot.map_err(|why| Wrong::at(at, why))?);
            }
        }
        s.side_mut(seat).sea = sea;
        Ok(())
    }

    fn sea_card_from(&self, sea: &mut Sea, place: u8, text: &str, seat: Seat, known: bool) -> Result<Slot, String> {
        let (found, text) = match text.strip_prefix(DOWN) {
            Some(text) => (false, text),
            None => (true, text),
        };
        let words: Vec<&str> = text.split(' ').collect();
        let (card, words) = words.split_first().expect("a text has a first word");
        let words = match words {
            ["+", "ship", rest @ ..] => {
                sea.away |= 1 << place;
                rest
            }
            ["+", "lost", rest @ ..] => {
                sea.lost |= 1 << place;
                rest
            }
            rest => rest,
        };
        if words.first() == Some(&"+") {
            return Err("one ship lies at a sea card at most".into());
        }
        let groups = match words {
            [] => usual_groups(found),
            [zero, one] => groups(zero, one).ok_or(NO_GROUPS)?,
            _ => return Err(format!("{text:?} is no sea card")),
        };
        let (name, level) = numbered(card)?;
        let face = self.sea_card_named(name, seat, known).ok_or_else(|| format!("there is no sea card {name:?}"))?;
        let most = if self.is_blank(face) { 0 } else { self.card(face).def().levels.len() };
        if usize::from(level) > most {
            return Err(format!("{name} comes to level {most} at most"));
        }
        if found {
            sea.found |= 1 << place;
        }
        sea.set_level(place, level);
        Ok(Slot { face, groups })
    }

    fn sea_card_named(&self, name: &str, seat: Seat, known: bool) -> Option<Face> {
        if name == UNKNOWN {
            return known.then(|| self.blank(Back::Sea(seat)));
        }
        self.face(Print::at_sea(self.card(self.named(name)?), seat))
    }
}

/// The default for what both seats know of a sea card.
const fn usual_groups(found: bool) -> u8 {
    if found { Slot::SEEN } else { 0 }
}
