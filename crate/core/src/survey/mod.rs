//! Facts about a placement that can be computed after every move, within a small budget.
//!
//! ```
//! use queens_core::{Placement, Sliced, survey::Survey};
//!
//! let given: Placement = "2 0 0 0 0 0 0 0".parse()?;
//! let mut survey = Survey::new(&given, &[0]);
//! survey.run_to_end();
//! // Eight of the 92 solutions contain this queen.
//! assert_eq!(survey.report().funnel, [Some(92), Some(8)]);
//! # Ok::<(), queens_core::board::TextError>(())
//! ```

use crate::board::{NonAttacking, Occupied, Placement, Square};
use crate::count::completions::counter::Counter;
use crate::count::completions::open::{self, OpenBoard};
use crate::count::completions::walk::Walk;
use crate::sliced::Sliced;

/// The maximum number of nodes for the completions and the squares that they use.
const COUNT_BUDGET: u64 = 2_000_000;
/// The maximum number of nodes for all counts with one queen removed, together.
const RELEASE_BUDGET: u64 = 600_000;
/// The maximum number of nodes for all counts with the first few queens alone, together.
const FUNNEL_BUDGET: u64 = 600_000;
/// The largest board for which each square is reported.
const MAX_SIZE_BY_SQUARES: usize = 256;

/// The result of a survey. `None` means "not known within the budget".
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SurveyReport {
    /// The number of completions of the placement.
    pub count: Option<u64>,
    /// n x n, row by row: in how many completions the square has a queen. Unknown also above 256 rows.
    pub squares: Option<Vec<f64>>,
    /// The numbers of completions after zero, one, two ... of the given queens, in the order in which they were set.
    pub funnel: Vec<Option<u64>>,
    /// The given queen whose removal leaves the most completions; if several are equal, the queen that was set first. `None` also if no
    /// queen is given.
    pub release: Option<Release>,
}

/// One given queen, and the number of completions after its removal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Release {
    /// The row of the queen.
    pub row: u32,
    /// Completions without it.
    pub count: u64,
}

/// A survey in progress: a count of the placement, then counts of the placement with fewer queens. On boards of up to 10 rows,
/// or with few free rows, every result becomes known.
#[derive(Debug)]
pub struct Survey {
    placement: Placement,
    /// The given queens, in the order in which they were set.
    queens: Vec<Square>,
    task: Task,
    /// The remaining budget of this kind of task.
    budget: u64,
    /// The count that the task needs, once it has been set up.
    walk: Option<Walk>,
    /// The best release among the queens tried.
    best: Option<Release>,
    report: SurveyReport,
}

/// The count in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Task {
    /// The placement itself.
    Whole,
    /// The placement without one of its queens, by index in the order.
    Without(usize),
    /// This many of the first queens alone: from many queens, which is quick, down to zero.
    First(usize),
    Done,
}

impl Survey {
    /// Starts a survey. `order`: rows of given queens in the order in which they were set. Queens that it leaves out
    /// follow from the top down; empty and repeated rows are skipped.
    #[must_use]
    pub fn new(placement: &Placement, order: &[u32]) -> Self {
        let queens = in_order(placement, order);
        let mut occupied = Occupied::none(placement.size());
        let without_conflict = queens
            .iter()
            .take_while(|&&queen| {
                let open = occupied.is_open(queen);
                occupied.close(queen);
                open
            })
            .count();
        let mut funnel = vec![None; queens.len() + 1];
        funnel[without_conflict + 1..].fill(Some(0));
        Survey {
            placement: placement.clone(),
            queens,
            task: Task::Whole,
            budget: COUNT_BUDGET,
            walk: None,
            best: None,
            report: SurveyReport { funnel, ..SurveyReport::default() },
        }
    }

    /// Returns the report so far.
    #[must_use]
    pub fn report(&self) -> &SurveyReport {
        &self.report
    }

    /// Prepares the board of the task, or finishes the task at once if nothing has to be counted. Returns the cost in nodes.
    fn set_up(&mut self) -> u64 {
        let placement = self.placement_of_task();
        let free = (placement.size() - placement.count()) as u64;
        let cost = 1 + placement.size() as u64 / 8 + free.saturating_pow(3) / 16;
        if cost > self.budget {
            self.finish_task(None);
            return 1;
        }
        match NonAttacking::try_from(placement) {
            Err(_) => self.finish_task(Some(0)),
            Ok(_) if free > open::MAX_SIZE as u64 => self.finish_task(None),
            Ok(given) => {
                let by_squares = self.task == Task::Whole && given.size() <= MAX_SIZE_BY_SQUARES;
                self.walk = Some(Walk::new(OpenBoard::new(&given), by_squares));
            }
        }
        cost
    }

    /// Continues the walk of the task. Returns the nodes spent.
    fn continue_walk(&mut self, nodes: u64) -> u64 {
        let Some(walk) = &mut self.walk else { return 0 };
        let before = walk.nodes();
        let done = walk.run(nodes.min(self.budget));
        let spent = walk.nodes() - before;
        if done {
            let found = walk.found();
            self.finish_task(Some(found));
        } else if spent >= self.budget {
            self.finish_task(None);
        }
        spent
    }

    /// The placement that the task counts.
    fn placement_of_task(&self) -> Placement {
        let mut placement = self.placement.clone();
        match self.task {
            Task::Without(place) => placement.take(self.queens[place].row),
            Task::First(queens) => self.queens[queens..].iter().for_each(|queen| placement.take(queen.row)),
            Task::Whole | Task::Done => {}
        }
        placement
    }

    /// Records the result of the task, and begins the next one.
    fn finish_task(&mut self, count: Option<u64>) {
        let walk = self.walk.take();
        match (self.task, count) {
            (Task::Whole, Some(count)) => {
                self.report.count = Some(count);
                self.report.squares = self.squares(count, walk.as_ref());
                self.report.funnel[self.queens.len()] = Some(count);
                self.budget = RELEASE_BUDGET;
                self.task = Task::Without(0);
            }
            (Task::Without(place), Some(count)) => {
                if self.best.is_none_or(|best| best.count < count) {
                    self.best = Some(Release { row: self.queens[place].row, count });
                }
                self.task = Task::Without(place + 1);
            }
            (Task::Without(_), None) => {
                self.best = None;
                self.begin_funnel();
            }
            (Task::First(queens), Some(_)) => {
                self.report.funnel[queens] = count;
                self.next_funnel_task();
            }
            // Fewer queens take longer to count, so the remaining counts would not finish either.
            (Task::Whole | Task::First(_), None) | (Task::Done, _) => self.task = Task::Done,
        }
        if self.task == Task::Without(self.queens.len()) {
            self.report.release = self.best;
            self.begin_funnel();
        }
    }

    fn begin_funnel(&mut self) {
        self.budget = FUNNEL_BUDGET;
        self.next_funnel_task();
    }

    fn next_funnel_task(&mut self) {
        self.task = self.report.funnel.iter().rposition(Option::is_none).map_or(Task::Done, Task::First);
    }

    /// The number of completions that use each square of the board. All of them use the squares of given queens.
    fn squares(&self, count: u64, walk: Option<&Walk>) -> Option<Vec<f64>> {
        let size = self.placement.size();
        if size > MAX_SIZE_BY_SQUARES {
            return None;
        }
        let mut squares = vec![0.0; size * size];
        let given = self.queens.iter().map(|&queen| (queen, count));
        for (square, found) in given.chain(walk.into_iter().flat_map(Walk::squares)) {
            squares[square.number(size as u32) as usize] = found as f64;
        }
        Some(squares)
    }
}

impl Sliced for Survey {
    /// Works for about `nodes` nodes; true when the report is final.
    fn run(&mut self, nodes: u64) -> bool {
        let mut left = nodes;
        while left > 0 && self.task != Task::Done {
            let spent = if self.walk.is_some() { self.continue_walk(left) } else { self.set_up() };
            self.budget = self.budget.saturating_sub(spent);
            left = left.saturating_sub(spent);
        }
        self.task == Task::Done
    }
}

/// The queens of a placement in the order of these rows, then the others from the top down.
fn in_order(placement: &Placement, order: &[u32]) -> Vec<Square> {
    let mut left: Vec<Option<u32>> = (0..placement.size() as u32).map(|row| placement.column(row)).collect();
    let rows = order.iter().copied().chain(0..placement.size() as u32);
    let take = |row: u32| left.get_mut(row as usize)?.take().map(|column| Square::new(row, column));
    rows.filter_map(take).collect()
}
