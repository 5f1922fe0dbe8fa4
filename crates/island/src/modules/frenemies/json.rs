//! Favor tokens in a position: who has which, links, and questions.

use kernel::{Bits, Seat, Wrong};
use serde_json::{Map, Value, json};

use super::deeds::guild_from;
use super::networks::{HOMES, link, linked_homes};
use super::{FavorAsk, Guild, Tokens, box_tokens};
use crate::counts::{Countable, Hand};
use crate::geometry::Corner;
use crate::modules::answers::gift_bit;
use crate::notation::{kind, seats_text};
use crate::read::{counts, list, object, small_number, string, strings, truth, write_counts};
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, Frame, State};

/// The members of the part of Frenemies in a table.
const MEMBERS: [&str; 13] = [
    "supply",
    "halls",
    "tokens",
    "fresh",
    "drawn",
    "markers",
    "homes",
    "links",
    "offered",
    "given",
    "redeemed",
    "exchanged",
    "traded",
];

impl<D: Size> Island<D> {
    /// The part of Frenemies in a table; for `eyes`, what that seat knows.
    pub(crate) fn favors_json(&self, s: &State<D>, eyes: Option<Seat>) -> Option<Value> {
        if self.options().modules.frenemies == 0 {
            return None;
        }
        let favors = &s.kept.frenemies;
        let hidden = |seat: Seat| eyes.is_some_and(|eyes| eyes != seat);
        let place = |corner: Corner| self.topology.corners[corner.index()].to_string();
        let mut out = Map::new();
        out.insert("supply".into(), json!(favors.supply_left));
        if !favors.halls.is_empty() {
            out.insert("halls".into(), write_counts(favors.halls));
        }
        let tokens = self.everybody().map(|seat| match hidden(seat) {
            true => json!(favors.count.of(seat)),
            false => write_counts(*favors.held.of(seat)),
        });
        out.insert("tokens".into(), tokens.collect());
        if favors.fresh_count > 0 {
            let fresh = if hidden(s.active) { json!(favors.fresh_count) } else { write_counts(favors.fresh) };
            out.insert("fresh".into(), fresh);
        }
        if let Some((guild, _)) = favors.drawn.each().next() {
            out.insert("drawn".into(), guild.name().into());
        }
        if self.everybody().any(|seat| *favors.markers.of(seat) > 0) {
            out.insert("markers".into(), self.everybody().map(|seat| json!(favors.markers.of(seat))).collect());
        }
        let homes = self.everybody().map(|seat| favors.homes.of(seat).each().map(place).collect::<Vec<_>>());
        out.insert("homes".into(), homes.map(Value::from).collect());
        let pairs = self.everybody().flat_map(|low| self.others(low).map(move |high| (low, high)));
        let links: Vec<String> = pairs
            .filter(|(low, high)| low < high)
            .flat_map(|(low, high)| linked_homes(s, low, high))
            .map(|[one, other]| format!("{} {}", place(one), place(other)))
            .collect();
        if !links.is_empty() {
            out.insert("links".into(), links.into());
        }
        let offered: Vec<String> = self
            .everybody()
            .flat_map(|to| crate::counts::Resource::ALL.map(|resource| (to, resource)))
            .filter(|&(to, resource)| favors.offered & gift_bit(to, resource) != 0)
            .map(|(to, resource)| format!("{} {to}", resource.name()))
            .collect();
        if !offered.is_empty() {
            out.insert("offered".into(), offered.into());
        }
        for (name, flag) in [("given", favors.given), ("redeemed", favors.redeemed), ("exchanged", favors.exchanged)] {
            if flag {
                out.insert(name.into(), json!(true));
            }
        }
        if favors.traded > 0 {
            out.insert("traded".into(), json!(favors.traded));
        }
        Some(Value::Object(out))
    }

    /// Reads the part of Frenemies in a table; pieces and `s.active` are known already.
    pub(crate) fn read_favors(&self, s: &mut State<D>, value: Option<&Value>, eyes: Option<Seat>) -> Result<(), Wrong> {
        if self.options().modules.frenemies == 0 {
            return match value {
                None => Ok(()),
                Some(_) => Err(Wrong::at("favors", "there are no favor tokens at this table")),
            };
        }
        let empty = Value::Object(Map::new());
        let map = object(value.unwrap_or(&empty), "favors", &MEMBERS)?;
        self.read_tokens(s, map, eyes)?;
        self.read_homes(s, map)?;
        self.read_links(s, map)?;
        self.read_limits(s, map)
    }

    fn by_seat<'a>(&self, map: &'a Map<String, Value>, name: &str) -> Result<Vec<(Seat, String, &'a Value)>, Wrong> {
        let at = format!("favors.{name}");
        let Some(value) = map.get(name) else { return Ok(Vec::new()) };
        let items = list(value, &at)?;
        if items.len() > self.options().seats as usize {
            return Err(Wrong::at(at, "there are not so many seats"));
        }
        Ok(items.iter().enumerate().map(|(i, item)| (Seat(i as u8), format!("{at}[{i}]"), item)).collect())
    }

    fn read_tokens(&self, s: &mut State<D>, map: &Map<String, Value>, eyes: Option<Seat>) -> Result<(), Wrong> {
        let too_many = |at: &str| Wrong::at(at, "there are more favor tokens than in the box");
        let is_hidden = |seat: Seat| eyes.is_some_and(|eyes| eyes != seat);
        s.kept.frenemies.halls = map.get("halls").map_or(Ok(Tokens::NONE), |value| counts(value, "favors.halls"))?;
        let all = box_tokens(self.options().seats);
        let mut left =
            Some(all).filter(|all| all.covers(s.kept.frenemies.halls)).ok_or_else(|| too_many("favors.halls"))?
                - s.kept.frenemies.halls;
        let mut hidden = 0u32;
        for (seat, at, value) in self.by_seat(map, "tokens")? {
            let count = if is_hidden(seat) {
                let count = small_number(value, &at)?;
                hidden += u32::from(count);
                count
            } else {
                let held: Tokens = counts(value, &at)?;
                if !left.covers(held) {
                    return Err(too_many(&at));
                }
                left -= held;
                *s.kept.frenemies.held.of_mut(seat) = held;
                held.total()
            };
            *s.kept.frenemies.count.of_mut(seat) = count;
        }
        let supply_left = u32::from(left.total()).checked_sub(hidden).ok_or_else(|| too_many("favors.tokens"))?;
        s.kept.frenemies.supply_left = supply_left as u8;
        s.kept.frenemies.supply = if eyes.is_none() { left } else { Tokens::NONE };
        let said = map.get("supply").map(|value| small_number(value, "favors.supply")).transpose()?;
        if said.is_some_and(|said| said != s.kept.frenemies.supply_left) {
            let why = format!("with these tokens {supply_left} are left");
            return Err(Wrong::at("favors.supply", why));
        }
        if let Some(value) = map.get("fresh") {
            if is_hidden(s.active) {
                s.kept.frenemies.fresh_count = small_number(value, "favors.fresh")?;
            } else {
                s.kept.frenemies.fresh = counts(value, "favors.fresh")?;
                s.kept.frenemies.fresh_count = s.kept.frenemies.fresh.total();
            }
        }
        if let Some(value) = map.get("drawn") {
            let at = "favors.drawn";
            if is_hidden(s.active) {
                return Err(Wrong::at(at, "this token is hidden from this seat"));
            }
            s.kept.frenemies.drawn = Tokens::one(guild_from(string(value, at)?).map_err(|why| Wrong::at(at, why))?);
        }
        let held = *s.kept.frenemies.held.of(s.active);
        let agrees = if is_hidden(s.active) {
            s.kept.frenemies.fresh_count <= *s.kept.frenemies.count.of(s.active)
        } else {
            held.covers(s.kept.frenemies.drawn) && (held - s.kept.frenemies.drawn).covers(s.kept.frenemies.fresh)
        };
        if !agrees {
            return Err(Wrong::at("favors.fresh", "the active player does not hold these tokens"));
        }
        let mut compasses = s.kept.frenemies.halls.get(Guild::MasterBuilders);
        for (seat, at, value) in self.by_seat(map, "markers")? {
            let markers = small_number(value, &at)?;
            compasses = compasses
                .checked_sub(markers.saturating_mul(Guild::MasterBuilders.cost()))
                .ok_or_else(|| Wrong::at(at, "each marker takes two compasses in the hall of the Master Builders"))?;
            *s.kept.frenemies.markers.of_mut(seat) = markers;
            s.side_mut(seat).points += markers;
        }
        Ok(())
    }

    /// Reads the homes; if they are missing, each network has its first building.
    fn read_homes(&self, s: &mut State<D>, map: &Map<String, Value>) -> Result<(), Wrong> {
        for (seat, at, value) in self.by_seat(map, "homes")? {
            for (i, text) in strings(value, &at)?.into_iter().enumerate() {
                let corner = self.corner_from(text).map_err(|why| Wrong::at(&at, why))?;
                let known = s.kept.frenemies.homes.of(seat).each().any(|home| home == corner);
                if i >= HOMES || known || !s.side(seat).buildings.has(corner.index()) {
                    return Err(Wrong::at(at, "a player's networks began at two buildings of their own at most"));
                }
                s.kept.frenemies.homes.of_mut(seat).add(corner);
            }
        }
        for seat in self.everybody() {
            if !self.find_homes(s, seat) {
                let why = format!("the pieces of seat {seat} form networks that began nowhere");
                return Err(Wrong::at("favors.homes", why));
            }
        }
        Ok(())
    }

    /// Reads the listed links, and adds those between networks in contact.
    fn read_links(&self, s: &mut State<D>, map: &Map<String, Value>) -> Result<(), Wrong> {
        let at = "favors.links";
        for text in map.get("links").map_or(Ok(Vec::new()), |value| strings(value, at))? {
            let wrong = || Wrong::at(at, format!("{text:?} does not name two homes of different players"));
            let (one, other) = text.split_once(' ').ok_or_else(wrong)?;
            let owner = |text: &str| {
                let corner = self.corner_from(text).map_err(|why| Wrong::at(at, why))?;
                let owns = |seat: &Seat| s.kept.frenemies.homes.of(*seat).each().any(|home| home == corner);
                Ok((self.everybody().find(owns).ok_or_else(wrong)?, corner))
            };
            let (one, other) = (owner(one)?, owner(other)?);
            if one.0 == other.0 {
                return Err(wrong());
            }
            let (low, high) = if one.0 < other.0 { (one, other) } else { (other, one) };
            let number = |(seat, corner)| s.kept.frenemies.homes.of(seat).each().position(|home| home == corner);
            let (Some(a), Some(b)) = (number(low), number(high)) else { return Err(wrong()) };
            link(s, low.0, high.0, 1 << (HOMES * a + b));
        }
        self.link_contacts(s);
        Ok(())
    }

    fn read_limits(&self, s: &mut State<D>, map: &Map<String, Value>) -> Result<(), Wrong> {
        let flag = |name: &str| map.get(name).map_or(Ok(false), |value| truth(value, &format!("favors.{name}")));
        s.kept.frenemies.given = flag("given")?;
        s.kept.frenemies.redeemed = flag("redeemed")?;
        s.kept.frenemies.exchanged = flag("exchanged")?;
        s.kept.frenemies.traded = map.get("traded").map_or(Ok(0), |value| small_number(value, "favors.traded"))?;
        let at = "favors.offered";
        for text in map.get("offered").map_or(Ok(Vec::new()), |value| strings(value, at))? {
            let wrong = |why: String| Wrong::at(at, why);
            let (resource, to) = text
                .split_once(' ')
                .ok_or_else(|| wrong(format!("{text:?} is no offered gift; one is written like ore 2")))?;
            let to = self.seat_from(to).map_err(wrong)?;
            s.kept.frenemies.offered |= gift_bit(to, kind(resource).map_err(wrong)?);
        }
        let favors = &s.kept.frenemies;
        if favors.redeemed && favors.exchanged || favors.traded > 2 || favors.traded > 0 && !favors.redeemed {
            return Err(Wrong::at("favors", "tokens are either redeemed in a turn, or one is exchanged"));
        }
        let used = favors.offered != 0 || favors.given || favors.redeemed || favors.exchanged;
        if favors.given && favors.offered == 0 {
            return Err(Wrong::at("favors.given", "a card that was given was offered before"));
        }
        let own: u32 = 0b11111 << (5 * s.active.index());
        if favors.offered & own != 0 {
            return Err(Wrong::at("favors.offered", "nobody gives to himself"));
        }
        let first = s.agenda.frames().first();
        if used && (!matches!(first, Some(Frame::Main)) || s.reduced) {
            return Err(Wrong::at("favors", "tokens and gifts are for the main phase of a full turn"));
        }
        let own_turn = matches!(first, Some(Frame::Main | Frame::BeforeRoll | Frame::Roll)) && !s.reduced;
        if favors.fresh_count > 0 && !own_turn {
            return Err(Wrong::at("favors.fresh", "tokens are fresh in the turn in which they were drawn"));
        }
        Ok(())
    }

    /// Whether a question or draw of Frenemies can lie on top of `below`. `above` tokens are drawn before it.
    pub(crate) fn favor_ask_is_sound(
        &self,
        s: &State<D>,
        below: &[Frame],
        ask: FavorAsk,
        above: u8,
        eyes: Option<Seat>,
    ) -> bool {
        let favors = &s.kept.frenemies;
        let main = matches!(below, [Frame::Main]) && !s.reduced && above == 0;
        let sees_active = eyes.is_none_or(|eyes| eyes == s.active);
        let gift = |to: Seat| {
            main && to != s.active
                && !favors.given
                && favors.supply_left > 0
                && s.side(to).points <= s.side(s.active).points
        };
        match ask {
            FavorAsk::Draw(_, count) => {
                count > 0 && above.checked_add(count).is_some_and(|all| all <= favors.supply_left)
            }
            FavorAsk::DrawOrder(builder, owners) => {
                let builds = match below.first() {
                    Some(Frame::Special(seat)) => builder == *seat,
                    _ => builder == s.active,
                };
                let left = u32::from(favors.supply_left).saturating_sub(u32::from(above));
                builds && !owners.has(builder) && (1..owners.len()).contains(&left)
            }
            FavorAsk::GiftAnswer(to, resource) => {
                gift(to)
                    && favors.offered & gift_bit(to, resource) != 0
                    && self.everybody_knows(s, s.active, Hand::one(resource), eyes)
            }
            FavorAsk::GiftAsked(to, resource) => {
                let offered = favors.offered >> (5 * to.index()) & 0b11111;
                gift(to) && offered & !(1 << resource.index()) != 0 && s.side(s.active).cards > 1
            }
            FavorAsk::TradersTake(give) => {
                main && favors.redeemed
                    && favors.traded < 2
                    && s.bank.kinds().without(give).count() > 0
                    && self.everybody_knows(s, s.active, Hand::one(give), eyes)
            }
            FavorAsk::TradersMore => main && favors.redeemed && favors.traded == 1,
            FavorAsk::Merchants => main && favors.redeemed && !s.bank.is_empty(),
            FavorAsk::ExchangeDraw => main && self.check_exchange(s).is_ok(),
            FavorAsk::ExchangeReturn => {
                let ready = favors.count.of(s.active).checked_sub(favors.fresh_count).is_some_and(|ready| ready > 1);
                main && ready && !favors.redeemed && !favors.exchanged && (!sees_active || !favors.drawn.is_empty())
            }
        }
    }

    /// A question or draw of Frenemies, as a moment is written.
    pub(crate) fn favor_ask_text(&self, ask: FavorAsk) -> String {
        match ask {
            FavorAsk::Draw(seat, count) => format!("tokens {seat} {count}"),
            FavorAsk::DrawOrder(builder, owners) => format!("token-order {builder} {}", seats_text(owners)),
            FavorAsk::GiftAnswer(to, resource) => format!("gift-answer {to} {}", resource.name()),
            FavorAsk::GiftAsked(to, resource) => format!("gift-asked {to} {}", resource.name()),
            FavorAsk::TradersTake(give) => format!("traders-take {}", give.name()),
            FavorAsk::TradersMore => "traders-more".into(),
            FavorAsk::Merchants => "merchants".into(),
            FavorAsk::ExchangeDraw => "exchange-draw".into(),
            FavorAsk::ExchangeReturn => "exchange-return".into(),
        }
    }

    /// Reads a question or draw of Frenemies; `None` for other words.
    pub(crate) fn favor_ask_from(&self, words: &[&str]) -> Result<Option<FavorAsk>, String> {
        Ok(Some(match *words {
            ["tokens", seat, count] => {
                FavorAsk::Draw(self.seat_from(seat)?, count.parse().map_err(|_| format!("{count:?}: how many?"))?)
            }
            ["token-order", builder, owners] => FavorAsk::DrawOrder(self.seat_from(builder)?, self.seats_from(owners)?),
            ["gift-answer", to, resource] => FavorAsk::GiftAnswer(self.seat_from(to)?, kind(resource)?),
            ["gift-asked", to, resource] => FavorAsk::GiftAsked(self.seat_from(to)?, kind(resource)?),
            ["traders-take", give] => FavorAsk::TradersTake(kind(give)?),
            ["traders-more"] => FavorAsk::TradersMore,
            ["merchants"] => FavorAsk::Merchants,
            ["exchange-draw"] => FavorAsk::ExchangeDraw,
            ["exchange-return"] => FavorAsk::ExchangeReturn,
            _ => return Ok(None),
        }))
    }
}
