//! Cards of the sea, what ships meet there, and a card that is laid on a city: what the Era of Explorers needs.

use crate::card::require::Require;
use crate::card::{Level, Mission, Moment};
use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

const fn level(points: Points, bounty: u8) -> Level {
    Level { points, bounty }
}

/// Where ships lie (Explorer Harbor).
pub(crate) const HAVEN: CardDef = CardDef {
    key: "haven",
    name: "Haven",
    text: "Closes an end of the principality; ships lie here.",
    kind: CardKind::Harbor,
    place: Place::Sea,
    inert: Some("what it does is the sea's"),
    printings: &[print(Set::Voyage, 2)],
    ..CARD
};

/// An island whose missions are paid for (Bards, Merchants, Scholars).
pub(crate) const ISLE: CardDef = CardDef {
    key: "isle",
    name: "Isle",
    text: "Discovery: you may take 1 gold. Mission: 2 grain.",
    kind: CardKind::Island,
    place: Place::Sea,
    levels: &[
        level(Points::commerce(1), 0),
        level(Points::commerce(2), 0),
        level(Points { victory: 1, commerce: 2, ..Points::NONE }, 0),
    ],
    discovered: Some(land_at_the_isle),
    mission: Some(Mission {
        open: |duel, s, seat, at| s.side(seat).amount(Grain) >= 2 && duel.can_rise(s, seat, at),
        act: supply_the_isle,
    }),
    waits: Some(|it| match it.play.moment {
        Moment::Discovered => it.play.step == TAKE && it.asks(it.play.by, Ask::Whether),
        _ => it.play.step == RISE && it.goes_on(),
    }),
    printings: &[print(Set::Voyage, 2)],
    ..CARD
};

const TAKE: u8 = 1;
const RISE: u8 = 1;

fn land_at_the_isle(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        0 => cx.ask(play.by, Ask::Whether, play.step(TAKE)),
        TAKE if play.passed() => {}
        TAKE => cx.gain(play.by, Gold, 1),
        step => unreachable!("the Isle has no step {step}"),
    }
}

fn supply_the_isle(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        0 => {
            cx.pay(play.by, cost(&[Grain, Grain]));
            cx.then(play.step(RISE));
        }
        RISE => cx.rise(play.by, play.at),
        step => unreachable!("the Isle has no step {step}"),
    }
}

/// An island with progress points, left out of the Duel of the Princes.
pub(crate) const LAGOON: CardDef = CardDef {
    key: "lagoon",
    name: "Lagoon",
    text: "Mission: free.",
    kind: CardKind::Island,
    place: Place::Sea,
    levels: &[level(Points::progress(1), 0), level(Points::progress(2), 1)],
    mission: Some(Mission {
        open: |duel, s, seat, at| duel.can_rise(s, seat, at),
        act: |cx, play| cx.rise(play.by, play.at),
    }),
    printings: &[print(Set::Voyage, 2).moons(2)],
    ..CARD
};

/// An island that sends ships home and lets a die decide (Forgotten Tribe).
pub(crate) const ATOLL: CardDef = CardDef {
    key: "atoll",
    name: "Atoll",
    text: "Discovery: the ship comes back and may set out at once. Mission: 1 ship lost, 2-4 an event, 5-6 a level.",
    kind: CardKind::Island,
    place: Place::Sea,
    levels: &[level(Points::NONE, 2), level(Points::NONE, 2), level(Points::victory(1), 0)],
    discovered: Some(meet_the_atoll),
    mission: Some(Mission { open: |_, _, _, _| true, act: explore_the_atoll }),
    waits: Some(|it| match it.play.moment {
        Moment::Discovered => {
            let further = it.duel.missions(it.s, it.play.by);
            it.play.step == FURTHER && it.asks_sea_among(it.play.by, it.play.by, further, true)
        }
        _ => it.play.step == ROLLED && it.rolls == Some(it.play.by),
    }),
    printings: &[print(Set::Voyage, 2)],
    ..CARD
};

const FURTHER: u8 = 1;
const ROLLED: u8 = 1;

fn meet_the_atoll(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        0 => {
            cx.fetch_ship(play.by, play.at, false);
            cx.ask_sea(play.by, play.by, cx.further_missions(play.by), true, play.step(FURTHER));
        }
        FURTHER if play.passed() => {}
        FURTHER => cx.sail_further(play.by, play.site()),
        step => unreachable!("the Atoll has no step {step}"),
    }
}

fn explore_the_atoll(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match (play.step, play.answer) {
        (0, _) => cx.roll(play.by, play.step(ROLLED)),
        (ROLLED, 1) => cx.lose_ship(play.by, play.at),
        (ROLLED, 2..=4) => cx.roll_event(),
        (ROLLED, _) => cx.rise(play.by, play.at),
        (step, _) => unreachable!("the Atoll has no step {step}"),
    }
}

/// A pirate (Haidao Chang, Cimmarone, Jean).
pub(crate) const CORSAIR: CardDef = CardDef {
    key: "corsair",
    name: "Corsair",
    text: "Pay 1 gold or fight: die and cannon points above 6 win a level, fewer lose the ship.",
    kind: CardKind::Pirate,
    place: Place::Sea,
    levels: &[level(Points::NONE, 1), level(Points::NONE, 2), level(Points::victory(1), 0)],
    discovered: Some(meet_the_corsair),
    mission: Some(Mission { open: |_, _, _, _| true, act: meet_the_corsair }),
    waits: Some(|it| match it.play.step {
        DECIDE => it.asks(it.play.by, Ask::Whether) && it.s.side(it.play.by).amount(Gold) > 0,
        COMPARE => it.rolls == Some(it.play.by),
        _ => false,
    }),
    printings: &[print(Set::Voyage, 2)],
    ..CARD
};

const DECIDE: u8 = 1;
const COMPARE: u8 = 2;

fn meet_the_corsair(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    const NUMBER: u8 = 6;
    match play.step {
        0 if cx.s.side(play.by).amount(Gold) > 0 => cx.ask(play.by, Ask::Whether, play.step(DECIDE)),
        0 => cx.roll(play.by, play.step(COMPARE)),
        DECIDE if play.passed() => cx.roll(play.by, play.step(COMPARE)),
        DECIDE => cx.pay(play.by, cost(&[Gold])),
        COMPARE => match (play.answer + cx.s.points(play.by).cannon).cmp(&NUMBER) {
            std::cmp::Ordering::Less => cx.lose_ship(play.by, play.at),
            std::cmp::Ordering::Equal => cx.roll(play.by, play),
            std::cmp::Ordering::Greater => cx.rise(play.by, play.at),
        },
        step => unreachable!("the Corsair has no step {step}"),
    }
}

/// A sea card without missions (Shipwreck).
pub(crate) const WRECK: CardDef = CardDef {
    key: "wreck",
    name: "Wreck",
    text: "Discovery: 1 resource of your choice.",
    kind: CardKind::Shipwreck,
    place: Place::Sea,
    discovered: Some(|cx, play| cx.gain_any(play.by, Kinds::ALL, 1)),
    printings: &[print(Set::Voyage, 10).moons(4)],
    ..CARD
};

/// A building that lets ships sail and fight.
pub(crate) const ROPEWALK: CardDef = CardDef {
    key: "ropewalk",
    name: "Ropewalk",
    text: "Brings sail and cannon points.",
    kind: CardKind::Building,
    place: Place::Settlement,
    points: Points { sail: 2, cannon: 2, ..Points::NONE },
    inert: Some("points only"),
    printings: &[print(Set::Voyage, 6)],
    ..CARD
};

/// A building at the harbor (Shipyard, Landing Stage).
pub(crate) const DOCK: CardDef = CardDef {
    key: "dock",
    name: "Dock",
    text: "At a region beside your harbor.",
    kind: CardKind::Building,
    place: Place::Region,
    points: Points { sail: 1, ..Points::NONE },
    once: true,
    inert: Some("points only"),
    fits: Some(|_, s, seat, sites| sites & s.side(seat).sites_at_harbor()),
    printings: &[print(Set::Voyage, 4)],
    ..CARD
};

/// A unit that lets its owner discover more (Astronomer).
pub(crate) const HELMSMAN: CardDef = CardDef {
    key: "helmsman",
    name: "Helmsman",
    text: "Once a turn, while you have discovered less: 1 gold lets you discover one more sea card.",
    kind: CardKind::Unit,
    place: Place::Settlement,
    points: Points { sail: 1, ..Points::NONE },
    uses: Some(Use {
        before_roll: false,
        open: |_, s, seat, _| s.side(seat).amount(Gold) > 0 && s.discovered(seat) < s.discovered(foe(seat)),
        act: |cx, play| {
            cx.more_discoveries(play.by, 1);
            cx.pay(play.by, cost(&[Gold]));
        },
        once: true,
    }),
    printings: &[print(Set::Voyage, 2)],
    ..CARD
};

/// An action card that looks at a sea card and lets two change places (Cartographer).
pub(crate) const CHART: CardDef = CardDef {
    key: "chart",
    name: "Chart",
    text: "Look at a sea card of yours that lies face down; two sea cards of yours may change places.",
    kind: CardKind::Neutral,
    play: Some(chart),
    waits: Some(|it| {
        let (by, all) = (it.play.by, it.duel.sea);
        match it.play.step {
            LOOK => it.asks_sea_among(by, by, all & !it.s.side(by).sea.found, true),
            FIRST => it.asks_sea_among(by, by, all, true),
            SECOND => {
                let first = Site(it.play.n).sea_place().filter(|&place| all >> place & 1 == 1);
                first.is_some_and(|place| it.asks_sea_among(by, by, all & !(1 << place), false))
            }
            _ => false,
        }
    }),
    printings: &[print(Set::Voyage, 4)],
    ..CARD
};

const LOOK: u8 = 1;
const FIRST: u8 = 2;
const SECOND: u8 = 3;

fn chart(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let (by, all) = (play.by, cx.duel.sea);
    match play.step {
        0 => cx.ask_sea(by, by, all & !cx.s.side(by).sea.found, true, play.step(LOOK)),
        LOOK => {
            if !play.passed() {
                cx.look_at_sea(by, play.site());
            }
            cx.ask_sea(by, by, all, true, play.step(FIRST));
        }
        FIRST if play.passed() => {}
        FIRST => {
            let others = all & !(1 << play.site().sea_place().expect("a place at sea"));
            cx.ask_sea(by, by, others, false, EffectPlay { n: play.answer, ..play.step(SECOND) });
        }
        SECOND => cx.swap_sea_cards(by, Site(play.n), play.site()),
        step => unreachable!("the Chart has no step {step}"),
    }
}

/// An attack on an island or a ship (Broadside).
pub(crate) const SALVO: CardDef = CardDef {
    key: "salvo",
    name: "Salvo",
    text: "An island of the opponent falls by one level, or a ship in his harbor is lost.",
    kind: CardKind::Attack,
    avails: Some(|duel, s, seat| raised_islands(duel, s, foe(seat)) != 0 || s.side(foe(seat)).sea.ready > 0),
    play: Some(salvo),
    waits: Some(|it| match it.play.step {
        WHICH => it.asks(it.play.by, Ask::Whether),
        HIT => it.asks_sea_among(it.play.by, foe(it.play.by), raised_islands(it.duel, it.s, foe(it.play.by)), false),
        _ => false,
    }),
    printings: &[print(Set::Voyage, 4)],
    ..CARD
};

fn raised_islands(duel: &Duel, s: &State, seat: Seat) -> u16 {
    s.at_level(duel, seat, 1, |def| def.kind == CardKind::Island)
}

const WHICH: u8 = 1;
const HIT: u8 = 2;

fn salvo(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let victim = foe(play.by);
    let islands = raised_islands(cx.duel, cx.s, victim);
    match play.step {
        0 if islands == 0 => cx.sink_ship(victim),
        0 if cx.s.side(victim).sea.ready > 0 => cx.ask(play.by, Ask::Whether, play.step(WHICH)),
        WHICH if play.passed() => cx.sink_ship(victim),
        0 | WHICH => cx.ask_sea(play.by, victim, islands, false, play.step(HIT)),
        HIT if play.passed() => {}
        HIT => cx.fall_back(victim, play.site()),
        step => unreachable!("the Salvo has no step {step}"),
    }
}

/// An action card that fetches a ship (Navigator).
pub(crate) const PILOT: CardDef = CardDef {
    key: "pilot",
    name: "Pilot",
    text: "A ship of yours at a sea card comes back and may sail again.",
    kind: CardKind::Neutral,
    avails: Some(|_, s, seat| s.side(seat).sea.away != 0),
    play: Some(|cx, play| match play.step {
        0 => cx.ask_sea(play.by, play.by, cx.s.side(play.by).sea.away, false, play.step(1)),
        _ if play.passed() => {}
        _ => cx.fetch_ship(play.by, play.site(), true),
    }),
    waits: Some(|it| {
        let by = it.play.by;
        it.play.step == 1 && it.asks_sea_among(by, by, it.s.side(by).sea.away, false)
    }),
    printings: &[print(Set::Voyage, 4)],
    ..CARD
};

/// An action card that lets a discovery bring something once more (Ambassador).
pub(crate) const LEGATE: CardDef = CardDef {
    key: "legate",
    name: "Legate",
    text: "The discovery of an Isle of yours at level 1 or above brings something once more.",
    kind: CardKind::Neutral,
    avails: Some(|duel, s, seat| raised_isles(duel, s, seat) != 0),
    play: Some(|cx, play| match play.step {
        0 => cx.ask_sea(play.by, play.by, raised_isles(cx.duel, cx.s, play.by), false, play.step(1)),
        _ if play.passed() => {}
        _ => cx.discover_again(play.by, play.site()),
    }),
    waits: Some(|it| {
        let by = it.play.by;
        it.play.step == 1 && it.asks_sea_among(by, by, raised_isles(it.duel, it.s, by), false)
    }),
    printings: &[print(Set::Voyage, 2)],
    ..CARD
};

fn raised_isles(duel: &Duel, s: &State, seat: Seat) -> u16 {
    s.at_level(duel, seat, 1, |def| def.key == ISLE.key)
}

/// A card that is laid on the city at the harbor (Explorer Metropolis).
pub(crate) const CAPITAL: CardDef = CardDef {
    key: "capital",
    name: "Capital",
    text: "On the city beside your harbor, when 3 sea cards are discovered or an island is raised.",
    kind: CardKind::Metropolis,
    place: Place::OnCity,
    points: Points::victory(2),
    once: true,
    requires: &[Require {
        says: "own-discovered-sea-cards>=3 | own-islands-at-level>=1:1",
        words: "3 discovered sea cards or a raised island",
        holds: |duel, s, seat| s.discovered(seat) >= 3 || raised_islands(duel, s, seat) != 0,
    }],
    inert: Some("points only"),
    fits: Some(|_, s, seat, sites| sites & s.side(seat).place_at_harbor()),
    printings: &[print(Set::Voyage, 4)],
    ..CARD
};

#[cfg(test)]
mod tests;
