//! Cards that remember more, choose more finely, or let something stay for the rest of the turn.

use crate::card::{Moment, Price};
use crate::cards::prelude::*;
use crate::chapters::effects::Filter;
use crate::matches::rules::Duel;
use crate::position::piles::Face;
use crate::position::site::Sites;
use crate::position::state::State;

/// A building that fetches what it names out of the discard pile (City Palace, Prince).
pub(crate) const GALLERY: CardDef = CardDef {
    key: "gallery",
    name: "Gallery",
    text: "Once a turn, for 1 gold: take a discarded action card without a requirement.",
    kind: CardKind::Building,
    place: Place::Settlement,
    printings: &[print(Set::Fancied, 1)],
    fills_hands: true,
    picks: Some(|card| card.def().kind.is_action() && card.def().requires.is_empty()),
    uses: Some(Use {
        before_roll: false,
        open: |duel, s, seat, _| {
            let fits = |&face: &Face| Filter::Own.fits(duel.card(face), Some(Card::Gallery));
            s.side(seat).amount(Gold) > 0 && s.piles.faces(duel.discard(seat)).iter().any(fits)
        },
        act: fetch,
        once: true,
    }),
    waits: Some(|it| match it.play.step {
        1 => {
            it.goes_on()
                && it
                    .s
                    .piles
                    .faces(it.duel.discard(it.play.by))
                    .iter()
                    .any(|&face| Filter::Own.fits(it.duel.card(face), Some(Card::Gallery)))
        }
        2 => it.asks_card(it.play.by, it.duel.discard(it.play.by)),
        _ => false,
    }),
    ..CARD
};

fn fetch(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    const PAY: u8 = 0;
    const ASK: u8 = 1;
    const TAKE: u8 = 2;

    let row = cx.duel.discard(play.by);
    match play.step {
        PAY => {
            cx.pay(play.by, cost(&[Gold]));
            cx.then(play.step(ASK));
        }
        ASK => cx.ask(play.by, Ask::Card { row, filter: Filter::Own, pass: false }, play.step(TAKE)),
        TAKE => cx.take_open(play.by, row, play.answer),
        step => unreachable!("the Gallery has no step {step}"),
    }
}

/// A building that names three units (Bishop's See).
pub(crate) const CHAPTER: CardDef = CardDef {
    key: "chapter",
    name: "Chapter",
    text: "When built: name 3 units of the opponent; he discards one of them.",
    kind: CardKind::Building,
    place: Place::Settlement,
    printings: &[print(Set::Fancied, 2)],
    built: Some(accuse),
    waits: Some(|it| {
        let victim = foe(it.play.by);
        let units = units(it.duel, it.s, victim);
        let sound = [it.play.n, it.play.memo, it.play.third].iter().all(|&at| at <= 64) && named(it.play) & !units == 0;
        sound
            && match it.play.step {
                1 => it.asks_site_among(it.play.by, victim, units & !named(it.play)),
                3 => it.asks_site_among(victim, victim, named(it.play)),
                _ => false,
            }
    }),
    ..CARD
};

fn units(duel: &Duel, s: &State, seat: Seat) -> Sites {
    s.side(seat).sites_where(duel, |def| def.kind.is_unit())
}

/// The units that were named: each memory is a site and one more, or nothing.
fn named(play: EffectPlay) -> Sites {
    [play.n, play.memo, play.third].into_iter().filter(|&at| at > 0).fold(0, |set, at| set | 1 << (at - 1))
}

fn accuse(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    const NAME: u8 = 0;
    const NAMED: u8 = 1;
    const ACCUSED: u8 = 2;
    const GO: u8 = 3;

    let victim = foe(play.by);
    let left = units(cx.duel, cx.s, victim) & !named(play);
    match play.step {
        NAME if left == 0 || play.third > 0 => cx.then(play.step(ACCUSED)),
        NAME => cx.ask_which(play.by, victim, left, play.step(NAMED)),
        NAMED => {
            let site = play.answer + 1;
            cx.then(match play {
                EffectPlay { n: 0, .. } => EffectPlay { n: site, ..play.step(NAME) },
                EffectPlay { memo: 0, .. } => EffectPlay { memo: site, ..play.step(NAME) },
                _ => EffectPlay { third: site, ..play.step(NAME) },
            });
        }
        ACCUSED if named(play) == 0 => {}
        ACCUSED => cx.ask_which(victim, victim, named(play), play.step(GO)),
        GO => cx.remove_own(victim, play.site()),
        step => unreachable!("the Chapter has no step {step}"),
    }
}

/// A unit with two functions, one of them once a turn (Reiner the Miller, Hospital, Public Feeling).
pub(crate) const MILLER: CardDef = CardDef {
    key: "miller",
    name: "Miller",
    text: "At fields. Trade 2 grain of them for another resource; once a turn 1 will do.",
    kind: CardKind::Hero,
    place: Place::Region,
    printings: &[print(Set::Fancied, 1)],
    fits: Some(|_, s, seat, sites| sites & s.regions_of(seat, Grain)),
    uses: Some(Use {
        before_roll: false,
        open: |_, s, seat, site| {
            s.side(seat).stored(site.region()) >= if s.is_used(seat, site) { 2 } else { 1 }
                && !s.side(seat).roomy().without(Grain).is_empty()
        },
        act: grind,
        once: false,
    }),
    half_used: true,
    waits: Some(|it| {
        let (stored, used) = (it.s.side(it.play.by).stored(it.play.at.region()), it.s.is_used(it.play.by, it.play.at));
        it.play.step == 1 && it.asks(it.play.by, Ask::Whether) && stored >= 2 && !used
    }),
    ..CARD
};

fn grind(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    const WAY: u8 = 0;
    const GRIND: u8 = 1;

    let region = play.at.region();
    let used = cx.s.is_used(play.by, play.at);
    match play.step {
        WAY if used => cx.then(EffectPlay { answer: crate::chapters::effects::PASSED, ..play.step(GRIND) }),
        WAY if cx.s.side(play.by).stored(region) < 2 => cx.then(EffectPlay { answer: 1, ..play.step(GRIND) }),
        WAY => cx.ask(play.by, Ask::Whether, play.step(GRIND)),
        GRIND => {
            if !play.passed() {
                cx.use_up(play.by, play.at);
            }
            cx.take_out(play.by, region, if play.passed() { 2 } else { 1 });
            cx.gain_any(play.by, Kinds::ALL.without(Grain), 1);
        }
        step => unreachable!("the Miller has no step {step}"),
    }
}

/// An action that lasts for the rest of the turn (Hergild).
pub(crate) const SPICE: CardDef = CardDef {
    key: "spice",
    name: "Spice",
    text: "For the rest of the turn you trade a resource 1:1 for which you have a ship.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Fancied, 2)],
    avails: Some(|_, s, seat| !s.side(seat).tally.cheap.is_empty()),
    lasts: true,
    play: Some(|cx, play| match play.step {
        0 => cx.ask(play.by, Ask::Resource(cx.s.side(play.by).tally.cheap), play.step(1)),
        _ => cx.trade_even(Resource::ALL[usize::from(play.answer)]),
    }),
    waits: Some(|it| it.play.step == 1 && !it.resources(it.play.by).is_empty()),
    ..CARD
};

/// An action by which a city is built for a price of its own (Prosperity, Growth, Wise Compensation).
pub(crate) const GROWTH: CardDef = CardDef {
    key: "growth",
    name: "Growth",
    text: "Build a city for 1 ore and 2 grain.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Fancied, 1)],
    avails: Some(|_, s, seat| {
        let side = s.side(seat);
        s.supply[2] > 0 && side.settled & !side.cities != 0 && CHEAP_CITY.is_covered_by(side)
    }),
    play: Some(|cx, play| match play.step {
        0 => {
            let side = cx.s.side(play.by);
            cx.ask_place(play.by, side.settled & !side.cities, play.step(1));
        }
        _ => cx.build_city_for(play.by, play.answer, CHEAP_CITY),
    }),
    waits: Some(|it| {
        let side = it.s.side(it.play.by);
        let open = side.settled & !side.cities;
        let asked = |it: Option<(Seat, Ask)>| matches!(it, Some((_, Ask::Place(places))) if places & !open == 0);
        let by = it.asked.is_some_and(|(seat, _)| seat == it.play.by);
        it.play.step == 1 && by && asked(it.asked) && it.s.supply[2] > 0 && CHEAP_CITY.is_covered_by(side)
    }),
    ..CARD
};

const CHEAP_CITY: Price = Price::of(cost(&[Ore, Grain, Grain]));

/// An action that lets gold pay for a building (Michael the Master Builder).
pub(crate) const ARCHITECT: CardDef = CardDef {
    key: "architect",
    name: "Architect",
    text: "Up to 3 resources of the next building you build this turn are paid with 1 gold each.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Fancied, 2)],
    pledges: Some(|thing, price| {
        let building = matches!(thing, Thing::Card(card) if card.def().kind == CardKind::Building);
        price.gilds += if building { 3 } else { 0 };
        building
    }),
    avails: Some(|_, s, _| s.pledge.is_none()),
    play: Some(|cx, play| cx.pledge(play.card)),
    ..CARD
};

/// A building whose function makes the next road or settlement cheaper (classic Public Feeling).
pub(crate) const FUND: CardDef = CardDef {
    key: "fund",
    name: "Fund",
    text: "Pay 1 wool: the next road or settlement you build this turn costs 1 less.",
    kind: CardKind::Building,
    place: Place::Settlement,
    printings: &[print(Set::Fancied, 1)],
    pledges: Some(|thing, price| {
        let fits = matches!(thing, Thing::Road | Thing::Settlement);
        price.less += u8::from(fits);
        fits
    }),
    uses: Some(Use {
        before_roll: false,
        open: |_, s, seat, _| s.pledge.is_none() && s.side(seat).amount(Wool) > 0,
        act: |cx, play| {
            cx.pay(play.by, cost(&[Wool]));
            cx.pledge(play.card);
        },
        once: false,
    }),
    ..CARD
};

/// An event that leaves top cards open (Good Neighbors).
pub(crate) const HERALDS: CardDef = CardDef {
    key: "heralds",
    name: "Heralds",
    text: "The top card of every stack is turned up. Everybody draws 1.",
    kind: CardKind::Event,
    printings: &[print(Set::Fancied, 1)],
    fills_hands: true,
    event: Some(|cx, play| {
        (0..cx.duel.stacks()).for_each(|stack| cx.show_top(Row::stack(stack)));
        [play.by, foe(play.by)].into_iter().for_each(|seat| cx.draw(seat, 1));
    }),
    ..CARD
};

/// An action that takes an event out of the game (Great Foresight, classic Better World).
pub(crate) const FORESIGHT: CardDef = CardDef {
    key: "foresight",
    name: "Foresight",
    text: "Look through the events and take one out of the game, not Yule.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Fancied, 1)],
    avails: Some(|_, s, _| s.piles.len(Row::EVENTS) > 1),
    picks: Some(|card| card != Card::Yule),
    play: Some(|cx, play| match play.step {
        0 => {
            cx.look(play.by, Row::EVENTS);
            cx.ask(play.by, Ask::Card { row: Row::EVENTS, filter: Filter::Own, pass: false }, play.step(1));
        }
        _ => cx.remove_event(play.by, play.answer),
    }),
    waits: Some(|it| it.play.step == 1 && it.asks_card(it.play.by, Row::EVENTS)),
    ..CARD
};

/// A site that puts top events under the stack (Grove of Great Foresight).
pub(crate) const ORACLE: CardDef = CardDef {
    key: "oracle",
    name: "Oracle",
    text: "Once a turn: look at the 3 top events and put any of them under the stack, not Yule.",
    kind: CardKind::Site,
    place: Place::Settlement,
    printings: &[print(Set::Fancied, 1)],
    picks: Some(|card| card != Card::Yule),
    uses: Some(Use { before_roll: false, open: |_, s, _, _| s.piles.len(Row::EVENTS) > 2, act: foretell, once: true }),
    waits: Some(|it| {
        let asked = Ask::Top(Row::EVENTS, it.play.n);
        it.play.step == 1 && (1..=3).contains(&it.play.n) && it.asks(it.play.by, asked)
    }),
    ..CARD
};

fn foretell(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    const LOOK: u8 = 0;
    const SINK: u8 = 1;

    match play.step {
        LOOK => {
            cx.look_at_top(play.by, Row::EVENTS, 3);
            cx.ask(play.by, Ask::Top(Row::EVENTS, 3), EffectPlay { n: 3, ..play.step(SINK) });
        }
        SINK if play.passed() => {}
        SINK => {
            cx.sink_event(play.by, play.n, play.answer);
            if play.n > 1 {
                cx.ask(play.by, Ask::Top(Row::EVENTS, play.n - 1), EffectPlay { n: play.n - 1, ..play });
            }
        }
        step => unreachable!("the Oracle has no step {step}"),
    }
}

/// A unit that moves, but not in the turn it is built (Traveling Theater, Thieves' Hideout).
pub(crate) const WAGON: CardDef = CardDef {
    key: "wagon",
    name: "Wagon",
    text: "On a road. Once in each later turn: move it to another free road; 1 wool.",
    kind: CardKind::Unit,
    place: Place::Road,
    printings: &[print(Set::Fancied, 1)],
    built: Some(|cx, play| cx.use_up(play.by, play.at)),
    uses: Some(Use {
        before_roll: false,
        open: |_, s, seat, _| s.side(seat).open_roads() != 0,
        act: |cx, play| match play.step {
            0 => cx.ask_which(play.by, play.by, cx.s.side(play.by).open_roads(), play.step(1)),
            _ => {
                cx.move_card(play.by, play.at, play.site());
                cx.gain(play.by, Wool, 1);
            }
        },
        once: true,
    }),
    waits: Some(|it| {
        let by = it.play.by;
        it.play.step == 1 && it.play.moment == Moment::Use && it.asks_site_among(by, by, it.s.side(by).open_roads())
    }),
    ..CARD
};

/// A building that brings a unit of the other into the own hand (Monument to the Prince).
pub(crate) const LURE: CardDef = CardDef {
    key: "lure",
    name: "Lure",
    text: "When built: the opponent names a unit of his; you take it into your hand.",
    kind: CardKind::Building,
    place: Place::Settlement,
    printings: &[print(Set::Fancied, 1)],
    built: Some(|cx, play| {
        let victim = foe(play.by);
        match (play.step, units(cx.duel, cx.s, victim)) {
            (0, 0) => {}
            (0, units) => cx.ask_which(victim, victim, units, play.step(1)),
            _ => cx.take_into_hand(victim, play.site(), play.by),
        }
    }),
    waits: Some(|it| it.play.step == 1 && it.sites(foe(it.play.by), foe(it.play.by)) != 0),
    ..CARD
};

/// An action that lets an event of choice happen (Court Astrologer, Grove of Justice).
pub(crate) const STARGAZER: CardDef = CardDef {
    key: "stargazer",
    name: "Stargazer",
    text: "Choose a face of the event die: it happens.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Fancied, 1)],
    play: Some(|cx, play| match play.step {
        0 => cx.ask(play.by, Ask::Face, play.step(1)),
        _ => cx.another_event(play.face()),
    }),
    waits: Some(|it| it.play.step == 1 && it.asks(it.play.by, Ask::Face)),
    ..CARD
};

#[cfg(test)]
mod tests;
