//! Why a puzzle cannot be read, made or played.

use super::Wanted;
use crate::problem::problems;
use thiserror::Error;

problems! {
    /// Why a puzzle cannot be read, made or played.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum PuzzleError {
        /// The size of the board is not supported.
        #[error("a puzzle has 1 to {largest} rows, not {size}")]
        Size {
            /// The requested number of rows.
            size: usize,
            /// The maximum.
            largest: u32,
        } = "puzzle-size",
        /// A list of labels has the wrong length.
        #[error("{found} labels of regions, but the board has {expected} squares")]
        Labels {
            /// The number of labels.
            found: usize,
            /// How many squares the board has.
            expected: usize,
        } = "puzzle-labels",
        /// A label that is not the number of a region.
        #[error("square {square} has the label {found}, but regions are numbered from 0 to {last}")]
        Label {
            /// The square, counted from 0.
            square: u32,
            /// Its label.
            found: i32,
            /// The last region.
            last: u32,
        } = "puzzle-label",
        /// A region without squares.
        #[error("region {region} has no square")]
        EmptyRegion {
            /// The region, counted from 0.
            region: u32,
        } = "puzzle-empty-region",
        /// The number of pieces for each line is not supported.
        #[error("each line has 1 to {most} stars, not {stars}")]
        Stars {
            /// The requested number.
            stars: u32,
            /// The maximum.
            most: u32,
        } = "puzzle-stars",
        /// A square that is not on the board.
        #[error("square {found} is not on the board; the last one is {last}")]
        Square {
            /// The number found.
            found: u32,
            /// The last square.
            last: u32,
        } = "puzzle-square",
        /// The operation needs a puzzle with exactly one way to finish, and there is no way.
        #[error("the puzzle must have one way to finish, and it has none")]
        NoWay {
            /// The number of ways: 0.
            ways: usize,
        } = "puzzle-no-way",
        /// The operation needs a puzzle with exactly one way to finish, and there are several.
        #[error("the puzzle must have one way to finish, and it has several")]
        SeveralWays {
            /// The number at which the search stopped: 2.
            ways: usize,
        } = "puzzle-several-ways",
        /// Puzzles of this family are not made in this size.
        #[error("puzzles of this family are made with {least} to {most} rows, not {size}")]
        MakeSize {
            /// The requested number of rows.
            size: u32,
            /// The minimum number of rows.
            least: u32,
            /// The maximum number of rows.
            most: u32,
        } = "puzzle-make-size",
        /// No puzzle of this grade was found.
        #[error("no puzzle of {size} rows and difficulty {grade} was found in {tries} tries")]
        GradeNotFound {
            /// The number of rows.
            size: u32,
            /// The grade or level that was wanted.
            grade: Wanted,
            /// The number of tries after which the search stopped.
            tries: u32,
        } = "grade-not-to-be-had",
        /// There are more ways to finish than can be examined.
        #[error("there are more than {most} ways to finish: set some queens first")]
        TooManyWays {
            /// The maximum.
            most: usize,
        } = "puzzle-too-many-ways",
        /// The number of queens to remove is out of range.
        #[error("1 to {most} queens can be removed, not {fewest}")]
        Guilty {
            /// The requested number.
            fewest: u32,
            /// The maximum.
            most: u32,
        } = "guilty-number",
        /// No placement was found with exactly one choice of queens to remove.
        #[error("no puzzle of {size} rows with {fewest} guilty queens was found in {tries} tries")]
        NoGuilty {
            /// The number of rows.
            size: u32,
            /// How many queens were to be removed.
            fewest: u32,
            /// The number of tries after which the search stopped.
            tries: u32,
        } = "guilty-not-to-be-had",
    }
}
