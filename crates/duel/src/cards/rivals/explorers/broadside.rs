//! Broadside (Explorers).

use crate::cards::prelude::*;

const WHICH: u8 = 1;
const HIT: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "broadside",
    name: "Broadside",
    text: "Lower an island of the opponent by 1 level, or sink one of the ships that he has built.",
    kind: CardKind::Attack,
    requires: &[
        require::Require {
            says: "own-cannon>=2",
            words: "2 cannon points",
            holds: |_, s, seat| s.points(seat).cannon >= 2,
        },
        require::Require {
            says: "opponent-active-explorer-ship>=1 | opponent-island-level>=1",
            words: "an opponent with a ship or a raised island",
            holds: |duel, s, seat| s.side(foe(seat)).sea.ready > 0 || s.islands(duel, foe(seat), 1) != 0,
        },
    ],
    printings: &[print(Set::Explorers, 2).moons(1)],
    asks: &[
        Words::whether(WHICH, "duel.ask.broadside", "duel.ask.broadside.yes", "duel.ask.broadside.no"),
        Words::which(HIT, "duel.ask.broadside.island"),
    ],
    play: Some(fire),
    waits: Some(|it| {
        let (by, victim) = (it.play.by, foe(it.play.by));
        let islands = it.s.islands(it.duel, victim, 1);
        match it.play.step {
            WHICH => it.asks(by, Ask::Whether) && islands != 0 && it.s.side(victim).sea.ready > 0,
            HIT => it.asks_sea_among(by, victim, islands, false),
            _ => false,
        }
    }),
    ..CARD
};

fn fire(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let victim = foe(play.by);
    let islands = cx.s.islands(cx.duel, victim, 1);
    match play.step {
        0 if islands == 0 => cx.sink_ship(victim),
        0 if cx.s.side(victim).sea.ready > 0 => cx.ask(play.by, Ask::Whether, play.step(WHICH)),
        WHICH if play.passed() => cx.sink_ship(victim),
        0 | WHICH => cx.ask_sea(play.by, victim, islands, false, play.step(HIT)),
        HIT => cx.fall_back(victim, play.site()),
        step => unreachable!("the Broadside has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::site::Site;
    use crate::testkit::{A, B, Scene, at_sea};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    /// A has 2 cannon points; B has the Merchants at level 3 and Jean at level 1.
    fn scene() -> Scene {
        let duel = at_sea().with(A, [Armory, Armory]).sea(B, [IslandOfTheMerchants, Jean]);
        duel.open_at_sea(B, [("1,s", 3), ("1,sa", 1)])
    }

    #[test]
    fn an_island_falls_by_one_level_or_a_ship_is_lost() {
        // explorers/broadside E, explorers/broadside R4, enlightenment D18: the attacker chooses
        let mut duel = scene();
        duel.plays(A, Broadside).accepts(A).does(A, "choose 1,s");
        assert_eq!(duel.s.level(B, Site::at_sea(1)), 2);
        duel.rests();
        let mut duel = scene();
        duel.plays(A, Broadside).passes(A);
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::ShipSunk { seat: B })));
        assert_eq!((duel.s.side(B).sea.ready, duel.s.side(B).sea.built()), (0, 0));
        duel.rests();
    }

    #[test]
    fn it_needs_two_cannon_points() {
        // explorers/broadside R1
        let duel = at_sea().with(A, [Armory]).hand(A, [Broadside]);
        duel.refuses(A, "play broadside", Refusal::Unmet(Broadside, 0));
    }

    #[test]
    fn it_needs_a_ship_or_a_raised_island_to_hit() {
        // explorers/broadside R2
        let bare = at_sea().with(A, [Armory, Armory]).ships(B, 0).hand(A, [Broadside]);
        bare.refuses(A, "play broadside", Refusal::Unmet(Broadside, 1));
        let mut raised = bare.sea(B, [IslandOfTheMerchants]).open_at_sea(B, [("1,s", 1)]);
        raised.does(A, "play broadside").does(A, "choose 1,s");
        assert_eq!(raised.s.level(B, Site::at_sea(1)), 0);
    }

    #[test]
    fn a_pirate_never_falls_back() {
        // explorers/broadside R3
        let mut duel = scene();
        duel.plays(A, Broadside).accepts(A);
        assert_eq!(duel.offers(A), ["choose 1,s"]);
    }

    #[test]
    fn a_ship_that_is_hit_is_built_again_in_the_next_own_turn() {
        // enlightenment D18
        let mut duel = scene();
        duel.plays(A, Broadside).passes(A);
        let mut duel = duel.turn(B).stored(B, Lumber, 1).stored(B, Wool, 1);
        duel.does(B, "ship");
        assert_eq!(duel.s.side(B).sea.ready, 1);
    }

    #[test]
    fn a_bounty_is_kept_and_paid_again_when_the_level_is_reached_again() {
        // enlightenment D17
        let scene = scene().sea(B, [IslandOfTheForgottenTribe]).open_at_sea(B, [("1,s", 1), ("1,sa", 0)]);
        let mut duel = scene.stored(B, Ore, 2);
        duel.plays(A, Broadside).accepts(A).does(A, "choose 1,s");
        duel.stock(B, Ore, 2).rests();
        let mut duel = duel.with(B, [SailmakersShop]).turn(B);
        duel.does(B, "sail 1,s").rolls(B, 6).takes(B, Wool).takes(B, Wool);
        assert_eq!(duel.s.level(B, Site::at_sea(1)), 1);
        duel.total(B, 4).rests();
    }

    #[test]
    fn from_level_3_the_victory_point_goes_and_either_player_may_reach_it() {
        // explorers/broadside R5, enlightenment D17
        let mut duel = scene().with(A, [SailmakersShop]).sea(A, [IslandOfTheMerchants]).open_at_sea(A, [("1,s", 2)]);
        duel.points(B, 3);
        duel.plays(A, Broadside).accepts(A).does(A, "choose 1,s");
        duel.points(B, 2);
        let mut duel = duel.stored(A, Wool, 2);
        duel.does(A, "sail 1,s");
        assert_eq!(duel.s.level(A, Site::at_sea(1)), 3);
        duel.rests();
    }
}
