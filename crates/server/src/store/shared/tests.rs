//! Several nodes on one database: who owns what, and what becomes of entries when owner or database are lost.

use std::time::{Duration, Instant};

use table::Entries;

use super::*;
use crate::store::tests::{KNOWN, append, claim};
use crate::store::{Sheet, Store};

#[path = "../../../tests/support/cluster.rs"]
mod cluster;
pub(in crate::store) use cluster::Cluster;
pub(super) use cluster::hand_over;
#[path = "../../../tests/support/line.rs"]
pub(super) mod line;
use line::{Line, To, Way};

/// A node under this name, whose address nobody listens at.
pub(in crate::store) async fn node(address: &str, name: &str) -> Store {
    Store::Shared(Box::new(try_node(address, name).await.unwrap()))
}

async fn try_node(address: &str, name: &str) -> Result<Shared, StoreError> {
    let address = Address::read(address)?;
    let membership = Membership { address, node: name.into(), advertise: format!("127.0.0.1:{}", port(name)) };
    Shared::open(membership, KNOWN.into(), Arc::default()).await
}

/// A port that is as good as never used, different for each name.
fn port(name: &str) -> u32 {
    name.bytes().fold(1, |sum, byte| (sum * 31 + u32::from(byte)) % 900 + 10)
}

fn shared(store: &Store) -> &Shared {
    match store {
        Store::Shared(store) => store,
        Store::Embedded(_) => unreachable!("these tests use a database"),
    }
}

/// Waits for something that must come; the limit is only there so that nothing hangs.
async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let began = Instant::now();
    while !is_so().await {
        assert!(began.elapsed() < Duration::from_secs(60), "{what} never came");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_table_has_one_owner_and_a_token_that_was_lost_writes_nothing() {
    let cluster = Cluster::start("owner");
    let address = cluster.database("it");
    let (a, b) = (node(&address, "a").await, node(&address, "b").await);
    let old = a.open(append("t", 0, &["1"], "lobby")).await.unwrap();
    let kept = a.open(append("u", 0, &["1"], "lobby")).await.unwrap();
    // The owner is named to whoever asks.
    let Claim::Elsewhere(at) = b.claim("t").await.unwrap() else { panic!("it has an owner") };
    assert_eq!(at, format!("127.0.0.1:{}", port("a")));
    assert_eq!(b.whose("t").await.unwrap(), Some(Whose { elsewhere: Some(at), is_over: false }));
    // Given back, it is anybody's, and the old token is worth nothing.
    a.release("t", old).await.unwrap();
    let (new, journal) = claim(&b, "t").await;
    assert_eq!(journal, ["1"]);
    let (stale, neighbour) = tokio::join!(
        a.append(old, append("t", 1, &["stale"], "lobby")),
        a.append(kept, append("u", 1, &["2"], "lobby")),
    );
    assert!(matches!(stale, Err(StoreError::NotMine)), "{stale:?}");
    neighbour.unwrap();
    b.append(new, append("t", 1, &["2"], "lobby")).await.unwrap();
    assert_eq!(b.journal("t").await.unwrap().unwrap().texts().collect::<Vec<_>>(), ["1", "2"]);
    assert!(matches!(a.delete("t", old).await, Err(StoreError::NotMine)));
    assert_eq!((shared(&a).metrics.not_mine.get(), shared(&b).metrics.claims.get()), (1, 1));
    // Whoever leaves gives back everything.
    a.close().await;
    assert_eq!(claim(&b, "u").await.1, ["1", "2"]);
    b.close().await;
}

#[tokio::test]
async fn one_group_tells_each_of_its_tables_by_itself_even_two_owners_of_one() {
    let cluster = Cluster::start("group");
    let a = node(&cluster.database("it"), "a").await;
    let old = a.open(append("t", 0, &["1"], "lobby")).await.unwrap();
    let (new, _) = claim(&a, "t").await;
    let appends = (0..40).map(|at| append(&format!("n{at}"), 0, &["1"], "lobby"));
    let opened = appends.map(|it| a.open(it));
    let (stale, mine, opened) = tokio::join!(
        a.append(old, append("t", 1, &["stale"], "lobby")),
        a.append(new, append("t", 1, &["2"], "lobby")),
        async {
            let mut told = Vec::new();
            for it in opened {
                told.push(it.await);
            }
            told
        },
    );
    assert!(matches!(stale, Err(StoreError::NotMine)), "{stale:?}");
    mine.unwrap();
    assert!(opened.iter().all(Result::is_ok));
    assert_eq!(claim(&a, "t").await.1, ["1", "2"]);
    a.close().await;
}

#[tokio::test]
async fn tables_of_a_node_that_is_gone_are_shared_out_and_it_writes_nothing_more() {
    let cluster = Cluster::start("gone");
    let address = cluster.database("it");
    let (a, b, c) = (node(&address, "a").await, node(&address, "b").await, node(&address, "c").await);
    let mut tokens = Vec::new();
    for at in 0..60 {
        let mut it = append(&format!("t{at}"), 0, &["1"], "playing");
        it.sheet.wakes = true;
        tokens.push(a.open(it).await.unwrap());
    }
    assert_eq!(b.orphans().await.unwrap(), [""; 0], "they have an owner");
    let before = shared(&a).standing.id();
    // As if it had been frozen: the others took it for gone.
    let strike = format!("DELETE FROM commonland.nodes WHERE id = {}", shared(&a).standing.id());
    cluster.sql("it", &strike);
    // It notices and joins anew, and the others see it.
    until("joining anew", async || shared(&a).standing.id() != before && shared(&a).standing.acts()).await;
    let knows = |store: &Store| shared(store).beats.share().0 == 3;
    until("the news of it", async || knows(&a) && knows(&b) && knows(&c)).await;
    let (mine, yours) = (b.orphans().await.unwrap(), c.orphans().await.unwrap());
    let rest = a.orphans().await.unwrap();
    assert_eq!(mine.len() + yours.len() + rest.len(), 60);
    assert!([&mine, &yours, &rest].iter().all(|it| it.len() > 8), "{} {} {}", mine.len(), yours.len(), rest.len());
    assert_eq!(shared(&b).metrics.takeovers.get(), mine.len() as u64);
    let (_, journal) = claim(&b, &mine[0]).await;
    assert_eq!(journal, ["1"]);
    let lost: usize = mine[0][1..].parse().unwrap();
    // What it had before is worth nothing any more.
    let stale = a.append(tokens[lost], append(&mine[0], 1, &["stale"], "playing")).await;
    assert!(matches!(stale, Err(StoreError::NotMine)), "{stale:?}");
    assert!(matches!(a.claim(&mine[0]).await.unwrap(), Claim::Elsewhere(_)));
    for store in [a, b, c] {
        store.close().await;
    }
}

#[tokio::test]
async fn a_lost_answer_is_unknown_and_the_next_claim_tells() {
    let cluster = Cluster::start("lost");
    cluster.database("it");
    let line = Line::to(To::Socket(cluster.socket())).await;
    let a = node(&format!("postgres://postgres@{}/it", line.address), "a").await;
    let token = a.open(append("t", 0, &["1"], "lobby")).await.unwrap();
    // What was asked arrives; what is answered does not.
    line.set(Way::Open, Way::Cut);
    let told = a.append(token, append("t", 1, &["2"], "lobby")).await;
    assert!(matches!(told, Err(StoreError::Unknown(_))), "{told:?}");
    assert_eq!(shared(&a).metrics.unknown.get(), 1);
    line.set(Way::Open, Way::Open);
    // Whatever became of it, a claim reads the truth, and the old token can add nothing to it any more.
    let mut found = None;
    until("a claim", async || {
        found = a.claim("t").await.ok();
        matches!(found, Some(Claim::Ours(..)))
    })
    .await;
    let Some(Claim::Ours(new, journal)) = found else { unreachable!("it was claimed") };
    let next = journal.count() as u64;
    assert!(next == 1 || next == 2);
    let late = a.append(token, append("t", next, &["late"], "lobby")).await;
    assert!(matches!(late, Err(StoreError::NotMine)), "{late:?}");
    a.append(new, append("t", next, &["3"], "lobby")).await.unwrap();
    a.close().await;
}

#[tokio::test]
async fn a_database_that_was_killed_comes_back_and_no_table_changes_hands() {
    let mut cluster = Cluster::start("killed");
    let address = cluster.database("it");
    let (a, b) = (node(&address, "a").await, node(&address, "b").await);
    let mut it = append("t", 0, &["1"], "playing");
    it.sheet.wakes = true;
    let token = a.open(it).await.unwrap();
    cluster.kill();
    // The connection may outlive the server for a moment.
    let told = a.append(token, append("t", 1, &["2"], "playing")).await;
    cluster.run();
    // What was acknowledged is there, what was refused is not, and otherwise nobody knows. The owner goes on.
    until("acting again", async || {
        shared(&a).standing.acts() && shared(&b).standing.acts() && a.claim("t").await.is_ok()
    })
    .await;
    let (token, journal) = claim(&a, "t").await;
    let stored = journal.len() == 2;
    assert!(told.is_ok() == stored || matches!(told, Err(StoreError::Unknown(_))), "{stored} {told:?}");
    a.append(token, append("t", journal.len() as u64, &["3"], "playing")).await.unwrap();
    assert_eq!(b.orphans().await.unwrap(), [""; 0]);
    assert!(matches!(b.claim("t").await.unwrap(), Claim::Elsewhere(_)));
    a.close().await;
    b.close().await;
}

#[tokio::test]
async fn updates_of_a_playing_table_stay_in_their_page() {
    let cluster = Cluster::start("hot");
    let a = node(&cluster.database("it"), "a").await;
    let token = a.open(append("t", 0, &["1"], "playing")).await.unwrap();
    for at in 1..300 {
        let it = append("t", at, &["1"], "playing");
        let sheet = Sheet { touched: at, wakes: at % 2 == 0, summary: format!("{{\"at\":{at}}}"), ..it.sheet.clone() };
        a.append(token, Append { sheet, ..it }).await.unwrap();
    }
    a.close().await;
    // Counts are told to the others when a connection ends, at the latest.
    let counts = "SELECT n_tup_upd = 299 AND n_tup_hot_upd = 299 FROM pg_stat_user_tables WHERE relname = 'tables'";
    until("the counts", async || cluster.sql("it", counts) == "t").await;
}

/// Why a node cannot be started.
pub(super) async fn refused(address: &str, name: &str) -> String {
    match try_node(address, name).await {
        Err(error) => error.to_string(),
        Ok(_) => panic!("it was started"),
    }
}

#[tokio::test]
async fn a_database_that_cannot_be_used_is_told_in_one_sentence_with_what_to_do() {
    let cluster = Cluster::start("refused");
    let address = cluster.database("it");
    for (to, says) in [
        (cluster.address("nowhere", "postgres"), "there is no database nowhere"),
        (cluster.address("it", "nobody"), "does not let the role nobody in"),
        (format!("postgres:///it?host={}/none&user=postgres", cluster.folder.display()), "cannot be reached"),
    ] {
        let why = refused(&to, "a").await;
        assert!(why.contains(says), "{why}");
    }
    cluster.sql("postgres", "CREATE ROLE poor LOGIN; REVOKE CREATE ON DATABASE it FROM PUBLIC");
    let why = refused(&cluster.address("it", "poor"), "a").await;
    assert!(why.contains("CREATE SCHEMA commonland AUTHORIZATION poor"), "{why}");
    // That is enough, and others have no right to it then.
    cluster.sql("it", "CREATE SCHEMA commonland AUTHORIZATION poor; CREATE ROLE stranger LOGIN");
    node(&cluster.address("it", "poor"), "a").await.close().await;
    let why = refused(&cluster.address("it", "stranger"), "a").await;
    assert!(why.contains("GRANT USAGE ON SCHEMA commonland TO stranger"), "{why}");
    cluster.sql(
        "it",
        "GRANT USAGE ON SCHEMA commonland TO stranger; GRANT SELECT ON ALL TABLES IN SCHEMA commonland TO stranger",
    );
    let why = refused(&cluster.address("it", "stranger"), "a").await;
    assert!(why.contains("GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES"), "{why}");
    cluster.database("shut");
    cluster.sql("postgres", "REVOKE CONNECT ON DATABASE shut FROM PUBLIC");
    let why = refused(&cluster.address("shut", "poor"), "a").await;
    assert!(why.contains("GRANT CONNECT, CREATE ON DATABASE shut TO poor"), "{why}");
    cluster.sql("postgres", "CREATE DATABASE narrow CONNECTION LIMIT 4");
    let why = refused(&cluster.address("narrow", "postgres"), "a").await;
    assert!(
        why.contains("allows 4 connections") && why.contains("raise the connection limit of the database"),
        "{why}"
    );
    cluster.sql("postgres", "CREATE ROLE few LOGIN CONNECTION LIMIT 3");
    let why = refused(&cluster.address("it", "few"), "a").await;
    assert!(why.contains("allows 3 connections, and a node needs 6; raise the connection limit of the role"), "{why}");
    cluster.sql("postgres", "CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0");
    let why = refused(&cluster.address("latin", "postgres"), "a").await;
    assert!(why.contains("keeps texts in LATIN1"), "{why}");
    let foreign = cluster.database("strangers");
    cluster.sql("strangers", "CREATE SCHEMA commonland; CREATE TABLE commonland.letters (x text)");
    let why = refused(&foreign, "a").await;
    assert!(why.contains("a schema commonland that is not ours"), "{why}");
    assert_eq!(cluster.sql("strangers", "SELECT count(*) FROM commonland.letters"), "0", "it was left as it is");
    // The name of a node that lives.
    let a = node(&address, "a").await;
    let why = refused(&address, "a").await;
    assert!(why.contains("a node with the name a lives already, at 127.0.0.1:"), "{why}");
    a.close().await;
    cluster.sql("it", "UPDATE commonland.about SET format = 99");
    let why = refused(&address, "b").await;
    assert!(why.contains("a newer Commonland (format 99"), "{why}");
}

#[tokio::test]
async fn whoever_only_reads_makes_no_schema() {
    let cluster = Cluster::start("reads");
    let address = Address::read(&cluster.database("it")).unwrap();
    let folder = cluster.folder.join("out");
    let tables = crate::hall::SpecTables;
    for told in [
        nodes(&address).await.map(drop),
        examine(&address, &tables, |_, _| {}).await.map(drop),
        backup_out(&address, &folder).await.map(drop),
        copy_out(&address, &folder).await.map(drop),
    ] {
        let why = told.unwrap_err().to_string();
        assert!(why.contains("holds no tables of Commonland"), "{why}");
    }
    assert_eq!(cluster.sql("it", "SELECT to_regnamespace('commonland') IS NULL"), "t");
}

/// A node that asks whether it can write, and has no time for the answer, leaves no transaction behind.
#[tokio::test]
async fn a_trial_that_nobody_waits_for_spoils_no_connection() {
    let cluster = Cluster::start("trial");
    let a = node(&cluster.database("it"), "a").await;
    a.try_write().await.unwrap();
    cluster.sql(
        "it",
        "CREATE FUNCTION late_and_full() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN PERFORM pg_sleep(1.5); RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
         CREATE TRIGGER late_and_full BEFORE INSERT ON commonland.entries FOR EACH ROW EXECUTE FUNCTION late_and_full()",
    );
    // As many as there are connections for reading.
    for _ in 0..schema::CONNECTIONS {
        assert!(a.try_write().await.is_err());
    }
    cluster.sql("it", "DROP TRIGGER late_and_full ON commonland.entries");
    for _ in 0..schema::CONNECTIONS {
        let (one, other) = tokio::join!(a.sheets("lobby", None, 1), a.sheets("over", None, 1));
        assert!(one.is_ok() && other.is_ok(), "{one:?} {other:?}");
    }
    a.try_write().await.unwrap();
    assert_eq!(cluster.sql("it", "SELECT count(*) FROM commonland.entries"), "0");
    a.close().await;
}

#[tokio::test]
async fn a_database_that_may_lose_what_it_acknowledged_is_refused() {
    for name in ["fsync", "full_page_writes"] {
        let cluster = Cluster::start_with("careless", &[&format!("{name}=off")]);
        let why = refused(&cluster.database("it"), "a").await;
        assert!(why.contains(&format!("runs with {name} = off")), "{why}");
    }
    let cluster =
        Cluster::start_with("few", &["max_connections=8", "superuser_reserved_connections=3", "max_wal_senders=0"]);
    let why = refused(&cluster.database("it"), "a").await;
    assert!(why.contains("allows 5 connections") && why.contains("raise max_connections"), "{why}");
}

#[tokio::test]
async fn a_node_that_was_killed_comes_back_under_its_name() {
    let cluster = Cluster::start("again");
    let address = cluster.database("it");
    cluster.sql("it", "SELECT 1");
    let first = node(&address, "a").await;
    first.close().await;
    // What a killed one leaves behind.
    cluster.sql("it", "INSERT INTO commonland.nodes VALUES (7, 'a', '127.0.0.1:9', '0', 3, clock_timestamp())");
    let again = node(&address, "a").await;
    assert!(shared(&again).standing.acts());
    again.close().await;
}
