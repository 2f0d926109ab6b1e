//! The searches under any rule: for one completion, line by line, and over all of them, counted or listed.

mod counting;
mod cover;
mod field;
mod finding;
mod heat;
#[cfg(feature = "rules")]
mod lines;
mod listing;
mod search;
mod visit;
mod walk;
mod walking;

pub use counting::Counting;
#[cfg(feature = "rules")]
pub(crate) use cover::Choice;
pub(crate) use finding::Finding;
pub use heat::Heat;
#[cfg(feature = "rules")]
pub(crate) use lines::{Lines, Moment, Next};
pub use listing::Listing;
