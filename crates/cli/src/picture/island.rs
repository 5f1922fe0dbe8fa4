//! The island in letters, for a terminal.
//!
//! Each hex shows its terrain, number and coordinates. Roads and settlements carry their seat's digit, cities stand in
//! brackets, ships carry a letter, `a` for seat 0; `*` is the robber. A harbor's sign hangs on the path between its two
//! intersections, out of the way of buildings. The sea shows its coordinates alone, where no harbor lies.

use super::Picture;
use island::View;
use island::geometry::{CornerAt, EdgeAt, HexAt, HexSide, Tip, read_corner, read_edge, read_hex};

/// Columns between the middle and the eastern side of a hex.
const HALF_WIDTH: i32 = 5;
/// Lines between two rows of hexes.
const ROW: i32 = 4;

/// Letters on a sheet that grows as needed, each with the seat it belongs to.
struct Sheet {
    left: i32,
    top: i32,
    cells: Vec<Vec<(char, Option<u8>)>>,
}

impl Sheet {
    fn put(&mut self, x: i32, y: i32, text: &str, seat: Option<u8>) {
        let row = &mut self.cells[(y - self.top) as usize];
        for (i, letter) in text.chars().enumerate() {
            row[(x - self.left) as usize + i] = (letter, seat);
        }
    }
}

fn middle(hex: HexAt) -> (i32, i32) {
    let (q, r) = (i32::from(hex.q), i32::from(hex.r));
    (HALF_WIDTH * (2 * q + r), ROW * r)
}

/// Where a corner of a hex is drawn.
fn corner_spot(hex: HexAt, tip: Tip) -> (i32, i32) {
    let (x, y) = middle(hex);
    match tip {
        Tip::N => (x, y - 3),
        Tip::NE => (x + HALF_WIDTH, y - 1),
        Tip::SE => (x + HALF_WIDTH, y + 1),
        Tip::S => (x, y + 3),
        Tip::SW => (x - HALF_WIDTH, y + 1),
        Tip::NW => (x - HALF_WIDTH, y - 1),
    }
}

/// The table of the island, in letters; `target` points win.
pub fn table(view: &View, target: u8, colour: bool) -> Picture {
    let hexes: Vec<HexAt> = view.hexes.iter().map(|hex| read_hex(&hex.at).expect("views hold places")).collect();
    let xs = hexes.iter().map(|&hex| middle(hex).0);
    let ys = hexes.iter().map(|&hex| middle(hex).1);
    let (left, right) = (xs.clone().min().unwrap_or(0) - 14, xs.max().unwrap_or(0) + 14);
    let (top, bottom) = (ys.clone().min().unwrap_or(0) - 5, ys.max().unwrap_or(0) + 5);
    let blank = vec![(' ', None); (right - left + 1) as usize];
    let mut sheet = Sheet { left, top, cells: vec![blank; (bottom - top + 1) as usize] };
    let is_land = |hex: &HexAt| view.hexes.iter().any(|it| it.terrain != "sea" && it.at == hex.to_string());
    let land: Vec<HexAt> = hexes.iter().copied().filter(is_land).collect();
    let ports: Vec<HexAt> = view
        .harbors
        .iter()
        .filter_map(|it| port(&land, read_edge(&it.at).ok()?))
        .map(|(hex, side)| hex.beyond(side))
        .collect();
    for (hex, shown) in hexes.iter().zip(&view.hexes) {
        let (x, y) = middle(*hex);
        let number = shown.number.map_or(String::new(), |number| number.to_string());
        let robber = if Some(&shown.at) == view.robber.as_ref() { "*" } else { "" };
        let name = match shown.terrain {
            "sea" if Some(&shown.at) == view.pirate.as_ref() => "pirate",
            "sea" => "",
            terrain => terrain.get(..6).unwrap_or(terrain),
        };
        sheet.put(x - 3, y - 1, &format!("{name:^7}"), None);
        sheet.put(x - 2, y, &format!("{:^5}", format!("{number}{robber}")), None);
        if shown.terrain != "sea" || !ports.contains(hex) {
            sheet.put(x - 2, y + 1, &format!("{:^5}", shown.at), None);
        }
        for side in HexSide::ALL {
            draw_edge(&mut sheet, *hex, side, None, false);
        }
        for tip in Tip::ALL {
            let (x, y) = corner_spot(*hex, tip);
            sheet.put(x, y, ".", None);
        }
    }
    for harbor in &view.harbors {
        draw_harbor(&mut sheet, &land, read_edge(&harbor.at).expect("views hold places"), harbor.kind);
    }
    draw_pieces(&mut sheet, &hexes, view);
    let mut lines = vec![moment(view, target), bank(view)];
    lines.extend(trades(view));
    lines.extend(players(view, colour));
    Picture { board: print(&sheet, colour), lines }
}

/// The land hex of a coastal path, and the side that faces the sea.
fn port(land: &[HexAt], at: EdgeAt) -> Option<(HexAt, HexSide)> {
    let sides = land.iter().flat_map(|&hex| HexSide::ALL.map(|side| (hex, side)));
    sides.into_iter().find(|&(hex, side)| EdgeAt::of(hex, side) == at && !land.contains(&hex.beyond(side)))
}

/// A sign beyond the coastal path, and a stroke that joins them.
fn draw_harbor(sheet: &mut Sheet, land: &[HexAt], at: EdgeAt, kind: Option<&str>) {
    let Some((hex, side)) = port(land, at) else { return };
    let (x, y) = middle(hex);
    let sign = kind.map_or("3:1".into(), |kind| format!("2 {kind}"));
    let before = 1 - sign.len() as i32;
    let (stroke, stroke_at, sign_at) = match side {
        HexSide::E => ("-", (x + 6, y), (x + 7, y)),
        HexSide::W => ("-", (x - 6, y), (x - 7 + before, y)),
        HexSide::NE => ("|", (x + 3, y - 3), (x + 2, y - 4)),
        HexSide::SE => ("|", (x + 3, y + 3), (x + 2, y + 4)),
        HexSide::NW => ("|", (x - 3, y - 3), (x - 2 + before, y - 4)),
        HexSide::SW => ("|", (x - 3, y + 3), (x - 2 + before, y + 4)),
    };
    sheet.put(stroke_at.0, stroke_at.1, stroke, None);
    sheet.put(sign_at.0, sign_at.1, &sign, None);
}

fn draw_pieces(sheet: &mut Sheet, hexes: &[HexAt], view: &View) {
    for side in &view.sides {
        let seat = Some(side.seat);
        let digit = side.seat.to_string();
        let pieces = side.roads.iter().map(|road| (road, false)).chain(side.ships.iter().map(|ship| (ship, true)));
        for (piece, is_ship) in pieces {
            let at = read_edge(piece).expect("views hold places");
            for (&hex, &way) in hexes.iter().flat_map(|hex| HexSide::ALL.iter().map(move |way| (hex, way))) {
                if EdgeAt::of(hex, way) == at {
                    draw_edge(sheet, hex, way, seat, is_ship);
                }
            }
        }
        for (places, city) in [(&side.settlements, false), (&side.cities, true)] {
            for place in places {
                let at = read_corner(place).expect("views hold places");
                let spot = hexes
                    .iter()
                    .flat_map(|&hex| Tip::ALL.map(|tip| (hex, tip)))
                    .find(|&(hex, tip)| CornerAt::of(hex, tip) == at)
                    .map(|(hex, tip)| corner_spot(hex, tip));
                let Some((x, y)) = spot else { continue };
                match city {
                    true => sheet.put(x - 1, y, &format!("[{digit}]"), seat),
                    false => sheet.put(x, y, &digit, seat),
                }
            }
        }
    }
}

/// A side of a hex: a line, the digit of the seat with a road there, or the letter of the seat with a ship.
fn draw_edge(sheet: &mut Sheet, hex: HexAt, side: HexSide, seat: Option<u8>, is_ship: bool) {
    let (x, y) = middle(hex);
    let sign = |seat: u8| char::from(if is_ship { b'a' } else { b'0' } + seat).to_string();
    let line = |usual: &str| seat.map_or(usual.to_string(), |seat| sign(seat).repeat(usual.chars().count()));
    match side {
        HexSide::E => sheet.put(x + HALF_WIDTH, y, &line("|"), seat),
        HexSide::W => sheet.put(x - HALF_WIDTH, y, &line("|"), seat),
        HexSide::NE => sheet.put(x + 2, y - 2, &line("`-"), seat),
        HexSide::SW => sheet.put(x - 3, y + 2, &line("`-"), seat),
        HexSide::NW => sheet.put(x - 3, y - 2, &line("-´"), seat),
        HexSide::SE => sheet.put(x + 2, y + 2, &line("-´"), seat),
    }
}

/// Terminal colours of the seats: red, blue, cyan, white, magenta, yellow.
const COLOURS: [u8; 6] = [31, 34, 36, 97, 35, 33];

fn painted(text: &str, seat: Option<u8>, colour: bool) -> String {
    match seat {
        Some(seat) if colour => format!("\x1b[1;{}m{text}\x1b[0m", COLOURS[seat as usize % 6]),
        _ => text.to_string(),
    }
}

fn print(sheet: &Sheet, colour: bool) -> String {
    let mut text = String::new();
    for row in &sheet.cells {
        let end = row.iter().rposition(|(letter, _)| *letter != ' ').map_or(0, |last| last + 1);
        for (letter, seat) in &row[..end] {
            text.push_str(&painted(&letter.to_string(), *seat, colour));
        }
        text.push('\n');
    }
    text
}

/// The count of each kind, in words.
fn list(cards: &[(&str, u8)]) -> String {
    let cards: Vec<String> = cards.iter().map(|(name, count)| format!("{count} {name}")).collect();
    if cards.is_empty() { "nothing".into() } else { cards.join(", ") }
}

/// Whose turn it is, what is awaited, the dice, and how many points win.
fn moment(view: &View, target: u8) -> String {
    let turn = if view.turn == 0 { "set-up".into() } else { format!("turn {}", view.turn) };
    let dice = view.dice.map_or(String::new(), |[one, two]| format!(" dice {one} + {two};"));
    let waits = texts::english().filled(&view.waits);
    format!("  {turn}, seat {}: {waits};{dice} {target} points win", view.active)
}

fn bank(view: &View) -> String {
    let mut line = format!("  bank: {}; {} development cards", list(&view.bank), view.deck);
    if let Some(helpers) = &view.modules.helpers {
        line += &format!("; display: {}", helpers.display.join(", "));
    }
    if let Some(favors) = &view.modules.favors {
        line += &format!("; {} tokens", favors.supply);
    }
    line
}

/// The open offer with what was answered, and what is proposed.
fn trades(view: &View) -> Vec<String> {
    let deal = |deal: &island::DealView| format!("{} for {}", list(&deal.give), list(&deal.want));
    let mut lines = Vec::new();
    if let Some(offer) = &view.offer {
        let to = view.sides.iter().filter(|side| offer.to.contains(&side.seat));
        let answers = to.map(|side| match side.answer {
            "" => format!("seat {}", side.seat),
            answer => format!("seat {} ({answer})", side.seat),
        });
        let to: Vec<String> = answers.collect();
        lines.push(format!("  seat {} offers {} to {}", view.active, deal(&offer.deal), to.join(", ")));
    }
    for side in &view.sides {
        if let Some(proposal) = &side.proposal {
            lines.push(format!("  seat {} proposes {} to seat {}", side.seat, deal(proposal), view.active));
        }
    }
    lines
}

/// What the bank asks for one card: the usual rate first, then the better ones.
fn rates(rates: &[(&str, u8)]) -> String {
    let usual = rates.iter().map(|(_, rate)| *rate).max().unwrap_or(4);
    let better = rates.iter().filter(|(_, rate)| *rate < usual).map(|(name, rate)| format!(", {name} {rate}:1"));
    format!("trades {usual}:1{}", better.collect::<String>())
}

/// The helper and the favor tokens of a player, where they are played.
fn scenarios(view: &View, seat: u8) -> Vec<String> {
    let mut notes = Vec::new();
    if let Some(helper) = view.modules.helpers.as_ref().and_then(|helpers| helpers.held[seat as usize].as_ref()) {
        let locked = if helper.locked { ", locked" } else { "" };
        notes.push(format!("helper: {} {}{locked}", helper.name, helper.side));
    }
    if let Some(favors) = view.modules.favors.as_ref().map(|favors| &favors.sides[seat as usize]) {
        notes.push(match &favors.tokens {
            Some(tokens) => format!("tokens: {}", list(tokens)),
            None => format!("{} tokens", favors.count),
        });
    }
    notes
}

fn players(view: &View, colour: bool) -> Vec<String> {
    let player = |side: &island::SideView| {
        let mut notes = Vec::new();
        if view.longest_road == Some(side.seat) {
            notes.push(if view.islands.is_empty() { "Longest Road" } else { "Longest Trade Route" }.to_string());
        }
        if let Some((_, points)) = side.sources.iter().find(|(source, _)| *source == "islands") {
            notes.push(format!("{points} points for islands"));
        }
        if view.largest_army == Some(side.seat) {
            notes.push("Largest Army".to_string());
        }
        if let Some(secret) = &side.secret {
            notes.push(format!("hand: {}; development: {}", list(&secret.hand), list(&secret.development)));
            if !secret.aside.is_empty() {
                notes.push(format!("laid aside: {}", list(&secret.aside)));
            }
            notes.push(rates(&side.rates));
        }
        notes.extend(scenarios(view, side.seat));
        if side.owed > 0 {
            notes.push(format!("owes {} to the 7", side.owed));
        }
        let line = format!(
            "seat {}: {:>2} points, {:>2} cards, {} development, {} knights, road {}",
            side.seat, side.points, side.cards, side.held, side.knights, side.road
        );
        let turn = if view.active == side.seat { ">" } else { " " };
        format!("{turn} {}  {}", painted(&line, Some(side.seat), colour), notes.join("; ")).trim_end().to_string()
    };
    view.sides.iter().map(player).collect()
}

#[cfg(test)]
mod tests {
    use bots::lot;
    use island::{Island, Large, Options, Sea, Setup, Size, Small};
    use kernel::{Game, Spec, Viewer};

    use super::*;

    /// A table with a city of seat 0 at every intersection and a road on every path.
    fn crowded<D: Size>(spec: &str, seed: u64) -> (View, View) {
        let options = Options::read(&Spec::read(spec).expect("a spec")).expect("an island");
        let setup = Setup::draw(options, &mut lot(seed)).expect("a board");
        let game = Island::<D>::new(setup).expect("an island");
        let empty = game.view(&game.start(), Viewer::Public);
        let mut full = empty.clone();
        for hex in &empty.hexes {
            let at = read_hex(&hex.at).expect("a hex");
            full.sides[0].cities.extend(Tip::ALL.map(|tip| CornerAt::of(at, tip).to_string()));
            full.sides[0].roads.extend(HexSide::ALL.map(|side| EdgeAt::of(at, side).to_string()));
        }
        (empty, full)
    }

    #[test]
    fn a_road_is_as_long_as_its_path() {
        let (_, full) = crowded::<Small>("island:seats=4", 1);
        let board = table(&full, 10, false).board;
        assert!(board.contains(" 00 ") && !board.contains("000"), "{board}");
    }

    #[test]
    fn a_ship_is_told_from_a_road_and_the_pirate_is_shown() {
        let (mut empty, _) = crowded::<Sea>("island:map=new-shores", 1);
        empty.sides[2].ships.push("2,1,NE".into());
        empty.sides[2].roads.push("1,0,NE".into());
        let board = table(&empty, 14, false).board;
        assert!(board.contains(" cc ") && board.contains(" 22 ") && board.contains("pirate"), "{board}");
    }

    #[test]
    fn no_piece_hides_a_harbor() {
        for seed in 0..20 {
            for (empty, full) in [
                crowded::<Small>("island:seats=4", seed),
                crowded::<Large>("island:seats=6", seed),
                crowded::<Sea>("island:seats=4,map=four-islands", seed),
            ] {
                let harbors = empty.harbors.iter().filter(|harbor| harbor.kind.is_none()).count();
                let text = table(&full, 10, false).board;
                assert_eq!(text.matches("3:1").count(), harbors, "{text}");
                for kind in empty.harbors.iter().filter_map(|harbor| harbor.kind) {
                    assert!(text.contains(&format!("2 {kind}")), "{kind} in {text}");
                }
            }
        }
    }
}
