//! Drawing favor tokens, and the harmless robber that earns one (frenemies 3, 3.1).

use kernel::{Bits, Seat, Seats, Veiled};

use super::{FavorAsk, Guild, Tokens};
use crate::board::Terrain;
use crate::cx::Cx;
use crate::geometry::Hex;
use crate::modules::FavorEvent;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, State};

impl<D: Size> Island<D> {
    /// Whether a hex is a desert, as everybody sees it now.
    pub(crate) fn is_desert(&self, s: &State<D>, hex: Hex) -> bool {
        hex != Hex::NOWHERE && self.tile(s, hex).0 == Terrain::Desert
    }
}

impl<D: Size> Cx<'_, '_, D> {
    /// The robber was moved and nobody was robbed. The mover draws a token if nobody lives at the hex or it is a
    /// desert.
    pub(super) fn reward_harmless_robber(&mut self, hex: Hex) {
        let lived_at = self.s.built.meets(self.rules.topology.corners_of[hex.index()]);
        // frenemies D6: on a desert the robber is harmless for any reason that nobody is robbed.
        if !lived_at || self.rules.is_desert(self.s, hex) {
            self.earn(self.s.active, 1);
        }
    }

    /// A seat draws tokens, as far as the supply reaches (frenemies D5).
    pub(super) fn earn(&mut self, seat: Seat, count: u8) {
        let count = count.min(self.s.kept.frenemies.supply_left);
        if count > 0 {
            self.ask_favor(FavorAsk::Draw(seat, count));
        }
    }

    /// One of the owed tokens is drawn.
    #[inline(never)]
    pub(crate) fn draws_token(&mut self, seat: Seat, left: u8, guild: Guild) {
        self.s.agenda.pop();
        self.take_token(seat, guild);
        // frenemies 4: a token drawn in the own turn can be used from the next turn on.
        if seat == self.s.active && self.s.is_own_turn() && !self.s.reduced {
            self.s.kept.frenemies.fresh += Tokens::one(guild);
            self.s.kept.frenemies.fresh_count += 1;
        }
        if left > 1 {
            self.ask_favor(FavorAsk::Draw(seat, left - 1));
        }
    }

    /// A token moves from the supply to a player, who alone sees it.
    pub(super) fn take_token(&mut self, seat: Seat, guild: Guild) {
        let favors = &mut self.s.kept.frenemies;
        favors.supply -= Tokens::one(guild);
        favors.supply_left -= 1;
        *favors.held.of_mut(seat) += Tokens::one(guild);
        *favors.count.of_mut(seat) += 1;
        self.log.reveal();
        self.log.note(|| FavorEvent::TokenDrawn { seat, guild: Veiled::shown_to(Seats::only(seat), guild) }.into());
    }
}
