//! The tables of the maps against the layouts that the rule file lists, line by line.

use std::collections::BTreeMap;

use island::board::Terrain;
use island::geometry::{EdgeAt, HexAt, at};
use island::maps::{Layout, RobberStart};
use island::testkit::drawn;
use island::{Countable, Island, Map, Sea};

/// Every line of a layout in the rule file: what it tells of, and what it says.
type Lines = Vec<(String, String)>;

const SEATS: [(&str, u8); 3] = [("3", 3), ("4", 4), ("5-6", 6)];

/// The layouts of island 15.11, by title and seats.
fn printed() -> BTreeMap<(String, u8), Lines> {
    let page = include_str!("../../../docs/rules/island.md");
    let section = page.split("### 15.11").nth(1).and_then(|rest| rest.split("### 15.12").next()).expect("the layouts");
    let mut layouts: BTreeMap<(String, u8), Lines> = BTreeMap::new();
    let mut current = None;
    for line in section.lines() {
        let heading = line.strip_suffix(" players").and_then(|line| line.split_once(", "));
        if let Some((title, seats)) = heading.filter(|_| !line.starts_with(' ')) {
            let seats = SEATS.iter().find(|(name, _)| *name == seats).expect("3, 4 or 5-6").1;
            current = Some((title.to_string(), seats));
        } else if let (Some(key), Some(line)) = (&current, line.strip_prefix("  ")) {
            let end =
                line.find('(').unwrap_or(line.len()).min(line.trim_start().find("  ").map_or(line.len(), |i| i + 2));
            let (name, rest) = line.split_at(end.max(14).min(line.len()));
            layouts.entry(key.clone()).or_default().push((name.trim().to_string(), rest.trim().to_string()));
        }
    }
    layouts
}

/// Places such as `(0,-2)` in a line, each with the text behind the bracket.
fn places(text: &str) -> Vec<(HexAt, String)> {
    let mut found = Vec::new();
    for part in text.split('(').skip(1) {
        let Some((place, after)) = part.split_once(')') else { continue };
        let Some((q, r)) = place.split_once(',') else { continue };
        if let (Ok(q), Ok(r)) = (q.parse(), r.parse()) {
            found.push((at(q, r), after.split_whitespace().next().unwrap_or_default().to_string()));
        }
    }
    found
}

fn hexes(text: &str) -> Vec<HexAt> {
    places(text).into_iter().map(|(hex, _)| hex).collect()
}

/// Counts such as `hills 2, 3:1 x3`, or single names.
fn counted(text: &str) -> BTreeMap<String, usize> {
    let text = text.split('(').next().unwrap_or_default();
    let mut counts = BTreeMap::new();
    let mut last = String::new();
    for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
        match word.trim_start_matches('x').parse::<usize>() {
            Ok(count) => *counts.get_mut(&last).expect("a name comes first") += count - 1,
            Err(_) => {
                last = word.to_string();
                *counts.entry(last.clone()).or_insert(0) += 1;
            }
        }
    }
    counts
}

fn numbers(text: &str) -> Vec<u8> {
    text.split('(').next().unwrap_or_default().split_whitespace().filter_map(|word| word.parse().ok()).collect()
}

fn tally(tiles: Vec<Terrain>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for tile in tiles {
        *counts.entry(tile.name().to_string()).or_insert(0) += 1;
    }
    counts
}

fn layouts() -> impl Iterator<Item = (String, u8, &'static Layout)> {
    Map::ALL
        .into_iter()
        .flat_map(|map| SEATS.map(|(_, seats)| (map.title(seats).to_string(), seats, map.layout(seats))))
}

#[test]
fn every_layout_is_the_one_that_the_rules_list() {
    // island 15.11
    let printed = printed();
    assert_eq!(printed.len(), 12);
    for (title, seats, layout) in layouts() {
        let lines = &printed[&(title.clone(), seats)];
        let of =
            |wanted: &'static str| lines.iter().filter(move |(name, _)| name == wanted).map(|(_, text)| text.as_str());
        let is_area = |name: &str| ["island", "area", "strip", "belt", "gold"].iter().any(|word| name.contains(word));
        let mut areas: Vec<Vec<HexAt>> =
            lines.iter().filter(|(name, _)| is_area(name)).map(|(_, text)| hexes(text)).collect();
        let mut laid: Vec<Vec<HexAt>> = layout.areas().map(|area| area.hexes.to_vec()).collect();
        areas.sort();
        laid.sort();
        assert_eq!(laid, areas, "areas of {title} for {seats}");
        // Terrain and numbers, group by group; the belt and the open gold say theirs by their names.
        let groups: Vec<_> = layout.groups.iter().filter(|it| !matches!(it.areas[0].name, "belt" | "gold")).collect();
        let terrain: Vec<_> = of("terrain").map(counted).collect();
        assert_eq!(
            groups.iter().map(|it| tally(it.tiles())).collect::<Vec<_>>(),
            terrain,
            "terrain of {title} for {seats}"
        );
        for (group, text) in groups.iter().zip(of("numbers")) {
            assert_eq!(group.laid, text.starts_with("letters"));
            if !group.laid {
                assert_eq!(group.numbers, numbers(text), "numbers of {title} for {seats}");
            }
        }
        assert_eq!(layout.fog(), of("fog hexes").next().map_or(Vec::new(), hexes), "fog of {title} for {seats}");
        if let Some(fog) = &layout.fog {
            assert_eq!(tally(fog.tiles()), counted(of("hidden").next().expect("what is hidden")));
            assert_eq!(fog.numbers, numbers(of("numbers").next_back().expect("hidden numbers")));
        }
        let harbors: Vec<(HexAt, String)> =
            layout.harbors.iter().map(|&(hex, side)| (hex, format!("{side:?}"))).collect();
        assert_eq!(harbors, places(of("harbors").next().expect("harbors")), "harbors of {title} for {seats}");
        let types = of("types").next().expect("types");
        let mut kinds = BTreeMap::new();
        for kind in layout.harbor_kinds {
            *kinds.entry(kind.map_or("3:1", Countable::name).to_string()).or_insert(0) += 1;
        }
        assert_eq!((kinds, layout.harbors_fixed), (counted(types), types.contains("fixed")));
        let (pirate, robber) = of("pirate").next().and_then(|text| text.split_once("robber:")).expect("both");
        assert_eq!(layout.pirate, hexes(pirate).first().copied(), "pirate of {title} for {seats}");
        let belt = of("desert belt").next().map(hexes);
        let start = match (hexes(robber).first(), belt) {
            (Some(&hex), _) => RobberStart::At(hex),
            (None, Some(belt)) => RobberStart::At(belt[0]),
            (None, None) if robber.contains("desert") => RobberStart::Desert,
            (None, None) => RobberStart::Off,
        };
        assert_eq!(layout.robber, start, "robber of {title} for {seats}");
    }
}

#[test]
fn the_sea_is_a_rectangle_with_a_margin_around_the_land() {
    // island 15.9
    for (title, seats, layout) in layouts() {
        let board = layout.hexes();
        let listed: Vec<HexAt> = layout.land().chain(layout.fog().iter().copied()).collect();
        assert!(listed.iter().all(|hex| hex.neighbours().iter().all(|it| board.contains(it))), "{title} {seats}");
        assert!(board.is_sorted_by_key(|hex| (hex.r, hex.q)));
    }
    assert_eq!(Map::FogIslands.layout(6).hexes().len(), 103);
}

#[test]
fn islands_do_not_touch_and_harbors_lie_on_the_coast() {
    // island 15.11, island D20: only the desert belt joins areas.
    for (title, seats, layout) in layouts() {
        let areas: Vec<_> = layout.areas().collect();
        for (i, one) in areas.iter().enumerate() {
            for other in areas[..i].iter().filter(|it| it.name != "belt" && one.name != "belt") {
                let touch = one.hexes.iter().any(|hex| hex.neighbours().iter().any(|it| other.hexes.contains(it)));
                assert!(!touch, "{} touches {} in {title} for {seats}", one.name, other.name);
            }
        }
        let land: Vec<HexAt> = layout.land().collect();
        for &(hex, side) in layout.harbors {
            assert!(land.contains(&hex) && !land.contains(&hex.beyond(side)), "{title}: {}", EdgeAt::of(hex, side));
        }
        assert_eq!(layout.harbors.len(), layout.harbor_kinds.len());
    }
}

#[test]
fn a_drawn_map_keeps_reds_apart_and_off_the_gold() {
    // island 15.6, island D18, island 15.11
    for map in Map::ALL {
        for seats in 3..=6 {
            for seed in 0..12 {
                let setup = drawn(&format!("island:seats={seats},map={}", map.name()), seed);
                assert_eq!(setup.check(), Ok(()));
                let near = |at: HexAt| setup.tiles.iter().filter(move |it| at.neighbours().contains(&it.at));
                for tile in &setup.tiles {
                    let red = matches!(tile.number, 6 | 8);
                    assert!(!red || !near(tile.at).any(|it| matches!(it.number, 6 | 8)), "reds side by side");
                    if tile.terrain == Terrain::Gold {
                        assert!(!red && !near(tile.at).any(|it| it.terrain == Terrain::Gold), "gold at {}", tile.at);
                    }
                }
            }
        }
    }
    let boards: Vec<_> = (0..2).map(|seed| drawn("island:map=four-islands", seed).tiles).collect();
    assert_ne!(boards[0], boards[1], "terrain and numbers are shuffled");
}

#[test]
fn spread_maps_keep_equals_apart() {
    for map in Map::ALL {
        for seats in [3, 4, 6] {
            let setup = drawn(&format!("island:seats={seats},map={},spread-numbers,spread-terrain", map.name()), 1);
            for tile in setup.tiles.iter().filter(|tile| tile.number > 0) {
                let near = || setup.tiles.iter().filter(|it| tile.at.neighbours().contains(&it.at));
                assert!(near().all(|it| it.number != tile.number));
                assert!(near().filter(|it| it.terrain == tile.terrain).count() < 2);
            }
        }
    }
}

#[test]
fn no_map_has_gold_or_fog_where_one_starts() {
    // island 15.6: so no starting settlement takes a card of choice, and none stands in the fog.
    for (title, seats, layout) in layouts() {
        let starts = layout.areas().filter(|area| area.start).flat_map(|area| area.hexes);
        for hex in starts {
            let near_fog = hex.neighbours().iter().any(|it| layout.fog().contains(it));
            assert!(!near_fog, "{title} for {seats}: {hex} touches the fog");
        }
        for group in layout.groups.iter().filter(|group| group.terrain[Terrain::Gold as usize] > 0) {
            let kept_out =
                group.areas.iter().all(|area| !area.start || group.gold_in.is_some_and(|it| it != area.name));
            assert!(kept_out, "{title} for {seats}");
        }
    }
}

#[test]
fn in_the_desert_the_gold_of_the_main_land_lies_in_the_strip() {
    // island 15.11
    for seats in [3, 4, 6] {
        let mut setup = drawn(&format!("island:seats={seats},map=through-the-desert"), 3);
        let layout = setup.options.layout().unwrap();
        let strip = layout.areas().find(|area| area.name == "strip").unwrap();
        let home = layout.areas().find(|area| area.name == "home").unwrap();
        let gold = setup.tiles.iter().position(|tile| tile.terrain == Terrain::Gold && strip.hexes.contains(&tile.at));
        let other = setup.tiles.iter().position(|tile| tile.at == home.hexes[0]).unwrap();
        let gold = gold.expect("the gold lies in the strip");
        let swapped = (setup.tiles[gold].terrain, setup.tiles[other].terrain);
        (setup.tiles[other].terrain, setup.tiles[gold].terrain) = swapped;
        assert!(setup.check().unwrap_err().0.contains("far strip"));
    }
}

#[test]
fn a_map_needs_a_board_with_a_sea() {
    assert!(Island::<Sea>::new(drawn("island:map=new-shores", 1)).is_ok());
    assert!(Island::<island::Large>::new(drawn("island:map=new-shores", 1)).is_err());
}
