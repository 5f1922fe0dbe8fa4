//! Places and stacks in words. They name what the table shows, never a coordinate or an index.

use kernel::{Part, Phrase};

use crate::card::Back;
use crate::matches::rules::Duel;
use crate::position::located::Located;
use crate::position::piles::Face;
use crate::position::site::Spot;
use crate::written::notation::back_name;

impl Duel {
    /// Where something is, such as "above the city at the left end".
    pub(crate) fn place(&self, at: Located) -> Part {
        let key = match (at.spot.row, at.spot.column % 2) {
            (Spot::BESIDE, _) => "duel.where.beside",
            (Spot::SEA, _) => "duel.where.sea-above",
            (5, _) => "duel.where.sea-middle",
            (6.., _) => "duel.where.sea-below",
            (0, 0) if at.city => "duel.where.city",
            (0, 0) => "duel.where.settlement",
            (0, _) => "duel.where.road",
            (2 | -2, 1 | -1) if at.region != Face(0) => "duel.where.region",
            (1.., 1 | -1) => "duel.where.upper-row",
            (_, 1 | -1) => "duel.where.lower-row",
            (1, _) if at.city => "duel.where.above-city",
            (1, _) => "duel.where.above-settlement",
            (2, _) => "duel.where.outer-above-city",
            (-1, _) if at.city => "duel.where.below-city",
            (-1, _) => "duel.where.below-settlement",
            _ => "duel.where.outer-below-city",
        };
        let phrase = match key {
            "duel.where.beside" => Phrase::new(key),
            "duel.where.region" => Phrase::new(key).with("region", self.titled(at.region)),
            _ => Phrase::new(key).with("which", which(at)),
        };
        if at.elsewhere { Phrase::new("duel.where.elsewhere").with("where", phrase).into() } else { phrase.into() }
    }

    /// The place as the object of a sentence, such as "the city at the left end".
    pub(crate) fn place_itself(&self, at: Located) -> Part {
        let key = match (at.spot.row, at.spot.column % 2) {
            (Spot::SEA.., _) => "duel.place.sea",
            (0, 0) if at.city => "duel.place.city",
            (0, 0) => "duel.place.settlement",
            (0, _) => "duel.place.road",
            _ => "duel.place.site",
        };
        Phrase::new(key).with("which", which(at)).with("where", self.place(at)).into()
    }

    /// The name of a stack: its back and its number among the stacks with this back, such as "Basic 2". For a stack of
    /// a deck, its number and its owner, such as "2 of seat 1".
    pub(crate) fn stack_name(&self, stack: u8) -> Part {
        let back = self.stack_back(stack);
        let alike = |stacks: std::ops::Range<u8>| stacks.filter(|&it| self.stack_back(it) == back).count() as u8;
        if let Back::Deck(owner) = back {
            return Phrase::new("duel.stack.own").with("seat", owner).with("n", alike(0..stack) + 1).into();
        }
        let name = Part::Word("stack", back_name(back));
        match alike(0..self.stacks()) {
            1 => name,
            _ => Phrase::new("duel.stack").with("back", name).with("n", alike(0..stack) + 1).into(),
        }
    }
}

/// The position of a place in its row.
pub(crate) fn which(at: Located) -> Part {
    Part::Word("which", at.which)
}

#[cfg(test)]
mod tests {
    use kernel::Phrase;
    use kernel::testkit::Dice;

    use crate::matches::setup::Setup;
    use crate::testkit::{PUBLISHED, Scene, tournament};

    #[test]
    fn a_stack_of_an_own_deck_is_told_by_its_number_and_whose_it_is() {
        let duel = Scene::start(Setup::draw(tournament(), &mut Dice::new(1))).duel;
        let said = |stack: u8| {
            let phrase = Phrase::new("duel.row.stack").with("stack", duel.stack_name(stack));
            texts::LANGUAGES.map(|(language, _)| texts::texts(language).expect("a language").say(&phrase))
        };
        assert_eq!(said(2), ["Stack 3 of seat 0", "Stapel 3 von Platz 0"]);
        assert_eq!(said(4), ["Stack 1 of seat 1", "Stapel 1 von Platz 1"]);
    }

    #[test]
    fn every_set_that_can_be_chosen_has_words_for_its_backs_and_stacks() {
        for (language, _) in texts::LANGUAGES {
            let texts = texts::texts(language).expect("a language");
            for set in PUBLISHED.iter().flat_map(|it| it.complete_themes().chain([it.basic])) {
                let keys = ["back", "stack"].map(|group| format!("{group}.{}", set.name()));
                let missing: Vec<&String> = keys.iter().filter(|key| !texts.has(key)).collect();
                assert!(missing.is_empty(), "{language}: {missing:?}");
            }
        }
    }
}
