//! What every store promises, tried on each.

use std::sync::Arc;

use table::Entries;

use super::sqlite::tests::folder;
use super::*;

/// The families that the stores of these tests know.
pub(super) const KNOWN: [(&str, u32); 1] = [("island", 2)];

/// Entries of a table, in this phase.
pub(super) fn append(table: &str, first: u64, entries: &[&str], phase: &str) -> Append {
    let sheet = Sheet {
        phase: phase.into(),
        listed: true,
        touched: 5,
        summary: format!("{{\"of\":\"{table}\"}}"),
        family: "island".into(),
        rules: 2,
        ..Sheet::default()
    };
    Append { table: table.into(), first, entries: entries.iter().map(|it| (*it).into()).collect(), sheet }
}

/// Claims a table that is free.
pub(super) async fn claim(store: &Store, table: &str) -> (Token, Vec<String>) {
    match store.claim(table).await.unwrap() {
        Claim::Ours(token, journal) => (token, journal.texts().map(String::from).collect()),
        other => panic!("{table}: {other:?}"),
    }
}

async fn embedded(name: &str) -> Store {
    Store::Embedded(Embedded::open(folder(name), None, KNOWN.into(), Arc::default()).await.unwrap())
}

async fn what_was_appended_is_claimed_in_order(store: Store) {
    assert!(matches!(store.claim("a").await.unwrap(), Claim::Missing));
    let odd = "{\"text\":\"\\u0000 ü \\\" 🎲\"}";
    let token = store.open(append("a", 0, &["1", odd], "lobby")).await.unwrap();
    store.append(token, append("a", 2, &["3"], "lobby")).await.unwrap();
    let (token, journal) = claim(&store, "a").await;
    assert_eq!(journal, ["1", odd, "3"]);
    store.append(token, append("a", 3, &["4"], "lobby")).await.unwrap();
    store.release("a", token).await.unwrap();
    assert_eq!(store.journal("a").await.unwrap().unwrap().count(), 4);
    assert_eq!(store.journal("b").await.unwrap(), None);
    store.try_write().await.unwrap();
    store.close().await;
}

async fn an_entry_at_a_place_that_is_taken_harms_nobody_else(store: Store) {
    let store = Arc::new(store);
    let token = store.open(append("a", 0, &["1"], "lobby")).await.unwrap();
    let other = store.open(append("b", 0, &["1"], "lobby")).await.unwrap();
    let (bad, good) = tokio::join!(
        store.append(token, append("a", 0, &["again"], "lobby")),
        store.append(other, append("b", 1, &["2"], "lobby")),
    );
    let why = bad.unwrap_err();
    assert!(!matches!(why, StoreError::Unknown(_)), "{why}");
    good.unwrap();
    assert_eq!(claim(&store, "a").await.1, ["1"]);
    assert_eq!(claim(&store, "b").await.1, ["1", "2"]);
    store.close().await;
}

async fn a_newer_table_is_not_claimed_and_the_highest_version_is_remembered(store: Store) {
    let with = |first, rules| {
        let append = append("a", first, &["1"], "playing");
        Append { sheet: Sheet { rules, ..append.sheet.clone() }, ..append }
    };
    let token = store.open(with(0, 3)).await.unwrap();
    store.append(token, with(1, 2)).await.unwrap();
    assert!(matches!(store.claim("a").await.unwrap(), Claim::Newer));
    assert_eq!(store.journal("a").await.unwrap().unwrap().count(), 2, "it was left as it is");
    store.close().await;
}

async fn lists_come_in_pages_and_each_table_once(store: Store) {
    for at in 0..25u64 {
        let phase = if at < 20 { "over" } else { "playing" };
        let mut it = append(&format!("t{at:02}"), 0, &["1"], phase);
        // Always three tables were touched at the same time, and every fifth is not listed.
        it.sheet.touched = at / 3;
        it.sheet.listed = at % 5 != 0;
        store.open(it).await.unwrap();
    }
    let mut seen: Vec<String> = Vec::new();
    loop {
        let page = store.sheets("over", seen.last().cloned(), 7).await.unwrap();
        assert!(page.len() <= 7 && page.iter().all(|(id, summary)| *summary == format!("{{\"of\":\"{id}\"}}")));
        if page.is_empty() {
            break;
        }
        seen.extend(page.into_iter().map(|(id, _)| id));
    }
    let all: Vec<String> = (0..20).rev().filter(|at| at % 5 != 0).map(|at| format!("t{at:02}")).collect();
    assert_eq!(seen, all, "the last touched first");
    assert_eq!(store.sheets("playing", None, 100).await.unwrap().len(), 4);
    assert!(store.sheets("over", Some("unknown".into()), 7).await.unwrap().is_empty());
    store.close().await;
}

async fn old_lobbies_and_deleted_tables_leave_nothing(store: Store) {
    let token = store.open(append("a", 0, &["1", "2"], "lobby")).await.unwrap();
    store.open(append("b", 0, &["1"], "lobby")).await.unwrap();
    store.open(append("c", 0, &["1"], "playing")).await.unwrap();
    store.delete("a", token).await.unwrap();
    assert_eq!(store.forget_lobbies(5).await.unwrap(), 0);
    assert_eq!(store.forget_lobbies(6).await.unwrap(), 1);
    for (table, is_there) in [("a", false), ("b", false), ("c", true)] {
        assert_eq!(store.journal(table).await.unwrap().is_some(), is_there, "{table}");
    }
    assert!(store.append(token, append("a", 2, &["3"], "lobby")).await.is_err(), "its lobby is gone");
    store.close().await;
}

async fn tables_that_do_something_by_themselves_are_taken_up(store: Store) {
    for (table, phase, wakes) in [("a", "playing", true), ("b", "playing", false), ("c", "over", true)] {
        let mut it = append(table, 0, &["1"], phase);
        it.sheet.wakes = wakes;
        let token = store.open(it).await.unwrap();
        store.release(table, token).await.unwrap();
    }
    assert_eq!(store.orphans().await.unwrap(), ["a"]);
    assert_eq!(claim(&store, "a").await.1, ["1"]);
    store.close().await;
}

/// Each of these on the embedded store, and all of them on databases of one cluster.
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {
        mod in_a_folder {
            $(#[tokio::test]
            async fn $name() {
                super::$name(super::embedded(stringify!($name)).await).await;
            })+
        }

        #[cfg(feature = "postgres")]
        #[tokio::test]
        async fn the_same_in_a_database() {
            let cluster = super::shared::tests::Cluster::start("both");
            $({
                let address = cluster.database(stringify!($name));
                println!(stringify!($name));
                $name(super::shared::tests::node(&address, "a").await).await;
            })+
        }
    };
}

on_both! {
    what_was_appended_is_claimed_in_order,
    an_entry_at_a_place_that_is_taken_harms_nobody_else,
    a_newer_table_is_not_claimed_and_the_highest_version_is_remembered,
    lists_come_in_pages_and_each_table_once,
    old_lobbies_and_deleted_tables_leave_nothing,
    tables_that_do_something_by_themselves_are_taken_up,
}
