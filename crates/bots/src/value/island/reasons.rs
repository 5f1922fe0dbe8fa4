//! What a choice on the island changes, in words.

use island::geometry::{Corner, Hex};
use island::{Action, Countable, Hand, Island, Moment, Open, Resource, Size, State, price};
use kernel::{Bits, Part, Phrase, Seat};

use super::plans::others;
use crate::explain::Reason;

/// Two positions of one game, compared for one seat.
struct Change<'a, D: Size> {
    game: &'a Island<D>,
    before: Open<'a, D>,
    after: Open<'a, D>,
    me: Seat,
    reasons: Vec<Reason>,
}

pub(super) fn reasons<D: Size>(
    game: &Island<D>,
    before: &State<D>,
    after: &State<D>,
    seat: Seat,
    action: Action,
) -> Vec<Reason> {
    if after.open().moment() == Moment::Over && after.open().active() == seat {
        return vec![Reason::new(100.0, Phrase::new("bots.why.wins"))];
    }
    let mut change = Change { game, before: before.open(), after: after.open(), me: seat, reasons: Vec::new() };
    change.points();
    change.cards_of_honour();
    change.income();
    change.places();
    change.others_harmed();
    change.hand(before.hand_of(seat), after.hand_of(seat));
    match action {
        Action::Buy => change.say(0.3, Phrase::new("bots.why.buys")),
        Action::End => change.say(0.01, Phrase::new("bots.why.waits")),
        Action::Rob(victim) => change.say(0.3, Phrase::new("bots.why.robs").with("name", victim)),
        Action::Offer(..) => change.say(0.3, Phrase::new("bots.why.offers")),
        Action::Accept | Action::Trade(_) => change.say(0.2, Phrase::new("bots.why.trades")),
        Action::Decline => change.say(0.2, Phrase::new("bots.why.declines")),
        _ => {}
    }
    change.reasons
}

impl<D: Size> Change<'_, D> {
    fn say(&mut self, weight: f64, words: Phrase) {
        self.reasons.push(Reason::new(weight, words));
    }

    /// Buildings that bring points, without the two special cards.
    fn points(&mut self) {
        let built = |open: Open<'_, D>| {
            let mine = open.buildings(self.me);
            mine.count() + (mine & open.cities()).count()
        };
        let more = built(self.after).saturating_sub(built(self.before));
        if more > 0 {
            self.say(1.0, Phrase::new("bots.why.points").with("n", more));
        }
    }

    /// The Longest Road and the Largest Army: won, or closer than before.
    fn cards_of_honour(&mut self) {
        let (before, after, me) = (self.before, self.after, self.me);
        let won = |key, from: Option<Seat>| match from {
            Some(holder) => Phrase::new(key).with("name", holder),
            None => Phrase::new(key),
        };
        if after.longest() == Some(me) && before.longest() != Some(me) {
            let key = if before.longest().is_some() { "bots.why.road-from" } else { "bots.why.road" };
            self.say(2.5, won(key, before.longest()));
        } else if after.road(me) > before.road(me) && after.longest() != Some(me) {
            let best = others(self.game, me).map(|seat| after.road(seat)).max().unwrap_or(0);
            let missing = (best + 1).max(5).saturating_sub(after.road(me));
            if (1..=2).contains(&missing) {
                self.say(0.6 / f64::from(missing), Phrase::new("bots.why.road-near").with("n", missing));
            }
        }
        if after.largest() == Some(me) && before.largest() != Some(me) {
            let key = if before.largest().is_some() { "bots.why.army-from" } else { "bots.why.army" };
            self.say(2.5, won(key, before.largest()));
        } else if after.knights(me) > before.knights(me) && after.largest() != Some(me) {
            let best = others(self.game, me).map(|seat| after.knights(seat)).max().unwrap_or(0);
            let missing = (best + 1).max(3).saturating_sub(after.knights(me));
            if missing > 0 {
                self.say(0.5 / f64::from(missing), Phrase::new("bots.why.army-near").with("n", missing));
            }
        }
    }

    /// What the hexes and harbors bring now.
    fn income(&mut self) {
        let (game, me) = (self.game, self.me);
        let new = |open: Open<'_, D>| (open.buildings(me), open.buildings(me) & open.cities());
        let ((built, cities), (built_before, cities_before)) = (new(self.after), new(self.before));
        let corners = built.less(built_before) | cities.less(cities_before);
        let mut numbers: Vec<u8> = Vec::new();
        for hex in corners.ones().flat_map(|corner| game.topology().hexes_at[corner].ones()) {
            let number = game.number_now(self.after, Hex(hex as u8));
            if number > 0 && !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        numbers.sort_by_key(|number| number.abs_diff(7));
        if !numbers.is_empty() {
            let pips: u32 = numbers.iter().map(|number| u32::from(6 - number.abs_diff(7))).sum();
            let numbers = numbers.into_iter().map(|number| Part::Number(number.into())).collect();
            let words = Phrase::new("bots.why.numbers").with("numbers", Part::List(numbers));
            self.say(0.12 * f64::from(pips), words);
        }
        for resource in Resource::ALL {
            let rate = |open: Open<'_, D>| open.rates(me).get(resource);
            if rate(self.after) == 2 && rate(self.before) > 2 {
                let resource = Part::Word("resource", resource.name());
                self.say(0.5, Phrase::new("bots.why.harbor-2").with("resource", resource));
            }
        }
        let three = |open: Open<'_, D>| Resource::ALL.iter().all(|&resource| open.rates(me).get(resource) <= 3);
        if three(self.after) && !three(self.before) {
            self.say(0.4, Phrase::new("bots.why.harbor-3"));
        }
        let (held, held_before) = (blocked(game, self.after, me), blocked(game, self.before, me));
        if held_before > held + 1e-9 {
            self.say(4.0 * (held_before - held), Phrase::new("bots.why.frees"));
        }
    }

    /// Places for settlements: reached, or taken before somebody else.
    fn places(&mut self) {
        let (before, after, me) = (self.before, self.after, self.me);
        let taken = after.buildings(me).less(before.buildings(me));
        for corner in taken.ones() {
            let near = self.game.topology().near[corner] & before.free_corners();
            let rival = others(self.game, me).find(|&seat| before.reached(seat).meets(near));
            if let Some(rival) = rival.filter(|_| before.moment() != Moment::Settle) {
                self.say(0.9, Phrase::new("bots.why.before").with("name", rival));
            }
        }
        let reached = |open: Open<'_, D>| open.reached(me) & open.free_corners();
        let new = reached(after).less(reached(before));
        if taken.is_empty() && !new.is_empty() {
            let best = new.ones().map(|corner| self.pips(Corner(corner as u8))).max().unwrap_or(0);
            self.say(0.1 + 0.05 * f64::from(best), Phrase::new("bots.why.reaches"));
        }
    }

    fn pips(&self, corner: Corner) -> u32 {
        let hexes = self.game.topology().hexes_at[corner.index()].ones();
        let number = |hex| self.game.number_now(self.after, Hex(hex as u8));
        hexes.map(number).filter(|&number| number > 0).map(|number| u32::from(6 - number.abs_diff(7))).sum()
    }

    /// What opponents lose.
    fn others_harmed(&mut self) {
        let (game, before, after, me) = (self.game, self.before, self.after, self.me);
        for seat in others(game, me) {
            if after.road(seat) < before.road(seat) {
                let words = Phrase::new("bots.why.cuts").with("name", seat).with("n", after.road(seat));
                self.say(1.2, words);
            }
            let held = blocked(game, after, seat) - blocked(game, before, seat);
            if held > 1e-9 {
                let closeness = f64::from(before.points(seat)) / f64::from(game.options().target);
                self.say(3.0 * held * (0.5 + closeness), Phrase::new("bots.why.blocks").with("name", seat));
            }
        }
    }

    /// What the own hand can pay for now, and whether a 7 threatens it less.
    fn hand(&mut self, before: Hand, after: Hand) {
        let me = self.me;
        let [roads, settlements, cities] = self.after.pieces_left(me);
        let can_settle = settlements > 0 && self.after.reached(me).meets(self.after.free_corners());
        let can_upgrade = cities > 0 && !self.after.settlements(me).is_empty();
        let things = [
            ("bots.why.then-city", price::CITY, can_upgrade, 0.9),
            ("bots.why.then-settlement", price::SETTLEMENT, can_settle, 0.8),
            ("bots.why.then-card", price::CARD, self.after.deck_left() > 0, 0.35),
            ("bots.why.then-road", price::ROAD, roads > 0, 0.25),
        ];
        let new = things.into_iter().find(|&(_, price, may, _)| may && after.covers(price) && !before.covers(price));
        if let Some((key, .., weight)) = new {
            self.say(weight, Phrase::new(key));
        }
        let limit = self.game.options().discard_limit;
        if before.total() > limit && after.total() <= limit {
            self.say(0.4, Phrase::new("bots.why.safe"));
        }
    }
}

/// How many cards a round the robber keeps from a seat.
fn blocked<D: Size>(game: &Island<D>, open: Open<'_, D>, seat: Seat) -> f64 {
    super::blocked(game, open, seat).iter().sum()
}
