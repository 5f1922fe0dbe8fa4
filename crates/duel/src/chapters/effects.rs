//! Effects of cards: how cards hear of moments, go on step by step, ask, and are put away (rivals 8).

mod ask;
mod frames;
mod play;
mod sparing;
mod waiting;
#[cfg(feature = "json")]
mod written;

use kernel::{Seat, Seats};

use crate::card::{CardKind, Moment, Words};
use crate::cards::Card;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::position::piles::{Face, Row, Slot};
use crate::position::site::{Site, Sites};
use crate::position::state::{State, foe};
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;

pub use ask::{Ask, EffectPlay, Filter};
pub(crate) use ask::{PASSED, Packed};
pub use frames::EffectFrame;
pub(crate) use sparing::SPARED_FOR_A_STAR;
pub use waiting::Waiting;

/// Where open cards begin in the order in which cards hear of a moment.
pub(crate) const OPEN: u8 = 128;

impl Duel {
    /// The card that asks now, at its next step.
    pub(crate) fn asking_play(&self, s: &State) -> Option<EffectPlay> {
        match s.agenda.frames() {
            [.., below, top] if top.question_of_card().is_some() => below.play(),
            _ => None,
        }
    }

    /// The words of the question that a card asks now.
    pub(crate) fn words(&self, s: &State) -> Option<&'static Words> {
        self.asking_play(s).and_then(|play| play.card.def().words(play.step))
    }

    /// The cards of a seat that the asking card accepts, at home and abroad.
    pub(crate) fn picked(&self, s: &State, owner: Seat, asking: Card) -> [Sites; 2] {
        let mut picked = [0; 2];
        for (site, card) in s.cards_of(self, owner) {
            let fits = Filter::Own.fits(card, Some(asking));
            picked[usize::from(site.is_abroad())] |= u64::from(fits) << site.ground(owner).1.0;
        }
        picked
    }

    /// Whether the card at `play` lets its owner borrow this card of the other player.
    pub(crate) fn may_borrow(&self, s: &State, card: Card, play: EffectPlay) -> bool {
        let borrows = |it: Card| it.def().borrows.is_some_and(|borrows| borrows(card));
        play.at.0 < OPEN
            && s.working_at(self, play.by, play.at, borrows).is_some()
            && s.side(foe(play.by)).has(self, card)
    }

    /// The number that the asking card remembers.
    pub(crate) fn remembered(&self, s: &State) -> u8 {
        self.asking_play(s).map_or(0, |play| play.n)
    }
}

impl Cx<'_, '_> {
    /// The next lying card hears of a moment. The frame is removed when all cards have.
    pub(super) fn work_hear(&mut self, moment: Moment, seat: Seat, from: u8, both: bool, about: u8) {
        let side = self.s.side(seat);
        if from < OPEN && side.tally.standing & self.duel.speaking(moment) != 0 {
            let speaks = |&(site, card): &(Site, Card)| site.0 >= from && moment.of(card.def()).is_some();
            let next = self.s.find_working(self.duel, seat, speaks);
            if let Some((site, card)) = next {
                self.replace(EffectFrame::Hear { moment, seat, from: site.0 + 1, both, about });
                self.push(EffectPlay { n: about, ..self.play(card, moment, seat, site) });
                return;
            }
        }
        // Cards that were played before the roll still lie open. They hear of the dice after the active player's lying
        // cards.
        if moment == Moment::EventDie && seat == self.s.active {
            let open = self.s.piles.faces(Row::OPEN);
            let done = usize::from(from.max(OPEN) - OPEN);
            for (at, &face) in open.iter().enumerate().skip(done) {
                let card = self.duel.card(face);
                if moment.of(card.def()).is_some() {
                    self.replace(EffectFrame::Hear { moment, seat, from: OPEN + 1 + at as u8, both, about });
                    self.push(self.play(card, moment, seat, Site::NONE));
                    return;
                }
            }
        }
        match both {
            true => self.replace(EffectFrame::Hear { moment, seat: foe(seat), from: 0, both: false, about }),
            false => drop(self.s.agenda.pop()),
        }
    }

    /// The first step of a card at a moment.
    pub(crate) fn play(&self, card: Card, moment: Moment, by: Seat, at: Site) -> EffectPlay {
        EffectPlay::begun(card, moment, by, at)
    }

    /// A card of the other player acts at this moment for the owner of the card at `play`, which borrows it. Borrowing
    /// uses the borrowing card up for this turn, at the moment when the borrowed card calls [`Cx::use_up`] (see
    /// [`Cx::is_borrowed`]).
    pub fn borrow(&mut self, card: Card, play: EffectPlay) {
        debug_assert!(self.duel.may_borrow(self.s, card, play), "a card that borrows says what");
        self.then(EffectPlay::begun(card, play.moment, play.by, play.at));
    }

    /// Whether the card at `play` is the other player's, and acts for a player who borrows it.
    pub fn is_borrowed(&self, play: EffectPlay) -> bool {
        self.duel.may_borrow(self.s, play.card, play)
    }

    /// Moves the open card where it belongs, unless that was done already.
    pub(crate) fn put_away(&mut self, seat: Seat, face: Face) {
        let open = self.s.piles.faces(Row::OPEN);
        let Some(at) = open.iter().rposition(|&it| it == face) else { return };
        self.s.piles.remove(Row::OPEN, at);
        let def = self.duel.card(face).def();
        if def.kind == CardKind::Event {
            self.s.spared = Seats::NONE;
            let bottom = self.s.piles.len(Row::EVENTS);
            let place = def.reseat.map_or(bottom, |under| bottom.min(under.into()));
            self.s.piles.insert(Row::EVENTS, place, Slot::open(face));
        } else {
            self.discard(seat, face);
        }
        if self.duel.edition.passive_limit {
            self.keep_limits(def.limits_both);
        }
    }

    /// Gives the answer to the card that asked.
    pub(super) fn answer(&mut self, ask: Ask, seat: Seat, action: Action) {
        let answer = match (ask, action) {
            (Ask::Site(owner, _) | Ask::Building(owner, _) | Ask::Lying(owner), Action::Choose(at)) => {
                let s = &*self.s;
                self.log.note(|| {
                    let card = s.lying(owner, at.site()).map(|lying| lying.face);
                    Event::Pointed { seat, card, at: s.located(seat, owner, at) }
                });
                at.site().0
            }
            (Ask::Sea { owner, .. }, Action::Choose(at)) => {
                // The seat that chooses need not know which card it is.
                let s = &*self.s;
                self.log.note(|| Event::Pointed { seat, card: None, at: s.located(seat, owner, at) });
                at.site().0
            }
            (Ask::Region(_) | Ask::FoeRegion(_), Action::Choose(at)) => {
                let owner = if matches!(ask, Ask::Region(_)) { seat } else { foe(seat) };
                let (s, side) = (&*self.s, self.s.side(owner));
                let store = side.store_at(at).expect("it was offered");
                self.log.note(|| {
                    let card = Some(side.regions[store.index()]);
                    Event::Pointed { seat, card, at: s.located(seat, owner, at) }
                });
                store.0
            }
            (Ask::Place(_), Action::Choose(at)) => {
                let s = &*self.s;
                self.log.note(|| Event::Pointed { seat, card: None, at: s.located(seat, seat, at) });
                at.site().place()
            }
            (Ask::Face, Action::Face(face)) => {
                self.log.note(|| Event::FaceChosen { seat, face });
                face as u8
            }
            (Ask::Stack(_) | Ask::StackIfAny(_), Action::Stack(stack)) => {
                self.log.note(|| Event::StackChosen { seat, stack });
                stack
            }
            (Ask::Number, Action::Number(number)) => {
                self.log.note(|| Event::Numbered { seat, number });
                number
            }
            (Ask::Resource(_) | Ask::ResourceIfAny(_), Action::Name(resource)) => {
                self.log.note(|| Event::Named { seat, resource });
                resource as u8
            }
            (Ask::Card { .. } | Ask::Offer(_) | Ask::Top(..), Action::Card(at)) => at,
            (
                Ask::Card { .. }
                | Ask::Offer(_)
                | Ask::Top(..)
                | Ask::Sea { .. }
                | Ask::StackIfAny(_)
                | Ask::ResourceIfAny(_)
                | Ask::Whether,
                Action::Pass,
            ) => {
                let (duel, s) = (self.duel, &*self.s);
                self.log.note(|| Event::Decided { seat, what: duel.pass_words(s), n: duel.remembered(s) });
                PASSED
            }
            (Ask::Whether, Action::Accept) => {
                let (duel, s) = (self.duel, &*self.s);
                self.log.note(|| Event::Decided { seat, what: duel.accept_words(s), n: duel.remembered(s) });
                1
            }
            // There is no event here: one follows when the road or settlement is paid for.
            (Ask::Center(_), Action::Road(end)) => end as u8,
            (Ask::Center(_), Action::Settlement(end)) => 2 + end as u8,
            (Ask::End, Action::Grow(end)) => {
                self.log.note(|| Event::EndChosen { seat, end });
                end as u8
            }
            (ask, action) => unreachable!("{action:?} does not answer {ask:?}"),
        };
        self.s.agenda.pop();
        self.answered(answer);
    }

    /// Stores the answer or the number in the card that asked or rolled.
    pub(super) fn answered(&mut self, answer: u8) {
        let play = self.s.agenda.top().play().expect("the card that asked lies below");
        self.replace(EffectPlay { answer, ..play });
    }
}
