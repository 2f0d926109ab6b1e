//! The current figures of a run.

use super::{Linear, Stage};
use crate::linear::{Levels, LinearOptions, Outcome, Pairs, Risk};

impl Linear {
    /// Whether every row has a queen; `None` until the run has ended.
    #[must_use]
    pub fn solved(&self) -> Option<bool> {
        if let Stage::Over(solved) = self.stage { Some(solved) } else { None }
    }

    /// The current block, 1 to 5.
    #[must_use]
    pub fn block(&self) -> u8 {
        self.block
    }

    /// The base levels of this board.
    #[must_use]
    pub fn levels(&self) -> Levels {
        self.levels
    }

    /// The number of queens on the board, including given queens.
    #[must_use]
    pub fn queens(&self) -> usize {
        self.given + self.pairs.queen_count()
    }

    /// How many queens were given.
    #[must_use]
    pub fn given(&self) -> usize {
        self.given
    }

    /// How many rows are still free.
    #[must_use]
    pub fn left(&self) -> usize {
        self.pairs.free() - self.pairs.queen_count()
    }

    /// How many steps have been taken.
    #[must_use]
    pub fn position(&self) -> u64 {
        self.position
    }

    /// How many queens have been set, including queens that were removed again.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How often a row had no free square, or a pass of block 1 set nothing.
    #[must_use]
    pub fn dead_ends(&self) -> u32 {
        self.dead_ends
    }

    /// How often the run returned to a base level: once for each dead end, except the last dead end of a run that gives up.
    #[must_use]
    pub fn returns(&self) -> u32 {
        self.returns
    }

    /// The number of the current repeat of block 5 on its base square, from 0.
    #[must_use]
    pub fn repeats(&self) -> u32 {
        self.repeats
    }

    /// How many free squares block 3 chose from when it drew the last queen.
    pub(crate) fn drawn_among(&self) -> usize {
        self.open.len()
    }

    /// The bounds of the run.
    #[must_use]
    pub fn options(&self) -> LinearOptions {
        self.options
    }

    /// The table that block 5 chooses from; `None` outside block 5.
    #[must_use]
    pub fn risk(&self) -> Option<&Risk> {
        (self.block == 5).then_some(&self.current)
    }

    /// The free rows and columns, and the queens that the run has set.
    #[must_use]
    pub fn pairs(&self) -> &Pairs {
        &self.pairs
    }

    /// Returns the outcome of the last step; `None` at the start.
    #[must_use]
    pub fn last(&self) -> Option<Outcome> {
        self.last
    }

    /// The line of the source that produced the last outcome; 0 at the start.
    #[must_use]
    pub fn line(&self) -> u16 {
        self.line
    }

    /// How many bytes a clone takes.
    pub(crate) fn bytes(&self) -> usize {
        let tables = [&self.at_third, &self.after_base, &self.current].map(Risk::bytes);
        let lists = 4 * self.open.len() + 8 * self.ranked.len();
        size_of::<Self>() + self.pairs.bytes() + lists + tables.iter().sum::<usize>()
    }
}
