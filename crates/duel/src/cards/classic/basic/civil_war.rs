//! Civil War.

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::Sites;
use crate::position::state::State;

const NAME: u8 = 0;
const LOSE: u8 = 1;
const NAME_OTHER: u8 = 2;
const LOSE_OTHER: u8 = 3;

pub(crate) const DEF: CardDef = CardDef {
    key: "civil-war",
    name: "Civil War",
    text: "Each of you names a knight or fleet of the other, who takes it back to the hand.",
    kind: CardKind::Event,
    printings: &[print(Set::Classic, 1)],
    asks: &[Words::which(LOSE, "duel.ask.civil-war"), Words::which(LOSE_OTHER, "duel.ask.civil-war")],
    hits: Some(|duel, s| [Seat(0), Seat(1)].into_iter().filter(|&seat| units(duel, s, seat) != 0).collect()),
    event: Some(war),
    limits_both: true,
    waits: Some(|it| {
        let by = it.play.by;
        let names = |seat: Seat| {
            let sites = it.sites(seat, foe(seat));
            sites != 0 && sites & !units(it.duel, it.s, foe(seat)) == 0
        };
        match it.play.step {
            LOSE => names(by),
            NAME_OTHER => it.goes_on(),
            LOSE_OTHER => names(foe(by)),
            _ => false,
        }
    }),
    ..CARD
};

/// The knights and fleets of a seat that no Church protects.
fn units(duel: &Duel, s: &State, seat: Seat) -> Sites {
    let side = s.side(seat);
    let churches = side.cards(duel).filter(|(_, card)| *card == Card::Church);
    let safe = churches.fold(0u8, |set, (site, _)| set | 1 << site.place());
    let units = side.sites_where(duel, |def| matches!(def.kind, CardKind::Knight | CardKind::Fleet));
    units.ones().map(|at| Site(at as u8)).filter(|site| safe >> site.place() & 1 == 0).fold(0, |set, it| set | it.bit())
}

fn war(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    // The active player names first, then the other.
    let names = if play.step < NAME_OTHER { play.by } else { foe(play.by) };
    let loser = foe(names);
    match play.step {
        NAME | NAME_OTHER => {
            let units = if cx.applies_to(loser) { units(cx.duel, cx.s, loser) } else { 0 };
            match units {
                0 if play.step == NAME => war(cx, play.step(NAME_OTHER)),
                0 => {}
                _ => cx.ask_which(names, loser, units, play.step(play.step + 1)),
            }
        }
        LOSE => {
            cx.bury(loser, play.site());
            cx.then(EffectPlay { answer: 0, ..play.step(NAME_OTHER) });
        }
        LOSE_OTHER => cx.bury(loser, play.site()),
        step => unreachable!("the Civil War has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, classic};

    #[test]
    fn each_names_a_knight_or_fleet_that_the_other_takes_back_the_active_player_first() {
        // classic/civil-war E
        let mut duel = classic().with(A, [Otto, OreFleet, Garrison]).with(B, [Karl, WoolFleet]);
        duel.draws_event(CivilWar);
        assert_eq!(duel.offers(A).len(), 2);
        duel.chooses(A, Karl);
        assert_eq!(duel.offers(B).len(), 2, "no building");
        duel.does(B, "choose 0,b").holds(B, [Karl]).holds(A, [OreFleet]).has(A, Otto).has(B, WoolFleet).rests();
    }

    #[test]
    fn who_has_no_unit_loses_none() {
        // classic/civil-war E
        let mut duel = classic().with(A, [Garrison]).with(B, [Otto]);
        duel.draws_event(CivilWar).holds(B, [Otto]).holds(A, []).rests();
    }

    #[test]
    fn afterwards_both_keep_their_hand_limits_the_active_player_first() {
        // classic/civil-war E, classic 10
        let hand = [Garrison, ClassicAbbey, Smithy];
        let other = [Sawmill, Foundry, Church];
        let mut duel = classic().with(A, [Otto]).with(B, [Karl]).hand(A, hand).hand(B, other);
        duel.draws_event(CivilWar).asks(A, "too-many");
        duel.does(A, "put otto 0");
        duel.asks(B, "too-many");
        duel.does(B, "put sawmill 0").rests();
    }
}
