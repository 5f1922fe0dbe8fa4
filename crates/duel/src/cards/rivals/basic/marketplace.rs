//! Marketplace (Basic).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "marketplace",
    name: "Marketplace",
    text: "If the roll fits more of the opponent's regions than of yours: 1 resource that one of those produces.",
    kind: Kind::Building,
    place: Place::Settlement,
    cost: cost(&[Wool, Grain]),
    points: Points::commerce(1),
    once: true,
    printings: &[print(Set::Basic, 2)],
    produced: Some(pay_out),
    ..CARD
};

fn pay_out(cx: &mut Cx<'_, '_>, play: Play) {
    let number = cx.s.number() as usize;
    let (mine, other) = (cx.s.side(play.by), cx.s.side(foe(play.by)));
    let theirs = other.tally.numbered[number];
    if theirs.count_ones() > mine.tally.numbered[number].count_ones() {
        let kinds = u64::from(theirs).ones().map(|at| other.resource(Store(at as u8)));
        let kinds = kinds.fold(Kinds::NONE, Kinds::with);
        cx.gain_any(play.by, kinds, 1);
    }
}
