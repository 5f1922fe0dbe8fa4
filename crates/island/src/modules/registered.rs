//! The list of modules, one line each, and the types that a macro makes from it.
//!
//! Every module has a file with two functions: `option`, which names it in a spec, and `module`, its notes to the
//! rulebook. Its line says what else it brings: questions, things kept in the state, outcomes, actions, events, reasons
//! to refuse, a part of the view, entries of the almanac.

use kernel::{Chosen, Rng, Seat, Viewer, Weighted};
#[cfg(feature = "json")]
use {
    super::parts::Within,
    kernel::{Phrase, Wrong},
    serde_json::Value,
};

use super::Module;
use super::answers::Answers;
use super::hints::Hint;
use super::parts::{Deed, Draw, Happening, Keeps, ModuleOption, Question, Reason};
use crate::action::{Action, Outcome};
use crate::almanac::AlmanacEntry;
use crate::counts::Cards;
use crate::cx::Cx;
use crate::event::Event;
use crate::known::Known;
use crate::refusal::Refusal;
use crate::rules::Island;
use crate::size::Size;
#[cfg(feature = "json")]
use crate::state::Frame;
use crate::state::State;

pub use super::frenemies::view::{ContactView, FavorSideView, GiftView};
pub use super::frenemies::{Guild, Tokens};
pub use super::helpers::view::HelperView;
pub use super::helpers::{Helper, Way};

/// Makes one type for each part of all modules. A value of such a type belongs to one module, which does the work.
macro_rules! register {
    (
        $($doc:tt $name:ident($module:ident)
            $(: asks $ask:ident)?
            $(, keeps $kept:ident)?
            $(, draws $drawn:ident)?
            $(, does $act:ident)?
            $(, tells $event:ident)?
            $(, refuses $refusal:ident)?
            $(, shows $part:ident: $view:ident)?
            $(, explains $entries:ident)?;)*
    ) => {
        $($(pub use super::$module::$ask;)?)*
        $($(pub use super::$module::$act;)?)*
        $($(pub use super::$module::$event;)?)*
        $($(pub use super::$module::$refusal;)?)*
        $($(pub use super::$module::$view;)?)*

        /// What a host chose of the modules: 0 for a module that is off, 1 for a flag, else its number.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct ModuleOptions {
            $(#[doc = $doc] pub $module: u8,)*
        }

        impl ModuleOptions {
            /// The options of all modules, in the order of registration.
            pub(crate) fn all() -> Vec<ModuleOption> {
                vec![$(super::$module::option()),*]
            }

            /// What a spec says of the modules.
            pub(crate) fn of(chosen: &Chosen<'_>) -> ModuleOptions {
                ModuleOptions { $($module: super::$module::option().value(chosen),)* }
            }

            /// The value of a module's option as a spec writes it; nothing if it is off or of no module.
            pub(crate) fn written(&self, name: &str) -> Option<String> {
                $(let option = super::$module::option();
                if option.def.name == name {
                    return option.written(self.$module);
                })*
                None
            }

            /// How many points the modules that are on add to the default target.
            pub(crate) fn added_target(&self) -> u8 {
                0 $(+ if self.$module > 0 { super::$module::option().adds_to_target } else { 0 })*
            }

            /// The modules that are on, in the order of registration.
            pub(crate) fn modules<D: Size>(&self) -> Vec<Module<D>> {
                let mut modules = Vec::new();
                $(if self.$module > 0 {
                    modules.push(super::$module::module());
                })*
                modules
            }
        }

        /// A question or a draw of a module.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum ModuleAsk {
            $($(#[doc = $doc] $name(super::$module::$ask),)?)*
        }

        $($(impl From<super::$module::$ask> for crate::state::Frame {
            fn from(ask: super::$module::$ask) -> crate::state::Frame {
                crate::state::Frame::Module(ModuleAsk::$name(ask))
            }
        })?)*

        impl Question for ModuleAsk {
            fn asked(self, active: Seat) -> Seat {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::asked(ask, active),)?)* }
            }

            fn answers<D: Size>(self, rules: &Island<D>, s: &State<D>) -> Answers<D> {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::answers(ask, rules, s),)?)* }
            }

            fn answered<D: Size>(self, cx: &mut Cx<'_, '_, D>, answer: Action) {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::answered(ask, cx, answer),)?)* }
            }

            fn pass(self) -> Option<Action> {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::pass(ask),)?)* }
            }

            fn is_chance(self) -> bool {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::is_chance(ask),)?)* }
            }

            fn outcomes<D: Size>(self, s: &State<D>, out: &mut Weighted<Outcome>) {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::outcomes(ask, s, out),)?)* }
            }

            fn draw<D: Size>(self, s: &State<D>, rng: &mut impl Rng) -> Outcome {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::draw(ask, s, rng),)?)* }
            }

            fn can_fall<D: Size>(self, s: &State<D>, outcome: Outcome) -> bool {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::can_fall(ask, s, outcome),)?)* }
            }

            fn fell<D: Size>(self, cx: &mut Cx<'_, '_, D>, outcome: Outcome) {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::fell(ask, cx, outcome),)?)* }
            }

            fn can_be_judged(self, me: Seat, active: Seat) -> bool {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::can_be_judged(ask, me, active),)?)* }
            }

            #[cfg(feature = "json")]
            fn question(self) -> Option<&'static str> {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::question(ask),)?)* }
            }

            #[cfg(feature = "json")]
            fn whom(self) -> Option<Seat> {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::whom(ask),)?)* }
            }

            #[cfg(feature = "json")]
            fn draws(self) -> Option<&'static str> {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::draws(ask),)?)* }
            }

            #[cfg(feature = "json")]
            fn meaning(self, answer: Action) -> Option<Phrase> {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::meaning(ask, answer),)?)* }
            }

            #[cfg(feature = "json")]
            fn text<D: Size>(self, rules: &Island<D>) -> String {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::text(ask, rules),)?)* }
            }

            #[cfg(feature = "json")]
            fn read<D: Size>(rules: &Island<D>, words: &[&str]) -> Result<Option<ModuleAsk>, String> {
                $($(if let Some(ask) = <super::$module::$ask as Question>::read(rules, words)? {
                    return Ok(Some(ModuleAsk::$name(ask)));
                })?)*
                Ok(None)
            }

            #[cfg(feature = "json")]
            fn is_sound<D: Size>(self, rules: &Island<D>, s: &State<D>, within: Within<'_>) -> bool {
                // The words of every module are read, also of those that are off.
                match self { $($(ModuleAsk::$name(ask) => {
                    let is_on = rules.options().modules.$module != 0;
                    is_on && <super::$module::$ask as Question>::is_sound(ask, rules, s, within)
                },)?)* }
            }

            #[cfg(feature = "json")]
            fn interrupts(self) -> bool {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::interrupts(ask),)?)* }
            }

            #[cfg(feature = "json")]
            fn waits_below(self, over: &[Frame]) -> bool {
                match self { $($(ModuleAsk::$name(ask) => <super::$module::$ask as Question>::waits_below(ask, over),)?)* }
            }
        }

        impl ModuleAsk {
            /// Who answers, in a turn of `active`.
            pub fn seat(self, active: Seat) -> Seat {
                Question::asked(self, active)
            }

            /// For bots: whether `me` can judge a position while this is asked, in a turn of `active`.
            pub fn can_be_judged(self, me: Seat, active: Seat) -> bool {
                Question::can_be_judged(self, me, active)
            }
        }

        #[cfg(all(test, feature = "json"))]
        impl ModuleAsk {
            /// One question of each sort, for tests.
            pub(crate) fn samples() -> Vec<ModuleAsk> {
                let mut all = Vec::new();
                $($(all.extend(super::$module::$ask::samples().into_iter().map(ModuleAsk::$name));)?)*
                all
            }
        }

        /// An action that a module adds.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Act {
            $($(#[doc = $doc] $name(super::$module::$act),)?)*
        }

        impl Deed for Act {
            const VERBS: &'static [&'static str] = &[];

            fn check<D: Size>(self, rules: &Island<D>, s: &State<D>) -> Result<(), Refusal> {
                match self { $($(Act::$name(act) => <super::$module::$act as Deed>::check(act, rules, s),)?)* }
            }

            fn done<D: Size>(self, cx: &mut Cx<'_, '_, D>) {
                match self { $($(Act::$name(act) => <super::$module::$act as Deed>::done(act, cx),)?)* }
            }

            fn hint<D: Size>(self, rules: &Island<D>, known: &Known<D>) -> Option<Hint> {
                match self { $($(Act::$name(act) => <super::$module::$act as Deed>::hint(act, rules, known),)?)* }
            }

            fn offered_to(self) -> Option<Seat> {
                match self { $($(Act::$name(act) => <super::$module::$act as Deed>::offered_to(act),)?)* }
            }

            fn text<D: Size>(self, rules: &Island<D>) -> String {
                match self { $($(Act::$name(act) => <super::$module::$act as Deed>::text(act, rules),)?)* }
            }

            fn read<D: Size>(rules: &Island<D>, words: &[&str]) -> Result<Option<Act>, String> {
                $($(if let Some(act) = super::$module::$act::read(rules, words)? {
                    return Ok(Some(Act::$name(act)));
                })?)*
                Ok(None)
            }

            #[cfg(feature = "json")]
            fn meaning<D: Size>(self, rules: &Island<D>, s: &State<D>, seat: Seat) -> Phrase {
                match self { $($(Act::$name(act) => <super::$module::$act as Deed>::meaning(act, rules, s, seat),)?)* }
            }

            #[cfg(feature = "json")]
            fn unseen(self) -> Option<&'static str> {
                match self { $($(Act::$name(act) => <super::$module::$act as Deed>::unseen(act),)?)* }
            }
        }

        impl Act {
            /// For bots: what the action may bring, if trying it does not show that.
            pub fn hint<D: Size>(self, rules: &Island<D>, known: &Known<D>) -> Option<Hint> {
                Deed::hint(self, rules, known)
            }

            /// The words that actions of modules begin with in the notation.
            pub(crate) fn verbs() -> impl Iterator<Item = &'static str> {
                [$($(super::$module::$act::VERBS,)?)*].into_iter().flatten().copied()
            }

            /// One action of each sort, for tests.
            #[cfg(all(test, feature = "json"))]
            pub(crate) fn samples() -> Vec<Act> {
                let mut all = Vec::new();
                $($(all.extend(super::$module::$act::samples().into_iter().map(Act::$name));)?)*
                all
            }
        }

        /// Something that a module drew.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum ModuleOutcome {
            $($(#[doc = $doc] $name(super::$module::$drawn),)?)*
        }

        $($(impl From<super::$module::$drawn> for Outcome {
            fn from(drawn: super::$module::$drawn) -> Outcome {
                Outcome::Module(ModuleOutcome::$name(drawn))
            }
        })?)*

        impl Draw for ModuleOutcome {
            fn text(self) -> String {
                match self { $($(ModuleOutcome::$name(drawn) => <super::$module::$drawn as Draw>::text(drawn),)?)* }
            }

            fn read(words: &[&str]) -> Result<Option<ModuleOutcome>, String> {
                $($(if let Some(drawn) = <super::$module::$drawn as Draw>::read(words)? {
                    return Ok(Some(ModuleOutcome::$name(drawn)));
                })?)*
                Ok(None)
            }

            #[cfg(feature = "json")]
            fn unseen(self) -> &'static str {
                match self { $($(ModuleOutcome::$name(drawn) => <super::$module::$drawn as Draw>::unseen(drawn),)?)* }
            }
        }

        #[cfg(all(test, feature = "json"))]
        impl ModuleOutcome {
            /// One outcome of each sort, for tests.
            pub(crate) fn samples() -> Vec<ModuleOutcome> {
                let mut all = Vec::new();
                $($(all.extend(super::$module::$drawn::samples().into_iter().map(ModuleOutcome::$name));)?)*
                all
            }
        }

        /// Something that happened in a module.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum ModuleEvent {
            $($(#[doc = $doc] $name(super::$module::$event),)?)*
        }

        $($(impl From<super::$module::$event> for Event {
            fn from(event: super::$module::$event) -> Event {
                Event::Module(ModuleEvent::$name(event))
            }
        })?)*

        impl Happening for ModuleEvent {
            fn seen_by(self, viewer: Viewer) -> ModuleEvent {
                match self { $($(ModuleEvent::$name(event) => ModuleEvent::$name(<super::$module::$event as Happening>::seen_by(event, viewer)),)?)* }
            }

            #[cfg(feature = "json")]
            fn shows(self) -> bool {
                match self { $($(ModuleEvent::$name(event) => <super::$module::$event as Happening>::shows(event),)?)* }
            }

            #[cfg(feature = "json")]
            fn told<D: Size>(self, rules: &Island<D>) -> Phrase {
                match self { $($(ModuleEvent::$name(event) => <super::$module::$event as Happening>::told(event, rules),)?)* }
            }
        }

        /// A reason of a module to refuse an action.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum ModuleRefusal {
            $($(#[doc = $doc] $name(super::$module::$refusal),)?)*
        }

        $($(impl From<super::$module::$refusal> for Refusal {
            fn from(refusal: super::$module::$refusal) -> Refusal {
                Refusal::Module(ModuleRefusal::$name(refusal))
            }
        })?)*

        impl Reason for ModuleRefusal {
            fn key(self) -> &'static str {
                match self { $($(ModuleRefusal::$name(refusal) => <super::$module::$refusal as Reason>::key(refusal),)?)* }
            }
        }

        /// What all modules keep in the state.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Kept<D: Size> {
            $($(#[doc = $doc] pub(crate) $module: super::$module::$kept<D>,)?)*
        }

        impl<D: Size> Known<D> {
            /// For bots: the estimated worth of a seat's things of all modules, in victory points.
            pub fn module_worth(&self, seat: Seat) -> f64 {
                0.0 $($(+ <super::$module::$kept<D> as Keeps<D>>::worth(self, seat))?)*
            }
        }

        impl<D: Size> Kept<D> {
            /// Points of a seat that everybody sees, by source.
            pub(crate) fn points(&self, seat: Seat) -> impl Iterator<Item = (&'static str, u8)> {
                [$($(<super::$module::$kept<D> as Keeps<D>>::points(&self.$module, seat),)?)*].into_iter().flatten()
            }

            /// Development cards that are neither in the deck nor in a hand: the known ones, and the number of all.
            pub(crate) fn cards_aside(&self) -> (Cards, u8) {
                [$($(<super::$module::$kept<D> as Keeps<D>>::cards_aside(&self.$module),)?)*]
                    .into_iter()
                    .fold((Cards::NONE, 0), |all, it| (all.0 + it.0, all.1 + it.1))
            }

            /// Blanks what a seat does not know.
            pub(crate) fn blank(rules: &Island<D>, s: &mut State<D>, seat: Seat) {
                $($(super::$module::$kept::blank(rules, s, seat);)?)*
            }

            /// Deals the development cards of [`Kept::cards_aside`] again.
            pub(crate) fn deal_aside(&mut self, unseen: &mut Cards, rng: &mut impl Rng) {
                $($(<super::$module::$kept<D> as Keeps<D>>::deal_aside(&mut self.$module, unseen, rng);)?)*
            }

            /// Deals again what was blanked for a seat.
            pub(crate) fn imagine(rules: &Island<D>, s: &mut State<D>, seat: Seat, rng: &mut impl Rng) {
                $($(super::$module::$kept::imagine(rules, s, seat, rng);)?)*
            }

            /// Panics unless all that modules keep agrees with a recount.
            #[cfg(any(test, feature = "testkit"))]
            pub(crate) fn sound(rules: &Island<D>, s: &State<D>) {
                $($(super::$module::$kept::sound(rules, s);)?)*
            }

            /// Completes what a scene laid out.
            #[cfg(any(test, feature = "testkit"))]
            pub(crate) fn settle_scene(rules: &Island<D>, s: &mut State<D>) {
                $($(super::$module::$kept::settle_scene(rules, s);)?)*
            }

            /// Rates of the bank that modules change, for the recount.
            #[cfg(any(test, feature = "testkit"))]
            pub(crate) fn recount_rates(s: &State<D>, seat: Seat, rates: &mut [u8; 5]) {
                $($(<super::$module::$kept<D> as Keeps<D>>::recount_rates(&s.kept.$module, s, seat, rates);)?)*
            }
        }

        #[cfg(feature = "json")]
        impl<D: Size> Kept<D> {
            /// The names of the modules' parts of a position.
            pub(crate) const PARTS: &'static [&'static str] = &[$($(<super::$module::$kept<D> as Keeps<D>>::PART,)?)*];

            /// The modules' parts of a position; for `eyes`, what that seat knows.
            pub(crate) fn write(rules: &Island<D>, s: &State<D>, eyes: Option<Seat>) -> Vec<(&'static str, Value)> {
                let parts = [$($((
                    <super::$module::$kept<D> as Keeps<D>>::PART,
                    super::$module::$kept::write(rules, s, eyes),
                ),)?)*];
                parts.into_iter().filter_map(|(name, part)| Some((name, part?))).collect()
            }

            /// Reads what does not depend on the moment.
            pub(crate) fn read(
                rules: &Island<D>,
                s: &mut State<D>,
                map: &serde_json::Map<String, Value>,
                eyes: Option<Seat>,
            ) -> Result<(), Wrong> {
                $($(super::$module::$kept::read(rules, s, map.get(<super::$module::$kept<D> as Keeps<D>>::PART), eyes)?;)?)*
                Ok(())
            }

            /// Reads what depends on the moment.
            pub(crate) fn read_late(
                rules: &Island<D>,
                s: &mut State<D>,
                map: &serde_json::Map<String, Value>,
                eyes: Option<Seat>,
            ) -> Result<(), Wrong> {
                $($(super::$module::$kept::read_late(rules, s, map.get(<super::$module::$kept<D> as Keeps<D>>::PART), eyes)?;)?)*
                Ok(())
            }

            /// Whether what was read fits the moment.
            pub(crate) fn settle(
                rules: &Island<D>,
                s: &mut State<D>,
                map: &serde_json::Map<String, Value>,
                eyes: Option<Seat>,
            ) -> Result<(), Wrong> {
                $($(super::$module::$kept::settle(rules, s, map.get(<super::$module::$kept<D> as Keeps<D>>::PART), eyes)?;)?)*
                Ok(())
            }
        }

        /// The modules as a viewer sees them: a part of the view of the table.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct ModulesView {
            $($(#[doc = $doc] pub $part: Option<super::$module::$view>,)?)*
        }

        impl ModulesView {
            pub(crate) fn of<D: Size>(rules: &Island<D>, s: &State<D>, viewer: Viewer, over: bool) -> ModulesView {
                ModulesView { $($($part: super::$module::$view::of(rules, s, viewer, over),)?)* }
            }
        }

        /// What modules add to the almanac.
        pub(crate) fn almanac_entries() -> Vec<&'static AlmanacEntry> {
            let mut all = Vec::new();
            $($(all.extend(super::$module::$entries());)?)*
            all
        }
    };
}

register! {
    "The robber spares weak players."
    FriendlyRobber(friendly_robber);
    "The robber never returns to a desert."
    NoDesertReturn(no_desert_return);
    "Rounds at the start in which no 7 falls."
    Peace(peace);
    "Helpers of Catan."
    Helpers(helpers): asks HelperAsk, keeps Helpers, does HelperAct, tells HelperEvent, refuses HelperRefusal,
        shows helpers: HelpersView, explains entries;
    "Frenemies."
    Frenemies(frenemies): asks FavorAsk, keeps Favors, draws Guild, does FavorAct, tells FavorEvent, refuses FavorRefusal,
        shows favors: FavorsView, explains entries;
}
