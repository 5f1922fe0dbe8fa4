//! The actions that Frenemies adds.

use kernel::Seat;
#[cfg(feature = "json")]
use {super::news::favoring, crate::telling::named, kernel::Phrase};

use super::{Guild, hints};
use crate::counts::{Countable, Resource};
use crate::cx::Cx;
use crate::known::Known;
use crate::modules::{Deed, Draw, Hint};
use crate::notation::kind;
use crate::refusal::Refusal;
use crate::rules::Island;
use crate::size::Size;
use crate::state::{Frame, State};

/// An action of Frenemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FavorAct {
    /// Offers a player a card as a present.
    Gift(Seat, Resource),
    /// Redeems favor tokens at a guild; the Traders are told the first card that they get.
    Redeem(Guild, Option<Resource>),
    /// Exchanges a favor token with the supply.
    Exchange,
    /// Puts this favor token back.
    Return(Guild),
}

impl Deed for FavorAct {
    const VERBS: &'static [&'static str] = &["gift", "redeem", "exchange", "return"];

    fn check<D: Size>(self, rules: &Island<D>, s: &State<D>) -> Result<(), Refusal> {
        match self {
            _ if s.agenda.top() != Frame::Main => Err(Refusal::NotNow),
            FavorAct::Gift(to, resource) => rules.check_gift(s, to, resource),
            FavorAct::Redeem(guild, give) => rules.check_redeem(s, guild, give),
            FavorAct::Exchange => rules.check_exchange(s),
            FavorAct::Return(_) => Err(Refusal::NotNow),
        }
    }

    fn done<D: Size>(self, cx: &mut Cx<'_, '_, D>) {
        match self {
            FavorAct::Gift(to, resource) => cx.offer_gift(to, resource),
            FavorAct::Redeem(guild, give) => cx.redeem(guild, give),
            FavorAct::Exchange => cx.exchange_token(),
            FavorAct::Return(_) => unreachable!("{self:?} only answers a question"),
        }
    }

    fn hint<D: Size>(self, _: &Island<D>, known: &Known<D>) -> Option<Hint> {
        hints::hint(self, known)
    }

    fn offered_to(self) -> Option<Seat> {
        match self {
            FavorAct::Gift(to, _) => Some(to),
            _ => None,
        }
    }

    fn text<D: Size>(self, _: &Island<D>) -> String {
        match self {
            FavorAct::Gift(to, resource) => format!("gift {} {to}", resource.name()),
            FavorAct::Redeem(guild, None) => format!("redeem {}", guild.name()),
            FavorAct::Redeem(guild, Some(give)) => format!("redeem {} {}", guild.name(), give.name()),
            FavorAct::Exchange => "exchange".into(),
            FavorAct::Return(guild) => format!("return {}", guild.name()),
        }
    }

    fn read<D: Size>(rules: &Island<D>, words: &[&str]) -> Result<Option<FavorAct>, String> {
        Ok(Some(match *words {
            ["gift", resource, to] => FavorAct::Gift(rules.seat_from(to)?, kind(resource)?),
            ["redeem", guild] => FavorAct::Redeem(guild_from(guild)?, None),
            ["redeem", guild, give] => FavorAct::Redeem(guild_from(guild)?, Some(kind(give)?)),
            ["exchange"] => FavorAct::Exchange,
            ["return", guild] => FavorAct::Return(guild_from(guild)?),
            _ => return Ok(None),
        }))
    }

    #[cfg(feature = "json")]
    fn meaning<D: Size>(self, _: &Island<D>, _: &State<D>, _: Seat) -> Phrase {
        let does = Phrase::new;
        match self {
            FavorAct::Gift(to, resource) => does("island.do.gift").with("resource", named(resource)).with("to", to),
            FavorAct::Redeem(guild, None) => does("island.do.redeem").with("guild", favoring(guild)),
            FavorAct::Redeem(guild, Some(give)) => {
                does("island.do.redeem-with").with("guild", favoring(guild)).with("resource", named(give))
            }
            FavorAct::Exchange => does("island.do.exchange"),
            FavorAct::Return(guild) => does("island.do.return").with("guild", favoring(guild)),
        }
    }

    #[cfg(feature = "json")]
    fn unseen(self) -> Option<&'static str> {
        matches!(self, FavorAct::Return(_)).then_some("return ?")
    }
}

/// A favor token that is drawn, known by its guild.
impl Draw for Guild {
    fn text(self) -> String {
        format!("token {}", self.name())
    }

    fn read(words: &[&str]) -> Result<Option<Guild>, String> {
        match *words {
            ["token", guild] => guild_from(guild).map(Some),
            _ => Ok(None),
        }
    }

    #[cfg(feature = "json")]
    fn unseen(self) -> &'static str {
        "token ?"
    }
}

pub(super) fn guild_from(name: &str) -> Result<Guild, String> {
    Countable::read(name).ok_or_else(|| format!("{name:?} is no guild; there are {}", Guild::NAMES.join(", ")))
}

#[cfg(all(test, feature = "json"))]
impl Guild {
    /// One token.
    pub(crate) fn samples() -> Vec<Guild> {
        vec![Guild::Merchants]
    }
}

#[cfg(all(test, feature = "json"))]
impl FavorAct {
    /// One action of each sort.
    pub(crate) fn samples() -> Vec<FavorAct> {
        use crate::vocabulary::{ONE, ORE, samples};

        samples! { FavorAct:
            FavorAct::Gift(..) => FavorAct::Gift(ONE, ORE),
            FavorAct::Redeem(_, None) => FavorAct::Redeem(Guild::Scholars, None),
            FavorAct::Redeem(_, Some(_)) => FavorAct::Redeem(Guild::Traders, Some(ORE)),
            FavorAct::Exchange => FavorAct::Exchange,
            FavorAct::Return(_) => FavorAct::Return(Guild::Merchants),
        }
    }
}
