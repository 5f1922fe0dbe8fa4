//! Cards that react to the other player: they make action cards more expensive, hear of trades and gains, choose losses
//! or compensate for them.

use crate::cards::prelude::*;
use crate::matches::rules::Duel;
use crate::position::state::State;

/// A unit that makes attacks more expensive and profits from that (Master of the Brotherhood).
pub(crate) const TAXMAN: CardDef = CardDef {
    key: "taxman",
    name: "Taxman",
    text: "Attacks cost a leading opponent 2 gold a point; 1 of it is yours. You build no Abbey.",
    kind: CardKind::Unit,
    place: Place::Settlement,
    printings: &[print(Set::Fancied, 1)],
    taxes: Some(|duel, s, owner, card, price| {
        if card.def().kind == CardKind::Attack {
            price.base = price.base + Bundle::some(Gold, (2 * lead(duel, s, owner)).min(7));
        }
    }),
    foe_plays: Some(|cx, play| {
        let attack = cx.open_event().is_some_and(|card| card.def().kind == CardKind::Attack);
        if attack && lead(cx.duel, cx.s, play.by) > 0 {
            cx.gain(play.by, Gold, 1);
        }
    }),
    forbids: Some(|card, own| own && card == Card::Abbey),
    ..CARD
};

/// By how many points the other player is ahead.
fn lead(duel: &Duel, s: &State, seat: Seat) -> u8 {
    s.victory_points(duel, foe(seat)).saturating_sub(s.victory_points(duel, seat))
}

/// A building that profits from the other player's trades (Master Merchants' Alliance).
pub(crate) const BROKER: CardDef = CardDef {
    key: "broker",
    name: "Broker",
    text: "When the opponent trades with the bank 2:1 or 3:1: 1 of what he gave.",
    kind: CardKind::Building,
    place: Place::Settlement,
    printings: &[print(Set::Fancied, 1)],
    foe_traded: Some(|cx, play| cx.gain(play.by, Resource::ALL[usize::from(play.n)], 1)),
    ..CARD
};

/// A building on a road of the other player that profits from that player's Marketplace (Brigand Camp).
pub(crate) const TOLLGATE: CardDef = CardDef {
    key: "tollgate",
    name: "Tollgate",
    text: "On a road abroad. When the opponent receives from a Marketplace: 1 gold.",
    kind: CardKind::Building,
    place: Place::Road,
    abroad: true,
    printings: &[print(Set::Fancied, 1)],
    foe_gained: Some(|cx, play| {
        if cx.is_about(play, Card::Marketplace) {
            cx.gain(play.by, Gold, 1);
        }
    }),
    ..CARD
};

/// A site that compensates for lost hand cards (Pilgrimage Site).
pub(crate) const HOSTELRY: CardDef = CardDef {
    key: "hostelry",
    name: "Hostelry",
    text: "When you lose hand cards to an event or to the opponent: draw up to your limit.",
    kind: CardKind::Site,
    place: Place::Settlement,
    printings: &[print(Set::Fancied, 2)],
    hand_lost: Some(|cx, play| {
        let (limit, hand) = (cx.s.hand_limit(cx.duel, play.by), cx.s.hand(play.by).len());
        cx.draw(play.by, limit.saturating_sub(hand) as u8);
    }),
    ..CARD
};

/// An event at which both players put most of the hand under stacks (Religious Dispute).
pub(crate) const HERESY: CardDef = CardDef {
    key: "heresy",
    name: "Heresy",
    text: "Everybody puts all but 2 hand cards under stacks.",
    kind: CardKind::Event,
    printings: &[print(Set::Fancied, 1)],
    event: Some(|cx, play| {
        for seat in [play.by, foe(play.by)] {
            cx.put_back(seat, cx.s.hand(seat).len().saturating_sub(2) as u8, Filter::Any);
        }
    }),
    ..CARD
};

/// An attack: the other player shows the hand and loses the cards that fit (Odin's Priest, Wise Protection).
pub(crate) const INQUEST: CardDef = CardDef {
    key: "inquest",
    name: "Inquest",
    text: "The opponent shows the hand and puts its units and action cards under stacks.",
    kind: CardKind::Attack,
    requires: &[require::FOE_HAND],
    printings: &[print(Set::Fancied, 1)],
    play: Some(|cx, play| {
        let victim = foe(play.by);
        cx.look(play.by, Row::hand(victim));
        cx.put_back(victim, cx.s.hand(victim).len() as u8, Filter::UnitsAndActions);
    }),
    ..CARD
};

/// A site that allows to exchange a second card (Odin's Fountain).
pub(crate) const WELL: CardDef = CardDef {
    key: "well",
    name: "Well",
    text: "At the end of your turn you may exchange a second card.",
    kind: CardKind::Site,
    place: Place::Settlement,
    exchanges_again: true,
    printings: &[print(Set::Fancied, 1)],
    ..CARD
};

#[cfg(test)]
mod tests {
    use kernel::Game;

    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, fancied};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn an_attack_of_a_leading_player_is_taxed_and_one_gold_of_it_is_received() {
        // intrigue/master-of-the-brotherhood E, intrigue/master-of-the-brotherhood R2, darkness 5: K6
        let mut duel = fancied().with(B, [Taxman]).city(A, 0).stored(A, Gold, 3).stored(B, Ore, 1);
        duel.plays(A, Merchant);
        duel.stock(A, Gold, 1).stock(B, Gold, 1).asks(A, "merchant: may-rob 2");
    }

    #[test]
    fn whoever_cannot_pay_the_tax_cannot_play() {
        // darkness 5: K6
        let duel = fancied().with(B, [Taxman]).city(A, 0).stored(A, Gold, 1).stored(B, Ore, 1).hand(A, [Merchant]);
        duel.refuses(A, "play merchant", Refusal::CannotAfford { short: 1 });
    }

    #[test]
    fn whoever_is_not_ahead_pays_no_tax_and_none_is_received() {
        // darkness 5: K6
        let mut duel = fancied().with(B, [Taxman]).city(A, 0).city(B, 0).stored(A, Gold, 3).stored(B, Ore, 1);
        duel.plays(A, Merchant);
        duel.stock(A, Gold, 3).stock(B, Gold, 0);
        let mut duel = fancied().with(B, [Taxman]).city(A, 0).stored(A, Gold, 3);
        duel.plays(A, Goldsmith); // no attack
        duel.stock(B, Gold, 0);
    }

    #[test]
    fn a_card_may_forbid_its_owner_alone_to_build_another() {
        // intrigue/master-of-the-brotherhood R1
        let duel = fancied().with(A, [Taxman]).rich(A).hand(A, [Abbey]);
        duel.refuses(A, "build abbey 2,a", Refusal::Forbidden);
        let duel = fancied().with(B, [Taxman]).rich(A).hand(A, [Abbey]);
        assert!(duel.offers(A).contains(&"build abbey 2,a".to_string()));
    }

    #[test]
    fn a_trade_of_the_other_brings_one_of_what_he_gave() {
        // merchants/master-merchants-alliance E, merchants/master-merchants-alliance R1
        let mut duel = fancied().with(B, [Broker]).stored(A, Wool, 3);
        duel.trades(A, Wool, Ore);
        duel.stock(A, Ore, 1).stock(B, Wool, 1).rests();
        let mut duel = fancied().with(A, [Broker]).stored(A, Wool, 3);
        duel.trades(A, Wool, Ore);
        duel.stock(A, Wool, 0).rests(); // the own trades bring nothing
        let mut duel = fancied().with(B, [Broker]).with(A, [WoolShip]).stored(A, Wool, 1);
        duel.plays(A, Spice).names(A, Wool).trades(A, Wool, Ore);
        duel.stock(B, Wool, 0).rests(); // nor do those at 1:1
    }

    #[test]
    fn a_gain_of_the_others_marketplace_is_heard() {
        // merchants/brigand-camp E, merchants/brigand-camp R1
        let scene = || {
            let mut duel = fancied().road(B).rich(B).turn(B).next_region("hills-1");
            duel.does(B, "settlement right").does(B, "above hills-1");
            duel.poor(B).with(A, [Marketplace]).at(B, Tollgate, "abroad/1").before_roll()
        };
        let mut duel = scene().turn(A);
        duel.dice(1, EventFace::Trade).takes(A, Brick);
        duel.stock(B, Gold, 1).rests();
        let mut duel = scene().turn(A).stored(A, Brick, 3).stored(A, Wool, 3);
        duel.dice(1, EventFace::Trade);
        duel.stock(B, Gold, 0).rests(); // it could not be stored
    }

    #[test]
    fn a_hand_that_the_other_took_from_is_filled_up() {
        // intrigue/pilgrimage-site E, darkness 5: K14
        let mut duel = fancied().with(A, [HedgeTavern]).with(B, [Hostelry]).hand(B, [Abbey, Scout]);
        duel.plays(A, Traitor).takes_card(A, Abbey);
        assert_eq!(duel.offers(B).len(), 6);
        duel.asks(B, "hostelry: draws 2");
        duel.does(B, "draw 0").does(B, "draw 3");
        assert_eq!(duel.s.hand(B).len(), 3);
        duel.rests();
    }

    #[test]
    fn after_an_event_it_is_filled_up_when_both_have_put_their_cards_away() {
        // intrigue/pilgrimage-site R2, darkness 2: Religious Dispute
        let mut duel = fancied().with(A, [Hostelry]).hand(A, [Abbey, Scout, Austin]).hand(B, [Goldsmith, Harald, Inga]);
        duel.draws_event(Heresy);
        duel.asks(A, "heresy: put-back 1");
        duel.does(A, "put scout 0");
        duel.asks(B, "heresy: put-back 1");
        duel.does(B, "put inga 2");
        duel.asks(A, "hostelry: draws 1");
        duel.does(A, "draw 1");
        assert_eq!((duel.s.hand(A).len(), duel.s.hand(B).len()), (3, 2));
        assert_eq!(duel.row(Row::stack(0)).last(), Some(&Scout));
        assert!(!duel.s.piles.knows(B, Row::stack(0), duel.s.piles.len(Row::stack(0)) - 1), "B saw a back only");
        duel.rests();
    }

    #[test]
    fn own_actions_do_not_fill_it_up() {
        // intrigue/pilgrimage-site R3
        let mut duel = fancied().with(A, [Hostelry]).hand(A, [Abbey, Scout, Goldsmith]).stored(A, Gold, 3);
        duel.plays(A, Goldsmith).takes(A, Ore).takes(A, Ore);
        duel.holds(A, [Abbey, Scout]).rests();
    }

    #[test]
    fn the_one_whose_hand_was_shown_chooses_stacks_for_what_fits() {
        // intrigue/odins-priest E, intrigue/odins-priest R3, intrigue/odins-priest R4
        let mut duel = fancied().hand(B, [Abbey, Scout]);
        duel.plays(A, Inquest);
        assert_eq!(duel.offers(B), ["put scout 0", "put scout 1", "put scout 2"]);
        duel.does(B, "put scout 1");
        duel.holds(B, [Abbey]).rests();
        let mut duel = fancied().hand(B, [Abbey]);
        duel.plays(A, Inquest);
        duel.holds(B, [Abbey]).rests();
    }

    #[test]
    fn a_second_card_is_exchanged_after_the_first() {
        // intrigue/odins-fountain E, intrigue/odins-fountain R2
        let mut duel = fancied().with(A, [Well]).hand(A, [Abbey, Scout, Austin]);
        duel.does(A, "end").does(A, "put abbey 0").does(A, "draw 1");
        duel.asks(A, "exchange");
        duel.does(A, "put scout 0").does(A, "draw 1");
        assert_eq!(duel.s.active(), B);
        let mut duel = fancied().with(A, [Well]).hand(A, [Abbey, Scout, Austin]);
        duel.does(A, "end").does(A, "put abbey 0").does(A, "draw 1").passes(A);
        assert_eq!(duel.duel.turns(&duel.s), 2);
    }
}
