//! Marketplace (Basic).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "marketplace",
    name: "Marketplace",
    text: "If the roll fits more of the opponent's regions than of yours: 1 resource that one of those produces.",
    kind: CardKind::Building,
    place: Place::Settlement,
    cost: cost(&[Wool, Grain]),
    points: Points::commerce(1),
    once: true,
    printings: &[print(Set::Basic, 2)],
    produced: Some(pay_out),
    ..CARD
};

fn pay_out(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let number = cx.s.number() as usize;
    let (mine, other) = (cx.s.side(play.by), cx.s.side(foe(play.by)));
    let theirs = other.tally.numbered[number];
    if theirs.count_ones() > mine.tally.numbered[number].count_ones() {
        let kinds = u64::from(theirs).ones().map(|at| other.resource(Store(at as u8)));
        let kinds = kinds.fold(Kinds::NONE, Kinds::with);
        let room = mine.with_room(kinds) != 0;
        cx.gain_any(play.by, kinds, 1);
        if room {
            cx.tell_gain(play);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, duel};
    use crate::vocabulary::resource::Resource::*;

    /// B has two regions with the number 1: pasture and, beyond a third settlement, hills. A has one: gold.
    fn scene() -> Scene {
        let mut duel = duel().road(B).rich(B).turn(B).next_region("hills-1");
        duel.does(B, "settlement right").does(B, "above hills-1");
        duel.poor(B)
    }

    #[test]
    fn more_regions_of_the_opponent_with_the_number_bring_one_of_what_they_produce() {
        // basic/marketplace E
        let mut duel = scene().with(A, [Marketplace]).before_roll();
        duel.dice(1, EventFace::Trade);
        assert_eq!(duel.offers(A), ["take 1,b", "take -1,b"]); // wool or brick
        duel.takes(A, Brick);
        duel.stock(A, Brick, 1).stock(A, Gold, 1).stock(B, Brick, 1).stock(B, Wool, 1).rests();
    }

    #[test]
    fn as_many_regions_bring_nothing() {
        // basic/marketplace E
        let mut duel = duel().with(A, [Marketplace]).before_roll();
        duel.dice(1, EventFace::Trade);
        duel.total(A, 1).rests();
    }

    #[test]
    fn a_full_region_of_the_opponent_counts() {
        // basic/marketplace R1, rivals 18.28
        let mut duel = scene().with(A, [Marketplace]).rich(B).before_roll();
        duel.dice(1, EventFace::Trade);
        duel.takes(A, Wool);
        duel.stock(A, Wool, 1).rests();
    }

    #[test]
    fn the_owner_needs_room_for_it() {
        // basic/marketplace R2
        let mut duel = scene().with(A, [Marketplace]).stored(A, Brick, 3).before_roll();
        duel.dice(1, EventFace::Trade);
        duel.stock(A, Wool, 1).stock(A, Brick, 3).rests(); // only wool finds room: nobody is asked
    }

    #[test]
    fn a_number_chosen_with_brigitta_counts() {
        // basic/marketplace R3
        let mut duel = scene().with(A, [Marketplace]).turn(A).before_roll();
        duel.plays(A, Brigitta).does(A, "number 1").event_die(EventFace::Trade);
        duel.takes(A, Brick);
        duel.stock(A, Brick, 1).rests();
    }

    #[test]
    fn it_has_one_commerce_point() {
        // basic/marketplace R4: the Trading Base adds the second point
        assert_eq!(duel().with(A, [Marketplace]).s.points(A).commerce, 1);
    }
}
