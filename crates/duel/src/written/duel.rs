//! The duel written down and read back.

use kernel::{Game, Lots, Phrase, Seat, Viewer, WayToPay, Written, Wrong};
use serde_json::{Value, json};

use crate::matches::rules::Duel;
use crate::position::state::{EventFace, State};
use crate::shown::known::Known;
use crate::shown::view::DiscardView;
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::written::setup_json::write_setup;

impl Written for Duel {
    const RULES_VERSION: u32 = 3;

    fn spec(&self) -> String {
        self.options().spec()
    }

    fn setup(&self) -> Value {
        write_setup(Duel::setup(self))
    }

    /// Everybody knows which cards are in a match; only their order is hidden.
    fn open_setup(&self) -> Value {
        write_setup(&Duel::setup(self).unshuffled())
    }

    fn write_action(&self, action: Action) -> String {
        self.action_text(action)
    }

    fn read_action(&self, text: &str) -> Result<Action, Wrong> {
        self.action_from(text).map_err(Wrong::new)
    }

    fn write_outcome(&self, outcome: Outcome) -> String {
        self.outcome_text(outcome)
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, Wrong> {
        self.outcome_from(text).map_err(Wrong::new)
    }

    /// Only the owner sees the face of a card that is put under a stack. Only players who see a row see which of its
    /// cards was taken. All other choices are public.
    fn seen_action(&self, action: Action, told: &[Event]) -> String {
        let saw = told.iter().any(|event| match event {
            Event::PutUnder { card, .. } | Event::Took { card, .. } => card.what().is_some(),
            // A hand card that answers a question is played; everybody sees it.
            Event::Played { .. } => true,
            _ => false,
        });
        match action {
            Action::Put(_, stack) if !saw => format!("put ? {stack}"),
            Action::Card(_) if !saw => "card ?".into(),
            _ => self.action_text(action),
        }
    }

    /// Nobody sees the order of a shuffled stack.
    fn seen_outcome(&self, outcome: Outcome, _told: &[Event]) -> String {
        match outcome {
            Outcome::Shuffled(_) => "shuffled ?".into(),
            Outcome::Rolled(..) | Outcome::Die(_) => self.outcome_text(outcome),
        }
    }

    fn lots(&self, state: &State, outcome: Outcome) -> Option<Lots> {
        match outcome {
            Outcome::Rolled(Some(_), Some(_)) => {
                let faces = EventFace::ALL.map(|face| (face.name().to_string(), face.weight()));
                Some(Lots { each: vec![Lots::die(), faces.to_vec()], again: Vec::new() })
            }
            Outcome::Die(_) => self.one_lot(state),
            Outcome::Rolled(..) | Outcome::Shuffled(_) => None,
        }
    }

    fn points(&self, state: &State, viewer: Viewer) -> Vec<u8> {
        self.view(state, viewer).sides.iter().map(|side| side.points).collect()
    }

    fn tell(&self, event: &Event) -> Phrase {
        self.told(event)
    }

    fn why(&self, refusal: &Refusal) -> Phrase {
        crate::shown::telling::why(refusal)
    }

    fn asked(&self, state: &State) -> String {
        self.asked_name(state)
    }

    fn question(&self, state: &State, _: Seat) -> Option<Phrase> {
        Some(Duel::question(self, state))
    }

    fn payment(&self, state: &State, seat: Seat) -> Option<WayToPay<Action>> {
        self.way_to_pay(state, seat)
    }

    fn arranging(&self, state: &State, seat: Seat) -> Option<Vec<String>> {
        self.start_places(state, seat)
    }

    fn meaning(&self, state: &State, seat: Seat, action: Action) -> Option<Phrase> {
        Some(Duel::meaning(self, state, seat, action))
    }

    fn about(&self, state: &State, seat: Seat, action: Action) -> Option<Value> {
        let about = Duel::about(self, state, seat, action);
        Some(serde_json::to_value(about).expect("names and numbers are JSON"))
    }

    fn write_table(&self, state: &State) -> Option<Value> {
        self.is_quiet(state).then(|| self.table_json(state, None))
    }

    fn read_table(&self, table: &Value) -> Result<State, Wrong> {
        self.table_from_json(table)
    }

    fn write_known(&self, known: &Known) -> Value {
        self.table_json(&known.s, Some(known.seat))
    }

    fn read_known(&self, known: &Value) -> Result<Known, Wrong> {
        self.known_from_json(known)
    }

    fn trace(&self, s: &State, viewer: Viewer) -> Value {
        let view = self.view(s, viewer);
        let by_seat = |value: &dyn Fn(usize) -> Value| vec![value(0), value(1)];
        let mut trace = json!({
            "turn": view.turn,
            "active": view.active,
            "number": view.number,
            "event": view.event,
            "points": by_seat(&|at| view.sides[at].points.into()),
            "hand_sizes": by_seat(&|at| view.sides[at].hand.len().into()),
            "principalities": by_seat(&|at| self.write_rows(s.side(Seat(at as u8))).to_vec().into()),
            "trade_advantage": view.sides.iter().position(|side| side.trade_advantage),
            "strength_advantage": view.sides.iter().position(|side| side.strength_advantage),
            "stacks": view.stacks.iter().map(Vec::len).collect::<Vec<_>>(),
            "discards": view.discards.iter().map(discard_json).collect::<Vec<_>>(),
            "supply": view.supply,
        });
        if viewer != Viewer::Public {
            let hand = |at: usize| view.sides[at].hand.iter().map(|card| card.card.clone()).collect::<Vec<_>>().into();
            trace["hands"] = by_seat(&hand).into();
        }
        if viewer == Viewer::Full && self.is_quiet(s) {
            trace["position"] = self.table_json(s, None);
        }
        trace
    }
}

/// A discard pile in a trace. All of its cards are listed only while the viewer looks through it.
fn discard_json(pile: &DiscardView) -> Value {
    let mut value = json!({ "count": pile.count, "top": pile.top });
    if let Some(cards) = &pile.cards {
        value["cards"] = cards.clone().into();
    }
    value
}
