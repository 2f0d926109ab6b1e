//! For who makes a puzzle: the fewest more queens that leave one way to finish, and given queens that are superfluous.

use super::{Certificate, Grade, Position, Puzzle, PuzzleError, Rule, Squares};

/// The most ways to finish that are looked through.
pub const MOST_WAYS: usize = 20_000;

/// The most equal choices that are graded.
const MOST_GRADED: usize = 3_000;

/// The fewest more queens that leave one way to finish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fewest {
    /// The queens: of equally few those that leave the easiest puzzle, then the first by row.
    pub queens: Squares,
    /// How many choices of equally few there are.
    pub choices: usize,
    /// What the puzzle takes then.
    pub grade: Grade,
}

/// The search for them, which can stop and go on.
#[derive(Clone, Debug)]
pub struct GiveFewest {
    puzzle: Puzzle,
    /// The squares of the queens of each way to finish.
    ways: Vec<Vec<u32>>,
    /// How many queens are tried, and the square of the first of them.
    count: usize,
    first: u32,
    found: Vec<Squares>,
    graded: usize,
    best: Option<(Difficulty, Squares)>,
    over: bool,
}

/// The strongest rule, how often it is needed, and in how many steps.
type Difficulty = (Grade, usize, usize);

impl GiveFewest {
    /// Nothing is tried yet.
    ///
    /// # Errors
    /// [`PuzzleError::Ways`] where there is no way to finish, [`PuzzleError::TooManyWays`] for more than [`MOST_WAYS`].
    pub fn new(puzzle: &Puzzle) -> Result<Self, PuzzleError> {
        let ways = puzzle.ways(MOST_WAYS + 1);
        match ways.len() {
            0 => return Err(PuzzleError::Ways { ways: 0 }),
            found if found > MOST_WAYS => return Err(PuzzleError::TooManyWays { most: MOST_WAYS }),
            _ => {}
        }
        Ok(GiveFewest {
            puzzle: puzzle.clone(),
            found: if ways.len() == 1 { vec![Squares::EMPTY] } else { Vec::new() },
            ways: ways.into_iter().map(|way| (way - puzzle.given()).iter().collect()).collect(),
            count: 1,
            first: 0,
            graded: 0,
            best: None,
            over: false,
        })
    }

    /// Works on: tries so many squares for the first queen, or grades as many puzzles. True when it has ended.
    pub fn run(&mut self, budget: u64) -> bool {
        let mut left = budget;
        while !self.over && left > 0 {
            left -= 1;
            if self.found.is_empty() || self.first > 0 {
                self.try_first();
            } else {
                self.grade_next();
            }
        }
        self.over
    }

    /// What was found, once it has ended.
    #[must_use]
    pub fn fewest(&self) -> Option<Fewest> {
        let ((grade, ..), queens) = self.best.filter(|_| self.over)?;
        Some(Fewest { queens, choices: self.found.len(), grade })
    }

    fn squares(&self) -> u32 {
        self.puzzle.layout().size().pow(2)
    }

    /// Tries all choices whose first queen stands on one square.
    fn try_first(&mut self) {
        let with: Vec<u32> =
            (0..).zip(&self.ways).filter(|(_, way)| way.contains(&self.first)).map(|(at, _)| at).collect();
        let mut chosen = vec![self.first];
        if self.count > 1 {
            self.extend(&with, &mut chosen);
        } else if with.len() == 1 {
            self.found.push(Squares::one(self.first));
        }
        self.first += 1;
        if self.first == self.squares() {
            self.first = 0;
            self.count += usize::from(self.found.is_empty());
        }
    }

    /// Adds queens behind the last, until `count` stand and one way is left.
    fn extend(&mut self, with: &[u32], chosen: &mut Vec<u32>) {
        let last = chosen.last().copied().unwrap_or(0);
        let mut holding = vec![0_u32; self.squares() as usize];
        for &way in with {
            for &square in self.ways[way as usize].iter().filter(|&&square| square > last) {
                holding[square as usize] += 1;
            }
        }
        for (square, &holding) in (0..).zip(&holding) {
            if chosen.len() + 1 == self.count {
                if holding == 1 {
                    self.found.push(chosen.iter().copied().chain([square]).collect());
                }
            } else if holding > 1 {
                let with: Vec<u32> =
                    with.iter().copied().filter(|&way| self.ways[way as usize].contains(&square)).collect();
                chosen.push(square);
                self.extend(&with, chosen);
                chosen.pop();
            }
        }
    }

    fn grade_next(&mut self) {
        let queens = self.found[self.graded];
        let layout = self.puzzle.layout();
        if let Some(start) = Position::with(layout, self.puzzle.given() | queens) {
            let difficulty = difficulty(&Certificate::new(layout, &start));
            if self.best.is_none_or(|(least, _)| difficulty < least) {
                self.best = Some((difficulty, queens));
            }
        }
        self.graded += 1;
        self.over = self.graded == self.found.len().min(MOST_GRADED);
    }
}

fn difficulty(certificate: &Certificate) -> Difficulty {
    let rule = certificate.grade().rule().unwrap_or(Rule::TrialAndRules);
    let hardest = certificate.steps.iter().filter(|step| step.rule == rule).count();
    (certificate.grade(), hardest, certificate.steps.len())
}

/// The given queens without those that are superfluous: from the last row up, each is dropped without which there is still one
/// way to finish.
///
/// # Errors
/// [`PuzzleError::Ways`] unless there is one way to finish.
pub fn without_superfluous(puzzle: &Puzzle) -> Result<Squares, PuzzleError> {
    puzzle.solution()?;
    let mut queens: Vec<u32> = puzzle.given().iter().collect();
    queens.reverse();
    Ok(queens.into_iter().fold(puzzle.given(), |given, queen| {
        let fewer = given - Squares::one(queen);
        if puzzle.with_given(fewer).ways(2).len() == 1 { fewer } else { given }
    }))
}
