//! Garrison.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "garrison",
    name: "Garrison",
    text: "A Brigand Attack does not count the regions beside it.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Lumber, Brick]),
    points: Points::commerce(1),
    printings: &[print(Set::Classic, 3)],
    hides: Some(|_, site| site.regions()),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, classic};
    use crate::vocabulary::resource::Resource::*;

    /// A scene in which brigands come: not before the third turn of each player.
    fn scene() -> Scene {
        let mut scene = classic();
        scene.s.turn = 5;
        scene
    }

    #[test]
    fn brigands_do_not_count_the_regions_beside_it() {
        // classic/garrison E: 3 grain and 3 ore lie beside it, 7 elsewhere; classic 6: more than 7
        let mut duel = scene().at(A, Garrison, "0,a").stored(A, Grain, 3).stored(A, Ore, 3);
        duel = duel.stored(A, Wool, 3).stored(A, Gold, 3).stored(A, Brick, 1);
        duel.event(EventFace::Brigands).helped(A, Garrison).total(A, 13).rests();
        // Regions on the other side of the row are counted.
        let mut duel = scene().at(A, Garrison, "0,b").stored(A, Grain, 3).stored(A, Ore, 3).stored(A, Wool, 2);
        duel.event(EventFace::Brigands).total(A, 3).rests();
    }

    #[test]
    fn it_protects_the_count_only() {
        // classic/garrison R1: with 8 elsewhere, the ore beside it is lost too
        let mut duel = scene().at(A, Garrison, "0,a").stored(A, Ore, 3).stored(A, Wool, 3).stored(A, Gold, 3);
        duel = duel.stored(A, Brick, 2);
        duel.event(EventFace::Brigands).stock(A, Ore, 0).stock(A, Wool, 0).total(A, 5).total(B, 0).rests();
    }
}
