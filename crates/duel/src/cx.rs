//! The handle through which rules and cards change a position.
//!
//! Work that may ask is put on the agenda. What one function puts there happens in the order in which it was written:
//! `cx.gain(…); cx.ask(…, play.step(NEXT))` first gives, then asks, and then goes on with the card.

use kernel::{Log, Seat, Seats, Veiled};

use crate::agenda::Frame;
use crate::card::{Moment, Ware};
use crate::cards::Card;
use crate::chapters::build::BuildFrame;
use crate::chapters::dice::DiceFrame;
use crate::chapters::effects::EffectFrame;
use crate::chapters::effects::PASSED;
use crate::chapters::effects::{Ask, EffectPlay, Filter, Packed};
use crate::chapters::hand::HandFrame;
use crate::chapters::stores::StoresFrame;
use crate::matches::rules::Duel;
use crate::position::piles::{Face, Row, Slot};
use crate::position::site::{BUILDING_SITES, CAP, Site, Sites, Store};
use crate::position::state::{EventFace, State, foe};
use crate::vocabulary::action::CardOrder;
use crate::vocabulary::event::Event;
use crate::vocabulary::resource::{Bundle, Kinds, Resource};

/// A position that is being changed, the rules of the match, and the log of events.
pub struct Cx<'a, 'l> {
    /// The rules of the match.
    pub duel: &'a Duel,
    /// The position.
    pub s: &'a mut State,
    pub(crate) log: &'a mut Log<'l, Event>,
}

impl Cx<'_, '_> {
    // --- What is still to be done ---

    /// Puts a frame on the agenda, after what this function has put there already.
    #[inline]
    pub(crate) fn push(&mut self, frame: impl Into<Frame>) {
        self.s.agenda.push(frame.into());
    }

    /// Reverses the frames above `base`, so that they happen in the order in which they were pushed.
    #[inline]
    pub(crate) fn in_order(&mut self, base: usize) {
        match self.s.agenda.depth() - base {
            0 | 1 => {}
            2 => {
                let (last, first) = (self.s.agenda.pop(), self.s.agenda.pop());
                self.s.agenda.push(last);
                self.s.agenda.push(first);
            }
            count => self.turn_over(count),
        }
    }

    /// Reverses the order of the top `count` frames.
    fn turn_over(&mut self, count: usize) {
        let mut turned = [Frame::Over; 16];
        for frame in &mut turned[..count] {
            *frame = self.s.agenda.pop();
        }
        for &frame in &turned[..count] {
            self.s.agenda.push(frame);
        }
    }

    /// Goes on with a card at `play`, after everything that this function has put on the agenda already.
    pub fn then(&mut self, play: EffectPlay) {
        self.push(play);
    }

    /// Asks a seat, and goes on with the card at `play`; the answer is in [`EffectPlay::answer`].
    pub fn ask(&mut self, seat: Seat, ask: Ask, play: EffectPlay) {
        self.push(EffectFrame::Ask(seat, ask));
        // The last answer is deleted: it may be an index in a stack, which the other player must not know.
        self.then(EffectPlay { answer: 0, ..play });
    }

    /// Asks a seat for one of these sites of `owner`'s principality.
    pub fn ask_site(&mut self, seat: Seat, owner: Seat, sites: Sites, play: EffectPlay) {
        self.ask(seat, Ask::Site(owner, Packed::of(sites)), play);
    }

    /// The same, but if there is only one such site, the card goes on with it and nobody is asked.
    pub fn ask_which(&mut self, seat: Seat, owner: Seat, sites: Sites, play: EffectPlay) {
        if sites.is_power_of_two() {
            self.then(EffectPlay { answer: sites.trailing_zeros() as u8, ..play });
        } else {
            self.ask_site(seat, owner, sites, play);
        }
    }

    /// Asks a seat for one of `owner`'s cards at settlements and cities, at `home` and `abroad`; if there is only one,
    /// nobody is asked.
    pub fn ask_building(&mut self, seat: Seat, owner: Seat, home: Sites, abroad: Sites, play: EffectPlay) {
        let either = home & BUILDING_SITES | (abroad & BUILDING_SITES) << 32;
        if abroad == 0 {
            self.ask_which(seat, owner, home, play);
        } else if either.is_power_of_two() {
            let site = Site(abroad.trailing_zeros() as u8).abroad();
            self.then(EffectPlay { answer: site.0, ..play });
        } else {
            self.ask(seat, Ask::Building(owner, Packed::of(either)), play);
        }
    }

    /// Asks a seat for one of `owner`'s cards that this card accepts, wherever it lies; if there is only one, nobody is
    /// asked.
    pub fn ask_lying(&mut self, seat: Seat, owner: Seat, play: EffectPlay) {
        match self.duel.picked(self.s, owner, play.card) {
            [home, 0] => self.ask_which(seat, owner, home, play),
            [0, abroad] if abroad.is_power_of_two() => {
                let site = Site(abroad.trailing_zeros() as u8).abroad();
                self.then(EffectPlay { answer: site.0, ..play });
            }
            _ => self.ask(seat, Ask::Lying(owner), play),
        }
    }

    /// Asks a seat for a card of a row; the answer is its index.
    pub fn ask_card(&mut self, seat: Seat, row: Row, play: EffectPlay) {
        self.ask(seat, Ask::Card { row, filter: Filter::Any, pass: false }, play);
    }

    /// Asks a seat for a card of its own hand that fits, or to pass; the answer is its index. A seat with cards is
    /// asked even if none fits, so that the question does not reveal the hand. A seat without cards passes without
    /// being asked.
    pub fn ask_hand(&mut self, seat: Seat, filter: Filter, play: EffectPlay) {
        if self.s.hand(seat).is_empty() {
            self.then(EffectPlay { answer: PASSED, ..play });
        } else {
            self.ask(seat, Ask::Card { row: Row::hand(seat), filter, pass: true }, play);
        }
    }

    /// Asks a seat for a card of its own hand that fits; the answer is its index. A seat that has such a card must
    /// choose one. A seat with other cards only is asked too and passes, so that the question does not reveal the hand.
    /// A seat without cards passes without being asked.
    pub fn ask_offer(&mut self, seat: Seat, filter: Filter, play: EffectPlay) {
        if self.s.hand(seat).is_empty() {
            self.then(EffectPlay { answer: PASSED, ..play });
        } else {
            self.ask(seat, Ask::Offer(filter), play);
        }
    }

    /// Asks a seat for one of these settlements and cities of its own; if there is only one, nobody is asked.
    pub fn ask_place(&mut self, seat: Seat, places: u8, play: EffectPlay) {
        if places.is_power_of_two() {
            self.then(EffectPlay { answer: places.trailing_zeros() as u8, ..play });
        } else {
            self.ask(seat, Ask::Place(places), play);
        }
    }

    /// A seat rolls the production die, and the card goes on at `play`; the number is in [`EffectPlay::answer`].
    pub fn roll(&mut self, seat: Seat, play: EffectPlay) {
        self.push(EffectFrame::Die(seat));
        self.then(EffectPlay { answer: 0, ..play });
    }

    /// The event die is rolled once more in this turn, and its event happens.
    pub fn roll_event(&mut self) {
        self.push(DiceFrame::EventRoll);
    }

    /// Another event happens in this turn. Cards may change it like the rolled one (enlightenment D63). Afterwards the
    /// event of the turn is set back.
    pub fn another_event(&mut self, event: EventFace) {
        self.push(DiceFrame::EventIs(Some(event)));
        self.hear(Moment::EventShown, self.s.active, true);
        self.push(DiceFrame::EventDie);
        self.push(DiceFrame::EventIs(self.s.event));
    }

    /// Lets the lying cards of a seat hear of a moment, one after the other.
    pub(crate) fn hear(&mut self, moment: Moment, seat: Seat, both: bool) {
        self.hear_of(moment, seat, both, 0);
    }

    /// The same, with the number that cards get in `play.n`.
    pub(crate) fn hear_of(&mut self, moment: Moment, seat: Seat, both: bool, about: u8) {
        let mut speaking = self.s.side(seat).tally.standing;
        if both {
            speaking |= self.s.side(foe(seat)).tally.standing;
        }
        let open = moment == Moment::EventDie && self.s.piles.len(Row::OPEN) > 0;
        if speaking & self.duel.speaking(moment) != 0 || open {
            self.push(EffectFrame::Hear { moment, seat, from: 0, both, about });
        }
    }

    // --- Resources ---

    /// A seat receives `n` of one resource; what finds no room is lost.
    pub fn gain(&mut self, seat: Seat, resource: Resource, n: u8) {
        self.push(StoresFrame::Gain { seat, kinds: Kinds::only(resource), n, stop: false });
    }

    /// A seat receives `n` resources of its choice, of these kinds.
    pub fn gain_any(&mut self, seat: Seat, kinds: Kinds, n: u8) {
        self.push(StoresFrame::Gain { seat, kinds, n, stop: false });
    }

    /// A seat may receive up to `n` resources of its choice.
    pub fn may_gain_any(&mut self, seat: Seat, kinds: Kinds, n: u8) {
        self.push(StoresFrame::Gain { seat, kinds, n, stop: true });
    }

    /// A seat pays.
    pub fn pay(&mut self, seat: Seat, price: Bundle) {
        self.push(StoresFrame::Pay(seat, price));
    }

    /// A seat pays `n` resources of its choice.
    pub fn pay_any(&mut self, seat: Seat, n: u8) {
        self.push(StoresFrame::PayAny(seat, n));
    }

    /// A seat pays `n` of a ware, from cards of its choice.
    pub fn pay_wares(&mut self, seat: Seat, ware: Ware, n: u8) {
        self.push(StoresFrame::Wares { seat, ware, n, gain: false });
    }

    /// A seat receives `n` of a ware, on cards of its choice; what finds no room is lost.
    pub fn gain_wares(&mut self, seat: Seat, ware: Ware, n: u8) {
        self.push(StoresFrame::Wares { seat, ware, n, gain: true });
    }

    /// A seat takes up to `n` resources of its choice from the other (rivals 3), limited by stock and room.
    pub fn take_from_foe(&mut self, seat: Seat, kinds: Kinds, n: u8) {
        self.push(StoresFrame::Rob { seat, giver: false, kinds, n, stop: false });
    }

    /// A seat may take up to `n` resources of its choice from the other, and may stop earlier.
    pub fn may_take_from_foe(&mut self, seat: Seat, kinds: Kinds, n: u8) {
        self.push(StoresFrame::Rob { seat, giver: false, kinds, n, stop: true });
    }

    /// A seat gives `n` resources of its choice to the other, limited by stock and room.
    pub fn give_to_foe(&mut self, seat: Seat, kinds: Kinds, n: u8) {
        self.push(StoresFrame::Rob { seat: foe(seat), giver: true, kinds, n, stop: false });
    }

    /// For the rest of the turn the active player may trade 1:1 a resource that he can trade 2:1.
    pub fn trade_even(&mut self, resource: Resource) {
        debug_assert!(self.duel.something_lasts(), "a card that leaves something behind says so");
        self.s.even = self.s.even.with(resource);
    }

    /// Tells the other player's cards that this card has brought its player something.
    pub fn tell_gain(&mut self, play: EffectPlay) {
        let title = self.duel.title(play.card).expect("every card of the match has a number");
        self.hear_of(Moment::FoeGained, foe(play.by), false, title as u8);
    }

    /// Whether the moment is about `card`: `play.n` holds the card that it is about.
    pub fn is_about(&self, play: EffectPlay, card: Card) -> bool {
        self.duel.title(card) == Some(play.n.into())
    }

    /// A seat gets nothing from the next production.
    pub fn skip_production(&mut self, seat: Seat) {
        debug_assert!(self.duel.something_lasts(), "a card that leaves something behind says so");
        self.s.idle = self.s.idle.with(seat);
        self.log.note(|| Event::Idle { seat });
    }

    /// Resources come into a store at once; what finds no room is lost.
    pub fn put(&mut self, seat: Seat, store: Store, n: u8) {
        let side = self.s.side_mut(seat);
        let before = side.stored(store);
        let count = n.min(CAP - before);
        if count > 0 {
            side.set_stored(store, before + count);
            let resource = side.resource(store);
            side.tally.held = side.tally.held.plus(resource, count);
            let side = self.s.side(seat);
            self.log.note(|| Event::Received { seat, resource, count, at: side.store_face(store) });
        }
        if count < n {
            let side = self.s.side(seat);
            let (resource, count) = (side.resource(store), n - count);
            self.log.note(|| Event::Overflowed { seat, resource, count, at: side.store_face(store) });
        }
    }

    /// A region receives `n` of its resource; what finds no room is lost. An owner with a second store for the resource
    /// may use that store instead.
    pub fn bring(&mut self, seat: Seat, region: Store, n: u8) {
        if self.s.side(seat).tally.doubled >> region.0 & 1 == 1 {
            self.push(StoresFrame::Bring { seat, region, n });
        } else {
            self.put(seat, region, n);
        }
    }

    /// `n` resources leave a store at once, or all of them if it has fewer.
    pub fn take_out(&mut self, seat: Seat, store: Store, n: u8) {
        let side = self.s.side_mut(seat);
        let before = side.stored(store);
        let count = n.min(before);
        if count > 0 {
            side.set_stored(store, before - count);
            let resource = side.resource(store);
            side.tally.held = side.tally.held.minus(resource, count);
            let side = self.s.side(seat);
            self.log.note(|| Event::Gave { seat, resource, count, at: side.store_face(store) });
        }
    }

    // --- Cards ---

    /// A seat looks at all cards of a row.
    pub fn look(&mut self, seat: Seat, row: Row) {
        self.look_at_top(seat, row, self.s.piles.len(row));
    }

    /// A seat looks at the top `count` cards of a row.
    pub fn look_at_top(&mut self, seat: Seat, row: Row, count: usize) {
        let count = count.min(self.s.piles.len(row));
        (0..count).for_each(|at| self.s.piles.show(seat, row, at));
        self.log.reveal();
        // One event holds all cards of a row, unless the stack is larger than any that comes in a box.
        for faces in self.s.piles.faces(row)[..count].chunks(CardOrder::ROOM) {
            self.log.note(|| {
                let cards = CardOrder::of(faces).expect("a part has room");
                let count = faces.len() as u8;
                Event::LookedAt { seat, row, count, cards: Veiled::shown_to(Seats::only(seat), cards) }
            });
        }
    }

    /// The top card of a row is turned up for all to see, and stays so.
    pub fn show_top(&mut self, row: Row) {
        let Some(&card) = self.s.piles.faces(row).first() else { return };
        for seat in [Seat(0), Seat(1)] {
            self.s.piles.show(seat, row, 0);
        }
        self.log.reveal();
        self.log.note(|| Event::TurnedUp { row, card });
    }

    /// A seat looks through a draw stack and takes a card of its choice into the hand.
    pub fn search(&mut self, seat: Seat, stack: u8) {
        self.push(HandFrame::Search(seat, stack));
    }

    /// The owner of the card at a site of a seat's principality loses it to an event or an action card. It goes under a
    /// stack of the owner's choice, or back to the face-up stack.
    pub fn bury(&mut self, seat: Seat, site: Site) {
        self.push(BuildFrame::Bury(seat, site));
    }

    /// A seat draws `n` cards, from stacks of its choice.
    pub fn draw(&mut self, seat: Seat, n: u8) {
        self.push(HandFrame::Draws(seat, n));
    }

    /// A seat puts `n` cards of its hand under stacks, or all cards that fit if there are fewer. Use a filter only for
    /// a hand that was shown: otherwise the number of cards would reveal what is in it.
    pub fn put_back(&mut self, seat: Seat, n: u8, filter: Filter) {
        self.push(HandFrame::PutBack(seat, n, filter));
    }

    /// A row is shuffled.
    pub fn shuffle(&mut self, row: Row) {
        self.push(HandFrame::Shuffle(row));
    }

    /// Notes that a lying card of a seat helps it now.
    pub(crate) fn helps(&mut self, seat: Seat, site: Site) {
        let lying = self.s.lying(seat, site).expect("a card that helps lies there");
        self.log.note(|| Event::Helped { seat, card: lying.face });
    }

    /// A lying card, of this seat or of the other, protects a seat from the current event or attack.
    pub fn spare(&mut self, seat: Seat, play: EffectPlay) {
        let by = self.s.working_at(self.duel, play.by, play.at, |card| card == play.card);
        // A borrowed card lies with the other player. Then the card that borrowed it is named as the one that helped.
        let by = by.or_else(|| self.s.lying(play.by, play.at).map(|lying| lying.face));
        let by = by.expect("a card that spares lies there");
        self.s.spared = self.s.spared.with(seat);
        self.log.note(|| Event::Spared { seat, by });
    }

    /// The function of a lying card is used up for this turn.
    pub fn use_up(&mut self, seat: Seat, site: Site) {
        let (host, here) = site.ground(seat);
        self.s.side_mut(host).used |= here.bit();
    }

    /// The event card or attack that is being carried out: the last card that lies open.
    pub fn open_event(&self) -> Option<Card> {
        let last = self.s.piles.faces(Row::OPEN).last()?;
        Some(self.duel.card(*last))
    }

    /// Whether the event card applies to a seat.
    pub fn applies_to(&self, seat: Seat) -> bool {
        !self.s.spared.has(seat)
    }

    /// Fixes this turn's production number: that die is not rolled.
    pub fn fix_number(&mut self, number: u8) {
        self.s.number = number;
    }

    /// Fixes this turn's event: that die is not rolled.
    pub fn fix_event(&mut self, event: EventFace) {
        self.s.event = Some(event);
    }

    /// A seat turns the event die, which has fallen, to another face.
    pub fn turn_event_die(&mut self, seat: Seat, face: EventFace) {
        self.log.note(|| Event::FaceChosen { seat, face });
        self.fix_event(face);
    }

    /// Puts a card on the discard pile of a seat or, if it belongs there, on the face-up stack.
    pub(crate) fn discard(&mut self, seat: Seat, face: Face) {
        let row = if self.duel.is_face_up(face) { Row::FACE_UP } else { self.duel.discard(seat) };
        self.s.piles.push(row, Slot::open(face));
        self.log.note(|| Event::PutAway { card: face });
    }
}
