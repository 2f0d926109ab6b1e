//! Guilty queens: given queens without a way to finish, and the fewest of them to remove so that there is a way.

use super::dice::Dice;
use super::make::{Family, TRIES};
use super::{Layout, Position, Puzzle, PuzzleError, Squares, Ways, ways};
use crate::sliced::Sliced;

/// The maximum number of queens to remove in a puzzle of guilty queens.
pub const MAX_GUILTY: u32 = 3;

/// The fewest queens to remove.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guilt {
    /// The minimum number of queens to remove; 0 if there is a way to finish with all of them.
    pub fewest: u32,
    /// Every choice of `fewest` queens that leaves a way to finish.
    pub choices: Vec<Squares>,
}

/// The fewest given queens to remove so that there is a way to finish; `None` if even the empty board has no way.
///
/// ```
/// use queens_core::Placement;
/// use queens_core::puzzle::{Puzzle, guilt};
///
/// let corner = Puzzle::completion(&Placement::from_rows(&[0, -1, -1, -1])?)?;
/// let guilt = guilt(&corner).expect("a board of four rows has solutions");
/// assert_eq!((guilt.fewest, guilt.choices.len()), (1, 1)); // no solution of four rows has a queen in the corner
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn guilt(puzzle: &Puzzle) -> Option<Guilt> {
    let given: Vec<u32> = puzzle.given().iter().collect();
    (0..=given.len()).find_map(|fewest| {
        let mut choices = Vec::new();
        remove_queens(puzzle, &given, Squares::EMPTY, Squares::EMPTY, fewest, &mut choices);
        (!choices.is_empty()).then_some(Guilt { fewest: fewest as u32, choices })
    })
}

/// Adds to `choices` every choice of `left` more queens of `undecided` whose removal leaves a way to finish.
fn remove_queens(
    puzzle: &Puzzle,
    undecided: &[u32],
    remaining: Squares,
    removed: Squares,
    left: usize,
    choices: &mut Vec<Squares>,
) {
    if undecided.len() < left {
        return;
    }
    if left == 0 {
        let all = undecided.iter().fold(remaining, |remaining, &queen| remaining | Squares::one(queen));
        if can_finish(puzzle.layout(), all) {
            choices.push(removed);
        }
        return;
    }
    let Some((&queen, rest)) = undecided.split_first() else { return };
    let queen = Squares::one(queen);
    remove_queens(puzzle, rest, remaining, removed | queen, left - 1, choices);
    // Adding queens to queens without a way to finish cannot help.
    if can_finish(puzzle.layout(), remaining | queen) {
        remove_queens(puzzle, rest, remaining | queen, removed, left, choices);
    }
}

/// A minimal set of regions that cannot all have a queen: if any one of them is left out, the others can. If there are several
/// such sets, returns one with small regions. Empty if there is a way to finish, if the board has no regions, or if there
/// is no way even without regions.
///
/// ```
/// use queens_core::Placement;
/// use queens_core::puzzle::{Puzzle, guilty_regions};
///
/// // Two regions share the first row, and each row has one queen.
/// let labels = [0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4, 3, 3, 4, 4, 4];
/// let puzzle = Puzzle::regions(&Placement::empty(5)?, &labels)?;
/// assert_eq!(guilty_regions(&puzzle), [0, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn guilty_regions(puzzle: &Puzzle) -> Vec<u32> {
    let mut search = GuiltyRegions::new(puzzle);
    search.run_to_end();
    search.guilty
}

/// The search for [`guilty_regions`], which can stop and resume.
#[derive(Clone, Debug)]
pub struct GuiltyRegions {
    puzzle: Puzzle,
    /// The board without its regions.
    empty: Layout,
    /// Regions that have no way to finish together.
    guilty: Vec<u32>,
    /// The regions that may still be left out, the next one last.
    left: Vec<u32>,
    /// The regions being examined, and the search that decides whether they can all have a queen.
    examined: Option<(Vec<u32>, Ways)>,
}

impl GuiltyRegions {
    /// Starts the search.
    ///
    /// # Panics
    /// Never, because the puzzle already has a board of this size.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Self {
        let layout = puzzle.layout();
        let empty = Layout::touching(layout.size(), layout.stars()).expect("the puzzle has a board of this size");
        let search =
            GuiltyRegions { puzzle: puzzle.clone(), empty, guilty: Vec::new(), left: Vec::new(), examined: None };
        if layout.labels().is_some() { search.examine((0..layout.size()).collect()) } else { search }
    }

    /// The regions to blame, once the search has ended.
    #[must_use]
    pub fn guilty(&self) -> &[u32] {
        &self.guilty
    }

    /// Starts to examine whether these regions can all have their queens.
    fn examine(self, regions: Vec<u32>) -> Self {
        let size = self.empty.size();
        let labels = self.puzzle.layout().labels().unwrap_or_default();
        let remaining = labels.iter().map(|label| if regions.contains(label) { *label } else { size }).collect();
        let puzzle = Puzzle::on(self.empty.clone().with_regions(remaining), self.puzzle.given());
        GuiltyRegions { examined: Some((regions, Ways::new(puzzle, 1))), ..self }
    }

    /// Chooses the regions to examine next after a result: all regions, no region, and then all remaining regions but one.
    fn next(mut self, regions: Vec<u32>, finishes: bool) -> Self {
        let all = self.empty.size() as usize;
        match (regions.len(), finishes) {
            (of, true) if of == all => return self,
            (0, false) => return GuiltyRegions { guilty: Vec::new(), ..self },
            (of, false) if of == all => return GuiltyRegions { guilty: regions, ..self }.examine(Vec::new()),
            (0, true) => {
                // Small regions are easier to understand, so the large ones are left out first.
                let area = |region: u32| self.puzzle.layout().region(region).len();
                self.left.clone_from(&self.guilty);
                self.left.sort_by_key(|&region| (area(region), std::cmp::Reverse(region)));
            }
            (_, false) => self.guilty = regions,
            (_, true) => {}
        }
        // Without any region there is a way, so a single remaining region is to blame.
        let next = if self.guilty.len() > 1 { self.left.pop() } else { None };
        let Some(region) = next else { return self };
        let others = self.guilty.iter().copied().filter(|&other| other != region).collect();
        self.examine(others)
    }
}

impl Sliced for GuiltyRegions {
    /// Sets or removes about `budget` more queens; true when the search has ended.
    fn run(&mut self, budget: u64) -> bool {
        let Some((regions, mut ways)) = self.examined.take() else { return true };
        if ways.run(budget) {
            let finishes = ways.count() > 0;
            *self = self.clone().next(regions, finishes);
        } else {
            self.examined = Some((regions, ways));
        }
        self.examined.is_none()
    }
}

fn can_finish(layout: &Layout, queens: Squares) -> bool {
    Position::with(layout, queens).is_some_and(|position| !ways(layout, &position, 1).is_empty())
}

/// Queens that do not attack each other and have no way to finish, with exactly one choice of `fewest` queens to
/// remove.
///
/// # Errors
/// [`PuzzleError::MakeSize`] for a size in which completion puzzles are not made, [`PuzzleError::Guilty`] unless `fewest` is
/// 1 to [`MAX_GUILTY`], [`PuzzleError::NoGuilty`] if [`TRIES`] tries found no such puzzle.
pub fn make_guilty(size: u32, fewest: u32, seed: u32) -> Result<Puzzle, PuzzleError> {
    let (least, most) = Family::Completion.sizes();
    if !(least..=most).contains(&size) {
        return Err(PuzzleError::MakeSize { size, least, most });
    }
    if !(1..=MAX_GUILTY).contains(&fewest) {
        return Err(PuzzleError::Guilty { fewest, most: MAX_GUILTY });
    }
    let layout = Layout::queens(size)?;
    let mut dice = Dice::new(u64::from(seed) | u64::from(fewest) << 32 | u64::from(size) << 40 | 1 << 63);
    for _ in 0..TRIES {
        let puzzle = Puzzle::on(layout.clone(), some_queens(&layout, &mut dice));
        if guilt(&puzzle).is_some_and(|guilt| guilt.fewest == fewest && guilt.choices.len() == 1) {
            return Ok(puzzle);
        }
    }
    Err(PuzzleError::NoGuilty { size, fewest, tries: TRIES })
}

/// Sets queens on random free squares, up to a random number that is at least half of the rows but not all. Stops earlier
/// if no square is free.
fn some_queens(layout: &Layout, dice: &mut Dice) -> Squares {
    let size = layout.size();
    let wanted = size / 2 + dice.below(size as usize / 2) as u32;
    let mut position = Position::empty(layout);
    while position.queens.len() < wanted {
        let free: Vec<u32> = position.free.iter().collect();
        let Some(square) = dice.pick(&free) else { break };
        position.set(layout, square);
    }
    position.queens
}
