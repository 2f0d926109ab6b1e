//! Solutions that a half turn or a quarter turn of the board leaves unchanged, counted one orbit of squares at a time.
//!
//! To count solutions with half-turn symmetry, each queen is set together with its image near the bottom:
//!
//! ```text
//!   . . Q . . .   <- the row being filled       x: where a queen would attack its own image, which are the two
//!   x . . . . x                                    long diagonals and the middle column of an odd board
//!   . x . . x .
//!   . x . . x .
//!   x . . . . x
//!   . . . Q . .   <- its image
//! ```
//!
//! A quarter turn takes a queen in row `r` and column `c` to column `r`, then to row `n-1-r`, then to column `n-1-c`.
//! With the distances `x` and `y` of its row and its column from the edge, four queens are in the rows and columns at
//! these two distances, in one of two ways that occupy the same diagonals: the diagonals at the distances `|x-y|` and
//! `n-1-x-y` from the long diagonals. So a solution pairs the distances 0, 1, 2, ... in such a way that all numbers
//! `y-x` and `n-1-x-y` differ, and each pairing of `n/4` pairs represents `2^(n/4)` solutions (Kraitchik, *Le problème
//! des reines*, 1926, page 18, counts the pairings by hand).

use crate::bits;
use crate::count::error::CountError;
use crate::sliced::Sliced;

/// The rotation that leaves a solution unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Turn {
    /// By 180 degrees: OEIS A032522.
    Half,
    /// By 90 degrees, and so also by 180: OEIS A033148.
    Quarter,
}

impl Turn {
    /// The largest board that is counted: the lines of larger boards do not fit into words.
    #[must_use]
    pub fn max_size(self) -> usize {
        match self {
            Turn::Half => 32,
            Turn::Quarter => 64,
        }
    }
}

/// Counts the solutions of the empty board that a rotation leaves unchanged, in slices, without counting other solutions.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::count::solutions::{Turn, TurnedCount};
///
/// let mut count = TurnedCount::new(Turn::Quarter, 32)?;
/// while !count.run(10_000) {}
/// assert_eq!(count.found(), 406_784);
/// # Ok::<(), queens_core::count::CountError>(())
/// ```
#[derive(Clone, Debug)]
pub struct TurnedCount {
    turn: Turn,
    size: u32,
    stack: Vec<Level>,
    /// For a half turn, the solutions with the first queen in the left half; for a quarter turn, the pairings; and the
    /// number of solutions that each of them represents.
    found: u64,
    each: u64,
    nodes: u64,
}

/// A row of a half turn, or a distance of a quarter turn, and the choices left to try for it.
#[derive(Clone, Copy, Debug)]
struct Level {
    /// The row, or the distance.
    at: u32,
    /// The columns, or the other distances, that were not tried yet; and how many there were.
    untried: u64,
    all: u32,
    /// Columns with a queen, or distances without a pair.
    columns: u64,
    /// Diagonals with a queen: of a half turn by the columns in which they meet row 0, of a quarter turn by their distances
    /// from the long diagonal.
    diagonals: u64,
    anti_diagonals: u64,
}

impl TurnedCount {
    /// Starts the count for the board of `size` rows.
    ///
    /// # Errors
    /// [`CountError::Board`] for a board without rows, [`CountError::Size`] above the [largest](Turn::max_size) board.
    pub fn new(turn: Turn, size: usize) -> Result<Self, CountError> {
        if size == 0 {
            return Err(CountError::no_rows());
        }
        if size > turn.max_size() {
            return Err(CountError::Size { size, least: 1, limit: turn.max_size() });
        }
        let size = size as u32;
        let mut count = TurnedCount { turn, size, stack: Vec::new(), found: 0, each: 1, nodes: 0 };
        match turn {
            _ if size < 2 => count.found = 1,
            Turn::Half => {
                count.each = 2;
                let is_odd = size % 2 == 1;
                // The queen in the middle of an odd board is its own image. It is on both long diagonals.
                let (middle, lines) = if is_odd { (1 << (size / 2), 1 << (size - 1)) } else { (0, 0) };
                let first = count.row(0, middle, lines, lines);
                count.push(Level { untried: first.untried & bits::low(size / 2), ..first });
            }
            Turn::Quarter if size % 4 > 1 => {}
            Turn::Quarter => {
                count.each = 1 << (size / 4);
                count.push(count.distance(bits::low(size / 2), 0));
            }
        }
        Ok(count)
    }

    /// The solutions found so far; all of them once [`run`](Sliced::run) has returned true.
    #[must_use]
    pub fn found(&self) -> u64 {
        self.found * self.each
    }

    /// How many queens were set so far, without their images.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How much of the count is done, from 0 to 1, assuming that every choice takes equally long.
    #[must_use]
    pub fn share(&self) -> f64 {
        if self.stack.is_empty() {
            return 1.0;
        }
        let (mut share, mut width) = (0.0, 1.0);
        for level in &self.stack {
            let all = f64::from(level.all);
            // The choice that was tried last is not done yet.
            share += width * (all - f64::from(level.untried.count_ones()) - 1.0).max(0.0) / all;
            width /= all;
        }
        share
    }

    fn push(&mut self, level: Level) {
        let all = level.untried.count_ones();
        if all > 0 {
            self.stack.push(Level { all, ..level });
        }
    }

    /// A row of a half turn.
    #[inline]
    fn row(&self, row: u32, columns: u64, diagonals: u64, anti_diagonals: u64) -> Level {
        let last = self.size - 1;
        let own_image = 1 << row | 1 << (last - row);
        let closed = own_image | columns | diagonals >> (last - row) | anti_diagonals >> row;
        let untried = bits::low(self.size) & !closed;
        Level { at: row, untried, all: 0, columns, diagonals, anti_diagonals }
    }

    /// The smallest of the distances without a pair.
    #[inline]
    fn distance(&self, open: u64, lines: u64) -> Level {
        let at = open.trailing_zeros();
        let others = bits::without_lowest(open);
        // Distances `y` for which `y - at` or `size - 1 - at - y` is a used diagonal.
        let closed = lines << at | lines.reverse_bits() >> (64 - self.size + at);
        Level { at, untried: others & !closed, all: 0, columns: others, diagonals: lines, anti_diagonals: 0 }
    }

    #[inline]
    fn step(&mut self) {
        let Some(level) = self.stack.last_mut() else { return };
        if level.untried == 0 {
            self.stack.pop();
            return;
        }
        let column = level.untried.trailing_zeros();
        level.untried = bits::without_lowest(level.untried);
        self.nodes += 1;
        let Level { at, columns, diagonals, anti_diagonals, .. } = *level;
        let last = self.size - 1;
        match self.turn {
            Turn::Half if at + 1 == self.size / 2 => self.found += 1,
            Turn::Half => {
                let both = |place: u32| 1 << place | 1 << (2 * last - place);
                let columns = columns | 1 << column | 1 << (last - column);
                let diagonals = diagonals | both(last - at + column);
                self.push(self.row(at + 1, columns, diagonals, anti_diagonals | both(at + column)));
            }
            Turn::Quarter => {
                let open = columns & !(1 << column);
                if open == 0 {
                    self.found += 1;
                } else {
                    self.push(self.distance(open, diagonals | 1 << (column - at) | 1 << (last - at - column)));
                }
            }
        }
    }
}

impl Sliced for TurnedCount {
    /// Sets about `nodes` more queens with their images; true when all solutions were counted.
    fn run(&mut self, nodes: u64) -> bool {
        let stop = self.nodes.saturating_add(nodes);
        while self.nodes < stop && !self.stack.is_empty() {
            self.step();
        }
        self.stack.is_empty()
    }
}

/// How many solutions of a board a rotation leaves unchanged.
///
/// # Panics
/// Above the largest board.
pub(super) fn unchanged(turn: Turn, size: u32) -> u64 {
    let mut count = TurnedCount::new(turn, size as usize).expect("a supported size");
    count.run_to_end();
    count.found()
}
