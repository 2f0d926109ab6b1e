//! How many of the completions use each square.

use super::completion_walk::CompletionWalk;
use super::visit::PerPlace;
use crate::rule::board::Position;
use crate::sliced::Sliced;

/// Counts all ways to complete a position, and for each square the ways that have a piece on it, in slices.
#[derive(Debug)]
pub struct Heat {
    walk: CompletionWalk<PerPlace>,
    position: Position,
}

impl Heat {
    /// Starts the count.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        Heat { walk: CompletionWalk::each(position, PerPlace::new), position: position.clone() }
    }

    /// The number of ways so far.
    #[must_use]
    pub fn count(&self) -> u128 {
        self.walk.visit().ways
    }

    /// How many pieces have been set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.walk.nodes()
    }

    /// For each square, row by row, how many ways have a piece on it; for the square of a given piece, all ways. The numbers are
    /// final once all ways have been counted.
    ///
    /// ```
    /// use queens_core::Sliced;
    /// use queens_core::rule::{Board, Heat, Piece, Position, Rule};
    ///
    /// let mut heat = Heat::new(&Position::new(&Rule::of(Piece::Queens), &Board::new(4, 4)?)?);
    /// heat.run_to_end();
    /// assert_eq!(heat.per_square(), [0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0]);
    /// # Ok::<(), queens_core::rule::RuleError>(())
    /// ```
    #[must_use]
    pub fn per_square(&self) -> Vec<u128> {
        let visit = self.walk.visit();
        let mut heat = vec![0; self.position.board().all().len() as usize];
        for (square, place) in self.walk.layout.squares() {
            heat[square as usize] = visit.per_place[place];
        }
        for square in self.position.given().iter() {
            heat[square as usize] = visit.ways;
        }
        heat
    }
}

impl Sliced for Heat {
    /// Sets about `budget` more pieces; true when all ways have been counted.
    fn run(&mut self, budget: u64) -> bool {
        self.walk.run(budget)
    }
}
