//! The attacks. Each is bounded in count and in time, and ends by itself.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::client::{Player, Ticket, Way, join, open, request};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// One way to trouble a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// Watchers come to a table, more than it may have.
    Watchers,
    /// People of a table come and go without end.
    Presence,
    /// Talk over several sockets at once.
    Chat,
    /// Somebody changes their standing answers back and forth.
    Standing,
    /// Somebody moves and takes it back, again and again.
    Undo,
    /// Requests that never become whole, and connections that say nothing.
    Slow,
    /// Sockets that never read what they are told.
    Deaf,
    /// Frames that are none, or too long, or nonsense.
    Frames,
    /// Requests for lists, stories, records and tables that do not exist.
    Requests,
    /// Newcomers with names that look like the host's.
    Names,
    /// Table after table is opened.
    Tables,
}

/// How an attack is run.
#[derive(Clone, Copy, Debug)]
pub struct Front {
    /// The server.
    pub to: SocketAddr,
    /// How often each attacker tries.
    pub rounds: u64,
    /// When it ends at the latest.
    pub until: Instant,
}

/// What an attack did.
#[derive(Debug, Default)]
pub struct Tally {
    /// What was tried.
    pub tried: AtomicU64,
    /// What the server did.
    pub let_through: AtomicU64,
    /// What it refused.
    pub refused: AtomicU64,
    /// Connections that were closed or never opened.
    pub closed: AtomicU64,
}

impl Tally {
    fn told(&self, answer: io::Result<Value>) -> bool {
        let count = match &answer {
            Ok(answer) if answer["ok"] == true => &self.let_through,
            Ok(_) => &self.refused,
            Err(_) => &self.closed,
        };
        count.fetch_add(1, Relaxed);
        answer.is_ok()
    }

    fn status(&self, reply: io::Result<u16>) {
        let count = match reply {
            Ok(200..400) => &self.let_through,
            Ok(_) => &self.refused,
            Err(_) => &self.closed,
        };
        count.fetch_add(1, Relaxed);
    }
}

/// How many work at the same time.
const HANDS: u64 = 8;

impl Front {
    /// Where an attacker comes from: on loopback, and never from the address of the neighbours.
    fn way(&self, hand: u64) -> Way {
        Way { to: self.to, from: Some(IpAddr::V4(Ipv4Addr::new(127, 0, 1, 1 + hand as u8))) }
    }

    /// Whether one more round may begin.
    fn goes_on(&self, round: u64) -> bool {
        round < self.rounds && Instant::now() < self.until
    }

    /// A table that may be watched, with two people; a game has begun there.
    async fn table(&self) -> io::Result<[Ticket; 2]> {
        let settings = json!({ "watch": true, "listed": true });
        let opening = json!({ "spec": "island:seats=2", "name": "Attila", "seat": 0, "settings": settings });
        let host = open(self.way(0), &opening).await?;
        let guest = join(self.way(1), &host.table, "Bleda", 1).await?;
        let mut player = Player::connect(self.way(0), &host.table, Some(&host.token), "begin").await?;
        player.ask(json!({ "type": "begin" })).await?;
        Ok([host, guest])
    }
}

impl Attack {
    /// All of them.
    pub const ALL: [Attack; 11] = [
        Attack::Watchers,
        Attack::Presence,
        Attack::Chat,
        Attack::Standing,
        Attack::Undo,
        Attack::Slow,
        Attack::Deaf,
        Attack::Frames,
        Attack::Requests,
        Attack::Names,
        Attack::Tables,
    ];

    /// The name on the command line.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// Runs it. An error means that the attack itself could not begin.
    pub async fn run(self, front: Front) -> io::Result<Tally> {
        let tally = std::sync::Arc::new(Tally::default());
        let tickets = if self == Attack::Tables { None } else { Some(front.table().await?) };
        let mut hands = tokio::task::JoinSet::new();
        for hand in 0..HANDS {
            let (tally, tickets) = (tally.clone(), tickets.clone());
            hands.spawn(async move {
                let mut round = 0;
                while front.goes_on(round) {
                    self.round(&front, hand, round, tickets.as_ref(), &tally).await;
                    round += 1;
                }
            });
        }
        while let Some(ended) = hands.join_next().await {
            ended.map_err(io::Error::other)?;
        }
        std::sync::Arc::into_inner(tally).ok_or_else(|| io::Error::other("an attacker did not end"))
    }

    async fn round(self, front: &Front, hand: u64, round: u64, tickets: Option<&[Ticket; 2]>, tally: &Tally) {
        let way = front.way(hand);
        tally.tried.fetch_add(1, Relaxed);
        let Some([host, guest]) = tickets else {
            let opening = json!({ "spec": "island", "name": "Attila" }).to_string();
            return tally.status(request(way, "POST", "/api/tables", &[], &opening).await.map(|it| it.status));
        };
        let who = if hand.is_multiple_of(2) { host } else { guest };
        let commands: &[Value] = match self {
            Attack::Watchers => return watch(front, way, host, tally).await,
            Attack::Presence => return come_and_go(way, who, tally).await,
            Attack::Slow => return trickle(front, way, host, hand, tally).await,
            Attack::Deaf => return never_read(front, way, host, tally).await,
            Attack::Frames => return frames(way, host, round, tally).await,
            Attack::Requests => return tally.status(ask(way, host, round).await),
            Attack::Names => {
                let body = json!({ "name": look_alike(round * HANDS + hand) }).to_string();
                let path = format!("/api/tables/{}/join", host.table);
                return tally.status(request(way, "POST", &path, &[], &body).await.map(|it| it.status));
            }
            Attack::Chat => &[json!({ "type": "chat", "text": "x".repeat(400) })],
            Attack::Standing => &[
                json!({ "type": "standing", "standing": { "pass_until_my_turn": true } }),
                json!({ "type": "standing", "standing": {} }),
            ],
            Attack::Undo => &[json!({ "type": "act" }), json!({ "type": "undo", "steps": 1 })],
            Attack::Tables => unreachable!("it has no table"),
        };
        let name = format!("{self:?}-{hand}-{round}");
        let Ok(mut player) = Player::connect(way, &who.table, Some(&who.token), &name).await else {
            tally.closed.fetch_add(1, Relaxed);
            return;
        };
        let _ = player.hear().await;
        // As fast as the answers come, and faster than they may.
        for number in 0..60 {
            let mut command = commands[number % commands.len()].clone();
            if command["type"] == "act" {
                command = match player.question["choices"].as_array().filter(|choices| !choices.is_empty()) {
                    Some(choices) => json!({ "type": "act", "actions": [choices[number % choices.len()]] }),
                    None => json!({ "type": "cancel" }),
                };
            }
            command["version"] = player.version.into();
            let told = tokio::time::timeout(Duration::from_secs(1), player.ask(command)).await;
            // What came too fast for the socket is refused without an id.
            let answer = told.unwrap_or_else(|_| Ok(Value::Null));
            if !tally.told(answer) || !front.goes_on(round) {
                return;
            }
        }
    }
}

/// A watcher comes and stays until the attack ends.
async fn watch(front: &Front, way: Way, table: &Ticket, tally: &Tally) {
    let mut kept = Vec::new();
    for number in 0..40 {
        match Player::connect(way, &table.table, None, &number.to_string()).await {
            Ok(player) => {
                tally.let_through.fetch_add(1, Relaxed);
                kept.push(player);
            }
            Err(_) => drop(tally.refused.fetch_add(1, Relaxed)),
        }
    }
    let rest = front.until.saturating_duration_since(Instant::now()).min(Duration::from_millis(500));
    tokio::time::sleep(rest).await;
}

/// Twenty sockets come and go.
async fn come_and_go(way: Way, who: &Ticket, tally: &Tally) {
    for _ in 0..20 {
        match Player::connect(way, &who.table, Some(&who.token), "p").await {
            Ok(player) => {
                tally.let_through.fetch_add(1, Relaxed);
                drop(player);
            }
            Err(_) => drop(tally.closed.fetch_add(1, Relaxed)),
        }
    }
}

/// The head of a request for a socket.
fn upgrade(who: &Ticket) -> String {
    format!(
        "GET /api/tables/{}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nauthorization: Bearer {}\r\n\r\n",
        who.table, who.token
    )
}

/// Forty connections that send a byte now and then, a body that never ends, or nothing.
async fn trickle(front: &Front, way: Way, who: &Ticket, hand: u64, tally: &Tally) {
    let mut kept: Vec<TcpStream> = Vec::new();
    for number in 0..40 {
        match way.connect().await {
            Ok(stream) => kept.push(stream),
            Err(_) => drop(tally.closed.fetch_add(1, Relaxed)),
        }
        if number % 3 == hand % 3
            && let Some(stream) = kept.last_mut()
        {
            let head =
                format!("POST /api/tables/{}/commands HTTP/1.1\r\nhost: x\r\ncontent-length: 60000\r\n\r\n", who.table);
            let _ = stream.write_all(head.as_bytes()).await;
        }
    }
    for _ in 0..4 {
        for stream in &mut kept {
            let _ = stream.write_all(b"x").await;
        }
        if Instant::now() >= front.until {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    tally.refused.fetch_add(kept.len() as u64, Relaxed);
}

/// Sockets that are told everything that happens at a busy table, and never read.
async fn never_read(front: &Front, way: Way, who: &Ticket, tally: &Tally) {
    let mut kept = Vec::new();
    for _ in 0..20 {
        let Ok(mut stream) = way.connect().await else {
            tally.closed.fetch_add(1, Relaxed);
            continue;
        };
        if stream.write_all(upgrade(who).as_bytes()).await.is_ok() {
            tally.let_through.fetch_add(1, Relaxed);
            kept.push(stream);
        }
    }
    if let Ok(mut player) = Player::connect(way, &who.table, Some(&who.token), "loud").await {
        for _ in 0..30 {
            let said = player.ask(json!({ "type": "chat", "text": "x".repeat(400) }));
            let told = tokio::time::timeout(Duration::from_secs(1), said).await;
            if told.is_err() || Instant::now() >= front.until {
                break;
            }
        }
    }
}

/// A socket that is sent something that is no frame of a client, or no command. It is answered or closed.
async fn frames(way: Way, who: &Ticket, round: u64, tally: &Tally) {
    let long = {
        let mut frame = vec![0x81, 0xff];
        frame.extend((1_u64 << 40).to_be_bytes());
        frame.extend([1, 2, 3, 4]);
        frame
    };
    let nonsense: [&[u8]; 8] = [
        &[0x81, 0x05, b'h', b'e', b'l', b'l', b'o'],
        &[0xf1, 0x80, 0, 0, 0, 0],
        &long,
        &[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe],
        &[0x80, 0x80, 0, 0, 0, 0],
        &[0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0],
        &[0x88, 0x81, 0, 0, 0, 0, 0x03],
        &[0x01, 0x81, 0, 0, 0, 0, b'{', 0x81, 0x81, 0, 0, 0, 0, b'}'],
    ];
    let Ok(mut stream) = way.connect().await else {
        tally.closed.fetch_add(1, Relaxed);
        return;
    };
    let _ = stream.write_all(upgrade(who).as_bytes()).await;
    let mut head = [0; 1024];
    let _ = tokio::time::timeout(Duration::from_secs(1), stream.read(&mut head)).await;
    let _ = stream.write_all(nonsense[(round % 8) as usize]).await;
    let mut rest = [0; 4096];
    let closed = tokio::time::timeout(Duration::from_secs(1), async {
        while stream.read(&mut rest).await.is_ok_and(|read| read > 0) {}
    });
    match closed.await {
        Ok(()) => tally.closed.fetch_add(1, Relaxed),
        Err(_) => tally.refused.fetch_add(1, Relaxed),
    };
}

/// A request for something large, or for something that does not exist.
async fn ask(way: Way, who: &Ticket, round: u64) -> io::Result<u16> {
    let bearer = format!("Bearer {}", who.token);
    let path = match round % 10 {
        0 => "/api/tables".to_string(),
        1 => "/api/records".to_string(),
        2 => format!("/api/tables/{}/story", who.table),
        3 => format!("/api/tables/{}/view", who.table),
        4 => format!("/api/tables/none{:06}/view", round % 1_000_000),
        5 => "/api/almanac".to_string(),
        6 => "/api/texts/en".to_string(),
        7 => "/api/decks/cards?spec=duel:tournament".to_string(),
        8 => "/api/decks/lot?spec=classic:tournament".to_string(),
        _ => "/readyz".to_string(),
    };
    request(way, "GET", &path, &[("authorization", &bearer)], "").await.map(|reply| reply.status)
}

/// A name that looks like the host's: other case, other width, other alphabets, marks that are not seen.
pub fn look_alike(number: u64) -> String {
    const LETTERS: [&[&str]; 6] = [
        &["A", "a", "Α", "А", "Ａ"],
        &["t", "T", "Т", "ｔ"],
        &["t", "\u{200b}t", "t\u{200d}", "T"],
        &["i", "I", "і", "ｉ", "\u{2060}i"],
        &["l", "L", "ｌ", "\u{ad}l"],
        &["a", "а", "ａ", "a\u{200e}", "A"],
    ];
    let mut rest = number;
    let letters = LETTERS.iter().map(|forms| {
        let form = forms[(rest % forms.len() as u64) as usize];
        rest /= forms.len() as u64;
        form
    });
    letters.collect()
}
