//! Backtracking with arrays at full speed: once as a procedure that calls itself for each row, and once as a loop.
//!
//! Both are as in Sharakhov's article, so that the cost of recursion, and the gain of words over arrays, can be measured.

use crate::count::shards::{Division, ShardResult, Sharded, digest};
use crate::sliced::Sliced;

/// The number of first rows whose placements are distributed among the shards.
const DEALT_ROWS: usize = 2;
/// The number of last rows that are searched without a pause.
const FILLED_AT_ONCE: usize = 10;

/// Which lines have a queen: an array for each kind of line.
pub(super) struct Lines {
    size: usize,
    columns: Vec<bool>,
    diagonals: Vec<bool>,
    anti_diagonals: Vec<bool>,
}

impl Lines {
    fn new(size: usize) -> Self {
        let diagonals = vec![false; 2 * size];
        Lines { size, columns: vec![false; size], anti_diagonals: diagonals.clone(), diagonals }
    }

    #[inline]
    fn is_free(&self, row: usize, column: usize) -> bool {
        !self.columns[column] && !self.diagonals[self.size + row - column] && !self.anti_diagonals[row + column]
    }

    #[inline]
    fn set(&mut self, row: usize, column: usize, taken: bool) {
        self.columns[column] = taken;
        self.diagonals[self.size + row - column] = taken;
        self.anti_diagonals[row + column] = taken;
    }
}

/// Queens set, and solutions found.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    nodes: u64,
    found: u64,
}

/// A form of the search.
pub(super) trait Form: Send {
    /// Four letters that identify the search in digests.
    const NAME: [u8; 4];

    /// Fills the rows from `row` on in every way. Afterwards the lines are as before.
    fn fill(lines: &mut Lines, row: usize, tally: &mut Tally);
}

/// A procedure that sets a queen in its row and calls itself for the next row.
pub(super) struct Recursive;

impl Form for Recursive {
    const NAME: [u8; 4] = *b"arrr";

    fn fill(lines: &mut Lines, row: usize, tally: &mut Tally) {
        if row == lines.size {
            tally.found += 1;
            return;
        }
        for column in 0..lines.size {
            if lines.is_free(row, column) {
                tally.nodes += 1;
                lines.set(row, column, true);
                Self::fill(lines, row + 1, tally);
                lines.set(row, column, false);
            }
        }
    }
}

/// A loop with the column of each row in an array.
pub(super) struct Iterative;

impl Form for Iterative {
    const NAME: [u8; 4] = *b"arri";

    fn fill(lines: &mut Lines, first: usize, tally: &mut Tally) {
        let size = lines.size;
        if first == size {
            tally.found += 1;
            return;
        }
        // For each row the column to try next; the queen of the row is left of it.
        let mut next = vec![0; size];
        let mut row = first;
        loop {
            let mut column = next[row];
            while column < size && !lines.is_free(row, column) {
                column += 1;
            }
            if column < size {
                tally.nodes += 1;
                next[row] = column + 1;
                if row + 1 == size {
                    tally.found += 1;
                } else {
                    lines.set(row, column, true);
                    row += 1;
                    next[row] = 0;
                }
            } else if row == first {
                return;
            } else {
                row -= 1;
                lines.set(row, next[row] - 1, false);
            }
        }
    }
}

/// The count of such a search, in shards. The ways to fill the first rows are distributed among the shards in turn, and the
/// queens of these rows belong to shard 0. Below them it continues queen by queen, and fills the last rows at once.
pub(super) struct Arrays<F> {
    form: std::marker::PhantomData<F>,
    lines: Lines,
    division: Division,
    shard: u32,
    /// The number of first rows that are distributed, and the number of first rows that are filled queen by queen.
    dealt: usize,
    stepped: usize,
    /// For each row, the column that is tried next.
    next: Vec<usize>,
    row: usize,
    over: bool,
    /// How many ways to fill the first rows were found so far, and how many there are.
    seen: u32,
    all: u32,
    tally: Tally,
}

impl<F: Form> Arrays<F> {
    /// A search in `shards` shards, which one worker counts in about `seconds` seconds.
    pub(super) fn new(size: usize, shards: u32, seconds: f64) -> Self {
        let dealt = size.min(DEALT_ROWS);
        let question = digest([u32::from_le_bytes(F::NAME), size as u32]);
        let bytes = (size_of::<Self>() + 6 * size) as u64;
        let mut arrays = Arrays {
            form: std::marker::PhantomData,
            lines: Lines::new(size),
            division: Division { question, shards, bytes, seconds },
            shard: 0,
            dealt,
            stepped: dealt.max(size.saturating_sub(FILLED_AT_ONCE)),
            next: vec![0; size],
            row: 0,
            over: false,
            seen: 0,
            all: 0,
            tally: Tally::default(),
        };
        // With a shard number that does not exist, the search fills the first rows in every way, and no further rows.
        arrays.begin(u32::MAX);
        arrays.over = false;
        arrays.run(u64::MAX);
        arrays.all = arrays.seen;
        arrays.begin(0);
        arrays
    }

    /// Sets the next queen of the rows that are filled queen by queen, or removes one.
    fn step(&mut self) {
        let (row, size) = (self.row, self.lines.size);
        let column = (self.next[row]..size).find(|&column| self.lines.is_free(row, column));
        let Some(column) = column else {
            self.over = row == 0;
            if let Some(above) = row.checked_sub(1) {
                self.row = above;
                self.lines.set(above, self.next[above] - 1, false);
            }
            return;
        };
        self.next[row] = column + 1;
        self.tally.nodes += u64::from(row >= self.dealt || self.shard == 0);
        self.lines.set(row, column, true);
        if row + 1 == self.dealt && !self.is_own() {
            self.lines.set(row, column, false);
        } else if row + 1 < self.stepped {
            self.row += 1;
            self.next[row + 1] = 0;
        } else {
            F::fill(&mut self.lines, self.stepped, &mut self.tally);
            self.lines.set(row, column, false);
        }
    }

    /// Whether the part below these queens of the first rows belongs to this shard.
    fn is_own(&mut self) -> bool {
        self.seen += 1;
        (self.seen - 1) % self.division.shards == self.shard
    }
}

impl<F: Form> Sliced for Arrays<F> {
    fn run(&mut self, operations: u64) -> bool {
        let mut left = operations;
        while !self.over && left > 0 {
            let before = self.tally.nodes;
            self.step();
            left = left.saturating_sub(1 + self.tally.nodes - before);
        }
        self.over
    }
}

impl<F: Form> Sharded for Arrays<F> {
    fn division(&self) -> Division {
        self.division
    }

    fn begin(&mut self, shard: u32) {
        self.lines = Lines::new(self.lines.size);
        self.next.fill(0);
        (self.shard, self.row, self.seen, self.tally) = (shard, 0, 0, Tally::default());
        // A shard number beyond the last has nothing to fill.
        self.over = shard >= self.division.shards;
    }

    fn share(&self) -> f64 {
        if self.over { 1.0 } else { f64::from(self.seen.saturating_sub(1)) / f64::from(self.all.max(1)) }
    }

    fn found(&self) -> u64 {
        self.tally.found
    }

    fn fundamental(&self) -> u64 {
        0
    }

    fn nodes(&self) -> u64 {
        self.tally.nodes
    }

    fn result(&self) -> Option<ShardResult> {
        self.over.then(|| ShardResult::of(self, self.shard))
    }
}
