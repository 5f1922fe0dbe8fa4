//! Sebastian the Itinerant Preacher (Turmoil).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "sebastian-the-itinerant-preacher",
    name: "Sebastian the Itinerant Preacher",
    text: "When Riots, Feud or Fraternal Feuds would hit you: it passes you by.",
    kind: CardKind::Neutral,
    printings: &[print(Set::Turmoil, 1).moons(1)],
    averts: Some(|event| matches!(event, Card::Riots | Card::Feud | Card::FraternalFeuds)),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::cards::Card::*;
    use crate::testkit::{A, B, duel};
    use crate::vocabulary::refusal::Refusal;

    #[test]
    fn a_feud_passes_him_by() {
        // turmoil/sebastian-the-itinerant-preacher E, turmoil/sebastian-the-itinerant-preacher R1, basic/feud R4
        let mut duel = duel().with(A, [Candamir]).with(B, [Abbey]).hand(B, [Sebastian]);
        duel.draws_event(Feud).plays(B, Sebastian);
        duel.has(B, Abbey).rests();
        assert_eq!(duel.row(crate::Row::discard(A)), [Sebastian]);
        // At the next event nobody can play Sebastian: he lies on the discard pile.
        duel.draws_event(Feud).chooses_stack(B, 0);
        duel.has_not(B, Abbey);
    }

    #[test]
    fn fraternal_feuds_pass_him_by() {
        // basic/fraternal-feuds R5
        let mut duel = duel().with(A, [Candamir]).hand(B, [Sebastian, Abbey]);
        duel.draws_event(FraternalFeuds).plays(B, Sebastian);
        duel.holds(B, [Abbey]).rests();
    }

    #[test]
    fn whoever_may_hold_him_is_asked_and_nobody_else() {
        // Hidden questions: a player is asked if the back of a hand card shows that it may be Sebastian.
        let mut asked = duel().with(A, [Candamir]).with(B, [Abbey]).hand(B, [Arsonist]);
        asked.draws_event(Feud).asks(B, "feud: avert");
        asked.refuses(B, "play arsonist", Refusal::NotNow);
        asked.passes(B).chooses_stack(B, 0);
        asked.has_not(B, Abbey).rests();
        let mut unasked = duel().with(A, [Candamir]).with(B, [Abbey]).hand(B, [Scout]);
        unasked.draws_event(Feud).asks(B, "feud: bury");
    }

    #[test]
    fn he_who_is_not_hit_is_not_asked() {
        // turmoil/sebastian-the-itinerant-preacher R2, rivals 18.25
        let mut duel = duel().with(A, [Candamir]).with(B, [Abbey]).hand(A, [Sebastian]);
        duel.draws_event(Feud).chooses_stack(B, 0);
        duel.has_not(B, Abbey).rests();
    }

    #[test]
    fn the_active_player_is_asked_first() {
        // rivals 15: it is B's turn, and both players may have Sebastian in hand
        let mut duel = duel().with(A, [Harald]).with(B, [Carl]).hand(A, [Sebastian]).hand(B, [Arsonist]).turn(B);
        duel.draws_event(Riots).asks(B, "riots: avert");
        duel.passes(B).asks(A, "riots: avert");
        duel.plays(A, Sebastian);
        duel.has(A, Harald).has_not(B, Carl).rests();
    }

    #[test]
    fn where_the_other_has_just_played_him_nobody_is_asked() {
        // turmoil/sebastian-the-itinerant-preacher R1: everybody sees him on the discard pile
        let mut duel = duel().with(A, [Harald]).with(B, [Carl]).hand(A, [Sebastian]).hand(B, [Arsonist]);
        duel.draws_event(Riots).plays(A, Sebastian);
        duel.has(A, Harald).has_not(B, Carl).rests();
    }

    #[test]
    fn he_is_not_played_in_the_action_phase() {
        duel().hand(A, [Sebastian]).refuses(A, "play sebastian-the-itinerant-preacher", Refusal::OtherMoment);
    }
}
