//! The walk that the full-speed searches share: row by row, with three words of attacked columns.

use crate::count::shards::{Division, ShardResult, Sharded, digest};
use crate::sliced::Sliced;

/// The largest board of a walk: a word has one bit per column.
pub(super) const MAX_SIZE: u32 = 32;

/// The queens set so far: for each row, the bit of the column.
pub(super) type Queens = [u32; MAX_SIZE as usize];

/// The part in which the searches differ.
pub(super) trait Rules: Send {
    /// Four letters that identify the search in digests.
    const NAME: [u8; 4];

    /// The number of first rows that every shard fills; the subtrees below them are distributed among the shards.
    const DEALT_ROWS: u32 = 2;

    /// The columns to try in this row, out of the `free` columns that no queen attacks. `above`: the queens of the rows
    /// above; `columns`: the columns that they occupy.
    fn tried(&self, _size: u32, _row: u32, free: u32, _columns: u32, _above: &Queens) -> u32 {
        free
    }

    /// The attacked columns along the two diagonals, one row further down.
    fn further(&self, _size: u32, left: u32, right: u32) -> (u32, u32) {
        (left << 1, right >> 1)
    }

    /// The number of solutions that a full board represents, and how many of them are fundamental.
    fn weigh(&self, _size: u32, _queens: &Queens) -> (u64, u64) {
        (1, 0)
    }
}

/// One row of the walk.
#[derive(Clone, Copy, Default)]
struct Level {
    /// Columns still to be tried.
    squares: u32,
    /// Columns occupied by the queens above, and columns that they attack along the two diagonals.
    columns: u32,
    left: u32,
    right: u32,
}

/// The count of a search, in shards.
///
/// ```text
///   row 0    0     1     2   ...      the ways to fill two rows go to the shards in turn; one shard counts
///   row 1   2 3   3 4   0 4           the subtree below each. The queens of the two rows themselves
///           | |   | |   | |           belong to shard 0.
///   shard   0 1   2 0   1 2
/// ```
pub(super) struct Walk<R> {
    rules: R,
    size: u32,
    division: Division,
    shard: u32,
    levels: [Level; MAX_SIZE as usize],
    queens: Queens,
    row: u32,
    over: bool,
    /// How many ways to fill the first rows were found so far, and how many there are.
    seen: u32,
    all: u32,
    nodes: u64,
    found: u64,
    fundamental: u64,
}

impl<R: Rules> Walk<R> {
    /// A walk in `shards` shards, which one worker counts in about `seconds` seconds.
    pub(super) fn new(rules: R, size: u32, shards: u32, seconds: f64) -> Walk<R> {
        let question = digest([u32::from_le_bytes(R::NAME), size]);
        let bytes = size_of::<Walk<R>>() as u64;
        let mut walk = Walk {
            rules,
            size,
            division: Division { question, shards, bytes, seconds },
            shard: 0,
            levels: [Level::default(); MAX_SIZE as usize],
            queens: [0; MAX_SIZE as usize],
            row: 0,
            over: false,
            seen: 0,
            all: 0,
            nodes: 0,
            found: 0,
            fundamental: 0,
        };
        // With a shard number that does not exist, the walk visits every way to fill the first rows and searches no further.
        walk.start(u32::MAX);
        walk.run(u64::MAX);
        walk.all = walk.seen;
        walk.start(0);
        walk
    }

    /// Goes back to the root of the tree, to search the subtrees of this shard.
    fn start(&mut self, shard: u32) {
        self.shard = shard;
        (self.seen, self.nodes, self.found, self.fundamental) = (0, 0, 0, 0);
        self.over = false;
        self.levels[0] = Level::default();
        self.enter(0);
    }

    /// Enters a row. Its level already contains the attacked columns.
    fn enter(&mut self, row: u32) {
        let Level { columns, left, right, .. } = self.levels[row as usize];
        let free = all(self.size) & !(columns | left | right);
        self.levels[row as usize].squares = self.rules.tried(self.size, row, free, columns, &self.queens);
        self.row = row;
    }

    /// Whether the subtree below the queens of the first rows belongs to this shard.
    fn is_own(&mut self) -> bool {
        self.seen += 1;
        (self.seen - 1) % self.division.shards == self.shard
    }
}

fn all(size: u32) -> u32 {
    u32::MAX >> (MAX_SIZE - size)
}

impl<R: Rules> Sliced for Walk<R> {
    fn run(&mut self, operations: u64) -> bool {
        let mut left = operations;
        while !self.over && left > 0 {
            left -= 1;
            let row = self.row;
            let level = &mut self.levels[row as usize];
            if level.squares == 0 {
                self.over = row == 0;
                self.row = row.saturating_sub(1);
                continue;
            }
            let queen = level.squares & level.squares.wrapping_neg();
            level.squares ^= queen;
            let above = *level;
            self.queens[row as usize] = queen;
            let counts = row >= R::DEALT_ROWS || self.shard == 0;
            self.nodes += u64::from(counts);
            if row + 1 == self.size {
                let (found, fundamental) = self.rules.weigh(self.size, &self.queens);
                self.found += found * u64::from(counts);
                self.fundamental += fundamental * u64::from(counts);
            } else if row + 1 != R::DEALT_ROWS || self.is_own() {
                let (left, right) = self.rules.further(self.size, above.left | queen, above.right | queen);
                self.levels[row as usize + 1] = Level { squares: 0, columns: above.columns | queen, left, right };
                self.enter(row + 1);
            }
        }
        self.over
    }
}

impl<R: Rules> Sharded for Walk<R> {
    fn division(&self) -> Division {
        self.division
    }

    fn begin(&mut self, shard: u32) {
        self.start(shard);
        // A shard number beyond the last has no subtree.
        self.over |= shard >= self.division.shards;
    }

    fn share(&self) -> f64 {
        if self.over { 1.0 } else { f64::from(self.seen.saturating_sub(1)) / f64::from(self.all.max(1)) }
    }

    fn found(&self) -> u64 {
        self.found
    }

    fn fundamental(&self) -> u64 {
        self.fundamental
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn result(&self) -> Option<ShardResult> {
        self.over.then(|| ShardResult::of(self, self.shard))
    }
}
