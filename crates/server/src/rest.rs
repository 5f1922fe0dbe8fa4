//! Tables, seats and records over plain http.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{OptionList, Part, Phrase, Seat, Seats, StrictJson, Values, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::protocol::{Answer, Command, Message, RefusalKind, Refused, Request, Settings};
use table::{AnyTable, Done, Moment, Secret, Who};
use tokio::sync::oneshot;

use crate::hall::{Hall, closed, now, random, token, trouble};
use crate::http::{App, cookie, no_table, refuse, tables_of, token_of, token_text, too_long};
use crate::limits::Caller;
use crate::room::RoomRequest;

/// How long a request with `since` waits for a change.
const NEWS: Duration = Duration::from_secs(25);

/// The server is alive: it answers. Whether it can play is another question.
pub async fn alive() -> &'static str {
    "alive\n"
}

/// The server is ready: its store can be written and read.
pub async fn ready(State(hall): App) -> Response {
    let unready = |why: &'static str| (StatusCode::SERVICE_UNAVAILABLE, why).into_response();
    let writes = match hall.writer() {
        Some(writer) => writer.try_write().await,
        None => return unready("the server is closing\n"),
    };
    match (writes, hall.read(|store| store.sheets("lobby", None, 1)).await) {
        (Ok(()), Ok(_)) => "ready\n".into_response(),
        (Err(crate::StoreError::Full), _) => unready("the disk is full, or its limit is reached\n"),
        (Err(_), _) => unready("the store cannot be written\n"),
        (_, Err(_)) => unready("the store cannot be read\n"),
    }
}

/// The metrics.
pub async fn metrics(State(hall): App) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], hall.metrics.render()).into_response()
}

/// The sentences of a language: its Fluent messages, all files in one.
pub async fn texts(Path(language): Path<String>) -> Response {
    match texts::LANGUAGES.iter().find(|(name, _)| *name == language) {
        Some((_, files)) => ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], files.concat()).into_response(),
        None => {
            let names = texts::LANGUAGES.iter().map(|(name, _)| Part::from(*name)).collect();
            let said = Phrase::new("server.refused.no-texts").with("names", Part::List(names));
            refuse(&Refused::new(RefusalKind::NoSuch, said))
        }
    }
}

/// The games that can be played, with their options.
pub async fn games() -> Json<Value> {
    Json(table::option_lists().into_iter().map(game).collect())
}

/// A game as its list of options says it, with a line of English for each option.
fn game(list: &OptionList) -> Value {
    let english = |name: &str| texts::english().word(&format!("ui.option.{}.{name}", list.game));
    let options = list.options.iter().map(|option| {
        let mut told = json!(option);
        told["text"] = english(option.name).into();
        told
    });
    let seats = list.options.iter().find_map(|option| match option.values {
        Values::Number { from, to, .. } if option.name == "seats" => Some([from, to]),
        _ => None,
    });
    json!({
        "name": list.game,
        "seats": seats.unwrap_or([2, 2]),
        "options": options.collect::<Value>(),
        "excludes": list.excludes,
        "bots": ["random", "greedy"],
    })
}

/// What can be looked up.
pub async fn almanac() -> Json<Vec<table::AlmanacEntry>> {
    Json(table::almanac())
}

/// Open tables that want to be found.
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

/// Matches that are over and want to be found, a page at a time.
pub async fn records(State(hall): App, Query(page): Query<Page>) -> Response {
    listed(&hall, &["over"], page.after).await
}

/// How many tables a page of a list has.
const PAGE: u32 = 100;

async fn listed(hall: &Arc<Hall>, phases: &'static [&'static str], after: Option<String>) -> Response {
    let found = hall.read(move |store| {
        let mut found = Vec::new();
        for phase in phases {
            found.extend(store.sheets(phase, after.as_deref(), PAGE)?);
        }
        Ok(found)
    });
    match found.await {
        Ok(found) => {
            Json(found.into_iter().map(|(id, sheet)| summary(&id, &sheet.summary)).collect::<Value>()).into_response()
        }
        Err(error) => refuse(&trouble(&error)),
    }
}

fn summary(id: &str, text: &str) -> Value {
    let mut summary: Value = serde_json::from_str(text).unwrap_or_default();
    summary["table"] = id.into();
    summary
}

/// The tables that this browser has a token for.
pub async fn mine(State(hall): App, headers: HeaderMap) -> Response {
    let mut found = Vec::new();
    for id in tables_of(&headers) {
        let token = token_of(&headers, &id);
        if let Ok(looked) = look(&hall, &id, token, None, false).await {
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
    /// Who plays all other seats.
    bots: Option<String>,
    /// What the host adds to the dice.
    salt: Option<String>,
    /// Whether the game begins at once.
    #[serde(default)]
    begin: bool,
}

/// Who somebody is at a table.
#[derive(Debug, Serialize)]
struct Welcome {
    table: String,
    person: u16,
    token: String,
}

fn welcome(hall: &Hall, table: String, person: u16, token: String) -> Response {
    let cookie = cookie(hall, &table, &token);
    ([(header::SET_COOKIE, cookie)], Json(Welcome { table, person, token })).into_response()
}

fn unreadable(hall: &Hall, rejection: &JsonRejection) -> Response {
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
    let token = token();
    let opened = set_up(&hall, opening, Secret::of_token(&token));
    let (table, entries) = match opened {
        Ok(opened) => opened,
        Err(refused) => return refuse(&refused),
    };
    match hall.add(table, &entries).await {
        Ok(id) => welcome(&hall, id, 0, token),
        Err(error) => refuse(&trouble(&error)),
    }
}

/// A table with its host and, if wanted, bots, as if everybody had joined one after another.
fn set_up(
    hall: &Hall,
    opening: Opening,
    token: Secret,
) -> Result<(Box<dyn AnyTable>, Vec<table::journal::Kept>), Refused> {
    let moment = Moment { now: now(), random: random(), listening: Seats::NONE, watched: false };
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
    /// What they add to the dice.
    salt: Option<String>,
}

/// The key of the refusal of a name that somebody else has.
const NAME_TAKEN: &str = "table.refused.name-taken";

/// Joins under the name. A guest gets the first free name of "Guest", "Guest 2", "Guest 3" and so on.
async fn come_in(hall: &Arc<Hall>, id: &str, joining: &Joining, token: Secret) -> Result<u16, Refused> {
    const GUESTS: u32 = 32;
    let mut number = 1;
    loop {
        let name = if number == 1 { joining.name.clone() } else { format!("{} {number}", joining.name.trim()) };
        let (answer, answered) = oneshot::channel();
        let told = hall.say(id, RoomRequest::Join { name, token, answer }).await;
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

/// Comes to a table.
pub async fn join(State(hall): App, Path(id): Path<String>, joining: Result<Json<Joining>, JsonRejection>) -> Response {
    let joining = match joining {
        Ok(Json(joining)) => joining,
        Err(rejection) => return unreadable(&hall, &rejection),
    };
    let token = token();
    let kept = Secret::of_token(&token);
    let person = match come_in(&hall, &id, &joining, kept).await {
        Ok(person) => person,
        Err(refused) => return refuse(&refused),
    };
    let salt = joining.salt.map(|salt| Command::Salt { salt });
    for command in salt.into_iter().chain(joining.seat.map(|at| Command::Sit { at })) {
        let request = Request { id: format!("join-{}", crate::hall::token()), version: None, seat: None, command };
        if let Some(refused) = obey(&hall, &id, Some(kept), request).await.refused {
            // A person who is refused the seat leaves again, so the name is free.
            let id_of_leaving = format!("join-{}", crate::hall::token());
            let leave = Request { id: id_of_leaving, version: None, seat: None, command: Command::Leave };
            obey(&hall, &id, Some(kept), leave).await;
            return refuse(&refused);
        }
    }
    welcome(&hall, id, person, token)
}

/// What anybody with the address of a table may know before joining it.
#[derive(Debug, Serialize)]
struct Door {
    /// Which of the people the asker is.
    you: Option<u16>,
    /// Whether the asker may see the table.
    open: bool,
}

/// Whether the asker belongs to a table, or may look at it.
pub async fn door(State(hall): App, Path(id): Path<String>, headers: HeaderMap) -> Response {
    match look(&hall, &id, token_of(&headers, &id), None, false).await {
        Ok(looked) => Json(Door { you: person(&looked.message), open: true }).into_response(),
        Err(refused) if refused.kind == RefusalKind::NotYours => Json(Door { you: None, open: false }).into_response(),
        Err(refused) => refuse(&refused),
    }
}

fn person(message: &Message) -> Option<u16> {
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

/// Joins a rematch. People keep their tokens there; browsers need a new cookie with the token.
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
    let Some(token) = token_text(&headers, &from) else {
        return refuse(&Refused::new(RefusalKind::NotYours, Phrase::new("server.refused.not-there")));
    };
    match look(&hall, &id, Some(Secret::of_token(token)), None, false).await {
        Ok(looked) => match person(&looked.message) {
            Some(person) => welcome(&hall, id, person, token.to_string()),
            None => refuse(&Refused::new(RefusalKind::NotYours, Phrase::new("server.refused.no-place"))),
        },
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
    claiming: Result<Json<Claiming>, JsonRejection>,
) -> Response {
    let claiming = match claiming {
        Ok(Json(claiming)) => claiming,
        Err(rejection) => return unreadable(&hall, &rejection),
    };
    let token = token();
    let (answer, answered) = oneshot::channel();
    let told = hall.say(&id, RoomRequest::Claim { link: claiming.link, token: Secret::of_token(&token), answer }).await;
    match (told, answered.await) {
        (Some(()), Ok(Ok(person))) => welcome(&hall, id, person, token),
        (Some(()), Ok(Err(refused))) => refuse(&refused),
        _ => refuse(&no_table()),
    }
}

/// Through whose eyes, and since when.
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

async fn look(
    hall: &Arc<Hall>,
    id: &str,
    token: Option<Secret>,
    seat: Option<u8>,
    public: bool,
) -> Result<crate::room::Looked, Refused> {
    let (answer, answered) = oneshot::channel();
    hall.say(id, RoomRequest::Look { token, seat, public, answer }).await.ok_or_else(no_table)?;
    answered.await.unwrap_or_else(|_| Err(no_table()))
}

/// Everything that the caller may see; with `since` it waits for a change.
pub async fn view(
    State(hall): App,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
    headers: HeaderMap,
) -> Response {
    let token = token_of(&headers, &id);
    let mut looked = match look(&hall, &id, token, looking.seat, looking.public).await {
        Ok(looked) => looked,
        Err(refused) => return refuse(&refused),
    };
    if let Some(since) = looking.since.filter(|since| looked.change <= *since) {
        let mut closing = hall.closing.clone();
        tokio::select! {
            _ = tokio::time::timeout(NEWS, looked.changes.wait_for(|change| *change > since)) => {}
            () = closed(&mut closing) => {}
        }
        looked = match look(&hall, &id, token, looking.seat, looking.public).await {
            Ok(looked) => looked,
            Err(refused) => return refuse(&refused),
        };
    }
    Json(json!({ "change": looked.change, "whole": looked.message })).into_response()
}

/// Carries out a command, and says so once it is on disk.
pub async fn obey(hall: &Arc<Hall>, id: &str, token: Option<Secret>, request: Request) -> Answer {
    let asked = request.id.clone();
    let (answer, answered) = oneshot::channel();
    let refused = |refused| Answer::refused(asked.clone(), 0, refused);
    if let Command::Settings { settings } = &request.command
        && let Some(url) = &settings.webhook
        && let Err(forbidden) = hall.webhooks.check(url)
    {
        return refused(forbidden);
    }
    match hall.say(id, RoomRequest::Command { token, request, answer }).await {
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
    headers: HeaderMap,
    request: Result<Json<Request>, JsonRejection>,
) -> Response {
    let request = match request {
        Ok(Json(request)) => request,
        Err(rejection) => return unreadable(&hall, &rejection),
    };
    let answer = obey(&hall, &id, token_of(&headers, &id), request).await;
    let status = answer.refused.as_ref().map_or(StatusCode::OK, |refused| refuse(refused).status());
    (status, Json(answer)).into_response()
}

/// Through whose eyes a story is told.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Listening {
    /// The seat, for a person who holds several.
    seat: Option<u8>,
}

/// All that happened so far, as far as the asker may know it.
pub async fn story(
    State(hall): App,
    Path(id): Path<String>,
    Query(listening): Query<Listening>,
    headers: HeaderMap,
) -> Response {
    let token = token_of(&headers, &id);
    answered(&hall, &id, |answer| RoomRequest::Story { token, seat: listening.seat, answer }).await
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
    answered(&hall, &id, |answer| RoomRequest::Scene { step, viewer, answer }).await
}

/// What a room answers, as JSON.
async fn answered<T: Serialize>(
    hall: &Arc<Hall>,
    id: &str,
    ask: impl FnOnce(oneshot::Sender<Result<T, Refused>>) -> RoomRequest,
) -> Response {
    let (answer, answered) = oneshot::channel();
    match (hall.say(id, ask(answer)).await, answered.await) {
        (Some(()), Ok(Ok(it))) => Json(it).into_response(),
        (Some(()), Ok(Err(refused))) => refuse(&refused),
        _ => refuse(&no_table()),
    }
}

/// How all chance of a match that is over came about.
pub async fn chance(State(hall): App, Path(id): Path<String>) -> Response {
    answered(&hall, &id, RoomRequest::Chance).await
}

/// The record of a match that is over.
pub async fn record(State(hall): App, Path(id): Path<String>) -> Response {
    let (answer, answered) = oneshot::channel();
    let told = hall.say(&id, RoomRequest::Record(answer)).await;
    match (told, answered.await) {
        (Some(()), Ok(Ok(record))) => ([(header::CONTENT_TYPE, "application/jsonl")], record).into_response(),
        (Some(()), Ok(Err(refused))) => refuse(&refused),
        _ => refuse(&no_table()),
    }
}
