//! The helpers in a position: who has which, locks, and questions.

use kernel::{Seat, Wrong};
use serde_json::{Map, Value, json};

use super::deeds::helper_from;
use super::{Helper, HelperAsk, Way, Ways, def};
use crate::counts::{Cards, Countable, Hand};
use crate::modules::ModuleAsk;
use crate::modules::{Act, HelperAct};
use crate::notation::{kind, seats_text};
use crate::read::{counts, list, object, small_number, string, write_counts};
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, Frame, State};

/// The members of the helpers' part of a table.
const MEMBERS: [&str; 5] = ["held", "locked", "jean", "seen", "seen_count"];

impl<D: Size> Island<D> {
    /// The helpers' part of a table; for `eyes`, what that seat knows.
    pub(crate) fn helpers_json(&self, s: &State<D>, eyes: Option<Seat>) -> Option<Value> {
        if self.options().modules.helpers == 0 {
            return None;
        }
        let helpers = &s.kept.helpers;
        let held = self.everybody().map(|seat| match helpers.held.of(seat) {
            None => Value::Null,
            Some(helper) if helpers.turned.has(seat) => format!("{} B", helper.name()).into(),
            Some(helper) => helper.name().into(),
        });
        let mut out = Map::new();
        out.insert("held".into(), held.collect());
        if !helpers.locked.is_empty() {
            out.insert("locked".into(), helpers.locked.map(|seat| Value::from(seat.0)).collect());
        }
        if let Some(resource) = helpers.jean {
            out.insert("jean".into(), resource.name().into());
        }
        if helpers.seen_count > 0 {
            match eyes.filter(|&eyes| eyes != s.active) {
                None => out.insert("seen".into(), write_counts(helpers.seen)),
                Some(_) => out.insert("seen_count".into(), json!(helpers.seen_count)),
            };
        }
        Some(Value::Object(out))
    }

    /// Reads the helpers' part of a table; `s.active` is known already.
    pub(crate) fn read_helpers(&self, s: &mut State<D>, value: &Value, eyes: Option<Seat>) -> Result<(), Wrong> {
        if self.options().modules.helpers == 0 {
            return Err(Wrong::at("helpers", "there are no helpers at this table"));
        }
        let map = object(value, "helpers", &MEMBERS)?;
        let empty = Vec::new();
        let members = |name: &str| map.get(name).map_or(Ok(&empty[..]), |value| list(value, "helpers"));
        let held = members("held")?;
        if held.len() > self.options().seats as usize {
            return Err(Wrong::at("helpers.held", "there are not so many seats"));
        }
        for (i, value) in held.iter().enumerate() {
            let at = format!("helpers.held[{i}]");
            if value.is_null() {
                continue;
            }
            let text = string(value, &at)?;
            let (name, turned) = match text.strip_suffix(" B") {
                Some(name) => (name, true),
                None => (text, false),
            };
            let helper = helper_from(name).map_err(|why| Wrong::at(&at, why))?;
            if !s.kept.helpers.free().has(helper) {
                return Err(Wrong::at(at, format!("somebody else has {}", helper.title())));
            }
            let seat = Seat(i as u8);
            *s.kept.helpers.held.of_mut(seat) = Some(helper);
            if turned {
                s.kept.helpers.turned = s.kept.helpers.turned.with(seat);
            }
        }
        for value in members("locked")? {
            let seat = Seat(small_number(value, "helpers.locked")?);
            if seat.0 >= self.options().seats || s.kept.helpers.held.of(seat).is_none() {
                return Err(Wrong::at("helpers.locked", "only who has a helper can have a locked one"));
            }
            s.kept.helpers.locked = s.kept.helpers.locked.with(seat);
        }
        if let Some(value) = map.get("jean") {
            let at = "helpers.jean";
            let resource = kind(string(value, at)?).map_err(|why| Wrong::at(at, why))?;
            s.kept.helpers.jean = Some(resource);
            let side = s.side_mut(s.active);
            side.rates = side.rates.without(resource) + Hand::of(resource, 2);
        }
        s.kept.helpers.seen = map.get("seen").map_or(Ok(Cards::NONE), |value| counts(value, "helpers.seen"))?;
        let hidden = eyes.is_some_and(|eyes| eyes != s.active);
        s.kept.helpers.seen_count = match map.get("seen_count") {
            Some(value) if hidden && s.kept.helpers.seen.is_empty() => small_number(value, "helpers.seen_count")?,
            Some(_) => return Err(Wrong::at("helpers.seen_count", "say \"seen\" where the cards are shown")),
            None if hidden && !s.kept.helpers.seen.is_empty() => {
                return Err(Wrong::at("helpers.seen", "these cards are hidden from this seat"));
            }
            None => s.kept.helpers.seen.total(),
        };
        Ok(())
    }

    /// Whether the helpers fit the moment, which is known by now. If the position names none, they are handed out.
    pub(crate) fn settle_helpers(&self, s: &mut State<D>, said: bool) -> Result<(), Wrong> {
        if self.options().modules.helpers == 0 {
            return Ok(());
        }
        let seats = u16::from(self.options().seats);
        let placing = matches!(s.agenda.frames().first(), Some(Frame::Settle | Frame::SettleRoad(_) | Frame::Placed));
        let placed = if placing { s.turn.max(seats) } else { 2 * seats };
        for (helper, number) in Helper::ALL.into_iter().zip(seats..placed) {
            let holder = s.kept.helpers.held.of_mut(self.places(number));
            match (said, *holder) {
                (false, _) => *holder = Some(helper),
                (true, Some(held)) if !placing || held == helper => {}
                (true, _) => return Err(Wrong::at("helpers.held", "this is not how the stack was handed out")),
            }
        }
        let held = s.kept.helpers.held.as_ref().iter().flatten().count();
        if held != usize::from(placed - seats) {
            return Err(Wrong::at("helpers.held", "a helper is taken with the second settlement"));
        }
        if placing && (!s.kept.helpers.turned.is_empty() || !s.kept.helpers.locked.is_empty()) {
            return Err(Wrong::at("helpers", "nobody has used a helper yet"));
        }
        let main = matches!(s.agenda.frames().first(), Some(Frame::Main)) && !s.reduced;
        if s.kept.helpers.jean.is_some() && !main {
            return Err(Wrong::at("helpers.jean", "Jean's rate is for the main phase"));
        }
        let between = !matches!(s.agenda.frames().first(), Some(Frame::Main | Frame::BeforeRoll | Frame::Roll));
        if (between || s.reduced) && !s.kept.helpers.locked.is_empty() {
            return Err(Wrong::at("helpers.locked", "locks end with the turn"));
        }
        let looking = |frame: &Frame| {
            matches!(frame, Frame::Module(ModuleAsk::Helpers(HelperAsk::CandamirDraw(_) | HelperAsk::CandamirKeep)))
        };
        if s.kept.helpers.seen_count > 0 && !looking(&s.agenda.top()) {
            return Err(Wrong::at("helpers.seen", "cards are looked at only while Candamir shows them"));
        }
        Ok(())
    }

    /// Whether a question of a helper can be open on top of `below`.
    pub(crate) fn helper_ask_is_sound(
        &self,
        s: &State<D>,
        below: &[Frame],
        ask: HelperAsk,
        eyes: Option<Seat>,
    ) -> bool {
        let seat = ask.asked(s.active);
        let Some(held) = *s.kept.helpers.held.of(seat) else { return false };
        let is_window = match (ask.helper().unwrap_or(held), below) {
            (Helper::Marianne, [Frame::Main]) => s.dice[0] + s.dice[1] != 7,
            (Helper::Sean, [Frame::Main, Frame::MoveRobber] | [Frame::Main, Frame::MoveRobber, Frame::Discards]) => {
                s.dice[0] + s.dice[1] == 7
            }
            (Helper::Marianne | Helper::Sean, _) => false,
            (Helper::Lin, [Frame::BeforeRoll]) => seat == s.active,
            (_, [Frame::Main]) => seat == s.active,
            _ => false,
        };
        let holds = ask.helper().is_none_or(|helper| helper == held);
        is_window
            && holds
            && !s.kept.helpers.locked.has(seat)
            && !s.reduced
            && self.answers_are_sound(s, seat, ask, eyes)
    }

    fn answers_are_sound(&self, s: &State<D>, seat: Seat, ask: HelperAsk, eyes: Option<Seat>) -> bool {
        let begun = |way: Way, cost: Hand| {
            self.everybody_knows(s, seat, cost, eyes) && {
                // If the reader sees the cards, the use must have been possible.
                eyes.is_some_and(|eyes| eyes != seat)
                    || (def::<D>(self.helper_of(s, seat)).ways)(self, s, seat).has(way)
            }
        };
        let answers = || self.helper_answers(s, ask).len() > 0;
        match ask {
            HelperAsk::Marianne(_) | HelperAsk::Sean(_) => {
                (def::<D>(self.helper_of(s, seat)).ways)(self, s, seat) != Ways::NONE
            }
            HelperAsk::WilliamRoad(kept, other) => {
                begun(Way::Paying(kept, other), Hand::one(kept) + Hand::one(other)) && answers()
            }
            HelperAsk::JeanTake(give) => begun(Way::With(give), Hand::of(give, 2)) && answers(),
            HelperAsk::VincentSettlement => {
                begun(Way::Settlement, Hand::new([1, 1, 0, 0, 0])) && s.side(seat).knights > 0 && answers()
            }
            HelperAsk::VincentCity => {
                begun(Way::City, Hand::new([0, 0, 0, 1, 2])) && s.side(seat).knights > 0 && answers()
            }
            HelperAsk::CandamirDraw(left) => {
                left > 0
                    && left <= s.deck_left
                    && left + s.kept.helpers.seen_count == 3.min(s.deck_left.saturating_add(s.kept.helpers.seen_count))
            }
            HelperAsk::CandamirKeep => {
                s.kept.helpers.seen_count == 3 || s.kept.helpers.seen_count == 2 && s.deck_left == 0
            }
            HelperAsk::NassirAlso(_, first) => {
                first != seat && s.side(first).cards > 0 && self.helper_answers(s, ask).len() > 1
            }
            HelperAsk::NassirReturn(givers) => {
                !givers.is_empty() && !givers.has(seat) && u32::from(s.side(seat).cards) >= givers.len()
            }
            HelperAsk::LouisTo(from) => {
                let lifts = self
                    .helper_answers(s, HelperAsk::LouisFrom)
                    .check(crate::action::Action::Module(Act::Helpers(HelperAct::Lift(from))));
                lifts.is_ok()
            }
            HelperAsk::HildeTake(victim) => {
                let known = match eyes {
                    None => s.known_hand(victim, seat) == s.hand(victim),
                    Some(eyes) if eyes == seat => s.known_hand(victim, seat).total() == s.side(victim).cards,
                    Some(_) => true,
                };
                let chosen = self.helper_answers(s, HelperAsk::HildeWhom);
                known && chosen.check(crate::action::Action::Choose(victim)).is_ok()
            }
            HelperAsk::HildeWhom | HelperAsk::LinDesert => {
                (def::<D>(self.helper_of(s, seat)).ways)(self, s, seat).has(Way::Plain)
                    && self.helper_answers(s, ask).len() > 1
            }
            _ => answers(),
        }
    }

    fn helper_of(&self, s: &State<D>, seat: Seat) -> Helper {
        s.kept.helpers.held.of(seat).expect("whoever is asked has a helper")
    }

    /// Whether a hand is known to hold these cards: to the seat `eyes`, or to every seat if all cards are shown.
    pub(crate) fn everybody_knows(&self, s: &State<D>, owner: Seat, cards: Hand, eyes: Option<Seat>) -> bool {
        match eyes {
            Some(eyes) => s.known_hand(owner, eyes).covers(cards),
            None => self.everybody().all(|observer| s.known_hand(owner, observer).covers(cards)),
        }
    }

    /// A question of a helper, as a moment is written.
    pub(crate) fn helper_ask_text(&self, ask: HelperAsk) -> String {
        match ask {
            HelperAsk::NassirWhom(what) => format!("nassir-whom {}", what.name()),
            HelperAsk::NassirAlso(what, first) => format!("nassir-also {} {first}", what.name()),
            HelperAsk::NassirReturn(givers) => format!("nassir-return {}", seats_text(givers)),
            HelperAsk::WilliamRoad(kept, other) => format!("william-road {} {}", kept.name(), other.name()),
            HelperAsk::Marianne(seat) => format!("marianne {seat}"),
            HelperAsk::LouisFrom => "louis-from".into(),
            HelperAsk::LouisTo(from) => format!("louis-to {}", self.topology.edges[from.index()]),
            HelperAsk::Sean(seat) => format!("sean {seat}"),
            HelperAsk::CandamirDraw(left) => format!("candamir-draw {left}"),
            HelperAsk::CandamirKeep => "candamir-keep".into(),
            HelperAsk::HildeWhom => "hilde-whom".into(),
            HelperAsk::HildeTake(victim) => format!("hilde-take {victim}"),
            HelperAsk::JeanTake(give) => format!("jean-take {}", give.name()),
            HelperAsk::LinDesert => "lin-desert".into(),
            HelperAsk::LinGold => "lin-gold".into(),
            HelperAsk::VincentSettlement => "vincent-settlement".into(),
            HelperAsk::VincentCity => "vincent-city".into(),
            HelperAsk::AfterUse(seat) => format!("after-use {seat}"),
        }
    }

    /// Reads a question of a helper; `None` for other words.
    pub(crate) fn helper_ask_from(&self, words: &[&str]) -> Result<Option<HelperAsk>, String> {
        Ok(Some(match *words {
            ["nassir-whom", what] => HelperAsk::NassirWhom(kind(what)?),
            ["nassir-also", what, first] => HelperAsk::NassirAlso(kind(what)?, self.seat_from(first)?),
            ["nassir-return", givers] => HelperAsk::NassirReturn(self.seats_from(givers)?),
            ["william-road", kept, other] => HelperAsk::WilliamRoad(kind(kept)?, kind(other)?),
            ["marianne", seat] => HelperAsk::Marianne(self.seat_from(seat)?),
            ["louis-from"] => HelperAsk::LouisFrom,
            ["louis-to", from] => HelperAsk::LouisTo(self.edge_from(from)?),
            ["sean", seat] => HelperAsk::Sean(self.seat_from(seat)?),
            ["candamir-draw", left] => {
                HelperAsk::CandamirDraw(left.parse().map_err(|_| format!("{left:?}: how many?"))?)
            }
            ["candamir-keep"] => HelperAsk::CandamirKeep,
            ["hilde-whom"] => HelperAsk::HildeWhom,
            ["hilde-take", victim] => HelperAsk::HildeTake(self.seat_from(victim)?),
            ["jean-take", give] => HelperAsk::JeanTake(kind(give)?),
            ["lin-desert"] => HelperAsk::LinDesert,
            ["lin-gold"] => HelperAsk::LinGold,
            ["vincent-settlement"] => HelperAsk::VincentSettlement,
            ["vincent-city"] => HelperAsk::VincentCity,
            ["after-use", seat] => HelperAsk::AfterUse(self.seat_from(seat)?),
            _ => return Ok(None),
        }))
    }
}
