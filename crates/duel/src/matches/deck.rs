//! Decks that players bring along (rivals 14, classic 14): what a legal one is, and the set-up of a match out of two.
//!
//! Decks are open and sleeved: everybody knows which cards are in the other's, nobody sees of a card that lies face down
//! which set it is of, and a card always goes back to the deck that it came from.

use kernel::{Rng, Seat, shuffle};

use crate::card::{Back, CardKind, Printing};
use crate::cards::Card;
use crate::matches::edition::Edition;
use crate::matches::options::Options;
use crate::matches::rules::Print;
use crate::matches::setup::NoGame;

/// How decks are made, where everybody brings his own.
#[derive(Clone, Copy, Debug)]
pub struct Decks {
    /// How many draw cards a deck has, the starting hand included.
    pub cards: usize,
    /// How many of them are the starting hand.
    pub hand: usize,
    /// Into how many stacks the others are dealt.
    pub stacks: usize,
    /// The event cards that are in the stack once, in addition to those that the players bring.
    pub common_events: &'static [Card],
    /// The event cards that everybody must bring.
    pub events: &'static [Card],
    /// How many event cards everybody brings beside them.
    pub more_events: usize,
    /// How many of everybody's events may go under the top cards when they are done.
    pub reseated_events: usize,
    /// Whether a deck holds only one of alike cards with a half moon.
    pub half_moon_once: bool,
}

/// The cards that a player brings to a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// The starting hand.
    pub hand: Vec<Card>,
    /// The other draw cards.
    pub cards: Vec<Card>,
    /// The event cards.
    pub events: Vec<Card>,
}

/// Says what is wrong unless something is true.
fn must(holds: bool, why: impl FnOnce() -> String) -> Result<(), NoGame> {
    if holds { Ok(()) } else { Err(NoGame(why())) }
}

impl Decks {
    /// The events that nobody brings, since they are there anyway: one of each.
    pub(crate) fn given(&self, options: &Options) -> impl Iterator<Item = Card> + use<> {
        options.edition.told_event.map(|told| told.card).into_iter().chain(self.common_events.iter().copied())
    }

    /// How many copies of a card one player may bring: those in one box. Sea cards are no part of a deck.
    fn limit(&self, options: &Options, card: Card) -> usize {
        if card.def().kind.is_of_the_sea() || self.given(options).any(|given| given == card) {
            return 0;
        }
        let in_match = |it: &&Printing| options.sets().any(|set| set == it.set);
        let here = || card.def().printings.iter().filter(in_match);
        let all: u8 = here().map(|it| it.copies).sum();
        let moons: u8 = here().map(|it| it.half_moon).sum();
        usize::from(if self.half_moon_once { all - moons + moons.min(1) } else { all })
    }

    /// Every card that a player may bring, draw cards or events, as often as he may.
    pub(crate) fn pool(&self, options: &Options, events: bool) -> Vec<Card> {
        let wanted = |card: &Card| match card.def().kind {
            CardKind::Region => false,
            CardKind::Event => events,
            _ => !events,
        };
        let cards = options.edition.cards().filter(wanted);
        cards.flat_map(|card| std::iter::repeat_n(card, self.limit(options, card))).collect()
    }

    /// A random legal deck.
    pub(crate) fn draw(&self, options: &Options, rng: &mut impl Rng) -> Deck {
        let mut cards = self.pool(options, false);
        shuffle(rng, &mut cards);
        cards.truncate(self.cards);
        let hand = cards.drain(..self.hand.min(cards.len())).collect();
        let mut pool = self.pool(options, true);
        shuffle(rng, &mut pool);
        let mut events = self.events.to_vec();
        for card in self.events {
            pool.remove(pool.iter().position(|it| it == card).expect("everybody's box holds what he must bring"));
        }
        let mut reseated = 0;
        for card in pool {
            let is_reseated = usize::from(card.def().reseat.is_some());
            if events.len() < self.events.len() + self.more_events && reseated + is_reseated <= self.reseated_events {
                reseated += is_reseated;
                events.push(card);
            }
        }
        Deck { hand, cards, events }
    }

    /// Whether these may be the draw cards of one player.
    pub(crate) fn check_cards(&self, options: &Options, hand: &[Card], cards: &[Card]) -> Result<(), NoGame> {
        must(hand.len() == self.hand, || format!("a starting hand has {} cards, not {}", self.hand, hand.len()))?;
        let all: Vec<Card> = hand.iter().chain(cards).copied().collect();
        must(all.len() == self.cards, || format!("a deck has {} cards, not {}", self.cards, all.len()))?;
        for &card in &all {
            let def = card.def();
            must(!matches!(def.kind, CardKind::Event | CardKind::Region), || format!("{} is no draw card", def.name))?;
            self.check_limit(options, card, &all, 1)?;
        }
        Ok(())
    }

    /// Whether these may be the event cards of this number of players.
    pub(crate) fn check_events(&self, options: &Options, events: &[Card], players: usize) -> Result<(), NoGame> {
        let wanted = players * (self.events.len() + self.more_events);
        must(events.len() == wanted, || format!("there are {wanted} events to bring, not {}", events.len()))?;
        let count = |list: &[Card], card: Card| list.iter().filter(|it| **it == card).count();
        for &card in self.events {
            let wanted = players * count(self.events, card);
            must(count(events, card) >= wanted, || format!("{} must be among the events", card.def().name))?;
        }
        for &card in events {
            must(card.def().kind == CardKind::Event, || format!("{} is no event", card.def().name))?;
            self.check_limit(options, card, events, players)?;
        }
        let reseated = events.iter().filter(|card| card.def().reseat.is_some()).count();
        let most = players * self.reseated_events;
        must(reseated <= most, || format!("at most {most} events may go under the top cards, not {reseated}"))
    }

    fn check_limit(&self, options: &Options, card: Card, all: &[Card], players: usize) -> Result<(), NoGame> {
        let limit = players * self.limit(options, card);
        let count = all.iter().filter(|it| **it == card).count();
        must(count <= limit, || format!("there may be {limit} {} and not {count}", card.def().name))
    }
}

/// A card as it is sleeved for the deck of a seat.
pub(crate) fn sleeved(seat: Seat, card: Card) -> Print {
    Print { back: Back::Deck(seat), card, number: 0 }
}

/// An event card; events are never sleeved.
pub(crate) fn event(edition: &Edition, card: Card) -> Print {
    Print::new(card, edition.basic)
}

#[cfg(test)]
mod tests {
    use kernel::InOrder;
    use kernel::testkit::{Dice, hidden_choices_ring, play_ring, secrets_ring};

    use super::{Deck, Decks};
    use crate::card::Back;
    use crate::cards::Card::{self, *};
    use crate::matches::rules::Duel;
    use crate::matches::setup::Setup;
    use crate::position::piles::Row;
    use crate::position::state::State;
    use crate::testkit::{A, B, Scene, deck_with, tournament, with_decks};

    fn decks() -> Decks {
        tournament().terms().decks.expect("everybody brings a deck")
    }

    /// A deck with the first cards of the list, and these events beside the ones that must be.
    fn deck(events: [Card; 4]) -> Deck {
        let options = tournament();
        let mut cards: Vec<Card> = decks().pool(&options, false).into_iter().take(33).collect();
        Deck { hand: cards.drain(..3).collect(), cards, events: [vec![Riots, Plague], events.to_vec()].concat() }
    }

    const EVENTS: [Card; 4] = [TravelingMerchant, TravelingMerchant, FraternalFeuds, Invention];

    fn refused(change: impl Fn(&mut Deck)) -> String {
        let mut wrong = deck(EVENTS);
        change(&mut wrong);
        Setup::of_decks(tournament(), &[deck(EVENTS), wrong], &mut InOrder).unwrap_err().to_string()
    }

    #[test]
    fn everybody_brings_33_cards_of_which_3_are_the_starting_hand() {
        // rivals 14
        let setup = Setup::of_decks(tournament(), &[deck(EVENTS), deck(EVENTS)], &mut Dice::new(1)).unwrap();
        assert_eq!(setup.hands.each_ref().map(Vec::len), [3, 3]);
        let backs = [A, A, A, B, B, B].map(|seat| (Back::Deck(seat), 10));
        assert!(setup.stacks.iter().map(|stack| (stack.back, stack.cards.len())).eq(backs));
        assert!(Duel::new(setup).is_ok());
        let why = refused(|it| it.cards.truncate(29));
        assert_eq!(why, "the deck of seat 1: a deck has 33 cards, not 32");
        let why = refused(|it| it.cards.extend(it.hand.pop()));
        assert_eq!(why, "the deck of seat 1: a starting hand has 3 cards, not 2");
    }

    #[test]
    fn no_card_is_more_often_in_a_deck_than_in_the_box() {
        // rivals 14: of alike cards with a half moon only one
        let why = refused(|it| it.cards[..3].fill(Scout));
        assert!(why.contains("Scout and not"), "{why}");
        assert_eq!(decks().limit(&tournament(), Storehouse), 3, "one of them is in the Era of Gold");
        assert_eq!(decks().limit(&tournament(), FraternalFeuds), 1, "all of them have a half moon");
        assert_eq!(decks().limit(&tournament(), TravelingMerchant), 2, "one without and one with");
        let why = refused(|it| it.cards[0] = Forest);
        assert_eq!(why, "the deck of seat 1: Forest is no draw card");
    }

    #[test]
    fn the_event_stack_is_yule_and_six_events_of_each_player() {
        // rivals 14
        let setup = Setup::of_decks(tournament(), &[deck(EVENTS), deck(EVENTS)], &mut Dice::new(1)).unwrap();
        let count = |card: Card| setup.events.iter().filter(|print| print.card == card).count();
        assert_eq!((setup.events.len(), count(Yule), count(Riots), count(Plague)), (13, 1, 2, 2));
        assert_eq!(setup.events[9].card, Yule, "fourth from the bottom, as always");
        assert_eq!(refused(|it| it.events[0] = Feud), "the deck of seat 1: Riots must be among the events");
        let why = refused(|it| it.events[5] = FraternalFeuds);
        assert_eq!(why, "the deck of seat 1: there may be 1 Fraternal Feuds and not 2");
        assert_eq!(refused(|it| it.events[5] = Scout), "the deck of seat 1: Scout is no event");
        assert_eq!(refused(|it| it.events[5] = Yule), "the deck of seat 1: there may be 0 Yule and not 1");
        assert_eq!(refused(|it| it.events.truncate(5)), "the deck of seat 1: there are 6 events to bring, not 5");
    }

    #[test]
    fn every_region_stores_one_at_the_start() {
        // rivals 14: gold included
        let duel = Scene::start(Setup::draw(tournament(), &mut Dice::new(1)));
        duel.total(A, 6).total(B, 6);
    }

    #[test]
    fn a_card_goes_back_to_its_deck_whoever_held_it() {
        // rivals 14, rivals 18.35: cards go back to their owner's stacks
        let mut thief = deck(EVENTS);
        thief.cards[..2].copy_from_slice(&[HedgeTavern, Traitor]);
        let mut duel =
            with_decks(&[thief, deck(EVENTS)]).with(A, [HedgeTavern]).hand(B, [Harald]).hand(A, [Inga, Austin, Harald]);
        duel.plays(A, Traitor).takes_card(A, Harald);
        duel.does(A, "end");
        let to = |card: &str, stacks: [u8; 3]| stacks.map(|stack| format!("put {card} {stack}"));
        let offered = duel.offers(A);
        assert!(to("harald", [0, 1, 2]).iter().all(|put| offered.contains(put)), "{offered:?}");
        assert!(to("deck-1/harald", [3, 4, 5]).iter().all(|put| offered.contains(put)), "{offered:?}");
        assert_eq!(offered.len(), 4 * 3);
        duel.does(A, "put deck-1/harald 4");
        assert_eq!(duel.row(Row::stack(4)).last(), Some(&Harald));
    }

    #[test]
    fn whoever_gives_a_card_back_to_the_other_deck_draws_from_the_own_one_if_he_can() {
        // rivals 14, rivals 18.35
        let mut thief = deck(EVENTS);
        thief.cards[..2].copy_from_slice(&[HedgeTavern, Traitor]);
        let mut duel =
            with_decks(&[thief, deck(EVENTS)]).with(A, [HedgeTavern]).hand(B, [Harald]).hand(A, [Inga, Austin]);
        duel.plays(A, Traitor).takes_card(A, Harald);
        let mut empty = duel.clone().empty_stacks();
        duel.does(A, "end").does(A, "put deck-1/harald 4");
        assert_eq!(duel.offers(A), ["draw 0", "draw 1", "draw 2"]);
        empty.does(A, "end").does(A, "put deck-1/harald 4").asks(B, "roll");
    }

    #[test]
    fn a_library_searches_the_own_deck() {
        // rivals 14: Library, own stack
        let deck = || deck_with(&[Library, Abbey, Scout]);
        let mut duel = with_decks(&[deck(), deck()]).city(B, 0).rich(B).turn(B);
        duel.builds(B, Library);
        assert_eq!(duel.offers(B), ["stack 3", "stack 4", "stack 5"]);
    }

    #[test]
    fn what_is_told_of_a_deck_is_its_cards_and_not_their_order() {
        // rivals 18.35
        let setup = Setup::draw(tournament(), &mut Dice::new(3));
        let told = setup.unshuffled();
        let sorted = |setup: &Setup| {
            let mut all: Vec<_> = setup.prints().collect();
            all.sort_unstable();
            all
        };
        assert_eq!(sorted(&setup), sorted(&told));
        let mut other = setup.clone();
        let (hand, stacks) = (&mut other.hands[1], &mut other.stacks);
        std::mem::swap(&mut hand[0], &mut stacks[4].cards[7]);
        stacks[0].cards.rotate_left(3);
        assert_eq!(other.unshuffled(), told, "nothing tells which cards are held");
    }

    #[test]
    fn matches_with_decks_have_the_properties_of_a_game() {
        for seed in 0..4 {
            let duel = Duel::new(Setup::draw(tournament(), &mut Dice::new(seed))).unwrap();
            play_ring(&duel, seed, 4_000, &mut |s: &State| duel.assert_sound(s));
            secrets_ring(&duel, seed, 1_500);
            hidden_choices_ring(&duel, seed, 1_500);
            #[cfg(feature = "json")]
            {
                kernel::testkit::written_ring(&duel, seed, 1_000);
                kernel::testkit::spoiled_ring(&duel, seed, 300, "agenda", &mut |_, _, _| {});
            }
        }
    }

    #[cfg(feature = "json")]
    #[test]
    fn decks_are_written_and_read_back() {
        let setup = Setup::draw(tournament(), &mut Dice::new(3));
        let json = kernel::Written::setup(&Duel::new(setup.clone()).unwrap());
        assert_eq!(json["stacks"][5]["owner"], 1);
        assert_eq!(Setup::from_json(setup.options, &json), Ok(setup.clone()));
        let wrong = |change: &dyn Fn(&mut serde_json::Value)| {
            let mut json = json.clone();
            change(&mut json);
            Setup::from_json(setup.options, &json).unwrap_err().to_string()
        };
        assert!(wrong(&|it| it["hands"][0] = serde_json::json!(["scout"])).contains("a starting hand has 3 cards"));
        assert!(wrong(&|it| it["hands"] = serde_json::json!([[]])).contains("two hands"));
        assert!(wrong(&|it| it["stacks"][5]["set"] = "gold".into()).contains("not both"));
        let shared = Setup::of_decks(
            crate::matches::options::Options::from_spec("duel").unwrap(),
            &Default::default(),
            &mut InOrder,
        );
        assert!(shared.unwrap_err().to_string().contains("nobody brings a deck"));
    }
}
