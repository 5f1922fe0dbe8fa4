//! The recount: all values that a position keeps for speed are computed again from every place and every card.
//!
//! It uses plain loops and none of the rules' own helpers, so it does not repeat their mistakes.

use kernel::{Bits, Seat};

use crate::board::Terrain;
use crate::counts::{Card, Countable, Hand, Resource};
use crate::geometry::{Corner, Hex, HexAt};
use crate::modules::Kept;
use crate::rules::{CITIES, Island, ROADS, SETTLEMENTS, SHIPS};
use crate::size::{AtSea, Size};
use crate::state::{BySeat, Frame, Holder, Side, State};
use crate::trade::Answer;

/// Panics unless all that `s` keeps agrees with a recount: cards, pieces, masks, rates, lengths, points, holders and
/// what players know of each other.
pub fn sound<D: Size>(rules: &Island<D>, s: &State<D>) {
    no_card_is_lost(rules, s);
    counts_are_true(rules, s);
    pieces_are_conserved(rules, s);
    places_are_recounted(rules, s);
    for seat in seats(rules) {
        side_is_recounted(rules, s, seat);
    }
    special_cards_lie_right(rules, s);
    knowledge_is_true(rules, s);
    offers_can_be_paid(rules, s);
    Kept::sound(rules, s);
    nobody_has_won_unnoticed(rules, s);
    empty_chairs_are_blank(rules, s);
}

pub(crate) fn seats<D: Size>(rules: &Island<D>) -> impl Iterator<Item = Seat> + Clone {
    (0..rules.options().seats).map(Seat)
}

pub(crate) fn corners<D: Size>(rules: &Island<D>) -> impl Iterator<Item = Corner> {
    (0..rules.topology.corners.len()).map(|corner| Corner(corner as u8))
}

fn hexes<D: Size>(rules: &Island<D>) -> impl Iterator<Item = Hex> {
    (0..rules.topology.hexes.len()).map(|hex| Hex(hex as u8))
}

fn no_card_is_lost<D: Size>(rules: &Island<D>, s: &State<D>) {
    for resource in Resource::ALL {
        let hands: u8 = seats(rules).map(|seat| s.hand(seat).get(resource)).sum();
        assert_eq!(hands + s.bank.get(resource), rules.box_bank.get(resource), "{} in all", resource.name());
    }
    for card in Card::ALL {
        let hands: u8 = seats(rules).map(|seat| s.side(seat).devs.get(card)).sum();
        let knights: u8 = seats(rules).map(|seat| s.side(seat).knights).sum();
        let played = s.spent.get(card) + if card == Card::Knight { knights } else { 0 };
        let aside = played + s.kept.cards_aside().0.get(card);
        assert_eq!(hands + aside + s.deck.get(card), rules.box_deck.get(card), "{} cards in all", card.name());
    }
    let knights_leave = rules.modules.iter().any(|module| module.knights_leave);
    assert!(knights_leave || !s.spent.has(Card::Knight), "knights stay with their owners");
    assert!(!s.spent.has(Card::Point), "points stay with their owners");
}

fn counts_are_true<D: Size>(rules: &Island<D>, s: &State<D>) {
    assert_eq!(s.deck_left, s.deck.total(), "cards left");
    assert_eq!(s.bought, s.fresh.total(), "cards bought this turn");
    assert!(s.side(s.active).devs.covers(s.fresh), "what was bought this turn is in the hand");
    for seat in seats(rules) {
        let side = s.side(seat);
        assert_eq!(side.cards, s.hand(seat).total(), "resource cards of seat {seat}");
        assert_eq!(side.held, side.devs.total(), "development cards of seat {seat}");
        assert_eq!(side.laid, side.aside.total(), "cards laid aside by seat {seat}");
        assert!(s.hand(seat).covers(side.aside), "seat {seat} laid aside what it holds");
        if !s.agenda.frames().contains(&Frame::Discards) {
            assert_eq!((side.owed, side.laid), (0, 0), "seat {seat} owes only while discards are awaited");
        }
    }
}

fn pieces_are_conserved<D: Size>(rules: &Island<D>, s: &State<D>) {
    for seat in seats(rules) {
        let side = s.side(seat);
        let cities = corners(rules).filter(|it| side.buildings.has(it.index()) && s.cities.has(it.index())).count();
        let settlements = side.buildings.ones().count() - cities;
        let roads = side.roads.ones().count();
        assert_eq!(roads + side.roads_left as usize, ROADS as usize, "roads of seat {seat}");
        let ships = side.ships().ones().count() + side.ships_left() as usize;
        assert_eq!(ships, if rules.has_sea() { SHIPS as usize } else { 0 }, "ships of seat {seat}");
        assert_eq!(settlements + side.settlements_left as usize, SETTLEMENTS as usize, "settlements of seat {seat}");
        assert_eq!(cities + side.cities_left as usize, CITIES as usize, "cities of seat {seat}");
    }
}

fn places_are_recounted<D: Size>(rules: &Island<D>, s: &State<D>) {
    let land: Vec<_> = hexes(rules).filter(|&hex| rules.tile(s, hex).0.is_land()).collect();
    let touches_land = |place: &[HexAt]| land.iter().any(|hex| place.contains(&rules.topology.hexes[hex.index()]));
    for (edge, place) in rules.topology.edges.iter().enumerate() {
        let roads = seats(rules).filter(|&seat| s.side(seat).roads.has(edge)).count();
        let ships = seats(rules).filter(|&seat| s.side(seat).ships().has(edge)).count();
        assert!(roads + ships <= 1, "path {edge} has {roads} roads and {ships} ships");
        assert_eq!(s.taken.has(edge), roads + ships == 1, "whether path {edge} is taken");
        assert!(roads == 0 || touches_land(&place.hexes()), "a road lies away from land on path {edge}");
        let is_sea = |hex: &HexAt| rules.topology.hex(*hex).is_some_and(|hex| rules.tile(s, hex).0 == Terrain::Sea);
        assert!(ships == 0 || place.hexes().iter().any(is_sea), "a ship lies on land on path {edge}");
    }
    let land_corners = land.iter().fold(D::Corners::default(), |set, hex| set | rules.topology.corners_of[hex.index()]);
    let owners = |corner: Corner| seats(rules).filter(|&seat| s.side(seat).buildings.has(corner.index())).count();
    for corner in corners(rules) {
        let here = owners(corner);
        let beside: usize = rules.topology.ways_from(corner).iter().map(|&(_, beyond)| owners(beyond)).sum();
        assert!(here <= 1, "intersection {corner:?} has {here} buildings");
        assert!(here == 0 || beside == 0, "buildings stand side by side at {corner:?}");
        assert_eq!(s.built.has(corner.index()), here == 1, "whether {corner:?} is built on");
        let is_land = land_corners.has(corner.index());
        assert_eq!(s.open.has(corner.index()), is_land && here + beside == 0, "whether {corner:?} is open");
        assert!(here == 0 || is_land, "a building stands in the sea at {corner:?}");
        assert!(here == 1 || !s.cities.has(corner.index()), "a city without owner at {corner:?}");
    }
    match s.robber {
        Hex::NOWHERE => assert_eq!(rules.robber, Hex::NOWHERE, "the robber never leaves the board"),
        hex => assert!(rules.tile(s, hex).0.is_land(), "the robber stands on land"),
    }
    if let Some(hex) = s.pirate() {
        assert_eq!(rules.tile(s, hex).0, Terrain::Sea, "the pirate is at sea");
    }
    fog_is_recounted(rules, s);
    assert!(s.active.0 < rules.options().seats, "the active player sits at the table");
}

/// Tiles and tokens of the fog add up, and fog lies where no road or ship was.
fn fog_is_recounted<D: Size>(rules: &Island<D>, s: &State<D>) {
    let Some(fog) = rules.options().layout().and_then(|layout| layout.fog.as_ref()) else { return };
    let found: Vec<(Terrain, u8)> = hexes(rules)
        .filter(|&hex| rules.terrain(hex) == Terrain::Fog)
        .map(|hex| rules.tile(s, hex))
        .filter(|tile| tile.0 != Terrain::Fog)
        .collect();
    for (terrain, &count) in Terrain::ALL.iter().zip(&fog.hidden) {
        let laid = found.iter().filter(|tile| tile.0 == *terrain).count();
        assert!(laid <= count as usize, "{laid} {terrain:?} in the fog");
    }
    for number in 2..=12 {
        let laid = found.iter().filter(|tile| tile.1 == number).count();
        assert!(laid <= fog.numbers.iter().filter(|it| **it == number).count(), "{laid} tokens {number} in the fog");
    }
    assert!(found.iter().all(|(terrain, number)| terrain.has_number() == (*number > 0)));
    if s.agenda.top() == Frame::Over {
        return;
    }
    let reached = |corner| rules.topology.ways_from(corner).iter().any(|(edge, _)| s.taken.has(edge.index()));
    for hex in hexes(rules).filter(|&hex| rules.tile(s, hex).0 == Terrain::Fog) {
        let touched = rules.topology.corners_of[hex.index()].ones().any(|corner| reached(Corner(corner as u8)));
        let turning = s.agenda.frames().contains(&Frame::Explore(hex));
        assert!(!touched || turning, "fog at {hex:?} beside a piece");
    }
}

fn side_is_recounted<D: Size>(rules: &Island<D>, s: &State<D>, seat: Seat) {
    let side = s.side(seat);
    let mine = |corner: Corner| side.buildings.has(corner.index());
    let theirs = |corner: Corner| !mine(corner) && seats(rules).any(|it| s.side(it).buildings.has(corner.index()));
    let has =
        |corner: Corner, set: D::Edges| rules.topology.ways_from(corner).iter().any(|(edge, _)| set.has(edge.index()));
    let has_road = |corner: Corner| has(corner, side.roads);
    for corner in corners(rules) {
        let reached = mine(corner) || has_road(corner) || has(corner, side.ships());
        assert_eq!(side.reached.has(corner.index()), reached, "whether seat {seat} reaches {corner:?}");
    }
    for (edge, ends) in rules.topology.ends.iter().enumerate() {
        let touched = ends.iter().any(|&end| mine(end) || has_road(end) && !theirs(end));
        assert_eq!(side.touch.has(edge), touched, "whether seat {seat} may go on to path {edge}");
    }
    let mut rates = [4; 5];
    for harbor in corners(rules).filter(|&corner| mine(corner)).filter_map(|corner| rules.harbor(corner)) {
        for resource in Resource::ALL {
            let rate = match harbor {
                None => 3,
                Some(only) if only == resource => 2,
                Some(_) => 4,
            };
            rates[resource.index()] = rate.min(rates[resource.index()]);
        }
    }
    Kept::recount_rates(s, seat, &mut rates);
    assert_eq!(side.rates, Hand::new(rates), "rates of seat {seat}");
    assert_eq!(side.road, longest_trail(rules, s, seat), "longest road of seat {seat}");
    let holds = |holder: Holder| if holder == Some(seat) { 2 } else { 0 };
    let buildings: u8 = side.buildings.ones().map(|corner| if s.cities.has(corner) { 2 } else { 1 }).sum();
    let modules: u8 = s.kept.points(seat).map(|(_, points)| points).sum();
    let cards = holds(s.longest) + holds(s.largest) + modules;
    let islands = island_points(rules, s, seat);
    assert_eq!(side.points, buildings + cards + islands, "visible points of seat {seat}");
    if s.agenda.top() != Frame::Gold {
        assert_eq!(side.gold(), 0, "seat {seat} digs only while gold is awaited");
    }
}

/// The bonus of every area where a player has a building and is not at home.
fn island_points<D: Size>(rules: &Island<D>, s: &State<D>, seat: Seat) -> u8 {
    let Some(layout) = rules.options().layout() else { return 0 };
    let mut first_area = vec![None; rules.topology.corners.len()];
    for (number, area) in layout.areas().enumerate() {
        for hex in area.hexes {
            let hex = rules.topology.hex(*hex).expect("on the board");
            for corner in rules.topology.corners_of[hex.index()].ones() {
                first_area[corner].get_or_insert((number, area));
            }
        }
    }
    let homes = s.side(seat).fleet.get().map_or(0, |fleet| fleet.homes);
    let mut won: Vec<(usize, u8)> = s
        .side(seat)
        .buildings
        .ones()
        .filter_map(|corner| first_area[corner])
        .filter(|(number, _)| homes >> number & 1 == 0)
        .map(|(number, area)| (number, area.bonus))
        .collect();
    won.sort_unstable();
    won.dedup();
    won.iter().map(|(_, bonus)| bonus).sum()
}

/// The longest trail over own roads and ships, tried from every intersection in every direction.
fn longest_trail<D: Size>(rules: &Island<D>, s: &State<D>, seat: Seat) -> u8 {
    struct Map<'a, D: Size> {
        rules: &'a Island<D>,
        side: &'a Side<D>,
        blocked: D::Corners,
    }
    /// `came` tells whether the trail came here by ship; `None` at its start.
    fn on<D: Size>(map: &Map<'_, D>, from: Corner, left: &mut D::Edges, came: Option<bool>) -> u8 {
        if came.is_some() && map.blocked.has(from.index()) {
            return 0;
        }
        let mut longest = 0;
        for &(edge, beyond) in map.rules.topology.ways_from(from) {
            let by_ship = map.side.ships().has(edge.index());
            let joined = map.side.buildings.has(from.index()) || came.is_none_or(|came| came == by_ship);
            if left.has(edge.index()) && joined {
                *left = left.less(D::Edges::of(edge.index()));
                longest = longest.max(1 + on(map, beyond, left, Some(by_ship)));
                *left |= D::Edges::of(edge.index());
            }
        }
        longest
    }
    let opponents = seats(rules).filter(|&it| it != seat);
    let blocked = opponents.fold(D::Corners::default(), |all, it| all | s.side(it).buildings);
    let side = s.side(seat);
    let map = Map { rules, side, blocked };
    let mut pieces = side.roads | side.ships();
    let at_a_piece = corners(rules).filter(|corner| pieces.meets(rules.topology.paths_at[corner.index()]));
    at_a_piece.collect::<Vec<_>>().into_iter().map(|corner| on(&map, corner, &mut pieces, None)).max().unwrap_or(0)
}

fn special_cards_lie_right<D: Size>(rules: &Island<D>, s: &State<D>) {
    let lies_right = |holder: Holder, minimum: u8, value: &dyn Fn(Seat) -> u8| {
        let max = seats(rules).map(value).max().unwrap_or(0);
        let leaders = seats(rules).filter(|&seat| value(seat) == max).count();
        match holder {
            Some(seat) => max >= minimum && value(seat) == max,
            None => max < minimum || leaders > 1,
        }
    };
    assert!(lies_right(s.longest, 5, &|seat| s.side(seat).road), "the Longest Road lies wrong");
    assert!(lies_right(s.largest, 3, &|seat| s.side(seat).knights), "the Largest Army lies wrong");
}

fn knowledge_is_true<D: Size>(rules: &Island<D>, s: &State<D>) {
    for owner in seats(rules) {
        for observer in seats(rules) {
            let known = s.known_hand(owner, observer);
            assert!(s.hand(owner).covers(known), "seat {observer} believes that seat {owner} holds {known}");
            assert!(known.total() <= s.side(owner).cards, "seat {observer} believes in too many cards");
        }
    }
}

/// Checks that open offers can be paid: no hand changes while one is open, so everybody who made it or agreed has the
/// cards.
fn offers_can_be_paid<D: Size>(rules: &Island<D>, s: &State<D>) {
    let trade = &s.trade;
    if trade.is_open() {
        assert!(s.hand(s.active).covers(trade.offer.give), "the open offer can be paid");
        assert!(!trade.to.has(s.active), "nobody offers to himself");
    }
    for seat in seats(rules) {
        let answer = *trade.answers.of(seat);
        assert!(s.agenda.top() == Frame::Main || answer == Answer::Silent, "answers are for the main phase");
        match answer {
            Answer::Accepted => assert!(trade.to.has(seat) && s.hand(seat).covers(trade.offer.want)),
            Answer::Proposed => assert!(s.hand(seat).covers(trade.proposals.of(seat).give)),
            Answer::Silent | Answer::Declined => {}
        }
    }
}

fn nobody_has_won_unnoticed<D: Size>(rules: &Island<D>, s: &State<D>) {
    let enough = s.side(s.active).points + s.side(s.active).devs.get(Card::Point) >= rules.options().target;
    match s.agenda.frames().first() {
        Some(Frame::BeforeRoll | Frame::Roll | Frame::Main) => assert!(!enough, "seat {} has won", s.active),
        None => assert!(enough, "seat {} has not won", s.active),
        Some(_) => {}
    }
}

fn empty_chairs_are_blank<D: Size>(rules: &Island<D>, s: &State<D>) {
    let seated = rules.options().seats as usize;
    assert!(s.sides.as_ref()[seated..].iter().all(|side| *side == Side::default()), "an empty chair has pieces");
    for (owner, known) in s.knows.as_ref().iter().enumerate() {
        let blank = if owner < seated { seated } else { 0 };
        assert!(known.as_ref()[blank..].iter().all(|hand| hand.is_empty()), "an empty chair knows something");
    }
}
