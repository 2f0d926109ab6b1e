//! The progress of the work on a completion.

/// The part of the work that is running.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "LargePhase"))]
pub enum Phase {
    /// The lines of the given queens are read.
    Read,
    /// The greedy pass through the rows.
    Pass,
    /// Swaps for the rows that the pass skipped.
    Swap,
    /// Queens are moved along alternating paths, for the rows that are left over.
    Repair,
    /// Linear completion, block 1: random pairs.
    Block1,
    /// Linear completion, block 2: the first projection.
    Block2,
    /// Linear completion, block 3: random squares of random rows.
    Block3,
    /// Linear completion, block 4: the second projection.
    Block4,
    /// Linear completion, block 5: least risk and least damage.
    Block5,
    /// The exact search.
    Exact,
    /// The formula for the empty board.
    Build,
    /// The validator checks the completion.
    Check,
    /// The queens to blame are searched for: there is no completion.
    Blame,
    /// The work has ended.
    Over,
}

impl Phase {
    /// The phase of a block of the linear completion.
    pub(crate) fn of_block(block: u8) -> Self {
        match block {
            1 => Phase::Block1,
            2 => Phase::Block2,
            3 => Phase::Block3,
            4 => Phase::Block4,
            _ => Phase::Block5,
        }
    }
}

/// How far the work is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "LargeProgress"))]
pub struct Progress {
    /// The part of the work that is running.
    pub phase: Phase,
    /// Rows free at the start.
    pub free: usize,
    /// Rows still free.
    pub left: usize,
    /// Queens set, including those removed again.
    pub nodes: u64,
    /// How often nothing more could be set.
    pub dead_ends: u64,
    /// How often a search went back, or restarted.
    pub returns: u64,
}
