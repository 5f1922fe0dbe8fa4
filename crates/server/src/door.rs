//! Coming to a table: joining it, following to a rematch, moving to another device.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use kernel::Phrase;
use serde::{Deserialize, Serialize};
use table::Secret;
use table::protocol::{Command, Message, Phase, RefusalKind, Refused, Request};
use tokio::sync::oneshot;

use crate::cookie::{Browser, Key};
use crate::hall::{Hall, token as new_token};
use crate::http::{App, no_table, refuse};
use crate::limits::Caller;
use crate::requests::RoomRequest;
use crate::rest::{look, obey, unreadable};

/// Who somebody is at a table.
#[derive(Debug, Serialize)]
struct Welcome {
    table: String,
    person: u16,
    token: String,
}

/// Tells somebody who they are at a table, with the cookie of their browser.
pub fn welcome(hall: &Hall, browser: &Browser, table: String, person: u16) -> Response {
    let cookies = browser.cookies(hall, &table).map(|cookie| (header::SET_COOKIE, cookie));
    let token = browser.token(&table);
    (AppendHeaders(cookies), Json(Welcome { table, person, token })).into_response()
}

/// Who wants to come to a table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// The name.
    name: String,
    /// The name was not chosen by the person: if it is taken, a number is added.
    #[serde(default)]
    guest: bool,
    /// A seat to take at once.
    seat: Option<u8>,
    /// The deck that they bring to it, as text or by the name of a ready one.
    deck: Option<String>,
    /// What they add to the dice.
    salt: Option<String>,
}

/// The key of the refusal of a name that somebody else has.
const NAME_TAKEN: &str = "table.refused.name-taken";

/// Joins under the name. A guest gets the first free name of "Guest", "Guest 2", "Guest 3" and so on.
async fn come_in(
    hall: &Arc<Hall>,
    id: &str,
    joining: &Joining,
    browser: &Browser,
    caller: Caller,
) -> Result<u16, Refused> {
    const GUESTS: u32 = 32;
    let mut number = 1;
    loop {
        let name = if number == 1 { joining.name.clone() } else { format!("{} {number}", joining.name.trim()) };
        let (answer, answered) = oneshot::channel();
        let (token, browser, seat) = (Secret::of_token(&browser.token(id)), browser.clone(), joining.seat);
        let told = hall.say(id, RoomRequest::Join { name, token, browser, caller, seat, answer }).await;
        match (told, answered.await) {
            (Some(()), Ok(Ok(person))) => return Ok(person),
            (Some(()), Ok(Err(refused))) if refused.said.key != NAME_TAKEN || !joining.guest || number == GUESTS => {
                return Err(refused);
            }
            (Some(()), Ok(Err(_))) => number += 1,
            _ => return Err(no_table()),
        }
    }
}

/// Comes to a table. A person of the table who comes once more stays the same.
pub async fn join(
    State(hall): App,
    Path(id): Path<String>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    joining: Result<Json<Joining>, JsonRejection>,
) -> Response {
    let joining = match joining {
        Ok(Json(joining)) => joining,
        Err(rejection) => return unreadable(&hall, &rejection),
    };
    let browser = Browser::of(&headers);
    let token = Secret::of_token(&browser.token(&id));
    let known = match Key::of(&headers, &id) {
        Some(key) => followed(&hall, &id, key.token, token).await.ok(),
        None => None,
    };
    let came = match known {
        // A guest without a seat may have to wait for the end of the game.
        Some(person) if joining.seat.is_none() => {
            let key = Some(Key { token, derived: true });
            look(&hall, &id, key, None, false).await.map(|_| person)
        }
        Some(person) => Ok(person),
        None => come_in(&hall, &id, &joining, &browser, caller).await,
    };
    let person = match came {
        Ok(person) => person,
        Err(refused) => return refuse(&refused),
    };
    let key = Some(Key { token, derived: true });
    let salt = joining.salt.map(|salt| Command::Salt { salt });
    let deck = joining.seat.zip(joining.deck).map(|(at, deck)| Command::Deck { at, deck });
    for command in salt.into_iter().chain(joining.seat.map(|at| Command::Sit { at })).chain(deck) {
        let request = Request { id: format!("join-{}", new_token()), version: None, seat: None, command };
        if let Some(refused) = obey(&hall, &id, key, request).await.refused {
            // A newcomer who is refused the seat leaves again, so the name is free.
            if known.is_none() {
                let id_of_leaving = format!("join-{}", new_token());
                let leave = Request { id: id_of_leaving, version: None, seat: None, command: Command::Leave };
                obey(&hall, &id, key, leave).await;
            }
            return refuse(&refused);
        }
    }
    welcome(&hall, &browser, id, person)
}

/// Gives a person of a table, known by one token, another one.
async fn followed(hall: &Arc<Hall>, id: &str, from: Secret, token: Secret) -> Result<u16, Refused> {
    let (answer, answered) = oneshot::channel();
    hall.say(id, RoomRequest::Follow { from, token, answer }).await.ok_or_else(no_table)?;
    answered.await.unwrap_or_else(|_| Err(no_table()))
}

/// What anybody with the address of a table may know before joining it.
#[derive(Debug, Serialize)]
struct Door {
    /// Which of the people the asker is.
    you: Option<u16>,
    /// Whether the asker may see the table.
    open: bool,
    /// Whether the game is over: then everybody may see all of it.
    over: bool,
}

/// Whether the asker belongs to a table, or may look at it.
pub async fn door(State(hall): App, Path(id): Path<String>, headers: HeaderMap) -> Response {
    match look(&hall, &id, Key::of(&headers, &id), None, false).await {
        Ok(looked) => {
            let over = matches!(&looked.message, Message::Whole(whole) if whole.table.phase == Phase::Over);
            Json(Door { you: person(&looked.message), open: true, over }).into_response()
        }
        Err(refused) if refused.kind == RefusalKind::NotYours => {
            Json(Door { you: None, open: false, over: false }).into_response()
        }
        Err(refused) => refuse(&refused),
    }
}

/// Which of the people the reader of a message is.
pub fn person(message: &Message) -> Option<u16> {
    match message {
        Message::Whole(whole) => whole.you,
        _ => None,
    }
}

/// The table that somebody comes from.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Following {
    /// Its address.
    from: String,
}

/// Joins a rematch. People keep their tokens there; a browser gets one of its own for the new table.
pub async fn follow(
    State(hall): App,
    Path(id): Path<String>,
    headers: HeaderMap,
    following: Result<Json<Following>, JsonRejection>,
) -> Response {
    let from = match following {
        Ok(Json(following)) => following.from,
        Err(rejection) => return unreadable(&hall, &rejection),
    };
    let Some(key) = Key::of(&headers, &from) else {
        return refuse(&Refused::new(RefusalKind::NotYours, Phrase::new("server.refused.not-there")));
    };
    let browser = Browser::of(&headers);
    match followed(&hall, &id, key.token, Secret::of_token(&browser.token(&id))).await {
        Ok(person) => welcome(&hall, &browser, id, person),
        Err(refused) if refused.kind == RefusalKind::NotYours => {
            refuse(&Refused::new(RefusalKind::NotYours, Phrase::new("server.refused.no-place")))
        }
        Err(refused) => refuse(&refused),
    }
}

/// A private link.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claiming {
    /// The link.
    link: String,
}

/// Comes to a table with a private link.
pub async fn claim(
    State(hall): App,
    Path(id): Path<String>,
    headers: HeaderMap,
    claiming: Result<Json<Claiming>, JsonRejection>,
) -> Response {
    let claiming = match claiming {
        Ok(Json(claiming)) => claiming,
        Err(rejection) => return unreadable(&hall, &rejection),
    };
    let browser = Browser::of(&headers);
    let token = Secret::of_token(&browser.token(&id));
    let (answer, answered) = oneshot::channel();
    let told = hall.say(&id, RoomRequest::Claim { link: claiming.link, token, answer }).await;
    match (told, answered.await) {
        (Some(()), Ok(Ok(person))) => welcome(&hall, &browser, id, person),
        (Some(()), Ok(Err(refused))) => refuse(&refused),
        _ => refuse(&no_table()),
    }
}
