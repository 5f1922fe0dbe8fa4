//! Shipyard (Explorers).

use super::landing_stage::REGION_AT_HARBOR;
use crate::cards::prelude::*;
use crate::position::side::Side;

const GIVE: u8 = 1;

/// The resources that it can bring.
const TIMBER_AND_CLOTH: Kinds = Kinds::only(Lumber).with(Wool);

pub(crate) const DEF: CardDef = CardDef {
    key: "shipyard",
    name: "Shipyard",
    text: "Once a turn: trade 1 resource for 1 lumber or 1 wool. Only at the Harbor.",
    kind: CardKind::Building,
    place: Place::Region,
    cost: cost(&[Lumber, Brick, Wool]),
    points: Points { sail: 1, cannon: 1, ..Points::NONE },
    requires: &[REGION_AT_HARBOR],
    once: true,
    printings: &[print(Set::Explorers, 2).face_up()],
    asks: &[Words::which(GIVE, "duel.ask.shipyard")],
    fits: Some(|_, s, seat, sites| sites & s.side(seat).sites_at_harbor()),
    uses: Some(Use {
        when: UsedWhen::InAction,
        open: |_, s, seat, _| !wares(s.side(seat)).is_empty(),
        act: trade,
        once: true,
    }),
    waits: Some(|it| it.play.step == GIVE && !it.resources(it.play.by).is_empty()),
    ..CARD
};

/// The resources that can be given for another one with room.
fn wares(side: &Side) -> Kinds {
    let room = side.roomy().both(TIMBER_AND_CLOTH);
    side.stocked().filter(|&given| !room.without(given).is_empty()).fold(Kinds::NONE, Kinds::with)
}

fn trade(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        0 => {
            let wares = wares(cx.s.side(play.by));
            match wares.len() {
                1 => cx.then(EffectPlay { answer: wares.nth(0) as u8, ..play.step(GIVE) }),
                _ => cx.ask(play.by, Ask::Resource(wares), play.step(GIVE)),
            }
        }
        GIVE => {
            let given = Resource::ALL[usize::from(play.answer)];
            cx.pay(play.by, Bundle::some(given, 1));
            cx.gain_any(play.by, TIMBER_AND_CLOTH.without(given), 1);
        }
        step => unreachable!("the Shipyard has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, at_sea, princes};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn any_resource_is_traded_for_lumber_or_wool_once_a_turn() {
        // explorers/shipyard E
        let mut duel = at_sea().at(A, Shipyard, "-1,a2").stored(A, Ore, 1).stored(A, Wool, 1);
        duel.uses(A, Shipyard).names(A, Ore).takes(A, Wool);
        duel.stock(A, Ore, 0).stock(A, Wool, 2).rests();
        duel.refuses(A, "use -1,a2", Refusal::NoUse);
    }

    #[test]
    fn lumber_buys_wool_and_wool_buys_lumber() {
        // explorers/shipyard E: nothing is traded for itself
        let mut duel = at_sea().at(A, Shipyard, "-1,a2").stored(A, Wool, 1);
        duel.uses(A, Shipyard);
        duel.stock(A, Lumber, 1).stock(A, Wool, 0).rests();
    }

    #[test]
    fn without_a_resource_or_room_it_is_of_no_use() {
        // explorers/shipyard E
        at_sea().at(A, Shipyard, "-1,a2").refuses(A, "use -1,a2", Refusal::NoUse);
        at_sea().at(A, Shipyard, "-1,a2").rich(A).refuses(A, "use -1,a2", Refusal::NoUse);
    }

    #[test]
    fn one_may_stand_in_a_principality() {
        // explorers/shipyard R1
        at_sea().at(A, Shipyard, "-1,a2").rich(A).refuses(A, "build shipyard -1,b2", Refusal::OneIsEnough);
    }

    #[test]
    fn it_is_built_at_a_free_region_beside_the_harbor_and_stays_there() {
        // explorers/shipyard R2, enlightenment 1.2
        let mut duel = at_sea().rich(A);
        duel.refuses(A, "build shipyard 1,a2", Refusal::NotThere);
        duel.does(A, "build shipyard -1,b2");
        duel.lies(A, Shipyard, "-1,b2");
        duel.plays(A, Relocation).does(A, "choose -1,b");
        assert_eq!(duel.offers(A), ["choose -1,a"], "the region can only change with the other one at the Harbor");
        let taken = princes([Set::Gold, Set::Turmoil, Set::Explorers]).at(A, LandingStage, "-1,a2");
        let taken = taken.at(A, GoldCache, "-1,b2").rich(A).hand(A, [Shipyard]);
        taken.refuses(A, "build shipyard -1,a2", Refusal::Unmet(Shipyard, 0));
    }

    #[test]
    fn it_does_not_change_places_with_a_card_away_from_the_harbor() {
        // enlightenment 1.2
        let table = || princes([Set::Gold, Set::Turmoil, Set::Explorers]).at(A, Shipyard, "-1,a2");
        let mut duel = table().at(A, GoldCache, "3,b2");
        duel.plays(A, Relocation);
        duel.asks(A, "relocation.region"); // no two expansions could change places
        let mut duel = table().at(A, GoldCache, "-1,b2");
        duel.plays(A, Relocation).accepts(A).chooses(A, Shipyard).chooses(A, GoldCache);
        duel.lies(A, Shipyard, "-1,b2").lies(A, GoldCache, "-1,a2").rests();
    }

    #[test]
    fn two_of_them_are_the_face_up_stack() {
        // explorers/shipyard R3, enlightenment 2.1
        let mut duel = at_sea().rich(A);
        assert_eq!(duel.row(Row::FACE_UP), [Shipyard, Shipyard]);
        duel.does(A, "build shipyard -1,a2").removes(A, Shipyard);
        assert_eq!(duel.row(Row::FACE_UP), [Shipyard, Shipyard], "a removed one goes back there");
    }

    #[test]
    fn a_feud_reaches_it_and_an_arsonist_does_not() {
        // enlightenment 1.2: a region expansion is a building like others
        let mut duel = at_sea().at(B, Shipyard, "-1,a2").with(A, [Harald, Osmund]);
        duel.draws_event(Feud);
        duel.has_not(B, Shipyard);
        assert_eq!(duel.row(Row::FACE_UP).len(), 2);
        // It is in no settlement or city, so an Arsonist does not reach it.
        let table = princes([Set::Gold, Set::Turmoil, Set::Explorers]).with(A, [HedgeTavern]);
        let duel = table.at(B, Shipyard, "-1,a2").hand(A, [Arsonist]);
        duel.refuses(A, "play arsonist", Refusal::Unmet(Arsonist, 1));
    }
}
