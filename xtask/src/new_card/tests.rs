//! The file of a card, as the command begins it.

use super::*;
use serde_json::json;
use std::collections::BTreeMap;
use std::path::PathBuf;

#[test]
fn a_card_file_has_the_facts_of_the_table_and_a_test_that_fails() {
    let row = json!({
        "id": "turmoil/lookout-tower", "name": "Lookout Tower", "set": "turmoil", "kind": "building",
        "placement": "settlement-or-city", "cost": {"lumber": 1, "ore": 2}, "points": {"strength": 1}, "copies": 2,
        "half_moon_copies": 1, "requires": ["own-city>=1"], "effect": "Guards.", "rulings": ["R1: So."],
        "one_per_principality": true, "face_up_stack": false,
    });
    let file = card_file(&row, "turmoil", "lookout-tower", None).unwrap();
    for part in [
        "//! Lookout Tower (Turmoil).",
        "place: Place::Settlement",
        "cost(&[Lumber, Ore, Ore])",
        "Points { strength: 1, ..Points::NONE }",
        "print(Set::Turmoil, 2).moons(1)",
        "once: true",
        "// Requires: own-city>=1",
        "turmoil/lookout-tower R1: So.",
        "panic!",
    ] {
        assert!(file.contains(part), "{part}\n{file}");
    }
}

#[test]
fn dials_wares_prices_and_what_a_card_lies_on_are_filled_in() {
    let marker = json!({
        "id": "prosperity/public-feeling", "name": "Public Feeling", "kind": "marker", "placement": "marker", "copies": 2,
        "star_capacity": 3, "starting_stars": 1, "copies_per_player": 1,
    });
    let file = card_file(&marker, "prosperity", "public-feeling", None).unwrap();
    for part in [
        "place: Place::Beside",
        "dial: 3",
        "shows: 1",
        "holds: Some(Ware::Star)",
        "2).begins()",
        "use crate::card::Ware;",
    ] {
        assert!(file.contains(part), "{part}\n{file}");
    }
    let island = json!({
        "id": "explorers/jean", "kind": "sea-pirate", "placement": "sea", "copies": 2, "levels": [
            { "level": 1, "points": {}, "bounty_any_resources": 1 },
            { "level": 2, "points": { "victory": 1 }, "bounty_any_resources": 0 },
        ],
    });
    let file = card_file(&island, "explorers", "jean", None).unwrap();
    for part in [
        "place: Place::Sea",
        "Level { points: Points::NONE, bounty: 1 },",
        "Level { points: Points { victory: 1, ..Points::NONE }, bounty: 0 },",
        "use crate::card::Level;",
    ] {
        assert!(file.contains(part), "{part}\n{file}");
    }
    assert!(!file.contains("dial"), "{file}");
    let event = json!({
        "id": "prosperity/insurrection", "kind": "event", "placement": "none", "reseat": "under-top-4", "copies": 2,
    });
    let file = card_file(&event, "prosperity", "insurrection", None).unwrap();
    assert!(file.contains("    above: true,\n    reseat: Some(4),\n"), "{file}");
    let guardian = json!({
        "id": "intrigue/judith", "kind": "unit-hero", "placement": "on-card", "requires": ["own-building:church"],
        "cost": { "grain": 2, "owl": 1 }, "copies": 1,
    });
    let file = card_file(&guardian, "intrigue", "judith", Some("Church".into())).unwrap();
    for part in ["Place::Upon(Card::Church)", "bears: true", "extra: Extra { owls: 1, ..Extra::NONE }"] {
        assert!(file.contains(part), "{part}\n{file}");
    }
    let classic = json!({
        "id": "classic/abbey", "kind": "building", "placement": "settlement-or-city", "points": { "hand": 1 },
        "rulings": ["R1: So."], "copies": 2,
    });
    let file = card_file(&classic, "classic", "abbey", None).unwrap();
    for part in ["Points { progress: 1, ..Points::NONE }", "Set::Classic, 2", "// classic/abbey R1: So."] {
        assert!(file.contains(part), "{part}\n{file}");
    }
    let house = json!({
        "id": "artisans/house-of-the-benefactor", "kind": "building", "placement": "city", "copies": 2,
        "deck": "face-up", "one_per_principality": true, "one_per_principality_note": "Expanded Game",
    });
    let file = card_file(&house, "artisans", "house-of-the-benefactor", None).unwrap();
    assert!(file.contains("2).face_up()]") && !file.contains("once"), "{file}");
    let odd = json!({ "id": "a/b", "kind": "building", "placement": "city", "points": { "magic": 1 } });
    assert!(card_file(&odd, "a", "b", None).unwrap_err().contains("no points in \"magic\""));
}

/// A small tree: one set with a family and a list.
fn tree(name: &str) -> PathBuf {
    let root = std::env::temp_dir().join(format!("commonland-new-card-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&root);
    let card = |id: &str, name: &str| json!({ "id": id, "name": name, "set": id.split('/').next(), "kind": "building", "placement": "city" });
    let mut reprint = card("gold/abbey", "Abbey");
    reprint["same_as"] = "basic/abbey".into();
    let rivals =
        json!([card("gold/mint", "Mint"), card("gold/austin", "Austin"), card("gold/harbor", "Harbor"), reprint]);
    let classic = card("classic/mint", "Mint");
    let mut on_card = card("classic/bran", "Bran");
    on_card["placement"] = "on-card".into();
    on_card["requires"] = json!(["own-building:temple"]);
    let again = card("explorers/harbor", "Harbor");
    let mut sea = card("explorers/island", "Island");
    sea["kind"] = "sea".into();
    let files = [
        ("data/cards/rivals-cards.json", rivals.to_string()),
        ("data/cards/enlightenment-cards.json", json!([card("sages/grove", "Grove"), sea, again]).to_string()),
        ("data/cards/darkness-cards.json", "[]".into()),
        ("data/cards/classic-cards.json", json!([classic, on_card]).to_string()),
        (
            "crates/duel/src/cards.rs",
            "cards! {\n    // Gold\n    Mint = rivals::gold::mint::DEF,\n\n    // Explorers\n\n    // Classic\n}\n"
                .into(),
        ),
        ("crates/duel/src/cards/rivals/gold.rs", "//! Gold.\n\npub(crate) mod mint;\n".into()),
        ("crates/duel/src/cards/classic/basic.rs", "//! Classic.\n".into()),
        ("crates/duel/src/cards/rivals/explorers.rs", "//! Explorers.\n".into()),
        ("crates/duel/src/cards/rivals/gold/mint.rs", "    key: \"mint\",\n".into()),
        ("crates/duel/src/cards/rivals/gold/heroes.rs", "const AUSTIN: CardDef = hero(\n    \"austin\",\n);\n".into()),
    ];
    for (path, text) in files {
        let path = root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    root
}

fn contents(root: &Path) -> BTreeMap<PathBuf, String> {
    let (mut found, mut folders) = (BTreeMap::new(), vec![root.to_path_buf()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path)
            } else {
                drop(found.insert(path.clone(), fs::read_to_string(path).unwrap()))
            }
        }
    }
    found
}

#[test]
fn a_card_gets_its_file_and_its_two_lines() {
    let root = tree("made");
    let file = add(&root, "Harbor", "gold").unwrap();
    assert_eq!(file, "crates/duel/src/cards/rivals/gold/harbor.rs");
    let after = contents(&root);
    assert!(after[&root.join(file)].contains("//! Harbor (Gold)."));
    assert!(after[&root.join("crates/duel/src/cards/rivals/gold.rs")].contains("mod harbor;\npub(crate) mod mint;"));
    assert!(after[&root.join("crates/duel/src/cards.rs")].contains("    Harbor = rivals::gold::harbor::DEF,\n\n"));
    assert!(add(&root, "Harbor", "gold").unwrap_err().contains("there already"));
    let reprint = add(&root, "Harbor", "explorers").unwrap_err();
    assert!(reprint.contains("gold/harbor.rs: give that one a second printing, print(Set::Explorers, 1)"), "{reprint}");
    let file = add(&root, "Mint", "classic").unwrap();
    assert_eq!(file, "crates/duel/src/cards/classic/basic/mint.rs");
    let list = fs::read_to_string(root.join("crates/duel/src/cards.rs")).unwrap();
    assert!(list.contains("    ClassicMint = classic::basic::mint::DEF,\n"), "{list}");
    fs::remove_dir_all(root).unwrap();
}

#[test]
fn what_cannot_be_added_is_told_and_changes_nothing() {
    let root = tree("refused");
    let before = contents(&root);
    for (name, set, why) in [
        ("Mint", "gold", "there already, in crates/duel/src/cards/rivals/gold/mint.rs"),
        ("Austin", "gold", "there already, in crates/duel/src/cards/rivals/gold/heroes.rs"),
        ("Abbey", "gold", "a reprint of basic/abbey"),
        ("Grove", "sages", "rivals/sages.rs is missing"),
        ("Grove", "gold", "but in sages"),
        ("Groove", "sages", "no card table has a card \"Groove\""),
        ("Island", "explorers", "no kind \"sea\" yet"),
        ("Bran", "classic", "lies on temple, which is not written yet"),
    ] {
        let told = add(&root, name, set).unwrap_err();
        assert!(told.contains(why), "{told}");
    }
    assert_eq!(contents(&root), before);
    fs::remove_dir_all(root).unwrap();
}

#[test]
fn when_a_file_cannot_be_written_the_others_are_put_back() {
    let root = tree("torn");
    let before = contents(&root);
    // A folder where a file should be cannot be written.
    let files = [
        ("crates/duel/src/cards.rs".to_string(), "new".to_string()),
        ("fresh.rs".to_string(), "new".to_string()),
        ("crates/duel/src/cards".to_string(), "new".to_string()),
    ];
    assert!(write_all(&root, &files).is_err());
    assert_eq!(contents(&root), before);
    fs::remove_dir_all(root).unwrap();
}

#[test]
fn lists_grow_where_the_set_has_its_part() {
    assert_eq!(
        with_module("//! Gold.\n\npub(crate) mod mint;\n", "harbor"),
        "//! Gold.\n\npub(crate) mod harbor;\npub(crate) mod mint;\n"
    );
    let list =
        "cards! {\n    // Gold\n    Mint = gold::mint::DEF,\n\n    // Turmoil\n    Riots = turmoil::riots::DEF,\n}\n";
    let grown = with_title(list, "gold", "Harbor = gold::harbor::DEF,").unwrap();
    assert!(grown.contains("Mint = gold::mint::DEF,\n    Harbor = gold::harbor::DEF,\n\n    // Turmoil"), "{grown}");
    let grown = with_title(list, "turmoil", "Carl = turmoil::carl::DEF,").unwrap();
    assert!(grown.contains("Riots = turmoil::riots::DEF,\n    Carl = turmoil::carl::DEF,\n}"), "{grown}");
    assert_eq!(with_title(list, "sages", "x"), None);
    assert_eq!(title_case("lookout-tower"), "LookoutTower");
}
