//! The island as a [`Game`]: who is awaited, what is legal, what follows.

use kernel::{Awaits, Choices, Game, Log, Rng, Seat, Seats, Standing, Viewer, Weighted, below, die};

use crate::action::{Action, Outcome};
use crate::counts::{Card, Countable, Hand, Resource};
use crate::cx::Cx;
use crate::event::Event;
use crate::known::Known;
use crate::menu::Menu;
use crate::modules::{Deed, Question};
use crate::refusal::Refusal;
use crate::rules::{CITIES, Island, ROADS, SETTLEMENTS, SHIPS};
use crate::size::{AtSea, Size};
use crate::state::{Frame, State};
use crate::view::View;

/// The game waits for one seat, and nobody else may speak.
#[inline]
fn only(seat: Seat) -> Awaits {
    Awaits::Seats { due: Seats::only(seat), may: Seats::NONE }
}

impl<D: Size> Island<D> {
    /// Who is awaited at a moment of a scenario or map. It is a separate function to keep all other moments fast.
    #[cold]
    fn awaits_rarely(&self, s: &State<D>, frame: Frame) -> Awaits {
        match frame {
            Frame::Module(ask) if ask.is_chance() => Awaits::Chance,
            Frame::Module(ask) => only(ask.asked(s.active)),
            _ => only(self.digger(s)),
        }
    }

    /// Whether the active player may do this in a main phase.
    fn check_main(&self, s: &State<D>, action: Action) -> Result<(), Refusal> {
        let seat = s.active;
        match action {
            Action::End => Ok(()),
            Action::Bank { give, take } => self.check_bank(s, give, take),
            Action::Offer(deal, to) => self.check_offer(s, deal, to),
            Action::Trade(partner) => self.check_trade(s, partner),
            Action::Sail { from, to } => self.check_sail(s, from, to),
            Action::Withdraw if s.trade.is_open() => Ok(()),
            Action::Withdraw => Err(Refusal::NothingToWithdraw),
            Action::Accept | Action::Decline | Action::Propose(_) => Err(Refusal::NoOpenOffer),
            _ => self.check_build(s, seat, action).or_else(|refusal| match refusal {
                Refusal::NotNow => self.check_card(s, action),
                other => Err(other),
            }),
        }
    }

    /// Whether a seat may build or buy this.
    fn check_build(&self, s: &State<D>, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Road(edge) => self.check_build_road(s, seat, edge),
            Action::Settlement(corner) => self.check_build_settlement(s, seat, corner),
            Action::City(corner) => self.check_build_city(s, seat, corner),
            Action::Ship(edge) => self.check_build_ship(s, seat, edge),
            Action::Buy => self.check_buy(s, seat),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Whether the active player may play this card.
    fn check_card(&self, s: &State<D>, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Knight => self.check_play(s, Card::Knight),
            Action::RoadBuilding => self.check_play(s, Card::Roads),
            Action::Monopoly(_) => self.check_play(s, Card::Monopoly),
            Action::Plenty(one, two) => self.check_plenty(s, one, two),
            Action::Module(act) => act.check(self, s),
            _ => Err(Refusal::NotNow),
        }
    }
}

impl<D: Size> State<D> {
    /// Lists the development cards that may be drawn.
    pub(crate) fn list_cards(&self, out: &mut Weighted<Outcome>) {
        for card in Card::ALL {
            out.push(Outcome::Drawn(card), u32::from(self.deck.get(card)));
        }
    }

    /// Draws a development card.
    #[inline]
    pub(crate) fn draw_card(&self, rng: &mut impl Rng) -> Outcome {
        Outcome::Drawn(self.deck.nth_card(below(rng, u32::from(self.deck_left))))
    }
}

impl<D: Size> Cx<'_, '_, D> {
    /// Carries out a choice of the active player in a main phase.
    fn act(&mut self, action: Action) {
        let seat = self.s.active;
        // An open offer ends at any other action.
        if !matches!(action, Action::Offer(..) | Action::Trade(_) | Action::Withdraw) {
            self.s.trade.close();
        }
        match action {
            Action::End => self.end_turn(),
            Action::Bank { give, take } => self.trade_with_bank(give, take),
            Action::Offer(deal, to) => self.offer(deal, to),
            Action::Trade(partner) => self.trade(partner),
            Action::Sail { from, to } => self.sail(from, to),
            Action::Withdraw => self.withdraw(seat),
            _ => self.build_or_play(seat, action),
        }
    }

    fn build_or_play(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Road(edge) => self.build_road(seat, edge),
            Action::Settlement(corner) => self.build_settlement(seat, corner),
            Action::City(corner) => self.build_city(seat, corner),
            Action::Ship(edge) => self.build_ship(seat, edge),
            Action::Buy => self.buy(seat),
            Action::Knight => self.play_knight(),
            Action::RoadBuilding => self.play_road_building(),
            Action::Plenty(one, two) => self.play_plenty(one, two),
            Action::Monopoly(resource) => self.play_monopoly(resource),
            Action::Module(act) => act.done(self),
            other => unreachable!("{other:?} is not legal here"),
        }
    }

    /// Somebody other than the active player answers or proposes.
    fn answer(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Accept => self.accept(seat),
            Action::Decline => self.decline(seat),
            Action::Propose(deal) => self.propose(seat, deal),
            Action::Withdraw => self.withdraw(seat),
            other => unreachable!("{other:?} is not legal here"),
        }
    }
}

impl<D: Size> Game for Island<D> {
    type State = State<D>;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Refusal = Refusal;
    type Known = Known<D>;
    type View = View;

    fn seats(&self) -> u8 {
        self.options().seats
    }

    fn start(&self) -> State<D> {
        let mut s = State::<D> {
            bank: self.box_bank,
            deck: self.box_deck,
            deck_left: self.box_deck.total(),
            robber: self.robber,
            active: self.places(0),
            open: self.land_corners,
            ..State::default()
        };
        if let Some(waters) = s.waters.get_mut() {
            waters.pirate = self.sea.pirate;
        }
        for seat in self.everybody() {
            let side = s.side_mut(seat);
            side.rates = Hand::new([4; 5]);
            (side.roads_left, side.settlements_left, side.cities_left) = (ROADS, SETTLEMENTS, CITIES);
            if let Some(fleet) = side.fleet.get_mut().filter(|_| self.has_sea()) {
                (fleet.ships_left, fleet.homes) = (SHIPS, self.sea.homes);
            }
        }
        self.lay_out(&mut s);
        s.agenda.push(Frame::Settle);
        s
    }

    #[inline]
    fn awaits(&self, s: &State<D>) -> Awaits {
        match s.agenda.top() {
            Frame::Over => Awaits::Nobody,
            Frame::Roll | Frame::Steal(_) | Frame::DrawCard(_) | Frame::Explore(_) => Awaits::Chance,
            Frame::Main if self.players_trade(s) => {
                let unanswered = if s.trade.is_open() { s.trade.unanswered() } else { Seats::NONE };
                let due = if unanswered.is_empty() { Seats::only(s.active) } else { unanswered };
                Awaits::Seats { due, may: Seats(self.everybody().0 & !due.0) }
            }
            Frame::Discards => Awaits::Seats { due: self.debtors(s), may: Seats::NONE },
            Frame::Special(seat) => only(seat),
            frame @ (Frame::Module(_) | Frame::Gold) => self.awaits_rarely(s, frame),
            _ => only(s.active),
        }
    }

    fn check(&self, s: &State<D>, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Awaits::Seats { due, may } = self.awaits(s) else {
            return Err(Refusal::NobodyIsAsked);
        };
        if seat.0 >= self.options().seats {
            return Err(Refusal::NoSuchSeat);
        }
        if !due.has(seat) && !may.has(seat) {
            return Err(Refusal::NotYourTurn);
        }
        match s.agenda.top() {
            Frame::Settle => self.check_settle(s, action),
            Frame::SettleRoad(corner) => self.check_settle_road(s, corner, action),
            Frame::BeforeRoll if action == Action::Roll => Ok(()),
            Frame::BeforeRoll => self.check_card(s, action),
            Frame::Discards => self.check_discard(s, seat, action),
            Frame::MoveRobber => self.check_robber(s, action),
            Frame::ChooseVictim => self.check_rob(s, action),
            Frame::PirateVictim => self.check_plunder(s, action),
            Frame::Gold => self.check_gold(s, action),
            Frame::Main if seat == s.active => self.check_main(s, action),
            Frame::Main => self.check_partner(s, seat, action),
            Frame::FreeRoads(_) => match action {
                Action::Road(edge) => self.check_road_spot(s, seat, edge),
                Action::Ship(edge) => self.check_ship_spot(s, seat, edge),
                _ => Err(Refusal::NotNow),
            },
            Frame::Special(_) if action == Action::End => Ok(()),
            Frame::Special(_) => self.check_build(s, seat, action),
            Frame::Module(ask) => ask.answers(self, s).check(action),
            Frame::Over | Frame::Roll | Frame::Steal(_) | Frame::DrawCard(_) | Frame::Explore(_) | Frame::Placed => {
                Err(Refusal::NobodyIsAsked)
            }
        }
    }

    fn choices(&self, s: &State<D>, seat: Seat, out: &mut Choices<Action>) {
        out.clear();
        Menu::list(self, s, seat, out);
    }

    #[inline]
    fn pick(&self, s: &State<D>, seat: Seat, rng: &mut impl Rng) -> Action {
        Menu::pick(self, s, seat, |count| below(rng, count))
    }

    fn pass(&self, s: &State<D>, seat: Seat) -> Option<Action> {
        // These questions are hidden: whether a seat can accept an offer or build between turns depends on its hand.
        let hidden = match s.agenda.top() {
            Frame::Main if s.trade.is_open() => {
                return (seat != s.active && s.trade.unanswered().has(seat)).then_some(Action::Decline);
            }
            Frame::Special(builder) => (builder, Action::End),
            Frame::Module(ask) => (ask.asked(s.active), ask.pass()?),
            _ => return None,
        };
        (hidden.0 == seat).then_some(hidden.1)
    }

    fn passes_alone(&self, s: &State<D>) -> bool {
        // An offer that a player cannot pay asks nothing (10.2).
        matches!(s.agenda.top(), Frame::Main)
    }

    fn offered_to(&self, action: Action) -> Option<Seat> {
        match action {
            Action::Module(act) => act.offered_to(),
            _ => None,
        }
    }

    #[inline]
    fn apply(&self, s: &mut State<D>, seat: Seat, action: Action, log: &mut Log<'_, Event>) {
        debug_assert_eq!(self.check(s, seat, action), Ok(()), "{action:?}");
        let top = s.agenda.top();
        let before = (s.active, s.side(s.active).points);
        let mut cx = Cx { rules: self, s, log };
        match (top, action) {
            (Frame::Main, action) if seat == cx.s.active => cx.act(action),
            (Frame::Main, action) => cx.answer(seat, action),
            (Frame::BeforeRoll, Action::Roll) => cx.s.agenda.replace(Frame::Roll),
            (Frame::BeforeRoll, card) => cx.build_or_play(seat, card),
            (Frame::Discards, Action::Discard(resource)) => cx.discard(seat, resource),
            (Frame::MoveRobber, Action::Robber(hex)) => cx.move_robber(hex),
            (Frame::ChooseVictim, Action::Waive) => cx.waive(),
            (Frame::Module(ask), answer) => ask.answered(&mut cx, answer),
            (Frame::MoveRobber, Action::Pirate(hex)) => cx.move_pirate(hex),
            (Frame::ChooseVictim | Frame::PirateVictim, Action::Rob(victim)) => cx.rob(victim),
            (Frame::Gold, Action::Gold(resource)) => cx.take_gold(seat, resource),
            (Frame::FreeRoads(left), Action::Road(edge)) => cx.place_free_road(left, edge),
            (Frame::FreeRoads(left), Action::Ship(edge)) => cx.place_free_ship(left, edge),
            (Frame::Settle, Action::Settlement(corner)) => cx.settle(corner),
            (Frame::SettleRoad(_), Action::Road(edge)) => cx.settle_road(edge),
            (Frame::SettleRoad(_), Action::Ship(edge)) => cx.settle_ship(edge),
            (Frame::Special(_), Action::End) => cx.end_special(seat),
            (Frame::Special(_), build) => cx.build_or_play(seat, build),
            (frame, action) => unreachable!("{action:?} is not legal in {frame:?}"),
        }
        cx.declare_winner(before);
    }

    fn outcomes(&self, s: &State<D>, out: &mut Weighted<Outcome>) -> bool {
        out.clear();
        match s.agenda.top() {
            Frame::Roll => {
                for sum in (2..=12u8).filter(|&sum| !self.rolls_again(s, sum)) {
                    let low = sum.saturating_sub(6).max(1);
                    out.push(Outcome::Rolled(low, sum - low), 6 - u32::from(sum.abs_diff(7)));
                }
            }
            Frame::Steal(victim) => {
                for resource in Resource::ALL {
                    out.push(Outcome::Stolen(resource), u32::from(s.hand(victim).get(resource)));
                }
            }
            Frame::DrawCard(_) => s.list_cards(out),
            Frame::Module(ask) => ask.outcomes(s, out),
            Frame::Explore(_) => self.finds(s, out),
            _ => {}
        }
        true
    }

    #[inline]
    fn draw(&self, s: &State<D>, rng: &mut impl Rng) -> Outcome {
        match s.agenda.top() {
            Frame::Roll => loop {
                let (one, two) = (die(rng), die(rng));
                if self.modules.is_empty() || !self.rolls_again(s, one + two) {
                    return Outcome::Rolled(one, two);
                }
            },
            Frame::Steal(victim) => {
                Outcome::Stolen(s.hand(victim).nth_card(below(rng, u32::from(s.side(victim).cards))))
            }
            Frame::DrawCard(_) => s.draw_card(rng),
            Frame::Module(ask) => ask.draw(s, rng),
            Frame::Explore(_) => self.find(s, rng),
            frame => unreachable!("nothing falls in {frame:?}"),
        }
    }

    fn check_outcome(&self, s: &State<D>, outcome: Outcome) -> Result<(), Refusal> {
        let can_fall = match (s.agenda.top(), outcome) {
            (Frame::Roll, Outcome::Rolled(one, two)) => {
                (1..=6).contains(&one) && (1..=6).contains(&two) && !self.rolls_again(s, one + two)
            }
            (Frame::Steal(victim), Outcome::Stolen(resource)) => s.hand(victim).has(resource),
            (Frame::DrawCard(_), Outcome::Drawn(card)) => s.deck.has(card),
            (Frame::Module(ask), outcome) => ask.can_fall(s, outcome),
            (Frame::Explore(_), Outcome::Found(terrain, number)) => self.can_be_found(s, terrain, number),
            _ => false,
        };
        if can_fall { Ok(()) } else { Err(Refusal::CannotFall) }
    }

    #[inline]
    fn fall(&self, s: &mut State<D>, outcome: Outcome, log: &mut Log<'_, Event>) {
        debug_assert_eq!(self.check_outcome(s, outcome), Ok(()), "{outcome:?}");
        let top = s.agenda.top();
        let before = (s.active, s.side(s.active).points);
        let mut cx = Cx { rules: self, s, log };
        match (top, outcome) {
            (Frame::Roll, Outcome::Rolled(one, two)) => cx.rolled([one, two]),
            (Frame::Steal(victim), Outcome::Stolen(resource)) => cx.stolen(victim, resource),
            (Frame::DrawCard(seat), Outcome::Drawn(card)) => cx.drawn(seat, card),
            (Frame::Module(ask), outcome) => ask.fell(&mut cx, outcome),
            (Frame::Explore(hex), Outcome::Found(terrain, number)) => cx.found(hex, terrain, number),
            (frame, outcome) => unreachable!("{outcome:?} cannot fall in {frame:?}"),
        }
        cx.declare_winner(before);
    }

    fn known(&self, s: &State<D>, seat: Seat) -> Known<D> {
        Known::of(self, s, seat)
    }

    fn imagine(&self, known: &Known<D>, rng: &mut impl Rng) -> State<D> {
        known.imagine(self, rng)
    }

    fn view(&self, s: &State<D>, viewer: Viewer) -> View {
        View::of(self, s, viewer)
    }

    fn standing(&self, s: &State<D>) -> Option<Standing> {
        if s.agenda.top() != Frame::Over {
            return None;
        }
        let mut points = [0; 8];
        for seat in self.everybody() {
            points[seat.index()] = s.total_points(seat);
        }
        Some(Standing { winners: Seats::only(s.active), points })
    }

    fn turns(&self, s: &State<D>) -> u32 {
        match s.agenda.frames().first() {
            Some(Frame::Settle | Frame::SettleRoad(_) | Frame::Placed) => 0,
            _ => u32::from(s.turn),
        }
    }

    fn depth(&self, s: &State<D>) -> usize {
        s.agenda.depth()
    }
}
