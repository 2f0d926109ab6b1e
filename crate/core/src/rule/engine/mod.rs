//! The searches under any rule: for one completion, and for all completions, which are counted or listed.

mod completion_walk;
mod counting;
mod cover;
mod finding;
mod heat;
#[cfg(feature = "rules")]
mod lines;
mod listing;
mod packed;
mod search;
mod visit;
mod walk;

pub use counting::Counting;
#[cfg(feature = "rules")]
pub(crate) use cover::Choice;
pub(crate) use finding::Finding;
pub use heat::Heat;
#[cfg(feature = "rules")]
pub(crate) use lines::{BoardState, Lines, Next};
pub use listing::Listing;
