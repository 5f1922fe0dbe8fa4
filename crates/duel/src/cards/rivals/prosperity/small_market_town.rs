//! Small Market Town (Prosperity).

use crate::cards::prelude::*;
use crate::position::site::{CAP, REGIONS, Stores};
use crate::position::state::State;

const CHOOSE: u8 = 0;
const TRADE: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "small-market-town",
    name: "Small Market Town",
    text: "Once a turn: trade 1 of a region that holds 3 for 1 of another kind.",
    kind: CardKind::Building,
    place: Place::Road,
    cost: cost(&[Grain]),
    points: Points::commerce(1),
    requires: &[require::FREE_ROAD],
    printings: &[print(Set::Prosperity, 1).moons(1)],
    asks: &[Words::which(TRADE, "duel.ask.small-market-town")],
    uses: Some(Use { when: UsedWhen::InAction, open: |_, s, seat, _| full(s, seat) != 0, act: trade, once: true }),
    waits: Some(|it| {
        let asked = it.regions(it.play.by);
        it.play.step == TRADE && asked != 0 && asked & !full(it.s, it.play.by) == 0
    }),
    ..CARD
};

/// The full regions from which something can be traded.
fn full(s: &State, seat: Seat) -> Stores {
    let side = s.side(seat);
    let room = side.roomy();
    let regions = u64::from(side.stores_of(Kinds::ALL) & REGIONS).ones().map(|at| Store(at as u8));
    regions
        .filter(|&it| side.stored(it) == CAP && !room.without(side.resource(it)).is_empty())
        .fold(0, |set, it| set | it.bit())
}

fn trade(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        CHOOSE => {
            let regions = full(cx.s, play.by);
            if regions.is_power_of_two() {
                return cx.then(EffectPlay { answer: regions.trailing_zeros() as u8, ..play.step(TRADE) });
            }
            cx.ask(play.by, Ask::Region((regions as u16).to_le_bytes()), play.step(TRADE));
        }
        TRADE => {
            let region = Store(play.answer);
            let given = cx.s.side(play.by).resource(region);
            cx.take_out(play.by, region, 1);
            cx.gain_any(play.by, Kinds::ALL.without(given), 1);
        }
        step => unreachable!("the Small Market Town has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, princes, theme};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        theme(Set::Prosperity).with(A, [SmallMarketTown])
    }

    #[test]
    fn one_of_a_full_region_is_traded_once_a_turn() {
        // prosperity/small-market-town E, prosperity/small-market-town R2, enlightenment D42: any full region
        let mut duel = scene().stored(A, Ore, 3).stored(A, Lumber, 3);
        duel.uses(A, SmallMarketTown);
        assert_eq!(duel.offers(A), ["choose 3,b", "choose -1,a"]);
        duel.does(A, "choose 3,b");
        assert!(!duel.offers(A).contains(&"take 3,b".to_string()), "not the same kind");
        duel.takes(A, Wool);
        duel.stock(A, Ore, 2).stock(A, Wool, 1).rests();
        duel.refuses(A, "use 1", Refusal::NoUse);
    }

    #[test]
    fn it_needs_a_region_with_three() {
        // prosperity/small-market-town E
        scene().stored(A, Ore, 2).refuses(A, "use 1", Refusal::NoUse);
        scene().rich(A).refuses(A, "use 1", Refusal::NoUse); // there is no room for anything
        let duel = princes([Set::Gold, Set::Turmoil, Set::Prosperity]).with(A, [SmallMarketTown]);
        let duel = duel.at(A, GoldCache, "3,b2").stock_at(A, "3,b2", 3);
        duel.refuses(A, "use 1", Refusal::NoUse); // a Gold Cache is no region
    }

    #[test]
    fn it_stands_on_a_free_road() {
        // prosperity/small-market-town R1
        let duel = theme(Set::Prosperity).with(A, [Mercenaries]).rich(A).hand(A, [SmallMarketTown]);
        duel.refuses(A, "build small-market-town 1", Refusal::Unmet(SmallMarketTown, 0));
        let mut duel = theme(Set::Prosperity).rich(A);
        duel.builds(A, SmallMarketTown);
        duel.lies(A, SmallMarketTown, "1").rests();
        assert_eq!(duel.s.points(A).commerce, 1);
    }

    #[test]
    fn a_feud_reaches_it_and_an_arsonist_does_not() {
        // enlightenment 1.5: it is a building, but in no settlement or city
        let table = || princes([Set::Gold, Set::Turmoil, Set::Prosperity]).with(B, [SmallMarketTown]);
        let mut duel = table().with(A, [Candamir]);
        duel.draws_event(Feud);
        duel.has_not(B, SmallMarketTown).rests();
        let duel = table().with(A, [HedgeTavern]).hand(A, [Arsonist]);
        duel.refuses(A, "play arsonist", Refusal::Unmet(Arsonist, 1));
    }
}
