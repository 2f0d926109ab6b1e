//! Help for authors of puzzles: the fewest additional queens that leave one way to finish, and given queens that are
//! superfluous.

use super::ladder::deduce_by;
use super::{Certificate, Grade, Level, Position, Puzzle, PuzzleError, Rule, Squares, Ways};
use crate::sliced::Sliced;

/// The maximum number of ways to finish that are examined.
pub const MAX_WAYS: usize = 20_000;

/// How many of the easiest choices are listed.
const MAX_LISTED: usize = 8;

/// The cost of one step of a certificate, in units of a budget. Setting a queen costs 1.
const STEP: u64 = 1_000;

/// The fewest additional queens that leave one way to finish.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fewest {
    /// How many choices with this number of queens there are.
    pub choices: usize,
    /// The first of these choices, ordered by difficulty, then by row: at least one, at most 8.
    pub easiest: Vec<Choice>,
}

/// Additional queens that leave one way to finish, and how hard the puzzle is then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The queens.
    pub queens: Squares,
    /// The strongest rule that the puzzle needs.
    pub grade: Grade,
    /// The level; `None` if the rules do not suffice.
    pub level: Option<Level>,
    /// How often the strongest rule is needed.
    pub hardest: usize,
    /// The number of steps that solve the puzzle.
    pub steps: usize,
}

impl Choice {
    fn new(queens: Squares, certificate: &Certificate) -> Self {
        let grade = certificate.grade();
        let rule = grade.rule().unwrap_or(Rule::TrialAndRules);
        let hardest = certificate.steps.iter().filter(|step| step.rule == rule).count();
        Choice { queens, grade, level: certificate.level(), hardest, steps: certificate.steps.len() }
    }

    fn difficulty(&self) -> (Grade, usize, usize) {
        (self.grade, self.hardest, self.steps)
    }
}

/// The progress of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase", tag = "stage"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "FewestProgress"))]
pub enum Progress {
    /// The ways to finish are listed.
    Listing {
        /// How many were found so far.
        ways: usize,
    },
    /// Sets of queens are tried.
    Trying {
        /// How many queens each set has.
        queens: usize,
        /// For how many squares of the first queen all sets were tried.
        done: usize,
        /// How many squares there are for the first queen.
        of: usize,
    },
    /// The choices are graded.
    Grading {
        /// How many are graded.
        done: usize,
        /// How many there are to grade.
        of: usize,
    },
}

/// The search for the fewest additional queens, which can stop and resume.
#[derive(Clone, Debug)]
pub struct FewestSearch {
    puzzle: Puzzle,
    stage: Stage,
}

#[derive(Clone, Debug)]
enum Stage {
    Listing(Ways),
    Trying(Trying),
    Grading(Grading),
}

impl FewestSearch {
    /// Starts the search.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Self {
        FewestSearch { puzzle: puzzle.clone(), stage: Stage::Listing(Ways::new(puzzle.clone(), MAX_WAYS + 1)) }
    }

    /// Works about as long as it takes to set `budget` queens. True when the search has ended.
    ///
    /// # Errors
    /// [`PuzzleError::NoWay`] if there is no way to finish, [`PuzzleError::TooManyWays`] for more than [`MAX_WAYS`].
    pub fn run(&mut self, budget: u64) -> Result<bool, PuzzleError> {
        match &mut self.stage {
            Stage::Listing(ways) => {
                if ways.run(budget) {
                    self.stage = stage_after_listing(&self.puzzle, ways.found())?;
                }
            }
            Stage::Trying(trying) => {
                if trying.run(budget) {
                    self.stage = Stage::Grading(Grading::new(std::mem::take(&mut trying.found)));
                }
            }
            Stage::Grading(grading) => return Ok(grading.run(&self.puzzle, budget)),
        }
        Ok(false)
    }

    /// The progress so far.
    #[must_use]
    pub fn progress(&self) -> Progress {
        match &self.stage {
            Stage::Listing(ways) => Progress::Listing { ways: ways.found().len() },
            Stage::Trying(trying) => trying.progress(),
            Stage::Grading(grading) => Progress::Grading { done: grading.done, of: grading.choices.len() },
        }
    }

    /// The result, once the search has ended.
    #[must_use]
    pub fn fewest(&self) -> Option<Fewest> {
        match &self.stage {
            Stage::Grading(grading) if grading.is_over() => {
                Some(Fewest { choices: grading.choices.len(), easiest: grading.easiest.clone() })
            }
            _ => None,
        }
    }
}

/// The next stage, after the ways are listed.
fn stage_after_listing(puzzle: &Puzzle, ways: &[Squares]) -> Result<Stage, PuzzleError> {
    match ways.len() {
        0 => Err(PuzzleError::NoWay { ways: 0 }),
        1 => Ok(Stage::Grading(Grading::new(vec![Squares::EMPTY]))),
        found if found > MAX_WAYS => Err(PuzzleError::TooManyWays { most: MAX_WAYS }),
        _ => {
            let squares = puzzle.layout().size().pow(2);
            let ways = ways.iter().map(|&way| (way - puzzle.given()).iter().collect()).collect();
            Ok(Stage::Trying(Trying::new(ways, squares)))
        }
    }
}

/// Tries one additional queen, then two, then three and so on, and finds all choices that leave one way.
#[derive(Clone, Debug)]
struct Trying {
    /// The squares of the queens of each way.
    ways: Vec<Vec<u32>>,
    squares: u32,
    /// How many queens are tried.
    count: usize,
    /// For each chosen queen, and for the next queen: the squares left to try, in descending order. With each square
    /// are the indices of the ways that have a queen on it and on the squares chosen before.
    levels: Vec<Vec<(u32, Vec<u32>)>>,
    chosen: Vec<u32>,
    found: Vec<Squares>,
}

impl Trying {
    fn new(ways: Vec<Vec<u32>>, squares: u32) -> Self {
        Trying { ways, squares, count: 0, levels: Vec::new(), chosen: Vec::new(), found: Vec::new() }
    }

    fn run(&mut self, budget: u64) -> bool {
        let mut left = budget;
        loop {
            let (cost, over) = self.step();
            if over || left <= cost {
                return over;
            }
            left -= cost;
        }
    }

    /// Tries one more square. Returns how many ways were examined for it, and whether all squares are done.
    fn step(&mut self) -> (u64, bool) {
        let Some(level) = self.levels.last_mut() else {
            if !self.found.is_empty() {
                return (0, true);
            }
            self.count += 1;
            let all: Vec<u32> = (0..self.ways.len() as u32).collect();
            self.extend(&all);
            return (all.len() as u64, false);
        };
        let Some((square, with)) = level.pop() else {
            self.levels.pop();
            self.chosen.pop();
            return (1, false);
        };
        self.chosen.push(square);
        self.extend(&with);
        (with.len() as u64, false)
    }

    /// Adds the level after the chosen queens; `with`: the indices of the ways that contain them. On the last level, records
    /// the squares that leave exactly one of these ways.
    fn extend(&mut self, with: &[u32]) {
        let from = self.chosen.last().map_or(0, |last| last + 1);
        let mut ways_by_square = vec![Vec::new(); (self.squares - from) as usize];
        for &way in with {
            for &square in self.ways[way as usize].iter().filter(|&&square| square >= from) {
                ways_by_square[(square - from) as usize].push(way);
            }
        }
        let ways_by_square = (from..).zip(ways_by_square);
        if self.chosen.len() + 1 < self.count {
            self.levels.push(
                ways_by_square.filter(|(_, with)| with.len() > 1).collect::<Vec<_>>().into_iter().rev().collect(),
            );
            return;
        }
        for (square, _) in ways_by_square.filter(|(_, with)| with.len() == 1) {
            self.found.push(self.chosen.iter().copied().chain([square]).collect());
        }
        self.chosen.pop();
    }

    fn progress(&self) -> Progress {
        let of = self.squares as usize;
        let first = self.levels.first().map_or(of, Vec::len);
        Progress::Trying { queens: self.count.max(1), done: of - first.min(of), of }
    }
}

/// Grades the puzzle that each choice leaves, one step of a certificate after another, unless it cannot be among the
/// easiest.
#[derive(Clone, Debug)]
struct Grading {
    choices: Vec<Squares>,
    done: usize,
    /// The unfinished certificate of the current choice.
    certificate: Option<Certificate>,
    easiest: Vec<Choice>,
}

impl Grading {
    fn new(choices: Vec<Squares>) -> Self {
        Grading { choices, done: 0, certificate: None, easiest: Vec::new() }
    }

    fn is_over(&self) -> bool {
        self.done == self.choices.len()
    }

    fn run(&mut self, puzzle: &Puzzle, budget: u64) -> bool {
        for _ in 0..=budget / STEP {
            if self.is_over() {
                return true;
            }
            self.step(puzzle);
        }
        self.is_over()
    }

    fn step(&mut self, puzzle: &Puzzle) {
        let layout = puzzle.layout();
        let queens = self.choices[self.done];
        let mut certificate = self.certificate.take().unwrap_or_else(|| Certificate {
            steps: Vec::new(),
            end: Position::with(layout, puzzle.given() | queens)
                .expect("the queens of a way to finish do not conflict"),
        });
        // A choice that needs a stronger rule than the last listed choice will not be listed.
        let full = self.easiest.get(MAX_LISTED - 1);
        let strongest = full.and_then(|last| last.grade.rule()).unwrap_or(Rule::TrialAndRules);
        if let Some(step) = deduce_by(layout, &certificate.end, strongest) {
            certificate.end.apply(layout, &step);
            certificate.steps.push(step);
            self.certificate = Some(certificate);
            return;
        }
        self.done += 1;
        if full.is_some() && !certificate.end.is_solved() {
            return;
        }
        let choice = Choice::new(queens, &certificate);
        let at = self.easiest.partition_point(|other| other.difficulty() <= choice.difficulty());
        self.easiest.insert(at, choice);
        self.easiest.truncate(MAX_LISTED);
    }
}

/// The given queens without the superfluous ones: from the last row up, each queen is dropped if one way to finish
/// remains without it.
///
/// # Errors
/// [`PuzzleError::NoWay`] or [`PuzzleError::SeveralWays`] unless there is one way to finish.
pub fn without_superfluous(puzzle: &Puzzle) -> Result<Squares, PuzzleError> {
    puzzle.solution()?;
    let mut queens: Vec<u32> = puzzle.given().iter().collect();
    queens.reverse();
    Ok(queens.into_iter().fold(puzzle.given(), |given, queen| {
        let fewer = given - Squares::one(queen);
        if puzzle.with_given(fewer).ways(2).len() == 1 { fewer } else { given }
    }))
}
