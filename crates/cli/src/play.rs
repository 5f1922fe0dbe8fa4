//! `commonland play`: a game on the terminal, you against bots.

use std::io::{BufRead, IsTerminal, Write};

use bots::{Bot, lot};
use clap::Args as ClapArgs;
use kernel::{Awaits, Choices, Game, Notes, Seat, Seen, Viewer, Written};

use crate::failure::Failure;
use crate::family::{Family, Task, any_seed, with_family};

#[derive(ClapArgs)]
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
    /// The same seed deals the same board and dice
    #[arg(long)]
    seed: Option<u64>,
    /// Watch bots on all seats
    #[arg(long)]
    watch: bool,
}

impl Default for Args {
    fn default() -> Args {
        Args { spec: "island:seats=4".into(), seat: 0, bots: "greedy".into(), seed: None, watch: false }
    }
}

pub fn run(args: Args) -> Result<(), Failure> {
    let spec = args.spec.clone();
    with_family(&spec, Table(args))?
}

struct Table(Args);

/// What a person said.
enum Said<A> {
    Did(A),
    Left,
}

impl Task for Table {
    type Out = Result<(), Failure>;

    fn run<F: Family>(self, family: F) -> Self::Out {
        let args = self.0;
        if args.seat >= family.seats() {
            return Err(Failure::Use(format!("seat {} is not at this table of {}", args.seat, family.seats())));
        }
        let seed = args.seed.unwrap_or_else(any_seed);
        let game = family.draw(seed)?;
        // Without somebody to type, the bots play on their own.
        let person = (!args.watch && std::io::stdin().is_terminal()).then_some(Seat(args.seat));
        let mut bots: Vec<Box<dyn Bot<F::Game>>> = Vec::new();
        for seat in 0..family.seats() {
            bots.push(family.player(&args.bots, seed.wrapping_add(1 + u64::from(seat))).map_err(Failure::Use)?);
        }
        let viewer = person.map_or(Viewer::Public, Viewer::Seat);
        let colour = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        let mut state = game.start();
        let mut dice = lot(!seed);
        let mut choices = Choices::default();
        let mut notes = Notes::default();
        let say = |text: &str| println!("{text}");
        say(&family.text(&game.view(&state, viewer), colour));
        match person {
            Some(seat) => say(&format!("{}, seed {seed}. You are seat {seat}. Type help at any time.", family.spec())),
            None => say(&format!("{}, seed {seed}. Bots play on all seats.", family.spec())),
        }
        for _ in 0..bots::arena::BOUND {
            let before = state;
            match game.awaits(&before) {
                Awaits::Nobody => break,
                Awaits::Chance => {
                    let outcome = game.draw(&state, &mut dice);
                    game.fall(&mut state, outcome, &mut notes.log());
                }
                Awaits::Seats { due, .. } => {
                    let seat = due.lowest().expect("somebody is awaited until the end");
                    let action = if person == Some(seat) {
                        match ask(&game, &family, &state, seat, colour) {
                            Said::Did(action) => action,
                            Said::Left => {
                                say("You leave the table.");
                                return Ok(());
                            }
                        }
                    } else {
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
                        action
                    };
                    game.apply(&mut state, seat, action, &mut notes.log());
                }
            }
            for event in notes.events.iter().filter_map(|event| event.seen_by(viewer)) {
                say(&game.tell(&event));
            }
            notes.clear();
        }
        say(&family.text(&game.view(&state, Viewer::Full), colour));
        match game.standing(&state) {
            Some(standing) => {
                let winners: Vec<String> = standing.winners.map(|seat| game.seat_name(seat)).collect();
                say(&format!("{} won after {} turns.", winners.join(", "), game.turns(&state)));
            }
            None => say("The game was cut: it would not end."),
        }
        Ok(())
    }
}

/// Asks a person until there is a legal answer.
fn ask<F: Family>(
    game: &F::Game,
    family: &F,
    state: &<F::Game as Game>::State,
    seat: Seat,
    colour: bool,
) -> Said<<F::Game as Game>::Action> {
    let mut choices = Choices::default();
    game.choices(state, seat, &mut choices);
    let texts: Vec<String> = choices.as_slice().iter().map(|&action| game.write_action(action)).collect();
    let show = || println!("{}", family.text(&game.view(state, Viewer::Seat(seat)), colour));
    let list = || {
        for (number, text) in texts.iter().enumerate() {
            print!("{:>4} {text:<22}{}", number + 1, if number % 4 == 3 { "\n" } else { "" });
        }
        println!();
    };
    show();
    list();
    loop {
        print!("{} > ", game.asked(state));
        let _ = std::io::stdout().flush();
        let mut line = String::new();
        if std::io::stdin().lock().read_line(&mut line).unwrap_or(0) == 0 {
            println!();
            return Said::Left;
        }
        let line = line.trim();
        let action = match line {
            "" => continue,
            "quit" | "exit" => return Said::Left,
            "board" => {
                show();
                continue;
            }
            "help" | "?" => {
                list();
                println!("Type a number from the list, or an action in words such as: {}", texts[0]);
                println!("With other players you trade like this: offer 2ore for wool to 1,2");
                println!("board shows the table again, quit leaves it.");
                continue;
            }
            number if number.parse::<usize>().is_ok() => {
                match number.parse::<usize>().ok().and_then(|number| choices.as_slice().get(number.wrapping_sub(1))) {
                    Some(&action) => action,
                    None => {
                        println!("There are {} choices; type 1 to {0}.", texts.len());
                        continue;
                    }
                }
            }
            words => match game.read_action(words) {
                Ok(action) => action,
                Err(wrong) => {
                    println!("{wrong}");
                    continue;
                }
            },
        };
        match game.check(state, seat, action) {
            Ok(()) => return Said::Did(action),
            Err(refusal) => println!("That is refused: {refusal}."),
        }
    }
}
