//! The ways to finish a puzzle, by exact search: the most constrained line is filled first.

use super::dice::Dice;
use super::ladder::propagate;
use super::{Layout, Position, Puzzle, Rule, Squares};
use crate::sliced::Sliced;

/// The first ways to finish, at most `limit`, each as the squares of all queens.
#[must_use]
pub fn ways(layout: &Layout, position: &Position, limit: usize) -> Vec<Squares> {
    let mut walk = Walk::new(layout, position, limit, limit);
    while !walk.run(layout, u64::MAX) {}
    walk.found
}

/// The maximum number of ways that a count counts, unless the caller sets another limit.
pub const MAX_COUNTED: usize = 1_000_000;
/// The maximum number of pieces that a count sets, unless the caller sets another limit.
pub const MAX_COUNTING_NODES: u64 = 20_000_000;

/// A number of ways, and whether these are all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CountedWays {
    /// How many were counted.
    pub count: usize,
    /// Whether there are no others.
    pub all: bool,
}

/// The search for the ways to finish a puzzle, which can stop and resume.
///
/// ```
/// use queens_core::puzzle::{Puzzle, Ways};
/// use queens_core::{Placement, Sliced};
///
/// let mut ways = Ways::new(Puzzle::completion(&Placement::empty(6)?)?, 100);
/// ways.run_to_end();
/// assert_eq!(ways.found().len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ways {
    puzzle: Puzzle,
    walk: Walk,
}

impl Ways {
    /// Starts the search. It ends after the first `limit` ways.
    #[must_use]
    pub fn new(puzzle: Puzzle, limit: usize) -> Self {
        let squares = puzzle.layout().all();
        Self::within(puzzle, squares, limit, limit)
    }

    /// Starts a search for ways with all pieces on `squares`. It ends after the first `limit` ways, and stores the
    /// first `stored` of them.
    #[must_use]
    pub fn within(puzzle: Puzzle, squares: Squares, limit: usize, stored: usize) -> Self {
        let start = puzzle.start().filter(|start| start.queens.is_subset(squares));
        let walk = start.map_or_else(Walk::default, |start| {
            let start = Position { free: start.free & squares, ..start };
            Walk::new(puzzle.layout(), &start, limit, stored)
        });
        Ways { puzzle, walk }
    }

    /// Starts a count of the ways, which ends once there are more than `limit`. None of them is stored.
    #[must_use]
    pub fn counting(puzzle: Puzzle, limit: usize) -> Self {
        let squares = puzzle.layout().all();
        // Finds one way more than wanted, to know whether there are more.
        Self::within(puzzle, squares, limit.saturating_add(1), 0)
    }

    /// The result of a [count](Ways::counting), or the result so far.
    #[must_use]
    pub fn counted(&self) -> CountedWays {
        CountedWays { count: self.count().min(self.walk.limit.saturating_sub(1)), all: self.is_exact() }
    }

    /// How many ways were found so far.
    #[must_use]
    pub fn count(&self) -> usize {
        self.walk.count
    }

    /// Whether [`count`](Ways::count) is the number of all ways: the search has ended before it reached its limit. If
    /// not, the number is a lower bound.
    ///
    /// ```
    /// use queens_core::puzzle::{Puzzle, Ways};
    /// use queens_core::{Placement, Sliced};
    ///
    /// let puzzle = Puzzle::completion(&Placement::empty(8)?)?;
    /// let counted = |limit| {
    ///     let mut ways = Ways::new(puzzle.clone(), limit);
    ///     ways.run_to_end();
    ///     (ways.count(), ways.is_exact())
    /// };
    /// assert_eq!((counted(1_000), counted(10)), ((92, true), (10, false)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.walk.start.is_none() || self.walk.stack.is_empty() && self.walk.count < self.walk.limit
    }

    /// How many pieces were set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.walk.nodes
    }

    /// The stored ways, each as the squares of all queens.
    #[must_use]
    pub fn found(&self) -> &[Squares] {
        &self.walk.found
    }

    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }
}

impl Sliced for Ways {
    /// Sets or removes about `budget` more queens; true when the search has ended.
    fn run(&mut self, budget: u64) -> bool {
        self.walk.run(self.puzzle.layout(), budget)
    }
}

/// With several stars, the search also applies killers while fewer pieces than this are assumed.
const KILLER_DEPTH: usize = 6;

/// With several stars, a search that has not found two ways after setting this many pieces is hard.
const MAX_EASY_NODES: u64 = 1_000;

/// The state of the search: positions, each with the squares of its most constrained line that are still to be tried.
#[derive(Clone, Default, Debug)]
struct Walk {
    limit: usize,
    stored: usize,
    stack: Vec<(Position, Squares)>,
    count: usize,
    found: Vec<Squares>,
    nodes: u64,
    start: Option<Position>,
    /// With several stars: whether the search has restarted with the strongest rule.
    is_hard: bool,
}

impl Walk {
    fn new(layout: &Layout, position: &Position, limit: usize, stored: usize) -> Self {
        let mut walk = Walk { limit, stored, ..Walk::default() };
        walk.start = Some(*position);
        walk.enter(layout, *position);
        walk
    }

    /// Restarts with the strongest rule: it takes as long as thousands of nodes, and saves millions.
    fn restart(&mut self, layout: &Layout) {
        self.is_hard = true;
        self.count = 0;
        self.found.clear();
        self.stack.clear();
        if let Some(start) = self.start {
            self.enter(layout, start);
        }
    }

    fn enter(&mut self, layout: &Layout, mut position: Position) {
        if layout.stars() > 1 {
            // Trials at the start, and killers near it, save far more than they cost.
            let strongest = match self.stack.len() {
                0 if self.is_hard => Rule::TrialAndRules,
                0 => Rule::Trial,
                1..KILLER_DEPTH => Rule::Killer,
                _ => Rule::Single,
            };
            if !propagate(layout, &mut position, strongest) {
                return;
            }
        }
        match most_constrained_line(layout, &position) {
            Some(choices) => self.stack.push((position, choices)),
            None => {
                self.count += 1;
                if self.found.len() < self.stored {
                    self.found.push(position.queens);
                }
            }
        }
    }

    fn run(&mut self, layout: &Layout, budget: u64) -> bool {
        for _ in 0..budget {
            if self.count >= self.limit {
                return true;
            }
            if layout.stars() > 1 && !self.is_hard && self.nodes >= MAX_EASY_NODES && self.count < 2 {
                self.restart(layout);
            }
            let Some((position, choices)) = self.stack.last_mut() else { return true };
            if let Some(square) = choices.first() {
                *choices -= Squares::one(square);
                self.nodes += 1;
                let mut after = *position;
                after.set(layout, square);
                // All ways with a piece on this square are found below. With several stars, the next square can also
                // have a piece.
                position.free -= Squares::one(square);
                self.enter(layout, after);
            } else {
                self.stack.pop();
            }
        }
        false
    }
}

/// Finds a random way to finish; `None` if there is no way.
pub(super) fn any_way(layout: &Layout, position: &Position, dice: &mut Dice) -> Option<Squares> {
    let mut left = *position;
    if layout.stars() > 1 && !propagate(layout, &mut left, Rule::Killer) {
        return None;
    }
    let Some(choices) = most_constrained_line(layout, &left) else { return Some(left.queens) };
    let mut order: Vec<u32> = choices.iter().collect();
    dice.shuffle(&mut order);
    order.into_iter().find_map(|square| {
        let mut after = left;
        after.set(layout, square);
        left.free -= Squares::one(square);
        any_way(layout, &after, dice)
    })
}

/// The free squares of the most constrained line; `None` if every line has its queen. With several stars, the
/// free squares of the line that has the fewest to spare.
fn most_constrained_line(layout: &Layout, position: &Position) -> Option<Squares> {
    let missing = |line| if layout.stars() == 1 { 1 } else { position.missing(layout, line) };
    let lines = position.open.iter().map(|line| (layout.line(line) & position.free, missing(line)));
    lines.min_by_key(|(free, missing)| free.len().saturating_sub(*missing)).map(|(free, _)| free)
}
