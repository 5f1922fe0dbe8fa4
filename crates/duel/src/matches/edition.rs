//! The differences between editions and between their games, as values.

use std::sync::LazyLock;

use crate::card::Set;
use crate::cards::Card;
use crate::chapters::effects::Filter;
use crate::matches::deck::Decks;
use crate::position::site::{Spot, Store};
use crate::position::state::EventFace;
use crate::vocabulary::resource::{Bundle, Kinds, Resource};

/// The differences between the games of an edition. The rules read these values where they need them.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// Victory points that win.
    pub goal: u8,
    /// A mark for a goal whose source is weaker than those of the other rules.
    pub goal_mark: Option<&'static str>,
    /// Whether players may remove their own cards.
    pub removal: bool,
    /// Whether players look through a stack for their starting hand, and lay their start regions as they like.
    pub starting_search: bool,
    /// Whether a starting hand may come from a stack of a Theme Set, too.
    pub start_from_themes: bool,
    /// What a card may take out of the opponent's hand.
    pub hand_loot: Filter,
    /// Into how many stacks the Basic draw cards are dealt.
    pub basic_stacks: u8,
    /// Into how many stacks the draw cards of each Theme Set are dealt.
    pub theme_stacks: usize,
    /// Whether cards with a half moon are drawn.
    pub half_moons: bool,
    /// Whether the face-up cards lie beside the stacks; otherwise they are in the draw stacks.
    pub face_up_stack: bool,
    /// The size of the event stack: all cards without a half moon, filled up at random with half-moon cards. `None`: all
    /// event cards are in it.
    pub events: Option<usize>,
    /// Whether event cards with [`crate::card::CardDef::above`] lie above the fixed event card whenever the stack is
    /// made; otherwise they are shuffled in like all others.
    pub events_above: bool,
    /// Whether each player has an own discard pile; otherwise both share one.
    pub own_discards: bool,
    /// The usual rules for decks, if each player brings one; otherwise both share the stacks. A match uses
    /// [`Options::decks`], which takes the host's choices into account.
    ///
    /// [`Options::decks`]: crate::Options::decks
    pub decks: Option<Decks>,
    /// Whether players usually build before the first turn.
    pub preparation: bool,
    /// What every region stores at the start. `None` means that the edition has a value for each region.
    pub start_stock: Option<u8>,
}

/// An event card whose place in the stack everybody knows.
#[derive(Clone, Copy, Debug)]
pub struct ToldEvent {
    /// The card.
    pub card: Card,
    /// Its place whenever the stack is made, counted from the bottom; at least 1.
    pub from_bottom: u8,
}

/// A region that both players begin with. Its number differs between the players.
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

/// How the active player fills the hand to its limit at the end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandStep {
    /// Missing cards are drawn. Then a card may be exchanged for one from any stack (rivals 9).
    DrawThenExchange,
    /// Each missing card is drawn or searched for. A card may be exchanged only if no card was missing, and only for
    /// one from the stack that it goes under (classic 10).
    FillOrExchange,
}

/// The differences between editions. The rules read these values where they need them.
#[derive(Clone, Copy, Debug)]
pub struct Edition {
    /// The name in specs.
    pub name: &'static str,
    /// The group of words in `texts/` for the faces of the event die.
    pub face_words: &'static str,
    /// Keys of `texts/` for the trade advantage and the strength advantage, each for "somebody has it" and "nobody has
    /// it".
    pub token_words: [[&'static str; 2]; 2],
    /// The set that is in every game.
    pub basic: Set,
    /// The Theme Sets, in the order of the boxes. A game adds one or three of them. Some may be incomplete
    /// ([`Set::is_complete`]).
    pub themes: &'static [Set],
    /// Whether a spec names a Theme Set as a flag (`classic:artisans`). Otherwise it is the value of an option
    /// (`duel:theme=gold`).
    pub themes_by_name: bool,
    /// The largest number of stacks that a host may choose for the Basic draw cards of a Theme Game. There is no choice
    /// if this is not larger than [`Terms::basic_stacks`].
    pub most_stacks: u8,
    /// The Introductory Game.
    pub introductory: Terms,
    /// The Theme Game.
    pub theme: Terms,
    /// The Duel of the Princes.
    pub princes: Terms,
    /// The Tournament Game, to which each player brings a deck made from all sets.
    pub tournament: Terms,
    /// The sets that are in a Tournament Game only if both players agree. A spec names them.
    pub agreed: &'static [Set],
    /// The regions that each player begins with: from left to right above the roads, then below. They are laid in this
    /// order.
    pub start: [StartRegion; 6],
    /// Which faces of the event die come before production.
    pub before_production: fn(EventFace) -> bool,
    /// Brigands raid a player who stores more than this.
    pub brigand_limit: u32,
    /// What brigands take.
    pub brigand_loot: Kinds,
    /// In how many first turns of each player brigands do not come.
    pub brigand_grace: u16,
    /// Whether both players receive something if a Celebration ends in a tie.
    pub celebrate_ties: bool,
    /// The least number of points for an advantage.
    pub advantage_min: u8,
    /// Whether only a player with a city has the trade advantage.
    pub trade_needs_city: bool,
    /// Action cards may be played once both players together have had this many victory points; 0 allows them from the start.
    pub lock: u8,
    /// Whether the active player wins at any moment of the own turn; otherwise only in the action phase.
    pub wins_at_once: bool,
    /// Whether a principality may have only one copy of a card that lies face up beside the stacks.
    pub face_up_once: bool,
    /// Whether the first region of a new settlement is laid before the second is seen.
    pub regions_one_by_one: bool,
    /// The hand limit of a player without progress points.
    pub hand_base: u8,
    /// How the hand is filled to its limit.
    pub hand_step: HandStep,
    /// Whether the passive player must keep the hand limit at all times; otherwise only at the end of the own turn.
    pub passive_limit: bool,
    /// What the bank asks for one resource.
    pub bank_rate: u8,
    /// The same with a trade ship.
    pub ship_rate: u8,
    /// How many offers the active player may make in a turn; 0 if players do not trade with each other.
    pub offers: u8,
    /// What a search in the exchange step costs.
    pub search_price: u8,
    /// Whether a card that its owner lost to an event or an action card returns to the owner's hand; otherwise it goes
    /// under a stack.
    pub losses_to_hand: bool,
    /// The event card that lies at a fixed place of its stack, if there is one.
    pub told_event: Option<ToldEvent>,
    /// What each center card costs: road, settlement, city.
    pub center: [Bundle; 3],
    /// How many center cards the supply holds at the start.
    pub supply: [u8; 3],
    /// What an explorer ship costs, where there is a sea.
    pub ship: Bundle,
}

/// The editions that can be played.
pub static EDITIONS: &[&Edition] = &[&RIVALS, &CLASSIC];

impl Edition {
    /// The edition with this name in specs.
    pub fn named(name: &str) -> Option<&'static Edition> {
        EDITIONS.iter().copied().find(|edition| edition.name == name)
    }

    /// The titles of the edition, in the order of the list.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        let is_here = |set: Set| set == self.basic || self.themes.contains(&set);
        Card::ALL.iter().copied().filter(move |card| card.def().printings.iter().any(|it| is_here(it.set)))
    }

    /// The title with this key. Another edition may use the same key for another title.
    pub fn card(&self, key: &str) -> Option<Card> {
        self.cards().find(|card| card.def().key == key)
    }

    /// The Theme Sets that can be played because they are complete.
    pub fn complete_themes(&self) -> impl Iterator<Item = Set> + use<> {
        self.themes.iter().copied().filter(|set| set.is_complete())
    }

    /// The Theme Sets of a Tournament Game: every complete one, with or without those that need an agreement.
    pub fn tournament_sets(&self, agreed: bool) -> &'static [Set] {
        /// An edition's name, and its sets without and with those that need an agreement.
        type Sets = (&'static str, [Vec<Set>; 2]);
        static SETS: LazyLock<Vec<Sets>> = LazyLock::new(|| {
            let without = |it: &Edition| it.complete_themes().filter(|set| !it.agreed.contains(set)).collect();
            EDITIONS.iter().map(|&it| (it.name, [without(it), it.complete_themes().collect()])).collect()
        });
        let (_, sets) = SETS.iter().find(|it| it.0 == self.name).expect("every edition has its sets");
        &sets[usize::from(agreed)]
    }

    /// The sets for a Duel of the Princes: every choice of three (enlightenment 5).
    pub fn trios(&self) -> Vec<[Set; 3]> {
        let sets: Vec<Set> = self.complete_themes().collect();
        let pairs = |first: usize| {
            (first + 1..sets.len()).flat_map(|next| (next + 1..sets.len()).map(move |last| (next, last)))
        };
        let trios = (0..sets.len()).flat_map(|first| pairs(first).map(move |(next, last)| [first, next, last]));
        trios.map(|trio| trio.map(|at| sets[at])).collect()
    }

    /// What a spec of the Duel of the Princes may name if it does not name all three sets: none, one or two of them.
    pub fn undecided_trios(&self) -> Vec<[Option<Set>; 2]> {
        let sets: Vec<Set> = self.complete_themes().collect();
        if sets.len() < 3 {
            return Vec::new();
        }
        let one = sets.iter().map(|&set| [Some(set), None]);
        let two = (0..sets.len())
            .flat_map(|at| sets[at + 1..].iter().map(|&next| [Some(sets[at]), Some(next)]).collect::<Vec<_>>());
        std::iter::once([None, None]).chain(one).chain(two).collect()
    }
}

/// The Theme Game of the Rivals edition (rivals 12).
const RIVALS_THEME: Terms = Terms {
    goal: 12,
    goal_mark: None,
    removal: true,
    starting_search: true,
    start_from_themes: false,
    hand_loot: Filter::Loot,
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
    face_words: "event-face",
    token_words: [
        ["duel.trade-advantage", "duel.no-trade-advantage"],
        ["duel.strength-advantage", "duel.no-strength-advantage"],
    ],
    basic: Set::Basic,
    themes: &[
        Set::Gold,
        Set::Turmoil,
        Set::Progress,
        Set::Explorers,
        Set::Sages,
        Set::Prosperity,
        #[cfg(test)]
        Set::Imagined,
        #[cfg(test)]
        Set::Fancied,
    ],
    themes_by_name: false,
    most_stacks: 0,
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
    // rivals 14
    tournament: Terms {
        goal: 15,
        hand_loot: Filter::LootUnitsAndActions,
        face_up_stack: false,
        events_above: false,
        own_discards: true,
        decks: Some(Decks {
            cards: 33,
            hand: 3,
            stacks: 4,
            common_events: &[],
            events: &[Card::Riots, Card::Plague],
            more_events: 4,
            reseated_events: 2,
            half_moon_once: true,
        }),
        preparation: true,
        start_stock: Some(1),
        ..RIVALS_THEME
    },
    // enlightenment 6
    agreed: &[Set::Explorers],
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
    regions_one_by_one: false,
    hand_base: 3,
    hand_step: HandStep::DrawThenExchange,
    passive_limit: false,
    bank_rate: 3,
    ship_rate: 2,
    offers: 0,
    search_price: 2,
    losses_to_hand: false,
    told_event: Some(ToldEvent { card: Card::Yule, from_bottom: 4 }),
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

/// The basic game of the classic edition (classic 1 to 12).
const CLASSIC_BASIC: Terms = Terms {
    goal: 12,
    basic_stacks: 5,
    start_from_themes: true,
    hand_loot: Filter::LootUnitsAndActions,
    ..RIVALS_THEME
};

/// One basic game and one theme set (classic 13, classic D4, classic D5).
const CLASSIC_EXPANDED: Terms = Terms { goal: 13, goal_mark: Some("reconstructed"), basic_stacks: 4, ..CLASSIC_BASIC };

/// The classic edition (classic 17).
pub static CLASSIC: Edition = Edition {
    name: "classic",
    face_words: "event-face-classic",
    token_words: [["duel.mill-token", "duel.no-mill-token"], ["duel.knight-token", "duel.no-knight-token"]],
    basic: Set::Classic,
    themes: &[Set::Artisans],
    themes_by_name: true,
    most_stacks: 5,
    introductory: CLASSIC_BASIC,
    theme: CLASSIC_EXPANDED,
    princes: CLASSIC_EXPANDED,
    // classic 14
    tournament: Terms {
        face_up_stack: false,
        own_discards: true,
        decks: Some(Decks {
            cards: 33,
            hand: 3,
            stacks: 4,
            common_events: &[Card::YearEnd],
            events: &[Card::ClassicPlague, Card::CivilWar],
            more_events: 4,
            reseated_events: 0,
            half_moon_once: false,
        }),
        ..CLASSIC_EXPANDED
    },
    agreed: &[],
    // classic 2: everywhere 1; how they lie is chosen
    start: [
        start(Card::ClassicFields, -1, 1, 1),
        start(Card::ClassicMountains, 1, 1, 1),
        start(Card::ClassicPasture, 3, 1, 1),
        start(Card::ClassicForest, -1, -1, 1),
        start(Card::ClassicHills, 1, -1, 1),
        start(Card::ClassicGoldField, 3, -1, 1),
    ],
    // classic 5
    before_production: |_| true,
    // classic 6
    brigand_loot: Kinds::only(Resource::Ore).with(Resource::Wool),
    brigand_grace: 2,
    celebrate_ties: false,
    // classic 7
    advantage_min: 1,
    trade_needs_city: true,
    // classic 9
    lock: 7,
    offers: 10,
    // classic 11
    wins_at_once: true,
    // classic 15.1
    face_up_once: true,
    // classic/settlement R1
    regions_one_by_one: true,
    // classic 10
    hand_step: HandStep::FillOrExchange,
    passive_limit: true,
    losses_to_hand: true,
    // classic 12
    told_event: None,
    ..RIVALS
};
