//! Counting by half boards that are joined in the middle.
//!
//! Most of the search tree of a count lies below its middle row, and there the same few sets of attacked squares come
//! back again and again. So the lower half is never searched: it is an upper half upside down.
//!
//! ```text
//!   . . Q . . .   |  an upper half: what matters below the edge are its columns
//!   . . . . . Q   |  and the diagonals on which it attacks across the edge
//!   . Q . . . .   |
//!   -/-\---/-\-    edge  columns  . 1 1 . . 1     key: a bit for each line that crosses, and each direction
//!   . . . . Q .   |
//!   Q . . . . .   |  a lower half, on the other columns: it fits when none of
//!   . . . Q . .   |  its lines is one of those: `key & turned(other) == 0`
//! ```
//!
//! 1. `growing`: all placements of the first rows are listed by the columns that they use. The lists of one row more
//!    come from those of one row less; nothing is kept of a placement but a key of 32 bits (`rays`), and mirror images
//!    share a list (`kept`).
//! 2. `pairs`: for every set of columns the lists of both halves are wanted, a quarter of them after mirror and turn.
//!    On odd boards a queen stands between them, in the middle row. The lists are made when they are wanted, by putting
//!    the last rows below kept placements (`tail`).
//! 3. `tables`: each key of one list meets 128 of the other in a handful of 128-bit operations (`block`). Long lists
//!    are divided into groups by the lines in the middle, which are taken most often; where two groups share a line,
//!    none of their pairs has to be looked at.
//!
//! The pairs are dealt out to shards in turn, so that shards are of one size and each can be counted by itself, in any
//! order, by any worker that has made the lists of step 1, which is a small part of the work. [`Joining`] is such a
//! worker, [`Shards`](super::Shards) puts the results together, [`Plan`] says beforehand what a size takes.
//!
//! What bounds a count, by its size: up to 17 the joins, since making the half boards is a tenth of the work and the
//! solutions that turns leave alone are less than a hundredth; at 18 the pair test takes half of the time and choosing the
//! keys that go into a list a third; from 19 on the half boards themselves, of which 20 keeps all that a worker's memory
//! holds. Beyond, fewer rows could be kept, and every list would be put together from many more.
//!
//! Joining halves of the board is the meet-in-the-middle of E. Horowitz and S. Sahni, "Computing partitions with
//! applications to the knapsack problem", Journal of the ACM 21 (1974).

mod block;
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod block_portable;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod block_simd;
mod growing;
mod join;
mod joining;
mod kept;
mod pairs;
mod plan;
mod rays;
mod tables;
mod tail;

pub use joining::Joining;
pub use plan::Plan;

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
use block_portable::Portable as Best;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use block_simd::Simd as Best;
