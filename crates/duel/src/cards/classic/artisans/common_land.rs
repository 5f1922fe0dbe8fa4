//! Common Land (Artisans & Benefactors).

use crate::cards::prelude::*;
use crate::cards::rivals::prosperity::common_land as mechanism;

pub(crate) const DEF: CardDef = CardDef {
    key: "common-land",
    name: "Common Land",
    text: "Once a turn for 1 star: trade 1 resource for 1 of another kind.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Grain]),
    printings: &[print(Set::Artisans, 1)],
    spends: mechanism::DEF.spends,
    asks: mechanism::DEF.asks,
    uses: Some(Use { when: UsedWhen::InAction, open: mechanism::is_open, act: mechanism::trade, once: true }),
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
        artisans().with(A, [ClassicCommonLand]).dial(A, ClassicPublicFeeling, 2)
    }

    /// artisans/common-land E
    #[test]
    fn a_star_turns_a_resource_into_another_once_a_turn() {
        let mut duel = scene().stored(A, Ore, 1).stored(A, Wool, 1);
        duel.uses(A, ClassicCommonLand).names(A, Ore).takes(A, Gold);
        duel.stock(A, Ore, 0).stock(A, Gold, 1).stock(A, Wool, 1).stars(A, 1).rests();
        duel.refuses(A, "use 0,a", Refusal::NoUse);
        let duel = scene().stored(A, Ore, 1).dial(A, ClassicPublicFeeling, 0);
        duel.refuses(A, "use 0,a", Refusal::NoUse);
    }

    /// artisans/common-land R1, classic D39
    #[test]
    fn there_must_be_room_for_another_kind() {
        scene().rich(A).refuses(A, "use 0,a", Refusal::NoUse);
        let mut duel = scene().rich(A).stored(A, Gold, 2);
        duel.uses(A, ClassicCommonLand);
        assert!(!duel.offers(A).contains(&"name gold".to_string()), "what it brings is of another kind");
        duel.names(A, Ore).stock(A, Gold, 3).stock(A, Ore, 2).rests();
    }

    /// classic D1: a building on a site of a settlement or city
    #[test]
    fn it_is_torn_down_like_any_building() {
        let mut duel = scene();
        duel.lies(A, ClassicCommonLand, "0,a");
        duel.removes(A, ClassicCommonLand);
        duel.has_not(A, ClassicCommonLand).rests();
    }
}
