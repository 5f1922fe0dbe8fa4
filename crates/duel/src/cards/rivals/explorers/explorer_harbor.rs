//! Explorer Harbor (Explorers). For ships, their price and their reach see `chapters/sea.rs`.

use crate::cards::prelude::*;

pub(crate) const DEF: CardDef = CardDef {
    key: "explorer-harbor",
    name: "Explorer Harbor",
    text: "Home of 3 ships, 1 of them built; another costs 1 lumber and 1 wool. One discovery a turn.",
    kind: CardKind::Harbor,
    place: Place::Sea,
    printings: &[print(Set::Explorers, 2)],
    inert: Some("what it does is the sea's"),
    ..CARD
};

#[cfg(test)]
mod tests {
    use kernel::testkit::Dice;

    use crate::card::Set;
    use crate::cards::Card::*;
    use crate::matches::options::{Mode, Options};
    use crate::matches::setup::Setup;
    use crate::position::state::EventFace;
    use crate::testkit::{A, B, Scene, at_sea};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    #[test]
    fn it_lies_at_an_end_in_place_of_a_road_and_closes_it() {
        // explorers/explorer-harbor E, explorers/explorer-harbor R1, enlightenment 2.1
        let mut duel = at_sea().rich(A);
        duel.refuses(A, "road left", Refusal::HarborThere);
        duel.does(A, "road right").pays_somehow(A);
        duel.refuses(A, "settlement left", Refusal::NoRoadThere);
    }

    #[test]
    fn both_choose_their_end_after_the_regions_the_starting_player_first() {
        // explorers/explorer-harbor R1, enlightenment 2.1, enlightenment D52
        let options = Options::of(Mode::Theme(Set::Explorers));
        let mut duel = Scene::start(Setup { first: B, ..Setup::draw(options, &mut Dice::new(3)) });
        while duel.duel.asked_name(&duel.s) != "harbor" {
            let seat = duel.duel.asked(&duel.s).expect("somebody is asked until then");
            let first = duel.offers(seat)[0].clone();
            duel.does(seat, &first);
        }
        assert_eq!(duel.offers(B), ["grow left", "grow right"]);
        duel.does(B, "grow right");
        assert!(duel.notes.events.iter().any(|it| matches!(it, Event::HarborLaid { seat: B, .. })));
        duel.does(A, "grow left");
        duel.asks(B, "roll");
        // explorers/explorer-harbor R2: one ship is built, two are not
        for seat in [A, B] {
            let sea = &duel.s.side(seat).sea;
            assert_eq!((sea.ready, sea.built(), crate::chapters::sea::SHIPS), (1, 1, 3));
        }
    }

    #[test]
    fn another_ship_costs_a_lumber_and_a_wool_and_sails_at_once() {
        // explorers/explorer-harbor R3, enlightenment 2.3
        let mut duel = at_sea().with(A, [SailmakersShop, SailmakersShop]).stored(A, Lumber, 3).stored(A, Wool, 3);
        let mut duel = {
            duel.does(A, "ship").does(A, "ship");
            duel.sea(A, [Shipwreck])
        };
        duel.stock(A, Lumber, 1).stock(A, Wool, 1);
        assert_eq!(duel.s.side(A).sea.ready, 3);
        duel.refuses(A, "ship", Refusal::NoShipToBuild);
        duel.does(A, "sail 1,s");
        let poor = at_sea().stored(A, Lumber, 1);
        poor.refuses(A, "ship", Refusal::CannotAfford { short: 1 });
    }

    #[test]
    fn no_card_makes_a_ship_cheaper() {
        // explorers/explorer-harbor R4: a ship is not a card, so discounts for ship cards do not apply
        let duel = at_sea().stored(A, Lumber, 1);
        assert_eq!(duel.duel.edition.ship.total(), 2);
        duel.refuses(A, "ship", Refusal::CannotAfford { short: 1 });
    }

    #[test]
    fn ships_are_no_units() {
        // explorers/explorer-harbor R5, explorers/explorer-harbor R6: effects that count or name units do not include
        // ships
        let duel = at_sea().ships(A, 3);
        assert_eq!(duel.s.count(&duel.duel, A, |def| def.kind.is_unit()), 0);
        assert_eq!(duel.s.trade_ships(&duel.duel, A), 0);
    }

    #[test]
    fn the_harbor_is_neither_a_discovered_sea_card_nor_a_road() {
        // explorers/explorer-harbor R7, enlightenment D11, enlightenment D23
        let duel = at_sea();
        assert_eq!(duel.s.discovered(A), 0);
        assert_eq!(duel.s.side(A).roads.count_ones(), 1, "the start road alone");
    }

    #[test]
    fn a_lost_ship_is_built_again_in_a_later_turn() {
        // enlightenment 2.7
        let duel = at_sea().with(A, [SailmakersShop]).sea(A, [Cimmarone]).ships(A, 3);
        let mut duel = duel.stored(A, Lumber, 1).stored(A, Wool, 1);
        duel.does(A, "sail 1,s").rolls(A, 1);
        duel.refuses(A, "ship", Refusal::NoShipToBuild);
        duel.ends_turn();
        let mut duel = duel.turn(A).before_roll().rich(A);
        duel.dice(1, EventFace::Trade);
        duel.does(A, "ship").pays_somehow(A);
        assert_eq!(duel.s.side(A).sea.built(), 3);
    }
}
