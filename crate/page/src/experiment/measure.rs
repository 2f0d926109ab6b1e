//! The measures of experiments: each with its name, the columns of its result, and the boards that it supports.

use super::Choices;

/// A quantity that is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ExperimentKind"))]
pub enum Measure {
    /// The linear completion of some queens of a random solution.
    Returns,
    /// Queens that the first pass of randSet & randSet sets.
    FirstPass,
    /// The same, with only the columns shuffled.
    FirstPassInOrder,
    /// Queens that randSet & randSet sets until a pass sets no queen.
    RandSet,
    /// Queens that rand & rand sets until a row has no free square.
    RandRand,
    /// Queens set from the top, each on the first free square of its row, until a row has no free square.
    InOrder,
    /// The squares that randSet & randSet examines until the wanted number of queens is placed.
    RandSetTo,
    /// The squares that rand & rand examines until the wanted number of queens is placed.
    RandRandTo,
    /// Free squares of each free row after some numbers of queens, set in order or at random.
    FreeSquares,
    /// The last twelve tables of risk of a linear completion.
    LeastRisk,
    /// Two placements that differ in one row, one with a completion and one without.
    Pair,
    /// Gradient repair of an empty board, or of some queens of a random solution.
    Gradient,
    /// The number of solutions with a queen on each square: nothing is random in it.
    Squares,
    /// How many rows are free at the base levels of the linear completion: nothing is random in it.
    Levels,
}

/// Every measure with its name and the columns of its result.
pub const COLUMNS: &[(Measure, &str, &[&str])] = &[
    (Measure::Returns, "returns", &["k", "returns", "deadEnds", "nodes", "completed"]),
    (Measure::FirstPass, "firstPass", &["queens"]),
    (Measure::FirstPassInOrder, "firstPassInOrder", &["queens"]),
    (Measure::RandSet, "randSet", &["queens", "full", "looks"]),
    (Measure::RandRand, "randRand", &["queens", "full", "looks"]),
    (Measure::InOrder, "inOrder", &["queens", "full"]),
    (Measure::RandSetTo, "randSetTo", &["attempts", "looks"]),
    (Measure::RandRandTo, "randRandTo", &["attempts", "looks"]),
    (Measure::FreeSquares, "freeSquares", &["order", "after", "row", "squares"]),
    (Measure::LeastRisk, "leastRisk", &["step", "place", "row", "squares", "chosen"]),
    (Measure::Pair, "pair", &["k", "different", "moves", "row", "from", "to", "nodes", "proof"]),
    (Measure::Gradient, "gradient", &["k", "first", "attempts", "sweeps", "swaps", "solved"]),
    (Measure::Squares, "squares", &["row", "column", "solutions"]),
    (Measure::Levels, "levels", &["second", "third"]),
];

/// The numbers of queens after which squares are counted, as published for n = 100.
const AFTER: [usize; 4] = [10, 40, 60, 70];

/// The number of tables of risk that each run reports: as published, the tables of its last twelve steps.
pub(super) const LAST: usize = 12;

/// The largest board on which a sample takes time in proportion to its rows.
const MAX_LINEAR_SIZE: usize = 10_000_000;
/// The largest board of near pairs.
const MAX_PAIR_SIZE: usize = 1_000_000;
/// The largest board on which a sample takes time in proportion to the squares: all squares, or the squares of a few rows.
const MAX_QUADRATIC_SIZE: usize = 100_000;
/// The largest board on which free squares are counted again and again.
const MAX_COUNTED_SIZE: usize = 10_000;
/// The largest board whose solutions are all examined.
const MAX_SUMMED_SIZE: usize = 12;

impl Measure {
    pub(super) fn columns(self) -> &'static [&'static str] {
        COLUMNS.iter().find(|(measure, ..)| *measure == self).map_or(&[], |(_, _, columns)| columns)
    }

    /// The minimum and the maximum number of rows. Boards of 2 and 3 rows have no solution to take queens from.
    pub(super) fn sizes(self) -> (usize, usize) {
        let largest = match self {
            Measure::Returns
            | Measure::FirstPass
            | Measure::FirstPassInOrder
            | Measure::RandSet
            | Measure::Levels
            | Measure::RandSetTo => MAX_LINEAR_SIZE,
            Measure::Pair => MAX_PAIR_SIZE,
            Measure::RandRand | Measure::RandRandTo | Measure::InOrder | Measure::LeastRisk | Measure::Gradient => {
                MAX_QUADRATIC_SIZE
            }
            Measure::FreeSquares => MAX_COUNTED_SIZE,
            Measure::Squares => MAX_SUMMED_SIZE,
        };
        (4, largest)
    }

    /// The maximum number of values that a sample adds.
    pub(super) fn numbers(self, size: usize, choices: &Choices) -> u64 {
        let lines = match self {
            Measure::FreeSquares => 2 * size * after(choices).len().max(1),
            Measure::LeastRisk => LAST * (LAST + 1) / 2,
            Measure::Squares => size * size,
            _ => 1,
        };
        (lines * self.columns().len()) as u64
    }
}

pub(super) fn after(choices: &Choices) -> Vec<usize> {
    if choices.after.is_empty() { AFTER.to_vec() } else { choices.after.clone() }
}
