//! Yule (Basic).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "yule",
    name: "Yule",
    text: "Shuffle the events, Yule fourth from the bottom; then draw another.",
    kind: CardKind::Event,
    printings: &[print(Set::Basic, 1)],
    event: Some(|cx, _| {
        cx.rebuild_events();
        cx.next_event();
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn the_event_stack_is_made_anew_and_another_event_is_drawn() {
        // basic/yule E, basic/yule R1, rivals 7
        let mut duel = duel().with(B, [OreShip]);
        duel.draws_event(Yule).shuffles(Row::EVENTS, [TradeShipsRace]).takes(B, Ore);
        duel.total(B, 1).rests();
        let events = duel.row(Row::EVENTS);
        // The race was drawn and lies at the bottom now, so Yule is the fifth card from the bottom.
        assert_eq!(events.iter().rev().position(|&card| card == Yule), Some(4));
        assert_eq!(events.last(), Some(&TradeShipsRace));
        assert!(duel.s.piles.knows(A, Row::EVENTS, events.len() - 5), "everybody knows where Yule lies");
        assert!(!duel.s.piles.knows(A, Row::EVENTS, 0));
    }
}
