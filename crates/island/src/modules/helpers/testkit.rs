//! The helpers in scenes, and their recount.

use kernel::Seat;

use super::{Helper, HelperAsk};
use crate::modules::ModuleAsk;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{BySeat, Frame, State};
use crate::testkit::{PlayedScene, Scene};

impl Scene {
    /// A seat has this helper, its A side up; `"jean B"` for the other side. The others get what is left, in order.
    ///
    /// # Panics
    /// If there is no such helper.
    pub fn helper(self, seat: Seat, name: &str) -> Scene {
        let (name, turned) = name.strip_suffix(" B").map_or((name, false), |name| (name, true));
        let helper = Helper::read(name).expect("a helper");
        self.with_module(move |s| {
            let helpers = &mut s.kept.helpers;
            *helpers.held.of_mut(seat) = Some(helper);
            if turned {
                helpers.turned = helpers.turned.with(seat);
            }
        })
    }
}

impl PlayedScene {
    /// A seat has this helper; `"jean B"` when it is turned over.
    #[track_caller]
    pub fn has_helper(&mut self, seat: Seat, name: &str) -> &mut PlayedScene {
        let held = self.state().kept.helpers.held.of(seat).expect("a helper");
        let side = if self.state().kept.helpers.turned.has(seat) { " B" } else { "" };
        assert_eq!(format!("{}{side}", held.name()), name, "helper of seat {seat}");
        self
    }
}

/// A seat that was given no helper gets the next free one.
pub(super) fn hand_out<D: Size>(rules: &Island<D>, s: &mut State<D>) {
    if rules.options().modules.helpers == 0 {
        return;
    }
    for seat in rules.everybody() {
        let free = s.kept.helpers.free();
        s.kept.helpers.held.of_mut(seat).get_or_insert(free.nth(0));
    }
}

/// Ten helpers, all different; after set-up everybody has exactly one (helpers 2).
pub(super) fn helpers_are_all_there<D: Size>(rules: &Island<D>, s: &State<D>) {
    let helpers = &s.kept.helpers;
    let held: Vec<Helper> = helpers.held.as_ref().iter().flatten().copied().collect();
    for (i, helper) in held.iter().enumerate() {
        assert!(!held[..i].contains(helper), "two players have {}", helper.title());
    }
    let placing = matches!(s.agenda.frames().first(), Some(Frame::Settle | Frame::SettleRoad(_) | Frame::Placed));
    let due = if rules.options().modules.helpers > 0 { rules.options().seats as usize } else { 0 };
    assert!(held.len() == due || placing && held.len() < due, "{} helpers are held", held.len());
    assert!(helpers.turned.into_iter().chain(helpers.locked).all(|seat| helpers.held.of(seat).is_some()));
    assert_eq!(helpers.seen_count, helpers.seen.total(), "cards that Candamir shows");
    let looking = s.agenda.frames().iter().any(|frame| {
        matches!(frame, Frame::Module(ModuleAsk::Helpers(HelperAsk::CandamirDraw(_) | HelperAsk::CandamirKeep)))
    });
    assert!(looking || helpers.seen_count == 0, "cards are seen only while Candamir shows them");
    let main = s.agenda.frames().first() == Some(&Frame::Main);
    assert!(main || helpers.jean.is_none(), "Jean's rate ends with the turn");
}
