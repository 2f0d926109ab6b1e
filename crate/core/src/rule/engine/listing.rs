//! Lists completions one by one.

use super::completion_walk::CompletionWalk;
use super::visit::StoredWays;
use crate::rule::board::Position;
use crate::rule::law::Squares;
use crate::sliced::Sliced;

/// Lists the ways to complete a position, up to a given number of them: in slices, or one by one as an iterator, which
/// stops its search soon after the next way.
///
/// ```
/// use queens_core::rule::{Listing, Position};
///
/// let position = Position::from_parts("queens+torus", (5, 5), &[], &[], None)?;
/// for way in Listing::new(&position, 100) {
///     assert_eq!(way.len(), 5);
/// }
/// assert_eq!(Listing::new(&position, 100).count(), 10);
/// # Ok::<(), queens_core::rule::RuleError>(())
/// ```
#[derive(Debug)]
pub struct Listing {
    walk: CompletionWalk<StoredWays>,
    position: Position,
    /// How many ways the iterator has returned.
    returned: usize,
}

/// How many pieces the iterator sets before it checks whether it has found another way.
const STEP: u64 = 256;

impl Listing {
    /// Starts the list. At most `limit` ways are stored.
    #[must_use]
    pub fn new(position: &Position, limit: usize) -> Self {
        Listing {
            walk: CompletionWalk::each(position, |_| StoredWays::new(limit)),
            position: position.clone(),
            returned: 0,
        }
    }

    /// Whether there are more ways than were stored.
    #[must_use]
    pub fn is_truncated(&self) -> bool {
        self.walk.visit().more
    }

    /// How many pieces have been set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.walk.nodes()
    }

    /// The ways found so far, in the order in which they were found. Each includes the given pieces.
    pub fn found(&self) -> impl Iterator<Item = Squares> + '_ {
        self.walk.visit().ways.iter().map(|places| self.way(places))
    }

    fn way(&self, places: &[usize]) -> Squares {
        let squares: Squares = places.iter().map(|&place| self.walk.layout.square(place)).collect();
        squares | self.position.given()
    }
}

impl Iterator for Listing {
    type Item = Squares;

    fn next(&mut self) -> Option<Squares> {
        while self.walk.visit().ways.len() == self.returned {
            if self.run(STEP) && self.walk.visit().ways.len() == self.returned {
                return None;
            }
        }
        let way = self.way(&self.walk.visit().ways[self.returned]);
        self.returned += 1;
        Some(way)
    }
}

impl Sliced for Listing {
    /// Sets about `budget` more pieces; true when all ways were found, or one more than are stored.
    fn run(&mut self, budget: u64) -> bool {
        self.walk.run(budget) || self.is_truncated()
    }
}
