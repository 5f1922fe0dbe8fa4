//! What people notice when a node, the database or a line between them is lost: the real binary, three nodes, real sockets and a
//! balancer in front.
//!
//! The test looks at what was done. How many seconds people waited is printed; `COMMONLAND_BOUNDS=1` judges it, too
//! (`cargo xtask attack bounds`), and `COMMONLAND_TABLES=N` lets more tables play.
#![cfg(feature = "postgres")]

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use server::client::{Player, request};
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;

mod several;
use several::balancer::Balancer;
use several::cluster::Cluster;
use several::line::{Line, To, Way};
use several::seats::{Seat, compare, sit};
use several::{Node, journal};

/// How long a person thinks.
const PACE: Duration = Duration::from_millis(200);
/// When a browser comes back after it lost its line, on average in milliseconds: at first, then some times, then for as long as it takes.
const WAIT: [u64; 3] = [500, 1_000, 4_000];
const SOON: usize = 15;
/// So long everything has to come to rest; only there so that nothing hangs.
const AT_LAST: Duration = Duration::from_secs(90);

fn number(name: &str, otherwise: usize) -> usize {
    std::env::var(name).ok().and_then(|it| it.parse().ok()).unwrap_or(otherwise)
}

/// Whether seconds are judged.
fn is_judged() -> bool {
    number("COMMONLAND_BOUNDS", 0) == 1
}

/// Three nodes, each with a line of its own to the database, and tables that are played all the time.
struct House {
    runtime: Runtime,
    cluster: Cluster,
    lines: Vec<Line>,
    nodes: Vec<Node>,
    /// When something was acknowledged to each seat, two for each table.
    told: Vec<Arc<Mutex<Vec<Instant>>>>,
    /// A token for each table.
    tokens: HashMap<String, String>,
    playing: Vec<JoinHandle<Seat>>,
    ended: Arc<AtomicBool>,
}

impl House {
    fn open(name: &str) -> House {
        let (cluster, runtime) = (Cluster::start(name), Runtime::new().unwrap());
        cluster.database("it");
        let lines: Vec<Line> = (0..3).map(|_| runtime.block_on(Line::to(To::Socket(cluster.socket())))).collect();
        let nodes: Vec<Node> =
            ["a", "b", "c"].iter().zip(&lines).map(|(name, line)| Node::start(&store(line), name)).collect();
        // A node that starts again keeps its address here.
        let doors = nodes.iter().map(|node| node.address).collect();
        let balancer = runtime.block_on(Balancer::over(doors)).address;
        let ended = Arc::new(AtomicBool::new(false));
        let (mut told, mut tokens, mut playing) = (Vec::new(), HashMap::new(), Vec::new());
        for at in 0..number("COMMONLAND_TABLES", 12) {
            for mut seat in runtime.block_on(sit(nodes[at % 3].address, 1)) {
                seat.pace = PACE;
                told.push(seat.told.clone());
                tokens.insert(seat.table.clone(), seat.token.clone());
                playing.push(runtime.spawn(play(seat, playing.len(), balancer, ended.clone())));
            }
        }
        let house = House { runtime, cluster, lines, nodes, told, tokens, playing, ended };
        house.until("the first moves", |house| house.all_told_since(Instant::now() - Duration::from_secs(2)));
        house
    }

    fn until(&self, what: &str, is_so: impl Fn(&House) -> bool) {
        let began = Instant::now();
        while !is_so(self) {
            assert!(began.elapsed() < AT_LAST, "{what} never came");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// When something was acknowledged at each table, table by table.
    fn told(&self) -> Vec<Vec<Instant>> {
        let both = |two: &[Arc<Mutex<Vec<Instant>>>]| {
            let mut all: Vec<Instant> = two.iter().flat_map(|seat| seat.lock().unwrap().clone()).collect();
            all.sort_unstable();
            all
        };
        self.told.chunks(2).map(both).collect()
    }

    fn all_told_since(&self, since: Instant) -> bool {
        self.told().iter().all(|told| told.last().is_some_and(|last| *last > since))
    }

    /// Which node owns each table.
    fn owners(&self) -> String {
        let owners = "SELECT string_agg(t.id || ' ' || coalesce(n.name, '-'), ',' ORDER BY t.id)
                      FROM commonland.tables t LEFT JOIN commonland.nodes n ON n.id = t.owner";
        self.cluster.sql("it", owners)
    }

    /// Lets something happen, and waits until all tables are played on. Says how long people waited from when it mattered,
    /// which the event returns, and judges it if there is a bound: for 99 of 100 tables, and for all.
    fn happens(&mut self, what: &str, bound: Option<[u64; 2]>, event: impl FnOnce(&mut House) -> Instant) {
        let since = event(self);
        let over = Instant::now();
        self.until(&format!("play after: {what}"), |house| house.all_told_since(over.max(since)));
        let mut waits: Vec<Duration> = self
            .told()
            .iter()
            .map(|told| {
                // The longest time without a word that touches what came after it.
                let ends = told.windows(2).filter(|two| two[1] > since);
                ends.map(|two| two[1] - two[0].max(since)).max().unwrap_or_default()
            })
            .collect();
        waits.sort_unstable();
        let most = waits[(waits.len() * 99).div_ceil(100) - 1];
        let last = *waits.last().expect("there are tables");
        println!("{what}: 99 of 100 tables play on within {most:.1?}, all within {last:.1?}");
        if let (Some([most_allowed, all_allowed]), true) = (bound, is_judged()) {
            assert!(most <= Duration::from_secs(most_allowed) && last <= Duration::from_secs(all_allowed), "{what}");
        }
    }

    /// Ends a node by a signal, and starts it again at the same address.
    fn again(&mut self, at: usize, signal: &str) {
        let node = self.nodes.remove(at);
        let (name, address) = (node.name.clone(), node.address.to_string());
        node.end(signal);
        self.nodes.insert(at, Node::start_at(&store(&self.lines[at]), &name, &address));
    }

    /// The node that owns the most tables.
    fn busiest(&self) -> usize {
        let owners = self.owners();
        let owned = |node: &usize| self.owned_by(&self.nodes[*node].name, &owners).len();
        (0..self.nodes.len()).max_by_key(owned).expect("there are nodes")
    }

    /// The tables that a node owns.
    fn owned_by<'a>(&self, name: &str, owners: &'a str) -> Vec<&'a str> {
        owners
            .split(',')
            .filter_map(|it| it.split_once(' '))
            .filter(|(_, owner)| *owner == name)
            .map(|it| it.0)
            .collect()
    }

    /// How long it takes until a node closes the socket of somebody who only listens.
    fn closes_a_socket(&self, node: usize) -> Duration {
        let began = Instant::now();
        let owners = self.owners();
        let table = self.owned_by(&self.nodes[node].name, &owners)[0].to_string();
        let (address, token) = (self.nodes[node].address, self.tokens[&table].clone());
        self.runtime.block_on(async {
            let listens = async {
                // A node that has closed its sockets already opens none.
                let Ok(mut listener) = Player::connect(address, &table, Some(&token), "listens").await else { return };
                while listener.hear().await.is_ok() {}
            };
            tokio::time::timeout(AT_LAST, listens).await.expect("it closes the socket");
        });
        began.elapsed()
    }

    /// A request at the wrong door is answered: the other node cannot be reached.
    fn says_that_it_cannot_be_passed_on(&self, owners: &str) {
        let table = self.owned_by("b", owners)[0];
        let bearer = format!("Bearer {}", self.tokens[table]);
        let path = format!("/api/tables/{table}/view");
        let headers = [("authorization", bearer.as_str())];
        let told = self.runtime.block_on(request(self.nodes[0].address, "GET", &path, &headers, "")).unwrap();
        assert!(
            told.status == 503 && told.body.contains("server.refused.unreachable"),
            "{} {}",
            told.status,
            told.body
        );
    }

    /// What a node says of itself at `/readyz`: the status.
    fn readiness(&self, node: usize) -> Option<u16> {
        let asked = request(self.nodes[node].address, "GET", "/readyz", &[], "");
        let told = self.runtime.block_on(async { tokio::time::timeout(Duration::from_secs(5), asked).await });
        told.ok()?.ok().map(|reply| reply.status)
    }

    /// Ends the play, and compares everything that was acknowledged with the journals.
    fn close(self) {
        self.ended.store(true, Relaxed);
        let House { runtime, cluster, playing, nodes, .. } = self;
        let seats: Vec<Seat> = playing.into_iter().map(|it| runtime.block_on(it).unwrap()).collect();
        let compared = compare(|table| journal(&cluster, table), &seats);
        println!("{compared} acknowledged actions compared, none lost, none twice");
        assert!(compared > 50, "only {compared} actions were acknowledged");
        nodes.into_iter().for_each(|node| node.end("-KILL"));
    }
}

fn store(line: &Line) -> String {
    format!("postgres://postgres@{}/it", line.address)
}

/// Plays as a browser does: whoever lost the line comes back a little later, at another door.
async fn play(mut seat: Seat, number: usize, balancer: SocketAddr, ended: Arc<AtomicBool>) -> Seat {
    let mut tries = 0;
    while !ended.load(Relaxed) {
        let before = seat.acknowledged.len();
        let over = async {
            while !ended.load(Relaxed) {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        };
        tokio::select! {
            () = seat.play(balancer, number) => {}
            () = over => break,
        }
        tries = if seat.acknowledged.len() > before { 0 } else { tries + 1 };
        let wait = match tries {
            0 => WAIT[0],
            1..SOON => WAIT[1],
            _ => WAIT[2],
        };
        let share = 500 + (number as u64 * 7_919 + tries as u64 * 104_729) % 1_000;
        tokio::time::sleep(Duration::from_millis(wait * share / 1_000)).await;
    }
    seat
}

#[test]
fn tables_of_a_node_that_ends_is_killed_or_frozen_are_played_on() {
    let mut house = House::open("ends");
    house.happens("SIGTERM of a node", Some([2, 4]), |house| {
        let since = Instant::now();
        house.again(0, "-TERM");
        since
    });
    house.happens("SIGKILL of a node", Some([5, 10]), |house| {
        let since = Instant::now();
        house.again(1, "-KILL");
        since
    });
    // Nobody can tell a frozen node from a slow one before six seconds are over.
    house.happens("a node is frozen for 20 s", Some([10, 10]), |house| {
        let since = Instant::now();
        house.nodes[2].signal("-STOP");
        std::thread::sleep(Duration::from_secs(20));
        house.nodes[2].signal("-CONT");
        since
    });
    house.close();
}

#[test]
fn a_node_that_loses_its_database_closes_its_sockets_and_the_others_go_on() {
    let mut house = House::open("cut");
    for (what, there) in
        [("node and database lose each other", Way::Cut), ("answers of the database are lost", Way::Open)]
    {
        let node = house.busiest();
        house.happens(what, Some([10, 10]), |house| {
            let since = Instant::now();
            house.lines[node].set(there, Way::Cut);
            let took = house.closes_a_socket(node);
            println!("{what}: its sockets are closed after {took:.1?}");
            assert!(!is_judged() || took <= Duration::from_secs(6), "{what}");
            assert_eq!(house.readiness(node), Some(503));
            // The others take its tables meanwhile.
            std::thread::sleep(Duration::from_secs(12).saturating_sub(since.elapsed()));
            house.lines[node].set(Way::Open, Way::Open);
            since
        });
        house.until("the node comes back", |house| house.readiness(node) == Some(200));
    }
    house.close();
}

#[test]
fn nodes_that_lose_one_another_keep_their_tables_and_say_so() {
    let mut house = House::open("apart");
    let before = house.owners();
    house.happens("nodes lose one another", None, |house| {
        let nowhere = house.runtime.block_on(Line::to(To::Address(house.nodes[0].address)));
        nowhere.set(Way::Cut, Way::Cut);
        let addresses = "SELECT string_agg(name || '=' || address, ',') FROM commonland.nodes";
        let real = house.cluster.sql("it", addresses);
        house.cluster.sql("it", &format!("UPDATE commonland.nodes SET address = '{}'", nowhere.address));
        std::thread::sleep(Duration::from_secs(8));
        assert_eq!(house.owners(), before, "tables stay where they are");
        house.says_that_it_cannot_be_passed_on(&before);
        for (name, address) in real.split(',').filter_map(|it| it.split_once('=')) {
            house
                .cluster
                .sql("it", &format!("UPDATE commonland.nodes SET address = '{address}' WHERE name = '{name}'"));
        }
        Instant::now()
    });
    assert_eq!(house.owners(), before);
    house.close();
}

#[test]
fn a_database_that_is_killed_late_or_full_moves_no_table() {
    let mut house = House::open("database");
    let before = house.owners();
    house.happens("the database is killed and takes connections again", Some([3, 3]), |house| {
        house.cluster.kill();
        house.cluster.run();
        Instant::now()
    });
    assert_eq!(house.owners(), before, "killed");
    house.happens("the database answers 2 s late", None, |house| {
        let late = Way::Late(Duration::from_secs(1));
        house.lines.iter().for_each(|line| line.set(late, late));
        house.until("a node that says so", |house| house.readiness(0) == Some(503));
        std::thread::sleep(Duration::from_secs(8));
        assert_eq!(house.owners(), before, "late");
        house.lines.iter().for_each(|line| line.set(Way::Open, Way::Open));
        Instant::now()
    });
    house.happens("the disk of the database is full", None, |house| {
        house.cluster.sql(
            "it",
            "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
             $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
             CREATE TRIGGER no_room BEFORE INSERT ON commonland.entries FOR EACH ROW EXECUTE FUNCTION no_room()",
        );
        house.until("a node that says so", |house| house.readiness(0) == Some(503));
        std::thread::sleep(Duration::from_secs(4));
        assert_eq!(house.owners(), before, "full");
        house.cluster.sql("it", "DROP TRIGGER no_room ON commonland.entries");
        Instant::now()
    });
    assert_eq!(house.owners(), before);
    (0..3).for_each(|node| house.until("a node that is ready again", |house| house.readiness(node) == Some(200)));
    house.close();
}
