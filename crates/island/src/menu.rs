//! The choices worth listing, as masks and counts. They give the whole list, or its k-th entry without the list.

use kernel::{Awaits, Bits, Choices, Game, Seat, Seats};

use crate::action::Action;
use crate::counts::{Card, Countable, Hand, Kinds, Resource};
use crate::develop::Pairs;
use crate::geometry::{Corner, Edge, Hex};
use crate::rules::{Island, price};
use crate::ships::Reach;
use crate::size::{AtSea, Size};
use crate::state::{BySeat, Frame, State};
use crate::trade::Answer;

/// The choices of one seat in groups of known size.
///
/// Groups are listed in the order of the fields; [`Menu::nth`] and [`Menu::list`] follow the same order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Menu<D: Size> {
    /// A roll of the dice.
    roll: bool,
    /// The end of a turn or part.
    end: bool,
    buy: bool,
    roads: D::Edges,
    settlements: D::Corners,
    cities: D::Corners,
    /// What may be given to the bank, and what may be taken.
    gives: Kinds,
    takes: Kinds,
    /// Kinds of development cards that may be played.
    plays: Plays,
    robber: D::Hexes,
    discards: Kinds,
    victims: Seats,
    partners: Seats,
    accept: bool,
    decline: bool,
    withdraw: bool,
    sea: D::AtSea<SeaMenu<D>>,
}

/// What only a map with a sea offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct SeaMenu<D: Size> {
    ships: D::Edges,
    /// Ships that may be moved, and how many moves there are in all.
    movable: D::Edges,
    moves: u32,
    pirate: D::Hexes,
    /// What may be taken for gold.
    gold: Hand,
}

impl<D: Size> SeaMenu<D> {
    /// Ships that a seat may place, paid or free.
    fn of_ships(rules: &Island<D>, s: &State<D>, seat: Seat) -> SeaMenu<D> {
        let has_ship = s.side(seat).ships_left() > 0;
        SeaMenu { ships: if has_ship { rules.ship_spots(s, seat) } else { D::Edges::default() }, ..SeaMenu::default() }
    }

    /// Ships that a seat may build.
    fn builds(rules: &Island<D>, s: &State<D>, seat: Seat) -> SeaMenu<D> {
        if s.hand(seat).covers(price::SHIP) { SeaMenu::of_ships(rules, s, seat) } else { SeaMenu::default() }
    }

    /// Ships that the active player may build or move.
    fn main(rules: &Island<D>, s: &State<D>) -> SeaMenu<D> {
        let may_build = s.side(s.active).ships_left() > 0 && s.hand(s.active).covers(price::SHIP);
        let may_move = s.waters.get().is_some_and(|waters| !waters.moved && !s.reduced);
        if !rules.has_sea() || !may_build && !may_move {
            return SeaMenu::default();
        }
        let reach = Reach::of(rules, s, s.active);
        let movable = reach.movable(rules, s);
        let moves = movable.ones().map(|ship| reach.targets(rules, Edge(ship as u16)).count()).sum();
        let ships = if may_build { reach.spots } else { D::Edges::default() };
        SeaMenu { ships, movable, moves, ..SeaMenu::default() }
    }
}

/// Which development cards may be played.
#[derive(Clone, Copy, Debug)]
struct Plays {
    knight: bool,
    roads: bool,
    monopoly: bool,
    pairs: Option<Pairs>,
}

impl Plays {
    const NONE: Plays = Plays { knight: false, roads: false, monopoly: false, pairs: None };
}

fn no_kinds() -> Kinds {
    Hand::NONE.kinds()
}

impl<D: Size> Menu<D> {
    fn empty() -> Menu<D> {
        Menu {
            roll: false,
            end: false,
            buy: false,
            roads: D::Edges::default(),
            settlements: D::Corners::default(),
            cities: D::Corners::default(),
            gives: no_kinds(),
            takes: no_kinds(),
            plays: Plays::NONE,
            robber: D::Hexes::default(),
            discards: no_kinds(),
            victims: Seats::NONE,
            partners: Seats::NONE,
            accept: false,
            decline: false,
            withdraw: false,
            sea: Default::default(),
        }
    }

    /// What a seat may choose from now.
    #[inline]
    pub(crate) fn of(rules: &Island<D>, s: &State<D>, seat: Seat) -> Menu<D> {
        let empty = Menu::empty();
        let active = seat == s.active;
        match s.agenda.top() {
            Frame::Main if active => Menu::main(rules, s),
            Frame::Main => Menu::partner(rules, s, seat),
            Frame::BeforeRoll if active => Menu { roll: true, plays: playable(rules, s), ..empty },
            Frame::Settle if active => Menu { settlements: rules.starts(s), ..empty },
            Frame::SettleRoad(corner) if active => {
                let sea = || SeaMenu { ships: rules.ship_paths_from(s, corner), ..SeaMenu::default() };
                Menu { roads: rules.paths_from(s, corner), sea: AtSea::of(sea), ..empty }
            }
            Frame::Discards if s.side(seat).owed > 0 => Menu { discards: rules.discardable(s, seat).kinds(), ..empty },
            Frame::MoveRobber if active => {
                let sea = || SeaMenu { pirate: rules.pirate_targets(s), ..SeaMenu::default() };
                Menu { robber: rules.robber_targets(s), sea: AtSea::of(sea), ..empty }
            }
            Frame::ChooseVictim if active => Menu { victims: rules.victims(s), ..empty },
            Frame::PirateVictim if active => Menu { victims: rules.pirate_victims(s), ..empty },
            Frame::Gold if rules.digger(s) == seat => {
                Menu { sea: AtSea::of(|| SeaMenu { gold: s.bank, ..SeaMenu::default() }), ..empty }
            }
            Frame::FreeRoads(_) if active => {
                let sea = || SeaMenu::of_ships(rules, s, seat);
                Menu { roads: free_roads(rules, s, seat), sea: AtSea::of(sea), ..empty }
            }
            Frame::Special(builder) if builder == seat => {
                let sea = AtSea::of(|| SeaMenu::builds(rules, s, seat));
                Menu { end: true, sea, ..Menu::builds(rules, s, seat) }
            }
            _ => empty,
        }
    }

    /// The choice with this index; the index is below the number of choices.
    ///
    /// A moment with only one kind of choice needs no whole menu. Most moments are like that.
    #[inline]
    pub(crate) fn pick(rules: &Island<D>, s: &State<D>, seat: Seat, draw: impl FnOnce(u32) -> u32) -> Action {
        if !rules.modules.is_empty() {
            return Menu::pick_with_modules(rules, s, seat, draw);
        }
        match s.agenda.top() {
            Frame::BeforeRoll if !may_play(s) => {
                draw(1);
                Action::Roll
            }
            Frame::Discards => {
                let kinds = rules.discardable(s, seat).kinds();
                Action::Discard(kinds.nth(draw(kinds.count())))
            }
            Frame::MoveRobber if !D::SEA => {
                let targets = rules.robber_targets(s);
                Action::Robber(Hex(targets.nth(draw(targets.count())) as u8))
            }
            _ => {
                let menu = Menu::of(rules, s, seat);
                menu.nth(rules, s, draw(menu.len()))
            }
        }
    }

    /// Building and buying on land: what the hand, the supply and the board allow.
    #[inline]
    fn builds(rules: &Island<D>, s: &State<D>, seat: Seat) -> Menu<D> {
        let hand = s.hand(seat);
        let side = s.side(seat);
        let mut menu = Menu::empty();
        if hand.covers(price::ROAD) {
            if side.roads_left > 0 {
                menu.roads = rules.road_spots(s, seat);
            }
            if hand.covers(price::SETTLEMENT) && side.settlements_left > 0 {
                menu.settlements = rules.settlement_spots(s, seat);
            }
        }
        if hand.covers(price::CITY) && side.cities_left > 0 {
            menu.cities = s.settlements(seat);
        }
        menu.buy = s.deck_left > 0 && hand.covers(price::CARD);
        menu
    }

    #[inline]
    fn main(rules: &Island<D>, s: &State<D>) -> Menu<D> {
        let mut menu = Menu::builds(rules, s, s.active);
        menu.end = true;
        menu.gives = s.hand(s.active).at_least(s.side(s.active).rates);
        menu.takes = s.bank.kinds();
        menu.plays = playable(rules, s);
        menu.partners = rules.partners(s);
        menu.withdraw = s.trade.is_open();
        menu.sea = AtSea::of(|| SeaMenu::main(rules, s));
        menu
    }

    /// The menu of a player who is not active, in a main phase.
    fn partner(rules: &Island<D>, s: &State<D>, seat: Seat) -> Menu<D> {
        let says = |action| rules.check_partner(s, seat, action).is_ok();
        Menu {
            accept: says(Action::Accept),
            decline: says(Action::Decline),
            withdraw: matches!(s.trade.answers.of(seat), Answer::Accepted | Answer::Proposed),
            ..Menu::empty()
        }
    }

    /// How many exchanges with the bank there are.
    #[inline]
    fn exchanges(&self) -> u32 {
        self.gives.count() * self.takes.count() - self.gives.both(self.takes).count()
    }

    /// How many choices there are.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        let plays = &self.plays;
        u32::from(self.roll)
            + u32::from(self.end)
            + u32::from(self.buy)
            + self.roads.count()
            + self.settlements.count()
            + self.cities.count()
            + self.exchanges()
            + u32::from(plays.knight)
            + u32::from(plays.roads)
            + if plays.monopoly { 5 } else { 0 }
            + plays.pairs.map_or(0, Pairs::count)
            + self.robber.count()
            + self.discards.count()
            + self.victims.len()
            + self.partners.len()
            + u32::from(self.accept)
            + u32::from(self.decline)
            + u32::from(self.withdraw)
            + self
                .sea
                .get()
                .map_or(0, |sea| sea.ships.count() + sea.moves + sea.pirate.count() + sea.gold.kinds().count())
    }

    /// The `k`-th choice; there must be more than `k`.
    #[inline]
    pub(crate) fn nth(&self, rules: &Island<D>, s: &State<D>, k: u32) -> Action {
        let mut k = k;
        /// Takes the `k`-th choice if it is in this group; otherwise subtracts the size of the group and goes on.
        macro_rules! group {
            ($size:expr, $action:expr) => {
                let size = $size;
                if k < size {
                    return $action;
                }
                k -= size;
            };
        }
        group!(u32::from(self.roll), Action::Roll);
        group!(u32::from(self.end), Action::End);
        group!(u32::from(self.buy), Action::Buy);
        group!(self.roads.count(), Action::Road(Edge(self.roads.nth(k) as u16)));
        group!(self.settlements.count(), Action::Settlement(Corner(self.settlements.nth(k) as u8)));
        group!(self.cities.count(), Action::City(Corner(self.cities.nth(k) as u8)));
        group!(self.exchanges(), self.exchange(k));
        group!(u32::from(self.plays.knight), Action::Knight);
        group!(u32::from(self.plays.roads), Action::RoadBuilding);
        group!(if self.plays.monopoly { 5 } else { 0 }, Action::Monopoly(Resource::ALL[k as usize]));
        group!(self.plays.pairs.map_or(0, Pairs::count), self.pair(k));
        group!(self.robber.count(), Action::Robber(Hex(self.robber.nth(k) as u8)));
        group!(self.discards.count(), Action::Discard(self.discards.nth(k)));
        group!(self.victims.len(), Action::Rob(nth_seat(self.victims, k)));
        group!(self.partners.len(), Action::Trade(nth_seat(self.partners, k)));
        group!(u32::from(self.accept), Action::Accept);
        group!(u32::from(self.decline), Action::Decline);
        group!(u32::from(self.withdraw), Action::Withdraw);
        if let Some(sea) = self.sea.get() {
            group!(sea.ships.count(), Action::Ship(Edge(sea.ships.nth(k) as u16)));
            group!(sea.moves, nth_move(rules, s, sea.movable, k));
            group!(sea.pirate.count(), Action::Pirate(Hex(sea.pirate.nth(k) as u8)));
            group!(sea.gold.kinds().count(), Action::Gold(sea.gold.kinds().nth(k)));
        }
        unreachable!("the menu is {k} short")
    }

    fn exchange(&self, k: u32) -> Action {
        let mut k = k;
        for give in self.gives.each::<Resource>() {
            let takes = self.takes.without(give);
            if k < takes.count() {
                return Action::Bank { give, take: takes.nth(k) };
            }
            k -= takes.count();
        }
        unreachable!("there are no more exchanges")
    }

    fn pair(&self, k: u32) -> Action {
        let pairs = self.plays.pairs.expect("Year of Plenty may be played");
        let (one, two) = pairs.each().nth(k as usize).expect("there are more pairs");
        Action::Plenty(one, two)
    }

    /// The same, for tables with modules that ask questions or add choices.
    #[inline(never)]
    fn pick_with_modules(rules: &Island<D>, s: &State<D>, seat: Seat, draw: impl FnOnce(u32) -> u32) -> Action {
        if let Some(answers) = rules.module_answers(s) {
            return answers.nth(draw(answers.len()));
        }
        let (menu, extras) = (Menu::of(rules, s, seat), rules.extras(s, seat));
        let own = menu.len();
        match draw(own + extras.len()) {
            k if k < own => menu.nth(rules, s, k),
            k => extras.nth(k - own),
        }
    }

    /// Writes all choices of a seat in order.
    pub(crate) fn list(rules: &Island<D>, s: &State<D>, seat: Seat, out: &mut Choices<Action>) {
        if let Some(answers) = rules.module_answers(s) {
            if rules.awaits(s) == (Awaits::Seats { due: Seats::only(seat), may: Seats::NONE }) {
                (0..answers.len()).for_each(|k| out.push(answers.nth(k)));
            }
            return;
        }
        let (menu, extras) = (Menu::of(rules, s, seat), rules.extras(s, seat));
        (0..menu.len()).for_each(|k| out.push(menu.nth(rules, s, k)));
        (0..extras.len()).for_each(|k| out.push(extras.nth(k)));
    }
}

/// The `k`-th move of all ships that may be moved.
fn nth_move<D: Size>(rules: &Island<D>, s: &State<D>, movable: D::Edges, k: u32) -> Action {
    let mut k = k;
    let reach = Reach::of(rules, s, s.active);
    for ship in movable.ones() {
        let from = Edge(ship as u16);
        let targets = reach.targets(rules, from);
        if k < targets.count() {
            return Action::Sail { from, to: Edge(targets.nth(k) as u16) };
        }
        k -= targets.count();
    }
    unreachable!("there are no more moves")
}

/// Where a free road may go.
fn free_roads<D: Size>(rules: &Island<D>, s: &State<D>, seat: Seat) -> D::Edges {
    // Without a road left, only ships are placed for free.
    if D::SEA && s.side(seat).roads_left == 0 { D::Edges::default() } else { rules.road_spots(s, seat) }
}

fn nth_seat(seats: Seats, k: u32) -> Seat {
    seats.into_iter().nth(k as usize).expect("there are more seats")
}

/// Whether the active player holds a development card that was not bought this turn, and played none yet.
#[inline]
fn may_play<D: Size>(s: &State<D>) -> bool {
    !s.card_played && s.side(s.active).held != s.bought
}

/// Which development cards the active player may play now.
#[inline]
fn playable<D: Size>(rules: &Island<D>, s: &State<D>) -> Plays {
    if !may_play(s) {
        return Plays::NONE;
    }
    let cards = s.playable();
    Plays {
        knight: cards.has(Card::Knight),
        roads: cards.has(Card::Roads) && rules.has_room_for_a_road(s, s.active),
        monopoly: cards.has(Card::Monopoly),
        pairs: (cards.has(Card::Plenty) && !s.bank.is_empty()).then(|| Pairs::of(s.bank)),
    }
}
