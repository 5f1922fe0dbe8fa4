//! What is true then.

use super::{A, B, Scene};
use crate::agenda::Frame;
use crate::card::Ware;
use crate::cards::Card;
use crate::chapters::turn::Phase;
use crate::position::piles::Row;
use crate::position::site::{Spot, Store};
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::resource::Resource;
use kernel::{Awaits, Game, Seat, Viewer};

impl Scene {
    /// Where a card lies.
    pub(super) fn spot(&self, seat: Seat, card: Card) -> Spot {
        let found = self.s.cards_of(&self.duel, seat).find(|(_, it)| *it == card);
        self.s.spot(seat, found.unwrap_or_else(|| panic!("seat {seat} has no {}", card.def().name)).0)
    }

    pub(super) fn store(&self, seat: Seat, spot: &str) -> Store {
        let spot = Spot::read(spot).expect("a spot such as 1,a");
        self.s.side(seat).store_at(spot).expect("something is stored there")
    }

    /// A card lies in a principality and works.
    pub fn has(&self, seat: Seat, card: Card) -> &Scene {
        assert!(self.s.side(seat).has(&self.duel, card), "seat {seat} has no {}", card.def().name);
        self
    }

    /// A card does not lie in a principality, or does not work.
    pub fn has_not(&self, seat: Seat, card: Card) -> &Scene {
        assert!(!self.s.side(seat).has(&self.duel, card), "seat {seat} has {}", card.def().name);
        self
    }

    /// A card lies at a spot.
    pub fn lies(&self, seat: Seat, card: Card, spot: &str) -> &Scene {
        assert_eq!(self.spot(seat, card).to_string(), spot);
        self
    }

    /// A player stores this amount of a resource.
    pub fn stock(&self, seat: Seat, resource: Resource, count: u32) -> &Scene {
        assert_eq!(self.s.side(seat).amount(resource), count, "{resource} of seat {seat}");
        self
    }

    /// A player stores this number of resources in all.
    pub fn total(&self, seat: Seat, count: u32) -> &Scene {
        assert_eq!(self.s.side(seat).total(), count, "resources of seat {seat}");
        self
    }

    /// A store has this stock.
    pub fn stores(&self, seat: Seat, spot: &str, count: u8) -> &Scene {
        assert_eq!(self.s.side(seat).stored(self.store(seat, spot)), count, "at {spot} of seat {seat}");
        self
    }

    /// The cards of this title of a player show these numbers, by site.
    pub fn dials(&self, seat: Seat, card: Card, numbers: impl IntoIterator<Item = u8>) -> &Scene {
        let sites = self.s.cards_of(&self.duel, seat).filter(|(_, it)| *it == card);
        let shown: Vec<u8> = sites.map(|(site, _)| self.s.dial(seat, site)).collect();
        let numbers: Vec<u8> = numbers.into_iter().collect();
        assert_eq!(shown, numbers, "what {} of seat {seat} shows", card.def().name);
        self
    }

    /// A player has this many stars on all cards together.
    pub fn stars(&self, seat: Seat, count: u8) -> &Scene {
        self.wares(seat, Ware::Star, count)
    }

    /// A player has this many owls on all cards together.
    pub fn owls(&self, seat: Seat, count: u8) -> &Scene {
        self.wares(seat, Ware::Owl, count)
    }

    fn wares(&self, seat: Seat, ware: Ware, count: u8) -> &Scene {
        assert_eq!(self.s.side(seat).tally.wares[ware as usize], count, "{}s of seat {seat}", ware.name());
        self
    }

    /// A player holds exactly these cards, in any order.
    pub fn holds(&self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> &Scene {
        let mut hand: Vec<Card> = self.s.hand(seat).iter().map(|&face| self.duel.card(face)).collect();
        let mut cards: Vec<Card> = cards.into_iter().collect();
        hand.sort_unstable();
        cards.sort_unstable();
        assert_eq!(hand, cards, "the hand of seat {seat}");
        self
    }

    /// The cards of a row, the top one first.
    pub fn row(&self, row: Row) -> Vec<Card> {
        self.s.piles.faces(row).iter().map(|&face| self.duel.card(face)).collect()
    }

    /// The viewers who see all cards of a player's discard pile.
    pub fn looking_through(&self, seat: Seat) -> Vec<Viewer> {
        let viewers = [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public, Viewer::Full];
        let pile = self.duel.discards().position(|pile| pile == self.duel.discard(seat)).expect("there is a pile");
        let looks = |viewer: &Viewer| self.duel.view(&self.s, *viewer).discards[pile].cards.is_some();
        viewers.into_iter().filter(looks).collect()
    }

    /// A player has this number of victory points.
    pub fn points(&self, seat: Seat, points: u8) -> &Scene {
        assert_eq!(self.s.victory_points(&self.duel, seat), points, "points of seat {seat}");
        self
    }

    /// How much less than printed a card costs a player.
    pub fn discount(&self, seat: Seat, card: Card) -> u8 {
        self.duel.price(&self.s, seat, card).less
    }

    /// An action is refused, for this reason.
    pub fn refuses(&self, seat: Seat, action: &str, why: Refusal) -> &Scene {
        let action = self.duel.action_from(action).unwrap_or_else(|why| panic!("{action:?}: {why}"));
        assert_eq!(self.duel.check(&self.s, seat, action), Err(why), "{action:?}");
        self
    }

    /// The choices of a seat, in the notation of records.
    pub fn offers(&self, seat: Seat) -> Vec<String> {
        let mut choices = kernel::Choices::default();
        self.duel.choices(&self.s, seat, &mut choices);
        choices.as_slice().iter().map(|&action| self.duel.action_text(action)).collect()
    }

    /// A player is asked the question with this name.
    pub fn asks(&self, seat: Seat, name: &str) -> &Scene {
        assert_eq!((self.duel.asked(&self.s), self.duel.asked_name(&self.s).as_str()), (Some(seat), name));
        self
    }

    /// An event of the last step tells everybody that a lying card helped its owner.
    pub fn helped(&self, seat: Seat, card: Card) -> &Scene {
        let helps = |it: &Event| matches!(*it, Event::Helped { seat: whose, card: face } if whose == seat && self.duel.card(face) == card);
        assert!(self.notes.events.iter().any(helps), "{} did not help seat {seat}", card.def().name);
        self
    }

    /// Nothing is pending: it is the action phase, or the game is over.
    pub fn rests(&self) -> &Scene {
        let quiet = matches!(self.s.agenda.frames(), [] | [Frame::Turn(Phase::Action)]);
        assert!(quiet, "somebody is awaited: {:?}", self.s.agenda.frames());
        assert_eq!((self.s.piles.len(Row::OPEN), self.s.piles.len(Row::ASIDE)), (0, 0), "a card is under way");
        self
    }

    /// The game is over, and this player has won.
    pub fn won(&self, seat: Seat) -> &Scene {
        assert_eq!(self.duel.awaits(&self.s), Awaits::Nobody);
        assert_eq!(self.s.active, seat);
        self
    }
}
