//! Parallel worlds on the actual bytes of the protocol.

use kernel::{Awaits, Course, Game, Seat, Written, below, testkit::Dice};

use super::moment;
use crate::any::replayed;
use crate::entries::Entries;
use crate::family::Family;
use crate::journal::{Change, Kept};
use crate::protocol::{Command, Message, Request, Settings};
use crate::secret::Secret;
use crate::table::{Done, Table, To};

/// The most steps that two worlds are played side by side.
const TOGETHER: u32 = 30;

/// Figures of the parallel worlds of one match.
#[derive(Clone, Copy, Debug, Default)]
pub struct Worlds {
    /// How many worlds were imagined and played along.
    pub worlds: u32,
    /// How many of them differ from the real one.
    pub differed: u32,
    /// How many steps they were played beside the real one with the same messages.
    pub steps: u32,
    /// How many bytes were compared.
    pub bytes: usize,
    /// How many worlds parted because the seat was told of a difference.
    pub parted: u32,
}

/// Two tables that a seat cannot tell apart, given the same commands.
///
/// Plays a random match. Now and then it puts a second table beside it, in a world imagined from what a seat knows.
/// While the seat is told the same events, every byte sent to it and to spectators must be the same.
pub fn secrets_ring<F: Family + Clone>(family: &F, seed: u64, steps: u32) -> Worlds {
    let mut walk = Walk::new(family.clone());
    let mut dice = Dice::new(seed);
    let mut worlds = Worlds::default();
    for _ in 0..steps {
        if below(&mut dice, 6) == 0 {
            let seat = Seat(below(&mut dice, u32::from(family.seats())) as u8);
            go_on_together(family, &walk.journal, seat, &mut dice, &mut worlds);
        }
        let Some((seat, text)) = walk.any_choice(&mut dice) else { break };
        walk.does(seat, &text).expect("what is listed is legal");
    }
    worlds
}

struct Walk<F: Family> {
    table: Table<F>,
    journal: Vec<Kept>,
    count: u64,
}

impl<F: Family> Walk<F> {
    fn new(family: F) -> Walk<F> {
        let (spec, seats) = (family.spec(), family.seats());
        let (settings, secret) = (Settings { quick: true, ..Settings::default() }, Secret([3; 32]));
        let what = Change::Opened { spec, settings: settings.clone(), secret, position: None };
        let journal = vec![Kept { at: 0, by: None, what }];
        let mut walk = Walk { table: Table::new(family, settings, secret, 0), journal, count: 0 };
        for seat in 0..seats {
            let mut done = Done::default();
            let mut desk = crate::table::Desk { at: 0, by: None, done: &mut done };
            walk.table.welcome(&format!("P{seat}"), Secret::hash(&[seat]), &mut desk).expect("there is room");
            walk.journal.extend(done.entries);
            walk.asks(seat.into(), Command::Sit { at: seat });
            if let Some(deck) = walk.table.family.any_deck(u64::from(seat)) {
                walk.asks(seat.into(), Command::Deck { at: seat, deck });
            }
        }
        walk.asks(0, Command::Begin);
        walk
    }

    fn asks(&mut self, person: u16, command: Command) -> Done {
        self.count += 1;
        let request =
            Request { id: format!("w{}", self.count), version: Some(self.table.version), seat: None, command };
        let done = self.table.request(person, request, &moment(self.count, self.count));
        self.journal.extend(done.entries.iter().cloned());
        done
    }

    /// A due seat and one of its choices, in words; in its draft if it has one.
    fn any_choice(&self, dice: &mut Dice) -> Option<(Seat, String)> {
        let play = self.table.play.as_ref()?;
        let (seat, state) = match &play.draft {
            Some(draft) => (draft.seat, draft.state),
            None => {
                let Awaits::Seats { due, .. } = play.game.awaits(play.state()) else { return None };
                (due.into_iter().nth(below(dice, due.len()) as usize)?, *play.state())
            }
        };
        let choices = play.choices(&state, seat);
        let choice = *choices.get(below(dice, choices.len().max(1) as u32) as usize)?;
        Some((seat, play.game.write_action(choice)))
    }

    fn does(&mut self, seat: Seat, text: &str) -> Option<Done> {
        let done = self.asks(seat.0.into(), Command::Act { actions: vec![text.into()] });
        done.answer.as_ref().is_some_and(|answer| answer.ok).then_some(done)
    }
}

fn go_on_together<F: Family + Clone>(
    family: &F,
    journal: &dyn Entries,
    seat: Seat,
    dice: &mut Dice,
    worlds: &mut Worlds,
) {
    let mut pair = [0, 1].map(|world| {
        let (mut table, _) = replayed(family.clone(), journal).expect("a journal replays");
        let play = table.play.as_mut().expect("a game is running");
        let real = *play.state();
        let known = play.game.known(&real, seat);
        let state = if world == 0 { real } else { play.game.imagine(&known, dice) };
        worlds.differed += u32::from(state != real);
        // Neither table can undo: the steps before this point differ.
        play.course = Course::from(state);
        play.log.clear();
        Walk { table, journal: Vec::new(), count: 1_000_000 }
    });
    worlds.worlds += 1;
    for _ in 0..TOGETHER {
        let [here, there] = [&pair[0], &pair[1]].map(|walk| looks(walk, seat));
        assert_eq!(here, there, "seat {seat} sees a difference that it was not told of");
        worlds.bytes += here.len();
        let from = below(dice, 2) as usize;
        let Some((actor, text)) = pair[from].any_choice(dice) else { return };
        let [one, two] = &mut pair;
        let (Some(here), Some(there)) = (one.does(actor, &text), two.does(actor, &text)) else { return };
        if told(&here, seat) != told(&there, seat) {
            worlds.parted += 1;
            return;
        }
        let [here, there] = [here, there].map(|done| heard(&done, seat));
        assert_eq!(here, there, "{actor} {text}: seat {seat} was told the same and heard a difference");
        worlds.bytes += here.len();
        worlds.steps += 1;
    }
}

/// What the seat and spectators see when they look.
fn looks<F: Family>(walk: &Walk<F>, seat: Seat) -> String {
    let looks = [Some(seat.0), None].map(|seat| serde_json::to_string(&walk.table.whole(seat)).expect("a message"));
    looks.concat()
}

/// All that the seat and spectators hear.
fn heard(done: &Done, seat: Seat) -> String {
    let hears = |to: To| matches!(to, To::All | To::Public) || to == To::Seat(seat.0);
    let heard = done.say.iter().filter(|say| hears(say.to));
    heard.map(|say| serde_json::to_string(&say.message).expect("a message")).collect()
}

/// The events that the seat was told.
fn told(done: &Done, seat: Seat) -> Vec<String> {
    let messages = done.say.iter().filter(|say| say.to == To::Seat(seat.0)).map(|say| &say.message);
    let events = messages.flat_map(|message| match message {
        Message::Update(update) => update.log.clone(),
        // At the end everything is open: the worlds part.
        Message::Whole(whole) => whole.log.iter().cloned().chain([last(&whole.view)]).collect(),
        _ => Vec::new(),
    });
    events.map(|event| serde_json::to_string(&event.said).expect("a phrase")).collect()
}

fn last(view: &serde_json::Value) -> crate::protocol::LogLine {
    let said = kernel::Phrase::new("view").with("view", kernel::Part::Place(view.to_string()));
    crate::protocol::LogLine { version: 0, takes_back: None, said }
}
