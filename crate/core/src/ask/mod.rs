//! The question "can this be finished?" under any rule: its options, the answer, and the search for pieces to blame. The
//! caller provides the search for completions.

mod answer;
mod blame;
mod options;

pub use answer::{Answer, BlameIs, Blamed, Cause, Verdict};
pub(crate) use blame::{Blaming, Members, Subsets};
pub use options::{BlameWanted, Budget, CompleteOptions};
