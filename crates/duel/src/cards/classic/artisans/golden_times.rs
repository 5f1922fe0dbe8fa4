//! Golden Times (Artisans & Benefactors).

use crate::card::Ware;
use crate::cards::prelude::*;
use crate::position::state::State;

const BEGIN: u8 = 0;
const OFFER: u8 = 1;
const PAY: u8 = 2;

pub(crate) const DEF: CardDef = CardDef {
    key: "golden-times",
    name: "Golden Times",
    text: "Each player may once pay 1 star for any 2 resources.",
    kind: CardKind::Event,
    printings: &[print(Set::Artisans, 2)],
    asks: &[Words::whether(PAY, "duel.ask.golden-times", "duel.ask.golden-times.yes", "duel.ask.golden-times.no")],
    event: Some(rejoice),
    waits: Some(|it| match it.play {
        EffectPlay { step: OFFER, memo: 0..2, .. } => it.goes_on(),
        EffectPlay { step: PAY, memo: seat @ 0..2, .. } => {
            it.asks(Seat(seat), Ask::Whether) && can_trade(it.s, Seat(seat))
        }
        _ => false,
    }),
    ..CARD
};

/// Whether a player has a star, and room for at least one resource.
fn can_trade(s: &State, seat: Seat) -> bool {
    let side = s.side(seat);
    side.tally.wares[Ware::Star as usize] > 0 && !side.roomy().is_empty()
}

fn rejoice(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let seat = Seat(play.memo);
    match play.step {
        BEGIN => {
            for seat in [play.by, foe(play.by)] {
                cx.then(EffectPlay { memo: seat.0, ..play.step(OFFER) });
            }
        }
        OFFER if can_trade(cx.s, seat) => cx.ask(seat, Ask::Whether, play.step(PAY)),
        OFFER => {}
        PAY if play.passed() => {}
        PAY => {
            cx.pay_wares(seat, Ware::Star, 1);
            cx.gain_any(seat, Kinds::ALL, 2);
        }
        step => unreachable!("the Golden Times have no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, artisans};
    use crate::vocabulary::resource::Resource::*;

    /// artisans/golden-times E, artisans/golden-times R1
    #[test]
    fn a_star_brings_two_resources_and_the_active_player_is_done_first() {
        for active in [A, B] {
            let other = crate::position::state::foe(active);
            let mut duel = artisans().turn(active);
            duel.draws_event(GoldenTimes).accepts(active).takes(active, Ore).takes(active, Gold);
            duel.stars(active, 0).stock(active, Ore, 1).stock(active, Gold, 1);
            duel.accepts(other).takes(other, Wool).takes(other, Wool);
            duel.stars(other, 0).stock(other, Wool, 2).rests();
        }
    }

    /// artisans/golden-times R2
    #[test]
    fn nobody_must() {
        let mut duel = artisans();
        duel.draws_event(GoldenTimes).passes(A).passes(B);
        duel.stars(A, 1).stars(B, 1).total(A, 0).total(B, 0).rests();
        let mut duel = artisans().dial(A, ClassicPublicFeeling, 0).dial(B, ClassicPublicFeeling, 0);
        duel.draws_event(GoldenTimes).rests();
    }

    /// artisans/golden-times R3, classic D35
    #[test]
    fn once_only_and_what_finds_no_room_is_lost() {
        let mut duel = artisans().dial(A, ClassicPublicFeeling, 3).dial(B, ClassicPublicFeeling, 0);
        duel.draws_event(GoldenTimes).accepts(A).takes(A, Ore).takes(A, Ore);
        duel.stars(A, 2).stock(A, Ore, 2).rests();
        let mut duel = artisans().rich(A).stored(A, Ore, 2).dial(B, ClassicPublicFeeling, 0);
        duel.draws_event(GoldenTimes).accepts(A);
        duel.stars(A, 0).total(A, 18).rests();
    }
}
