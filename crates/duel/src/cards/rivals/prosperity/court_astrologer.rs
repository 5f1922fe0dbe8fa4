//! Court Astrologer (Prosperity).

use crate::card::Extra;
use crate::cards::prelude::*;

const CHOOSE: u8 = 0;
const HAPPEN: u8 = 1;

pub(crate) const DEF: CardDef = CardDef {
    key: "court-astrologer",
    name: "Court Astrologer",
    text: "Choose a result of the event die: that event happens now, in addition.",
    kind: CardKind::Attack,
    extra: Extra { stars: 1, ..Extra::NONE },
    requires: &[require::PRINCE_OR_PRINCESS, require::STAR],
    printings: &[print(Set::Prosperity, 1)],
    asks: &[Words::which(HAPPEN, "duel.ask.court-astrologer")],
    play: Some(foretell),
    waits: Some(|it| it.play.step == HAPPEN && it.asks(it.play.by, Ask::Face)),
    ..CARD
};

fn foretell(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    match play.step {
        CHOOSE => cx.ask(play.by, Ask::Face, play.step(HAPPEN)),
        HAPPEN => cx.another_event(play.face()),
        step => unreachable!("the Court Astrologer has no step {step}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::card::{CardKind, Set};
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, princes, theme};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    const PLAY: &str = "play court-astrologer";

    fn scene() -> Scene {
        theme(Set::Prosperity).with(A, [Princess]).dial(A, PublicFeeling, 2).hand(A, [CourtAstrologer])
    }

    #[test]
    fn a_chosen_event_happens_for_both_beside_that_of_the_dice() {
        // prosperity/court-astrologer E, prosperity/court-astrologer R2, prosperity/court-astrologer R3, enlightenment D16
        let mut duel = scene().before_roll();
        duel.dice(6, EventFace::Trade).plays(A, CourtAstrologer);
        let faces = ["face brigands", "face trade", "face celebration", "face harvest", "face card"];
        assert_eq!(duel.offers(A), faces);
        let before = duel.s.side(A).total() + duel.s.side(B).total();
        duel.does(A, "face harvest").takes(A, Ore).takes(B, Wool);
        assert_eq!(duel.s.side(A).total() + duel.s.side(B).total(), before + 2, "nothing is produced again");
        assert_eq!(duel.s.event, Some(EventFace::Trade), "the event of the turn is still that of the dice");
        duel.stars(A, 1).rests();
        assert_eq!(duel.row(Row::discard(A)), [CourtAstrologer]);
    }

    #[test]
    fn an_event_card_is_drawn_and_answered_as_usual() {
        // prosperity/court-astrologer R3, enlightenment D16: reactions are allowed
        let mut duel = scene().next_events([Insurrection]).with(A, [Theater]);
        duel.plays(A, CourtAstrologer).does(A, "face card").accepts(A);
        duel.has(A, Theater).stars(A, 0).rests();
    }

    #[test]
    fn the_buildings_that_hear_the_dice_hear_it() {
        // enlightenment D46: it is a Trade that was chosen
        let mut duel = scene().with(B, [VillageSchool]).with(A, [BuildersHut]);
        duel.plays(A, CourtAstrologer).does(A, "face trade");
        duel.stars(A, 1).stars(B, 1).rests();
    }

    #[test]
    fn a_grove_of_vigilance_answers_the_chosen_event() {
        // enlightenment D63, enlightenment D46: a Trade that is cancelled brings no star
        let duel = princes([Set::Gold, Set::Sages, Set::Prosperity]).with(A, [Prince]).dial(A, PublicFeeling, 1);
        let duel = duel.with(B, [GroveOfVigilance, VillageSchool]).dial(B, PrincipalSageWoman, 1);
        let mut duel = duel.next_events([Taxation]);
        duel.plays(A, CourtAstrologer).does(A, "face trade").accepts(B);
        duel.stars(B, 0).rests();
        assert_eq!(duel.row(Row::EVENTS).last(), Some(&Taxation));
    }

    #[test]
    fn a_grove_of_peace_may_stop_him() {
        // prosperity/court-astrologer R3, enlightenment D37: no event is chosen, and the star is paid
        let duel = princes([Set::Gold, Set::Sages, Set::Prosperity]).with(A, [Prince]).dial(A, PublicFeeling, 1);
        let mut duel = duel.with(B, [GroveOfPeace]).dial(B, PrincipalSageWoman, 1);
        duel.plays(A, CourtAstrologer).accepts(B).rolls(B, 4);
        duel.stars(A, 0).rests();
        assert_eq!(duel.row(Row::discard(A)), [CourtAstrologer]);
    }

    #[test]
    fn he_needs_a_court_and_a_star() {
        // prosperity/court-astrologer R1
        let duel = theme(Set::Prosperity).dial(A, PublicFeeling, 2).hand(A, [CourtAstrologer]);
        duel.refuses(A, PLAY, Refusal::Unmet(CourtAstrologer, 0));
        scene().dial(A, PublicFeeling, 0).refuses(A, PLAY, Refusal::Unmet(CourtAstrologer, 1));
    }

    #[test]
    fn he_is_an_attack_with_a_requirement() {
        // prosperity/court-astrologer R3, enlightenment D37
        assert_eq!(CourtAstrologer.def().kind, CardKind::Attack);
        assert!(CourtAstrologer.def().has_requirement());
    }
}
