//! What only a table with a sea has: finds, homes, ships, the pirate, gold.

use kernel::{Bits, Log, Seat, Wrong, instead, quoted};
use serde_json::{Map, Value};

use super::Reader;
use crate::cx::Cx;
use crate::fog::Find;
use crate::notation::tile_from;
use crate::read::{string, strings};
use crate::size::{AtSea, Size};
use crate::state::{Frame, State};

impl<D: Size> Reader<'_, D> {
    /// What was found in the fog.
    pub(super) fn put_finds(&self, s: &mut State<D>) -> Result<(), Wrong> {
        let rules = self.rules;
        let Some(value) = self.map.get("found") else { return Ok(()) };
        for (i, text) in strings(value, "found")?.into_iter().enumerate() {
            let at = format!("found[{i}]");
            let wrong = |why: &str| Wrong::at(&at, format!("{text:?}: {why}"));
            let words: Vec<&str> = text.split(' ').collect();
            let (hex, tile) = words.split_first().expect("a split gives a word");
            let hex = rules.hex_from(hex).map_err(|why| Wrong::at(&at, why))?;
            let (terrain, number) = tile_from(tile).ok_or_else(|| wrong("a find is written like 0,-2 mountains 10"))?;
            if !rules.unknown(s).has(hex.index()) {
                return Err(wrong("there is no fog"));
            }
            if !rules.hidden(s).take(terrain, number) {
                return Err(wrong("there is no such tile or token left in the fog"));
            }
            let place = rules.fog_place(hex);
            if let Some(waters) = s.waters.get_mut() {
                waters.found[place] = Find::of(terrain, number);
            }
            if terrain.is_land() {
                s.open |= rules.topology.corners_of[hex.index()];
            }
        }
        Ok(())
    }

    /// Where a player is at home: in all areas with an own building, unless the position says otherwise.
    pub(super) fn put_homes(
        &self,
        s: &mut State<D>,
        seat: Seat,
        at: &str,
        side: &Map<String, Value>,
    ) -> Result<(), Wrong> {
        let rules = self.rules;
        let said = side.get("homes");
        if !rules.starts_anywhere() {
            return match said {
                None => Ok(()),
                Some(_) => Err(Wrong::at(at, "on this map everybody has the same home")),
            };
        }
        let names: Vec<&str> = rules.sea.areas.iter().map(|area| area.name).collect();
        let mut homes = 0;
        match said {
            Some(value) => {
                let at = format!("{at}.homes");
                for name in strings(value, &at)? {
                    let area = names.iter().position(|known| *known == name);
                    let why = || format!("there is no island {}; {}", quoted(name), instead(name, names.clone()));
                    homes |= 1 << area.ok_or_else(|| Wrong::at(&at, why()))?;
                }
            }
            None => {
                for name in ["settlements", "cities"] {
                    for text in side.get(name).map_or(Ok(Vec::new()), |value| strings(value, at))? {
                        let corner = rules.corner_from(text).map_err(|why| Wrong::at(at, why))?;
                        homes |= rules.areas_of(D::Corners::of(corner.index()));
                    }
                }
            }
        }
        if let Some(fleet) = s.side_mut(seat).fleet.get_mut() {
            fleet.homes = homes;
        }
        Ok(())
    }

    /// Ships on free paths at the sea, within the supply. Each must be connected to a building.
    pub(super) fn put_ships(
        &self,
        s: &mut State<D>,
        seat: Seat,
        at: &str,
        side: &Map<String, Value>,
    ) -> Result<(), Wrong> {
        let rules = self.rules;
        let gold = self.number(side, at, "gold")?;
        if let Some(fleet) = s.side_mut(seat).fleet.get_mut() {
            fleet.gold = gold;
        } else if gold > 0 {
            return Err(Wrong::at(at, "there is no gold on this island"));
        }
        let Some(value) = side.get("ships") else { return Ok(()) };
        let at = format!("{at}.ships");
        for (i, text) in strings(value, &at)?.into_iter().enumerate() {
            let at = format!("{at}[{i}]");
            let edge = rules.edge_from(text).map_err(|why| Wrong::at(&at, why))?;
            if s.taken.has(edge.index()) {
                return Err(Wrong::at(at, format!("a piece already lies at {text}")));
            }
            if !rules.ship_paths(s).has(edge.index()) {
                return Err(Wrong::at(at, format!("there is no sea at {text}")));
            }
            if s.side(seat).ships_left() == 0 {
                return Err(Wrong::at(at, "a player has only 15 ships"));
            }
            Cx { rules, s, log: &mut Log::off() }.put_ship(seat, edge);
            // The position names what is found; nothing is drawn.
            s.agenda.clear();
        }
        self.grows_from_buildings(s, seat, s.side(seat).ships(), at)
    }

    /// The pirate, and what ships did this turn.
    pub(super) fn put_waters(&self, s: &mut State<D>) -> Result<(), Wrong> {
        let rules = self.rules;
        const MEMBERS: [&str; 4] = ["pirate", "ship_moved", "new_ships", "found"];
        if let Some(name) = MEMBERS.into_iter().find(|name| self.map.contains_key(*name) && !rules.has_sea()) {
            return Err(Wrong::at(name, "there is no sea around this island"));
        }
        let water = rules.known_water(s);
        let pirate = match self.map.get("pirate") {
            None => rules.sea.pirate,
            Some(Value::Null) if rules.sea.pirate.is_none() => None,
            Some(value) => {
                let hex = rules.hex_from(string(value, "pirate")?).map_err(|why| Wrong::at("pirate", why))?;
                Some(hex)
                    .filter(|hex| water.has(hex.index()))
                    .ok_or_else(|| Wrong::at("pirate", "there is no sea"))?
                    .into()
            }
        };
        let mut fresh = D::Edges::default();
        for text in self.map.get("new_ships").map_or(Ok(Vec::new()), |value| strings(value, "new_ships"))? {
            let edge = rules.edge_from(text).map_err(|why| Wrong::at("new_ships", why))?;
            if !s.side(s.active).ships().has(edge.index()) {
                return Err(Wrong::at("new_ships", format!("the active player has no ship at {text}")));
            }
            fresh |= D::Edges::of(edge.index());
        }
        let moved = self.flag("ship_moved")?;
        if let Some(waters) = s.waters.get_mut() {
            (waters.pirate, waters.fresh, waters.moved) = (pirate, fresh, moved);
        }
        Ok(())
    }

    /// Checks the frames of finds and gold that lie on top of the base.
    pub(super) fn finds_are_sound(&self, s: &State<D>, base: &[Frame], finds: &[Frame]) -> Result<(), Wrong> {
        let rules = self.rules;
        let wrong = |why: &str| Err(Wrong::at("moment", why));
        let owed = rules.everybody().any(|seat| s.side(seat).gold() > 0);
        let asked = finds.last() == Some(&Frame::Gold);
        if owed != asked || asked && s.bank.is_empty() {
            return wrong("gold is owed to somebody exactly while it is awaited, and the bank has cards");
        }
        if finds.iter().rev().skip(usize::from(asked)).any(|frame| *frame == Frame::Gold) {
            return wrong("gold is chosen before anything else is found");
        }
        let seat = match base.first() {
            Some(&Frame::Special(seat)) => seat,
            _ => s.active,
        };
        let ends = s.side(seat).pieces().ones().flat_map(|edge| rules.topology.ends[edge]);
        let near = ends.fold(D::Hexes::default(), |set, end| set | rules.topology.hexes_at[end.index()]);
        let mut unknown = rules.unknown(s) & near;
        for frame in finds {
            if let Frame::Explore(hex) = frame {
                if !unknown.has(hex.index()) {
                    return wrong("what is turned over is fog beside a new road or ship, each hex once");
                }
                unknown = unknown.less(D::Hexes::of(hex.index()));
            }
        }
        let below = base.last().copied().unwrap_or_default();
        let can_find = matches!(
            below,
            Frame::SettleRoad(_)
                | Frame::Placed
                | Frame::Main
                | Frame::BeforeRoll
                | Frame::FreeRoads(_)
                | Frame::Special(_)
        );
        if finds.is_empty() || can_find { Ok(()) } else { wrong("nothing is found here") }
    }

    /// Checks that all fog beside roads and ships was turned over, or is about to be.
    pub(super) fn fog_is_where_nobody_was(&self, s: &State<D>) -> Result<(), Wrong> {
        let rules = self.rules;
        if s.agenda.top() == Frame::Over {
            return Ok(());
        }
        let mut unknown = rules.unknown(s);
        for frame in s.agenda.frames() {
            if let Frame::Explore(hex) = frame {
                unknown = unknown.less(D::Hexes::of(hex.index()));
            }
        }
        let ends = s.taken.ones().flat_map(|edge| rules.topology.ends[edge]);
        let near = ends.fold(D::Hexes::default(), |set, end| set | rules.topology.hexes_at[end.index()]);
        match (unknown & near).lowest() {
            None => Ok(()),
            Some(hex) => {
                let why = format!("a road or ship touches {}: it is no longer in the fog", rules.topology.hexes[hex]);
                Err(Wrong::at("found", why))
            }
        }
    }
}
