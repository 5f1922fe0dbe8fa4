//! Cards that remember several things, have several functions, or have an effect for the rest of the turn.

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::Sites;
use crate::position::state::State;

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

/// The units that were named: each memory is the number of a site plus 1, or 0 for none.
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

/// A unit with two functions, one of them once a turn (Reiner the Miller).
pub(crate) const MILLER: CardDef = CardDef {
    key: "miller",
    name: "Miller",
    text: "At fields. Trade 2 grain of them for another resource; once a turn 1 will do.",
    kind: CardKind::Hero,
    place: Place::Region,
    printings: &[print(Set::Fancied, 1)],
    fits: Some(|_, s, seat, sites| sites & s.regions_of(seat, Grain)),
    uses: Some(Use {
        when: UsedWhen::InAction,
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

#[cfg(test)]
mod tests;
