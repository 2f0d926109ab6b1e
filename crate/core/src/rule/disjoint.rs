//! The most solutions of which no two share a square. As many as a row has squares colour the whole board: a queens' Latin
//! square.

use super::board::Board;
use super::squares::Squares;
use crate::sliced::Sliced;

/// Chooses solutions by the square of the first row that they use, one square after the other, until everything was tried.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::rule::{Board, Disjoint, Listing, Piece, Position, Rule};
///
/// let board = Board::new(5, 5)?;
/// let mut listing = Listing::new(&Position::new(&Rule::of(Piece::Queens), &board)?, 100);
/// while !listing.run(1_000) {}
/// let solutions: Vec<_> = listing.found().collect();
/// let mut disjoint = Disjoint::new(&board, &solutions);
/// while !disjoint.run(1_000) {}
/// assert_eq!(disjoint.best().len(), 5); // of the ten solutions five colour the board
/// # Ok::<(), queens_core::rule::RuleError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Disjoint {
    solutions: Vec<Squares>,
    rows: Vec<Squares>,
    first: Vec<u32>,
    stack: Vec<Level>,
    best: Vec<usize>,
    proved: bool,
    nodes: u64,
}

#[derive(Clone, Debug)]
struct Level {
    /// Solutions that share no square with those chosen, nor use one of the first row that was passed over.
    left: Vec<usize>,
    /// The place in the first row whose square is used next, or by none.
    place: usize,
    /// Solutions with that square that are still to be tried.
    choices: Vec<usize>,
    chosen: Vec<usize>,
}

impl Disjoint {
    /// Before anything was tried. Each of the `solutions` has a piece in every row of `board`.
    #[must_use]
    pub fn new(board: &Board, solutions: &[Squares]) -> Self {
        let row = |row: u32| -> Squares { (0..board.columns()).map(|column| board.square(row, column)).collect() };
        let rows: Vec<Squares> = (0..board.rows()).map(row).collect();
        let mut disjoint = Disjoint {
            solutions: solutions.to_vec(),
            first: rows[0].iter().collect(),
            rows,
            stack: Vec::new(),
            best: Vec::new(),
            proved: false,
            nodes: 0,
        };
        disjoint.descend((0..solutions.len()).collect(), 0, Vec::new());
        disjoint
    }

    /// The most solutions found so far that go together, by their places in the list.
    #[must_use]
    pub fn best(&self) -> &[usize] {
        &self.best
    }

    /// How many solutions were chosen so far, all in all.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    fn step(&mut self) {
        let Some(level) = self.stack.last_mut() else {
            self.proved = true;
            return;
        };
        self.nodes += 1;
        let place = level.place;
        if let Some(choice) = level.choices.pop() {
            let taken = self.solutions[choice];
            let apart = |&other: &usize| self.solutions[other].is_disjoint(taken);
            let left = level.left.iter().copied().filter(apart).collect();
            let chosen = level.chosen.iter().copied().chain([choice]).collect();
            self.descend(left, place + 1, chosen);
        } else if let Some(Level { left, chosen, .. }) = self.stack.pop() {
            let square = self.first[place];
            let without = left.into_iter().filter(|&other| !self.solutions[other].contains(square)).collect();
            self.descend(without, place + 1, chosen);
        }
    }

    fn descend(&mut self, left: Vec<usize>, place: usize, chosen: Vec<usize>) {
        if chosen.len() > self.best.len() {
            self.best.clone_from(&chosen);
        }
        // One more than the best is wanted, and each takes another square of every row.
        let wanted = self.best.len() + 1 - chosen.len();
        let used = left.iter().fold(Squares::EMPTY, |used, &solution| used | self.solutions[solution]);
        if place == self.first.len() || self.rows.iter().any(|&row| ((row & used).len() as usize) < wanted) {
            return;
        }
        let square = self.first[place];
        let choices = left.iter().copied().filter(|&solution| self.solutions[solution].contains(square)).collect();
        self.stack.push(Level { left, place, choices, chosen });
    }
}

impl Sliced for Disjoint {
    /// Chooses about `choices` solutions more; true when it is proved that no more go together.
    fn run(&mut self, choices: u64) -> bool {
        let stop = self.nodes.saturating_add(choices);
        while !self.proved {
            if self.nodes >= stop {
                return false;
            }
            self.step();
        }
        true
    }
}
