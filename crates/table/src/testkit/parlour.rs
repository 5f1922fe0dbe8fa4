//! The rules of the parlour.

use kernel::{
    Agenda, Awaits, Choices, Game, Log, Part, Phrase, Rng, Seat, Seats, Seen, Standing, Veiled, Viewer, Weighted,
    Written, Wrong, below, die,
};
use serde_json::{Value, json};

use crate::family::Family;

/// A match in the parlour.
#[derive(Clone, Debug)]
pub struct Parlour {
    hands: Vec<Card>,
}

/// The card in a hand. The canary's name must never be sent to a client.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Card {
    /// Not known.
    #[default]
    Blank,
    /// Can fend an attack off.
    Guard,
    /// Can do nothing.
    Canary,
}

impl Card {
    fn name(self) -> &'static str {
        ["blank", "guard", "canary-7f3a"][self as usize]
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Frame {
    #[default]
    Over,
    Turn,
    Where,
    Die,
    Defend(Seats),
}

/// A position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    turn: u8,
    scores: [u8; 8],
    hands: [Card; 8],
    guarded: bool,
    agenda: Agenda<Frame, 4>,
}

/// What may be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Begins to build; the place is asked next.
    Build,
    /// Chooses the place.
    At(u8),
    /// Rolls a die.
    Roll,
    /// Looks at the own card: something hidden is seen.
    Look,
    /// Attacks all others.
    Attack,
    /// Fends the attack off.
    Guard,
    /// Passes.
    Pass,
    /// Fails.
    Panic,
}

/// What has happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// A seat built.
    Built(Seat, u8),
    /// A die fell.
    Rolled(u8),
    /// A seat looked at its card.
    Looked(Seat, Veiled<Card>),
    /// A seat attacked.
    Attacked(Seat),
    /// The attack was fended off, or not.
    Fended(bool),
}

impl Seen for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::Looked(seat, card) => Event::Looked(seat, card.seen_by(viewer)),
            public => public,
        })
    }
}

/// What a viewer is shown.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct View {
    turn: u8,
    scores: Vec<u8>,
    hands: Vec<Option<&'static str>>,
}

const GOAL: u8 = 30;

impl Parlour {
    fn seats_in(&self) -> u8 {
        self.hands.len() as u8
    }

    fn active(&self, state: &State) -> Seat {
        Seat(state.turn % self.seats_in())
    }

    fn next_turn(&self, state: &mut State) {
        state.agenda.clear();
        if state.scores.iter().all(|&score| score < GOAL) && state.turn < 200 {
            state.turn += 1;
            state.agenda.push(Frame::Turn);
        }
    }
}

impl Game for Parlour {
    type State = State;
    type Action = Action;
    type Outcome = u8;
    type Event = Event;
    type Refusal = &'static str;
    type Known = (Seat, State);
    type View = View;

    fn seats(&self) -> u8 {
        self.seats_in()
    }

    fn start(&self) -> State {
        let mut state = State::default();
        state.hands[..self.hands.len()].copy_from_slice(&self.hands);
        state.agenda.push(Frame::Turn);
        state
    }

    fn awaits(&self, state: &State) -> Awaits {
        let active = Awaits::Seats { due: Seats::only(self.active(state)), may: Seats::NONE };
        match state.agenda.top() {
            Frame::Over => Awaits::Nobody,
            Frame::Turn | Frame::Where => active,
            Frame::Die => Awaits::Chance,
            Frame::Defend(due) => Awaits::Seats { due, may: Seats::NONE },
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), &'static str> {
        match (state.agenda.top(), action) {
            (Frame::Turn, Action::Build | Action::Roll | Action::Attack | Action::Look | Action::Panic) => Ok(()),
            (Frame::Where, Action::At(0..3)) => Ok(()),
            (Frame::Defend(_), Action::Pass) => Ok(()),
            (Frame::Defend(_), Action::Guard) if state.hands[seat.index()] == Card::Guard => Ok(()),
            (Frame::Defend(_), Action::Guard) => Err("you hold no guard"),
            _ => Err("not now"),
        }
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Choices<Action>) {
        out.clear();
        let all = [
            Action::Build,
            Action::At(0),
            Action::At(1),
            Action::At(2),
            Action::Roll,
            Action::Attack,
            Action::Guard,
            Action::Pass,
        ];
        all.into_iter().filter(|&action| self.check(state, seat, action).is_ok()).for_each(|action| out.push(action));
    }

    fn pass(&self, state: &State, seat: Seat) -> Option<Action> {
        matches!(state.agenda.top(), Frame::Defend(due) if due.has(seat)).then_some(Action::Pass)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, log: &mut Log<'_, Event>) {
        match action {
            Action::Build => state.agenda.push(Frame::Where),
            Action::At(at) => {
                state.scores[seat.index()] += 1;
                log.note(|| Event::Built(seat, at));
                self.next_turn(state);
            }
            Action::Roll => state.agenda.push(Frame::Die),
            Action::Look => {
                log.reveal();
                log.note(|| Event::Looked(seat, Veiled::shown_to(Seats::only(seat), state.hands[seat.index()])));
            }
            Action::Attack => {
                state.guarded = false;
                log.note(|| Event::Attacked(seat));
                state.agenda.push(Frame::Defend(Seats::first(self.seats_in()).without(seat)));
            }
            Action::Guard | Action::Pass => {
                let Frame::Defend(due) = state.agenda.pop() else { unreachable!("nobody defends now") };
                state.guarded |= action == Action::Guard;
                let due = due.without(seat);
                if due.is_empty() {
                    let fended = state.guarded;
                    log.reveal();
                    log.note(|| Event::Fended(fended));
                    let active = self.active(state).index();
                    state.scores[active] += u8::from(!fended) * 2;
                    self.next_turn(state);
                } else {
                    state.agenda.push(Frame::Defend(due));
                }
            }
            Action::Panic => panic!("a rule of the parlour failed"),
        }
    }

    fn outcomes(&self, _: &State, out: &mut Weighted<u8>) -> bool {
        out.clear();
        (1..=6).for_each(|face| out.push(face, 1));
        true
    }

    fn draw(&self, _: &State, rng: &mut impl Rng) -> u8 {
        die(rng)
    }

    fn check_outcome(&self, _: &State, outcome: u8) -> Result<(), &'static str> {
        if (1..=6).contains(&outcome) { Ok(()) } else { Err("a die shows 1 to 6") }
    }

    fn fall(&self, state: &mut State, outcome: u8, log: &mut Log<'_, Event>) {
        let active = self.active(state).index();
        state.scores[active] += u8::from(outcome == 6);
        log.note(|| Event::Rolled(outcome));
        self.next_turn(state);
    }

    fn known(&self, state: &State, seat: Seat) -> (Seat, State) {
        let mut known = *state;
        for (at, card) in known.hands.iter_mut().enumerate() {
            if at != seat.index() {
                *card = Card::Blank;
            }
        }
        if matches!(state.agenda.top(), Frame::Defend(_)) {
            known.guarded = false;
        }
        (seat, known)
    }

    fn imagine(&self, known: &(Seat, State), rng: &mut impl Rng) -> State {
        let mut state = known.1;
        for card in state.hands[..self.hands.len()].iter_mut().filter(|card| **card == Card::Blank) {
            *card = [Card::Guard, Card::Canary][below(rng, 2) as usize];
        }
        state
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let sees = |seat: usize| viewer == Viewer::Full || viewer == Viewer::Seat(Seat(seat as u8));
        View {
            turn: state.turn,
            scores: state.scores[..self.hands.len()].to_vec(),
            hands: (0..self.hands.len()).map(|seat| sees(seat).then(|| state.hands[seat].name())).collect(),
        }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        (state.agenda.top() == Frame::Over).then(|| {
            let best = *state.scores.iter().max().expect("there are scores");
            let winners = Seats::first(self.seats_in()).filter(|seat| state.scores[seat.index()] == best).collect();
            Standing { winners, points: state.scores }
        })
    }

    fn turns(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn depth(&self, state: &State) -> usize {
        state.agenda.depth()
    }
}

impl Written for Parlour {
    const RULES_VERSION: u32 = 1;

    fn spec(&self) -> String {
        format!("parlour:seats={}", self.hands.len())
    }

    fn setup(&self) -> Value {
        json!({ "hands": self.hands.iter().map(|card| card.name()).collect::<Vec<_>>() })
    }

    fn write_action(&self, action: Action) -> String {
        match action {
            Action::At(at) => format!("at {at}"),
            other => format!("{other:?}").to_lowercase(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, Wrong> {
        Ok(match text {
            "build" => Action::Build,
            "roll" => Action::Roll,
            "look" => Action::Look,
            "attack" => Action::Attack,
            "guard" => Action::Guard,
            "pass" => Action::Pass,
            "panic" => Action::Panic,
            _ => match text.strip_prefix("at ").and_then(|at| at.parse().ok()) {
                Some(at) => Action::At(at),
                None => return Err(Wrong::new("nobody can do that")),
            },
        })
    }

    fn write_outcome(&self, outcome: u8) -> String {
        format!("rolled {outcome}")
    }

    /// A guard is shown only after the attack.
    fn seen_action(&self, action: Action, _told: &[Event]) -> String {
        match action {
            Action::Guard | Action::Pass => "?".into(),
            other => self.write_action(other),
        }
    }

    fn seen_outcome(&self, outcome: u8, _told: &[Event]) -> String {
        self.write_outcome(outcome)
    }

    fn read_outcome(&self, text: &str) -> Result<u8, Wrong> {
        let face = text.strip_prefix("rolled ").and_then(|face| face.parse().ok());
        face.ok_or_else(|| Wrong::new("that cannot fall"))
    }

    fn tell(&self, event: &Event) -> Phrase {
        match event {
            Event::Looked(seat, card) => Phrase::new("parlour.looked")
                .with("seat", *seat)
                .with("card", Part::Place(card.what().map_or("a card", Card::name).into())),
            other => Phrase::new("parlour.event").with("what", Part::Place(format!("{other:?}"))),
        }
    }

    fn why(&self, refusal: &&'static str) -> Phrase {
        Phrase::new(refusal)
    }

    fn asked(&self, state: &State) -> String {
        match state.agenda.top() {
            Frame::Over => "nothing",
            Frame::Turn => "turn",
            Frame::Where => "where",
            Frame::Die => "die",
            Frame::Defend(_) => "defend",
        }
        .into()
    }

    fn write_table(&self, state: &State) -> Option<Value> {
        matches!(state.agenda.top(), Frame::Turn | Frame::Over)
            .then(|| json!({ "turn": state.turn, "scores": state.scores }))
    }

    fn read_table(&self, _: &Value) -> Result<State, Wrong> {
        Err(Wrong::new("the parlour reads no positions"))
    }

    fn write_known(&self, known: &(Seat, State)) -> Value {
        json!({ "seat": known.0.0, "scores": known.1.scores })
    }

    fn read_known(&self, _: &Value) -> Result<(Seat, State), Wrong> {
        Err(Wrong::new("the parlour reads no positions"))
    }

    fn trace(&self, state: &State, viewer: Viewer) -> Value {
        json!(self.view(state, viewer))
    }
}

/// The parlour for some seats. In a drawn set-up seat 0 holds the guard and all others the canary.
#[derive(Clone, Debug)]
pub struct ParlourFamily(pub u8);

impl Family for ParlourFamily {
    type Game = Parlour;

    fn spec(&self) -> String {
        format!("parlour:seats={}", self.0)
    }

    fn seats(&self) -> u8 {
        self.0
    }

    fn draw(&self, _: u64) -> Result<Parlour, Wrong> {
        let hands = (0..self.0).map(|seat| if seat == 0 { Card::Guard } else { Card::Canary });
        Ok(Parlour { hands: hands.collect() })
    }

    fn given(&self, setup: &Value) -> Result<Parlour, Wrong> {
        let names = setup["hands"].as_array().ok_or_else(|| Wrong::new("hands are needed"))?;
        let hands = names.iter().map(|name| if name == "guard" { Card::Guard } else { Card::Canary });
        Ok(Parlour { hands: hands.collect() })
    }

    fn named(&self, name: &str, seed: u64) -> Result<Box<dyn bots::Bot<Parlour>>, String> {
        match name {
            "random" | "greedy" | "fair" => Ok(Box::new(bots::Random::new(seed))),
            other => Err(format!("there is no bot {other:?}")),
        }
    }
}
