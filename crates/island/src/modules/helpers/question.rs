//! The questions of helpers, as the engine uses them.

use kernel::{Rng, Seat, Weighted};

use super::HelperAsk;
use crate::action::{Action, Outcome};
use crate::cx::Cx;
use crate::modules::Question;
#[cfg(feature = "json")]
use crate::modules::Within;
use crate::modules::answers::Answers;
use crate::rules::Island;
use crate::size::Size;
use crate::state::State;
#[cfg(feature = "json")]
use crate::{modules::ModuleAsk, state::Frame};

impl Question for HelperAsk {
    fn asked(self, active: Seat) -> Seat {
        HelperAsk::asked(self, active)
    }

    fn answers<D: Size>(self, rules: &Island<D>, s: &State<D>) -> Answers<D> {
        rules.helper_answers(s, self)
    }

    fn answered<D: Size>(self, cx: &mut Cx<'_, '_, D>, answer: Action) {
        cx.answer_helper(self, answer);
    }

    fn is_chance(self) -> bool {
        matches!(self, HelperAsk::CandamirDraw(_))
    }

    fn outcomes<D: Size>(self, s: &State<D>, out: &mut Weighted<Outcome>) {
        if Question::is_chance(self) {
            s.list_cards(out);
        }
    }

    fn draw<D: Size>(self, s: &State<D>, rng: &mut impl Rng) -> Outcome {
        s.draw_card(rng)
    }

    fn can_fall<D: Size>(self, s: &State<D>, outcome: Outcome) -> bool {
        matches!((self, outcome), (HelperAsk::CandamirDraw(_), Outcome::Drawn(card)) if s.deck.has(card))
    }

    fn fell<D: Size>(self, cx: &mut Cx<'_, '_, D>, outcome: Outcome) {
        match (self, outcome) {
            (HelperAsk::CandamirDraw(left), Outcome::Drawn(card)) => cx.candamir_draws(left, card),
            (ask, outcome) => unreachable!("{outcome:?} cannot fall in {ask:?}"),
        }
    }

    fn can_be_judged(self, me: Seat, active: Seat) -> bool {
        matches!(self, HelperAsk::AfterUse(_)) || Question::asked(self, active) != me
    }

    #[cfg(feature = "json")]
    fn question(self) -> Option<&'static str> {
        Some(match self {
            HelperAsk::CandamirDraw(_) => return None,
            HelperAsk::NassirWhom(_) => "island.ask.nassir-whom",
            HelperAsk::NassirAlso(..) => "island.ask.nassir-also",
            HelperAsk::NassirReturn(_) => "island.ask.nassir-return",
            HelperAsk::WilliamRoad(..) => "island.ask.william-road",
            HelperAsk::Marianne(_) => "island.ask.marianne",
            HelperAsk::LouisFrom => "island.ask.louis-from",
            HelperAsk::LouisTo(_) => "island.ask.louis-to",
            HelperAsk::Sean(_) => "island.ask.sean",
            HelperAsk::CandamirKeep => "island.ask.candamir-keep",
            HelperAsk::HildeWhom => "island.ask.hilde-whom",
            HelperAsk::HildeTake(_) => "island.ask.hilde-take",
            HelperAsk::JeanTake(_) => "island.ask.jean-take",
            HelperAsk::LinDesert => "island.ask.lin-desert",
            HelperAsk::LinGold => "island.ask.lin-gold",
            HelperAsk::VincentSettlement => "island.ask.vincent-settlement",
            HelperAsk::VincentCity => "island.ask.vincent-city",
            HelperAsk::AfterUse(_) => "island.ask.after-use",
        })
    }

    #[cfg(feature = "json")]
    fn whom(self) -> Option<Seat> {
        match self {
            HelperAsk::NassirReturn(givers) => givers.lowest(),
            _ => None,
        }
    }

    #[cfg(feature = "json")]
    fn draws(self) -> Option<&'static str> {
        Question::is_chance(self).then_some("island.waits.card")
    }

    #[cfg(feature = "json")]
    fn text<D: Size>(self, rules: &Island<D>) -> String {
        rules.helper_ask_text(self)
    }

    #[cfg(feature = "json")]
    fn read<D: Size>(rules: &Island<D>, words: &[&str]) -> Result<Option<HelperAsk>, String> {
        rules.helper_ask_from(words)
    }

    #[cfg(feature = "json")]
    fn is_sound<D: Size>(self, rules: &Island<D>, s: &State<D>, within: Within<'_>) -> bool {
        rules.helper_ask_is_sound(s, within.base, self, within.eyes)
    }

    /// The question after a use waits below draws, finds and the card of Lin's gold field. Marianne waits below gold.
    #[cfg(feature = "json")]
    fn waits_below(self, over: &[Frame]) -> bool {
        let lin_takes = Frame::Module(ModuleAsk::Helpers(HelperAsk::LinGold));
        match self {
            HelperAsk::AfterUse(_) => over.iter().all(|frame| frame.interrupts() || *frame == lin_takes),
            HelperAsk::Marianne(_) => *over == [Frame::Gold],
            _ => false,
        }
    }
}

#[cfg(all(test, feature = "json"))]
impl HelperAsk {
    /// One question of each sort.
    pub(crate) fn samples() -> Vec<HelperAsk> {
        use crate::counts::Resource;
        use crate::geometry::Edge;
        use crate::vocabulary::{BOTH, ONE, ORE, samples};
        samples! { HelperAsk:
            HelperAsk::NassirWhom(_) => HelperAsk::NassirWhom(ORE),
            HelperAsk::NassirAlso(..) => HelperAsk::NassirAlso(ORE, ONE),
            HelperAsk::NassirReturn(_) => HelperAsk::NassirReturn(BOTH),
            HelperAsk::WilliamRoad(..) => HelperAsk::WilliamRoad(Resource::Lumber, ORE),
            HelperAsk::Marianne(_) => HelperAsk::Marianne(ONE),
            HelperAsk::LouisFrom => HelperAsk::LouisFrom,
            HelperAsk::LouisTo(_) => HelperAsk::LouisTo(Edge(3)),
            HelperAsk::Sean(_) => HelperAsk::Sean(ONE),
            HelperAsk::CandamirDraw(_) => HelperAsk::CandamirDraw(2),
            HelperAsk::CandamirKeep => HelperAsk::CandamirKeep,
            HelperAsk::HildeWhom => HelperAsk::HildeWhom,
            HelperAsk::HildeTake(_) => HelperAsk::HildeTake(ONE),
            HelperAsk::JeanTake(_) => HelperAsk::JeanTake(ORE),
            HelperAsk::LinDesert => HelperAsk::LinDesert,
            HelperAsk::LinGold => HelperAsk::LinGold,
            HelperAsk::VincentSettlement => HelperAsk::VincentSettlement,
            HelperAsk::VincentCity => HelperAsk::VincentCity,
            HelperAsk::AfterUse(_) => HelperAsk::AfterUse(ONE),
        }
    }
}
