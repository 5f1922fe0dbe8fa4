//! The complete set-up of a match: the order of the stacks, and who begins (rivals 5, 12, 13).

use kernel::{Agenda, Bits, Rng, Seat, Seats, below, shuffle};

use crate::card::{Back, CardKind, Printing, Set};
use crate::cards::Card;
use crate::chapters::start::StartFrame;
use crate::matches::deck::{Deck, Decks, event, sleeved};
use crate::matches::edition::{Terms, ToldEvent};
use crate::matches::options::{Options, Undecided};
use crate::matches::rules::{Duel, Print};
use crate::position::piles::{Face, Piles, Row, Slot};
use crate::position::side::{Lying, Side};
use crate::position::site::MARKER_SITES;
use crate::position::state::State;
use crate::written::notation::back_name;

/// Why a set-up cannot be played, as a sentence without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoGame(pub String);

impl std::fmt::Display for NoGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoGame {}

/// A draw stack, its top card first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stack {
    /// The back that it shows.
    pub back: Back,
    /// Its cards.
    pub cards: Vec<Print>,
}

impl Stack {
    /// Its owner; `None` if both players draw from it.
    pub const fn owner(&self) -> Option<Seat> {
        match self.back {
            Back::Deck(seat) => Some(seat),
            _ => None,
        }
    }
}

/// The complete table before the first move: nothing of it is drawn later.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// What the host chose.
    pub options: Options,
    /// Who begins.
    pub first: Seat,
    /// The draw stacks.
    pub stacks: Vec<Stack>,
    /// The starting hands that players brought with their decks. Empty in other games, where players draw them when the
    /// match begins.
    pub hands: [Vec<Print>; 2],
    /// The cards that lie face up beside the stacks.
    pub face_up: Vec<Print>,
    /// The event stack, its top card first.
    pub events: Vec<Print>,
    /// The event cards that each player brought with the deck, in the order of the almanac. Empty in games without
    /// decks, and if a written set-up does not tell who brought which.
    pub brought: [Vec<Card>; 2],
    /// Event cards that are out of the game; nobody has seen which.
    pub out: Vec<Print>,
    /// The region stack, its top card first.
    pub regions: Vec<Print>,
    /// The sea cards of each seat, column by column from the harbor on; none in a game without a sea.
    pub seas: [Vec<Print>; 2],
}

/// All printings that are wanted, in the order of the list of cards.
fn printings(wanted: impl Fn(Card, &Printing) -> bool) -> impl Iterator<Item = (Card, &'static Printing)> {
    let all = Card::ALL.iter().flat_map(|&card| card.def().printings.iter().map(move |it| (card, it)));
    all.filter(move |(card, printing)| wanted(*card, printing))
}

fn copies(card: Card, printing: &Printing, count: u8) -> impl Iterator<Item = Print> {
    std::iter::repeat_n(Print { number: printing.number, ..Print::new(card, printing.set) }, count.into())
}

/// The cards of a set that are drawn, or those that lie face up beside the stacks.
fn draw_cards(options: &Options, set: Set, face_up: bool) -> Vec<Print> {
    let terms = options.terms();
    let wanted = move |card: Card, it: &Printing| {
        let yields = it.yields_to.is_some_and(|other| options.mode.sets().contains(&other));
        let beside = it.face_up && terms.face_up_stack && (yields || it.yields_to.is_none());
        it.set == set
            && !matches!(card.def().kind, CardKind::Event | CardKind::Region)
            && !card.def().kind.is_of_the_sea()
            && !it.begins
            && beside == face_up
            && (beside || !yields)
    };
    printings(wanted).flat_map(|(card, it)| copies(card, it, drawn(terms, it))).collect()
}

/// How many copies of a printing are in a game.
const fn drawn(terms: &Terms, it: &Printing) -> u8 {
    if terms.half_moons { it.copies } else { it.copies - it.half_moon }
}

/// The sea cards that each player has, half of those in the game: the harbor lies open and is not among them. They lie
/// in three rows, so nine of them fill three columns and six fill two (enlightenment D3).
pub(crate) fn sea_cards(options: &Options) -> [Vec<Print>; 2] {
    let sets = options.mode.sets();
    let at_sea = |card: Card| card.def().kind.is_of_the_sea() && card.def().kind != CardKind::Harbor;
    [Seat(0), Seat(1)].map(|seat| {
        let all = printings(move |card, it| at_sea(card) && sets.contains(&it.set));
        let own = |(card, it): (Card, &Printing)| {
            std::iter::repeat_n(Print::at_sea(card, seat), usize::from(drawn(options.terms(), it)) / 2)
        };
        all.flat_map(own).collect()
    })
}

/// The event cards of a set; `count` says how many copies of each printing.
fn event_cards(set: Set, count: impl Fn(&Printing) -> u8) -> Vec<Print> {
    let wanted = move |card: Card, it: &Printing| it.set == set && card.def().kind == CardKind::Event;
    printings(wanted).flat_map(|(card, it)| copies(card, it, count(it))).collect()
}

/// The contents of the stacks before anything is shuffled.
struct Made {
    /// Each draw stack: its back, and how many cards it gets.
    stacks: Vec<(Back, usize)>,
    /// The draw cards of each back.
    draw: Vec<(Back, Vec<Print>)>,
    hands: [Vec<Print>; 2],
    face_up: Vec<Print>,
    /// Event cards that are always in the stack.
    events: Vec<Print>,
    /// Event cards from which the stack is filled up.
    filler: Vec<Print>,
    /// How many event cards the stack has.
    event_count: usize,
    /// The event cards that each player brings.
    brought: [Vec<Card>; 2],
}

impl Made {
    /// The contents if both players bring decks.
    fn of_decks(options: &Options, terms: &Decks, decks: &[Deck; 2]) -> Made {
        let stacks_each = terms.stacks;
        let (mut stacks, mut draw, mut events) = (Vec::new(), Vec::new(), Vec::new());
        events.extend(terms.given(options).map(|card| event(options.edition, card)));
        for (seat, deck) in [Seat(0), Seat(1)].into_iter().zip(decks) {
            let (back, size) = (Back::Deck(seat), deck.cards.len());
            stacks.extend((0..stacks_each).map(|at| (back, (size + at) / stacks_each)));
            draw.push((back, deck.cards.iter().map(|&card| sleeved(seat, card)).collect()));
            events.extend(deck.events.iter().map(|&card| event(options.edition, card)));
        }
        let hands = [0, 1].map(|at| decks[at].hand.iter().map(|&card| sleeved(Seat(at as u8), card)).collect());
        let event_count = events.len();
        let brought = decks.each_ref().map(|deck| {
            let mut events = deck.events.clone();
            events.sort_unstable();
            events
        });
        Made { stacks, draw, hands, face_up: Vec::new(), events, filler: Vec::new(), event_count, brought }
    }

    /// The contents if both players share the stacks.
    fn of(options: &Options) -> Made {
        let terms = options.terms();
        let (mut stacks, mut draw, mut face_up) = (Vec::new(), Vec::new(), Vec::new());
        let (mut events, mut filler) = (Vec::new(), Vec::new());
        for set in options.sets() {
            let cards = draw_cards(options, set, false);
            let into = if set == options.edition.basic { options.stacks.into() } else { terms.theme_stacks };
            stacks.extend((0..into).map(|at| (Back::Of(set), (cards.len() + at) / into)));
            draw.push((Back::Of(set), cards));
            face_up.extend(draw_cards(options, set, true));
            if terms.events.is_some() {
                events.extend(event_cards(set, |it| it.copies - it.half_moon));
                filler.extend(event_cards(set, |it| it.half_moon));
            } else {
                events.extend(event_cards(set, |it| it.copies));
            }
        }
        let event_count = terms.events.unwrap_or(events.len());
        let (hands, brought) = Default::default();
        Made { stacks, draw, hands, face_up, events, filler, event_count, brought }
    }
}

fn region_cards(basic: Set) -> Vec<Print> {
    let in_stack =
        |card: Card, it: &Printing| card.def().kind == CardKind::Region && it.start.is_none() && it.set == basic;
    printings(in_stack).map(|(card, it)| Print::region(card, it.number)).collect()
}

/// A seat's start region with this title.
pub(crate) fn start_region(seat: Seat, card: Card) -> Print {
    let printing = card.def().printings.iter().find(|it| it.start == Some(seat));
    Print::region(card, printing.expect("each seat has a start region of each title").number)
}

impl Setup {
    /// A random set-up, with random decks where the game has decks, and with random sets where the options do not name them.
    pub fn draw(options: Options, rng: &mut impl Rng) -> Setup {
        let options = match options.undecided() {
            Some(Undecided { open, .. }) => options.decided(&[], &open, rng).expect("an edition has enough sets"),
            None => options,
        };
        match options.decks() {
            Some(_) => Setup::with_decks(options, &[None, None], rng).expect("a deck by lot is legal"),
            None => Setup::deal(options, Made::of(&options), rng),
        }
    }

    /// A random set-up from the decks that the players bring.
    pub fn of_decks(options: Options, decks: &[Deck; 2], rng: &mut impl Rng) -> Result<Setup, NoGame> {
        Setup::with_decks(options, &decks.each_ref().map(Some), rng)
    }

    /// The same, but a player without a deck gets a random one.
    pub fn with_decks(options: Options, decks: &[Option<&Deck>; 2], rng: &mut impl Rng) -> Result<Setup, NoGame> {
        let Some(terms) = options.decks() else {
            return Err(NoGame("nobody brings a deck to this game".into()));
        };
        for (seat, deck) in decks.iter().enumerate() {
            let Some(deck) = deck else { continue };
            let named = |why: NoGame| NoGame(format!("the deck of seat {seat}: {why}"));
            terms.check_cards(&options, &deck.hand, &deck.cards).map_err(named)?;
            terms.check_events(&options, &deck.events, 1).map_err(named)?;
        }
        let decks = decks.map(|deck| deck.cloned().unwrap_or_else(|| terms.draw(&options, rng)));
        Ok(Setup::deal(options, Made::of_decks(&options, &terms, &decks), rng))
    }

    fn deal(options: Options, made: Made, rng: &mut impl Rng) -> Setup {
        let Made { stacks: sizes, draw, hands, face_up, events: mut sure, mut filler, event_count, brought } = made;
        let mut stacks = Vec::new();
        for (back, mut cards) in draw {
            shuffle(rng, &mut cards);
            let mut cards = cards.into_iter();
            for &(_, size) in sizes.iter().filter(|it| it.0 == back) {
                stacks.push(Stack { back, cards: cards.by_ref().take(size).collect() });
            }
        }
        shuffle(rng, &mut filler);
        let out = filler.split_off(event_count - sure.len());
        sure.append(&mut filler);
        shuffle(rng, &mut sure);
        let mut regions = region_cards(options.edition.basic);
        shuffle(rng, &mut regions);
        let first = Seat(below(rng, 2) as u8);
        let mut seas = sea_cards(&options);
        seas.iter_mut().for_each(|sea| shuffle(rng, sea));
        let mut setup = Setup { options, first, stacks, hands, face_up, events: sure, brought, out, regions, seas };
        setup.assemble_events(rng);
        setup
    }

    /// The same match with its cards in a fixed order. Everybody knows which cards are in the match, but not their
    /// order.
    #[cfg(any(test, feature = "json"))]
    pub(crate) fn unshuffled(&self) -> Setup {
        let made = match self.options.decks() {
            Some(terms) => Made::of_decks(&self.options, &terms, &self.decks(&terms, true)),
            None => Made::of(&self.options),
        };
        let (first, brought) = (self.first, self.brought.clone());
        Setup { first, brought, ..Setup::deal(self.options, made, &mut kernel::InOrder) }
    }

    /// The decks that the stacks and hands were dealt from, in the order of the almanac. All events are listed in
    /// the first deck, since a written set-up need not say who brought them. If `mixed`, the starting hand is mixed into the deck.
    fn decks(&self, terms: &Decks, mixed: bool) -> [Deck; 2] {
        let mut decks = [Seat(0), Seat(1)].map(|seat| {
            let own = self.stacks.iter().filter(|stack| stack.owner() == Some(seat));
            let mut cards: Vec<Card> = own.flat_map(|stack| &stack.cards).map(|print| print.card).collect();
            let mut hand: Vec<Card> = self.hands[seat.index()].iter().map(|print| print.card).collect();
            if mixed {
                let held = hand.len();
                cards.append(&mut hand);
                cards.sort_unstable();
                hand = cards.drain(..held).collect();
            }
            Deck { hand, cards, events: Vec::new() }
        });
        let given = |card: Card| terms.given(&self.options).any(|it| it == card);
        decks[0].events = self.events.iter().map(|print| print.card).filter(|&card| !given(card)).collect();
        decks[0].events.sort_unstable();
        decks
    }

    /// The contents that the stacks must have. This also checks the decks.
    fn made(&self) -> Result<Made, NoGame> {
        let Some(terms) = self.options.decks() else { return Ok(Made::of(&self.options)) };
        let decks = self.decks(&terms, false);
        for (seat, deck) in decks.iter().enumerate() {
            let named = |why: NoGame| NoGame(format!("the deck of seat {seat}: {why}"));
            terms.check_cards(&self.options, &deck.hand, &deck.cards).map_err(named)?;
        }
        terms.check_events(&self.options, &decks[0].events, 2)?;
        if self.brought.iter().any(|events| !events.is_empty()) {
            for events in &self.brought {
                terms.check_events(&self.options, events, 1)?;
            }
            let mut all = self.brought.concat();
            all.sort_unstable();
            if all != decks[0].events {
                return Err(NoGame("what both brought is not what the event stack holds".into()));
            }
        }
        Ok(Made::of_decks(&self.options, &terms, &decks))
    }

    /// Moves the fixed card of a shuffled event stack to its place, and the cards that must lie above it to places
    /// above.
    pub(crate) fn assemble_events(&mut self, rng: &mut impl Rng) {
        let Some(told) = self.options.edition.told_event else { return };
        if let Some(at) = self.events.iter().position(|print| print.card == told.card) {
            self.events[at..].rotate_left(1);
            let above = self.options.terms().events_above;
            assemble(&mut self.events, told, |print| above && print.card.def().above, rng);
        }
    }

    /// What everybody knows of the event stack: the cards that are always in it, and those from which it was filled up
    /// unseen. Both lists are in the order of the almanac.
    pub(crate) fn event_lists(&self) -> [Vec<Card>; 2] {
        let (sure, filler) = match self.options.decks() {
            Some(_) => (self.events.clone(), Vec::new()),
            None => {
                let Made { events, filler, .. } = Made::of(&self.options);
                (events, filler)
            }
        };
        [sure, filler].map(|prints| {
            let mut cards: Vec<Card> = prints.iter().map(|print| print.card).collect();
            cards.sort_unstable();
            cards
        })
    }

    /// Checks that the stacks contain the cards of the options, each in one place.
    pub fn check(&self) -> Result<(), NoGame> {
        if self.options.undecided().is_some() {
            return Err(NoGame("a match names all three sets of a Duel of the Princes".into()));
        }
        let made = self.made()?;
        let no = |why: String| Err(NoGame(why));
        if self.first.0 > 1 {
            return no("the first player is seat 0 or seat 1".into());
        }
        let backs = made.stacks.iter().map(|it| it.0);
        if !self.stacks.iter().map(|stack| stack.back).eq(backs.clone()) {
            return no(format!("the draw stacks are {}", backs.map(back_name).collect::<Vec<_>>().join(", ")));
        }
        for ((at, stack), &(back, wanted)) in self.stacks.iter().enumerate().zip(&made.stacks) {
            let size = stack.cards.len();
            if !made.stacks.contains(&(back, size)) {
                return no(format!("stack {at} has {size} cards, not {wanted}"));
            }
        }
        for (back, cards) in &made.draw {
            let alike = self.stacks.iter().filter(|stack| stack.back == *back);
            same_cards(alike.flat_map(|stack| stack.cards.iter().copied()), cards.iter().copied(), back_name(*back))?;
        }
        for (hand, wanted) in self.hands.iter().zip(&made.hands) {
            same_cards(hand.iter().copied(), wanted.iter().copied(), "starting hand's")?;
        }
        same_cards(self.face_up.iter().copied(), made.face_up.iter().copied(), "face-up")?;
        let all = made.events.iter().chain(&made.filler).copied();
        same_cards(self.events.iter().chain(&self.out).copied(), all, "event")?;
        if self.events.len() != made.event_count {
            return no(format!("the event stack has {} cards, not {}", made.event_count, self.events.len()));
        }
        for sure in &made.events {
            let count = |list: &[Print]| list.iter().filter(|it| *it == sure).count();
            if count(&self.events) < count(&made.events) {
                return no(format!("{} belongs into the event stack", sure.card.def().name));
            }
        }
        if let Some(told) = self.options.edition.told_event {
            let (name, under) = (told.card.def().name, usize::from(told.from_bottom) - 1);
            if self.events.iter().rev().position(|print| print.card == told.card) != Some(under) {
                return no(format!("{name} lies {}th from the bottom of the events", told.from_bottom));
            }
            let kept = |print: &&Print| self.options.terms().events_above && print.card.def().above;
            if let Some(low) = self.events.iter().rev().take(under).find(kept) {
                return no(format!("{} lies above {name}", low.card.def().name));
            }
        }
        for (sea, wanted) in self.seas.iter().zip(sea_cards(&self.options)) {
            same_cards(sea.iter().copied(), wanted.into_iter(), "sea")?;
        }
        same_cards(self.regions.iter().copied(), region_cards(self.options.edition.basic).into_iter(), "region")
    }

    /// The cards of which one copy lies beside each principality from the start.
    pub(crate) fn beginning(&self) -> impl Iterator<Item = Print> + '_ {
        let decks = self.options.terms().decks.is_some();
        let here = move |set: Set| !decks && self.options.sets().any(|it| it == set);
        printings(move |_, it| it.begins && here(it.set)).map(|(card, it)| Print::new(card, it.set))
    }

    /// Every card of the match, start regions included.
    pub fn prints(&self) -> impl Iterator<Item = Print> + '_ {
        let regions = &self.options.edition.start;
        let starts =
            [Seat(0), Seat(1)].into_iter().flat_map(|seat| regions.iter().map(move |it| start_region(seat, it.card)));
        let stacks = self.stacks.iter().flat_map(|stack| &stack.cards).chain(self.hands.iter().flatten());
        let rest = self.face_up.iter().chain(&self.events).chain(&self.out).chain(&self.regions);
        let rest = rest.chain(self.seas.iter().flatten());
        let beginning = self.beginning().flat_map(|print| [print; 2]);
        stacks.chain(rest).copied().chain(starts).chain(beginning)
    }
}

/// Makes an event stack from shuffled cards, of which the last is the fixed card. The fixed card goes to its place. The
/// cards that must lie above it are shuffled with the others above.
pub(crate) fn assemble<T>(cards: &mut [T], told: ToldEvent, kept: impl Fn(&T) -> bool, rng: &mut impl Rng) {
    let last = cards.len() - 1;
    let top = (last + 1).saturating_sub(told.from_bottom.into());
    let mut first = 0;
    for at in 0..last {
        if kept(&cards[at]) {
            cards.swap(at, first);
            first += 1;
        }
    }
    if first > 0 {
        shuffle(rng, &mut cards[..top]);
    }
    cards[top..].rotate_right(1);
}

fn same_cards(
    laid: impl Iterator<Item = Print>,
    wanted: impl Iterator<Item = Print>,
    what: &str,
) -> Result<(), NoGame> {
    let (mut laid, mut wanted): (Vec<_>, Vec<_>) = (laid.collect(), wanted.collect());
    laid.sort_unstable();
    wanted.sort_unstable();
    for print in laid.iter().chain(&wanted) {
        let count = |list: &[Print]| list.iter().filter(|it| *it == print).count();
        let (here, there) = (count(&laid), count(&wanted));
        if here != there {
            let name = print.card.def().name;
            return Err(NoGame(format!("among the {what} cards there are {here} {name}, not {there}")));
        }
    }
    Ok(())
}

impl Duel {
    /// The position before anybody moved.
    pub(crate) fn start_state(&self) -> State {
        let mut s = State {
            agenda: Agenda::default(),
            piles: Piles::default(),
            sides: [Side::EMPTY; 2],
            supply: self.edition.supply,
            active: self.setup.first,
            turn: 0,
            number: 0,
            event: None,
            spared: Seats::NONE,
            bereft: Seats::NONE,
            even: crate::vocabulary::resource::Kinds::NONE,
            pledge: None,
            started: u8::MAX,
            offers: 0,
            idle: Seats::NONE,
            unlocked: false,
            preparing: None,
        };
        let rows = [
            (Row::FACE_UP, &self.setup.face_up, Slot::SEEN),
            (Row::EVENTS, &self.setup.events, 0),
            (Row::OUT, &self.setup.out, 0),
            (Row::REGIONS, &self.setup.regions, 0),
            (Row::sea(Seat(0)), &self.setup.seas[0], 0),
            (Row::sea(Seat(1)), &self.setup.seas[1], 0),
        ];
        let stacks = self.setup.stacks.iter().enumerate().map(|(at, it)| (Row::stack(at as u8), &it.cards, 0));
        for (row, cards, groups) in stacks.chain(rows) {
            for &print in cards {
                let face = self.face(print).expect("every card of the set-up has a face");
                let groups = if row == Row::EVENTS && self.is_told(face) { Slot::SEEN } else { groups };
                s.piles.push(row, Slot { face, groups });
            }
        }
        for seat in [Seat(0), Seat(1)] {
            for &print in &self.setup.hands[seat.index()] {
                let face = self.face(print).expect("every card of the set-up has a face");
                s.piles.push(Row::hand(seat), Slot { face, groups: Slot::SEEN & 15 << (4 * seat.0) });
            }
            let side = s.side_mut(seat);
            (side.settled, side.roads) = (0b11, 0b1);
            for it in &self.edition.start {
                side.regions[it.store().index()] =
                    self.face(start_region(seat, it.card)).expect("every card of the set-up has a face");
                side.set_stored(it.store(), self.options().terms().start_stock.unwrap_or(it.stock));
            }
            for (print, at) in self.setup.beginning().zip(MARKER_SITES.ones()) {
                let face = self.face(print).expect("every card of the set-up has a face");
                side.lying[at] = Lying { face, under: Face(0), dial: print.card.def().shows };
            }
        }
        s.recount(self);
        // A player with a deck has a hand already.
        let first = self.setup.first;
        let decks = self.options().terms().decks.is_some();
        s.agenda.push(if decks { StartFrame::Regions(first, 0) } else { StartFrame::Stack(first) }.into());
        s
    }
}
