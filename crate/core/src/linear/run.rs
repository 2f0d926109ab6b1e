//! The five blocks as a state machine: each step handles one pair, one row or one square.
//!
//! The `//~` lines are the pseudo-code that is shown while a run is watched. Each step records the line of this file that
//! produced its outcome.

mod facts;

use super::{Levels, LinearOptions, Outcome, Pair, Pairs, Risk};
use crate::board::NonAttacking;
use crate::board::Square;
use crate::sliced::Sliced;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// Returns an outcome, and records the line of this file that produced it.
macro_rules! record {
    ($run:ident, $outcome:expr) => {{
        $run.line = line!() as u16;
        $outcome
    }};
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Begin(u8),
    Pairs,
    Rows,
    /// Block 5 sets the queen on its base square.
    Base,
    /// Block 5 sets the other queens.
    Inner,
    Back(u8),
    Over(bool),
}

/// A run of the linear completion. The same placement, seed and number of steps lead to the same state.
#[derive(Clone, Debug)]
pub struct Linear {
    options: LinearOptions,
    levels: Levels,
    given: usize,
    first_block: u8,
    pairs: Pairs,
    random: Xoshiro128PlusPlus,
    stage: Stage,
    block: u8,
    /// The numbers of queens of the run at the second and at the third base level.
    second: usize,
    third: usize,
    /// Scratch memory for squares.
    open: Vec<u32>,
    /// How often the run returned to the second level since it was last at the first level.
    second_level_returns: u32,
    /// The rows at the third level by risk, the index of the base row among them, and the index of the base square
    /// among its squares.
    ranked: Vec<(u32, u32)>,
    base: (usize, usize),
    /// How many base squares were tried since block 5 began.
    bases_tried: u32,
    repeats: u32,
    /// The table at the third level, the table after the base queen was set, and the current table.
    at_third: Risk,
    after_base: Risk,
    current: Risk,
    position: u64,
    nodes: u64,
    dead_ends: u32,
    returns: u32,
    /// The outcome of the last step, and the line of this file that produced it.
    last: Option<Outcome>,
    line: u16,
}

impl Linear {
    /// Starts a run on the queens of `given`.
    #[must_use]
    pub fn new(given: &NonAttacking, seed: u32, options: LinearOptions) -> Self {
        let pairs = Pairs::of(given);
        let size = given.size();
        let levels = options.levels.unwrap_or_else(|| Levels::published(size));
        let given = size - pairs.free();
        let first_block = match options.levels {
            Some(chosen) => chosen.first_block_of_any_size(given),
            None => levels.first_block(size, given),
        };
        Linear {
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
            second_level_returns: 0,
            ranked: Vec::new(),
            base: (0, 0),
            bases_tried: 0,
            repeats: 0,
            at_third: Risk::default(),
            after_base: Risk::default(),
            current: Risk::default(),
            position: 0,
            nodes: 0,
            dead_ends: 0,
            returns: 0,
            last: None,
            line: 0,
        }
    }

    /// Takes one step. After the end, returns the same result again.
    pub fn step(&mut self) -> Outcome {
        self.current.clear_choice();
        let outcome = match self.stage {
            Stage::Begin(block) => self.begin(block),
            Stage::Pairs => self.pair(),
            Stage::Rows => self.row(),
            Stage::Base => self.base(),
            Stage::Inner => self.inner(),
            Stage::Back(level) => self.back(level),
            Stage::Over(solved) => {
                let outcome = self.over(solved);
                self.last = Some(outcome);
                return outcome;
            }
        };
        self.last = Some(outcome);
        self.position += 1;
        self.nodes += u64::from(matches!(outcome, Outcome::Set(_)));
        self.dead_ends += u32::from(matches!(outcome, Outcome::DeadEnd(_)));
        if self.pairs.queen_count() == self.pairs.free() {
            self.stage = Stage::Over(true);
        }
        outcome
    }

    fn begin(&mut self, block: u8) -> Outcome {
        self.block = block;
        match block {
            1 => self.begin_pairs(),
            2 => self.project(),
            3 => self.begin_rows(),
            4 => self.begin_block_4(),
            _ => self.begin_base(),
        }
    }

    fn begin_pairs(&mut self) -> Outcome {
        //~ block 1, until baseLevel2 queens are set:
        //~     shuffle the free rows and the free columns
        self.stage = Stage::Pairs;
        record!(self, Outcome::Began(1))
    }

    fn pair(&mut self) -> Outcome {
        if self.queens() >= self.levels.second {
            return self.begin(2);
        }
        //~     for each row and the column beside it:
        //~         set a queen, or leave both for the next pass
        //~     no queen in a whole pass: go back to baseLevel1
        match self.pairs.next_pair(|range| self.random.random_range(range)) {
            Pair::Set(square) => record!(self, Outcome::Set(square)),
            Pair::Refused(square) => record!(self, Outcome::Refused(square)),
            Pair::PassEnded(0) => {
                self.stage = Stage::Back(1);
                record!(self, Outcome::DeadEnd(None))
            }
            Pair::PassEnded(_) => record!(self, Outcome::PassEnded),
        }
    }

    fn project(&mut self) -> Outcome {
        //~ block 2: project the board to its free rows and free columns
        self.second = self.pairs.queen_count();
        self.stage = Stage::Begin(3);
        record!(self, Outcome::Began(2))
    }

    fn begin_rows(&mut self) -> Outcome {
        //~ block 3, until baseLevel3 queens are set:
        self.pairs.begin_pass();
        self.stage = Stage::Rows;
        record!(self, Outcome::Began(3))
    }

    fn row(&mut self) -> Outcome {
        if self.queens() >= self.levels.third {
            return self.begin(4);
        }
        //~     row ← a free row at random
        //~     set a queen on a free square of it at random
        //~     no square of it is free: go back to baseLevel2
        match self.pairs.next_row(|range| self.random.random_range(range), &mut self.open) {
            Ok(square) => record!(self, Outcome::Set(square)),
            Err(row) => {
                self.stage = Stage::Back(2);
                record!(self, Outcome::DeadEnd(Some(row)))
            }
        }
    }

    fn begin_block_4(&mut self) -> Outcome {
        //~ block 4: project again
        //~     free[row] ← how many free squares the row has
        //~     damage[square] ← how many of other rows it would attack
        self.third = self.pairs.queen_count();
        self.at_third = Risk::of(&self.pairs);
        self.current = self.at_third.clone();
        self.ranked = self.at_third.ranked();
        self.stage = Stage::Begin(5);
        record!(self, Outcome::Began(4))
    }

    fn begin_base(&mut self) -> Outcome {
        //~ block 5, until every row has a queen:
        //~     a row has no free square: go back to baseLevel2
        self.base = (0, 0);
        self.bases_tried = 0;
        if let Some(row) = self.current.dead_end() {
            self.stage = Stage::Back(2);
            return record!(self, Outcome::DeadEnd(Some(row)));
        }
        self.stage = Stage::Base;
        record!(self, Outcome::Began(5))
    }

    fn base(&mut self) -> Outcome {
        let (place, square) = self.base;
        let all_tried = self.first_block < 4 && self.options.base_bound.is_some_and(|bound| self.bases_tried >= bound);
        let Some(&(row, _)) = self.ranked.get(place).filter(|_| !all_tried) else { return self.back(2) };
        let Some(&column) = self.at_third.columns_of(row).get(square) else {
            self.base = (place + 1, 0);
            return self.base();
        };
        //~     base ← the next square: by free[row], then from the left
        //~     set a queen on base
        let queen = Square { row, column };
        self.current = self.at_third.clone();
        self.repeats = 0;
        self.bases_tried += 1;
        self.set(queen);
        self.after_base = self.current.clone();
        self.current.record_choice(self.at_third.base(queen));
        record!(self, Outcome::Set(queen))
    }

    fn inner(&mut self) -> Outcome {
        //~     as long as rows are left:
        //~         a row has no free square: go back to baseLevel3
        if let Some(row) = self.current.dead_end() {
            self.stage = Stage::Back(3);
            return record!(self, Outcome::DeadEnd(Some(row)));
        }
        //~         row ← the least free[row], drawn from the first three
        //~         square ← its least damage, drawn from the first two
        //~         set a queen on square
        let queen = self.current.choose(self.options.damage, &mut self.random);
        self.set(queen);
        record!(self, Outcome::Set(queen))
    }

    fn set(&mut self, queen: Square) {
        self.pairs.set_on(queen);
        self.current.set(queen);
        self.stage = Stage::Inner;
    }

    /// Returns to base level `level`, or to a lower one if that level is used up.
    fn back(&mut self, level: u8) -> Outcome {
        //~ to go back: take off the queens set since, and continue there
        //~     baseLevel3: 10 times with one base, then the next one
        //~         no base is left: go back to baseLevel2
        //~     baseLevel2: 10 times, then go back to baseLevel1
        //~     after 1000 returns, or where the run began: undecided
        if self.returns == self.options.return_bound || level < 3 && self.first_block == 4 {
            self.stage = Stage::Over(false);
            return record!(self, Outcome::GaveUp);
        }
        self.returns += 1;
        match level {
            3 if self.repeats < self.options.repeat_bound => {
                self.repeats += 1;
                self.current = self.after_base.clone();
                self.stage = Stage::Inner;
                self.back_to(3, self.third + 1)
            }
            3 => {
                self.base.1 += 1;
                self.repeats = 0;
                self.current = self.at_third.clone();
                self.stage = Stage::Base;
                self.back_to(3, self.third)
            }
            2 if self.first_block > 1 || self.second_level_returns < self.options.repeat_bound => {
                self.second_level_returns += 1;
                self.current = Risk::default();
                self.stage = Stage::Begin(3);
                self.back_to(2, self.second)
            }
            _ => {
                self.second_level_returns = 0;
                self.current = Risk::default();
                self.stage = Stage::Begin(1);
                self.back_to(1, 0)
            }
        }
    }

    fn back_to(&mut self, level: u8, queens: usize) -> Outcome {
        self.pairs.back_to(queens);
        record!(self, Outcome::Back { level, queens })
    }

    fn over(&mut self, solved: bool) -> Outcome {
        //~ every row has a queen: a solution
        record!(self, if solved { Outcome::Solved } else { Outcome::GaveUp })
    }
}

impl Sliced for Linear {
    /// Takes `steps` steps, or fewer when the run ends before; true at the end.
    fn run(&mut self, steps: u64) -> bool {
        for _ in 0..steps {
            if self.solved().is_some() {
                break;
            }
            self.step();
        }
        self.solved().is_some()
    }
}
