//! Hosts and guests: who may come in and watch, who may talk, who is the host, and when a bot takes a person's seat.

use kernel::Phrase;

use crate::family::Family;
use crate::journal::Change;
use crate::people::{Holder, STAND_IN};
use crate::protocol::{Command, Message, Notice, Phase, RefusalKind, Refused};
use crate::secret::Secret;
use crate::table::{Desk, Say, Table, To, refused};

/// What the host has decided about the guests. Those who leave and come back are known again by their tokens.
#[derive(Default)]
pub(crate) struct Guests {
    /// Who got the host's chair; `None` if it belongs to the person who came first.
    pub host: Option<u16>,
    pub door_closed: bool,
    pub kicked: Vec<Secret>,
    /// Those who were sent away from an earlier table: its address, and their tokens there.
    pub barred: Vec<(String, Vec<Secret>)>,
    muted: Vec<Secret>,
    /// Those whose seat a bot took because all others agreed.
    replaced: Vec<Secret>,
}

/// How many tokens each list keeps. One more pushes out the oldest.
const TOKENS: usize = 1_000;
/// From how many earlier tables those who were sent away are known.
const EARLIER: usize = 8;
/// How many people must agree, at least, before a bot takes the seat of somebody who is there.
const VOTERS: usize = 2;

fn add(tokens: &mut Vec<Secret>, new: &[Secret]) {
    tokens.retain(|it| !new.contains(it));
    tokens.extend(new);
    let spare = tokens.len().saturating_sub(TOKENS);
    tokens.drain(..spare);
}

fn remove(tokens: &mut Vec<Secret>, gone: &[Secret]) {
    tokens.retain(|it| !gone.contains(it));
}

impl<F: Family> Table<F> {
    /// The person with this token.
    pub(crate) fn person_with(&self, token: Secret) -> Option<u16> {
        let found = self.people.iter().position(|person| person.name.is_some() && person.tokens.contains(&token));
        found.map(|at| at as u16)
    }

    /// Carries out a command about guests.
    pub(crate) fn run_guests(&mut self, person: u16, command: Command, desk: &mut Desk<'_>) -> Result<(), Refused> {
        match command {
            Command::Kick { person: guest } => self.kick(person, guest, desk)?,
            Command::Mute { person: guest } => self.mute(person, guest, true, desk)?,
            Command::Unmute { person: guest } => self.mute(person, guest, false, desk)?,
            Command::Door { open } => {
                self.is_host(person)?;
                if self.guests.door_closed == open {
                    self.keep(Change::Door { open }, desk);
                }
            }
            Command::Host { person: guest } => {
                self.is_host(person)?;
                self.is_another(person, guest)?;
                self.keep(Change::Host { person: guest }, desk);
            }
            Command::Block { person: other } => self.block(person, other, true, desk)?,
            Command::Unblock { person: other } => self.block(person, other, false, desk)?,
            Command::AgreeBot { at } => self.agree_bot(person, at, desk)?,
            Command::DisagreeBot { at } => {
                let seat = self.chair_at(at)?;
                if !self.chairs[seat.index()].bot_votes.contains(&person) {
                    return refused(RefusalKind::NotNow, Phrase::new("table.refused.no-vote-yet"));
                }
                self.keep(Change::DisagreedBot { seat: seat.0, person }, desk);
            }
            Command::Delete => {
                self.is_lobby()?;
                self.is_host(person)?;
                let notice = Notice::new(Phrase::new("table.notice.deleted"));
                desk.done.say.push(Say { to: To::All, message: Message::Farewell(notice) });
                desk.done.delete = true;
            }
            _ => unreachable!("other commands are carried out elsewhere"),
        }
        Ok(())
    }

    fn kick(&mut self, person: u16, guest: u16, desk: &mut Desk<'_>) -> Result<(), Refused> {
        self.is_host(person)?;
        self.is_another(person, guest)?;
        if self.phase != Phase::Lobby && !self.seats_of(guest).is_empty() {
            return refused(RefusalKind::NotNow, Phrase::new("table.refused.kick-seated"));
        }
        self.keep(Change::Kicked { person: guest }, desk);
        Ok(())
    }

    fn mute(&mut self, person: u16, guest: u16, muted: bool, desk: &mut Desk<'_>) -> Result<(), Refused> {
        self.is_host(person)?;
        self.is_another(person, guest)?;
        if self.is_muted(guest) != muted {
            self.keep(Change::Muted { person: guest, muted }, desk);
        }
        Ok(())
    }

    /// Blocks a person or unblocks them. A host's block also makes their seats in the lobby free.
    fn block(&mut self, person: u16, other: u16, blocked: bool, desk: &mut Desk<'_>) -> Result<(), Refused> {
        self.is_another(person, other)?;
        if self.blocks(person, other) != blocked {
            self.keep(Change::Blocked { person, other, blocked }, desk);
        }
        if blocked && self.phase == Phase::Lobby && self.host() == Some(person) {
            for seat in self.seats_of(other) {
                self.keep(Change::Freed { seat: seat.0 }, desk);
            }
        }
        Ok(())
    }

    /// A person agrees that a bot takes a seat. It takes it when all other playing people have agreed.
    fn agree_bot(&mut self, person: u16, at: u8, desk: &mut Desk<'_>) -> Result<(), Refused> {
        let seat = self.chair_at(at)?;
        if self.phase != Phase::Playing {
            return refused(RefusalKind::NotNow, Phrase::new("table.refused.no-game"));
        }
        let chair = &self.chairs[seat.index()];
        let other = match (chair.person(), chair.bot()) {
            (Some(other), None) => other,
            _ => return refused(RefusalKind::NotNow, Phrase::new("table.refused.bot-plays").with("at", seat)),
        };
        let voters = self.voters(other);
        if !voters.contains(&person) {
            return refused(RefusalKind::NotYours, Phrase::new("table.refused.no-vote"));
        }
        if voters.len() < VOTERS {
            return refused(RefusalKind::NotNow, Phrase::new("table.refused.few-votes"));
        }
        if !chair.bot_votes.contains(&person) {
            self.keep(Change::AgreedBot { seat: seat.0, person }, desk);
        }
        let votes = &self.chairs[seat.index()].bot_votes;
        if voters.iter().all(|voter| votes.contains(voter)) {
            self.keep(Change::Replaced { seat: seat.0 }, desk);
        }
        Ok(())
    }

    /// The other people who play: they hold a seat, have not resigned and are not away.
    fn voters(&self, other: u16) -> Vec<u16> {
        let playing = self.chairs.iter().filter(|chair| chair.bot().is_none()).filter_map(|chair| chair.person());
        let mut voters: Vec<u16> = playing.filter(|person| *person != other).collect();
        voters.sort_unstable();
        voters.dedup();
        voters
    }

    /// Carries out a change that concerns guests.
    pub(crate) fn change_guests(&mut self, change: &Change) -> Result<(), String> {
        match *change {
            Change::Barred { ref table, ref tokens } => self.guests.barred.push((table.clone(), tokens.clone())),
            Change::DisagreedBot { seat, person } => self.chair(seat)?.bot_votes.retain(|it| *it != person),
            Change::Kicked { person } => {
                let tokens = self.known(person)?.tokens.clone();
                add(&mut self.guests.kicked, &tokens);
                self.left(person)?;
            }
            Change::Muted { person, muted } => {
                let tokens = self.known(person)?.tokens.clone();
                let change = if muted { add } else { remove };
                change(&mut self.guests.muted, &tokens);
            }
            Change::Door { open } => self.guests.door_closed = !open,
            Change::Host { person } => {
                self.known(person)?;
                self.guests.host = Some(person);
            }
            Change::Blocked { person, other, blocked } => {
                let tokens = self.known(other)?.tokens.clone();
                let change = if blocked { add } else { remove };
                change(&mut self.known(person)?.blocked, &tokens);
            }
            Change::AgreedBot { seat, person } => self.chair(seat)?.bot_votes.push(person),
            Change::Replaced { seat } => {
                let person = self.chair(seat)?.person().ok_or("nobody sits there")?;
                let tokens = self.known(person)?.tokens.clone();
                add(&mut self.guests.replaced, &tokens);
                let chair = self.chair(seat)?;
                chair.hold(Holder::Bot(STAND_IN.into()));
                chair.away = false;
            }
            _ => return Err("this change concerns no guest".into()),
        }
        Ok(())
    }

    /// The changes that take these decisions to the table of a rematch, where `came` has the new numbers of the people.
    pub(crate) fn guests_again(&self, came: &[Option<u16>]) -> Vec<Change> {
        let mut changes = Vec::new();
        let new = |person: u16| came.get(usize::from(person)).copied().flatten();
        changes.extend(self.guests.host.and_then(new).map(|person| Change::Host { person }));
        if self.guests.door_closed {
            changes.push(Change::Door { open: false });
        }
        let barred = self.guests.barred.iter().rev().take(EARLIER).rev();
        changes.extend(barred.map(|(table, tokens)| Change::Barred { table: table.clone(), tokens: tokens.clone() }));
        let muted = self.muted();
        changes.extend(muted.into_iter().filter_map(new).map(|person| Change::Muted { person, muted: true }));
        let people = 0..self.people.len() as u16;
        for (person, other) in people.clone().flat_map(|one| people.clone().map(move |other| (one, other))) {
            if let (Some(one), Some(another)) = (new(person), new(other))
                && self.blocks(person, other)
            {
                changes.push(Change::Blocked { person: one, other: another, blocked: true });
            }
        }
        changes
    }

    fn has_one_of(&self, person: u16, tokens: &[Secret]) -> bool {
        self.people.get(usize::from(person)).is_some_and(|it| it.tokens.iter().any(|token| tokens.contains(token)))
    }

    fn is_muted(&self, person: u16) -> bool {
        self.has_one_of(person, &self.guests.muted)
    }

    /// The people who are muted.
    pub(crate) fn muted(&self) -> Vec<u16> {
        (0..self.people.len() as u16).filter(|&person| self.is_muted(person)).collect()
    }

    fn blocks(&self, person: u16, other: u16) -> bool {
        self.people.get(usize::from(person)).is_some_and(|it| self.has_one_of(other, &it.blocked))
    }

    /// Somebody who has no seat, is not the host and is not among `here`; the first to have come.
    pub(crate) fn idle(&self, here: &[u16]) -> Option<u16> {
        let gone = |person: u16| self.people[usize::from(person)].name.is_none();
        let may_stay = |person| here.contains(&person) || self.host() == Some(person) || gone(person);
        let idle = (0..self.people.len() as u16).filter(|&it| !may_stay(it) && self.seats_of(it).is_empty());
        idle.min_by_key(|&person| self.people[usize::from(person)].came)
    }

    pub(crate) fn may_speak(&self, person: u16) -> Result<(), Refused> {
        if self.is_muted(person) { refused(RefusalKind::NotYours, Phrase::new("table.refused.muted")) } else { Ok(()) }
    }

    /// Whether a person may take a seat, as far as the host and the other players have a say in it.
    pub(crate) fn may_sit(&self, person: u16) -> Result<(), Refused> {
        if self.host().is_some_and(|host| self.blocks(host, person)) {
            return refused(RefusalKind::NotYours, Phrase::new("table.refused.blocked"));
        }
        if self.phase != Phase::Lobby && self.has_one_of(person, &self.guests.replaced) {
            return refused(RefusalKind::NotYours, Phrase::new("table.refused.replaced"));
        }
        Ok(())
    }

    pub(crate) fn is_not_kicked(&self, token: Secret) -> Result<(), Refused> {
        if self.guests.kicked.contains(&token) {
            refused(RefusalKind::NotYours, Phrase::new("table.refused.kicked"))
        } else {
            Ok(())
        }
    }

    /// Whether somebody new with this token may come in.
    pub(crate) fn lets_in(&self, token: Secret) -> Result<(), Refused> {
        self.is_not_kicked(token)?;
        if self.guests.door_closed {
            return refused(RefusalKind::NotYours, Phrase::new("table.refused.door"));
        }
        Ok(())
    }

    /// Whether a game runs that only its players and the host may look at.
    pub(crate) fn is_private(&self) -> bool {
        !self.settings.watch && !matches!(self.phase, Phase::Lobby | Phase::Over)
    }

    /// Who looks in with this token. After the end everything is open.
    pub(crate) fn looks_in(&self, token: Option<Secret>) -> Result<Option<u16>, Refused> {
        let person = token.and_then(|token| self.person_with(token));
        let no_watching = || refused(RefusalKind::NotYours, Phrase::new("table.refused.no-watching"));
        match person {
            _ if self.phase == Phase::Over => Ok(person),
            Some(it) if self.is_private() && self.seats_of(it).is_empty() && self.host() != person => no_watching(),
            Some(_) => Ok(person),
            None => {
                token.map_or(Ok(()), |token| self.is_not_kicked(token))?;
                if self.settings.watch && !self.guests.door_closed { Ok(None) } else { no_watching() }
            }
        }
    }

    /// Refuses a person who is not at the table, or who is the same.
    fn is_another(&self, person: u16, other: u16) -> Result<(), Refused> {
        let here = self.people.get(usize::from(other)).is_some_and(|it| it.name.is_some());
        if !here {
            return refused(RefusalKind::NoSuch, Phrase::new("table.refused.no-person"));
        }
        if person == other {
            return refused(RefusalKind::NotYours, Phrase::new("table.refused.yourself"));
        }
        Ok(())
    }
}
