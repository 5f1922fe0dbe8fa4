//! Year End.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "year-end",
    name: "Year End",
    text: "Shuffle all events.",
    kind: CardKind::Event,
    printings: &[print(Set::Classic, 1)],
    event: Some(|cx, _| cx.rebuild_events()),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, classic};

    #[test]
    fn all_events_are_shuffled_the_year_end_among_them() {
        // classic/year-end E, classic 12, classic 6
        let mut duel = classic();
        duel.draws_event(YearEnd).shuffles(Row::EVENTS, [Conflict, YearEnd]).rests();
        assert_eq!(duel.row(Row::EVENTS).len(), 10);
        assert!((0..10).all(|at| !duel.s.piles.knows(A, Row::EVENTS, at)), "nobody knows where it lies");
    }

    #[test]
    fn every_other_event_goes_under_the_stack() {
        // classic 6, classic 12
        let mut duel = classic();
        duel.draws_event(ClassicPlague).rests();
        assert_eq!(duel.row(Row::EVENTS).last(), Some(&ClassicPlague));
    }
}
