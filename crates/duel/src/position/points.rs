//! Points of a card or a principality (rivals 4).

use std::ops::{Add, AddAssign};

/// Points by kind. Owls and stars are not points: they are counted on dials.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// Victory points, printed as flags.
    pub victory: u8,
    /// Commerce points, printed as scales. They decide the trade advantage.
    pub commerce: u8,
    /// Strength points, printed as axe and shield. They decide the strength advantage.
    pub strength: u8,
    /// Skill points, printed as a harp. They decide a Celebration.
    pub skill: u8,
    /// Progress points, printed as a book. They raise the hand limit.
    pub progress: u8,
    /// Sail points: how far explorer ships sail.
    pub sail: u8,
    /// Cannon points, with which explorer ships fight.
    pub cannon: u8,
}

impl Points {
    /// No points.
    pub const NONE: Points = Points { victory: 0, commerce: 0, strength: 0, skill: 0, progress: 0, sail: 0, cannon: 0 };

    /// This number of victory points and nothing else.
    pub const fn victory(victory: u8) -> Points {
        Points { victory, ..Points::NONE }
    }

    /// This number of commerce points and nothing else.
    pub const fn commerce(commerce: u8) -> Points {
        Points { commerce, ..Points::NONE }
    }

    /// This number of progress points and nothing else.
    pub const fn progress(progress: u8) -> Points {
        Points { progress, ..Points::NONE }
    }

    /// The points of a hero.
    pub const fn hero(strength: u8, skill: u8) -> Points {
        Points { strength, skill, ..Points::NONE }
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points {
            victory: self.victory + other.victory,
            commerce: self.commerce + other.commerce,
            strength: self.strength + other.strength,
            skill: self.skill + other.skill,
            progress: self.progress + other.progress,
            sail: self.sail + other.sail,
            cannon: self.cannon + other.cannon,
        }
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}
