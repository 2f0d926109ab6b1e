//! What there is to say about the position a timeline stands at.

use super::{Block, Counts, Event, Reason};
use crate::board::Square;

/// The last event with its reason, and the counters; the board is asked for by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Frame {
    /// Events so far.
    pub position: u64,
    /// The furthest position that has been reached.
    pub furthest: u64,
    /// Is `furthest` the end of the run?
    pub finished: bool,
    /// The last event; none at the start.
    pub happened: Option<Event>,
    /// Why it happened.
    pub reason: Option<Reason>,
    /// The block of the listing that it belongs to.
    pub block: Option<Block>,
    /// The squares that the search leaves out by a rule of its own, attacked or not.
    pub left_out: Vec<Square>,
    /// How often each kind has happened, in the order of [`Kind::ALL`](super::Kind::ALL).
    pub counts: Counts,
}
