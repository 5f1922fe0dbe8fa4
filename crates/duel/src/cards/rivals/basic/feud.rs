//! Feud (Basic, Turmoil).

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::Sites;
use crate::position::state::State;

const NAME: u8 = 0;
const NAMED: u8 = 1;
const LOSE: u8 = 2;
const BURY: u8 = 3;
const NONE: u8 = u8::MAX;

pub(crate) const DEF: CardDef = CardDef {
    key: "feud",
    name: "Feud",
    text: "Strength advantage: name 3 buildings of the opponent, who puts one of them under a stack.",
    kind: CardKind::Event,
    printings: &[print(Set::Basic, 1).moons(1), print(Set::Turmoil, 1).moons(1)],
    asks: &[Words::which(NAMED, "duel.ask.feud"), Words::which(BURY, "duel.ask.feud.lose")],
    hits: Some(victim),
    event: Some(feud),
    waits: Some(waits),
    ..CARD
};

/// The player whom the stronger player's feud affects, if that player has a building.
fn victim(duel: &Duel, s: &State) -> Seats {
    let hit = |seat: &Seat| s.has_strength_advantage(duel, foe(*seat)) && buildings(duel, s, *seat) != 0;
    [Seat(0), Seat(1)].into_iter().filter(hit).collect()
}

fn buildings(duel: &Duel, s: &State, seat: Seat) -> Sites {
    s.side(seat).sites_where(duel, |def| def.kind == CardKind::Building)
}

fn feud(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let Some(seat) = victim(cx.duel, cx.s).lowest().filter(|&seat| cx.applies_to(seat)) else { return };
    let all = buildings(cx.duel, cx.s, seat);
    let named = |play: EffectPlay| {
        let sites = [play.at.0, play.n, play.memo].into_iter().filter(|&site| site != NONE);
        sites.fold(0, |set, site| set | Site(site).bit())
    };
    match play.step {
        NAME if all.count() <= 3 => cx.ask_which(seat, seat, all, play.step(BURY)),
        NAME => {
            cx.ask_site(foe(seat), seat, all, EffectPlay { at: Site(NONE), n: NONE, memo: NONE, ..play.step(NAMED) })
        }
        NAMED => {
            let play = match (play.at.0, play.n) {
                (NONE, _) => EffectPlay { at: play.site(), ..play },
                (_, NONE) => EffectPlay { n: play.answer, ..play },
                _ => EffectPlay { memo: play.answer, step: LOSE, ..play },
            };
            match play.step {
                LOSE => feud(cx, play),
                _ => cx.ask_site(foe(seat), seat, all & !named(play), play),
            }
        }
        LOSE => cx.ask_which(seat, seat, named(play), play.step(BURY)),
        BURY => cx.bury(seat, play.site()),
        step => unreachable!("the Feud has no step {step}"),
    }
}

fn waits(it: &Waiting<'_>) -> bool {
    let Some(seat) = victim(it.duel, it.s).lowest() else { return false };
    let all = buildings(it.duel, it.s, seat);
    let is_named = |site: u8| site < 64 && all & Site(site).bit() != 0;
    let named = [it.play.at.0, it.play.n, it.play.memo];
    match it.play.step {
        NAMED => {
            let first = named.iter().take_while(|site| is_named(**site)).count();
            let sites = it.sites(foe(seat), seat);
            all.count() > 3
                && first < 3
                && named[first..].iter().all(|it| *it == NONE)
                && sites != 0
                && sites & !all == 0
        }
        BURY => it.sites(seat, seat) != 0,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, duel};

    fn strong_a() -> Scene {
        duel().with(A, [Candamir])
    }

    #[test]
    fn the_stronger_names_three_and_the_owner_loses_one_of_them() {
        // basic/feud E
        let mut duel = strong_a().with(B, [Abbey, Storehouse, TollBridge, ParishHall]);
        duel.draws_event(Feud).chooses(A, Abbey);
        assert_eq!(duel.offers(A).len(), 3, "three different ones");
        duel.chooses(A, TollBridge).chooses(A, ParishHall);
        assert_eq!(duel.offers(B).len(), 3);
        duel.chooses(B, TollBridge);
        assert_eq!(duel.offers(B), ["stack 0", "stack 1", "stack 2"], "those with its back");
        duel.chooses_stack(B, 1);
        duel.has_not(B, TollBridge).has(B, Storehouse).rests();
        assert_eq!(duel.row(Row::stack(1)).last(), Some(&TollBridge));
    }

    #[test]
    fn nobody_stronger_nothing_happens() {
        // basic/feud R1, rivals 18.13: Osmund and Harald are as strong as Candamir alone
        let mut scene = strong_a().with(B, [Abbey, Osmund, Harald]);
        scene.draws_event(Feud);
        scene.has(B, Abbey).rests();
        let mut weak = duel().with(A, [Harald]).with(B, [Abbey]); // more, but not 3
        weak.draws_event(Feud);
        weak.has(B, Abbey).rests();
    }

    #[test]
    fn three_or_fewer_buildings_are_all_named() {
        // basic/feud R2, basic/feud E: it does not matter who drew the event
        let mut duel = strong_a().with(A, [Marketplace]).with(B, [Abbey, Storehouse, TollBridge]).turn(B);
        duel.draws_event(Feud).chooses(B, Abbey).chooses_stack(B, 0);
        duel.has_not(B, Abbey).has(B, Storehouse).has(A, Marketplace).rests();
    }

    #[test]
    fn units_and_sites_are_safe() {
        // basic/feud R3
        let mut duel = strong_a().with(B, [Harald, LumberShip, GoldCache]);
        duel.draws_event(Feud);
        duel.has(B, Harald).has(B, LumberShip).has(B, GoldCache).rests();
    }

    #[test]
    fn a_face_up_card_goes_back_face_up() {
        // basic/feud R5, rivals 18.17
        let mut duel = crate::testkit::theme(crate::card::Set::Turmoil).with(A, [Candamir]).with(B, [HedgeTavern]);
        duel.draws_event(Feud);
        duel.has_not(B, HedgeTavern).rests();
        assert_eq!(duel.row(Row::FACE_UP), [HedgeTavern, HedgeTavern]);
    }

    #[test]
    fn in_the_duel_such_a_card_goes_under_the_stack_of_its_set() {
        // basic/feud E, rivals 13: the only matching stack, so nobody is asked
        let mut duel = strong_a().with(B, [HedgeTavern]);
        duel.draws_event(Feud);
        duel.has_not(B, HedgeTavern).rests();
        assert_eq!(duel.row(Row::stack(4)).last(), Some(&HedgeTavern));
    }
}
