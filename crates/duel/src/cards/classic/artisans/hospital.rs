//! Hospital (Artisans & Benefactors).

use crate::cards::prelude::*;
use crate::cards::rivals::prosperity::hospital as mechanism;

pub(crate) const DEF: CardDef = CardDef {
    key: "hospital",
    name: "Hospital",
    text: "Once a turn: receive 1 star, or pay 1 star for 1 resource of your choice.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Lumber, Wool, Wool, Ore]),
    points: Points::victory(1),
    requires: &[owns!(ClassicAqueduct, "aqueduct", "your Aqueduct")],
    printings: &[print(Set::Artisans, 1)],
    spends: mechanism::DEF.spends,
    asks: mechanism::DEF.asks,
    uses: Some(Use { when: UsedWhen::InAction, open: mechanism::is_open, act: mechanism::heal, once: true }),
    waits: mechanism::DEF.waits,
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, Scene, artisans};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        artisans().with(A, [ClassicHospital])
    }

    /// artisans/hospital E
    #[test]
    fn it_brings_a_star_or_takes_one_for_a_resource_once_a_turn() {
        let mut duel = scene();
        duel.uses(A, ClassicHospital).accepts(A);
        duel.stars(A, 2).rests();
        duel.refuses(A, "use 0,a", Refusal::NoUse);
        let mut duel = scene();
        duel.uses(A, ClassicHospital).passes(A).takes(A, Ore);
        duel.stars(A, 0).stock(A, Ore, 1).rests();
    }

    /// artisans/hospital R1, classic 8
    #[test]
    fn it_needs_an_aqueduct_to_be_built() {
        let duel = artisans().city(A, 0).rich(A).hand(A, [ClassicHospital]);
        duel.refuses(A, "build hospital 0,a", Refusal::Unmet(ClassicHospital, 0));
        let mut duel = duel.with(A, [ClassicAqueduct]);
        duel.builds(A, ClassicHospital).has(A, ClassicHospital).points(A, 5).rests();
    }

    /// artisans/hospital R2, classic D16, classic 8
    #[test]
    fn it_works_on_when_the_aqueduct_is_lost() {
        let mut duel = scene().with(A, [ClassicAqueduct]);
        duel.removes(A, ClassicAqueduct);
        duel.uses(A, ClassicHospital).accepts(A);
        duel.stars(A, 2).points(A, 4).rests();
        // classic 8: if it is torn down, it goes to the discard pile
        duel.removes(A, ClassicHospital);
        assert_eq!(duel.row(crate::position::piles::Row::discard(A)), [ClassicHospital]);
    }
}
