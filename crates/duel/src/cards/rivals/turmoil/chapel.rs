//! The two Chapels (Turmoil): one for low numbers, one for high ones.

use std::ops::RangeInclusive;

use crate::card::Printing;
use crate::cards::prelude::*;

const PRINTINGS: &[Printing] = &[print(Set::Turmoil, 1)];

const fn chapel(key: &'static str, text: &'static str) -> CardDef {
    CardDef {
        key,
        name: "Chapel",
        text,
        kind: CardKind::Building,
        place: Place::City,
        cost: cost(&[Brick, Grain, Ore, Ore]),
        points: Points::victory(1),
        printings: PRINTINGS,
        ..CARD
    }
}

pub(crate) const LOW: CardDef = CardDef {
    spares: Some(|s, event| event == Card::Riots && LOW_NUMBERS.contains(&s.number())),
    ..chapel("chapel-low", "Riots pass you by if the production number of this turn is 1, 2 or 3.")
};
pub(crate) const HIGH: CardDef = CardDef {
    spares: Some(|s, event| event == Card::Riots && HIGH_NUMBERS.contains(&s.number())),
    ..chapel("chapel-high", "Riots pass you by if the production number of this turn is 4, 5 or 6.")
};

const LOW_NUMBERS: RangeInclusive<u8> = 1..=3;
const HIGH_NUMBERS: RangeInclusive<u8> = 4..=6;

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn a_chapel_saves_its_owner_from_riots_if_its_number_fell() {
        // turmoil/chapel-low E, turmoil/chapel-high E, turmoil/chapel-low R1, turmoil/chapel-high R1, turmoil/riots R5
        for (chapel, saves) in [(ChapelLow, 1..=3), (ChapelHigh, 4..=6)] {
            for number in 1..=6 {
                let mut duel = duel().with(B, [chapel, Carl]).number(number);
                duel.draws_event(Riots);
                duel.rests();
                let saved = duel.s.side(B).has(&duel.duel, Carl);
                assert_eq!(saved, saves.contains(&number), "{chapel:?} {number}");
            }
        }
    }

    #[test]
    fn everybody_hears_that_riots_pass_the_owner_by() {
        // turmoil/riots R5
        let mut duel = duel().with(B, [ChapelLow, Carl]).number(2);
        duel.draws_event(Riots);
        let chapel = duel.duel.named("chapel-low").expect("it is in the match");
        assert!(duel.notes.events.contains(&Event::Spared { seat: B, by: chapel }));
    }

    #[test]
    fn whoever_a_chapel_saves_needs_no_preacher() {
        // turmoil/riots R5: one of the two Chapels is enough
        let mut duel = duel().with(A, [ChapelLow, Carl]).hand(A, [Sebastian]).number(2);
        duel.draws_event(Riots);
        duel.has(A, Carl).holds(A, [Sebastian]).rests();
    }

    #[test]
    fn a_number_that_was_fixed_counts_like_one_that_fell() {
        // turmoil/chapel-low E: "this turn's production result"
        let mut duel = duel().with(A, [ChapelLow, Carl]).next_events([Riots]).before_roll();
        duel.plays(A, Brigitta).does(A, "number 3").event_die(EventFace::Card);
        duel.has(A, Carl).rests();
    }

    #[test]
    fn a_chapel_saves_nobody_else_and_from_nothing_else() {
        // turmoil/chapel-low E
        let mut riots = duel().with(A, [ChapelLow, Candamir]).with(B, [Carl]).number(2);
        riots.draws_event(Riots);
        riots.has(A, Candamir).has_not(B, Carl).rests();
        let mut feud = duel().with(A, [ChapelLow]).with(B, [Carl]).number(2);
        feud.draws_event(Feud);
        feud.has_not(A, ChapelLow).rests();
    }

    #[test]
    fn both_may_stand_in_one_principality() {
        // turmoil/chapel-low R2, turmoil/chapel-high R2
        let mut duel = duel().city(A, 0).at(A, ChapelLow, "0,a").rich(A).stored(A, Brick, 1);
        duel.builds(A, ChapelHigh);
        duel.has(A, ChapelLow).has(A, ChapelHigh).points(A, 5).rests();
    }
}
