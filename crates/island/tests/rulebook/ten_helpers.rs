//! The ten helpers, one by one (`docs/rules/helpers.md`, section 5).

mod candamir;
mod hilde;
mod jean;
mod lin;
mod louis;
mod marianne;
mod nassir;
mod sean;
mod vincent;
mod william;

use island::testkit::*;
use island::{Card, Event, Outcome, Refusal, Resource};
use island::{HelperEvent, HelperRefusal, ModuleEvent};
use kernel::Viewer;

use super::FIFTEEN;

fn helpers(seat: kernel::Seat, helper: &str) -> Scene {
    scene().options("helpers").helper(seat, helper)
}
