//! Gradient repair: start anywhere, and swap the columns of two queens whenever that leaves fewer conflicts.
//!
//! After Sosic and Gu, "A polynomial time algorithm for the N-queens problem" (1990). Given queens and the bound on the
//! attempts are as in Sharakhov's description. The time of a sweep is quadratic in the number of free rows.

use super::{Entry, Family};
use crate::board::{NonAttacking, Placement};
use crate::gradient::{Arrangement, Draft, Given, attempts};
#[cfg(feature = "later")]
use crate::trace::{Choice, Undecided};
use crate::trace::{Event, Inspect, Listing, Own, Reason, Register, Search, Step, listing, step};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;
use std::sync::Arc;

/// The largest board. On larger ones a sweep takes minutes, and clones would take too much memory for many checkpoints.
pub const MAX_SIZE: usize = 100_000;

/// How many pairs of rows one call examines.
const PAIRS_PER_CALL: usize = 16;

/// The pseudo-code of this search.
const LISTING: Listing = listing!("gradient.rs");

/// The entry of this search in the catalogue.
pub(super) const ENTRY: Entry =
    Entry::new("repair", MAX_SIZE, LISTING, |given, seed| Box::new(Gradient::new(given, seed))).seeded(Family::Repair);

/// Looks for one completion of a placement without conflicts. It cannot prove that none exists.
#[derive(Clone, Debug)]
pub struct Gradient {
    given: Arc<Given>,
    /// The line counts of the given queens alone: every attempt starts from them.
    given_only: Arc<Arrangement>,
    /// The queens on the board, once the first attempt has begun.
    current: Arrangement,
    draft: Option<Box<Draft>>,
    random: Xoshiro128PlusPlus,
    stage: Stage,
    /// The number of the attempt, from 1; 0 before the first.
    attempt: u32,
    attempts: u32,
    /// The number of the sweep in this attempt, from 1.
    sweep: u32,
    /// The row being swept, and the row to pair it with next, as indices into the free rows.
    row: usize,
    other: usize,
    /// Whether anything was swapped in this row, and in this sweep.
    row_swapped: bool,
    sweep_swapped: bool,
    /// The number of conflicts before the last swap.
    before: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Shuffle,
    Sweep,
    Row,
    Over,
}

impl Gradient {
    /// Starts the repair of `placement`. The same `seed` gives the same run.
    #[must_use]
    pub fn new(placement: &NonAttacking, seed: u32) -> Self {
        let given = Given::new(placement);
        let given_only = Arrangement::of(&given);
        let free = given.rows.len();
        Gradient {
            current: given_only.clone(),
            given_only: Arc::new(given_only),
            draft: None,
            random: Xoshiro128PlusPlus::seed_from_u64(u64::from(seed)),
            stage: if free == 0 { Stage::Sweep } else { Stage::Shuffle },
            attempt: 0,
            attempts: attempts(free),
            sweep: 0,
            row: 0,
            other: 1,
            row_swapped: false,
            sweep_swapped: false,
            before: 0,
            given: Arc::new(given),
        }
    }

    /// Works on the next arrangement; when that is finished, puts it on the board and returns true.
    fn shuffle(&mut self) -> bool {
        let draft = self.draft.get_or_insert_with(|| Box::new(Draft::new(&self.given_only, &self.current.columns)));
        if !draft.advance(&self.given, &mut self.random) {
            return false;
        }
        if let Some(draft) = self.draft.take() {
            self.current = draft.arrangement;
        }
        true
    }

    /// Moves to this row of the sweep, or ends the sweep after the last row. If nothing was swapped in the sweep, the attempt
    /// is stuck in a local minimum.
    fn go_to_row(&mut self, row: usize) {
        (self.row, self.other) = (row, row + 1);
        self.stage = if self.other < self.given.rows.len() {
            Stage::Row
        } else if self.sweep_swapped {
            Stage::Sweep
        } else if self.attempt < self.attempts {
            Stage::Shuffle
        } else {
            Stage::Over
        };
    }
}

impl Search for Gradient {
    fn listing(&self) -> Listing<'static> {
        LISTING
    }

    #[inline]
    fn next(&mut self) -> Option<Step> {
        //~ for each of at most 100000 / (free rows + 10) + 5 attempts:
        //~     set a queen in every free row, the free columns in random order
        if self.stage == Stage::Shuffle {
            if !self.shuffle() {
                return None;
            }
            self.attempt += 1;
            self.sweep = 0;
            self.stage = Stage::Sweep;
            return step!(Event::Restart { level: self.attempt, conflicts: self.current.conflicts });
        }
        //~     as soon as there are no conflicts: a solution, and done
        if self.current.conflicts == 0 && self.stage != Stage::Over {
            self.stage = Stage::Over;
            return step!(Event::Solution);
        }
        //~     sweep over the free rows, again and again, until a sweep exchanges nothing:
        if self.stage == Stage::Sweep {
            self.sweep += 1;
            (self.row_swapped, self.sweep_swapped) = (false, false);
            self.go_to_row(0);
            return step!(Event::Phase { number: self.sweep, conflicts: self.current.conflicts });
        }
        if self.stage == Stage::Row {
            //~         otherRow ← each of the free rows below
            //~             if exchanging the columns of row and otherRow leaves fewer conflicts:
            //~                 exchange them, and go on with the column that row has now
            let end = (self.other + PAIRS_PER_CALL).min(self.given.rows.len());
            if let Some(other) = self.current.first_gain(&self.given, self.row, self.other..end) {
                self.before = self.current.conflicts;
                self.current.swap(&self.given, self.row, other);
                self.other = other + 1;
                (self.row_swapped, self.sweep_swapped) = (true, true);
                let (row, other_row) = (self.given.rows[self.row], self.given.rows[other]);
                return step!(Event::Swapped { row, other_row, conflicts: self.current.conflicts });
            }
            self.other = end;
            if end < self.given.rows.len() {
                return None;
            }
            let queen = self.current.queen(&self.given, self.row);
            let swapped = std::mem::take(&mut self.row_swapped);
            self.go_to_row(self.row + 1);
            if swapped {
                return None;
            }
            //~         if nothing was exchanged: the row stays as it is
            return step!(Event::Rejected(queen));
        }
        //~ out of attempts, or solved: done
        step!(Event::Exhausted)
    }
}

impl Inspect for Gradient {
    #[cfg(feature = "later")]
    fn choice(&self) -> Result<Choice, Undecided> {
        Err(Undecided::Repair)
    }

    fn placement(&self) -> Placement {
        let mut placement = self.given.placement.clone();
        if self.attempt > 0 {
            for index in 0..self.given.rows.len() {
                placement.set(self.current.queen(&self.given, index));
            }
        }
        placement
    }

    fn registers(&self, last: Option<Event>) -> Vec<Register> {
        let tallies = |name, tallies: &[u16]| {
            let values = tallies.iter().map(|&queens| u32::from(queens)).collect();
            Register::Tallies { name, values, crowded: true }
        };
        let mut registers = vec![
            tallies("diagonals", &self.current.diagonals),
            tallies("antiDiagonals", &self.current.anti_diagonals),
            Register::number("conflicts", self.current.conflicts, true),
            Register::number("attempt", self.attempt, false),
        ];
        match last {
            Some(Event::Swapped { row, other_row, .. }) => {
                let rows = [("row", row), ("otherRow", other_row)];
                registers.extend(rows.map(|(name, row)| Register::number(name, row, false)));
            }
            Some(Event::Rejected(queen)) => registers.push(Register::number("row", queen.row, false)),
            _ => {}
        }
        registers
    }

    fn reason(&self, last: Event) -> Option<Reason> {
        let own = match last {
            Event::Restart { level, conflicts } => {
                Own::new("shuffle").count("attempt", level).count("attempts", self.attempts).count("count", conflicts)
            }
            Event::Phase { number, conflicts } => Own::new("sweep").count("number", number).count("count", conflicts),
            Event::Swapped { row, other_row, conflicts } => Own::new("gain")
                .index("row", row)
                .index("otherRow", other_row)
                .count("before", self.before)
                .count("after", conflicts),
            Event::Rejected(queen) => Own::new("noGain").index("row", queen.row).count("count", self.current.conflicts),
            _ => return None,
        };
        Some(Reason::Own(own))
    }

    fn conflicts(&self) -> Option<u32> {
        (self.attempt > 0).then_some(self.current.conflicts)
    }

    /// The repair finds one solution at most, and running out of attempts proves nothing.
    fn complete(&self) -> bool {
        false
    }

    fn bytes(&self) -> usize {
        size_of::<Self>() + self.current.bytes() + self.draft.as_ref().map_or(0, |draft| draft.bytes())
    }
}
