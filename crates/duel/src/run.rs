//! The agenda at work: what happens until a question or a roll is on top.

use kernel::{Seat, Seats};

use crate::asking::OPEN;
use crate::card::Moment;
use crate::cards::Card;
use crate::cx::Cx;
use crate::piles::Row;
use crate::site::Site;
use crate::state::{Frame, Phase, Play, foe};

impl Cx<'_, '_> {
    /// Does the work on top of the agenda until somebody is asked or chance falls.
    pub(crate) fn run(&mut self) {
        while self.work() {}
        if self.duel.edition.wins_at_once {
            self.win_at_once();
        }
    }

    /// The active player wins at any moment of his turn (classic 11).
    #[cold]
    fn win_at_once(&mut self) {
        if self.s.agenda.top() != Frame::Over {
            self.declare_winner();
        }
    }

    /// Deals with the top frame; `false` if it awaits somebody or chance, or the game is over.
    pub(crate) fn work(&mut self) -> bool {
        let frame = self.s.agenda.top();
        match frame {
            Frame::Over
            | Frame::Start(..)
            | Frame::LayRegions(..)
            | Frame::GuardRoll(..)
            | Frame::Die(_)
            | Frame::EventRoll
            | Frame::Shuffle(_)
            | Frame::PutAside(_)
            | Frame::TakeOff(_)
            | Frame::Offer(..)
            | Frame::Ask(..) => return false,
            Frame::Turn(phase) => return self.work_turn(phase),
            Frame::Avert(seat) => return self.work_avert(seat),
            Frame::Gain { seat, kinds, n, stop } => return self.work_gain(seat, kinds, n, stop),
            Frame::Bring { seat, region, n } => return self.work_bring(seat, region, n),
            Frame::Pay(seat, price) => return self.work_pay(seat, price),
            Frame::LeaveOut(seat, price, less) => return self.work_leave_out(seat, price, less),
            Frame::Gild { seat, price, less, gilds } => return self.work_gild(seat, price, less, gilds),
            Frame::PayAny(seat, n) => return self.work_pay_any(seat, n),
            Frame::Wares { seat, ware, n, gain } => return self.work_wares(seat, ware, n, gain),
            Frame::Rob { seat, giver, kinds, n, stop } => return self.work_rob(seat, giver, kinds, n, stop),
            Frame::PutBack(seat, n, filter) => return self.work_put_back(seat, n, filter),
            Frame::Draws(seat, n) => return self.work_draws(seat, n),
            Frame::Bury(seat, site) => return self.work_bury(seat, site),
            Frame::TakeFrom(seat, row) => return self.work_take_from(seat, row),
            Frame::Surplus(seat) => return self.work_surplus(seat),
            Frame::Redraw(seat, stacks) => return self.work_redraw(seat, stacks),
            Frame::Fetch(seat, site) => return self.work_fetch(seat, site),
            Frame::Hear { .. } => self.work_hear(frame),
            Frame::Strike(victim) => {
                self.s.agenda.pop();
                self.strike(victim);
            }
            _ => {
                self.s.agenda.pop();
                let base = self.s.agenda.depth();
                match frame {
                    Frame::Produce => self.produce(),
                    Frame::EventDie => self.event_die(),
                    Frame::DiceShown => self.dice_shown(),
                    Frame::Raid(seat) => self.raid(seat),
                    Frame::EventIs(event) => self.s.event = event,
                    Frame::DrawEvent => self.draw_event(),
                    Frame::PutAway(seat, face) => self.put_away(seat, face),
                    Frame::Raise(seat, site) => self.raise(seat, site),
                    Frame::LayRoad(seat, end) => self.lay_road(seat, end),
                    Frame::LaySettlement(seat, end) => self.lay_settlement(seat, end),
                    Frame::LayCity(seat, place) => self.lay_city(seat, place),
                    Frame::Search(seat, stack) => self.look_through(seat, stack),
                    Frame::Play(play) => {
                        let effect = play.moment.of(play.card.def()).expect("a card speaks only when it has to say");
                        effect(self, play);
                    }
                    other => unreachable!("{other:?} is no work"),
                }
                self.in_order(base);
            }
        }
        true
    }

    fn work_turn(&mut self, phase: Phase) -> bool {
        if self.s.bereft != Seats::NONE {
            self.tell_bereft();
            return true;
        }
        match phase {
            Phase::BeforeRoll => false,
            Phase::Dice if self.s.number != 0 && self.s.event.is_some() => {
                self.dice_known();
                true
            }
            Phase::Dice => false,
            Phase::Action => match self.s.preparing {
                None => self.declare_winner() || self.duel.edition.passive_limit && self.keep_limits(false),
                Some(now) => self.work_preparing(now),
            },
            Phase::Replenish => self.work_replenish(),
            Phase::Fill => self.work_fill(),
            Phase::Exchange => self.work_exchange(),
            Phase::End => {
                self.end_turn();
                true
            }
        }
    }

    /// All is done by which somebody lost cards of the hand: his cards hear of it.
    #[cold]
    fn tell_bereft(&mut self) {
        let bereft = std::mem::take(&mut self.s.bereft);
        let base = self.s.agenda.depth();
        for seat in [self.s.active, foe(self.s.active)].into_iter().filter(|&seat| bereft.has(seat)) {
            self.hear(Moment::HandLost, seat, false);
        }
        self.in_order(base);
    }

    /// The next lying card hears of a moment; the frame goes when all have.
    fn work_hear(&mut self, frame: Frame) {
        let Frame::Hear { moment, seat, from, both, about } = frame else { unreachable!("only this frame is heard") };
        let side = self.s.side(seat);
        if from < OPEN && side.tally.standing & self.duel.speaking(moment) != 0 {
            let speaks = |&(site, card): &(Site, Card)| site.0 >= from && moment.of(card.def()).is_some();
            let next = self.s.find_working(self.duel, seat, speaks);
            if let Some((site, card)) = next {
                self.s.agenda.replace(Frame::Hear { moment, seat, from: site.0 + 1, both, about });
                self.push(Frame::Play(Play { n: about, ..self.play(card, moment, seat, site) }));
                return;
            }
        }
        // Cards that were played before the roll lie open and hear the dice after those of the active player.
        if moment == Moment::EventDie && seat == self.s.active {
            let open = self.s.piles.faces(Row::OPEN);
            let done = usize::from(from.max(OPEN) - OPEN);
            for (at, &face) in open.iter().enumerate().skip(done) {
                let card = self.duel.card(face);
                if moment.of(card.def()).is_some() {
                    self.s.agenda.replace(Frame::Hear { moment, seat, from: OPEN + 1 + at as u8, both, about });
                    self.push(Frame::Play(self.play(card, moment, seat, Site::NONE)));
                    return;
                }
            }
        }
        match both {
            true => self.s.agenda.replace(Frame::Hear { moment, seat: foe(seat), from: 0, both: false, about }),
            false => drop(self.s.agenda.pop()),
        }
    }

    /// A card that begins to speak.
    pub(crate) fn play(&self, card: Card, moment: Moment, by: Seat, at: Site) -> Play {
        Play::begun(card, moment, by, at)
    }
}
