//! Offers between players: one round of answers there, one open offer here (difference 11 of the README).

use std::collections::BTreeSet;

use island::{Action, Countable, Deal, Hand, Refusal, Resource};
use kernel::{Game, Seat, Seats};
use serde_json::Value;

use super::places::numbers;
use super::replayed::Replayed;
use super::tolerated;

/// What is offered, and what was declined.
#[derive(Default)]
pub struct Offers {
    /// The deal that answers are given to there.
    offered: Option<Deal>,
    /// Whether it is open here, too: not refused, and not declined by everybody.
    open: bool,
    /// Those who have not answered here.
    unanswered: Vec<Seat>,
    accepted: bool,
    /// Deals that everybody declined since a hand last changed (island D28), and the turn and the hands at that time.
    declined: Vec<Deal>,
    declined_at: Value,
    /// How often a deal was made, and how often one was refused as declined already.
    pub made: usize,
    pub again: usize,
}

impl Offers {
    pub fn is_open(&self) -> bool {
        self.open
    }

    pub fn awaits(&self, seat: Seat) -> bool {
        self.open && self.unanswered.contains(&seat)
    }

    /// What somebody with this hand may answer.
    pub fn answers(&self, hand: [i64; 5]) -> BTreeSet<String> {
        let want = self.offered.expect("something is offered").want;
        let can_pay = Resource::ALL.into_iter().zip(hand).all(|(kind, held)| i64::from(want.get(kind)) <= held);
        let answers = ["REJECT", "ACCEPT"].into_iter().take(if can_pay { 2 } else { 1 });
        answers.map(String::from).collect()
    }

    /// Whether a step asks about an offer that nobody here is asked about any more.
    pub fn is_settled_here(&self, step: &Value) -> bool {
        let seat = Seat(step["seat"].as_u64().expect("a seat") as u8);
        match step["phase"].as_str() {
            Some("ANSWER_OFFER") => tolerated::answers_own_offer(step) || !self.awaits(seat),
            Some("PICK_PARTNER") => !self.open,
            _ => false,
        }
    }

    fn all_declined(&mut self, now: Value) {
        self.open = false;
        if self.declined_at != now {
            (self.declined, self.declined_at) = (Vec::new(), now);
        }
        self.declined.push(self.offered.expect("something is offered"));
    }
}

/// The turn and the hands: what was declined is remembered as long as they stay the same.
fn hands(step: &Value) -> Value {
    serde_json::json!([step["turn"], step["state"]["hand"]])
}

/// `OFFER 1,0,0,0,0>0,0,1,0,0`, without its first word.
fn deal(text: &str) -> Deal {
    let [give, want] = [0, 1].map(|side| {
        let numbers = text.split('>').nth(side).expect("two sides").split(',');
        let mut counts = numbers.map(|count| count.parse().expect("a count"));
        Hand::new(std::array::from_fn(|_| counts.next().expect("five kinds")))
    });
    Deal { give, want }
}

impl Replayed {
    pub fn follow_offer(&mut self, step: &Value, seat: Seat, words: &[&str]) -> Result<(), String> {
        match *words {
            ["OFFER", offered] => self.follow_an_offer(step, seat, deal(offered)),
            ["ACCEPT" | "REJECT"] if tolerated::answers_own_offer(step) => Ok(()),
            [answer @ ("ACCEPT" | "REJECT")] => self.follow_an_answer(step, seat, answer == "ACCEPT"),
            ["CONFIRM", partner] if partner != seat.to_string() => {
                let partner = Seat(partner.parse().expect("a seat"));
                if !self.offers.open {
                    // The deal was refused here as declined already: the partner proposes it instead.
                    let Deal { give, want } = self.offers.offered.expect("something is offered");
                    self.act(partner, Action::Propose(Deal { give: want, want: give }))?;
                }
                self.offers.open = false;
                self.offers.made += 1;
                self.act(seat, Action::Trade(partner))
            }
            ["CONFIRM", _] | ["CANCEL"] if self.offers.open => {
                self.offers.open = false;
                self.act(seat, Action::Withdraw)
            }
            ["CONFIRM", _] | ["CANCEL"] => Ok(()),
            _ => panic!("{words:?} is no answer"),
        }
    }

    fn follow_an_offer(&mut self, step: &Value, seat: Seat, deal: Deal) -> Result<(), String> {
        let others: Seats = (0..self.rules.seats()).map(Seat).filter(|&other| other != seat).collect();
        let offer = Action::Offer(deal, others);
        let known = self.offers.declined_at == hands(step) && self.offers.declined.contains(&deal);
        self.offers.offered = Some(deal);
        self.offers.accepted = false;
        if known {
            self.offers.again += 1;
            self.offers.open = false;
            return match self.rules.check(&self.s, seat, offer) {
                Err(Refusal::AlreadyDeclined) => Ok(()),
                other => Err(format!("everybody declined {deal:?}, and it is answered by {other:?}")),
            };
        }
        self.act(seat, offer)?;
        // A player without cards has declined.
        let has_cards = |other: &Seat| numbers::<5>(&step["state"]["hand"][other.index()]) != [0; 5];
        self.offers.unanswered = others.into_iter().filter(has_cards).collect();
        self.offers.open = true;
        if self.offers.unanswered.is_empty() {
            self.offers.all_declined(hands(step));
        }
        Ok(())
    }

    fn follow_an_answer(&mut self, step: &Value, seat: Seat, accepts: bool) -> Result<(), String> {
        if !self.offers.awaits(seat) {
            return if accepts && self.offers.open { Err(format!("seat {seat} holds no card")) } else { Ok(()) };
        }
        self.act(seat, if accepts { Action::Accept } else { Action::Decline })?;
        self.offers.unanswered.retain(|&other| other != seat);
        self.offers.accepted |= accepts;
        if self.offers.unanswered.is_empty() && !self.offers.accepted {
            self.offers.all_declined(hands(step));
        }
        Ok(())
    }
}
