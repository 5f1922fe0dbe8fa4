//! The knowledge of a seat, read from JSON; and how large a hand can be.

use kernel::{Seat, Seats, Wrong};
use serde_json::Value;

use crate::agenda::{AGENDA, Frame};
use crate::cards::Card;
use crate::chapters::turn::Phase;
use crate::matches::rules::Duel;
use crate::position::piles::{CARDS, Face};
use crate::position::state::{Preparing, State};
use crate::shown::known::Known;
use crate::written::table_json::{KNOWN_MEMBERS, MEMBERS, phase_of, row_name, seat, seats};
use kernel::read::{object, small_number, string, strings};

impl Duel {
    /// Reads the knowledge of a seat.
    pub(crate) fn known_from_json(&self, value: &Value) -> Result<Known, Wrong> {
        let members: Vec<&str> = MEMBERS.into_iter().chain(KNOWN_MEMBERS).collect();
        let map = object(value, "known", &members)?;
        let owner = seat(map.get("seat").unwrap_or(&Value::Null), "seat")?;
        let mut s = self.rest_from_json(map, true)?;
        let agenda = map.get("agenda").unwrap_or(&Value::Null);
        for (i, text) in strings(agenda, "agenda")?.into_iter().enumerate() {
            let at = || format!("agenda[{i}]");
            let frame = self.frame_from(text).ok_or_else(|| Wrong::at(at(), format!("{text:?} is no frame")))?;
            if s.agenda.depth() == AGENDA {
                return Err(Wrong::at(at(), format!("an agenda has {AGENDA} frames at most")));
            }
            s.agenda.push(frame);
        }
        let number = |name: &str, usual| map.get(name).map_or(Ok(usual), |it| small_number(it, name));
        (s.spared, s.bereft) = (seats(map, "spared")?, seats(map, "bereft")?);
        let frames = s.agenda.frames();
        if frames.first() != Some(&Frame::Turn(Phase::Action)) {
            self.check_nothing_lasts(&s)?;
        }
        if s.bereft != Seats::NONE && matches!(frames, [] | [_]) {
            return Err(Wrong::at("bereft", "nobody loses a card now"));
        }
        s.started = number("started", u8::MAX)?;
        if let Some(value) = map.get("preparing") {
            let name = string(value, "preparing")?;
            let found = Preparing::NAMED.iter().find(|it| it.0 == name);
            let now = found.ok_or_else(|| Wrong::at("preparing", format!("{name:?} is none of its moments")))?.1;
            s.preparing = Some(now);
        }
        if s.turn == 0 && s.preparing.is_none() && matches!(s.agenda.frames(), [] | [Frame::Turn(_), ..]) {
            return Err(Wrong::at("turn", "the first turn has the number 1"));
        }
        let known = Known { seat: owner, s };
        self.check_known(&known)?;
        // Cards that are "one of these" are put into the fixed order; the order in which they were written has no
        // meaning.
        let known = Known::of(self, &s, owner);
        self.check_lying(&s)?;
        self.check_hands(&s)?;
        self.check_agenda(&s).map_err(|(at, why)| Wrong::at(format!("agenda[{at}]"), why))?;
        let phase = map.get("phase").map_or(Ok(phase_of(&s)), |it| string(it, "phase"))?;
        if phase != phase_of(&s) {
            return Err(Wrong::at("phase", format!("by its agenda the phase is {:?}", phase_of(&s))));
        }
        Ok(known)
    }

    /// Checks that a world can be imagined: for each back, the number of blanks must equal the number of cards that are
    /// nowhere else.
    fn check_known(&self, known: &Known) -> Result<(), Wrong> {
        let s = &known.s;
        let mut left: Vec<i32> = self.copies.iter().map(|&it| it.into()).collect();
        let mut blanks = 0;
        let mut see = |face: Face| left[face.index()] -= i32::from(face != Face(0));
        for (row, slot) in s.piles.all() {
            let group = slot.groups >> (4 * known.seat.0) & 15;
            if self.is_blank(slot.face) != (group == 0) {
                return Err(Wrong::at(row_name(row), "a card is blank and known, or neither"));
            }
            blanks += i32::from(group == 0);
            see(slot.face);
        }
        s.sides.iter().flat_map(|side| side.faces()).for_each(see);
        let backs = self.faces().fold(std::collections::HashMap::new(), |mut sums, face| {
            *sums.entry(self.back(face)).or_insert(0) += left[face.index()];
            sums
        });
        let enough = backs.iter().all(|(&back, &sum)| left[self.blank(back).index()] + sum == 0);
        if self.faces().any(|face| left[face.index()] < 0) || !enough || blanks < 0 {
            return Err(Wrong::at("stacks", "the cards do not add up to those of the game"));
        }
        self.fault_besides_copies(s).map_or(Ok(()), |fault| Err(Wrong::at(fault.at, fault.why)))?;
        if s.agenda.depth() == 0 {
            let points = s.victory_points(self, s.active);
            if points < self.options().target {
                return Err(Wrong::at(
                    "agenda",
                    format!("the game is not over: seat {} has {points} points", s.active),
                ));
            }
        }
        Ok(())
    }

    /// Checks that no hand is larger than it can be.
    ///
    /// At the end of a turn the active player brings the hand to its limit (rivals 9). Later the limit may fall,
    /// because cards with progress points may be lost; the other player may even have built them since. So the bound
    /// counts all progress points that a principality could have. In a match without cards that add cards to a hand
    /// beyond its limit, each card that brings a card into the hand was played from that hand.
    pub(crate) fn check_hands(&self, s: &State) -> Result<(), Wrong> {
        let fills = self.edition.losses_to_hand || self.faces().any(|face| self.card(face).def().fills_hands);
        let largest = match fills {
            true => CARDS,
            false => usize::from(self.edition.hand_base) + usize::from(self.most_progress()),
        };
        for seat in [Seat(0), Seat(1)] {
            let has_just_replenished = s.agenda.frames() == [Frame::Turn(Phase::BeforeRoll)] && seat != s.active;
            let most = match has_just_replenished {
                true => s.hand_limit(self, seat),
                false => largest,
            };
            let hand = s.hand(seat).len();
            if hand > most {
                let why = format!("seat {seat} has at most {most} cards in hand here, not {hand}");
                return Err(Wrong::at(format!("sides[{}].hand", seat.0), why));
            }
        }
        Ok(())
    }

    /// The most progress points that one principality can have. A title of which only one copy may lie there counts
    /// once.
    fn most_progress(&self) -> u8 {
        let mut cards: Vec<Card> = self.faces().map(|face| self.card(face)).collect();
        cards.sort_unstable();
        cards.dedup();
        let copies = |card: Card| {
            let all = self.faces().filter(|&face| self.card(face) == card).map(|face| self.copies[face.index()]);
            if self.stands_once(card) { 1 } else { all.sum() }
        };
        let progress = |card: Card| {
            let last = card.def().levels.iter().map(|it| it.points.progress).max().unwrap_or(0);
            copies(card) * (card.def().points.progress + last)
        };
        cards.into_iter().map(progress).sum()
    }
}
