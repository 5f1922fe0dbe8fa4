//! Brigands (Gold, Turmoil).

use crate::cards::prelude::*;
use crate::position::site::CAP;
use crate::position::site::{REGIONS, Stores};
use crate::position::state::State;

const CHOOSE: u8 = 0;
const RAID: u8 = 1;
const TAKE: u8 = 2;
const HAND_OVER: u8 = 3;

pub(crate) const DEF: CardDef = CardDef {
    key: "brigands",
    name: "Brigands",
    text: "Choose an own region: fill it with what the opponent's regions hold of its kind.",
    kind: CardKind::Attack,
    requires: &[require::STRENGTH_ADVANTAGE],
    printings: &[print(Set::Gold, 1).moons(1), print(Set::Turmoil, 1)],
    asks: &[Words::which(RAID, "duel.ask.brigands"), Words::which(HAND_OVER, "duel.ask.brigands.give")],
    avails: Some(|_, s, seat| targets(s, seat) != 0),
    play: Some(raid),
    waits: Some(|it| match it.play {
        EffectPlay { step: RAID, by, .. } => it.regions(by) != 0,
        EffectPlay { step: HAND_OVER, by, memo: region @ 0..16, n: 1.., .. } => {
            let (region, taken) = (Store(region), it.regions(foe(by)));
            let kept = it.s.side(by).stores_of(Kinds::ALL) & region.bit() != 0;
            kept && taken != 0 && taken & !loot(it.s, foe(by), it.s.side(by).resource(region)) == 0
        }
        _ => false,
    }),
    ..CARD
};

fn each(stores: Stores) -> impl Iterator<Item = Store> {
    u64::from(stores).ones().map(|at| Store(at as u8))
}

/// The regions of a player with stock of a resource. Brigands do not reach other stores.
fn loot(s: &State, victim: Seat, resource: Resource) -> Stores {
    let side = s.side(victim);
    side.stores_of(Kinds::only(resource)) & side.with_stock() & REGIONS
}

/// The raider's regions with room for a resource that the victim's regions have.
fn targets(s: &State, raider: Seat) -> Stores {
    let side = s.side(raider);
    let rooms = side.with_room(Kinds::ALL) & REGIONS;
    each(rooms).filter(|&it| loot(s, foe(raider), side.resource(it)) != 0).fold(0, |set, it| set | it.bit())
}

fn raid(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let victim = foe(play.by);
    match play.step {
        CHOOSE => {
            let regions = targets(cx.s, play.by);
            if regions.count_ones() == 1 {
                cx.then(EffectPlay { answer: regions.trailing_zeros() as u8, ..play.step(RAID) });
            } else {
                cx.ask(play.by, Ask::Region((regions as u16).to_le_bytes()), play.step(RAID));
            }
        }
        RAID => {
            let room = CAP - cx.s.side(play.by).stored(Store(play.answer));
            cx.then(EffectPlay { n: room, memo: play.answer, ..play.step(TAKE) });
        }
        TAKE => {
            let regions = loot(cx.s, victim, cx.s.side(play.by).resource(Store(play.memo)));
            if regions.count_ones() > 1 && cx.s.side(victim).sum(regions) > play.n.into() && play.n > 0 {
                cx.ask(victim, Ask::Region((regions as u16).to_le_bytes()), play.step(HAND_OVER));
                return;
            }
            // Either only one region gives, or all regions give everything.
            let mut room = play.n;
            for region in each(regions) {
                let count = cx.s.side(victim).stored(region).min(room);
                hand_over(cx, play, region, count);
                room -= count;
            }
        }
        HAND_OVER => {
            hand_over(cx, play, Store(play.answer), 1);
            cx.then(EffectPlay { n: play.n - 1, ..play.step(TAKE) });
        }
        step => unreachable!("the Brigands have no step {step}"),
    }
}

/// `count` resources go from a region of the victim to the region that the raider chose.
fn hand_over(cx: &mut Cx<'_, '_>, play: EffectPlay, from: Store, count: u8) {
    cx.take_out(foe(play.by), from, count);
    cx.put(play.by, Store(play.memo), count);
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;
    use kernel::Seat;

    fn scene() -> Scene {
        duel().with(A, [Candamir])
    }

    /// The player has two hills: the start region, and another one beyond a third settlement.
    fn two_hills(seat: Seat) -> Scene {
        let mut duel = scene().road(seat).rich(seat).turn(seat).next_region("hills-1");
        duel.does(seat, "settlement right").does(seat, "above hills-1");
        duel.poor(seat).turn(A)
    }

    #[test]
    fn a_region_is_filled_with_what_the_opponent_has() {
        // gold/brigands E
        let mut duel = scene().stored(A, Ore, 1).stored(B, Ore, 3).stored(B, Wool, 1).stored(B, Gold, 3);
        duel = duel.stored(A, Gold, 3);
        duel.plays(A, Brigands);
        assert_eq!(duel.offers(A), ["choose 1,b", "choose 3,b"]); // no room for gold
        duel.does(A, "choose 3,b");
        duel.stock(A, Ore, 3).stock(B, Ore, 1).stock(A, Wool, 0).rests();
    }

    #[test]
    fn no_more_comes_than_he_has() {
        // gold/brigands E
        let mut duel = scene().stored(B, Ore, 2);
        duel.plays(A, Brigands); // one region fits: nobody is asked
        duel.stock(A, Ore, 2).stock(B, Ore, 0).rests();
    }

    #[test]
    fn all_of_it_lands_on_the_chosen_region() {
        // gold/brigands R1
        let mut duel = two_hills(A).stored(B, Brick, 3).stored(B, Ore, 3).stock_at(A, "5,a", 1);
        duel.plays(A, Brigands).does(A, "choose 5,a");
        duel.stores(A, "5,a", 3).stores(A, "-1,b", 0).stock(B, Brick, 1).stock(B, Ore, 3).rests();
    }

    #[test]
    fn it_may_come_from_several_regions_of_the_victims_choice() {
        // gold/brigands R2, rivals 3
        let mut some = two_hills(B).stock_at(B, "5,a", 2).stock_at(B, "-1,b", 2);
        some.plays(A, Brigands).does(B, "choose -1,b").does(B, "choose 5,a").does(B, "choose 5,a");
        some.stock(A, Brick, 3).stores(B, "5,a", 0).stores(B, "-1,b", 1).rests();
        let mut all = two_hills(B).stock_at(B, "5,a", 2).stock_at(B, "-1,b", 1);
        all.plays(A, Brigands);
        all.stock(A, Brick, 3).stock(B, Brick, 0).rests();
    }

    #[test]
    fn a_gold_cache_is_neither_robbed_nor_filled() {
        // gold/brigands R3
        let mut duel = scene().at(B, GoldCache, "3,b2").stock_at(B, "1,a", 1).stock_at(B, "3,b2", 3);
        duel.plays(A, Brigands);
        duel.stores(A, "1,a", 1).stores(B, "1,a", 0).stores(B, "3,b2", 3).rests();
        let own = scene().at(A, GoldCache, "3,b2").stock_at(A, "1,a", 3).stored(B, Gold, 3).hand(A, [Brigands]);
        own.refuses(A, "play brigands", Refusal::NoUse);
    }

    #[test]
    fn they_need_the_strength_advantage() {
        // gold/brigands E
        let weak = duel().with(A, [Harald]).stored(B, Ore, 3).hand(A, [Brigands]);
        weak.refuses(A, "play brigands", Refusal::Unmet(Brigands, 0));
    }
}
