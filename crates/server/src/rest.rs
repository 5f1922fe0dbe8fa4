//! Tables, seats and records over plain http.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{Phrase, Seat, Seats, StrictJson, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::json;
use table::protocol::{Answer, Command, RefusalKind, Refused, Request, Settings};
use table::{AnyTable, Done, Later, Moment, Secret, Who};
use tokio::sync::{Semaphore, oneshot};

use crate::cookie::{Browser, Key, tables_of};
use crate::door::{person, welcome};
use crate::hall::{Hall, address, aside, closed, random, trouble};
use crate::http::{App, no_table, refuse, too_long};
use crate::limits::Caller;
use crate::requests::RoomRequest;

/// How long a request with `since` waits for a change.
pub const NEWS: Duration = Duration::from_secs(25);

/// The server is alive: it answers. Whether it can play is another question.
pub async fn alive() -> &'static str {
    "alive\n"
}

/// The server is ready: its store can be written and read. That is tried at most once a second, however many ask.
pub async fn ready(State(hall): App) -> Response {
    const AGAIN: Duration = Duration::from_secs(1);
    let mut tried = hall.tried.lock().await;
    let told = match *tried {
        Some((at, told)) if at.elapsed() < AGAIN => told,
        _ => {
            let told = can_play(&hall).await;
            *tried = Some((std::time::Instant::now(), told));
            told
        }
    };
    match told {
        Ok(()) => "ready\n".into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, why).into_response(),
    }
}

/// Writes to the store and reads from it.
async fn can_play(hall: &Arc<Hall>) -> Result<(), &'static str> {
    if *hall.closing.borrow() {
        return Err("the server is closing\n");
    }
    if !hall.store.acts() {
        return Err("the store is out of reach\n");
    }
    match (hall.store.try_write().await, hall.store.sheets("lobby", None, 1).await) {
        (Ok(()), Ok(_)) => Ok(()),
        (Err(crate::StoreError::Full), _) => Err("the disk is full, or its limit is reached\n"),
        (Err(_), _) => Err("the store cannot be written\n"),
        (_, Err(_)) => Err("the store cannot be read\n"),
    }
}

/// The metrics.
pub async fn metrics(State(hall): App) -> Response {
    if let Some(age) = hall.store.beat_age() {
        hall.metrics.beat_age.set(age.as_millis() as i64);
    }
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], hall.metrics.render())
        .into_response()
}

/// Open tables that are listed.
pub async fn tables(State(hall): App) -> Response {
    listed(&hall, &["lobby", "playing"], None).await
}

/// Which page of a list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// The last table of the page before; without it the first page.
    after: Option<String>,
}

/// Matches that are over and listed, a page at a time.
pub async fn records(State(hall): App, Query(page): Query<Page>) -> Response {
    listed(&hall, &["over"], page.after).await
}

/// How many tables a page of a list has.
const PAGE: u32 = 100;

async fn listed(hall: &Arc<Hall>, phases: &[&'static str], after: Option<String>) -> Response {
    let mut found = Vec::new();
    for phase in phases {
        match hall.store.sheets(phase, after.clone(), PAGE).await {
            Ok(page) => found.extend(page.iter().map(|(id, stored)| summary(id, stored))),
            Err(error) => return refuse(&trouble(&error)),
        }
    }
    let found = format!("[{}]", found.join(","));
    ([(header::CONTENT_TYPE, "application/json")], found).into_response()
}

/// The summary of a table, which is stored as an object with members, with its address as the last member.
fn summary(id: &str, stored: &str) -> String {
    let members = stored.strip_suffix('}').unwrap_or(stored);
    format!("{members},\"table\":{}}}", json!(id))
}

/// The tables that this browser has a token for.
pub async fn mine(State(hall): App, headers: HeaderMap) -> Response {
    let mut found = Vec::new();
    for id in tables_of(&headers) {
        let key = Key::of(&headers, &id);
        if let Ok(looked) = glance(&hall, &id, key).await
            && person(&looked.message).is_some()
        {
            found.push(json!({ "table": id, "whole": looked.message }));
        }
    }
    Json(found).into_response()
}

/// What is needed to open a table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The rules, for a game from its start.
    spec: Option<String>,
    /// A position, rules included, for a game that begins there.
    position: Option<StrictJson>,
    /// The host's name.
    name: String,
    /// How it is run.
    #[serde(default)]
    settings: Settings,
    /// The host's seat.
    seat: Option<u8>,
    /// The deck that the host brings to it, as text or by the name of a ready one.
    deck: Option<String>,
    /// Who plays all other seats.
    bots: Option<String>,
    /// What the host adds to the dice.
    salt: Option<String>,
    /// Whether the game begins at once.
    #[serde(default)]
    begin: bool,
}

/// Refuses a body that cannot be read.
pub fn unreadable(hall: &Hall, rejection: &JsonRejection) -> Response {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return refuse(&too_long(hall));
    }
    let said = Phrase::new("server.refused.request").with("why", rejection.body_text());
    refuse(&Refused::new(RefusalKind::Unreadable, said))
}

/// Opens a table.
pub async fn open(
    State(hall): App,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    opening: Result<Json<Opening>, JsonRejection>,
) -> Response {
    let opening = match opening {
        Ok(Json(opening)) => opening,
        Err(rejection) => return unreadable(&hall, &rejection),
    };
    if !hall.visitors.may_open(caller, &hall.limits) {
        return refuse(&Refused::new(RefusalKind::TooOften, Phrase::new("server.refused.too-many-tables")));
    }
    if let Some(url) = &opening.settings.webhook
        && let Err(refused) = hall.webhooks.check(url)
    {
        return refuse(&refused);
    }
    let (id, browser) = (address(), Browser::of(&headers));
    let token = Secret::of_token(&browser.token(&id));
    let made = hall.clone();
    let opened = aside(&hall.wakers, move || set_up(&made, opening, token)).await;
    let (table, entries) = match opened.unwrap_or_else(|| Err(table::frozen())) {
        Ok(opened) => opened,
        Err(refused) => return refuse(&refused),
    };
    match hall.add(id.clone(), table, &entries).await {
        Ok(()) => welcome(&hall, &browser, id, 0),
        Err(error) => refuse(&trouble(&error)),
    }
}

/// A table with its host and, if wanted, bots, as if everybody had joined one after another.
fn set_up(
    hall: &Hall,
    opening: Opening,
    token: Secret,
) -> Result<(Box<dyn AnyTable>, Vec<table::journal::Kept>), Refused> {
    let moment = Moment { now: hall.store.now(), random: random(), listening: Seats::NONE, watched: false };
    let secret = Secret(random());
    let (mut table, opened) = match (&opening.spec, &opening.position) {
        (Some(spec), None) => hall.tables.open(spec, opening.settings, secret, moment.now)?,
        (None, Some(StrictJson(position))) => hall.tables.lay(position, opening.settings, secret, moment.now)?,
        (None, None) => {
            return Err(Refused::new(RefusalKind::Unreadable, Phrase::new("server.refused.rules-or-position")));
        }
        (Some(_), Some(_)) => {
            return Err(Refused::new(RefusalKind::Unreadable, Phrase::new("server.refused.rules-and-position")));
        }
    };
    let mut entries = vec![opened];
    let (host, done) = table.join(&opening.name, token, &moment)?;
    entries.extend(done.entries);
    let mut commands = Vec::new();
    commands.extend(opening.salt.map(|salt| Command::Salt { salt }));
    commands.extend(opening.seat.map(|at| Command::Sit { at }));
    commands.extend(opening.seat.zip(opening.deck).map(|(at, deck)| Command::Deck { at, deck }));
    if let Some(bot) = opening.bots {
        let free = (0..table.summary().seats.len() as u8).filter(|at| Some(*at) != opening.seat);
        commands.extend(free.map(|at| Command::Bot { at, bot: bot.clone() }));
    }
    if opening.begin {
        commands.push(Command::Begin);
    }
    for (number, command) in commands.into_iter().enumerate() {
        let request = Request { id: format!("open-{number}"), version: None, seat: None, command };
        let Done { entries: kept, answer, .. } = table.handle(Who::Person(host), request, &moment);
        if let Some(refused) = answer.and_then(|answer| answer.refused) {
            return Err(refused);
        }
        entries.extend(kept);
    }
    Ok((table, entries))
}

/// How somebody looks at a table: as which seat, and since which change.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Looking {
    /// The number of the last change that is known; the answer waits for another one.
    since: Option<u64>,
    /// The seat, for a person who holds several.
    seat: Option<u8>,
    /// Only what everybody sees: for a screen that several people look at.
    #[serde(default)]
    public: bool,
}

/// Looks at a table once, without claiming it where several nodes share them.
async fn glance(hall: &Arc<Hall>, id: &str, key: Option<Key>) -> Result<crate::requests::Looked, Refused> {
    let (answer, answered) = oneshot::channel();
    let ask = RoomRequest::Look { key, seat: None, public: false, answer };
    hall.glance(id, ask).await.ok_or_else(no_table)?;
    answered.await.unwrap_or_else(|_| Err(no_table()))
}

/// Looks at a table once.
pub async fn look(
    hall: &Arc<Hall>,
    id: &str,
    key: Option<Key>,
    seat: Option<u8>,
    public: bool,
) -> Result<crate::requests::Looked, Refused> {
    let (answer, answered) = oneshot::channel();
    hall.say(id, RoomRequest::Look { key, seat, public, answer }).await.ok_or_else(no_table)?;
    answered.await.unwrap_or_else(|_| Err(no_table()))
}

/// Everything that the caller may see; with `since` it waits for a change.
pub async fn view(
    State(hall): App,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
    headers: HeaderMap,
) -> Response {
    let key = Key::of(&headers, &id);
    let mut looked = match look(&hall, &id, key, looking.seat, looking.public).await {
        Ok(looked) => looked,
        Err(refused) => return refuse(&refused),
    };
    if let Some(since) = looking.since.filter(|since| looked.change <= *since) {
        let mut closing = hall.closing.clone();
        tokio::select! {
            _ = tokio::time::timeout(NEWS, looked.changes.wait_for(|change| *change > since)) => {}
            () = closed(&mut closing) => {}
        }
        looked = match look(&hall, &id, key, looking.seat, looking.public).await {
            Ok(looked) => looked,
            Err(refused) => return refuse(&refused),
        };
    }
    Json(json!({ "change": looked.change, "whole": looked.message })).into_response()
}

/// Carries out a command, and says so once it is on disk.
pub async fn obey(hall: &Arc<Hall>, id: &str, key: Option<Key>, request: Request) -> Answer {
    let asked = request.id.clone();
    let (answer, answered) = oneshot::channel();
    let refused = |refused| Answer::refused(asked.clone(), 0, refused);
    if let Command::Settings { settings } = &request.command
        && let Some(url) = &settings.webhook
        && let Err(forbidden) = hall.webhooks.check(url)
    {
        return refused(forbidden);
    }
    match hall.say(id, RoomRequest::Command { key, request, answer }).await {
        Some(()) => answered
            .await
            .unwrap_or_else(|_| refused(Refused::new(RefusalKind::Trouble, Phrase::new("server.refused.gone")))),
        None => refused(no_table()),
    }
}

/// A command over http.
pub async fn command(
    State(hall): App,
    Path(id): Path<String>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    request: Result<Json<Request>, JsonRejection>,
) -> Response {
    let request = match request {
        Ok(Json(request)) => request,
        Err(rejection) => return unreadable(&hall, &rejection),
    };
    if !hall.visitors.may_command(caller, &hall.limits) {
        return refuse(&Refused::new(RefusalKind::TooOften, Phrase::new("server.refused.too-many-commands")));
    }
    let answer = obey(&hall, &id, Key::of(&headers, &id), request).await;
    let status = answer.refused.as_ref().map_or(StatusCode::OK, |refused| refuse(refused).status());
    (status, Json(answer)).into_response()
}

/// Through whose eyes a story is told.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Listening {
    /// The seat, for a person who holds several.
    seat: Option<u8>,
    /// `next` of the page before; without it the first page.
    #[serde(default)]
    after: u64,
}

/// A page of all that happened so far, as far as the asker may know it.
pub async fn story(
    State(hall): App,
    Path(id): Path<String>,
    Query(listening): Query<Listening>,
    headers: HeaderMap,
) -> Response {
    let key = Key::of(&headers, &id);
    answered(&hall, &hall.tellers, &id, |answer| RoomRequest::Story {
        key,
        seat: listening.seat,
        after: listening.after,
        answer,
    })
    .await
}

/// Who asks for advice.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advised {
    /// The seat, for a person who holds several.
    seat: Option<u8>,
}

/// What a bot would do for a seat that is asked now.
pub async fn hint(
    State(hall): App,
    Path(id): Path<String>,
    Query(advised): Query<Advised>,
    headers: HeaderMap,
) -> Response {
    let key = Key::of(&headers, &id);
    answered(&hall, &hall.advisers, &id, |answer| RoomRequest::Hint { key, seat: advised.seat, answer }).await
}

/// Where a page of a review begins.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reviewing {
    /// `next` of the page before; without it the first page.
    #[serde(default)]
    after: u64,
}

/// A page of what a bot thinks of a match that is over.
pub async fn review(State(hall): App, Path(id): Path<String>, Query(page): Query<Reviewing>) -> Response {
    answered(&hall, &hall.advisers, &id, |answer| RoomRequest::Review { after: page.after, answer }).await
}

/// Through whose eyes a match that is over is looked at.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Eyes {
    /// `full`, `public`, or the number of a seat; everything when missing.
    r#as: Option<String>,
}

/// The table after the given number of steps of a match that is over.
pub async fn scene(State(hall): App, Path((id, step)): Path<(String, u64)>, Query(eyes): Query<Eyes>) -> Response {
    let viewer = match eyes.r#as.as_deref() {
        None | Some("full") => Viewer::Full,
        Some("public") => Viewer::Public,
        Some(seat) => match seat.parse() {
            Ok(seat @ 0..8) => Viewer::Seat(Seat(seat)),
            _ => return refuse(&Refused::new(RefusalKind::NoSuch, Phrase::new("server.refused.viewer"))),
        },
    };
    answered(&hall, &hall.tellers, &id, |answer| RoomRequest::Scene { step, viewer, answer }).await
}

/// What a room has to tell, as JSON.
async fn answered<T: Serialize + 'static>(
    hall: &Arc<Hall>,
    turns: &Arc<Semaphore>,
    id: &str,
    ask: impl FnOnce(oneshot::Sender<Result<Later<T>, Refused>>) -> RoomRequest,
) -> Response {
    match told(hall, turns, id, ask, |it| serde_json::to_string(it).expect("what is told can be written")).await {
        Ok(text) => ([(header::CONTENT_TYPE, "application/json")], text).into_response(),
        Err(refused) => refuse(&refused),
    }
}

/// What a room has to tell, as text. It is told outside the room, so that the table plays on meanwhile; `turns` bounds how
/// many are told at once.
async fn told<T: 'static>(
    hall: &Arc<Hall>,
    turns: &Arc<Semaphore>,
    id: &str,
    ask: impl FnOnce(oneshot::Sender<Result<Later<T>, Refused>>) -> RoomRequest,
    write: impl FnOnce(&T) -> String + Send + 'static,
) -> Result<String, Refused> {
    let (answer, answered) = oneshot::channel();
    hall.say(id, ask(answer)).await.ok_or_else(no_table)?;
    let later = answered.await.unwrap_or_else(|_| Err(no_table()))?;
    let told = aside(turns, move || Ok(write(&later()?)));
    told.await.unwrap_or_else(|| Err(table::frozen()))
}

/// How all outcomes of chance of a match that is over were drawn.
pub async fn chance(State(hall): App, Path(id): Path<String>) -> Response {
    answered(&hall, &hall.tellers, &id, RoomRequest::Chance).await
}

/// The record of a match that is over.
pub async fn record(State(hall): App, Path(id): Path<String>) -> Response {
    match told(&hall, &hall.tellers, &id, RoomRequest::Record, String::clone).await {
        Ok(record) => ([(header::CONTENT_TYPE, "application/jsonl")], record).into_response(),
        Err(refused) => refuse(&refused),
    }
}
