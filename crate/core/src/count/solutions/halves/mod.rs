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
//! 1. `growing`: all placements of the first rows, eight at most, are listed by the columns that they use. The lists of
//!    one row more come from those of one row less; nothing is kept of a placement but a key of 32 bits (`rays`), and
//!    mirror images share a list (`kept`).
//! 2. `pairs`: for every set of columns of the upper rows those of the lower rows are wanted, a quarter of them after
//!    reflection and rotation. On odd boards a queen stands between them, in the middle row.
//! 3. `strands`: on boards of more than 17 rows, rows are left between the kept half and the middle. Their queens divide
//!    the half boards on a set of columns into strands (`tail`). Of two strands, only those halves are joined which the
//!    queens of the other do not attack: at 18, a ninth of all pairs.
//! 4. `tables`: each key of one list meets 128 of the other in a handful of 128-bit operations (`block`).
//!
//! On x86-64 the inner loops of steps 1, 3 and 4 are compiled twice, for every machine and for those with AVX2 (`avx2`), and
//! the machine decides while it runs: one thread then takes three quarters of the time at 16 and 17, four fifths at 18.
//!
//! The pairs are dealt out to shards one by one, so that shards are of one size and each can be counted by itself, in any
//! order, by any worker that has made the lists of step 1, which is a small part of the work. [`Joining`] is such a
//! worker, [`Shards`](crate::count::Shards) puts the results together, [`Plan`] says beforehand what a size takes.
//!
//! What bounds a count, by its size: at 16 the pair test; at 17 half of it is the pair test and a fifth making the half
//! boards, most of that the first use of that memory; at 18 half is the pair test and a third choosing the keys that
//! the queens between leave, out of lists too many for the nearer caches; from 19 on the strands are short (some 90 and
//! 35 keys), and making the tables for so few keys and choosing them take longer than the test. Keeping all eight rows
//! would make 19 a fifth faster with five times the memory of each worker.
//!
//! Joining halves of the board is the meet-in-the-middle of E. Horowitz and S. Sahni, "Computing partitions with
//! applications to the knapsack problem", Journal of the ACM 21 (1974).

#[cfg(target_arch = "x86_64")]
mod avx2;
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
mod rewrite;
mod strands;
mod tables;
mod tail;

pub use joining::Joining;
pub use plan::Plan;

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
use block_portable::Portable as Best;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use block_simd::Simd as Best;
