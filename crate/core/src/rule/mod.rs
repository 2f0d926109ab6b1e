//! Rules other than the classic one for queens: a rule is data, one table holds the squares that each square closes,
//! and one search, count and survey serve all rules.
//!
//! ```
//! use queens_core::Sliced;
//! use queens_core::rule::{Board, Counting, Position, Rule};
//!
//! let rule: Rule = "queens+torus".parse()?;
//! let position = Position::new(&rule, &Board::new(7, 7)?)?;
//! let mut counting = Counting::new(&position);
//! while !counting.run(1_000_000) {}
//! assert_eq!(counting.count(), 28);
//! # Ok::<(), queens_core::rule::RuleError>(())
//! ```

pub mod formula;

mod armies;
mod blame;
mod blocks;
mod board;
mod choosing;
mod completing;
mod counting;
mod cover;
mod disjoint;
mod error;
mod feature;
mod fewest;
mod field;
mod finding;
mod heat;
mod law;
mod limits;
mod lines;
mod links;
mod listing;
mod most;
mod name;
mod position;
mod search;
mod sliding;
mod symmetry;
mod table;
mod visit;
mod walk;
mod walking;
mod way;

pub use crate::ask::{Answer, BlameIs, BlameWanted, Blamed, Budget, Cause, CompleteOptions};
pub use armies::Armies;
pub use board::Board;
pub use completing::Completing;
pub use counting::Counting;
pub use disjoint::Disjoint;
pub use error::RuleError;
pub use feature::{Feature, Mismatch};
pub use fewest::{Company, Fewest};
pub use finding::Finding;
pub use heat::Heat;
pub use law::{Law, Parity, Piece, Rule, Surface, Toggled};
pub use limits::{FARTHEST_SHIFT, LARGEST_SIDE, MOST_FORMULAS, Squares};
pub use lines::{Choice, Lines, Moment, Next};
pub use listing::Listing;
pub use most::Most;
pub use position::Position;
pub use sliding::Sliding;
pub use table::{Along, Effect, Table};
pub use way::Way;
