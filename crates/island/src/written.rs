//! The island written down and read back.

use kernel::{Game, Lots, Phrase, Seat, Viewer, Written, Wrong};
use serde_json::{Value, json};

use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::known::Known;
use crate::modules::{Deed, Draw, Happening};
use crate::options::Options;
use crate::refusal::Refusal;
use crate::rules::Island;
use crate::setup::Setup;
use crate::setup_json::{read_setup, write_setup};
use crate::size::Size;
use crate::state::State;

impl Setup {
    /// Reads an explicit set-up for these options.
    pub fn from_json(options: Options, setup: &Value) -> Result<Setup, Wrong> {
        read_setup(options, setup)
    }
}

impl<D: Size> Written for Island<D> {
    const RULES_VERSION: u32 = 2;

    fn spec(&self) -> String {
        self.options().spec()
    }

    fn setup(&self) -> Value {
        write_setup(Island::setup(self))
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

    /// Cards that are laid aside, kept, returned or taken from a hand are shown to the players whom the events name.
    fn seen_action(&self, action: Action, told: &[Event]) -> String {
        let saw = told.iter().any(|event| match event {
            Event::LaidAside { card, .. } => card.what().is_some(),
            Event::CardBought { card, .. } => card.what().is_some(),
            Event::Module(event) => event.shows(),
            _ => false,
        });
        let stole_unseen = |event: &Event| matches!(event, Event::Stole { card, .. } if card.what().is_none());
        match action {
            Action::Discard(_) if !saw => "discard ?".into(),
            Action::Module(act) if !saw && act.unseen().is_some() => act.unseen().unwrap_or_default().into(),
            Action::Name(_) if told.iter().any(stole_unseen) => "name ?".into(),
            _ => self.action_text(action),
        }
    }

    fn seen_outcome(&self, outcome: Outcome, told: &[Event]) -> String {
        let saw = told.iter().any(|event| match event {
            Event::Stole { card, .. } => card.what().is_some(),
            Event::CardBought { card, .. } => card.what().is_some(),
            Event::Module(event) => event.shows(),
            _ => false,
        });
        match outcome {
            Outcome::Stolen(_) if !saw => "stolen ?".into(),
            Outcome::Drawn(_) if !saw => "drawn ?".into(),
            Outcome::Module(drawn) if !saw => drawn.unseen().into(),
            _ => self.outcome_text(outcome),
        }
    }

    fn lots(&self, state: &State<D>, outcome: Outcome) -> Option<Lots> {
        Some(match outcome {
            Outcome::Rolled(..) => {
                let again = (2..=12u8).filter(|&sum| self.rolls_again(state, sum)).map(u32::from);
                Lots { each: vec![Lots::die(), Lots::die()], again: again.collect() }
            }
            Outcome::Found(terrain, _) => Lots { each: self.find_lots(state, terrain), again: Vec::new() },
            Outcome::Stolen(_) | Outcome::Drawn(_) | Outcome::Module(_) => self.one_lot(state)?,
        })
    }

    fn points(&self, state: &State<D>, viewer: Viewer) -> Vec<u8> {
        let seen = |side: crate::view::SideView| side.secret.map_or(side.points, |secret| secret.points);
        self.view(state, viewer).sides.into_iter().map(seen).collect()
    }

    fn tell(&self, event: &Event) -> Phrase {
        self.told(event)
    }

    fn why(&self, refusal: &Refusal) -> Phrase {
        crate::telling::why(refusal)
    }

    fn asked(&self, state: &State<D>) -> String {
        self.asked_name(state)
    }

    fn question(&self, state: &State<D>, seat: Seat) -> Option<Phrase> {
        Island::question(self, state, seat)
    }

    fn meaning(&self, state: &State<D>, seat: Seat, action: Action) -> Option<Phrase> {
        Some(Island::meaning(self, state, seat, action))
    }

    fn write_table(&self, state: &State<D>) -> Option<Value> {
        Some(self.table_json(state, None))
    }

    fn read_table(&self, table: &Value) -> Result<State<D>, Wrong> {
        self.table_from_json(table)
    }

    fn write_known(&self, known: &Known<D>) -> Value {
        self.table_json(&known.s, Some(known.seat))
    }

    fn read_known(&self, known: &Value) -> Result<Known<D>, Wrong> {
        self.known_from_json(known)
    }

    fn trace(&self, s: &State<D>, viewer: Viewer) -> Value {
        let by_seat = |value: &dyn Fn(kernel::Seat) -> Value| self.everybody().map(value).collect::<Vec<Value>>();
        let view = self.view(s, viewer);
        let mut trace = json!({
            "turn": view.turn,
            "active": view.active,
            "points": by_seat(&|seat| s.side(seat).points.into()),
            "cards": by_seat(&|seat| s.side(seat).cards.into()),
            "held": by_seat(&|seat| s.side(seat).held.into()),
            "knights": by_seat(&|seat| s.side(seat).knights.into()),
            "road": by_seat(&|seat| s.side(seat).road.into()),
            "roads": view.sides.iter().map(|side| json!(side.roads)).collect::<Vec<_>>(),
            "ships": view.sides.iter().map(|side| json!(side.ships)).collect::<Vec<_>>(),
            "settlements": view.sides.iter().map(|side| json!(side.settlements)).collect::<Vec<_>>(),
            "cities": view.sides.iter().map(|side| json!(side.cities)).collect::<Vec<_>>(),
            "longest_road": view.longest_road,
            "largest_army": view.largest_army,
            "robber": view.robber,
            "pirate": view.pirate,
            "bank": crate::read::write_counts(s.bank),
            "deck": s.deck_left,
        });
        let secrets: Vec<Value> = view
            .sides
            .iter()
            .map(|side| match &side.secret {
                None => Value::Null,
                Some(secret) => {
                    let counts = |list: &[(&str, u8)]| {
                        Value::Object(list.iter().map(|(name, count)| ((*name).into(), (*count).into())).collect())
                    };
                    json!({
                        "hand": counts(&secret.hand),
                        "development": counts(&secret.development),
                        "fresh": counts(&secret.fresh),
                        "aside": counts(&secret.aside),
                        "points": secret.points,
                    })
                }
            })
            .collect();
        if secrets.iter().any(|secret| !secret.is_null()) {
            trace["secrets"] = secrets.into();
        }
        if viewer == Viewer::Full {
            trace["position"] = self.table_json(s, None);
        }
        trace
    }
}
