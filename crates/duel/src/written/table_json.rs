//! Positions as JSON: the table as a person would describe it when nothing is pending.

use kernel::{Agenda, Log, Seat, Seats, Wrong, instead, quoted};
use serde_json::{Map, Value, json};

use crate::agenda::Frame;
use crate::chapters::turn::Phase;
use crate::chapters::turn::{phase_name, phase_named};
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::position::piles::{CARDS, Face, Piles, Row, Slot};
use crate::position::side::Lying;
use crate::position::side::Side;
use crate::position::site::{Site, Spot, Store};
use crate::position::state::{EventFace, Preparing, State};
use crate::vocabulary::resource::Resource;
use crate::written::notation::no_face;
use kernel::read::{list, object, small_number, string, strings};

pub(crate) const MEMBERS: [&str; 20] = [
    "phase", "active", "turn", "number", "event", "even", "pledge", "offers", "idle", "unlocked", "sides", "stacks",
    "face_up", "discard", "events", "out", "regions", "open", "aside", "seat",
];

/// Members that only the knowledge of a seat has, not a position.
pub(crate) const KNOWN_MEMBERS: [&str; 5] = ["agenda", "spared", "bereft", "started", "preparing"];

/// Rows that have a list of their own.
const ROWS: [(&str, Row); 6] = [
    ("face_up", Row::FACE_UP),
    ("events", Row::EVENTS),
    ("out", Row::OUT),
    ("regions", Row::REGIONS),
    ("open", Row::OPEN),
    ("aside", Row::ASIDE),
];

/// The part of a written position that lists the cards of a row.
pub(crate) fn row_name(row: Row) -> String {
    match row {
        row if ROWS.iter().any(|it| it.1 == row) => ROWS.iter().find(|it| it.1 == row).expect("it is one").0.into(),
        Row(stack) if stack < Row::STACKS => format!("stacks[{stack}]"),
        row if row.is_hand() => format!("sides[{}].hand", row.0 - Row::hand(Seat(0)).0),
        row if row.is_discard() => "discard".into(),
        _ => "sides".into(),
    }
}

impl Duel {
    /// The default for what both seats know of a card in a row.
    fn usual_groups(&self, row: Row, face: Face) -> u8 {
        match row {
            Row(9) => 0x01,
            Row(10) => 0x10,
            Row::EVENTS if self.is_told(face) => Slot::SEEN,
            Row::FACE_UP | Row::OPEN | Row(11 | 12) => Slot::SEEN,
            _ => 0,
        }
    }

    /// The shared discard pile, if there is one.
    fn shared_discard(&self) -> Option<Row> {
        (!self.own_discards()).then(|| self.discard(Seat(0)))
    }

    fn slot_text(&self, row: Row, slot: Slot) -> String {
        let name = self.name(slot.face);
        if slot.groups == self.usual_groups(row, slot.face) {
            name
        } else {
            format!("{name} {} {}", slot.groups & 15, slot.groups >> 4)
        }
    }

    fn row_json(&self, s: &State, row: Row) -> Value {
        s.piles.slots(row).map(|slot| self.slot_text(row, slot)).collect::<Vec<_>>().into()
    }

    /// Whether a position can be described without an agenda.
    pub(crate) fn is_quiet(&self, s: &State) -> bool {
        match s.agenda.frames() {
            // If a player wins in the middle of an effect, open cards stay where they are.
            [] => true,
            [Frame::Turn(phase)] => {
                let nothing_lies = s.piles.len(Row::OPEN) == 0 && s.piles.len(Row::ASIDE) == 0;
                *phase != Phase::Dice && s.preparing.is_none() && nothing_lies
            }
            _ => false,
        }
    }

    /// The table; with `seat`, the knowledge of that seat, agenda included.
    pub(crate) fn table_json(&self, s: &State, seat: Option<Seat>) -> Value {
        let mut table = Map::new();
        if let Some(seat) = seat {
            table.insert("seat".into(), seat.0.into());
        }
        table.insert("phase".into(), phase_of(s).into());
        table.insert("active".into(), s.active.0.into());
        table.insert("turn".into(), s.turn.into());
        if s.number > 0 {
            table.insert("number".into(), s.number.into());
        }
        if let Some(event) = s.event {
            table.insert("event".into(), event.name().into());
        }
        if let Some(card) = s.pledge {
            table.insert("pledge".into(), card.def().key.into());
        }
        if !s.even.is_empty() {
            table.insert("even".into(), s.even.map(Resource::name).collect::<Vec<_>>().into());
        }
        if s.offers > 0 {
            table.insert("offers".into(), s.offers.into());
        }
        if s.idle != Seats::NONE {
            table.insert("idle".into(), s.idle.0.into());
        }
        if s.unlocked && self.edition.lock > 0 {
            table.insert("unlocked".into(), true.into());
        }
        let side = |seat: Seat| {
            let side = s.side(seat);
            let mut value = json!({ "principality": self.write_rows(side), "hand": self.row_json(s, Row::hand(seat)) });
            if side.left != 0 {
                value["left"] = (2 * side.left).into();
            }
            if self.has_sea() {
                value["sea"] = self.sea_json(s, seat);
            }
            let markers = self.write_markers(side);
            if !markers.is_empty() || !self.write_markers(self.start_state().side(seat)).is_empty() {
                value["markers"] = markers.into();
            }
            if self.own_discards() && s.piles.len(Row::discard(seat)) > 0 {
                value["discard"] = self.row_json(s, Row::discard(seat));
            }
            value
        };
        table.insert("sides".into(), [Seat(0), Seat(1)].map(side).to_vec().into());
        let stacks: Vec<Value> = (0..self.stacks()).map(|stack| self.row_json(s, Row::stack(stack))).collect();
        table.insert("stacks".into(), stacks.into());
        let shared = self.shared_discard().map(|row| ("discard", row));
        for (name, row) in shared.into_iter().chain(ROWS) {
            if s.piles.len(row) > 0 {
                table.insert(name.into(), self.row_json(s, row));
            }
        }
        if seat.is_some() {
            let frames: Vec<String> = s.agenda.frames().iter().map(|&frame| self.frame_text(frame)).collect();
            table.insert("agenda".into(), frames.into());
            table.insert("spared".into(), s.spared.0.into());
            if s.bereft != Seats::NONE {
                table.insert("bereft".into(), s.bereft.0.into());
            }
            table.insert("started".into(), s.started.into());
            if let Some((name, _)) = Preparing::NAMED.iter().find(|it| Some(it.1) == s.preparing) {
                table.insert("preparing".into(), (*name).into());
            }
        }
        table.into()
    }

    /// Reads a position.
    pub(crate) fn table_from_json(&self, value: &Value) -> Result<State, Wrong> {
        // Open cards are on the table only if a player won in the middle of an effect.
        let is_over = self.edition.wins_at_once && value["phase"] == "over";
        let map = object(value, "table", &MEMBERS[..if is_over { 19 } else { 17 }])?;
        let phase = map.get("phase").map(|phase| string(phase, "phase")).transpose()?;
        match phase {
            None if map.is_empty() => return Ok(self.start_state()),
            Some("start") if map.len() == 1 => return Ok(self.start_state()),
            Some("start") => return Err(Wrong::at("phase", "before the first turn everything lies as in the set-up")),
            _ => {}
        }
        let mut s = self.rest_from_json(map, false)?;
        self.check_lying(&s)?;
        self.deal_the_rest(&mut s)?;
        if let Some(fault) = self.fault(&s) {
            return Err(Wrong::at(fault.at, fault.why));
        }
        let points = s.victory_points(self, s.active);
        let won = points >= self.options().target;
        match phase.unwrap_or("action") {
            "over" if won => {}
            "over" => return Err(Wrong::at("phase", format!("seat {} has {points} points only", s.active))),
            name => {
                let phase = phase_named(name).filter(|phase| !matches!(phase, Phase::Dice | Phase::End));
                let phase = phase.ok_or_else(|| Wrong::at("phase", no_phase(name)))?;
                if won && (phase != Phase::BeforeRoll || self.edition.wins_at_once) {
                    return Err(Wrong::at("phase", format!("with {points} points the game is over")));
                }
                let fixed = self.was_used(&s, true);
                if phase == Phase::BeforeRoll && !fixed && (s.number > 0 || s.event.is_some()) {
                    return Err(Wrong::at("number", "before the roll no die has fallen"));
                }
                if phase == Phase::BeforeRoll && self.was_used(&s, false) {
                    return Err(Wrong::at("sides", "before the roll no function was used"));
                }
                if phase == Phase::BeforeRoll && !s.side(s.active).sea.is_quiet() {
                    return Err(Wrong::at("sides", "before the roll no ship has sailed"));
                }
                if phase != Phase::Action {
                    self.check_nothing_lasts(&s)?;
                }
                let (hand, limit) = (s.hand(s.active).len(), s.hand_limit(self, s.active));
                let replenished = hand == limit || hand < limit && self.full_stacks(&s, s.active) == 0;
                if phase == Phase::Exchange && !replenished {
                    let hand_is = format!("in the exchange seat {} has a hand of {limit}, not of {hand}", s.active);
                    return Err(Wrong::at(format!("sides[{}].hand", s.active.0), hand_is));
                }
                if phase == Phase::Fill {
                    self.check_fill(&s).map_err(|why| Wrong::at("phase", why))?;
                }
                s.agenda.push(Frame::Turn(phase));
            }
        }
        self.check_hands(&s)?;
        if s.agenda.depth() == 0 {
            self.check_nothing_lasts(&s)?;
        }
        if s.agenda.depth() == 0 && s.sides.iter().any(|side| side.used != 0) {
            return Err(Wrong::at("sides", "after the end no function is used"));
        }
        if s.agenda.depth() == 0 && !s.side(s.active).sea.is_quiet() {
            return Err(Wrong::at("sides", "after the end all ships lie in the harbor"));
        }
        Cx { duel: self, s: &mut s, log: &mut Log::off() }.run();
        Ok(s)
    }

    /// Reads everything except the agenda and the cards that were not named.
    pub(crate) fn rest_from_json(&self, map: &Map<String, Value>, known: bool) -> Result<State, Wrong> {
        let mut s = self.start_state();
        s.piles = Piles::default();
        s.agenda = Agenda::default();
        s.active = map.get("active").map_or(Ok(s.active), |it| seat(it, "active"))?;
        // The knowledge of a seat may be from before the first turn.
        let first = u16::from(!known);
        s.turn = match map.get("turn") {
            None => 1,
            Some(turn) => {
                let turn = turn.as_u64().and_then(|turn| u16::try_from(turn).ok()).filter(|turn| *turn >= first);
                let why = || format!("a whole number from {first} to {} is wanted here", u16::MAX);
                turn.ok_or_else(|| Wrong::at("turn", why()))?
            }
        };
        s.number = map.get("number").map_or(Ok(0), |it| small_number(it, "number"))?;
        if s.number > 6 || map.contains_key("number") && s.number == 0 {
            return Err(Wrong::at("number", "the production die shows 1 to 6"));
        }
        if let Some(event) = map.get("event") {
            let name = string(event, "event")?;
            let face = EventFace::read(name);
            s.event = Some(face.ok_or_else(|| Wrong::at("event", no_face(name)))?);
        }
        if let Some(pledge) = map.get("pledge") {
            let name = string(pledge, "pledge")?;
            let card =
                self.edition.card(name).filter(|&card| card.def().pledges.is_some() && self.title(card).is_some());
            s.pledge = Some(card.ok_or_else(|| Wrong::at("pledge", format!("{} changes no price", quoted(name))))?);
        }
        if let Some(even) = map.get("even") {
            for name in strings(even, "even")? {
                let resource = Resource::read(name);
                let resource =
                    resource.ok_or_else(|| Wrong::at("even", format!("there is no resource {}", quoted(name))))?;
                s.even = s.even.with(resource);
            }
        }
        s.idle = seats(map, "idle")?;
        if !self.something_lasts() && (!s.even.is_empty() || s.idle != Seats::NONE) {
            let at = if s.even.is_empty() { "idle" } else { "even" };
            return Err(Wrong::at(at, "no card of this game leaves anything behind for the rest of a turn"));
        }
        s.offers = map.get("offers").map_or(Ok(0), |it| small_number(it, "offers"))?;
        if s.offers > self.edition.offers {
            let most = format!("no more than {} offers are made in a turn of this game", self.edition.offers);
            return Err(Wrong::at("offers", most));
        }
        if let Some(unlocked) = map.get("unlocked") {
            let no = |why: &str| Wrong::at("unlocked", why);
            s.unlocked = unlocked.as_bool().ok_or_else(|| no("true or false is wanted here"))?;
            if self.edition.lock == 0 {
                return Err(no("in this game action cards are played from the start"));
            }
        }
        if let Some(sides) = map.get("sides") {
            let sides = list(sides, "sides")?;
            if sides.len() > 2 {
                return Err(Wrong::at("sides", "there are two players"));
            }
            for (at, side) in sides.iter().enumerate() {
                self.side_from_json(&mut s, Seat(at as u8), side, known)?;
            }
        }
        if self.has_sea() && !known {
            s.sides.iter_mut().for_each(|side| side.lay_harbor_somewhere());
        }
        if let Some(stacks) = map.get("stacks") {
            let stacks = list(stacks, "stacks")?;
            if stacks.len() > usize::from(self.stacks()) {
                return Err(Wrong::at("stacks", format!("there are {} draw stacks", self.stacks())));
            }
            for (at, stack) in stacks.iter().enumerate() {
                self.row_from_json(&mut s, Row::stack(at as u8), stack, &format!("stacks[{at}]"), known)?;
            }
        }
        if self.own_discards() && map.contains_key("discard") {
            return Err(Wrong::at("discard", "everybody has a discard pile of his own: it belongs to a side"));
        }
        let shared = self.shared_discard().map(|row| ("discard", row));
        for (name, row) in shared.into_iter().chain(ROWS) {
            if let Some(cards) = map.get(name) {
                self.row_from_json(&mut s, row, cards, name, known)?;
            }
        }
        s.recount(self);
        let built = |count: fn(&Side) -> u8| s.sides.iter().map(count).sum::<u8>();
        let used = [
            built(|side| side.roads.count_ones() as u8) - 2,
            built(|side| side.settled.count_ones() as u8) - 4,
            built(|side| side.cities.count_ones() as u8),
        ];
        for (at, what) in ["roads", "settlements", "cities"].into_iter().enumerate() {
            let left = self.edition.supply[at].checked_sub(used[at]);
            s.supply[at] = left.ok_or_else(|| Wrong::at("sides", format!("there are not so many {what}")))?;
        }
        Ok(s)
    }

    fn side_from_json(&self, s: &mut State, seat: Seat, value: &Value, known: bool) -> Result<(), Wrong> {
        let at = format!("sides[{}]", seat.0);
        let map = object(value, &at, &["principality", "left", "markers", "hand", "discard", "sea"])?;
        let left = match map.get("left") {
            None => 0,
            Some(left) => {
                let column = left.as_i64().and_then(|left| i8::try_from(left).ok());
                column.ok_or_else(|| Wrong::at(format!("{at}.left"), "a column is wanted here"))?
            }
        };
        if let Some(rows) = map.get("principality") {
            let at = format!("{at}.principality");
            // Markers that the position does not mention lie as in the set-up.
            let beside = s.side(seat).lying;
            *s.side_mut(seat) = self.read_rows(&strings(rows, &at)?, left, &at)?;
            s.side_mut(seat).lying[56..].copy_from_slice(&beside[56..]);
        } else if left != 0 {
            return Err(Wrong::at(at, "left belongs to a principality"));
        }
        if let Some(markers) = map.get("markers") {
            let at = format!("{at}.markers");
            s.side_mut(seat).lying[56..].fill(Side::EMPTY.lying[0]);
            self.read_markers(s.side_mut(seat), &strings(markers, &at)?, &at)?;
        }
        if let Some(sea) = map.get("sea") {
            self.sea_from_json(s, seat, sea, &format!("{at}.sea"), known)?;
        }
        if let Some(pile) = map.get("discard") {
            let at = format!("{at}.discard");
            if !self.own_discards() {
                return Err(Wrong::at(at, "both share one discard pile: it belongs beside the sides"));
            }
            self.row_from_json(s, Row::discard(seat), pile, &at, known)?;
        }
        if let Some(hand) = map.get("hand") {
            self.row_from_json(s, Row::hand(seat), hand, &format!("{at}.hand"), known)?;
        }
        Ok(())
    }

    fn row_from_json(&self, s: &mut State, row: Row, value: &Value, at: &str, known: bool) -> Result<(), Wrong> {
        for (i, text) in strings(value, at)?.into_iter().enumerate() {
            let at = format!("{at}[{i}]");
            let no = |why: String| Err(Wrong::at(&at, why));
            let words: Vec<&str> = text.split(' ').collect();
            let (name, groups) = match words[..] {
                [name] => (name, None),
                [name, zero, one] => match groups(zero, one) {
                    Some(groups) => (name, Some(groups)),
                    None => return no(NO_GROUPS.into()),
                },
                _ => return no(format!("{text:?} is no card")),
            };
            let blank = known.then(|| self.names().iter().position(|it| it == name)).flatten();
            let face = self.named(name).or(blank.filter(|&at| at > 0).map(|at| Face(at as u8)));
            let Some(face) = face else { return no(self.no_card(name)) };
            if self.is_face_up(face) && !matches!(row, Row::FACE_UP | Row::OPEN) {
                let never = match row {
                    _ if self.discards().any(|pile| pile == row) => "it goes back there and is never discarded",
                    _ if row.is_hand() => "it is built from there and never held",
                    _ => "it is built from there and never drawn",
                };
                return no(format!("{name} lies face up beside the stacks: {never}"));
            }
            if !self.belongs(row, face) {
                return no(format!("{name} does not belong here"));
            }
            if s.piles.all().count() == CARDS {
                return no("there are not so many cards".into());
            }
            let groups = groups.unwrap_or_else(|| self.usual_groups(row, face));
            s.piles.push(row, Slot { face, groups });
        }
        Ok(())
    }

    /// Whether a card may lie in a row, by its back.
    fn belongs(&self, row: Row, face: Face) -> bool {
        use crate::card::Back;
        let back = self.back(face);
        match row {
            Row::EVENTS | Row::OUT => back == Back::Event,
            Row::REGIONS => back == Back::Region,
            Row::OPEN => true,
            Row::FACE_UP => self.is_face_up(face),
            Row(stack) if stack < Row::STACKS => self.stack_back(stack) == back,
            _ => matches!(back, Back::Of(_) | Back::Deck(_)),
        }
    }

    /// Deals the cards that were not named: they go to their rows of the set-up, in the same order, below the named
    /// ones.
    fn deal_the_rest(&self, s: &mut State) -> Result<(), Wrong> {
        let mut left = self.copies.clone();
        let named = self.named_cards(s);
        for (face, at) in &named {
            let one_less = left[face.index()].checked_sub(1);
            left[face.index()] = one_less.ok_or_else(|| Wrong::at(at, self.too_many(*face, &named)))?;
        }
        let start = self.start_state();
        let is_dealt = |row: &Row| !row.is_hand() && !self.discards().any(|pile| pile == *row);
        for row in Row::all().filter(is_dealt) {
            // A copy that was named in this row is the copy that lies there in the set-up.
            let mut named_here = s.piles.faces(row).to_vec();
            for slot in start.piles.slots(row) {
                if let Some(at) = named_here.iter().position(|&face| face == slot.face) {
                    named_here.swap_remove(at);
                } else if left[slot.face.index()] > 0 {
                    left[slot.face.index()] -= 1;
                    s.piles.push(row, slot);
                }
            }
        }
        // Cards of a deck's starting hand that are not in the hand go under a stack of the deck.
        for slot in [Seat(0), Seat(1)].into_iter().flat_map(|seat| start.piles.slots(Row::hand(seat))) {
            if left[slot.face.index()] > 0 {
                left[slot.face.index()] -= 1;
                let stack = self.stacks_for(slot.face).trailing_zeros() as u8;
                s.piles.push(Row::stack(stack), Slot { groups: 0, ..slot });
            }
        }
        let (events, most) = (s.piles.len(Row::EVENTS), self.setup.events.len());
        if events > most {
            let why =
                format!("the event stack has {most} cards in this game, and here are {events}: name others in \"out\"");
            return Err(Wrong::at("events", why));
        }
        let lost = self.faces().find(|face| left[face.index()] > 0);
        lost.map_or(Ok(()), |face| Err(Wrong::at(self.home_of(face), format!("{} lies nowhere", self.name(face)))))
    }

    /// Every card that was named, with its place in the JSON.
    fn named_cards(&self, s: &State) -> Vec<(Face, String)> {
        let mut named = Vec::new();
        for seat in [Seat(0), Seat(1)] {
            let side = s.side(seat);
            let at = |spot: Spot| format!("sides[{}].principality at {spot}", seat.0);
            for store in (0..16).map(Store).filter(|store| side.regions[store.index()] != Face(0)) {
                named.push((side.regions[store.index()], at(side.region_spot(store))));
            }
            for (place, _) in side.crowns(self) {
                let spot = Spot::new(2 * side.column_of_place(place), 0);
                named.push((side.crowned[usize::from(place)], at(spot)));
            }
            for site in (0..64).map(Site) {
                let Lying { face, under, .. } = side.lying[site.index()];
                let here = [face, under].into_iter().filter(|it| *it != Face(0));
                named.extend(here.map(|face| (face, at(side.spot(site)))));
            }
        }
        for row in Row::all() {
            let list = self.row_path(row);
            let here = s.piles.faces(row).iter().enumerate();
            named.extend(here.map(|(at, &face)| (face, format!("{list}[{at}]"))));
        }
        named
    }

    /// The place of a row in the JSON.
    fn row_path(&self, row: Row) -> String {
        let seats = [Seat(0), Seat(1)];
        let hand = seats.into_iter().find(|&seat| row == Row::hand(seat));
        let pile = seats.into_iter().find(|&seat| row == Row::discard(seat) && self.own_discards());
        if let Some(seat) = seats.into_iter().find(|&seat| row == Row::sea(seat)) {
            return format!("sides[{}].sea.cards", seat.0);
        }
        match (hand, pile) {
            (Some(seat), _) => format!("sides[{}].hand", seat.0),
            (_, Some(seat)) => format!("sides[{}].discard", seat.0),
            _ if row.0 < Row::STACKS => format!("stacks[{}]", row.0),
            _ => ROWS.iter().find(|it| it.1 == row).map_or("discard", |it| it.0).into(),
        }
    }

    /// The message that a card is named more often than there are copies of it.
    fn too_many(&self, face: Face, named: &[(Face, String)]) -> String {
        let places: Vec<&str> = named.iter().filter(|it| it.0 == face).map(|it| it.1.as_str()).collect();
        let print = self.print(face);
        let name = if print.number > 0 { self.name(face) } else { print.card.def().name.into() };
        let copies = match self.copies[face.index()] {
            1 => format!("there is one {name}"),
            copies => format!("there are {copies} copies of {name}"),
        };
        let others = self.faces().filter(|&other| other != face && self.card(other) == print.card && print.number == 0);
        let others: Vec<String> =
            others.map(|other| format!("{} of {}", self.copies[other.index()], self.name(other))).collect();
        let copies = match &others[..] {
            [] => copies,
            others => format!("{copies} called {} (besides {})", self.name(face), others.join(", ")),
        };
        let (last, others) = places.split_last().expect("it lies somewhere");
        format!("{copies}, and here are {}: {} and {last}", places.len(), others.join(", "))
    }

    /// Checks that outside of the action phase no effect lasts for the rest of the turn.
    pub(crate) fn check_nothing_lasts(&self, s: &State) -> Result<(), Wrong> {
        match s {
            State { pledge: Some(_), .. } => Err(Wrong::at("pledge", "nothing is built in this part of a turn")),
            State { even, .. } if !even.is_empty() => {
                Err(Wrong::at("even", "nothing is traded in this part of a turn"))
            }
            _ => Ok(()),
        }
    }

    /// Checks that every card in both principalities lies at an allowed site.
    pub(crate) fn check_lying(&self, s: &State) -> Result<(), Wrong> {
        [Seat(0), Seat(1)].into_iter().try_for_each(|seat| self.check_sites(s, seat, &format!("sides[{}]", seat.0)))
    }
}

/// Reads what both seats know of a card.
pub(crate) fn groups(zero: &str, one: &str) -> Option<u8> {
    let group = |text: &str| text.parse::<u8>().ok().filter(|it| *it < 16 && it.to_string() == text);
    Some(group(zero)? | group(one)? << 4)
}

/// The message if that cannot be read.
pub(crate) const NO_GROUPS: &str = "what each seat knows of a card is a number from 0 to 15";

fn no_phase(name: &str) -> String {
    let quiet = ["start", "before-roll", "action", "replenish", "exchange", "over"];
    format!("there is no phase {}; {}", quoted(name), instead(name, quiet))
}

/// The name of the part of a turn, or of the start or the end of the game, by the agenda.
pub(crate) fn phase_of(s: &State) -> &'static str {
    match s.agenda.frames().first() {
        Some(Frame::Turn(phase)) => phase_name(*phase),
        Some(_) => "start",
        None => "over",
    }
}

/// Reads a set of seats, written as a number; empty if it is missing.
pub(crate) fn seats(map: &Map<String, Value>, name: &str) -> Result<Seats, Wrong> {
    match map.get(name).map_or(Ok(0), |it| small_number(it, name))? {
        seats @ 0..4 => Ok(Seats(seats)),
        _ => Err(Wrong::at(name, "there are seats 0 and 1: a number from 0 to 3")),
    }
}

pub(crate) fn seat(value: &Value, at: &str) -> Result<Seat, Wrong> {
    match small_number(value, at)? {
        seat @ 0..2 => Ok(Seat(seat)),
        _ => Err(Wrong::at(at, "there are seats 0 and 1")),
    }
}
