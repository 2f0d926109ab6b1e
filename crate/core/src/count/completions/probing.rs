//! An estimate of how many nodes a count of completions will visit, from random walks down its tree.
//!
//! Suppose a walk chose one of 5 squares, then one of 3, then one of 4: it estimates a tree of 5 + 15 + 60 nodes. The
//! mean over many walks converges to the true number (D. E. Knuth, "Estimating the efficiency of backtrack programs",
//! Mathematics of Computation 29, 1975), but few walks reach the dense parts of a large tree.

use crate::board::{NonAttacking, Square};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// The largest board that is probed: one bit per column.
pub(super) const MAX_SIZE: usize = 64;

/// The number of walks.
const WALKS: u32 = 2_000;

/// About how many queens a count sets in all. The same placement gives the same number. `None` for boards above
/// [`MAX_SIZE`].
pub(super) fn nodes(given: &NonAttacking) -> Option<f64> {
    if given.size() > MAX_SIZE {
        return None;
    }
    let open = |row| Open { row, free: given.occupied().open_from(Square::new(row, 0)) };
    let open: Vec<Open> = given.free_rows().map(open).collect();
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let sum: f64 = (0..WALKS).map(|_| walk(open.clone(), &mut random)).sum();
    Some(sum / f64::from(WALKS))
}

/// A row without a queen, and its squares that no queen attacks.
#[derive(Clone, Copy)]
struct Open {
    row: u32,
    free: u64,
}

impl Open {
    /// Removes the free squares that a queen attacks.
    fn attack(&mut self, row: u32, column: u32) {
        let distance = self.row.abs_diff(row);
        let left = 1u64.checked_shl(column + distance).unwrap_or(0);
        let right = if column >= distance { 1 << (column - distance) } else { 0 };
        self.free &= !(1 << column | left | right);
    }
}

/// Follows one random path, each time in the row with the fewest free squares. Returns the number of nodes of a tree
/// that branches everywhere as this path does.
fn walk(mut open: Vec<Open>, random: &mut Xoshiro128PlusPlus) -> f64 {
    let (mut ways, mut nodes) = (1.0, 0.0);
    while let Some(most_constrained) = (0..open.len()).min_by_key(|&index| open[index].free.count_ones()) {
        let Open { row, free } = open.swap_remove(most_constrained);
        let choices = free.count_ones();
        if choices == 0 {
            break;
        }
        ways *= f64::from(choices);
        nodes += ways;
        let mut rest = free;
        for _ in 0..random.next_u32() % choices {
            rest &= rest - 1;
        }
        open.iter_mut().for_each(|open| open.attack(row, rest.trailing_zeros()));
    }
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Placement;
    use crate::count::completions::Counting;
    use crate::sliced::Sliced;

    fn given(rows: &[i32]) -> NonAttacking {
        Placement::from_rows(rows).expect("a placement").try_into().expect("no two queens attack each other")
    }

    #[test]
    fn a_probe_predicts_the_nodes_of_a_count_within_a_small_factor() {
        for queens in [&[][..], &[0], &[3, 7], &[1, 3, 5]] {
            let mut rows = vec![-1; 13];
            rows[..queens.len()].copy_from_slice(queens);
            let given = given(&rows);
            let mut counting = Counting::new(&given).expect("few free rows");
            counting.run_to_end();
            let ratio = nodes(&given).expect("a small board") / counting.nodes() as f64;
            assert!((0.5..8.0).contains(&ratio), "{queens:?}: {ratio}");
        }
    }

    #[test]
    fn a_full_board_needs_no_nodes() {
        assert_eq!(nodes(&given(&[1, 3, 0, 2])), Some(0.0));
        assert_eq!(nodes(&NonAttacking::empty(65).expect("a board")), None);
    }
}
