//! Who does what.

use super::{A, Scene};
use crate::agenda::Frame;
use crate::cards::Card;
use crate::chapters::attacks::AttackFrame;
use crate::chapters::dice::DiceFrame;
use crate::chapters::effects::{Ask, EffectFrame};
use crate::chapters::hand::HandFrame;
use crate::chapters::stores::StoresFrame;
use crate::chapters::turn::Phase;
use crate::cx::Cx;
use crate::position::piles::{Face, Row, Slot};
use crate::position::site::{Site, Spot, Store};
use crate::position::state::EventFace;
use crate::vocabulary::action::{Action, CardOrder, Outcome};
use crate::vocabulary::event::Event;
use crate::vocabulary::resource::Resource;
use kernel::{Game, Log, Seat};

impl Scene {
    /// A player does something, in the notation of records.
    pub fn does(&mut self, seat: Seat, action: &str) -> &mut Scene {
        let action = self.duel.action_from(action).unwrap_or_else(|why| panic!("{action:?}: {why}"));
        self.act(seat, action)
    }

    pub(super) fn act(&mut self, seat: Seat, action: Action) -> &mut Scene {
        let answer = self.duel.check(&self.s, seat, action);
        let text = self.duel.action_text(action);
        assert_eq!(answer, Ok(()), "{text} of seat {seat}; asked: {}", self.duel.asked_name(&self.s));
        self.notes.clear();
        self.duel.apply(&mut self.s, seat, action, &mut self.notes.log());
        self.duel.assert_sound(&self.s);
        self
    }

    pub(super) fn in_hand(&mut self, seat: Seat, card: Card) -> Face {
        let found = self.s.hand(seat).iter().copied().find(|&face| self.duel.card(face) == card);
        found.unwrap_or_else(|| {
            let face = self.fetch(seat, card);
            self.s.piles.push(Row::hand(seat), Slot { face, groups: 1 << (4 * seat.0) });
            face
        })
    }

    /// A player plays a card. If it is not in the hand, it is put there first.
    pub fn plays(&mut self, seat: Seat, card: Card) -> &mut Scene {
        let face = self.in_hand(seat, card);
        self.act(seat, Action::Play(face))
    }

    /// A player builds a card at the first site that fits. If it is not in the hand, it is put there first.
    pub fn builds(&mut self, seat: Seat, card: Card) -> &mut Scene {
        let face = self.in_hand(seat, card);
        let sites = self.s.sites_for(&self.duel, seat, card);
        assert!(sites != 0, "there is no site for {}", card.def().name);
        let site = Site(sites.trailing_zeros() as u8);
        let site = if card.def().abroad { site.abroad() } else { site };
        let spot = self.s.building_spot(seat, card, site);
        self.act(seat, Action::Build(face, spot))
    }

    /// A player builds a card at a spot. If it is not in the hand, it is put there first.
    pub fn builds_at(&mut self, seat: Seat, card: Card, spot: &str) -> &mut Scene {
        let face = self.in_hand(seat, card);
        self.act(seat, Action::Build(face, Spot::read(spot).expect("a spot such as 0,a")))
    }

    /// A player uses the function of a lying card.
    pub fn uses(&mut self, seat: Seat, card: Card) -> &mut Scene {
        let spot = self.spot(seat, card);
        self.act(seat, Action::Use(spot))
    }

    /// A player removes an own card.
    pub fn removes(&mut self, seat: Seat, card: Card) -> &mut Scene {
        let spot = self.spot(seat, card);
        self.act(seat, Action::Remove).act(seat, Action::Choose(spot))
    }

    /// Removes a player's card at a spot, as its own effect would.
    #[cfg(test)]
    pub fn removes_site(&mut self, seat: Seat, spot: &str) -> &mut Scene {
        let site = Spot::read(spot).expect("a spot such as 0,a").site();
        Cx { duel: &self.duel, s: &mut self.s, log: &mut Log::off() }.remove_own(seat, site);
        self
    }

    /// A player trades with the bank.
    pub fn trades(&mut self, seat: Seat, give: Resource, take: Resource) -> &mut Scene {
        self.act(seat, Action::Trade { give, take })
    }

    /// A player chooses an own card with this title or, without one, the other player's.
    pub fn chooses(&mut self, seat: Seat, card: Card) -> &mut Scene {
        let owner = match self.s.agenda.top().question_of_card() {
            Some((_, Ask::Site(owner, _) | Ask::Building(owner, _) | Ask::Lying(owner))) => owner,
            other => panic!("no card is asked for, but {other:?}"),
        };
        let spot = self.spot(owner, card);
        self.act(seat, Action::Choose(spot))
    }

    /// A player chooses a stack.
    pub fn chooses_stack(&mut self, seat: Seat, stack: u8) -> &mut Scene {
        self.act(seat, Action::Stack(stack))
    }

    /// A player takes a card with this title out of the row in question.
    pub fn takes_card(&mut self, seat: Seat, card: Card) -> &mut Scene {
        let asked = self.s.agenda.top();
        let row = asked.row(&self.duel).unwrap_or_else(|| panic!("no card of a row is asked for, but {asked:?}"));
        let at = self.s.piles.faces(row).iter().position(|&face| self.duel.card(face) == card);
        let at = at.unwrap_or_else(|| panic!("no {} lies there", card.def().name));
        self.act(seat, Action::Card(at as u8))
    }

    /// A player receives a resource, into its first region with room.
    pub fn takes(&mut self, seat: Seat, resource: Resource) -> &mut Scene {
        let side = self.s.side(seat);
        let stores = side.with_room(crate::vocabulary::resource::Kinds::only(resource));
        assert!(stores != 0, "there is no room for {resource}");
        let spot = side.store_spot(Store(stores.trailing_zeros() as u8));
        self.act(seat, Action::Take(spot))
    }

    /// A player pays a resource out of its first region that has any.
    pub fn pays(&mut self, seat: Seat, resource: Resource) -> &mut Scene {
        let side = self.s.side(seat);
        let stores = side.tally.stores[resource as usize] & side.with_stock();
        assert!(stores != 0, "there is no {resource}");
        let spot = side.store_spot(Store(stores.trailing_zeros() as u8));
        self.act(seat, Action::Pay(spot))
    }

    /// A player pays from the first stores that are offered, as long as this is asked.
    pub fn pays_somehow(&mut self, seat: Seat) -> &mut Scene {
        let pays = |it: Frame| matches!(it, Frame::Stores(StoresFrame::Pay(payer, _) | StoresFrame::PayAny(payer, _)) if payer == seat);
        while pays(self.s.agenda.top()) {
            let first = self.offers(seat)[0].clone();
            self.does(seat, &first);
        }
        self
    }

    /// The active player ends the turn. In every question about the hand the first choice is taken that puts no card
    /// back.
    pub fn ends_turn(&mut self) -> &mut Scene {
        let seat = self.s.active;
        while self.s.active == seat {
            let first = self.offers(seat).into_iter().find(|it| !it.starts_with("put")).expect("a turn can be ended");
            let ends = self.s.agenda.top() == Frame::Turn(Phase::Action);
            self.does(seat, if ends { "end" } else { &first });
        }
        self
    }

    /// A player names a resource.
    pub fn names(&mut self, seat: Seat, resource: Resource) -> &mut Scene {
        self.act(seat, Action::Name(resource))
    }

    /// A player passes.
    pub fn passes(&mut self, seat: Seat) -> &mut Scene {
        self.act(seat, Action::Pass)
    }

    /// A player says yes.
    pub fn accepts(&mut self, seat: Seat) -> &mut Scene {
        self.act(seat, Action::Accept)
    }

    pub(super) fn fall(&mut self, outcome: Outcome) -> &mut Scene {
        let answer = self.duel.check_outcome(&self.s, outcome);
        assert_eq!(answer, Ok(()), "{outcome:?}; asked: {}", self.duel.asked_name(&self.s));
        self.notes.clear();
        self.duel.fall(&mut self.s, outcome, &mut self.notes.log());
        self.duel.assert_sound(&self.s);
        self
    }

    /// A die of a player falls, for a guard or for a card.
    pub fn rolls(&mut self, seat: Seat, number: u8) -> &mut Scene {
        let awaited = match self.s.agenda.top() {
            Frame::Attack(AttackFrame::GuardRoll(who, _)) | Frame::Effect(EffectFrame::Die(who)) => who == seat,
            _ => false,
        };
        assert!(awaited, "no die of seat {seat} is awaited, but {:?}", self.s.agenda.top());
        self.fall(Outcome::Die(number))
    }

    /// The active player rolls both dice.
    pub fn dice(&mut self, number: u8, event: EventFace) -> &mut Scene {
        if self.s.agenda.top() == Frame::Turn(Phase::BeforeRoll) {
            self.act(self.s.active, Action::Roll);
        }
        self.fall(Outcome::Rolled(Some(number), Some(event)))
    }

    /// Only the event die is rolled, because the number was fixed.
    pub fn event_die(&mut self, event: EventFace) -> &mut Scene {
        if self.s.agenda.top() == Frame::Turn(Phase::BeforeRoll) {
            self.act(self.s.active, Action::Roll);
        }
        self.fall(Outcome::Rolled(None, Some(event)))
    }

    /// Only the production die is rolled, because the event was fixed.
    pub fn production_die(&mut self, number: u8) -> &mut Scene {
        if self.s.agenda.top() == Frame::Turn(Phase::BeforeRoll) {
            self.act(self.s.active, Action::Roll);
        }
        self.fall(Outcome::Rolled(Some(number), None))
    }

    /// The event of the die happens, and nothing is produced.
    pub fn event(&mut self, event: EventFace) -> &mut Scene {
        self.s.event = Some(event);
        self.works(DiceFrame::EventDie)
    }

    /// An event card is drawn and happens.
    pub fn draws_event(&mut self, card: Card) -> &mut Scene {
        let face = self.fetch(A, card);
        self.s.piles.insert(Row::EVENTS, 0, Slot { face, groups: 0 });
        self.works(DiceFrame::DrawEvent)
    }

    pub(super) fn works(&mut self, frame: DiceFrame) -> &mut Scene {
        self.notes.clear();
        self.s.agenda.push(frame.into());
        let mut log: Log<'_, Event> = self.notes.log();
        Cx { duel: &self.duel, s: &mut self.s, log: &mut log }.run();
        self.duel.assert_sound(&self.s);
        self
    }

    /// A stack is shuffled into this order. Cards that are not named follow in their old order.
    pub fn shuffles(&mut self, row: Row, first: impl IntoIterator<Item = Card>) -> &mut Scene {
        assert_eq!(self.s.agenda.top(), HandFrame::Shuffle(row).into(), "another shuffle is awaited");
        let mut rest = self.s.piles.faces(row).to_vec();
        let told = rest.iter().position(|&face| self.duel.is_told(face)).filter(|_| row == Row::EVENTS);
        let told = told.map(|at| (at, rest.remove(at)));
        let mut order = Vec::new();
        for card in first {
            let at = rest.iter().position(|&face| self.duel.card(face) == card).expect("the card is in the stack");
            order.push(rest.remove(at));
        }
        order.append(&mut rest);
        if let Some((at, face)) = told {
            order.insert(at, face);
        }
        self.fall(Outcome::Shuffled(CardOrder::of(&order).expect("the stack is small")))
    }
}
