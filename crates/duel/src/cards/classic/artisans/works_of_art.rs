//! The four Works of Art (Artisans & Benefactors).

use crate::card::{Printing, Stars};
use crate::cards::prelude::*;
use crate::cards::rivals::prosperity::artworks::bring_stars;

const HOUSE: (Card, u8) = (Card::HouseOfTheBenefactor, 2);

pub(crate) const BRONZE_SCULPTURE: CardDef = work(
    "bronze-sculpture",
    "Work of Art: Bronze Sculpture",
    "1 star; 2 if you have a House of the Benefactor; 3 if you have a Mint.",
    &[HOUSE, (Card::ClassicMint, 3)],
);

pub(crate) const EPIC: CardDef = work(
    "epic",
    "Work of Art: Epic",
    "1 star; 2 if you have a House of the Benefactor; 3 if you have a Library.",
    &[HOUSE, (Card::ClassicLibrary, 3)],
);

pub(crate) const RELIEF: CardDef = work(
    "relief",
    "Work of Art: Relief",
    "1 star; 2 if you have a House of the Benefactor; 3 if you have a Town Hall.",
    &[HOUSE, (Card::ClassicTownHall, 3)],
);

pub(crate) const FOUNTAIN: CardDef = work(
    "fountain",
    "Work of Art: Fountain",
    "1 star; 2 if you have a House of the Benefactor; 3 if you have an Aqueduct.",
    &[HOUSE, (Card::ClassicAqueduct, 3)],
);

const PRINTINGS: &[Printing] = &[print(Set::Artisans, 1)];

const fn work(key: &'static str, name: &'static str, text: &'static str, with: &'static [(Card, u8)]) -> CardDef {
    CardDef {
        key,
        name,
        text,
        kind: CardKind::Neutral,
        requires: &[require::STAR_ROOM],
        unconditional: true,
        printings: PRINTINGS,
        stars: Some(Stars { n: 1, with }),
        play: Some(bring_stars),
        ..CARD
    }
}

/// Whether a card is a Work of Art.
pub(super) fn is_work_of_art(card: Card) -> bool {
    matches!(card, Card::BronzeSculpture | Card::Epic | Card::Relief | Card::Fountain)
}

#[cfg(test)]
mod tests {
    use crate::cards::Card;
    use crate::cards::Card::*;
    use crate::testkit::{A, artisans, artisans_tournament};
    use crate::vocabulary::refusal::Refusal;

    const WORKS: [(Card, Card); 4] = [
        (BronzeSculpture, ClassicMint),
        (Epic, ClassicLibrary),
        (Relief, ClassicTownHall),
        (Fountain, ClassicAqueduct),
    ];

    /// The stars that a work brings to an empty Public Feeling beside these buildings.
    fn brings(work: Card, buildings: &[Card]) -> u8 {
        let mut duel = artisans().with(A, buildings.iter().copied()).dial(A, ClassicPublicFeeling, 0);
        duel.plays(A, work).rests();
        duel.s.side(A).tally.wares[crate::card::Ware::Star as usize]
    }

    /// artisans/bronze-sculpture E, artisans/epic E, artisans/relief E, artisans/fountain E,
    /// artisans/bronze-sculpture R1, artisans/epic R1, artisans/relief R1, artisans/fountain R1
    #[test]
    fn a_work_brings_one_star_two_with_a_house_and_three_with_its_companion() {
        for (work, companion) in WORKS {
            assert_eq!(brings(work, &[]), 1);
            assert_eq!(brings(work, &[HouseOfTheBenefactor]), 2);
            assert_eq!(brings(work, &[companion]), 3);
            let others = WORKS.iter().map(|it| it.1).filter(|it| *it != companion);
            others.for_each(|other| assert_eq!(brings(work, &[other]), 1));
        }
    }

    /// artisans/bronze-sculpture R2, artisans/epic R2, artisans/relief R2, artisans/fountain R2
    #[test]
    fn the_cases_never_add_up() {
        for (work, companion) in WORKS {
            let house = artisans().with(A, [HouseOfTheBenefactor, companion]);
            assert_eq!(house.duel.stars_of(&house.s, A, work), (1, 2));
            assert_eq!(brings(work, &[HouseOfTheBenefactor, companion]), 3);
        }
    }

    /// artisans/bronze-sculpture R3, artisans/epic R3, artisans/relief R3, artisans/fountain R3
    #[test]
    fn it_needs_room_for_one_star_and_others_without_room_are_lost() {
        for (work, companion) in WORKS {
            let duel = artisans().with(A, [companion]).hand(A, [work]).dial(A, ClassicPublicFeeling, 3);
            duel.refuses(A, &format!("play {}", work.def().key), Refusal::Unmet(work, 0));
            let mut duel = duel.dial(A, ClassicPublicFeeling, 2);
            duel.plays(A, work);
            duel.stars(A, 3).rests();
        }
    }

    /// classic D22
    #[test]
    fn without_a_public_feeling_it_is_not_played() {
        for (work, _) in WORKS {
            let duel = artisans_tournament().hand(A, [work]);
            duel.refuses(A, &format!("play {}", work.def().key), Refusal::Unmet(work, 0));
        }
    }

    /// artisans/bronze-sculpture R4, artisans/epic R4, artisans/relief R4, artisans/fountain R4
    #[test]
    fn in_the_tournament_the_stars_may_be_split() {
        for (work, _) in WORKS {
            let duel = artisans_tournament().with(A, [HouseOfTheBenefactor]);
            let mut duel = duel.with(A, [ClassicPublicFeeling, ClassicPublicFeeling]).dial(A, ClassicPublicFeeling, 0);
            duel.plays(A, work).does(A, "choose 0,m").does(A, "choose 1,m");
            duel.dials(A, ClassicPublicFeeling, [1, 1]).rests();
        }
    }

    /// artisans/epic R1, artisans/epic R2
    #[test]
    fn the_desk_says_beforehand_which_case_counts() {
        use kernel::{Game, Viewer};
        let duel = artisans().with(A, [ClassicLibrary]).hand(A, [Epic]).dial(A, ClassicPublicFeeling, 2);
        let desk = duel.duel.view(&duel.s, Viewer::Seat(A)).desk.expect("it is the own turn");
        let stars = desk.cards.iter().find_map(|it| it.stars.clone()).expect("it brings stars");
        assert_eq!((stars.n, stars.with.as_deref(), stars.more), (1, Some("library"), 2));
        assert_eq!((stars.had, stars.room), (2, 1));
        assert_eq!(stars.ways, [("house-of-the-benefactor".into(), 2, false), ("library".into(), 3, true)]);
    }
}
