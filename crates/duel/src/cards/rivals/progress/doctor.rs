//! Doctor (Progress).

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::Sites;
use crate::position::state::State;

const CHOOSE: u8 = 0;
const CURE: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "doctor",
    name: "Doctor",
    text: "Choose one of your Bath Houses: the 2 regions beside it receive 1 each.",
    kind: CardKind::Neutral,
    requires: &[owns!(BathHouse, "bath-house", "your Bath House")],
    printings: &[print(Set::Progress, 2).moons(1)],
    asks: &[Words::which(CURE, "duel.ask.doctor")],
    avails: Some(|duel, s, seat| practices(duel, s, seat) != 0),
    play: Some(cure),
    waits: Some(|it| {
        let houses = it.sites(it.play.by, it.play.by);
        it.play.step == CURE && houses != 0 && houses & !practices(it.duel, it.s, it.play.by) == 0
    }),
    ..CARD
};

/// The Bath Houses beside which there is room.
fn practices(duel: &Duel, s: &State, seat: Seat) -> Sites {
    let side = s.side(seat);
    let houses = side.cards(duel).filter(|(site, card)| *card == Card::BathHouse && side.can_bring(site.regions()));
    houses.fold(0, |set, (site, _)| set | site.bit())
}

fn cure(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        CHOOSE => cx.ask_which(play.by, play.by, practices(cx.duel, cx.s, play.by), play.step(CURE)),
        CURE => {
            for at in u64::from(play.site().regions()).ones() {
                cx.bring(play.by, Store(at as u8), 1);
            }
        }
        step => unreachable!("the Doctor has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn the_regions_beside_a_bath_house_receive_one() {
        // rivals 18.20, progress/doctor E, progress/doctor R2: left and right, not across the city
        let mut duel = duel().city(A, 0).at(A, BathHouse, "0,b");
        duel.plays(A, Doctor);
        duel.stock(A, Brick, 1).stock(A, Wool, 1).total(A, 2).rests();
    }

    #[test]
    fn one_bath_house_is_chosen() {
        // progress/doctor R1
        let mut duel = duel().city(A, 0).at(A, BathHouse, "0,a").at(A, BathHouse, "0,b");
        duel.plays(A, Doctor);
        assert_eq!(duel.offers(A), ["choose 0,a", "choose 0,b"]);
        duel.does(A, "choose 0,a");
        duel.stock(A, Lumber, 1).stock(A, Gold, 1).total(A, 2).rests();
    }

    #[test]
    fn what_finds_no_room_is_lost() {
        // progress/doctor E, rivals 3
        let mut duel = duel().city(A, 0).at(A, BathHouse, "0,b").stored(A, Brick, 3);
        duel.plays(A, Doctor);
        duel.stock(A, Brick, 3).stock(A, Wool, 1).rests();
    }

    #[test]
    fn it_needs_a_bath_house_with_room_beside_it() {
        // rivals 8: a card that is known to have no effect may not be played
        duel().city(A, 0).hand(A, [Doctor]).refuses(A, "play doctor", Refusal::Unmet(Doctor, 0));
        let full = duel().city(A, 0).at(A, BathHouse, "0,b").stored(A, Brick, 3).stored(A, Wool, 3).hand(A, [Doctor]);
        full.refuses(A, "play doctor", Refusal::NoUse);
    }
}
