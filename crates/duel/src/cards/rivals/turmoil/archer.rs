//! Archer (Turmoil).

use crate::cards::prelude::*;

const CHOOSE: u8 = 0;
const FALL: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "archer",
    name: "Archer",
    text: "The opponent puts one of his units with strength under a stack.",
    kind: CardKind::Attack,
    requires: &[owns!(HedgeTavern, "hedge-tavern", "your Hedge Tavern"), require::FOE_UNIT_WITH_STRENGTH],
    printings: &[print(Set::Turmoil, 2).moons(1)],
    asks: &[Words::which(FALL, "duel.ask.archer")],
    play: Some(shoot),
    waits: Some(|it| it.play.step == FALL && it.sites(foe(it.play.by), foe(it.play.by)) != 0),
    ..CARD
};

fn shoot(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let victim = foe(play.by);
    match play.step {
        CHOOSE => {
            let units = cx.s.side(victim).sites_where(cx.duel, |def| def.kind.is_unit() && def.points.strength > 0);
            cx.ask_which(victim, victim, units, play.step(FALL));
        }
        FALL => cx.bury(victim, play.site()),
        step => unreachable!("the Archer has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Awaits, Game};

    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, Scene, duel};
    use crate::vocabulary::refusal::Refusal;

    fn scene() -> Scene {
        duel().with(A, [HedgeTavern])
    }

    #[test]
    fn the_victim_puts_a_unit_with_strength_of_his_choice_under_a_stack() {
        // turmoil/archer E, turmoil/archer R3
        let mut duel = scene().with(B, [Candamir, Inga, LumberShip, LookoutTower]);
        duel.plays(A, Archer).rolls(B, 6);
        assert_eq!(duel.offers(B).len(), 2); // the ship has no strength, the tower is no unit
        duel.chooses(B, Inga).chooses_stack(B, 1);
        duel.has(B, Candamir).has_not(B, Inga).rests();
        assert_eq!(duel.row(Row::stack(1)).last(), Some(&Inga));
        assert_eq!(duel.row(Row::discard(A)), [Archer]);
    }

    #[test]
    fn it_goes_under_a_stack_with_its_back() {
        // turmoil/archer E: one unit, and one stack with the back of Turmoil
        let mut duel = scene().with(B, [Carl]);
        duel.plays(A, Archer);
        duel.has_not(B, Carl).rests();
        assert_eq!(duel.row(Row::stack(4)).last(), Some(&Carl));
    }

    #[test]
    fn guards_roll_before_a_unit_is_named() {
        // turmoil/archer R1
        let mut fended = scene().with(B, [Harald, Candamir, LookoutTower]);
        fended.plays(A, Archer);
        assert_eq!(fended.duel.awaits(&fended.s), Awaits::Chance);
        fended.rolls(B, 1);
        fended.has(B, Harald).has(B, Candamir).rests();
        assert_eq!(fended.row(Row::discard(A)), [Archer]);
        let mut shot = scene().with(B, [Heinrich, Harald]);
        shot.plays(A, Archer).rolls(B, 6).chooses(B, Heinrich);
        shot.has_not(B, Heinrich).rests();
    }

    #[test]
    fn it_is_not_played_where_no_unit_has_strength() {
        // turmoil/archer R2: a Lookout Tower has strength but is not a unit
        let duel = scene().with(B, [LookoutTower, LumberShip, Irmgard]).hand(A, [Archer]);
        duel.refuses(A, "play archer", Refusal::Unmet(Archer, 1));
    }

    #[test]
    fn it_needs_a_hedge_tavern() {
        // turmoil/hedge-tavern E
        let duel = duel().with(B, [Harald, HedgeTavern]).hand(A, [Archer]);
        duel.refuses(A, "play archer", Refusal::Unmet(Archer, 0));
    }
}
