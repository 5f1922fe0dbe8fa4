//! The parts of a module with questions or things of its own. Each part is a trait; the engine uses modules only
//! through these traits.

use kernel::{Chosen, OptionDef, Rng, Seat, Values, Viewer, Weighted};
#[cfg(feature = "json")]
use {
    kernel::{Phrase, Wrong},
    serde_json::Value,
};

use super::answers::Answers;
use super::hints::Hint;
use crate::action::{Action, Outcome};
use crate::counts::Cards;
use crate::cx::Cx;
use crate::known::Known;
use crate::refusal::Refusal;
use crate::rules::Island;
use crate::size::Size;
#[cfg(feature = "json")]
use crate::state::Frame;
use crate::state::State;

/// The option with which a host turns a module on.
pub(crate) struct ModuleOption {
    /// Its name in a spec, and the values that it takes.
    pub(crate) def: OptionDef,
    /// Scenarios stand behind the house rules in a spec.
    pub(crate) is_scenario: bool,
    /// How many points it adds to the default target.
    pub(crate) adds_to_target: u8,
}

impl ModuleOption {
    /// A house rule: a flag or a number.
    pub(crate) fn house_rule(name: &'static str, values: Values) -> ModuleOption {
        ModuleOption { def: OptionDef::new(name, values), is_scenario: false, adds_to_target: 0 }
    }

    /// A scenario, which is on or off.
    pub(crate) fn scenario(name: &'static str) -> ModuleOption {
        ModuleOption { def: OptionDef::new(name, Values::Flag), is_scenario: true, adds_to_target: 0 }
    }

    /// What was chosen: 0 if the module is off, 1 for a flag, else the number.
    pub(crate) fn value(&self, chosen: &Chosen<'_>) -> u8 {
        match self.def.values {
            Values::Flag => chosen.has(self.def.name).into(),
            _ => chosen.number(self.def.name).unwrap_or(0),
        }
    }

    /// The value in the form that a spec writes; `None` if the module is off.
    pub(crate) fn written(&self, value: u8) -> Option<String> {
        match self.def.values {
            _ if value == 0 => None,
            Values::Flag => Some(String::new()),
            _ => Some(value.to_string()),
        }
    }
}

/// A question or a draw of a module, while it is on the agenda.
pub(crate) trait Question: Copy {
    /// Who answers, in a turn of `active`.
    fn asked(self, active: Seat) -> Seat;

    /// The possible answers.
    fn answers<D: Size>(self, rules: &Island<D>, s: &State<D>) -> Answers<D>;

    /// Carries out an answer. The question is still on the agenda.
    fn answered<D: Size>(self, cx: &mut Cx<'_, '_, D>, answer: Action);

    /// The default answer, which everybody can give, if the other answers depend on a hidden hand.
    fn pass(self) -> Option<Action> {
        None
    }

    /// Whether this is a draw: chance answers, not a player.
    fn is_chance(self) -> bool {
        false
    }

    /// Lists what may be drawn.
    fn outcomes<D: Size>(self, _: &State<D>, _: &mut Weighted<Outcome>) {}

    /// Draws.
    fn draw<D: Size>(self, _: &State<D>, _: &mut impl Rng) -> Outcome {
        unreachable!("a question draws nothing")
    }

    /// Whether this may be drawn.
    fn can_fall<D: Size>(self, _: &State<D>, _: Outcome) -> bool {
        false
    }

    /// Carries out a draw, which is still on the agenda.
    fn fell<D: Size>(self, _: &mut Cx<'_, '_, D>, _: Outcome) {
        unreachable!("a question draws nothing")
    }

    /// For bots: whether `me` can judge a position while this is asked, in a turn of `active`. By default, if others
    /// answer.
    fn can_be_judged(self, me: Seat, active: Seat) -> bool {
        self.asked(active) != me
    }

    /// The key of the question in `texts/`; nothing for a draw.
    #[cfg(feature = "json")]
    fn question(self) -> Option<&'static str>;

    /// The player that the question names as `whom`, if it names one.
    #[cfg(feature = "json")]
    fn whom(self) -> Option<Seat> {
        None
    }

    /// The key of what everybody reads during a draw; nothing for a question.
    #[cfg(feature = "json")]
    fn draws(self) -> Option<&'static str> {
        None
    }

    /// The words for a button that gives this answer; `None` for the usual words of the answer.
    #[cfg(feature = "json")]
    fn meaning(self, _: Action) -> Option<Phrase> {
        None
    }

    /// The moment as a position writes it.
    #[cfg(feature = "json")]
    fn text<D: Size>(self, rules: &Island<D>) -> String;

    /// Reads such a moment; nothing if the words are not of this module.
    #[cfg(feature = "json")]
    fn read<D: Size>(rules: &Island<D>, words: &[&str]) -> Result<Option<Self>, String>;

    /// Whether a position that was read may ask this.
    #[cfg(feature = "json")]
    fn is_sound<D: Size>(self, rules: &Island<D>, s: &State<D>, within: Within<'_>) -> bool;

    /// Whether it may lie on top of other waiting questions, as draws and finds do.
    #[cfg(feature = "json")]
    fn interrupts(self) -> bool {
        false
    }

    /// Whether it may wait below these frames.
    #[cfg(feature = "json")]
    fn waits_below(self, _: &[Frame]) -> bool {
        false
    }
}

/// The frames around a question in a position that is being read.
#[cfg(feature = "json")]
#[derive(Clone, Copy)]
pub(crate) struct Within<'a> {
    /// The frames of the base rules below all questions of modules and all finds.
    pub(crate) base: &'a [Frame],
    /// The frames above the question.
    pub(crate) over: &'a [Frame],
    /// The seat whose knowledge is read; `None` when all cards are shown.
    pub(crate) eyes: Option<Seat>,
}

/// An action that a module adds.
pub(crate) trait Deed: Copy {
    /// The words that such actions begin with in the notation.
    const VERBS: &'static [&'static str];

    /// Whether the active player may do it, before the roll or in the main phase.
    fn check<D: Size>(self, rules: &Island<D>, s: &State<D>) -> Result<(), Refusal>;

    /// Does it, before the roll or in the main phase.
    fn done<D: Size>(self, cx: &mut Cx<'_, '_, D>);

    /// For bots: what the action may bring, if trying it does not show that.
    fn hint<D: Size>(self, _: &Island<D>, _: &Known<D>) -> Option<Hint> {
        None
    }

    /// The player that it offers something to which they may refuse.
    fn offered_to(self) -> Option<Seat> {
        None
    }

    /// The action in the compact notation.
    fn text<D: Size>(self, rules: &Island<D>) -> String;

    /// Reads such an action; nothing if the words are not of this module.
    fn read<D: Size>(rules: &Island<D>, words: &[&str]) -> Result<Option<Self>, String>;

    /// The words for a button that does it.
    #[cfg(feature = "json")]
    fn meaning<D: Size>(self, rules: &Island<D>, s: &State<D>, seat: Seat) -> Phrase;

    /// The notation for players who are not told what was chosen; nothing if everybody sees all of it.
    #[cfg(feature = "json")]
    fn unseen(self) -> Option<&'static str> {
        None
    }
}

/// Something that a module draws.
pub(crate) trait Draw: Copy {
    /// The outcome in the compact notation.
    fn text(self) -> String;

    /// Reads such an outcome; nothing if the words are not of this module.
    fn read(words: &[&str]) -> Result<Option<Self>, String>;

    /// The notation for players who are not told what was drawn.
    #[cfg(feature = "json")]
    fn unseen(self) -> &'static str;
}

/// Something that happens in a module.
pub(crate) trait Happening: Copy {
    /// What a viewer sees of it.
    fn seen_by(self, _: Viewer) -> Self {
        self
    }

    /// Whether it tells a card or token that some players are not told.
    #[cfg(feature = "json")]
    fn shows(self) -> bool {
        false
    }

    /// The sentence that tells it; a veiled part is told as unknown.
    #[cfg(feature = "json")]
    fn told<D: Size>(self, rules: &Island<D>) -> Phrase;
}

/// A reason of a module to refuse an action.
pub(crate) trait Reason: Copy {
    /// Its key in `texts/`.
    fn key(self) -> &'static str;
}

/// What a module keeps in the state: flat, and zero without the module.
pub(crate) trait Keeps<D: Size>: Copy {
    /// Points that everybody sees, with the name of their source.
    fn points(&self, _: Seat) -> Option<(&'static str, u8)> {
        None
    }

    /// For bots: the worth of a seat's things of this module in victory points, judged by what is known.
    fn worth(_: &Known<D>, _: Seat) -> f64 {
        0.0
    }

    /// Development cards that are neither in the deck nor in a hand: the known ones, and the number of all.
    fn cards_aside(&self) -> (Cards, u8) {
        (Cards::NONE, 0)
    }

    /// Blanks what a seat does not know.
    fn blank(_: &Island<D>, _: &mut State<D>, _: Seat) {}

    /// Deals the development cards of [`Keeps::cards_aside`] again, for a seat that does not know them.
    fn deal_aside(&mut self, _: &mut Cards, _: &mut impl Rng) {}

    /// Deals again what [`Keeps::blank`] blanked. All other cards are already dealt.
    fn imagine(_: &Island<D>, _: &mut State<D>, _: Seat, _: &mut impl Rng) {}

    /// The name of its part of a position.
    #[cfg(feature = "json")]
    const PART: &'static str;

    /// Its part of a position; for `eyes`, what that seat knows. `None` without the module.
    #[cfg(feature = "json")]
    fn write(rules: &Island<D>, s: &State<D>, eyes: Option<Seat>) -> Option<Value>;

    /// Reads what does not depend on the moment. Pieces, hands and the active player are already read; bank and deck
    /// are not.
    #[cfg(feature = "json")]
    fn read(_: &Island<D>, _: &mut State<D>, _: Option<&Value>, _: Option<Seat>) -> Result<(), Wrong> {
        Ok(())
    }

    /// Reads what depends on the moment. The frames of the base rules are already on the agenda.
    #[cfg(feature = "json")]
    fn read_late(_: &Island<D>, _: &mut State<D>, _: Option<&Value>, _: Option<Seat>) -> Result<(), Wrong> {
        Ok(())
    }

    /// Checks what was read against the complete agenda, and fills in what the position does not mention.
    #[cfg(feature = "json")]
    fn settle(_: &Island<D>, _: &mut State<D>, _: Option<&Value>, _: Option<Seat>) -> Result<(), Wrong> {
        Ok(())
    }

    /// Panics unless all that it keeps agrees with a recount.
    #[cfg(any(test, feature = "testkit"))]
    fn sound(_: &Island<D>, _: &State<D>) {}

    /// Completes what a scene laid out.
    #[cfg(any(test, feature = "testkit"))]
    fn settle_scene(_: &Island<D>, _: &mut State<D>) {}

    /// Rates of the bank that it changes, for the recount.
    #[cfg(any(test, feature = "testkit"))]
    fn recount_rates(&self, _: &State<D>, _: Seat, _: &mut [u8; 5]) {}
}
