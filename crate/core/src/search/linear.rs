//! The linear completion as a search that can be watched: what its five blocks do, told in events.
//!
//! The method itself, and its pseudo-code, stand in [`linear`](crate::linear). A return to a base level is a restart: it
//! leaves so many queens of the run standing, which is a level of the tree.

use crate::board::{Line, LineKind, NonAttacking, Placement, Square};
use crate::linear::{Done, Linear, Options, Risk};
use crate::trace::listing::listing;
use crate::trace::{Attackers, Event, Listing, Reason, Register, RiskTable, Search, Step};
use std::sync::Arc;

/// The largest board: beyond it, clones are too large for many checkpoints.
pub const LARGEST: usize = 100_000;

/// Looks for one completion of a placement without conflicts. It cannot prove that there is none.
#[derive(Clone)]
pub struct FiveBlocks {
    given: Arc<Placement>,
    run: Linear,
    /// What the last step did.
    done: Done,
    /// Has the solution been told?
    solved: bool,
}

impl FiveBlocks {
    /// At the start of the completion of a placement.
    #[must_use]
    pub fn new(given: &NonAttacking, seed: u32) -> Self {
        let run = Linear::new(given, seed, Options::default());
        FiveBlocks { given: Arc::new(Placement::clone(given)), run, done: Done::PassOver, solved: false }
    }

    fn why_set(&self, square: Square) -> Reason {
        let Some(chosen) = self.run.risk().and_then(Risk::chosen) else {
            let free = self.run.drawn_among() as u32;
            return if self.run.block() == 1 { Reason::Pair { square } } else { Reason::Drawn { square, free } };
        };
        let (free, damage) = (chosen.columns.clone(), chosen.damage.clone());
        if chosen.base {
            Reason::Base { square, free: free.len() as u32 }
        } else if free.len() == 1 {
            Reason::OnlyOne { square, line: row(square.row) }
        } else {
            Reason::LeastRisk { square, ties: chosen.ties as u32, free, damage }
        }
    }

    /// What a block that begins is to reach.
    fn why_begun(&self, block: u8) -> Reason {
        let (size, levels) = (self.given.size(), self.run.levels());
        let left = self.run.left();
        let until = match block {
            1 => size - levels.second,
            3 => size - levels.third,
            5 => 0,
            _ => left,
        };
        Reason::Block { number: block.into(), left: left as u32, until: until.min(left) as u32 }
    }

    fn why_back(&self, level: u8) -> Reason {
        Reason::Return {
            level: level.into(),
            queens: self.run.queens() as u32,
            repeat: if level == 3 { self.run.repeats() } else { 0 },
            returns: self.run.returns(),
            bound: self.run.options().return_bound,
        }
    }
}

impl Search for FiveBlocks {
    const LISTING: Listing = listing!("../linear/run.rs");

    #[inline]
    fn next(&mut self) -> Option<Step> {
        self.done = self.run.step();
        let event = match self.done {
            Done::Began(block) => phase(block),
            Done::PassOver | Done::DeadEnd(None) => phase(1),
            Done::Set(square) if is_forced(&self.run) => Event::Forced(square),
            Done::Set(square) => Event::Tried(square),
            Done::Refused(square) => Event::Reject(square),
            Done::DeadEnd(Some(index)) => Event::DeadEnd { line: row(index) },
            Done::Back { queens, .. } => Event::Restart { level: queens as u32, conflicts: 0 },
            Done::Solved if !self.solved => {
                self.solved = true;
                Event::Solution
            }
            Done::Solved | Done::GaveUp => Event::Exhausted,
        };
        Some(Step { event, line: self.run.line() })
    }

    fn placement(&self) -> Placement {
        self.run.pairs().placement(&self.given)
    }

    fn registers(&self, _: Option<Event>) -> Vec<Register> {
        let number = |name, value: usize| Register::Number { name, value: value as u64 };
        let levels = self.run.levels();
        let mut registers = vec![
            number("block", self.run.block().into()),
            number("left", self.run.left()),
            number("baseLevel2", levels.second),
            number("baseLevel3", levels.third),
            number("returns", self.run.returns() as usize),
        ];
        registers.extend(self.run.risk().map(table).map(Register::Risk));
        registers
    }

    fn reason(&self, _: Event) -> Option<Reason> {
        let left = self.run.left() as u32;
        match self.done {
            Done::Began(block) => Some(self.why_begun(block)),
            Done::PassOver => Some(Reason::Pass { left, set: true }),
            Done::DeadEnd(None) => Some(Reason::Pass { left, set: false }),
            Done::Set(square) => Some(self.why_set(square)),
            Done::Refused(square) => {
                let attack = Attackers::new(&self.placement()).of(square)?;
                Some(Reason::Attacked { square, by: attack.by, line: attack.line })
            }
            Done::DeadEnd(Some(index)) => Some(Attackers::new(&self.placement()).shut(row(index))),
            Done::Back { level, .. } => Some(self.why_back(level)),
            Done::Solved | Done::GaveUp => None,
        }
    }

    /// One solution is found at most, and running out of returns proves nothing.
    fn complete(&self) -> bool {
        false
    }

    fn bytes(&self) -> usize {
        size_of::<Self>() - size_of::<Linear>() + self.run.bytes()
    }
}

/// The table that block 5 chooses from, as it is shown.
#[must_use]
pub fn table(risk: &Risk) -> RiskTable {
    let (rows, squares) = risk.ranked().into_iter().unzip();
    let chosen = risk.chosen();
    RiskTable {
        rows,
        squares,
        chosen: chosen.map(|chosen| chosen.square),
        ties: chosen.map_or(0, |chosen| chosen.ties as u32),
        columns: chosen.map_or_else(Vec::new, |chosen| chosen.columns.clone()),
        damage: chosen.map_or_else(Vec::new, |chosen| chosen.damage.clone()),
    }
}

/// Was there only one square to choose?
fn is_forced(run: &Linear) -> bool {
    run.risk().and_then(Risk::chosen).is_some_and(|chosen| !chosen.base && chosen.columns.len() == 1)
}

fn phase(block: u8) -> Event {
    Event::Phase { number: block.into(), conflicts: 0 }
}

fn row(index: u32) -> Line {
    Line { kind: LineKind::Row, index }
}
