//! The table around the game, as everybody sees it: who is there, where the match stands, the dice, the result.

use serde::{Deserialize, Serialize};

use crate::choosing::Choosing;
use crate::protocol::{Notice, Settings};

/// The table around the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    /// The rules.
    pub spec: String,
    /// Whether the game begins from a position that was laid by hand: its host knows what is hidden there.
    pub laid: bool,
    /// Where the match stands.
    pub phase: Phase,
    /// How the table is run.
    pub settings: Settings,
    /// Which of the people is the host.
    pub host: Option<u16>,
    /// The names of the people, by number; `null` where somebody left. A newcomer may get the number of somebody who left.
    pub people: Vec<Option<String>>,
    /// The people who are muted.
    pub muted: Vec<u16>,
    /// Whether the door is closed: nobody new comes in.
    pub closed: bool,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// The dice.
    pub dice: DiceInfo,
    /// What the players choose before the set-up, during the phase `choosing`.
    pub choosing: Option<Choosing>,
    /// How it ended.
    pub result: Option<Outcome>,
    /// The address of the table that follows this one.
    pub rematch: Option<String>,
    /// What everybody should know: why the table stands still, or what was lost to a changed rule.
    pub notice: Option<Notice>,
}

/// Where a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People take their seats.
    Lobby,
    /// The players choose what the spec leaves open.
    Choosing,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
    /// A rule failed; the record is kept.
    Frozen,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Which of the people holds it.
    pub person: Option<u16>,
    /// The player's name, if it is not the person's name.
    pub name: Option<String>,
    /// Which bot plays it now, if one does.
    pub bot: Option<String>,
    /// Whether its person is away and the bot only stands in.
    pub away: bool,
    /// In a game with decks: whether it has brought one. Which one is told to nobody before the game begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deck: Option<bool>,
    /// Whether its person gave up.
    pub resigned: bool,
    /// Whether its person would end the game.
    pub would_end: bool,
    /// Whether its person would play again, after the end.
    pub would_play_again: bool,
    /// The people who agree that a bot takes this seat for good.
    pub bot_votes: Vec<u16>,
    /// Milliseconds left on the clock when the seat was last awaited.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub clock: Option<u64>,
    /// Since when the seat is awaited, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub since: Option<u64>,
}

/// What everybody knows of the dice.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DiceInfo {
    /// The SHA-256 of the secret.
    pub commitment: String,
    /// What the seats added; empty before the game begins.
    pub salts: Vec<String>,
    /// The secret itself, after the end.
    pub secret: Option<String>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// How it came to an end.
    pub how: How,
    /// Who won.
    pub winners: Vec<u8>,
    /// The points of all seats, if the game was played to its end.
    pub points: Option<Vec<u8>>,
}

/// How a match may come to an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// By its rules.
    Played,
    /// All others resigned.
    Resigned,
    /// Everybody agreed to end it.
    Agreed,
}
