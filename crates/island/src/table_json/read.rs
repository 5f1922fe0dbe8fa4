//! Reading a table that a stranger wrote.

mod cards;
mod sea;
mod moment;
mod agreement;

use kernel::{Bits, Game, Log, Seat, Seats, Wrong};
use serde_json::{Map, Value};

use crate::counts::{Card, Cards, Countable, Counts};
use crate::cx::Cx;
use crate::geometry::Hex;
use crate::known::Known;
use crate::modules::Kept;
use crate::notation::read_deal;
use crate::options::Turns;
use crate::read::{counts, list, object, small_number, string, strings, truth};
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, Holder, State};
use crate::trade::{Answer, Packed};

/// The members of a table, beside the parts of modules.
const TABLE: [&str; 22] = [
    "seat",
    "turn",
    "active",
    "moment",
    "reduced",
    "card_played",
    "dice",
    "robber",
    "pirate",
    "ship_moved",
    "new_ships",
    "found",
    "bank",
    "deck",
    "spent",
    "fresh",
    "bought",
    "longest_road",
    "largest_army",
    "offer",
    "declined",
    "sides",
];
/// The members of a side.
const SIDE: [&str; 19] = [
    "roads",
    "ships",
    "settlements",
    "cities",
    "hand",
    "cards",
    "known",
    "known_to",
    "development",
    "held",
    "knights",
    "owed",
    "gold",
    "homes",
    "laid",
    "aside",
    "answer",
    "proposal",
    "made",
];

impl<D: Size> Island<D> {
    fn table_members() -> Vec<&'static str> {
        let (before, sides) = TABLE.split_at(TABLE.len() - 1);
        [before, Kept::<D>::PARTS, sides].concat()
    }

    /// Reads a table with all its hidden cards.
    pub(crate) fn table_from_json(&self, table: &Value) -> Result<State<D>, Wrong> {
        let (s, eyes) = Reader { rules: self, map: object(table, "table", &Self::table_members())? }.read()?;
        match eyes {
            None => Ok(s),
            Some(_) => Err(Wrong::at("seat", "a position shows all cards; leave \"seat\" out")),
        }
    }

    /// Reads what one seat knows of a table.
    pub(crate) fn known_from_json(&self, known: &Value) -> Result<Known<D>, Wrong> {
        let (s, eyes) = Reader { rules: self, map: object(known, "known", &Self::table_members())? }.read()?;
        let seat = eyes.ok_or_else(|| Wrong::at("seat", "it must be said who knows this"))?;
        Ok(Known { seat, s })
    }
}

/// Reads a table: what one seat knows, or all cards.
struct Reader<'a, D: Size> {
    rules: &'a Island<D>,
    map: &'a Map<String, Value>,
}

impl<D: Size> Reader<'_, D> {
    fn read(&self) -> Result<(State<D>, Option<Seat>), Wrong> {
        let rules = self.rules;
        let seat = self.seat("seat")?;
        // After the end everything is shown.
        let eyes = seat.filter(|_| self.map.get("moment").and_then(Value::as_str) != Some("over"));
        let mut s = rules.start();
        s.agenda.clear();
        let empty = Vec::new();
        let sides = self.map.get("sides").map_or(Ok(&empty[..]), |value| list(value, "sides"))?;
        if sides.len() > rules.seats() as usize {
            return Err(Wrong::at("sides", format!("there are only {} seats", rules.seats())));
        }
        let places: Vec<String> = (0..sides.len()).map(|i| format!("sides[{i}]")).collect();
        let sides: Vec<(Seat, &str, &Map<String, Value>)> = sides
            .iter()
            .zip(&places)
            .enumerate()
            .map(|(i, (side, at))| Ok((Seat(i as u8), at.as_str(), object(side, at, &SIDE)?)))
            .collect::<Result<_, Wrong>>()?;
        self.put_finds(&mut s)?;
        for &(seat, at, side) in &sides {
            self.put_homes(&mut s, seat, at, side)?;
        }
        for &(seat, at, side) in &sides {
            self.put_buildings(&mut s, seat, at, side)?;
        }
        for &(seat, at, side) in &sides {
            self.put_roads(&mut s, seat, at, side)?;
        }
        for &(seat, at, side) in &sides {
            self.put_ships(&mut s, seat, at, side)?;
        }
        for &(seat, at, side) in &sides {
            self.put_cards(&mut s, seat, at, side, eyes)?;
        }
        self.put_table(&mut s, eyes)?;
        for &(seat, at, side) in &sides {
            self.put_trade(&mut s, seat, at, side)?;
        }
        self.put_offer(&mut s)?;
        self.put_waters(&mut s)?;
        self.put_moment(&mut s, eyes)?;
        self.fog_is_where_nobody_was(&s)?;
        self.agree(&s, eyes)?;
        Ok((s, seat))
    }

    fn seat(&self, name: &str) -> Result<Option<Seat>, Wrong> {
        match self.map.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => match small_number(value, name)? {
                seat if seat < self.rules.seats() => Ok(Some(Seat(seat))),
                seat => Err(Wrong::at(name, format!("there is no seat {seat}"))),
            },
        }
    }

    fn flag(&self, name: &str) -> Result<bool, Wrong> {
        self.map.get(name).map_or(Ok(false), |value| truth(value, name))
    }

    /// Settlements and cities under the distance rule and within the supply.
    fn put_buildings(&self, s: &mut State<D>, seat: Seat, at: &str, side: &Map<String, Value>) -> Result<(), Wrong> {
        let rules = self.rules;
        for (name, city) in [("settlements", false), ("cities", true)] {
            let Some(value) = side.get(name) else { continue };
            let at = format!("{at}.{name}");
            for (i, text) in strings(value, &at)?.into_iter().enumerate() {
                let at = format!("{at}[{i}]");
                let corner = rules.corner_from(text).map_err(|why| Wrong::at(&at, why))?;
                if !s.open.has(corner.index()) {
                    return Err(Wrong::at(at, format!("a building already stands at {text} or next to it")));
                }
                let here = s.side(seat);
                if if city { here.cities_left == 0 } else { here.settlements_left == 0 } {
                    return Err(Wrong::at(at, "a player has only 5 settlements and 4 cities"));
                }
                if city {
                    // The piece of the settlement below goes back at once.
                    s.side_mut(seat).settlements_left += 1;
                }
                Cx { rules, s, log: &mut Log::off() }.put_settlement(seat, corner);
                if city {
                    s.cities |= D::Corners::of(corner.index());
                    let here = s.side_mut(seat);
                    here.cities_left -= 1;
                    here.points += 1;
                }
            }
        }
        Ok(())
    }

    /// Roads on free paths, within the supply. Each must be connected to a building.
    fn put_roads(&self, s: &mut State<D>, seat: Seat, at: &str, side: &Map<String, Value>) -> Result<(), Wrong> {
        let rules = self.rules;
        let Some(value) = side.get("roads") else { return Ok(()) };
        let at = format!("{at}.roads");
        for (i, text) in strings(value, &at)?.into_iter().enumerate() {
            let at = format!("{at}[{i}]");
            let edge = rules.edge_from(text).map_err(|why| Wrong::at(&at, why))?;
            if s.taken.has(edge.index()) {
                return Err(Wrong::at(at, format!("a road already lies at {text}")));
            }
            if !rules.road_paths(s).has(edge.index()) {
                return Err(Wrong::at(at, format!("there is no land at {text}")));
            }
            if s.side(seat).roads_left == 0 {
                return Err(Wrong::at(at, "a player has only 15 roads"));
            }
            Cx { rules, s, log: &mut Log::off() }.put_road(seat, edge);
            // The position names what is found; nothing is drawn.
            s.agenda.clear();
        }
        self.grows_from_buildings(s, seat, s.side(seat).roads, at)
    }

    /// Checks that every network of roads or ships has a building: they grow from buildings, which stay.
    fn grows_from_buildings(&self, s: &State<D>, seat: Seat, pieces: D::Edges, at: String) -> Result<(), Wrong> {
        let rules = self.rules;
        let mut reached = s.side(seat).buildings;
        let mut left = pieces;
        loop {
            let grown = left.ones().find(|&edge| rules.topology.ends[edge].iter().any(|end| reached.has(end.index())));
            let Some(edge) = grown else { break };
            left = left.less(D::Edges::of(edge));
            for end in rules.topology.ends[edge] {
                reached |= D::Corners::of(end.index());
            }
        }
        match left.lowest() {
            None => Ok(()),
            Some(edge) => Err(Wrong::at(at, format!("{} is not connected to a building", rules.topology.edges[edge]))),
        }
    }

    fn number(&self, side: &Map<String, Value>, at: &str, name: &str) -> Result<u8, Wrong> {
        side.get(name).map_or(Ok(0), |value| small_number(value, &format!("{at}.{name}")))
    }

    fn cards<K: Countable>(&self, side: &Map<String, Value>, at: &str, name: &str) -> Result<Counts<K>, Wrong> {
        side.get(name).map_or(Ok(Counts::NONE), |value| counts(value, &format!("{at}.{name}")))
    }

    /// Turn, bank, deck and who holds the special cards.
    fn put_table(&self, s: &mut State<D>, eyes: Option<Seat>) -> Result<(), Wrong> {
        let rules = self.rules;
        s.turn = match self.map.get("turn") {
            None => 0,
            Some(value) => value
                .as_u64()
                .and_then(|turn| u16::try_from(turn).ok())
                .filter(|turn| *turn < 60_000)
                .ok_or_else(|| Wrong::at("turn", "a whole number below 60000 is wanted here"))?,
        };
        s.reduced = self.flag("reduced")?;
        if s.reduced && rules.options().turns != Turns::Paired {
            return Err(Wrong::at("reduced", "only paired players take reduced turns"));
        }
        s.card_played = self.flag("card_played")?;
        if let Some(value) = self.map.get("dice") {
            let dice: Vec<u8> =
                list(value, "dice")?.iter().map(|die| small_number(die, "dice")).collect::<Result<_, _>>()?;
            let is_roll = dice.iter().all(|die| (1..=6).contains(die));
            s.dice = <[u8; 2]>::try_from(dice)
                .ok()
                .filter(|_| is_roll)
                .ok_or_else(|| Wrong::at("dice", "two dice from 1 to 6 are wanted here"))?;
        }
        s.robber = match self.map.get("robber") {
            None => s.robber,
            Some(Value::Null) if rules.robber == Hex::NOWHERE => Hex::NOWHERE,
            Some(value) => {
                let hex = rules.hex_from(string(value, "robber")?).map_err(|why| Wrong::at("robber", why))?;
                let on_land = rules.known_land(s).has(hex.index());
                Some(hex).filter(|_| on_land).ok_or_else(|| Wrong::at("robber", "there is no land"))?
            }
        };
        s.active = self.seat("active")?.unwrap_or(rules.setup.first);
        s.spent = self.map.get("spent").map_or(Ok(Cards::NONE), |value| counts(value, "spent"))?;
        let knights_stay = !rules.modules.iter().any(|module| module.knights_leave);
        if s.spent.has(Card::Knight) && knights_stay || s.spent.has(Card::Point) {
            return Err(Wrong::at("spent", "only progress cards leave the game; knights lie before their owners"));
        }
        Kept::read(rules, s, self.map, eyes)?;
        self.put_bank(s, eyes)?;
        self.put_deck(s, eyes)?;
        self.put_holders(s)
    }

    /// Special cards. The holder that the position names must be the one by the rules.
    fn put_holders(&self, s: &mut State<D>) -> Result<(), Wrong> {
        let rules = self.rules;
        // Placing the roads one by one may have awarded the card too early. It is awarded once, now.
        if let Some(seat) = s.longest.take() {
            s.side_mut(seat).points -= 2;
        }
        type Award<D> = fn(&Island<D>, &State<D>) -> Holder;
        let roads: Award<D> = |rules, s| rules.road_award(s);
        let armies: Award<D> = |rules, s| rules.army_award(s);
        for (name, award) in [("longest_road", roads), ("largest_army", armies)] {
            let said = self.seat(name)?;
            let set =
                |s: &mut State<D>, holder| if name == "longest_road" { s.longest = holder } else { s.largest = holder };
            set(s, said);
            let holder = award(rules, s);
            let may_be = match self.map.get(name) {
                None => holder,
                Some(_) if holder == said => said,
                Some(_) => return Err(Wrong::at(name, "by the rules this player does not hold the card")),
            };
            set(s, may_be);
            if let Some(seat) = may_be {
                s.side_mut(seat).points += 2;
            }
        }
        Ok(())
    }

    fn put_trade(&self, s: &mut State<D>, seat: Seat, at: &str, side: &Map<String, Value>) -> Result<(), Wrong> {
        let made = self.number(side, at, "made")?;
        if made > self.rules.options().offers {
            return Err(Wrong::at(at, "more offers were made than a turn allows"));
        }
        *s.trade.made.of_mut(seat) = made;
        if made > 0 {
            s.trade.touch();
        }
        let answer = side.get("answer").map(|value| string(value, at)).transpose()?;
        *s.trade.answers.of_mut(seat) = match (answer, side.get("proposal")) {
            (None, None) => Answer::Silent,
            (Some("accepted"), None) => Answer::Accepted,
            (Some("declined"), None) => Answer::Declined,
            (None, Some(value)) => {
                let deal = read_deal(string(value, at)?).map_err(|why| Wrong::at(at, why))?;
                *s.trade.proposals.of_mut(seat) = deal;
                Answer::Proposed
            }
            _ => return Err(Wrong::at(at, "an answer is \"accepted\" or \"declined\", or else there is a proposal")),
        };
        Ok(())
    }

    fn put_offer(&self, s: &mut State<D>) -> Result<(), Wrong> {
        if let Some(value) = self.map.get("declined") {
            for (i, text) in strings(value, "declined")?.into_iter().enumerate() {
                let at = format!("declined[{i}]");
                let deal = read_deal(text).map_err(|why| Wrong::at(&at, why))?;
                let place =
                    s.trade.declined.get_mut(i).ok_or_else(|| Wrong::at(&at, "only ten offers are made in a turn"))?;
                *place = Packed::of(deal);
                s.trade.declined_len += 1;
            }
            if s.trade.declined_len > *s.trade.made.of(s.active) {
                return Err(Wrong::at("declined", "more deals were declined than offered"));
            }
        }
        let Some(value) = self.map.get("offer") else { return Ok(()) };
        let text = string(value, "offer")?;
        let wrong = |why: String| Wrong::at("offer", why);
        let (deal, to) = text
            .split_once(" to ")
            .ok_or_else(|| wrong(format!("{text:?} is no offer; one is written like 2ore for wool to 1,2")))?;
        s.trade.offer = read_deal(deal).map_err(wrong)?;
        s.trade.to =
            to.split(',').map(|seat| self.rules.seat_from(seat).map_err(wrong)).collect::<Result<Seats, Wrong>>()?;
        Ok(())
    }
}
