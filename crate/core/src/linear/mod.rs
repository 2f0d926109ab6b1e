//! Linear completion: random pairs while most of the board is free, then the least risk and the least damage.
//!
//! E. Grigoryan, "Linear algorithm for solution n-Queens Completion problem" (2020). Five blocks, three base levels:
//!
//! ```text
//!  block  does                                                        until this many queens
//!  1      randSet & randSet: shuffled rows against shuffled columns   base level 2
//!  2      projects the board to its free rows and columns
//!  3      rand & rand: a random free square of a random row           base level 3
//!  4      projects again; counts free squares and what each attacks
//!  5      least risk, least damage                                    all
//! ```
//!
//! After a dead end the run returns to a base level. Block 5 starts again from its base square, then from the next base
//! square. A row without a free square in block 4 returns to level 2. A pass of block 1 that sets nothing returns to
//! level 1, and so does the eleventh return to level 2. After 1000 returns the run ends undecided: it never proves that
//! there is no completion.
//!
//! ```
//! use queens_core::linear::{Linear, LinearOptions};
//! use queens_core::{NonAttacking, Sliced};
//!
//! let mut linear = Linear::new(&NonAttacking::empty(1_000)?, 1, LinearOptions::default());
//! linear.run_to_end();
//! assert_eq!((linear.solved(), linear.left()), (Some(true), 0));
//! # Ok::<(), queens_core::PlacementError>(())
//! ```

mod levels;
mod options;
mod outcome;
mod pairs;
mod risk;
mod run;
mod strip;

pub use levels::Levels;
pub use options::LinearOptions;
pub use outcome::Outcome;
pub use pairs::{Pair, Pairs};
pub use risk::{Chosen, Damage, Risk};

pub use run::Linear;
pub use strip::Strip;
