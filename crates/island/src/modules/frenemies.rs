//! Frenemies: favor tokens for kindness, and five guilds who honour them (frenemies 1 to 12).
//!
//! `earning` and `networks` have the ways to earn tokens, `gifts` the presents, `guilds` the ways to use tokens, and
//! `almanac` the entries that players can look up.

mod almanac;
mod deeds;
mod earning;
mod gifts;
mod guilds;
mod hints;
pub(crate) mod inspect;
#[cfg(feature = "json")]
pub(crate) mod json;
mod kept;
pub(crate) mod networks;
mod news;
mod question;
#[cfg(any(test, feature = "testkit"))]
mod testkit;
pub(crate) mod view;

pub use self::deeds::FavorAct;
pub use self::news::{FavorEvent, FavorRefusal};
pub use self::view::FavorsView;
pub(crate) use almanac::entries;
#[cfg(any(test, feature = "testkit"))]
pub use testkit::links;

use kernel::Seat;

use self::networks::Homes;
use super::answers::{Answers, Extras};
use super::{Act, Module, ModuleAsk, ModuleOption};
use crate::action::Action;
use crate::counts::{Countable, Counts, Resource};
use crate::cx::Cx;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, Frame, State};

/// A guild, and the favor token that it honours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Guild {
    /// The wagon.
    Traders,
    /// The ship.
    Merchants,
    /// The shovel.
    RoadBuilders,
    /// The book.
    Scholars,
    /// The compass.
    MasterBuilders,
}

impl Guild {
    /// The title that people read.
    pub fn title(self) -> &'static str {
        ["Traders", "Merchants", "Road Builders", "Scholars", "Master Builders"][self as usize]
    }

    /// How many of its tokens a favor takes (frenemies 1).
    pub fn cost(self) -> u8 {
        [1, 1, 1, 2, 2][self as usize]
    }
}

impl Countable for Guild {
    const ALL: [Guild; 5] =
        [Guild::Traders, Guild::Merchants, Guild::RoadBuilders, Guild::Scholars, Guild::MasterBuilders];
    const NAMES: [&'static str; 5] = ["traders", "merchants", "road-builders", "scholars", "master-builders"];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

/// Favor tokens by guild: held, in the supply, in the halls.
pub type Tokens = Counts<Guild>;

/// Tokens of one copy with dots, which only some tables use (frenemies D2).
const DOTTED: [u8; 5] = [2, 2, 2, 4, 4];
/// Tokens of one copy without dots.
const UNDOTTED: [u8; 5] = [6, 6, 6, 13, 13];

/// All tokens at a table with this number of players (frenemies 1).
pub(crate) fn box_tokens(seats: u8) -> Tokens {
    let (undotted, dotted) = match seats {
        0..=3 => (1, 0),
        4 => (1, 1),
        5 => (1, 2),
        _ => (2, 0),
    };
    Tokens::new(std::array::from_fn(|guild| undotted * UNDOTTED[guild] + dotted * DOTTED[guild]))
}

/// What Frenemies keeps in the state; all zero without it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Favors<D: Size> {
    /// Tokens face down: a bag.
    pub(crate) supply: Tokens,
    /// How many these are: public.
    pub(crate) supply_left: u8,
    /// Redeemed tokens, which stay in the halls (frenemies D15).
    pub(crate) halls: Tokens,
    /// The tokens of each player, which only that player sees.
    pub(crate) held: D::PerSeat<Tokens>,
    /// How many these are: public.
    pub(crate) count: D::PerSeat<u8>,
    /// Victory point markers.
    pub(crate) markers: D::PerSeat<u8>,
    /// Tokens that the active player drew this turn and cannot use before the next.
    pub(crate) fresh: Tokens,
    /// How many these are: public.
    pub(crate) fresh_count: u8,
    /// The token drawn for an exchange, until one goes back.
    pub(crate) drawn: Tokens,
    /// Gifts offered this turn: five bits for each seat, one for each resource.
    pub(crate) offered: u32,
    /// Whether a card was given this turn.
    pub(crate) given: bool,
    /// Whether a token was redeemed this turn.
    pub(crate) redeemed: bool,
    /// Whether a token was exchanged this turn.
    pub(crate) exchanged: bool,
    /// Traders' exchanges of this turn.
    pub(crate) traded: u8,
    /// Where each player's networks began.
    pub(crate) homes: D::PerSeat<Homes>,
    /// Which networks are linked, by the homes of the lower and of the higher seat.
    pub(crate) links: D::PerSeat<D::PerSeat<u8>>,
}

impl<D: Size> Favors<D> {
    /// How many drawn tokens of an exchange wait for the player's choice: 1 while that question is asked, else 0.
    pub(crate) fn drawn_count(&self, awaited: Frame) -> u8 {
        u8::from(awaited == Frame::Module(ModuleAsk::Frenemies(FavorAsk::ExchangeReturn)))
    }

    /// Tokens that a seat may use, in its turn.
    pub(crate) fn ready(&self, seat: Seat) -> Tokens {
        *self.held.of(seat) - self.fresh - self.drawn
    }
}

/// A question or a draw of Frenemies. The active player answers, unless a seat is named first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FavorAsk {
    /// This seat draws this number of tokens.
    Draw(Seat, u8),
    /// This seat connected its network with these seats, and the supply is too small for all: who draws next?
    DrawOrder(Seat, kernel::Seats),
    /// This seat is offered a card.
    GiftAnswer(Seat, Resource),
    /// The active player is asked by this seat for another card.
    GiftAsked(Seat, Resource),
    /// The Traders get this card: which card do they give for it?
    TradersTake(Resource),
    /// The Traders would exchange a second card.
    TradersMore,
    /// The Merchants give a card of choice.
    Merchants,
    /// A token is drawn for an exchange.
    ExchangeDraw,
    /// One token goes back to the supply.
    ExchangeReturn,
}

impl FavorAsk {
    /// Who answers, in a turn of `active`.
    pub fn asked(self, active: Seat) -> Seat {
        match self {
            FavorAsk::GiftAnswer(seat, _) | FavorAsk::DrawOrder(seat, _) => seat,
            _ => active,
        }
    }
}

pub(super) fn option() -> ModuleOption {
    // frenemies 7, D20
    ModuleOption { adds_to_target: 1, ..ModuleOption::scenario("frenemies") }
}

pub(super) fn module<D: Size>() -> Module<D> {
    Module {
        laid_out: Some(|rules, s| {
            s.kept.frenemies.supply = box_tokens(rules.options().seats);
            s.kept.frenemies.supply_left = s.kept.frenemies.supply.total();
        }),
        settled: Some(|cx, (seat, corner)| cx.s.kept.frenemies.homes.of_mut(seat).add(corner)),
        road_built: Some(|cx, (seat, edge)| {
            let met = cx.connect(seat, edge);
            // Contacts made in set-up are recorded without reward.
            if !met.is_empty() && !cx.s.is_set_up() {
                cx.reward_connection(seat, met);
            }
        }),
        // frenemies D20: a ship that is moved earns nothing, and what it meets is linked.
        ship_moved: Some(|cx, (seat, edge)| _ = cx.connect(seat, edge)),
        theft_may_be_waived: Some(|rules, s, hex| rules.is_desert(s, hex)),
        robbed_nobody: Some(|cx, hex| cx.reward_harmless_robber(hex)),
        turn_ended: Some(|cx, ()| cx.end_favors_turn()),
        shown: Some(|cx, seat| {
            let tokens = *cx.s.kept.frenemies.held.of(seat);
            if !tokens.is_empty() {
                cx.log.note(|| FavorEvent::TokensShown { seat, tokens }.into());
            }
        }),
        offers: Some(|rules, s, extras: &mut Extras| {
            if s.agenda.top() == Frame::Main && !s.reduced {
                rules.list_gifts(s, extras);
                rules.list_favors(s, extras);
            }
        }),
        ..Module::silent("frenemies")
    }
}

impl<D: Size> Island<D> {
    /// The answers to a question of Frenemies.
    #[inline(never)]
    pub(crate) fn favor_answers(&self, s: &State<D>, ask: FavorAsk) -> Answers<D> {
        let none = Answers::default();
        match ask {
            FavorAsk::Draw(..) | FavorAsk::ExchangeDraw => none,
            FavorAsk::DrawOrder(_, owners) => Answers { seats: owners, ..none },
            FavorAsk::GiftAnswer(_, resource) => self.gift_answers(s, resource),
            FavorAsk::GiftAsked(_, resource) => {
                Answers { accept: s.hand(s.active).has(resource), decline: true, ..none }
            }
            FavorAsk::TradersTake(give) => Answers { names: s.bank.kinds().without(give), ..none },
            FavorAsk::TradersMore => Answers { names: self.traders_accept(s), pass: true, ..none },
            FavorAsk::Merchants => Answers { names: s.bank.kinds(), ..none },
            FavorAsk::ExchangeReturn => {
                Answers { favors: (s.kept.frenemies.ready(s.active) + s.kept.frenemies.drawn).kinds(), ..none }
            }
        }
    }
}

impl<D: Size> Cx<'_, '_, D> {
    /// A question of Frenemies is answered.
    #[inline(never)]
    pub(crate) fn answer_favor(&mut self, ask: FavorAsk, action: Action) {
        self.s.agenda.pop();
        match (ask, action) {
            (FavorAsk::DrawOrder(builder, owners), Action::Choose(next)) => {
                self.choose_next(builder, owners, next);
            }
            (FavorAsk::GiftAnswer(to, resource), answer) => self.answer_gift(to, resource, answer),
            (FavorAsk::GiftAsked(to, resource), answer) => self.answer_request(to, resource, answer),
            (FavorAsk::TradersTake(give), Action::Name(take)) => self.traders_exchange(give, take),
            (FavorAsk::TradersMore, answer) => self.traders_go_on(answer),
            (FavorAsk::Merchants, Action::Name(resource)) => self.merchants_give(resource),
            (FavorAsk::ExchangeReturn, Action::Module(Act::Frenemies(FavorAct::Return(guild)))) => {
                self.return_token(guild)
            }
            (ask, action) => unreachable!("{action:?} does not answer {ask:?}"),
        }
    }

    /// Asks a question of Frenemies.
    fn ask_favor(&mut self, ask: FavorAsk) {
        self.s.agenda.push(Frame::Module(ModuleAsk::Frenemies(ask)));
    }

    /// Fresh tokens become ready, and every limit of the turn ends (frenemies 4).
    fn end_favors_turn(&mut self) {
        let favors = &mut self.s.kept.frenemies;
        (favors.fresh, favors.fresh_count) = (Tokens::NONE, 0);
        (favors.offered, favors.given) = (0, false);
        (favors.redeemed, favors.exchanged, favors.traded) = (false, false, 0);
    }
}
