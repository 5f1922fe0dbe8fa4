//! Benjamin the Traveling Scholar (Progress).

use crate::cards::prelude::*;
use crate::position::site::Stores;
use crate::position::state::State;

pub(crate) const DEF: CardDef = CardDef {
    key: "benjamin-the-traveling-scholar",
    name: "Benjamin the Traveling Scholar",
    text: "Each of your regions with this turn's production number receives 1 again.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Progress, 1)],
    avails: Some(|_, s, seat| s.side(seat).can_bring(fertile(s, seat))),
    play: Some(|cx, play| {
        for at in u64::from(fertile(cx.s, play.by)).ones() {
            cx.bring(play.by, Store(at as u8), 1);
        }
    }),
    ..CARD
};

/// The regions with this turn's production number.
fn fertile(s: &State, seat: Seat) -> Stores {
    s.side(seat).tally.numbered[usize::from(s.number())].into()
}

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn own_regions_with_the_production_number_receive_one_again() {
        // progress/benjamin-the-traveling-scholar E
        let mut duel = duel().before_roll();
        duel.dice(2, EventFace::Trade);
        duel.stock(A, Lumber, 1).stock(B, Brick, 1);
        duel.plays(A, Benjamin);
        duel.stock(A, Lumber, 2).total(A, 2).stock(B, Brick, 1).total(B, 1).rests();
    }

    #[test]
    fn boosters_do_not_help_it() {
        // progress/benjamin-the-traveling-scholar R1
        let mut duel = duel().at(A, LumberCamp, "0,a").number(2);
        duel.plays(A, Benjamin);
        duel.stock(A, Lumber, 1).total(A, 1).rests();
    }

    #[test]
    fn a_number_that_was_chosen_counts_as_rolled() {
        // basic/brigitta-the-wise-woman R2
        let mut duel = duel().before_roll();
        duel.plays(A, Brigitta).does(A, "number 5").event_die(EventFace::Trade).plays(A, Benjamin);
        duel.stock(A, Ore, 2).total(A, 2).rests();
    }

    #[test]
    fn it_is_not_played_where_there_is_no_room() {
        // rivals 8: a card that is known to have no effect may not be played
        let full = duel().number(2).stored(A, Lumber, 3).hand(A, [Benjamin]);
        full.refuses(A, "play benjamin-the-traveling-scholar", Refusal::NoUse);
    }
}
