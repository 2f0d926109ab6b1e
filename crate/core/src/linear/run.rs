//! The five blocks as a state machine: one pair, one row or one square at a time.

use super::{Damage, Levels, Pair, Pairs, Risk};
use crate::board::Placement;
use crate::board::Square;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

/// What bounds a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How often block 5 begins anew from one base square. The published value is not known; 10 is ours.
    pub repeat_bound: u32,
    /// Returns in all, as published: 1000. Beyond, the run ends undecided.
    pub return_bound: u32,
    /// When the damage of a choice is counted.
    pub damage: Damage,
}

impl Default for Options {
    fn default() -> Self {
        Options { repeat_bound: 10, return_bound: 1000, damage: Damage::Once }
    }
}

/// What one step did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// A block began, 1 to 5.
    Began(u8),
    /// A queen was set.
    Set(Square),
    /// A pair of block 1 was refused: the square is attacked.
    Refused(Square),
    /// A pass of block 1 is over and has set some queens.
    PassOver,
    /// A row has no free square; in block 1 a pass has set no queen, and there is no such row.
    DeadEnd(Option<u32>),
    /// The run went back to a base level, 1 to 3; so many of its queens still stand.
    Back {
        /// The level.
        level: u8,
        /// Queens of the run that still stand.
        queens: usize,
    },
    /// Every row has a queen.
    Solved,
    /// The bounds are used up, or there is no level to go back to. It proves nothing.
    GaveUp,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Begin(u8),
    Pairs,
    Rows,
    /// Block 5 sets the queen on its base square.
    Base,
    /// Block 5 sets the others.
    Inner,
    Back(u8),
    Over(bool),
}

/// A run of the linear completion. The same placement, seed and number of steps give the same state.
#[derive(Clone, Debug)]
pub struct Linear {
    options: Options,
    levels: Levels,
    given: usize,
    first_block: u8,
    pairs: Pairs,
    random: Xoshiro128PlusPlus,
    stage: Stage,
    block: u8,
    /// Queens of the run that stood at the second and the third base level.
    second: usize,
    third: usize,
    /// Room to note squares in.
    open: Vec<u32>,
    /// How often it came back to the second level since the first.
    seconds: u32,
    /// The rows of the third level by risk; which of them, and which of its squares, is the base.
    ranked: Vec<(u32, u32)>,
    base: (usize, usize),
    repeats: u32,
    /// The table at the third level, after the base queen, and now.
    at_third: Risk,
    after_base: Risk,
    now: Risk,
    position: u64,
    nodes: u64,
    dead_ends: u32,
    returns: u32,
}

impl Linear {
    /// A run on these queens; `None` when two of them attack each other.
    #[must_use]
    pub fn new(given: &Placement, seed: u32, options: Options) -> Option<Self> {
        let pairs = Pairs::of(given)?;
        let size = given.size();
        let levels = Levels::published(size);
        let given = size - pairs.free();
        let first_block = levels.first_block(size, given);
        Some(Linear {
            options,
            levels,
            given,
            first_block,
            pairs,
            random: Xoshiro128PlusPlus::seed_from_u64(u64::from(seed)),
            stage: if given == size { Stage::Over(true) } else { Stage::Begin(first_block) },
            block: first_block,
            second: 0,
            third: 0,
            open: Vec::new(),
            seconds: 0,
            ranked: Vec::new(),
            base: (0, 0),
            repeats: 0,
            at_third: Risk::default(),
            after_base: Risk::default(),
            now: Risk::default(),
            position: 0,
            nodes: 0,
            dead_ends: 0,
            returns: 0,
        })
    }

    /// Goes on by so many steps, or to the end; true at the end.
    pub fn run(&mut self, steps: u64) -> bool {
        for _ in 0..steps {
            if self.solved().is_some() {
                break;
            }
            self.step();
        }
        self.solved().is_some()
    }

    /// Does one thing. At the end it says so again and again.
    pub fn step(&mut self) -> Done {
        let done = match self.stage {
            Stage::Begin(block) => self.begin(block),
            Stage::Pairs => self.pair(),
            Stage::Rows => self.row(),
            Stage::Base => self.base(),
            Stage::Inner => self.inner(),
            Stage::Back(level) => self.back(level),
            Stage::Over(solved) => return if solved { Done::Solved } else { Done::GaveUp },
        };
        self.position += 1;
        self.nodes += u64::from(matches!(done, Done::Set(_)));
        self.dead_ends += u32::from(matches!(done, Done::DeadEnd(_)));
        if self.pairs.set_by_now() == self.pairs.free() {
            self.stage = Stage::Over(true);
        }
        done
    }

    fn begin(&mut self, block: u8) -> Done {
        self.block = block;
        self.stage = match block {
            1 => Stage::Pairs,
            2 => {
                self.second = self.pairs.set_by_now();
                Stage::Begin(3)
            }
            3 => {
                self.pairs.begin_pass();
                Stage::Rows
            }
            4 => {
                self.third = self.pairs.set_by_now();
                self.at_third = Risk::of(&self.pairs);
                self.now = self.at_third.clone();
                self.ranked = self.at_third.ranked();
                Stage::Begin(5)
            }
            _ => {
                self.base = (0, 0);
                Stage::Base
            }
        };
        if block == 5
            && let Some(row) = self.now.shut()
        {
            self.stage = Stage::Back(2);
            return Done::DeadEnd(Some(row));
        }
        Done::Began(block)
    }

    /// Block 1: random pairs, up to the second level.
    fn pair(&mut self) -> Done {
        if self.queens() >= self.levels.second {
            return self.begin(2);
        }
        match self.pairs.next_pair(&mut self.random) {
            Pair::Set(square) => Done::Set(square),
            Pair::Refused(square) => Done::Refused(square),
            Pair::PassOver(0) => {
                self.stage = Stage::Back(1);
                Done::DeadEnd(None)
            }
            Pair::PassOver(_) => Done::PassOver,
        }
    }

    /// Block 3: a random free square of a random row, up to the third level.
    fn row(&mut self) -> Done {
        if self.queens() >= self.levels.third {
            return self.begin(4);
        }
        match self.pairs.next_row(&mut self.random, &mut self.open) {
            Ok(square) => Done::Set(square),
            Err(row) => {
                self.stage = Stage::Back(2);
                Done::DeadEnd(Some(row))
            }
        }
    }

    /// Block 5: sets the next base square, by risk and then from the left.
    fn base(&mut self) -> Done {
        let (place, square) = self.base;
        let Some(&(row, _)) = self.ranked.get(place) else { return self.back(2) };
        let Some(&column) = self.at_third.columns_of(row).get(square) else {
            self.base = (place + 1, 0);
            return self.base();
        };
        let queen = Square { row, column };
        self.now = self.at_third.clone();
        self.repeats = 0;
        self.set(queen);
        self.after_base = self.now.clone();
        Done::Set(queen)
    }

    /// Block 5: the row of least risk, and in it the square of least damage.
    fn inner(&mut self) -> Done {
        if let Some(row) = self.now.shut() {
            self.stage = Stage::Back(3);
            return Done::DeadEnd(Some(row));
        }
        let queen = self.now.choose(self.options.damage, &mut self.random);
        self.set(queen);
        Done::Set(queen)
    }

    fn set(&mut self, queen: Square) {
        self.pairs.set_on(queen);
        self.now.set(queen);
        self.stage = Stage::Inner;
    }

    /// Goes back to a base level, or one below it that is not used up.
    fn back(&mut self, level: u8) -> Done {
        if self.returns == self.options.return_bound || level < 3 && self.first_block == 4 {
            self.stage = Stage::Over(false);
            return Done::GaveUp;
        }
        self.returns += 1;
        match level {
            3 if self.repeats < self.options.repeat_bound => {
                self.repeats += 1;
                self.now = self.after_base.clone();
                self.stage = Stage::Inner;
                self.back_to(3, self.third + 1)
            }
            3 => {
                self.base.1 += 1;
                self.stage = Stage::Base;
                self.back_to(3, self.third)
            }
            2 if self.first_block > 1 || self.seconds < self.options.repeat_bound => {
                self.seconds += 1;
                self.stage = Stage::Begin(3);
                self.back_to(2, self.second)
            }
            _ => {
                self.seconds = 0;
                self.stage = Stage::Begin(1);
                self.back_to(1, 0)
            }
        }
    }

    fn back_to(&mut self, level: u8, queens: usize) -> Done {
        self.pairs.back_to(queens);
        Done::Back { level, queens }
    }
}

/// What can be told of a run at any moment.
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
}
