//! Further questions under a rule: a completion or the pieces to blame, the most and the fewest pieces, armies, and
//! solutions that share no square.

mod armies;
mod blame;
mod blocks;
mod choosing;
mod completing;
mod disjoint;
mod fewest;
mod links;
mod most;

pub use armies::Armies;
pub use completing::Completing;
pub use disjoint::Disjoint;
pub use fewest::{Fewest, MutualAttacks};
pub use most::Most;
