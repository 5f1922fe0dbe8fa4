//! Progress.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "progress",
    name: "Progress",
    text: "Each of you receives 1 resource for every own Abbey and Library.",
    kind: CardKind::Event,
    printings: &[print(Set::Classic, 2)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            let side = cx.s.side(seat);
            let learned = |(_, card): &(Site, Card)| matches!(card, Card::ClassicAbbey | Card::ClassicLibrary);
            let count = side.cards(cx.duel).filter(learned).count() as u8;
            cx.gain_any(seat, Kinds::ALL, count);
        }
    }),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, classic};
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn each_abbey_and_library_brings_a_resource_to_the_active_player_first() {
        // classic/progress E, classic/abbey E, classic/library E
        let mut duel = classic().with(A, [ClassicAbbey, ClassicLibrary, Garrison]).with(B, [ClassicAbbey]);
        duel.draws_event(Progress).takes(A, Ore).takes(A, Gold).takes(B, Wool).total(A, 2).total(B, 1).rests();
    }

    #[test]
    fn without_either_nothing_comes() {
        // classic/progress E
        let mut duel = classic().with(A, [Garrison]);
        duel.draws_event(Progress).total(A, 0).rests();
    }
}
