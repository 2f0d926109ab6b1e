//! Questions under any rule, with walls and given pieces.

use crate::answers::{CompletionData, options};
use crate::errors::{Outcome, exception};
use crate::{SLICE, bytes, columns, json, run_slices};
use pyo3::prelude::*;
use queens_core::Sliced;
use queens_core::complete::{Blamed, Engine};
use queens_core::rule::{Board, Completing, Counting, Position, RuleError};

/// A board of a rule: the squares are numbers, `row * columns + column`.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct RuleBoard {
    rule: String,
    rows: u32,
    columns: u32,
    walls: Vec<u8>,
    given: Vec<u8>,
    forbidden: Vec<u8>,
    pieces: Option<u32>,
}

impl RuleBoard {
    fn position(&self) -> Outcome<Position> {
        let board = Board::new(self.rows, self.columns)
            .and_then(|board| board.with_walls(&columns(&self.walls)))
            .and_then(|board| board.with_kept_empty(&columns(&self.forbidden)))
            .map_err(exception)?;
        let position = Position::new(&self.rule.parse().map_err(exception::<RuleError>)?, &board)
            .and_then(|position| position.with_given(&columns(&self.given)))
            .map_err(exception)?;
        Ok(match self.pieces {
            Some(pieces) => position.with_pieces(pieces),
            None => position,
        })
    }
}

/// The number of sets of pieces without attacks among each other, and whether all sets were counted.
#[pyfunction]
#[allow(clippy::needless_pass_by_value, reason = "pyo3 passes it by value")]
pub(crate) fn count_by_rule(py: Python<'_>, board: RuleBoard, budget: Option<u64>) -> Outcome<(bool, u128)> {
    let mut counting = Counting::new(&board.position()?);
    let mut left = budget.unwrap_or(u64::MAX);
    let mut exact = false;
    run_slices(py, || {
        let slice = left.min(SLICE);
        exact = counting.run(slice);
        left -= slice;
        exact || left == 0
    })?;
    Ok((exact, counting.count()))
}

/// Whether a board can be completed: the verdict, and the squares of all pieces.
#[pyfunction]
#[allow(clippy::needless_pass_by_value, reason = "pyo3 passes it by value")]
pub(crate) fn complete_by_rule(
    py: Python<'_>,
    board: RuleBoard,
    seed: u32,
    budget: Option<u64>,
    blame: &str,
) -> Outcome<(String, Option<Vec<u8>>)> {
    let mut completing = Completing::new(&board.position()?, options(seed, budget, blame)?);
    run_slices(py, || completing.run(SLICE))?;
    let answer = completing.answer();
    let (blame, blame_is) = answer.blamed().map(|Blamed { pieces, is }| (pieces.clone(), is)).unzip();
    let found = answer.completion().map(|squares| bytes(squares.iter().map(u32::cast_signed)));
    let (verdict, nodes) = (answer.verdict(), completing.nodes());
    Ok((json(&CompletionData { verdict, blame, blame_is, engine: Engine::Exact, nodes }), found))
}
