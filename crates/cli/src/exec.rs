//! `exec:COMMAND`: a player that is a program of its own, spoken to in JSON lines (`docs/bots.md`).

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use bots::Bot;
use kernel::{Game, Seat, Written};
use serde_json::{Value, json};

/// How long a program may think about one answer.
const PATIENCE: Duration = Duration::from_secs(60);
/// The longest answer that is read.
const LINE_LIMIT: usize = 1 << 16;

/// A program that plays a seat.
pub struct Program {
    command: String,
    child: Child,
    to: Option<ChildStdin>,
    from: Receiver<std::io::Result<String>>,
    /// Whether the program was told which game it plays.
    greeted: bool,
    asked: u64,
    fault: Option<String>,
}

impl Program {
    /// Starts the program; it is told the game with the first question.
    pub fn start(command: &str) -> Result<Program, String> {
        let mut child = Command::new("sh")
            .args(["-c", command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|why| format!("exec:{command} could not be started: {why}"))?;
        let to = child.stdin.take();
        let out = child.stdout.take().expect("the output is piped");
        let (sender, from) = channel();
        std::thread::spawn(move || {
            let mut out = BufReader::new(out);
            loop {
                let line = read_line(&mut out);
                let last = !matches!(&line, Ok(line) if !line.is_empty());
                if sender.send(line).is_err() || last {
                    return;
                }
            }
        });
        Ok(Program { command: command.into(), child, to, from, greeted: false, asked: 0, fault: None })
    }

    fn say(&mut self, message: &Value) -> Result<(), String> {
        let to = self.to.as_mut().ok_or("it is gone")?;
        writeln!(to, "{message}").and_then(|()| to.flush()).map_err(|why| format!("it ended, or takes no input: {why}"))
    }

    fn hear(&mut self) -> Result<Value, String> {
        match self.from.recv_timeout(PATIENCE) {
            Ok(Ok(line)) if line.is_empty() => Err("it ended without an answer".into()),
            Ok(Ok(line)) => {
                serde_json::from_str(&line).map_err(|why| format!("{:?} is no JSON: {why}", line.trim_end()))
            }
            Ok(Err(why)) => Err(format!("its answer could not be read: {why}")),
            Err(RecvTimeoutError::Timeout) => Err(format!("no answer in {} seconds", PATIENCE.as_secs())),
            Err(RecvTimeoutError::Disconnected) => Err("it ended".into()),
        }
    }

    fn answer<G: Written>(
        &mut self,
        game: &G,
        known: &G::Known,
        seat: Seat,
        choices: &[G::Action],
    ) -> Result<G::Action, String> {
        if !self.greeted {
            self.say(&json!({
                "hello": "commonland-bot", "version": 1,
                "rules": game.spec(), "rules_version": G::RULES_VERSION, "setup": game.setup(), "seat": seat.0,
            }))?;
            let answer = self.hear()?;
            if answer.get("ready") != Some(&Value::Bool(true)) {
                return Err(format!("it answered the greeting with {answer}, not with {{\"ready\":true}}"));
            }
            self.greeted = true;
        }
        self.asked += 1;
        let listed: Vec<String> = choices.iter().map(|&action| game.write_action(action)).collect();
        self.say(&json!({ "ask": self.asked, "known": game.write_known(known), "choices": listed }))?;
        let answer = self.hear()?;
        if answer.get("ask").and_then(Value::as_u64) != Some(self.asked) {
            return Err(format!("{answer} does not answer question {}", self.asked));
        }
        let text = answer.get("do").and_then(Value::as_str).ok_or_else(|| format!("{answer} has no \"do\""))?;
        game.read_action(text).map_err(|wrong| wrong.to_string())
    }
}

/// A line of at most [`LINE_LIMIT`] bytes; empty at the end of input.
fn read_line(from: &mut impl BufRead) -> std::io::Result<String> {
    let mut line = Vec::new();
    std::io::Read::take(&mut *from, LINE_LIMIT as u64).read_until(b'\n', &mut line)?;
    if line.len() == LINE_LIMIT {
        return Err(std::io::Error::other(format!("a line has more than {LINE_LIMIT} bytes")));
    }
    String::from_utf8(line).map_err(std::io::Error::other)
}

impl<G: Written> Bot<G> for Program {
    fn choose(&mut self, game: &G, known: &G::Known, seat: Seat, choices: &[G::Action]) -> G::Action {
        match self.answer(game, known, seat, choices) {
            Ok(action) => action,
            Err(why) => {
                self.fault = Some(format!("exec:{}: {why}", self.command));
                choices[0]
            }
        }
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // The end of its input tells the program that the game is over; one that does not listen is ended.
        self.to = None;
        for _ in 0..100 {
            if matches!(self.child.try_wait(), Ok(Some(_)) | Err(_)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A player who could not be made: forfeits with the reason.
pub struct Absent(pub String);

impl<G: Game> Bot<G> for Absent {
    fn choose(&mut self, _: &G, _: &G::Known, _: Seat, choices: &[G::Action]) -> G::Action {
        choices[0]
    }

    fn fault(&self) -> Option<&str> {
        Some(&self.0)
    }
}
