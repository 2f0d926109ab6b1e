//! Rules other than the classic one for queens. A rule is data, one table contains the squares that a piece on each square
//! attacks, and the same searches and counts work under all rules.
//!
//! | folder | what |
//! | --- | --- |
//! | `law` | a rule as data, its name, and formulas |
//! | `board` | the board, the table of one rule on it, positions, symmetries |
//! | `engine` | one completion by a search over lines; all completions, counted or listed |
//! | `goals` | completions with blame, most and fewest pieces, armies, disjoint solutions |
//!
//! ```
//! use queens_core::Sliced;
//! use queens_core::rule::{Board, Counting, Position, Rule};
//!
//! let rule: Rule = "queens+torus".parse()?;
//! let position = Position::new(&rule, &Board::new(7, 7)?)?;
//! let mut counting = Counting::new(&position);
//! counting.run_to_end();
//! assert_eq!(counting.count(), 28);
//! # Ok::<(), queens_core::rule::RuleError>(())
//! ```

mod board;
mod engine;
mod goals;
mod law;

pub use crate::ask::{Answer, BlameIs, BlameWanted, Blamed, Budget, Cause, CompleteOptions};
pub use board::{Board, Effect, Position, Table, Way, WayEffect};
#[cfg(feature = "rules")]
pub(crate) use engine::{BoardState, Choice, Lines, Next};
pub use engine::{Counting, Heat, Listing};
pub use goals::{Armies, Completing, Disjoint, Fewest, Most, MutualAttacks};
pub use law::{
    Feature, Law, MAX_FORMULAS, MAX_SHIFT, MAX_SIDE, Mismatch, Parity, Piece, Rule, RuleError, Sliding, Squares,
    Surface, Toggled, formula,
};
