//! What bounds a run.

use super::{Damage, Levels};

/// What bounds a run, and where its blocks end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinearOptions {
    /// The base levels; `None`: those published for the size of the board.
    pub levels: Option<Levels>,
    /// How often block 5 begins anew from one base square. The published value is not known; 10 is ours.
    pub repeat_bound: u32,
    /// Returns in all, as published: 1000. Beyond, the run ends undecided.
    pub return_bound: u32,
    /// When the damage of a choice is counted.
    pub damage: Damage,
}

impl Default for LinearOptions {
    fn default() -> Self {
        LinearOptions { levels: None, repeat_bound: 10, return_bound: 1000, damage: Damage::Once }
    }
}
