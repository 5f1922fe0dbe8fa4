//! The types of `docs/protocol.md`: commands to a table, messages from it.
//!
//! No message holds an integer above 2^53. Sets are lists of ids, never masks.

use kernel::Phrase;
use serde::{Deserialize, Serialize};
use serde_json::Value;

mod thinking;

pub use thinking::{ChancesAt, Hint, Idea, PointsAt, Review, Story, TurningPoint};

pub use crate::info::{DiceInfo, How, Outcome, Phase, SeatInfo, TableInfo};

/// A command to a table, with its id.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Request {
    /// The sender's id of this command. The same id again gets the first answer again.
    pub id: String,
    /// The version of the game that the sender saw. Only commands that move the game need it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub version: Option<u64>,
    /// The acting seat. Only a person who holds several needs it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<u8>,
    /// The command itself.
    #[serde(flatten)]
    pub command: Command,
}

/// What a command does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Command {
    /// In the lobby: take a free seat. During a game: take a seat that a bot plays, if you have seen no other hand.
    Sit {
        /// Which seat.
        at: u8,
    },
    /// In the lobby: name the player of an own seat, for several players at one screen. Without it the seat has the
    /// name of its person.
    Name {
        /// Which seat.
        at: u8,
        /// The name; empty for the person's own.
        name: String,
    },
    /// In the lobby: leave a seat and stay at the table.
    Stand,
    /// The host seats a bot: in the lobby on any seat, during a game on a seat whose person has not answered for a
    /// minute.
    Bot {
        /// Which seat.
        at: u8,
        /// The bot, such as `fair`.
        bot: String,
    },
    /// In the lobby of a game with decks: bring one to an own seat; the host brings one for a bot.
    Deck {
        /// Which seat.
        at: u8,
        /// The deck as text, or the name of a ready one; empty to take it back.
        deck: String,
    },
    /// In the lobby the host makes a seat free.
    Free {
        /// Which seat.
        at: u8,
    },
    /// In the lobby the host changes how the table is run.
    Settings {
        /// All of it.
        settings: Settings,
    },
    /// The host changes how bots behave, in the lobby and during the game.
    Bots {
        /// `bot_delay` of the settings.
        delay: Option<[u32; 2]>,
        /// `quiet_bots` of the settings.
        quiet: bool,
    },
    /// In the lobby: what this person adds to the dice.
    Salt {
        /// Any text.
        salt: String,
    },
    /// The host begins the game.
    Begin,
    /// While the players choose what is played: choose this word.
    Choose {
        /// One of the words of `choosing`.
        word: String,
    },
    /// Do these things one after another: all of them, or none.
    Act {
        /// Actions in the notation of `docs/records.md`.
        actions: Vec<String>,
    },
    /// Drop the draft.
    Cancel,
    /// Take back own steps.
    Undo {
        /// How many.
        steps: u32,
    },
    /// Sets what the table answers for this seat from now on.
    Standing {
        /// All of it.
        standing: StandingAnswers,
    },
    /// Say something to everybody.
    Chat {
        /// What.
        text: String,
    },
    /// Let a bot play this seat until its person speaks again.
    HandOver,
    /// Take the seat back from the bot.
    TakeBack,
    /// Give the game up.
    Resign,
    /// Offer to end the game without a winner, or agree to it.
    OfferEnd,
    /// Withdraw the offer to end the game, or decline it for all.
    DeclineEnd,
    /// After the end: play again at a table with the same people and seats.
    Rematch,
    /// Make a private link that moves this person to another device.
    Link,
    /// Leave the table; during a game a bot takes over.
    Leave,
    /// The host sends a person away who cannot come back: in the lobby anybody, later those without a seat.
    Kick {
        /// Which of the people.
        person: u16,
    },
    /// The host mutes a person: what they say reaches nobody.
    Mute {
        /// Which of the people.
        person: u16,
    },
    /// The host lets a muted person speak again.
    Unmute {
        /// Which of the people.
        person: u16,
    },
    /// The host opens or closes the door. While it is closed nobody new comes in; people of the table come back.
    Door {
        /// Whether it is open.
        open: bool,
    },
    /// The host hands the host's chair to another person.
    Host {
        /// Which of the people.
        person: u16,
    },
    /// Block a person: they take no seat at a table while the sender is its host.
    Block {
        /// Which of the people.
        person: u16,
    },
    /// Block a person no longer.
    Unblock {
        /// Which of the people.
        person: u16,
    },
    /// During a game: agree that a bot takes a seat for good. It does when all other playing people agree, at least two.
    AgreeBot {
        /// Which seat.
        at: u8,
    },
    /// Withdraw that.
    DisagreeBot {
        /// Which seat.
        at: u8,
    },
    /// In the lobby the host deletes the table.
    Delete,
}

/// How a table is run.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Whether strangers find the table in the lobby.
    pub listed: bool,
    /// Whether anybody with the address may watch.
    pub watch: bool,
    /// Hidden questions go only to seats that can answer them, without pauses. This can betray a hand.
    pub quick: bool,
    /// Time to think; without a clock it is unlimited.
    pub clock: Option<Clock>,
    /// How long a bot seems to think, from and to, in milliseconds.
    pub bot_delay: Option<[u32; 2]>,
    /// Bots make no offers and no gifts of their own in their turns.
    pub quiet_bots: bool,
    /// Whoever is asked may ask a bot for advice.
    pub hints: bool,
    /// The address that is called when a person's turn comes.
    pub webhook: Option<String>,
}

/// Time to think.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Seconds for the whole game.
    pub bank: u32,
    /// Seconds that are free each time a seat is awaited, before the bank is touched.
    pub grace: u32,
}

/// Answers of a seat to future hidden questions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct StandingAnswers {
    /// Pass every hidden question until the seat is asked a question that is not hidden.
    pub pass_until_my_turn: bool,
    /// Hidden questions that are always passed, by their name in `asked`.
    pub skip: Vec<String>,
}

/// A message to a client.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message {
    /// Everything, on joining and whenever a difference is not enough.
    Whole(Box<Whole>),
    /// The game moved on.
    Update(Box<Update>),
    /// The table changed and the game did not: somebody sat down, resigned, ran out of time.
    Table {
        /// The table as it is now.
        table: Box<TableInfo>,
    },
    /// The own draft changed; nobody else is told.
    Draft(Box<Draft>),
    /// Somebody said something.
    Chat(ChatLine),
    /// Somebody came or went.
    Presence {
        /// Which of the people are connected.
        here: Vec<u16>,
        /// How many others watch.
        watching: u32,
    },
    /// The answer to a command.
    Answer(Answer),
    /// The last message: why the reader may not stay. The socket is closed after it.
    Farewell(Notice),
}

/// Everything that one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Whole {
    /// The version of the game.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// Through whose eyes; nobody's for spectators.
    pub seat: Option<u8>,
    /// Which of the people the reader is.
    pub you: Option<u16>,
    /// The table.
    pub table: TableInfo,
    /// The view of the game; nothing before it begins.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// What is asked of this seat.
    pub question: Option<Question>,
    /// The own draft, if there is one.
    pub draft: Option<Draft>,
    /// What happened last.
    pub log: Vec<LogLine>,
    /// What was said last.
    pub chat: Vec<ChatLine>,
}

/// The game moved on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Update {
    /// The version that `change` starts from.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub from: u64,
    /// The version now.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// Through whose eyes; nobody's for spectators.
    pub seat: Option<u8>,
    /// What changed in the view.
    #[cfg_attr(feature = "ts", ts(type = "Change"))]
    pub change: Value,
    /// What is asked of this seat now.
    pub question: Option<Question>,
    /// What happened.
    pub log: Vec<LogLine>,
    /// The table, if it changed as well.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<TableInfo>,
}

/// The own draft: what was chosen and not yet committed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Draft {
    /// The version of the game under the draft.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// Whose draft.
    pub seat: u8,
    /// What was chosen; empty when there is no draft any more.
    pub actions: Vec<String>,
    /// What the draft changes in the view of this version.
    #[cfg_attr(feature = "ts", ts(type = "Change"))]
    pub change: Value,
    /// What is asked next.
    pub question: Option<Question>,
}

/// The question to a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Question {
    /// The name of what is asked.
    pub asked: String,
    /// The question as a sentence, with the card that asks; missing in a game without sentences.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Phrase"))]
    pub said: Option<Phrase>,
    /// Whether the game waits for this seat. If not, the seat may act but need not.
    pub due: bool,
    /// The choices worth listing, in the notation of `docs/records.md`. Others may be legal.
    pub choices: Vec<String>,
    /// What each of the choices does, in the same order; missing where `said` is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Phrase[]"))]
    pub means: Option<Vec<Phrase>>,
    /// For a payment question: a proposed way to pay.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub payment: Option<Payment>,
    /// For a question that arranges things one after another: the places to fill, the current one first. Each answer
    /// names the place of the thing that goes to the current place; the two swap. The last thing needs no answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub arranging: Option<Vec<String>>,
    /// What each of the choices is about, in the same order, as data of the game; missing in games that do not say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "object[]"))]
    pub about: Option<Vec<Value>>,
    /// For a hidden question: the action that passes.
    pub pass: Option<String>,
    /// How many own steps may be taken back.
    pub undo: u32,
}

/// A proposed way to pay.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Payment {
    /// The answers to this question and to those that follow, as one chain of actions.
    pub actions: Vec<String>,
    /// The places that pay, each with its amount.
    pub from: Vec<(String, u8)>,
}

/// An event as this viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogLine {
    /// The version that it led to.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// How many of the earlier lines that still stand this one takes back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub takes_back: Option<u32>,
    /// The sentence, by its key in `texts/`.
    #[cfg_attr(feature = "ts", ts(type = "Phrase"))]
    pub said: Phrase,
}

/// How all chance of a finished match was drawn, so that anybody can check it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chance {
    /// The seed of the set-up, in hexadecimal.
    pub seed: String,
    /// Whether the seed gives the set-up that was played; `null` if the game began from a position that was laid by
    /// hand.
    pub same_setup: Option<bool>,
    /// The outcomes in order; the first is moment 1.
    pub falls: Vec<Fall>,
}

/// An outcome of chance, and the lots that it was drawn from.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fall {
    /// The outcome in the notation of `docs/records.md`.
    pub fell: String,
    /// The lots, drawn one after another: the possible results of each with their counts; `null` for a shuffle.
    pub lots: Option<Vec<Vec<(String, u32)>>>,
    /// Sums of the drawn numbers at which all lots are drawn again.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u32>>"))]
    pub again: Vec<u32>,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    /// Who; the table itself when missing.
    pub person: Option<u16>,
    /// What the speaker was called then; missing if the table says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// What; in English if the table says it.
    pub text: String,
    /// What the table says, by its key in `texts/`; missing if a person speaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Phrase"))]
    pub said: Option<Phrase>,
}

/// Something that everybody at a table should know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Notice {
    /// The sentence in English.
    pub text: String,
    /// The same by its key in `texts/`.
    #[cfg_attr(feature = "ts", ts(type = "Phrase"))]
    pub said: Phrase,
}

impl Notice {
    /// The notice that a phrase tells.
    pub fn new(said: Phrase) -> Notice {
        Notice { text: texts::english().say(&said), said }
    }
}

/// The answer to a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Answer {
    /// The command's id.
    pub id: String,
    /// Whether it was carried out, and is on disk.
    pub ok: bool,
    /// The version of the game afterwards.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// Whether it only changed a draft, or waits for the end of a pause. Nothing is on disk yet.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub drafted: bool,
    /// Why it was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub refused: Option<Refused>,
    /// A private link, if one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub link: Option<String>,
}

impl Answer {
    /// The answer to a command that was carried out and led to this version of the game.
    pub fn obeyed(id: String, version: u64) -> Answer {
        Answer { id, ok: true, version, drafted: false, refused: None, link: None }
    }

    /// The answer to a command that was refused at this version of the game.
    pub fn refused(id: String, version: u64, refused: Refused) -> Answer {
        Answer { id, ok: false, version, drafted: false, refused: Some(refused), link: None }
    }
}

/// Why a request was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Refused {
    /// The kind of reason, for programs.
    pub kind: RefusalKind,
    /// The reason in English: a sentence without a full stop.
    pub why: String,
    /// The same by its key in `texts/`, for other languages.
    #[cfg_attr(feature = "ts", ts(type = "Phrase"))]
    pub said: Phrase,
}

impl Refused {
    /// Makes a refusal. Its English is the phrase, rendered by the crate `texts`. All code makes refusals here, so the
    /// two always agree: other crates read the fields but cannot fill them in (`non_exhaustive`).
    pub fn new(kind: RefusalKind, said: Phrase) -> Refused {
        let why = texts::english().filled(&said);
        debug_assert!(!why.contains("{$"), "{} lacks a value: {why}", said.key);
        Refused { kind, why, said }
    }
}

/// The kinds of reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RefusalKind {
    /// The command cannot be read.
    Unreadable,
    /// The game has moved on since the named version; look again.
    Stale,
    /// The rules of the game refuse it.
    Rules,
    /// This person may not do it.
    NotYours,
    /// It cannot be done in this phase of the table.
    NotNow,
    /// There is no such seat, bot, table or link.
    NoSuch,
    /// A rule failed, and the table stands still.
    Frozen,
    /// Too much or too long: a limit of the table.
    Limit,
    /// Too often; try again a little later.
    TooOften,
    /// The server could not store it.
    Trouble,
}
