//! A scripted client for load and tests: requests over http, play over a socket. It knows no rules.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// The way to a server: its address and, if wanted, the own address to come from.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// The server.
    pub to: SocketAddr,
    /// One of the addresses of this machine; on Linux any of 127.0.0.0/8 for a server on loopback.
    pub from: Option<IpAddr>,
}

impl From<SocketAddr> for Way {
    fn from(to: SocketAddr) -> Way {
        Way { to, from: None }
    }
}

impl Way {
    /// Connects.
    pub async fn connect(self) -> io::Result<TcpStream> {
        let socket = if self.to.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        if let Some(from) = self.from {
            socket.bind(SocketAddr::new(from, 0))?;
        }
        let stream = socket.connect(self.to).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

/// An answer over http.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The status line and the headers.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Reply {
    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }
}

/// Sends a request with these headers, and reads the whole answer.
pub async fn request(
    way: impl Into<Way>,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> io::Result<Reply> {
    let way = way.into();
    let to = way.to;
    let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {to}\r\nconnection: close\r\n");
    for (name, value) in headers {
        text += &format!("{name}: {value}\r\n");
    }
    if !body.is_empty() {
        text += &format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
    }
    text += "\r\n";
    text += body;
    let mut stream = way.connect().await?;
    stream.write_all(text.as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or(io::ErrorKind::InvalidData)?;
    Ok(Reply { status, head: head.to_string(), body: body.to_string() })
}

/// Who a client is at a table.
#[derive(Clone, Debug)]
pub struct Ticket {
    /// The table.
    pub table: String,
    /// The secret token.
    pub token: String,
}

impl Ticket {
    fn of(reply: &Reply) -> io::Result<Ticket> {
        let body = reply.json();
        match (body["table"].as_str(), body["token"].as_str()) {
            (Some(table), Some(token)) => Ok(Ticket { table: table.into(), token: token.into() }),
            _ => Err(io::Error::other(format!("{}: {}", reply.status, reply.body))),
        }
    }
}

/// Opens a table.
pub async fn open(to: impl Into<Way>, opening: &Value) -> io::Result<Ticket> {
    Ticket::of(&request(to, "POST", "/api/tables", &[], &opening.to_string()).await?)
}

/// Joins a table on a seat.
pub async fn join(to: impl Into<Way>, table: &str, name: &str, seat: u8) -> io::Result<Ticket> {
    let body = json!({ "name": name, "seat": seat }).to_string();
    Ticket::of(&request(to, "POST", &format!("/api/tables/{table}/join"), &[], &body).await?)
}

/// Opens a table at a door of a house, sits a client down on every seat, and begins. The seats come in at these doors, in turns.
pub async fn sit_down<W: Into<Way> + Copy>(
    opened_at: W,
    doors: &[W],
    spec: &str,
    seats: u8,
    name: &str,
) -> io::Result<Vec<Player>> {
    let door = |seat: usize| doors[seat % doors.len()].into();
    let host = open(opened_at, &json!({ "spec": spec, "name": "P0", "seat": 0 })).await?;
    let mut tickets: Vec<Ticket> = vec![host.clone()];
    for seat in 1..seats {
        tickets.push(join(door(seat.into()), &host.table, &format!("P{seat}"), seat).await?);
    }
    let mut players = Vec::new();
    for (seat, ticket) in tickets.iter().enumerate() {
        let name = format!("{name}-{seat}");
        let mut player = Player::connect(door(seat), &ticket.table, Some(&ticket.token), &name).await?;
        player.hear().await?;
        players.push(player);
    }
    players[0].ask(json!({ "type": "begin" })).await?;
    for player in &mut players {
        while player.version == 0 {
            player.hear().await?;
        }
    }
    Ok(players)
}

/// The player who is due takes the choice with index `any` modulo the number of choices. Returns the time from sending
/// it until everybody was told, and what was done; `None` if nobody is due.
pub async fn act(players: &mut [Player], any: u64) -> io::Result<Option<(Duration, Done)>> {
    let Some(seat) = players.iter().position(Player::is_due) else { return Ok(None) };
    let player = &mut players[seat];
    let choices = player.question["choices"].as_array().cloned().unwrap_or_default();
    let choice = choices[(any % choices.len() as u64) as usize].as_str().unwrap_or_default().to_string();
    let version = player.version;
    let began = Instant::now();
    let answer = player.ask(json!({ "type": "act", "version": version, "actions": [choice] })).await?;
    if answer["ok"] != true {
        return Err(io::Error::other(format!("{choice}: {answer}")));
    }
    let version = answer["version"].as_u64().unwrap_or_default();
    for player in players.iter_mut() {
        while player.version < version {
            player.hear().await?;
        }
    }
    let id = answer["id"].as_str().unwrap_or_default().to_string();
    Ok(Some((began.elapsed(), Done { id, choice, version, drafted: answer["drafted"] == true })))
}

/// Something that was acknowledged.
#[derive(Clone, Debug)]
pub struct Done {
    /// The id of the command.
    pub id: String,
    /// The action.
    pub choice: String,
    /// The version that it was acknowledged with.
    pub version: u64,
    /// Whether it is only drafted so far.
    pub drafted: bool,
}

/// A socket to a table, and the state that its messages told.
pub struct Player {
    socket: WebSocketStream<TcpStream>,
    /// The address of the table.
    pub id: String,
    /// The current view.
    pub view: Value,
    /// The version of the game.
    pub version: u64,
    /// What is asked.
    pub question: Value,
    /// The table around the game.
    pub table: Value,
    /// All received messages, if they are kept.
    pub heard: Option<Vec<String>>,
    sent: u64,
    name: String,
}

fn failed(error: Error) -> io::Error {
    match error {
        Error::Io(error) => error,
        other => io::Error::other(other.to_string()),
    }
}

impl Player {
    /// Connects; without a ticket as a spectator. `name` tells the ids of commands apart.
    pub async fn connect(way: impl Into<Way>, table: &str, token: Option<&str>, name: &str) -> io::Result<Player> {
        let way = way.into();
        let address = format!("ws://{}/api/tables/{table}/socket", way.to);
        let mut request = address.into_client_request().map_err(failed)?;
        if let Some(token) = token {
            let value = format!("Bearer {token}").parse().map_err(io::Error::other)?;
            request.headers_mut().insert("authorization", value);
        }
        let stream = way.connect().await?;
        let (socket, _) = client_async(request, stream).await.map_err(failed)?;
        Ok(Player {
            socket,
            id: table.into(),
            view: Value::Null,
            version: 0,
            question: Value::Null,
            table: Value::Null,
            heard: None,
            sent: 0,
            name: name.into(),
        })
    }

    /// The next message. It is applied to the state above.
    pub async fn hear(&mut self) -> io::Result<Value> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    if let Some(heard) = &mut self.heard {
                        heard.push(text.to_string());
                    }
                    let message: Value = serde_json::from_str(&text).map_err(io::Error::other)?;
                    self.learn(&message)?;
                    return Ok(message);
                }
                Some(Ok(Message::Close(frame))) => {
                    let why = frame.map_or(String::new(), |frame| frame.reason.to_string());
                    return Err(io::Error::other(format!("closed: {why}")));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(failed(error)),
                None => return Err(io::ErrorKind::UnexpectedEof.into()),
            }
        }
    }

    fn learn(&mut self, message: &Value) -> io::Result<()> {
        if let Some(table) = message.get("table").filter(|table| table.is_object()) {
            self.table = table.clone();
        }
        match message["type"].as_str() {
            Some("whole") => {
                self.view = message["view"].clone();
                self.version = message["version"].as_u64().unwrap_or_default();
                self.question = message["question"].clone();
            }
            Some("update") => {
                if message["from"].as_u64() != Some(self.version) {
                    return Err(io::Error::other(format!(
                        "a change from {} came to {}",
                        message["from"], self.version
                    )));
                }
                table::patch(&mut self.view, &message["change"])
                    .ok_or_else(|| io::Error::other("a change does not fit"))?;
                self.version = message["version"].as_u64().unwrap_or_default();
                self.question = message["question"].clone();
            }
            Some("draft") => self.question = message["question"].clone(),
            _ => {}
        }
        Ok(())
    }

    /// Whether the game waits for this player.
    pub fn is_due(&self) -> bool {
        self.question["due"] == true && self.question["choices"].as_array().is_some_and(|it| !it.is_empty())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table["phase"] == "over"
    }

    /// Sends a command and returns its id.
    pub async fn send(&mut self, mut command: Value) -> io::Result<String> {
        self.sent += 1;
        let id = format!("{}-{}", self.name, self.sent);
        command["id"] = id.clone().into();
        self.send_text(command.to_string()).await?;
        Ok(id)
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: String) -> io::Result<()> {
        self.socket.send(Message::Text(text.into())).await.map_err(failed)
    }

    /// Sends actions for the current version.
    pub async fn act(&mut self, actions: &[&str]) -> io::Result<String> {
        let version = self.version;
        self.send(json!({ "type": "act", "version": version, "actions": actions })).await
    }

    /// Sends a command and waits for the answer.
    pub async fn ask(&mut self, command: Value) -> io::Result<Value> {
        let id = self.send(command).await?;
        loop {
            let message = self.hear().await?;
            if message["type"] == "answer" && message["id"] == id.as_str() {
                return Ok(message);
            }
        }
    }
}
