//! Scout.

use crate::cards::prelude::*;
use crate::cards::rivals::basic::scout::{LAY_ABOVE, LAY_BELOW, PAY, scout, waits};

pub(crate) const DEF: CardDef = CardDef {
    key: "scout",
    name: "Scout",
    text: "Build a settlement now and choose its 2 regions out of the whole stack, which is then shuffled.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Classic, 2)],
    asks: &[
        Words::which(PAY, "duel.ask.scout"),
        Words::which(LAY_ABOVE, "duel.ask.scout.above"),
        Words::which(LAY_BELOW, "duel.ask.scout.below"),
    ],
    avails: Some(require::BUILDING_A_SETTLEMENT.holds),
    unlocked: true,
    play: Some(scout),
    waits: Some(waits),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::{Row, Slot};
    use crate::testkit::{A, B, classic};
    use crate::vocabulary::refusal::Refusal;

    #[test]
    fn the_regions_of_the_new_settlement_are_chosen_and_the_stack_is_shuffled() {
        // classic/scout E, classic 18
        let mut duel = classic().road(A).rich(A);
        duel.plays(A, ClassicScout).takes_card(A, ClassicMountains).takes_card(A, ClassicGoldField);
        assert!((0..9).all(|at| duel.s.piles.knows(A, Row::REGIONS, at)));
        duel.shuffles(Row::REGIONS, []).points(A, 3).rests();
        assert!((0..9).all(|at| !duel.s.piles.knows(A, Row::REGIONS, at) && !duel.s.piles.knows(B, Row::REGIONS, at)));
        let side = duel.s.side(A);
        let at =
            |spot: &str| duel.duel.card(side.regions[side.store_at(crate::Spot::read(spot).unwrap()).unwrap().index()]);
        assert_eq!((at("5,a"), at("5,b")), (ClassicMountains, ClassicGoldField));
    }

    #[test]
    fn the_last_region_of_a_searched_stack_is_known_by_the_others() {
        // classic/scout E, classic 18: eleven regions, so one may be left
        let mut duel = classic().road(A).rich(A);
        while duel.s.piles.len(Row::REGIONS) > 5 {
            let face = duel.s.piles.remove(Row::REGIONS, 0).face;
            duel.s.piles.push(duel.duel.discard(A), Slot::open(face));
        }
        let left = duel.row(Row::REGIONS);
        duel.plays(A, ClassicScout).takes_card(A, left[0]).takes_card(A, left[1]).shuffles(Row::REGIONS, []);
        assert!(!duel.s.piles.knows(A, Row::REGIONS, 0));
        let mut duel = duel.rich(A);
        duel.does(A, "road right").pays_somehow(A);
        let mut duel = duel.rich(A);
        duel.does(A, "settlement right").pays_somehow(A);
        let first = duel.offers(A)[0].clone();
        duel.does(A, &first);
        assert!(duel.s.piles.knows(A, Row::REGIONS, 0), "two of three were seen");
        assert!(duel.s.piles.groups_are_sound(&duel.duel));
    }

    #[test]
    fn it_is_the_only_action_card_before_seven_points_and_needs_a_settlement() {
        // classic/scout R1, classic 9
        let duel =
            classic().road(A).rich(A).stored(B, crate::Resource::Ore, 1).hand(A, [ClassicScout, ClassicMerchant]);
        let plays: Vec<String> = duel.offers(A).into_iter().filter(|it| it.starts_with("play")).collect();
        assert_eq!(plays, ["play scout"]);
        duel.refuses(A, "play merchant", Refusal::Locked);
        classic().rich(A).hand(A, [ClassicScout]).refuses(A, "play scout", Refusal::NoUse);
        classic().road(A).hand(A, [ClassicScout]).refuses(A, "play scout", Refusal::NoUse);
    }
}
