//! Brigitta the Wise Woman (Basic, Progress).

use crate::cards::rivals::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "brigitta-the-wise-woman",
    name: "Brigitta the Wise Woman",
    text: "Before you roll: choose the production number; only the event die is rolled.",
    kind: Kind::Neutral,
    printings: &[print(Set::Basic, 2), print(Set::Progress, 1).moons(1)],
    avails: Some(|_, s, _| s.number() == 0),
    before_roll: Some(foresee),
    ..CARD
};

fn foresee(cx: &mut Cx<'_, '_>, play: Play) {
    const ASK: u8 = 0;
    const FIX: u8 = 1;

    match play.step {
        ASK => cx.ask(play.by, Ask::Number, play.step(FIX)),
        FIX => cx.fix_number(play.answer),
        step => unreachable!("Brigitta has no step {step}"),
    }
}
