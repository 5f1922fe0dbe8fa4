//! Age of Enlightenment (Sages).

use super::owls::{MANIFESTO_1, OWLS_1, manifesto_level};
use crate::card::Extra;
use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "age-of-enlightenment",
    name: "Age of Enlightenment",
    text: "Receive 1 resource of your choice for each level of your Manifesto.",
    kind: CardKind::Neutral,
    extra: Extra { owls: 1, ..Extra::NONE },
    requires: &[OWLS_1, MANIFESTO_1],
    printings: &[print(Set::Sages, 2)],
    avails: Some(|_, s, seat| !s.side(seat).roomy().is_empty()),
    play: Some(|cx, play| cx.gain_any(play.by, Kinds::ALL, manifesto_level(cx.duel, cx.s, play.by))),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::testkit::{A, Scene, theme};
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    fn scene(level: u8, owls: u8) -> Scene {
        theme(Set::Sages).city(A, 0).dial(A, Manifesto, level).dial(A, PrincipalSageWoman, owls)
    }

    #[test]
    fn it_brings_a_resource_for_each_level() {
        // sages/age-of-enlightenment E, sages/age-of-enlightenment R1
        for level in 1..=3 {
            let mut duel = scene(level, 2);
            duel.plays(A, AgeOfEnlightenment);
            for resource in [Wool, Ore, Gold].into_iter().take(level.into()) {
                duel.takes(A, resource);
            }
            duel.owls(A, 1);
            duel.total(A, level.into()).rests();
        }
    }

    #[test]
    fn it_needs_an_owl_and_a_level() {
        // sages/age-of-enlightenment R1, sages/age-of-enlightenment R2
        let refused = |duel: Scene, which| {
            let why = Refusal::Unmet(AgeOfEnlightenment, which);
            duel.hand(A, [AgeOfEnlightenment]).refuses(A, "play age-of-enlightenment", why);
        };
        refused(scene(1, 0), 0);
        refused(scene(0, 1), 1);
        refused(theme(Set::Sages).dial(A, PrincipalSageWoman, 1), 1); // no Manifesto at all
    }
}
