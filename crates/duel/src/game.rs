//! The duel as a [`Game`]: who is awaited, what is legal, what follows.

use kernel::{Awaits, Choices, Game, Log, Rng, Seat, Seats, Standing, Viewer, Weighted, below, die, shuffle};

use crate::action::{Action, Order, Outcome};
use crate::card::{Price, Thing};
use crate::cx::Cx;
use crate::event::Event;
use crate::known::Known;
use crate::menu::Menu;
use crate::piles::{Face, Row};
use crate::refusal::Refusal;
use crate::resource::Kinds;
use crate::rules::{Duel, HandStep};
use crate::setup::assemble;
use crate::site::Site;
use crate::state::{Ask, EventFace, Frame, Phase, Start, State, foe};
use crate::view::View;

impl Duel {
    /// Who is asked, if a seat is.
    #[inline]
    pub(crate) fn asked(&self, s: &State) -> Option<Seat> {
        match s.agenda.top() {
            Frame::Turn(Phase::Dice) => None,
            Frame::Turn(_) => Some(s.active),
            Frame::Start(seat, _)
            | Frame::Avert(seat)
            | Frame::LayRegions(seat, _)
            | Frame::Gain { seat, .. }
            | Frame::Bring { seat, .. }
            | Frame::Pay(seat, _)
            | Frame::Offer(seat, ..)
            | Frame::LeaveOut(seat, ..)
            | Frame::Gild { seat, .. }
            | Frame::PayAny(seat, _)
            | Frame::Wares { seat, .. }
            | Frame::Rob { seat, giver: false, .. }
            | Frame::PutBack(seat, ..)
            | Frame::Draws(seat, _)
            | Frame::Bury(seat, _)
            | Frame::PutAside(seat)
            | Frame::TakeOff(seat)
            | Frame::Redraw(seat, _)
            | Frame::Surplus(seat)
            | Frame::Fetch(seat, _)
            | Frame::TakeFrom(seat, _)
            | Frame::Ask(seat, _) => Some(seat),
            Frame::Rob { seat, giver: true, .. } => Some(foe(seat)),
            _ => None,
        }
    }

    /// Why a choice that is not on the menu of the asked seat is refused.
    fn why_not(&self, s: &State, seat: Seat, action: Action) -> Refusal {
        let side = s.side(seat);
        let short = |price: Price| {
            let short = price.short(side);
            (short > 0).then_some(Refusal::CannotAfford { short })
        };
        let center = |thing| short(self.center_price(s, seat, thing));
        let phase = s.agenda.top();
        let builds = phase == Frame::Turn(Phase::Action);
        let in_action = builds && s.preparing.is_none();
        match action {
            // Where something cannot be built at all, its price does not matter.
            Action::Road(end) if builds => match () {
                () if side.sea.harbor == Some(end) => Refusal::HarborThere,
                () if side.has_open_road(end) => Refusal::NoRoadThere,
                () => center(Thing::Road).unwrap_or(Refusal::SupplyEmpty),
            },
            Action::Settlement(end) if builds => match () {
                () if !side.has_open_road(end) => Refusal::NoRoadThere,
                () => center(Thing::Settlement).unwrap_or(Refusal::SupplyEmpty),
            },
            Action::City(at) if builds => match () {
                () if !side.is_settlement(at) => Refusal::NoSettlementThere,
                () => center(Thing::City).unwrap_or(Refusal::SupplyEmpty),
            },
            Action::Ship if in_action => match () {
                () if !self.may_build_ship(s, seat) => Refusal::NoShipToBuild,
                () => Refusal::CannotAfford { short: side.wealth().short_of(self.edition.ship) },
            },
            Action::Sail(_) if in_action => Refusal::OutOfReach,
            Action::Build(face, _) if builds => {
                if !self.is_face(face) || self.is_blank(face) {
                    return Refusal::NoSuchCard;
                }
                let card = self.card(face);
                let price = self.price(s, seat, card);
                let at_hand = s.hand(seat).contains(&face) || s.piles.faces(Row::FACE_UP).contains(&face);
                match () {
                    () if !at_hand => Refusal::NoSuchCard,
                    () if !card.def().kind.is_laid() => Refusal::WrongKind,
                    () if !in_action && !self.is_peaceful(s, seat, card.def()) => Refusal::NotNow,
                    () if self.is_one_too_many(side, card) => Refusal::OneIsEnough,
                    () if !self.is_allowed(s, seat, card) => self.why_not_allowed(s, seat, card),
                    () => short(price).unwrap_or(Refusal::NotThere),
                }
            }
            Action::Play(face) => {
                if !self.is_face(face) || !s.hand(seat).contains(&face) {
                    return Refusal::NoSuchCard;
                }
                let card = self.card(face);
                match () {
                    () if !card.def().kind.is_action() => Refusal::WrongKind,
                    () if !matches!(phase, Frame::Turn(Phase::Action | Phase::BeforeRoll)) => Refusal::NotNow,
                    () if s.preparing.is_some() => Refusal::NotNow,
                    () if in_action && card.def().play.is_none() => Refusal::NotNow,
                    () if !in_action && card.def().before_roll.is_none() => Refusal::NotNow,
                    () if self.is_locked(s, card) => Refusal::Locked,
                    () if !self.is_allowed(s, seat, card) => self.why_not_allowed(s, seat, card),
                    () => short(self.price(s, seat, card)).unwrap_or(Refusal::NoUse),
                }
            }
            Action::Use(_) if phase == Frame::Turn(Phase::BeforeRoll) => Refusal::NoUse,
            Action::Use(_) if in_action => Refusal::NoUse,
            Action::Remove if in_action && !self.options().terms().removal => Refusal::RemovalNotPlayed,
            Action::Remove if in_action => Refusal::NothingToRemove,
            Action::Trade { give, take } if in_action => match () {
                () if give == take => Refusal::NotOffered,
                () if side.amount(give) < self.rate(s, seat, give).into() => Refusal::TooLittleForTheBank,
                () => Refusal::NoRoom,
            },
            Action::Offer { give, take } if in_action => {
                self.check_offer(s, seat, give, take).err().unwrap_or(Refusal::NotOffered)
            }
            Action::Put(face, _)
                if matches!(phase, Frame::Turn(Phase::Replenish | Phase::Exchange) | Frame::Surplus(_)) =>
            {
                if s.hand(seat).contains(&face) { Refusal::NotOffered } else { Refusal::NoSuchCard }
            }
            Action::Search(_) if matches!(phase, Frame::Redraw(..) | Frame::Turn(Phase::Fill)) => {
                let short = u32::from(side.tally.search_price).saturating_sub(side.total()) as u8;
                if short > 0 { Refusal::CannotAfford { short } } else { Refusal::NotOffered }
            }
            _ if builds => Refusal::NotNow,
            _ => Refusal::NotOffered,
        }
    }

    /// The cards of a stack that is shuffled, and the place whose card stays.
    fn shuffled(&self, s: &State, row: Row) -> (Order, Option<usize>) {
        let faces = s.piles.faces(row);
        let told = if row == Row::EVENTS { faces.iter().position(|&face| self.is_told(face)) } else { None };
        (Order::of(faces).expect("stacks that are shuffled are small"), told)
    }

    /// Whether an event card lies above the told one whenever the stack is made.
    fn is_kept_above(&self, face: Face) -> bool {
        self.options().terms().events_above && self.card(face).def().above
    }
}

impl Cx<'_, '_> {
    /// Carries out a choice that is on the menu.
    fn act(&mut self, seat: Seat, action: Action) {
        let frame = self.s.agenda.top();
        let base = self.s.agenda.depth();
        match (frame, action) {
            (Frame::Turn(phase), _) => self.act_in_turn(phase, seat, action),
            (Frame::Start(_, start), _) => self.act_at_start(start, seat, action),
            (Frame::Gain { seat, kinds, n, stop }, Action::Take(spot)) => {
                let store = self.s.side(seat).store_at(spot).expect("it was offered");
                self.gained(seat, kinds, n, stop, store);
            }
            (Frame::Bring { seat, region, n }, Action::Take(spot)) => {
                let store = self.s.side(seat).store_at(spot).expect("it was offered");
                self.brought(seat, region, n, store);
            }
            (Frame::Gain { .. } | Frame::Rob { .. } | Frame::Avert(_) | Frame::Offer(..), Action::Pass) => {
                let (duel, s) = (self.duel, &*self.s);
                self.log.note(|| Event::Decided { seat, what: duel.pass_words(s), n: 0 });
                self.s.agenda.pop();
            }
            (Frame::Offer(_, give, take), Action::Accept) => {
                let (duel, s) = (self.duel, &*self.s);
                self.log.note(|| Event::Decided { seat, what: duel.accept_words(s), n: 0 });
                self.s.agenda.pop();
                self.swap(foe(seat), give, take);
                self.in_order(base - 1);
            }
            (Frame::Pay(_, price), Action::Pay(spot)) => {
                let store = self.s.side(seat).store_at(spot).expect("it was offered");
                self.paid(seat, price, store);
            }
            (Frame::PayAny(_, n), Action::Pay(spot)) => {
                let store = self.s.side(seat).store_at(spot).expect("it was offered");
                self.s.agenda.replace(Frame::PayAny(seat, n - 1));
                self.take_out(seat, store, 1);
            }
            (Frame::Wares { ware, n, gain, .. }, Action::Choose(spot)) => {
                self.s.agenda.replace(Frame::Wares { seat, ware, n: n - 1, gain });
                self.move_ware(seat, spot.site(), 1, gain);
            }
            (Frame::Gild { price, less, gilds, .. }, Action::Name(resource)) => {
                self.gilded(seat, price, less, gilds, resource);
            }
            (Frame::Gild { price, less, .. }, Action::Pass) => {
                self.s.agenda.replace(Frame::LeaveOut(seat, price, less));
            }
            (Frame::LeaveOut(_, price, less), Action::Name(resource)) => {
                self.s.agenda.replace(Frame::LeaveOut(seat, price.less(resource), less - 1));
                self.log.note(|| Event::Named { seat, resource });
            }
            (Frame::Rob { seat, giver, kinds, n, stop }, Action::Name(resource)) => {
                self.rob(seat, giver, kinds, n, stop, resource);
            }
            (Frame::PutBack(_, n, filter), Action::Put(face, stack)) => {
                self.put_one_back(seat, n, filter, face, stack);
            }
            (Frame::Draws(_, n), Action::Draw(stack)) => self.draw_one(seat, n, stack),
            (Frame::Avert(_), Action::Play(face)) => self.avert(seat, face),
            (Frame::LayRegions(_, end), Action::Above(face)) => self.lay_regions(seat, end, face),
            (Frame::Bury(_, site), Action::Stack(stack)) => self.buried(seat, site, Some(stack)),
            (Frame::TakeOff(_), Action::Choose(spot)) => {
                self.s.agenda.pop();
                self.remove_own(seat, spot.site());
            }
            (Frame::PutAside(_), Action::Put(face, stack)) => self.aside_put(seat, face, stack),
            (Frame::Surplus(_), Action::Put(face, stack)) => self.put_under(seat, Row::hand(seat), face, stack),
            (Frame::Fetch(..), Action::Card(at)) => self.fetched(seat, at),
            (Frame::Redraw(..), Action::Draw(stack)) => {
                self.s.agenda.pop();
                self.draw_card(seat, stack);
            }
            (Frame::Redraw(..), Action::Search(stack)) => {
                self.s.agenda.pop();
                self.pay_and_search(seat, stack);
                self.in_order(base - 1);
            }
            (Frame::TakeFrom(_, row), Action::Card(at)) => {
                self.s.agenda.pop();
                self.take_searched(seat, row, at);
            }
            (Frame::Ask(_, ask), _) => self.answer(ask, seat, action),
            (frame, action) => unreachable!("{action:?} is not legal in {frame:?}"),
        }
        self.run();
    }

    fn act_in_turn(&mut self, phase: Phase, seat: Seat, action: Action) {
        if let Some(now) = self.s.preparing {
            self.prepares(now, action);
            if action == Action::Pass {
                return;
            }
        }
        let base = self.s.agenda.depth();
        let next = |cx: &mut Self, phase| cx.s.agenda.replace(Frame::Turn(phase));
        match (phase, action) {
            (Phase::BeforeRoll, Action::Roll) => next(self, Phase::Dice),
            (Phase::BeforeRoll, Action::Play(face)) => self.play_before_roll(seat, face),
            (Phase::Action, Action::End) => {
                // Whoever has enough points wins at the latest now (rivals 11); otherwise they would have won before.
                (self.s.even, self.s.pledge) = (Kinds::NONE, None);
                next(self, Phase::Replenish);
            }
            (Phase::Action, Action::Road(end)) => self.build_road(seat, end),
            (Phase::Action, Action::Settlement(end)) => self.build_settlement(seat, end),
            (Phase::Action, Action::City(spot)) => self.build_city(seat, spot.site().place()),
            (Phase::Action, Action::Ship) => self.build_ship(seat),
            (Phase::Action, Action::Sail(spot)) => self.sail(seat, spot.site()),
            (Phase::Action, Action::Build(face, spot)) => self.build(seat, face, spot.site()),
            (Phase::Action, Action::Play(face)) => self.play_card(seat, face),
            (Phase::Action | Phase::BeforeRoll, Action::Use(spot)) => self.use_card(seat, spot.site()),
            (Phase::Action, Action::Remove) => self.push(Frame::TakeOff(seat)),
            (Phase::Action, Action::Trade { give, take }) => self.trade(seat, give, take),
            (Phase::Action, Action::Offer { give, take }) => self.offer(seat, give, take),
            (Phase::Replenish | Phase::Fill, Action::Draw(stack)) => self.draw_card(seat, stack),
            (Phase::Fill, Action::Search(stack)) => self.pay_and_search(seat, stack),
            (Phase::Fill, Action::Use(spot)) => self.fetch(seat, spot.site()),
            (Phase::Replenish, Action::Put(face, stack)) => self.put_under(seat, Row::hand(seat), face, stack),
            (Phase::Exchange, Action::Pass) => {
                let (duel, s) = (self.duel, &*self.s);
                self.log.note(|| Event::Decided { seat, what: duel.pass_words(s), n: 0 });
                next(self, Phase::End);
            }
            (Phase::Exchange, Action::Put(face, stack)) => {
                let again = self.exchanges_again(seat);
                next(self, if again { Phase::Exchange } else { Phase::End });
                self.put_under(seat, Row::hand(seat), face, stack);
                // A card of the other's deck goes under a stack of his, from which nobody else draws.
                let own = self.duel.stacks_of(seat) >> stack & 1 == 1;
                let same = own && self.duel.edition.hand_step == HandStep::FillOrExchange;
                self.push(Frame::Redraw(seat, if same { 1 << stack } else { u8::MAX }));
            }
            (phase, action) => unreachable!("{action:?} is not legal in {phase:?}"),
        }
        self.in_order(base);
    }

    fn act_at_start(&mut self, start: Start, seat: Seat, action: Action) {
        match (start, action) {
            (Start::Stack, Action::Stack(stack)) => self.chose_start(seat, stack),
            (Start::Cards { stack, left }, Action::Card(at)) => self.took_start(seat, stack, left, at),
            (Start::Regions(laid), Action::Choose(spot)) => {
                let store = self.s.side(seat).store_at(spot).expect("it was offered");
                self.laid_start(seat, laid, store);
            }
            (Start::Harbor, Action::Grow(end)) => self.laid_harbor(seat, end),
            (start, action) => unreachable!("{action:?} is not legal in {start:?}"),
        }
    }

    /// Hands the answer to the card that asked.
    fn answer(&mut self, ask: Ask, seat: Seat, action: Action) {
        let answer = match (ask, action) {
            (Ask::Site(owner, _) | Ask::Building(owner, _), Action::Choose(at)) => {
                let s = &*self.s;
                self.log.note(|| {
                    let card = s.lying(owner, at.site()).map(|lying| lying.face);
                    Event::Pointed { seat, card, at }
                });
                at.site().0
            }
            (Ask::Sea { .. }, Action::Choose(at)) => {
                // Which card it is need not be known to the seat that chooses.
                self.log.note(|| Event::Pointed { seat, card: None, at });
                at.site().0
            }
            (Ask::Region(_), Action::Choose(at)) => {
                let side = self.s.side(seat);
                let store = side.store_at(at).expect("it was offered");
                self.log.note(|| Event::Pointed { seat, card: Some(side.regions[store.index()]), at });
                store.0
            }
            (Ask::Place(_), Action::Choose(at)) => {
                self.log.note(|| Event::Pointed { seat, card: None, at });
                at.site().place()
            }
            (Ask::Face, Action::Face(face)) => {
                self.log.note(|| Event::FaceChosen { seat, face });
                face as u8
            }
            (Ask::Stack(_), Action::Stack(stack)) => {
                self.log.note(|| Event::StackChosen { seat, stack });
                stack
            }
            (Ask::Number, Action::Number(number)) => {
                self.log.note(|| Event::Numbered { seat, number });
                number
            }
            (Ask::Resource(_), Action::Name(resource)) => {
                self.log.note(|| Event::Named { seat, resource });
                resource as u8
            }
            (Ask::Card { .. } | Ask::Top(..), Action::Card(at)) => at,
            (Ask::Card { .. } | Ask::Top(..) | Ask::Sea { .. } | Ask::Whether, Action::Pass) => {
                let (duel, s) = (self.duel, &*self.s);
                self.log.note(|| Event::Decided { seat, what: duel.pass_words(s), n: duel.remembered(s) });
                PASSED
            }
            (Ask::Whether, Action::Accept) => {
                let (duel, s) = (self.duel, &*self.s);
                self.log.note(|| Event::Decided { seat, what: duel.accept_words(s), n: duel.remembered(s) });
                1
            }
            (Ask::End, Action::Grow(end)) => {
                self.log.note(|| Event::EndChosen { seat, end });
                end as u8
            }
            (ask, action) => unreachable!("{action:?} does not answer {ask:?}"),
        };
        self.s.agenda.pop();
        self.answered(answer);
    }

    /// The card that asked or rolled learns the answer.
    fn answered(&mut self, answer: u8) {
        let Frame::Play(play) = self.s.agenda.top() else { unreachable!("the card that asked lies below") };
        self.s.agenda.replace(Frame::Play(crate::state::Play { answer, ..play }));
    }
}

/// The event die falls.
fn event_die(rng: &mut impl Rng) -> EventFace {
    let side = below(rng, 6) as usize;
    EventFace::ALL[side.min(4)]
}

/// The answer of whoever passed.
pub(crate) const PASSED: u8 = u8::MAX;

impl crate::state::Play {
    /// The site that was chosen.
    pub const fn site(&self) -> Site {
        Site(self.answer)
    }

    /// The face of the event die that was chosen.
    pub fn face(&self) -> EventFace {
        EventFace::ALL[usize::from(self.answer)]
    }

    /// Whether the answer was to pass.
    pub const fn passed(&self) -> bool {
        self.answer == PASSED
    }
}

impl Game for Duel {
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Refusal = Refusal;
    type Known = Known;
    type View = View;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        self.start_state()
    }

    #[inline]
    fn awaits(&self, s: &State) -> Awaits {
        match self.asked(s) {
            Some(seat) => Awaits::Seats { due: Seats::only(seat), may: Seats::NONE },
            None if s.agenda.top() == Frame::Over => Awaits::Nobody,
            None => Awaits::Chance,
        }
    }

    fn check(&self, s: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.asked(s) {
            None => Err(Refusal::NobodyIsAsked),
            Some(asked) if asked != seat => Err(Refusal::NotYourTurn),
            Some(_) if Menu::of(self, s, seat).has(action) => Ok(()),
            Some(_) if action == Action::Remove && self.may_remove(s, seat) => Ok(()),
            Some(_) if self.may_offer(s, seat, action) => Ok(()),
            Some(_) => Err(self.why_not(s, seat, action)),
        }
    }

    fn pass(&self, s: &State, seat: Seat) -> Option<Action> {
        // What can be answered depends on the hand.
        let hidden = match s.agenda.top() {
            Frame::Avert(asked) => asked == seat,
            Frame::Ask(asked, Ask::Card { row, pass: true, .. }) => asked == seat && row == Row::hand(seat),
            _ => false,
        };
        hidden.then_some(Action::Pass)
    }

    fn choices(&self, s: &State, seat: Seat, out: &mut Choices<Action>) {
        out.clear();
        Menu::of(self, s, seat).list(out);
    }

    #[inline]
    fn pick(&self, s: &State, seat: Seat, rng: &mut impl Rng) -> Action {
        let menu = Menu::of(self, s, seat);
        menu.nth(below(rng, menu.len()))
    }

    fn apply(&self, s: &mut State, seat: Seat, action: Action, log: &mut Log<'_, Event>) {
        debug_assert_eq!(self.check(s, seat, action), Ok(()), "{action:?}");
        Cx { duel: self, s, log }.act(seat, action);
    }

    fn outcomes(&self, s: &State, out: &mut Weighted<Outcome>) -> bool {
        out.clear();
        match s.agenda.top() {
            Frame::Turn(Phase::Dice) => {
                let numbers = if s.number == 0 { 1..=6 } else { 0..=0 };
                for number in numbers {
                    let number = (number > 0).then_some(number);
                    if s.event.is_some() {
                        out.push(Outcome::Rolled(number, None), 1);
                        continue;
                    }
                    for face in EventFace::ALL {
                        out.push(Outcome::Rolled(number, Some(face)), face.weight());
                    }
                }
                true
            }
            Frame::EventRoll => {
                EventFace::ALL.into_iter().for_each(|face| out.push(Outcome::Rolled(None, Some(face)), face.weight()));
                true
            }
            Frame::GuardRoll(..) | Frame::Die(_) => {
                (1..=6).for_each(|number| out.push(Outcome::Die(number), 1));
                true
            }
            _ => false,
        }
    }

    #[inline]
    fn draw(&self, s: &State, rng: &mut impl Rng) -> Outcome {
        match s.agenda.top() {
            Frame::Turn(Phase::Dice) => {
                let number = (s.number == 0).then(|| die(rng));
                let event = s.event.is_none().then(|| event_die(rng));
                Outcome::Rolled(number, event)
            }
            Frame::EventRoll => Outcome::Rolled(None, Some(event_die(rng))),
            Frame::GuardRoll(..) | Frame::Die(_) => Outcome::Die(die(rng)),
            Frame::Shuffle(row) => {
                let (mut order, told) = self.shuffled(s, row);
                let faces = order.faces_mut();
                if let (Some(at), Some(told)) = (told, self.edition.told_event) {
                    // The card that keeps its place waits at the end.
                    let last = faces.len() - 1;
                    faces[at..].rotate_left(1);
                    shuffle(rng, &mut faces[..last]);
                    assemble(faces, told, |&face| self.is_kept_above(face), rng);
                } else {
                    shuffle(rng, faces);
                }
                Outcome::Shuffled(order)
            }
            frame => unreachable!("nothing falls in {frame:?}"),
        }
    }

    fn check_outcome(&self, s: &State, outcome: Outcome) -> Result<(), Refusal> {
        let is_number = |number: u8| (1..=6).contains(&number);
        let can_fall = match (s.agenda.top(), outcome) {
            (Frame::Turn(Phase::Dice), Outcome::Rolled(number, event)) => {
                number.is_some() == (s.number == 0)
                    && number.is_none_or(is_number)
                    && event.is_some() == s.event.is_none()
            }
            (Frame::EventRoll, Outcome::Rolled(None, Some(_))) => true,
            (Frame::GuardRoll(..) | Frame::Die(_), Outcome::Die(number)) => is_number(number),
            (Frame::Shuffle(row), Outcome::Shuffled(order)) => {
                let (before, told) = self.shuffled(s, row);
                let sorted = |mut order: Order| {
                    order.faces_mut().sort_unstable();
                    order
                };
                let in_place = |told: usize| {
                    before.faces()[told] == order.faces()[told]
                        && !order.faces()[told..].iter().any(|&face| self.is_kept_above(face))
                };
                sorted(before) == sorted(order) && told.is_none_or(in_place)
            }
            _ => false,
        };
        if can_fall { Ok(()) } else { Err(Refusal::CannotFall) }
    }

    fn fall(&self, s: &mut State, outcome: Outcome, log: &mut Log<'_, Event>) {
        debug_assert_eq!(self.check_outcome(s, outcome), Ok(()), "{outcome:?}");
        let mut cx = Cx { duel: self, s, log };
        match (cx.s.agenda.top(), outcome) {
            (Frame::Turn(Phase::Dice), Outcome::Rolled(number, event)) => {
                cx.s.number = number.unwrap_or(cx.s.number);
                cx.s.event = event.or(cx.s.event);
                cx.log.note(|| Event::Rolled { number, event });
                cx.dice_known();
            }
            (Frame::GuardRoll(seat, attack), Outcome::Die(number)) => cx.guard_rolled(seat, attack, number),
            (Frame::Die(seat), Outcome::Die(number)) => {
                cx.s.agenda.pop();
                cx.log.note(|| Event::DieRolled { seat, number });
                cx.answered(number);
            }
            (Frame::EventRoll, Outcome::Rolled(_, Some(event))) => {
                cx.s.agenda.pop();
                cx.log.note(|| Event::Rolled { number: None, event: Some(event) });
                let base = cx.s.agenda.depth();
                cx.another_event(event);
                cx.in_order(base);
            }
            (Frame::Shuffle(row), Outcome::Shuffled(order)) => {
                let (_, told) = self.shuffled(cx.s, row);
                cx.s.agenda.pop();
                cx.s.piles.shuffle(row, order.faces(), told);
                cx.log.note(|| Event::Shuffled { row });
            }
            (frame, outcome) => unreachable!("{outcome:?} cannot fall in {frame:?}"),
        }
        cx.run();
    }

    fn known(&self, s: &State, seat: Seat) -> Known {
        Known::of(self, s, seat)
    }

    fn imagine(&self, known: &Known, rng: &mut impl Rng) -> State {
        known.imagine(self, rng)
    }

    fn view(&self, s: &State, viewer: Viewer) -> View {
        View::of(self, s, viewer)
    }

    fn standing(&self, s: &State) -> Option<Standing> {
        if s.agenda.top() != Frame::Over {
            return None;
        }
        let mut points = [0; 8];
        for seat in [Seat(0), Seat(1)] {
            points[seat.index()] = s.victory_points(self, seat);
        }
        Some(Standing { winners: Seats::only(s.active), points })
    }

    fn turns(&self, s: &State) -> u32 {
        s.turn.into()
    }

    fn depth(&self, s: &State) -> usize {
        s.agenda.depth()
    }
}
