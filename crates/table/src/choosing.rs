//! Choices before the set-up: the players choose what the spec leaves open, one after the other. The rest is drawn at
//! random.

use bots::lot;
use kernel::{Phrase, Seat, Written, below};
use serde::{Deserialize, Serialize};

use crate::dice::Dice;
use crate::family::Family;
use crate::journal::{Change, Decided};
use crate::lobby::no_setup;
use crate::people::Holder;
use crate::protocol::{RefusalKind, Refused};
use crate::table::{Desk, Table, refused};

/// What is chosen before the set-up, by whom, and what was chosen so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choosing {
    /// The words to choose from; each can be chosen once.
    pub of: Vec<String>,
    /// The seats that choose, in order. The first one also begins the game.
    pub order: Vec<u8>,
    /// What was chosen, in that order.
    pub chosen: Vec<String>,
}

impl Choosing {
    /// Who chooses now.
    fn next(&self) -> Option<u8> {
        self.order.get(self.chosen.len()).copied()
    }

    fn can_be_chosen(&self, word: &str) -> bool {
        self.of.iter().any(|it| it == word) && !self.chosen.iter().any(|it| it == word)
    }
}

impl<F: Family> Table<F> {
    /// Begins the game, or lets the players choose first.
    pub(crate) fn begin(&mut self, desk: &mut Desk<'_>) -> Result<(), Refused> {
        if let Some(empty) = self.chairs.iter().position(|chair| chair.holder == Holder::Nobody) {
            return refused(RefusalKind::NotNow, Phrase::new("table.refused.empty").with("at", Seat(empty as u8)));
        }
        self.all_decks_are_in()?;
        let salt_of = |person: u16| self.people[person as usize].salt.clone();
        let salts: Vec<String> =
            self.chairs.iter().map(|chair| chair.person().map_or(String::new(), salt_of)).collect();
        let seed = Dice::new(self.secret, salts.clone()).setup_seed();
        match self.family.undecided(seed) {
            Some(choosing) => {
                self.keep(Change::Choosing { salts, choosing }, desk);
                self.bots_choose(desk)
            }
            None => self.deal(salts, None, desk),
        }
    }

    /// A player chooses.
    pub(crate) fn choose(
        &mut self,
        person: u16,
        seat: Option<u8>,
        word: String,
        desk: &mut Desk<'_>,
    ) -> Result<(), Refused> {
        let seat = self.speaks_for(person, seat)?;
        let Some((choosing, _)) = &self.choosing else {
            return refused(RefusalKind::NotNow, Phrase::new("table.refused.no-choosing"));
        };
        if choosing.next() != Some(seat.0) {
            return refused(RefusalKind::NotNow, Phrase::new("table.refused.not-your-choice"));
        }
        if !choosing.can_be_chosen(&word) {
            return refused(RefusalKind::NoSuch, Phrase::new("table.refused.not-to-choose"));
        }
        self.keep(Change::Chose { seat: seat.0, word }, desk);
        self.bots_choose(desk)
    }

    /// Bots choose at random. When everybody has chosen, the game begins.
    pub(crate) fn bots_choose(&mut self, desk: &mut Desk<'_>) -> Result<(), Refused> {
        while let Some((choosing, salts)) = &self.choosing {
            let Some(seat) = choosing.next() else {
                let (salts, choosing) = (salts.clone(), choosing.clone());
                return self.deal(salts, Some(choosing), desk);
            };
            if self.chairs[usize::from(seat)].bot().is_none() {
                break;
            }
            let open: Vec<&String> = choosing.of.iter().filter(|word| choosing.can_be_chosen(word)).collect();
            let seed = Dice::new(self.secret, salts.clone()).setup_seed();
            let word = open[below(&mut lot(seed ^ u64::from(seat)), open.len() as u32) as usize].clone();
            self.keep(Change::Chose { seat, word }, desk);
        }
        Ok(())
    }

    /// Draws the set-up, and the game begins.
    fn deal(&mut self, salts: Vec<String>, choosing: Option<Choosing>, desk: &mut Desk<'_>) -> Result<(), Refused> {
        let seed = Dice::new(self.secret, salts.clone()).setup_seed();
        let decided = choosing.map(|choosing| {
            let asked = self.family.spec();
            Decided { spec: String::new(), asked, of: choosing.of, chosen: choosing.chosen }
        });
        let decks = self.decks(seed);
        let (decided, game) = match decided {
            Some(decided) => {
                let family = self.family.decided(&decided, seed).map_err(|wrong| no_setup(&wrong))?;
                let game = family.draw(seed).map_err(|wrong| no_setup(&wrong))?;
                (Some(Decided { spec: family.spec(), ..decided }), game)
            }
            None => {
                let family = self.family.with_decks(&decks).map_err(|wrong| no_setup(&wrong))?;
                (None, self.dealt(&family, seed).map_err(|wrong| no_setup(&wrong))?)
            }
        };
        let rules_version = <F::Game as Written>::RULES_VERSION;
        self.keep(Change::Begun { rules_version, salts, setup: game.setup(), decided, decks }, desk);
        self.fall_first(desk);
        Ok(())
    }
}
