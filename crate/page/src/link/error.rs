//! Why an address is no link, or why a link has no address.

use super::{LARGEST_BOARD, LARGEST_STEP, LONGEST_LINK, LONGEST_OWN};
use crate::problem::{Detail, Problem};
use thiserror::Error;

/// Why an address is no link, or why a link has no address.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LinkError {
    /// There is no link: the page starts as it does for everybody.
    #[error("the link is empty")]
    Empty,
    /// Longer than is read or written.
    #[error("a link of {bytes} bytes is too long; at most {LONGEST_LINK} are taken")]
    TooLong {
        /// How long it is.
        bytes: usize,
    },
    /// From a later version, or no link of this page at all.
    #[error("the link is of version '{found}'; expected version 1")]
    Version {
        /// What stands where the version should.
        found: String,
    },
    /// A part between two `&` has no `=`: perhaps the link was cut short.
    #[error("the link holds '{found}'; expected a key, '=' and a value")]
    Pair {
        /// The part.
        found: String,
    },
    /// A key that version 1 does not have.
    #[error("the link holds the unknown key '{key}'; expected view, n, queens, search, seed, step or own")]
    UnknownKey {
        /// The key.
        key: String,
    },
    /// A key comes twice.
    #[error("the link holds the key '{key}' twice; expected it once")]
    RepeatedKey {
        /// The key.
        key: String,
    },
    /// A key is not there that must be.
    #[error("the link lacks the key '{key}'")]
    MissingKey {
        /// The key.
        key: &'static str,
    },
    /// The name of a view or a search is none.
    #[error("{key} is '{found}'; expected 1 to 32 lowercase letters or hyphens")]
    Word {
        /// Which of the two.
        key: &'static str,
        /// Its value.
        found: String,
    },
    /// The size is no number, or none that a link may have.
    #[error("n is '{found}'; expected a number from 1 to {LARGEST_BOARD}")]
    Size {
        /// The value of `n`.
        found: String,
    },
    /// A queen is not on the board.
    #[error("queen {queen} of the link is '{found}'; expected a column from 0 to {last}")]
    Column {
        /// Its place in the list, which is its row, counted from 1.
        queen: u32,
        /// What stands there.
        found: String,
        /// The last column, counted from 1.
        last: usize,
    },
    /// The list of queens is longer than the board.
    #[error("the link lists {queens} queens; expected at most {size}, one a row")]
    TooManyQueens {
        /// How many there are, empty rows included.
        queens: usize,
        /// The number of rows.
        size: usize,
    },
    /// The seed is no hexadecimal number of 32 bits.
    #[error("seed is '{found}'; expected 1 to 8 hexadecimal digits")]
    Seed {
        /// The value of `seed`.
        found: String,
    },
    /// The step is no number that a page can count to.
    #[error("step is '{found}'; expected a number from 0 to {LARGEST_STEP}")]
    Step {
        /// The value of `step`.
        found: String,
    },
    /// What the view adds is too long, or holds what none writes.
    #[error("own is '{found}'; expected at most {LONGEST_OWN} letters, digits or .~_-*")]
    Own {
        /// The value of `own`.
        found: String,
    },
}

impl Problem for LinkError {
    fn code(&self) -> &'static str {
        match self {
            LinkError::Empty => "link-empty",
            LinkError::TooLong { .. } => "link-too-long",
            LinkError::Version { .. } => "link-version",
            LinkError::Pair { .. } => "link-pair",
            LinkError::UnknownKey { .. } => "link-unknown-key",
            LinkError::RepeatedKey { .. } => "link-repeated-key",
            LinkError::MissingKey { .. } => "link-missing-key",
            LinkError::Word { .. } => "link-word",
            LinkError::Size { .. } => "link-size",
            LinkError::Column { .. } => "link-column",
            LinkError::TooManyQueens { .. } => "link-too-many-queens",
            LinkError::Seed { .. } => "link-seed",
            LinkError::Step { .. } => "link-step",
            LinkError::Own { .. } => "link-own",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        let found = |text: &String| ("found", Detail::from(text.as_str()));
        match self {
            LinkError::Empty => vec![],
            LinkError::TooLong { bytes } => vec![("bytes", (*bytes).into()), ("longest", LONGEST_LINK.into())],
            LinkError::Version { found: text } | LinkError::Pair { found: text } | LinkError::Seed { found: text } => {
                vec![found(text)]
            }
            LinkError::UnknownKey { key } | LinkError::RepeatedKey { key } => vec![("key", key.as_str().into())],
            LinkError::MissingKey { key } => vec![("key", (*key).into())],
            LinkError::Word { key, found: text } => vec![("key", (*key).into()), found(text)],
            LinkError::Size { found: text } => vec![found(text), ("largest", LARGEST_BOARD.into())],
            LinkError::Column { queen, found: text, last } => {
                vec![("queen", (*queen).into()), found(text), ("last", (*last).into())]
            }
            LinkError::TooManyQueens { queens, size } => vec![("queens", (*queens).into()), ("size", (*size).into())],
            LinkError::Step { found: text } => vec![found(text), ("largest", LARGEST_STEP.into())],
            LinkError::Own { found: text } => vec![found(text), ("longest", LONGEST_OWN.into())],
        }
    }
}
