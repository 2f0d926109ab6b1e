//! Makes puzzles of a wanted grade by seed: the same seed gives the same puzzle in every build.
//!
//! [`Making`] does the work in slices. Each try makes at most one puzzle; if it does not have the wanted grade, another try
//! follows. The exact search confirms that every finished puzzle has one solution.

pub(super) mod completion;
mod draft;
mod regions;
mod starred;

use self::regions::RegionsMaker;
use super::dice::Dice;
use super::grade::{Certificate, Grade, Wanted};
use super::{Layout, MAX_STARS, Position, Puzzle, PuzzleError, Rule, Squares};
use crate::sliced::Sliced;

/// The number of tries after which a search for a grade stops.
pub const TRIES: u32 = 4_000;

/// The number of tries after which new regions are grown, because similar regions may have no puzzle of a rare grade.
const TRIES_PER_REGIONS: u32 = 2_000;

named! {
    /// The kind of a puzzle.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
    #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "PuzzleFamily"))]
    pub enum Family {
        /// Queens are given.
        Completion = "completion",
        /// The board is cut into regions.
        Regions = "regions",
    }
}

impl Family {
    /// The sizes in which puzzles of this family are made: the minimum and the maximum number of rows.
    #[must_use]
    pub fn sizes(self) -> (u32, u32) {
        match self {
            Family::Completion => (5, 12),
            Family::Regions => (5, 11),
        }
    }
}

/// The sizes in which puzzles with regions and `stars` stars are made: the minimum and the maximum number of rows.
///
/// # Errors
/// [`PuzzleError::Stars`] for another number of stars than 1 to [`MAX_STARS`](super::MAX_STARS).
pub fn star_sizes(stars: u32) -> Result<(u32, u32), PuzzleError> {
    sizes(Family::Regions, stars)
}

fn sizes(family: Family, stars: u32) -> Result<(u32, u32), PuzzleError> {
    match stars {
        1 => Ok(family.sizes()),
        2 => Ok((8, 11)),
        3 => Ok((13, 14)),
        _ => Err(PuzzleError::Stars { stars, most: MAX_STARS }),
    }
}

/// A puzzle that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The proof of its grade.
    pub certificate: Certificate,
}

/// Makes one puzzle. It can stop and resume.
#[derive(Clone, Debug)]
pub struct Making {
    size: u32,
    wanted: Wanted,
    family: Family,
    empty: Layout,
    dice: Dice,
    tries: u32,
    maker: Option<RegionsMaker>,
    made: Option<Result<Made, PuzzleError>>,
}

impl Making {
    /// Starts to make a puzzle of `size` rows.
    ///
    /// # Errors
    /// Like [`Making::starred`].
    pub fn new(size: u32, family: Family, wanted: Wanted, seed: u32) -> Result<Self, PuzzleError> {
        Self::of(size, family, 1, wanted, seed)
    }

    /// Starts to make a puzzle with regions of `size` rows, with `stars` stars in each row, column and region.
    ///
    /// # Errors
    /// [`PuzzleError::MakeSize`] for a size in which puzzles of this family are not made, [`PuzzleError::Stars`] for another
    /// number of stars than 1 to [`MAX_STARS`](super::MAX_STARS), [`PuzzleError::GradeNotFound`] for grades that such
    /// puzzles never have: [`Grade::Search`], [`Grade::Pointers`] without regions, and the grades of another number
    /// of stars.
    pub fn starred(size: u32, stars: u32, wanted: Wanted, seed: u32) -> Result<Self, PuzzleError> {
        Self::of(size, Family::Regions, stars, wanted, seed)
    }

    fn of(size: u32, family: Family, stars: u32, wanted: Wanted, seed: u32) -> Result<Self, PuzzleError> {
        let (least, most) = sizes(family, stars)?;
        if !(least..=most).contains(&size) {
            return Err(PuzzleError::MakeSize { size, least, most });
        }
        let impossible = matches!(
            (family, stars, wanted),
            (Family::Completion, _, Wanted::Grade(Grade::Pointers))
                | (_, 1, Wanted::Grade(Grade::Blocks | Grade::Strips))
                | (_, 2.., Wanted::Grade(Grade::Singles | Grade::TrialAndRules))
        );
        if impossible || wanted.strongest(stars).is_none() {
            return Err(PuzzleError::GradeNotFound { size, grade: wanted, tries: 0 });
        }
        let empty = match family {
            Family::Completion => Layout::queens(size)?,
            Family::Regions => Layout::touching(size, stars)?,
        };
        // The two families, and the numbers of stars, use different random numbers for the same seed.
        let kind = u64::from(size) << 40 | u64::from(stars - 1) << 48;
        let dice = Dice::new(u64::from(seed) | (family as u64) << 32 | kind);
        Ok(Making { size, wanted, family, empty, dice, tries: 0, maker: None, made: None })
    }

    /// How many tries did not give a puzzle of the wanted grade.
    #[must_use]
    pub fn tries(&self) -> u32 {
        self.tries
    }

    /// The puzzle; `None` until it is finished.
    ///
    /// # Errors
    /// [`PuzzleError::GradeNotFound`] after [`TRIES`] tries.
    pub fn made(&self) -> Result<Option<&Made>, PuzzleError> {
        self.made.as_ref().map(|made| made.as_ref().map_err(Clone::clone)).transpose()
    }

    /// Makes one try, or takes one step of a try with regions. Returns the work, as a number of graded puzzles.
    fn attempt(&mut self) -> u64 {
        let Some(strongest) = self.wanted.strongest(self.empty.stars()) else { return 1 };
        if self.family == Family::Completion {
            if let Some(solution) = any_solution(&self.empty, &mut self.dice) {
                let puzzle = completion::attempt(&self.empty, solution, self.wanted, &mut self.dice);
                self.finish(puzzle);
            }
            return u64::from(self.size);
        }
        if self.maker.is_none() {
            self.maker = RegionsMaker::new(&self.empty, &mut self.dice);
        }
        let Some(maker) = &mut self.maker else {
            self.tries += 1;
            return 1;
        };
        match maker.step(strongest, &mut self.dice) {
            regions::Step::Unsolved => {}
            regions::Step::Stuck => {
                self.maker = None;
                self.tries += 1;
            }
            regions::Step::Solved(puzzle) => {
                maker.shake(&mut self.dice);
                self.finish(puzzle);
            }
        }
        1
    }

    fn finish(&mut self, puzzle: Puzzle) {
        self.made = checked(puzzle, self.wanted).map(Ok);
        if self.made.is_none() {
            self.tries += 1;
            if self.tries.is_multiple_of(TRIES_PER_REGIONS) {
                self.maker = None;
            }
        }
    }
}

impl Sliced for Making {
    /// Works until about `puzzles` more puzzles have been graded. True when the puzzle is finished, or after the last try.
    fn run(&mut self, puzzles: u64) -> bool {
        let mut left = puzzles;
        while self.made.is_none() && left > 0 {
            if self.tries == TRIES {
                let Making { size, wanted, .. } = *self;
                self.made = Some(Err(PuzzleError::GradeNotFound { size, grade: wanted, tries: TRIES }));
            } else {
                left = left.saturating_sub(self.attempt());
            }
        }
        self.made.is_some()
    }
}

/// The puzzle with its certificate, if it has the wanted grade.
pub(super) fn checked(puzzle: Puzzle, wanted: Wanted) -> Option<Made> {
    let certificate = Certificate::new(puzzle.layout(), &puzzle.start()?);
    // The rules have already proved that there is one way. The exact search confirms it independently.
    let met = wanted.is_met_by(&certificate) && puzzle.ways(2).len() == 1;
    met.then_some(Made { puzzle, certificate })
}

/// Makes a puzzle in one call.
///
/// ```
/// use queens_core::puzzle::{Family, Grade, Wanted, make};
///
/// let made = make(8, Family::Completion, Wanted::Grade(Grade::Killers), 7)?;
/// assert_eq!(made.certificate.grade(), Grade::Killers);
/// # Ok::<(), queens_core::puzzle::PuzzleError>(())
/// ```
///
/// # Errors
/// Like [`Making::new`] and [`Making::made`].
pub fn make(size: u32, family: Family, wanted: Wanted, seed: u32) -> Result<Made, PuzzleError> {
    let mut making = Making::new(size, family, wanted, seed)?;
    making.run_to_end();
    making.made.expect("the puzzle is finished")
}

/// The number of free squares that the rules up to `strongest` leave; 0 if they solve the puzzle.
fn unresolved(layout: &Layout, start: Position, strongest: Rule) -> u32 {
    let mut position = start;
    while let Some(step) = super::deduce_by(layout, &position, strongest) {
        position.apply(layout, &step);
    }
    if position.is_solved() { 0 } else { position.free.len() }
}

/// A random solution of the board.
fn any_solution(layout: &Layout, dice: &mut Dice) -> Option<Squares> {
    super::ways::any_way(layout, &Position::empty(layout), dice)
}

/// The squares that share an edge with a square.
fn neighbours(size: u32, square: u32) -> impl Iterator<Item = u32> {
    let (row, column) = (square / size, square % size);
    [
        (row > 0).then(|| square - size),
        (column > 0).then(|| square - 1),
        (column + 1 < size).then(|| square + 1),
        (row + 1 < size).then(|| square + size),
    ]
    .into_iter()
    .flatten()
}
