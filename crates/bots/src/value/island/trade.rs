//! Trade between players: what to offer, what to agree to, and rarely a counter-offer.
//!
//! Trading cannot go on forever in a turn: offers are limited, each deal closes one, and every other action except the
//! end of the turn spends cards.

use island::{Action, Countable, Deal, Hand, Island, Known, Moment, Resource, Size};
use kernel::{Game, Seat, Seats};

use super::Sight;
use super::plans::others;
use super::weights::IslandWeights;
use crate::bot::lot;

/// Offers that we make in one turn at most: every offer stops the other players.
const OFFERS: u8 = 1;

/// Adds the best offer or counter-offer, if one is worth making.
pub(super) fn suggest<D: Size>(
    w: &IslandWeights,
    game: &Island<D>,
    known: &Known<D>,
    listed: &[Action],
    out: &mut Vec<Action>,
) {
    let open = known.open();
    let me = known.seat();
    if open.moment() != Moment::Main || !game.options().trades || open.is_reduced() {
        return;
    }
    let most = OFFERS.min(game.options().offers);
    if me == open.active() {
        if open.offer().is_none() && open.offers_made(me) < most && !known.hand().is_empty() {
            out.extend(best_offer(w, game, known));
        }
    } else if listed.contains(&Action::Decline) && open.offers_made(me) == 0 {
        out.extend(counter_offer(w, game, known));
    }
}

/// The worth of an action of a trade; `None` for all other actions.
pub(super) fn judge<D: Size>(w: &IslandWeights, game: &Island<D>, known: &Known<D>, action: Action) -> Option<f64> {
    let open = known.open();
    let active = open.active();
    let now = || Sight::of(w, game, known).worth();
    Some(match action {
        Action::Accept => {
            let (deal, _) = open.offer()?;
            after(known, &Sight::of(w, game, known), Deal { give: deal.want, want: deal.give }, active, w.active_gain)
        }
        Action::Decline => now() + w.worthwhile,
        Action::Propose(deal) => {
            let sight = Sight::of(w, game, known);
            let now = sight.worth();
            now + 0.5 * (after(known, &sight, deal, active, w.active_gain) - now)
        }
        Action::Offer(deal, _) => {
            let sight = Sight::of(w, game, known);
            let now = sight.worth();
            let partner = others(game, known.seat()).max_by_key(|&seat| open.cards(seat))?;
            now + w.hope * (after(known, &sight, deal, partner, w.agreed_gain) - now)
        }
        Action::Trade(partner) => {
            after(known, &Sight::of(w, game, known), open.deal_with(partner)?, partner, w.agreed_gain)
        }
        Action::Withdraw => now() - w.worthwhile,
        _ => return None,
    })
}

/// The worth after a deal, seen from the own side, with a partner who gains by it.
fn after<D: Size>(known: &Known<D>, sight: &Sight, deal: Deal, partner: Seat, gain: f64) -> f64 {
    let cards = f64::from(deal.give.total()) - f64::from(deal.want.total());
    sight.worth_with(known.hand() - deal.give + deal.want, Some((partner, gain + sight.w.traded_card * cards)))
}

/// One card for one, or two of a kind for one.
fn simple_deals(hand: Hand) -> impl Iterator<Item = Deal> {
    let gives = Resource::ALL.into_iter().flat_map(move |give| (1..=hand.get(give).min(2)).map(move |n| (give, n)));
    gives.flat_map(|(give, count)| {
        let wants = Resource::ALL.into_iter().filter(move |&want| want != give);
        wants.map(move |want| Deal { give: Hand::of(give, count), want: Hand::one(want) })
    })
}

/// In how many imagined worlds the others are asked what they would say.
const WORLDS: u32 = 2;

/// What the other players would say to deals, in imagined worlds.
struct Partners<D: Size> {
    /// Who it is, what they know there, and how they see it.
    all: Vec<(Seat, Known<D>, Sight)>,
}

impl<D: Size> Partners<D> {
    fn imagined(w: &IslandWeights, game: &Island<D>, known: &Known<D>) -> Partners<D> {
        let me = known.seat();
        // The same position always gives the same worlds.
        let mut chance = lot(u64::from(known.open().turn()) << 8 | u64::from(me.0));
        let mut all = Vec::new();
        for _ in 0..WORLDS {
            let world = game.imagine(known, &mut chance);
            for seat in others(game, me) {
                let theirs = game.known(&world, seat);
                let sight = Sight::of(w, game, &theirs);
                all.push((seat, theirs, sight));
            }
        }
        Partners { all }
    }

    /// How likely a seat is to agree to our deal: in how many of the worlds it has the cards and gains by it.
    fn agrees(&self, w: &IslandWeights, seat: Seat, active: Seat, deal: Deal) -> f64 {
        let theirs = Deal { give: deal.want, want: deal.give };
        let agrees = |known: &Known<D>, sight: &Sight| {
            known.hand().covers(theirs.give)
                && after(known, sight, theirs, active, w.active_gain) > sight.worth() + w.worthwhile
        };
        let all = self.all.iter().filter(|(it, ..)| *it == seat);
        let yes = all.filter(|(_, known, sight)| agrees(known, sight)).count();
        yes as f64 / f64::from(WORLDS)
    }
}

/// The best offer, except those that everybody declined this turn. Somebody must surely have what it asks for.
fn best_offer<D: Size>(w: &IslandWeights, game: &Island<D>, known: &Known<D>) -> Option<Action> {
    let open = known.open();
    let me = known.seat();
    let sight = Sight::of(w, game, known);
    let now = sight.worth();
    let everybody: Seats = others(game, me).collect();
    let mut best = (w.worth_offering, None);
    let mut partners = None;
    let surely = |deal: Deal| everybody.into_iter().any(|seat| known.sure_hand(seat).covers(deal.want));
    for deal in simple_deals(known.hand()).filter(|&deal| !open.was_declined(deal) && surely(deal)) {
        // Even the least dangerous partner gains by a deal, so that gain counts against us.
        let gain = everybody.map(|seat| after(known, &sight, deal, seat, w.agreed_gain) - now).fold(f64::MIN, f64::max);
        if gain < w.worthwhile || gain <= best.0 {
            continue;
        }
        let partners = partners.get_or_insert_with(|| Partners::imagined(w, game, known));
        let refused: f64 = everybody.map(|seat| 1.0 - partners.agrees(w, seat, me, deal)).product();
        let promise = gain * (1.0 - refused);
        if promise > best.0 {
            best = (promise, Some(Action::Offer(deal, everybody)));
        }
    }
    best.1
}

/// The card that was asked for, against one that the active player surely has and we need more.
fn counter_offer<D: Size>(w: &IslandWeights, game: &Island<D>, known: &Known<D>) -> Option<Action> {
    let open = known.open();
    let active = open.active();
    let (offer, _) = open.offer()?;
    let sight = Sight::of(w, game, known);
    let now = sight.worth();
    let theirs = known.sure_hand(active);
    let asked = offer.want.each().filter(|&(asked, _)| known.hand().has(asked));
    let deals = asked.flat_map(|(asked, _)| {
        let wants = theirs.each().filter(move |&(want, _)| want != asked && !offer.give.has(want));
        wants.map(move |(want, _)| Deal { give: Hand::one(asked), want: Hand::one(want) })
    });
    let valued = deals.map(|deal| (after(known, &sight, deal, active, w.active_gain) - now, deal));
    let (gain, deal) = valued.max_by(|a, b| a.0.total_cmp(&b.0))?;
    (gain > w.worth_countering).then_some(Action::Propose(deal))
}
