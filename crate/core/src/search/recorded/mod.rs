//! A run that another program has recorded, played as a search.
//!
//! All events are in a log, which every clone shares. A clone is a position in it, the board, and the positions of the
//! values of the variables.
//!
//! ```
//! use queens_core::search::recorded::Recorded;
//! use queens_core::trace::{Kind, Timeline};
//!
//! let trace = "queens trace 1\nsize 4\nset 0 1\nset 1 3\nset 2 0\nset 3 2\n";
//! let mut timeline = Timeline::new(Box::new(Recorded::new(trace.parse()?)));
//! while !timeline.seek(u64::MAX, 10_000) {}
//! assert_eq!(timeline.tally().of(Kind::Solution), 1);
//! # Ok::<(), queens_core::record::TraceError>(())
//! ```

mod check;
mod state;
mod variables;

pub use check::{TraceCheck, check};

use crate::board::{LineKind, Placement, Square};
use crate::record::{Log, listing_line};
use crate::trace::{Attackers, Event, Inspect, Listing, Reason, Register, Search, Spoken, Step};
#[cfg(feature = "later")]
use crate::trace::{Choice, Undecided};
use state::State;
use std::sync::Arc;

/// The memory for the checkpoints of a recorded run, in bytes: little compared with a long log.
pub const MEMORY: usize = 8 << 20;

/// A recorded run, and how far it has been played.
#[derive(Clone, Debug)]
pub struct Recorded {
    log: Arc<Log>,
    state: State,
}

impl Recorded {
    /// The run at its start.
    #[must_use]
    pub fn new(log: Log) -> Self {
        Recorded { state: State::new(&log), log: Arc::new(log) }
    }

    /// How many wrong solutions the program has claimed so far.
    #[must_use]
    pub fn wrong(&self) -> u64 {
        self.state.wrong
    }
}

impl Search for Recorded {
    fn listing(&self) -> Listing<'_> {
        self.log.listing()
    }

    #[inline]
    fn next(&mut self) -> Option<Step> {
        let event = self.state.next(&self.log);
        Some(Step { event, line: listing_line(self.state.line) })
    }
}

impl Inspect for Recorded {
    #[cfg(feature = "later")]
    fn choice(&self) -> Result<Choice, Undecided> {
        Err(Undecided::Recorded)
    }

    fn placement(&self) -> Placement {
        self.state.board.placement()
    }

    fn pieces(&self) -> Option<Vec<Square>> {
        self.state.board.is_crowded().then(|| self.state.board.queens().collect())
    }

    fn registers(&self, _: Option<Event>) -> Vec<Register> {
        self.state.variables.registers(&self.log, self.state.step_start)
    }

    /// The actions of a program have no reasons except the reasons that the board shows.
    fn reason(&self, last: Event) -> Option<Reason> {
        let attackers = || Attackers::new(&self.placement());
        match last {
            Event::Rejected(square) => {
                attackers().of(square).map(|attack| Reason::Attacked { square, by: attack.by, line: attack.line })
            }
            Event::DeadEnd { line: Some(line) } if matches!(line.kind, LineKind::Row | LineKind::Column) => {
                let reason = attackers().dead_end(line);
                let all =
                    matches!(&reason, Reason::AllAttacked { attackers, .. } if attackers.len() == self.log.size());
                all.then_some(reason)
            }
            _ => None,
        }
    }

    fn conflicts(&self) -> Option<u32> {
        self.log.facts().conflicts.then(|| self.state.board.pairs())
    }

    fn complete(&self) -> bool {
        self.state.complete
    }

    fn nested(&self) -> bool {
        self.log.facts().nested
    }

    fn spoken(&self) -> Spoken {
        self.state.spoken(&self.log)
    }

    fn bytes(&self) -> usize {
        size_of::<Self>() + self.state.bytes()
    }
}
