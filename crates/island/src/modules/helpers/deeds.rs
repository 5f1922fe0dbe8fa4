//! The actions that Helpers adds.

#[cfg(feature = "json")]
use {
    super::news::helping,
    crate::state::BySeat,
    crate::telling::{named, titled},
    kernel::{Phrase, Seat},
};

use super::{Helper, Way, hints};
use crate::counts::{Card, Countable};
use crate::cx::Cx;
use crate::geometry::Edge;
use crate::known::Known;
use crate::modules::{Deed, Hint};
use crate::notation::{card_from, kind};
use crate::refusal::Refusal;
use crate::rules::Island;
use crate::size::Size;
use crate::state::State;

/// An action of Helpers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelperAct {
    /// Uses the own helper.
    Use(Way),
    /// Takes an own road off, to build it elsewhere.
    Lift(Edge),
    /// Keeps one of the development cards that were drawn.
    Keep(Card),
    /// Turns the helper that was used over to its B side.
    Flip,
    /// Exchanges the helper that was used for this one.
    Swap(Helper),
}

impl Deed for HelperAct {
    const VERBS: &'static [&'static str] = &["use", "lift", "keep", "flip", "swap"];

    fn check<D: Size>(self, rules: &Island<D>, s: &State<D>) -> Result<(), Refusal> {
        match self {
            HelperAct::Use(way) => rules.check_use(s, way),
            _ => Err(Refusal::NotNow),
        }
    }

    fn done<D: Size>(self, cx: &mut Cx<'_, '_, D>) {
        match self {
            HelperAct::Use(way) => cx.use_helper(way),
            other => unreachable!("{other:?} only answers a question"),
        }
    }

    fn hint<D: Size>(self, rules: &Island<D>, known: &Known<D>) -> Option<Hint> {
        hints::hint(self, rules, known)
    }

    fn text<D: Size>(self, rules: &Island<D>) -> String {
        match self {
            HelperAct::Use(Way::Plain) => "use".into(),
            HelperAct::Use(Way::With(resource)) => format!("use {}", resource.name()),
            HelperAct::Use(Way::Paying(one, other)) => format!("use {} {}", one.name(), other.name()),
            HelperAct::Use(Way::Settlement) => "use settlement".into(),
            HelperAct::Use(Way::City) => "use city".into(),
            HelperAct::Lift(at) => format!("lift {}", rules.topology.edges[at.index()]),
            HelperAct::Keep(card) => format!("keep {}", card.name()),
            HelperAct::Flip => "flip".into(),
            HelperAct::Swap(helper) => format!("swap {}", helper.name()),
        }
    }

    fn read<D: Size>(rules: &Island<D>, words: &[&str]) -> Result<Option<HelperAct>, String> {
        Ok(Some(match *words {
            ["use"] => HelperAct::Use(Way::Plain),
            ["use", "settlement"] => HelperAct::Use(Way::Settlement),
            ["use", "city"] => HelperAct::Use(Way::City),
            ["use", resource] => HelperAct::Use(Way::With(kind(resource)?)),
            ["use", one, other] => HelperAct::Use(Way::Paying(kind(one)?, kind(other)?)),
            ["lift", at] => HelperAct::Lift(rules.edge_from(at)?),
            ["keep", card] => HelperAct::Keep(card_from(card)?),
            ["flip"] => HelperAct::Flip,
            ["swap", helper] => HelperAct::Swap(helper_from(helper)?),
            _ => return Ok(None),
        }))
    }

    #[cfg(feature = "json")]
    fn meaning<D: Size>(self, rules: &Island<D>, s: &State<D>, seat: Seat) -> Phrase {
        let does = Phrase::new;
        let own = *s.kept.helpers.held.of(seat);
        let uses = |key| own.map_or_else(|| Phrase::new(key), |own| Phrase::new(key).with("helper", helping(own)));
        match self {
            HelperAct::Use(Way::Plain) => uses("island.do.use"),
            HelperAct::Use(Way::With(resource)) => uses("island.do.use-with").with("resource", named(resource)),
            // Candamir's user names the replaced card and its replacement, William's user the two cards that are paid.
            HelperAct::Use(Way::Paying(one, other)) => {
                let instead = own == Some(Helper::Candamir);
                let key = if instead { "island.do.use-instead" } else { "island.do.use-paying" };
                uses(key).with("one", named(one)).with("other", named(other))
            }
            HelperAct::Use(Way::Settlement) => uses("island.do.use-settlement"),
            HelperAct::Use(Way::City) => uses("island.do.use-city"),
            HelperAct::Lift(at) => does("island.do.lift").with("at", rules.edge_part(at)),
            HelperAct::Keep(card) => does("island.do.keep").with("card", titled(card)),
            HelperAct::Flip => does("island.do.flip"),
            HelperAct::Swap(helper) => does("island.do.swap").with("helper", helping(helper)),
        }
    }

    #[cfg(feature = "json")]
    fn unseen(self) -> Option<&'static str> {
        matches!(self, HelperAct::Keep(_)).then_some("keep ?")
    }
}

#[cfg(all(test, feature = "json"))]
impl HelperAct {
    /// One action of each sort.
    pub(crate) fn samples() -> Vec<HelperAct> {
        use crate::counts::Resource;
        use crate::vocabulary::{ORE, samples};

        let acts = samples! { HelperAct:
            HelperAct::Use(_) => HelperAct::Use(Way::Plain),
            HelperAct::Lift(_) => HelperAct::Lift(Edge(3)),
            HelperAct::Keep(_) => HelperAct::Keep(Card::Knight),
            HelperAct::Flip => HelperAct::Flip,
            HelperAct::Swap(_) => HelperAct::Swap(Helper::Lin),
        };
        let ways = samples! { Way:
            Way::Plain => Way::Plain,
            Way::With(_) => Way::With(ORE),
            Way::Paying(..) => Way::Paying(Resource::Lumber, ORE),
            Way::Settlement => Way::Settlement,
            Way::City => Way::City,
        };
        acts.into_iter().chain(ways.into_iter().map(HelperAct::Use)).collect()
    }
}

pub(crate) fn helper_from(name: &str) -> Result<Helper, String> {
    Helper::read(name).ok_or_else(|| {
        let names: Vec<&str> = Helper::ALL.iter().map(|helper| helper.name()).collect();
        format!("{name:?} is no helper; there are {}", names.join(", "))
    })
}
