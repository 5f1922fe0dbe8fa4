//! What a viewer is shown of the modules.

use kernel::Viewer;

use super::frenemies::view::FavorsView;
use super::helpers::view::HelpersView;
use crate::rules::Island;
use crate::size::Size;
use crate::state::State;

/// The modules as a viewer sees them: a part of the view of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ModulesView {
    /// The helpers, where they are played.
    pub helpers: Option<HelpersView>,
    /// The favor tokens, where Frenemies is played.
    pub favors: Option<FavorsView>,
}

impl ModulesView {
    pub(crate) fn of<D: Size>(rules: &Island<D>, s: &State<D>, viewer: Viewer, over: bool) -> ModulesView {
        ModulesView { helpers: HelpersView::of(rules, s, viewer), favors: FavorsView::of(rules, s, viewer, over) }
    }
}
