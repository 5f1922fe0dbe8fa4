//! `exec:COMMAND`: a player that is a program of its own, spoken to in JSON lines (`docs/bots.md`).

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::{Duration, Instant};

use bots::Bot;
use kernel::{Game, Seat, Written, quoted, shortened};
use serde_json::{Value, json};

/// The version of the protocol.
pub const PROTOCOL: u64 = 1;
/// How long a program may think about one answer.
const PATIENCE: Duration = Duration::from_secs(60);
/// The longest answer that is read.
const LINE_LIMIT: usize = 1 << 16;
/// How long a program may take to end by itself, once its input is closed.
const FAREWELL: Duration = Duration::from_millis(500);

/// A program that plays a seat.
pub struct Program {
    command: String,
    child: Child,
    /// Lines for the program. A separate thread writes them, so a program that does not read cannot block us.
    to: Option<SyncSender<String>>,
    /// Lines from the program, one at a time, so a program that writes without end is held back.
    from: Receiver<std::io::Result<String>>,
    patience: Duration,
    /// Whether the program was told which game it plays.
    greeted: bool,
    asked: u64,
    fault: Option<String>,
}

impl Program {
    /// Starts the program. It is greeted before the first question.
    pub fn start(command: &str) -> Result<Program, String> {
        let mut shell = Command::new("sh");
        shell.args(["-c", command]).stdin(Stdio::piped()).stdout(Stdio::piped());
        // In its own process group, so that all processes it starts can be ended with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let mut child =
            shell.spawn().map_err(|why| format!("exec:{} could not be started: {why}", shortened(command, 200)))?;
        let mut input = child.stdin.take().expect("the input is piped");
        let (to, lines) = sync_channel::<String>(1);
        std::thread::spawn(move || {
            for line in lines {
                if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                    return;
                }
            }
        });
        let out = child.stdout.take().expect("the output is piped");
        let (sender, from) = sync_channel(1);
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
        let to = Some(to);
        let command = command.into();
        Ok(Program { command, child, to, from, patience: PATIENCE, greeted: false, asked: 0, fault: None })
    }

    fn say(&mut self, message: &Value) -> Result<(), String> {
        let to = self.to.as_ref().ok_or("it is gone")?;
        to.try_send(format!("{message}\n")).map_err(|not| match not {
            TrySendError::Full(_) => "it answers without reading what it is asked".into(),
            TrySendError::Disconnected(_) => "it ended, or takes no input".into(),
        })
    }

    fn hear(&mut self) -> Result<Value, String> {
        match self.from.recv_timeout(self.patience) {
            Ok(Ok(line)) if line.is_empty() => Err("it ended without an answer".into()),
            Ok(Ok(line)) => {
                serde_json::from_str(&line).map_err(|why| format!("{} is no JSON: {why}", quoted(line.trim_end())))
            }
            Ok(Err(why)) => Err(format!("its answer could not be read: {why}")),
            Err(RecvTimeoutError::Timeout) => Err(format!("no answer in {} seconds", self.patience.as_secs())),
            Err(RecvTimeoutError::Disconnected) => Err("it ended".into()),
        }
    }

    /// Tells the program which game it plays, and on which seat; it must be ready.
    pub fn greet<G: Written>(&mut self, game: &G, seat: Seat) -> Result<(), String> {
        self.say(&json!({
            "hello": "commonland-bot", "version": PROTOCOL,
            "rules": game.spec(), "rules_version": G::RULES_VERSION, "setup": game.open_setup(), "seat": seat.0,
        }))?;
        let answer = self.hear()?;
        if answer.get("ready") != Some(&Value::Bool(true)) {
            let answer = shortened(&answer.to_string(), 200);
            return Err(format!("it answered the greeting with {answer}, not with {{\"ready\":true}}"));
        }
        self.greeted = true;
        Ok(())
    }

    fn answer<G: Written>(
        &mut self,
        game: &G,
        known: &G::Known,
        seat: Seat,
        choices: &[G::Action],
    ) -> Result<G::Action, String> {
        if !self.greeted {
            self.greet(game, seat)?;
        }
        self.asked += 1;
        let listed: Vec<String> = choices.iter().map(|&action| game.write_action(action)).collect();
        self.say(&json!({ "ask": self.asked, "known": game.write_known(known), "choices": listed }))?;
        let answer = self.hear()?;
        let told = || shortened(&answer.to_string(), 200);
        if answer.get("ask").and_then(Value::as_u64) != Some(self.asked) {
            return Err(format!("{} does not answer question {}", told(), self.asked));
        }
        let text = answer.get("do").and_then(Value::as_str).ok_or_else(|| format!("{} has no \"do\"", told()))?;
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
                self.fault = Some(format!("exec:{}: {why}", shortened(&self.command, 200)));
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
        // The end of its input tells the program that the game is over. If it does not end by itself, it is ended, and
        // so are all processes that it leaves behind.
        self.to = None;
        let begun = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) && begun.elapsed() < FAREWELL {
            std::thread::sleep(Duration::from_millis(5));
        }
        end_group(self.child.id());
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Ends every process of a group, if there is still one.
fn end_group(id: u32) {
    let kill = format!("kill -s KILL -- -{id}");
    let _ = Command::new("sh").args(["-c", &kill]).stdin(Stdio::null()).stderr(Stdio::null()).status();
}

/// A player that could not be started. It forfeits with the reason.
pub struct Absent(pub String);

impl<G: Game> Bot<G> for Absent {
    fn choose(&mut self, _: &G, _: &G::Known, _: Seat, choices: &[G::Action]) -> G::Action {
        choices[0]
    }

    fn fault(&self) -> Option<&str> {
        Some(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_does_not_read_holds_nobody_up() {
        let mut program = Program::start("exec sleep 60").expect("a shell");
        program.patience = Duration::from_millis(50);
        let begun = Instant::now();
        // More than a pipe holds.
        let long = Value::from("x".repeat(1 << 20));
        program.say(&long).expect("it is on its way");
        assert!(program.hear().expect_err("no answer").starts_with("no answer"));
        while program.say(&long).is_ok() {}
        drop(program);
        assert!(begun.elapsed() < Duration::from_secs(20));
    }

    #[test]
    fn a_program_that_talks_without_end_is_heard_line_by_line() {
        let mut program = Program::start("exec yes 1").expect("a shell");
        for _ in 0..100 {
            assert_eq!(program.hear(), Ok(Value::from(1)));
        }
    }
}
