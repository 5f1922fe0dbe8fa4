//! What must be true of the table for a frame to be on the agenda.
//!
//! The engine never looks back: a frame that it put on the agenda can be dealt with. A stranger may write any agenda, so
//! whatever is read is held against the table here, frame by frame, before the engine sees it. What a card under way
//! remembers only the card can judge: [`CardDef::waits`](crate::card::CardDef::waits).

use kernel::Seat;

use crate::piles::Row;
use crate::resource::Kinds;
use crate::rules::Duel;
use crate::site::{Sites, Stores};
use crate::state::{Ask, Play, State};

/// A card under way that goes on at a later step, and what it waits for.
pub struct Waiting<'a> {
    /// The rules of the match.
    pub duel: &'a Duel,
    /// The position.
    pub s: &'a State,
    /// The card, at the step with which it goes on.
    pub play: Play,
    /// The question whose answer it waits for, and who is asked; nothing if it waits for something else.
    pub asked: Option<(Seat, Ask)>,
    /// Who rolls the die whose number it waits for; nobody if it waits for something else.
    pub rolls: Option<Seat>,
}

impl Waiting<'_> {
    /// Whether this is asked of a seat.
    pub fn asks(&self, seat: Seat, ask: Ask) -> bool {
        self.asked == Some((seat, ask))
    }

    /// Whether it waits neither for an answer nor for a die: it goes on when what lies above it is done with.
    pub fn goes_on(&self) -> bool {
        self.asked.is_none() && self.rolls.is_none()
    }

    /// Whether a seat is asked to choose one of some of these sites of `owner` at home.
    pub fn asks_site_among(&self, seat: Seat, owner: Seat, allowed: Sites) -> bool {
        let ours = |asked: Seat, whose: Seat| (asked, whose) == (seat, owner);
        matches!(self.asked, Some((asked, Ask::Site(whose, sites))) if ours(asked, whose) && sites.sites() & !allowed == 0)
    }

    /// The cards of `owner` at home of which a seat is asked to choose one; none if something else is asked.
    pub fn sites(&self, seat: Seat, owner: Seat) -> Sites {
        match self.asked {
            Some((_, Ask::Site(_, sites))) if self.asks_site_among(seat, owner, self.s.side(owner).own()) => {
                sites.sites()
            }
            _ => 0,
        }
    }

    /// Whether a seat is asked for one of `owner`'s cards, at home or abroad.
    pub fn asks_card_of(&self, seat: Seat, owner: Seat) -> bool {
        let building = |it| matches!(it, Some((asked, Ask::Building(whose, _))) if (asked, whose) == (seat, owner));
        self.sites(seat, owner) != 0 || building(self.asked)
    }

    /// The own regions of which a seat is asked to choose one; none if something else is asked.
    pub fn regions(&self, seat: Seat) -> Stores {
        match self.asked {
            Some((asked, Ask::Region(regions))) if asked == seat => u16::from_le_bytes(regions).into(),
            _ => 0,
        }
    }

    /// The resources of which a seat is asked to name one; none if something else is asked.
    pub fn resources(&self, seat: Seat) -> Kinds {
        match self.asked {
            Some((asked, Ask::Resource(kinds))) if asked == seat => kinds,
            _ => Kinds::NONE,
        }
    }

    /// Whether a seat is asked for one of some of these sea cards of `owner`, or to pass where that is said.
    pub fn asks_sea_among(&self, seat: Seat, owner: Seat, allowed: u16, pass: bool) -> bool {
        let Some((asked, Ask::Sea { owner: whose, places, pass: passes })) = self.asked else { return false };
        (asked, whose, passes) == (seat, owner, pass) && u16::from_le_bytes(places) & !allowed == 0
    }

    /// Whether a seat is asked for a draw stack.
    pub fn asks_stack(&self, seat: Seat) -> bool {
        matches!(self.asked, Some((asked, Ask::Stack(_))) if asked == seat)
    }

    /// Whether a seat is asked for a card of a row.
    pub fn asks_card(&self, seat: Seat, row: Row) -> bool {
        matches!(self.asked, Some((asked, Ask::Card { row: from, .. })) if (asked, from) == (seat, row))
    }
}

#[cfg(feature = "json")]
mod check {
    use kernel::{Log, Seat};

    use super::Waiting;
    use crate::card::{Kind, Moment, Query, short_of};
    use crate::cards::Card;
    use crate::cx::Cx;
    use crate::piles::{Face, Row};
    use crate::resource::Kinds;
    use crate::rules::{Duel, HandStep};
    use crate::site::{BUILDING_SITES, MARKER_SITES, REGIONS, Site};
    use crate::state::{AGENDA, Ask, End, Filter, Frame, Phase, Play, Preparing, Start, State, foe};

    /// Why a frame cannot be where it is, if it cannot.
    type Verdict = Result<(), &'static str>;

    const UNSEEN: &str = "whoever chooses among these cards has seen them";

    fn holds(truth: bool, otherwise: &'static str) -> Verdict {
        if truth { Ok(()) } else { Err(otherwise) }
    }

    impl Duel {
        /// Whether the agenda of a position can be dealt with; if not, which frame is wrong, and why.
        pub(crate) fn check_agenda(&self, s: &State) -> Result<(), (usize, &'static str)> {
            let frames = s.agenda.frames();
            for at in 0..frames.len() {
                self.check_frame(s, frames, at).map_err(|why| (at, why))?;
            }
            self.check_open_cards(s).map_err(|why| (0, why))?;
            self.check_preparing(s).map_err(|why| (0, why))?;
            let Some(last) = frames.len().checked_sub(1) else { return Ok(()) };
            holds(frames[last].awaits(), "work that awaits nobody is not on top").map_err(|why| (last, why))?;
            let mut tried = *s;
            let goes_on = Cx { duel: self, s: &mut tried, log: &mut Log::off() }.work();
            let won = self.edition.wins_at_once && s.victory_points(self, s.active) >= self.options().target;
            holds(!goes_on && !won, "there is nothing to decide").map_err(|why| (last, why))
        }

        fn check_frame(&self, s: &State, frames: &[Frame], at: usize) -> Verdict {
            let frame = frames[at];
            let below = at.checked_sub(1).map(|it| frames[it]);
            let above = frames.get(at + 1).copied();
            let on_top = holds(above.is_none(), "this is decided as soon as it comes up: it is on top");
            let in_phase =
                |phase: Phase| holds(frames[0] == Frame::Turn(phase), "this is not done in this part of a turn");
            let on = |phase: Phase| holds(below == Some(Frame::Turn(phase)), "this lies right on its part of the turn");
            let own = |seat: Seat| holds(seat == s.active, "only the active player does this");
            let again = self.queried(Query::ExchangesAgain) != 0;
            let exchanged = on(Phase::End).or_else(|why| if again { on(Phase::Exchange) } else { Err(why) });
            holds(at + frame.room() <= AGENDA, "there are too many frames below it")?;
            let lowest = matches!(frame, Frame::Turn(_) | Frame::Start(..));
            holds(lowest == (at == 0), "a part of a turn or of the start is the lowest frame, and nothing else is")?;
            match frame {
                Frame::Over => Err("after the end nothing is on the agenda"),
                Frame::Start(seat, start) => {
                    on_top?;
                    self.check_start(s, seat, start)
                }
                Frame::Turn(phase) => {
                    let alone = matches!(phase, Phase::Dice | Phase::Replenish) || phase == Phase::Exchange && !again;
                    holds(!alone || above.is_none(), "nothing comes between in this part of a turn")?;
                    if phase == Phase::Fill { self.check_fill(s) } else { Ok(()) }
                }
                Frame::DiceShown | Frame::Produce => {
                    in_phase(Phase::Action)?;
                    self.dice_lie(s)
                }
                Frame::EventDie | Frame::DrawEvent | Frame::Raid(_) => {
                    in_phase(Phase::Action)?;
                    self.event_lies(s)
                }
                Frame::EventIs(event) => {
                    in_phase(Phase::Action)?;
                    let needed = frames[..at].iter().any(|it| it.is_of_the_dice());
                    holds(event.is_some() || !needed, "an event of the dice is still to happen")
                }
                Frame::EventRoll => {
                    on_top?;
                    in_phase(Phase::Action)
                }
                Frame::Die(_) => {
                    on_top?;
                    holds(matches!(below, Some(Frame::Play(_))), "the card that rolls lies below its die")
                }
                Frame::Strike(victim) => {
                    let attack = threat(frames, at).is_some_and(|it| (it.moment, it.by) == (Moment::Play, foe(victim)));
                    holds(attack && above.is_some(), "there is no attack below")
                }
                Frame::Wares { n, .. } => holds(n < 16, "there is not so much of a ware"),
                Frame::Avert(_) => {
                    let open = self.open_card(s)?;
                    let threat = threat(frames, at).is_some_and(|it| it.card == open);
                    holds(threat, "whoever may avert an event or an attack is asked before it happens")
                }
                Frame::Hear { moment, from, about, .. } => {
                    if !matches!(moment, Moment::FoePlays | Moment::HandLost) {
                        in_phase(Phase::Action)?;
                    }
                    holds(usize::from(from) <= 128 + s.piles.len(Row::OPEN), "there is no such site")?;
                    let most = match moment {
                        Moment::FoeTraded => 5,
                        Moment::Brimful => Kinds::ALL.0,
                        Moment::FoeGained => u8::MAX,
                        _ => 0,
                    };
                    holds(about <= most, "this moment is about something else")?;
                    match moment {
                        Moment::Produced | Moment::Brimful | Moment::EventShown => self.dice_lie(s),
                        Moment::EventDie | Moment::EventOver | Moment::Raided => self.event_lies(s),
                        Moment::Threatened | Moment::Lost | Moment::HandLost => Ok(()),
                        Moment::FoePlays | Moment::FoeTraded | Moment::FoeGained => Ok(()),
                        _ => Err("no lying card hears of this moment"),
                    }
                }
                Frame::PutAway(seat, face) => {
                    own(seat)?;
                    in_phase(Phase::Action)?;
                    let def = self.card(face).def();
                    let open = s.piles.find(Row::OPEN, face).is_some();
                    holds(
                        def.kind == Kind::Event || def.kind.is_action() && open,
                        "only action cards and events that lie open are put away",
                    )
                }
                // What there is moves, and no more.
                Frame::Gain { .. } | Frame::PayAny(..) => Ok(()),
                Frame::Rob { giver, stop, .. } => {
                    holds(!(giver && stop), "whoever gives what he chooses does not stop")
                }
                Frame::PutBack(_, _, filter) => holds(filter != Filter::Own, "no card asks for these cards"),
                Frame::Draws(_, n) => holds(n <= 12, "nobody draws so many cards"),
                Frame::Bring { seat, region, .. } => {
                    holds(s.side(seat).regions[region.index()] != Face(0), "there is no such region")
                }
                Frame::Pay(seat, _) => {
                    let others = |it: &Frame| matches!(it, Frame::Pay(payer, _) if *payer != seat);
                    holds(frames[at + 1..].iter().all(others), "nothing comes before a payment but that of the other")
                }
                Frame::Gild { seat, price, less, gilds } => {
                    on_top?;
                    let short = short_of(s.side(seat).wealth(), price, less, gilds);
                    holds(short == 0, "the price cannot be paid")
                }
                Frame::Offer(seat, give, take) => {
                    own(foe(seat))?;
                    on(Phase::Action)?;
                    on_top?;
                    let before = State { offers: s.offers.wrapping_sub(1), ..*s };
                    let offered = s.offers > 0 && self.check_offer(&before, foe(seat), give, take).is_ok();
                    holds(offered, "this could not have been offered")
                }
                Frame::LeaveOut(seat, price, less) => {
                    on_top?;
                    holds(s.side(seat).wealth().short_of(price) <= less, "the price cannot be paid")
                }
                Frame::Raise(seat, site) => {
                    own(seat)?;
                    on(Phase::Action)?;
                    holds(above.is_some_and(|it| it.is_paid_by(seat)), "an expansion is laid when it is paid for")?;
                    let card = self.open_card(s)?;
                    let sites = if card.def().kind.is_laid() { s.sites_for(self, seat, card) } else { 0 };
                    let (_, here) = site.ground(seat);
                    let fits = site.is_abroad() == card.def().abroad && sites & here.bit() != 0;
                    holds(fits, "the open card cannot be laid there")
                }
                Frame::LayRoad(seat, end) => {
                    self.check_center(s, seat, below, above)?;
                    holds(s.supply[0] > 0 && s.side(seat).can_extend(end), "no road can be laid there")
                }
                Frame::LaySettlement(seat, end) => {
                    self.check_center(s, seat, below, above)?;
                    let can = self.can_settle(s, seat) && s.side(seat).has_open_road(end);
                    holds(can, "no settlement can be laid there")
                }
                Frame::LayCity(seat, place) => {
                    self.check_center(s, seat, below, above)?;
                    let side = s.side(seat);
                    let can = s.supply[2] > 0 && (side.settled & !side.cities) >> place & 1 == 1;
                    holds(can, "no city can be laid there")
                }
                Frame::LayRegions(seat, end) => {
                    own(seat)?;
                    on(Phase::Action)?;
                    on_top?;
                    let open = s.piles.faces(Row::OPEN);
                    let two = open.len() == 2 && open.iter().all(|&it| self.card(it).def().kind == Kind::Region);
                    holds(two, "two regions lie open to be laid")?;
                    holds(s.lacks_regions(seat) == Some((end, [true, true])), "there is no place for two regions")
                }
                Frame::TakeOff(seat) => {
                    own(seat)?;
                    on(Phase::Action)?;
                    on_top?;
                    let own = self.removable(s, seat) | self.removable_abroad(s, seat);
                    holds(self.options().terms().removal && own != 0, "there is no card to be taken off")
                }
                Frame::Bury(seat, site) => {
                    // Nothing before it takes that card away.
                    let harmless = |it: &Frame| match *it {
                        Frame::Bury(other, _) => other != seat,
                        Frame::Hear { moment, .. } => moment == Moment::Lost,
                        Frame::Gain { .. } => true,
                        _ => false,
                    };
                    holds(frames[at + 1..].iter().all(harmless), "only what the other loses comes before it")?;
                    holds(s.lying(seat, site).is_some(), "no card of that seat lies there")
                }
                Frame::GuardRoll(seat, attack) => {
                    on_top?;
                    let attacked = threat(frames, at).is_some_and(|it| (it.card, it.by) == (attack, foe(seat)));
                    let guarded = attacked && self.guard(s, seat, attack, None).is_some();
                    holds(guarded, "nobody guards against this attack")
                }
                Frame::Shuffle(row) => {
                    on_top?;
                    holds(matches!(row, Row::EVENTS | Row::REGIONS), "only events and regions are shuffled")?;
                    let place = s.piles.faces(row).iter().rev().position(|&face| self.is_told(face));
                    let told = self.edition.told_event.map(|told| usize::from(told.from_bottom) - 1);
                    holds(
                        place.is_none() || place == told,
                        "the told event lies at its place before the others are shuffled",
                    )
                }
                Frame::PutAside(_) => {
                    on_top?;
                    holds(s.piles.len(Row::ASIDE) > 0, "no card lies aside")
                }
                Frame::Redraw(seat, stacks) => {
                    own(seat)?;
                    exchanged?;
                    on_top?;
                    holds(self.full_stacks(s, seat) & stacks != 0, "there is no card to be drawn")
                }
                Frame::Surplus(_) => {
                    in_phase(Phase::Action)?;
                    let others = frames[at + 1..].iter().all(|it| matches!(it, Frame::Surplus(_)));
                    holds(others && self.edition.passive_limit, "nothing comes before a hand limit is kept")
                }
                Frame::Fetch(seat, site) => {
                    own(seat)?;
                    on(Phase::Fill)?;
                    holds(above.is_none_or(|it| it.is_paid_by(seat)), "a card is fetched when it is paid for")?;
                    holds(self.fetchable(s, seat, site).next().is_some(), "there is no card to be fetched")
                }
                Frame::Search(seat, _) => {
                    own(seat)?;
                    exchanged.or(on(Phase::Fill))?;
                    holds(matches!(above, Some(Frame::PayAny(it, _)) if it == seat), "a search is paid for first")
                }
                Frame::TakeFrom(seat, row) => {
                    own(seat)?;
                    on_top?;
                    holds(row.0 < self.stacks() && s.piles.len(row) > 0, "there is no card to be taken")?;
                    self.has_seen(s, seat, row)
                }
                Frame::Ask(seat, ask) => {
                    on_top?;
                    let Some(Frame::Play(play)) = below else {
                        return Err("the card that asks lies below its question");
                    };
                    self.check_ask(s, seat, ask, Some(play.card))
                }
                Frame::Play(play) => self.check_play(s, frames, at, play),
            }
        }

        /// Whether the active player can be filling the hand up.
        pub(crate) fn check_fill(&self, s: &State) -> Verdict {
            let fills = self.edition.hand_step == HandStep::FillOrExchange;
            holds(fills, "in this game the hand is replenished, and then a card may be exchanged")?;
            holds(s.hand(s.active).len() < s.hand_limit(self, s.active), "no card is missing in the hand")
        }

        /// Roads, settlements and cities are paid for, and then laid, by the active player.
        fn check_center(&self, s: &State, seat: Seat, below: Option<Frame>, above: Option<Frame>) -> Verdict {
            let paid = above.is_some_and(|it| it.is_paid_by(seat));
            let by_card = matches!(below, Some(Frame::PutAway(..)));
            let in_turn = seat == s.active && (by_card || below == Some(Frame::Turn(Phase::Action)));
            holds(paid && in_turn, "a center card is laid when the active player has paid for it")
        }

        /// The preparatory round is before the first turn; while something is built there is work on the agenda.
        fn check_preparing(&self, s: &State) -> Verdict {
            let Some(now) = s.preparing else { return Ok(()) };
            let frames = s.agenda.frames();
            let here = self.options().terms().preparation
                && s.turn == 0
                && frames.first() == Some(&Frame::Turn(Phase::Action));
            holds(here, "nothing is prepared here")?;
            holds(now != Preparing::Built || frames.len() > 1, "\"built\" is while something is built")
        }

        fn check_start(&self, s: &State, seat: Seat, start: Start) -> Verdict {
            let new = |seat: Seat| {
                let side = s.side(seat);
                let taken = side.tally.taken & !MARKER_SITES;
                (side.left, side.settled, side.cities, side.roads, taken) == (0, 0b11, 0, 0b1, 0)
            };
            holds(s.turn == 0 && new(Seat(0)) && new(Seat(1)), "the start is before the first turn")?;
            let first = seat == s.active;
            let laid = |seat: Seat| s.side(seat).sea.harbor.is_some();
            let harbors = match start {
                Start::Harbor => (false, !first),
                _ => (false, false),
            };
            holds((laid(seat), laid(foe(seat))) == harbors, "harbors are chosen last, by whoever begins first")?;
            let own = if start == Start::Stack { self.start_stacks(s, seat) } else { 0 };
            let others = if first && !matches!(start, Start::Regions(_) | Start::Harbor) {
                self.start_stacks(s, foe(seat))
            } else {
                0
            };
            let full = (0..self.stacks()).all(|it| (own | others) >> it & 1 == 0 || s.piles.len(Row::stack(it)) >= 3);
            holds(full, "there are not enough cards for the starting hands")?;
            match start {
                Start::Stack => {
                    let other = s.started < self.stacks();
                    holds(
                        if first { s.started == u8::MAX } else { other },
                        "\"started\" is the other's stack, if he has one",
                    )
                }
                Start::Cards { stack, left } => {
                    holds(self.options().terms().starting_search, "the starting hand is drawn in this game")?;
                    holds(s.started == stack, "\"started\" is the stack that was chosen")?;
                    holds(s.piles.len(Row::stack(stack)) >= left.into() && left > 0, "there are not so many cards")?;
                    self.has_seen(s, seat, Row::stack(stack))
                }
                Start::Regions(_) => {
                    holds(self.options().terms().starting_search, "the start regions lie fixed in this game")?;
                    holds(s.started == u8::MAX, "when regions are laid the starting hands are drawn")
                }
                Start::Harbor => {
                    holds(self.has_sea() && s.started == u8::MAX, "a harbor is chosen last, where there is a sea")
                }
            }
        }

        fn check_ask(&self, s: &State, seat: Seat, ask: Ask, asking: Option<Card>) -> Verdict {
            match ask {
                Ask::Site(owner, sites) => {
                    let sites = sites.sites();
                    holds(sites != 0 && owner.0 < 2, "there is no site to choose")
                }
                Ask::Building(owner, sites) => {
                    let (home, abroad) = (sites.sites() & BUILDING_SITES, sites.sites() >> 32);
                    let there = home & !s.side(owner).own() == 0 && abroad & !s.side(foe(owner)).foreign == 0;
                    holds(sites.sites() != 0 && there, "cards of that seat lie elsewhere")
                }
                Ask::Stack(stacks) => {
                    holds(stacks != 0 && stacks & !self.full_stacks(s, seat) == 0, "there is no such stack")
                }
                Ask::Resource(kinds) => holds(!kinds.is_empty(), "there is no resource to name"),
                Ask::Card { row, filter, pass } => {
                    let fits = |&face: &Face| filter.fits(self.card(face), asking);
                    let some = pass || s.piles.faces(row).iter().any(fits);
                    holds(some, "there is no card to choose")?;
                    self.has_seen(s, seat, row)
                }
                Ask::Top(row, n) => {
                    let n = usize::from(n);
                    holds(n <= s.piles.len(row), "there are not so many cards")?;
                    holds((0..n).all(|at| s.piles.knows(seat, row, at)), UNSEEN)
                }
                Ask::Region(regions) => {
                    let regions = u32::from(u16::from_le_bytes(regions));
                    let own = s.side(seat).stores_of(Kinds::ALL) & REGIONS;
                    holds(regions != 0 && regions & !own == 0, "that seat has no such region")
                }
                Ask::Sea { owner, places, .. } => {
                    let places = u16::from_le_bytes(places);
                    holds(places != 0 && places & !self.sea == 0 && owner.0 < 2, "there is no such sea card")
                }
                Ask::End => holds(End::ALL.into_iter().any(|it| s.side(seat).has_open_road(it)), "no road lies open"),
                Ask::Place(places) => {
                    let own = s.side(seat).settled;
                    holds(places != 0 && places & !own == 0, "that seat has no such settlement or city")
                }
                Ask::Number | Ask::Face | Ask::Whether => Ok(()),
            }
        }

        fn check_play(&self, s: &State, frames: &[Frame], at: usize, play: Play) -> Verdict {
            let (below, above) = (frames[at - 1], frames.get(at + 1).copied());
            let lies = || play.at.0 < 128 && s.working_at(self, play.by, play.at, |card| card == play.card).is_some();
            let open = || s.piles.faces(Row::OPEN).iter().any(|&it| self.card(it) == play.card);
            let put_away =
                |it: Frame| matches!(it, Frame::PutAway(seat, face) if seat == play.by && self.card(face) == play.card);
            let active = play.by == s.active;
            let begins = match play.moment {
                Moment::BeforeRoll => active && below == Frame::Turn(Phase::BeforeRoll) && open(),
                Moment::Play => active && at == 2 && put_away(below) && open(),
                Moment::Built => active && below == Frame::Turn(Phase::Action) && lies(),
                Moment::Use => {
                    let early = play.card.def().uses.as_ref().is_some_and(|it| it.before_roll);
                    let phase = if early { Phase::BeforeRoll } else { Phase::Action };
                    active && below == Frame::Turn(phase) && lies()
                }
                Moment::Discovered | Moment::Mission => {
                    // An action card may let a discovery bring something once more.
                    let again = matches!(below, Frame::PutAway(..)) && play.moment == Moment::Discovered;
                    active && (again || below == Frame::Turn(Phase::Action)) && self.is_found(s, play)
                }
                Moment::Event => {
                    self.event_lies(s)?;
                    let over = matches!(below, Frame::Hear { moment: Moment::EventOver, .. });
                    let same = |it: Frame| matches!(it, Frame::Play(it) if it.card == play.card);
                    active && open() && (put_away(below) || over && put_away(frames[at - 2]) || same(below))
                }
                Moment::EventShown
                | Moment::Raided
                | Moment::Produced
                | Moment::EventDie
                | Moment::Threatened
                | Moment::EventOver
                | Moment::Lost
                | Moment::HandLost
                | Moment::Brimful
                | Moment::FoePlays
                | Moment::FoeTraded
                | Moment::FoeGained => {
                    let heard = |it: Frame| matches!(it, Frame::Hear { moment, seat, .. } if (moment, seat) == (play.moment, play.by));
                    heard(below) && (lies() || play.at == Site::NONE && open())
                }
            };
            holds(begins, "this card is not under way here")?;
            if play.step == 0 {
                let before = above.is_some_and(|it| it.threatens() || it.is_paid_by(play.by));
                let begun = play == Play::begun(play.card, play.moment, play.by, play.at);
                let avails = play.card.def().avails.is_none_or(|avails| avails(self, s, play.by));
                let allowed = play.moment == Moment::Event || avails && self.is_allowed(s, play.by, play.card);
                holds(allowed, "this card could not have been played")?;
                return holds(before && begun, "a card that begins does so at once");
            }
            let (asked, rolls) = match above {
                Some(Frame::Ask(seat, ask)) => (Some((seat, ask)), None),
                Some(Frame::Die(seat)) => (None, Some(seat)),
                _ => (None, None),
            };
            let waiting = Waiting { duel: self, s, play, asked, rolls };
            let waits = play.card.def().waits.is_some_and(|waits| waits(&waiting));
            holds(waits, "the card does not wait like this")
        }

        /// Every open card goes somewhere, and whatever lies aside is put under a stack.
        fn check_open_cards(&self, s: &State) -> Verdict {
            let frames = s.agenda.frames();
            let top = s.agenda.top();
            let before_dice = matches!(frames.first(), Some(Frame::Turn(Phase::BeforeRoll | Phase::Dice)));
            let raised = frames.iter().any(|it| matches!(it, Frame::Raise(..)));
            // Whoever wins at once leaves lying whatever is under way.
            if self.edition.wins_at_once && frames.is_empty() {
                return Ok(());
            }
            let open = s.piles.faces(Row::OPEN);
            for (at, &face) in open.iter().enumerate() {
                let def = self.card(face).def();
                let goes = match def.kind {
                    Kind::Region => matches!(top, Frame::LayRegions(..)),
                    kind if kind.is_laid() => raised && at + 1 == open.len(),
                    _ if before_dice => def.before_roll.is_some(),
                    _ => frames.iter().any(|it| matches!(it, Frame::PutAway(_, put) if *put == face)),
                };
                holds(goes, "a card lies open that goes nowhere")?;
            }
            let aside = matches!(top, Frame::PutAside(_) | Frame::Ask(_, Ask::Card { .. }));
            holds(aside || s.piles.len(Row::ASIDE) == 0, "cards lie aside that nobody puts away")
        }

        fn dice_lie(&self, s: &State) -> Verdict {
            holds(s.number > 0 && s.event.is_some(), "this comes after the dice: a number and an event")
        }

        fn event_lies(&self, s: &State) -> Verdict {
            holds(s.event.is_some(), "this comes after the event die")
        }

        fn has_seen(&self, s: &State, seat: Seat, row: Row) -> Verdict {
            let all = (0..s.piles.len(row)).all(|at| s.piles.knows(seat, row, at));
            holds(all, UNSEEN)
        }

        /// The title of the last card that lies open.
        fn open_card(&self, s: &State) -> Result<Card, &'static str> {
            s.piles.faces(Row::OPEN).last().map(|&face| self.card(face)).ok_or("no card lies open")
        }
    }

    /// The event or attack, not yet begun, before which a frame lies.
    fn threat(frames: &[Frame], at: usize) -> Option<Play> {
        match frames[..at].iter().rev().find(|it| !it.threatens())? {
            Frame::Play(play) if play.step == 0 && matches!(play.moment, Moment::Event | Moment::Play) => Some(*play),
            _ => None,
        }
    }

    impl Frame {
        /// Whether it comes between a threat and its effect.
        fn threatens(self) -> bool {
            let hears = matches!(self, Frame::Hear { moment: Moment::Threatened | Moment::FoePlays, .. });
            hears || matches!(self, Frame::GuardRoll(..) | Frame::Avert(_) | Frame::Strike(_))
        }

        /// Whether a seat pays here.
        fn is_paid_by(self, seat: Seat) -> bool {
            match self {
                Frame::Pay(payer, _) | Frame::LeaveOut(payer, ..) | Frame::PayAny(payer, _) => payer == seat,
                Frame::Gild { seat: payer, .. } => payer == seat,
                Frame::Wares { seat: payer, gain, .. } => payer == seat && !gain,
                _ => false,
            }
        }

        /// Whether it needs the event of the turn.
        fn is_of_the_dice(self) -> bool {
            matches!(
                self,
                Frame::DiceShown
                    | Frame::Produce
                    | Frame::EventDie
                    | Frame::DrawEvent
                    | Frame::Raid(_)
                    | Frame::Hear { .. }
            )
        }

        /// Whether it may await somebody or chance.
        fn awaits(self) -> bool {
            !matches!(
                self,
                Frame::Over
                    | Frame::DiceShown
                    | Frame::Produce
                    | Frame::EventDie
                    | Frame::EventIs(_)
                    | Frame::Raid(_)
                    | Frame::Strike(_)
                    | Frame::DrawEvent
                    | Frame::Hear { .. }
                    | Frame::PutAway(..)
                    | Frame::Raise(..)
                    | Frame::LayRoad(..)
                    | Frame::LaySettlement(..)
                    | Frame::LayCity(..)
                    | Frame::Search(..)
                    | Frame::Play(_)
            )
        }

        /// How many frames can lie from this one's place on before it is done with: an event that rebuilds the stack,
        /// draws the next one and lets a card be lost needs most.
        fn room(self) -> usize {
            match self {
                Frame::DiceShown | Frame::Produce | Frame::EventDie | Frame::DrawEvent | Frame::EventRoll => 16,
                Frame::Play(_) | Frame::Hear { .. } => 8,
                Frame::Turn(_) | Frame::Start(..) => 0,
                _ => 5,
            }
        }
    }
}
