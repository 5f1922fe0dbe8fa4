//! A tiny game that tests the kernel: two piles that may be searched, a hidden reaction, a number on a lying card,
//! shuffles, simultaneous discards.
//!
//! Two seats have a hand each. In a turn a seat does one thing: draws or searches a pile, shuffles one, lays a tower,
//! raises the dial of a tower, attacks with a sword (which the other may fend off with a guard), or levies a tax with a
//! coin: a seat with two cards or more lays one aside, unseen until the last is in. Four on the dials wins.

mod cards;
#[cfg(feature = "json")]
mod written;

mod tests;

use std::fmt;

use self::cards::{CardKind, Counts, DECK, DeckOrder, Rows, aside, foe, hand, pile};
use crate::{
    Agenda, Awaits, Bits, Choices, Game, Log, Rng, Seat, Seats, Seen, Standing, Veiled, Viewer, Weighted, below,
    shuffle,
};

/// The rules, and the flaw that is planted in them.
#[derive(Clone, Copy, Debug)]
pub struct Tiny {
    pub fault: Flaw,
}

impl Tiny {
    /// The rules as they should be.
    pub const SOUND: Tiny = Tiny { fault: Flaw::None };
}

/// A flaw in the rules, for the rings to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "json"), expect(dead_code, reason = "some faults are in what is written"))]
pub enum Flaw {
    None,
    /// The view shows a card of the other's hand.
    View,
    /// An attack is listed only if the other has no guard.
    List,
    /// The reason of a refusal betrays the other's hand.
    Answer,
    /// Only a seat that has a guard is asked for one.
    Ask,
    /// A known card stays known after another seat took it unseen.
    Memory,
    /// Certain knowledge is ignored when imagining.
    Imagine,
    /// An event tells everybody which card was taken.
    Event,
    /// A choice is listed twice.
    Twice,
    /// The choice that is picked is not the one that was drawn.
    Pick,
    /// The turn changes only when somebody listens.
    Listen,
    /// An action is written like another one.
    Write,
    /// A position is read without what was known.
    Forget,
    /// A position is believed without a check.
    Believe,
    /// A trace shows everybody which card of a pile was taken.
    Trace,
    /// A trace shows everybody the order of a shuffled pile.
    TraceOrder,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ask {
    #[default]
    Over,
    Deal,
    Turn,
    Take(u8),
    Reshuffle(u8),
    Guard,
    Discard(Seats),
    /// Runs automatically: the attack hits.
    Strike,
    /// Runs automatically: the next seat's turn begins.
    EndTurn,
}

/// A position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    rows: Rows,
    /// The dials of each seat's towers.
    dials: [[u8; 3]; 2],
    /// How many towers each seat has.
    towers: [u8; 2],
    /// What was played and discarded, for all to see.
    discards: Counts,
    turn: u8,
    agenda: Agenda<Ask, 3>,
}

const _: () = assert!(size_of::<State>() <= 256);

/// What a seat knows: the position with blanks, and the kinds of cards in each of its groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    seat: Seat,
    table: State,
    groups: [Counts; 16],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Draw(u8),
    Search(u8),
    Take(u8),
    Shuffle(u8),
    Lay,
    Charge(u8),
    Attack,
    Guard,
    Tax,
    LayAside(CardKind),
    Pass,
}

/// Cards in their new order: the whole deck at the start, a pile later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shuffled(DeckOrder);

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    Dealt(Seat, Veiled<CardKind>),
    Drew(Seat, u8, Veiled<CardKind>),
    Searched(Seat, u8, Veiled<DeckOrder>),
    Took(Seat, Veiled<CardKind>),
    Shuffled(u8),
    Laid(Seat),
    Charged(Seat, u8),
    Attacked(Seat),
    Guarded(Seat),
    Struck(Seat),
    Taxed(Seat),
    LaidAside(Seat, Veiled<CardKind>),
    Discarded(Seat, CardKind),
    Passed(Seat),
}

impl Seen for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::Dealt(seat, card) => Event::Dealt(seat, card.seen_by(viewer)),
            Event::Drew(seat, pile, card) => Event::Drew(seat, pile, card.seen_by(viewer)),
            Event::Searched(seat, pile, cards) => Event::Searched(seat, pile, cards.seen_by(viewer)),
            Event::Took(seat, card) => Event::Took(seat, card.seen_by(viewer)),
            Event::LaidAside(seat, card) => Event::LaidAside(seat, card.seen_by(viewer)),
            public => public,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    NotNow,
    NoSuchCard,
    HandFull,
    NotThisDeck,
    Betrayed(bool),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotNow => f.write_str("not now"),
            Refusal::NoSuchCard => f.write_str("there is no such card"),
            Refusal::HandFull => f.write_str("the hand is full"),
            Refusal::NotThisDeck => f.write_str("these are not the cards that are shuffled"),
            Refusal::Betrayed(guarded) => write!(f, "the other has a guard: {guarded}"),
        }
    }
}

/// What is shown: kinds where they are known, blanks elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    rows: [Vec<Option<CardKind>>; 6],
    dials: [Vec<u8>; 2],
    discards: Counts,
    turn: u8,
    asked: Ask,
}

const HAND_LIMIT: usize = 4;
const LAST_TURN: u8 = 80;
const GOAL: u8 = 4;
/// The deal: how many cards each pile gets; each hand gets one.
const PILE: usize = DECK / 2 - 1;

impl State {
    fn active(&self) -> Seat {
        Seat(self.turn % 2)
    }

    fn holds(&self, seat: Seat, kind: CardKind) -> bool {
        self.rows.0[hand(seat)].find(kind).is_some()
    }

    fn points(&self, seat: Seat) -> u8 {
        self.dials[seat.index()].iter().sum()
    }

    fn is_over(&self) -> bool {
        self.turn >= LAST_TURN || self.points(Seat(0)) >= GOAL || self.points(Seat(1)) >= GOAL
    }

    /// The cards that are shuffled next.
    fn shuffled(&self) -> DeckOrder {
        match self.agenda.top() {
            Ask::Deal => std::array::from_fn(|at| Some(CardKind::ALL[at % CardKind::ALL.len()])),
            Ask::Reshuffle(which) => self.rows.0[pile(which)].kinds(),
            _ => [None; DECK],
        }
    }
}

fn counts(order: &DeckOrder) -> Counts {
    let mut counts = Counts::default();
    for kind in order.iter().flatten() {
        counts[*kind as usize] += 1;
    }
    counts
}

impl Tiny {
    /// Whether the attacked seat is asked for a guard: if, by public knowledge, it may have one.
    fn asks_for_guard(&self, state: &State, seat: Seat) -> bool {
        match self.fault {
            Flaw::Ask => state.holds(seat, CardKind::Guard),
            _ => state.rows.0[hand(seat)].len() > 0 && state.discards[CardKind::Guard as usize] < CardKind::COPIES,
        }
    }

    fn open_turn(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let me = seat.index();
        let has = |kind| if state.holds(seat, kind) { Ok(()) } else { Err(Refusal::NoSuchCard) };
        let full = state.rows.0[hand(seat)].len() >= HAND_LIMIT;
        match action {
            Action::Draw(which) | Action::Search(which) | Action::Shuffle(which) if which > 1 => {
                Err(Refusal::NoSuchCard)
            }
            Action::Draw(_) | Action::Search(_) if full => Err(Refusal::HandFull),
            Action::Draw(which) | Action::Search(which) if state.rows.0[pile(which)].len() == 0 => {
                Err(Refusal::NoSuchCard)
            }
            Action::Shuffle(which) if state.rows.0[pile(which)].len() < 2 => Err(Refusal::NoSuchCard),
            Action::Draw(_) | Action::Search(_) | Action::Shuffle(_) | Action::Pass => Ok(()),
            Action::Charge(at) if at < state.towers[me] && state.dials[me][at as usize] < 3 => Ok(()),
            Action::Charge(_) => Err(Refusal::NoSuchCard),
            Action::Lay => has(CardKind::Tower),
            Action::Tax => has(CardKind::Coin),
            Action::Attack if state.towers[1 - me] == 0 => Err(Refusal::NoSuchCard),
            Action::Attack if self.fault == Flaw::Answer && !state.holds(seat, CardKind::Sword) => {
                Err(Refusal::Betrayed(state.holds(foe(seat), CardKind::Guard)))
            }
            Action::Attack => has(CardKind::Sword),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Runs the frames on top of the agenda until a question or a chance moment is on top.
    fn run(&self, state: &mut State, log: &mut Log<'_, Event>) {
        loop {
            match state.agenda.top() {
                Ask::Strike => {
                    state.agenda.pop();
                    let victim = foe(state.active());
                    for dial in &mut state.dials[victim.index()] {
                        *dial = dial.saturating_sub(1);
                    }
                    log.note(|| Event::Struck(victim));
                }
                Ask::Discard(due) if due.is_empty() => {
                    state.agenda.pop();
                    reveal_discards(state, log);
                }
                Ask::EndTurn => {
                    state.agenda.pop();
                    if state.is_over() {
                        state.agenda.clear();
                        return;
                    }
                    state.turn += 1;
                    state.agenda.push(if state.is_over() { Ask::Over } else { Ask::Turn });
                }
                Ask::Over => return state.agenda.clear(),
                _ => return,
            }
        }
    }

    fn act_in_turn(&self, state: &mut State, seat: Seat, action: Action, log: &mut Log<'_, Event>) {
        let me = seat.index();
        state.agenda.replace(Ask::EndTurn);
        match action {
            Action::Draw(which) => {
                let kind = state.rows.draw(seat, which);
                log.reveal();
                log.note(|| Event::Drew(seat, which, Veiled::shown_to(Seats::only(seat), kind)));
            }
            Action::Search(which) => {
                state.rows.search(seat, which);
                let cards = state.rows.0[pile(which)].kinds();
                log.reveal();
                log.note(|| Event::Searched(seat, which, Veiled::shown_to(Seats::only(seat), cards)));
                state.agenda.push(Ask::Take(which));
            }
            Action::Shuffle(which) => state.agenda.push(Ask::Reshuffle(which)),
            Action::Lay => {
                state.rows.play(seat, CardKind::Tower);
                state.towers[me] += 1;
                log.note(|| Event::Laid(seat));
            }
            Action::Charge(at) => {
                state.dials[me][at as usize] += 1;
                log.note(|| Event::Charged(seat, at));
            }
            Action::Attack => {
                state.rows.play(seat, CardKind::Sword);
                state.discards[CardKind::Sword as usize] += 1;
                log.note(|| Event::Attacked(seat));
                state.agenda.push(Ask::Strike);
                if self.asks_for_guard(state, foe(seat)) {
                    state.agenda.push(Ask::Guard);
                }
            }
            Action::Tax => {
                state.rows.play(seat, CardKind::Coin);
                state.discards[CardKind::Coin as usize] += 1;
                log.note(|| Event::Taxed(seat));
                let due = Seats::first(2).filter(|&seat| state.rows.0[hand(seat)].len() > 1).collect();
                state.agenda.push(Ask::Discard(due));
            }
            _ => log.note(|| Event::Passed(seat)),
        }
    }
}

fn reveal_discards(state: &mut State, log: &mut Log<'_, Event>) {
    for seat in Seats::first(2) {
        if state.rows.0[aside(seat)].len() > 0 {
            let kind = state.rows.0[aside(seat)].remove(0).kind.expect("a card in play is not blank");
            state.discards[kind as usize] += 1;
            log.reveal();
            log.note(|| Event::Discarded(seat, kind));
        }
    }
    state.rows.tidy();
}

impl Game for Tiny {
    type State = State;
    type Action = Action;
    type Outcome = Shuffled;
    type Event = Event;
    type Refusal = Refusal;
    type Known = Known;
    type View = View;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        let mut state = State::default();
        state.agenda.push(Ask::Deal);
        state
    }

    fn awaits(&self, state: &State) -> Awaits {
        let due = match state.agenda.top() {
            Ask::Turn | Ask::Take(_) => Seats::only(state.active()),
            Ask::Guard => Seats::only(foe(state.active())),
            Ask::Discard(due) => due,
            Ask::Deal | Ask::Reshuffle(_) => return Awaits::Chance,
            Ask::Over | Ask::Strike | Ask::EndTurn => return Awaits::Nobody,
        };
        Awaits::Seats { due, may: Seats::NONE }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let awaited = matches!(self.awaits(state), Awaits::Seats { due, .. } if due.has(seat));
        let there = |there: bool| if there { Ok(()) } else { Err(Refusal::NoSuchCard) };
        match (state.agenda.top(), action) {
            _ if !awaited => Err(Refusal::NotNow),
            (Ask::Turn, action) => self.open_turn(state, seat, action),
            (Ask::Take(which), Action::Take(at)) => there((at as usize) < state.rows.0[pile(which)].len()),
            (Ask::Guard, Action::Guard) => there(state.holds(seat, CardKind::Guard)),
            (Ask::Guard, Action::Pass) => Ok(()),
            (Ask::Discard(_), Action::LayAside(kind)) => there(state.holds(seat, kind)),
            _ => Err(Refusal::NotNow),
        }
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Choices<Action>) {
        use Action::*;
        let turn = [Draw(0), Draw(1), Search(0), Search(1), Shuffle(0), Shuffle(1), Lay, Attack, Tax];
        let charges = [Charge(0), Charge(1), Charge(2), Guard, Pass];
        let takes = (0..DECK as u8).map(Take);
        let discards = CardKind::ALL.map(LayAside);
        for action in turn.into_iter().chain(charges).chain(takes).chain(discards) {
            let hidden = self.fault == Flaw::List && action == Attack && state.holds(foe(seat), CardKind::Guard);
            if !hidden && self.check(state, seat, action).is_ok() {
                out.push(action);
                if self.fault == Flaw::Twice && action == Tax {
                    out.push(action);
                }
            }
        }
    }

    fn pick(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> Action {
        let mut choices = Choices::default();
        self.choices(state, seat, &mut choices);
        let list = choices.as_slice();
        let k = below(rng, list.len() as u32) as usize;
        if self.fault == Flaw::Pick { list[list.len() - 1 - k] } else { list[k] }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, log: &mut Log<'_, Event>) {
        match (state.agenda.top(), action) {
            (Ask::Take(which), Action::Take(at)) => {
                state.agenda.pop();
                let kind = state.rows.take(seat, which, at as usize, self.fault == Flaw::Memory);
                let to = if self.fault == Flaw::Event { Seats::first(2) } else { Seats::only(seat) };
                log.note(|| Event::Took(seat, Veiled::shown_to(to, kind)));
            }
            (Ask::Guard, Action::Guard) => {
                state.agenda.pop();
                state.agenda.pop();
                state.rows.play(seat, CardKind::Guard);
                state.discards[CardKind::Guard as usize] += 1;
                log.note(|| Event::Guarded(seat));
            }
            (Ask::Guard, _) => {
                state.agenda.pop();
                log.note(|| Event::Passed(seat));
            }
            (Ask::Discard(due), Action::LayAside(kind)) => {
                state.rows.lay_aside(seat, kind);
                log.note(|| Event::LaidAside(seat, Veiled::shown_to(Seats::only(seat), kind)));
                state.agenda.replace(Ask::Discard(due.without(seat)));
            }
            (_, action) => self.act_in_turn(state, seat, action, log),
        }
        if self.fault == Flaw::Listen {
            log.note(|| {
                state.turn ^= 2;
                Event::Passed(seat)
            });
        }
        self.run(state, log);
    }

    fn outcomes(&self, _: &State, _: &mut Weighted<Shuffled>) -> bool {
        false
    }

    fn draw(&self, state: &State, rng: &mut impl Rng) -> Shuffled {
        let mut order = state.shuffled();
        let cards = order.iter().flatten().count();
        shuffle(rng, &mut order[..cards]);
        Shuffled(order)
    }

    fn check_outcome(&self, state: &State, Shuffled(order): Shuffled) -> Result<(), Refusal> {
        let cards = state.shuffled();
        let len = cards.iter().flatten().count();
        match self.awaits(state) {
            Awaits::Chance if counts(&order) != counts(&cards) => Err(Refusal::NotThisDeck),
            Awaits::Chance if order[..len].contains(&None) => Err(Refusal::NotThisDeck),
            Awaits::Chance => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn fall(&self, state: &mut State, Shuffled(order): Shuffled, log: &mut Log<'_, Event>) {
        match state.agenda.pop() {
            Ask::Reshuffle(which) => {
                state.rows.shuffle(which, order);
                log.note(|| Event::Shuffled(which));
            }
            _ => {
                for (at, kind) in order.into_iter().enumerate() {
                    let row = if at < 2 * PILE { at / PILE } else { at - 2 * PILE + hand(Seat(0)) };
                    let groups = std::array::from_fn(|seat| u8::from(row == hand(Seat(seat as u8))));
                    state.rows.0[row].push(cards::Slot { kind, groups });
                }
                for (seat, card) in Seats::first(2).zip(&order[2 * PILE..]) {
                    let card = card.expect("the deck is whole");
                    log.note(|| Event::Dealt(seat, Veiled::shown_to(Seats::only(seat), card)));
                }
                state.agenda.push(Ask::Turn);
            }
        }
        self.run(state, log);
    }

    fn known(&self, state: &State, seat: Seat) -> Known {
        let mut known = Known { seat, table: *state, groups: [Counts::default(); 16] };
        for slot in known.table.rows.0.iter_mut().flat_map(cards::Row::slots_mut) {
            let group = slot.groups[seat.index()];
            if group != 1 {
                let kind = slot.kind.take().expect("a card in play is not blank");
                known.groups[group as usize][kind as usize] += u8::from(group > 1);
            }
        }
        known
    }

    fn imagine(&self, known: &Known, rng: &mut impl Rng) -> State {
        let mut state = known.table;
        if state.agenda.top() == Ask::Deal {
            return state;
        }
        for (group, counts) in (0..16).zip(known.unknown()) {
            let mut kinds: Vec<CardKind> =
                CardKind::ALL.into_iter().flat_map(|kind| vec![kind; counts[kind as usize].into()]).collect();
            shuffle(rng, &mut kinds);
            if group != 1 {
                for (place, kind) in state.rows.group(known.seat, group).ones().zip(kinds) {
                    state.rows.at_mut(place).kind = Some(kind);
                }
            }
        }
        if self.fault == Flaw::Imagine {
            let hand = state.rows.0[hand(known.seat)].slots_mut();
            let kinds: Vec<_> = hand.iter().map(|slot| slot.kind).rev().collect();
            hand.iter_mut().zip(kinds).for_each(|(slot, kind)| slot.kind = kind);
        }
        state
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let sees = |slot: &cards::Slot| match viewer {
            Viewer::Full => true,
            Viewer::Public => false,
            Viewer::Seat(seat) => slot.groups[seat.index()] == 1 || self.fault == Flaw::View,
        };
        let shown = |row: usize| {
            let slots = state.rows.0[row].slots();
            slots.iter().map(|slot| slot.kind.filter(|_| sees(slot))).collect()
        };
        View {
            rows: std::array::from_fn(shown),
            dials: std::array::from_fn(|seat| state.dials[seat][..state.towers[seat].into()].to_vec()),
            discards: state.discards,
            turn: state.turn,
            asked: state.agenda.top(),
        }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        if self.awaits(state) != Awaits::Nobody {
            return None;
        }
        let points = [state.points(Seat(0)), state.points(Seat(1))];
        let best = points[0].max(points[1]);
        let winners = Seats::first(2).filter(|seat| points[seat.index()] == best).collect();
        Some(Standing { winners, points: [points[0], points[1], 0, 0, 0, 0, 0, 0] })
    }

    fn turns(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn depth(&self, state: &State) -> usize {
        state.agenda.depth()
    }
}

impl Known {
    /// The kinds in each group. Group 0 has all cards that are in no other group.
    fn unknown(&self) -> [Counts; 16] {
        let mut groups = self.groups;
        let mut rest = [CardKind::COPIES; 4];
        let mut less = |counts: &Counts| (0..4).for_each(|kind| rest[kind] = rest[kind].saturating_sub(counts[kind]));
        self.table.rows.0.iter().for_each(|row| less(&counts(&row.kinds())));
        self.groups.iter().for_each(&mut less);
        less(&self.table.discards);
        rest[CardKind::Tower as usize] = rest[CardKind::Tower as usize].saturating_sub(self.table.towers.iter().sum());
        groups[0] = rest;
        groups
    }
}
