//! One trace for every search: events, a timeline to seek in, counters, reasons.
//!
//! ```text
//! Search    what its author writes: a small state machine that is asked for its next event
//! Runner    any search, run a slice at a time by its own copy of one hot loop
//! Timeline  one run, seen from one position; holds a cursor, the frontier, and checkpoints in between
//! ```

mod attackers;
mod backward;
mod checkpoints;
mod condition;
mod curve;
mod event;
mod frame;
mod frontier;
mod head;
pub(crate) mod listing;
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
pub use condition::Condition;
pub use curve::Curve;
pub use event::{Event, Kind, Kinds, Step};
pub use frame::Frame;
pub use listing::{Block, Listing};
pub use own::{Fact, Facts, Own, Weighed};
pub use reason::{Order, Reason, Rule};
#[cfg(feature = "recorded")]
pub use register::Bits;
pub use register::{Means, Register};
pub use runner::Runner;
pub use search::Search;
#[cfg(feature = "recorded")]
pub use spoken::{MOST_PRINTED, Spoken};
pub use steps::Steps;
pub use table::Table;
pub use tally::{Counts, Tally};
pub use timeline::{MEMORY_FOR_BOARDS, MEMORY_FOR_WORDS, Timeline};
pub use tree::{Node, Totals, Tree};
