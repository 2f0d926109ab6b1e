//! The facts about the position of a timeline.

use super::{Block, Counts, Event, Reason};
use crate::board::Square;

/// The last event with its reason, and the counters. The board is read separately.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The number of events so far.
    pub position: u64,
    /// The furthest position that has been reached.
    pub furthest: u64,
    /// Whether `furthest` is the end of the run.
    pub finished: bool,
    /// The last event; `None` at the start.
    pub happened: Option<Event>,
    /// Why it happened.
    pub reason: Option<Reason>,
    /// The block of the listing to which the last step belongs.
    pub block: Option<Block>,
    /// The squares that the search leaves out by its own rule, attacked or not.
    pub left_out: Vec<Square>,
    /// How often each kind has happened, in the order of [`Kind::ALL`](super::Kind::ALL).
    pub counts: Counts,
}
