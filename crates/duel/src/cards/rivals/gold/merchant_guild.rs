//! Merchant Guild (Gold).

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "merchant-guild",
    name: "Merchant Guild",
    text: "2 commerce points. Needed for Staple House and Trade Master.",
    kind: CardKind::Building,
    place: Place::City,
    cost: cost(&[Brick, Brick, Wool, Wool, Grain]),
    points: Points { victory: 1, commerce: 2, ..Points::NONE },
    once: true,
    printings: &[print(Set::Gold, 2).moons(1).face_up()],
    inert: Some("points, and a requirement of other cards"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::position::piles::Row;
    use crate::testkit::{A, B, duel, theme};
    use crate::vocabulary::refusal::Refusal;

    #[test]
    fn it_brings_points_and_lets_staple_house_and_trade_master_in() {
        // gold/merchant-guild E
        let mut duel = duel().city(A, 0).rich(A).rich(B).hand(A, [StapleHouse, TradeMaster]);
        duel.refuses(A, "build staple-house 0,a", Refusal::Unmet(StapleHouse, 0));
        duel.refuses(A, "play trade-master", Refusal::Unmet(TradeMaster, 0));
        duel.builds_at(A, MerchantGuild, "0,b");
        assert_eq!(duel.s.points(A).commerce, 2);
        duel.points(A, 4);
        duel.does(A, "play trade-master");
    }

    #[test]
    fn both_lie_face_up_in_the_theme_game_and_in_the_stack_otherwise() {
        // gold/merchant-guild R1
        let mut scene = theme(Set::Gold).city(A, 0).city(B, 0).rich(A).rich(B);
        assert_eq!(scene.row(Row::FACE_UP), [MerchantGuild, MerchantGuild]);
        scene.does(A, "build merchant-guild 0,a");
        scene.clone().rich(A).refuses(A, "build merchant-guild 0,b", Refusal::OneIsEnough);
        scene.clone().turn(B).does(B, "build merchant-guild 0,a").has(B, MerchantGuild).rests();
        assert!(duel().row(Row::stack(3)).contains(&MerchantGuild));
    }
}
