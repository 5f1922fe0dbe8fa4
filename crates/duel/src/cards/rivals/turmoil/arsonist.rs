//! Arsonist (Turmoil).

use crate::cards::rivals::prelude::*;
use crate::rules::Duel;
use crate::site::Sites;
use crate::state::State;

pub(crate) const DEF: CardDef = CardDef {
    key: "arsonist",
    name: "Arsonist",
    text: "Name a building in an opponent's settlement or city; he puts it under a stack.",
    kind: Kind::Attack,
    requires: &[
        owns!(HedgeTavern, "hedge-tavern"),
        require::Require {
            says: "opponent-building-not-fire-protected>=1",
            holds: |duel, s, seat| targets(duel, s, foe(seat)) != 0,
        },
    ],
    printings: &[print(Set::Turmoil, 2).moons(1)],
    play: Some(arson),
    ..CARD
};

/// Buildings at settlements and cities.
fn targets(duel: &Duel, s: &State, seat: Seat) -> Sites {
    // A Fire Brigade will take the buildings of its city out here.
    s.side(seat).sites_where(duel, |def| def.kind == Kind::Building) & crate::site::BUILDING_SITES
}

fn arson(cx: &mut Cx<'_, '_>, play: Play) {
    const CHOOSE: u8 = 0;
    const BURN: u8 = 1;

    let victim = foe(play.by);
    match play.step {
        CHOOSE => {
            let targets = targets(cx.duel, cx.s, victim);
            cx.ask_site(play.by, victim, targets, play.step(BURN));
        }
        BURN => cx.bury(victim, play.site()),
        step => unreachable!("the Arsonist has no step {step}"),
    }
}
