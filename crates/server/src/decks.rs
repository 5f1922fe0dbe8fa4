//! Decks over http: the ready ones, and the faults of a deck that somebody wrote.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;
use table::decks::{by_lot, judged, listed, pool};
use table::protocol::Refused;

use crate::hall::{Hall, aside, random};
use crate::http::{App, refuse};
use crate::rest::unreadable;

/// The game that the ready decks are wanted for; without it, all of them.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// Its spec.
    spec: Option<String>,
}

/// The ready decks, each as text.
pub async fn ready(State(hall): App, Query(wanted): Query<Wanted>) -> Response {
    answered(&hall, move || listed(wanted.spec.as_deref())).await
}

/// A deck that somebody wants to have checked.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checking {
    /// The deck as text, or the name of a ready one.
    deck: String,
    /// The game that it is checked for; without it the one that it names.
    spec: Option<String>,
}

/// The game that somebody wants to make a deck for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Making {
    /// Its spec.
    spec: String,
}

/// What a deck of a game may contain: the sizes, and the cards that may be brought.
pub async fn cards(State(hall): App, Query(making): Query<Making>) -> Response {
    answered(&hall, move || pool(&making.spec)).await
}

/// A random legal deck.
pub async fn drawn(State(hall): App, Query(making): Query<Making>) -> Response {
    answered(&hall, move || by_lot(&making.spec, u64::from_le_bytes(random()))).await
}

async fn answered(hall: &Hall, answer: impl FnOnce() -> Result<Value, Refused> + Send + 'static) -> Response {
    match aside(&hall.tellers, answer).await {
        Some(Ok(answer)) => Json(answer).into_response(),
        Some(Err(refused)) => refuse(&refused),
        None => refuse(&table::frozen()),
    }
}

/// Checks a deck. Answers with as much of it as can be read, in the form in which it would be kept, and every fault
/// with its line.
pub async fn check(State(hall): App, checking: Result<Json<Checking>, JsonRejection>) -> Response {
    let Checking { deck, spec } = match checking {
        Ok(Json(checking)) => checking,
        Err(rejection) => return unreadable(&hall, &rejection),
    };
    answered(&hall, move || judged(&deck, spec.as_deref())).await
}
