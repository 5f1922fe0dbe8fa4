//! Requests to a room: what the handlers of http and of sockets ask of one table.

use axum::extract::ws::Utf8Bytes;
use kernel::Viewer;
use serde_json::Value;
use table::protocol::{Answer, Chance, Hint, Message, Refused, Request, Review, Story};
use table::{Later, Secret};
use tokio::sync::{mpsc, oneshot, watch};

use crate::cookie::{Browser, Key};
use crate::limits::Caller;

/// A request to a room.
pub enum RoomRequest {
    /// Somebody with this token commands something.
    Command {
        /// Who.
        key: Option<Key>,
        /// The command.
        request: Request,
        /// The answer, once it is on disk.
        answer: oneshot::Sender<Answer>,
    },
    /// Somebody new comes.
    Join {
        /// The name.
        name: String,
        /// The hash of the token.
        token: Secret,
        /// Their browser, whose tokens at earlier tables may be known.
        browser: Browser,
        /// Where they come from.
        caller: Caller,
        /// The seat that they will take at once.
        seat: Option<u8>,
        /// The number of the person.
        answer: oneshot::Sender<Result<u16, Refused>>,
    },
    /// Somebody comes with a private link.
    Claim {
        /// The link.
        link: String,
        /// The hash of the new token.
        token: Secret,
        /// The number of the person.
        answer: oneshot::Sender<Result<u16, Refused>>,
    },
    /// Somebody comes from the table before this one.
    Follow {
        /// The hash of their token there.
        from: Secret,
        /// The hash of their token here.
        token: Secret,
        /// The number of the person.
        answer: oneshot::Sender<Result<u16, Refused>>,
    },
    /// Somebody listens from now on; the first thing they hear is everything.
    Listen {
        /// Who.
        key: Option<Key>,
        /// Where messages go; a listener who does not read them is dropped.
        to: mpsc::Sender<Utf8Bytes>,
        /// The listener's number.
        answer: oneshot::Sender<Result<u64, Refused>>,
    },
    /// A listener is gone.
    Gone(u64),
    /// Everything, once, for one of the seats of a person or for a spectator.
    Look {
        /// Who.
        key: Option<Key>,
        /// The seat, for a person who holds several.
        seat: Option<u8>,
        /// Only what everybody sees.
        public: bool,
        /// Everything, and the number of entries so far.
        answer: oneshot::Sender<Result<Looked, Refused>>,
    },
    /// A page of all that happened so far.
    Story {
        /// Who.
        key: Option<Key>,
        /// The seat, for a person who holds several.
        seat: Option<u8>,
        /// How many steps the pages before this one told.
        after: u64,
        /// The story, told outside the room.
        answer: oneshot::Sender<Result<Later<Story>, Refused>>,
    },
    /// Advice for a seat that is asked now.
    Hint {
        /// Who.
        key: Option<Key>,
        /// The seat, for a person who holds several.
        seat: Option<u8>,
        /// The advice, thought of outside the room.
        answer: oneshot::Sender<Result<Later<Hint>, Refused>>,
    },
    /// A page of what a bot thinks of a match that is over.
    Review {
        /// How many steps the pages before this one told.
        after: u64,
        /// The review, made outside the room.
        answer: oneshot::Sender<Result<Later<Review>, Refused>>,
    },
    /// The table after the given number of steps of a match that is over.
    Scene {
        /// How many.
        step: u64,
        /// Through whose eyes.
        viewer: Viewer,
        /// The scene.
        answer: oneshot::Sender<Result<Later<Value>, Refused>>,
    },
    /// The record.
    Record(oneshot::Sender<Result<Later<String>, Refused>>),
    /// How all outcomes of chance were drawn.
    Chance(oneshot::Sender<Result<Later<Chance>, Refused>>),
    /// A bot has thought.
    Thought {
        /// For which seat.
        seat: u8,
        /// About which question.
        question: u64,
        /// The answer; `None` if the bot failed.
        answer: Option<String>,
    },
}

/// Everything that somebody may see of a table.
pub struct Looked {
    /// The message.
    pub message: Message,
    /// How many entries there are so far.
    pub change: u64,
    /// Changes when there are more entries.
    pub changes: watch::Receiver<u64>,
}

impl RoomRequest {
    /// Whether it only reads what a match that is over has left.
    pub fn reads_what_is_over(&self) -> bool {
        matches!(
            self,
            RoomRequest::Look { .. }
                | RoomRequest::Story { .. }
                | RoomRequest::Review { .. }
                | RoomRequest::Scene { .. }
                | RoomRequest::Record(_)
                | RoomRequest::Chance(_)
        )
    }

    /// Answers the request with a refusal.
    pub fn refuse(self, refused: &Refused) {
        match self {
            RoomRequest::Command { request, answer, .. } => {
                let _ = answer.send(Answer::refused(request.id, 0, refused.clone()));
            }
            RoomRequest::Join { answer, .. }
            | RoomRequest::Claim { answer, .. }
            | RoomRequest::Follow { answer, .. } => drop(answer.send(Err(refused.clone()))),
            RoomRequest::Listen { answer, .. } => drop(answer.send(Err(refused.clone()))),
            RoomRequest::Look { answer, .. } => drop(answer.send(Err(refused.clone()))),
            RoomRequest::Record(answer) => drop(answer.send(Err(refused.clone()))),
            RoomRequest::Chance(answer) => drop(answer.send(Err(refused.clone()))),
            RoomRequest::Story { answer, .. } => drop(answer.send(Err(refused.clone()))),
            RoomRequest::Hint { answer, .. } => drop(answer.send(Err(refused.clone()))),
            RoomRequest::Review { answer, .. } => drop(answer.send(Err(refused.clone()))),
            RoomRequest::Scene { answer, .. } => drop(answer.send(Err(refused.clone()))),
            RoomRequest::Gone(_) | RoomRequest::Thought { .. } => {}
        }
    }
}
