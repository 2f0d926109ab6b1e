//! The bounds of a run.

use super::{Damage, Levels};

/// The bounds of a run, and the base levels at which its blocks end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinearOptions {
    /// The base levels; `None` for the levels published for the size of the board.
    pub levels: Option<Levels>,
    /// How often block 5 starts again from one base square, and how often a run returns to the second level before it
    /// returns to the first. The published value is not known; the default of 10 is our choice.
    pub repeat_bound: u32,
    /// How many base squares block 5 tries before the run returns to the second level, if it passed that level; `None`
    /// for all base squares. The paper leaves this open. The default is all base squares; with fewer base squares,
    /// fewer runs end undecided.
    pub base_bound: Option<u32>,
    /// How many returns a run may make: 1000, as published. After that the run ends undecided.
    pub return_bound: u32,
    /// When the damage of a choice is computed.
    pub damage: Damage,
}

impl Default for LinearOptions {
    fn default() -> Self {
        LinearOptions { levels: None, repeat_bound: 10, base_bound: None, return_bound: 1000, damage: Damage::Once }
    }
}
