//! Reading a position from outside the rules: for bots and tools, also in an imagined world.
//!
//! [`Open`] is what everybody sees on the table. [`Known`] also has one seat's own secrets. A [`State`] has all
//! secrets; the only states that a bot has are imagined ones.

use kernel::{Bits, Seat, Seats};

use crate::action::Deal;
use crate::counts::{Cards, Hand, Resource};
use crate::geometry::Hex;
use crate::known::Known;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, Holder, State};
use crate::trade::Answer;

pub use crate::state::Frame as Moment;

/// The open part of a position, which everybody sees.
///
/// ```
/// use island::{Island, Options, Setup, Small};
/// use kernel::{Game, Seat, testkit::Dice};
///
/// let setup = Setup::draw(Options::default(), &mut Dice::new(1)).unwrap();
/// let island = Island::<Small>::new(setup).unwrap();
/// let known = island.known(&island.start(), Seat(2));
/// assert_eq!(known.open().points(Seat(0)), 0);
/// assert!(known.hand().is_empty());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Open<'a, D: Size>(pub(crate) &'a State<D>);

impl<D: Size> State<D> {
    /// What everybody sees of this position.
    #[inline]
    pub fn open(&self) -> Open<'_, D> {
        Open(self)
    }

    /// The resource cards in a seat's hand, without what was laid aside for a 7.
    #[inline]
    pub fn hand_of(&self, seat: Seat) -> Hand {
        self.hand(seat) - self.side(seat).aside
    }

    /// The development cards in a seat's hand.
    #[inline]
    pub fn development_of(&self, seat: Seat) -> Cards {
        self.side(seat).devs
    }
}

impl<D: Size> Known<D> {
    /// What everybody sees of this position.
    #[inline]
    pub fn open(&self) -> Open<'_, D> {
        Open(&self.s)
    }

    /// The resource cards in the own hand, without what was laid aside for a 7.
    #[inline]
    pub fn hand(&self) -> Hand {
        self.s.hand_of(self.seat)
    }

    /// The development cards in the own hand, those bought this turn included.
    #[inline]
    pub fn development(&self) -> Cards {
        self.s.side(self.seat).devs
    }

    /// All own points, hidden ones included.
    #[inline]
    pub fn total_points(&self) -> u8 {
        self.s.total_points(self.seat)
    }

    /// The cards that an opponent surely holds; for the own seat, the hand itself.
    #[inline]
    pub fn sure_hand(&self, owner: Seat) -> Hand {
        self.s.known_hand(owner, self.seat)
    }
}

impl<D: Size> Open<'_, D> {
    /// What is awaited.
    #[inline]
    pub fn moment(&self) -> Moment {
        self.0.agenda.top()
    }

    /// Whose turn it is; in set-up, who places; at the end, who won.
    #[inline]
    pub fn active(&self) -> Seat {
        self.0.active
    }

    /// Turns begun; in set-up, settlements placed.
    #[inline]
    pub fn turn(&self) -> u16 {
        self.0.turn
    }

    /// Whether this is the reduced turn of paired players.
    #[inline]
    pub fn is_reduced(&self) -> bool {
        self.0.reduced
    }

    /// Whether a development card was played this turn.
    #[inline]
    pub fn card_was_played(&self) -> bool {
        self.0.card_played
    }

    /// The points of a seat that everybody sees.
    #[inline]
    pub fn points(&self, seat: Seat) -> u8 {
        self.0.side(seat).points
    }

    /// How many resource cards a seat holds.
    #[inline]
    pub fn cards(&self, seat: Seat) -> u8 {
        self.0.side(seat).cards - self.0.side(seat).laid
    }

    /// How many development cards a seat holds.
    #[inline]
    pub fn held(&self, seat: Seat) -> u8 {
        self.0.side(seat).held
    }

    /// Knights that a seat played.
    #[inline]
    pub fn knights(&self, seat: Seat) -> u8 {
        self.0.side(seat).knights
    }

    /// The length of a seat's longest road.
    #[inline]
    pub fn road(&self, seat: Seat) -> u8 {
        self.0.side(seat).road
    }

    /// Paths with a ship of a seat.
    #[inline]
    pub fn ships(&self, seat: Seat) -> D::Edges {
        self.0.side(seat).ships()
    }

    /// Paths with a road or ship of a seat: its network.
    #[inline]
    pub fn network(&self, seat: Seat) -> D::Edges {
        self.0.side(seat).pieces()
    }

    /// Ships that a seat has left.
    #[inline]
    pub fn ships_left(&self, seat: Seat) -> u8 {
        self.0.side(seat).ships_left()
    }

    /// Where the pirate is, if it is on the board.
    #[inline]
    pub fn pirate(&self) -> Option<Hex> {
        self.0.pirate()
    }

    /// Paths with a road of a seat.
    #[inline]
    pub fn roads(&self, seat: Seat) -> D::Edges {
        self.0.side(seat).roads
    }

    /// Intersections with a settlement or city of a seat.
    #[inline]
    pub fn buildings(&self, seat: Seat) -> D::Corners {
        self.0.side(seat).buildings
    }

    /// Settlements of a seat.
    #[inline]
    pub fn settlements(&self, seat: Seat) -> D::Corners {
        self.0.settlements(seat)
    }

    /// Intersections with a city of anybody.
    #[inline]
    pub fn cities(&self) -> D::Corners {
        self.0.cities
    }

    /// Intersections with a building of anybody.
    #[inline]
    pub fn built(&self) -> D::Corners {
        self.0.built
    }

    /// Intersections where the distance rule allows a settlement.
    #[inline]
    pub fn free_corners(&self) -> D::Corners {
        self.0.open
    }

    /// Intersections that a seat's roads, ships and buildings touch.
    #[inline]
    pub fn reached(&self, seat: Seat) -> D::Corners {
        self.0.side(seat).reached
    }

    /// Paths with a road or ship of anybody.
    #[inline]
    pub fn taken(&self) -> D::Edges {
        self.0.taken
    }

    /// Roads, settlements and cities that a seat has left.
    #[inline]
    pub fn pieces_left(&self, seat: Seat) -> [u8; 3] {
        let side = self.0.side(seat);
        [side.roads_left, side.settlements_left, side.cities_left]
    }

    /// What the bank asks of a seat for one card, by resource.
    #[inline]
    pub fn rates(&self, seat: Seat) -> Hand {
        self.0.side(seat).rates
    }

    /// Resource cards in the bank.
    #[inline]
    pub fn bank(&self) -> Hand {
        self.0.bank
    }

    /// Development cards left to buy.
    #[inline]
    pub fn deck_left(&self) -> u8 {
        self.0.deck_left
    }

    /// Where the robber stands, if it is on the board.
    #[inline]
    pub fn robber(&self) -> Option<Hex> {
        (self.0.robber != Hex::NOWHERE).then_some(self.0.robber)
    }

    /// Who holds the Longest Road.
    #[inline]
    pub fn longest(&self) -> Holder {
        self.0.longest
    }

    /// Who holds the Largest Army.
    #[inline]
    pub fn largest(&self) -> Holder {
        self.0.largest
    }

    /// The open offer of the active player, and to whom it goes.
    #[inline]
    pub fn offer(&self) -> Option<(Deal, Seats)> {
        self.0.trade.is_open().then_some((self.0.trade.offer, self.0.trade.to))
    }

    /// The deal that the active player would close with a partner, from the active player's side.
    pub fn deal_with(&self, partner: Seat) -> Option<Deal> {
        let trade = &self.0.trade;
        match trade.answers.of(partner) {
            Answer::Accepted => Some(trade.offer),
            Answer::Proposed => {
                let proposal = trade.proposals.of(partner);
                Some(Deal { give: proposal.want, want: proposal.give })
            }
            Answer::Silent | Answer::Declined => None,
        }
    }

    /// Offers and proposals that a seat made this turn.
    #[inline]
    pub fn offers_made(&self, seat: Seat) -> u8 {
        *self.0.trade.made.of(seat)
    }

    /// Whether this deal was offered to everybody this turn and declined by everybody.
    pub fn was_declined(&self, deal: Deal) -> bool {
        let trade = &self.0.trade;
        trade.declined[..trade.declined_len as usize].iter().any(|known| known.deal() == deal)
    }
}

impl<D: Size> Island<D> {
    /// What a seat would pay the bank for one card, by resource, with a building at `corner` as well.
    #[inline]
    pub fn rates_at(&self, rates: Hand, corner: crate::geometry::Corner) -> Hand {
        self.rates_with(rates, corner)
    }

    /// The resource of a hex as it is known now, and how many of 36 rolls bring its number. Deserts, the sea and fog
    /// bring nothing. For gold fields see [`Island::gold_pips`].
    #[inline]
    pub fn yields(&self, open: Open<'_, D>, hex: Hex) -> Option<(Resource, u8)> {
        let (terrain, number) = self.tile(open.0, hex);
        Some((terrain.resource()?, 6 - number.abs_diff(7)))
    }

    /// How many of 36 rolls bring a card of choice from a hex.
    #[inline]
    pub fn gold_pips(&self, open: Open<'_, D>, hex: Hex) -> u8 {
        match self.tile(open.0, hex) {
            (crate::board::Terrain::Gold, number) => 6 - number.abs_diff(7),
            _ => 0,
        }
    }

    /// The number on a hex as it is known now; 0 if it has none.
    #[inline]
    pub fn number_now(&self, open: Open<'_, D>, hex: Hex) -> u8 {
        self.tile(open.0, hex).1
    }

    /// Paths where roads may lie, and paths where ships may lie that the pirate does not block, as far as is known.
    pub fn ways(&self, open: Open<'_, D>) -> (D::Edges, D::Edges) {
        (self.road_paths(open.0), self.ship_paths(open.0).less(self.blockade(open.0)))
    }

    /// The bonus that a first settlement of a seat at this intersection would bring.
    pub fn prize(&self, open: Open<'_, D>, seat: Seat, corner: crate::geometry::Corner) -> u8 {
        self.bonus_at(open.0, seat, corner)
    }

    /// The development cards in the box.
    #[inline]
    pub fn all_development(&self) -> Cards {
        self.box_deck
    }
}
