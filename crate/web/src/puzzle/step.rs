//! One deduction, in the form in which it leaves the module.

use crate::shape::js_types;
use queens_core::puzzle::{Layout, Line, Rule, Step};
use serde::Serialize;

/// One deduction, with its reason. A square is `row * size + column`, counted from 0.
///
/// "single": the queen is on `square`, because one of `lines` has no other free square. "killer": no queen can be on the
/// excluded squares, because it would attack all `free` squares of the line in `lines`. "pointer": the same, and the `free`
/// squares all lie on the line `within`. "set": the `free` squares of several `lines` all lie on as many lines `within`, so
/// the other free squares of those are excluded. "trial" and "trial-and-rules": no queen can be on `square`, because then
/// the steps of `chain` follow, and the line in `lines` has no free square left; `free` are its free squares now.
///
/// With several stars, `missing` is the number of pieces that the lines still need. "single": the lines need as many as they
/// have free squares. "block": the other free squares lie in `blocks` of two by two, each with at most one piece, and these
/// are too few. "killer": a piece on an excluded square would leave the `blocks`, too few, and complete the lines `within`.
/// "strip": the lines `within` need `missing` pieces more than `lines`, and these are on the squares `free`, which are on
/// the former and not on the latter: the same conclusions apply to them as to a line.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleStep {
    rule: Rule,
    /// Null for a pointer, a killer, a set, and a strip that excludes squares.
    square: Option<u32>,
    lines: Vec<Line>,
    within: Vec<Line>,
    free: Vec<u32>,
    /// The number of pieces that `lines` still need, or that a strip contains.
    missing: u32,
    /// With several stars: squares of which each list contains at most one piece.
    blocks: Vec<Vec<u32>>,
    /// Free squares where no queen can be placed.
    excludes: Vec<u32>,
    chain: Vec<PuzzleStep>,
}

js_types!(PuzzleStep => "PuzzleStep");

impl PuzzleStep {
    /// Steps on a board, with its own names for lines and squares.
    pub(super) fn list(layout: &Layout, steps: &[Step]) -> Vec<PuzzleStep> {
        steps.iter().map(|step| Self::new(layout, step)).collect()
    }

    /// One of them.
    pub(super) fn new(layout: &Layout, step: &Step) -> PuzzleStep {
        PuzzleStep {
            rule: step.rule,
            square: step.square,
            lines: layout.name(step.lines).collect(),
            within: layout.name(step.within).collect(),
            free: step.free.iter().collect(),
            missing: step.missing,
            blocks: step.blocks.iter().map(|block| block.iter().collect()).collect(),
            excludes: step.excludes.iter().collect(),
            chain: Self::list(layout, &step.chain),
        }
    }
}
