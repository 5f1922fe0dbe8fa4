//! Tables whose game begins from a position that somebody laid by hand.

use kernel::{Game, History, Notes, Phrase, Position, Wrong};
use serde_json::Value;

use crate::any::AnyTable;
use crate::family::{Family, Task, with_family};
use crate::journal::{Change, Kept};
use crate::lobby::check_settings;
use crate::play::{Trouble, guarded};
use crate::protocol::{RefusalKind, Refused, Settings};
use crate::secret::Secret;
use crate::table::Table;

/// Opens a table whose game begins from a position. Returns it with its first entry.
pub fn lay(
    position: &Value,
    settings: Settings,
    secret: Secret,
    now: u64,
) -> Result<(Box<dyn AnyTable>, Kept), Refused> {
    let position = Position::read(position).map_err(|wrong| unreadable(&wrong))?;
    let laid = with_family(&position.rules, Lay { position: &position, settings, secret, now });
    laid.map_err(|wrong| unreadable(&Wrong::at("rules", wrong.to_string())))?
}

struct Lay<'a> {
    position: &'a Position,
    settings: Settings,
    secret: Secret,
    now: u64,
}

impl Task for Lay<'_> {
    type Out = Result<(Box<dyn AnyTable>, Kept), Refused>;

    fn run<F: Family + 'static>(self, family: F) -> Self::Out {
        let Lay { position, settings, secret, now } = self;
        check_settings(&settings)?;
        let laid = guarded(|| written_out(&family, position)).map_err(|trouble| match trouble {
            Trouble::Unfit(refused) => refused,
            Trouble::Panicked(_) => Refused::new(RefusalKind::Trouble, Phrase::new("table.refused.position-fault")),
        })??;
        let (spec, position) = (family.spec(), Some(laid));
        let what = Change::Opened { spec, settings: settings.clone(), secret, position: position.clone() };
        let table = Table { position, ..Table::new(family, settings, secret, now) };
        Ok((Box::new(table), Kept { at: now, by: None, what }))
    }
}

/// The position with every part written out, so that it stays the same if the default of a part changes later.
fn written_out<F: Family>(family: &F, position: &Position) -> Result<Value, Refused> {
    let game = family.given(&position.setup).map_err(|wrong| unreadable(&wrong))?;
    let history = position.lay(&game).map_err(|wrong| unreadable(&wrong))?;
    if game.standing(history.state()).is_some() {
        return Err(Refused::new(RefusalKind::Unreadable, Phrase::new("table.refused.position-over")));
    }
    Ok(history.whole())
}

fn unreadable(wrong: &Wrong) -> Refused {
    Refused::new(RefusalKind::Unreadable, Phrase::new("table.refused.position").with("why", wrong.to_string()))
}

impl<F: Family> Table<F> {
    /// The position that the game begins from, if it was laid by hand; what led to it is added to `notes`.
    pub(crate) fn laid<'g>(
        &self,
        game: &'g F::Game,
        notes: &mut Notes<<F::Game as Game>::Event>,
    ) -> Result<Option<History<'g, F::Game>>, Wrong> {
        self.position.as_ref().map(|position| Position::read(position)?.lay_telling(game, notes)).transpose()
    }

    /// The game that is about to begin: from the position, or with a set-up drawn from this seed.
    pub(crate) fn dealt(&self, family: &F, seed: u64) -> Result<F::Game, Wrong> {
        match &self.position {
            Some(position) => self.family.given(&position["setup"]),
            None => family.draw(seed),
        }
    }
}
