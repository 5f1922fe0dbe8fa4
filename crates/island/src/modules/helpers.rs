//! Helpers: ten characters with one advantage each. Every player has one at a time (helpers 1 to 10).
//!
//! Each helper has a file. This file hands them out, decides when they may be used, and lets a used helper be turned
//! over or exchanged.

mod candamir;
pub(crate) mod deeds;
mod hilde;
mod hints;
mod inspect;
mod jean;
#[cfg(feature = "json")]
pub(crate) mod json;
mod kept;
mod lin;
mod louis;
mod marianne;
mod nassir;
mod news;
mod question;
mod sean;
#[cfg(any(test, feature = "testkit"))]
mod testkit;
pub(crate) mod view;
mod vincent;
mod william;

pub use self::deeds::HelperAct;
pub use self::news::{HelperEvent, HelperRefusal};
pub use self::view::HelpersView;

use kernel::{Bits, Seat, Seats};

use super::answers::{Answers, Extras};
use super::{Act, Module, ModuleAsk, ModuleOption};
use crate::action::Action;
use crate::almanac::AlmanacEntry;
use crate::counts::{Cards, Countable, Kinds, Resource};
use crate::cx::Cx;
use crate::event::Event;
use crate::geometry::Edge;
use crate::refusal::Refusal;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, Frame, State};

/// A helper, in the order of the table of helpers 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Helper {
    /// Trades by force.
    Nassir,
    /// Replaces a card of a road's price.
    William,
    /// Comforts after an empty production.
    Marianne,
    /// Moves an end road.
    Louis,
    /// Protects from a 7.
    Sean,
    /// Finds better and cheaper development cards.
    Candamir,
    /// Takes a card from a leader.
    Hilde,
    /// Trades one resource at 2:1.
    Jean,
    /// Sends the robber to the desert.
    Lin,
    /// Turns a knight into a cheaper building.
    Vincent,
}

/// How many helpers are numbered (helpers D2). They form the stack, in this order; the others lie in the display.
const NUMBERED: usize = 6;

impl Helper {
    /// All ten, the numbered ones first.
    pub const ALL: [Helper; 10] = [
        Helper::Nassir,
        Helper::William,
        Helper::Marianne,
        Helper::Louis,
        Helper::Sean,
        Helper::Candamir,
        Helper::Hilde,
        Helper::Jean,
        Helper::Lin,
        Helper::Vincent,
    ];

    /// The name as it is written.
    pub fn name(self) -> &'static str {
        ["nassir", "william", "marianne", "louis", "sean", "candamir", "hilde", "jean", "lin", "vincent"][self as usize]
    }

    /// The name that people read.
    pub fn title(self) -> &'static str {
        ["Nassir", "William", "Marianne", "Louis", "Sean", "Candamir", "Hilde", "Jean", "Lin", "Vincent"][self as usize]
    }

    /// Reads a name.
    pub fn read(name: &str) -> Option<Helper> {
        Helper::ALL.into_iter().find(|helper| helper.name() == name)
    }
}

/// A set of helpers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct HelperSet(u16);

impl HelperSet {
    const ALL: HelperSet = HelperSet(0x3FF);
    /// Those without a number (helpers 1).
    const UNNUMBERED: HelperSet = HelperSet(0x3FF & !((1 << NUMBERED) - 1));

    pub(crate) fn has(self, helper: Helper) -> bool {
        self.0 >> helper as u16 & 1 == 1
    }

    pub(crate) fn without(self, helper: Helper) -> HelperSet {
        HelperSet(self.0 & !(1 << helper as u16))
    }

    pub(crate) fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The `k`-th of them in the order of the table.
    pub(crate) fn nth(self, k: u32) -> Helper {
        Helper::ALL[u64::from(self.0).nth(k)]
    }

    pub(crate) fn each(self) -> impl Iterator<Item = Helper> {
        Helper::ALL.into_iter().filter(move |&helper| self.has(helper))
    }
}

/// How a helper is used: the choices that the player names with the use, since they are paid or shown at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Without a choice; Candamir at the plain price, Sean as a protection.
    Plain,
    /// With a resource: Nassir's named one, Jean's given one, what Marianne or Sean takes.
    With(Resource),
    /// With two resources: William's kept card and the other one, Candamir's replaced card and its replacement.
    Paying(Resource, Resource),
    /// Vincent, for a settlement.
    Settlement,
    /// Vincent, for a city.
    City,
}

impl Way {
    fn number(self) -> usize {
        match self {
            Way::Plain => 0,
            Way::With(resource) => 1 + resource.index(),
            Way::Paying(one, other) => 6 + 5 * one.index() + other.index(),
            Way::Settlement => 31,
            Way::City => 32,
        }
    }

    fn numbered(number: usize) -> Way {
        match number {
            0 => Way::Plain,
            1..=5 => Way::With(Resource::ALL[number - 1]),
            6..=30 => Way::Paying(Resource::ALL[(number - 6) / 5], Resource::ALL[(number - 6) % 5]),
            31 => Way::Settlement,
            _ => Way::City,
        }
    }
}

/// A set of ways to use a helper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ways(u64);

impl Ways {
    pub(crate) const NONE: Ways = Ways(0);

    /// One way if the condition holds, else none.
    pub(crate) fn only_if(way: Way, holds: bool) -> Ways {
        if holds { Ways(1 << way.number()) } else { Ways::NONE }
    }

    /// [`Way::With`] each of these resources.
    pub(crate) fn with_each(kinds: Kinds) -> Ways {
        kinds.each::<Resource>().fold(Ways::NONE, |ways, kind| ways.and(Way::With(kind)))
    }

    #[must_use]
    pub(crate) fn and(self, way: Way) -> Ways {
        Ways(self.0 | 1 << way.number())
    }

    pub(crate) fn has(self, way: Way) -> bool {
        self.0 >> way.number() & 1 == 1
    }

    pub(crate) fn count(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) fn nth(self, k: u32) -> Way {
        Way::numbered(self.0.nth(k))
    }
}

/// What the helpers keep in the state; all zero without them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Helpers<D: Size> {
    /// The helper of each player; all others lie in the stack or the display.
    pub(crate) held: D::PerSeat<Option<Helper>>,
    /// Those whose helper shows its B side.
    pub(crate) turned: Seats,
    /// Those who took or turned a helper in this turn.
    pub(crate) locked: Seats,
    /// The resource that the active player trades at 2:1 this turn (Jean).
    pub(crate) jean: Option<Resource>,
    /// Cards that only the active player sees (Candamir). They are neither in the deck nor in a hand.
    pub(crate) seen: Cards,
    /// How many these are: public.
    pub(crate) seen_count: u8,
}

impl<D: Size> Helpers<D> {
    /// Helpers that nobody has.
    pub(crate) fn free(&self) -> HelperSet {
        self.held.as_ref().iter().flatten().fold(HelperSet::ALL, |free, &held| free.without(held))
    }

    /// The display: in set-up the unnumbered ones, then all that nobody has (helpers 2).
    pub(crate) fn display(&self, seats: u8) -> HelperSet {
        let seated = self.held.as_ref()[..seats as usize].iter().all(Option::is_some);
        if seated { self.free() } else { HelperSet::UNNUMBERED }
    }
}

/// A question of a helper. The active player answers, unless a seat is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelperAsk {
    /// Nassir: which opponent is to give this?
    NassirWhom(Resource),
    /// Nassir: which second opponent, if any?
    NassirAlso(Resource, Seat),
    /// Nassir: what goes back to the first of these?
    NassirReturn(Seats),
    /// William: where does the road go that is paid with these?
    WilliamRoad(Resource, Resource),
    /// Marianne: does this player, who got nothing from production, take a card?
    Marianne(Seat),
    /// Louis: which road is taken off?
    LouisFrom,
    /// Louis: where does it go?
    LouisTo(Edge),
    /// Sean: does this player use him against the 7?
    Sean(Seat),
    /// Candamir: this number of cards is still to be drawn.
    CandamirDraw(u8),
    /// Candamir: which of the cards is kept?
    CandamirKeep,
    /// Hilde: whose hand is looked at?
    HildeWhom,
    /// Hilde: which card of this player's hand is taken?
    HildeTake(Seat),
    /// Jean: what is taken for the first two of these?
    JeanTake(Resource),
    /// Lin: to which desert does the robber go?
    LinDesert,
    /// Lin: which card for the gold field that the robber left?
    LinGold,
    /// Vincent: where is the settlement built?
    VincentSettlement,
    /// Vincent: where is the city built?
    VincentCity,
    /// After the use: does this player turn the helper over, or exchange it?
    AfterUse(Seat),
}

impl HelperAsk {
    /// Who answers, in a turn of `active`.
    pub fn asked(self, active: Seat) -> Seat {
        match self {
            HelperAsk::Marianne(seat) | HelperAsk::Sean(seat) | HelperAsk::AfterUse(seat) => seat,
            _ => active,
        }
    }

    /// The helper who asks; `None` for the question after a use, which all helpers share.
    fn helper(self) -> Option<Helper> {
        Some(match self {
            HelperAsk::NassirWhom(_) | HelperAsk::NassirAlso(..) | HelperAsk::NassirReturn(_) => Helper::Nassir,
            HelperAsk::WilliamRoad(..) => Helper::William,
            HelperAsk::Marianne(_) => Helper::Marianne,
            HelperAsk::LouisFrom | HelperAsk::LouisTo(_) => Helper::Louis,
            HelperAsk::Sean(_) => Helper::Sean,
            HelperAsk::CandamirDraw(_) | HelperAsk::CandamirKeep => Helper::Candamir,
            HelperAsk::HildeWhom | HelperAsk::HildeTake(_) => Helper::Hilde,
            HelperAsk::JeanTake(_) => Helper::Jean,
            HelperAsk::LinDesert | HelperAsk::LinGold => Helper::Lin,
            HelperAsk::VincentSettlement | HelperAsk::VincentCity => Helper::Vincent,
            HelperAsk::AfterUse(_) => return None,
        })
    }
}

/// When a helper may be used (helpers 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Window {
    /// In the own main phase.
    Main,
    /// Before the own roll, or in the own main phase.
    AlsoBeforeTheRoll,
    /// When asked after a roll.
    WhenAsked,
}

/// One helper: when, on what condition, and how.
struct HelperDef<D: Size> {
    window: Window,
    /// The ways in which this player could use it now. Time and lock are checked elsewhere.
    ways: fn(&Island<D>, &State<D>, Seat) -> Ways,
    /// The reason why it cannot be used in another way.
    why_not: fn(&Island<D>, &State<D>, Seat, Way) -> Refusal,
    /// The use begins.
    begin: for<'c, 'a, 'l> fn(&'c mut Cx<'a, 'l, D>, Seat, Way),
    /// The answers to one of its questions.
    answers: fn(&Island<D>, &State<D>, Seat, HelperAsk) -> Answers<D>,
    /// Carries out an answer. The question is already off the agenda.
    answer: for<'c, 'a, 'l> fn(&'c mut Cx<'a, 'l, D>, Seat, HelperAsk, Action),
    /// What the almanac says.
    entry: AlmanacEntry,
}

impl<D: Size> HelperDef<D> {
    /// A helper without questions. A definition ends with `..HelperDef::plain(…)` to fill what it does not set.
    const fn plain(entry: AlmanacEntry) -> HelperDef<D> {
        HelperDef {
            window: Window::Main,
            ways: |_, _, _| Ways::NONE,
            why_not: |_, _, _, way| match way {
                Way::Plain => HelperRefusal::OfNoUse.into(),
                _ => HelperRefusal::NotThisOne.into(),
            },
            begin: |_, _, _| {},
            answers: |_, _, _, _| Answers::default(),
            answer: |_, _, ask, _| unreachable!("{ask:?} is not asked"),
            entry,
        }
    }
}

/// The table of helpers.
fn def<D: Size>(helper: Helper) -> &'static HelperDef<D> {
    match helper {
        Helper::Nassir => const { &nassir::def() },
        Helper::William => const { &william::def() },
        Helper::Marianne => const { &marianne::def() },
        Helper::Louis => const { &louis::def() },
        Helper::Sean => const { &sean::def() },
        Helper::Candamir => const { &candamir::def() },
        Helper::Hilde => const { &hilde::def() },
        Helper::Jean => const { &jean::def() },
        Helper::Lin => const { &lin::def() },
        Helper::Vincent => const { &vincent::def() },
    }
}

/// What the almanac says of the scenario and of every helper.
pub(crate) fn entries() -> impl Iterator<Item = &'static AlmanacEntry> {
    std::iter::once(&HELPERS).chain(Helper::ALL.into_iter().map(|helper| &def::<crate::size::Small>(helper).entry))
}

/// The common part of the helpers' entries in the almanac.
const HELPER: AlmanacEntry = AlmanacEntry { kind: "helper", mark: "rulebook", ..crate::almanac::ENTRY };

/// What the almanac says of the scenario.
static HELPERS: AlmanacEntry = AlmanacEntry {
    id: "island/helpers",
    name: "Helpers",
    kind: "scenario",
    text: "Everybody has one of ten helpers. Use its advantage when its time comes, then turn it over or exchange it.",
    rulings: &[
        "With your second settlement and its road you take the next of six, the last player first; the others lie in the display.", // helpers 2
        "Both sides have the same advantage. Used on side A it is turned over to B or exchanged, used on side B it is exchanged.", // helpers 3
        "An exchange puts it back and takes another one from the display, its A side up; the choice comes at once.", // helpers 3
        "It cannot be used in the turn in which you took it or turned it over, and not twice in a turn of anybody.", // helpers 3
        "It cannot be used in a Special Building Phase or in the reduced turn of paired players, nor where it would change nothing.", // helpers 3, D5, D23
        "Nobody has to use a helper, and none is traded, stolen or exchanged without a use.", // helpers 3
    ],
    ..HELPER
};

pub(super) fn option() -> ModuleOption {
    ModuleOption::scenario("helpers")
}

pub(super) fn module<D: Size>() -> Module<D> {
    Module {
        seated: Some(|cx, seat| cx.take_from_stack(seat)),
        produced: Some(|cx, got| {
            if let Some(seat) = cx.rules.reacts(cx.s, Helper::Marianne).filter(|&seat| !got.has(seat)) {
                cx.s.agenda.push(Frame::Module(ModuleAsk::Helpers(HelperAsk::Marianne(seat))));
            }
        }),
        // Marianne's question waits until the gold is paid. If the gold emptied the bank, it is dropped.
        gold_chosen: Some(|cx, ()| {
            if matches!(cx.s.agenda.top(), Frame::Module(ModuleAsk::Helpers(HelperAsk::Marianne(_))))
                && cx.s.bank.is_empty()
            {
                cx.s.agenda.pop();
            }
        }),
        seven_fell: Some(|cx, ()| {
            if let Some(seat) = cx.rules.reacts(cx.s, Helper::Sean) {
                cx.s.agenda.push(Frame::Module(ModuleAsk::Helpers(HelperAsk::Sean(seat))));
            }
        }),
        // Sean's user may already have turned him over or exchanged him while the others still discard.
        forgives: Some(|_, s, seat| {
            let holder = s.kept.helpers.held.as_ref().iter().position(|&held| held == Some(Helper::Sean));
            let used = match holder {
                Some(holder) => holder == seat.index() && s.kept.helpers.turned.has(seat),
                None => true,
            };
            let choosing = s.agenda.frames().contains(&Frame::Module(ModuleAsk::Helpers(HelperAsk::AfterUse(seat))));
            choosing && holder == Some(seat.index()) || s.kept.helpers.locked.has(seat) && used
        }),
        knights_leave: true,
        turn_ended: Some(|cx, ()| cx.end_helpers_turn()),
        offers: Some(|rules, s, extras: &mut Extras| extras.ways = rules.open_ways(s)),
        ..Module::silent("helpers")
    }
}

impl<D: Size> Island<D> {
    /// Who holds a helper that reacts to rolls and can use it now (helpers 4).
    fn reacts(&self, s: &State<D>, helper: Helper) -> Option<Seat> {
        let holder = self.everybody().find(|&seat| *s.kept.helpers.held.of(seat) == Some(helper))?;
        let usable = !s.kept.helpers.locked.has(holder) && (def::<D>(helper).ways)(self, s, holder) != Ways::NONE;
        usable.then_some(holder)
    }

    /// The active player's helper, if it may be used at this time and was not taken or turned this turn (helpers 3).
    fn usable(&self, s: &State<D>) -> Result<Helper, Refusal> {
        let helper = s.kept.helpers.held.of(s.active).ok_or(HelperRefusal::None)?;
        if s.kept.helpers.locked.has(s.active) {
            return Err(HelperRefusal::Locked.into());
        }
        let open = match (def::<D>(helper).window, s.agenda.top()) {
            (Window::Main | Window::AlsoBeforeTheRoll, Frame::Main) => !s.reduced,
            (Window::AlsoBeforeTheRoll, Frame::BeforeRoll) => true,
            _ => false,
        };
        if open { Ok(helper) } else { Err(HelperRefusal::NotNow.into()) }
    }

    /// The ways in which the active player may use a helper now.
    pub(crate) fn open_ways(&self, s: &State<D>) -> Ways {
        match self.usable(s) {
            Ok(helper) => (def::<D>(helper).ways)(self, s, s.active),
            Err(_) => Ways::NONE,
        }
    }

    /// Whether the active player may use a helper in this way.
    #[inline(never)]
    pub(crate) fn check_use(&self, s: &State<D>, way: Way) -> Result<(), Refusal> {
        let def = def::<D>(self.usable(s)?);
        if (def.ways)(self, s, s.active).has(way) { Ok(()) } else { Err((def.why_not)(self, s, s.active, way)) }
    }

    /// The answers to a helper's question.
    #[inline(never)]
    pub(crate) fn helper_answers(&self, s: &State<D>, ask: HelperAsk) -> Answers<D> {
        let seat = ask.asked(s.active);
        match ask.helper() {
            Some(helper) => (def::<D>(helper).answers)(self, s, seat, ask),
            None => {
                Answers { flip: !s.kept.helpers.turned.has(seat), helpers: s.kept.helpers.free(), ..Answers::default() }
            }
        }
    }
}

impl<D: Size> Cx<'_, '_, D> {
    /// Set-up: the player who placed the second settlement gets the top of the stack (helpers 2).
    fn take_from_stack(&mut self, seat: Seat) {
        let taken = self.s.kept.helpers.held.as_ref().iter().flatten().count();
        let helper = Helper::ALL[taken];
        *self.s.kept.helpers.held.of_mut(seat) = Some(helper);
        self.log.note(|| HelperEvent::Taken { seat, helper }.into());
    }

    /// The active player uses a helper.
    #[inline(never)]
    pub(crate) fn use_helper(&mut self, way: Way) {
        self.begin_use(self.s.active, way);
    }

    fn begin_use(&mut self, seat: Seat, way: Way) {
        let helper = self.s.kept.helpers.held.of(seat).expect("only who has a helper uses one");
        self.log.note(|| HelperEvent::Used { seat, helper, way }.into());
        (def::<D>(helper).begin)(self, seat, way);
    }

    /// A helper's question is answered.
    #[inline(never)]
    pub(crate) fn answer_helper(&mut self, ask: HelperAsk, action: Action) {
        let seat = ask.asked(self.s.active);
        self.s.agenda.pop();
        match (ask.helper(), action) {
            (Some(_), Action::Module(Act::Helpers(HelperAct::Use(way)))) => self.begin_use(seat, way),
            (Some(helper), _) => (def::<D>(helper).answer)(self, seat, ask, action),
            (None, Action::Module(Act::Helpers(HelperAct::Flip))) => {
                let helper = self.s.kept.helpers.held.of(seat).expect("a used helper is still held");
                self.s.kept.helpers.turned = self.s.kept.helpers.turned.with(seat);
                self.s.kept.helpers.locked = self.s.kept.helpers.locked.with(seat);
                self.log.note(|| HelperEvent::Turned { seat, helper }.into());
            }
            (None, Action::Module(Act::Helpers(HelperAct::Swap(helper)))) => {
                let gave = self.s.kept.helpers.held.of_mut(seat).replace(helper).expect("a used helper is still held");
                self.s.kept.helpers.turned = self.s.kept.helpers.turned.without(seat);
                self.s.kept.helpers.locked = self.s.kept.helpers.locked.with(seat);
                self.log.note(|| HelperEvent::Exchanged { seat, gave, took: helper }.into());
            }
            (None, other) => unreachable!("{other:?} is no answer after a use"),
        }
    }

    /// The use is done: the helper is turned over or exchanged before anything else happens (helpers 3).
    fn used(&mut self, seat: Seat) {
        self.s.agenda.push(Frame::Module(ModuleAsk::Helpers(HelperAsk::AfterUse(seat))));
    }

    /// Asks a question of a helper.
    fn ask_helper(&mut self, ask: HelperAsk) {
        self.s.agenda.push(Frame::Module(ModuleAsk::Helpers(ask)));
    }

    /// A player takes one card from the bank, seen by all.
    fn take_one(&mut self, seat: Seat, resource: Resource) {
        let cards = crate::counts::Hand::one(resource);
        self.take_from_bank(seat, cards);
        self.log.note(|| Event::TookFromBank { seat, cards });
    }

    /// A reaction is declined.
    fn declines_to_react(&mut self, seat: Seat) {
        self.log.note(|| Event::Passed { seat });
    }

    /// Locks end with the turn, and so does Jean's rate.
    fn end_helpers_turn(&mut self) {
        self.s.kept.helpers.locked = Seats::NONE;
        if self.s.kept.helpers.jean.take().is_some() {
            let seat = self.s.active;
            self.s.side_mut(seat).rates = self.rules.printed_rates(self.s, seat);
        }
    }
}
