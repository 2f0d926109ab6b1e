//! The linear completion as a search that can be watched: its five blocks, reported as events.
//!
//! The method itself and its pseudo-code are in [`linear`](crate::linear). A return to a base level is reported as a
//! restart. Its level is the number of queens of the run that stay on the board.

use super::{Entry, Family};
use crate::board::{Line, LineKind, NonAttacking, Placement, Square};
use crate::linear::{Linear, LinearOptions, Outcome, Risk};
use crate::trace::{
    Attackers, Event, Facts, Inspect, Listing, Own, Reason, Register, Search, Step, Table, Weighed, listing,
};
#[cfg(feature = "later")]
use crate::trace::{Choice, Undecided};
use std::sync::Arc;

/// The largest board. On larger ones, clones would take too much memory for many checkpoints.
pub const MAX_SIZE: usize = 100_000;

/// The pseudo-code of this search.
const LISTING: Listing = listing!("../linear/run.rs");

/// The entry of this search in the catalogue.
pub(super) const ENTRY: Entry =
    Entry::new("linear", MAX_SIZE, LISTING, |given, seed| Box::new(FiveBlocks::new(given, seed))).seeded(Family::Draws);

/// Looks for one completion of a placement without conflicts. It cannot prove that none exists.
#[derive(Clone, Debug)]
pub(super) struct FiveBlocks {
    given: Arc<Placement>,
    run: Linear,
    /// Whether the solution has been reported.
    solved: bool,
}

impl FiveBlocks {
    /// Starts the completion of `given`. The same `seed` gives the same run.
    #[must_use]
    pub(super) fn new(given: &NonAttacking, seed: u32) -> Self {
        FiveBlocks::with(given, seed, LinearOptions::default())
    }

    /// Starts the completion with custom bounds.
    #[must_use]
    pub(super) fn with(given: &NonAttacking, seed: u32, options: LinearOptions) -> Self {
        let run = Linear::new(given, seed, options);
        FiveBlocks { given: Arc::new(Placement::clone(given)), run, solved: false }
    }
}

impl Search for FiveBlocks {
    fn listing(&self) -> Listing<'static> {
        LISTING
    }

    #[inline]
    fn next(&mut self) -> Option<Step> {
        let event = match self.run.step() {
            Outcome::Began(block) => phase(block),
            Outcome::PassEnded | Outcome::DeadEnd(None) => phase(1),
            Outcome::Set(square) if is_forced(&self.run) => Event::Forced(square),
            Outcome::Set(square) => Event::Tried(square),
            Outcome::Refused(square) => Event::Rejected(square),
            Outcome::DeadEnd(Some(index)) => Event::DeadEnd { line: Some(row(index)) },
            Outcome::Back { queens, .. } => Event::Restart { level: queens as u32, conflicts: 0 },
            Outcome::Solved if !self.solved => {
                self.solved = true;
                Event::Solution
            }
            Outcome::Solved | Outcome::GaveUp => Event::Exhausted,
        };
        Some(Step { event, line: self.run.line() })
    }
}

impl Inspect for FiveBlocks {
    #[cfg(feature = "later")]
    fn choice(&self) -> Result<Choice, Undecided> {
        Err(Undecided::Draws)
    }

    fn placement(&self) -> Placement {
        self.run.pairs().placement(&self.given)
    }

    fn registers(&self, _: Option<Event>) -> Vec<Register> {
        let number = |name, value: usize, shown| Register::number(name, value as u64, shown);
        let levels = self.run.levels();
        let mut registers = vec![
            number("block", self.run.block().into(), true),
            number("left", self.run.left(), true),
            number("baseLevel2", levels.second, false),
            number("baseLevel3", levels.third, false),
            number("returns", self.run.returns() as usize, false),
        ];
        registers.extend(tables(&self.run).into_iter().map(Register::Table));
        registers
    }

    fn reason(&self, _: Event) -> Option<Reason> {
        match self.run.last()? {
            Outcome::DeadEnd(Some(index)) => Some(Attackers::new(&self.placement()).dead_end(row(index))),
            _ => reason(&self.run, &self.given),
        }
    }

    /// The method finds one solution at most, and running out of returns proves nothing.
    fn complete(&self) -> bool {
        false
    }

    fn bytes(&self) -> usize {
        size_of::<Self>() - size_of::<Linear>() + self.run.bytes()
    }
}

/// Why the last step of a run on the queens of `given` was done; `None` at the start and at the end.
///
/// For a row without a free square, only the row is reported: on a large board the list of all attackers would be too long.
#[must_use]
pub fn reason(run: &Linear, given: &Placement) -> Option<Reason> {
    let left = run.left() as u32;
    Some(match run.last()? {
        Outcome::Began(block) => why_begun(run, block),
        Outcome::PassEnded => Reason::Own(Own::new("pass").count("count", left)),
        Outcome::DeadEnd(None) => Reason::Own(Own::new("passNone").count("count", left)),
        Outcome::DeadEnd(Some(index)) => Reason::Own(Own::new("noSquare").index("row", index)),
        Outcome::Set(square) => why_set(run, square),
        Outcome::Refused(square) => why_refused(run, given, square)?,
        Outcome::Back { level, .. } => why_back(run, level),
        Outcome::Solved | Outcome::GaveUp => return None,
    })
}

fn why_set(run: &Linear, square: Square) -> Reason {
    let Some(chosen) = run.risk().and_then(Risk::chosen) else {
        let free = run.drawn_among() as u32;
        let drawn = if run.block() == 1 { Own::new("pair") } else { Own::new("drawn").count("count", free) };
        return Reason::Own(drawn.at(square));
    };
    let free = chosen.columns.len() as u32;
    if chosen.base {
        return Reason::Own(Own::new("base").at(square).count("count", free));
    }
    if free == 1 {
        return Reason::OnlyOne { square, line: row(square.row) };
    }
    let costs = chosen.columns.iter().zip(&chosen.damage);
    let weighed: Vec<_> =
        costs.map(|(&column, &cost)| Weighed { square: Square::new(square.row, column), cost }).collect();
    let least = weighed.iter().find(|weighed| weighed.square == square).map_or(0, |weighed| weighed.cost);
    let code = if chosen.ties > 1 { "leastRiskDrawn" } else { "leastRisk" };
    let own = Own::new(code).at(square).count("ties", chosen.ties as u64).count("free", free).count("count", least);
    Reason::Own(own.weighing(weighed))
}

/// The queen that attacks a refused square. Its row and column are free, and each of its diagonals has one queen at most.
fn why_refused(run: &Linear, given: &Placement, square: Square) -> Option<Reason> {
    let attacked = |along| {
        let queens = given.queens().chain(run.pairs().queens());
        queens.filter_map(|by| Some((by, by.line_to(square)?))).find(|&(_, line)| line == along)
    };
    let (by, line) = attacked(LineKind::Diagonal).or_else(|| attacked(LineKind::AntiDiagonal))?;
    Some(Reason::Attacked { square, by, line })
}

/// Why a block began: its goal.
fn why_begun(run: &Linear, block: u8) -> Reason {
    let (size, levels, left) = (run.left() + run.queens(), run.levels(), run.left());
    let (code, until) = match block {
        1 => ("block.1", size.saturating_sub(levels.second)),
        2 => ("block.2", left),
        3 => ("block.3", size.saturating_sub(levels.third)),
        4 => ("block.4", left),
        _ => ("block.5", 0),
    };
    Reason::Own(Own::new(code).count("count", left as u64).count("until", until.min(left) as u64))
}

fn why_back(run: &Linear, level: u8) -> Reason {
    let repeat = if level == 3 { run.repeats() } else { 0 };
    let code = match level {
        1 => "return.1",
        2 => "return.2",
        _ if repeat > 0 => "return.3",
        _ => "return.next",
    };
    let own = Own::new(code)
        .count("count", run.queens() as u64)
        .count("repeat", repeat)
        .count("returns", run.returns())
        .count("bound", run.options().return_bound);
    Reason::Own(own)
}

/// The tables that block 5 chooses from; empty in the other blocks.
///
/// - `risk`: how many squares are free in each free row.
/// - `damage`, after a choice: for each square of the chosen row, how many squares of other rows a queen there attacks. It
///   counts only squares that were free when the damage was last computed (see `Damage`).
#[must_use]
pub fn tables(run: &Linear) -> Vec<Table> {
    let Some(risk) = run.risk() else { return Vec::new() };
    let (lines, figures): (Vec<u32>, Vec<u32>) = risk.ranked().into_iter().unzip();
    if lines.is_empty() {
        return Vec::new();
    }
    let chosen = risk.chosen();
    let ties = chosen.map_or(0, |chosen| chosen.ties as u64);
    let mut tables = vec![Table {
        name: "risk",
        of: LineKind::Row,
        lines,
        figures,
        chosen: chosen.map(|chosen| chosen.square.row),
        facts: Facts::default().count("count", ties),
    }];
    tables.extend(chosen.map(|chosen| Table {
        name: "damage",
        of: LineKind::Column,
        lines: chosen.columns.clone(),
        figures: chosen.damage.clone(),
        chosen: Some(chosen.square.column),
        facts: Facts::default().index("row", chosen.square.row),
    }));
    tables
}

/// Whether there was only one square to choose from.
fn is_forced(run: &Linear) -> bool {
    run.risk().and_then(Risk::chosen).is_some_and(|chosen| !chosen.base && chosen.columns.len() == 1)
}

fn phase(block: u8) -> Event {
    Event::Phase { number: block.into(), conflicts: 0 }
}

fn row(index: u32) -> Line {
    Line { kind: LineKind::Row, index }
}
