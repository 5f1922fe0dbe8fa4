//! A card that waits in the middle of its effect, in a written position.
//!
//! Only the card itself can check the values that it remembers: [`CardDef::waits`](crate::card::CardDef::waits).

use kernel::Seat;

use super::{Ask, EffectPlay};
use crate::matches::rules::Duel;
use crate::position::piles::Row;
use crate::position::site::{Sites, Stores};
use crate::position::state::State;
use crate::vocabulary::resource::Kinds;

/// A card that waits in the middle of its effect, and what it waits for.
pub struct Waiting<'a> {
    /// The rules of the match.
    pub duel: &'a Duel,
    /// The position.
    pub s: &'a State,
    /// The card, at its next step.
    pub play: EffectPlay,
    /// The question whose answer it waits for, and who is asked; `None` if it waits for something else.
    pub asked: Option<(Seat, Ask)>,
    /// Who rolls the die that it waits for; `None` if it waits for something else.
    pub rolls: Option<Seat>,
}

impl Waiting<'_> {
    /// Whether this is asked of a seat.
    pub fn asks(&self, seat: Seat, ask: Ask) -> bool {
        self.asked == Some((seat, ask))
    }

    /// Whether it waits neither for an answer nor for a die: it goes on when the frames above it are done.
    pub fn goes_on(&self) -> bool {
        self.asked.is_none() && self.rolls.is_none()
    }

    /// Whether a seat is asked to choose a site of `owner` at home, and all sites to choose from are in `allowed`.
    pub fn asks_site_among(&self, seat: Seat, owner: Seat, allowed: Sites) -> bool {
        let ours = |asked: Seat, whose: Seat| (asked, whose) == (seat, owner);
        matches!(self.asked, Some((asked, Ask::Site(whose, sites))) if ours(asked, whose) && sites.sites() & !allowed == 0)
    }

    /// The sites of `owner` at home from which a seat is asked to choose; none if something else is asked.
    pub fn sites(&self, seat: Seat, owner: Seat) -> Sites {
        match self.asked {
            Some((_, Ask::Site(_, sites))) if self.asks_site_among(seat, owner, self.s.side(owner).own()) => {
                sites.sites()
            }
            _ => 0,
        }
    }

    /// Whether a seat is asked for one of `owner`'s cards, at home or abroad.
    pub fn asks_card_of(&self, seat: Seat, owner: Seat) -> bool {
        let building = |it| matches!(it, Some((asked, Ask::Building(whose, _))) if (asked, whose) == (seat, owner));
        self.sites(seat, owner) != 0 || building(self.asked)
    }

    /// The own regions from which a seat is asked to choose; none if something else is asked.
    pub fn regions(&self, seat: Seat) -> Stores {
        match self.asked {
            Some((asked, Ask::Region(regions))) if asked == seat => u16::from_le_bytes(regions).into(),
            _ => 0,
        }
    }

    /// The same for regions of the other player.
    pub fn foe_regions(&self, seat: Seat) -> Stores {
        match self.asked {
            Some((asked, Ask::FoeRegion(regions))) if asked == seat => u16::from_le_bytes(regions).into(),
            _ => 0,
        }
    }

    /// The resources from which a seat is asked to choose; none if something else is asked.
    pub fn resources(&self, seat: Seat) -> Kinds {
        match self.asked {
            Some((asked, Ask::Resource(kinds) | Ask::ResourceIfAny(kinds))) if asked == seat => kinds,
            _ => Kinds::NONE,
        }
    }

    /// Whether a seat is asked for a sea card of `owner`, and all cards to choose from are in `allowed`; `pass` says
    /// whether the question must allow declining.
    pub fn asks_sea_among(&self, seat: Seat, owner: Seat, allowed: u16, pass: bool) -> bool {
        let Some((asked, Ask::Sea { owner: whose, places, pass: passes })) = self.asked else { return false };
        (asked, whose, passes) == (seat, owner, pass) && u16::from_le_bytes(places) & !allowed == 0
    }

    /// Whether a seat is asked for a draw stack.
    pub fn asks_stack(&self, seat: Seat) -> bool {
        matches!(self.asked, Some((asked, Ask::Stack(_) | Ask::StackIfAny(_))) if asked == seat)
    }

    /// Whether a seat is asked for a card of a row.
    pub fn asks_card(&self, seat: Seat, row: Row) -> bool {
        matches!(self.asked, Some((asked, Ask::Card { row: from, .. })) if (asked, from) == (seat, row))
    }
}
