//! Mercenaries (Prosperity).

use crate::card::Spend;
use crate::cards::prelude::*;
use crate::chapters::effects::SPARED_FOR_A_STAR;

pub(crate) const DEF: CardDef = CardDef {
    key: "mercenaries",
    name: "Mercenaries",
    text: "Brigands leave you 1 gold and 1 wool; for 1 star they take nothing.",
    kind: CardKind::Unit,
    place: Place::Road,
    cost: cost(&[Ore, Gold]),
    points: Points { strength: 1, ..Points::NONE },
    requires: &[require::FREE_ROAD],
    printings: &[print(Set::Prosperity, 1)],
    spends: &[Spend::stars(1, "duel.spend.mercenaries").asked()],
    asks: &[Words::whether(
        SPARED_FOR_A_STAR,
        "duel.ask.mercenaries",
        "duel.ask.mercenaries.yes",
        "duel.ask.mercenaries.no",
    )],
    lessens: cost(&[Gold, Wool]),
    raided: Some(hold_the_road),
    waits: Some(|it| it.spares_for_a_star()),
    ..CARD
};

/// For a star the owner loses nothing to brigands. This is offered only if they would take something.
pub(in crate::cards) fn hold_the_road(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    cx.spare_for_a_star(play, |cx| cx.duel.loot(cx.s, play.by) > 0);
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, princes, theme};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        theme(Set::Prosperity).with(A, [Mercenaries])
    }

    #[test]
    fn brigands_leave_a_gold_and_a_wool() {
        // prosperity/mercenaries E, enlightenment D66
        let mut duel = scene().rich(A).rich(B);
        duel.event(EventFace::Brigands);
        duel.stock(A, Gold, 1).stock(A, Wool, 1).stock(A, Ore, 3).stock(B, Gold, 0).stock(B, Wool, 0).rests();
        let mut duel = scene().stored(A, Ore, 3).stored(A, Lumber, 3).stored(A, Wool, 2);
        duel.event(EventFace::Brigands);
        duel.stock(A, Wool, 1).stock(A, Gold, 0).rests(); // as far as there is any
    }

    #[test]
    fn for_a_star_they_take_nothing() {
        // prosperity/mercenaries E, prosperity/mercenaries R2, enlightenment D41
        let mut duel = scene().rich(A).dial(A, PublicFeeling, 2);
        duel.event(EventFace::Brigands).accepts(A);
        duel.stock(A, Gold, 3).stock(A, Wool, 3).stars(A, 1).rests();
        duel.event(EventFace::Brigands).passes(A);
        duel.stock(A, Gold, 1).stock(A, Wool, 1).stars(A, 1).rests();
    }

    #[test]
    fn they_act_only_if_something_would_be_lost() {
        // prosperity/mercenaries R2, enlightenment D41
        let mut few = scene().stored(A, Gold, 3).dial(A, PublicFeeling, 2);
        few.event(EventFace::Brigands);
        few.stock(A, Gold, 3).stars(A, 2).rests();
        let mut others = scene().stored(A, Ore, 3).stored(A, Lumber, 3).stored(A, Brick, 3).dial(A, PublicFeeling, 2);
        others.event(EventFace::Brigands);
        others.total(A, 9).stars(A, 2).rests();
        let mut left = scene().stored(A, Ore, 3).stored(A, Lumber, 3).stored(A, Wool, 1).stored(A, Gold, 1);
        left = left.dial(A, PublicFeeling, 2);
        left.event(EventFace::Brigands);
        left.total(A, 8).stars(A, 2).rests(); // all that they would take is left anyway
    }

    #[test]
    fn the_owner_chooses_the_regions_that_keep_it() {
        // enlightenment D66
        let mut duel = scene().road(A).rich(A).next_region("gold-field-2").next_region("pasture-5");
        duel.does(A, "settlement right");
        let above = duel.offers(A)[0].clone();
        duel.does(A, &above);
        let mut duel = duel.rich(A);
        duel.event(EventFace::Brigands);
        duel.asks(A, "mercenaries: raid");
        let gold = duel.offers(A)[1].clone();
        duel.does(A, &gold);
        let wool = duel.offers(A)[0].clone();
        duel.does(A, &wool);
        duel.stock(A, Gold, 1).stock(A, Wool, 1).rests();
        let kept = gold.trim_start_matches("choose ").to_string();
        duel.stores(A, &kept, 1);
    }

    #[test]
    fn they_need_a_free_road() {
        // prosperity/mercenaries R1, enlightenment 1.1, enlightenment 1.5: one card on each road
        let duel = theme(Set::Prosperity).with(A, [SmallMarketTown]).rich(A).hand(A, [Mercenaries]);
        duel.refuses(A, "build mercenaries 1", Refusal::Unmet(Mercenaries, 0));
        let mut duel = duel.road(A);
        duel.builds(A, Mercenaries);
        duel.lies(A, Mercenaries, "3").rests();
    }

    #[test]
    fn what_speaks_of_units_reaches_them() {
        // enlightenment 1.5, prosperity/prince R4
        let table = || princes([Set::Gold, Set::Turmoil, Set::Prosperity]);
        let mut gift = table().with(A, [Mercenaries, Prince]);
        gift.draws_event(GiftForThePrince);
        gift.stock(A, Gold, 2).rests();
        let mut archer = table().with(A, [HedgeTavern]).with(B, [Mercenaries]);
        archer.plays(A, Archer);
        archer.has_not(B, Mercenaries).rests();
        let mut riots = table().with(A, [Mercenaries]);
        riots.draws_event(Riots);
        riots.has_not(A, Mercenaries).rests();
    }

    #[test]
    fn what_a_storehouse_hides_is_not_counted() {
        // prosperity/mercenaries E, basic/storehouse E
        let mut duel = princes([Set::Gold, Set::Turmoil, Set::Prosperity]).with(A, [Mercenaries]);
        duel = duel.at(A, Storehouse, "0,a").stored(A, Gold, 3).stored(A, Lumber, 3).stored(A, Wool, 2);
        duel.event(EventFace::Brigands);
        duel.total(A, 8).rests();
    }
}
