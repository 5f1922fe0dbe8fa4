//! The four Artworks (Prosperity).

use crate::card::{Printing, Stars, Ware};
use crate::cards::prelude::*;

pub(crate) const EPIC: CardDef = artwork(
    "artwork-epic",
    "Artwork: Epic",
    "1 star, and another 1 if you have a Theater.",
    &[(Card::Theater, 2)],
    &[print(Set::Prosperity, 1).moons(1)],
);

pub(crate) const FOUNTAIN: CardDef = artwork(
    "artwork-fountain",
    "Artwork: Fountain",
    "1 star, and another 1 if you have an Aqueduct.",
    &[(Card::Aqueduct, 2)],
    &[print(Set::Prosperity, 1)],
);

pub(crate) const RELIEF: CardDef = artwork(
    "artwork-relief",
    "Artwork: Relief",
    "1 star, and another 1 if you have the City Palace.",
    &[(Card::CityPalace, 2)],
    &[print(Set::Prosperity, 1).moons(1)],
);

pub(crate) const SCULPTURE: CardDef = artwork(
    "artwork-sculpture",
    "Artwork: Sculpture",
    "1 star, and another 1 if you have a Builders' Hut.",
    &[(Card::BuildersHut, 2)],
    &[print(Set::Prosperity, 1)],
);

const fn artwork(
    key: &'static str,
    name: &'static str,
    text: &'static str,
    with: &'static [(Card, u8)],
    printings: &'static [Printing],
) -> CardDef {
    CardDef {
        key,
        name,
        text,
        kind: CardKind::Neutral,
        requires: &[require::PRINCE_OR_PRINCESS, require::STAR_ROOM],
        printings,
        stars: Some(Stars { n: 1, with }),
        play: Some(bring_stars),
        ..CARD
    }
}

/// Gives the player of an action card its stars.
pub(in crate::cards) fn bring_stars(cx: &mut Cx<'_, '_>, play: EffectPlay) {
    let (n, more) = cx.duel.stars_of(cx.s, play.by, play.card);
    cx.gain_wares(play.by, Ware::Star, n + more);
}

/// Whether a card is an Artwork.
pub(super) fn is_artwork(card: Card) -> bool {
    matches!(card, Card::ArtworkEpic | Card::ArtworkFountain | Card::ArtworkRelief | Card::ArtworkSculpture)
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card;
    use crate::cards::Card::*;
    use crate::testkit::{A, theme, tournament_of};
    use crate::vocabulary::refusal::Refusal;

    const WORKS: [(Card, Card); 4] = [
        (ArtworkEpic, Theater),
        (ArtworkFountain, Aqueduct),
        (ArtworkRelief, CityPalace),
        (ArtworkSculpture, BuildersHut),
    ];

    #[test]
    fn a_work_brings_a_star_and_another_for_its_building() {
        // prosperity/artwork-* E, prosperity/artwork-* R5: Theater, Aqueduct and Builders' Hut
        for (work, building) in WORKS {
            let mut duel = theme(Set::Prosperity).with(A, [Prince]);
            duel.plays(A, work);
            duel.stars(A, 1).rests();
            let mut duel = theme(Set::Prosperity).with(A, [Princess, building]);
            duel.plays(A, work);
            duel.stars(A, 2).rests();
        }
    }

    #[test]
    fn it_needs_a_prince_or_a_princess() {
        // prosperity/artwork-* R1
        for (work, building) in WORKS {
            let duel = theme(Set::Prosperity).with(A, [building]).hand(A, [work]);
            duel.refuses(A, &format!("play {}", work.def().key), Refusal::Unmet(work, 0));
        }
    }

    #[test]
    fn it_needs_room_for_a_star() {
        // prosperity/artwork-* R2
        for (work, _) in WORKS {
            let duel = theme(Set::Prosperity).with(A, [Prince]).hand(A, [work]).dial(A, PublicFeeling, 3);
            duel.refuses(A, &format!("play {}", work.def().key), Refusal::Unmet(work, 1));
        }
    }

    #[test]
    fn what_it_brings_is_counted_before_it_is_played() {
        // prosperity/artwork-* R3
        use kernel::{Game, Viewer};
        let duel = theme(Set::Prosperity).with(A, [Prince, BuildersHut]).dial(A, PublicFeeling, 2);
        let duel = duel.hand(A, [ArtworkSculpture]);
        let desk = duel.duel.view(&duel.s, Viewer::Seat(A)).desk.expect("it is the own turn");
        let stars = desk.cards.iter().find_map(|it| it.stars.clone()).expect("it brings stars");
        assert_eq!((stars.n, stars.with.as_deref(), stars.more), (1, Some("builders-hut"), 1));
        assert_eq!((stars.had, stars.room), (2, 1));
    }

    #[test]
    fn a_star_without_room_is_lost() {
        // prosperity/artwork-* R3
        for (work, building) in WORKS {
            let mut duel = theme(Set::Prosperity).with(A, [Prince, building]).dial(A, PublicFeeling, 2);
            duel.plays(A, work);
            duel.stars(A, 3).rests();
        }
    }

    #[test]
    fn in_the_tournament_the_stars_may_be_split() {
        // prosperity/artwork-* R4
        for (work, building) in WORKS {
            let duel = tournament_of(&[Set::Gold, Set::Turmoil, Set::Prosperity]);
            let mut duel = duel.with(A, [Prince, building, PublicFeeling, PublicFeeling]);
            duel.plays(A, work).does(A, "choose 0,m").does(A, "choose 1,m");
            duel.dials(A, PublicFeeling, [1, 1]).rests();
        }
    }
}
