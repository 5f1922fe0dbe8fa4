//! The rules of one match: its cards and the values of its edition. They are made once and never change.

use std::sync::{LazyLock, OnceLock};

use kernel::{Bits, Seat};

use crate::card::{Back, CardKind, Moment, Place, PriceChange, Query, Set};
use crate::cards::Card;
use crate::chapters::sea::Places;
use crate::matches::edition::Edition;
use crate::matches::options::Options;
use crate::matches::setup::{NoGame, Setup, Stack};
use crate::position::piles::{Face, Row};
use crate::position::side::Side;
use crate::shown::view::EventListView;

/// The facts by which cards of a match differ. Cards with the same print are interchangeable.
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
    /// The card with this title in a set.
    pub fn new(card: Card, set: Set) -> Print {
        let back = match card.def().kind {
            CardKind::Event => Back::Event,
            CardKind::Region => Back::Region,
            _ => Back::Of(set),
        };
        Print { back, card, number: 0 }
    }

    /// A seat's sea card with this title.
    pub const fn at_sea(card: Card, seat: Seat) -> Print {
        Print { back: Back::Sea(seat), card, number: 0 }
    }

    /// The region with this title and number.
    pub const fn region(card: Card, number: u8) -> Print {
        Print { back: Back::Region, card, number }
    }
}

/// The moments at which a card does something, and the queries that it answers, as bit masks.
struct SpeaksAt {
    moments: u64,
    queries: u64,
}

/// The masks of every title, computed once from the definitions.
static SPEAKS_AT: LazyLock<Vec<SpeaksAt>> = LazyLock::new(|| {
    let said = |card: &Card| {
        let def = card.def();
        let moments = Moment::ALL.iter().filter(|it| it.of(def).is_some()).fold(0, |set, &it| set | 1 << it as u8);
        let queries = Query::ALL.iter().filter(|it| it.is_answered_by(def)).fold(0, |set, &it| set | 1 << it as u8);
        SpeaksAt { moments, queries }
    };
    Card::ALL.iter().map(said).collect()
});

/// The number of a title in a match.
type Title = usize;

/// The rules of one match of the duel.
///
/// Made from a [`Setup`]; play goes through [`kernel::Game`].
#[derive(Clone, Debug)]
pub struct Duel {
    pub(crate) setup: Setup,
    pub(crate) edition: &'static Edition,
    /// The backs in the match. Face 0 stands for no card; the next faces are blanks, one for each of these backs.
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
    /// For each face, the blank with the same back.
    blanks: Vec<Face>,
    names: OnceLock<Vec<String>>,
    pub(crate) event_list: OnceLock<EventListView>,
    /// Which titles answer each query.
    queries: [u128; Query::ALL.len()],
    /// Which titles do something at each moment.
    moments: [u128; Moment::ALL.len()],
    /// What each title that answers [`Query::Price`] does to prices.
    price_changes: Vec<(Title, PriceChange)>,
    /// Whether the match has a title that averts events when it is played from the hand.
    pub(crate) averts: bool,
    /// Whether the match has a title with [`CardDef::bears`](crate::card::CardDef::bears).
    pub(crate) bears: bool,
    /// Whether decks hold markers, which their owner may lay down whenever he is asked (enlightenment D71, classic D8).
    pub(crate) lays_markers: bool,
    /// Titles of which only one copy may lie in a principality, and the titles that cover them.
    once: u128,
    /// For each title of which only one copy may lie in a principality: itself and the titles that cover it. Empty for
    /// all other titles.
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

    /// The rules for a set-up that was checked already.
    pub(crate) fn of(setup: Setup) -> Duel {
        let mut all: Vec<Print> = setup.prints().collect();
        all.sort_unstable();
        let mut backs: Vec<Back> = all.iter().map(|print| print.back).collect();
        backs.dedup();
        // Face 0 stands for no card; blanks follow, then cards.
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
            let said = &SPEAKS_AT[card as usize];
            said.moments.ones().for_each(|moment| moments[moment] |= 1 << title);
            said.queries.ones().for_each(|query| queries[query] |= 1 << title);
        }
        let change = |(title, card): (Title, &Card)| Some((title, card.def().price?));
        let price_changes = cards.iter().enumerate().filter_map(change).collect();
        let averts = cards.iter().any(|card| card.def().averts.is_some());
        let bears = cards.iter().any(|card| card.def().bears);
        let lays_markers =
            setup.options.terms().decks.is_some() && cards.iter().any(|card| card.def().is_laid_anytime());
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
        let back_of = |print: &Print| backs.binary_search(&print.back).expect("every back of the match is known");
        let stacks_for = prints.iter().map(|print| stacks_under[back_of(print)]).collect();
        let blanks = prints.iter().map(|print| Face(back_of(print) as u8 + 1)).collect();
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
            blanks,
            names: OnceLock::new(),
            event_list: OnceLock::new(),
            queries,
            moments,
            price_changes,
            averts,
            bears,
            lays_markers,
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
    #[cfg(feature = "json")]
    pub(crate) fn blank(&self, back: Back) -> Face {
        let at = self.backs.iter().position(|&it| it == back).expect("every back of the match has a blank");
        Face(at as u8 + 1)
    }

    /// The face that shows only the back of another.
    #[inline]
    pub(crate) fn blanked(&self, face: Face) -> Face {
        self.blanks[face.index()]
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

    /// The titles of each deck with the number of copies, if the players brought decks.
    pub(crate) fn deck_lists(&self) -> Option<Vec<Vec<(&'static str, u8)>>> {
        self.options().terms().decks?;
        let own = |seat: Seat| self.faces().filter(move |&face| self.back(face) == Back::Deck(seat));
        let counted = |face: Face| (self.card(face).def().key, self.copies[face.index()]);
        Some([Seat(0), Seat(1)].map(|seat| own(seat).map(counted).collect()).into())
    }

    /// All faces of the match.
    pub fn faces(&self) -> impl Iterator<Item = Face> + '_ {
        (self.backs.len() + 1..self.prints.len()).map(|at| Face(at as u8))
    }

    /// Whether a card would be a second copy where only one is allowed: one lies in the principality already, open or
    /// covered (rivals 10).
    #[inline]
    pub(crate) fn is_one_too_many(&self, side: &Side, card: Card) -> bool {
        let standing = side.tally.standing & self.once;
        standing != 0 && self.title(card).is_some_and(|title| standing & self.excluded_by[title] != 0)
    }

    /// Whether only one copy of a card may lie in a principality of this match: because the card says so, or because
    /// the edition says so of face-up cards.
    #[cfg(feature = "json")]
    pub(crate) fn stands_once(&self, card: Card) -> bool {
        self.title(card).is_some_and(|title| self.excluded_by[title] != 0)
    }

    /// Whether the match has a card with an effect for the rest of a turn.
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

    /// What the titles of a set do to prices. A second copy of a title has no further effect
    /// (artisans/house-of-the-benefactor R8).
    pub(crate) fn price_changes(&self, titles: u128) -> impl Iterator<Item = PriceChange> + '_ {
        self.price_changes.iter().filter(move |(title, _)| titles >> title & 1 == 1).map(|&(_, change)| change)
    }

    /// Which titles do something at a moment.
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

    /// The stacks from which a seat draws and under which its cards go. Stacks of the other player's deck are not among
    /// them.
    #[inline]
    pub(crate) fn stacks_of(&self, seat: Seat) -> u8 {
        self.own_stacks[seat.index()]
    }

    /// The stacks under which a card may go: those with its back, so that a card of a deck goes back to it.
    #[inline]
    pub(crate) fn stacks_for(&self, face: Face) -> u8 {
        self.stacks_for[face.index()]
    }

    /// The name of each face as it is written; made lazily, because most matches of a simulation never need it.
    pub(crate) fn names(&self) -> &[String] {
        self.names.get_or_init(|| crate::written::notation::face_names(&self.prints, self.backs.len() + 1))
    }

    /// Whether a card of this face belongs on the face-up stack.
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

    /// Whether each player has an own discard pile.
    #[inline]
    pub(crate) fn own_discards(&self) -> bool {
        self.options().terms().own_discards
    }

    /// Whether this is the event card whose place everybody knows.
    pub(crate) fn is_told(&self, face: Face) -> bool {
        !self.is_blank(face) && self.edition.told_event.is_some_and(|told| told.card == self.card(face))
    }
}
