//! The five blocks as a state machine: each step handles one pair, one row or one square.
//!
//! The `//~` lines are the pseudo-code that people see while they watch. Each step notes the line of this file that did
//! it.

mod facts;

use super::{Levels, LinearOptions, Outcome, Pair, Pairs, Risk};
use crate::board::NonAttacking;
use crate::board::Square;
use crate::sliced::Sliced;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// Records the line of this file as the one that did the step.
macro_rules! done {
    ($run:ident, $done:expr) => {{
        $run.line = line!() as u16;
        $done
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
    /// How often the run returned to the second level since it was last at the first.
    seconds: u32,
    /// The rows at the third level by risk, the place of the base row among them, and the place of the base square
    /// among its squares.
    ranked: Vec<(u32, u32)>,
    base: (usize, usize),
    /// How many base squares were tried since block 5 began.
    bases: u32,
    repeats: u32,
    /// The table at the third level, after the base queen was set, and now.
    at_third: Risk,
    after_base: Risk,
    now: Risk,
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
            Some(chosen) => chosen.first_block_of_all(given),
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
            seconds: 0,
            ranked: Vec::new(),
            base: (0, 0),
            bases: 0,
            repeats: 0,
            at_third: Risk::default(),
            after_base: Risk::default(),
            now: Risk::default(),
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
        self.now.forget_choice();
        let done = match self.stage {
            Stage::Begin(block) => self.begin(block),
            Stage::Pairs => self.pair(),
            Stage::Rows => self.row(),
            Stage::Base => self.base(),
            Stage::Inner => self.inner(),
            Stage::Back(level) => self.back(level),
            Stage::Over(solved) => {
                let done = self.over(solved);
                self.last = Some(done);
                return done;
            }
        };
        self.last = Some(done);
        self.position += 1;
        self.nodes += u64::from(matches!(done, Outcome::Set(_)));
        self.dead_ends += u32::from(matches!(done, Outcome::DeadEnd(_)));
        if self.pairs.queen_count() == self.pairs.free() {
            self.stage = Stage::Over(true);
        }
        done
    }

    fn begin(&mut self, block: u8) -> Outcome {
        self.block = block;
        match block {
            1 => self.begin_pairs(),
            2 => self.project(),
            3 => self.begin_rows(),
            4 => self.weigh(),
            _ => self.begin_base(),
        }
    }

    fn begin_pairs(&mut self) -> Outcome {
        //~ block 1, until baseLevel2 queens stand:
        //~     shuffle the free rows and the free columns
        self.stage = Stage::Pairs;
        done!(self, Outcome::Began(1))
    }

    fn pair(&mut self) -> Outcome {
        if self.queens() >= self.levels.second {
            return self.begin(2);
        }
        //~     for each row and the column beside it:
        //~         set a queen, or leave both for the next pass
        //~     no queen in a whole pass: go back to baseLevel1
        match self.pairs.next_pair(|range| self.random.random_range(range)) {
            Pair::Set(square) => done!(self, Outcome::Set(square)),
            Pair::Refused(square) => done!(self, Outcome::Refused(square)),
            Pair::PassEnded(0) => {
                self.stage = Stage::Back(1);
                done!(self, Outcome::DeadEnd(None))
            }
            Pair::PassEnded(_) => done!(self, Outcome::PassEnded),
        }
    }

    fn project(&mut self) -> Outcome {
        //~ block 2: project the board to its free rows and free columns
        self.second = self.pairs.queen_count();
        self.stage = Stage::Begin(3);
        done!(self, Outcome::Began(2))
    }

    fn begin_rows(&mut self) -> Outcome {
        //~ block 3, until baseLevel3 queens stand:
        self.pairs.begin_pass();
        self.stage = Stage::Rows;
        done!(self, Outcome::Began(3))
    }

    fn row(&mut self) -> Outcome {
        if self.queens() >= self.levels.third {
            return self.begin(4);
        }
        //~     row ← a free row at random
        //~     set a queen on a free square of it at random
        //~     no square of it is free: go back to baseLevel2
        match self.pairs.next_row(|range| self.random.random_range(range), &mut self.open) {
            Ok(square) => done!(self, Outcome::Set(square)),
            Err(row) => {
                self.stage = Stage::Back(2);
                done!(self, Outcome::DeadEnd(Some(row)))
            }
        }
    }

    fn weigh(&mut self) -> Outcome {
        //~ block 4: project again
        //~     free[row] ← how many free squares the row has
        //~     damage[square] ← how many of other rows it would close
        self.third = self.pairs.queen_count();
        self.at_third = Risk::of(&self.pairs);
        self.now = self.at_third.clone();
        self.ranked = self.at_third.ranked();
        self.stage = Stage::Begin(5);
        done!(self, Outcome::Began(4))
    }

    fn begin_base(&mut self) -> Outcome {
        //~ block 5, until every row has a queen:
        //~     a row has no free square: go back to baseLevel2
        self.base = (0, 0);
        self.bases = 0;
        if let Some(row) = self.now.dead_end() {
            self.stage = Stage::Back(2);
            return done!(self, Outcome::DeadEnd(Some(row)));
        }
        self.stage = Stage::Base;
        done!(self, Outcome::Began(5))
    }

    fn base(&mut self) -> Outcome {
        let (place, square) = self.base;
        let all_tried = self.first_block < 4 && self.options.base_bound.is_some_and(|most| self.bases >= most);
        let Some(&(row, _)) = self.ranked.get(place).filter(|_| !all_tried) else { return self.back(2) };
        let Some(&column) = self.at_third.columns_of(row).get(square) else {
            self.base = (place + 1, 0);
            return self.base();
        };
        //~     base ← the next square: by free[row], then from the left
        //~     set a queen on base
        let queen = Square { row, column };
        self.now = self.at_third.clone();
        self.repeats = 0;
        self.bases += 1;
        self.set(queen);
        self.after_base = self.now.clone();
        self.now.note_choice(self.at_third.base(queen));
        done!(self, Outcome::Set(queen))
    }

    fn inner(&mut self) -> Outcome {
        //~     as long as rows are left:
        //~         a row has no free square: go back to baseLevel3
        if let Some(row) = self.now.dead_end() {
            self.stage = Stage::Back(3);
            return done!(self, Outcome::DeadEnd(Some(row)));
        }
        //~         row ← the least free[row], drawn from the first three
        //~         square ← its least damage, drawn from the first two
        //~         set a queen on square
        let queen = self.now.choose(self.options.damage, &mut self.random);
        self.set(queen);
        done!(self, Outcome::Set(queen))
    }

    fn set(&mut self, queen: Square) {
        self.pairs.set_on(queen);
        self.now.set(queen);
        self.stage = Stage::Inner;
    }

    /// Returns to base level `level`, or to a lower one if that level is used up.
    fn back(&mut self, level: u8) -> Outcome {
        //~ to go back: take off the queens set since, and go on from there
        //~     baseLevel3: 10 times with one base, then the next one
        //~         no base is left: go back to baseLevel2
        //~     baseLevel2: 10 times, then go back to baseLevel1
        //~     after 1000 returns, or where the run began: undecided
        if self.returns == self.options.return_bound || level < 3 && self.first_block == 4 {
            self.stage = Stage::Over(false);
            return done!(self, Outcome::GaveUp);
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
                self.repeats = 0;
                self.now = self.at_third.clone();
                self.stage = Stage::Base;
                self.back_to(3, self.third)
            }
            2 if self.first_block > 1 || self.seconds < self.options.repeat_bound => {
                self.seconds += 1;
                self.now = Risk::default();
                self.stage = Stage::Begin(3);
                self.back_to(2, self.second)
            }
            _ => {
                self.seconds = 0;
                self.now = Risk::default();
                self.stage = Stage::Begin(1);
                self.back_to(1, 0)
            }
        }
    }

    fn back_to(&mut self, level: u8, queens: usize) -> Outcome {
        self.pairs.back_to(queens);
        done!(self, Outcome::Back { level, queens })
    }

    fn over(&mut self, solved: bool) -> Outcome {
        //~ every row has a queen: a solution
        done!(self, if solved { Outcome::Solved } else { Outcome::GaveUp })
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
