//! Ambassador (Explorers).

use super::merchants;
use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

const AGAIN: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "ambassador",
    name: "Ambassador",
    text: "Use the discovery of your Bards, Merchants or Scholars (level 1 or more) once more, without a ship.",
    kind: CardKind::Attack,
    requires: &[
        require::Require {
            says: "any-level>=1:explorers/island-of-the-bards|explorers/island-of-the-scholars|explorers/island-of-the-merchants",
            words: "Bards, Merchants or Scholars at level 1",
            holds: |duel, s, seat| friends(duel, s, seat) != 0,
        },
        require::Require {
            says: "chosen-discovery-benefit-usable",
            words: "a discovery of theirs that you can use now",
            holds: |duel, s, seat| helpful(duel, s, seat) != 0,
        },
    ],
    printings: &[print(Set::Explorers, 2).moons(1)],
    asks: &[Words::which(AGAIN, "duel.ask.ambassador")],
    play: Some(|cx, play| {
        let islands = helpful(cx.duel, cx.s, play.by);
        match play.step {
            0 if islands.count_ones() == 1 => cx.discover_again(play.by, Site::at_sea(islands.trailing_zeros() as u8)),
            0 => cx.ask_sea(play.by, play.by, islands, false, play.step(AGAIN)),
            AGAIN if play.passed() => {}
            AGAIN => cx.discover_again(play.by, play.site()),
            step => unreachable!("the Ambassador has no step {step}"),
        }
    }),
    fills_hands: true,
    waits: Some(|it| {
        let by = it.play.by;
        it.play.step == AGAIN && it.asks_sea_among(by, by, helpful(it.duel, it.s, by), false)
    }),
    ..CARD
};

/// The islands of a player whose discovery may be repeated.
fn friends(duel: &Duel, s: &State, seat: Seat) -> u16 {
    let named = [Card::IslandOfTheBards, Card::IslandOfTheMerchants, Card::IslandOfTheScholars];
    let raised = s.islands(duel, seat, 1);
    s.found(duel, seat).filter(|it| named.contains(&it.1)).fold(0, |set, (place, _)| set | 1 << place) & raised
}

/// Those of them whose discovery would have an effect, by open information only (enlightenment D21).
fn helpful(duel: &Duel, s: &State, seat: Seat) -> u16 {
    let of_use = |card: Card| match card {
        Card::IslandOfTheBards => !s.hand(foe(seat)).is_empty(),
        Card::IslandOfTheMerchants => !merchants::wares(s.side(seat)).is_empty(),
        _ => duel.full_stacks(s, seat) != 0,
    };
    let friends = friends(duel, s, seat);
    let those = s.found(duel, seat).filter(|it| friends >> it.0 & 1 == 1 && of_use(it.1));
    those.fold(0, |set, (place, _)| set | 1 << place)
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, at_sea};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        at_sea().sea(A, [IslandOfTheBards, IslandOfTheMerchants, IslandOfTheScholars, IslandOfTheForgottenTribe])
    }

    #[test]
    fn the_discovery_of_an_island_brings_something_once_more_without_a_ship() {
        // explorers/ambassador E, enlightenment D21
        let mut duel = scene().open_at_sea(A, [("1,sa", 1), ("2,s", 1)]).stored(A, Ore, 1);
        duel.plays(A, Ambassador).names(A, Ore).takes(A, Wool).takes(A, Grain);
        duel.stock(A, Wool, 1).stock(A, Grain, 1).rests();
        assert_eq!((duel.s.side(A).sea.ready, duel.s.side(A).sea.discoveries), (1, 1));
        let mut duel = scene().open_at_sea(A, [("1,s", 2)]).hand(B, [Harald]);
        duel.plays(A, Ambassador).takes_card(A, Harald);
        duel.holds(A, [Harald]).rests();
        let mut duel = scene().open_at_sea(A, [("1,sb", 1)]).top(0, [Scout]);
        duel.plays(A, Ambassador).chooses_stack(A, 0).takes_card(A, Scout).passes(A);
        duel.holds(A, [Scout]).rests();
    }

    #[test]
    fn one_of_the_three_islands_must_have_reached_level_1() {
        // explorers/ambassador R1: the Forgotten Tribe is not among them
        let none =
            scene().open_at_sea(A, [("1,s", 0), ("1,sa", 0), ("2,s", 3)]).hand(A, [Ambassador]).hand(B, [Harald]);
        none.refuses(A, "play ambassador", Refusal::Unmet(Ambassador, 0));
    }

    #[test]
    fn one_of_the_benefits_must_be_of_use_as_far_as_everybody_can_tell() {
        // explorers/ambassador R2, explorers/ambassador R4, enlightenment D21
        let bards = scene().open_at_sea(A, [("1,s", 1)]).hand(A, [Ambassador]);
        bards.refuses(A, "play ambassador", Refusal::Unmet(Ambassador, 1));
        bards.clone().hand(B, [Abbey]).does(A, "play ambassador"); // what is in the hand is hidden
        let merchants = scene().open_at_sea(A, [("1,sa", 1)]).hand(A, [Ambassador]);
        merchants.refuses(A, "play ambassador", Refusal::Unmet(Ambassador, 1));
        merchants.stored(A, Ore, 1).does(A, "play ambassador");
        let scholars = scene().open_at_sea(A, [("1,sb", 1)]).hand(A, [Ambassador]).empty_stacks();
        scholars.refuses(A, "play ambassador", Refusal::Unmet(Ambassador, 1));
    }

    #[test]
    fn of_several_islands_one_is_picked() {
        // explorers/ambassador R3
        let duel = scene().open_at_sea(A, [("1,s", 1), ("1,sa", 1), ("1,sb", 1)]);
        let mut duel = duel.hand(B, [Harald]).stored(A, Ore, 1);
        duel.plays(A, Ambassador);
        assert_eq!(duel.offers(A), ["choose 1,sa", "choose 1,s", "choose 1,sb"]);
        duel.does(A, "choose 1,s").passes(A);
        duel.stock(A, Ore, 1).rests();
    }
}
