//! One trace for every search: events, a timeline to seek in, counters, reasons.
//!
//! ```text
//! Search    what the author of a search writes: a small state machine that returns its next event
//! Inspect   the state of a search between two events: its board, its words, its reasons
//! Runner    any search, run a slice at a time by its own copy of one hot loop
//! Timeline  one run and a position in it: a cursor, the frontier, and checkpoints in between
//! Branches  a run that continues from one of its positions under another decision
//! ```

mod attackers;
mod backward;
#[cfg(feature = "later")]
mod branches;
mod checkpoints;
mod condition;
mod curve;
#[cfg(feature = "later")]
mod decide;
mod event;
mod frame;
mod frontier;
mod head;
#[doc(hidden)]
pub mod listing;
mod marks;
mod notes;
mod own;
mod reason;
mod register;
mod runner;
mod search;
#[cfg(feature = "recorded")]
mod spoken;
mod steps;
mod table;
mod tally;
mod timeline;
mod tree;

pub use attackers::{Attack, Attackers};
#[cfg(feature = "later")]
pub use branches::{Branch, Branches};
pub use condition::Condition;
pub use curve::Curve;
#[cfg(feature = "later")]
pub use decide::{Choice, Decision, Undecided};
#[cfg(feature = "later")]
pub(crate) use decide::{next_set, step_of};
pub use event::{Event, Kind, Kinds, Step};
pub use frame::Frame;
#[doc(inline)]
pub use listing::{Block, Listing, listing, step};
pub use own::{Fact, Facts, Own, Weighed};
pub use reason::{Order, Reason, Rule};
#[cfg(feature = "recorded")]
pub use register::Bits;
pub use register::{Means, Register};
pub use runner::Runner;
pub use search::{Inspect, Search};
#[cfg(feature = "recorded")]
pub use spoken::{MAX_PRINTED, Spoken};
pub use steps::Steps;
pub use table::Table;
pub use tally::{Counts, Tally};
pub use timeline::{MEMORY_FOR_BOARDS, MEMORY_FOR_WORDS, Timeline};
pub use tree::{Node, Totals, Tree};
