//! Fog: hexes that are turned over when a road or ship reaches them (island 15.8).
//!
//! A hex is drawn when it is found, from the tiles and tokens that are still hidden. So nobody can know more than which
//! ones are left (island D23).

use kernel::{Bits, Rng, Seat, Weighted, below};

use crate::action::Outcome;
use crate::board::Terrain;
use crate::counts::Hand;
use crate::cx::Cx;
use crate::event::Event;
use crate::geometry::{Edge, Hex};
use crate::maps::Fog;
use crate::rules::{Island, Producer};
use crate::setup::is_red;
use crate::size::{AtSea, Size};
use crate::state::{Frame, State};

/// The most hexes of fog on a map.
pub(crate) const MOST: usize = 25;

/// What was found on a hex of the fog: nothing yet, or a terrain and a number (0 for none).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Find(u8);

impl Find {
    pub(crate) fn of(terrain: Terrain, number: u8) -> Find {
        Find((terrain as u8 + 1) << 4 | number)
    }

    /// Terrain and number, if the hex was turned over.
    #[inline]
    pub(crate) fn get(self) -> Option<(Terrain, u8)> {
        (self.0 > 0).then(|| (Terrain::ALL[(self.0 >> 4) as usize - 1], self.0 & 15))
    }
}

/// The tiles and tokens that are still hidden.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hidden {
    tiles: [u8; 8],
    /// By number.
    tokens: [u8; 13],
}

impl Hidden {
    fn of(fog: &Fog) -> Hidden {
        let mut hidden = Hidden { tiles: fog.hidden, tokens: [0; 13] };
        for &number in fog.numbers {
            hidden.tokens[number as usize] += 1;
        }
        hidden
    }

    /// Takes out a tile and its token; `false` if they are not among the hidden ones.
    pub(crate) fn take(&mut self, terrain: Terrain, number: u8) -> bool {
        let Some(tile) = self.tiles.get_mut(terrain as usize) else { return false };
        let token = &mut self.tokens[number as usize];
        let has_number = terrain.has_number();
        if *tile == 0 || has_number != (number > 0) || has_number && *token == 0 {
            return false;
        }
        *tile -= 1;
        *token -= u8::from(has_number);
        true
    }

    /// Whether a token may fall on a terrain: no red one on gold, while there are others (island 15.6, D23).
    fn allows(&self, terrain: Terrain, number: u8) -> bool {
        let others = (2..=12).any(|number| !is_red(number) && self.tokens[number as usize] > 0);
        terrain != Terrain::Gold || !is_red(number) || !others
    }

    /// Tokens that may fall on a terrain, each with its count.
    fn tokens_on(&self, terrain: Terrain) -> impl Iterator<Item = (u8, u32)> + Clone {
        let each = (2..=12u8).map(|number| (number, u32::from(self.tokens[number as usize])));
        each.filter(move |&(number, count)| count > 0 && self.allows(terrain, number))
    }

    /// Terrains that are hidden, each with its count.
    fn terrains(&self) -> impl Iterator<Item = (Terrain, u32)> + Clone {
        Terrain::ALL
            .into_iter()
            .zip(self.tiles)
            .map(|(terrain, count)| (terrain, u32::from(count)))
            .filter(|it| it.1 > 0)
    }
}

/// A random item, weighted by its count.
fn drawn<T>(each: impl Iterator<Item = (T, u32)> + Clone, rng: &mut impl Rng) -> T {
    let mut left = below(rng, each.clone().map(|(_, count)| count).sum());
    for (item, count) in each {
        if left < count {
            return item;
        }
        left -= count;
    }
    unreachable!("the draw is below the sum")
}

impl<D: Size> Island<D> {
    /// Hexes of the fog that were turned over and for which the condition holds.
    #[inline]
    pub(crate) fn found_hexes(&self, s: &State<D>, wanted: impl Fn(Terrain) -> bool) -> D::Hexes {
        let mut hexes = D::Hexes::default();
        if let Some(waters) = s.waters.get() {
            for (hex, find) in self.sea.fog.iter().zip(waters.found) {
                if find.get().is_some_and(|(terrain, _)| wanted(terrain)) {
                    hexes |= D::Hexes::of(hex.index());
                }
            }
        }
        hexes
    }

    /// Terrain and number of a hex as everybody sees it now.
    #[inline]
    pub fn tile(&self, s: &State<D>, hex: Hex) -> (Terrain, u8) {
        if let Some(waters) = s.waters.get()
            && self.sea.fog_hexes.has(hex.index())
        {
            let place = self.fog_place(hex);
            return waters.found[place].get().unwrap_or((Terrain::Fog, 0));
        }
        (self.terrain(hex), self.number(hex))
    }

    /// Hexes that were found in the fog and pay on a number.
    pub(crate) fn found_producers<'a>(
        &'a self,
        s: &State<D>,
        sum: u8,
    ) -> impl Iterator<Item = Producer<D>> + use<'a, D> {
        let found = s.waters.get().map(|waters| waters.found);
        let each = found.into_iter().flat_map(|found| self.sea.fog.iter().zip(found));
        each.filter_map(move |(&hex, find)| {
            let (terrain, number) = find.get()?;
            let resource = terrain.resource().filter(|_| number == sum)?;
            Some(Producer { hex, corners: self.topology.corners_of[hex.index()], resource })
        })
    }

    /// The index of a hex in the list of the fog.
    pub(crate) fn fog_place(&self, hex: Hex) -> usize {
        self.sea.fog.iter().position(|fog| *fog == hex).expect("a hex of the fog")
    }

    /// The hexes of the fog that are still unknown.
    #[inline]
    pub(crate) fn unknown(&self, s: &State<D>) -> D::Hexes {
        self.sea.fog_hexes.less(self.found_hexes(s, |_| true))
    }

    /// What is still hidden in the fog.
    pub(crate) fn hidden(&self, s: &State<D>) -> Hidden {
        let fog = self.sea.layout.and_then(|layout| layout.fog.as_ref()).expect("there is fog on this map");
        let mut hidden = Hidden::of(fog);
        for (terrain, number) in s.waters.get().into_iter().flat_map(|waters| waters.found).filter_map(Find::get) {
            hidden.take(terrain, number);
        }
        hidden
    }

    /// Whether this can be found in the fog.
    pub(crate) fn can_be_found(&self, s: &State<D>, terrain: Terrain, number: u8) -> bool {
        let hidden = self.hidden(s);
        number <= 12 && { hidden }.take(terrain, number) && hidden.allows(terrain, number)
    }

    /// All that may be found, weighted.
    pub(crate) fn finds(&self, s: &State<D>, out: &mut Weighted<Outcome>) {
        let hidden = self.hidden(s);
        let count = |terrain| hidden.tokens_on(terrain).map(|(_, count)| count).sum::<u32>().max(1);
        // Each terrain weighs as much as it has tiles, independent of the tokens that may lie on it.
        let (any, gold) = (count(Terrain::Forest), count(Terrain::Gold));
        for (terrain, tiles) in hidden.terrains() {
            if !terrain.has_number() {
                out.push(Outcome::Found(terrain, 0), tiles * any * gold);
                continue;
            }
            let rest = if terrain == Terrain::Gold { any } else { gold };
            for (number, tokens) in hidden.tokens_on(terrain) {
                out.push(Outcome::Found(terrain, number), tiles * tokens * rest);
            }
        }
    }

    /// Draws what is found.
    pub(crate) fn find(&self, s: &State<D>, rng: &mut impl Rng) -> Outcome {
        let hidden = self.hidden(s);
        let terrain = drawn(hidden.terrains(), rng);
        let number = if terrain.has_number() { drawn(hidden.tokens_on(terrain), rng) } else { 0 };
        Outcome::Found(terrain, number)
    }

    /// How a find is drawn: a tile, and a token if the tile has a number.
    #[cfg(feature = "json")]
    pub(crate) fn find_lots(&self, s: &State<D>, terrain: Terrain) -> Vec<Vec<(String, u32)>> {
        let hidden = self.hidden(s);
        let tiles = hidden.terrains().map(|(terrain, count)| (terrain.name().to_string(), count)).collect();
        let tokens = || hidden.tokens_on(terrain).map(|(number, count)| (number.to_string(), count)).collect();
        if terrain.has_number() { vec![tiles, tokens()] } else { vec![tiles] }
    }

    /// The player whose piece found the hex that is turned over now.
    pub(crate) fn finder(&self, s: &State<D>) -> Seat {
        match s.agenda.frames().first() {
            Some(&Frame::Special(seat)) => seat,
            _ => s.active,
        }
    }
}

impl<D: Size> Cx<'_, '_, D> {
    /// A road or ship was placed or moved: fog at its ends is turned over.
    #[inline]
    pub(crate) fn explore(&mut self, edge: Edge) {
        if !D::SEA || self.rules.sea.fog.is_empty() {
            return;
        }
        let rules = self.rules;
        let near = rules.topology.ends[edge.index()].iter();
        let near = near.fold(D::Hexes::default(), |set, end| set | rules.topology.hexes_at[end.index()]);
        let unknown = near & rules.unknown(self.s);
        // The northernmost comes first.
        for k in (0..unknown.count()).rev() {
            self.s.agenda.push(Frame::Explore(Hex(unknown.nth(k) as u8)));
        }
    }

    /// A hex of the fog is found. Land brings the finder a card.
    pub(crate) fn found(&mut self, hex: Hex, terrain: Terrain, number: u8) {
        let seat = self.rules.finder(self.s);
        self.s.agenda.pop();
        self.turn_over(hex, terrain, number);
        self.log.reveal();
        self.log.note(|| Event::Found { seat, hex, terrain, number });
        match terrain.resource() {
            Some(resource) if self.s.bank.has(resource) => {
                let cards = Hand::one(resource);
                self.take_from_bank(seat, cards);
                self.log.note(|| Event::Produced { seat, cards });
            }
            None if terrain == Terrain::Gold => {
                self.owe_gold(seat, 1);
                self.ask_for_gold();
            }
            _ => {}
        }
        self.go_on();
    }

    /// A hex of the fog lies face up. Intersections of new land are open where the distance rule allows.
    pub(crate) fn turn_over(&mut self, hex: Hex, terrain: Terrain, number: u8) {
        let place = self.rules.fog_place(hex);
        if let Some(waters) = self.s.waters.get_mut() {
            waters.found[place] = Find::of(terrain, number);
        }
        if !terrain.is_land() {
            return;
        }
        let topology = &self.rules.topology;
        for corner in topology.corners_of[hex.index()].ones() {
            if !self.s.built.meets(topology.near[corner]) {
                self.s.open |= D::Corners::of(corner);
            }
        }
    }
}
