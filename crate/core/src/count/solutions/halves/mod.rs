//! Counting by half boards that are joined in the middle.
//!
//! Most of the search tree of a count is below the middle row, where the same few sets of attacked squares occur again and
//! again. So the lower half is never searched: a lower half board is an upper half board turned upside down.
//!
//! ```text
//!   . . Q . . .   |  an upper half: what matters below the edge are its columns
//!   . . . . . Q   |  and the diagonals on which it attacks across the edge
//!   . Q . . . .   |
//!   -/-\---/-\-    edge  columns  . 1 1 . . 1     key: a bit for each line that crosses, and each direction
//!   . . . . Q .   |
//!   Q . . . . .   |  a lower half, on the other columns: it fits if none of its
//!   . . . Q . .   |  lines continues a line from above: `key & turned(other) == 0`
//! ```
//!
//! 1. `growing` lists all placements of the first rows, eight at most, by the columns that they use. Each list is
//!    made from the lists with one row fewer. Only a key of 32 bits is stored for each placement (`rays`), and
//!    mirror images share a list (`stored`).
//! 2. `pairs` finds the sets of columns to join: one for the upper rows and one for the lower rows, a quarter of all
//!    pairs after reflection and rotation. On odd boards there is a queen between them, in the middle row.
//! 3. `strands`: on boards of more than 17 rows, a stored half does not reach the middle. The queens in the rows between
//!    divide the half boards on a set of columns into strands (`tail`). Of two strands, only those halves are joined
//!    that the queens of the other strand do not attack: for 18 rows, a ninth of all pairs.
//! 4. `tables` compares each key of one list with 128 or 256 keys of the other list in a handful of operations (`block`).
//!
//! From 20 rows on nothing is stored (`per_pair`): each pair has so many half boards that making them (`subsets`) takes a small
//! part of the time of joining them. Halves of nine rows are joined there, by keys of 64 bits (`key`). One worker takes
//! about as much memory for 23 rows as for 19.
//!
//! On x86-64 the inner loops of steps 1, 3 and 4 have three forms, and the choice is made at run time (`vectors`): portable
//! code, AVX2 (`avx2`), and blocks of 512 bits if the machine has AVX-512 with VPOPCNTDQ (`avx512`). Lists are sifted a few
//! keys at once, and the keys that pass are changed on the way (`list`, `lanes`, `rewrite`).
//!
//! The pairs are distributed among the shards in turn, so that all shards have the same size. Each shard can be counted
//! alone, in any order, by any worker that has made the lists of step 1, which is a small part of the work. [`Joining`]
//! is such a worker, [`Shards`](crate::count::Shards) adds up the results, and [`Plan`] states beforehand what a size
//! takes.
//!
//! How the time of a count is spent, by size, with AVX-512:
//!
//! | rows | tables and pair test | selecting keys | other work |
//! | --- | --- | --- | --- |
//! | 17 | a third | a third | memory of the half boards, finding lists |
//! | 18 | half | a quarter | finding lists |
//! | 19 | two fifths | a quarter | a fifth: finding and loading lists |
//! | 20 | half | a third | a fifteenth: making half boards |
//!
//! At 19 the strands are short (about 90 and 35 keys), and the stored lists are larger than the caches. So each list is
//! loaded in advance (`prefetch`); otherwise a fifth of the time is waiting for memory. Storing all eight rows would
//! make a count of 19 rows faster, with five times the memory of each worker. For 20 rows, half boards could be made
//! from stored half boards of six rows, but that could save only a part of the fifteenth.
//!
//! Joining halves of the board is the meet-in-the-middle of E. Horowitz and S. Sahni, "Computing partitions with
//! applications to the knapsack problem", Journal of the ACM 21 (1974).

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod block;
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod block_portable;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod block_simd;
mod growing;
mod join;
mod joining;
mod key;
#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))]
mod lanes;
mod list;
mod packing;
mod pairs;
mod per_pair;
mod plan;
mod prefetch;
mod rays;
mod rewrite;
mod sift;
mod stored;
mod strands;
mod subsets;
mod tables;
mod tail;
mod vectors;

pub use joining::Joining;
pub use plan::Plan;
pub use vectors::Vectors;

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
use block_portable::Portable as Best;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use block_simd::Simd as Best;
