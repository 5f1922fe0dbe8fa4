//! The preparatory round of games to which players bring decks (rivals 14): before the first turn they alternate in
//! building one thing with the resources of their regions, until both pass in succession.

use kernel::Seat;

use crate::card::CardDef;
use crate::chapters::turn::Phase;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::position::state::{Preparing, State, foe};
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;

impl Duel {
    /// Whether the special rule of the preparatory round allows a card: it must not affect the other player's things.
    pub(crate) fn is_peaceful(&self, s: &State, seat: Seat, def: &CardDef) -> bool {
        !def.abroad && !def.touches_foe.is_some_and(|touches| touches(self, s, seat))
    }
}

impl Cx<'_, '_> {
    /// The start is over: the preparatory round or the first turn begins.
    pub(crate) fn start_is_over(&mut self) {
        if !self.duel.options().preparation {
            return self.begin_turn(self.s.active);
        }
        self.s.preparing = Some(Preparing::First);
        self.s.agenda.clear();
        self.push(Phase::Action);
    }

    /// The active player builds or passes in the preparatory round. Using a function is not counted as building, and
    /// neither is laying a marker (enlightenment D71).
    pub(crate) fn prepares(&mut self, now: Preparing, action: Action) {
        if action == Action::Pass {
            let (seat, what) = (self.s.active, self.duel.pass_words(self.s));
            self.log.note(|| Event::Decided { seat, what, n: 0 });
        }
        match action {
            Action::Pass if now == Preparing::OtherPassed => {
                self.s.preparing = None;
                self.s.sides.iter_mut().for_each(|side| side.used = 0);
                self.begin_turn(self.duel.setup.first);
            }
            Action::Pass => self.other_prepares(Preparing::OtherPassed),
            Action::Use(_) => {}
            Action::Build(face, _) if self.duel.card(face).def().is_laid_anytime() => {}
            _ => self.s.preparing = Some(Preparing::Built),
        }
    }

    /// Goes on with the preparatory round when the active player's thing is built. Returns whether it did.
    pub(crate) fn work_preparing(&mut self, now: Preparing) -> bool {
        if now == Preparing::Built {
            self.other_prepares(Preparing::First);
        }
        now == Preparing::Built
    }

    fn other_prepares(&mut self, now: Preparing) {
        self.s.active = foe(self.s.active);
        self.s.preparing = Some(now);
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Set;
    use crate::cards::Card::{self, *};
    use crate::matches::deck::Deck;
    use crate::matches::options::{Mode, Options};
    use crate::matches::setup::Setup;
    use crate::testkit::{A, B, Scene, deck_with, tournament};
    use crate::vocabulary::event::Event;
    use crate::vocabulary::refusal::Refusal;
    use crate::vocabulary::resource::Resource::*;

    /// A game after the start: the regions were laid in their order, and A begins.
    fn scene(hands: [[Card; 3]; 2]) -> Scene {
        begin(tournament(), &hands.map(|hand| deck_with(&hand)))
    }

    fn begin(options: Options, decks: &[Deck; 2]) -> Scene {
        let setup = Setup::of_decks(options, decks, &mut kernel::InOrder).expect("two legal decks");
        let mut duel = Scene::start(Setup { first: A, ..setup });
        for seat in [A, B] {
            for _ in 0..5 {
                let first = duel.offers(seat)[0].clone();
                duel.does(seat, &first);
            }
        }
        duel
    }

    const PLAIN: [Card; 3] = [Abbey, LumberShip, Scout];

    #[test]
    fn before_the_first_turn_players_build_one_thing_after_the_other() {
        // rivals 14
        let mut duel = scene([PLAIN, PLAIN]);
        duel.builds(A, Abbey).asks(B, "prepare").total(A, 3);
        duel.builds(B, LumberShip).passes(A);
        assert_eq!(duel.s.turn, 0);
        assert!(matches!(duel.notes.events[..], [Event::Decided { seat: A, what: "duel.pass.prepare", .. }]));
        duel.passes(B).asks(A, "roll");
        assert_eq!((duel.s.turn, duel.s.active), (1, A));
    }

    #[test]
    fn whoever_passed_may_build_after_all_when_the_other_builds() {
        // rivals 14: until both pass in succession
        let mut duel = scene([PLAIN, PLAIN]);
        duel.passes(A).builds(B, LumberShip).builds(A, Abbey).passes(B).passes(A).asks(A, "roll");
    }

    #[test]
    fn center_cards_are_built_too() {
        // rivals 14: a starting card or a center card
        let duel = scene([PLAIN, PLAIN]);
        // A lacks one resource for a road. Both could pay for a settlement but have no open road.
        duel.refuses(A, "road left", Refusal::CannotAfford { short: 1 });
        let mut duel = duel.stored(A, Brick, 3);
        duel.does(A, "road left").passes(B).does(A, "pass").asks(A, "roll");
    }

    #[test]
    fn no_action_card_is_played_and_nothing_is_traded_or_taken_off() {
        // rivals 14
        let duel = scene([PLAIN, PLAIN]).stored(A, Wool, 3);
        duel.refuses(A, "play scout", Refusal::NotNow).refuses(A, "trade wool ore", Refusal::NotNow);
        duel.refuses(A, "end", Refusal::NotNow).refuses(A, "roll", Refusal::NotNow);
        // The desk says when the card can be played.
        let desk = kernel::Game::view(&duel.duel, &duel.s, kernel::Viewer::Seat(A)).desk.expect("A prepares");
        let scout = desk.cards.iter().find(|ware| ware.what == "scout").expect("the Scout is in the hand");
        assert_eq!(scout.closed.as_ref().expect("it is closed").key, "duel.closed.preparing");
        let duel = duel.with(A, [Harald]);
        duel.refuses(A, "remove", Refusal::NotNow);
    }

    #[test]
    fn a_function_is_used_at_once_and_is_not_what_is_built() {
        // rivals 14, rivals 18.36
        let mut duel = scene([[Abbey, LumberShip, LargeTradeShip], PLAIN]).with(A, [LargeTradeShip]);
        for resource in [Lumber, Brick, Wool, Grain, Ore] {
            duel = duel.stored(A, resource, 2);
        }
        let at = duel.offers(A).into_iter().find(|it| it.starts_with("use ")).expect("it can be used");
        duel.does(A, &at);
        while let Some(first) = duel.offers(A).first().filter(|_| duel.duel.asked_name(&duel.s) != "prepare").cloned() {
            duel.does(A, &first);
        }
        duel.asks(A, "prepare");
        assert!(duel.offers(A).iter().any(|it| it.starts_with("build ")), "he has not built yet");
    }

    #[test]
    fn a_marker_is_laid_beside_what_is_built() {
        // enlightenment D71: it is free, and not what is built
        const SETS: [Set; 4] = [Set::Gold, Set::Turmoil, Set::Progress, Set::Prosperity];
        let content = Deck { hand: vec![PublicFeeling, LumberShip, Scout], ..deck_with(&PLAIN) };
        let scene = begin(Options::of(Mode::Tournament(&SETS)), &[content, deck_with(&PLAIN)]);
        let mut duel = scene.clone();
        duel.builds(A, PublicFeeling).dials(A, PublicFeeling, [0]).total(A, 6).asks(A, "prepare");
        duel.builds(A, LumberShip).asks(B, "prepare");
        // Nor does it keep the round from ending.
        let mut passed = scene.turn(B);
        passed.passes(B).builds(A, PublicFeeling).passes(A).asks(A, "roll");
    }

    #[test]
    fn nothing_touches_what_the_other_has() {
        // rivals 14: no Pirate Ship if the opponent has a trade ship
        let hands = [[PirateShip, Abbey, Scout], PLAIN];
        let mut duel = scene(hands);
        assert!(duel.offers(A).contains(&"build pirate-ship 0,a".to_string()));
        duel.passes(A).builds(B, LumberShip);
        assert!(!duel.offers(A).iter().any(|it| it.contains("pirate-ship")));
        duel.refuses(A, "build pirate-ship 0,a", Refusal::NotNow);
    }
}
