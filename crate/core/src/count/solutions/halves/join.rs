//! Joins one pair at a time: takes the half boards of both sides, and counts the pairs of them that fit.

use super::list::List;
use super::packing::Packing;
use super::pairs::Pair;
use super::plan::Plan;
use super::stored::Stored;
use super::strands::Strands;
use super::tables::PairTest;

/// Joins the lists of pairs, and owns the memory for this.
pub(super) struct Join {
    /// Rows between a stored half and the other half, including the middle row.
    rows: u32,
    uppers: Strands,
    lowers: Strands,
    upper_room: List<u32>,
    lower_room: List<u32>,
    test: PairTest<5, 6>,
}

impl Join {
    pub(super) fn new(plan: &Plan) -> Join {
        let between = plan.size - 2 * plan.joined_rows;
        let tail = between / 2;
        let packing = Packing::of_words(plan.size - 1 - between, tail);
        Join {
            rows: between - tail,
            uppers: Strands::new(plan.joined_rows, packing),
            lowers: Strands::new(plan.joined_rows, packing),
            upper_room: List::default(),
            lower_room: List::default(),
            test: PairTest::new(),
        }
    }

    /// How many half boards on the columns of `pair` fit together, and how many operations it took to count them.
    pub(super) fn fitting(&mut self, stored: &Stored, pair: Pair) -> (u64, u64) {
        let mut operations = self.uppers.gather(stored, pair.upper, pair.middle);
        operations += self.lowers.gather(stored, pair.lower, pair.middle);
        let mut found = 0;
        for upper in self.uppers.all() {
            for lower in self.lowers.all() {
                if upper.tail.rays.meets(lower.tail.reach) {
                    continue;
                }
                let rays = lower.tail.reach.nearer(self.rows);
                let uppers = upper.without(rays, self.uppers.packing, &mut self.upper_room);
                let rays = upper.tail.reach.nearer(self.rows);
                let lowers = lower.without(rays, self.lowers.packing, &mut self.lower_room);
                // Either side may go into the tables; the side that fills its blocks better is chosen.
                let block = self.test.block();
                let (tabled, looked_up) =
                    if filled(uppers, block) > filled(lowers, block) { (uppers, lowers) } else { (lowers, uppers) };
                found += self.test.fitting(tabled, looked_up, self.uppers.packing.bits());
                operations += (uppers.len() * lowers.len() / 128) as u64;
            }
        }
        (found, operations + 1)
    }
}

/// How full the blocks of a list are, from 0 to 1.
fn filled(keys: &[u32], block: usize) -> f32 {
    keys.len() as f32 / keys.len().next_multiple_of(block).max(1) as f32
}
