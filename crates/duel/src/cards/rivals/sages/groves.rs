//! What the seven groves have in common: each use costs owls, and Cole's owner may use the groves of the other player.

use super::owls::owls;
use crate::card::Ware;
use crate::cards::prelude::*;

/// Whether a card is a grove.
pub(super) fn is_grove(card: Card) -> bool {
    matches!(
        card,
        Card::GroveOfCourage
            | Card::GroveOfFraternity
            | Card::GroveOfFreedom
            | Card::GroveOfGreatForesight
            | Card::GroveOfJustice
            | Card::GroveOfPeace
            | Card::GroveOfVigilance
    )
}

/// The printed facts that all groves share.
pub(super) const GROVE: CardDef = CardDef { kind: CardKind::Site, place: Place::Settlement, ..CARD };

/// Whether a player can use this grove as a reaction: the player can pay, and has not borrowed a grove this turn
/// (enlightenment D67).
pub(super) fn may_answer(cx: &Cx<'_, '_>, play: EffectPlay, price: u8) -> bool {
    owls(cx.s, play.by) >= price && !(cx.is_borrowed(play) && cx.s.is_used(play.by, play.at))
}

/// A player uses this grove as a reaction, and pays for it.
pub(super) fn answer(cx: &mut Cx<'_, '_>, play: EffectPlay, price: u8) {
    if cx.is_borrowed(play) {
        cx.lends_a_hand(play.by, play.at);
    }
    cx.pay_wares(play.by, Ware::Owl, price);
}

#[cfg(test)]
mod tests {
    use crate::card::CardKind;
    use crate::card::Set;
    use crate::cards::Card;
    use crate::cards::Card::*;
    use crate::testkit::{A, B, theme};
    use crate::vocabulary::refusal::Refusal;
    use crate::{position::piles::Row, testkit::princes};

    const GROVES: [Card; 7] = [
        GroveOfCourage,
        GroveOfFraternity,
        GroveOfFreedom,
        GroveOfGreatForesight,
        GroveOfJustice,
        GroveOfPeace,
        GroveOfVigilance,
    ];

    #[test]
    fn groves_are_sites_and_not_buildings() {
        // sages/grove-of-* R1
        for grove in GROVES {
            assert!(super::is_grove(grove) && grove.def().kind == CardKind::Site, "{grove:?}");
        }
        let groves = Card::ALL.iter().filter(|card| card.def().name.starts_with("Grove of"));
        assert_eq!(groves.count(), GROVES.len());
    }

    #[test]
    fn cards_that_speak_of_buildings_do_not_reach_groves() {
        // sages/grove-of-* R2, enlightenment 1.3: neither a Feud nor an Arsonist affects it
        for grove in GROVES {
            let mut duel = theme(Set::Sages).with(A, [Candamir]).with(B, [grove]);
            duel.draws_event(Feud);
            duel.has(B, grove).rests();
            let duel = princes([Set::Gold, Set::Turmoil, Set::Sages]).with(A, [HedgeTavern]).with(B, [grove]);
            duel.hand(A, [Arsonist]).refuses(A, "play arsonist", Refusal::Unmet(Arsonist, 1));
        }
    }

    #[test]
    fn the_owner_does_not_take_off_his_groves() {
        // enlightenment D65
        for grove in GROVES {
            let duel = theme(Set::Sages).with(A, [grove]);
            duel.refuses(A, "remove", Refusal::NothingToRemove);
            assert!(duel.row(Row::discard(A)).is_empty());
        }
    }
}
