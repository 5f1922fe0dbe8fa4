//! `commonland play`: a game on the terminal, you against bots.

use std::io::{self, BufRead, IsTerminal, Read, Write};

use bots::{Bot, lot};
use clap::Args as ClapArgs;
use kernel::{Awaits, Choices, Game, Notes, Seat, Seen, Viewer, Written};

use crate::almanac;
use crate::failure::Failure;
use crate::family::{Family, Task, any_seed, with_decks, with_family};
use crate::picture::Picture;

#[derive(ClapArgs)]
#[command(after_help = "Without a terminal to type on, when its input is a file or a pipe, bots play on all seats.")]
pub struct Args {
    /// The rules, such as island:seats=3,board=beginner
    #[arg(default_value = "island:seats=4")]
    spec: String,
    /// Your seat, counted from 0
    #[arg(long, default_value_t = 0)]
    seat: u8,
    /// Who plays the other seats
    #[arg(long, default_value = "greedy")]
    bots: String,
    /// A deck for each seat, in games with decks: a ready one, a file, or lot
    #[arg(long, value_delimiter = ',')]
    decks: Vec<String>,
    /// The same seed deals the same board and dice
    #[arg(long)]
    seed: Option<u64>,
    /// Watch bots on all seats
    #[arg(long)]
    watch: bool,
}

impl Default for Args {
    fn default() -> Args {
        let decks = Vec::new();
        Args { spec: "island:seats=4".into(), seat: 0, bots: "greedy".into(), decks, seed: None, watch: false }
    }
}

/// The longest line that is read at once.
const LINE_LIMIT: u64 = 1 << 12;

pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let spec = args.spec.clone();
    // If nobody can type, only bots play.
    let somebody = !args.watch && io::stdin().is_terminal();
    let colour = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    if !args.watch && !somebody {
        writeln!(out, "There is no terminal to type on: bots play on all seats.")?;
    }
    with_family(&spec, Table { args, somebody, colour, input: &mut io::stdin().lock(), out })?
}

struct Table<'a> {
    args: Args,
    /// Whether a person plays.
    somebody: bool,
    colour: bool,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
}

impl Task for Table<'_> {
    type Out = Result<(), Failure>;

    fn run<F: Family>(self, family: F) -> Self::Out {
        let Table { args, somebody, colour, input, out } = self;
        if args.seat >= family.seats() {
            return Err(Failure::Use(format!("seat {} is not at this table of {}", args.seat, family.seats())));
        }
        let seed = args.seed.unwrap_or_else(any_seed);
        let family = with_decks(family, &args.decks)?;
        let game = family.draw(seed)?;
        let mut bots: Vec<Box<dyn Bot<F::Game>>> = Vec::new();
        for seat in 0..family.seats() {
            bots.push(family.player(&args.bots, seed.wrapping_add(1 + u64::from(seat))).map_err(Failure::Use)?);
        }
        let person = somebody.then_some(Seat(args.seat));
        let viewer = person.map_or(Viewer::Public, Viewer::Seat);
        let mut state = game.start();
        let seen = family.text(&game.view(&state, viewer), colour);
        writeln!(out, "{seen}")?;
        match person {
            Some(seat) => writeln!(out, "{}, seed {seed}. You are seat {seat}. Type help at any time.", family.spec())?,
            None => writeln!(out, "{}, seed {seed}. Bots play on all seats.", family.spec())?,
        }
        let mut person = person.map(|seat| Person {
            game: &game,
            family: &family,
            seat,
            colour,
            seen: Some(seen),
            speaks: None,
            input,
        });
        let reader = person.as_ref().map(|person| person.seat);
        let mut dice = lot(!seed);
        let mut choices = Choices::default();
        let mut notes = Notes::default();
        for _ in 0..bots::arena::BOUND {
            match game.awaits(&state) {
                Awaits::Nobody => break,
                Awaits::Chance => {
                    let outcome = game.draw(&state, &mut dice);
                    game.fall(&mut state, outcome, &mut notes.log());
                }
                Awaits::Seats { due, may } => {
                    let seat = due.lowest().expect("somebody is awaited until the end");
                    let said = match &mut person {
                        Some(person) if person.seat == seat => person.ask(&state, Must::Answer, out)?,
                        Some(person) if may.has(person.seat) => person.hear_out(&state, out)?,
                        _ => Answered::Nothing,
                    };
                    let (seat, action) = match (said, &person) {
                        (Answered::Did(action), Some(person)) => (person.seat, action),
                        (Answered::Left, _) => {
                            writeln!(out, "You leave the table.")?;
                            return Ok(());
                        }
                        _ => {
                            choices.clear();
                            game.choices(&state, seat, &mut choices);
                            let known = game.known(&state, seat);
                            let bot = &mut bots[seat.index()];
                            let action = bot.choose(&game, &known, seat, choices.as_slice());
                            if let Some(fault) = bot.fault() {
                                return Err(Failure::Check(format!("seat {seat} forfeits: {fault}")));
                            }
                            if let Err(refusal) = game.check(&state, seat, action) {
                                let action = game.write_action(action);
                                return Err(Failure::Check(format!("seat {seat} forfeits: {action}: {refusal}")));
                            }
                            (seat, action)
                        }
                    };
                    game.apply(&mut state, seat, action, &mut notes.log());
                }
            }
            for event in notes.events.iter().filter_map(|event| event.seen_by(viewer)) {
                writeln!(out, "{}", texts::english().say_to(&game.tell(&event), reader))?;
            }
            out.flush()?;
            notes.clear();
        }
        writeln!(out, "{}", family.text(&game.view(&state, Viewer::Full), colour))?;
        match game.standing(&state) {
            Some(standing) => {
                let winners: Vec<String> = standing.winners.map(|seat| game.seat_name(seat)).collect();
                writeln!(out, "{} won after {} turns.", winners.join(", "), game.turns(&state))?;
            }
            None => writeln!(out, "The game was cut: it would not end.")?,
        }
        Ok(())
    }
}

/// What a person said.
enum Answered<A> {
    Did(A),
    Nothing,
    Left,
}

/// Whether the game waits for the person, or would go on without.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Must {
    Answer,
    MaySpeak,
}

/// The one who types.
struct Person<'a, F: Family> {
    game: &'a F::Game,
    family: &'a F,
    seat: Seat,
    colour: bool,
    /// The table as it was last shown.
    seen: Option<Picture>,
    /// If the person wants to act in the turns of others: the turn and the choices at which they last said nothing.
    speaks: Option<(u32, Vec<String>)>,
    input: &'a mut dyn BufRead,
}

impl<F: Family> Person<'_, F> {
    /// Lets the person act in another player's turn, if wanted: once, and again when the choices change.
    fn hear_out(
        &mut self,
        state: &<F::Game as Game>::State,
        out: &mut dyn Write,
    ) -> Result<Answered<<F::Game as Game>::Action>, Failure> {
        let moment = (self.game.turns(state), self.listed(state).1);
        if self.speaks.as_ref().is_none_or(|silent_at| *silent_at == moment) {
            return Ok(Answered::Nothing);
        }
        let said = self.ask(state, Must::MaySpeak, out)?;
        if self.speaks.is_some() && matches!(said, Answered::Nothing) {
            self.speaks = Some(moment);
        }
        Ok(said)
    }

    /// Asks until there is a legal answer.
    fn ask(
        &mut self,
        state: &<F::Game as Game>::State,
        must: Must,
        out: &mut dyn Write,
    ) -> Result<Answered<<F::Game as Game>::Action>, Failure> {
        let game = self.game;
        let (choices, texts) = self.listed(state);
        let listed = match self.meanings(state, choices.as_slice()) {
            Some(meanings) => as_list(&texts, &meanings),
            None => in_groups(&texts),
        };
        let said = game.question(state, self.seat);
        let asked = said.map_or_else(|| game.asked(state), |said| texts::english().say(&said));
        self.show_changes(state, out)?;
        write!(out, "{listed}")?;
        loop {
            match must {
                Must::Answer => write!(out, "{asked} > ")?,
                Must::MaySpeak => write!(out, "anything to say? (Enter: no) > ")?,
            }
            out.flush()?;
            let Some(line) = read_line(self.input)? else {
                writeln!(out)?;
                return Ok(Answered::Left);
            };
            let action = match line.trim() {
                "" if must == Must::MaySpeak => return Ok(Answered::Nothing),
                "" => continue,
                "quit" | "exit" => return Ok(Answered::Left),
                "board" => {
                    self.seen = None;
                    self.show_changes(state, out)?;
                    continue;
                }
                "help" | "?" => {
                    write!(out, "{listed}{}", self.help(&texts))?;
                    continue;
                }
                line if line == "almanac" || line.starts_with("almanac ") => {
                    self.look_up(line.trim_start_matches("almanac"), out)?;
                    continue;
                }
                "speak" => {
                    self.speaks = if self.speaks.is_none() { Some((0, Vec::new())) } else { None };
                    match &self.speaks {
                        Some(_) => writeln!(out, "You are asked in the turns of others too.")?,
                        None => writeln!(out, "You are asked only when the game waits for you.")?,
                    }
                    continue;
                }
                line => match (line.parse::<usize>(), game.read_action(line)) {
                    (Ok(number), _) => match choices.as_slice().get(number.wrapping_sub(1)) {
                        Some(&action) => action,
                        None => {
                            writeln!(out, "There are {} choices.", texts.len())?;
                            continue;
                        }
                    },
                    (Err(_), Ok(action)) => action,
                    (Err(_), Err(wrong)) => {
                        writeln!(out, "{wrong}")?;
                        continue;
                    }
                },
            };
            match game.check(state, self.seat, action) {
                Ok(()) => return Ok(Answered::Did(action)),
                Err(refusal) => writeln!(out, "That is refused: {refusal}.")?,
            }
        }
    }

    /// What the person may choose from, also in words.
    fn listed(&self, state: &<F::Game as Game>::State) -> (Choices<<F::Game as Game>::Action>, Vec<String>) {
        let mut choices = Choices::default();
        self.game.choices(state, self.seat, &mut choices);
        let texts = choices.as_slice().iter().map(|&action| self.game.write_action(action)).collect();
        (choices, texts)
    }

    /// What each of the choices does, if the game says it.
    fn meanings(&self, state: &<F::Game as Game>::State, choices: &[<F::Game as Game>::Action]) -> Option<Vec<String>> {
        let said = |&action| Some(texts::english().filled(&self.game.meaning(state, self.seat, action)?));
        choices.iter().map(said).collect()
    }

    /// How to play here: by number, or in the notation of records, with the first choices as examples.
    fn help(&self, texts: &[String]) -> String {
        let examples: Vec<&str> = texts.iter().take(3).map(String::as_str).collect();
        let examples = if examples.is_empty() { String::new() } else { format!(", such as: {}", examples.join("; ")) };
        format!(
            "Type a number from the list, or an action in words{examples}\n{}\
             almanac NAME: look a card or piece up; board: show the table again; quit: leave it\n",
            self.family.help()
        )
    }

    /// Shows what the almanac has on a name.
    fn look_up(&self, name: &str, out: &mut dyn Write) -> io::Result<()> {
        if name.trim().is_empty() {
            return writeln!(out, "Say what to look up, as in: almanac road");
        }
        match almanac::find(name, self.family.almanac()) {
            Ok(found) => found.iter().try_for_each(|entry| write!(out, "{}", almanac::as_text(entry))),
            Err(nothing) => writeln!(out, "{nothing}"),
        }
    }

    /// Shows the table, or only the lines that changed if the board is as it was.
    fn show_changes(&mut self, state: &<F::Game as Game>::State, out: &mut dyn Write) -> io::Result<()> {
        let now = self.family.text(&self.game.view(state, Viewer::Seat(self.seat)), self.colour);
        match &self.seen {
            Some(seen) if seen.board == now.board => {
                for line in now.lines.iter().filter(|line| !seen.lines.contains(line)) {
                    writeln!(out, "{line}")?;
                }
            }
            _ => writeln!(out, "{now}")?,
        }
        self.seen = Some(now);
        Ok(())
    }
}

/// A typed line, of any bytes; `None` at the end of input.
fn read_line(input: &mut dyn BufRead) -> Result<Option<String>, Failure> {
    let mut line = Vec::new();
    let read = input.take(LINE_LIMIT).read_until(b'\n', &mut line);
    match read.map_err(|why| Failure::Use(format!("nothing more can be read: {why}")))? {
        0 => Ok(None),
        _ => Ok(Some(String::from_utf8_lossy(&line).into_owned())),
    }
}

/// How wide a line of choices is.
const WIDTH: usize = 100;

/// Numbered choices in words; each verb begins a line. Places and stacks are added in the notation of the picture.
fn as_list(texts: &[String], meanings: &[String]) -> String {
    let verb = |at: usize| texts[at].split(' ').next();
    let mut lines = String::new();
    let mut line = String::new();
    for (at, meaning) in meanings.iter().enumerate() {
        let choice = match texts[at].contains(|it: char| it.is_ascii_digit()) {
            true => format!("{}) {meaning} [{}]", at + 1, texts[at]),
            false => format!("{}) {meaning}", at + 1),
        };
        let begins = at > 0 && (verb(at) != verb(at - 1) || line.chars().count() + 2 + choice.chars().count() > WIDTH);
        if begins {
            lines.push_str(&line);
            lines.push('\n');
            line.clear();
        }
        line.push_str(if line.is_empty() { "  " } else { "   " });
        line.push_str(&choice);
    }
    if !line.is_empty() {
        lines.push_str(&line);
        lines.push('\n');
    }
    lines
}

/// Numbered choices, a group for each verb.
fn in_groups(texts: &[String]) -> String {
    const INDENT: usize = 11;
    let mut groups: Vec<(&str, Vec<String>)> = Vec::new();
    for (i, text) in texts.iter().enumerate() {
        let (verb, rest) = text.split_once(' ').unwrap_or(("", text));
        if groups.last().is_none_or(|(last, _)| *last != verb) {
            groups.push((verb, Vec::new()));
        }
        groups.last_mut().expect("there is a group").1.push(format!("{}) {rest}", i + 1));
    }
    let mut lines = String::new();
    for (verb, choices) in groups {
        let mut line = format!("{verb:<INDENT$}");
        for choice in choices {
            if line.len() + choice.len() > WIDTH {
                lines.push_str(line.trim_end());
                lines.push('\n');
                line = " ".repeat(INDENT);
            }
            line.push_str(&choice);
            line.push_str("  ");
        }
        lines.push_str(line.trim_end());
        lines.push('\n');
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a person is shown who types this on the terminal.
    fn typed(spec: &str, seed: u64, input: &[u8]) -> String {
        let mut out = Vec::new();
        let args = Args { spec: spec.into(), seed: Some(seed), bots: "random".into(), ..Args::default() };
        let table = Table { args, somebody: true, colour: false, input: &mut &input[..], out: &mut out };
        with_family(spec, table).expect("a spec").expect("a game");
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn a_game_is_played_by_number_to_its_end() {
        let told = typed("island:seats=2,target=4", 1, &b"1\n".repeat(4000));
        assert!(told.contains("won after"), "{told}");
    }

    #[test]
    fn bytes_that_are_no_text_are_no_action_and_the_game_goes_on() {
        let told = typed("island:seats=3", 1, b"\xff\xfe\n1\nquit\n");
        assert!(told.contains("is no action") && told.contains("You build a settlement"), "{told}");
        assert!(told.ends_with("You leave the table.\n"));
    }

    #[test]
    fn the_end_of_the_input_leaves_the_table() {
        assert!(typed("island:seats=3", 1, b"").ends_with("You leave the table.\n"));
    }

    #[test]
    fn help_tells_how_to_trade() {
        let told = typed("island:seats=3", 1, b"help\n");
        for verb in ["offer", "accept", "decline", "propose", "trade", "withdraw", "speak", "board", "quit"] {
            assert!(told.contains(verb), "{verb}");
        }
    }

    #[test]
    fn the_duel_has_a_help_of_its_own_and_an_almanac_in_place() {
        let told = typed("duel", 1, b"help\nalmanac scuot\nalmanac scout\nalmanac\nquit\n");
        assert!(told.contains("A place is a column and a row") && !told.contains("offer 2ore"), "{told}");
        assert!(told.contains("At sea 1,s is the card before the harbor"), "{told}");
        assert!(told.contains("did you mean \"Scout\"") && told.contains("Scout (basic/scout;"), "{told}");
        assert!(told.contains("Say what to look up"), "{told}");
    }

    #[test]
    fn a_duel_is_played_by_number_to_its_end_and_names_what_may_be_chosen() {
        let told = typed("duel:theme=gold,target=4", 1, &b"1\n".repeat(6000));
        assert!(told.contains("won after"), "{told}");
        for words in [
            "Choose the stack for your starting hand > ",
            ") stack Basic 3 [stack 2]",
            "You draw ",
            "You decide: exchange no card.",
        ] {
            assert!(told.contains(words), "{words} in {told}");
        }
    }

    #[test]
    fn the_starting_hand_is_chosen_by_the_names_of_cards() {
        let told = typed("duel:princes=gold+turmoil+progress", 1, b"1\nquit\n");
        let listed = told.rsplit(" cards of stack Basic 1: ").next().expect("the stack");
        let first = listed.split(", ").next().expect("a card");
        assert!(listed.contains(&format!("1) {first}")), "{told}");
    }

    #[test]
    fn discarding_does_not_draw_the_board_again() {
        // Good places, and never a purchase: many cards.
        let input = [b"22\n1\n26\n1\n", &b"1\n".repeat(400)[..]].concat();
        let told = typed("island:seats=2", 1, &input);
        let after_prompts = told.split("A seven: give back ").filter_map(|part| Some(part.split_once(" > ")?.1));
        let between: Vec<&str> = after_prompts.skip(1).filter(|part| !part.contains(" > ")).collect();
        assert!(between.len() >= 3, "{told}");
        // What was laid aside, what the person has now, and the choices.
        assert!(between.iter().all(|part| part.lines().count() == 3), "{between:?}");
    }

    #[test]
    fn who_wants_to_speak_is_heard_in_the_turns_of_others() {
        let silent = typed("island:seats=2", 3, &b"1\n".repeat(100));
        assert!(!silent.contains("anything to say?"));
        let mut input = b"speak\n".to_vec();
        for _ in 0..100 {
            // A number where choices are listed; silence where a person only may speak.
            input.extend(b"1\n\n");
        }
        assert!(typed("island:seats=2", 3, &input).contains("anything to say?"));
    }

    #[test]
    fn a_deal_can_be_proposed_unasked_and_taken_back() {
        // The set-up, then turn after turn: roll, end, propose with the cards of the hand, take it back, be silent.
        let turn = b"1\n1\npropose lumber for ore\npropose wool for ore\n1\n\n\n";
        let input = [b"speak\n1\n1\n1\n1\n", &turn.repeat(40)[..]].concat();
        let told = typed("island:seats=2", 3, &input);
        for words in ["(Enter: no) > You would give", "(Enter: no) > You take that back"] {
            assert!(told.contains(words), "{words} in {told}");
        }
    }

    #[test]
    fn choices_are_listed_in_groups() {
        let texts = ["end", "buy", "road 0,1,E", "road 0,2,E", "city 0,0,N"].map(String::from);
        let lines = ["           1) end  2) buy", "road       3) 0,1,E  4) 0,2,E", "city       5) 0,0,N", ""];
        assert_eq!(in_groups(&texts), lines.join("\n"));
        let many: Vec<String> = (0..60).map(|i| format!("road {i},0,E")).collect();
        assert!(in_groups(&many).lines().all(|line| line.len() <= 100));
    }
}
