//! Fraternal Feuds (Basic, Turmoil).

use crate::cards::rivals::prelude::*;
use crate::rules::Duel;
use crate::state::State;

pub(crate) const DEF: CardDef = CardDef {
    key: "fraternal-feuds",
    name: "Fraternal Feuds",
    text: "Strength advantage: see the opponent's hand and put 2 of its cards under stacks.",
    kind: Kind::Event,
    printings: &[print(Set::Basic, 1).moons(1), print(Set::Turmoil, 1).moons(1)],
    hits: Some(victim),
    event: Some(feuds),
    ..CARD
};

/// Whom the stronger player's feuds hit: only somebody who holds a card.
fn victim(duel: &Duel, s: &State) -> Seats {
    let hit = |seat: &Seat| s.has_strength_advantage(duel, foe(*seat)) && !s.hand(*seat).is_empty();
    [Seat(0), Seat(1)].into_iter().filter(hit).collect()
}

fn feuds(cx: &mut Cx<'_, '_>, play: Play) {
    const LOOK: u8 = 0;
    const TAKE: u8 = 1;
    /// How many cards are taken.
    const CARDS: u8 = 2;

    match play.step {
        LOOK => {
            let Some(seat) = victim(cx.duel, cx.s).lowest().filter(|&seat| cx.applies_to(seat)) else { return };
            let hand = Row::hand(seat);
            cx.look(foe(seat), hand);
            let left = CARDS.min(cx.s.piles.len(hand) as u8);
            cx.ask_card(foe(seat), hand, Play { n: left, memo: seat.0, ..play.step(TAKE) });
        }
        TAKE => {
            let (seat, left) = (Seat(play.memo), play.n - 1);
            cx.set_aside(foe(seat), play.answer);
            if left > 0 {
                cx.ask_card(foe(seat), Row::hand(seat), Play { n: left, ..play });
            } else {
                cx.put_aside_under(foe(seat));
            }
        }
        step => unreachable!("the Fraternal Feuds have no step {step}"),
    }
}
