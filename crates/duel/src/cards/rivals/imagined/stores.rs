//! Cards that affect the regions at which they lie.

use crate::cards::prelude::*;

/// A building that is paid from its own region, when it is built and when it is turned (Border Fortress, Residences).
pub(crate) const PALISADE: CardDef = CardDef {
    key: "palisade",
    name: "Palisade",
    text: "At hills, for 1 brick of them. Pay 2 brick of them: turn it up; strength 1, 2, 4.",
    kind: CardKind::Building,
    place: Place::Region,
    from_region: 1,
    dial: 3,
    once: true,
    printings: &[print(Set::Fancied, 2)],
    fits: Some(|_, s, seat, sites| sites & s.regions_of(seat, Brick)),
    more_points: Some(|_, s, seat, site| Points {
        strength: [0, 1, 2, 4][usize::from(s.dial(seat, site))],
        ..Points::NONE
    }),
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |_, s, seat, site| s.dial(seat, site) < 3 && s.side(seat).stored(site.region()) >= 2,
        act: |cx, play| {
            cx.take_out(play.by, play.at.region(), 2);
            cx.turn(play.by, play.at, cx.s.dial(play.by, play.at) + 1);
        },
        once: false,
    }),
    ..CARD
};

/// A building that protects the regions beside it from brigands (Arsenal, Sacrificial Site).
pub(crate) const STRONGROOM: CardDef = CardDef {
    key: "strongroom",
    name: "Strongroom",
    text: "Brigands neither count nor take what lies on the two regions beside it.",
    kind: CardKind::Building,
    place: Place::Settlement,
    hides: Some(|_, site| site.regions()),
    keeps: Some(|_, site| site.regions()),
    printings: &[print(Set::Fancied, 1)],
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, fancied};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_region_pays_for_what_is_built_at_it() {
        // barbarians/border-fortress E: 1 brick of that region
        let duel = fancied().hand(A, [Palisade]).stored(A, Ore, 3);
        duel.refuses(A, "build palisade -1,b2", Refusal::NotThere);
        let mut duel = fancied().stored(A, Brick, 3);
        duel.builds_at(A, Palisade, "-1,b2");
        duel.stock(A, Brick, 2).lies(A, Palisade, "-1,b2").rests();
    }

    #[test]
    fn a_region_pays_for_turning_it() {
        // merchants/cloth-merchants-residence E: any number of times
        let mut duel = fancied().at(A, Palisade, "-1,b2").stored(A, Brick, 3);
        duel.uses(A, Palisade);
        assert_eq!((duel.s.points(A).strength, duel.s.side(A).amount(Brick)), (1, 1));
        duel.refuses(A, "use -1,b2", Refusal::NoUse);
    }

    #[test]
    fn what_is_kept_is_neither_counted_nor_taken() {
        // barbarians/arsenal E: gold lies at 1,a, wool at 1,b
        let mut duel = fancied().at(A, Strongroom, "0,a").rich(A);
        duel.event(EventFace::Brigands);
        duel.stock(A, Gold, 3).stock(A, Wool, 0).rests();
    }
}
