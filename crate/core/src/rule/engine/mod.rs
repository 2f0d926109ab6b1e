//! The searches under any rule: for one completion, line by line, and over all of them, counted or listed.

mod counting;
mod cover;
mod field;
mod finding;
mod heat;
mod lines;
mod listing;
mod search;
mod visit;
mod walk;
mod walking;

pub use counting::Counting;
pub(crate) use finding::Finding;
pub use heat::Heat;
pub(crate) use lines::{Choice, Lines, Moment, Next};
pub use listing::Listing;
