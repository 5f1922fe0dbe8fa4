//! Redeeming tokens at the guilds, and exchanging them (frenemies 5, 6).

use kernel::{Seats, Veiled};

use super::{FavorAsk, Guild, Tokens};
use crate::action::Action;
use crate::counts::{Countable, Hand, Kinds, Resource};
use crate::cx::Cx;
use crate::event::Event;
use crate::modules::answers::Extras;
use crate::modules::{FavorEvent, FavorRefusal};
use crate::refusal::Refusal;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, Frame, State};

/// Traders' exchanges in a turn (frenemies D17).
const TRADES: u8 = 2;

impl<D: Size> Island<D> {
    /// Whether the active player may redeem a favor. For the Traders, the first card given is named with it.
    #[inline(never)]
    pub(crate) fn check_redeem(&self, s: &State<D>, guild: Guild, give: Option<Resource>) -> Result<(), Refusal> {
        let favors = &s.kept.frenemies;
        if s.reduced {
            return Err(Refusal::NotNow);
        }
        if favors.exchanged {
            return Err(FavorRefusal::ExchangedAlready.into());
        }
        if favors.ready(s.active).get(guild) < guild.cost() {
            return Err(FavorRefusal::TokensMissing.into());
        }
        match (guild, give) {
            (Guild::Traders, Some(_)) if favors.traded >= TRADES => Err(FavorRefusal::TradersAreDone.into()),
            (Guild::Traders, Some(give)) if !s.hand(s.active).has(give) => Err(Refusal::NotInHand),
            (Guild::Traders, Some(give)) if !self.traders_accept(s).has(give) => Err(Refusal::BankLacks),
            (Guild::Traders, Some(_)) => Ok(()),
            (Guild::Traders, None) | (_, Some(_)) => Err(FavorRefusal::NotThisWay.into()),
            (Guild::Merchants, None) if s.bank.is_empty() => Err(Refusal::BankLacks),
            (Guild::RoadBuilders, None) if !self.has_room_for_a_road(s, s.active) => Err(Refusal::NoRoomForARoad),
            (Guild::Scholars, None) if s.deck_left == 0 => Err(Refusal::DeckEmpty),
            (_, None) => Ok(()),
        }
    }

    /// Whether the active player may exchange a token.
    pub(crate) fn check_exchange(&self, s: &State<D>) -> Result<(), Refusal> {
        let favors = &s.kept.frenemies;
        if s.reduced {
            Err(Refusal::NotNow)
        } else if favors.redeemed {
            Err(FavorRefusal::RedeemedAlready.into())
        } else if favors.exchanged {
            Err(FavorRefusal::ExchangedAlready.into())
        } else if *favors.count.of(s.active) == favors.fresh_count {
            Err(FavorRefusal::TokensMissing.into())
        } else if favors.supply_left == 0 {
            Err(FavorRefusal::SupplyEmpty.into())
        } else {
            Ok(())
        }
    }

    pub(super) fn list_favors(&self, s: &State<D>, extras: &mut Extras) {
        let favors = &s.kept.frenemies;
        if *favors.count.of(s.active) == favors.fresh_count || favors.exchanged {
            return;
        }
        extras.exchange = self.check_exchange(s).is_ok();
        let enough = favors.ready(s.active).at_least(Tokens::new(Guild::ALL.map(Guild::cost)));
        if enough.has(Guild::Traders) && favors.traded < TRADES {
            extras.traders = self.traders_accept(s);
        }
        for guild in enough.without(Guild::Traders).each() {
            if self.check_redeem(s, guild, None).is_ok() {
                extras.redeems = extras.redeems.with(guild);
            }
        }
    }

    /// Cards in the active player's hand for which the bank has one of another kind.
    pub(super) fn traders_accept(&self, s: &State<D>) -> Kinds {
        let (hand, bank) = (s.hand(s.active).kinds(), s.bank.kinds());
        match bank.count() {
            0 => Kinds::default(),
            1 => hand.without(bank.nth::<Resource>(0)),
            _ => hand,
        }
    }
}

impl<D: Size> Cx<'_, '_, D> {
    /// Tokens go into a hall, and the favor is done at once.
    #[inline(never)]
    pub(crate) fn redeem(&mut self, guild: Guild, give: Option<Resource>) {
        let seat = self.s.active;
        let cost = Tokens::of(guild, guild.cost());
        let favors = &mut self.s.kept.frenemies;
        *favors.held.of_mut(seat) -= cost;
        *favors.count.of_mut(seat) -= guild.cost();
        favors.halls += cost;
        favors.redeemed = true;
        self.log.note(|| FavorEvent::Redeemed { seat, guild }.into());
        match guild {
            Guild::Traders => self.traders_take(give.expect("the Traders are told what they get")),
            Guild::Merchants => self.ask_favor(FavorAsk::Merchants),
            Guild::RoadBuilders => self.s.agenda.push(Frame::FreeRoads(1)),
            Guild::Scholars => self.s.agenda.push(Frame::DrawCard(seat)),
            Guild::MasterBuilders => {
                *self.s.kept.frenemies.markers.of_mut(seat) += 1;
                self.s.side_mut(seat).points += 1;
            }
        }
    }

    /// A card is shown to the Traders.
    fn traders_take(&mut self, give: Resource) {
        let seat = self.s.active;
        self.shows(seat, Hand::one(give));
        self.log.note(|| Event::Named { seat, resource: give });
        self.ask_favor(FavorAsk::TradersTake(give));
    }

    pub(super) fn traders_exchange(&mut self, give: Resource, took: Resource) {
        let (seat, gave) = (self.s.active, Hand::one(give));
        self.pay_to_bank(seat, gave);
        self.take_from_bank(seat, Hand::one(took));
        self.log.note(|| Event::BankTraded { seat, gave, took });
        self.s.kept.frenemies.traded += 1;
        // The second exchange is of the same token only if it is the first of this turn (frenemies D17).
        if self.s.kept.frenemies.traded < TRADES {
            self.ask_favor(FavorAsk::TradersMore);
        }
    }

    pub(super) fn traders_go_on(&mut self, answer: Action) {
        match answer {
            Action::Name(give) => self.traders_take(give),
            _ => {
                let seat = self.s.active;
                self.log.note(|| Event::Passed { seat });
            }
        }
    }

    pub(super) fn merchants_give(&mut self, resource: Resource) {
        let (seat, cards) = (self.s.active, Hand::one(resource));
        self.take_from_bank(seat, cards);
        self.log.note(|| Event::TookFromBank { seat, cards });
    }

    /// The active player draws a token to exchange one.
    #[inline(never)]
    pub(crate) fn exchange_token(&mut self) {
        let seat = self.s.active;
        self.log.note(|| FavorEvent::TokenExchanged { seat }.into());
        self.ask_favor(FavorAsk::ExchangeDraw);
    }

    #[inline(never)]
    pub(crate) fn draws_for_exchange(&mut self, guild: Guild) {
        self.s.agenda.pop();
        self.take_token(self.s.active, guild);
        self.s.kept.frenemies.drawn = Tokens::one(guild);
        self.ask_favor(FavorAsk::ExchangeReturn);
    }

    pub(super) fn return_token(&mut self, guild: Guild) {
        let seat = self.s.active;
        let favors = &mut self.s.kept.frenemies;
        *favors.held.of_mut(seat) -= Tokens::one(guild);
        *favors.count.of_mut(seat) -= 1;
        favors.supply += Tokens::one(guild);
        favors.supply_left += 1;
        favors.exchanged = true;
        // No token can be used any more this turn, so none is marked as fresh. A mark would tell whether the drawn one
        // was kept.
        favors.drawn = Tokens::NONE;
        (favors.fresh, favors.fresh_count) = (Tokens::NONE, 0);
        self.log.note(|| FavorEvent::TokenReturned { seat, guild: Veiled::shown_to(Seats::only(seat), guild) }.into());
    }
}
