//! The question "can this be finished?", as it is asked and answered under any rule: what may be chosen, the answer, and the
//! search for pieces to blame. Whoever asks brings a search of its own.

mod answer;
mod blame;
mod options;

pub use answer::{Answer, BlameIs, Blamed, Cause, Verdict};
pub(crate) use blame::{Blaming, Members, Subsets};
pub use options::{BlameWanted, Budget, CompleteOptions};
