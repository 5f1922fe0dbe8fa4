//! The questions of Frenemies, as the engine uses them.

use kernel::{Rng, Seat, Weighted, below};

use super::{FavorAsk, Guild};
use crate::action::{Action, Outcome};
use crate::counts::Countable;
use crate::cx::Cx;
#[cfg(feature = "json")]
use crate::modules::Within;
use crate::modules::answers::Answers;
use crate::modules::{ModuleOutcome, Question};
use crate::rules::Island;
use crate::size::Size;
use crate::state::State;
#[cfg(feature = "json")]
use crate::{modules::ModuleAsk, state::Frame};
#[cfg(feature = "json")]
use kernel::Phrase;

impl Question for FavorAsk {
    fn asked(self, active: Seat) -> Seat {
        FavorAsk::asked(self, active)
    }

    fn answers<D: Size>(self, rules: &Island<D>, s: &State<D>) -> Answers<D> {
        rules.favor_answers(s, self)
    }

    fn answered<D: Size>(self, cx: &mut Cx<'_, '_, D>, answer: Action) {
        cx.answer_favor(self, answer);
    }

    /// Two questions depend on a hidden hand: giving a card that was asked for, and a second exchange.
    fn pass(self) -> Option<Action> {
        match self {
            FavorAsk::GiftAsked(..) => Some(Action::Decline),
            FavorAsk::TradersMore => Some(Action::Pass),
            _ => None,
        }
    }

    fn is_chance(self) -> bool {
        matches!(self, FavorAsk::Draw(..) | FavorAsk::ExchangeDraw)
    }

    fn outcomes<D: Size>(self, s: &State<D>, out: &mut Weighted<Outcome>) {
        if self.is_chance() {
            for guild in Guild::ALL {
                out.push(guild.into(), u32::from(s.kept.frenemies.supply.get(guild)));
            }
        }
    }

    fn draw<D: Size>(self, s: &State<D>, rng: &mut impl Rng) -> Outcome {
        let favors = &s.kept.frenemies;
        favors.supply.nth_card(below(rng, u32::from(favors.supply_left))).into()
    }

    fn can_fall<D: Size>(self, s: &State<D>, outcome: Outcome) -> bool {
        self.is_chance()
            && matches!(outcome, Outcome::Module(ModuleOutcome::Frenemies(guild)) if s.kept.frenemies.supply.has(guild))
    }

    fn fell<D: Size>(self, cx: &mut Cx<'_, '_, D>, outcome: Outcome) {
        match (self, outcome) {
            (FavorAsk::Draw(seat, left), Outcome::Module(ModuleOutcome::Frenemies(guild))) => {
                cx.draws_token(seat, left, guild)
            }
            (FavorAsk::ExchangeDraw, Outcome::Module(ModuleOutcome::Frenemies(guild))) => cx.draws_for_exchange(guild),
            (ask, outcome) => unreachable!("{outcome:?} cannot fall in {ask:?}"),
        }
    }

    /// Tokens that are being drawn already count, and before a second exchange nothing is pending.
    fn can_be_judged(self, me: Seat, active: Seat) -> bool {
        matches!(self, FavorAsk::Draw(..) | FavorAsk::TradersMore) || Question::asked(self, active) != me
    }

    #[cfg(feature = "json")]
    fn question(self) -> Option<&'static str> {
        Some(match self {
            FavorAsk::Draw(..) | FavorAsk::ExchangeDraw => return None,
            FavorAsk::DrawOrder(..) => "island.ask.token-order",
            FavorAsk::GiftAnswer(..) => "island.ask.gift-answer",
            FavorAsk::GiftAsked(..) => "island.ask.gift-asked",
            FavorAsk::TradersTake(_) => "island.ask.traders-take",
            FavorAsk::TradersMore => "island.ask.traders-more",
            FavorAsk::Merchants => "island.ask.merchants",
            FavorAsk::ExchangeReturn => "island.ask.token-return",
        })
    }

    #[cfg(feature = "json")]
    fn draws(self) -> Option<&'static str> {
        self.is_chance().then_some("island.waits.token")
    }

    /// A gift is accepted or declined, a card that was asked for is given or kept.
    #[cfg(feature = "json")]
    fn meaning(self, answer: Action) -> Option<Phrase> {
        match (self, answer) {
            (FavorAsk::GiftAsked(..), Action::Accept) => Some(Phrase::new("island.do.give-gift")),
            (FavorAsk::GiftAsked(..), Action::Decline) => Some(Phrase::new("island.do.keep-gift")),
            _ => None,
        }
    }

    #[cfg(feature = "json")]
    fn text<D: Size>(self, rules: &Island<D>) -> String {
        rules.favor_ask_text(self)
    }

    #[cfg(feature = "json")]
    fn read<D: Size>(rules: &Island<D>, words: &[&str]) -> Result<Option<FavorAsk>, String> {
        rules.favor_ask_from(words)
    }

    #[cfg(feature = "json")]
    fn is_sound<D: Size>(self, rules: &Island<D>, s: &State<D>, within: Within<'_>) -> bool {
        let drawn = |frame: &Frame| match *frame {
            Frame::Module(ModuleAsk::Frenemies(FavorAsk::Draw(_, count))) => u32::from(count),
            _ => 0,
        };
        let drawn = u8::try_from(within.over.iter().map(drawn).sum::<u32>()).unwrap_or(u8::MAX);
        rules.favor_ask_is_sound(s, s.agenda.frames(), self, drawn, within.eyes)
    }

    #[cfg(feature = "json")]
    fn interrupts(self) -> bool {
        matches!(self, FavorAsk::Draw(..) | FavorAsk::DrawOrder(..))
    }
}

#[cfg(all(test, feature = "json"))]
impl FavorAsk {
    /// One question of each sort.
    pub(crate) fn samples() -> Vec<FavorAsk> {
        use crate::vocabulary::{BOTH, ONE, ORE, samples};
        samples! { FavorAsk:
            FavorAsk::Draw(..) => FavorAsk::Draw(ONE, 3),
            FavorAsk::DrawOrder(..) => FavorAsk::DrawOrder(Seat(0), BOTH),
            FavorAsk::GiftAnswer(..) => FavorAsk::GiftAnswer(ONE, ORE),
            FavorAsk::GiftAsked(..) => FavorAsk::GiftAsked(ONE, ORE),
            FavorAsk::TradersTake(_) => FavorAsk::TradersTake(ORE),
            FavorAsk::TradersMore => FavorAsk::TradersMore,
            FavorAsk::Merchants => FavorAsk::Merchants,
            FavorAsk::ExchangeDraw => FavorAsk::ExchangeDraw,
            FavorAsk::ExchangeReturn => FavorAsk::ExchangeReturn,
        }
    }
}
