//! A place of a principality, with the facts that are needed to name it in words.

use kernel::Seat;

use crate::position::piles::Face;
use crate::position::side::Side;
use crate::position::site::{Site, Spot};
use crate::position::state::{End, State};

/// A place with the facts that are needed to name it in words, so that an event can be told without the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Located {
    /// The place in the notation of records, seen from the owner of the principality or of the card.
    pub spot: Spot,
    /// Its position in its row, as counted on the table: a word of `texts/` in the group `which`.
    pub(crate) which: &'static str,
    /// Whether a city lies in its column.
    pub(crate) city: bool,
    /// The region in its column and row; `Face(0)` if there is none.
    pub(crate) region: Face,
    /// Whether it lies in the principality of the player who is not acting.
    pub(crate) elsewhere: bool,
}

impl State {
    /// A spot of `owner`, for an event in which `seat` acts.
    pub(crate) fn located(&self, seat: Seat, owner: Seat, spot: Spot) -> Located {
        let (host, site) = spot.site().ground(owner);
        let side = self.side(host);
        let is_region = spot.row < Spot::BESIDE && spot.column % 2 != 0 && spot.row != 0;
        Located {
            spot,
            which: side.which(spot),
            city: site.is_of_a_place() && side.cities >> site.place() & 1 == 1,
            region: if is_region { side.regions[site.region().index()] } else { Face(0) },
            elsewhere: host != seat,
        }
    }

    /// A site of a seat, at home or abroad, for an event in which this seat acts.
    pub(crate) fn located_site(&self, seat: Seat, site: Site) -> Located {
        self.located(seat, seat, self.spot(seat, site))
    }
}

impl Side {
    /// The word for a spot's position in its row, counted from the nearer end.
    fn which(&self, spot: Spot) -> &'static str {
        let half = spot.column.div_euclid(2);
        let (first, count) = match (spot.row, spot.column % 2) {
            (Spot::BESIDE, _) => return "beside",
            (Spot::SEA.., _) => return ["first", "second", "third"][spot.column as usize - 1],
            (_, 0) => (self.left, self.places() as i8),
            (0, _) => (self.left - self.has_open_road(End::Left) as i8, self.roads.count_ones() as i8),
            _ => (self.left - 1, self.places() as i8 + 1),
        };
        let (before, behind) = (half - first, first + count - 1 - half);
        match before - behind {
            _ if before <= 0 && behind > before => "left",
            _ if behind <= 0 && before > behind => "right",
            0 => "middle",
            ..0 => ["second-left", "third-left", "fourth-left"][before as usize - 1],
            _ => ["second-right", "third-right", "fourth-right"][behind as usize - 1],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::{A, duel};

    #[test]
    fn a_place_is_counted_from_the_nearer_end_of_its_row() {
        let which = |scene: &crate::testkit::Scene, spots: &[&str]| -> Vec<&str> {
            spots.iter().map(|spot| scene.s.side(A).which(Spot::read(spot).expect("a spot"))).collect()
        };
        let start = duel();
        assert_eq!(which(&start, &["0", "0,a", "2,b"]), ["left", "left", "right"]);
        // One road lies between the start settlements; those beyond an end are not built yet.
        assert_eq!(which(&start, &["1", "3", "-1", "4", "-2"]), ["middle", "right", "left", "right", "left"]);
        assert_eq!(which(&start, &["-1,a", "1,b", "3,a2"]), ["left", "middle", "right"]);
        assert_eq!(which(&start, &["0,m", "2,sb"]), ["beside", "second"]);
        let mut grown = duel().rich(A).road(A);
        grown.does(A, "settlement right");
        assert_eq!(which(&grown, &["0", "2,a", "4"]), ["left", "middle", "right"]);
        assert_eq!(which(&grown, &["1", "3", "5"]), ["left", "right", "right"]);
        assert_eq!(which(&grown, &["-1,a", "1,a", "3,b", "5,b"]), ["left", "second-left", "second-right", "right"]);
    }
}
