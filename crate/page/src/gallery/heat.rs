//! How often each square takes part in the solutions of an empty board, in slices.

use super::{SizeError, within};
use queens_core::Sliced;

/// The largest board whose squares are summed: 14,772,512 solutions, some seconds of work.
const MAX_SIZE: usize = 16;

/// The search is cut into parts by the queens of this many first rows.
const DEPTH: u32 = 3;

/// For each square of an empty board, the number of solutions with a queen on it: a sum in progress.
///
/// The search tries the queens of the left half of the first row, each of which counts for its mirror image too;
/// a queen in the middle of an odd board counts once. In the end the sums are averaged with their mirror images:
///
/// ```text
///   2 2 . .      2 2 1 . .         s(row, column) + s(row, last - column)
///   . . . .      . . . . .         --------------------------------------
///                                                    2
/// ```
///
/// ```
/// use queens_core::Sliced;
/// use queens_page::gallery::Heat;
///
/// let mut heat = Heat::new(8)?;
/// heat.run_to_end();
/// assert_eq!(heat.squares()[..8], [4, 8, 16, 18, 18, 16, 8, 4]);
/// # Ok::<(), queens_page::gallery::SizeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Heat {
    waiting: Vec<Part>,
    walk: Walk,
    solutions: u64,
    share: f64,
}

/// A pending part of the search: the queens of the first rows, and their attacks in the next one.
#[derive(Clone, Debug)]
struct Part {
    row: u32,
    columns: u32,
    left: u32,
    right: u32,
    /// The columns of its queens.
    queens: [u32; DEPTH as usize],
    /// Its share of the whole search, assuming that all children of a part are equally large.
    share: f64,
}

impl Heat {
    /// Starts the sum.
    ///
    /// # Errors
    /// [`SizeError`] for 0 rows and above 16.
    pub fn new(size: usize) -> Result<Heat, SizeError> {
        let size = within(size, MAX_SIZE)?;
        let whole = Part { row: 0, columns: 0, left: 0, right: 0, queens: [0; DEPTH as usize], share: 1.0 };
        let walk = Walk { size, all: (1 << size) - 1, weight: 0, nodes: 0, sums: vec![0; (size * size) as usize] };
        Ok(Heat { waiting: vec![whole], walk, solutions: 0, share: 0.0 })
    }

    /// The finished share of the search, from 0 to 1. It never decreases.
    #[must_use]
    pub fn share(&self) -> f64 {
        if self.waiting.is_empty() { 1.0 } else { self.share.min(1.0) }
    }

    /// The number of solutions visited so far.
    #[must_use]
    pub fn solutions(&self) -> u64 {
        self.solutions
    }

    /// n x n, row by row: the number of solutions visited so far with a queen on the square, mirror images included.
    #[must_use]
    pub fn squares(&self) -> Vec<u64> {
        let rows = self.walk.sums.chunks_exact(self.walk.size as usize);
        rows.flat_map(|row| row.iter().zip(row.iter().rev()).map(|(one, mirrored)| (one + mirrored) / 2)).collect()
    }

    fn split(&mut self, part: &Part) {
        let tried = if part.row == 0 { self.walk.left_half() } else { self.walk.all };
        let free = tried & !(part.columns | part.left | part.right);
        if free == 0 {
            self.share += part.share;
        }
        for column in (0..self.walk.size).filter(|column| free >> column & 1 == 1) {
            let queen = 1 << column;
            let mut next = Part {
                row: part.row + 1,
                columns: part.columns | queen,
                left: (part.left | queen) << 1,
                right: (part.right | queen) >> 1,
                share: part.share / f64::from(free.count_ones()),
                ..*part
            };
            next.queens[part.row as usize] = column;
            self.waiting.push(next);
        }
    }

    fn finish(&mut self, part: &Part) {
        let walk = &mut self.walk;
        walk.weight = if 2 * part.queens[0] + 1 == walk.size { 1 } else { 2 };
        let found = walk.below(part.row, part.columns, part.left, part.right);
        for row in 0..part.row {
            walk.sums[(row * walk.size + part.queens[row as usize]) as usize] += found;
        }
        self.solutions += found;
        self.share += part.share;
    }
}

impl Sliced for Heat {
    /// Works for about `nodes` nodes; true when every solution was visited.
    fn run(&mut self, nodes: u64) -> bool {
        let end = self.walk.nodes.saturating_add(nodes);
        while self.walk.nodes < end
            && let Some(part) = self.waiting.pop()
        {
            if part.row < DEPTH.min(self.walk.size) {
                self.split(&part);
            } else {
                self.finish(&part);
            }
        }
        self.waiting.is_empty()
    }
}

/// Bitmask search that adds the solutions below a queen to the sum of its square.
#[derive(Clone, Debug)]
struct Walk {
    size: u32,
    all: u32,
    /// The weight of a solution.
    weight: u64,
    nodes: u64,
    sums: Vec<u64>,
}

impl Walk {
    /// The left half of a row, including the middle square if the board is odd.
    fn left_half(&self) -> u32 {
        self.all >> (self.size / 2)
    }

    /// The weight of the solutions that fill the rows from this one on.
    fn below(&mut self, row: u32, columns: u32, left: u32, right: u32) -> u64 {
        if columns == self.all {
            return self.weight;
        }
        let mut free = self.all & !(columns | left | right);
        let mut found = 0;
        while free != 0 {
            let queen = free & free.wrapping_neg();
            free ^= queen;
            self.nodes += 1;
            let below = self.below(row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
            if below > 0 {
                self.sums[(row * self.size + queen.trailing_zeros()) as usize] += below;
                found += below;
            }
        }
        found
    }
}
