//! The count of completions in shards: the placement is extended by a few queens in every way, and each part is counted
//! alone.

use super::counting::Counting;
use super::probing;
use crate::board::{NonAttacking, Placement, Square};
use crate::count::error::{CENTURY, CountError};
use crate::count::parts::{self, Part};
use crate::count::shards::{Division, ShardResult, Sharded, digest};
use crate::sliced::Sliced;

/// A placement is divided into at least this many parts, if possible.
const MIN_PARTS: usize = 64;

/// The largest board that is divided. A larger one is a single shard, whose time is not known.
const MAX_DIVIDED_SIZE: usize = probing::MAX_SIZE;

/// How many nodes are visited in a second, counted as the probes estimate them.
const NODES_PER_SECOND: f64 = 8e6;

/// A count of all completions of a placement, in shards.
///
/// ```text
///   . . Q . . .       the row with the fewest free squares is filled in every way,
///   . . . . . .  <-   then again for each of these, until there are enough parts
///   . . . . . Q
/// ```
#[derive(Debug)]
pub struct Completions {
    division: Division,
    /// Empty if given queens attack each other: there is nothing to count.
    parts: Vec<NonAttacking>,
    shard: u32,
    /// `None` if the shard is empty.
    counting: Option<Counting>,
    over: bool,
}

impl Completions {
    /// A worker that is ready to count shard 0.
    ///
    /// # Errors
    /// [`CountError::FreeRows`] as [`Counting::new`]; [`CountError::Endless`] if the count would take longer than a
    /// hundred years.
    pub fn new(placement: &Placement) -> Result<Completions, CountError> {
        let (seconds, parts) = match NonAttacking::try_from(placement) {
            Ok(given) => (seconds(&given)?, divide(&given)),
            Err(_) => (0.0, Vec::new()),
        };
        let rows = placement.to_rows().into_iter().map(i32::cast_unsigned);
        let question = digest([u32::from_le_bytes(*b"rest")].into_iter().chain(rows));
        let shards = parts.len().max(1) as u32;
        let division = Division { question, shards, bytes: 1 << 20, seconds };
        let mut completions = Completions { division, parts, shard: 0, counting: None, over: false };
        completions.begin(0);
        Ok(completions)
    }
}

impl Sliced for Completions {
    fn run(&mut self, operations: u64) -> bool {
        self.over = self.over || self.counting.as_mut().is_none_or(|counting| counting.run(operations));
        self.over
    }
}

impl Sharded for Completions {
    fn division(&self) -> Division {
        self.division
    }

    fn begin(&mut self, shard: u32) {
        self.shard = shard;
        // A part has fewer free rows than the whole, and the whole is known to be countable.
        self.counting = self.parts.get(shard as usize).and_then(|part| Counting::walking(part).ok());
        self.over = self.counting.is_none();
    }

    fn share(&self) -> f64 {
        if self.over { 1.0 } else { self.counting.as_ref().map_or(1.0, Counting::share) }
    }

    fn found(&self) -> u64 {
        self.counting.as_ref().map_or(0, Counting::count)
    }

    fn nodes(&self) -> u64 {
        self.counting.as_ref().map_or(0, Counting::nodes)
    }

    fn parts(&self, least: usize) -> Option<Vec<Part>> {
        let given = self.parts.get(self.shard as usize);
        let fits = given.is_none_or(|given| given.size() <= parts::MAX_SIZE);
        fits.then(|| parts::divide(given.map(as_part).into_iter().collect(), least))
    }

    fn result(&self) -> Option<ShardResult> {
        self.over.then(|| ShardResult::of(self, self.shard))
    }
}

/// About how long the count takes, in seconds; NaN if no estimate is possible.
pub(super) fn seconds(given: &NonAttacking) -> Result<f64, CountError> {
    Counting::walking(given)?;
    let seconds = probing::nodes(given).map_or(f64::NAN, |nodes| nodes / NODES_PER_SECOND);
    if seconds > CENTURY as f64 {
        return Err(CountError::Endless { free: given.free(), seconds: seconds as u64 });
    }
    Ok(seconds)
}

/// The placement extended by queens until there are enough parts, or only one row is left to fill. There is at least
/// one part.
fn divide(given: &NonAttacking) -> Vec<NonAttacking> {
    let mut parts = vec![given.clone()];
    if given.size() > MAX_DIVIDED_SIZE {
        return parts;
    }
    let mut open = given.free();
    while parts.len() < MIN_PARTS && open > 1 {
        let longer: Vec<NonAttacking> = parts.iter().flat_map(fill_row).collect();
        if longer.is_empty() {
            // There is no completion, and counting any part shows that.
            return vec![given.clone()];
        }
        (parts, open) = (longer, open - 1);
    }
    parts
}

/// The placement, of at most [`parts::MAX_SIZE`] rows, as one plain search: a row with a queen has no choice.
fn as_part(given: &NonAttacking) -> Part {
    let bit = |square: Square| 1u32 << square.column;
    let mut free = vec![0; given.size()];
    for row in given.free_rows() {
        let squares = (0..given.size() as u32).map(|column| Square::new(row, column));
        free[row as usize] = squares.filter(|&square| given.occupied().is_open(square)).map(bit).sum();
    }
    for queen in given.queens() {
        free[queen.row as usize] = bit(queen);
    }
    Part { free, weight: 1 }
}

/// Every way to fill the row with the fewest free squares.
fn fill_row(given: &NonAttacking) -> Vec<NonAttacking> {
    let free = |row: u32| -> Vec<Square> {
        let squares = (0..given.size() as u32).map(|column| Square::new(row, column));
        squares.filter(|&square| given.occupied().is_open(square)).collect()
    };
    let most_constrained = given.free_rows().map(free).min_by_key(Vec::len).unwrap_or_default();
    let with = |square: Square| {
        let mut longer = given.clone();
        longer.put(square);
        longer
    };
    most_constrained.into_iter().map(with).collect()
}
