//! What can be told of a run at any moment.

use super::{Linear, Stage};
use crate::linear::{Levels, LinearOptions, Pairs, Risk};

impl Linear {
    /// Whether every row has a queen; none while the run has not ended.
    #[must_use]
    pub fn solved(&self) -> Option<bool> {
        if let Stage::Over(solved) = self.stage { Some(solved) } else { None }
    }

    /// The block that is at work, 1 to 5.
    #[must_use]
    pub fn block(&self) -> u8 {
        self.block
    }

    /// The base levels of this board.
    #[must_use]
    pub fn levels(&self) -> Levels {
        self.levels
    }

    /// How many queens stand, the given ones included.
    #[must_use]
    pub fn queens(&self) -> usize {
        self.given + self.pairs.set_by_now()
    }

    /// How many queens were given.
    #[must_use]
    pub fn given(&self) -> usize {
        self.given
    }

    /// How many rows are still free.
    #[must_use]
    pub fn left(&self) -> usize {
        self.pairs.free() - self.pairs.set_by_now()
    }

    /// How many steps have been done.
    #[must_use]
    pub fn position(&self) -> u64 {
        self.position
    }

    /// How many queens have been set, also those taken off again.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How often a row, or a pass of block 1, had nothing to offer.
    #[must_use]
    pub fn dead_ends(&self) -> u32 {
        self.dead_ends
    }

    /// How often the run went back to a base level: once for each dead end but the last of a run that gives up.
    #[must_use]
    pub fn returns(&self) -> u32 {
        self.returns
    }

    /// Which repeat of block 5 this is, from 0, on its base square.
    #[must_use]
    pub fn repeats(&self) -> u32 {
        self.repeats
    }

    /// Among how many free squares of its row block 3 drew the last one.
    #[must_use]
    pub fn drawn_among(&self) -> usize {
        self.open.len()
    }

    /// What bounds it.
    #[must_use]
    pub fn options(&self) -> LinearOptions {
        self.options
    }

    /// The table that block 5 chooses from; none outside of it.
    #[must_use]
    pub fn risk(&self) -> Option<&Risk> {
        (self.block == 5).then_some(&self.now)
    }

    /// The free rows and columns, and the queens of the run.
    #[must_use]
    pub fn pairs(&self) -> &Pairs {
        &self.pairs
    }

    /// The line of the listing's source that did the last step; 0 at the start.
    #[must_use]
    pub fn line(&self) -> u16 {
        self.line
    }

    /// The bytes that a clone takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let tables = [&self.at_third, &self.after_base, &self.now].map(Risk::bytes);
        let lists = 4 * self.open.len() + 8 * self.ranked.len();
        size_of::<Self>() + self.pairs.bytes() + lists + tables.iter().sum::<usize>()
    }
}
