//! Council of the Sages (Sages).

use super::owls::has_room_for_owls;
use crate::card::Ware;
use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::site::{CAP, Stores};
use crate::position::state::State;

const BEGIN: u8 = 0;
const OFFER: u8 = 1;
const CHOSEN: u8 = 2;
const LAY: u8 = 3;

/// How many owls or resources each player receives.
const GIFTS: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "council-of-the-sages",
    name: "Council of the Sages",
    text: "Everybody receives 2 owls, or 2 resources in regions with a sage.",
    kind: CardKind::Event,
    printings: &[print(Set::Sages, 2).moons(1)],
    asks: &[
        Words::whether(CHOSEN, "duel.ask.council", "duel.ask.council.owls", "duel.ask.council.resources"),
        Words::which(LAY, "duel.ask.council.region"),
    ],
    event: Some(gather),
    waits: Some(|it| {
        let EffectPlay { memo: seat @ 0..2, n, .. } = it.play else { return false };
        let seat = Seat(seat);
        match it.play.step {
            OFFER => it.goes_on() && n == 0,
            CHOSEN => it.asks(seat, Ask::Whether),
            LAY => {
                (1..=GIFTS).contains(&n) && it.regions(seat) != 0 && it.regions(seat) & !roomy(it.duel, it.s, seat) == 0
            }
            _ => false,
        }
    }),
    ..CARD
};

/// The regions of a player with a sage and with room.
fn roomy(duel: &Duel, s: &State, seat: Seat) -> Stores {
    let side = s.side(seat);
    let sages = side.cards(duel).filter(|(_, card)| card.def().kind == CardKind::Sage);
    let regions = sages.map(|(site, _)| site.region()).filter(|&region| side.stored(region) < CAP);
    regions.fold(0, |set, region| set | region.bit())
}

fn gather(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let seat = Seat(play.memo);
    match play.step {
        BEGIN => {
            for seat in [play.by, foe(play.by)] {
                cx.then(EffectPlay { memo: seat.0, ..play.step(OFFER) });
            }
        }
        OFFER => match (has_room_for_owls(cx.duel, cx.s, seat), roomy(cx.duel, cx.s, seat)) {
            (true, 0) => cx.gain_wares(seat, Ware::Owl, GIFTS),
            (true, _) => cx.ask(seat, Ask::Whether, play.step(CHOSEN)),
            (false, _) => lay(cx, EffectPlay { n: GIFTS, ..play }),
        },
        CHOSEN if play.passed() => lay(cx, EffectPlay { n: GIFTS, ..play }),
        CHOSEN => cx.gain_wares(seat, Ware::Owl, GIFTS),
        LAY => {
            cx.put(seat, Store(play.answer), 1);
            lay(cx, EffectPlay { n: play.n - 1, ..play });
        }
        step => unreachable!("the Council of the Sages has no step {step}"),
    }
}

/// The next of `play.n` resources goes to a region with a sage; what finds no room is lost.
fn lay(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let seat = Seat(play.memo);
    let rooms = roomy(cx.duel, cx.s, seat);
    let side = cx.s.side(seat);
    let room = u32::from(CAP) * rooms.count_ones() - side.sum(rooms);
    if rooms.count_ones() > 1 && room > play.n.into() && play.n > 0 {
        cx.ask(seat, Ask::Region((rooms as u16).to_le_bytes()), play.step(LAY));
    } else if play.n > 0 {
        // Either only one region has room, or all regions with room get full.
        u64::from(rooms).ones().for_each(|at| cx.put(seat, Store(at as u8), play.n));
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, B, Scene, theme};
    use crate::vocabulary::resource::Resource::*;

    fn scene() -> Scene {
        theme(Set::Sages).at(A, Peter, "-1,a2").at(A, Piet, "3,b2")
    }

    #[test]
    fn everybody_takes_two_owls_for_sages_of_choice() {
        // sages/council-of-the-sages E, sages/council-of-the-sages R1, enlightenment D47: the active player first
        let mut duel = scene().at(B, Barbara, "3,a2").turn(B);
        duel.draws_event(CouncilOfTheSages).accepts(B);
        duel.dials(B, Barbara, [2]);
        duel.accepts(A).does(A, "choose -1,a2").does(A, "choose 3,b2");
        duel.dials(A, Peter, [1]).dials(A, Piet, [1]).total(A, 0).rests();
    }

    #[test]
    fn or_two_resources_in_regions_with_a_sage() {
        // sages/council-of-the-sages E, sages/council-of-the-sages R1, sages/council-of-the-sages R2
        let mut duel = scene();
        duel.draws_event(CouncilOfTheSages).passes(A);
        assert_eq!(duel.offers(A), ["choose 3,b", "choose -1,a"]);
        duel.does(A, "choose 3,b").does(A, "choose -1,a");
        duel.stock(A, Lumber, 1).stock(A, Ore, 1).total(A, 2);
        duel.owls(A, 0);
        duel.total(B, 0).rests(); // no sage, nothing
    }

    #[test]
    fn what_finds_no_room_is_lost() {
        // sages/council-of-the-sages R3, sages/council-of-the-sages R4
        let mut duel = theme(Set::Sages).at(A, Peter, "-1,a2").dial(A, Peter, 2);
        duel.draws_event(CouncilOfTheSages).accepts(A);
        duel.dials(A, Peter, [3]).total(A, 0).rests();
        let mut duel = theme(Set::Sages).at(A, Peter, "-1,a2").stored(A, Lumber, 2);
        duel.draws_event(CouncilOfTheSages).passes(A);
        duel.stock(A, Lumber, 3).owls(A, 0);
        duel.rests();
    }

    #[test]
    fn who_can_receive_only_one_of_the_two_is_not_asked() {
        // sages/council-of-the-sages E
        let mut duel = theme(Set::Sages).at(A, Peter, "-1,a2").dial(A, Peter, 3);
        duel.draws_event(CouncilOfTheSages);
        duel.stock(A, Lumber, 2).rests();
        let mut duel = theme(Set::Sages).at(A, Peter, "-1,a2").stored(A, Lumber, 3);
        duel.draws_event(CouncilOfTheSages);
        duel.owls(A, 2);
        duel.rests();
    }
}
