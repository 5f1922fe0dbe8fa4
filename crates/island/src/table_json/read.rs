//! Reading a table that a stranger wrote.

mod sea;

use kernel::{Bits, Game, Log, Seat, Seats, Wrong};
use serde_json::{Map, Value};

use crate::action::Deal;
use crate::counts::{Card, Cards, Counts, Hand, Kind};
use crate::cx::Cx;
use crate::geometry::Hex;
use crate::known::Known;
use crate::modules::{Ask, Kept, Question, Within};
use crate::notation::read_deal;
use crate::options::Turns;
use crate::read::{counts, list, object, small_number, string, strings, truth};
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, Frame, Holder, State};
use crate::trade::{Answer, Packed};

/// The longest base of a moment: main phase, robber, discards.
const MOST_BELOW: usize = 3;
/// Frames on top of a base: more than play has ever put there, and few enough that the agenda has room for what they ask.
const MOST_ABOVE: usize = 7;

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
    pub(crate) fn read_frame(&self, text: &str) -> Result<Frame, String> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["placing"] => Frame::Settle,
            ["placing-road", corner] => Frame::SettleRoad(self.corner_from(corner)?),
            ["placed"] => Frame::Placed,
            ["before-roll"] => Frame::BeforeRoll,
            ["dice"] => Frame::Roll,
            ["discards"] => Frame::Discards,
            ["robber"] => Frame::MoveRobber,
            ["victim"] => Frame::ChooseVictim,
            ["pirate-victim"] => Frame::PirateVictim,
            ["exploring", hex] => Frame::Explore(self.hex_from(hex)?),
            ["gold"] => Frame::Gold,
            ["stealing", seat] => Frame::Steal(self.seat_from(seat)?),
            ["main"] => Frame::Main,
            ["free-roads", "1"] => Frame::FreeRoads(1),
            ["free-roads", "2"] => Frame::FreeRoads(2),
            ["drawing", seat] => Frame::DrawCard(self.seat_from(seat)?),
            ["special", seat] => Frame::Special(self.seat_from(seat)?),
            _ => {
                if let Some(ask) = Ask::read(self, &words)? {
                    return Ok(Frame::Module(ask));
                }
                return Err(format!(
                    "{text:?} is no moment; a quiet one is \"placing\", \"before-roll\", \"main\" or \"over\""
                ));
            }
        })
    }

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

/// Reads a table, from one seat's eyes or with all cards.
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

    /// Roads on free paths, within the supply, none without a building at its network.
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
            // What is found is said, not drawn.
            s.agenda.clear();
        }
        self.grows_from_buildings(s, seat, s.side(seat).roads, at)
    }

    /// Roads grow from buildings, and so do ships, and buildings stay: every network has one.
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

    fn cards<K: Kind>(&self, side: &Map<String, Value>, at: &str, name: &str) -> Result<Counts<K>, Wrong> {
        side.get(name).map_or(Ok(Counts::NONE), |value| counts(value, &format!("{at}.{name}")))
    }

    fn put_cards(
        &self,
        s: &mut State<D>,
        seat: Seat,
        at: &str,
        side: &Map<String, Value>,
        eyes: Option<Seat>,
    ) -> Result<(), Wrong> {
        let hidden = eyes.is_some_and(|eyes| eyes != seat);
        let (wanted, unwanted) = (["hand", "known_to", "development", "aside"], ["cards", "known", "held", "laid"]);
        let foreign = if hidden { wanted } else { unwanted };
        if let Some(name) = foreign.into_iter().find(|name| side.contains_key(*name)) {
            return Err(Wrong::at(
                at,
                format!(
                    "{name:?} does not belong here, since {}",
                    match hidden {
                        true => "this seat's cards are hidden",
                        false => "all cards of this seat are shown",
                    }
                ),
            ));
        }
        let hand: Hand = self.cards(side, at, "hand")?;
        let known: Hand = self.cards(side, at, "known")?;
        let devs: Cards = self.cards(side, at, "development")?;
        let aside: Hand = self.cards(side, at, "aside")?;
        *s.known_hand_mut(seat, seat) = hand;
        if let Some(eyes) = eyes.filter(|_| hidden) {
            *s.known_hand_mut(seat, eyes) = known;
        }
        let (cards, held, laid) = if hidden {
            (self.number(side, at, "cards")?, self.number(side, at, "held")?, self.number(side, at, "laid")?)
        } else {
            (hand.total(), devs.total(), aside.total())
        };
        if cards < known.total() || !hidden && !hand.covers(aside) || laid > cards {
            return Err(Wrong::at(at, "more cards are known or laid aside than are in the hand"));
        }
        if let Some(value) = side.get("known_to") {
            let at = format!("{at}.known_to");
            let map = value.as_object().ok_or_else(|| Wrong::at(&at, "an object by seat is wanted here"))?;
            for (observer, known) in map {
                let at = format!("{at}.{observer}");
                let observer = self.rules.seat_from(observer).map_err(|why| Wrong::at(&at, why))?;
                let known = counts(known, &at)?;
                if observer == seat || !hand.covers(known) {
                    return Err(Wrong::at(at, "only others can know some of the cards in this hand"));
                }
                *s.known_hand_mut(seat, observer) = known;
            }
        }
        let (knights, owed) = (self.number(side, at, "knights")?, self.number(side, at, "owed")?);
        if owed > cards - laid {
            return Err(Wrong::at(at, "more cards are owed than are left in the hand"));
        }
        let here = s.side_mut(seat);
        (here.cards, here.held, here.laid, here.knights, here.owed) = (cards, held, laid, knights, owed);
        (here.devs, here.aside) = (devs, aside);
        Ok(())
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

    fn put_bank(&self, s: &mut State<D>, eyes: Option<Seat>) -> Result<(), Wrong> {
        let rules = self.rules;
        let too_many = || Wrong::at("sides", "there are more resource cards in hands than in the box");
        let mut out = Hand::NONE;
        for seat in rules.everybody() {
            let shown = s.known_hand(seat, eyes.unwrap_or(seat));
            // Each lane is at most 31, so the sum is checked before it is made.
            if !(rules.box_bank - out).covers(shown) {
                return Err(too_many());
            }
            out += shown;
        }
        let said: Option<Hand> = self.map.get("bank").map(|value| counts(value, "bank")).transpose()?;
        match eyes {
            None => {
                s.bank = rules.box_bank - out;
                if said.is_some_and(|said| said != s.bank) {
                    return Err(Wrong::at("bank", format!("with these hands the bank holds {}", s.bank)));
                }
            }
            Some(eyes) => {
                s.bank = said.unwrap_or(rules.box_bank);
                if !(rules.box_bank - out).covers(s.bank) {
                    return Err(too_many());
                }
                let hidden: u32 = rules
                    .others(eyes)
                    .map(|seat| u32::from(s.side(seat).cards) - u32::from(s.known_hand(seat, eyes).total()))
                    .sum();
                if hidden != u32::from((rules.box_bank - out - s.bank).total()) {
                    return Err(Wrong::at("bank", "bank and hands together are not the cards of the box"));
                }
            }
        }
        Ok(())
    }

    fn put_deck(&self, s: &mut State<D>, eyes: Option<Seat>) -> Result<(), Wrong> {
        let rules = self.rules;
        let too_many = || Wrong::at("sides", "there are more development cards than in the box");
        let mut out = s.spent;
        let mut hidden = 0u32;
        let mut left = Some(rules.box_deck).filter(|deck| deck.covers(out)).ok_or_else(too_many)? - out;
        for seat in rules.everybody() {
            let side = s.side(seat);
            if side.knights > 31 {
                return Err(too_many());
            }
            for cards in [side.devs, Cards::of(Card::Knight, side.knights)] {
                if !left.covers(cards) {
                    return Err(too_many());
                }
                left -= cards;
                out += cards;
            }
            hidden += u32::from(side.held - side.devs.total());
        }
        let (aside, aside_count) = s.kept.cards_aside();
        if !left.covers(aside) {
            return Err(too_many());
        }
        left -= aside;
        hidden += u32::from(aside_count - aside.total());
        let deck_left = u32::from(left.total()).checked_sub(hidden).ok_or_else(too_many)?;
        s.deck_left = deck_left as u8;
        if eyes.is_none() {
            s.deck = left;
        } else {
            s.deck = Cards::NONE;
        }
        let said = self.map.get("deck").map(|value| small_number(value, "deck")).transpose()?;
        if said.is_some_and(|said| said != s.deck_left) {
            return Err(Wrong::at("deck", format!("with these cards {} are left in the deck", s.deck_left)));
        }
        let active_is_hidden = eyes.is_some_and(|eyes| eyes != s.active);
        s.fresh = self.map.get("fresh").map_or(Ok(Cards::NONE), |value| counts(value, "fresh"))?;
        s.bought = match self.map.get("bought") {
            Some(value) => small_number(value, "bought")?,
            None => s.fresh.total(),
        };
        let side = s.side(s.active);
        let agrees = if active_is_hidden {
            s.fresh.is_empty() && s.bought <= side.held
        } else {
            side.devs.covers(s.fresh) && s.bought == s.fresh.total()
        };
        if agrees { Ok(()) } else { Err(Wrong::at("fresh", "the active player does not hold these cards")) }
    }

    /// Special cards: whoever is said to hold one must be able to keep it.
    fn put_holders(&self, s: &mut State<D>) -> Result<(), Wrong> {
        let rules = self.rules;
        // Placing the roads may have moved the card about: it is awarded once, now.
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

    fn put_moment(&self, s: &mut State<D>, eyes: Option<Seat>) -> Result<(), Wrong> {
        let frames: Vec<&str> = match self.map.get("moment") {
            None => vec!["placing"],
            Some(Value::String(moment)) if moment == "over" => vec![],
            Some(Value::String(moment)) => vec![moment],
            Some(Value::Array(none)) if none.is_empty() => {
                return Err(Wrong::at("moment", "an empty list awaits nothing; a game that has ended is \"over\""));
            }
            Some(value) => strings(value, "moment")?,
        };
        let frames: Vec<Frame> = frames
            .into_iter()
            .map(|text| self.rules.read_frame(text).map_err(|why| Wrong::at("moment", why)))
            .collect::<Result<_, _>>()?;
        // Pieces find fog, gold waits for a choice, and modules ask, on top of whatever else goes on.
        let is_base = |frame: &Frame| !matches!(frame, Frame::Explore(_) | Frame::Gold | Frame::Module(_));
        let (base, above) = frames.split_at(frames.iter().rposition(is_base).map_or(0, |last| last + 1));
        if base.len() > MOST_BELOW || above.len() > MOST_ABOVE {
            return Err(Wrong::at("moment", "so much cannot be awaited at once"));
        }
        let finds: Vec<Frame> =
            above.iter().copied().filter(|frame| matches!(frame, Frame::Explore(_) | Frame::Gold)).collect();
        for &frame in base {
            s.agenda.push(frame);
        }
        Kept::read_late(self.rules, s, self.map, eyes)?;
        let side = s.side(s.active);
        let victims = self.rules.victims(s);
        let sailors = self.rules.pirate_victims(s);
        self.finds_are_sound(s, base, &finds)?;
        let top_is_sound = |frames: &[Frame]| match *frames {
            [] => true,
            [Frame::MoveRobber] => true,
            [Frame::ChooseVictim] => victims.len() > u32::from(!self.rules.may_waive(s)),
            [Frame::PirateVictim] => sailors.len() > 1,
            [Frame::Steal(victim)] => victims.has(victim) || sailors.has(victim),
            [Frame::FreeRoads(_)] => !finds.is_empty() || self.rules.has_room_for_a_road(s, s.active),
            _ => false,
        };
        let sound = match base[..] {
            [] | [Frame::Settle] | [Frame::Roll] => true,
            [Frame::Placed] => !finds.is_empty(),
            [Frame::SettleRoad(corner)] => {
                let free = self.rules.paths_from(s, corner) | self.rules.ship_paths_from(s, corner);
                side.buildings.has(corner.index()) && !free.is_empty()
            }
            [Frame::BeforeRoll, ref rest @ ..] => top_is_sound(rest),
            [Frame::Main, Frame::DrawCard(seat)] => seat == s.active && s.deck_left > 0,
            [Frame::Main, Frame::MoveRobber, Frame::Discards] => !self.rules.debtors(s).is_empty(),
            [Frame::Main, ref rest @ ..] => top_is_sound(rest),
            [Frame::Special(seat)] => seat != s.active,
            [Frame::Special(seat), Frame::DrawCard(buyer)] => seat != s.active && buyer == seat && s.deck_left > 0,
            _ => false,
        };
        let special = matches!(frames.first(), Some(Frame::Special(_)));
        let sound = sound && (!special || self.rules.options().turns == Turns::SpecialBuilding);
        if s.reduced && !matches!(frames.first(), Some(Frame::Main) | None) {
            return Err(Wrong::at("reduced", "a reduced turn has a main phase only"));
        }
        let set_up = matches!(frames.first(), Some(Frame::Settle | Frame::SettleRoad(_) | Frame::Placed));
        let not_rolled = set_up || matches!(frames.first(), Some(Frame::BeforeRoll | Frame::Roll));
        if not_rolled && s.dice != [0; 2] {
            return Err(Wrong::at("dice", "they are not rolled yet"));
        }
        if !sound {
            return Err(Wrong::at("moment", "this cannot be awaited in this position"));
        }
        if set_up {
            self.put_placing(s)?;
        } else if s.turn == 0 {
            s.turn = 1;
        }
        self.put_above(s, above, eyes)?;
        Kept::settle(self.rules, s, self.map, eyes)
    }

    /// Questions of modules, finds and gold on top of what else is awaited.
    fn put_above(&self, s: &mut State<D>, above: &[Frame], eyes: Option<Seat>) -> Result<(), Wrong> {
        let base = s.agenda.frames().to_vec();
        for (i, &frame) in above.iter().enumerate() {
            let over = &above[i + 1..];
            let may_wait = match frame {
                _ if over.is_empty() => true,
                frame if frame.interrupts() => over.iter().all(|it| it.interrupts()),
                Frame::Module(ask) => ask.waits_below(over),
                _ => false,
            };
            let sound = match frame {
                Frame::Module(ask) => ask.is_sound(self.rules, s, Within { base: &base, over, eyes }),
                _ => true,
            };
            if !(sound && may_wait) {
                return Err(Wrong::at("moment", "this cannot be awaited in this position"));
            }
            s.agenda.push(frame);
        }
        Ok(())
    }

    /// In set-up the pieces on the board tell how far it is.
    fn put_placing(&self, s: &mut State<D>) -> Result<(), Wrong> {
        let rules = self.rules;
        let bottom = s.agenda.frames()[0];
        let unplaced = u16::from(matches!(bottom, Frame::SettleRoad(_)));
        let placed = |seat| s.side(seat).buildings.count() as u16;
        let settled: u16 = rules.everybody().map(placed).sum();
        let wrong = || Wrong::at("sides", "these are not the pieces of the first players in the order of placing");
        let number = settled.checked_sub(u16::from(bottom != Frame::Settle)).ok_or_else(wrong)?;
        if number >= 2 * u16::from(rules.seats()) {
            return Err(Wrong::at("moment", "everybody has placed two settlements"));
        }
        for seat in rules.everybody() {
            let due = (0..settled).filter(|&number| rules.places(number) == seat).count() as u16;
            let roads = (0..settled - unplaced).filter(|&number| rules.places(number) == seat).count() as u32;
            if placed(seat) != due || s.side(seat).pieces().count() != roads || s.cities != D::Corners::default() {
                return Err(wrong());
            }
        }
        if self.map.contains_key("turn") && s.turn != number {
            return Err(Wrong::at("turn", format!("{number} settlements with their roads were placed")));
        }
        if self.seat("active")?.is_some_and(|seat| seat != rules.places(number)) {
            return Err(Wrong::at("active", format!("it is seat {}'s turn to place", rules.places(number))));
        }
        s.turn = number;
        s.active = rules.places(number);
        Ok(())
    }

    /// What the whole table must satisfy.
    fn agree(&self, s: &State<D>, eyes: Option<Seat>) -> Result<(), Wrong> {
        let rules = self.rules;
        let over = s.agenda.top() == Frame::Over;
        let sees_active = eyes.is_none_or(|eyes| eyes == s.active);
        let points = s.total_points(s.active);
        if s.is_own_turn() && points >= rules.options().target {
            return Err(Wrong::at("moment", format!("seat {} has {points} points: the game is over", s.active)));
        }
        if over && sees_active && points < rules.options().target {
            return Err(Wrong::at(
                "moment",
                format!("seat {} has only {points} points: the game is not over", s.active),
            ));
        }
        if !sees_active && s.is_own_turn() {
            self.may_have_missed_the_win(s)?;
        }
        let discards = s.agenda.frames().contains(&Frame::Discards);
        let trading = s.agenda.depth() == 1 && s.agenda.top() == Frame::Main && rules.players_trade(s);
        for seat in rules.everybody() {
            let side = s.side(seat);
            let due = if discards && side.cards > rules.options().discard_limit { side.cards / 2 } else { 0 };
            let forgiven = side.owed + side.laid == 0 && discards && rules.forgives(s, seat);
            if side.owed + side.laid != due && !forgiven {
                let why = format!("{due} cards are owed to a 7 here, and none unless discards are awaited");
                return Err(Wrong::at(format!("sides[{seat}]"), why));
            }
            let answer = *s.trade.answers.of(seat);
            if answer == Answer::Silent {
                continue;
            }
            let wrong = |why: &str| Err(Wrong::at(format!("sides[{seat}]"), why));
            if !trading || seat == s.active {
                return wrong("nobody answers or proposes now");
            }
            let deal = *s.trade.proposals.of(seat);
            match answer {
                Answer::Proposed if *s.trade.made.of(seat) == 0 => {
                    return wrong("a proposal was made, so \"made\" is at least 1");
                }
                Answer::Proposed => self.deal_stands(s, seat, deal, eyes)?,
                _ if !s.trade.to.has(seat) => return wrong("the offer did not go to this seat"),
                Answer::Accepted => self.pays(s, seat, s.trade.offer.want, eyes)?,
                _ => {}
            }
        }
        if s.trade.is_open() {
            if !trading || s.trade.to.has(s.active) || *s.trade.made.of(s.active) == 0 {
                return Err(Wrong::at("offer", "no offer can be open here"));
            }
            self.deal_stands(s, s.active, s.trade.offer, eyes)?;
            let silent = |seat: &Seat| s.side(*seat).cards == 0 && *s.trade.answers.of(*seat) != Answer::Declined;
            if let Some(seat) = s.trade.to.into_iter().find(silent) {
                return Err(Wrong::at(format!("sides[{seat}]"), "without cards this seat has declined the offer"));
            }
            if s.trade.to.into_iter().all(|seat| *s.trade.answers.of(seat) == Answer::Declined) {
                return Err(Wrong::at("offer", "an offer that all declined is not open any more"));
            }
        }
        Ok(())
    }

    /// The active player's hidden cards must be such that the game is not over.
    fn may_have_missed_the_win(&self, s: &State<D>) -> Result<(), Wrong> {
        let mut unseen = self.rules.box_deck - s.spent;
        for seat in self.rules.everybody() {
            unseen -= s.side(seat).devs + Cards::of(Card::Knight, s.side(seat).knights);
        }
        let points = unseen.get(Card::Point);
        let room = (self.rules.options().target - 1).saturating_sub(s.side(s.active).points);
        if s.side(s.active).held > unseen.total() - points + points.min(room) {
            let why = format!("seat {} must hold so many victory points that the game is over", s.active);
            return Err(Wrong::at("moment", why));
        }
        Ok(())
    }

    fn deal_stands(&self, s: &State<D>, proposer: Seat, deal: Deal, eyes: Option<Seat>) -> Result<(), Wrong> {
        let shared = deal.give.kinds().both(deal.want.kinds()).count() > 0;
        if deal.give.is_empty() || deal.want.is_empty() || shared {
            return Err(Wrong::at("offer", "a deal has cards on both sides, and no kind on both"));
        }
        self.pays(s, proposer, deal.give, eyes)
    }

    /// Whether a seat could hold these cards, as far as is known.
    fn pays(&self, s: &State<D>, seat: Seat, cards: Hand, eyes: Option<Seat>) -> Result<(), Wrong> {
        let can = match eyes {
            Some(eyes) if eyes != seat => s.side(seat).cards >= cards.total(),
            _ => s.hand(seat).covers(cards),
        };
        if can { Ok(()) } else { Err(Wrong::at(format!("sides[{seat}]"), "this seat cannot pay what it agreed to")) }
    }
}
