//! The moments at which cards do something, and the queries that the engine has for lying cards. Each belongs to a
//! field of [`CardDef`].

use crate::card::{CardDef, Effect};
use crate::vocabulary::resource::Bundle;

/// A moment at which a card may change the position and ask questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Moment {
    /// See [`CardDef::before_roll`].
    BeforeRoll,
    /// See [`CardDef::event_shown`].
    EventShown,
    /// See [`CardDef::raided`].
    Raided,
    /// See [`CardDef::produced`].
    Produced,
    /// See [`CardDef::event_die`].
    EventDie,
    /// See [`CardDef::threatened`].
    Threatened,
    /// See [`CardDef::event`].
    Event,
    /// See [`CardDef::event_over`].
    EventOver,
    /// See [`CardDef::built`].
    Built,
    /// See [`CardDef::uses`].
    Use,
    /// See [`CardDef::discovered`].
    Discovered,
    /// See [`CardDef::mission`].
    Mission,
    /// See [`CardDef::play`].
    Play,
    /// See [`CardDef::lost`].
    Lost,
    /// See [`CardDef::hand_lost`].
    HandLost,
    /// See [`CardDef::brimful`].
    Brimful,
    /// See [`CardDef::foe_plays`].
    FoePlays,
    /// See [`CardDef::foe_traded`].
    FoeTraded,
    /// See [`CardDef::foe_gained`].
    FoeGained,
}

impl Moment {
    /// The name in positions.
    pub const fn name(self) -> &'static str {
        match self {
            Moment::BeforeRoll => "before-roll",
            Moment::EventShown => "event-shown",
            Moment::Raided => "raided",
            Moment::Produced => "produced",
            Moment::EventDie => "event-die",
            Moment::Threatened => "threatened",
            Moment::Event => "event",
            Moment::EventOver => "event-over",
            Moment::Built => "built",
            Moment::Use => "use",
            Moment::Discovered => "discovered",
            Moment::Mission => "mission",
            Moment::Play => "play",
            Moment::Lost => "lost",
            Moment::HandLost => "hand-lost",
            Moment::Brimful => "brimful",
            Moment::FoePlays => "foe-plays",
            Moment::FoeTraded => "foe-traded",
            Moment::FoeGained => "foe-gained",
        }
    }

    /// All moments, by their number.
    pub const ALL: [Moment; 19] = [
        Moment::BeforeRoll,
        Moment::EventShown,
        Moment::Raided,
        Moment::Produced,
        Moment::EventDie,
        Moment::Threatened,
        Moment::Event,
        Moment::EventOver,
        Moment::Built,
        Moment::Use,
        Moment::Discovered,
        Moment::Mission,
        Moment::Play,
        Moment::Lost,
        Moment::HandLost,
        Moment::Brimful,
        Moment::FoePlays,
        Moment::FoeTraded,
        Moment::FoeGained,
    ];

    /// What a card does at this moment.
    #[inline]
    pub fn of(self, def: &CardDef) -> Option<Effect> {
        match self {
            Moment::BeforeRoll => def.before_roll,
            Moment::EventShown => def.event_shown,
            Moment::Raided => def.raided,
            Moment::Produced => def.produced,
            Moment::EventDie => def.event_die,
            Moment::Threatened => def.threatened,
            Moment::Event => def.event,
            Moment::EventOver => def.event_over,
            Moment::Built => def.built,
            Moment::Use => def.uses.as_ref().map(|it| it.act),
            Moment::Discovered => def.discovered,
            Moment::Mission => def.mission.as_ref().map(|it| it.act),
            Moment::Play => def.play,
            Moment::Lost => def.lost,
            Moment::HandLost => def.hand_lost,
            Moment::Brimful => def.brimful,
            Moment::FoePlays => def.foe_plays,
            Moment::FoeTraded => def.foe_traded,
            Moment::FoeGained => def.foe_gained,
        }
    }
}

/// A query of the engine to lying cards, which changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Query {
    /// See [`CardDef::hides`].
    Hides,
    /// See [`CardDef::spares`].
    Spares,
    /// See [`CardDef::price`].
    Price,
    /// See [`CardDef::guard`].
    Guard,
    /// See [`CardDef::uses`]: in the action phase.
    Uses,
    /// The same before the roll.
    UsesBeforeRoll,
    /// See [`CardDef::more_points`].
    MorePoints,
    /// See [`CardDef::forbids`].
    Forbids,
    /// See [`CardDef::keeps`].
    Keeps,
    /// See [`CardDef::lessens`].
    Lessens,
    /// See [`CardDef::taxes`].
    Taxes,
    /// See [`CardDef::chooses_loss`].
    ChoosesLoss,
    /// See [`CardDef::exchanges_again`].
    ExchangesAgain,
    /// See [`CardDef::wins_ties`].
    WinsTies,
}

impl Query {
    /// All queries.
    pub const ALL: [Query; 14] = [
        Query::Hides,
        Query::Spares,
        Query::Price,
        Query::Guard,
        Query::Uses,
        Query::UsesBeforeRoll,
        Query::MorePoints,
        Query::Forbids,
        Query::Keeps,
        Query::Lessens,
        Query::Taxes,
        Query::ChoosesLoss,
        Query::ExchangesAgain,
        Query::WinsTies,
    ];

    /// Whether a card answers this query.
    pub fn is_answered_by(self, def: &CardDef) -> bool {
        match self {
            Query::Hides => def.hides.is_some(),
            Query::Spares => def.spares.is_some(),
            Query::Price => def.price.is_some(),
            Query::Guard => def.guard.is_some(),
            Query::Uses => def.uses.as_ref().is_some_and(|it| it.when.is_in_action()),
            Query::UsesBeforeRoll => def.uses.as_ref().is_some_and(|it| it.when.is_before_roll()),
            Query::MorePoints => def.more_points.is_some(),
            Query::Forbids => def.forbids.is_some(),
            Query::Keeps => def.keeps.is_some(),
            Query::Lessens => def.lessens != Bundle::NONE,
            Query::Taxes => def.taxes.is_some(),
            Query::ChoosesLoss => def.chooses_loss,
            Query::ExchangesAgain => def.exchanges_again,
            Query::WinsTies => def.wins_ties,
        }
    }
}
