//! `commonland bot`: one of our bots on standard input and output, for any program that speaks the protocol
//! (`docs/bots.md`).

use std::io::{BufRead, Write};

use clap::Args as ClapArgs;
use kernel::{Awaits, Choices, Game, Seat, Written};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::family::{Family, Task, any_seed, with_family};

#[derive(ClapArgs)]
pub struct Args {
    /// The rules, such as island:seats=4
    spec: String,
    /// The bot: random, greedy
    name: String,
    /// The same seed plays the same game
    #[arg(long)]
    seed: Option<u64>,
}

pub fn run(args: Args) -> Result<(), Failure> {
    let spec = args.spec.clone();
    with_family(&spec, Serve(args))?
}

struct Serve(Args);

/// A game under way, with the bot that plays a seat in it.
struct Playing<G> {
    game: G,
    seat: Seat,
    bot: Box<dyn bots::Bot<G>>,
}

impl Task for Serve {
    type Out = Result<(), Failure>;

    fn run<F: Family>(self, family: F) -> Self::Out {
        let seed = self.0.seed.unwrap_or_else(any_seed);
        family.named(&self.0.name, seed).map_err(Failure::Use)?;
        let mut playing: Option<Playing<F::Game>> = None;
        for (number, line) in std::io::stdin().lock().lines().enumerate() {
            let line = line.map_err(|why| Failure::Use(format!("line {}: {why}", number + 1)))?;
            if line.trim().is_empty() {
                continue;
            }
            let answer = self.answer(&family, &mut playing, &line, seed.wrapping_add(number as u64));
            // What cannot be answered is said, and the next line is read.
            let answer = answer.unwrap_or_else(|why| json!({ "error": why }));
            let mut out = std::io::stdout().lock();
            if writeln!(out, "{answer}").and_then(|()| out.flush()).is_err() {
                return Ok(());
            }
        }
        Ok(())
    }
}

impl Serve {
    fn answer<F: Family>(
        &self,
        family: &F,
        playing: &mut Option<Playing<F::Game>>,
        line: &str,
        seed: u64,
    ) -> Result<Value, String> {
        let message: Value = serde_json::from_str(line).map_err(|why| format!("this is no JSON: {why}"))?;
        if message.get("hello").is_some() {
            *playing = Some(self.greet(family, &message, seed)?);
            return Ok(json!({ "ready": true }));
        }
        let ask = message.get("ask").ok_or("a message has \"hello\" or \"ask\"")?;
        let Playing { game, seat, bot } = playing.as_mut().ok_or("the first message is a \"hello\"")?;
        let known = message.get("known").ok_or("a question needs \"known\"")?;
        let known = game.read_known(known).map_err(|wrong| format!("known: {wrong}"))?;
        let mut choices = Choices::default();
        let imagined = game.imagine(&known, &mut bots::lot(seed));
        let is_due = matches!(game.awaits(&imagined), Awaits::Seats { due, .. } if due.has(*seat));
        game.choices(&imagined, *seat, &mut choices);
        if !is_due || choices.as_slice().is_empty() {
            return Err("nothing is asked of this seat in this position".into());
        }
        let action = bot.choose(game, &known, *seat, choices.as_slice());
        Ok(json!({ "ask": ask, "do": game.write_action(action) }))
    }

    fn greet<F: Family>(&self, family: &F, message: &Value, seed: u64) -> Result<Playing<F::Game>, String> {
        let rules = message.get("rules").and_then(Value::as_str).ok_or("a greeting needs \"rules\"")?;
        if rules != family.spec() {
            return Err(format!("this bot plays {}, not {rules}", family.spec()));
        }
        let setup = message.get("setup").ok_or("a greeting needs \"setup\"")?;
        let game = family.given(setup).map_err(|wrong| wrong.to_string())?;
        let seat = message.get("seat").and_then(Value::as_u64).filter(|seat| *seat < u64::from(game.seats()));
        let seat = Seat(seat.ok_or("a greeting needs a \"seat\" at the table")? as u8);
        Ok(Playing { game, seat, bot: family.named(&self.0.name, seed)? })
    }
}
