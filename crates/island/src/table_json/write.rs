//! Writing a table down.

use kernel::{Bits, Seat};
use serde_json::{Map, Value, json};

use crate::counts::{Countable, Counts};
use crate::geometry::Hex;
use crate::modules::{Kept, Question};
use crate::notation::deal_text;
use crate::read::write_counts;
use crate::rules::Island;
use crate::size::{AtSea, Size};
use crate::state::{BySeat, Frame, State};
use crate::trade::Answer;

/// Members of an object. Empty and zero values are left out.
#[derive(Default)]
struct Members(Map<String, Value>);

impl Members {
    fn add(&mut self, name: &str, value: impl Into<Value>) {
        self.0.insert(name.into(), value.into());
    }

    fn number(&mut self, name: &str, number: u8) {
        if number > 0 {
            self.add(name, number);
        }
    }

    fn flag(&mut self, name: &str, flag: bool) {
        if flag {
            self.add(name, true);
        }
    }

    fn cards<K: Countable>(&mut self, name: &str, cards: Counts<K>) {
        if !cards.is_empty() {
            self.add(name, write_counts(cards));
        }
    }

    fn list(&mut self, name: &str, items: Vec<String>) {
        if !items.is_empty() {
            self.add(name, items);
        }
    }
}

impl<D: Size> Island<D> {
    /// The whole table; for `eyes`, only what that seat knows.
    pub(crate) fn table_json(&self, s: &State<D>, eyes: Option<Seat>) -> Value {
        let mut table = Members::default();
        if let Some(seat) = eyes {
            table.add("seat", seat.0);
        }
        // After the end everything is shown.
        let eyes = eyes.filter(|_| s.agenda.top() != Frame::Over);
        table.add("turn", s.turn);
        table.add("active", s.active.0);
        table.add("moment", self.moment_json(s));
        table.flag("reduced", s.reduced);
        table.flag("card_played", s.card_played);
        if s.dice != [0; 2] {
            table.add("dice", json!(s.dice));
        }
        let hex = |hex: Hex| self.topology.hexes[hex.index()].to_string();
        table.add("robber", s.open().robber().map(hex));
        if self.has_sea() {
            self.add_waters(s, &mut table);
        }
        table.add("bank", write_counts(s.bank));
        table.add("deck", s.deck_left);
        table.cards("spent", s.spent);
        match eyes {
            Some(seat) if seat != s.active => table.number("bought", s.bought),
            _ => table.cards("fresh", s.fresh),
        }
        table.add("longest_road", s.longest.map(|seat| seat.0));
        table.add("largest_army", s.largest.map(|seat| seat.0));
        if s.trade.is_open() {
            let to: Vec<String> = s.trade.to.map(|seat| seat.to_string()).collect();
            table.add("offer", format!("{} to {}", deal_text(s.trade.offer), to.join(",")));
        }
        let declined = &s.trade.declined[..s.trade.declined_len as usize];
        table.list("declined", declined.iter().map(|deal| deal_text(deal.deal())).collect());
        for (name, part) in Kept::write(self, s, eyes) {
            table.add(name, part);
        }
        let sides: Vec<Value> = self.everybody().map(|seat| self.side_json(s, seat, eyes)).collect();
        table.add("sides", sides);
        Value::Object(table.0)
    }

    /// The pirate, what was found in the fog, and what ships did this turn.
    fn add_waters(&self, s: &State<D>, table: &mut Members) {
        let Some(waters) = s.waters.get() else { return };
        let hex = |hex: Hex| self.topology.hexes[hex.index()].to_string();
        table.add("pirate", waters.pirate.map(hex));
        table.flag("ship_moved", waters.moved);
        table.list("new_ships", self.edges(waters.fresh));
        let found = self.sea.fog.iter().zip(waters.found).filter_map(|(&at, find)| {
            find.get().map(|(terrain, number)| match number {
                0 => format!("{} {}", hex(at), terrain.name()),
                number => format!("{} {} {number}", hex(at), terrain.name()),
            })
        });
        table.list("found", found.collect());
    }

    fn edges(&self, set: D::Edges) -> Vec<String> {
        set.ones().map(|edge| self.topology.edges[edge].to_string()).collect()
    }

    fn side_json(&self, s: &State<D>, seat: Seat, eyes: Option<Seat>) -> Value {
        let side = s.side(seat);
        let corners = |set: D::Corners| set.ones().map(|corner| self.topology.corners[corner].to_string()).collect();
        let mut out = Members::default();
        out.list("roads", self.edges(side.roads));
        out.list("ships", self.edges(side.ships()));
        out.list("settlements", corners(s.settlements(seat)));
        out.list("cities", corners(side.buildings & s.cities));
        match eyes.filter(|&eyes| eyes != seat) {
            None => {
                out.cards("hand", s.hand(seat));
                let known_to: Map<String, Value> = self
                    .others(seat)
                    .map(|observer| (observer.to_string(), s.known_hand(seat, observer)))
                    .filter(|(_, known)| !known.is_empty())
                    .map(|(observer, known)| (observer, write_counts(known)))
                    .collect();
                if !known_to.is_empty() {
                    out.add("known_to", known_to);
                }
                out.cards("development", side.devs);
                out.cards("aside", side.aside);
            }
            Some(eyes) => {
                out.number("cards", side.cards);
                out.cards("known", s.known_hand(seat, eyes));
                out.number("held", side.held);
                out.number("laid", side.laid);
            }
        }
        out.number("knights", side.knights);
        out.number("owed", side.owed);
        out.number("gold", side.gold());
        if let Some(fleet) = side.fleet.get().filter(|_| self.starts_anywhere()) {
            let homes = (0..self.sea.areas.len()).filter(|area| fleet.homes >> area & 1 == 1);
            let names: Vec<&str> = homes.map(|area| self.sea.areas[area].name).collect();
            // A missing member would be read as all areas with an own building.
            if !names.is_empty() || !side.buildings.is_empty() {
                out.add("homes", names);
            }
        }
        match s.trade.answers.of(seat) {
            Answer::Silent => {}
            Answer::Accepted => out.add("answer", "accepted"),
            Answer::Declined => out.add("answer", "declined"),
            Answer::Proposed => out.add("proposal", deal_text(*s.trade.proposals.of(seat))),
        }
        out.number("made", *s.trade.made.of(seat));
        Value::Object(out.0)
    }

    /// The agenda as a list, bottom first; a single frame is written without a list.
    fn moment_json(&self, s: &State<D>) -> Value {
        let frames: Vec<String> = s.agenda.frames().iter().map(|&frame| self.frame_text(frame)).collect();
        match &frames[..] {
            [] => "over".into(),
            [frame] => frame.as_str().into(),
            frames => json!(frames),
        }
    }

    pub(crate) fn frame_text(&self, frame: Frame) -> String {
        match frame {
            Frame::Over => "over".into(),
            Frame::Settle => "placing".into(),
            Frame::SettleRoad(corner) => format!("placing-road {}", self.topology.corners[corner.index()]),
            Frame::Placed => "placed".into(),
            Frame::BeforeRoll => "before-roll".into(),
            Frame::Roll => "dice".into(),
            Frame::Discards => "discards".into(),
            Frame::MoveRobber => "robber".into(),
            Frame::ChooseVictim => "victim".into(),
            Frame::PirateVictim => "pirate-victim".into(),
            Frame::Explore(hex) => format!("exploring {}", self.topology.hexes[hex.index()]),
            Frame::Gold => "gold".into(),
            Frame::Steal(seat) => format!("stealing {seat}"),
            Frame::Main => "main".into(),
            Frame::FreeRoads(left) => format!("free-roads {left}"),
            Frame::DrawCard(seat) => format!("drawing {seat}"),
            Frame::Special(seat) => format!("special {seat}"),
            Frame::Module(ask) => ask.text(self),
        }
    }
}
