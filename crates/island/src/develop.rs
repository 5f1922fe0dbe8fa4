//! Development cards (island 8).

use kernel::{Bits, Seat, Seats, Veiled};

use crate::counts::{Card, Cards, Hand, Kinds, Resource};
use crate::cx::Cx;
use crate::event::Event;
use crate::geometry::Edge;
use crate::refusal::Refusal;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{Frame, State};

/// The pairs of cards that Year of Plenty could take from a bank.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pairs {
    one: Kinds,
    two: Kinds,
}

impl Pairs {
    #[inline]
    pub(crate) fn of(bank: Hand) -> Pairs {
        Pairs { one: bank.kinds(), two: bank.at_least(Hand::new([2; 5])) }
    }

    /// How many choices there are. A bank with a single card leaves one choice.
    #[inline]
    pub(crate) fn count(self) -> u32 {
        let (ones, twos) = (self.one.count(), self.two.count());
        match ones * ones.saturating_sub(1) / 2 + twos {
            0 => ones,
            pairs => pairs,
        }
    }

    /// All choices in order.
    pub(crate) fn each(self) -> impl Iterator<Item = (Resource, Option<Resource>)> {
        let single = self.one.count() == 1 && self.two.count() == 0;
        self.one.each::<Resource>().flat_map(move |first| {
            let second = self
                .one
                .each::<Resource>()
                .filter(move |&second| second > first || second == first && (self.two.has(first) || single));
            second.map(move |second| (first, (!single).then_some(second)))
        })
    }
}

impl<D: Size> Island<D> {
    /// Whether the active player may play a card of this kind now; its target is checked elsewhere.
    pub(crate) fn check_play(&self, s: &State<D>, card: Card) -> Result<(), Refusal> {
        if !s.side(s.active).devs.has(card) {
            return Err(Refusal::NoSuchCard);
        }
        if s.card_played {
            return Err(Refusal::CardAlreadyPlayed);
        }
        if !s.playable().has(card) {
            return Err(Refusal::BoughtThisTurn);
        }
        // island D5: a progress card needs some effect, Monopoly excepted.
        match card {
            Card::Roads if !self.has_room_for_a_road(s, s.active) => Err(Refusal::NoRoomForARoad),
            Card::Plenty if s.bank.is_empty() => Err(Refusal::BankLacks),
            _ => Ok(()),
        }
    }

    /// Whether a seat has a road or ship left and a path to put it on.
    #[inline]
    pub(crate) fn has_room_for_a_road(&self, s: &State<D>, seat: Seat) -> bool {
        s.side(seat).roads_left > 0 && !self.road_spots(s, seat).is_empty()
            || s.side(seat).ships_left() > 0 && !self.ship_spots(s, seat).is_empty()
    }

    pub(crate) fn check_plenty(&self, s: &State<D>, one: Resource, two: Option<Resource>) -> Result<(), Refusal> {
        self.check_play(s, Card::Plenty)?;
        // The order of the pair does not matter.
        let (one, two) = match two {
            Some(two) if two < one => (two, Some(one)),
            _ => (one, two),
        };
        if Pairs::of(s.bank).each().any(|pair| pair == (one, two)) { Ok(()) } else { Err(Refusal::BankLacks) }
    }
}

impl<D: Size> Cx<'_, '_, D> {
    pub(crate) fn drawn(&mut self, seat: Seat, card: Card) {
        self.s.agenda.pop();
        self.s.deck -= Cards::one(card);
        self.s.deck_left -= 1;
        let own_turn = self.s.is_own_turn();
        let side = self.s.side_mut(seat);
        side.devs += Cards::one(card);
        side.held += 1;
        // A card bought in a Special Building Phase can be played in the owner's next turn.
        if own_turn {
            self.s.fresh += Cards::one(card);
            self.s.bought += 1;
        }
        self.log.reveal();
        self.log.note(|| Event::CardBought { seat, card: Veiled::shown_to(Seats::only(seat), card) });
    }

    /// The card leaves the hand; a progress card leaves the game.
    fn play_card(&mut self, card: Card) {
        let seat = self.s.active;
        self.s.card_played = true;
        let side = self.s.side_mut(seat);
        side.devs -= Cards::one(card);
        side.held -= 1;
        match card {
            Card::Knight => side.knights += 1,
            _ => self.s.spent += Cards::one(card),
        }
        self.log.note(|| Event::CardPlayed { seat, card });
    }

    pub(crate) fn play_knight(&mut self) {
        self.play_card(Card::Knight);
        self.s.agenda.push(Frame::MoveRobber);
        if self.s.side(self.s.active).knights > 2 {
            self.award_army();
        }
    }

    pub(crate) fn play_road_building(&mut self) {
        self.play_card(Card::Roads);
        self.s.agenda.push(Frame::FreeRoads(2));
    }

    pub(crate) fn place_free_road(&mut self, left: u8, edge: Edge) {
        self.one_less(left);
        let seat = self.s.active;
        self.put_road(seat, edge);
        self.go_on();
        self.tell_road_built((seat, edge));
    }

    pub(crate) fn place_free_ship(&mut self, left: u8, edge: Edge) {
        self.one_less(left);
        let seat = self.s.active;
        self.put_ship(seat, edge);
        self.go_on();
        self.tell_road_built((seat, edge));
    }

    /// One of the remaining free roads is about to be placed.
    fn one_less(&mut self, left: u8) {
        match left {
            1 => _ = self.s.agenda.pop(),
            _ => self.s.agenda.replace(Frame::FreeRoads(left - 1)),
        }
    }

    pub(crate) fn play_plenty(&mut self, one: Resource, two: Option<Resource>) {
        let seat = self.s.active;
        self.play_card(Card::Plenty);
        let cards = Hand::one(one) + two.map_or(Hand::NONE, Hand::one);
        self.take_from_bank(seat, cards);
        self.log.note(|| Event::PlentyTaken { seat, cards });
    }

    pub(crate) fn play_monopoly(&mut self, resource: Resource) {
        let seat = self.s.active;
        self.play_card(Card::Monopoly);
        self.log.reveal();
        self.log.note(|| Event::Monopolised { seat, resource });
        for other in self.rules.others(seat) {
            let cards = Hand::of(resource, self.s.hand(other).get(resource));
            if !cards.is_empty() {
                self.hand_over(other, seat, cards);
                self.log.note(|| Event::HandedOver { from: other, to: seat, cards });
            }
        }
    }
}
