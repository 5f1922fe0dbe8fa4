//! What a choice in the duel changes, in words.

use duel::card::Ware;
use duel::{Action, Card, Duel, Own, Resource};
use kernel::{Part, Phrase, Seat};

use super::DuelValue;
use crate::explain::Reason;

pub(super) fn reasons(value: &DuelValue, game: &Duel, before: Own<'_>, after: Own<'_>, action: Action) -> Vec<Reason> {
    let (me, rival) = (before.seat(), Seat(1 - before.seat().0));
    let victory = |own: Own<'_>, seat| own.open().victory_points(game, seat);
    if victory(after, me) >= game.options().target && after.open().active() == me {
        return vec![Reason::new(100.0, Phrase::new("bots.why.wins"))];
    }
    let mut reasons = Vec::new();
    let mut say = |weight: f64, words: Phrase| reasons.push(Reason::new(weight, words));
    let more = |now: u8, then: u8| now.saturating_sub(then);
    let won = more(victory(after, me), victory(before, me));
    if won > 0 {
        say(1.2 * f64::from(won), Phrase::new("bots.why.points").with("n", won));
    }
    let lost = more(victory(before, rival), victory(after, rival));
    if lost > 0 {
        say(f64::from(lost), Phrase::new("bots.why.rival-points").with("name", rival).with("n", lost));
    }
    let (then, now) = (before.open().points(me), after.open().points(me));
    let kinds = [
        ("bots.why.commerce", more(now.commerce, then.commerce), 0.3),
        ("bots.why.strength", more(now.strength, then.strength), 0.3),
        ("bots.why.skill", more(now.skill, then.skill), 0.12),
        ("bots.why.progress", more(now.progress, then.progress), 0.4),
        ("bots.why.sail", more(now.sail, then.sail), 0.4),
        ("bots.why.cannon", more(now.cannon, then.cannon), 0.25),
    ];
    for (key, n, worth) in kinds.into_iter().filter(|(_, n, _)| *n > 0) {
        say(worth * f64::from(n), Phrase::new(key).with("n", n));
    }
    for (ware, key) in [(Ware::Star, "bots.why.stars"), (Ware::Owl, "bots.why.owls")] {
        let n = more(after.open().wares(me, ware), before.open().wares(me, ware));
        if n > 0 {
            say(0.25 * f64::from(n), Phrase::new(key).with("n", n));
        }
    }
    let regions = Resource::ALL.iter().filter(|&&it| after.open().yields(me, it) > before.open().yields(me, it));
    let regions: Vec<Part> = regions.map(|it| Part::Word("resource", it.name())).collect();
    if !regions.is_empty() {
        say(0.9, Phrase::new("bots.why.regions").with("resources", Part::List(regions)));
    }
    if after.open().open_roads(me) > before.open().open_roads(me) {
        say(0.5, Phrase::new("bots.why.room"));
    }
    stores(value, game, before, after, &mut say);
    match action {
        Action::Offer { .. } => say(0.2, Phrase::new("bots.why.offers")),
        Action::End => say(0.01, Phrase::new("bots.why.waits")),
        _ => {}
    }
    reasons
}

/// Resources: what can be built with them now, what brigands would take, and what the opponent loses.
fn stores(value: &DuelValue, game: &Duel, before: Own<'_>, after: Own<'_>, say: &mut impl FnMut(f64, Phrase)) {
    let (me, rival) = (before.seat(), Seat(1 - before.seat().0));
    let stored = |own: Own<'_>, seat| Resource::ALL.iter().map(|&it| own.open().amount(seat, it)).sum::<u32>();
    let limit = game.options().edition.brigand_limit;
    if stored(before, me) > limit && stored(after, me) <= limit {
        say(0.5, Phrase::new("bots.why.safe-stores"));
    }
    let lost = stored(before, rival).saturating_sub(stored(after, rival));
    if lost > 0 {
        say(0.15 * f64::from(lost), Phrase::new("bots.why.rival-stores").with("name", rival).with("n", lost));
    }
    let gained = stored(after, me).saturating_sub(stored(before, me));
    if gained > 0 {
        say(0.12 * f64::from(gained), Phrase::new("bots.why.gains").with("n", gained));
    }
    // A card in hand that can be paid now, and could not be before.
    let pays = |own: Own<'_>, cost| own.open().wealth(me).short_of(cost) == 0;
    let new = after.hand(game).filter(|card| pays(after, card.def().cost) && !pays(before, card.def().cost));
    let card_worth = |card: Card| value.titles[card as usize].built;
    if let Some(card) = new.max_by(|a, b| card_worth(*a).total_cmp(&card_worth(*b))).filter(|it| card_worth(*it) > 0.0)
    {
        let title = Part::Card(card.text_id(), card.def().name.into());
        say(0.3 + 0.3 * card_worth(card), Phrase::new("bots.why.pays").with("card", title));
    }
    let best = |own: Own<'_>| {
        value.all_plans(game, own).iter().map(|plan| plan.saved(own.open().wealth(me), own.open(), me)).sum::<f64>()
    };
    if best(after) > best(before) + 1e-9 {
        say(0.1, Phrase::new("bots.why.saves"));
    }
}
