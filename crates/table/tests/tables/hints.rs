//! Advice during a game, and the review of a game that is over.

use table::Secret;
use table::protocol::{Command, Hint, Phase, RefusalKind, Review, Settings};

use crate::scene::Scene;

/// A person against a bot on a small island.
fn island(hints: bool) -> Scene {
    let settings = Settings { hints, bot_delay: Some([0, 0]), quick: true, quiet_bots: true, ..Settings::default() };
    let (table, opened) = table::open("island:seats=2,target=4", settings, Secret([7; 32]), 1).expect("it is a spec");
    let mut scene = Scene { table, journal: vec![opened], now: 1, count: 0, family: None };
    scene.joins("Ann");
    scene.ok(0, Command::Sit { at: 0 });
    scene.ok(0, Command::Bot { at: 1, bot: "fair".into() });
    scene.ok(0, Command::Begin);
    scene.passes(1_000);
    scene
}

impl Scene {
    fn hint(&self, seat: Option<u8>) -> Result<Hint, RefusalKind> {
        self.table.hint(seat, 3).and_then(|later| later()).map_err(|refused| refused.kind)
    }

    fn choices(&self) -> Vec<String> {
        serde_json::from_value(self.view(Some(0))["question"]["choices"].clone()).unwrap_or_default()
    }

    /// Ann follows the advice until the game is over.
    fn is_played_by_advice(&mut self) {
        for _ in 0..2_000 {
            if self.table.phase() == Phase::Over {
                return;
            }
            let choices = self.choices();
            let ideas = self.hint(Some(0)).map(|hint| hint.ideas).unwrap_or_default();
            let listed = ideas.into_iter().map(|idea| idea.action).find(|it| choices.contains(it));
            if let Some(action) = listed.or_else(|| choices.first().cloned()) {
                self.does(0, &[&action]);
            }
            self.passes(1_000);
        }
        panic!("the game does not end");
    }
}

#[test]
fn a_table_gives_hints_only_if_its_settings_allow_them_and_only_to_a_seat_that_chooses() {
    assert_eq!(island(false).hint(Some(0)), Err(RefusalKind::NotNow));
    let scene = island(true);
    assert_eq!(scene.view(None)["table"]["settings"]["hints"], true, "everybody sees that hints are allowed");
    let hint = scene.hint(Some(0)).expect("Ann chooses her first settlement");
    assert_eq!(hint.ideas.len(), 3);
    for idea in &hint.ideas {
        assert!(scene.choices().contains(&idea.action), "{idea:?}");
        assert!(idea.does.is_some() && !idea.why.is_empty() && idea.chance <= 1000, "{idea:?}");
    }
    assert_eq!(scene.hint(Some(1)), Err(RefusalKind::NotNow), "the bot is not asked now");
    assert_eq!(scene.hint(None), Err(RefusalKind::NotNow), "spectators choose nothing");
    assert_eq!(scene.hint(Some(0)), Ok(hint), "the same seed gives the same advice");
}

#[test]
fn a_game_that_is_over_is_reviewed_page_by_page_up_to_the_win() {
    let mut scene = island(true);
    assert_eq!(scene.table.review(0).err().map(|refused| refused.kind), Some(RefusalKind::NotNow));
    scene.is_played_by_advice();
    let page = |after| -> Review { scene.table.review(after).and_then(|later| later()).expect("the game is over") };
    let (mut chances, mut moments) = (Vec::new(), Vec::new());
    let mut next = Some(0);
    while let Some(after) = next {
        let page = page(after);
        chances.extend(page.chances);
        moments.extend(page.moments);
        next = page.next;
    }
    assert!(chances.is_sorted_by(|a, b| a.step < b.step), "each step once");
    assert_eq!((chances[0].step, chances[0].chances.len()), (0, 2));
    let last = chances.last().expect("the end");
    assert_eq!(last.chances.iter().max(), Some(&1000), "somebody has won: {last:?}");
    for moment in moments {
        assert_eq!(moment.cost, moment.better[0].chance - moment.did.chance);
        assert!(moment.cost >= 40 && moment.better.iter().all(|it| it.action != moment.did.action), "{moment:?}");
    }
}
