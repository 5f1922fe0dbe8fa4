//! Everything at a table that is not a move: coming and going, seats, talk, resigning, ending, playing again.

use kernel::{Part, Phrase, Seat, Seats, Wrong};

use crate::family::Family;
use crate::journal::Change;
use crate::names::{look_alike, plain};
use crate::people::Holder;
use crate::protocol::{Command, How, Phase, RefusalKind, Refused, Settings};
use crate::secret::Secret;
use crate::table::{Carried, Desk, Moment, Table, refused};

/// How long somebody may be silent before the host may let a bot stand in.
const SILENCE: u64 = 60_000;
/// How long a name may be.
const NAME_LENGTH: u32 = 40;
/// How long a private link is good.
const LINK_LASTS: u64 = 60 * 60 * 1000;
/// How many people a table may have at the same time.
const PEOPLE: usize = 64;

impl<F: Family> Table<F> {
    pub(crate) fn run_table(
        &mut self,
        person: u16,
        seat: Option<u8>,
        command: Command,
        moment: &Moment,
        desk: &mut Desk<'_>,
    ) -> Result<Carried, Refused> {
        match command {
            Command::Chat { text } => {
                self.may_speak(person)?;
                let text = readable("chat", &text, 500)?;
                self.keep(Change::Said { person: Some(person), text }, desk);
            }
            Command::Sit { at } => self.sit(person, at, desk)?,
            Command::Name { at, name } => self.name(person, at, &name, desk)?,
            Command::Stand => {
                self.is_lobby()?;
                let seat = self.speaks_for(person, seat)?;
                self.keep(Change::Freed { seat: seat.0 }, desk);
            }
            Command::Bot { at, bot } => self.seat_bot(person, at, bot, desk)?,
            Command::Free { at } => {
                self.is_lobby()?;
                self.is_host(person)?;
                let seat = self.chair_at(at)?;
                self.keep(Change::Freed { seat: seat.0 }, desk);
            }
            Command::Deck { at, deck } => self.bring(person, at, &deck, desk)?,
            Command::Settings { settings } => self.settle(person, settings, desk)?,
            Command::Bots { delay, quiet } => self.settle_bots(person, delay, quiet, desk)?,
            Command::Salt { salt } => {
                self.is_lobby()?;
                let salt = readable("salt", &salt, 64)?;
                self.keep(Change::Salted { person, salt }, desk);
            }
            Command::Begin => {
                self.is_lobby()?;
                self.is_host(person)?;
                self.begin(desk)?;
            }
            Command::Choose { word } => self.choose(person, seat, word, desk)?,
            Command::Standing { standing } => {
                let seat = self.speaks_for(person, seat)?;
                if standing.skip.len() > 32 || standing.skip.iter().any(|asked| asked.len() > 100) {
                    return refused(RefusalKind::Limit, Phrase::new("table.refused.skip"));
                }
                self.chairs[seat.index()].held.clear();
                self.keep(Change::Standing { seat: seat.0, standing }, desk);
            }
            Command::HandOver => {
                let seat = self.playing_seat(person, seat)?;
                if !self.chairs[seat.index()].away {
                    self.keep(Change::Away { seat: seat.0 }, desk);
                }
            }
            Command::TakeBack => {
                let seat = self.playing_seat(person, seat)?;
                self.is_back(seat, desk);
            }
            Command::Resign => {
                let seat = self.playing_seat(person, seat)?;
                self.keep(Change::Resigned { seat: seat.0 }, desk);
                self.end_if_deserted(desk);
            }
            Command::OfferEnd => self.offer_end(person, seat, desk)?,
            Command::DeclineEnd => self.decline_end(person, seat, desk)?,
            Command::Rematch => self.play_again(person, desk)?,
            Command::Link => {
                let link = hex::encode(&moment.random[..16]);
                let until = desk.at + LINK_LASTS;
                self.keep(Change::Linked { person, link: Secret::of_token(&link), until }, desk);
                return Ok(Carried { drafted: false, link: Some(link) });
            }
            Command::Leave => {
                self.keep(Change::Left { person }, desk);
                match self.phase {
                    Phase::Playing => self.end_if_deserted(desk),
                    Phase::Choosing => self.bots_choose(desk)?,
                    _ => {}
                }
            }
            Command::Kick { .. }
            | Command::Mute { .. }
            | Command::Unmute { .. }
            | Command::Door { .. }
            | Command::Host { .. }
            | Command::Block { .. }
            | Command::Unblock { .. }
            | Command::AgreeBot { .. }
            | Command::DisagreeBot { .. }
            | Command::Delete => self.run_guests(person, command, desk)?,
            Command::Act { .. } | Command::Cancel | Command::Undo { .. } => {
                unreachable!("moves are carried out elsewhere")
            }
        }
        Ok(Carried::KEPT)
    }

    /// Somebody comes to the table. A person of the table who comes once more stays the same.
    pub(crate) fn welcome(&mut self, name: &str, token: Secret, desk: &mut Desk<'_>) -> Result<u16, Refused> {
        if let Some(person) = self.person_with(token) {
            return Ok(person);
        }
        self.lets_in(token)?;
        let here = self.people.iter().filter(|person| person.name.is_some()).count();
        if here >= PEOPLE {
            return refused(RefusalKind::Limit, Phrase::new("table.refused.room").with("people", PEOPLE as u32));
        }
        let name = readable("name", name, NAME_LENGTH)?;
        self.is_free(Some(&name), None)?;
        // The number of somebody who left is used again, so that a table never runs out of numbers.
        match self.people.iter().position(|person| person.name.is_none()) {
            Some(at) => {
                let person = at as u16;
                self.keep(Change::Came { person, name, token }, desk);
                Ok(person)
            }
            None => {
                self.keep(Change::Joined { name, token }, desk);
                Ok(self.people.len() as u16 - 1)
            }
        }
    }

    /// Whether a name is free at the table; `seat` is the seat that is about to get it.
    fn is_free(&self, name: Option<&str>, seat: Option<Seat>) -> Result<(), Refused> {
        let Some(name) = name else { return Ok(()) };
        let holder = seat.and_then(|seat| self.chairs[seat.index()].person());
        let people = self.people.iter().enumerate().filter(|&(at, _)| holder != Some(at as u16));
        let seats = self.chairs.iter().enumerate().filter(|&(at, _)| seat != Some(Seat(at as u8)));
        let names = people.map(|(_, it)| it.name.as_deref()).chain(seats.map(|(_, it)| it.name.as_deref()));
        let names: Vec<&str> = names.flatten().collect();
        let Some(like) = names.iter().find(|it| look_alike(it, name)) else { return Ok(()) };
        // The proposed name is valid as it is: it has no invisible characters, and it is not too long.
        let plain: String = plain(name).chars().take(NAME_LENGTH as usize - 4).collect();
        let proposal =
            (2..).map(|number| format!("{plain} {number}")).find(|it| !names.iter().any(|is| look_alike(is, it)));
        let said = Phrase::new("table.refused.name-taken").with("name", like.to_string());
        refused(RefusalKind::Limit, said.with("proposal", proposal.expect("numbers do not end")))
    }

    /// Somebody comes with a private link, which tells who they are.
    pub(crate) fn recognise(&mut self, link: &str, token: Secret, desk: &mut Desk<'_>) -> Result<u16, Refused> {
        let link = Secret::of_token(link);
        let found =
            self.people.iter().position(|person| person.link.is_some_and(|(it, until)| it == link && desk.at < until));
        let Some(person) = found else {
            return refused(RefusalKind::NoSuch, Phrase::new("table.refused.link"));
        };
        self.is_not_kicked(token)?;
        let person = person as u16;
        self.keep(Change::Claimed { person, token }, desk);
        Ok(person)
    }

    fn sit(&mut self, person: u16, at: u8, desk: &mut Desk<'_>) -> Result<(), Refused> {
        let seat = self.chair_at(at)?;
        self.may_sit(person)?;
        let chair = &self.chairs[seat.index()];
        match self.phase {
            Phase::Lobby if chair.holder == Holder::Nobody => {}
            Phase::Lobby => return refused(RefusalKind::NotNow, Phrase::new("table.refused.taken").with("at", seat)),
            Phase::Playing => {
                if chair.person().is_some() && !chair.resigned {
                    return refused(RefusalKind::NotNow, Phrase::new("table.refused.taken").with("at", seat));
                }
                let seen = self.people[person as usize].seen;
                if !seen.without(seat).is_empty() {
                    return refused(RefusalKind::NotYours, Phrase::new("table.refused.hand-seen"));
                }
            }
            Phase::Choosing => return refused(RefusalKind::NotNow, Phrase::new("table.refused.begun")),
            _ => return refused(RefusalKind::NotNow, Phrase::new("table.refused.over")),
        }
        self.keep(Change::Sat { seat: seat.0, person }, desk);
        Ok(())
    }

    fn settle(&mut self, person: u16, settings: Settings, desk: &mut Desk<'_>) -> Result<(), Refused> {
        self.is_lobby()?;
        self.is_host(person)?;
        check_settings(&settings)?;
        self.keep(Change::Settled { settings }, desk);
        Ok(())
    }

    fn settle_bots(
        &mut self,
        person: u16,
        bot_delay: Option<[u32; 2]>,
        quiet_bots: bool,
        desk: &mut Desk<'_>,
    ) -> Result<(), Refused> {
        self.is_host(person)?;
        let settings = Settings { bot_delay, quiet_bots, ..self.settings.clone() };
        check_settings(&settings)?;
        if settings != self.settings {
            self.keep(Change::Settled { settings }, desk);
        }
        Ok(())
    }

    fn name(&mut self, person: u16, at: u8, name: &str, desk: &mut Desk<'_>) -> Result<(), Refused> {
        self.is_lobby()?;
        let seat = self.speaks_for(person, Some(at))?;
        let name = if name.trim().is_empty() { None } else { Some(readable("name", name, NAME_LENGTH)?) };
        self.is_free(name.as_deref(), Some(seat))?;
        self.keep(Change::Named { seat: seat.0, name }, desk);
        Ok(())
    }

    fn seat_bot(&mut self, person: u16, at: u8, bot: String, desk: &mut Desk<'_>) -> Result<(), Refused> {
        let seat = self.chair_at(at)?;
        self.is_host(person)?;
        if let Err(why) = bots::check_at_table(&bot) {
            return refused(RefusalKind::NoSuch, Phrase::new("table.refused.no-bot").with("why", why));
        }
        match self.phase {
            Phase::Lobby => self.keep(Change::Bot { seat: seat.0, bot }, desk),
            Phase::Choosing if desk.at < self.touched + SILENCE => {
                return refused(RefusalKind::NotNow, Phrase::new("table.refused.bot-too-soon"));
            }
            Phase::Choosing => {
                self.keep(Change::Bot { seat: seat.0, bot }, desk);
                self.bots_choose(desk)?;
            }
            Phase::Playing => {
                let chair = &self.chairs[seat.index()];
                if chair.bot().is_some() {
                    return refused(RefusalKind::NotNow, Phrase::new("table.refused.bot-plays").with("at", seat));
                }
                if chair.since.is_none_or(|since| desk.at < since + SILENCE) {
                    return refused(RefusalKind::NotNow, Phrase::new("table.refused.bot-too-soon"));
                }
                self.keep(Change::Away { seat: seat.0 }, desk);
            }
            _ => return refused(RefusalKind::NotNow, Phrase::new("table.refused.over")),
        }
        Ok(())
    }

    /// A seat offers to end the game without a winner. It ends when all playing seats have offered it.
    fn offer_end(&mut self, person: u16, seat: Option<u8>, desk: &mut Desk<'_>) -> Result<(), Refused> {
        let seat = self.playing_seat(person, seat)?;
        self.keep(Change::WouldEnd { seat: seat.0, would: true }, desk);
        let mut playing = self.chairs.iter().filter(|chair| self.is_played(chair.person(), chair.resigned));
        if playing.all(|chair| chair.would_end) {
            self.keep(Change::Ended { how: How::Agreed, winners: Vec::new() }, desk);
        }
        Ok(())
    }

    /// A seat declines to end the game, which withdraws all offers to end it.
    fn decline_end(&mut self, person: u16, seat: Option<u8>, desk: &mut Desk<'_>) -> Result<(), Refused> {
        self.playing_seat(person, seat)?;
        for seat in 0..self.chairs.len() as u8 {
            if self.chairs[usize::from(seat)].would_end {
                self.keep(Change::WouldEnd { seat, would: false }, desk);
            }
        }
        Ok(())
    }

    fn play_again(&mut self, person: u16, desk: &mut Desk<'_>) -> Result<(), Refused> {
        if self.phase != Phase::Over {
            return refused(RefusalKind::NotNow, Phrase::new("table.refused.not-over"));
        }
        let own = self.seats_of(person);
        if own.is_empty() {
            return refused(RefusalKind::NotYours, Phrase::new("table.refused.only-players"));
        }
        for seat in own {
            if !self.chairs[usize::from(seat.0)].would_play_again {
                self.keep(Change::WouldPlayAgain { seat: seat.0 }, desk);
            }
        }
        desk.done.rematch = self.rematch.is_none();
        Ok(())
    }

    /// Ends the game if at most one seat, or no person at all, is still playing.
    fn end_if_deserted(&mut self, desk: &mut Desk<'_>) {
        let left: Seats =
            (0..self.chairs.len()).filter(|&at| !self.chairs[at].resigned).map(|at| Seat(at as u8)).collect();
        let people = self.chairs.iter().filter(|chair| self.is_played(chair.person(), chair.resigned)).count();
        if left.len() <= 1 || people == 0 {
            let winners = if left.len() == 1 { left.map(|seat| seat.0).collect() } else { Vec::new() };
            self.keep(Change::Ended { how: How::Resigned, winners }, desk);
        }
    }

    fn is_played(&self, person: Option<u16>, resigned: bool) -> bool {
        person.is_some() && !resigned
    }

    fn playing_seat(&self, person: u16, seat: Option<u8>) -> Result<Seat, Refused> {
        let seat = self.speaks_for(person, seat)?;
        match self.phase {
            Phase::Playing if !self.chairs[seat.index()].resigned => Ok(seat),
            Phase::Playing => refused(RefusalKind::NotNow, Phrase::new("table.refused.resigned")),
            _ => refused(RefusalKind::NotNow, Phrase::new("table.refused.no-game")),
        }
    }

    pub(crate) fn chair_at(&self, at: u8) -> Result<Seat, Refused> {
        if usize::from(at) < self.chairs.len() { Ok(Seat(at)) } else { Err(self.no_seat(at)) }
    }

    /// Refuses a seat that the table does not have.
    pub(crate) fn no_seat(&self, at: u8) -> Refused {
        let said = Phrase::new("table.refused.no-seat").with("number", at).with("seats", self.chairs.len() as u32);
        Refused::new(RefusalKind::NoSuch, said)
    }

    pub(crate) fn is_lobby(&self) -> Result<(), Refused> {
        if self.phase == Phase::Lobby {
            Ok(())
        } else {
            refused(RefusalKind::NotNow, Phrase::new("table.refused.begun"))
        }
    }

    pub(crate) fn is_host(&self, person: u16) -> Result<(), Refused> {
        if self.host() == Some(person) {
            Ok(())
        } else {
            refused(RefusalKind::NotYours, Phrase::new("table.refused.not-host"))
        }
    }
}

/// Refuses a game that cannot be set up.
pub(crate) fn no_setup(wrong: &Wrong) -> Refused {
    Refused::new(RefusalKind::Trouble, Phrase::new("table.refused.setup").with("why", wrong.to_string()))
}

/// A text that people read: not empty, not too long, no control characters. `what` is its name among `text.*`.
fn readable(what: &'static str, text: &str, limit: u32) -> Result<String, Refused> {
    let refused = |kind, said: Phrase| refused(kind, said.with("what", Part::Word("text", what)));
    let text = text.trim();
    if plain(text).is_empty() {
        return refused(RefusalKind::Unreadable, Phrase::new("table.refused.text-empty"));
    }
    if text.chars().count() > limit as usize {
        return refused(RefusalKind::Limit, Phrase::new("table.refused.text-long").with("limit", limit));
    }
    if text.chars().any(char::is_control) {
        return refused(RefusalKind::Unreadable, Phrase::new("table.refused.text-control"));
    }
    Ok(text.to_string())
}

/// Whether a table can be run like this.
pub(crate) fn check_settings(settings: &Settings) -> Result<(), Refused> {
    const WEEKS: u32 = 60 * 60 * 24 * 60;
    if settings.clock.is_some_and(|clock| clock.bank > WEEKS || clock.grace > WEEKS) {
        return refused(RefusalKind::Limit, Phrase::new("table.refused.clock"));
    }
    if settings.bot_delay.is_some_and(|[from, to]| from > to || to > 60_000) {
        return refused(RefusalKind::Limit, Phrase::new("table.refused.bot-delay"));
    }
    if settings.webhook.as_ref().is_some_and(|url| url.len() > 500) {
        return refused(RefusalKind::Limit, Phrase::new("table.refused.webhook-long"));
    }
    Ok(())
}
