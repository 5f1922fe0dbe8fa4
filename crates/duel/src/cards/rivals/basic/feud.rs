//! Feud (Basic, Turmoil).

use crate::cards::rivals::prelude::*;
use crate::rules::Duel;
use crate::site::Sites;
use crate::state::State;

pub(crate) const DEF: CardDef = CardDef {
    key: "feud",
    name: "Feud",
    text: "Strength advantage: name 3 buildings of the opponent, who puts one of them under a stack.",
    kind: Kind::Event,
    printings: &[print(Set::Basic, 1).moons(1), print(Set::Turmoil, 1).moons(1)],
    hits: Some(victim),
    event: Some(feud),
    ..CARD
};

/// Whom the stronger player's feud hits: only somebody who has a building.
fn victim(duel: &Duel, s: &State) -> Seats {
    let hit = |seat: &Seat| s.has_strength_advantage(duel, foe(*seat)) && buildings(duel, s, *seat) != 0;
    [Seat(0), Seat(1)].into_iter().filter(hit).collect()
}

fn buildings(duel: &Duel, s: &State, seat: Seat) -> Sites {
    s.side(seat).sites_where(duel, |def| def.kind == Kind::Building)
}

fn feud(cx: &mut Cx<'_, '_>, play: Play) {
    const NAME: u8 = 0;
    const NAMED: u8 = 1;
    const LOSE: u8 = 2;
    const BURY: u8 = 3;
    const NONE: u8 = u8::MAX;

    let Some(seat) = victim(cx.duel, cx.s).lowest().filter(|&seat| cx.applies_to(seat)) else { return };
    let all = buildings(cx.duel, cx.s, seat);
    let named = |play: Play| {
        let sites = [play.at.0, play.n, play.memo].into_iter().filter(|&site| site != NONE);
        sites.fold(0, |set, site| set | Site(site).bit())
    };
    match play.step {
        NAME if all.count() <= 3 => choose_loss(cx, play.step(BURY), seat, all),
        NAME => cx.ask_site(foe(seat), seat, all, Play { at: Site(NONE), n: NONE, memo: NONE, ..play.step(NAMED) }),
        NAMED => {
            let play = match (play.at.0, play.n) {
                (NONE, _) => Play { at: play.site(), ..play },
                (_, NONE) => Play { n: play.answer, ..play },
                _ => Play { memo: play.answer, step: LOSE, ..play },
            };
            match play.step {
                LOSE => feud(cx, play),
                _ => cx.ask_site(foe(seat), seat, all & !named(play), play),
            }
        }
        LOSE => choose_loss(cx, play.step(BURY), seat, named(play)),
        BURY => cx.bury(seat, play.site()),
        step => unreachable!("the Feud has no step {step}"),
    }
}

fn choose_loss(cx: &mut Cx<'_, '_>, play: Play, seat: Seat, sites: Sites) {
    if sites.count() == 1 {
        cx.then(Play { answer: sites.trailing_zeros() as u8, ..play });
    } else {
        cx.ask_site(seat, seat, sites, play);
    }
}
