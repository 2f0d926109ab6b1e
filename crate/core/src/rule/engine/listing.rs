//! The completions themselves, one by one.

use super::visit::Kept;
use super::walking::Walking;
use crate::rule::board::Position;
use crate::rule::law::Squares;
use crate::sliced::Sliced;

/// Lists the ways to complete a position in slices, up to a given number of them.
pub struct Listing {
    walking: Walking<Kept>,
    position: Position,
}

impl Listing {
    /// Starts the list. At most `most` ways are stored.
    #[must_use]
    pub fn new(position: &Position, most: usize) -> Self {
        Listing { walking: Walking::each(position, |_| Kept::new(most)), position: position.clone() }
    }

    /// Whether there are more ways than were stored.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.walking.visit().more
    }

    /// How many pieces have been set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.walking.nodes()
    }

    /// The ways found so far, in the order in which they were found. Each includes the given pieces.
    pub fn found(&self) -> impl Iterator<Item = Squares> + '_ {
        let given = self.position.given();
        let layout = &self.walking.layout;
        let squares = move |places: &Vec<usize>| places.iter().map(|&place| layout.square(place)).collect::<Squares>();
        self.walking.visit().ways.iter().map(move |places| squares(places) | given)
    }
}

impl Sliced for Listing {
    /// Sets about `budget` more pieces; true when all ways were found, or one more than are stored.
    fn run(&mut self, budget: u64) -> bool {
        self.walking.run(budget) || self.is_cut()
    }
}
