//! Frames of the agenda as text, for what a seat knows in the middle of things.

use kernel::Seat;

use crate::card::{Moment, Ware};
use crate::cards::Card;
use crate::piles::{Face, Row};
use crate::resource::{Bundle, Kinds, Resource};
use crate::rules::Duel;
use crate::site::{Site, Store};
use crate::state::{Ask, End, EventFace, Filter, Frame, Packed, Phase, Play, Start};

const PHASES: [(&str, Phase); 7] = [
    ("before-roll", Phase::BeforeRoll),
    ("dice", Phase::Dice),
    ("action", Phase::Action),
    ("replenish", Phase::Replenish),
    ("fill", Phase::Fill),
    ("exchange", Phase::Exchange),
    ("end", Phase::End),
];

pub(crate) fn phase_name(phase: Phase) -> &'static str {
    PHASES.iter().find(|it| it.1 == phase).expect("every phase has a name").0
}

pub(crate) fn phase_named(name: &str) -> Option<Phase> {
    PHASES.iter().find(|it| it.0 == name).map(|it| it.1)
}

fn bundle_text(bundle: Bundle) -> String {
    Resource::ALL.map(|resource| bundle.get(resource).to_string()).join("/")
}

/// The words of a frame that is read.
struct Words<'a>(std::str::Split<'a, char>);

impl<'a> Words<'a> {
    fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    fn number(&mut self) -> Option<u8> {
        let word = self.word()?;
        word.parse::<u8>().ok().filter(|number| number.to_string() == word)
    }

    fn below(&mut self, bound: u8) -> Option<u8> {
        self.number().filter(|&number| number < bound)
    }

    fn seat(&mut self) -> Option<Seat> {
        self.below(2).map(Seat)
    }

    fn truth(&mut self) -> Option<bool> {
        self.below(2).map(|it| it == 1)
    }

    fn kinds(&mut self) -> Option<Kinds> {
        self.below(64).map(Kinds)
    }

    fn site(&mut self) -> Option<Site> {
        self.number().map(Site).filter(|&it| it.0 < 128 || it.sea_place().is_some() || it == Site::NONE)
    }

    fn lying_site(&mut self) -> Option<Site> {
        self.below(128).map(Site)
    }

    fn row(&mut self) -> Option<Row> {
        self.below(18).map(Row)
    }

    fn moment(&mut self) -> Option<Moment> {
        let name = self.word()?;
        Moment::ALL.into_iter().find(|moment| moment.name() == name)
    }

    fn ware(&mut self) -> Option<Ware> {
        let name = self.word()?;
        Ware::ALL.into_iter().find(|ware| ware.name() == name)
    }

    fn filter(&mut self) -> Option<Filter> {
        let name = self.word()?;
        Filter::NAMED.iter().find(|it| it.0 == name).map(|it| it.1)
    }

    fn end(&mut self) -> Option<End> {
        self.truth().map(|right| if right { End::Right } else { End::Left })
    }

    fn bundle(&mut self) -> Option<Bundle> {
        let mut parts = self.word()?.split('/');
        let mut bundle = Bundle::NONE;
        for resource in Resource::ALL {
            let part = parts.next()?;
            let count: u8 = part.parse().ok().filter(|count: &u8| *count < 8 && count.to_string() == part)?;
            bundle = bundle + Bundle::some(resource, count);
        }
        parts.next().is_none().then_some(bundle)
    }

    fn sites(&mut self) -> Option<Packed> {
        let word = self.word()?;
        let sites = u64::from_str_radix(word, 16).ok()?;
        (format!("{sites:x}") == word).then_some(Packed::of(sites))
    }

    fn card(&mut self, duel: &Duel) -> Option<Card> {
        duel.edition.card(self.word()?)
    }
}

impl Duel {
    /// A frame as text.
    pub(crate) fn frame_text(&self, frame: Frame) -> String {
        let hear = |it: Moment| it.name();
        match frame {
            Frame::Over => "over".into(),
            Frame::Start(seat, Start::Stack) => format!("start {} stack", seat.0),
            Frame::Start(seat, Start::Cards { stack, left }) => format!("start {} cards {stack} {left}", seat.0),
            Frame::Start(seat, Start::Regions(laid)) => format!("start {} regions {laid}", seat.0),
            Frame::Start(seat, Start::Harbor) => format!("start {} harbor", seat.0),
            Frame::Turn(phase) => format!("turn {}", phase_name(phase)),
            Frame::DiceShown => "dice-shown".into(),
            Frame::Raid(seat) => format!("raid {}", seat.0),
            Frame::Strike(seat) => format!("strike {}", seat.0),
            Frame::Produce => "produce".into(),
            Frame::EventDie => "event-die".into(),
            Frame::DrawEvent => "draw-event".into(),
            Frame::Avert(seat) => format!("avert {}", seat.0),
            Frame::Hear { moment, seat, from, both, about } => {
                format!("hear {} {} {from} {} {about}", hear(moment), seat.0, u8::from(both))
            }
            Frame::PutAway(seat, face) => format!("put-away {} {}", seat.0, self.name(face)),
            Frame::Gain { seat, kinds, n, stop } => format!("gain {} {} {n} {}", seat.0, kinds.0, u8::from(stop)),
            Frame::Bring { seat, region, n } => format!("bring {} {} {n}", seat.0, region.0),
            Frame::Pay(seat, price) => format!("pay {} {}", seat.0, bundle_text(price)),
            Frame::Offer(seat, give, take) => format!("offer {} {} {}", seat.0, bundle_text(give), bundle_text(take)),
            Frame::LeaveOut(seat, price, less) => format!("leave-out {} {} {less}", seat.0, bundle_text(price)),
            Frame::Gild { seat, price, less, gilds } => {
                format!("gild {} {} {less} {gilds}", seat.0, bundle_text(price))
            }
            Frame::PayAny(seat, n) => format!("pay-any {} {n}", seat.0),
            Frame::Wares { seat, ware, n, gain } => format!("wares {} {} {n} {}", seat.0, ware.name(), u8::from(gain)),
            Frame::Rob { seat, giver, kinds, n, stop } => {
                format!("rob {} {} {} {n} {}", seat.0, u8::from(giver), kinds.0, u8::from(stop))
            }
            Frame::Raise(seat, site) => format!("raise {} {}", seat.0, site.0),
            Frame::LayRoad(seat, end) => format!("lay-road {} {}", seat.0, end as u8),
            Frame::LaySettlement(seat, end) => format!("lay-settlement {} {}", seat.0, end as u8),
            Frame::LayRegions(seat, end) => format!("lay-regions {} {}", seat.0, end as u8),
            Frame::LayCity(seat, place) => format!("lay-city {} {place}", seat.0),
            Frame::TakeOff(seat) => format!("take-off {}", seat.0),
            Frame::Bury(seat, site) => format!("bury {} {}", seat.0, site.0),
            Frame::GuardRoll(seat, card) => format!("guard-roll {} {}", seat.0, card.def().key),
            Frame::Die(seat) => format!("die {}", seat.0),
            Frame::EventRoll => "event-roll".into(),
            Frame::EventIs(event) => format!("event-is {}", event.map_or("-", EventFace::name)),
            Frame::Shuffle(row) => format!("shuffle {}", row.0),
            Frame::PutAside(seat) => format!("put-aside {}", seat.0),
            Frame::PutBack(seat, n, filter) => format!("put-back {} {n} {}", seat.0, filter.name()),
            Frame::Draws(seat, n) => format!("draws {} {n}", seat.0),
            Frame::Redraw(seat, stacks) => format!("redraw {} {stacks}", seat.0),
            Frame::Surplus(seat) => format!("surplus {}", seat.0),
            Frame::Fetch(seat, site) => format!("fetch {} {}", seat.0, site.0),
            Frame::Search(seat, stack) => format!("search {} {stack}", seat.0),
            Frame::TakeFrom(seat, row) => format!("take-from {} {}", seat.0, row.0),
            Frame::Ask(seat, ask) => format!("ask {} {}", seat.0, ask_text(ask)),
            Frame::Play(Play { card, moment, by, step, at, n, memo, third, answer }) => {
                let card = card.def().key;
                format!("play {card} {} {} {step} {} {n} {memo} {third} {answer}", hear(moment), by.0, at.0)
            }
        }
    }

    /// Reads a frame.
    pub(crate) fn frame_from(&self, text: &str) -> Option<Frame> {
        let mut words = Words(text.split(' '));
        let frame = self.frame_of(&mut words)?;
        words.word().is_none().then_some(frame)
    }

    fn frame_of(&self, words: &mut Words<'_>) -> Option<Frame> {
        let name = words.word()?;
        Some(match name {
            "over" => Frame::Over,
            "start" => {
                let seat = words.seat()?;
                Frame::Start(
                    seat,
                    match words.word()? {
                        "stack" => Start::Stack,
                        "cards" => Start::Cards { stack: words.below(self.stacks())?, left: words.below(4)? },
                        "regions" => Start::Regions(words.below(5)?),
                        "harbor" => Start::Harbor,
                        _ => return None,
                    },
                )
            }
            "turn" => Frame::Turn(phase_named(words.word()?)?),
            "dice-shown" => Frame::DiceShown,
            "raid" => Frame::Raid(words.seat()?),
            "strike" => Frame::Strike(words.seat()?),
            "produce" => Frame::Produce,
            "event-die" => Frame::EventDie,
            "draw-event" => Frame::DrawEvent,
            "avert" => Frame::Avert(words.seat()?),
            "hear" => Frame::Hear {
                moment: words.moment()?,
                seat: words.seat()?,
                from: words.number()?,
                both: words.truth()?,
                about: words.number()?,
            },
            "put-away" => Frame::PutAway(words.seat()?, self.face_of(words)?),
            "gain" => {
                Frame::Gain { seat: words.seat()?, kinds: words.kinds()?, n: words.number()?, stop: words.truth()? }
            }
            "bring" => Frame::Bring { seat: words.seat()?, region: Store(words.below(16)?), n: words.number()? },
            "pay" => Frame::Pay(words.seat()?, words.bundle()?),
            "offer" => Frame::Offer(words.seat()?, words.bundle()?, words.bundle()?),
            "leave-out" => Frame::LeaveOut(words.seat()?, words.bundle()?, words.number()?),
            "gild" => Frame::Gild {
                seat: words.seat()?,
                price: words.bundle()?,
                less: words.number()?,
                gilds: words.number()?,
            },
            "pay-any" => Frame::PayAny(words.seat()?, words.number()?),
            "wares" => {
                Frame::Wares { seat: words.seat()?, ware: words.ware()?, n: words.number()?, gain: words.truth()? }
            }
            "rob" => Frame::Rob {
                seat: words.seat()?,
                giver: words.truth()?,
                kinds: words.kinds()?,
                n: words.number()?,
                stop: words.truth()?,
            },
            "raise" => Frame::Raise(words.seat()?, words.lying_site()?),
            "lay-road" => Frame::LayRoad(words.seat()?, words.end()?),
            "lay-settlement" => Frame::LaySettlement(words.seat()?, words.end()?),
            "lay-regions" => Frame::LayRegions(words.seat()?, words.end()?),
            "lay-city" => Frame::LayCity(words.seat()?, words.below(8)?),
            "take-off" => Frame::TakeOff(words.seat()?),
            "bury" => Frame::Bury(words.seat()?, words.lying_site()?),
            "guard-roll" => Frame::GuardRoll(words.seat()?, words.card(self)?),
            "die" => Frame::Die(words.seat()?),
            "event-roll" => Frame::EventRoll,
            "event-is" => Frame::EventIs(match words.word()? {
                "-" => None,
                name => Some(EventFace::read(name)?),
            }),
            "shuffle" => Frame::Shuffle(words.row()?),
            "put-aside" => Frame::PutAside(words.seat()?),
            "put-back" => Frame::PutBack(words.seat()?, words.number()?, words.filter()?),
            "draws" => Frame::Draws(words.seat()?, words.number()?),
            "redraw" => Frame::Redraw(words.seat()?, words.number()?),
            "surplus" => Frame::Surplus(words.seat()?),
            "fetch" => Frame::Fetch(words.seat()?, words.lying_site()?),
            "search" => Frame::Search(words.seat()?, words.below(self.stacks())?),
            "take-from" => Frame::TakeFrom(words.seat()?, words.row()?),
            "ask" => Frame::Ask(words.seat()?, ask_from(words)?),
            "play" => {
                let card = words.card(self)?;
                let moment = words.moment()?;
                moment.of(card.def())?;
                Frame::Play(Play {
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
            _ => return None,
        })
    }

    fn face_of(&self, words: &mut Words<'_>) -> Option<Face> {
        self.named(words.word()?)
    }
}

fn ask_text(ask: Ask) -> String {
    match ask {
        Ask::Site(owner, sites) => format!("site {} {:x}", owner.0, sites.sites()),
        Ask::Building(owner, sites) => format!("building {} {:x}", owner.0, sites.sites()),
        Ask::Stack(stacks) => format!("stack {stacks}"),
        Ask::Number => "number".into(),
        Ask::Resource(kinds) => format!("resource {}", kinds.0),
        Ask::Card { row, filter, pass } => format!("card {} {} {}", row.0, filter.name(), u8::from(pass)),
        Ask::Top(row, n) => format!("top {} {n}", row.0),
        Ask::Sea { owner, places: [low, high], pass } => format!("sea {} {low} {high} {}", owner.0, u8::from(pass)),
        Ask::Region([low, high]) => format!("region {low} {high}"),
        Ask::End => "end".into(),
        Ask::Place(places) => format!("place {places}"),
        Ask::Face => "face".into(),
        Ask::Whether => "whether".into(),
    }
}

fn ask_from(words: &mut Words<'_>) -> Option<Ask> {
    Some(match words.word()? {
        "site" => Ask::Site(words.seat()?, words.sites()?),
        "building" => Ask::Building(words.seat()?, words.sites()?),
        "stack" => Ask::Stack(words.number()?),
        "number" => Ask::Number,
        "resource" => Ask::Resource(words.kinds()?),
        "card" => Ask::Card { row: words.row()?, filter: words.filter()?, pass: words.truth()? },
        "top" => Ask::Top(words.row()?, words.number()?),
        "sea" => {
            let (owner, places) = (words.seat()?, [words.number()?, words.number()?]);
            Ask::Sea { owner, places, pass: words.truth()? }
        }
        "region" => Ask::Region([words.number()?, words.number()?]),
        "end" => Ask::End,
        "place" => Ask::Place(words.number()?),
        "face" => Ask::Face,
        "whether" => Ask::Whether,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};

    /// The frame that follows in a list of all sorts of frames. A new sort does not compile before it is in the list.
    fn next(frame: Frame) -> Option<Frame> {
        let (price, rest) = (Bundle::of(&[Resource::Ore, Resource::Ore]), Bundle::of(&[Resource::Wool]));
        Some(match frame {
            Frame::Over => Frame::Start(A, Start::Stack),
            Frame::Start(_, Start::Stack) => Frame::Start(B, Start::Cards { stack: 2, left: 3 }),
            Frame::Start(_, Start::Cards { .. }) => Frame::Start(B, Start::Regions(4)),
            Frame::Start(_, Start::Regions(_)) => Frame::Start(B, Start::Harbor),
            Frame::Start(_, Start::Harbor) => Frame::Turn(Phase::BeforeRoll),
            Frame::Turn(phase) => match PHASES.iter().skip_while(|it| it.1 != phase).nth(1) {
                Some(it) => Frame::Turn(it.1),
                None => Frame::DiceShown,
            },
            Frame::DiceShown => Frame::Raid(B),
            Frame::Raid(_) => Frame::Strike(B),
            Frame::Strike(_) => Frame::Produce,
            Frame::Produce => Frame::EventDie,
            Frame::EventDie => Frame::DrawEvent,
            Frame::DrawEvent => Frame::Avert(B),
            Frame::Avert(_) => Frame::Hear { moment: Moment::Lost, seat: B, from: 7, both: true, about: 9 },
            Frame::Hear { .. } => Frame::PutAway(B, duel().duel.named("scout").expect("a card of the base box")),
            Frame::PutAway(..) => Frame::Gain { seat: B, kinds: Kinds::only(Resource::Ore), n: 2, stop: true },
            Frame::Gain { .. } => Frame::Bring { seat: B, region: Store(5), n: 2 },
            Frame::Bring { .. } => Frame::Pay(B, price),
            Frame::Pay(..) => Frame::Offer(B, price, rest),
            Frame::Offer(..) => Frame::LeaveOut(B, price, 1),
            Frame::LeaveOut(..) => Frame::Gild { seat: B, price, less: 1, gilds: 2 },
            Frame::Gild { .. } => Frame::PayAny(B, 2),
            Frame::PayAny(..) => Frame::Wares { seat: B, ware: Ware::ALL[1], n: 2, gain: true },
            Frame::Wares { .. } => Frame::Rob { seat: B, giver: true, kinds: Kinds::ALL, n: 2, stop: false },
            Frame::Rob { .. } => Frame::Raise(B, Site(70)),
            Frame::Raise(..) => Frame::LayRoad(B, End::Right),
            Frame::LayRoad(..) => Frame::LaySettlement(B, End::Right),
            Frame::LaySettlement(..) => Frame::LayRegions(B, End::Right),
            Frame::LayRegions(..) => Frame::LayCity(B, 7),
            Frame::LayCity(..) => Frame::TakeOff(B),
            Frame::TakeOff(_) => Frame::Bury(B, Site(3)),
            Frame::Bury(..) => Frame::GuardRoll(B, Arsonist),
            Frame::GuardRoll(..) => Frame::Die(B),
            Frame::Die(_) => Frame::EventRoll,
            Frame::EventRoll => Frame::EventIs(None),
            Frame::EventIs(None) => Frame::EventIs(Some(EventFace::Harvest)),
            Frame::EventIs(Some(_)) => Frame::Shuffle(Row::REGIONS),
            Frame::Shuffle(_) => Frame::PutAside(B),
            Frame::PutAside(_) => Frame::PutBack(B, 2, Filter::Actions),
            Frame::PutBack(..) => Frame::Draws(B, 2),
            Frame::Draws(..) => Frame::Redraw(B, 255),
            Frame::Redraw(..) => Frame::Surplus(B),
            Frame::Surplus(_) => Frame::Fetch(B, Site(3)),
            Frame::Fetch(..) => Frame::Search(B, 2),
            Frame::Search(..) => Frame::TakeFrom(B, Row::stack(2)),
            Frame::TakeFrom(..) => Frame::Ask(B, Ask::Number),
            Frame::Ask(_, ask) => match next_ask(ask) {
                Some(ask) => Frame::Ask(B, ask),
                None => Frame::Play(Play {
                    card: Scout,
                    moment: Moment::Play,
                    by: B,
                    step: 1,
                    at: Site(2),
                    n: 3,
                    memo: 4,
                    third: 5,
                    answer: 6,
                }),
            },
            Frame::Play(_) => return None,
        })
    }

    /// The same for questions.
    fn next_ask(ask: Ask) -> Option<Ask> {
        let sites = Packed::of(0xF0);
        Some(match ask {
            Ask::Number => Ask::Site(B, sites),
            Ask::Site(..) => Ask::Building(B, sites),
            Ask::Building(..) => Ask::Stack(5),
            Ask::Stack(_) => Ask::Resource(Kinds::only(Resource::Wool)),
            Ask::Resource(_) => Ask::Card { row: Row::hand(A), filter: Filter::Own, pass: true },
            Ask::Card { .. } => Ask::Top(Row::EVENTS, 3),
            Ask::Top(..) => Ask::Sea { owner: B, places: [1, 2], pass: true },
            Ask::Sea { .. } => Ask::Region([1, 2]),
            Ask::Region(_) => Ask::End,
            Ask::End => Ask::Place(6),
            Ask::Place(_) => Ask::Face,
            Ask::Face => Ask::Whether,
            Ask::Whether => return None,
        })
    }

    #[test]
    fn every_sort_of_frame_is_written_and_read_back() {
        let duel = duel().duel;
        let frames = std::iter::successors(Some(Frame::Over), |&frame| next(frame));
        let mut texts: Vec<String> = Vec::new();
        for frame in frames {
            let text = duel.frame_text(frame);
            assert_eq!(duel.frame_from(&text), Some(frame), "{text}");
            assert_eq!(duel.frame_from(&format!("{text} 0")), None, "{text} is followed by nothing");
            assert!(!texts.contains(&text), "{text} is written for two frames");
            texts.push(text);
        }
    }
}
