//! The island as an SVG picture: a surveyor's map.

use std::fmt::Write;

use island::View;
use island::geometry::{CornerAt, EdgeAt, HexAt, HexSide, Tip, read_corner, read_edge, read_hex};

/// Half the width of a hex; its edge is this times 2/√3.
const HALF: f64 = 52.0;
const EDGE: f64 = HALF * 1.154_700_538;

/// Seats: fill and the colour of marks on it.
const SEATS: [(&str, &str); 6] = [
    ("#BE3A26", "#FFFFFF"),
    ("#1648A5", "#FFFFFF"),
    ("#60D0C6", "#2A2620"),
    ("#FFFDF7", "#2A2620"),
    ("#A073C3", "#17130F"),
    ("#26232C", "#FFFFFF"),
];
const INK: &str = "#2A2620";
const PAPER: &str = "#FBF7EE";

fn tint(terrain: &str) -> (&'static str, &'static str) {
    match terrain {
        "forest" => ("#7F9C6C", "#3F5B36"),
        "hills" => ("#D08C63", "#84431F"),
        "pasture" => ("#BBD088", "#5F7C2E"),
        "fields" => ("#EBCB6B", "#94701A"),
        "mountains" => ("#A6A3B3", "#55526A"),
        "gold" => ("#E8B33D", "#7A5200"),
        "fog" => ("#D9DDDC", "#6E7B7A"),
        _ => ("#E9DABB", "#9A8560"),
    }
}

fn middle(hex: HexAt) -> (f64, f64) {
    let (q, r) = (f64::from(hex.q), f64::from(hex.r));
    (HALF * (2.0 * q + r), EDGE * 1.5 * r)
}

fn corner_of(hex: HexAt, tip: Tip) -> (f64, f64) {
    let (x, y) = middle(hex);
    match tip {
        Tip::N => (x, y - EDGE),
        Tip::NE => (x + HALF, y - EDGE / 2.0),
        Tip::SE => (x + HALF, y + EDGE / 2.0),
        Tip::S => (x, y + EDGE),
        Tip::SW => (x - HALF, y + EDGE / 2.0),
        Tip::NW => (x - HALF, y - EDGE / 2.0),
    }
}

/// Writes into a string; that cannot fail.
macro_rules! put {
    ($out:expr, $($part:tt)*) => { let _ = write!($out, $($part)*); };
}

/// The table of the island as an SVG picture.
pub fn table(view: &View) -> String {
    let hexes: Vec<HexAt> = view.hexes.iter().map(|hex| read_hex(&hex.at).expect("views hold places")).collect();
    let xs = hexes.iter().map(|&hex| middle(hex).0);
    let ys = hexes.iter().map(|&hex| middle(hex).1);
    let (left, right) = (xs.clone().fold(0.0, f64::min) - 140.0, xs.fold(0.0, f64::max) + 140.0);
    let (top, bottom) = (ys.clone().fold(0.0, f64::min) - 140.0, ys.fold(0.0, f64::max) + 140.0);
    let legend = 44.0;
    let mut out = String::new();
    put!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left:.0} {top:.0} {:.0} {:.0}\" \
         font-family=\"Georgia, serif\" text-anchor=\"middle\">\n<title>The island, turn {}</title>\n\
         <rect x=\"{left:.0}\" y=\"{top:.0}\" width=\"100%\" height=\"100%\" fill=\"#B7D3D5\"/>\n",
        right - left,
        bottom - top + legend,
        view.turn
    );
    let is_sea = |hex: &HexAt| view.hexes.iter().any(|it| it.terrain == "sea" && it.at == hex.to_string());
    let (sea, land): (Vec<HexAt>, Vec<HexAt>) = hexes.iter().partition(|hex| is_sea(hex));
    for (width, tone) in [(74.0, "#AACACD"), (50.0, "#B7D3D5"), (44.0, "#AACACD"), (24.0, "#F3E6C4")] {
        for &hex in &land {
            polygon(&mut out, hex, tone, tone, width);
        }
    }
    for &hex in &sea {
        polygon(&mut out, hex, "none", "#9DC0C4", 1.5);
    }
    for (hex, shown) in hexes.iter().zip(&view.hexes).filter(|(hex, _)| !sea.contains(hex)) {
        draw_hex(&mut out, *hex, shown.terrain, shown.number);
    }
    for harbor in &view.harbors {
        draw_harbor(&mut out, &land, read_edge(&harbor.at).expect("views hold places"), harbor.kind);
    }
    if let Some(robber) = &view.robber {
        draw_robber(&mut out, read_hex(robber).expect("views hold places"));
    }
    if let Some(pirate) = &view.pirate {
        let (x, y) = middle(read_hex(pirate).expect("views hold places"));
        draw_ship(&mut out, (x, y), 1.9, INK, PAPER);
    }
    draw_pieces(&mut out, &hexes, view);
    draw_legend(&mut out, view, (left, bottom, right - left));
    out.push_str("</svg>");
    out
}

fn polygon(out: &mut String, hex: HexAt, fill: &str, stroke: &str, width: f64) {
    let points: Vec<String> =
        Tip::ALL.iter().map(|&tip| corner_of(hex, tip)).map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    put!(
        out,
        "<polygon points=\"{}\" fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"{width}\" stroke-linejoin=\"round\"/>\n",
        points.join(" ")
    );
}

fn draw_hex(out: &mut String, hex: HexAt, terrain: &str, number: Option<u8>) {
    let (fill, mark) = tint(terrain);
    polygon(out, hex, fill, "#F3E6C4", 4.0);
    let (x, y) = middle(hex);
    put!(out, "<text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"14\" fill=\"{mark}\">{terrain}</text>\n", y + 38.0);
    motif(out, terrain, mark, x, y - 34.0);
    let Some(number) = number else { return };
    let red = matches!(number, 6 | 8);
    let (ink, size) = if red { ("#B3261E", 24) } else { (INK, 20) };
    put!(
        out,
        "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"19\" fill=\"{PAPER}\" stroke=\"{INK}\"/>\
         <text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"{size}\" font-weight=\"bold\" fill=\"{ink}\">{number}</text>\n",
        y + 4.0
    );
    let pips = 6 - (i32::from(number) - 7).abs();
    for pip in 0..pips {
        let dx = (f64::from(pip) - f64::from(pips - 1) / 2.0) * 4.6;
        put!(out, "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"1.6\" fill=\"{ink}\"/>", x + dx, y + 12.0);
    }
    out.push('\n');
}

/// A few strokes for each terrain, so that colour is never the only cue.
fn motif(out: &mut String, terrain: &str, ink: &str, x: f64, y: f64) {
    let strokes = match terrain {
        "forest" => "M-14 7l6 -14l6 14zM2 7l6 -14l6 14z",
        "hills" => "M-18 6q8 -12 16 0M0 6q8 -12 16 0",
        "pasture" => "M-14 6l-2 -8M-12 6l2 -8M-1 6l-2 -8M1 6l2 -8M12 6l-2 -8M14 6l2 -8",
        "fields" => "M-18 -4q6 -5 12 0t12 0t12 0M-18 4q6 -5 12 0t12 0t12 0",
        "mountains" => "M-18 8l10 -18l8 14l5 -9l9 13z",
        "gold" => "M-9 -2a6 4 0 1 0 12 0a6 4 0 1 0 -12 0M-2 5a6 4 0 1 0 12 0a6 4 0 1 0 -12 0",
        "fog" => "M-16 -5q8 -6 16 0t16 0M-16 5q8 -6 16 0t16 0",
        _ => "M-12 2h3M0 -4h3M10 4h3M-4 7h3",
    };
    put!(
        out,
        "<path transform=\"translate({x:.1} {y:.1})\" d=\"{strokes}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"2\"/>\n"
    );
}

fn draw_harbor(out: &mut String, hexes: &[HexAt], at: EdgeAt, kind: Option<&str>) {
    let land = hexes.iter().flat_map(|&hex| HexSide::ALL.map(|side| (hex, side)));
    let place = land.into_iter().find(|&(hex, side)| EdgeAt::of(hex, side) == at && !hexes.contains(&hex.beyond(side)));
    let Some((hex, side)) = place else { return };
    let ((x, y), (ox, oy)) = (middle(hex), middle(hex.beyond(side)));
    let (hx, hy) = (x + (ox - x) * 0.86, y + (oy - y) * 0.86);
    for tip in side.corners() {
        let (cx, cy) = corner_of(hex, tip);
        put!(
            out,
            "<line x1=\"{cx:.1}\" y1=\"{cy:.1}\" x2=\"{hx:.1}\" y2=\"{hy:.1}\" stroke=\"#7F725C\" stroke-width=\"4\" \
             stroke-dasharray=\"4 3\"/>"
        );
    }
    let (fill, rate) = match kind {
        Some("lumber") => ("#96B383", "2:1"),
        Some("brick") => ("#E09A77", "2:1"),
        Some("wool") => ("#DDE8B8", "2:1"),
        Some("grain") => ("#F2D679", "2:1"),
        Some("ore") => ("#BDBACB", "2:1"),
        _ => (PAPER, "3:1"),
    };
    put!(
        out,
        "<circle cx=\"{hx:.1}\" cy=\"{hy:.1}\" r=\"22\" fill=\"{fill}\" stroke=\"{INK}\"/>\
         <text x=\"{hx:.1}\" y=\"{:.1}\" font-size=\"13\" fill=\"{INK}\">{rate}</text>",
        hy + if kind.is_some() { -1.0 } else { 4.5 }
    );
    if let Some(kind) = kind {
        put!(out, "<text x=\"{hx:.1}\" y=\"{:.1}\" font-size=\"12\" fill=\"{INK}\">{kind}</text>", hy + 11.0);
    }
    out.push('\n');
}

fn draw_robber(out: &mut String, hex: HexAt) {
    let (x, y) = middle(hex);
    put!(
        out,
        "<g transform=\"translate({:.1} {:.1})\" fill=\"{INK}\" stroke=\"{PAPER}\" stroke-width=\"2\">\
         <path d=\"M-11 16q0 -22 11 -22t11 22z\"/><circle cy=\"-9\" r=\"8\"/></g>\n",
        x - 30.0,
        y
    );
}

/// A hull and a sail.
fn draw_ship(out: &mut String, (x, y): (f64, f64), size: f64, fill: &str, line: &str) {
    put!(
        out,
        "<path transform=\"translate({x:.1} {y:.1}) scale({size})\" d=\"M-13 3h26l-5 9h-16zM-1 1v-16l12 16z\" \
         fill=\"{fill}\" stroke=\"{line}\" stroke-width=\"1.6\" stroke-linejoin=\"round\"/>\n"
    );
}

/// Weaves and shapes tell seats apart where colours do not.
fn sign(seat: u8) -> &'static str {
    match seat {
        0 => "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z",
        1 => "M0 -5l5 5l-5 5l-5 -5z",
        2 => "M0 -5l5 9h-10z",
        3 => "M-4 -4h8v8h-8z",
        4 => "M-1.5 -5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z",
        _ => "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM-2 0a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z",
    }
}

fn draw_pieces(out: &mut String, hexes: &[HexAt], view: &View) {
    for side in &view.sides {
        let (fill, mark) = SEATS[side.seat as usize % 6];
        let dashes = ["", "6 2", "2 3", "8 3 2 3", "3 3", "10 2"][side.seat as usize % 6];
        for road in &side.roads {
            let at = read_edge(road).expect("views hold places");
            let ends = at.ends().map(|end| spot(hexes, end));
            let [Some((ax, ay)), Some((bx, by))] = ends else { continue };
            // A little short of both ends, so that roads do not run into each other.
            let (dx, dy) = ((bx - ax) * 0.2, (by - ay) * 0.2);
            let line = format!(
                "x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke-linecap=\"round\"",
                ax + dx,
                ay + dy,
                bx - dx,
                by - dy
            );
            put!(
                out,
                "<line {line} stroke=\"{INK}\" stroke-width=\"12\"/><line {line} stroke=\"{fill}\" stroke-width=\"8\"/>"
            );
            if !dashes.is_empty() {
                put!(
                    out,
                    "<line {line} stroke=\"{mark}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\" opacity=\"0.8\"/>"
                );
            }
            out.push('\n');
        }
        for ship in &side.ships {
            let ends = read_edge(ship).expect("views hold places").ends().map(|end| spot(hexes, end));
            let [Some((ax, ay)), Some((bx, by))] = ends else { continue };
            let middle = ((ax + bx) / 2.0, (ay + by) / 2.0);
            draw_ship(out, middle, 1.25, fill, INK);
            put!(
                out,
                "<path transform=\"translate({:.1} {:.1}) scale(0.8)\" d=\"{}\" fill=\"{mark}\" fill-rule=\"evenodd\"/>\n",
                middle.0,
                middle.1 + 9.0,
                sign(side.seat)
            );
        }
        for (places, shape) in [
            (&side.settlements, "M-12 11v-13l12 -11l12 11v13z"),
            (&side.cities, "M-18 13v-16l9 -9l9 9v-8l9 -9l9 9v24z"),
        ] {
            for place in places {
                let Some((x, y)) = spot(hexes, read_corner(place).expect("views hold places")) else { continue };
                put!(
                    out,
                    "<g transform=\"translate({x:.1} {y:.1})\"><path d=\"{shape}\" fill=\"{fill}\" stroke=\"{PAPER}\" \
                     stroke-width=\"5\"/><path d=\"{shape}\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"1.6\"/>\
                     <path transform=\"translate(0 4)\" d=\"{}\" fill=\"{mark}\" fill-rule=\"evenodd\"/></g>\n",
                    sign(side.seat)
                );
            }
        }
    }
}

/// Where an intersection is drawn.
fn spot(hexes: &[HexAt], at: CornerAt) -> Option<(f64, f64)> {
    let tips = hexes.iter().flat_map(|&hex| Tip::ALL.map(|tip| (hex, tip)));
    tips.into_iter().find(|&(hex, tip)| CornerAt::of(hex, tip) == at).map(|(hex, tip)| corner_of(hex, tip))
}

/// A line for each player: sign, points, cards.
fn draw_legend(out: &mut String, view: &View, (left, top, width): (f64, f64, f64)) {
    put!(out, "<rect x=\"{left:.0}\" y=\"{top:.0}\" width=\"100%\" height=\"60\" fill=\"{PAPER}\"/>\n");
    let step = width / view.sides.len() as f64;
    for (i, side) in view.sides.iter().enumerate() {
        let x = left + step * i as f64;
        let (fill, mark) = SEATS[side.seat as usize % 6];
        let award = match (view.longest_road == Some(side.seat), view.largest_army == Some(side.seat)) {
            (true, true) => ", road, army",
            (true, false) => ", road",
            (false, true) => ", army",
            (false, false) => "",
        };
        put!(
            out,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"24\" height=\"24\" rx=\"4\" fill=\"{fill}\" stroke=\"{INK}\"/>\
             <path transform=\"translate({:.1} {:.1})\" d=\"{}\" fill=\"{mark}\" fill-rule=\"evenodd\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" font-size=\"15\" fill=\"{INK}\" text-anchor=\"start\">{} points, {} cards{award}</text>\n",
            x + 8.0,
            top + 10.0,
            x + 20.0,
            top + 22.0,
            sign(side.seat),
            x + 38.0,
            top + 27.0,
            side.points,
            side.cards
        );
    }
}
