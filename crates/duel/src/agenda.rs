//! The agenda: what is still to be done, one frame for each thing.
//!
//! Each chapter of the rules owns its frames: who is asked, the menu, what an answer does, the words, the notation and
//! the check of a written frame. This file only passes each frame on to its chapter.

#[cfg(feature = "json")]
mod check;
#[cfg(feature = "json")]
mod text;

use kernel::{Rng, Seat, Weighted};

use crate::cards::Card;
use crate::chapters::attacks::AttackFrame;
use crate::chapters::build::BuildFrame;
use crate::chapters::dice::DiceFrame;
use crate::chapters::effects::{Ask, EffectFrame, EffectPlay};
use crate::chapters::hand::HandFrame;
use crate::chapters::start::StartFrame;
use crate::chapters::stores::StoresFrame;
use crate::chapters::turn::Phase;
use crate::cx::Cx;
use crate::matches::rules::Duel;
use crate::menu::Menu;
use crate::position::piles::Row;
use crate::position::state::State;
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::refusal::Refusal;

#[cfg(feature = "json")]
pub(crate) use check::{FramePlace, UNSEEN, Verdict, has_seen, holds};
#[cfg(feature = "json")]
pub(crate) use text::{ChapterText, FrameWords, bundle_text};

/// One thing on the agenda. The top frame asks a seat or awaits chance. Frames without a question run automatically.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Frame {
    /// The game is over.
    #[default]
    Over,
    /// Before the first turn; always the lowest frame.
    Start(StartFrame),
    /// A part of the active player's turn; always the lowest frame.
    Turn(Phase),
    /// Dice and events.
    Dice(DiceFrame),
    /// Resources: receiving, paying, trading.
    Stores(StoresFrame),
    /// Building, and losing what was built.
    Build(BuildFrame),
    /// Hands and stacks.
    Hand(HandFrame),
    /// Attacks and the answers to them.
    Attack(AttackFrame),
    /// Effects of cards: what they hear and ask.
    Effect(EffectFrame),
    /// A step of a card. It is not part of [`EffectFrame`], so that a frame needs only 12 bytes.
    Play(EffectPlay),
}

const _: () = assert!(size_of::<Frame>() <= 12);

/// How many frames the agenda holds.
pub(crate) const AGENDA: usize = 24;

/// Passes a frame on to its chapter.
macro_rules! of_chapter {
    ($frame:expr, $it:ident => $does:expr, over: $over:expr) => {
        match $frame {
            Frame::Over => $over,
            Frame::Start($it) => $does,
            Frame::Turn($it) => $does,
            Frame::Dice($it) => $does,
            Frame::Stores($it) => $does,
            Frame::Build($it) => $does,
            Frame::Hand($it) => $does,
            Frame::Attack($it) => $does,
            Frame::Effect($it) => $does,
            Frame::Play($it) => $does,
        }
    };
}
#[cfg(feature = "json")]
use of_chapter;

macro_rules! chapters {
    ($($name:ident($frame:ty),)*) => {
        $(impl From<$frame> for Frame {
            #[inline]
            fn from(frame: $frame) -> Frame {
                Frame::$name(frame)
            }
        })*

        /// Reads a frame whose first word is `name`: each name belongs to one chapter.
        #[cfg(feature = "json")]
        fn read_frame(duel: &Duel, name: &str, words: &mut FrameWords<'_>) -> Option<Frame> {
            None$(.or_else(|| <$frame>::read(duel, name, words).map(Frame::from)))*
        }

        /// One frame of every sort, of every chapter.
        #[cfg(all(test, feature = "json"))]
        fn every_sort() -> Vec<Frame> {
            let mut all = Vec::new();
            $(all.extend(std::iter::successors(<$frame>::next_sort(None), |&it| <$frame>::next_sort(Some(it))).map(Frame::from));)*
            all
        }
    };
}

chapters! {
    Start(StartFrame),
    Turn(Phase),
    Dice(DiceFrame),
    Stores(StoresFrame),
    Build(BuildFrame),
    Hand(HandFrame),
    Attack(AttackFrame),
    Effect(EffectFrame),
    Play(EffectPlay),
}

/// How a chapter handles its frames.
pub(crate) trait Chapter: Copy + std::fmt::Debug + Into<Frame> {
    /// The seat that is asked; nobody if the frame awaits chance or runs by itself.
    fn asked(self, s: &State) -> Option<Seat>;

    /// Puts the choices of the asked seat on the menu.
    fn menu(self, menu: &mut Menu<'_>);

    /// Does what can be done without asking; `false` if the frame awaits a seat or chance.
    fn work(self, cx: &mut Cx<'_, '_>) -> bool;

    /// Carries out a choice that is on the menu.
    fn act(self, cx: &mut Cx<'_, '_>, seat: Seat, action: Action);

    /// Why a choice that is not on the menu of the asked seat is refused.
    fn why_not(self, duel: &Duel, s: &State, seat: Seat, action: Action) -> Refusal {
        refused_anywhere(duel, s, seat, action)
    }

    /// Whether the possible answers depend on the seat's hidden hand. If so, passing is always possible.
    fn is_hidden(self, _seat: Seat) -> bool {
        false
    }

    /// Lists the outcomes of chance with their weights; `false` if there are too many to list.
    fn outcomes(self, _s: &State, _out: &mut Weighted<Outcome>) -> bool {
        false
    }

    /// Draws an outcome of chance.
    fn draw(self, _duel: &Duel, _s: &State, _rng: &mut impl Rng) -> Outcome {
        unreachable!("nothing falls in {self:?}")
    }

    /// Whether this outcome can fall.
    fn can_fall(self, _duel: &Duel, _s: &State, _outcome: Outcome) -> bool {
        false
    }

    /// Carries out an outcome that can fall.
    fn fall(self, _cx: &mut Cx<'_, '_>, outcome: Outcome) {
        unreachable!("{outcome:?} cannot fall in {self:?}")
    }

    /// The words for passing: a key of `texts/`.
    fn pass_words(self, _duel: &Duel, _s: &State) -> &'static str {
        "duel.pass.no"
    }

    /// The words for accepting: a key of `texts/`.
    fn accept_words(self, _duel: &Duel, _s: &State) -> &'static str {
        "duel.accept.yes"
    }

    /// The card that caused this frame, if any.
    fn card(self, _duel: &Duel, _s: &State) -> Option<Card> {
        None
    }

    /// The owner of the principality in which a place is chosen, if that is not the asked seat.
    fn ground(self) -> Option<Seat> {
        None
    }

    /// The row from which a card is chosen.
    fn row(self, _duel: &Duel) -> Option<Row> {
        None
    }
}

/// The default reason for refusing a choice. For action cards it tells why the card cannot be played.
pub(crate) fn refused_anywhere(duel: &Duel, s: &State, seat: Seat, action: Action) -> Refusal {
    match action {
        Action::Play(face) => duel.why_not_play(s, seat, face),
        _ => Refusal::NotOffered,
    }
}

impl Frame {
    /// The seat that is asked.
    #[inline]
    pub(crate) fn asked(self, s: &State) -> Option<Seat> {
        of_chapter!(self, it => it.asked(s), over: None)
    }

    #[inline]
    pub(crate) fn menu(self, menu: &mut Menu<'_>) {
        of_chapter!(self, it => it.menu(menu), over: ());
    }

    pub(crate) fn why_not(self, duel: &Duel, s: &State, seat: Seat, action: Action) -> Refusal {
        of_chapter!(self, it => it.why_not(duel, s, seat, action), over: Refusal::NobodyIsAsked)
    }

    pub(crate) fn is_hidden(self, seat: Seat) -> bool {
        of_chapter!(self, it => it.is_hidden(seat), over: false)
    }

    pub(crate) fn outcomes(self, s: &State, out: &mut Weighted<Outcome>) -> bool {
        of_chapter!(self, it => it.outcomes(s, out), over: false)
    }

    #[inline]
    pub(crate) fn draw(self, duel: &Duel, s: &State, rng: &mut impl Rng) -> Outcome {
        of_chapter!(self, it => it.draw(duel, s, rng), over: unreachable!("the game is over"))
    }

    pub(crate) fn can_fall(self, duel: &Duel, s: &State, outcome: Outcome) -> bool {
        of_chapter!(self, it => it.can_fall(duel, s, outcome), over: false)
    }

    pub(crate) fn pass_words(self, duel: &Duel, s: &State) -> &'static str {
        of_chapter!(self, it => it.pass_words(duel, s), over: "duel.pass.no")
    }

    pub(crate) fn accept_words(self, duel: &Duel, s: &State) -> &'static str {
        of_chapter!(self, it => it.accept_words(duel, s), over: "duel.accept.yes")
    }

    pub(crate) fn card(self, duel: &Duel, s: &State) -> Option<Card> {
        of_chapter!(self, it => it.card(duel, s), over: None)
    }

    pub(crate) fn ground(self) -> Option<Seat> {
        of_chapter!(self, it => it.ground(), over: None)
    }

    pub(crate) fn row(self, duel: &Duel) -> Option<Row> {
        of_chapter!(self, it => it.row(duel), over: None)
    }

    /// The card under way, if this frame is a step of one.
    pub(crate) fn play(self) -> Option<EffectPlay> {
        if let Frame::Play(play) = self { Some(play) } else { None }
    }

    /// The question of a card and who is asked, if this frame is one.
    pub(crate) fn question_of_card(self) -> Option<(Seat, Ask)> {
        if let Frame::Effect(EffectFrame::Ask(seat, ask)) = self { Some((seat, ask)) } else { None }
    }
}

impl Cx<'_, '_> {
    /// Carries out a choice that is on the menu, and goes on until somebody is asked or chance falls.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        if let Action::Build(face, spot) = action
            && self.s.agenda.top() != Frame::Turn(Phase::Action)
        {
            self.lay_marker(seat, face, spot.site());
            return self.run();
        }
        of_chapter!(self.s.agenda.top(), it => it.act(self, seat, action), over: unreachable!("the game is over"));
        self.run();
    }

    /// Carries out an outcome of chance, and goes on until somebody is asked or chance falls.
    pub(crate) fn fall(&mut self, outcome: Outcome) {
        of_chapter!(self.s.agenda.top(), it => it.fall(self, outcome), over: unreachable!("the game is over"));
        self.run();
    }

    /// Does the work on top of the agenda until somebody is asked or chance falls.
    pub(crate) fn run(&mut self) {
        if self.duel.edition.wins_at_once {
            return self.run_until_won();
        }
        while self.work() {}
    }

    /// The same in games where the active player wins at any moment of the own turn. This is checked after every step,
    /// also if nobody is asked then.
    fn run_until_won(&mut self) {
        while !self.wins_at_once() && self.work() {}
    }

    /// Deals with the top frame; `false` if it awaits somebody or chance, or the game is over.
    pub(crate) fn work(&mut self) -> bool {
        of_chapter!(self.s.agenda.top(), it => it.work(self), over: false)
    }

    /// Takes the top frame off and does its work; new frames come in the order in which they are pushed.
    #[inline]
    pub(crate) fn done(&mut self, work: impl FnOnce(&mut Self)) -> bool {
        self.s.agenda.pop();
        let base = self.s.agenda.depth();
        work(self);
        self.in_order(base);
        true
    }

    /// Puts a frame in the place of the top one.
    #[inline]
    pub(crate) fn replace(&mut self, frame: impl Into<Frame>) {
        self.s.agenda.replace(frame.into());
    }
}
