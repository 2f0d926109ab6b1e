//! Divides a shard into plain searches, for machines such as GPUs that run thousands of small searches at once.

use std::collections::VecDeque;

/// The largest board that has parts: a word has a bit for each column.
pub(super) const MAX_SIZE: usize = 32;

/// The minimum number of open rows of a part: a smaller search is not worth a part of its own.
const MIN_OPEN_ROWS: usize = 6;

/// A board on which each row has its own free columns. A solution of it has a queen in every row, no two attacking each
/// other.
///
/// ```text
///   x . x . x x      the free columns (.) of three rows: 1 and 3 in the upper half, the other columns in the
///   x . x . x x      lower half
///   . x . x . .
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// For each row the columns that its queen may take, bit 0 for column 0.
    pub free: Vec<u32>,
    /// The number of solutions of the shard that a solution of the part represents.
    pub weight: u32,
}

impl Part {
    /// The first row with a choice, if at least [`MIN_OPEN_ROWS`] further rows have a choice.
    fn open(&self) -> Option<usize> {
        let mut open = (0..).zip(&self.free).filter(|(_, free)| !free.is_power_of_two());
        let first = open.next();
        first.filter(|_| open.count() >= MIN_OPEN_ROWS).map(|(row, _)| row)
    }

    /// One part for every way to fill a row, except for ways that leave another row without a free column.
    fn fill_row(&self, row: usize) -> impl Iterator<Item = Part> {
        let queens = (0..u32::BITS).map(|column| 1 << column).filter(move |queen| self.free[row] & queen != 0);
        let with = move |queen: u32| {
            let left = |other: usize, free: u32| match other.abs_diff(row) {
                0 => queen,
                distance => free & !(queen | queen << distance | queen >> distance),
            };
            let free = (0..).zip(&self.free).map(|(other, &free)| left(other, free)).collect();
            Part { free, weight: self.weight }
        };
        queens.map(with).filter(|part| !part.free.contains(&0))
    }
}

/// Divides the work into at least `least` parts, if possible. Rows are filled from the top.
pub(super) fn divide(parts: Vec<Part>, least: usize) -> Vec<Part> {
    let mut whole = Vec::new();
    let mut waiting = VecDeque::from(parts);
    while whole.len() + waiting.len() < least
        && let Some(part) = waiting.pop_front()
    {
        match part.open() {
            None => whole.push(part),
            Some(row) => waiting.extend(part.fill_row(row)),
        }
    }
    whole.extend(waiting);
    whole
}
