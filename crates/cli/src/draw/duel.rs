//! The duel as an SVG picture: both principalities as cards on a table.

use std::fmt::Write;

use duel::{Edition, SideView, View};

use crate::picture;

const WIDTH: f64 = 118.0;
const HEIGHT: f64 = 74.0;
const GAP: f64 = 8.0;
const INK: &str = "#2A2620";
const PAPER: &str = "#FBF7EE";
const WATER: &str = "#A9CBD1";

/// Writes into a string; that cannot fail.
macro_rules! put {
    ($out:expr, $($part:tt)*) => { let _ = write!($out, $($part)*); };
}

/// Tint of a card: by its resource, or by what it is.
fn tint(what: &str) -> &'static str {
    match what {
        "lumber" => "#96B383",
        "brick" => "#E09A77",
        "wool" => "#DDE8B8",
        "grain" => "#F2D679",
        "ore" => "#BDBACB",
        "gold" => "#EFAE3C",
        "settlement" | "city" | "road" => "#D5C8B0",
        _ => PAPER,
    }
}

/// One card of the picture.
struct Drawn {
    column: i8,
    row: i8,
    title: String,
    note: String,
    fill: &'static str,
    /// Slots that are filled, out of three; nothing for a card that stores nothing.
    slots: Option<u8>,
}

fn drawn(side: &SideView) -> Vec<Drawn> {
    let mut cards = Vec::new();
    let mut add = |at: &str, title: String, note: String, fill, slots| {
        if let Some(spot) = duel::Spot::read(at) {
            cards.push(Drawn { column: spot.column, row: spot.row, title, note, fill, slots });
        }
    };
    for place in &side.center {
        add(&place.at, place.what.to_string(), String::new(), tint(place.what), None);
    }
    for region in &side.regions {
        add(&region.at, region.resource.clone(), region.number.to_string(), tint(&region.resource), Some(region.stock));
    }
    if let Some(sea) = &side.sea {
        let towns = || side.center.iter().filter(|it| it.what != "road").filter_map(|it| it.at.parse::<i8>().ok());
        let (first, last) = (towns().min().unwrap_or(0), towns().max().unwrap_or(0));
        let beyond = |n: i8| if sea.harbor == Some("right") { last + 1 + n } else { first - 1 - n };
        let ships = format!("{} ready", sea.ready);
        add(&beyond(0).to_string(), "harbor".into(), ships, WATER, None);
        for card in &sea.cards {
            let Some(spot) = duel::Spot::read(&card.at) else { continue };
            let row = [",a", "", ",b"][usize::from((spot.row - duel::Spot::SEA).unsigned_abs())];
            let at = format!("{}{row}", beyond(spot.column));
            let name = card.card.as_deref().unwrap_or("?").replace("island-of-the-", "").replace('-', " ");
            let fill = if card.open { PAPER } else { WATER };
            let slots = (card.level > 0).then_some(card.level);
            add(&at, name, card.ship.unwrap_or_default().into(), fill, slots);
        }
    }
    for card in &side.cards {
        let slots = (card.dial > 0).then_some(card.dial);
        add(&card.at, card.card.replace('-', " "), String::new(), tint(""), slots);
    }
    cards
}

/// The table of the duel as an SVG picture: seat 1 above, seat 0 below.
pub fn table(edition: &Edition, view: &View) -> String {
    let sides: Vec<Vec<Drawn>> = view.sides.iter().map(drawn).collect();
    let columns = || sides.iter().flatten().map(|card| card.column);
    let (first, last) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
    let width = f64::from(last - first + 1) * (WIDTH + GAP) + 3.0 * GAP;
    let block = 5.0 * (HEIGHT + GAP) + 46.0;
    let mut out = String::new();
    put!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {:.0}\" font-family=\"Georgia, serif\">\n\
         <title>The duel, turn {}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#EFE6D5\"/>\n",
        2.0 * block + GAP,
        view.turn
    );
    for (place, seat) in [1usize, 0].into_iter().enumerate() {
        let Some(side) = view.sides.get(seat) else { continue };
        let top = place as f64 * block;
        let active = if usize::from(view.active) == seat { ", on turn" } else { "" };
        put!(
            out,
            "<text x=\"{:.0}\" y=\"{:.0}\" font-size=\"18\" fill=\"{INK}\">Seat {seat}{active}: {} of {} points, {} cards in \
             hand; {}</text>\n",
            2.0 * GAP,
            top + 28.0,
            side.points,
            view.target,
            side.hand.len(),
            picture::points(edition, side)
        );
        for card in &sides[seat] {
            let x = f64::from(card.column - first) * (WIDTH + GAP) + 2.0 * GAP;
            let y = top + 40.0 + f64::from(2 - card.row) * (HEIGHT + GAP);
            draw_card(&mut out, card, x, y);
        }
    }
    out.push_str("</svg>");
    out
}

fn draw_card(out: &mut String, card: &Drawn, x: f64, y: f64) {
    put!(
        out,
        "<rect x=\"{x:.0}\" y=\"{y:.0}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"7\" fill=\"{}\" stroke=\"{INK}\"/>\
         <text x=\"{:.0}\" y=\"{:.0}\" font-size=\"14\" fill=\"{INK}\">{}</text>",
        card.fill,
        x + 8.0,
        y + 20.0,
        card.title
    );
    if !card.note.is_empty() {
        put!(
            out,
            "<text x=\"{:.0}\" y=\"{:.0}\" font-size=\"20\" font-weight=\"bold\" text-anchor=\"end\" fill=\"{INK}\">{}</text>",
            x + WIDTH - 9.0,
            y + 24.0,
            card.note
        );
    }
    if let Some(filled) = card.slots {
        for slot in 0..3u8 {
            put!(
                out,
                "<circle cx=\"{:.0}\" cy=\"{:.0}\" r=\"9\" fill=\"{}\" stroke=\"{INK}\"/>",
                x + 20.0 + 26.0 * f64::from(slot),
                y + HEIGHT - 18.0,
                if slot < filled { INK } else { "none" }
            );
        }
    }
    out.push('\n');
}
