//! What a viewer is shown. The view is built from nothing: only what is named here can be seen.

use kernel::{Awaits, Bits, Game, Seat, Viewer};

use crate::action::Deal;
use crate::counts::{Card, Countable, Counts};
use crate::geometry::Hex;
use crate::modules::ModulesView;
use crate::roads::CARD_POINTS;
use crate::rules::{Island, price};
use crate::size::Size;
use crate::state::{BySeat, State};
use crate::trade::Answer;

/// Names with their counts; kinds without any are left out.
pub type Listed = Vec<(&'static str, u8)>;

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Turns begun, 0 in set-up.
    pub turn: u32,
    /// Whose turn it is; in set-up, who places.
    pub active: u8,
    /// In set-up: who places settlements, in order.
    pub placing: Option<PlacingView>,
    /// The name of the question, for programs.
    #[cfg(feature = "json")]
    pub asked: String,
    /// The sentence for everybody who is not asked.
    #[cfg(feature = "json")]
    #[cfg_attr(feature = "ts", ts(type = "Phrase"))]
    pub waits: kernel::Phrase,
    /// Seats that the game waits for.
    pub due: Vec<u8>,
    /// Seats that may speak without being waited for.
    pub may: Vec<u8>,
    /// Points that win.
    pub target: u8,
    /// What is built and bought, and what it costs.
    pub prices: Vec<(&'static str, Listed)>,
    /// The hexes in reading order.
    pub hexes: Vec<HexView>,
    /// Harbors: the path where each lies, and what it trades (nothing for 3:1).
    pub harbors: Vec<HarborView>,
    /// Where the robber stands; on some maps it comes to the board with its first move.
    pub robber: Option<String>,
    /// Where the pirate is, on a map with a sea.
    pub pirate: Option<String>,
    /// The islands of a map with a sea.
    pub islands: Vec<IslandView>,
    /// The last roll of this turn, if it fell.
    pub dice: Option<[u8; 2]>,
    /// Resource cards in the bank.
    pub bank: Listed,
    /// Development cards left.
    pub deck: u8,
    /// Progress cards that left the game.
    pub spent: Listed,
    /// The players.
    pub sides: Vec<SideView>,
    /// Who holds the Longest Road.
    pub longest_road: Option<u8>,
    /// Who holds the Largest Army.
    pub largest_army: Option<u8>,
    /// How the viewer may begin a trade now: `offer` in their own turn, `propose` in another's.
    pub trade: Option<&'static str>,
    /// The active player's open offer.
    pub offer: Option<OfferView>,
    /// What modules show.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub modules: ModulesView,
    /// Who won.
    pub winner: Option<u8>,
}

/// The order of the set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlacingView {
    /// Who places each settlement.
    pub order: Vec<u8>,
    /// Which of them is placed now, counted from 0.
    pub now: u8,
}

/// A hex as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HexView {
    /// Where it lies.
    pub at: String,
    /// What it is: a terrain, `sea`, or `fog` while it is unknown.
    pub terrain: &'static str,
    /// Its number token.
    pub number: Option<u8>,
}

/// An island, or a part of one that counts for itself.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct IslandView {
    /// Its name: `main`, `small-1`, `strip`.
    pub name: &'static str,
    /// Its hexes.
    pub hexes: Vec<String>,
    /// Points for the first settlement of a player who did not start here.
    pub bonus: u8,
    /// Seats that have a building here.
    pub settled: Vec<u8>,
}

/// A harbor as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HarborView {
    /// The path where it lies.
    pub at: String,
    /// The resource of a 2:1 harbor, nothing for 3:1.
    pub kind: Option<&'static str>,
}

/// A player as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideView {
    /// The seat.
    pub seat: u8,
    /// Points that everybody sees.
    pub points: u8,
    /// Where they come from; hidden points only for viewers who may see them.
    pub sources: Vec<(&'static str, u8)>,
    /// Roads.
    pub roads: Vec<String>,
    /// Ships.
    pub ships: Vec<String>,
    /// Settlements.
    pub settlements: Vec<String>,
    /// Cities.
    pub cities: Vec<String>,
    /// How many roads, settlements and cities are left.
    pub left: [u8; 3],
    /// How many ships are left.
    pub ships_left: u8,
    /// Cards still to be chosen for gold.
    pub gold: u8,
    /// How many resource cards are in hand.
    pub cards: u8,
    /// How many development cards are in hand.
    pub held: u8,
    /// Knights played.
    pub knights: u8,
    /// Length of the longest road, at sea of the longest trade route.
    pub road: u8,
    /// Cards still owed to a 7.
    pub owed: u8,
    /// What the bank asks for one card, by resource.
    pub rates: Listed,
    /// What the player said to the open offer, or proposed.
    pub answer: &'static str,
    /// The deal proposed to the active player.
    pub proposal: Option<DealView>,
    /// What only some may see.
    pub secret: Option<SecretView>,
}

/// What a player sees of the own cards.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SecretView {
    /// Resource cards in hand.
    pub hand: Listed,
    /// Development cards in hand.
    pub development: Listed,
    /// Development cards bought this turn.
    pub fresh: Listed,
    /// Cards laid aside for a 7.
    pub aside: Listed,
    /// All points, hidden ones included.
    pub points: u8,
}

/// A deal from the proposer's side.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DealView {
    /// What the proposer gives.
    pub give: Listed,
    /// What the proposer wants.
    pub want: Listed,
}

/// An open offer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferView {
    /// The deal.
    pub deal: DealView,
    /// To whom it goes.
    pub to: Vec<u8>,
}

pub(crate) fn listed<K: Countable>(counts: Counts<K>) -> Listed {
    counts.each().map(|(kind, count)| (kind.name(), count)).collect()
}

fn deal_view(deal: Deal) -> DealView {
    DealView { give: listed(deal.give), want: listed(deal.want) }
}

impl View {
    pub(crate) fn of<D: Size>(rules: &Island<D>, s: &State<D>, viewer: Viewer) -> View {
        let (due, may) = match rules.awaits(s) {
            Awaits::Seats { due, may } => (due, may),
            Awaits::Chance | Awaits::Nobody => Default::default(),
        };
        let topology = &rules.topology;
        let hexes = topology.hexes.iter().enumerate().map(|(hex, at)| {
            let (terrain, number) = rules.tile(s, Hex(hex as u8));
            HexView { at: at.to_string(), terrain: terrain.name(), number: (number > 0).then_some(number) }
        });
        let place = |hex: Hex| topology.hexes[hex.index()].to_string();
        let islands = rules.sea.areas.iter().enumerate().map(|(number, area)| IslandView {
            name: area.name,
            hexes: area.hexes.iter().map(ToString::to_string).collect(),
            bonus: area.bonus,
            settled: rules
                .everybody()
                .filter(|&seat| rules.areas_of(s.side(seat).buildings) >> number & 1 == 1)
                .map(|seat| seat.0)
                .collect(),
        });
        let harbors = rules.options().harbor_places().iter().zip(&rules.setup.harbors);
        let winner = rules.standing(s).and_then(|standing| standing.winners.lowest());
        View {
            turn: rules.turns(s),
            active: s.active.0,
            placing: rules.placing(s),
            #[cfg(feature = "json")]
            asked: rules.asked_name(s),
            #[cfg(feature = "json")]
            waits: rules.waits(s),
            due: due.map(|seat| seat.0).collect(),
            may: may.map(|seat| seat.0).collect(),
            target: rules.options().target,
            prices: [
                ("road", price::ROAD),
                ("settlement", price::SETTLEMENT),
                ("city", price::CITY),
                ("card", price::CARD),
                ("ship", price::SHIP),
            ]
            .into_iter()
            .filter(|(what, _)| rules.has_sea() || *what != "ship")
            .map(|(what, price)| (what, listed(price)))
            .collect(),
            hexes: hexes.collect(),
            harbors: harbors
                .map(|(&(hex, side), kind)| HarborView {
                    at: crate::geometry::EdgeAt::of(hex, side).to_string(),
                    kind: kind.map(Countable::name),
                })
                .collect(),
            robber: s.open().robber().map(place),
            pirate: s.pirate().map(place),
            islands: islands.collect(),
            dice: (s.dice != [0; 2]).then_some(s.dice),
            bank: listed(s.bank),
            deck: s.deck_left,
            spent: listed(s.spent),
            sides: rules.everybody().map(|seat| SideView::of(rules, s, seat, viewer, winner.is_some())).collect(),
            longest_road: s.longest.map(|seat| seat.0),
            largest_army: s.largest.map(|seat| seat.0),
            trade: match viewer {
                Viewer::Seat(seat) => {
                    rules.may_trade(s, seat).then_some(if seat == s.active { "offer" } else { "propose" })
                }
                Viewer::Full | Viewer::Public => None,
            },
            offer: s
                .trade
                .is_open()
                .then(|| OfferView { deal: deal_view(s.trade.offer), to: s.trade.to.map(|seat| seat.0).collect() }),
            modules: ModulesView::of(rules, s, viewer, winner.is_some()),
            winner: winner.map(|seat| seat.0),
        }
    }
}

/// Where the points of a player come from (island 4).
fn sources<D: Size>(rules: &Island<D>, s: &State<D>, seat: Seat, sees: bool) -> Vec<(&'static str, u8)> {
    let side = s.side(seat);
    let cities = (side.buildings & s.cities).count() as u8;
    let pieces = [
        ("settlements", side.buildings.count() as u8 - cities),
        ("cities", 2 * cities),
        ("longest-road", if s.longest == Some(seat) { CARD_POINTS } else { 0 }),
        ("largest-army", if s.largest == Some(seat) { CARD_POINTS } else { 0 }),
    ];
    let rest = [("islands", rules.bonus(s, seat)), ("cards", if sees { side.devs.get(Card::Point) } else { 0 })];
    pieces.into_iter().chain(s.kept.points(seat)).chain(rest).filter(|(_, points)| *points > 0).collect()
}

impl SideView {
    fn of<D: Size>(rules: &Island<D>, s: &State<D>, seat: Seat, viewer: Viewer, over: bool) -> SideView {
        let side = s.side(seat);
        let topology = &rules.topology;
        let corners = |set: D::Corners| set.ones().map(|corner| topology.corners[corner].to_string()).collect();
        let answer = *s.trade.answers.of(seat);
        // The winner shows everything, and the game is over.
        let sees = over || viewer == Viewer::Full || viewer == Viewer::Seat(seat);
        SideView {
            seat: seat.0,
            points: side.points,
            sources: sources(rules, s, seat, sees),
            roads: side.roads.ones().map(|edge| topology.edges[edge].to_string()).collect(),
            ships: side.ships().ones().map(|edge| topology.edges[edge].to_string()).collect(),
            settlements: corners(s.settlements(seat)),
            cities: corners(side.buildings & s.cities),
            left: [side.roads_left, side.settlements_left, side.cities_left],
            ships_left: side.ships_left(),
            gold: side.gold(),
            cards: side.cards,
            held: side.held,
            knights: side.knights,
            road: side.road,
            owed: side.owed,
            rates: listed(side.rates),
            answer: match answer {
                Answer::Silent => "",
                Answer::Accepted => "accepted",
                Answer::Declined => "declined",
                Answer::Proposed => "proposed",
            },
            proposal: (answer == Answer::Proposed).then(|| deal_view(*s.trade.proposals.of(seat))),
            secret: sees.then(|| SecretView {
                hand: listed(s.hand(seat)),
                development: listed(side.devs),
                fresh: if seat == s.active { listed(s.fresh) } else { Listed::new() },
                aside: listed(side.aside),
                points: s.total_points(seat),
            }),
        }
    }
}
