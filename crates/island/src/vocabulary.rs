//! A test that every written word can be read: one sample of each moment, question, action and outcome.
//!
//! The lists are matched without a wildcard, so a new variant does not compile before it has a sample here.

use std::collections::BTreeSet;

use kernel::{Game, Seat, Seats, Written};
use serde_json::{Value, json};

use crate::action::{Action, Deal, Outcome};
use crate::board::Terrain;
use crate::counts::{Card, Hand, Resource};
use crate::geometry::{Corner, Edge, Hex};
use crate::modules::{Act, ModuleAsk, ModuleOutcome, Question};
use crate::rules::Island;
use crate::size::Sea;
use crate::state::Frame;
use crate::testkit::drawn;

pub(crate) const ONE: Seat = Seat(1);
pub(crate) const BOTH: Seats = Seats(0b110);
pub(crate) const ORE: Resource = Resource::Ore;
const WOOL: Resource = Resource::Wool;

/// One sample for each pattern; all patterns together must cover the type.
macro_rules! samples {
    ($type:ty: $($pattern:pat => $sample:expr,)*) => {{
        let covers = |it: $type| match it { $($pattern => {})* };
        let samples: Vec<$type> = vec![$($sample),*];
        samples.iter().for_each(|&it| covers(it));
        samples
    }};
}
pub(crate) use samples;

/// Every frame that can be awaited, except the end.
fn frames() -> Vec<Frame> {
    let frames = samples! { Frame:
        Frame::Over => Frame::Over,
        Frame::Settle => Frame::Settle,
        Frame::SettleRoad(_) => Frame::SettleRoad(Corner(5)),
        Frame::Placed => Frame::Placed,
        Frame::BeforeRoll => Frame::BeforeRoll,
        Frame::Roll => Frame::Roll,
        Frame::Discards => Frame::Discards,
        Frame::MoveRobber => Frame::MoveRobber,
        Frame::ChooseVictim => Frame::ChooseVictim,
        Frame::PirateVictim => Frame::PirateVictim,
        Frame::Steal(_) => Frame::Steal(ONE),
        Frame::Main => Frame::Main,
        Frame::FreeRoads(_) => Frame::FreeRoads(2),
        Frame::Explore(_) => Frame::Explore(Hex(4)),
        Frame::Gold => Frame::Gold,
        Frame::DrawCard(_) => Frame::DrawCard(ONE),
        Frame::Special(_) => Frame::Special(ONE),
        Frame::Module(_) => Frame::Module(ModuleAsk::samples()[0]),
    };
    let asks = ModuleAsk::samples().into_iter().map(Frame::Module);
    let plain = frames.into_iter().filter(|frame| !matches!(frame, Frame::Over | Frame::Module(_)));
    plain.chain(asks).collect()
}

fn actions() -> Vec<Action> {
    let deal = Deal { give: Hand::of(ORE, 2), want: Hand::one(WOOL) };
    let actions = samples! { Action:
        Action::Settlement(_) => Action::Settlement(Corner(5)),
        Action::Road(_) => Action::Road(Edge(3)),
        Action::City(_) => Action::City(Corner(5)),
        Action::Ship(_) => Action::Ship(Edge(3)),
        Action::Sail { .. } => Action::Sail { from: Edge(3), to: Edge(4) },
        Action::Roll => Action::Roll,
        Action::Buy => Action::Buy,
        Action::Knight => Action::Knight,
        Action::RoadBuilding => Action::RoadBuilding,
        Action::Plenty(_, None) => Action::Plenty(ORE, None),
        Action::Plenty(_, Some(_)) => Action::Plenty(ORE, Some(WOOL)),
        Action::Monopoly(_) => Action::Monopoly(ORE),
        Action::Bank { .. } => Action::Bank { give: ORE, take: WOOL },
        Action::Discard(_) => Action::Discard(ORE),
        Action::Robber(_) => Action::Robber(Hex(4)),
        Action::Pirate(_) => Action::Pirate(Hex(4)),
        Action::Gold(_) => Action::Gold(ORE),
        Action::Rob(_) => Action::Rob(ONE),
        Action::Offer(..) => Action::Offer(deal, BOTH),
        Action::Accept => Action::Accept,
        Action::Decline => Action::Decline,
        Action::Propose(_) => Action::Propose(deal),
        Action::Withdraw => Action::Withdraw,
        Action::Trade(_) => Action::Trade(ONE),
        Action::End => Action::End,
        Action::Pass => Action::Pass,
        Action::Name(_) => Action::Name(ORE),
        Action::Choose(_) => Action::Choose(ONE),
        Action::Waive => Action::Waive,
        Action::Module(_) => Action::Module(Act::samples()[0]),
    };
    actions.into_iter().chain(Act::samples().into_iter().map(Action::Module)).collect()
}

fn outcomes() -> Vec<Outcome> {
    let outcomes = samples! { Outcome:
        Outcome::Rolled(..) => Outcome::Rolled(4, 3),
        Outcome::Stolen(_) => Outcome::Stolen(ORE),
        Outcome::Drawn(_) => Outcome::Drawn(Card::Plenty),
        Outcome::Found(_, 0) => Outcome::Found(Terrain::Sea, 0),
        Outcome::Found(..) => Outcome::Found(Terrain::Mountains, 10),
        Outcome::Module(_) => Outcome::Module(ModuleOutcome::samples()[0]),
    };
    outcomes.into_iter().chain(ModuleOutcome::samples().into_iter().map(Outcome::Module)).collect()
}

/// A table with all modules that ask.
fn island() -> Island<Sea> {
    Island::new(drawn("island:map=fog-islands,helpers,frenemies", 1)).expect("a drawn board")
}

#[test]
fn every_moment_is_read_as_it_is_written() {
    let rules = island();
    for frame in frames() {
        let text = rules.frame_text(frame);
        assert_eq!(rules.read_frame(&text), Ok(frame), "{text}");
    }
}

#[test]
fn every_action_and_outcome_is_read_as_it_is_written() {
    let rules = island();
    for action in actions() {
        let text = rules.action_text(action);
        assert_eq!(rules.action_from(&text), Ok(action), "{text}");
        // An action with a known first word but too few words is refused with what it needs.
        let verb = text.split(' ').next().expect("a word");
        let why = rules.action_from(&format!("{verb} and so on and on and on")).unwrap_err();
        assert!(why.contains("does not say all") || why.contains("is no"), "{why}");
        assert!(!why.contains("is no action"), "{verb} is not among the known verbs");
    }
    for outcome in outcomes() {
        let text = rules.outcome_text(outcome);
        assert_eq!(rules.outcome_from(&text), Ok(outcome), "{text}");
    }
}

#[test]
fn every_word_of_a_moment_and_an_action_is_explained() {
    let records = include_str!("../../../docs/records.md");
    let words: BTreeSet<&str> =
        records.split(|c: char| !(c.is_ascii_alphabetic() || c == '-')).filter(|word| !word.is_empty()).collect();
    let rules = island();
    let texts = frames().into_iter().map(|frame| rules.frame_text(frame));
    for text in texts.chain(actions().into_iter().map(|action| rules.action_text(action))) {
        let word = text.split(' ').next().expect("a word");
        assert!(words.contains(word), "docs/records.md does not tell of {word}");
    }
}

/// A deep agenda would leave no room for what the game still has to ask.
#[test]
fn a_moment_deeper_than_any_game_leads_to_is_refused_with_its_place_and_reason() {
    let rules = island();
    let s = rules.start();
    let table = rules.write_table(&s).expect("the island writes every position");
    let known = rules.write_known(&rules.known(&s, Seat(0)));
    let at = |written: &Value, frames: &[String]| {
        let mut written = written.clone();
        written["moment"] = json!(frames);
        written
    };
    for frame in frames() {
        let text = rules.frame_text(frame);
        for depth in [12, 13, 300, 3_000] {
            for bottom in ["main", "before-roll", &text] {
                let mut moment = vec![text.clone(); depth];
                moment[0] = bottom.into();
                let told = [
                    rules.read_table(&at(&table, &moment)).map(|_| ()).unwrap_err().to_string(),
                    rules.read_known(&at(&known, &moment)).map(|_| ()).unwrap_err().to_string(),
                ];
                for why in told {
                    assert_eq!(why, "moment: so much cannot be awaited at once", "{depth} of {text}");
                }
            }
        }
    }
}

#[test]
fn a_question_of_a_module_that_is_off_is_in_no_position() {
    let without: Island<Sea> = Island::new(drawn("island:map=fog-islands", 1)).expect("a drawn board");
    let table = without.write_table(&without.start()).expect("the island writes every position");
    for ask in ModuleAsk::samples() {
        for bottom in ["main", "before-roll"] {
            let mut table = table.clone();
            table["moment"] = json!([bottom, island().frame_text(Frame::Module(ask))]);
            assert!(without.read_table(&table).is_err(), "{ask:?} over {bottom}");
        }
    }
}

#[test]
fn a_question_of_a_module_has_a_sentence_and_a_draw_tells_what_is_drawn() {
    for ask in ModuleAsk::samples() {
        assert_eq!(ask.question().is_some(), !ask.is_chance(), "{ask:?}");
        assert_eq!(ask.draws().is_some(), ask.is_chance(), "{ask:?}");
    }
}
