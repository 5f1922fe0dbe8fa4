//! The duel in letters: both principalities as rows of cards, then stacks and hands.

use duel::{CLASSIC, Edition, SeaCardView, SeaView, SideView, View};

use super::Picture;

/// Letters for each column.
const WIDTH: usize = 17;

/// The table of the duel, in letters.
pub fn table(edition: &Edition, view: &View) -> Picture {
    let sides = view.sides.iter().enumerate().rev();
    let board: Vec<String> = sides.map(|(seat, side)| principality(edition, view, seat, side)).collect();
    let stack = |(n, cards): (usize, &Vec<duel::CardView>)| match cards.first() {
        Some(top) => format!("{n} {}: {}", top.back, cards.len()),
        None => format!("{n}: empty"),
    };
    let stacks: Vec<String> = view.stacks.iter().enumerate().map(stack).collect();
    let hand = |(seat, side): (usize, &SideView)| {
        format!("hand of seat {seat} ({} of {}): {}", side.hand.len(), side.hand_limit, names(&side.hand))
    };
    let [roads, settlements, cities] = view.supply;
    let discards: Vec<String> = view.discards.iter().map(discarded).collect();
    let mut lines: Vec<String> = view.sides.iter().enumerate().rev().map(hand).collect();
    lines.extend([
        format!("stacks {}; events {}; regions {}", stacks.join(", "), view.events.len(), view.regions.len()),
        format!("left: {roads} roads, {settlements} settlements, {cities} cities; discarded: {}", discards.join("; ")),
    ]);
    if !view.face_up.is_empty() {
        lines.push(format!("face up: {}", names(&view.face_up)));
    }
    let rolled = match view.number {
        Some(number) => {
            let face = |it: &str| texts::english().word(&format!("{}.{it}", edition.face_words));
            format!("; {number}, {}", view.event.map_or("no event yet".into(), face))
        }
        None => String::new(),
    };
    let asked = match view.due {
        Some(seat) => format!("seat {seat} is asked: {}", view.asked),
        None => view.asked.clone(),
    };
    lines.push(format!("turn {} of seat {}{rolled}; {} points win; {asked}", view.turn, view.active, view.target));
    Picture { board: board.join("\n"), lines }
}

/// Names of known cards, and the backs of the others.
fn names(cards: &[duel::CardView]) -> String {
    let name = |card: &duel::CardView| card.card.clone().unwrap_or_else(|| format!("({})", card.back));
    let names: Vec<String> = cards.iter().map(name).collect();
    if names.is_empty() { "nothing".into() } else { names.join(", ") }
}

/// A discard pile: its top card and how many lie there, or all cards, the newest last, while it is looked through.
fn discarded(pile: &duel::DiscardView) -> String {
    match (&pile.cards, &pile.top) {
        (Some(cards), Some(_)) => cards.join(", "),
        (None, Some(top)) if pile.count > 1 => format!("{top} on top of {} others", pile.count - 1),
        (None, Some(top)) => top.clone(),
        (_, None) => "nothing".into(),
    }
}

/// The points of a side in the words of its edition: `trade 2, strength 5, tournament 1`.
pub fn points(edition: &Edition, side: &SideView) -> String {
    let SideView { commerce, strength, skill, progress, .. } = side;
    if is_classic(edition) {
        // The fourth kind raises the hand limit and nothing else; that is told beside the hand.
        return format!("trade {commerce}, strength {strength}, tournament {skill}");
    }
    format!("commerce {commerce}, strength {strength}, skill {skill}, progress {progress}")
}

fn is_classic(edition: &Edition) -> bool {
    edition.name == CLASSIC.name
}

fn principality(edition: &Edition, view: &View, seat: usize, side: &SideView) -> String {
    let turn = if usize::from(view.active) == seat { ">" } else { " " };
    let mut tokens = String::new();
    let [trade, strength] =
        if is_classic(edition) { ["Mill", "Knight"] } else { ["trade advantage", "strength advantage"] };
    if side.trade_advantage {
        tokens.push_str(&format!(", {trade}"));
    }
    if side.strength_advantage {
        tokens.push_str(&format!(", {strength}"));
    }
    for (ware, count) in &side.wares {
        tokens.push_str(&format!(", {count} {ware}{}", if *count == 1 { "" } else { "s" }));
    }
    let mut text =
        format!("{turn} seat {seat}: {} of {} points; {}{tokens}\n", side.points, view.target, points(edition, side));
    text.push_str(&grid(cells(side), &[(2, "a2"), (1, "a"), (0, ""), (-1, "b"), (-2, "b2")]));
    let beside: Vec<String> =
        side.cards.iter().filter(|it| it.at.ends_with(",m")).map(|it| with_dial(it, usize::MAX)).collect();
    if !beside.is_empty() {
        text.push_str(&format!("  beside: {}\n", beside.join(", ")));
    }
    if let Some(sea) = &side.sea {
        text.push_str(&ships(sea));
        text.push_str(&grid(sea_cells(sea), &[(1, "sa"), (0, "s"), (-1, "sb")]));
    }
    text
}

/// Where the harbor lies, and what its ships can do.
fn ships(sea: &SeaView) -> String {
    let harbor = sea.harbor.map_or("no harbor yet".into(), |end| format!("harbor at the {end}"));
    let used = if sea.spent > 0 { format!(", {} used", sea.spent) } else { String::new() };
    let SeaView { ready, discoveries, sail, cannon, .. } = sea;
    format!("  {harbor}: ships {ready} ready{used}, discoveries left {discoveries}; sail {sail}, cannon {cannon}\n")
}

/// The sea cards, column by column from the harbor on: the level, and the ship that lies there.
fn sea_cells(sea: &SeaView) -> Vec<(i8, i8, String)> {
    let cell = |card: &SeaCardView| {
        let level = if card.level > 0 { format!(" {}", "*".repeat(card.level.into())) } else { String::new() };
        let ship = card.ship.map_or(String::new(), |ship| format!(" +{ship}"));
        // If the card is too narrow, its name is shortened.
        let name = card.card.as_deref().unwrap_or("hidden").replace("island-of-the-", "").replace('-', " ");
        let name = if card.open { name } else { format!("({name})") };
        let room = WIDTH - 1 - level.len() - ship.len();
        let name: String = name.chars().take(room).collect();
        let (column, row) = sea_place(&card.at)?;
        Some((column, row, format!("{name}{level}{ship}")))
    };
    sea.cards.iter().filter_map(cell).collect()
}

/// The column from the harbor on and the row of a place at sea: 1 above the harbor, 0 level with it, -1 below.
fn sea_place(at: &str) -> Option<(i8, i8)> {
    let spot = duel::Spot::read(at)?;
    Some((spot.column, duel::Spot::SEA + 1 - spot.row))
}

/// Everything in a principality with its place: column and row.
fn cells(side: &SideView) -> Vec<(i8, i8, String)> {
    let mut cells = Vec::new();
    let mut put = |at: &str, text: String| {
        if let Some(spot) = duel::Spot::read(at) {
            cells.push((spot.column, spot.row, text));
        }
    };
    for region in &side.regions {
        put(&region.at, format!("{} {}", region.card.replace('-', " "), "o".repeat(region.stock.into())));
    }
    let crowns: Vec<_> = side.cards.iter().filter(|card| side.center.iter().any(|it| it.at == card.at)).collect();
    for place in &side.center {
        let crown = crowns.iter().find(|it| it.at == place.at);
        put(&place.at, crown.map_or(place.what.to_uppercase(), |it| it.card.to_uppercase().replace('-', " ")));
    }
    for card in side.cards.iter().filter(|it| !crowns.iter().any(|crown| crown.at == it.at)) {
        put(&card.at, with_dial(card, WIDTH - 1));
    }
    cells
}

/// A card and the number that it shows. If there is too little room, the name is shortened.
fn with_dial(card: &duel::LyingView, room: usize) -> String {
    let dial = if card.dial > 0 { format!(" {}", "o".repeat(card.dial.into())) } else { String::new() };
    let name: String = card.card.chars().take(room - dial.len()).collect();
    format!("{name}{dial}")
}

fn grid(cells: Vec<(i8, i8, String)>, rows: &[(i8, &str)]) -> String {
    let columns = || cells.iter().map(|cell| cell.0);
    let (first, last) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
    let mut text = String::from("     ");
    for column in first..=last {
        text.push_str(&format!("{column:<WIDTH$}"));
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    for &(row, label) in rows {
        let mut line = format!("  {label:<3}");
        for column in first..=last {
            let here = cells.iter().find(|cell| (cell.0, cell.1) == (column, row));
            let short: String = here.map_or(String::new(), |cell| cell.2.chars().take(WIDTH - 1).collect());
            line.push_str(&format!("{short:<WIDTH$}"));
        }
        if line.trim() != label {
            text.push_str(line.trim_end());
            text.push('\n');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sea_is_drawn_with_its_ships_and_levels_and_hides_what_the_viewer_does_not_know() {
        // enlightenment 2.1, enlightenment 2.7
        let card = |at: &str, card: Option<&str>, open, level, ship| SeaCardView {
            at: at.into(),
            card: card.map(Into::into),
            open,
            level,
            ship,
            in_reach: true,
            can_rise: open,
            fight: None,
        };
        let cards = vec![
            card("1,sa", None, false, 0, None),
            card("1,s", Some("island-of-the-merchants"), true, 2, Some("ship")),
            card("1,sb", Some("jean"), false, 0, None),
        ];
        let sea =
            SeaView { harbor: Some("left"), cards, ready: 1, spent: 0, unbuilt: 1, discoveries: 1, sail: 2, cannon: 0 };
        assert_eq!(ships(&sea), "  harbor at the left: ships 1 ready, discoveries left 1; sail 2, cannon 0\n");
        let drawn = grid(sea_cells(&sea), &[(1, "sa"), (0, "s"), (-1, "sb")]);
        assert_eq!(drawn, "     1\n  sa (hidden)\n  s  merchan ** +ship\n  sb (jean)\n");
    }

    /// rivals 18.37
    #[test]
    fn a_discard_pile_shows_its_top_card_and_a_count_and_all_cards_to_the_player_who_looks_through_it() {
        let pile = |names: &[&str], open: bool| {
            let names: Vec<String> = names.iter().map(ToString::to_string).collect();
            let (count, top) = (names.len() as u8, names.last().cloned());
            discarded(&duel::DiscardView { count, top, cards: open.then_some(names) })
        };
        assert_eq!(pile(&[], false), "nothing");
        assert_eq!(pile(&["abbey"], false), "abbey");
        assert_eq!(pile(&["abbey", "scout", "inga"], false), "inga on top of 2 others");
        assert_eq!(pile(&["abbey", "scout", "inga"], true), "abbey, scout, inga");
        assert_eq!(pile(&[], true), "nothing");
    }

    #[test]
    fn points_and_tokens_have_the_words_of_the_edition() {
        use kernel::Game;
        use table::Family;

        let shown = |edition: &'static Edition| {
            let options = duel::Options::from_spec(edition.name).expect("the name is a spec");
            let game = table::DuelFamily::new(options).draw(7).expect("a game without decks can be drawn");
            let mut view = game.view(&game.start(), kernel::Viewer::Public);
            (view.sides[0].trade_advantage, view.sides[0].strength_advantage) = (true, true);
            table(edition, &view).board
        };
        let classic = shown(&CLASSIC);
        assert!(classic.contains("trade 0, strength 0, tournament 0, Mill, Knight\n"), "{classic}");
        let rivals = shown(&duel::RIVALS);
        let words = "commerce 0, strength 0, skill 0, progress 0, trade advantage, strength advantage\n";
        assert!(rivals.contains(words), "{rivals}");
    }
}
