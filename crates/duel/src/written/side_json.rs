//! A principality as three rows of text, as it lies on the table.
//!
//! ```text
//! "forest-2:1 | abbey | gold-field-1 | storehouse, harald | fields-6:1"
//! "-          | settlement | road | city | road"
//! "hills-3:1  | - | pasture-4:1 | austin | mountains-5:1"
//! ```
//!
//! - A region is followed by its stock (`forest-2:1`). A site lists its cards (`-` for none).
//! - A card on a region or on a city follows after a plus sign: `forest-2:1 + gold-cache:2`.
//! - A covering card names the card below it: `town-hall over parish-hall`.
//! - `:` is followed by the number on a card's dial; `!` marks a function that was used this turn; `foreign` marks a
//!   card of the other player.
//! - Markers are in a separate list (`write_markers`).

use kernel::{Seat, Wrong};

use crate::agenda::Frame;
use crate::card::require::{EXCLUDES, Require};
use crate::card::{CardKind, Place};
use crate::cards::Card;
use crate::chapters::build::BuildFrame;
use crate::chapters::effects::{Ask, EffectFrame};
use crate::matches::rules::Duel;
use crate::position::piles::{Face, Row};
use crate::position::side::{Lying, Side};
use crate::position::site::{CAP, Site, Spot, Store};
use crate::position::state::{End, State, foe};

const NONE: &str = "-";
const FOREIGN: &str = "foreign ";

impl Duel {
    /// The three rows of a principality: above, center, below.
    pub(crate) fn write_rows(&self, side: &Side) -> [String; 3] {
        let (first, last) = (2 * side.left - 1, 2 * side.outermost(End::Right) + 1);
        [1, 0, -1].map(|row| {
            let cells = (first..=last).map(|column| match (column % 2 == 0, row) {
                (true, 0) => self.place_cell(side, column),
                (false, 0) => {
                    let site = Spot::new(column, 0).site();
                    let road = side.roads >> (site.0 - 48) & 1 == 1;
                    let complement = self.lying_text(side, site).map(|card| format!(" + {card}"));
                    if road { format!("road{}", complement.unwrap_or_default()) } else { NONE.into() }
                }
                (true, row) => {
                    let sites = [row, 2 * row].map(|row| Spot::new(column, row).site());
                    let cards: Vec<_> = sites.iter().filter_map(|&site| self.lying_text(side, site)).collect();
                    if cards.is_empty() { NONE.into() } else { cards.join(", ") }
                }
                (false, row) => self.region_cell(side, Store(Spot::new(column, row).site().0 - 32)),
            });
            cells.collect::<Vec<_>>().join(" | ")
        })
    }

    fn place_cell(&self, side: &Side, column: i8) -> String {
        let place = Spot::new(column, 0).site().place();
        match side.crowned[usize::from(place)] {
            Face(0) if side.cities >> place & 1 == 1 => "city".into(),
            Face(0) => "settlement".into(),
            crown => format!("city + {}", self.name(crown)),
        }
    }

    fn region_cell(&self, side: &Side, store: Store) -> String {
        let region = side.regions[store.index()];
        if region == Face(0) {
            // The regions of this settlement are not laid yet.
            return NONE.into();
        }
        let mut cell = self.name(region);
        if side.stored(store) > 0 {
            cell += &format!(":{}", side.stored(store));
        }
        if let Some(card) = self.lying_text(side, store.site()) {
            cell += &format!(" + {card}");
        }
        cell
    }

    fn lying_text(&self, side: &Side, site: Site) -> Option<String> {
        let Lying { face, under, .. } = side.lying[site.index()];
        if face == Face(0) {
            return None;
        }
        let number = side.shown(self, site);
        let whose = if side.foreign & site.bit() != 0 { FOREIGN } else { "" };
        let mut text = format!("{whose}{}", self.name(face));
        if number > 0 {
            text += &format!(":{number}");
        }
        if side.used & site.bit() != 0 {
            text += "!";
        }
        if under != Face(0) {
            text += &format!(" over {}", self.name(under));
        }
        Some(text)
    }

    /// The markers beside a principality.
    pub(crate) fn write_markers(&self, side: &Side) -> Vec<String> {
        (56..64).filter_map(|site| self.lying_text(side, Site(site))).collect()
    }

    /// Reads the markers beside a principality.
    pub(crate) fn read_markers(&self, side: &mut Side, markers: &[&str], at: &str) -> Result<(), Wrong> {
        if markers.len() > 8 {
            return Err(Wrong::at(at, "there is room for eight markers"));
        }
        let mut sites = (56..64).map(Site).zip(markers);
        sites.try_for_each(|(site, marker)| self.read_lying(side, site, marker, at))
    }

    /// Reads the three rows of a principality whose leftmost settlement is in column `left`.
    pub(crate) fn read_rows(&self, rows: &[&str], left: i8, at: &str) -> Result<Side, Wrong> {
        let [above, center, below] = rows else {
            return Err(Wrong::at(at, "a principality has three rows: above, center, below"));
        };
        let cells = [above, center, below].map(|row| row.split('|').map(str::trim).collect::<Vec<_>>());
        let width = cells[1].len();
        let no = |why: String| Err(Wrong::at(at, why));
        if width % 2 == 0 || cells.iter().any(|row| row.len() != width) {
            return no("all three rows have the same odd number of cells, regions first and last".into());
        }
        let most = 2 + usize::from(self.edition.supply[1]);
        if width / 2 > most {
            return no(format!(
                "{} settlements: there are {most} at most, 2 from the start and the others of the supply",
                width / 2
            ));
        }
        let places = (width / 2) as i8;
        let right = i32::from(left) + 2 * (i32::from(places) - 1);
        if left % 2 != 0 || !(-10..=0).contains(&left) || !(2..=12).contains(&right) {
            return no(format!("{places} settlements from column {left} on do not hold the start settlements"));
        }
        let mut side = Side { left: left / 2, ..Side::EMPTY };
        for (cell, text) in cells[1].iter().enumerate() {
            let column = left - 1 + cell as i8;
            let outer = cell == 0 || cell == width - 1;
            let site = Spot::new(column, 0).site();
            match (*text, cell % 2 == 1) {
                ("settlement", true) => side.settled |= 1 << site.place(),
                (text, true) if text == "city" || text.starts_with("city + ") => {
                    side.settled |= 1 << site.place();
                    side.cities |= 1 << site.place();
                    if let Some(name) = text.strip_prefix("city + ") {
                        let crown = self.named(name).filter(|&face| self.card(face).def().place == Place::OnCity);
                        let Some(crown) = crown else { return no(format!("{name:?} is not laid on a city")) };
                        side.crowned[usize::from(site.place())] = crown;
                    }
                }
                (NONE, false) if outer => {}
                (text, false) if text == "road" || text.starts_with("road + ") => {
                    side.roads |= 1 << (site.0 - 48);
                    if let Some(card) = text.strip_prefix("road + ") {
                        self.read_lying(&mut side, site, card, at)?;
                    }
                }
                (text, true) => return no(format!("column {column} holds a settlement or a city, not {text:?}")),
                (text, false) => return no(format!("column {column} holds a road, not {text:?}")),
            }
        }
        for (row, cells) in [(1, &cells[0]), (-1, &cells[2])] {
            for (cell, text) in cells.iter().enumerate() {
                let column = left - 1 + cell as i8;
                if cell % 2 == 0 {
                    self.read_region(&mut side, Store(Spot::new(column, row).site().0 - 32), text, at)?;
                } else if *text != NONE {
                    let sites = [row, 2 * row].map(|row| Spot::new(column, row).site());
                    let cards: Vec<&str> = text.split(',').map(str::trim).collect();
                    if cards.len() > 2 {
                        return no(format!("there is no room for {text:?} in column {column}"));
                    }
                    for (site, card) in sites.into_iter().zip(cards) {
                        self.read_lying(&mut side, site, card, at)?;
                    }
                }
            }
        }
        Ok(side)
    }

    fn read_region(&self, side: &mut Side, store: Store, text: &str, at: &str) -> Result<(), Wrong> {
        if text == NONE {
            return Ok(());
        }
        let (region, card) = match text.split_once(" + ") {
            Some((region, card)) => (region, Some(card)),
            None => (text, None),
        };
        let (name, stock) = numbered(region).map_err(|why| Wrong::at(at, why))?;
        let face = self.named(name).filter(|&face| self.card(face).def().kind == CardKind::Region);
        let face = face.ok_or_else(|| Wrong::at(at, format!("there is no region {name:?}, such as forest-4")))?;
        if stock > CAP {
            return Err(Wrong::at(at, format!("{name} stores at most {CAP}")));
        }
        side.regions[store.index()] = face;
        side.set_stored(store, stock);
        card.map_or(Ok(()), |card| self.read_lying(side, store.site(), card, at))
    }

    fn read_lying(&self, side: &mut Side, site: Site, text: &str, at: &str) -> Result<(), Wrong> {
        let no = |why: String| Err(Wrong::at(at, why));
        let expansion = |name: &str| {
            let face = self.named(name).filter(|&face| self.card(face).def().kind.is_laid());
            face.ok_or_else(|| Wrong::at(at, format!("there is no expansion {name:?} in this game")))
        };
        let (text, foreign) = match text.strip_prefix(FOREIGN) {
            Some(text) => (text, true),
            None => (text, false),
        };
        let (over, under) = match text.split_once(" over ") {
            Some((over, under)) => (over, expansion(under)?),
            None => (text, Face(0)),
        };
        let (over, used) = match over.strip_suffix('!') {
            Some(over) => (over, true),
            None => (over, false),
        };
        let (name, number) = numbered(over).map_err(|why| Wrong::at(at, why))?;
        let face = expansion(name)?;
        let def = self.card(face).def();
        match def.place {
            Place::Upon(card) if under == Face(0) || self.card(under) != card => {
                let (name, under) = (def.key, card.def().key);
                return no(format!("{} lies on a {}: write \"{name} over {under}\"", def.name, card.def().name));
            }
            Place::Upon(_) => {}
            _ if under != Face(0) => return no(format!("{} covers no other card", def.name)),
            _ => {}
        }
        if used && !def.is_used_up() && !(def.bears && self.card(under).def().is_used_up()) {
            return no(format!("{name} has no function that is used up"));
        }
        match (def.stores.is_some(), def.dial) {
            (true, _) if number > CAP => {
                return no(format!("{name} stores at most {CAP}"));
            }
            (true, _) => side.set_stored(Store::of_card(site), number),
            (false, 0) if number > 0 => return no(format!("{name} keeps no number")),
            (false, most) if number > most => return no(format!("{name} shows at most {most}")),
            (false, _) => {}
        }
        let dial = if def.stores.is_some() { 0 } else { number };
        side.lying[site.index()] = Lying { face, under, dial };
        if used {
            side.used |= site.bit();
        }
        if foreign != def.abroad {
            let built = if def.abroad { "abroad: it is foreign where it lies" } else { "at home: it is never foreign" };
            return no(format!("{name} is built {built}"));
        }
        if foreign {
            side.foreign |= site.bit();
        }
        Ok(())
    }

    /// Checks that every card in a seat's principality lies at an allowed site.
    pub(crate) fn check_sites(&self, s: &State, seat: Seat, at: &str) -> Result<(), Wrong> {
        let side = s.side(seat);
        let no = |why: String| Err(Wrong::at(at, why));
        let regions = (0..16).filter(|&store| side.regions[store] != Face(0)).count();
        let laying = match s.agenda.top() {
            Frame::Build(BuildFrame::LayRegions(builder, _)) => builder == seat,
            Frame::Effect(EffectFrame::Ask(builder, Ask::Card { row: Row::REGIONS, .. })) => builder == seat,
            _ => false,
        };
        let lacking =
            if laying { s.lacks_regions(seat).map_or(0, |(_, rows)| rows.iter().filter(|it| **it).count()) } else { 0 };
        if regions + lacking != 2 * (usize::from(side.places()) + 1) {
            return no("there is a region above and below every road column".into());
        }
        for (site, card) in side.guests(self) {
            if !s.may_lie(seat, card, site) {
                return no(misplaced(side, card, site));
            }
            if card.def().fits.is_some_and(|fits| fits(self, s, foe(seat), site.bit()) == 0) {
                return no(unfit(side, card, site));
            }
            if card.def().expires.is_some_and(|expires| expires(self, s, foe(seat), site.abroad())) {
                let here = side.spot(site);
                return no(format!("{} at {here} would be gone already: see its text", card.def().name));
            }
        }
        for (site, card) in side.cards(self) {
            if !s.may_lie(seat, card, site) {
                return no(misplaced(side, card, site));
            }
            let excluded = |it: &&Require| it.says.starts_with(EXCLUDES) && !(it.holds)(self, s, seat);
            if let Some(excluded) = card.def().requires.iter().find(excluded) {
                return no(format!("{} needs {}", card.def().name, excluded.words));
            }
            let under = side.lying[site.index()].under;
            let covered = (under != Face(0)).then(|| self.card(under));
            let twice = |it: &Card| self.stands_once(*it) && side.copies_of(self, *it) > 1;
            if let Some(twice) = [Some(card), covered].into_iter().flatten().find(twice) {
                let name = twice.def().name;
                return no(format!("{name} may lie only once in a principality, and a covered one counts"));
            }
            if let Some(fits) = card.def().fits
                && fits(self, s, seat, site.bit()) == 0
            {
                return no(unfit(side, card, site));
            }
        }
        for (place, card) in side.crowns(self) {
            let site = Site(4 * place);
            let unfit = card.def().fits.is_some_and(|fits| fits(self, s, seat, site.bit()) == 0);
            if unfit || card.def().once && side.crowns(self).filter(|(_, other)| *other == card).count() > 1 {
                let at = s.building_spot(seat, card, site);
                return no(format!("{} cannot lie at {at}: its text allows other sites only", card.def().name));
            }
        }
        if side.tally.stores.iter().any(|stores| stores.count_ones() > 5) {
            return no("a resource has five stores at most".into());
        }
        Ok(())
    }
}

/// The message that a card cannot lie at a site, with the places where it can lie.
fn misplaced(side: &Side, card: Card, site: Site) -> String {
    let def = card.def();
    let settled = site.is_of_a_place() && side.settled >> site.place() & 1 == 1;
    let where_it_can = match def.place {
        Place::Settlement if settled => "a settlement has one site above and one below".into(),
        Place::Settlement => "it is built at a settlement or a city".into(),
        Place::City => "it is built at a city".into(),
        Place::Region => "it is built at a region".into(),
        Place::Road => "it is built on a road".into(),
        Place::Upon(under) => format!("it is built on {}", under.def().name),
        Place::Beside => "it lies beside the principality".into(),
        Place::OnCity => "it is laid on a city".into(),
        Place::Nowhere | Place::Sea => "it is no card of a principality".to_string(),
    };
    format!("{} cannot lie at {}: {where_it_can}", def.name, side.spot(site))
}

/// Why a card cannot lie at a site of the right sort.
fn unfit(side: &Side, card: Card, site: Site) -> String {
    format!("{} cannot lie at {}: its text allows other sites only", card.def().name, side.spot(site))
}

/// Reads a name and a number after a colon; 0 if there is no number.
pub(crate) fn numbered(text: &str) -> Result<(&str, u8), String> {
    let Some((name, number)) = text.split_once(':') else { return Ok((text, 0)) };
    match number.parse::<u8>() {
        Ok(0) => Err(format!("a number of 0 is left out: write {name:?}, not {text:?}")),
        Ok(count) if count.to_string() == number => Ok((name, count)),
        _ => Err(format!("{number:?} in {text:?} is no small number: it is written as in \"{name}:2\"")),
    }
}
