//! Sharakhov's loop ("2M") at full speed. It fills the free rows one by one. The squares of a row that given queens attack are
//! folded into one word.
//!
//! It examines only its own row, so it sets far more queens than the walk that looks ahead, and takes less time for
//! each. `crate::search` shows the same loop step by step.

use super::counter;
use super::sharded::seconds;
use crate::bits::low;
use crate::board::{NonAttacking, Placement, Square};
use crate::count::error::CountError;
use crate::count::shards::{Division, ShardResult, Sharded, digest};
use crate::sliced::Sliced;

/// The largest board: a word has one bit per column.
const MAX_SIZE: usize = 32;

/// A count of the completions of a placement. In each shard, the first free row has its queen on one of its free squares.
pub(crate) struct Folded {
    division: Division,
    /// The free rows from the top, then one unused entry.
    rows: Vec<FreeRow>,
    /// The words of the first free row before anything is set.
    root: Level,
    levels: Vec<Level>,
    level: usize,
    shard: u32,
    over: bool,
    nodes: u64,
    found: u64,
}

#[derive(Clone, Copy, Default)]
struct FreeRow {
    /// The distance to the free row above, in rows.
    gap: u32,
    /// The squares that given queens attack.
    folded: u32,
}

/// The words of a row while the rows below it are searched. Columns beyond the board count as used.
#[derive(Clone, Copy, Default)]
struct Level {
    columns: u32,
    diagonals: u32,
    anti_diagonals: u32,
    /// Squares that are attacked or were tried already.
    used: u32,
    /// How many squares were free at first.
    ways: u32,
}

impl Folded {
    /// A worker that is ready to count shard 0.
    ///
    /// # Errors
    /// [`CountError::Size`] above 32 rows, and as [`Completions::new`](super::Completions::new).
    pub(crate) fn new(placement: &Placement) -> Result<Self, CountError> {
        let size = placement.size();
        if size > MAX_SIZE {
            return Err(CountError::Size { size, least: 1, limit: MAX_SIZE });
        }
        let rows = placement.to_rows().into_iter().map(i32::cast_unsigned);
        let question = digest([u32::from_le_bytes(*b"fold")].into_iter().chain(rows));
        let Ok(given) = NonAttacking::try_from(placement) else {
            let none = Level { used: u32::MAX, ..Level::default() };
            return Ok(Folded::of(Vec::new(), none, Division { question, shards: 1, bytes: 0, seconds: 0.0 }));
        };
        // The time of the loop is unknown, but if the walk that looks ahead takes too long, so does the loop.
        seconds(&given)?;
        let board = low(size as u32) as u32;
        let columns = given.queens().fold(!board, |columns, queen| columns | 1 << queen.column);
        let rows = free_rows(&given);
        let root = Level { columns, ..Level::default() }.entered(rows[0]);
        let shards = if rows.len() == 1 { 1 } else { root.ways.max(1) };
        let bytes = (size_of::<Folded>() + rows.len() * (size_of::<Level>() + size_of::<FreeRow>())) as u64;
        Ok(Folded::of(rows, root, Division { question, shards, bytes, seconds: f64::NAN }))
    }

    fn of(rows: Vec<FreeRow>, root: Level, division: Division) -> Self {
        let levels = vec![Level::default(); rows.len().max(1)];
        let mut folded = Folded { division, rows, root, levels, level: 0, shard: 0, over: false, nodes: 0, found: 0 };
        folded.begin(0);
        folded
    }

    /// Sets the queen on the lowest free square of the current row. The row must have a free square.
    #[inline]
    fn set(&mut self) {
        let here = &mut self.levels[self.level];
        let queen = (here.used + 1) & !here.used;
        here.used |= queen;
        let next = self.rows[self.level + 1];
        let below = Level {
            columns: here.columns | queen,
            diagonals: (u64::from(here.diagonals | queen) << next.gap) as u32,
            anti_diagonals: (here.anti_diagonals | queen) >> next.gap,
            ..Level::default()
        };
        self.nodes += 1;
        self.level += 1;
        if self.level + 1 == self.rows.len() {
            self.found += 1;
            self.level -= 1;
        } else {
            self.levels[self.level] = below.entered(next);
        }
    }
}

impl Level {
    fn entered(self, row: FreeRow) -> Self {
        let used = self.columns | self.diagonals | self.anti_diagonals | row.folded;
        Level { used, ways: used.count_zeros(), ..self }
    }
}

/// The free rows of a placement from the top, then one unused entry.
fn free_rows(given: &NonAttacking) -> Vec<FreeRow> {
    let mut above = 0;
    let rows = given.free_rows().map(|row| {
        let folded = !given.occupied().open_from(Square::new(row, 0)) as u32;
        FreeRow { folded, gap: row - std::mem::replace(&mut above, row) }
    });
    rows.chain([FreeRow::default()]).collect()
}

impl Sliced for Folded {
    fn run(&mut self, nodes: u64) -> bool {
        let until = self.nodes.saturating_add(nodes);
        while !self.over && self.nodes < until {
            if self.levels[self.level].used != u32::MAX {
                self.set();
            } else if self.level <= 1 {
                // The first row has one square in each shard.
                self.over = true;
            } else {
                self.level -= 1;
            }
        }
        self.over
    }
}

impl Sharded for Folded {
    fn division(&self) -> Division {
        self.division
    }

    fn begin(&mut self, shard: u32) {
        (self.shard, self.level, self.nodes, self.found) = (shard, 0, 0, 0);
        let first = (0..u32::BITS).filter(|column| self.root.used >> column & 1 == 0).nth(shard as usize);
        self.over = first.is_none();
        match first {
            Some(column) => {
                self.levels[0] = Level { used: !(1 << column), ..self.root };
                self.set();
            }
            // A board without free rows is its own completion.
            None => self.found = u64::from(self.rows.len() == 1 && shard == 0),
        }
    }

    fn share(&self) -> f64 {
        let choices = self.levels[..=self.level].iter().skip(1).map(|level| (level.ways, level.used.count_zeros()));
        if self.over { 1.0 } else { counter::share(choices) }
    }

    fn found(&self) -> u64 {
        self.found
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn result(&self) -> Option<ShardResult> {
        self.over.then(|| ShardResult::of(self, self.shard))
    }
}
