//! The heart of a node: a beat every second on a connection of its own, and a look at the beats of the others.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::net::TcpStream;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;
use tokio_postgres::{Client, Error};

use super::address::Address;
use super::peers::{Peer, Verdict, Watch};
use super::standing::Standing;
use super::{Membership, left};
use crate::store::{StoreError, Token};

/// How often.
const EVERY: Duration = Duration::from_secs(1);
/// How often the own clock is looked at.
const LOOK: Duration = Duration::from_millis(100);
/// How long a beat may take; after that there is a new connection.
const PATIENCE: Duration = Duration::from_secs(4);
/// How long after a failure there is another try.
const AGAIN: Duration = Duration::from_millis(200);
/// How long an address is knocked at.
const KNOCK: Duration = Duration::from_millis(300);
/// How long a name is watched that somebody had before.
const SILENT: Duration = Duration::from_secs(6);

const BEAT: &str = "UPDATE commonland.nodes SET beat = beat + 1, beat_at = clock_timestamp() WHERE id = $1
                    RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
const PEERS: &str = "SELECT id, name, address, version, beat,
                            (extract(epoch FROM clock_timestamp() - beat_at) * 1000)::bigint
                     FROM commonland.nodes ORDER BY name";
const ENTER: &str = "INSERT INTO commonland.nodes (id, name, address, version, beat, beat_at)
                     VALUES ($1, $2, $3, $4, 1, clock_timestamp()) ON CONFLICT (name) DO NOTHING";
/// Whoever has beaten meanwhile stays.
const STRIKE: &str = "DELETE FROM commonland.nodes WHERE id = $1 AND beat = $2";
const LEAVE: &str = "DELETE FROM commonland.nodes WHERE id = $1";

/// A node, as `commonland nodes` tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Its name.
    pub name: String,
    /// Where it listens for the others.
    pub address: String,
    /// Its version.
    pub version: String,
    /// How many tables it owns.
    pub tables: u64,
    /// How old its last beat is.
    pub age: Duration,
}

/// The task that beats.
pub struct Beats {
    node: String,
    others: watch::Receiver<Vec<Peer>>,
    leave: Mutex<Option<oneshot::Sender<()>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Beats {
    /// Joins the nodes of a database under a name that nobody has, and beats from then on.
    pub async fn join(client: Client, membership: Membership, standing: Arc<Standing>) -> Result<Beats, StoreError> {
        let (told, others) = watch::channel(Vec::new());
        let node = membership.node.clone();
        enter(&client, &membership, standing.id()).await?;
        let mut heart = Heart { membership, standing: standing.clone(), others: told, watch: Watch::default() };
        heart.beat(&client).await.map_err(|error| heart.membership.address.explain(&error))?;
        let (leave, left) = oneshot::channel();
        let task = tokio::spawn(heart.run(client, left));
        tokio::spawn(look(Arc::downgrade(&standing)));
        Ok(Beats { node, others, leave: Mutex::new(Some(leave)), task: Mutex::new(Some(task)) })
    }

    /// The name of this node.
    pub fn node(&self) -> &str {
        &self.node
    }

    /// The other nodes, as they were last read.
    pub fn peers(&self) -> Vec<Peer> {
        self.others.borrow().clone()
    }

    /// Waits until the node that listens there is gone.
    pub async fn gone(&self, at: &str) {
        let mut others = self.others.clone();
        let lives = |peers: &Vec<Peer>| peers.iter().any(|it| it.address == at);
        // One that has just come was perhaps not read yet.
        let _ = others.wait_for(lives).await;
        let _ = others.wait_for(|peers| !lives(peers)).await;
    }

    /// How many nodes there are, and which of them this one is.
    pub fn share(&self) -> (i32, i32) {
        let others = self.others.borrow();
        let before = others.iter().filter(|it| it.name < self.node).count();
        (others.len() as i32 + 1, before as i32)
    }

    /// Leaves: from now on the tables of this node are free.
    pub async fn leave(&self) {
        self.leave.lock().unwrap_or_else(|broken| broken.into_inner()).take();
        let task = self.task.lock().unwrap_or_else(|broken| broken.into_inner()).take();
        if let Some(task) = task {
            let _ = tokio::time::timeout(PATIENCE, task).await;
        }
    }
}

/// Looks at the clock for as long as there is a node.
async fn look(standing: std::sync::Weak<Standing>) {
    loop {
        tokio::time::sleep(LOOK).await;
        let Some(standing) = standing.upgrade() else { return };
        standing.look(Instant::now());
    }
}

/// Waits until the name is free, and takes it. A name that somebody had before is free when its node is gone.
async fn enter(client: &Client, membership: &Membership, id: i64) -> Result<(), StoreError> {
    let Membership { address, node, advertise } = membership;
    let wrong = |error: Error| address.explain(&error);
    let began = Instant::now();
    let mut first = None;
    loop {
        let version = env!("CARGO_PKG_VERSION");
        if client.execute(ENTER, &[&id, node, advertise, &version]).await.map_err(wrong)? == 1 {
            return Ok(());
        }
        let others = read(client, id).await.map_err(wrong)?;
        let Some(before) = others.into_iter().find(|it| it.name == *node) else { continue };
        let seen = *first.get_or_insert((before.id, before.beat));
        if seen != (before.id, before.beat) {
            return Err(StoreError::Unusable(format!(
                "a node with the name {node} lives already, at {}; give every node a name of its own: --node NAME",
                before.address
            )));
        }
        let is_old = before.age >= Duration::from_secs(2) && began.elapsed() >= Duration::from_millis(1_500);
        // What listens at our own address is ourselves.
        let is_gone = is_old && (before.address == *advertise || refuses(&before.address).await);
        if is_gone || left(began, SILENT).is_zero() {
            client.execute(STRIKE, &[&before.id, &before.beat]).await.map_err(wrong)?;
        } else {
            tokio::time::sleep(AGAIN).await;
        }
    }
}

/// Whether an address refuses connections at once, as that of a process that has ended does.
async fn refuses(address: &str) -> bool {
    let told = tokio::time::timeout(KNOCK, TcpStream::connect(address)).await;
    matches!(told, Ok(Err(why)) if why.kind() == std::io::ErrorKind::ConnectionRefused)
}

async fn read(client: &Client, me: i64) -> Result<Vec<Peer>, Error> {
    let rows = client.query(PEERS, &[]).await?;
    let peers = rows.iter().map(|row| Peer {
        id: row.get(0),
        name: row.get(1),
        address: row.get(2),
        version: row.get(3),
        beat: row.get(4),
        age: Duration::from_millis(row.get::<_, i64>(5).max(0) as u64),
    });
    Ok(peers.filter(|it| it.id != me).collect())
}

/// All nodes of a database.
pub async fn nodes(address: &Address) -> Result<Vec<Node>, StoreError> {
    const NODES: &str = "
        SELECT n.name, n.address, n.version, count(t.id), (extract(epoch FROM clock_timestamp() - n.beat_at) * 1000)::bigint
        FROM commonland.nodes n LEFT JOIN commonland.tables t ON t.owner = n.id
        GROUP BY n.id ORDER BY n.name";
    let wrong = |error: Error| address.explain(&error);
    let client = address.connect().await.map_err(wrong)?;
    let rows = client.query(NODES, &[]).await.map_err(wrong)?;
    let read = rows.iter().map(|row| Node {
        name: row.get(0),
        address: row.get(1),
        version: row.get(2),
        tables: row.get::<_, i64>(3) as u64,
        age: Duration::from_millis(row.get::<_, i64>(4).max(0) as u64),
    });
    Ok(read.collect())
}

struct Heart {
    membership: Membership,
    standing: Arc<Standing>,
    others: watch::Sender<Vec<Peer>>,
    watch: Watch,
}

impl Heart {
    /// Beats until the node leaves.
    async fn run(mut self, client: Client, mut left: oneshot::Receiver<()>) {
        let mut open = Some(client);
        let mut wait = EVERY;
        loop {
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                _ = &mut left => break,
            }
            let began = Instant::now();
            let beaten = tokio::time::timeout(PATIENCE, self.beat_on(&mut open)).await;
            wait = match beaten {
                Ok(Ok(())) => EVERY.saturating_sub(began.elapsed()),
                Ok(Err(error)) => {
                    tracing::warn!(%error, "a beat failed");
                    open = None;
                    AGAIN
                }
                Err(_) => {
                    tracing::warn!("the database did not answer a beat in time");
                    open = None;
                    AGAIN
                }
            };
        }
        self.standing.is_out();
        let gone = tokio::time::timeout(PATIENCE, async {
            let client = match open.take() {
                Some(client) if !client.is_closed() => client,
                _ => self.membership.address.connect().await?,
            };
            client.execute(LEAVE, &[&self.standing.id()]).await
        });
        if !matches!(gone.await, Ok(Ok(_))) {
            tracing::warn!("the database could not be told that this node has left; the others will notice");
        }
    }

    async fn beat_on(&mut self, open: &mut Option<Client>) -> Result<(), StoreError> {
        let explain = |heart: &Heart, error: Error| heart.membership.address.explain(&error);
        if open.as_ref().is_none_or(Client::is_closed) {
            *open = Some(self.membership.address.connect().await.map_err(|error| explain(self, error))?);
        }
        let client = open.as_ref().expect("it was opened");
        self.beat(client).await.map_err(|error| explain(self, error))?;
        Ok(())
    }

    /// One beat, and what follows from those of the others. Both are on their way together.
    async fn beat(&mut self, client: &Client) -> Result<(), Error> {
        let (id, sent) = (self.standing.id(), Instant::now());
        let of_us: [&(dyn tokio_postgres::types::ToSql + Sync); 1] = [&id];
        let (mine, others) = tokio::join!(client.query_opt(BEAT, &of_us), read(client, id));
        let answered = Instant::now();
        let (mine, others) = (mine?, others?);
        let Some(mine) = mine else {
            // The others took us for gone, and may have our tables: we begin anew.
            self.standing.is_out();
            return self.join_anew(client).await;
        };
        self.standing.beat(id, sent, answered, mine.get(0));
        for (peer, verdict) in self.watch.saw(answered, &others) {
            if (verdict == Verdict::Gone || refuses(&peer.address).await)
                && client.execute(STRIKE, &[&peer.id, &peer.beat]).await? == 1
            {
                tracing::warn!(node = peer.name, "a node is gone; its tables are free");
            }
        }
        self.others.send_replace(others);
        Ok(())
    }

    async fn join_anew(&mut self, client: &Client) -> Result<(), Error> {
        let (id, sent) = (Token::draw().0, Instant::now());
        let Membership { node, advertise, .. } = &self.membership;
        let version = env!("CARGO_PKG_VERSION");
        if client.execute(ENTER, &[&id, node, advertise, &version]).await? == 0 {
            tracing::error!(node, "another node has taken this name; this one waits until it is free");
            return Ok(());
        }
        let clock = client.query_one("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint", &[]).await?;
        self.standing.beat(id, sent, Instant::now(), clock.get(0));
        tracing::warn!(node, "the other nodes took this one for gone; it joined them anew");
        Ok(())
    }
}
