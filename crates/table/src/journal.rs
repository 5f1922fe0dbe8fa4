//! The journal of a table: every change, in order. It determines the table completely.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::choosing::Choosing;
use crate::protocol::{How, Settings, StandingAnswers};
use crate::secret::Secret;

/// The version of the kinds of entries below. It rises with every kind or member that older servers do not read, so that
/// they leave such a table alone.
pub const JOURNAL_VERSION: u32 = 1;

/// One change, with its time and the command that caused it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Whose command it was, and the command's id; the same command is not carried out twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<(u16, String)>,
    /// What changed.
    #[serde(flatten)]
    pub what: Change,
}

impl Kept {
    /// Reads an entry as the store keeps it. Long journals consist of a few kinds of entries, which are read in one go; the
    /// general way gathers the members of an entry first, which takes several times as long.
    pub fn read(text: &str) -> Result<Kept, serde_json::Error> {
        let read = serde_json::from_str::<Often>(text).ok().and_then(Often::kept);
        read.map_or_else(|| serde_json::from_str(text), Ok)
    }
}

/// A change of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kept", rename_all = "kebab-case")]
pub enum Change {
    /// The table was opened; always the first.
    Opened {
        /// The rules.
        spec: String,
        /// How it is run.
        settings: Settings,
        /// The secret of the dice.
        secret: Secret,
        /// The position that the game begins from, if it was laid by hand: a position file with every part said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<Value>,
    },
    /// Somebody came.
    Joined {
        /// The name.
        name: String,
        /// The hash of the token.
        token: Secret,
    },
    /// Somebody came and got the number of a person who had left.
    Came {
        /// Which number.
        person: u16,
        /// The name.
        name: String,
        /// The hash of the token.
        token: Secret,
    },
    /// The host sent somebody away for good.
    Kicked {
        /// Whom.
        person: u16,
    },
    /// The host muted somebody, or let them speak again.
    Muted {
        /// Whom.
        person: u16,
        /// Whether they are muted now.
        muted: bool,
    },
    /// The host opened or closed the door.
    Door {
        /// Whether it is open now.
        open: bool,
    },
    /// Somebody got the host's chair.
    Host {
        /// Who.
        person: u16,
    },
    /// A person blocked another one, or no longer does.
    Blocked {
        /// Who blocks.
        person: u16,
        /// Whom.
        other: u16,
        /// Whether they are blocked now.
        blocked: bool,
    },
    /// A person agreed that a bot takes a seat for good.
    AgreedBot {
        /// Which seat.
        seat: u8,
        /// Who agreed.
        person: u16,
    },
    /// A person withdrew that agreement.
    DisagreedBot {
        /// Which seat.
        seat: u8,
        /// Who withdrew it.
        person: u16,
    },
    /// In a rematch: those whom the host sent away from an earlier table may not come.
    Barred {
        /// The address of that table.
        table: String,
        /// The hashes of their tokens there.
        tokens: Vec<Secret>,
    },
    /// All others agreed: a bot took the seat for good.
    Replaced {
        /// Which seat.
        seat: u8,
    },
    /// A person moved to another device, or came back to one.
    Claimed {
        /// Who.
        person: u16,
        /// The hash of the new token.
        token: Secret,
    },
    /// A private link was made.
    Linked {
        /// For whom.
        person: u16,
        /// The hash of the link.
        link: Secret,
        /// Until when it is good.
        until: u64,
    },
    /// Somebody left for good.
    Left {
        /// Who.
        person: u16,
    },
    /// A seat was taken.
    Sat {
        /// Which seat.
        seat: u8,
        /// By whom.
        person: u16,
    },
    /// The player of a seat got a name of their own, or lost it.
    Named {
        /// Which seat.
        seat: u8,
        /// The name.
        name: Option<String>,
    },
    /// A seat was given to a bot.
    Bot {
        /// Which seat.
        seat: u8,
        /// Which bot.
        bot: String,
    },
    /// A deck was brought to a seat, or taken back.
    Brought {
        /// Which seat.
        seat: u8,
        /// The deck as text.
        deck: Option<String>,
    },
    /// A seat became free.
    Freed {
        /// Which seat.
        seat: u8,
    },
    /// The table is run differently.
    Settled {
        /// All of it.
        settings: Settings,
    },
    /// A person added something to the dice.
    Salted {
        /// Who.
        person: u16,
        /// What.
        salt: String,
    },
    /// The players choose what the spec leaves open.
    Choosing {
        /// What each seat added to the dice.
        salts: Vec<String>,
        /// What is chosen, and by whom.
        choosing: Choosing,
    },
    /// A player chose.
    Chose {
        /// Which seat.
        seat: u8,
        /// What.
        word: String,
    },
    /// The game began.
    Begun {
        /// The version of the rules.
        rules_version: u32,
        /// What each seat added to the dice.
        salts: Vec<String>,
        /// The complete set-up.
        setup: Value,
        /// How the spec was completed, if it left something open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        decided: Option<Decided>,
        /// The decks that the seats brought, in a game with decks; the set-up contains their cards.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        decks: Vec<Option<String>>,
    },
    /// The game goes on under newer rules than those that it began with.
    Ruled {
        /// The version of the rules.
        rules_version: u32,
    },
    /// The game moved on, all of it at once.
    Moved {
        /// What happened, in order.
        steps: Vec<Step>,
    },
    /// Somebody spoke; without a person, the table did.
    Said {
        /// Who.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<u16>,
        /// What.
        text: String,
    },
    /// A bot plays the seat until its person is active again.
    Away {
        /// Which seat.
        seat: u8,
    },
    /// The person plays again.
    Back {
        /// Which seat.
        seat: u8,
    },
    /// The seat's person gave up; a bot plays on.
    Resigned {
        /// Which seat.
        seat: u8,
    },
    /// A seat offered to end the game without a winner, or withdrew that.
    WouldEnd {
        /// Which seat.
        seat: u8,
        /// Whether it would.
        would: bool,
    },
    /// The match ended, but not by its rules.
    Ended {
        /// How.
        how: How,
        /// Who won.
        winners: Vec<u8>,
    },
    /// A seat set its answers to future hidden questions.
    Standing {
        /// Which seat.
        seat: u8,
        /// All of it.
        standing: StandingAnswers,
    },
    /// A seat would play again.
    WouldPlayAgain {
        /// Which seat.
        seat: u8,
    },
    /// A rematch was opened.
    Rematch {
        /// Its address.
        table: String,
    },
    /// A rule failed; the table stands still.
    Frozen {
        /// Why, in English, for readers of the journal.
        why: String,
    },
    /// The entries from `from` up to here are ignored, since they no longer fit the rules. Nothing is deleted.
    Resumed {
        /// The first entry that does not count, counted from 0.
        from: u64,
        /// Why it does not fit, in English, for readers of the journal.
        why: String,
    },
}

impl Change {
    /// Whether somebody who listens may have lost the right to: only talk and moves never take it.
    pub fn may_shut_out(&self) -> bool {
        !matches!(self, Change::Moved { .. } | Change::Said { .. } | Change::Salted { .. } | Change::Standing { .. })
    }

    /// The version of the rules that this change names.
    pub fn rules_version(&self) -> Option<u32> {
        match self {
            Change::Begun { rules_version, .. } | Change::Ruled { rules_version } => Some(*rules_version),
            _ => None,
        }
    }
}

/// How a spec that leaves something open was completed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decided {
    /// The spec that is played.
    pub spec: String,
    /// The spec that the table was opened with.
    pub asked: String,
    /// What there was to choose from.
    pub of: Vec<String>,
    /// What the players chose; the rest was drawn at random.
    pub chosen: Vec<String>,
}

/// One thing that moved the game on, in the words of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, try_from = "AnyStep")]
pub enum Step {
    /// A seat chose.
    Did {
        /// Which seat.
        seat: u8,
        /// What.
        r#do: String,
    },
    /// A seat took back its last steps.
    Undid {
        /// Which seat.
        seat: u8,
        /// How many.
        undo: u32,
    },
    /// An outcome of chance.
    Fell {
        /// The outcome, in the notation of records.
        fell: String,
    },
}

/// An entry of one of the frequent kinds, with all members that these have.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Often {
    at: u64,
    #[serde(default)]
    by: Option<(u16, String)>,
    kept: Kind,
    steps: Option<Vec<Step>>,
    #[serde(default)]
    person: Option<u16>,
    text: Option<String>,
    seat: Option<u8>,
    standing: Option<StandingAnswers>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Moved,
    Said,
    Standing,
}

/// A step with the members of all kinds: what is there tells the kind.
#[derive(Deserialize)]
struct AnyStep {
    seat: Option<u8>,
    r#do: Option<String>,
    undo: Option<u32>,
    fell: Option<String>,
}

impl Often {
    fn kept(self) -> Option<Kept> {
        let Often { at, by, kept, steps, person, text, seat, standing } = self;
        let what = match (kept, steps, text, seat, standing) {
            (Kind::Moved, Some(steps), None, None, None) if person.is_none() => Change::Moved { steps },
            (Kind::Said, None, Some(text), None, None) => Change::Said { person, text },
            (Kind::Standing, None, None, Some(seat), Some(standing)) if person.is_none() => {
                Change::Standing { seat, standing }
            }
            _ => return None,
        };
        Some(Kept { at, by, what })
    }
}

impl TryFrom<AnyStep> for Step {
    type Error = &'static str;

    fn try_from(it: AnyStep) -> Result<Step, &'static str> {
        match (it.seat, it.r#do, it.undo, it.fell) {
            (Some(seat), Some(r#do), ..) => Ok(Step::Did { seat, r#do }),
            (Some(seat), None, Some(undo), _) => Ok(Step::Undid { seat, undo }),
            (.., Some(fell)) => Ok(Step::Fell { fell }),
            _ => Err("a step is something done, undone or fallen"),
        }
    }
}
