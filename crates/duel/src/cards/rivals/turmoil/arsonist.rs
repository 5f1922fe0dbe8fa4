//! Arsonist (Turmoil).

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::{BUILDING_SITES, Sites};
use crate::position::state::State;

const CHOOSE: u8 = 0;
const BURN: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "arsonist",
    name: "Arsonist",
    text: "Name a building in an opponent's settlement or city; he puts it under a stack.",
    kind: CardKind::Attack,
    requires: &[
        owns!(HedgeTavern, "hedge-tavern", "your Hedge Tavern"),
        require::Require {
            says: "opponent-building-not-fire-protected>=1",
            words: "an opponent's building that no Fire Brigade protects",
            holds: |duel, s, seat| targets(duel, s, foe(seat)) != (0, 0),
        },
    ],
    printings: &[print(Set::Turmoil, 2).moons(1)],
    asks: &[Words::which(BURN, "duel.ask.arsonist")],
    play: Some(arson),
    waits: Some(|it| it.play.step == BURN && it.asks_card_of(it.play.by, foe(it.play.by))),
    ..CARD
};

/// A player's buildings at settlements and cities that no Fire Brigade protects, at home and abroad.
fn targets(duel: &Duel, s: &State, owner: Seat) -> (Sites, Sites) {
    let unprotected = |host: Seat| {
        let brigades = protectors(duel, s, host).ones().map(|at| Site(at as u8));
        BUILDING_SITES & !brigades.fold(0, |set, site| set | Site::sites_of_place(site.place()))
    };
    let host = foe(owner);
    let home = s.side(owner).sites_where(duel, |def| def.kind == CardKind::Building) & unprotected(owner);
    let guests = s.side(host).guests(duel).filter(|(_, card)| card.def().kind == CardKind::Building);
    let abroad = guests.fold(0, |set, (site, _)| set | site.bit());
    (home, if abroad == 0 { 0 } else { abroad & unprotected(host) })
}

/// The Fire Brigades of a player.
fn protectors(duel: &Duel, s: &State, owner: Seat) -> Sites {
    let brigades = s.side(owner).cards(duel).filter(|(_, card)| *card == Card::FireBrigade);
    brigades.fold(0, |set, (site, _)| set | site.bit())
}

fn arson(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let victim = foe(play.by);
    match play.step {
        CHOOSE => {
            let (home, abroad) = targets(cx.duel, cx.s, victim);
            for at in protectors(cx.duel, cx.s, victim).ones() {
                cx.helps(victim, Site(at as u8));
            }
            cx.ask_building(play.by, victim, home, abroad, play.step(BURN));
        }
        BURN => cx.bury(victim, play.site()),
        step => unreachable!("the Arsonist has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, duel, theme};
    use crate::vocabulary::refusal::Refusal;

    fn scene() -> Scene {
        duel().with(A, [HedgeTavern])
    }

    #[test]
    fn a_building_goes_under_a_stack_of_its_owners_choice() {
        // turmoil/arsonist E
        let mut duel = scene().with(B, [Abbey, Storehouse]);
        duel.plays(A, Arsonist).chooses(A, Abbey).chooses_stack(B, 2);
        duel.has_not(B, Abbey).has(B, Storehouse).rests();
        assert_eq!(duel.row(Row::stack(2)).last(), Some(&Abbey));
        assert_eq!(duel.row(Row::discard(A)), [Arsonist]);
    }

    #[test]
    fn a_lookout_who_rolls_a_two_turns_the_arsonist_away() {
        // turmoil/arsonist R1, turmoil/lookout-tower E
        let mut duel = scene().with(B, [Abbey, LookoutTower]);
        duel.plays(A, Arsonist).rolls(B, 2);
        duel.has(B, Abbey).rests();
        assert_eq!(duel.row(Row::discard(A)), [Arsonist]);
    }

    #[test]
    fn a_lookout_who_rolls_a_three_sees_nothing() {
        // turmoil/arsonist R1, turmoil/lookout-tower E
        let mut duel = scene().with(B, [Abbey, LookoutTower]);
        duel.plays(A, Arsonist).rolls(B, 3).chooses(A, LookoutTower);
        duel.has_not(B, LookoutTower).has(B, Abbey).rests(); // one stack fits: nobody is asked
    }

    #[test]
    fn units_sites_and_region_expansions_are_no_targets() {
        // turmoil/arsonist R2
        let duel = scene().with(B, [Harald, LumberShip, GoldCache]).hand(A, [Arsonist]);
        duel.refuses(A, "play arsonist", Refusal::Unmet(Arsonist, 1));
    }

    #[test]
    fn red_and_green_buildings_burn_alike() {
        // turmoil/arsonist R2
        let mut duel = scene().with(B, [Mint, Abbey, Harald]);
        duel.plays(A, Arsonist);
        assert_eq!(duel.offers(A).len(), 2);
        duel.chooses(A, Mint);
        duel.has_not(B, Mint).rests();
    }

    #[test]
    fn the_parish_hall_under_a_town_hall_stays() {
        // turmoil/arsonist R4
        let mut duel = scene().city(B, 0).at(B, ParishHall, "0,a").at(B, TownHall, "0,a");
        duel.plays(A, Arsonist);
        duel.has_not(B, TownHall).lies(B, ParishHall, "0,a").rests();
    }

    #[test]
    fn a_face_up_card_goes_back_face_up() {
        // turmoil/arsonist R5, rivals 18.17
        let mut duel = theme(Set::Turmoil).with(A, [HedgeTavern]).with(B, [HedgeTavern]);
        duel.plays(A, Arsonist);
        duel.has(A, HedgeTavern).has_not(B, HedgeTavern).rests();
        assert_eq!(duel.row(Row::FACE_UP), [HedgeTavern]);
    }

    #[test]
    fn it_needs_a_hedge_tavern() {
        let duel = duel().with(B, [Abbey]).hand(A, [Arsonist]);
        duel.refuses(A, "play arsonist", Refusal::Unmet(Arsonist, 0));
    }
}
