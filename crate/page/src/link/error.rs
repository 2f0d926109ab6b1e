//! Why an address is not a link, or why a link cannot be written.

use queens_core::problem::problems;
use thiserror::Error;

problems! {
    /// Why an address is not a link, or why a link cannot be written.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum LinkError {
        /// There is no link: the page starts as usual.
        #[error("the link is empty")]
        Empty = "link-empty",
        /// The link is longer than the limit.
        #[error("a link of {bytes} bytes is too long; at most {longest} are accepted")]
        TooLong {
            /// How long it is.
            bytes: usize,
            /// The maximum length.
            longest: usize,
        } = "link-too-long",
        /// A link of a later version, or not a link of this page.
        #[error("the link is of version '{found}'; expected version 1")]
        Version {
            /// The text found instead of the version.
            found: String,
        } = "link-version",
        /// A part between two `&` has no `=`: perhaps the link was cut short.
        #[error("the link contains '{found}'; expected a key, '=' and a value")]
        Pair {
            /// The part.
            found: String,
        } = "link-pair",
        /// A key that version 1 does not have.
        #[error("the link contains the unknown key '{key}'; expected view, n, queens, search, seed, step or own")]
        UnknownKey {
            /// The key.
            key: String,
        } = "link-unknown-key",
        /// A key is repeated.
        #[error("the link contains the key '{key}' twice; expected it once")]
        RepeatedKey {
            /// The key.
            key: String,
        } = "link-repeated-key",
        /// A required key is missing.
        #[error("the link lacks the key '{key}'")]
        MissingKey {
            /// The key.
            key: &'static str,
        } = "link-missing-key",
        /// The name of a view or a search is not valid.
        #[error("{key} is '{found}'; expected 1 to 32 lowercase letters, digits or hyphens")]
        Word {
            /// `view` or `search`.
            key: &'static str,
            /// The value of the key.
            found: String,
        } = "link-word",
        /// The size is not a number, or not a size that a link may have.
        #[error("n is '{found}'; expected a number from 1 to {largest}")]
        Size {
            /// The value of `n`.
            found: String,
            /// The largest board of a link.
            largest: usize,
        } = "link-size",
        /// A queen is not on the board.
        #[error("queen {queen} of the link is '{found}'; expected a column from 0 to {last}")]
        Column {
            /// The place of the queen in the list, which is its row, counted from 1.
            queen: u32,
            /// The text found there.
            found: String,
            /// The last column, counted from 1.
            last: usize,
        } = "link-column",
        /// The list of queens is longer than the board.
        #[error("the link lists {queens} queens; expected at most {size}, one a row")]
        TooManyQueens {
            /// The number of entries, including empty rows.
            queens: usize,
            /// The number of rows.
            size: usize,
        } = "link-too-many-queens",
        /// The seed is not a hexadecimal number of 32 bits.
        #[error("seed is '{found}'; expected 1 to 8 hexadecimal digits")]
        Seed {
            /// The value of `seed`.
            found: String,
        } = "link-seed",
        /// The step is not a number, or too large.
        #[error("step is '{found}'; expected a number from 0 to {largest}")]
        Step {
            /// The value of `step`.
            found: String,
            /// The largest step.
            largest: u64,
        } = "link-step",
        /// The part of the view is too long, or contains characters that no view writes.
        #[error("own is '{found}'; expected at most {longest} letters, digits or .~_-*")]
        Own {
            /// The value of `own`.
            found: String,
            /// The maximum length.
            longest: usize,
        } = "link-own",
    }
}
