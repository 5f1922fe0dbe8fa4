//! Famine (Sages).

use crate::cards::prelude::*;

const BEGIN: u8 = 0;
const STARVE: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "famine",
    name: "Famine",
    text: "Everybody loses 1 grain, or without grain 2 resources of choice. Not with a Granary.",
    kind: CardKind::Event,
    printings: &[print(Set::Sages, 2).moons(1)],
    hits: Some(|_, s| [Seat(0), Seat(1)].into_iter().filter(|&seat| s.side(seat).total() > 0).collect()),
    event: Some(starve),
    waits: Some(|it| it.play.step == STARVE && it.play.memo < 2 && it.goes_on()),
    ..CARD
};

fn starve(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let seat = Seat(play.memo);
    match play.step {
        BEGIN => {
            for seat in [play.by, foe(play.by)] {
                cx.then(EffectPlay { memo: seat.0, ..play.step(STARVE) });
            }
        }
        STARVE if !cx.applies_to(seat) => {}
        STARVE if cx.s.side(seat).amount(Grain) > 0 => cx.pay(seat, cost(&[Grain])),
        STARVE => cx.pay_any(seat, 2),
        step => unreachable!("the Famine has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, B, theme};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn everybody_loses_a_grain() {
        // sages/famine E, sages/famine R1: even if losing two other resources would hurt less
        let mut duel = theme(Set::Sages).stored(A, Grain, 2).stored(A, Wool, 3).stored(B, Grain, 1);
        duel.draws_event(Famine);
        duel.stock(A, Grain, 1).stock(A, Wool, 3).stock(B, Grain, 0).rests();
    }

    #[test]
    fn who_has_no_grain_loses_two_resources_of_choice() {
        // sages/famine E, enlightenment D47: the active player first
        let mut duel =
            theme(Set::Sages).stored(A, Wool, 2).stored(A, Ore, 1).stored(B, Wool, 2).stored(B, Ore, 2).turn(B);
        duel.draws_event(Famine).pays(B, Ore).pays(B, Wool).pays(A, Wool).pays(A, Ore);
        duel.stock(A, Wool, 1).stock(A, Ore, 0).stock(B, Wool, 1).stock(B, Ore, 1).rests();
    }

    #[test]
    fn with_too_little_goes_what_there_is() {
        // sages/famine R2, enlightenment D61
        let mut duel = theme(Set::Sages).stored(A, Wool, 1);
        duel.draws_event(Famine);
        duel.total(A, 0).total(B, 0).rests();
    }

    #[test]
    fn a_granary_saves_its_owner_and_all_hear_of_it() {
        // sages/famine E
        let mut duel = theme(Set::Sages).city(A, 0).with(A, [Granary]).stored(A, Wool, 3).stored(B, Wool, 2);
        duel.draws_event(Famine);
        duel.stock(A, Wool, 3).stock(B, Wool, 0).rests();
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::Spared { seat: A, .. })));
    }
}
