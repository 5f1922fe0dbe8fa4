//! What a card is: facts, and the moments at which it speaks.
//!
//! A card is one constant `CardDef { facts…, moments…, ..CARD }` in a file of its own under `cards/`. The engine never
//! asks which card it has before it: it offers moments, and cards use them. `docs/adding-a-card.md` tells how to add a
//! card.

mod print;

mod moment;

pub mod require;

mod price;

use kernel::Seat;

use crate::cards::Card;
use crate::chapters::effects::EffectPlay;
use crate::chapters::effects::Waiting;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::position::points::Points;
use crate::position::side::Side;
use crate::position::site::{Site, Sites, Stores};
use crate::position::state::State;
use crate::vocabulary::resource::{Bundle, Kinds, Resource};
pub(crate) use price::short_of;
pub use price::{Extra, Price, PriceChange, Thing, Ware};
use require::{Require, Way};

pub use moment::{Moment, Query};
pub use print::{Back, CardKind, Place, Printing, Set, print};

/// A guard that may stop an attack with a roll of the production die (rivals 15).
///
/// All guards of the defender against this attack share one roll. The attack fails if any of them holds.
pub struct Guard {
    /// Which attacks it guards against.
    pub against: fn(Card) -> bool,
    /// The rolls with which it holds.
    pub holds: fn(u8) -> bool,
}

/// The part of the own turn in which a function is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UsedWhen {
    /// Before the roll.
    BeforeRoll,
    /// In the action phase.
    InAction,
    /// In either of the two.
    Either,
}

impl UsedWhen {
    /// Whether the function may be used before the roll.
    #[inline]
    pub const fn is_before_roll(self) -> bool {
        !matches!(self, UsedWhen::InAction)
    }

    /// Whether the function may be used in the action phase.
    #[inline]
    pub const fn is_in_action(self) -> bool {
        !matches!(self, UsedWhen::BeforeRoll)
    }
}

/// A function that a lying card offers its owner in the action phase, or before the roll.
pub struct Use {
    /// In which part of the turn it is used.
    pub when: UsedWhen,
    /// Whether it can be used now; `false` also if it would have no effect.
    pub open: Holds,
    /// What it does.
    pub act: fn(&mut Cx<'_, '_>, EffectPlay),
    /// Whether each copy works once in a turn only.
    pub once: bool,
}

/// The worth of a card at a level, including the worth of all lower levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its points.
    pub points: Points,
    /// Resources of the owner's choice that he receives when it comes to this level.
    pub bounty: u8,
}

/// A result of the die on a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The ship is lost.
    ShipLost,
    /// The event die is rolled, and its event happens.
    EventDie,
    /// The card comes to its next level.
    Level,
}

impl Fate {
    /// The name in the card tables.
    pub const fn name(self) -> &'static str {
        match self {
            Fate::ShipLost => "ship-lost",
            Fate::EventDie => "roll-event-die",
            Fate::Level => "level+1",
        }
    }
}

/// What a ship may do at a sea card that lies open.
pub struct Mission {
    /// What it costs.
    pub price: Bundle,
    /// The results by the number of the die; empty if no die is rolled.
    pub rolls: &'static [(&'static [u8], Fate)],
    /// Whether a ship can set out for it now; `false` also if it would have no effect or cannot be paid.
    pub open: Holds,
    /// What happens there.
    pub act: Effect,
}

/// A pirate at a sea card. A player whose ship comes there pays him, or fights him with the production die and cannon
/// points.
pub struct Pirate {
    /// A player wins with more than this.
    pub strength: u8,
    /// What a player pays him to be left alone.
    pub demand: Price,
}

/// An effect of a lying card that costs owls or stars.
pub struct Spend {
    /// Whether it costs owls or stars.
    pub ware: Ware,
    /// How many.
    pub n: u8,
    /// The words for the effect: a key of `texts/`.
    pub words: &'static str,
    /// Whether the card asks about it at a moment of its own. Otherwise it is a function of the action phase.
    pub asked: bool,
    /// For a function with several parts: whether this part can be used now. `None` means that it can be used as long
    /// as the function can.
    pub open: Option<Holds>,
}

impl Spend {
    /// An effect that costs stars and is a function of the action phase.
    pub const fn stars(n: u8, words: &'static str) -> Spend {
        Spend { ware: Ware::Star, n, words, asked: false, open: None }
    }

    /// The card asks about it at a moment of its own.
    #[must_use]
    pub const fn asked(self) -> Spend {
        Spend { asked: true, ..self }
    }

    /// It is one of several parts of a function, and can be used only if this holds.
    #[must_use]
    pub const fn if_open(self, open: Holds) -> Spend {
        Spend { open: Some(open), ..self }
    }
}

/// Stars that an action card brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stars {
    /// How many.
    pub n: u8,
    /// How many it brings instead if its player has one of these cards. Only the best case counts.
    pub with: &'static [(Card, u8)],
}

/// Lets the owner of a lying card take a card from the own discard pile in place of a draw.
pub struct Fetch {
    /// What it costs.
    pub price: Bundle,
    /// Which cards may be taken.
    pub which: fn(Card) -> bool,
}

/// The words of a question that a card asks: keys of `texts/`. They may contain `{card}` and `{n}`, the number that the
/// card remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    /// The step of the card that hears the answer.
    pub step: u8,
    /// What is asked.
    pub asks: &'static str,
    /// The words for accepting; empty if that is no answer.
    pub yes: &'static str,
    /// The words for passing; empty if that is no answer.
    pub no: &'static str,
}

impl Words {
    /// A question with several answers.
    pub const fn which(step: u8, asks: &'static str) -> Words {
        Words { step, asks, yes: "", no: "" }
    }

    /// A question with several answers, or to pass.
    pub const fn which_if_any(step: u8, asks: &'static str, no: &'static str) -> Words {
        Words { step, asks, yes: "", no }
    }

    /// A question with two answers.
    pub const fn whether(step: u8, asks: &'static str, yes: &'static str, no: &'static str) -> Words {
        Words { step, asks, yes, no }
    }
}

/// The effect of a card at a moment, one step for each call. A step reads the position again; it changes the position,
/// asks a question, or goes on to another step.
pub type Effect = fn(&mut Cx<'_, '_>, EffectPlay);

/// The points that a lying card brings in this position.
pub type PointsOf = fn(&Duel, &State, Seat, Site) -> Points;

/// Whether something is true of a lying card of a seat.
pub type Holds = fn(&Duel, &State, Seat, Site) -> bool;

/// How a card of a seat changes the price of an action card that the other player plays.
pub type Taxes = fn(&Duel, &State, Seat, Card, &mut Price);

/// The stores of a principality that a lying card affects.
pub type StoresOf = fn(&Side, Site) -> Stores;

/// Lowers the points of the seat in whose principality a card of the other player lies.
pub type Hampers = fn(&Duel, &State, Seat, Site, &mut Points);

/// Returns those of the given sites at which a card of a seat may be built.
pub type SitesOf = fn(&Duel, &State, Seat, Sites) -> Sites;
/// Cards of the other player that a card of this player cannot choose, each with the reason as a key of `texts/`.
pub type UnfitOf = fn(&Duel, &State, Seat) -> Vec<(Site, &'static str)>;

/// A card: one title of one edition with its printings, and what it does at each moment.
///
/// Moments are in the order of a turn. All of them are optional; [`CARD`] has none.
pub struct CardDef {
    /// The title as it is written in specs and records, such as `merchant-caravan`.
    pub key: &'static str,
    /// The title that people read.
    pub name: &'static str,
    /// The rule of the card in our own words, short enough for a phone.
    pub text: &'static str,
    /// What sort of card it is.
    pub kind: CardKind,
    /// Where it is built.
    pub place: Place,
    /// Whether it is built in the other player's principality. It takes a site there but still belongs to its builder:
    /// only the builder uses and removes it, and gets its points.
    pub abroad: bool,
    /// Whether the card that it covers keeps working: title, points, functions and moments. The two cards never share a
    /// moment.
    pub bears: bool,
    /// The highest number that it can show: stars, owls or a level. 0 if it shows no number.
    pub dial: u8,
    /// The number that it shows when it is laid down.
    pub shows: u8,
    /// The ware that its number counts; `None` if the number is a level.
    pub holds: Option<Ware>,
    /// What it costs to build or play.
    pub cost: Bundle,
    /// What it costs in addition to `cost`.
    pub extra: Extra,
    /// How many resources of the region at which it is built it costs in addition.
    pub from_region: u8,
    /// Its points.
    pub points: Points,
    /// The requirements for building or playing it. All of them must be met.
    pub requires: &'static [Require],
    /// The ways to meet the last requirement, if there are several; one of them is enough. Empty if there is only one
    /// way.
    pub ways: &'static [Way],
    /// Whether `requires` has no printed requirements, but only tells when the card cannot be paid or has no effect.
    pub unconditional: bool,
    /// Whether only one copy may lie in a principality.
    pub once: bool,
    /// Whether it never goes to the other player's principality or hand. It may go under a stack.
    pub loyal: bool,
    /// The sets that it is in, and how many copies each has.
    pub printings: &'static [Printing],
    /// For a card without any moment: why it has none.
    pub inert: Option<&'static str>,
    /// The words of its questions, by the step that hears the answer.
    pub asks: &'static [Words],

    /// Its worth at level 1, 2 and so on; at level 0 it is worth nothing. Only one player's copy of a sea card can
    /// reach the last level.
    pub levels: &'static [Level],
    /// A sea card: the pirate there.
    pub pirate: Option<Pirate>,

    /// The resource that a region stores.
    pub region: Option<Resource>,
    /// The resource that it stores, as a second store beside the regions (Gold Cache). It lies at a region.
    pub stores: Option<Resource>,
    /// The resource that it lets its owner trade 2:1.
    pub trades: Option<Resource>,
    /// The resource of which adjacent regions produce one more.
    pub boosts: Option<Resource>,
    /// The resources of which every region around its settlement or city produces one more, in addition to other
    /// boosters.
    pub waters: Kinds,
    /// What a search in the exchange step costs its owner.
    pub search_price: Option<u8>,
    /// Whether its owner may exchange a second card at the end of a turn.
    pub exchanges_again: bool,
    /// When its owner fills the hand: once a turn, the owner may take a card from the discard pile in place of a draw.
    /// Everybody sees the card.
    pub fetches: Option<Fetch>,
    /// How many more resources the event Trade brings its owner.
    pub trade_bonus: u8,
    /// Whether its owner chooses what the other player takes at the event Trade.
    pub chooses_loss: bool,
    /// Points in addition to the printed ones, while a condition holds. Recounted after every change.
    pub more_points: Option<PointsOf>,
    /// A card abroad: how many points the other player loses by it. Recounted after every change.
    pub hampers: Option<Hampers>,
    /// A card abroad: whether it must leave. If so, it goes to its owner's discard pile at once.
    pub expires: Option<Holds>,

    /// A card abroad: what the player in whose principality it lies may pay in the own action phase to remove it.
    pub ransom: Extra,
    /// A card abroad: the key of the sentence in `texts/` that tells when it leaves. It may contain `{strength}`, the
    /// strength of the player in whose principality the card lies.
    pub goes: &'static str,
    /// Effects that cost owls or stars, once the card lies in the principality.
    pub spends: &'static [Spend],
    /// An action card that brings stars.
    pub stars: Option<Stars>,

    /// An action card that is played before the roll. It lies open until the event is done.
    pub before_roll: Option<Effect>,
    /// The event of the die is known and has not happened yet. Cards of both players hear of it, whether the event was
    /// rolled or chosen, also in the action phase. The card may change it ([`Cx::turn_event_die`]).
    pub event_shown: Option<Effect>,
    /// Brigand Attack: the stores that are not counted.
    pub hides: Option<StoresOf>,
    /// Brigand Attack: the stores out of which nothing is taken.
    pub keeps: Option<StoresOf>,
    /// Brigand Attack: how much of each resource its owner keeps, in regions of the owner's choice.
    pub lessens: Bundle,
    /// Brigands are about to take from its owner; it may spare the owner ([`Cx::spare`]).
    pub raided: Option<Effect>,
    /// Its owner's regions with the rolled number produce, and some were full. `play.n` is the mask of resources that
    /// overflowed ([`Kinds`]).
    pub brimful: Option<Effect>,
    /// After production, in every turn.
    pub produced: Option<Effect>,
    /// After the event of the die, in every turn; open cards hear it too.
    pub event_die: Option<Effect>,
    /// An event card: the players that it affects. They may react before it happens.
    pub hits: Option<fn(&Duel, &State) -> kernel::Seats>,
    /// An event card: what happens.
    pub event: Option<Effect>,
    /// An event card: whether it lies above the fixed event card whenever the stack is made, in games with
    /// `Terms::events_above`.
    pub above: bool,
    /// An event card: after its effect it goes under this number of top cards, not to the bottom of the stack.
    pub reseat: Option<u8>,
    /// Whether both players reduce their hands to the limit right after this event.
    pub limits_both: bool,
    /// A lying card: whether its owner is spared by this event card.
    pub spares: Option<fn(&State, Card) -> bool>,
    /// An event card is about to affect its owner, or the other player attacks; [`Cx::open_event`] tells which card it
    /// is. It may spare the owner ([`Cx::spare`]).
    pub threatened: Option<Effect>,
    /// A hand card: the event cards from which it protects its owner, and the attacks that it stops.
    pub averts: Option<fn(Card) -> bool>,
    /// A lying card: after the effect of an event card.
    pub event_over: Option<Effect>,

    /// Changes the price of what its owner builds or plays.
    pub price: Option<PriceChange>,
    /// Changes the price of the next thing that its owner builds this turn, after [`Cx::pledge`]. Returns whether it
    /// applies to that thing.
    pub pledges: Option<fn(Thing, &mut Price) -> bool>,
    /// Changes the price of an action card that the other player plays. The seat is the owner of this card.
    pub taxes: Option<Taxes>,
    /// The other player has paid for an action card, which lies open ([`Cx::open_event`]) and has had no effect yet.
    pub foe_plays: Option<Effect>,
    /// After a trade of the other player with the bank; `play.n` is the resource given.
    pub foe_traded: Option<Effect>,
    /// After a card brought the other player something, if that card tells so ([`Cx::tell_gain`], [`Cx::is_about`]).
    pub foe_gained: Option<Effect>,
    /// Narrows the sites that its place allows down to those where it can be built.
    pub fits: Option<SitesOf>,
    /// Narrows the sites down to those where it can be built now. A card that lies there already need not meet this.
    pub buildable: Option<SitesOf>,
    /// Whether building it now would affect the other player's things. If so, it cannot be built in a preparatory
    /// round.
    pub touches_foe: Option<fn(&Duel, &State, Seat) -> bool>,
    /// After it was built.
    pub built: Option<Effect>,
    /// Whether it lies face up and goes to each player who builds a first city.
    pub comes_with_city: bool,
    /// A function for the action phase, or before the roll.
    pub uses: Option<Use>,
    /// Which cards of the other player also work for its owner, at the moments that this card chooses ([`Cx::borrow`]).
    pub borrows: Option<fn(Card) -> bool>,
    /// While it asks for a card: the cards that it cannot take now but could at other times, each with the reason as a
    /// key of `texts/`.
    pub unfit: Option<UnfitOf>,
    /// Whether one part of its function can be used up ([`Cx::use_up`]) while another part can still be used.
    pub half_used: bool,
    /// A sea card: after a ship of its owner discovered it; [`EffectPlay::at`] is its place.
    pub discovered: Option<Effect>,
    /// A sea card: what ships do there once it lies open.
    pub mission: Option<Mission>,
    /// Whether an action card would have an effect now, apart from its requirements. It may use open knowledge only.
    pub avails: Option<fn(&Duel, &State, Seat) -> bool>,
    /// The cards that cannot be played or built while this card lies in a principality. The last argument tells whether
    /// its owner wants to play or build.
    pub forbids: Option<fn(Card, bool) -> bool>,
    /// Whether some effect of it lasts for the rest of the turn ([`Cx::trade_even`], [`Cx::skip_production`]).
    pub lasts: bool,
    /// Whether it adds cards to a hand that it was not played from. Such a hand may exceed its limit.
    pub fills_hands: bool,
    /// Whether it may be played before both players together have the points of [`Edition::lock`](crate::Edition::lock).
    pub unlocked: bool,
    /// The effect of an action card.
    pub play: Option<Effect>,
    /// Guards its owner against attacks.
    pub guard: Option<Guard>,
    /// Whether its owner wins where a roll or a comparison ends in a tie ([`Duel::wins_ties`]).
    pub wins_ties: bool,
    /// After an event or an action card removed a card from its owner's principality.
    pub lost: Option<Effect>,
    /// After an event or the other player took cards out of its owner's hand, once that effect is complete.
    pub hand_lost: Option<Effect>,
    /// Which cards of a row may be chosen where it asks with [`Filter::Own`](crate::chapters::effects::Filter).
    pub picks: Option<fn(Card) -> bool>,
    /// Whether the card can be waiting like this: at this step, after this question, with these remembered values.
    /// Every card that asks has this check. It is used for written positions, which may come from strangers (see
    /// [`Waiting`]).
    pub waits: Option<fn(&Waiting<'_>) -> bool>,
}

/// The default definition: a card without facts and moments.
pub const CARD: CardDef = CardDef {
    key: "",
    name: "",
    text: "",
    kind: CardKind::Building,
    place: Place::Nowhere,
    abroad: false,
    bears: false,
    dial: 0,
    shows: 0,
    holds: None,
    cost: Bundle::NONE,
    extra: Extra::NONE,
    from_region: 0,
    points: Points::NONE,
    requires: &[],
    ways: &[],
    unconditional: false,
    once: false,
    loyal: false,
    printings: &[],
    inert: None,
    asks: &[],
    levels: &[],
    pirate: None,
    region: None,
    stores: None,
    trades: None,
    boosts: None,
    waters: Kinds::NONE,
    search_price: None,
    exchanges_again: false,
    fetches: None,
    trade_bonus: 0,
    chooses_loss: false,
    more_points: None,
    hampers: None,
    expires: None,
    ransom: Extra::NONE,
    goes: "",
    spends: &[],
    stars: None,
    before_roll: None,
    event_shown: None,
    hides: None,
    keeps: None,
    lessens: Bundle::NONE,
    raided: None,
    brimful: None,
    produced: None,
    event_die: None,
    hits: None,
    event: None,
    above: false,
    reseat: None,
    limits_both: false,
    spares: None,
    threatened: None,
    averts: None,
    event_over: None,
    price: None,
    pledges: None,
    taxes: None,
    foe_plays: None,
    foe_traded: None,
    foe_gained: None,
    fits: None,
    buildable: None,
    touches_foe: None,
    built: None,
    comes_with_city: false,
    uses: None,
    borrows: None,
    unfit: None,
    half_used: false,
    discovered: None,
    mission: None,
    avails: None,
    forbids: None,
    lasts: false,
    fills_hands: false,
    unlocked: false,
    play: None,
    guard: None,
    wins_ties: false,
    lost: None,
    hand_lost: None,
    picks: None,
    waits: None,
};

impl CardDef {
    /// The words of the question whose answer this step hears.
    pub fn words(&self, step: u8) -> Option<&'static Words> {
        self.asks.iter().find(|words| words.step == step)
    }

    /// Where it is built, in words that follow "built": the key in the texts of other languages, and the English words.
    pub fn place_said(&self) -> Option<(String, String)> {
        let (name, words) = match self.place {
            Place::Nowhere | Place::Sea => return None,
            Place::Settlement => ("settlement".into(), "in a settlement or city".into()),
            Place::City => ("city".into(), "in a city".into()),
            Place::Region => ("region".into(), "at a region".into()),
            Place::Road => ("road".into(), "on a road".into()),
            Place::Upon(card) => (format!("upon-{}", card.def().key), format!("on a {}", card.def().name)),
            Place::Beside => ("beside".into(), "beside the principality".into()),
            Place::OnCity => ("on-city".into(), "on a city".into()),
        };
        Some(if self.abroad { (format!("abroad-{name}"), format!("{words} of the opponent")) } else { (name, words) })
    }

    /// Whether it is built or played without a price.
    #[inline]
    pub fn is_free(&self) -> bool {
        self.cost == Bundle::NONE && self.extra == Extra::NONE
    }

    /// Whether a requirement is printed on it (enlightenment D39).
    pub fn has_requirement(&self) -> bool {
        !self.requires.is_empty() && !self.unconditional
    }

    /// Whether it is a marker without requirements. Such a marker of a deck can be laid down whenever its owner is
    /// asked.
    pub(crate) const fn is_laid_anytime(&self) -> bool {
        matches!(self.place, Place::Beside) && self.requires.is_empty()
    }

    /// Whether it has a function that is used up.
    #[cfg(feature = "json")]
    pub(crate) fn is_used_up(&self) -> bool {
        self.half_used || self.exchanges_again || self.fetches.is_some() || self.uses.as_ref().is_some_and(|it| it.once)
    }

    /// Whether the card does anything at any moment.
    pub fn speaks(&self) -> bool {
        Moment::ALL.iter().any(|moment| moment.of(self).is_some())
            || Query::ALL.iter().any(|query| query.is_answered_by(self))
            || self.region.is_some()
            || self.stores.is_some()
            || self.trades.is_some()
            || self.boosts.is_some()
            || !self.waters.is_empty()
            || self.search_price.is_some()
            || self.fetches.is_some()
            || self.trade_bonus > 0
            || self.from_region > 0
            || self.averts.is_some()
            || self.hampers.is_some()
            || self.ransom != Extra::NONE
            || self.holds.is_some()
    }
}
