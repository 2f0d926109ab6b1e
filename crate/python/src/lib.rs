//! The engine for Python: `queens_engine._queens`, which the package `queens_engine` wraps. Boards cross as the bytes of
//! 32-bit columns, answers as one line of JSON, and errors as `QueensError` with a code and facts.

#![forbid(unsafe_code)]

mod answers;
mod boards;
mod counts;
mod errors;
mod puzzles;
mod rules;
mod runs;

use errors::{Outcome, exception};
use pyo3::prelude::*;
use queens_core::Placement;
use queens_core::board::text;

/// The work between two checks for Ctrl-C: about ten milliseconds.
const SLICE: u64 = 1 << 18;

/// A placement from the bytes of its columns, in the order of the machine.
fn placement(rows: &[u8]) -> Outcome<Placement> {
    Placement::from_rows(&columns(rows)).map_err(exception)
}

/// Numbers of 32 bits from their bytes.
fn columns(bytes: &[u8]) -> Vec<i32> {
    bytes.chunks_exact(4).map(|number| i32::from_ne_bytes([number[0], number[1], number[2], number[3]])).collect()
}

fn bytes(numbers: impl IntoIterator<Item = i32>) -> Vec<u8> {
    numbers.into_iter().flat_map(i32::to_ne_bytes).collect()
}

/// Returns the data as a line of JSON.
fn json(data: &impl serde::Serialize) -> String {
    serde_json::to_string(data).expect("plain data can be written as JSON")
}

/// Reads a placement as text, with columns from 1, or as a diagram.
#[pyfunction]
fn read_text(written: &str) -> Outcome<Vec<u8>> {
    Ok(bytes(text::parse(written).map_err(exception)?.to_rows()))
}

/// Works in slices, and checks for Ctrl-C between them.
fn run_slices(py: Python<'_>, mut slice: impl FnMut() -> bool + Send) -> PyResult<()> {
    while !py.detach(&mut slice) {
        py.check_signals()?;
    }
    Ok(())
}

/// Panics, so that a test can check how a panic is reported.
#[pyfunction]
fn fail() {
    panic!("this is a test of how a panic is reported");
}

#[pymodule]
mod _queens {
    #[pymodule_export]
    use super::answers::{check_proof, complete, prove, validate};
    #[pymodule_export]
    use super::boards::{Completions, clashes, estimate, generate, read_boards, write_board};
    #[pymodule_export]
    use super::counts::{completions, solutions, turned};
    #[pymodule_export]
    use super::puzzles::{grade_puzzle, hint_puzzle, make_puzzle, puzzle_ways};
    #[pymodule_export]
    use super::rules::{complete_by_rule, count_by_rule};
    #[pymodule_export]
    use super::runs::{Run, check_trace, searches, trace};
    #[pymodule_export]
    use super::{fail, read_text};

    /// The version of the engine.
    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "this is how Python calls it")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
    /// The largest number of rows of a board.
    #[pymodule_export]
    const MAX_SIZE: usize = queens_core::board::MAX_SIZE;
    /// The largest number of stars of a line of a puzzle.
    #[pymodule_export]
    const MAX_STARS: u32 = queens_core::puzzle::MAX_STARS;
}
