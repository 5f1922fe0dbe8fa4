//! The parts of a turn: the question in each, and what follows.

use kernel::{Rng, Seat, Weighted, die};

use crate::agenda::Chapter;
use crate::chapters::build::BuildFrame;
use crate::chapters::dice::roll_event_die;
use crate::chapters::hand::HandFrame;
use crate::cx::Cx;
use crate::matches::edition::HandStep;
use crate::matches::rules::Duel;
use crate::menu::Menu;
use crate::position::piles::Row;
use crate::position::state::{EventFace, State};
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::resource::Kinds;

/// A part of a turn (rivals 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The active player may play a card, and then rolls.
    BeforeRoll,
    /// The dice fall.
    Dice,
    /// The active player builds, plays and trades.
    Action,
    /// The active player fills or reduces the hand to its limit.
    Replenish,
    /// The active player fills the hand, and does not exchange a card afterwards.
    Fill,
    /// The active player may exchange a card.
    Exchange,
    /// The next turn begins.
    End,
}

impl Chapter for Phase {
    #[inline]
    fn asked(self, s: &State) -> Option<Seat> {
        (self != Phase::Dice).then_some(s.active)
    }

    #[inline]
    fn menu(self, menu: &mut Menu<'_>) {
        menu.of_phase(self);
    }

    fn work(self, cx: &mut Cx<'_, '_>) -> bool {
        if cx.tells_bereft() {
            return true;
        }
        match self {
            Phase::BeforeRoll => false,
            Phase::Dice if cx.s.number != 0 && cx.s.event.is_some() => {
                cx.dice_known();
                true
            }
            Phase::Dice => false,
            Phase::Action => match cx.s.preparing {
                None => cx.declare_winner() || cx.duel.edition.passive_limit && cx.keep_limits(false),
                Some(now) => cx.work_preparing(now),
            },
            Phase::Replenish => cx.work_replenish(),
            Phase::Fill => cx.work_fill(),
            Phase::Exchange => cx.work_exchange(),
            Phase::End => {
                cx.end_turn();
                true
            }
        }
    }

    fn act(self, cx: &mut Cx<'_, '_>, seat: Seat, action: Action) {
        if let Some(now) = cx.s.preparing {
            cx.prepares(now, action);
            if action == Action::Pass {
                return;
            }
        }
        let base = cx.s.agenda.depth();
        let next = |cx: &mut Cx<'_, '_>, phase: Phase| cx.replace(phase);
        match (self, action) {
            (Phase::BeforeRoll, Action::Roll) => next(cx, Phase::Dice),
            (Phase::BeforeRoll, Action::Play(face)) => cx.play_before_roll(seat, face),
            (Phase::Action, Action::End) => {
                // The game does not end here: a player with enough points has won in the action phase already (rivals
                // 11).
                (cx.s.even, cx.s.pledge) = (Kinds::NONE, None);
                next(cx, Phase::Replenish);
            }
            (Phase::Action, Action::Road(end)) => cx.build_road(seat, end),
            (Phase::Action, Action::Settlement(end)) => cx.build_settlement(seat, end),
            (Phase::Action, Action::City(spot)) => cx.build_city(seat, spot.site().place()),
            (Phase::Action, Action::Ship) => cx.build_ship(seat),
            (Phase::Action, Action::Sail(spot)) => cx.sail(seat, spot.site()),
            (Phase::Action, Action::Build(face, spot)) => cx.build(seat, face, spot.site()),
            (Phase::Action, Action::Play(face)) => cx.play_card(seat, face),
            (Phase::Action | Phase::BeforeRoll, Action::Use(spot)) => cx.use_card(seat, spot.site()),
            (Phase::Action, Action::Remove) => cx.push(BuildFrame::TakeOff(seat)),
            (Phase::Action, Action::Trade { give, take }) => cx.trade(seat, give, take),
            (Phase::Action, Action::Offer { give, take }) => cx.offer(seat, give, take),
            (Phase::Replenish | Phase::Fill, Action::Draw(stack)) => cx.draw_card(seat, stack),
            (Phase::Fill, Action::Search(stack)) => cx.pay_and_search(seat, stack),
            (Phase::Fill, Action::Use(spot)) => cx.fetch(seat, spot.site()),
            (Phase::Replenish, Action::Put(face, stack)) => cx.put_under(seat, Row::hand(seat), face, stack),
            (Phase::Exchange, Action::Pass) => {
                let (duel, s) = (cx.duel, &*cx.s);
                cx.log.note(|| Event::Decided { seat, what: duel.pass_words(s), n: 0 });
                next(cx, Phase::End);
            }
            (Phase::Exchange, Action::Put(face, stack)) => {
                let again = cx.exchanges_again(seat);
                next(cx, if again { Phase::Exchange } else { Phase::End });
                cx.put_under(seat, Row::hand(seat), face, stack);
                // A card of the other player's deck goes under a stack of that player; the seat cannot draw from it.
                let own = cx.duel.stacks_of(seat) >> stack & 1 == 1;
                let same = own && cx.duel.edition.hand_step == HandStep::FillOrExchange;
                cx.push(HandFrame::Redraw(seat, if same { 1 << stack } else { u8::MAX }));
            }
            (phase, action) => unreachable!("{action:?} is not legal in {phase:?}"),
        }
        cx.in_order(base);
    }

    fn why_not(self, duel: &Duel, s: &State, seat: Seat, action: Action) -> Refusal {
        duel.why_not_in(self, s, seat, action)
    }

    fn outcomes(self, s: &State, out: &mut Weighted<Outcome>) -> bool {
        if self != Phase::Dice {
            return false;
        }
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

    #[inline]
    fn draw(self, _duel: &Duel, s: &State, rng: &mut impl Rng) -> Outcome {
        let number = (s.number == 0).then(|| die(rng));
        let event = s.event.is_none().then(|| roll_event_die(rng));
        Outcome::Rolled(number, event)
    }

    fn can_fall(self, _duel: &Duel, s: &State, outcome: Outcome) -> bool {
        let Outcome::Rolled(number, event) = outcome else { return false };
        self == Phase::Dice
            && number.is_some() == (s.number == 0)
            && number.is_none_or(|number| (1..=6).contains(&number))
            && event.is_some() == s.event.is_none()
    }

    fn fall(self, cx: &mut Cx<'_, '_>, outcome: Outcome) {
        let Outcome::Rolled(number, event) = outcome else { unreachable!("{outcome:?} cannot fall in {self:?}") };
        cx.s.number = number.unwrap_or(cx.s.number);
        cx.s.event = event.or(cx.s.event);
        cx.log.note(|| Event::Rolled { number, event });
        cx.dice_known();
    }

    fn pass_words(self, _duel: &Duel, _s: &State) -> &'static str {
        match self {
            Phase::Exchange => "duel.pass.exchange",
            Phase::Action => "duel.pass.prepare",
            _ => "duel.pass.no",
        }
    }
}
