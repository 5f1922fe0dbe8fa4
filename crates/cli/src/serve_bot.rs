//! `commonland bot`: one of our bots on standard input and output, for any program that speaks the protocol
//! (`docs/bots.md`).

use std::io::{BufRead, Write};

use clap::Args as ClapArgs;
use kernel::{Awaits, Choices, Game, Seat, Written};
use serde_json::{Value, json};

use crate::exec::PROTOCOL;
use crate::failure::Failure;
use crate::family::{Family, Task, any_seed, with_family};

#[derive(ClapArgs)]
pub struct Args {
    /// The rules, such as island:seats=4
    spec: String,
    /// The bot: random, gentle, fair, hard, or search with parameters such as search:ms=50
    name: String,
    /// The same seed plays the same game
    #[arg(long)]
    seed: Option<u64>,
    /// Adds why: the best three choices, each with its chance to win and a reason in every language. Only fair, hard and search
    /// can say it
    #[arg(long)]
    explain: bool,
}

pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let spec = args.spec.clone();
    with_family(&spec, Serve { args, out })?
}

struct Serve<'a> {
    args: Args,
    out: &'a mut dyn Write,
}

/// A game under way, with the bot that plays a seat in it.
struct Playing<G> {
    game: G,
    seat: Seat,
    bot: Box<dyn bots::Bot<G>>,
}

impl Task for Serve<'_> {
    type Out = Result<(), Failure>;

    fn run<F: Family>(self, family: F) -> Self::Out {
        let Serve { args, out } = self;
        let seed = args.seed.unwrap_or_else(any_seed);
        family.named(&args.name, seed).map_err(Failure::Use)?;
        let mut playing: Option<Playing<F::Game>> = None;
        for (number, line) in std::io::stdin().lock().split(b'\n').enumerate() {
            let line = line.map_err(|why| Failure::Use(format!("line {}: {why}", number + 1)))?;
            if line.trim_ascii().is_empty() {
                continue;
            }
            let answer = answer(&family, &args, &mut playing, &line, seed.wrapping_add(number as u64));
            // A line that cannot be answered gets an error, and the next line is read.
            let answer = answer.unwrap_or_else(|why| json!({ "error": kernel::shortened(&why, 1000) }));
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
        Ok(())
    }
}

fn answer<F: Family>(
    family: &F,
    args: &Args,
    playing: &mut Option<Playing<F::Game>>,
    line: &[u8],
    seed: u64,
) -> Result<Value, String> {
    let message: Value = serde_json::from_slice(line).map_err(|why| format!("this is no JSON: {why}"))?;
    if message.get("hello").is_some() {
        *playing = None;
        let (game, seat) = greet(family, &message)?;
        *playing = Some(Playing { game, seat, bot: family.named(&args.name, seed)? });
        return Ok(json!({ "ready": true }));
    }
    let ask = message.get("ask").ok_or("a message has \"hello\" or \"ask\"")?;
    let Playing { game, seat, bot } = playing.as_mut().ok_or("the first message is a \"hello\"")?;
    let known = message.get("known").ok_or("a question needs \"known\"")?;
    if known.get("seat").is_some_and(|whose| *whose != seat.0) {
        return Err(format!("known: this is what seat {} knows, but the greeting gave us seat {seat}", known["seat"]));
    }
    let known = game.read_known(known).map_err(|wrong| format!("known: {wrong}"))?;
    let mut choices = Choices::default();
    let imagined = game.imagine(&known, &mut bots::lot(seed));
    let is_due = matches!(game.awaits(&imagined), Awaits::Seats { due, .. } if due.has(*seat));
    game.choices(&imagined, *seat, &mut choices);
    if !is_due || choices.as_slice().is_empty() {
        return Err("nothing is asked of this seat in this position".into());
    }
    let thoughts = match args.explain {
        true => bot.explain(game, &known, *seat, choices.as_slice(), None),
        false => Vec::new(),
    };
    let Some(best) = thoughts.first() else {
        let action = bot.choose(game, &known, *seat, choices.as_slice());
        return Ok(json!({ "ask": ask, "do": game.write_action(action) }));
    };
    let why: Vec<Value> = thoughts.iter().map(|thought| explained(game, thought)).collect();
    Ok(json!({ "ask": ask, "do": game.write_action(best.action), "why": why }))
}

/// A thought of a bot: the choice, its chance in thousandths, and one sentence in every language.
fn explained<G: Written>(game: &G, thought: &bots::Thought<G::Action>) -> Value {
    let sentence = |(language, _): &(&'static str, _)| {
        let texts = texts::texts(language).expect("the language is listed");
        let reasons: Vec<String> = thought.reasons.iter().map(|reason| texts.filled(reason)).collect();
        (language.to_string(), Value::from(reasons.join("; ")))
    };
    let words: serde_json::Map<String, Value> = texts::LANGUAGES.iter().map(sentence).collect();
    json!({ "do": game.write_action(thought.action), "chance": (1000.0 * thought.chance).round() / 1000.0, "words": words })
}

/// The game and the seat of a greeting. Another protocol version or newer rules are refused.
fn greet<F: Family>(family: &F, message: &Value) -> Result<(F::Game, Seat), String> {
    if let Some(version) = message.get("version").filter(|version| **version != PROTOCOL) {
        return Err(format!("this bot speaks version {PROTOCOL} of the protocol, not {version}"));
    }
    let known = <F::Game as Written>::RULES_VERSION;
    let newer = |version: &&Value| version.as_u64().is_none_or(|version| version > u64::from(known));
    if let Some(version) = message.get("rules_version").filter(newer) {
        return Err(format!("this bot knows the rules up to version {known}, not {version}"));
    }
    let rules = message.get("rules").and_then(Value::as_str).ok_or("a greeting needs \"rules\"")?;
    let other = |_| format!("this bot plays {}, not {}", family.spec(), kernel::quoted(rules));
    let family = family.completed(rules).map_err(other)?;
    let setup = message.get("setup").ok_or("a greeting needs \"setup\"")?;
    let game = family.given(setup).map_err(|wrong| wrong.to_string())?;
    let seat = message.get("seat").and_then(Value::as_u64).filter(|seat| *seat < u64::from(game.seats()));
    let seat = Seat(seat.ok_or("a greeting needs a \"seat\" at the table")? as u8);
    Ok((game, seat))
}
