//! Records of runs: the actions of a search as a text that any program can write, and as a log that can be played.
//!
//! `docs/trace.md` describes the text.
//!
//! ```
//! use queens_core::record::{Log, TraceError};
//!
//! let log: Log = "queens trace 1\nsize 4\nset 0 1\nset 1 3\nremove 1 3\n".parse()?;
//! assert_eq!(log.size(), 4);
//! assert!(matches!("queens trace 1\nsize 4\nremove 0 1".parse::<Log>(), Err(TraceError::Empty { line: 3, .. })));
//! # Ok::<(), TraceError>(())
//! ```

mod crowded_board;
mod error;
mod log;
mod op;
mod read;
mod run;
mod scopes;
mod steps;
mod write;

pub(crate) use crowded_board::CrowdedBoard;
pub use error::{Limit, TraceError};
pub use log::Log;
pub(crate) use log::listing_line;
pub(crate) use op::Op;
pub(crate) use op::{Ops, Role, role};
pub use read::TraceReader;
pub use run::{write_run, write_steps};

/// The largest board of a trace.
pub const MAX_SIZE: usize = 1_000;
/// The maximum number of lines of a trace.
pub const MAX_LINES: u64 = 2_000_000;
/// The longest line, in bytes.
pub const MAX_LINE_LENGTH: usize = 16 << 10;
/// The maximum number of bytes that a log takes in memory.
pub const MAX_BYTES: usize = 64_000_000;
/// The maximum number of lines of a source, and the last number of a line if there is no source.
pub const MAX_SOURCE_LINES: usize = 30_000;
/// The maximum number of calls that are open at once.
pub const MAX_CALLS: usize = 1_000;
/// The maximum number of different names of variables and functions.
pub const MAX_NAMES: usize = 10_000;
/// The longest name, in characters.
pub const MAX_NAME_LENGTH: usize = 64;
