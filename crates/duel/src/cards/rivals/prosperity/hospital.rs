//! Hospital (Prosperity).

use crate::card::{Spend, Ware};
use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

const WAY: u8 = 0;
const HEAL: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "hospital",
    name: "Hospital",
    text: "Once a turn: receive 1 star, or pay 1 star for 1 resource of your choice.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Wool, Wool, Ore]),
    points: Points::victory(1),
    requires: &[owns!(Aqueduct, "aqueduct", "your Aqueduct")],
    once: true,
    printings: &[print(Set::Prosperity, 2).moons(1)],
    spends: &[Spend::stars(1, "duel.spend.hospital")],
    asks: &[Words::whether(HEAL, "duel.ask.hospital", "duel.ask.hospital.yes", "duel.ask.hospital.no")],
    uses: Some(Use { when: UsedWhen::InAction, open: is_open, act: heal, once: true }),
    waits: Some(|it| {
        let both = ways(it.duel, it.s, it.play.by) == (true, true);
        it.play.step == HEAL && both && it.asks(it.play.by, Ask::Whether)
    }),
    ..CARD
};

/// Whether there is room for a star, and whether a star can be exchanged for a resource.
fn ways(duel: &Duel, s: &State, seat: Seat) -> (bool, bool) {
    let side = s.side(seat);
    let sells = side.tally.wares[Ware::Star as usize] > 0 && !side.roomy().is_empty();
    (duel.ware_room(s, seat, Ware::Star) > 0, sells)
}

/// Whether one of the two is possible.
pub(in crate::cards) fn is_open(duel: &Duel, s: &State, seat: Seat, _: Site) -> bool {
    let (heals, sells) = ways(duel, s, seat);
    heals || sells
}

pub(in crate::cards) fn heal(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let buy = |cx: &mut Cx<'_, '_>| {
        cx.pay_wares(play.by, Ware::Star, 1);
        cx.gain_any(play.by, Kinds::ALL, 1);
    };
    match (play.step, ways(cx.duel, cx.s, play.by)) {
        (WAY, (true, true)) => cx.ask(play.by, Ask::Whether, play.step(HEAL)),
        (WAY, (false, _)) => buy(cx),
        (HEAL, _) if play.passed() => buy(cx),
        (WAY | HEAL, _) => cx.gain_wares(play.by, Ware::Star, 1),
        (step, _) => unreachable!("the Hospital has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, Scene, theme};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        theme(Set::Prosperity).with(A, [Hospital])
    }

    #[test]
    fn it_brings_a_star_or_takes_one_for_a_resource_once_a_turn() {
        // prosperity/hospital E
        let mut duel = scene().dial(A, PublicFeeling, 1);
        duel.uses(A, Hospital).accepts(A);
        duel.stars(A, 2).rests();
        duel.refuses(A, "use 0,a", Refusal::NoUse);
        let mut duel = scene().dial(A, PublicFeeling, 1);
        duel.uses(A, Hospital).passes(A).takes(A, Ore);
        duel.stars(A, 0).stock(A, Ore, 1).rests();
    }

    #[test]
    fn nobody_is_asked_where_only_one_way_is_open() {
        // prosperity/hospital E
        let mut without = scene();
        without.uses(A, Hospital);
        without.stars(A, 1).rests();
        let mut full = scene().dial(A, PublicFeeling, 3);
        full.uses(A, Hospital).takes(A, Ore);
        full.stars(A, 2).rests();
        scene().dial(A, PublicFeeling, 3).rich(A).refuses(A, "use 0,a", Refusal::NoUse);
    }

    #[test]
    fn it_needs_an_aqueduct_and_one_is_enough() {
        // prosperity/hospital R1, prosperity/hospital R2
        let duel = theme(Set::Prosperity).city(A, 0).rich(A).hand(A, [Hospital]);
        duel.refuses(A, "build hospital 0,a", Refusal::Unmet(Hospital, 0));
        let duel = theme(Set::Prosperity).with(A, [Aqueduct, Hospital]).rich(A).hand(A, [Hospital]);
        duel.refuses(A, "build hospital 0,b", Refusal::OneIsEnough);
    }
}
