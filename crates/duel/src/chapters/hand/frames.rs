//! The questions about hands and stacks.

use kernel::{Rng, Seat, shuffle};

use crate::agenda::{Chapter, refused_anywhere};
use crate::cards::Card;
use crate::chapters::effects::Filter;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::matches::setup::assemble;
use crate::menu::{Group, Menu};
use crate::position::piles::{Face, Row};
use crate::position::site::Site;
use crate::position::state::State;
use crate::vocabulary::action::{Action, CardOrder, Outcome};
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;

/// Hands and stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandFrame {
    /// A row is shuffled.
    Shuffle(Row),
    /// The seat puts the cards laid aside under stacks.
    PutAside(Seat),
    /// The seat puts a number of hand cards that fit under stacks.
    PutBack(Seat, u8, Filter),
    /// The seat draws a number of cards, from stacks of its choice.
    Draws(Seat, u8),
    /// Exchange: the seat takes the top card of one of these stacks, or pays and searches one.
    Redraw(Seat, u8),
    /// The seat puts cards of its hand under stacks until it is within its limit.
    Surplus(Seat),
    /// The seat takes a card from the discard pile in place of a draw. Its card at this site allows this.
    Fetch(Seat, Site),
    /// Work: the seat looks through a stack, and takes a card.
    Search(Seat, u8),
    /// The seat takes a card out of a row that it has looked through.
    TakeFrom(Seat, Row),
}

impl Chapter for HandFrame {
    #[inline]
    fn asked(self, _s: &State) -> Option<Seat> {
        match self {
            Self::PutAside(seat)
            | Self::PutBack(seat, ..)
            | Self::Draws(seat, _)
            | Self::Redraw(seat, _)
            | Self::Surplus(seat)
            | Self::Fetch(seat, _)
            | Self::TakeFrom(seat, _) => Some(seat),
            Self::Shuffle(_) | Self::Search(..) => None,
        }
    }

    fn menu(self, menu: &mut Menu<'_>) {
        let (duel, s, seat) = (menu.duel, menu.s, menu.seat);
        match self {
            Self::PutAside(_) => menu.puts(Row::ASIDE, Filter::Any),
            Self::PutBack(_, _, filter) => menu.puts(Row::hand(seat), filter),
            Self::Draws(..) => menu.add(Group::Draws(duel.full_stacks(s, seat))),
            Self::Redraw(_, stacks) => menu.draws(stacks),
            Self::Surplus(_) => menu.puts(Row::hand(seat), Filter::Any),
            Self::Fetch(_, site) => duel.fetchable(s, seat, site).for_each(|at| menu.add(Group::Cards(at, 1))),
            Self::TakeFrom(_, row) => menu.cards(row, Filter::Any),
            Self::Shuffle(_) | Self::Search(..) => {}
        }
    }

    fn work(self, cx: &mut Cx<'_, '_>) -> bool {
        match self {
            Self::Shuffle(_) | Self::PutAside(_) => false,
            Self::PutBack(seat, n, filter) => cx.work_put_back(seat, n, filter),
            Self::Draws(seat, n) => cx.work_draws(seat, n),
            Self::Redraw(seat, stacks) => cx.work_redraw(seat, stacks),
            Self::Surplus(seat) => cx.work_surplus(seat),
            Self::Fetch(seat, site) => cx.work_fetch(seat, site),
            Self::Search(seat, stack) => cx.done(|cx| cx.look_through(seat, stack)),
            Self::TakeFrom(seat, row) => cx.work_take_from(seat, row),
        }
    }

    fn act(self, cx: &mut Cx<'_, '_>, seat: Seat, action: Action) {
        match (self, action) {
            (Self::PutAside(_), Action::Put(face, stack)) => cx.aside_put(seat, face, stack),
            (Self::PutBack(_, n, filter), Action::Put(face, stack)) => cx.put_one_back(seat, n, filter, face, stack),
            (Self::Draws(_, n), Action::Draw(stack)) => cx.draw_one(seat, n, stack),
            (Self::Redraw(..), Action::Draw(stack)) => {
                cx.s.agenda.pop();
                cx.draw_card(seat, stack);
            }
            (Self::Redraw(..), Action::Search(stack)) => {
                cx.done(|cx| cx.pay_and_search(seat, stack));
            }
            (Self::Surplus(_), Action::Put(face, stack)) => cx.put_under(seat, Row::hand(seat), face, stack),
            (Self::Fetch(..), Action::Card(at)) => cx.fetched(seat, at),
            (Self::TakeFrom(_, row), Action::Card(at)) => {
                cx.s.agenda.pop();
                cx.take_searched(seat, row, at);
            }
            (frame, action) => unreachable!("{action:?} is not legal in {frame:?}"),
        }
    }

    fn why_not(self, duel: &Duel, s: &State, seat: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Self::Surplus(_), Action::Put(face, _)) if !s.hand(seat).contains(&face) => Refusal::NoSuchCard,
            (Self::Redraw(..), Action::Search(_)) => duel.why_not_search(s, seat),
            _ => refused_anywhere(duel, s, seat, action),
        }
    }

    fn draw(self, duel: &Duel, s: &State, rng: &mut impl Rng) -> Outcome {
        let Self::Shuffle(row) = self else { unreachable!("nothing falls in {self:?}") };
        let (mut order, told) = duel.shuffled(s, row);
        let faces = order.faces_mut();
        if let (Some(at), Some(told)) = (told, duel.edition.told_event) {
            // The card with a fixed place is the last one of the list.
            let last = faces.len() - 1;
            faces[at..].rotate_left(1);
            shuffle(rng, &mut faces[..last]);
            assemble(faces, told, |&face| duel.is_kept_above(face), rng);
        } else {
            shuffle(rng, faces);
        }
        Outcome::Shuffled(order)
    }

    fn can_fall(self, duel: &Duel, s: &State, outcome: Outcome) -> bool {
        let (Self::Shuffle(row), Outcome::Shuffled(order)) = (self, outcome) else { return false };
        let (before, told) = duel.shuffled(s, row);
        let sorted = |mut order: CardOrder| {
            order.faces_mut().sort_unstable();
            order
        };
        let in_place = |told: usize| {
            before.faces()[told] == order.faces()[told]
                && !order.faces()[told..].iter().any(|&face| duel.is_kept_above(face))
        };
        sorted(before) == sorted(order) && told.is_none_or(in_place)
    }

    fn fall(self, cx: &mut Cx<'_, '_>, outcome: Outcome) {
        let (Self::Shuffle(row), Outcome::Shuffled(order)) = (self, outcome) else {
            unreachable!("{outcome:?} cannot fall in {self:?}")
        };
        let (_, told) = cx.duel.shuffled(cx.s, row);
        cx.s.agenda.pop();
        cx.s.piles.shuffle(row, order.faces(), told);
        cx.log.note(|| Event::Shuffled { row });
    }

    fn card(self, duel: &Duel, s: &State) -> Option<Card> {
        let Self::Fetch(seat, site) = self else { return None };
        s.lying(seat, site).map(|lying| duel.card(lying.face))
    }

    fn row(self, duel: &Duel) -> Option<Row> {
        match self {
            Self::TakeFrom(_, row) => Some(row),
            Self::Fetch(seat, _) => Some(duel.discard(seat)),
            _ => None,
        }
    }
}

impl Duel {
    /// The cards of a stack that is shuffled, and the index of the card with a fixed place.
    fn shuffled(&self, s: &State, row: Row) -> (CardOrder, Option<usize>) {
        let faces = s.piles.faces(row);
        let told = if row == Row::EVENTS { faces.iter().position(|&face| self.is_told(face)) } else { None };
        (CardOrder::of(faces).expect("stacks that are shuffled are small"), told)
    }

    /// Whether this event card must lie above the card with a fixed place (Yule) when the stack is made.
    fn is_kept_above(&self, face: Face) -> bool {
        self.options().terms().events_above && self.card(face).def().above
    }
}
