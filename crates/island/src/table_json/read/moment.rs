//! What is awaited.

use kernel::{Bits, Game, Seat, Wrong};
use serde_json::Value;

use super::Reader;
use crate::modules::{Kept, ModuleAsk, Question, Within};
use crate::options::Turns;
use crate::read::strings;
use crate::rules::Island;
use crate::size::{AtSea, Size};
use crate::state::{Frame, State};

/// The longest base of a moment: main phase, robber, discards.
const MOST_BELOW: usize = 3;
/// The most frames on top of a base: more than were ever seen in play, and few enough to leave room on the agenda.
const MOST_ABOVE: usize = 7;

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
                if let Some(ask) = ModuleAsk::read(self, &words)? {
                    return Ok(Frame::Module(ask));
                }
                return Err(format!(
                    "{text:?} is no moment; a quiet one is \"placing\", \"before-roll\", \"main\" or \"over\""
                ));
            }
        })
    }
}

impl<D: Size> Reader<'_, D> {
    /// What is awaited: frames of the base rules, and above them finds, gold and questions of modules.
    pub(super) fn put_moment(&self, s: &mut State<D>, eyes: Option<Seat>) -> Result<(), Wrong> {
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
        // Finds, gold and questions of modules lie on top of the frames of the base rules.
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
        self.turn_is_sound(s, base.first(), frames.is_empty())?;
        self.put_above(s, above, eyes)?;
        Kept::settle(self.rules, s, self.map, eyes)
    }

    /// Checks that everything done "this turn" fits the moment. The end of a turn clears these marks.
    fn turn_is_sound(&self, s: &State<D>, bottom: Option<&Frame>, over: bool) -> Result<(), Wrong> {
        let own_turn = matches!(bottom, Some(Frame::BeforeRoll | Frame::Roll | Frame::Main));
        let (ships, sailed) =
            s.waters.get().map_or((D::Edges::default(), false), |waters| (waters.fresh, waters.moved));
        let bought = if self.map.contains_key("fresh") { "fresh" } else { "bought" };
        let outside = [
            (
                bought,
                s.bought > 0 && bottom != Some(&Frame::Main),
                "cards are bought in the main phase of the own turn",
            ),
            ("card_played", s.card_played && !own_turn && !over, "cards are played in the own turn"),
            (
                "new_ships",
                !ships.is_empty() && !own_turn && !over,
                "ships are new in the turn in which they were built",
            ),
            ("ship_moved", sailed && !own_turn && !over, "ships are moved in the own turn"),
        ];
        match outside.into_iter().find(|(_, is_outside, _)| *is_outside) {
            None => Ok(()),
            Some((name, _, why)) => Err(Wrong::at(name, why)),
        }
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

    /// Reads the progress of the set-up from the pieces on the board.
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
}
