//! The choices of the active player in each part of a turn.

use kernel::Bits;

use super::Phase;
use crate::card::{Place, Query};
use crate::chapters::effects::Filter;
use crate::menu::{Group, Menu};
use crate::position::piles::{Face, Row};
use crate::position::site::Site;
use crate::position::state::{End, foe};
use crate::vocabulary::action::Action;
use crate::vocabulary::resource::Kinds;

impl Menu<'_> {
    /// Adds the choices of the active player in this part of a turn.
    #[inline]
    pub(super) fn of_phase(&mut self, phase: Phase) {
        let (duel, s, seat) = (self.duel, self.s, self.seat);
        match phase {
            Phase::Action if s.preparing.is_some() => self.preparation(),
            Phase::Action => self.action_phase(),
            Phase::BeforeRoll => {
                self.one(Action::Roll);
                self.hand(|menu, face| {
                    if duel.may_play_before_roll(s, seat, duel.card(face)) {
                        menu.one(Action::Play(face));
                    }
                });
                self.uses(Query::UsesBeforeRoll);
            }
            Phase::Replenish if s.hand(seat).len() < s.hand_limit(duel, seat) => {
                self.add(Group::Draws(duel.full_stacks(s, seat)));
            }
            Phase::Replenish => self.puts(Row::hand(seat), Filter::Any),
            Phase::Fill => {
                self.draws(u8::MAX);
                self.add(Group::Uses(duel.fetchers(s, seat)));
            }
            Phase::Exchange => {
                self.one(Action::Pass);
                self.puts(Row::hand(seat), Filter::Any);
            }
            Phase::Dice | Phase::End => {}
        }
    }

    fn action_phase(&mut self) {
        let (duel, s, seat) = (self.duel, self.s, self.seat);
        let side = s.side(seat);
        self.one(Action::End);
        self.center_cards();
        if duel.has_sea() {
            if duel.may_build_ship(s, seat) && side.wealth().covers(duel.edition.ship) {
                self.one(Action::Ship);
            }
            self.add(Group::Sails(duel.voyages(s, seat)));
        }
        let mut has_no_site = false;
        let mut build_or_play = |menu: &mut Self, face: Face| {
            let card = duel.card(face);
            if card.def().kind.is_action() {
                if duel.may_play(s, seat, card) {
                    menu.one(Action::Play(face));
                }
            } else if duel.price(s, seat, card).is_covered_by(side) && duel.is_allowed(s, seat, card) {
                let sites = s.sites_for(duel, seat, card);
                menu.add(Group::Build(face, sites));
                let place = card.def().place;
                let at_home = !card.def().abroad;
                has_no_site |=
                    sites == 0 && at_home && (place == Place::Settlement || place == Place::City && side.cities != 0);
            }
        };
        self.hand(&mut build_or_play);
        let face_up = s.piles.faces(Row::FACE_UP);
        for (at, &face) in face_up.iter().enumerate() {
            if !face_up[..at].contains(&face) && !s.hand(seat).contains(&face) {
                build_or_play(self, face);
            }
        }
        let wealth = side.wealth();
        let gives = wealth.kinds().filter(|&give| wealth.get(give) >= duel.rate(s, seat, give));
        let gives = gives.fold(Kinds::NONE, Kinds::with);
        if !gives.is_empty() {
            self.add(Group::Trades(gives, side.roomy()));
        }
        if s.offers < duel.edition.offers {
            let other = s.side(foe(seat));
            self.add(Group::Offers(side.stocked().both(other.roomy()), other.stocked().both(side.roomy())));
        }
        self.uses(Query::Uses);
        if side.foreign != 0 {
            self.add(Group::Uses(duel.ransomed(s, seat)));
        }
        // Removing is always legal. It is listed only if a hand card could be paid and has no free site.
        if has_no_site && duel.options().terms().removal && duel.removable(s, seat) != 0 {
            self.one(Action::Remove);
        }
    }

    #[inline(always)]
    fn center_cards(&mut self) {
        let (duel, s, seat) = (self.duel, self.s, self.seat);
        let side = s.side(seat);
        let wealth = side.wealth();
        // Usually no card changes a price. Then one comparison for each is enough.
        let [road, settlement, city] = match duel.is_as_printed(s, seat) {
            true => duel.edition.center.map(|printed| wealth.covers(printed)),
            false => duel.can_pay_center(s, seat),
        };
        self.ends(road, settlement);
        if s.supply[2] > 0 && city {
            self.add(Group::Cities(side.settled & !side.cities));
        }
    }

    /// Adds the roads and settlements that can be built; the arguments tell which can be paid for.
    #[inline(always)]
    fn ends(&mut self, road: bool, settlement: bool) {
        let (duel, s, seat) = (self.duel, self.s, self.seat);
        let side = s.side(seat);
        if s.supply[0] > 0 && road {
            for end in End::ALL {
                if side.can_extend(end) {
                    self.one(Action::Road(end));
                }
            }
        }
        if settlement && duel.can_settle(s, seat) {
            for end in End::ALL {
                if side.has_open_road(end) {
                    self.one(Action::Settlement(end));
                }
            }
        }
    }

    /// Adds the roads and settlements that can be built and paid for if this number of resources is left out.
    #[cold]
    pub(crate) fn roads_and_settlements(&mut self, less: u8) {
        let [road, settlement] = self.duel.can_pay_less(self.s, self.seat, less);
        self.ends(road, settlement);
    }

    /// Adds what may be built and used before the first turn.
    #[cold]
    fn preparation(&mut self) {
        let (duel, s, seat) = (self.duel, self.s, self.seat);
        self.one(Action::Pass);
        self.center_cards();
        self.hand(|menu, face| {
            let card = duel.card(face);
            let can_pay = card.def().kind.is_laid() && duel.price(s, seat, card).is_covered_by(s.side(seat));
            if can_pay && duel.is_allowed(s, seat, card) && duel.is_peaceful(s, seat, card.def()) {
                menu.add(Group::Build(face, s.sites_for(duel, seat, card)));
            }
        });
        self.uses(Query::Uses);
    }

    /// Adds the functions of lying cards.
    fn uses(&mut self, query: Query) {
        let (duel, s, seat) = (self.duel, self.s, self.seat);
        let side = s.side(seat);
        if side.tally.standing & duel.queried(query) != 0 {
            let usable = side.tally.useful.ones().filter(|&at| duel.may_use(s, seat, Site(at as u8)));
            self.add(Group::Uses(usable.fold(0, |set, at| set | 1 << at)));
            let abroad = s.side(foe(seat)).foreign;
            let usable = abroad.ones().filter(|&at| duel.may_use(s, seat, Site(at as u8).abroad()));
            self.add(Group::UsesAbroad(usable.fold(0, |set, at| set | 1 << at)));
        }
    }
}
