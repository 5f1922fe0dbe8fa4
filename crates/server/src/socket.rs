//! Play over a socket: messages out as they come, commands in one after another.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use kernel::Phrase;
use table::protocol::{Answer, RefusalKind, Refused, Request};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::cookie::Key;
use crate::hall::{Hall, closed};
use crate::http::{App, Held, no_table, refuse};
use crate::limits::{Bucket, Caller};
use crate::requests::RoomRequest;
use crate::rest::obey;
use crate::room::away;
use crate::store::Reign;

/// How many messages may wait for a slow reader before it is dropped.
const WAITING: usize = 256;
/// How often a silent socket is pinged.
const PING: Duration = Duration::from_secs(25);
/// How long the other side may take to hear that it is closed.
const GOODBYE: Duration = Duration::from_secs(2);
/// What sockets are told when the server ends: the code and the reason.
pub const CLOSING: (u16, &str) = (1012, "the server is closing");
/// What they are told when another node has their table, or somebody else must open it again.
const AWAY: (u16, &str) = (1013, "come again");
/// How many commands beyond the rate are refused before the socket is closed.
const PATIENCE: u32 = 200;

/// Opens a socket to a table.
pub async fn open(
    State(hall): App,
    Path(id): Path<String>,
    Extension(held): Extension<Held>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => return rejection.into_response(),
    };
    let key = Key::of(&headers, &id);
    let (to, messages) = mpsc::channel(WAITING);
    let (answer, answered) = oneshot::channel();
    let mut reign = hall.store.reign();
    let asked = async { (hall.say(&id, RoomRequest::Listen { key, to, answer }).await, answered.await) };
    let told = tokio::select! {
        told = asked => told,
        () = reign.ended() => return refuse(&away()),
    };
    let listener = match told {
        (Some(()), Ok(Ok(listener))) => listener,
        (Some(()), Ok(Err(refused))) => return refuse(&refused),
        _ => return refuse(&no_table()),
    };
    let bytes = hall.limits.message_bytes;
    let gone = Leave { hall: hall.clone(), id: id.clone(), listener };
    upgrade.max_message_size(bytes).max_frame_size(bytes).read_buffer_size(4 << 10).write_buffer_size(0).on_upgrade(
        move |socket| async move {
            hall.metrics.sockets.inc();
            talk(&hall, &id, (key, caller), socket, messages, reign).await;
            hall.metrics.sockets.dec();
            drop((gone, held));
        },
    )
}

/// Tells the room, on every way out, that a listener is gone.
struct Leave {
    hall: Arc<Hall>,
    id: String,
    listener: u64,
}

impl Drop for Leave {
    fn drop(&mut self) {
        let (hall, id, listener) = (self.hall.clone(), std::mem::take(&mut self.id), self.listener);
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { hall.say(&id, RoomRequest::Gone(listener)).await });
        }
    }
}

/// Sends messages and obeys commands until either side ends it. A client that takes nothing in makes sending fail
/// ([`crate::patient`]). A node that may no longer act as owner does not wait for its rooms, which wait for the store.
async fn talk(
    hall: &Arc<Hall>,
    id: &str,
    (key, caller): (Option<Key>, Caller),
    mut socket: WebSocket,
    mut messages: mpsc::Receiver<Utf8Bytes>,
    mut reign: Reign,
) {
    let rate = f64::from(hall.limits.commands_per_second);
    let mut bucket = Bucket::new(3.0 * rate, rate);
    let mut too_many = 0;
    let mut closing = hall.closing.clone();
    let silence = Duration::from_secs(hall.limits.silence);
    let mut heard = Instant::now();
    let mut ping = tokio::time::interval(PING.min(silence / 3));
    let goodbye = loop {
        tokio::select! {
            () = closed(&mut closing) => break CLOSING,
            () = reign.ended() => break AWAY,
            message = messages.recv() => {
                let Some(text) = message else {
                    // The room may end first.
                    break if *closing.borrow() { CLOSING } else { AWAY };
                };
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
            heard_now = socket.recv() => {
                heard = Instant::now();
                let text = match heard_now {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => break (1003, "commands are text"),
                    Some(Ok(Message::Close(_))) | None => return,
                    Some(Err(_)) => break (1009, "a message was too long or made no sense"),
                };
                let answer = if bucket.take() {
                    match serde_json::from_str::<Request>(&text) {
                        Ok(request) if !hall.visitors.may_command(caller, &hall.limits) => {
                            Answer { id: request.id, ..too_many_commands() }
                        }
                        Ok(request) => tokio::select! {
                            answer = obey(hall, id, key, request) => answer,
                            () = reign.ended() => break AWAY,
                        },
                        Err(why) => {
                            let said = Phrase::new("server.refused.command").with("why", why.to_string());
                            refused(RefusalKind::Unreadable, said)
                        }
                    }
                } else {
                    too_many += 1;
                    if too_many > PATIENCE {
                        break (1008, "too many commands");
                    }
                    too_many_commands()
                };
                let answer = table::protocol::Message::Answer(answer);
                let text = serde_json::to_string(&answer).expect("an answer can be written");
                // The messages that a command caused are sent before its answer.
                while let Ok(text) = messages.try_recv() {
                    if socket.send(Message::Text(text)).await.is_err() {
                        return;
                    }
                }
                if socket.send(Message::Text(text.into())).await.is_err() {
                    return;
                }
            }
            _ = ping.tick() => {
                if heard.elapsed() > silence {
                    break (1001, "nobody is there");
                }
                if socket.send(Message::Ping(Default::default())).await.is_err() {
                    return;
                }
            }
        }
    };
    let (code, reason) = goodbye;
    let frame = CloseFrame { code, reason: reason.into() };
    let _ = tokio::time::timeout(GOODBYE, say_goodbye(&mut socket, frame)).await;
}

/// Sends the last frame and waits until the other side closes. If a connection is closed while there is something unread,
/// the system resets it, and the answers on their way are lost with the reason.
async fn say_goodbye(socket: &mut WebSocket, frame: CloseFrame) {
    if socket.send(Message::Close(Some(frame))).await.is_ok() {
        while let Some(Ok(_)) = socket.recv().await {}
    }
}

fn too_many_commands() -> Answer {
    refused(RefusalKind::TooOften, Phrase::new("server.refused.too-many-commands"))
}

/// The answer to a text that is no command, or that came too fast. It has no id.
fn refused(kind: RefusalKind, said: Phrase) -> Answer {
    Answer::refused(String::new(), 0, Refused::new(kind, said))
}
