//! The frames of cards that have an effect, written down.

use kernel::{Phrase, Seat};

use super::{Ask, EffectFrame, EffectPlay, OPEN, Waiting};
#[cfg(test)]
use super::{Filter, Packed};
use crate::agenda::{ChapterText, Frame, FramePlace, FrameWords, UNSEEN, Verdict, has_seen, holds};
use crate::card::{CardKind, Extra, Moment, UsedWhen};
use crate::cards::Card;
use crate::chapters::build::BuildFrame;
use crate::chapters::dice::DiceFrame;
use crate::chapters::hand::HandFrame;
use crate::chapters::turn::Phase;
use crate::matches::rules::Duel;
use crate::position::piles::{Face, Row};
use crate::position::site::{BUILDING_SITES, REGIONS, Site};
use crate::position::state::{End, State, foe};
use crate::vocabulary::resource::Kinds;
#[cfg(test)]
use crate::vocabulary::resource::Resource;

impl ChapterText for EffectFrame {
    fn question(self, duel: &Duel, s: &State) -> Phrase {
        match self {
            Self::Die(_) => Phrase::new("duel.ask.die"),
            Self::Ask(..) => {
                let asks = duel.words(s).map_or("duel.ask.unsaid", |words| words.asks);
                Phrase::new(asks).with("n", duel.remembered(s))
            }
            Self::Hear { .. } | Self::PutAway(..) => Phrase::new("duel.ask.nothing"),
        }
    }

    fn text(self, duel: &Duel) -> String {
        match self {
            Self::Hear { moment, seat, from, both, about } => {
                format!("hear {} {} {from} {} {about}", moment.name(), seat.0, u8::from(both))
            }
            Self::PutAway(seat, face) => format!("put-away {} {}", seat.0, duel.name(face)),
            Self::Die(seat) => format!("die {}", seat.0),
            Self::Ask(seat, ask) => format!("ask {} {}", seat.0, ask_text(ask)),
        }
    }

    fn read(duel: &Duel, name: &str, words: &mut FrameWords<'_>) -> Option<Self> {
        Some(match name {
            "hear" => Self::Hear {
                moment: words.moment()?,
                seat: words.seat()?,
                from: words.number()?,
                both: words.truth()?,
                about: words.number()?,
            },
            "put-away" => Self::PutAway(words.seat()?, duel.named(words.word()?)?),
            "die" => Self::Die(words.seat()?),
            "ask" => Self::Ask(words.seat()?, ask_from(words)?),
            _ => return None,
        })
    }

    fn check(self, here: &FramePlace<'_>) -> Verdict {
        match self {
            Self::Hear { moment, from, about, .. } => check_hear(here, moment, from, about),
            Self::PutAway(seat, face) => {
                here.is_by_active(seat)?;
                here.is_in(Phase::Action)?;
                let def = here.duel.card(face).def();
                let open = here.s.piles.find(Row::OPEN, face).is_some();
                let can = def.kind == CardKind::Event || def.kind.is_action() && open;
                holds(can, "only action cards and events that lie open are put away")
            }
            Self::Die(_) => {
                here.is_on_top()?;
                let rolls = here.below().is_some_and(|it| it.play().is_some());
                holds(rolls, "the card that rolls lies below its die")
            }
            Self::Ask(seat, ask) => {
                here.is_on_top()?;
                let play = here.below().and_then(Frame::play).ok_or("the card that asks lies below its question")?;
                here.duel.check_ask(here.s, seat, ask, Some(play.card))
            }
        }
    }

    fn awaits(self) -> bool {
        matches!(self, Self::Ask(..) | Self::Die(_))
    }

    fn room(self) -> usize {
        if matches!(self, Self::Hear { .. }) { 8 } else { 5 }
    }

    fn threatens(self) -> bool {
        matches!(self, Self::Hear { moment: Moment::Threatened | Moment::FoePlays, .. })
    }

    fn needs_event(self) -> bool {
        matches!(self, Self::Hear { .. })
    }

    #[cfg(test)]
    fn next_sort(before: Option<Self>) -> Option<Self> {
        let seat = Seat(1);
        let Some(before) = before else {
            return Some(Self::Hear { moment: Moment::Lost, seat, from: 7, both: true, about: 9 });
        };
        match before {
            Self::Hear { .. } => {
                let scout = crate::testkit::duel().duel.named("scout").expect("a card of the base box");
                Some(Self::PutAway(seat, scout))
            }
            Self::PutAway(..) => Some(Self::Die(seat)),
            Self::Die(_) => Some(Self::Ask(seat, Ask::Number)),
            Self::Ask(_, ask) => next_ask(ask).map(|ask| Self::Ask(seat, ask)),
        }
    }
}

impl ChapterText for EffectPlay {
    fn question(self, _duel: &Duel, _s: &State) -> Phrase {
        Phrase::new("duel.ask.nothing")
    }

    fn text(self, _duel: &Duel) -> String {
        let EffectPlay { card, moment, by, step, at, n, memo, third, answer } = self;
        let (card, moment) = (card.def().key, moment.name());
        format!("play {card} {moment} {} {step} {} {n} {memo} {third} {answer}", by.0, at.0)
    }

    fn read(duel: &Duel, name: &str, words: &mut FrameWords<'_>) -> Option<Self> {
        if name != "play" {
            return None;
        }
        let card = words.card(duel)?;
        let moment = words.moment()?;
        moment.of(card.def())?;
        Some(EffectPlay {
            card,
            moment,
            by: words.seat()?,
            step: words.number()?,
            at: words.site()?,
            n: words.number()?,
            memo: words.number()?,
            third: words.number()?,
            answer: words.number()?,
        })
    }

    fn check(self, here: &FramePlace<'_>) -> Verdict {
        here.duel.check_play(here, self)
    }

    fn awaits(self) -> bool {
        false
    }

    fn room(self) -> usize {
        8
    }

    #[cfg(test)]
    fn next_sort(before: Option<Self>) -> Option<Self> {
        let begun = EffectPlay::begun(Card::Scout, Moment::Play, Seat(1), Site(2));
        before.is_none().then_some(EffectPlay { step: 1, n: 3, memo: 4, third: 5, answer: 6, ..begun })
    }
}

/// The next question in a list of all sorts of questions. A new sort does not compile until it is in the list.
#[cfg(test)]
fn next_ask(ask: Ask) -> Option<Ask> {
    let sites = Packed::of(0xF0);
    Some(match ask {
        Ask::Number => Ask::Site(Seat(1), sites),
        Ask::Site(..) => Ask::Building(Seat(1), sites),
        Ask::Building(..) => Ask::Lying(Seat(1)),
        Ask::Lying(_) => Ask::Stack(5),
        Ask::Stack(_) => Ask::StackIfAny(5),
        Ask::StackIfAny(_) => Ask::Resource(Kinds::only(Resource::Wool)),
        Ask::Resource(_) => Ask::ResourceIfAny(Kinds::only(Resource::Wool)),
        Ask::ResourceIfAny(_) => Ask::Card { row: Row::hand(Seat(0)), filter: Filter::Own, pass: true },
        Ask::Card { .. } => Ask::Offer(Filter::Own),
        Ask::Offer(_) => Ask::Top(Row::EVENTS, 3),
        Ask::Top(..) => Ask::Sea { owner: Seat(1), places: [1, 2], pass: true },
        Ask::Sea { .. } => Ask::Region([1, 2]),
        Ask::Region(_) => Ask::FoeRegion([1, 2]),
        Ask::FoeRegion(_) => Ask::Center(1),
        Ask::Center(_) => Ask::End,
        Ask::End => Ask::Place(6),
        Ask::Place(_) => Ask::Face,
        Ask::Face => Ask::Whether,
        Ask::Whether => return None,
    })
}

fn ask_text(ask: Ask) -> String {
    match ask {
        Ask::Site(owner, sites) => format!("site {} {:x}", owner.0, sites.sites()),
        Ask::Building(owner, sites) => format!("building {} {:x}", owner.0, sites.sites()),
        Ask::Lying(owner) => format!("lying {}", owner.0),
        Ask::Stack(stacks) => format!("stack {stacks}"),
        Ask::StackIfAny(stacks) => format!("stack-if-any {stacks}"),
        Ask::Number => "number".into(),
        Ask::Resource(kinds) => format!("resource {}", kinds.0),
        Ask::ResourceIfAny(kinds) => format!("resource-if-any {}", kinds.0),
        Ask::Card { row, filter, pass } => format!("card {} {} {}", row.0, filter.name(), u8::from(pass)),
        Ask::Offer(filter) => format!("offer-card {}", filter.name()),
        Ask::Top(row, n) => format!("top {} {n}", row.0),
        Ask::Sea { owner, places: [low, high], pass } => format!("sea {} {low} {high} {}", owner.0, u8::from(pass)),
        Ask::Region([low, high]) => format!("region {low} {high}"),
        Ask::FoeRegion([low, high]) => format!("foe-region {low} {high}"),
        Ask::Center(less) => format!("center {less}"),
        Ask::End => "end".into(),
        Ask::Place(places) => format!("place {places}"),
        Ask::Face => "face".into(),
        Ask::Whether => "whether".into(),
    }
}

fn ask_from(words: &mut FrameWords<'_>) -> Option<Ask> {
    Some(match words.word()? {
        "site" => Ask::Site(words.seat()?, words.sites()?),
        "building" => Ask::Building(words.seat()?, words.sites()?),
        "lying" => Ask::Lying(words.seat()?),
        "stack" => Ask::Stack(words.number()?),
        "stack-if-any" => Ask::StackIfAny(words.number()?),
        "number" => Ask::Number,
        "resource" => Ask::Resource(words.kinds()?),
        "resource-if-any" => Ask::ResourceIfAny(words.kinds()?),
        "card" => Ask::Card { row: words.row()?, filter: words.filter()?, pass: words.truth()? },
        "offer-card" => Ask::Offer(words.filter()?),
        "top" => Ask::Top(words.row()?, words.number()?),
        "sea" => {
            let (owner, places) = (words.seat()?, [words.number()?, words.number()?]);
            Ask::Sea { owner, places, pass: words.truth()? }
        }
        "region" => Ask::Region([words.number()?, words.number()?]),
        "foe-region" => Ask::FoeRegion([words.number()?, words.number()?]),
        "center" => Ask::Center(words.number()?),
        "end" => Ask::End,
        "place" => Ask::Place(words.number()?),
        "face" => Ask::Face,
        "whether" => Ask::Whether,
        _ => return None,
    })
}

/// A written `Hear` frame must fit the moment of the game, and what it is about must exist.
fn check_hear(here: &FramePlace<'_>, moment: Moment, from: u8, about: u8) -> Verdict {
    if !matches!(moment, Moment::FoePlays | Moment::HandLost) {
        here.is_in(Phase::Action)?;
    }
    holds(usize::from(from) <= usize::from(OPEN) + here.s.piles.len(Row::OPEN), "there is no such site")?;
    let most = match moment {
        Moment::FoeTraded => 5,
        Moment::Brimful => Kinds::ALL.0,
        Moment::FoeGained => u8::MAX,
        _ => 0,
    };
    holds(about <= most, "this moment is about something else")?;
    match moment {
        Moment::Produced | Moment::Brimful => here.dice_lie(),
        Moment::EventShown | Moment::EventDie | Moment::EventOver | Moment::Raided => here.event_lies(),
        Moment::Threatened | Moment::Lost | Moment::HandLost => Ok(()),
        Moment::FoePlays | Moment::FoeTraded | Moment::FoeGained => Ok(()),
        _ => Err("no lying card hears of this moment"),
    }
}

impl Duel {
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
            Ask::Lying(owner) => {
                let picked = asking.map_or([0; 2], |card| self.picked(s, owner, card));
                holds(picked != [0; 2], "no card of that seat is asked for")
            }
            Ask::Stack(stacks) | Ask::StackIfAny(stacks) => {
                // With decks, a card may go under a stack of the other player (classic D51).
                let of_one = |owner: Seat| stacks & !self.full_stacks(s, owner) == 0;
                holds(stacks != 0 && (of_one(seat) || of_one(foe(seat))), "there is no such stack")
            }
            Ask::Resource(kinds) | Ask::ResourceIfAny(kinds) => {
                holds(!kinds.is_empty(), "there is no resource to name")
            }
            Ask::Card { row, filter, pass } => {
                let fits = |&face: &Face| filter.fits(self.card(face), asking);
                let some = pass || s.piles.faces(row).iter().any(fits);
                holds(some, "there is no card to choose")?;
                has_seen(s, seat, row)
            }
            Ask::Offer(_) => holds(!s.hand(seat).is_empty(), "there is no card to choose"),
            Ask::Top(row, n) => {
                let n = usize::from(n);
                holds(n <= s.piles.len(row), "there are not so many cards")?;
                holds((0..n).all(|at| s.piles.knows(seat, row, at)), UNSEEN)
            }
            Ask::Region(regions) | Ask::FoeRegion(regions) => {
                let regions = u32::from(u16::from_le_bytes(regions));
                let owner = if matches!(ask, Ask::Region(_)) { seat } else { foe(seat) };
                let own = s.side(owner).stores_of(Kinds::ALL) & REGIONS;
                holds(regions != 0 && regions & !own == 0, "that seat has no such region")
            }
            Ask::Sea { owner, places, .. } => {
                let places = u16::from_le_bytes(places);
                holds(places != 0 && places & !self.sea == 0 && owner.0 < 2, "there is no such sea card")
            }
            Ask::Center(less) => holds(self.can_build_center(s, seat, less), "no road or settlement can be built"),
            Ask::End => holds(End::ALL.into_iter().any(|it| s.side(seat).has_open_road(it)), "no road lies open"),
            Ask::Place(places) => {
                let own = s.side(seat).settled;
                holds(places != 0 && places & !own == 0, "that seat has no such settlement or city")
            }
            Ask::Number | Ask::Face | Ask::Whether => Ok(()),
        }
    }

    fn check_play(&self, here: &FramePlace<'_>, play: EffectPlay) -> Verdict {
        let (s, frames, above) = (here.s, here.all_below(), here.above());
        let (at, below) = (frames.len(), frames[frames.len() - 1]);
        let works = || play.at.0 < 128 && s.working_at(self, play.by, play.at, |card| card == play.card).is_some();
        let lies = || works() || self.may_borrow(s, play.card, play);
        let open = || s.piles.faces(Row::OPEN).iter().any(|&it| self.card(it) == play.card);
        let put_away = |it: Frame| matches!(it, Frame::Effect(EffectFrame::PutAway(seat, face)) if seat == play.by && self.card(face) == play.card);
        let active = play.by == s.active;
        let begins = match play.moment {
            Moment::BeforeRoll => active && below == Frame::Turn(Phase::BeforeRoll) && open(),
            Moment::Play => active && at == 2 && put_away(below) && open(),
            Moment::Built => active && below == Frame::Turn(Phase::Action) && lies(),
            Moment::Use => {
                let when = play.card.def().uses.as_ref().map(|it| it.when);
                let now = match below {
                    Frame::Turn(Phase::BeforeRoll) => when.is_some_and(UsedWhen::is_before_roll),
                    Frame::Turn(Phase::Action) => when.is_some_and(UsedWhen::is_in_action),
                    _ => false,
                };
                active && now && lies()
            }
            Moment::Discovered | Moment::Mission => {
                // An action card may repeat the effect of a discovery.
                let again =
                    matches!(below, Frame::Effect(EffectFrame::PutAway(..))) && play.moment == Moment::Discovered;
                active && (again || below == Frame::Turn(Phase::Action)) && self.is_found(s, play)
            }
            Moment::Event => {
                here.event_lies()?;
                let over = matches!(below, Frame::Effect(EffectFrame::Hear { moment: Moment::EventOver, .. }));
                let same = |it: Frame| it.play().is_some_and(|it| it.card == play.card);
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
                let heard = |it: Frame| matches!(it, Frame::Effect(EffectFrame::Hear { moment, seat, .. }) if (moment, seat) == (play.moment, play.by));
                heard(below) && (lies() || play.at == Site::NONE && open())
            }
        };
        holds(begins, "this card is not under way here")?;
        if play.step == 0 {
            let before = above.is_some_and(|it| it.threatens() || it.is_paid_by(play.by));
            let begun = play == EffectPlay::begun(play.card, play.moment, play.by, play.at);
            let avails = play.card.def().avails.is_none_or(|avails| avails(self, s, play.by));
            // The owls and stars that it requires may have been paid already.
            let met = || play.card.def().extra != Extra::NONE || self.is_allowed(s, play.by, play.card);
            let allowed = play.moment == Moment::Event || avails && met();
            holds(allowed, "this card could not have been played")?;
            return holds(before && begun, "a card that begins does so at once");
        }
        let (asked, rolls) = match above {
            Some(Frame::Effect(EffectFrame::Ask(seat, ask))) => (Some((seat, ask)), None),
            Some(Frame::Effect(EffectFrame::Die(seat))) => (None, Some(seat)),
            _ => (None, None),
        };
        let waiting = Waiting { duel: self, s, play, asked, rolls };
        let waits = play.card.def().waits.is_some_and(|waits| waits(&waiting));
        holds(waits, "the card does not wait like this")
    }

    /// Checks that for every open card and every card laid aside, some frame tells where it goes.
    pub(crate) fn check_open_cards(&self, s: &State) -> Verdict {
        let frames = s.agenda.frames();
        let top = s.agenda.top();
        let before_roll = matches!(frames.first(), Some(Frame::Turn(Phase::BeforeRoll | Phase::Dice)));
        // Cards that were played before the roll lie open until the event of the die is settled.
        let before_dice = before_roll || frames.contains(&Frame::Dice(DiceFrame::Shown));
        let raised = frames.iter().any(|it| matches!(it, Frame::Build(BuildFrame::Raise(..))));
        // If a player wins in the middle of an effect, open cards stay where they are.
        if self.edition.wins_at_once && frames.is_empty() {
            return Ok(());
        }
        let open = s.piles.faces(Row::OPEN);
        for (at, &face) in open.iter().enumerate() {
            let def = self.card(face).def();
            let goes = match def.kind {
                CardKind::Region => matches!(top, Frame::Build(BuildFrame::LayRegions(..))),
                kind if kind.is_laid() => raised && at + 1 == open.len(),
                _ if before_dice => def.before_roll.is_some(),
                _ => frames.iter().any(|it| matches!(it, Frame::Effect(EffectFrame::PutAway(_, put)) if *put == face)),
            };
            holds(goes, "a card lies open that goes nowhere")?;
        }
        let aside = matches!(
            top,
            Frame::Hand(HandFrame::PutAside(_))
                | Frame::Effect(EffectFrame::Ask(_, Ask::Card { .. } | Ask::Stack(_) | Ask::Offer(_)))
        );
        holds(aside || s.piles.len(Row::ASIDE) == 0, "cards lie aside that nobody puts away")
    }
}
