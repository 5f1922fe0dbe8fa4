//! The rules of one match: which cards are in it, and what its edition says. Made once and never changed.

use std::sync::{LazyLock, OnceLock};

use kernel::{Bits, Seat};

use crate::card::{Back, Kind, Moment, Place, Query, Set};
use crate::cards::Card;
use crate::chapters::effects::Filter;
use crate::chapters::sea::Places;
use crate::matches::deck::Decks;
use crate::matches::options::Options;
use crate::matches::setup::{NoGame, Setup, Stack};
use crate::position::piles::{Face, Row};
use crate::position::side::Side;
use crate::position::site::{Spot, Store};
use crate::position::state::EventFace;
use crate::vocabulary::resource::{Bundle, Kinds, Resource};

/// What differs between the games of an edition: values, read where the rules need them.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// Victory points that win.
    pub goal: u8,
    /// Whether players may take own cards off.
    pub removal: bool,
    /// Whether players look through a stack for their starting hand, and lay their start regions as they like.
    pub starting_search: bool,
    /// Whether a starting hand may come from a stack of a Theme Set, too.
    pub start_from_themes: bool,
    /// What a card may take out of the opponent's hand.
    pub hand_loot: Filter,
    /// Into how many stacks the Basic draw cards are dealt.
    pub basic_stacks: usize,
    /// Into how many stacks the draw cards of each Theme Set are dealt.
    pub theme_stacks: usize,
    /// Whether cards with a half moon are drawn.
    pub half_moons: bool,
    /// Whether the cards that are meant for it lie face up beside the stacks; otherwise they are drawn.
    pub face_up_stack: bool,
    /// The event stack has exactly so many cards: those without a half moon, and of the others as many as are missing, by
    /// lot. Otherwise all of them are in it.
    pub events: Option<usize>,
    /// Whether the event cards that are kept above ([`crate::card::CardDef::above`]) lie above the told one whenever the stack
    /// is made; otherwise they are shuffled in like all others.
    pub events_above: bool,
    /// Whether everybody has a discard pile of his own; otherwise both share one.
    pub own_discards: bool,
    /// How everybody's own deck is made; otherwise both share the stacks.
    pub decks: Option<Decks>,
    /// Whether players build before the first turn.
    pub preparation: bool,
    /// What every region stores at the start; otherwise what the edition says of each.
    pub start_stock: Option<u8>,
}

/// An event card whose place in the stack everybody knows.
#[derive(Clone, Copy, Debug)]
pub struct Told {
    /// The card.
    pub card: Card,
    /// Its place whenever the stack is made, counted from the bottom; at least 1.
    pub from_bottom: u8,
}

/// A region that both players begin with, each with his own number.
#[derive(Clone, Copy, Debug)]
pub struct StartRegion {
    /// Its title.
    pub card: Card,
    /// The column of the road beside it.
    pub column: i8,
    /// 1 above the road, -1 below it.
    pub row: i8,
    /// What it stores at the start.
    pub stock: u8,
}

impl StartRegion {
    pub(crate) const fn store(&self) -> Store {
        Store(Spot::new(self.column, self.row).site().0 - 32)
    }
}

/// How the active player brings the hand to its limit at the end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandStep {
    /// Missing cards are drawn; then a card may be exchanged for one of any stack (rivals 9).
    DrawThenExchange,
    /// Each missing card is drawn or searched for; a card may be exchanged only if none was missing, for one of the stack
    /// that it goes under (classic 10).
    FillOrExchange,
}

/// What differs between the editions: values, read where the rules need them.
#[derive(Clone, Copy, Debug)]
pub struct Edition {
    /// The name in specs.
    pub name: &'static str,
    /// The set that is in every game.
    pub basic: Set,
    /// The sets of which one or three are added, in the order of the boxes; of some not every card may be written yet.
    pub themes: &'static [Set],
    /// The Introductory Game.
    pub introductory: Terms,
    /// The Theme Game.
    pub theme: Terms,
    /// The Duel of the Princes.
    pub princes: Terms,
    /// The regions that everybody begins with: left to right above, then below. They are laid in this order.
    pub start: [StartRegion; 6],
    /// Which faces of the event die come before production.
    pub before_production: fn(EventFace) -> bool,
    /// Whoever stores more than this is raided by brigands.
    pub brigand_limit: u32,
    /// What brigands take.
    pub brigand_loot: Kinds,
    /// Brigands do not come in the first turns of each player, so many.
    pub brigand_grace: u16,
    /// Whether both receive when a Celebration finds nobody ahead.
    pub celebrate_ties: bool,
    /// Points that an advantage needs at least.
    pub advantage_min: u8,
    /// Whether only a player with a city has the trade advantage.
    pub trade_needs_city: bool,
    /// Action cards are played once both players together had so many victory points, and from then on; 0 if from the start.
    pub lock: u8,
    /// Whether the active player wins at any moment of his turn; otherwise in his action phase.
    pub wins_at_once: bool,
    /// Whether a card that lies face up beside the stacks may stand once only in a principality.
    pub face_up_once: bool,
    /// Cards in hand without progress points.
    pub hand_base: u8,
    /// How the hand is brought to its limit.
    pub hand_step: HandStep,
    /// Whether the player whose turn it is not keeps his hand limit at all times; otherwise at the end of his own turn.
    pub passive_limit: bool,
    /// What the bank asks for one resource.
    pub bank_rate: u8,
    /// The same with a trade ship.
    pub ship_rate: u8,
    /// How many offers the active player may make the other in a turn; none where they do not trade with each other.
    pub offers: u8,
    /// What a search in the exchange step costs.
    pub search_price: u8,
    /// Whether a card that its owner lost to an event or an action card comes back to his hand; otherwise under a stack.
    pub losses_to_hand: bool,
    /// The event card that lies at a told place, if there is one.
    pub told_event: Option<Told>,
    /// What each center card costs: road, settlement, city.
    pub center: [Bundle; 3],
    /// How many center cards the supply holds at the start.
    pub supply: [u8; 3],
    /// What an explorer ship costs, where there is a sea.
    pub ship: Bundle,
}

/// The editions that can be played.
pub static EDITIONS: &[&Edition] = &[
    &RIVALS,
    #[cfg(test)]
    &crate::cards::COUSIN,
    #[cfg(test)]
    &crate::cards::ELDER,
];

impl Edition {
    /// The edition that specs call so.
    pub fn named(name: &str) -> Option<&'static Edition> {
        EDITIONS.iter().copied().find(|edition| edition.name == name)
    }

    /// The titles of the edition, in the order of the list.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        let is_here = |set: Set| set == self.basic || self.themes.contains(&set);
        Card::ALL.iter().copied().filter(move |card| card.def().printings.iter().any(|it| is_here(it.set)))
    }

    /// The title that is called so. Another edition may call another one the same.
    pub fn card(&self, key: &str) -> Option<Card> {
        self.cards().find(|card| card.def().key == key)
    }

    /// The Theme Sets that can be played: every card of them is written.
    pub fn complete_themes(&self) -> impl Iterator<Item = Set> + use<> {
        self.themes.iter().copied().filter(|set| set.is_complete())
    }

    /// What the Duel of the Princes can be played with: every three of them (enlightenment 5).
    pub fn trios(&self) -> Vec<[Set; 3]> {
        let sets: Vec<Set> = self.complete_themes().collect();
        let pairs = |first: usize| {
            (first + 1..sets.len()).flat_map(|next| (next + 1..sets.len()).map(move |last| (next, last)))
        };
        let trios = (0..sets.len()).flat_map(|first| pairs(first).map(move |(next, last)| [first, next, last]));
        trios.map(|trio| trio.map(|at| sets[at])).collect()
    }
}

/// The Theme Game of the Rivals edition (rivals 12).
const RIVALS_THEME: Terms = Terms {
    goal: 12,
    removal: true,
    starting_search: true,
    start_from_themes: false,
    hand_loot: Filter::Any,
    basic_stacks: 3,
    theme_stacks: 2,
    half_moons: true,
    face_up_stack: true,
    events: None,
    events_above: true,
    own_discards: false,
    decks: None,
    preparation: false,
    start_stock: None,
};

const fn start(card: Card, column: i8, row: i8, stock: u8) -> StartRegion {
    StartRegion { card, column, row, stock }
}

/// The Rivals edition (rivals 16).
pub static RIVALS: Edition = Edition {
    name: "duel",
    basic: Set::Basic,
    themes: &[
        Set::Gold,
        Set::Turmoil,
        Set::Progress,
        #[cfg(test)]
        Set::Imagined,
        #[cfg(test)]
        Set::Fancied,
        #[cfg(test)]
        Set::Voyage,
    ],
    // rivals 5, rivals 18.24
    introductory: Terms { goal: 7, removal: false, starting_search: false, basic_stacks: 4, ..RIVALS_THEME },
    theme: RIVALS_THEME,
    // rivals 13
    princes: Terms {
        goal: 13,
        theme_stacks: 1,
        half_moons: false,
        face_up_stack: false,
        events: Some(12),
        events_above: false,
        ..RIVALS_THEME
    },
    // rivals 5: the gold field is empty
    start: [
        start(Card::Forest, -1, 1, 1),
        start(Card::GoldField, 1, 1, 0),
        start(Card::Fields, 3, 1, 1),
        start(Card::Hills, -1, -1, 1),
        start(Card::Pasture, 1, -1, 1),
        start(Card::Mountains, 3, -1, 1),
    ],
    before_production: |face| matches!(face, EventFace::Brigands),
    brigand_limit: 7,
    brigand_loot: Kinds::only(Resource::Gold).with(Resource::Wool),
    brigand_grace: 0,
    celebrate_ties: true,
    advantage_min: 3,
    trade_needs_city: false,
    lock: 0,
    wins_at_once: false,
    face_up_once: false,
    hand_base: 3,
    hand_step: HandStep::DrawThenExchange,
    passive_limit: false,
    bank_rate: 3,
    ship_rate: 2,
    offers: 0,
    search_price: 2,
    losses_to_hand: false,
    told_event: Some(Told { card: Card::Yule, from_bottom: 4 }),
    // rivals 8
    center: [
        Bundle::of(&[Resource::Lumber, Resource::Brick, Resource::Brick]),
        Bundle::of(&[Resource::Lumber, Resource::Brick, Resource::Wool, Resource::Grain]),
        Bundle::of(&[Resource::Grain, Resource::Grain, Resource::Ore, Resource::Ore, Resource::Ore]),
    ],
    supply: [7, 5, 7],
    // enlightenment 2.3
    ship: Bundle::of(&[Resource::Lumber, Resource::Wool]),
};

/// What is printed on a card, as far as cards of a match can be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Print {
    /// Its back.
    pub back: Back,
    /// Its title.
    pub card: Card,
    /// The number of a region; 0 on every other card.
    pub number: u8,
}

impl Print {
    /// The card of this title out of a set.
    pub fn new(card: Card, set: Set) -> Print {
        let back = match card.def().kind {
            Kind::Event => Back::Event,
            Kind::Region => Back::Region,
            _ => Back::Of(set),
        };
        Print { back, card, number: 0 }
    }

    /// The sea card of this title of a seat.
    pub const fn at_sea(card: Card, seat: Seat) -> Print {
        Print { back: Back::Sea(seat), card, number: 0 }
    }

    /// The region of this title with a number.
    pub const fn region(card: Card, number: u8) -> Print {
        Print { back: Back::Region, card, number }
    }
}

/// At which moments a card speaks, and which queries it answers: bits by their numbers.
struct Said {
    moments: u64,
    queries: u64,
}

/// The same of every title, read off the definitions once.
static SAID: LazyLock<Vec<Said>> = LazyLock::new(|| {
    let said = |card: &Card| {
        let def = card.def();
        let moments = Moment::ALL.iter().filter(|it| it.of(def).is_some()).fold(0, |set, &it| set | 1 << it as u8);
        let queries = Query::ALL.iter().filter(|it| it.is_answered_by(def)).fold(0, |set, &it| set | 1 << it as u8);
        Said { moments, queries }
    };
    Card::ALL.iter().map(said).collect()
});

/// A title as it is numbered in a match.
type Title = usize;

/// The duel: rules of one match.
///
/// Made from a [`Setup`]; play goes through [`kernel::Game`].
#[derive(Clone, Debug)]
pub struct Duel {
    pub(crate) setup: Setup,
    pub(crate) edition: &'static Edition,
    /// Faces below this number are blanks, one for each back. Face 0 is the blank of no card at all.
    backs: Vec<Back>,
    /// Every different card of the match, by face; blanks first.
    prints: Vec<Print>,
    /// The number of each title in this match.
    title_of: Vec<u8>,
    /// Which draw stacks each seat may draw from and put cards under.
    own_stacks: [u8; 2],
    /// How many cards there are of each face.
    pub(crate) copies: Vec<u8>,
    /// The stacks with the back of each face.
    stacks_for: Vec<u8>,
    names: OnceLock<Vec<String>>,
    /// Which titles answer each query.
    queries: [u128; Query::ALL.len()],
    /// Which titles speak at each moment.
    moments: [u128; Moment::ALL.len()],
    /// Whether a title averts events, played from the hand.
    pub(crate) averts: bool,
    /// Whether a title bears what it covers.
    pub(crate) bears: bool,
    /// Which titles leave no room for one that may stand once only: that title itself, and what covers it.
    once: u128,
    /// The same for each title; none for a title that may stand any number of times.
    excluded_by: Vec<u128>,
    /// The places at sea; none in a match without one.
    pub(crate) sea: Places,
}

impl Duel {
    /// The rules for a set-up.
    pub fn new(setup: Setup) -> Result<Duel, NoGame> {
        setup.check()?;
        Ok(Duel::of(setup))
    }

    /// The rules for a set-up that is known to be sound.
    pub(crate) fn of(setup: Setup) -> Duel {
        let mut all: Vec<Print> = setup.prints().collect();
        all.sort_unstable();
        let mut backs: Vec<Back> = all.iter().map(|print| print.back).collect();
        backs.dedup();
        // Face 0 is no card; blanks follow, then cards.
        let blank = Print { back: Back::Region, card: Card::Forest, number: 0 };
        let mut prints = vec![blank];
        prints.extend(backs.iter().map(|&back| Print { back, ..blank }));
        let mut copies = vec![0; prints.len()];
        let mut at = 0;
        while at < all.len() {
            let same = all[at..].iter().take_while(|print| **print == all[at]).count();
            prints.push(all[at]);
            copies.push(same as u8);
            at += same;
        }
        let mut cards: Vec<Card> = prints[backs.len() + 1..].iter().map(|print| print.card).collect();
        cards.sort_unstable();
        cards.dedup();
        assert!(cards.len() <= 128 && prints.len() <= 256, "more different cards than a match can hold");
        let mut title_of = vec![u8::MAX; Card::ALL.len()];
        cards.iter().enumerate().for_each(|(title, &card)| title_of[card as usize] = title as u8);
        let (mut moments, mut queries) = ([0; Moment::ALL.len()], [0; Query::ALL.len()]);
        for (title, &card) in cards.iter().enumerate() {
            let said = &SAID[card as usize];
            said.moments.ones().for_each(|moment| moments[moment] |= 1 << title);
            said.queries.ones().for_each(|query| queries[query] |= 1 << title);
        }
        let averts = cards.iter().any(|card| card.def().averts.is_some());
        let bears = cards.iter().any(|card| card.def().bears);
        let lies_face_up = |card: Card| setup.face_up.iter().any(|print| print.card == card);
        let face_up_once = setup.options.edition.face_up_once;
        let stands_once = |card: Card| card.def().once || face_up_once && lies_face_up(card);
        let mut excluded_by = vec![0u128; cards.len()];
        let mut once = 0;
        for (title, &card) in cards.iter().enumerate() {
            let covered = if let Place::Upon(covered) = card.def().place { Some(covered) } else { None };
            for excluded in [Some(card), covered].into_iter().flatten().filter(|&it| stands_once(it)) {
                let excluded = title_of[excluded as usize];
                if let Some(set) = excluded_by.get_mut(usize::from(excluded)) {
                    *set |= 1 << title;
                    once |= 1 << title;
                }
            }
        }
        let own_stacks = [Seat(0), Seat(1)].map(|seat| {
            let own = |(_, stack): &(usize, &Stack)| stack.owner().is_none_or(|owner| owner == seat);
            setup.stacks.iter().enumerate().filter(own).fold(0, |set, (at, _)| set | 1 << at)
        });
        let under = |back: Back| {
            let alike = setup.stacks.iter().enumerate().filter(|(_, stack)| stack.back == back);
            alike.fold(0, |set, (at, _)| set | 1 << at)
        };
        let stacks_under: Vec<u8> = backs.iter().map(|&back| under(back)).collect();
        let stacks_for = prints.iter().map(|print| {
            let back = backs.binary_search(&print.back).expect("every back of the match is known");
            stacks_under[back]
        });
        let stacks_for = stacks_for.collect();
        let edition = setup.options.edition;
        let sea = (1 << setup.seas[0].len()) - 1;
        Duel {
            setup,
            edition,
            backs,
            prints,
            title_of,
            own_stacks,
            copies,
            stacks_for,
            names: OnceLock::new(),
            queries,
            moments,
            averts,
            bears,
            once,
            excluded_by,
            sea,
        }
    }

    /// The set-up that these rules were made from.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the host chose.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.setup.options
    }

    /// What is printed on a face.
    #[inline]
    pub fn print(&self, face: Face) -> Print {
        self.prints[face.index()]
    }

    /// The title of a face.
    #[inline]
    pub fn card(&self, face: Face) -> Card {
        self.prints[face.index()].card
    }

    /// The back of a face.
    #[inline]
    pub fn back(&self, face: Face) -> Back {
        self.prints[face.index()].back
    }

    /// The face that shows only a back.
    pub(crate) fn blank(&self, back: Back) -> Face {
        let at = self.backs.iter().position(|&it| it == back).expect("every back of the match has a blank");
        Face(at as u8 + 1)
    }

    /// Whether a face shows only a back, or no card at all.
    #[inline]
    pub(crate) fn is_blank(&self, face: Face) -> bool {
        face.index() <= self.backs.len()
    }

    /// Whether there is such a face in the match.
    pub(crate) fn is_face(&self, face: Face) -> bool {
        face.index() < self.prints.len()
    }

    /// The face of a print, if it is in the match.
    pub fn face(&self, print: Print) -> Option<Face> {
        let first = self.backs.len() + 1;
        let found = self.prints[first..].binary_search(&print).ok()?;
        Some(Face((first + found) as u8))
    }

    /// All faces of the match.
    pub fn faces(&self) -> impl Iterator<Item = Face> + '_ {
        (self.backs.len() + 1..self.prints.len()).map(|at| Face(at as u8))
    }

    /// Whether a card is one too many: it may stand once only, and lies in the principality, open or covered (rivals 10).
    #[inline]
    pub(crate) fn is_one_too_many(&self, side: &Side, card: Card) -> bool {
        let standing = side.tally.standing & self.once;
        standing != 0 && self.title(card).is_some_and(|title| standing & self.excluded_by[title] != 0)
    }

    /// Whether a card of the match leaves something behind for the rest of a turn.
    pub(crate) fn something_lasts(&self) -> bool {
        self.faces().any(|face| self.card(face).def().lasts)
    }

    /// The number of a title in this match, if it is in it.
    #[inline]
    pub(crate) fn title(&self, card: Card) -> Option<Title> {
        match self.title_of[card as usize] {
            u8::MAX => None,
            title => Some(title as Title),
        }
    }

    /// Which titles answer a query.
    #[inline]
    pub(crate) fn queried(&self, query: Query) -> u128 {
        self.queries[query as usize]
    }

    /// Which titles speak at a moment.
    #[inline]
    pub(crate) fn speaking(&self, moment: Moment) -> u128 {
        self.moments[moment as usize]
    }

    /// How many draw stacks there are.
    #[inline]
    pub(crate) fn stacks(&self) -> u8 {
        self.setup.stacks.len() as u8
    }

    /// The back of a draw stack, also of an empty one.
    #[inline]
    pub(crate) fn stack_back(&self, stack: u8) -> Back {
        self.setup.stacks[stack as usize].back
    }

    /// The stacks from which a seat draws and under which its cards go; others may be the other player's.
    #[inline]
    pub(crate) fn stacks_of(&self, seat: Seat) -> u8 {
        self.own_stacks[seat.index()]
    }

    /// The stacks under which a card may go: those with its back, so that a card of a deck goes back to it.
    #[inline]
    pub(crate) fn stacks_for(&self, face: Face) -> u8 {
        self.stacks_for[face.index()]
    }

    /// The name of each face as it is written: made when it is asked for, since most matches of a simulation never are.
    pub(crate) fn names(&self) -> &[String] {
        self.names.get_or_init(|| crate::written::notation::face_names(&self.prints, self.backs.len() + 1))
    }

    /// Whether a card of this face lies face up beside the stacks when nobody has it.
    pub(crate) fn is_face_up(&self, face: Face) -> bool {
        self.setup.face_up.contains(&self.print(face))
    }

    /// The discard pile of a seat: its own, or the one that both share.
    #[inline]
    pub(crate) fn discard(&self, seat: Seat) -> Row {
        Row::discard(if self.own_discards() { seat } else { Seat(0) })
    }

    /// Every discard pile: the shared one, or one a seat.
    pub(crate) fn discards(&self) -> impl Iterator<Item = Row> + use<> {
        let piles = if self.own_discards() { 2 } else { 1 };
        (0..piles).map(|seat| Row::discard(Seat(seat)))
    }

    /// Whether everybody has a discard pile of his own.
    #[inline]
    pub(crate) fn own_discards(&self) -> bool {
        self.options().terms().own_discards
    }

    /// Whether this is the event card whose place everybody knows.
    pub(crate) fn is_told(&self, face: Face) -> bool {
        !self.is_blank(face) && self.edition.told_event.is_some_and(|told| told.card == self.card(face))
    }
}
