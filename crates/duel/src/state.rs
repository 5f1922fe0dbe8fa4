//! What lies on the table.

use kernel::{Agenda, Seat, Seats};

use crate::card::{Moment, Ware};
use crate::cards::Card;
use crate::piles::{Face, Piles, Row};
use crate::resource::{Bundle, Kinds};
use crate::side::Side;
use crate::site::{Site, Sites, Store};

/// A face of the event die (rivals 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum EventFace {
    /// Whoever has too much loses some.
    Brigands,
    /// The trade advantage takes from the other.
    Trade,
    /// The most skilful player receives.
    Celebration,
    /// Everybody receives.
    Harvest,
    /// An event card is drawn; this face is on the die twice.
    Card,
}

impl EventFace {
    /// All faces.
    pub const ALL: [EventFace; 5] =
        [EventFace::Brigands, EventFace::Trade, EventFace::Celebration, EventFace::Harvest, EventFace::Card];

    /// The name as it is written.
    pub const fn name(self) -> &'static str {
        ["brigands", "trade", "celebration", "harvest", "card"][self as usize]
    }

    /// How often it is on the die.
    pub const fn weight(self) -> u32 {
        if matches!(self, EventFace::Card) { 2 } else { 1 }
    }

    /// Reads a name.
    pub fn read(name: &str) -> Option<EventFace> {
        EventFace::ALL.into_iter().find(|face| face.name() == name)
    }
}

/// A token that an advantage brings (rivals 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Token {
    /// The trade token, for the trade advantage.
    Trade,
    /// The hero token, for the strength advantage.
    Hero,
}

impl Token {
    /// Both tokens.
    pub const ALL: [Token; 2] = [Token::Trade, Token::Hero];
}

/// An end of a principality, where it grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Towards lower columns.
    Left,
    /// Towards higher columns.
    Right,
}

impl End {
    /// Both ends.
    pub const ALL: [End; 2] = [End::Left, End::Right];

    /// The name as it is written.
    pub const fn name(self) -> &'static str {
        ["left", "right"][self as usize]
    }
}

/// A part of a turn (rivals 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The active player may play a card, and rolls.
    BeforeRoll,
    /// The dice fall.
    Dice,
    /// The active player builds, plays and trades.
    Action,
    /// The active player brings the hand to its limit.
    Replenish,
    /// The active player fills the hand up, and does not exchange a card afterwards.
    Fill,
    /// The active player may exchange a card.
    Exchange,
    /// The next turn begins.
    End,
}

/// Before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// A player chooses the stack that the starting hand comes from.
    Stack,
    /// A player takes cards out of that stack, so many still.
    Cards {
        /// The stack.
        stack: u8,
        /// How many cards are still to be taken.
        left: u8,
    },
    /// A player lays the start regions; so many lie already.
    Regions(u8),
    /// A player chooses the end at which the harbor lies.
    Harbor,
}

/// What is asked of a seat by a card or a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// One of these sites of a player's principality.
    Site(Seat, Packed),
    /// One of these cards of a player at settlements and cities: the lower half of the set is at home, the upper abroad.
    Building(Seat, Packed),
    /// One of these draw stacks.
    Stack(u8),
    /// A number from 1 to 6.
    Number,
    /// One of these resources.
    Resource(Kinds),
    /// A card of a row, by its place; it may be passed if so said.
    Card {
        /// Where it lies.
        row: Row,
        /// Which cards are allowed.
        filter: Filter,
        /// Whether it may be passed.
        pass: bool,
    },
    /// One of so many top cards of a row that the card that asks lets choose, by its place; it may be passed.
    Top(Row, u8),
    /// A region of the player's own, out of this set.
    Region([u8; 2]),
    /// One of these sea cards of a player; it may be passed if so said.
    Sea {
        /// Whose they are.
        owner: Seat,
        /// Their places.
        places: [u8; 2],
        /// Whether it may be passed.
        pass: bool,
    },
    /// An end of the principality with an open road.
    End,
    /// One of these settlements or cities of the player's own.
    Place(u8),
    /// A face of the event die.
    Face,
    /// Yes or no.
    Whether,
}

/// Which cards of a row may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    /// Every card.
    Any,
    /// Units and action cards.
    UnitsAndActions,
    /// Action cards.
    Actions,
    /// What the card that asks says ([`crate::card::CardDef::picks`]).
    Own,
}

impl Filter {
    /// All filters, with their names as they are written.
    pub const NAMED: [(&'static str, Filter); 4] = [
        ("any", Filter::Any),
        ("units-and-actions", Filter::UnitsAndActions),
        ("actions", Filter::Actions),
        ("own", Filter::Own),
    ];

    /// The name as it is written.
    #[cfg(feature = "json")]
    pub(crate) fn name(self) -> &'static str {
        Filter::NAMED.iter().find(|it| it.1 == self).expect("every filter has a name").0
    }

    /// Whether a card may be chosen where `asking` asks for it.
    pub(crate) fn fits(self, card: Card, asking: Option<Card>) -> bool {
        let kind = card.def().kind;
        match self {
            Filter::Any => true,
            Filter::UnitsAndActions => kind.is_unit() || kind.is_action(),
            Filter::Actions => kind.is_action(),
            Filter::Own => asking.and_then(|it| it.def().picks).is_some_and(|picks| picks(card)),
        }
    }
}

/// A set of sites without alignment, so that frames stay small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packed([u8; 8]);

impl Packed {
    pub(crate) const fn of(sites: Sites) -> Packed {
        Packed(sites.to_le_bytes())
    }

    pub(crate) const fn sites(self) -> Sites {
        u64::from_le_bytes(self.0)
    }
}

/// A card under way: which, at which moment, for whom, and how far it has come.
///
/// What a card must remember over a question goes in here, never into a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// The card.
    pub card: Card,
    /// The moment at which it speaks.
    pub moment: Moment,
    /// Whose card it is; with an event card, the active player.
    pub by: Seat,
    /// The next step, counted from 0.
    pub step: u8,
    /// Where the card lies, if it lies in a principality.
    pub at: Site,
    /// A number for the card to remember.
    pub n: u8,
    /// Another one.
    pub memo: u8,
    /// A third one.
    pub third: u8,
    /// The answer to its last question.
    pub answer: u8,
}

impl Play {
    /// A card that begins to speak.
    pub(crate) const fn begun(card: Card, moment: Moment, by: Seat, at: Site) -> Play {
        Play { card, moment, by, step: 0, at, n: 0, memo: 0, third: 0, answer: 0 }
    }

    /// The same at another step.
    #[must_use]
    pub const fn step(self, step: u8) -> Play {
        Play { step, ..self }
    }
}

/// What is awaited, or waits below what is awaited. Whatever awaits nobody is work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Frame {
    /// Nothing: the game is over.
    #[default]
    Over,
    /// Before the first turn; a seat chooses.
    Start(Seat, Start),
    /// A part of the active player's turn; always the lowest frame.
    Turn(Phase),
    /// Work: what the dice show happens.
    DiceShown,
    /// Work: regions produce.
    Produce,
    /// Work: the event of the die happens.
    EventDie,
    /// Work: brigands take from a seat, unless a card spares it.
    Raid(Seat),
    /// Work: an event card is drawn.
    DrawEvent,
    /// A seat may make the event that lies open pass it by.
    Avert(Seat),
    /// Work: lying cards hear of a moment, one after the other: the active player's first, each in the order of sites.
    Hear {
        /// The moment.
        moment: Moment,
        /// Whose cards are next.
        seat: Seat,
        /// The first site that has not yet heard; those abroad follow at 64, open cards at 128.
        from: u8,
        /// Whether the other player's cards hear it afterwards.
        both: bool,
        /// What it is about, as the moment says; each card remembers it as its number.
        about: u8,
    },
    /// Work: the card that lies open goes where it belongs.
    PutAway(Seat, Face),
    /// A seat receives so many of these resources into regions of its choice; asks only if there is a choice.
    Gain {
        /// Who receives.
        seat: Seat,
        /// Which resources.
        kinds: Kinds,
        /// How many.
        n: u8,
        /// Whether the seat may take fewer.
        stop: bool,
    },
    /// A region receives so many of its resource, for which its owner has a second store; asks only if both have room.
    Bring {
        /// Whose region it is.
        seat: Seat,
        /// The region.
        region: Store,
        /// How many.
        n: u8,
    },
    /// A seat pays; asks only where it matters from which region.
    Pay(Seat, Bundle),
    /// A seat answers the other's offer: what it would receive, and what it would give.
    Offer(Seat, Bundle, Bundle),
    /// A seat leaves so many resources of a price out, and pays the rest.
    LeaveOut(Seat, Bundle, u8),
    /// A seat pays with gold in place of up to `gilds` resources of a price, leaves `less` of it out, and pays the rest.
    Gild {
        /// Who pays.
        seat: Seat,
        /// The price.
        price: Bundle,
        /// How many resources are left out.
        less: u8,
        /// How many may be paid with gold.
        gilds: u8,
    },
    /// A seat pays so many resources of any kind.
    PayAny(Seat, u8),
    /// A seat pays or receives so many of a ware, on cards of its choice; asks only if there is a choice.
    Wares {
        /// Who pays or receives.
        seat: Seat,
        /// What.
        ware: Ware,
        /// How many.
        n: u8,
        /// Whether the seat receives.
        gain: bool,
    },
    /// A seat takes resources from the other; one of both names them.
    Rob {
        /// Who takes.
        seat: Seat,
        /// Whether the one who gives names them.
        giver: bool,
        /// Which resources.
        kinds: Kinds,
        /// How many.
        n: u8,
        /// Whether the seat may take fewer.
        stop: bool,
    },
    /// Work: the open card is laid at a site.
    Raise(Seat, Site),
    /// Work: a road is laid.
    LayRoad(Seat, End),
    /// Work: a settlement is laid and its regions are drawn.
    LaySettlement(Seat, End),
    /// The builder decides which of the two open regions goes above.
    LayRegions(Seat, End),
    /// Work: a city is laid on a settlement.
    LayCity(Seat, u8),
    /// The seat chooses which own card it takes off.
    TakeOff(Seat),
    /// The seat chooses the stack under which its card at a site goes.
    Bury(Seat, Site),
    /// The defender's die falls for his guards against the card that is played.
    GuardRoll(Seat, Card),
    /// Work: the attack below does nothing if a lying card spares this seat.
    Strike(Seat),
    /// A die of a seat falls for the card below, which goes on with the number.
    Die(Seat),
    /// The event die falls once more, and its event happens.
    EventRoll,
    /// Work: from now on this is the event of the turn.
    EventIs(Option<EventFace>),
    /// A row is shuffled.
    Shuffle(Row),
    /// The seat puts the cards that lie aside under stacks.
    PutAside(Seat),
    /// The seat puts so many cards of its hand that fit under stacks.
    PutBack(Seat, u8, Filter),
    /// The seat draws so many cards, from stacks of its choice.
    Draws(Seat, u8),
    /// Exchange: the seat takes the top card of one of these stacks, or pays and searches one.
    Redraw(Seat, u8),
    /// The seat puts cards of its hand under stacks until its limit is kept.
    Surplus(Seat),
    /// The seat takes a card out of the discard pile in place of a draw, by right of its card at this site.
    Fetch(Seat, Site),
    /// Work: the seat looks through a stack, and takes a card.
    Search(Seat, u8),
    /// The seat takes a card out of a row that it has looked through.
    TakeFrom(Seat, Row),
    /// A question.
    Ask(Seat, Ask),
    /// Work: a step of a card.
    Play(Play),
}

const _: () = assert!(size_of::<Frame>() <= 12);

/// How many frames the agenda holds.
pub(crate) const AGENDA: usize = 24;

/// A position of the duel: flat and `Copy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) agenda: Agenda<Frame, AGENDA>,
    pub(crate) piles: Piles,
    pub(crate) sides: [Side; 2],
    /// Center cards left: roads, settlements, cities.
    pub(crate) supply: [u8; 3],
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Turns begun.
    pub(crate) turn: u16,
    /// This turn's production number; 0 before it is known.
    pub(crate) number: u8,
    /// This turn's event of the die, once it is known.
    pub(crate) event: Option<EventFace>,
    /// Whom the event card passes by.
    pub(crate) spared: Seats,
    /// Who lost hand cards to an event or to the other player, and has a card that will hear of it.
    pub(crate) bereft: Seats,
    /// What the active player trades 1:1 for the rest of the turn, as long as he trades it 2:1.
    pub(crate) even: Kinds,
    /// The card that changes the price of the next thing that the active player builds this turn.
    pub(crate) pledge: Option<Card>,
    /// The stack from which the other player's starting hand came.
    pub(crate) started: u8,
    /// How many offers were made this turn.
    pub(crate) offers: u8,
    /// Whom the next production passes by.
    pub(crate) idle: Seats,
    /// Whether both players together have had the points from which on action cards are played.
    pub(crate) unlocked: bool,
    /// How the preparatory round goes on, while there is one.
    pub(crate) preparing: Option<Preparing>,
}

/// What the active player does in the preparatory round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Preparing {
    /// He builds or passes.
    First,
    /// The same, and the other has just passed.
    OtherPassed,
    /// He builds.
    Built,
}

#[cfg(feature = "json")]
impl Preparing {
    /// All of them, with their names as they are written.
    pub(crate) const NAMED: [(&'static str, Preparing); 3] =
        [("first", Preparing::First), ("other-passed", Preparing::OtherPassed), ("built", Preparing::Built)];
}

const _: () = assert!(size_of::<State>() <= 2048);

impl State {
    /// The principality of a seat.
    #[inline]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// This turn's production number; 0 before it is known.
    pub fn number(&self) -> u8 {
        self.number
    }

    /// Whether the function of a card of a seat was used up this turn.
    pub fn is_used(&self, seat: Seat, site: Site) -> bool {
        let (host, here) = site.ground(seat);
        self.side(host).used & here.bit() != 0
    }

    /// The hand of a seat.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> &[Face] {
        self.piles.faces(Row::hand(seat))
    }
}

/// The other player.
#[inline]
pub const fn foe(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}
