//! Counting all completions of a partial placement, exactly.
//!
//! The walk looks ahead, because that is faster. This was measured on boards of 32 rows with 12 queens of a solution given
//! (20 free rows, 5 to 71 million completions). Plain search row by row sets 180 to 760 queens for each completion, this walk
//! 5 to 18. A queen costs the walk about six times more, so the walk is four to seven times faster. Other methods that
//! were measured and rejected:
//!
//! - Joining halves over complementary sets of columns. The upper 9 rows have 5 to 56 million placements, the lower 11
//!   from 100 million on, and billions of pairs of them share no column: as much work as the walk, and 100 MB or more.
//! - Branching also on columns with two free squares: 13% fewer nodes, but no time saved.
//! - Setting queens without a choice on the same level: three of four nodes set such a queen, but the time stays the
//!   same.
//! - Filling 3 last rows without looking ahead: no better than 4. With 6, the whole count takes 1.5 times as long.

pub(crate) mod counter;
mod counting;
mod folded;
pub(crate) mod open;
mod probing;
mod sharded;
pub(crate) mod walk;
mod wide;

pub use counting::Counting;
pub(crate) use folded::Folded;
pub use sharded::Completions;
