//! What `data/xcheck/README.md` tells to tolerate, by its number there.

use std::collections::BTreeSet;

use island::View;
use serde_json::{Map, Value};

use super::places::number;

/// Differences 1 and 2: lengths and holder of the Longest Road, and points, as the rule book counts them.
///
/// Visible points are all points without the victory point cards in hand.
pub fn rule_instead_of_state(table: &mut Map<String, Value>, rule: &Value) {
    for field in ["road_len", "road_holder", "vp_all"] {
        table.insert(field.into(), rule[field].clone());
    }
    let all = rule["vp_all"].as_array().expect("points by seat");
    let visible = all.iter().zip(table["dev"].as_array().expect("cards by seat"));
    let visible: Vec<i64> = visible.map(|(points, dev)| number(points) - number(&dev[4])).collect();
    table.insert("vp".into(), visible.into());
}

/// Differences 1 to 3: what is offered against the rules, and what is allowed and not offered.
pub fn legal_by_the_rules(step: &Value) -> BTreeSet<String> {
    let texts = |field: &str| -> BTreeSet<String> {
        step[field].as_array().into_iter().flatten().map(|it| it.as_str().unwrap().to_string()).collect()
    };
    &(&texts("legal") - &texts("over")) | &texts("under")
}

/// Difference 8: there a discarded card is in the bank at once, here it lies aside until everybody is done.
pub fn discarded_at_once(hand: [u8; 5], bank: &mut [u8; 5], aside: [u8; 5]) -> [u8; 5] {
    std::array::from_fn(|i| {
        bank[i] += aside[i];
        hand[i] - aside[i]
    })
}

/// Differences 8 and 11: there debtors discard and answer one after the other, here in any order.
pub fn first_due(view: &View) -> u8 {
    view.due[0]
}

/// Difference 11: there the player who makes an offer is also asked for an answer.
pub fn answers_own_offer(step: &Value) -> bool {
    step["phase"] == "ANSWER_OFFER" && step["seat"] == step["turn_seat"]
}

/// Difference 11: the own agreement cannot be confirmed here.
pub fn without_own_agreement(legal: BTreeSet<String>, seat: u8) -> BTreeSet<String> {
    legal.into_iter().filter(|it| *it != format!("CONFIRM {seat}")).collect()
}

/// Difference 5: there a player wins in another's turn.
pub fn won_off_turn(end: &Value) -> bool {
    end["flags"].as_array().is_some_and(|flags| flags.iter().any(|flag| flag == "WON_OFF_TURN"))
}

/// Difference 10: one card for a Year of Plenty, listed where the bank has no pair of it.
pub fn without_single_plenty(legal: BTreeSet<String>) -> BTreeSet<String> {
    legal.into_iter().filter(|it| !(it.starts_with("PLENTY") && it.split(' ').count() == 2)).collect()
}

/// Flags whose differences are handled above. A short bank where several are owed (BANK_SHORT) is no difference; the
/// flags of 4, 6 and 7 do not occur in these files.
pub const FLAGS: [&str; 6] = ["ROAD_LEN", "ROAD_HOLDER", "OVER", "UNDER", "BANK_SHORT", "WON_OFF_TURN"];
