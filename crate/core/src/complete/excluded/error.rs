//! Why a text is not an instance of the excluded-diagonals problem.

use crate::problem::{fact_by_name, problems};
use thiserror::Error;

problems! {
    /// Why a text is not an instance, and where. Lines count from 1.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum ExcludedError {
        /// The text is too long.
        #[error("the text has {bytes} bytes; at most {longest} are read")]
        TooLong {
            /// The length of the text.
            bytes: usize,
            /// The maximum length.
            longest: usize,
        } = "excluded-too-long",
        /// Unexpected text.
        #[error("line {line}: '{found}'; expected {expected}")]
        Unexpected {
            /// The line of the text.
            line: usize,
            /// The text found there; empty at the end of the input.
            found: String,
            /// The part expected there.
            expected: InstancePart,
        } = "excluded-unexpected",
        /// `n`, `numdiags` or `diags` is missing.
        #[error("'{name} =' is missing")]
        Missing {
            /// The missing name.
            name: &'static str,
        } = "excluded-missing",
        /// The board has no rows, or too many.
        #[error("n is {size}, but it must be from 1 to {largest}")]
        Size {
            /// The value of n.
            size: u64,
            /// The maximum.
            largest: u32,
        } = "excluded-size",
        /// The list has fewer diagonals than announced.
        #[error("numdiags is {announced}, but diags lists {listed}")]
        Fewer {
            /// The number of announced diagonals.
            announced: u64,
            /// The number of listed diagonals.
            listed: usize,
        } = "excluded-fewer",
        /// A diagonal that the board does not have.
        #[error("pair {place} of diags: diagonal {diagonal} is not on the board; they run from 0 to {last}")]
        Diagonal {
            /// Which of the pairs, from 1.
            place: usize,
            /// The diagonal.
            diagonal: u64,
            /// The last diagonal of the board.
            last: u32,
        } = "excluded-diagonal",
        /// A kind of diagonal that is neither 0 nor 1.
        #[error("pair {place} of diags: the kind is {kind}; 1 is a sum diagonal, 0 a difference diagonal")]
        Kind {
            /// Which of the pairs, from 1.
            place: usize,
            /// The kind.
            kind: u64,
        } = "excluded-kind",
    }
}

named! {
    /// A part that an instance may require at some place.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
    pub enum InstancePart {
        /// One of the three names.
        #[error("'n =', 'numdiags =' or 'diags =', each once")]
        Name = "name",
        /// The sign after a name.
        #[error("'='")]
        Equals = "equals",
        /// A number.
        #[error("a whole number from 0")]
        Number = "number",
        /// The bracket that opens the list of pairs.
        #[error("'[' before the list of pairs")]
        List = "list",
        /// The bracket that opens a pair.
        #[error("'[' before a pair")]
        Pair = "pair",
        /// The comma between the numbers of a pair.
        #[error("',' within a pair")]
        Comma = "comma",
        /// The bracket that closes a pair.
        #[error("']' after a pair")]
        PairEnd = "pair-end",
        /// Another pair, or the end of the list.
        #[error("',' or ']' after a pair")]
        NextPair = "next-pair",
    }
}
fact_by_name!(InstancePart);
