//! Scenes for tests that read like the rulebook: who has what, who does what, what is true then.
//!
//! A scene is a match with every card of some sets, as far as they are written. Both players have the start principality with
//! empty regions, nobody holds a card, and A is in the action phase. Whatever is said must be awaited: a roll that nobody
//! waits for, or a choice that is not offered, fails the test.

use kernel::{Agenda, Awaits, Game, Log, Notes, Seat, Viewer};

use crate::agenda::Frame;
use crate::card::{Back, Kind, Place, Set};
use crate::cards::Card;
use crate::chapters::attacks::AttackFrame;
use crate::chapters::dice::DiceFrame;
use crate::chapters::effects::{Ask, EffectFrame, Filter};
use crate::chapters::hand::HandFrame;
use crate::chapters::stores::StoresFrame;
use crate::chapters::turn::Phase;
use crate::cx::Cx;
use crate::matches::deck::{Deck, Decks};
use crate::matches::options::{Mode, Options};
use crate::matches::rules::{Duel, EDITIONS, Edition, Print, RIVALS, Terms};
use crate::matches::setup::{Setup, Stack, sea_cards};
use crate::position::piles::{Face, Row, Slot};
use crate::position::side::Lying;
use crate::position::site::{Site, Spot, Store};
use crate::position::state::{EventFace, State};
use crate::vocabulary::action::{Action, Order, Outcome};
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::resource::Resource;

/// The first player.
pub const A: Seat = Seat(0);
/// The second player.
pub const B: Seat = Seat(1);

/// The Theme Sets of the base box.
pub const BASE_BOX: [Set; 3] = [Set::Gold, Set::Turmoil, Set::Progress];

/// A scene under way.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The rules.
    pub duel: Duel,
    /// The position.
    pub s: State,
    /// What happened in the last step.
    pub notes: Notes<Event>,
}

/// A scene with every card of the base box.
pub fn duel() -> Scene {
    princes(BASE_BOX)
}

/// A scene with every card that is written of the Basic set and three Theme Sets, complete or not.
pub fn princes(themes: [Set; 3]) -> Scene {
    Scene::of(everything(Options { target: 30, ..Options::of(Mode::Princes(themes)) }, false))
}

/// What the Tournament Game says differently (rivals 14).
pub static TOURNAMENT: Edition = Edition {
    introductory: Terms { own_discards: true, ..RIVALS.introductory },
    princes: Terms {
        goal: 15,
        own_discards: true,
        hand_loot: Filter::UnitsAndActions,
        start_stock: Some(1),
        decks: Some(Decks {
            cards: 33,
            hand: 3,
            stacks: 3,
            common_events: &[],
            events: &[Card::Riots, Card::Plague],
            more_events: 4,
            reseated_events: 2,
            half_moon_once: true,
        }),
        preparation: true,
        ..RIVALS.princes
    },
    ..RIVALS
};

/// A deck with this starting hand, the cards of the list that come first, and any events.
pub fn deck_with(hand: &[Card]) -> Deck {
    let options = tournament();
    let decks = options.terms().decks.expect("everybody brings a deck");
    let mut cards = decks.pool(&options, false);
    for card in hand {
        cards.remove(cards.iter().position(|it| it == card).expect("a card of the box"));
    }
    cards.truncate(decks.cards - hand.len());
    Deck { hand: hand.to_vec(), cards, events: decks.draw(&options, &mut kernel::InOrder).events }
}

/// A scene with these two decks.
pub fn with_decks(decks: &[Deck; 2]) -> Scene {
    let options = Options { target: 30, ..tournament() };
    Scene::of(Setup { first: A, ..Setup::of_decks(options, decks, &mut kernel::InOrder).expect("two legal decks") })
}

/// The Tournament Game with the base box.
pub const fn tournament() -> Options {
    Options::in_edition(&TOURNAMENT, Mode::Princes(BASE_BOX))
}

/// A scene with every card of the base box, in another edition.
pub fn in_edition(edition: &'static Edition) -> Scene {
    Scene::of(everything(Options { edition, target: 30, ..Options::of(Mode::Princes(BASE_BOX)) }, false))
}

/// A scene of the Theme Game with one set: its face-up cards lie beside the stacks.
pub fn theme(set: Set) -> Scene {
    Scene::of(everything(Options { target: 30, ..Options::of(Mode::Theme(set)) }, true))
}

/// A scene with cards that no box holds.
#[cfg(test)]
pub fn imagined() -> Scene {
    princes([Set::Gold, Set::Turmoil, Set::Imagined])
}

/// A scene with more of them.
#[cfg(test)]
pub fn fancied() -> Scene {
    princes([Set::Gold, Set::Turmoil, Set::Fancied])
}

/// A scene of the Theme Game with made-up sea cards: both harbors lie at the left.
#[cfg(test)]
pub fn at_sea() -> Scene {
    theme(Set::Voyage)
}

/// A scene of a made-up edition in which everybody has stacks of his own.
#[cfg(test)]
pub fn cousin() -> Scene {
    let options = Options { target: 30, ..Options::in_edition(&crate::cards::COUSIN, Mode::Introductory) };
    Scene::of(Setup { first: A, ..Setup::draw(options, &mut kernel::InOrder) })
}

/// A scene of another one, with its theme set: its turns and hands are those of the classic game.
#[cfg(test)]
pub fn elder() -> Scene {
    let mode = Mode::Theme(Set::Heirlooms);
    let options = Options { target: 30, ..Options::in_edition(&crate::cards::ELDER, mode) };
    Scene::of(Setup { first: A, ..Setup::draw(options, &mut kernel::InOrder) })
}

/// A match of the Duel of the Princes with every card that is written of these sets, complete or not, shuffled.
pub fn every_card(themes: [Set; 3], target: u8, rng: &mut impl kernel::Rng) -> Duel {
    Duel::of(shuffled(everything(Options { target, ..Options::of(Mode::Princes(themes)) }, false), rng))
}

/// The same for the Theme Game, with face-up cards.
pub fn every_card_of(set: Set, target: u8, rng: &mut impl kernel::Rng) -> Duel {
    Duel::of(shuffled(everything(Options { target, ..Options::of(Mode::Theme(set)) }, true), rng))
}

/// Every card of every set that can be chosen: each in a Theme Game, and every three of them together.
pub fn every_match(target: u8, rng: &mut impl kernel::Rng) -> Vec<Duel> {
    let themes: Vec<Duel> = RIVALS.complete_themes().map(|set| every_card_of(set, target, rng)).collect();
    let trios: Vec<Duel> = RIVALS.trios().into_iter().map(|sets| every_card(sets, target, rng)).collect();
    themes.into_iter().chain(trios).collect()
}

/// The options of every game that can be chosen, played to a goal.
pub fn every_game(target: u8) -> Vec<Options> {
    let games = |edition: &&'static Edition| {
        let themes = edition.complete_themes().map(Mode::Theme);
        let trios = edition.trios().into_iter().map(Mode::Princes);
        let edition = *edition;
        let modes: Vec<Mode> = std::iter::once(Mode::Introductory).chain(themes).chain(trios).collect();
        modes.into_iter().map(move |mode| Options { target, ..Options::in_edition(edition, mode) })
    };
    EDITIONS.iter().flat_map(games).collect()
}

fn shuffled(mut setup: Setup, rng: &mut impl kernel::Rng) -> Setup {
    setup.stacks.iter_mut().for_each(|stack| kernel::shuffle(rng, &mut stack.cards));
    kernel::shuffle(rng, &mut setup.events);
    kernel::shuffle(rng, &mut setup.regions);
    setup.seas.iter_mut().for_each(|sea| kernel::shuffle(rng, sea));
    setup.assemble_events(rng);
    setup
}

fn empty_stack(set: Set) -> Stack {
    Stack { back: Back::Of(set), cards: Vec::new() }
}

/// A set-up with all copies of all cards of the sets, in the order of the list.
fn everything(options: Options, face_up: bool) -> Setup {
    let basic = options.edition.basic;
    let mut stacks: Vec<Stack> = [basic; 3].map(empty_stack).into();
    stacks.extend(options.mode.sets().iter().copied().map(empty_stack));
    let (mut up, mut events, mut regions) = (Vec::new(), Vec::new(), Vec::new());
    let mut dealt = 0;
    for &card in Card::ALL {
        for it in card.def().printings {
            if it.begins || it.set != basic && !options.mode.sets().contains(&it.set) {
                continue;
            }
            for _ in 0..it.copies {
                match card.def().kind {
                    Kind::Region if it.start.is_none() => regions.push(Print::region(card, it.number)),
                    Kind::Region => {}
                    Kind::Event => events.push(Print::new(card, it.set)),
                    kind if kind.is_of_the_sea() => {}
                    _ if it.face_up && face_up => up.push(Print::new(card, it.set)),
                    _ => {
                        let stack = if it.set == basic {
                            dealt += 1;
                            dealt % 3
                        } else {
                            stacks
                                .iter()
                                .position(|stack| stack.back == Back::Of(it.set))
                                .expect("each set has a stack")
                        };
                        stacks[stack].cards.push(Print::new(card, it.set));
                    }
                }
            }
        }
    }
    let (hands, out, seas) = (Default::default(), Vec::new(), sea_cards(&options));
    Setup { options, first: A, stacks, hands, face_up: up, events, out, regions, seas }
}

impl Scene {
    fn of(setup: Setup) -> Scene {
        let duel = Duel::of(setup);
        let mut s = duel.start();
        for side in &mut s.sides {
            side.stock = 0;
            side.sea.harbor = duel.has_sea().then_some(crate::position::state::End::Left);
        }
        for seat in [A, B] {
            while let Some(&face) = s.hand(seat).first() {
                s.piles.transfer(Row::hand(seat), 0, Row::stack(duel.stacks_for(face).trailing_zeros() as u8));
            }
        }
        s.recount(&duel);
        s.turn = 1;
        s.agenda = Agenda::default();
        s.agenda.push(Frame::Turn(Phase::Action));
        Scene { duel, s, notes: Notes::default() }
    }

    /// A scene at the start of a game as it is set up.
    pub fn start(setup: Setup) -> Scene {
        let duel = Duel::of(setup);
        let s = duel.start();
        Scene { duel, s, notes: Notes::default() }
    }

    // --- Who has what ---

    /// Takes a card out of wherever it lies face down or up, for a seat out of its own stacks.
    fn fetch(&mut self, seat: Seat, card: Card) -> Face {
        let stacks = (0..Row::STACKS).filter(|stack| self.duel.stacks_of(seat) >> stack & 1 == 1).map(Row::stack);
        for row in stacks.chain([Row::FACE_UP, Row::EVENTS, Row::REGIONS]) {
            let cards = self.s.piles.faces(row);
            if let Some(at) = cards.iter().position(|&face| self.duel.card(face) == card) {
                return self.s.piles.remove(row, at).face;
            }
        }
        panic!("no {} is left", card.def().name);
    }

    /// Cards lie in a principality, wherever there is room; settlements become cities where it needs them.
    #[must_use]
    pub fn with(mut self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        for card in cards {
            let free = |scene: &Scene| -> u64 {
                let side = scene.s.side(seat);
                match card.def().place {
                    Place::Settlement => side.open_sites(),
                    Place::City => side.open_city_sites(),
                    Place::Region => side.open_region_sites(),
                    Place::Road => side.open_roads(),
                    Place::Upon(_) => scene.s.sites_for(&scene.duel, seat, card),
                    Place::Beside => side.open_marker_site(),
                    Place::OnCity => side.open_cities(),
                    Place::Nowhere | Place::Sea => 0,
                }
            };
            let mut sites = free(&self);
            while sites == 0 {
                let side = *self.s.side(seat);
                let settlement = side.settled & !side.cities;
                assert!(settlement != 0, "there is no room for {}", card.def().name);
                self = self.city(seat, 2 * side.column_of_place(settlement.trailing_zeros() as u8));
                sites = free(&self);
            }
            let site = Site(sites.trailing_zeros() as u8);
            let spot = self.s.side(seat).spot(site);
            self = self.at(seat, card, &spot.to_string());
        }
        self
    }

    /// A card of a player lies at a spot, such as `0,a`, or `abroad/0,a` in the other player's principality.
    #[must_use]
    pub fn at(mut self, seat: Seat, card: Card, spot: &str) -> Scene {
        let face = self.fetch(seat, card);
        let spot = Spot::read(spot).expect("a spot such as 0,a");
        let (host, here) = spot.site().ground(seat);
        let side = self.s.side_mut(host);
        if card.def().place == Place::OnCity {
            side.crowned[usize::from(here.place())] = face;
            self.s.recount(&self.duel);
            return self;
        }
        let under = match card.def().place {
            Place::Upon(_) => side.lying[here.index()].face,
            _ => Face(0),
        };
        let site = if under == Face(0) { side.landing(here) } else { here };
        side.lying[site.index()] = Lying { face, under, dial: 0 };
        if spot.abroad {
            side.foreign |= site.bit();
        }
        self.s.recount(&self.duel);
        self
    }

    /// These cards lie in a sea at `1,s`, `1,sa`, `1,sb` and so on, the others anywhere else.
    #[cfg(test)]
    #[must_use]
    pub fn sea(mut self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        let (row, mut laid) = (Row::sea(seat), Vec::new());
        // Those in reach first: beside the harbor, then around it.
        for (card, place) in cards.into_iter().zip([1, 0, 2, 4, 3, 5, 7, 6, 8]) {
            let here = |at: &usize| !laid.contains(at) && self.duel.card(self.s.piles.faces(row)[*at]) == card;
            let at = (0..self.s.piles.len(row)).find(here).expect("it is in the sea");
            self.s.piles.swap(row, at, place);
            laid.push(place);
        }
        self
    }

    /// These places of a sea lie open, each at a level.
    #[cfg(test)]
    #[must_use]
    pub fn open_at_sea(mut self, seat: Seat, places: impl IntoIterator<Item = (&'static str, u8)>) -> Scene {
        for (spot, level) in places {
            let place = Spot::read(spot).expect("a spot such as 1,s").site().sea_place().expect("a place at sea");
            [A, B].into_iter().for_each(|it| self.s.piles.show(it, Row::sea(seat), place.into()));
            let sea = &mut self.s.side_mut(seat).sea;
            sea.found |= 1 << place;
            sea.set_level(place, level);
        }
        self.s.recount(&self.duel);
        self
    }

    /// The settlement in a column is a city.
    #[must_use]
    pub fn city(mut self, seat: Seat, column: i8) -> Scene {
        self.s.side_mut(seat).cities |= 1 << Spot::new(column, 0).site().place();
        self.s.supply[2] -= 1;
        self.s.recount(&self.duel);
        self
    }

    /// An open road lies at the right end.
    #[must_use]
    pub fn road(mut self, seat: Seat) -> Scene {
        let side = self.s.side_mut(seat);
        side.roads |= 1 << side.road_beyond(crate::position::state::End::Right);
        self.s.supply[0] -= 1;
        self
    }

    /// Cards are in hand; only their owner knows them.
    #[must_use]
    pub fn hand(mut self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        for card in cards {
            let face = self.fetch(seat, card);
            self.s.piles.push(Row::hand(seat), Slot { face, groups: 1 << (4 * seat.0) });
        }
        self
    }

    /// So many of a resource are stored, three to a region at most.
    #[must_use]
    pub fn stored(mut self, seat: Seat, resource: Resource, count: u8) -> Scene {
        let mut left = count;
        for at in 0..32 {
            let store = Store(at);
            let side = self.s.side_mut(seat);
            if side.tally.stores[resource as usize] & store.bit() != 0 {
                side.set_stored(store, left.min(3));
                left -= left.min(3);
            }
        }
        assert_eq!(left, 0, "there is no room for {count} {resource}");
        self.s.recount(&self.duel);
        self
    }

    /// Nothing is stored.
    #[must_use]
    pub fn poor(mut self, seat: Seat) -> Scene {
        self.s.side_mut(seat).stock = 0;
        self.s.recount(&self.duel);
        self
    }

    /// Every region is full.
    #[must_use]
    pub fn rich(mut self, seat: Seat) -> Scene {
        for resource in Resource::ALL {
            let regions = self.s.side(seat).tally.stores[resource as usize].count_ones() as u8;
            self = self.stored(seat, resource, 3 * regions);
        }
        self
    }

    /// A store holds so much.
    #[must_use]
    pub fn stock_at(mut self, seat: Seat, spot: &str, count: u8) -> Scene {
        let store = self.store(seat, spot);
        self.s.side_mut(seat).set_stored(store, count);
        self.s.recount(&self.duel);
        self
    }

    /// These events lie on top of the event stack, in this order.
    #[must_use]
    pub fn next_events(mut self, cards: impl IntoIterator<Item = Card>) -> Scene {
        for (at, card) in cards.into_iter().enumerate() {
            let face = self.fetch(A, card);
            self.s.piles.insert(Row::EVENTS, at, Slot { face, groups: 0 });
        }
        self
    }

    /// These cards lie on top of a stack, in this order.
    #[must_use]
    pub fn top(mut self, stack: u8, cards: impl IntoIterator<Item = Card>) -> Scene {
        for (at, card) in cards.into_iter().enumerate() {
            let face = self.fetch(self.duel.setup().stacks[usize::from(stack)].owner().unwrap_or(A), card);
            self.s.piles.insert(Row::stack(stack), at, Slot { face, groups: 0 });
        }
        self
    }

    /// Every draw stack is empty: its cards lie on the discard pile.
    #[must_use]
    pub fn empty_stacks(mut self) -> Scene {
        for row in (0..self.duel.stacks()).map(Row::stack) {
            while self.s.piles.len(row) > 0 {
                let face = self.s.piles.remove(row, 0).face;
                self.s.piles.push(self.duel.discard(A), Slot::open(face));
            }
        }
        self
    }

    /// This region, such as `hills-1`, lies on top of the region stack.
    #[must_use]
    pub fn next_region(mut self, name: &str) -> Scene {
        let face = self.duel.named(name).expect("a region such as hills-1");
        let at = self.s.piles.find(Row::REGIONS, face).expect("it is in the stack");
        let slot = self.s.piles.remove(Row::REGIONS, at);
        self.s.piles.insert(Row::REGIONS, 0, slot);
        self
    }

    /// It is this player's turn, in the action phase.
    #[must_use]
    pub fn turn(mut self, seat: Seat) -> Scene {
        self.s.active = seat;
        self
    }

    /// The active player has not rolled yet.
    #[must_use]
    pub fn before_roll(mut self) -> Scene {
        self.s.agenda.replace(Frame::Turn(Phase::BeforeRoll));
        self
    }

    /// The active player has another turn, and has not rolled yet.
    #[cfg(test)]
    #[must_use]
    pub fn before_next_roll(mut self) -> Scene {
        (self.s.number, self.s.event) = (0, None);
        self.before_roll()
    }

    /// The production number of this turn.
    #[must_use]
    pub fn number(mut self, number: u8) -> Scene {
        self.s.number = number;
        self
    }

    // --- Who does what ---

    /// A player does something, as it is written in records.
    pub fn does(&mut self, seat: Seat, action: &str) -> &mut Scene {
        let action = self.duel.action_from(action).unwrap_or_else(|why| panic!("{action:?}: {why}"));
        self.act(seat, action)
    }

    fn act(&mut self, seat: Seat, action: Action) -> &mut Scene {
        let answer = self.duel.check(&self.s, seat, action);
        let text = self.duel.action_text(action);
        assert_eq!(answer, Ok(()), "{text} of seat {seat}; asked: {}", self.duel.asked_words(&self.s));
        self.notes.clear();
        self.duel.apply(&mut self.s, seat, action, &mut self.notes.log());
        self.duel.assert_sound(&self.s);
        self
    }

    fn in_hand(&mut self, seat: Seat, card: Card) -> Face {
        let found = self.s.hand(seat).iter().copied().find(|&face| self.duel.card(face) == card);
        found.unwrap_or_else(|| {
            let face = self.fetch(seat, card);
            self.s.piles.push(Row::hand(seat), Slot { face, groups: 1 << (4 * seat.0) });
            face
        })
    }

    /// A player plays a card; it is in hand if it was not.
    pub fn plays(&mut self, seat: Seat, card: Card) -> &mut Scene {
        let face = self.in_hand(seat, card);
        self.act(seat, Action::Play(face))
    }

    /// A player builds a card at the first site that fits; it is in hand if it was not.
    pub fn builds(&mut self, seat: Seat, card: Card) -> &mut Scene {
        let face = self.in_hand(seat, card);
        let sites = self.s.sites_for(&self.duel, seat, card);
        assert!(sites != 0, "there is no site for {}", card.def().name);
        let site = Site(sites.trailing_zeros() as u8);
        let site = if card.def().abroad { site.abroad() } else { site };
        let spot = self.s.building_spot(seat, card, site);
        self.act(seat, Action::Build(face, spot))
    }

    /// A player builds a card at a spot; it is in hand if it was not.
    pub fn builds_at(&mut self, seat: Seat, card: Card, spot: &str) -> &mut Scene {
        let face = self.in_hand(seat, card);
        self.act(seat, Action::Build(face, Spot::read(spot).expect("a spot such as 0,a")))
    }

    /// A player uses the function of a lying card.
    pub fn uses(&mut self, seat: Seat, card: Card) -> &mut Scene {
        let spot = self.spot(seat, card);
        self.act(seat, Action::Use(spot))
    }

    /// A player takes an own card off.
    pub fn removes(&mut self, seat: Seat, card: Card) -> &mut Scene {
        let spot = self.spot(seat, card);
        self.act(seat, Action::Remove).act(seat, Action::Choose(spot))
    }

    /// A card of a player at a spot goes, as if its time were over.
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

    /// A player points at a card of his own or, if he has none, of the other.
    pub fn chooses(&mut self, seat: Seat, card: Card) -> &mut Scene {
        let owner = match self.s.agenda.top().question_of_card() {
            Some((_, Ask::Site(owner, _) | Ask::Building(owner, _))) => owner,
            other => panic!("no card is asked for, but {other:?}"),
        };
        let spot = self.spot(owner, card);
        self.act(seat, Action::Choose(spot))
    }

    /// A player chooses a stack.
    pub fn chooses_stack(&mut self, seat: Seat, stack: u8) -> &mut Scene {
        self.act(seat, Action::Stack(stack))
    }

    /// A player takes a card with this title out of the row that is asked for.
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

    /// A player who is asked which regions pay lets the first ones do so.
    pub fn pays_somehow(&mut self, seat: Seat) -> &mut Scene {
        let pays = |it: Frame| matches!(it, Frame::Stores(StoresFrame::Pay(payer, _) | StoresFrame::PayAny(payer, _)) if payer == seat);
        while pays(self.s.agenda.top()) {
            let first = self.offers(seat)[0].clone();
            self.does(seat, &first);
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

    fn fall(&mut self, outcome: Outcome) -> &mut Scene {
        let answer = self.duel.check_outcome(&self.s, outcome);
        assert_eq!(answer, Ok(()), "{outcome:?}; asked: {}", self.duel.asked_words(&self.s));
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

    /// The event die alone is rolled, since the number was fixed.
    pub fn event_die(&mut self, event: EventFace) -> &mut Scene {
        if self.s.agenda.top() == Frame::Turn(Phase::BeforeRoll) {
            self.act(self.s.active, Action::Roll);
        }
        self.fall(Outcome::Rolled(None, Some(event)))
    }

    /// The production die alone is rolled, since the event was fixed.
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

    fn works(&mut self, frame: DiceFrame) -> &mut Scene {
        self.notes.clear();
        self.s.agenda.push(frame.into());
        let mut log: Log<'_, Event> = self.notes.log();
        Cx { duel: &self.duel, s: &mut self.s, log: &mut log }.run();
        self.duel.assert_sound(&self.s);
        self
    }

    /// A stack is shuffled into this order; cards that are not named follow as they lay.
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
        self.fall(Outcome::Shuffled(Order::of(&order).expect("the stack is small")))
    }

    // --- What is true then ---

    /// Where a card lies.
    fn spot(&self, seat: Seat, card: Card) -> Spot {
        let found = self.s.cards_of(&self.duel, seat).find(|(_, it)| *it == card);
        self.s.spot(seat, found.unwrap_or_else(|| panic!("seat {seat} has no {}", card.def().name)).0)
    }

    fn store(&self, seat: Seat, spot: &str) -> Store {
        let spot = Spot::read(spot).expect("a spot such as 1,a");
        self.s.side(seat).store_at(spot).expect("something is stored there")
    }

    /// A card stands in a principality.
    pub fn has(&self, seat: Seat, card: Card) -> &Scene {
        assert!(self.s.side(seat).has(&self.duel, card), "seat {seat} has no {}", card.def().name);
        self
    }

    /// A card does not stand in a principality.
    pub fn has_not(&self, seat: Seat, card: Card) -> &Scene {
        assert!(!self.s.side(seat).has(&self.duel, card), "seat {seat} has {}", card.def().name);
        self
    }

    /// A card lies at a spot.
    pub fn lies(&self, seat: Seat, card: Card, spot: &str) -> &Scene {
        assert_eq!(self.spot(seat, card).to_string(), spot);
        self
    }

    /// A player stores so many of a resource.
    pub fn stock(&self, seat: Seat, resource: Resource, count: u32) -> &Scene {
        assert_eq!(self.s.side(seat).amount(resource), count, "{resource} of seat {seat}");
        self
    }

    /// A player stores so many resources in all.
    pub fn total(&self, seat: Seat, count: u32) -> &Scene {
        assert_eq!(self.s.side(seat).total(), count, "resources of seat {seat}");
        self
    }

    /// A store holds so much.
    pub fn stores(&self, seat: Seat, spot: &str, count: u8) -> &Scene {
        assert_eq!(self.s.side(seat).stored(self.store(seat, spot)), count, "at {spot} of seat {seat}");
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

    /// Who is shown all cards of a player's discard pile.
    pub fn looking_through(&self, seat: Seat) -> Vec<Viewer> {
        let viewers = [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public, Viewer::Full];
        let pile = self.duel.discards().position(|pile| pile == self.duel.discard(seat)).expect("there is a pile");
        let looks = |viewer: &Viewer| self.duel.view(&self.s, *viewer).discards[pile].cards.is_some();
        viewers.into_iter().filter(looks).collect()
    }

    /// A player has so many victory points.
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

    /// What a seat is offered, as it is written in records.
    pub fn offers(&self, seat: Seat) -> Vec<String> {
        let mut choices = kernel::Choices::default();
        self.duel.choices(&self.s, seat, &mut choices);
        choices.as_slice().iter().map(|&action| self.duel.action_text(action)).collect()
    }

    /// A player is asked, in these words.
    pub fn asks(&self, seat: Seat, words: &str) -> &Scene {
        assert_eq!((self.duel.asked(&self.s), self.duel.asked_words(&self.s).as_str()), (Some(seat), words));
        self
    }

    /// Everybody hears in the last step that a lying card helped its owner.
    pub fn helped(&self, seat: Seat, card: Card) -> &Scene {
        let helps = |it: &Event| matches!(*it, Event::Helped { seat: whose, card: face } if whose == seat && self.duel.card(face) == card);
        assert!(self.notes.events.iter().any(helps), "{} did not help seat {seat}", card.def().name);
        self
    }

    /// Nobody has anything left to say: the action phase goes on, or the game is over.
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
