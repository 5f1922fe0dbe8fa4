//! Lancer (Artisans & Benefactors).

use crate::card::{Extra, Spend};
use crate::cards::prelude::*;
use crate::cards::rivals::prosperity::mercenaries;
use crate::chapters::effects::SPARED_FOR_A_STAR;

pub(crate) const DEF: CardDef = CardDef {
    key: "lancer",
    name: "Lancer",
    text: "When brigands would take something from you, in either turn: pay 1 star and lose nothing.",
    kind: CardKind::Unit,
    place: Place::Road,
    cost: cost(&[Ore]),
    extra: Extra { stars: 1, ..Extra::NONE },
    points: Points { strength: 1, ..Points::NONE },
    printings: &[print(Set::Artisans, 1)],
    spends: &[Spend::stars(1, "duel.spend.mercenaries").asked()],
    asks: &[Words::whether(SPARED_FOR_A_STAR, "duel.ask.lancer", "duel.ask.lancer.yes", "duel.ask.lancer.no")],
    raided: Some(mercenaries::hold_the_road),
    waits: Some(|it| it.spares_for_a_star()),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::CardKind;
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, artisans};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    /// A scene after the first turns, in which brigands do not come.
    fn scene() -> Scene {
        let mut scene = artisans().with(A, [Lancer]);
        scene.s.turn = 5;
        scene
    }

    /// artisans/lancer E, classic 15.6
    #[test]
    fn for_a_star_brigands_take_nothing() {
        let mut duel = scene().rich(A).rich(B);
        duel.event(EventFace::Brigands).accepts(A);
        duel.stock(A, Ore, 3).stock(A, Wool, 3).stars(A, 0).stock(B, Ore, 0).stock(B, Wool, 0).rests();
        let mut duel = scene().rich(A);
        duel.event(EventFace::Brigands).passes(A);
        duel.stock(A, Ore, 0).stock(A, Wool, 0).stars(A, 1).rests();
    }

    /// artisans/lancer R1
    #[test]
    fn it_costs_an_ore_and_a_star() {
        let mut duel = artisans().stored(A, Ore, 1);
        duel.builds(A, Lancer);
        duel.lies(A, Lancer, "1").stock(A, Ore, 0).stars(A, 0).rests();
        assert_eq!(duel.s.points(A).strength, 1);
        let duel = artisans().stored(A, Ore, 3).dial(A, ClassicPublicFeeling, 0).hand(A, [Lancer]);
        duel.refuses(A, "build lancer 1", Refusal::CannotAfford { short: 1 });
    }

    /// artisans/lancer R2
    #[test]
    fn it_helps_in_the_turn_of_the_opponent_too() {
        let mut duel = scene().rich(A).turn(B);
        duel.event(EventFace::Brigands).accepts(A);
        duel.stock(A, Ore, 3).stars(A, 0).rests();
    }

    /// artisans/lancer R4, classic D14, classic D26
    #[test]
    fn it_is_a_unit_and_no_knight() {
        assert_eq!(Lancer.def().kind, CardKind::Unit);
        let duel = scene().with(A, [Smithy]);
        assert_eq!(duel.s.points(A).strength, 1, "no bonus of the Smithy");
        let duel = duel.turn(B).hand(B, [BlackKnight]);
        duel.refuses(B, "play black-knight", Refusal::NoUse);
        let mut duel = duel;
        duel.draws_event(CivilWar);
        duel.has(A, Lancer).stars(A, 1).rests(); // nobody is asked: it hits knights and fleets
    }

    /// classic D26
    #[test]
    fn a_spy_may_take_units_of_roads_out_of_a_hand() {
        let mut duel = artisans().hand(B, [Lancer, ClassicTravelingTheater, ClassicSmallMarketTown]);
        duel.plays(A, Spy);
        assert_eq!(duel.offers(A), ["card 0", "card 1"]);
        duel.takes_card(A, Lancer).holds(A, [Lancer]).rests();
    }

    /// artisans/lancer R5, classic D58
    #[test]
    fn its_owner_is_asked_only_if_something_would_be_lost() {
        let mut few = scene().stored(A, Ore, 3).stored(A, Wool, 3);
        few.event(EventFace::Brigands);
        few.total(A, 6).stars(A, 1).rests();
        let mut others = scene().stored(A, Gold, 3).stored(A, Lumber, 3).stored(A, Brick, 3);
        others.event(EventFace::Brigands);
        others.total(A, 9).stars(A, 1).rests();
        let mut none = scene().rich(A).dial(A, ClassicPublicFeeling, 0);
        none.event(EventFace::Brigands);
        none.stock(A, Ore, 0).rests();
    }

    /// classic D37
    #[test]
    fn in_the_turns_without_brigands_no_star_is_asked_for() {
        let mut duel = scene().rich(A);
        duel.s.turn = 4;
        duel.event(EventFace::Brigands);
        duel.stock(A, Ore, 3).stars(A, 1).rests();
    }

    /// classic D28, classic 3
    #[test]
    fn torn_down_it_leaves_the_road() {
        let mut duel = scene();
        duel.removes(A, Lancer);
        assert_eq!(duel.row(crate::position::piles::Row::discard(A)), [Lancer]);
        let mut duel = duel.rich(A);
        duel.builds(A, ClassicSmallMarketTown).lies(A, ClassicSmallMarketTown, "1");
    }
}
