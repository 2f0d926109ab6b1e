//! Puzzles with exactly one way to finish: graded by proof, made by seed, with hints that explain.
//!
//! There are two families. In a *completion* puzzle some queens are given, and no two queens may attack each other. In a
//! *regions* puzzle the board is divided into as many regions as it has rows; each row, column and region has one queen, and
//! no two queens touch.
//!
//! The second family also has puzzles with two or three *stars*, the number of pieces in each row, column and region.
//!
//! A puzzle is solved step by step, each time by the weakest [`Rule`] that applies. The list of steps is its
//! [`Certificate`], and the strongest rule in it is its [`Grade`]. Hints are steps too, found from the queens and marks
//! of the player.
//!
//! | file | what |
//! | --- | --- |
//! | `puzzle`, `layout`, `lines` | the board: its lines, the squares that a queen attacks, the given queens |
//! | `blocks` | blocks of two by two squares, each with at most one piece |
//! | `position`, `step`, `ladder` | how far a puzzle is solved, and the steps by each rule |
//! | `ways` | how many ways there are to finish: exact search |
//! | `grade` | the certificate, the grade and the level |
//! | `hint` | the next hint for a player |
//! | `review` | which rules the steps of a player needed |
//! | `forced` | whether one step decides a square; why a queen is wrong |
//! | `reason` | whether a reason or a contradiction that a person gives is valid, or else a counterexample; proofs with cases |
//! | `report` | steps and hints as the output of a program |
//! | `make` | puzzles of a wanted grade, by seed |
//! | `daily`, `date` | the puzzles of a day, the same for everyone and forever |
//! | `guilty` | queens without a way to finish, and the fewest to remove; regions that cannot all have a queen |
//! | `fewest` | for authors of puzzles: the fewest queens that leave one way, and superfluous queens |
//!
//! ```
//! use queens_core::puzzle::{Family, Grade, Wanted, make};
//!
//! let made = make(8, Family::Completion, Wanted::Grade(Grade::Killers), 7)?;
//! assert_eq!(made.puzzle.ways(2).len(), 1);
//! assert_eq!(made.certificate.grade(), Grade::Killers);
//! # Ok::<(), queens_core::puzzle::PuzzleError>(())
//! ```

mod blocks;
mod daily;
mod date;
mod dice;
mod error;
mod fewest;
mod forced;
mod grade;
mod guilty;
mod hint;
mod ladder;
mod layout;
mod lines;
mod make;
mod position;
#[allow(clippy::module_inception)]
mod puzzle;
mod reason;
mod report;
mod review;
mod step;
mod ways;

pub use daily::{Daily, FIRST_DAY, LAST_DAY, daily, daily_regions};
pub use date::{Date, DateError, Weekday};
pub use error::PuzzleError;
pub use fewest::{Choice, Fewest, FewestSearch, MAX_WAYS, Progress, without_superfluous};
pub use forced::{is_forced, refutation};
pub use grade::{Certificate, Grade, Graded, Grading, Level, Wanted, grade};
pub use guilty::{Guilt, GuiltyRegions, MAX_GUILTY, guilt, guilty_regions, make_guilty};
pub use hint::{Hint, Played, good_steps, hint};
pub use ladder::{deduce, deduce_by};
pub use layout::Layout;
pub use lines::{Line, LineKind, Lines};
pub use make::{Family, Made, Making, TRIES, make, star_sizes};
pub use position::Position;
pub use puzzle::Puzzle;
pub use reason::{
    Claim, Contradiction, Move, Reason, Verdict, check_contradiction, check_reason, lines_named, next_move,
    next_move_by, prove_by_cases, two_cases,
};
pub use report::{HintReport, StepReport};
pub use review::{Needed, Reviewing};
pub use step::{Rule, Step};
pub use ways::{CountedWays, MAX_COUNTED, MAX_COUNTING_NODES, Ways, ways};

use crate::board::SquareSet;

/// The largest board of a puzzle.
pub const MAX_PUZZLE_SIZE: u32 = 20;

/// The maximum number of stars of a line.
pub const MAX_STARS: u32 = 3;

/// A set of squares of a board of up to 20 x 20.
pub type Squares = SquareSet<{ (MAX_PUZZLE_SIZE * MAX_PUZZLE_SIZE).div_ceil(64) as usize }>;
