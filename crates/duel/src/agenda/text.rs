//! Frames of the agenda as text, as positions and the knowledge of a seat contain them; and the words of questions.

use kernel::{Phrase, Seat};

use super::check::{FramePlace, Verdict};
use super::{Chapter, Frame, of_chapter, read_frame};
use crate::card::{Moment, Ware};
use crate::cards::Card;
use crate::chapters::effects::{Filter, Packed};
use crate::matches::rules::Duel;
use crate::position::piles::Row;
use crate::position::site::Site;
use crate::position::state::{End, State};
use crate::vocabulary::resource::{Bundle, Kinds, Resource};

/// How a chapter's frames are worded, written, read and checked.
pub(crate) trait ChapterText: Chapter {
    /// The question that the player reads.
    fn question(self, duel: &Duel, s: &State) -> Phrase;

    /// The words for choosing an end: a key of `texts/`.
    fn grow_words(self) -> &'static str {
        "duel.do.grow"
    }

    /// The frame as text.
    fn text(self, duel: &Duel) -> String;

    /// Reads a frame of this chapter; `name` is its first word, `words` are the others.
    fn read(duel: &Duel, name: &str, words: &mut FrameWords<'_>) -> Option<Self>;

    /// Whether the frame can be at its place of a written agenda.
    fn check(self, here: &FramePlace<'_>) -> Verdict;

    /// Whether the frame may await somebody or chance.
    fn awaits(self) -> bool;

    /// The largest number of frames that this one can put on the agenda, itself included. The worst case of all is an
    /// event that rebuilds the stack, draws the next event and lets a card be lost: 16.
    fn room(self) -> usize {
        5
    }

    /// Whether it comes between a threat and its effect.
    fn threatens(self) -> bool {
        false
    }

    /// Whether a seat pays here.
    fn is_paid_by(self, _seat: Seat) -> bool {
        false
    }

    /// Whether it needs the event of the turn.
    fn needs_event(self) -> bool {
        false
    }

    /// The next sort in a list of all sorts of this chapter; the first one for `None`. It matches every sort by
    /// name, so that a new one does not compile before it is in the list.
    #[cfg(test)]
    fn next_sort(before: Option<Self>) -> Option<Self>;
}

impl Frame {
    pub(crate) fn question(self, duel: &Duel, s: &State) -> Phrase {
        of_chapter!(self, it => it.question(duel, s), over: Phrase::new("duel.ask.nothing"))
    }

    pub(crate) fn grow_words(self) -> &'static str {
        of_chapter!(self, it => it.grow_words(), over: "duel.do.grow")
    }

    pub(crate) fn check(self, here: &FramePlace<'_>) -> Verdict {
        of_chapter!(self, it => it.check(here), over: Err("after the end nothing is on the agenda"))
    }

    pub(crate) fn awaits(self) -> bool {
        of_chapter!(self, it => it.awaits(), over: false)
    }

    pub(crate) fn room(self) -> usize {
        of_chapter!(self, it => it.room(), over: 5)
    }

    pub(crate) fn threatens(self) -> bool {
        of_chapter!(self, it => it.threatens(), over: false)
    }

    pub(crate) fn is_paid_by(self, seat: Seat) -> bool {
        of_chapter!(self, it => it.is_paid_by(seat), over: false)
    }

    pub(crate) fn needs_event(self) -> bool {
        of_chapter!(self, it => it.needs_event(), over: false)
    }
}

impl Duel {
    /// A frame as text.
    pub(crate) fn frame_text(&self, frame: Frame) -> String {
        of_chapter!(frame, it => it.text(self), over: "over".into())
    }

    /// Reads a frame.
    pub(crate) fn frame_from(&self, text: &str) -> Option<Frame> {
        let mut words = FrameWords(text.split(' '));
        let frame = match words.word()? {
            "over" => Frame::Over,
            name => read_frame(self, name, &mut words)?,
        };
        words.word().is_none().then_some(frame)
    }
}

/// Amounts of all resources.
pub(crate) fn bundle_text(bundle: Bundle) -> String {
    Resource::ALL.map(|resource| bundle.get(resource).to_string()).join("/")
}

/// The words of a frame that is read.
pub(crate) struct FrameWords<'a>(std::str::Split<'a, char>);

impl<'a> FrameWords<'a> {
    pub(crate) fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    pub(crate) fn number(&mut self) -> Option<u8> {
        let word = self.word()?;
        word.parse::<u8>().ok().filter(|number| number.to_string() == word)
    }

    pub(crate) fn below(&mut self, bound: u8) -> Option<u8> {
        self.number().filter(|&number| number < bound)
    }

    pub(crate) fn seat(&mut self) -> Option<Seat> {
        self.below(2).map(Seat)
    }

    pub(crate) fn truth(&mut self) -> Option<bool> {
        self.below(2).map(|it| it == 1)
    }

    pub(crate) fn kinds(&mut self) -> Option<Kinds> {
        self.below(64).map(Kinds)
    }

    pub(crate) fn site(&mut self) -> Option<Site> {
        self.number().map(Site).filter(|&it| it.0 < 128 || it.sea_place().is_some() || it == Site::NONE)
    }

    pub(crate) fn lying_site(&mut self) -> Option<Site> {
        self.below(128).map(Site)
    }

    pub(crate) fn row(&mut self) -> Option<Row> {
        self.below(18).map(Row)
    }

    pub(crate) fn moment(&mut self) -> Option<Moment> {
        let name = self.word()?;
        Moment::ALL.into_iter().find(|moment| moment.name() == name)
    }

    pub(crate) fn ware(&mut self) -> Option<Ware> {
        let name = self.word()?;
        Ware::ALL.into_iter().find(|ware| ware.name() == name)
    }

    pub(crate) fn filter(&mut self) -> Option<Filter> {
        let name = self.word()?;
        Filter::NAMED.iter().find(|it| it.0 == name).map(|it| it.1)
    }

    pub(crate) fn end(&mut self) -> Option<End> {
        self.truth().map(|right| if right { End::Right } else { End::Left })
    }

    pub(crate) fn bundle(&mut self) -> Option<Bundle> {
        let mut parts = self.word()?.split('/');
        let mut bundle = Bundle::NONE;
        for resource in Resource::ALL {
            let part = parts.next()?;
            let count: u8 = part.parse().ok().filter(|count: &u8| *count < 8 && count.to_string() == part)?;
            bundle = bundle + Bundle::some(resource, count);
        }
        parts.next().is_none().then_some(bundle)
    }

    pub(crate) fn sites(&mut self) -> Option<Packed> {
        let word = self.word()?;
        let sites = u64::from_str_radix(word, 16).ok()?;
        (format!("{sites:x}") == word).then_some(Packed::of(sites))
    }

    pub(crate) fn card(&mut self, duel: &Duel) -> Option<Card> {
        duel.edition.card(self.word()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agenda::every_sort;
    use crate::testkit::duel;

    #[test]
    fn every_sort_of_frame_is_written_and_read_back() {
        let duel = duel().duel;
        let mut texts: Vec<String> = Vec::new();
        for frame in [Frame::Over].into_iter().chain(every_sort()) {
            let text = duel.frame_text(frame);
            assert_eq!(duel.frame_from(&text), Some(frame), "{text}");
            assert_eq!(duel.frame_from(&format!("{text} 0")), None, "{text} is followed by nothing");
            assert!(!texts.contains(&text), "{text} is written for two frames");
            texts.push(text);
        }
    }
}
