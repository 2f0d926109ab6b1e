//! A short reason, for people, why queens have no completion.
//!
//! Take a row or column with few candidate squares, try each of them, and propagate: a line with one candidate left
//! forces a queen there. If every trial empties a line after a few forced queens, this is a proof that a person can
//! check on the board:
//!
//! ```text
//!  . . Q . . .      row 2 has two squares left: column 1 empties column 4,
//!  . x . . . x      and column 5 empties row 4
//! ```

use crate::bits;
use crate::board::{Line, LineKind, NonAttacking, Square};

/// The largest board for which reasons are searched.
const MAX_SIZE: usize = 64;
/// The maximum number of candidates of the line. With more, the reason takes more than a sentence.
const MAX_TRIALS: usize = 3;

/// A line of which each candidate leads to an empty line.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Refutation {
    /// A row or a column without a queen.
    pub line: Line,
    /// One for each candidate of the line, from the top or the left. Empty if the line has none.
    pub trials: Vec<Trial>,
}

/// A candidate, and the consequences of a queen on it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Trial {
    /// The candidate.
    pub square: Square,
    /// The queens that it forces, each on the last candidate of its line.
    pub forced: Vec<ForcedQueen>,
    /// The line that has no candidate in the end.
    pub empty: Line,
    /// Whether one queen was forced and its line and the empty one had the same single row or column left.
    pub shared: bool,
}

/// A queen on the last candidate of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ForcedQueen {
    /// The row or the column.
    pub line: Line,
    /// Its last candidate.
    pub square: Square,
}

impl Refutation {
    /// Finds the shortest reason in which no trial forces more than `steps` queens. Returns `None` if no such reason
    /// exists, and for boards with more than 64 rows. Lines are tried from the fewest candidates up to three. Among lines
    /// with the same number of candidates, the line is chosen whose trials force the fewest queens.
    #[must_use]
    pub fn find(given: &NonAttacking, steps: usize) -> Option<Self> {
        let candidates = Candidates::new(given)?;
        let mut lines: Vec<(usize, Line)> =
            candidates.lines().map(|line| (candidates.squares(line).count(), line)).collect();
        lines.sort_unstable();
        let mut best: Option<(usize, Refutation)> = None;
        let mut count = 0;
        for (left, line) in lines {
            if left > MAX_TRIALS || (best.is_some() && left > count) {
                break;
            }
            count = left;
            let trials: Option<Vec<Trial>> =
                candidates.squares(line).map(|square| candidates.try_square(square, steps)).collect();
            let Some(trials) = trials else { continue };
            let forced = trials.iter().map(|trial| 2 * trial.forced.len() - usize::from(trial.shared)).sum();
            if best.as_ref().is_none_or(|&(fewest, _)| forced < fewest) {
                best = Some((forced, Refutation { line, trials }));
            }
        }
        best.map(|(_, reason)| reason)
    }
}

/// The squares where a queen can be placed: a set of columns for each row, empty for a row with a queen.
#[derive(Clone)]
struct Candidates {
    rows: Vec<u64>,
    /// The rows and the columns without a queen.
    open_rows: u64,
    open_columns: u64,
}

impl Candidates {
    fn new(given: &NonAttacking) -> Option<Self> {
        let size = given.size();
        if size > MAX_SIZE {
            return None;
        }
        let all = bits::low(size as u32);
        let mut candidates = Candidates { rows: vec![all; size], open_rows: all, open_columns: all };
        given.queens().for_each(|queen| candidates.set(queen));
        Some(candidates)
    }

    /// Sets a queen, and removes the candidates on its lines.
    fn set(&mut self, Square { row, column }: Square) {
        self.open_rows &= !(1 << row);
        self.open_columns &= !(1 << column);
        for (at, columns) in self.rows.iter_mut().enumerate() {
            let distance = row.abs_diff(at as u32);
            if distance == 0 {
                *columns = 0;
                continue;
            }
            let left = if distance <= column { 1 << (column - distance) } else { 0 };
            let right = 1u64.checked_shl(column + distance).unwrap_or(0);
            *columns &= !(1 << column | left | right);
        }
    }

    /// The rows and the columns without a queen.
    fn lines(&self) -> impl Iterator<Item = Line> + '_ {
        let rows = bits::ones(self.open_rows).map(|row| Line::new(LineKind::Row, row));
        rows.chain(bits::ones(self.open_columns).map(|column| Line::new(LineKind::Column, column)))
    }

    /// The candidates of a row or a column.
    fn squares(&self, line: Line) -> impl Iterator<Item = Square> + '_ {
        let size = self.rows.len() as u32;
        line.squares(size).filter(|square| self.rows[square.row as usize] >> square.column & 1 == 1)
    }

    /// Finds the fewest forced queens that lead from a queen on `square` to a line without candidates, at most `steps` of them.
    fn try_square(&self, square: Square, steps: usize) -> Option<Trial> {
        let mut after = self.clone();
        after.set(square);
        (0..=steps).find_map(|depth| {
            let (forced, empty) = after.emptied(depth)?;
            let shared = match forced.as_slice() {
                [one] if one.line.kind == empty.kind => {
                    let mut left = after.squares(empty);
                    let same = |other: Square| match empty.kind {
                        LineKind::Row => other.column == one.square.column,
                        _ => other.row == one.square.row,
                    };
                    left.next().is_some_and(same) && left.next().is_none()
                }
                _ => false,
            };
            Some(Trial { square, forced, empty, shared })
        })
    }

    /// Finds a line that has no candidate after exactly `depth` forced queens, and returns these queens with it.
    fn emptied(&self, depth: usize) -> Option<(Vec<ForcedQueen>, Line)> {
        if depth == 0 {
            return self.lines().find(|&line| self.squares(line).next().is_none()).map(|line| (Vec::new(), line));
        }
        self.lines().find_map(|line| {
            let mut left = self.squares(line);
            let square = left.next()?;
            if left.next().is_some() {
                return None;
            }
            let mut after = self.clone();
            after.set(square);
            let (mut forced, empty) = after.emptied(depth - 1)?;
            forced.insert(0, ForcedQueen { line, square });
            Some((forced, empty))
        })
    }
}
