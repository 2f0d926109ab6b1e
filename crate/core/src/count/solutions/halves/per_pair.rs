//! Joins pairs without storing all half boards: the half boards of a pair are made when it is joined, and reuse the memory of the
//! previous pair.
//!
//! On larger boards a set of columns has so many half boards that making them takes a small part of the time of joining
//! them, and all of them together would fill the memory. The pairs of one upper set follow each other, so its half boards
//! are made once for all of them, and so are the half boards on the other columns.

use super::list::List;
use super::packing::Packing;
use super::pairs::{Pair, pairs_of, uppers};
use super::plan::Plan;
use super::rays::places;
use super::rewrite::Change;
use super::stored::{Columns, each};
use super::subsets::{Subsets, word};
use super::tables::PairTest;
use super::tail::Tail;
use std::ops::Range;

/// Joins pair after pair, in steps of about a millisecond.
pub(super) struct PerPair {
    size: u32,
    rows: u32,
    /// The upper set for which half boards are made, on its columns and on the other columns.
    grown: Option<Columns>,
    uppers: Subsets,
    lowers: Subsets,
    /// The pair that is being joined.
    pair: Option<Pair>,
    upper: Side,
    lower: Side,
    /// The next strand of the upper side.
    next: usize,
    packing: Packing,
    /// Rows between a joined half and the other half, the middle row among them.
    gap: u32,
    upper_room: List<u64>,
    lower_room: List<u64>,
    test: PairTest<6, 7>,
}

/// The result of a step.
pub(super) struct Step {
    /// The number of pairs of half boards that fit together.
    pub(super) found: u64,
    pub(super) operations: u64,
    /// Whether the pair is done.
    pub(super) over: bool,
}

impl PerPair {
    pub(super) fn new(plan: &Plan) -> PerPair {
        let between = plan.size - 2 * plan.joined_rows;
        let tail = between / 2;
        PerPair {
            size: plan.size,
            rows: plan.joined_rows,
            grown: None,
            uppers: Subsets::default(),
            lowers: Subsets::default(),
            pair: None,
            upper: Side::default(),
            lower: Side::default(),
            next: 0,
            packing: Packing { width: plan.size - 1 - between, beyond: tail },
            gap: between - tail,
            upper_room: List::default(),
            lower_room: List::default(),
            test: PairTest::new(),
        }
    }

    /// The pairs of a shard: the upper sets are distributed among the shards in turn, each with all of its pairs. For
    /// 20 rows, an upper set has at most one pair; only sets with a pair are distributed, so that the shards are the same as
    /// in earlier versions.
    pub(super) fn dealt(size: u32, shards: u32, shard: u32) -> Vec<(Pair, u64)> {
        let sets = uppers(size).map(|upper| pairs_of(size, upper)).filter(|pairs| size > 20 || !pairs.is_empty());
        (0..shards).cycle().zip(sets).filter(|&(turn, _)| turn == shard).flat_map(|(_, pairs)| pairs).collect()
    }

    /// Forgets the pair that is being joined.
    pub(super) fn drop_pair(&mut self) {
        self.pair = None;
    }

    /// Continues with a pair, which must be the same pair until it is done.
    pub(super) fn step(&mut self, pair: Pair) -> Step {
        if self.grown != Some(pair.upper) {
            self.grown = Some(pair.upper);
            let mut operations = self.uppers.grow(self.size, pair.upper, self.rows);
            operations += self.lowers.grow(self.size, places(self.size) & !pair.upper, self.rows);
            return Step { found: 0, operations, over: false };
        }
        if self.pair != Some(pair) {
            (self.pair, self.next) = (Some(pair), 0);
            let gathering = Gathering { size: self.size, rows: self.rows, gap: self.gap, packing: self.packing };
            let mut operations = gathering.gather(&self.uppers, pair.upper, pair.middle, &mut self.upper);
            operations += gathering.gather(&self.lowers, pair.lower, pair.middle, &mut self.lower);
            return Step { found: 0, operations, over: false };
        }
        let (found, operations) = self.join_next();
        self.next += 1;
        let over = self.next >= self.upper.strands.len();
        if over {
            self.drop_pair();
        }
        Step { found, operations, over }
    }

    /// Joins the next strand of the upper side with all strands of the lower side.
    fn join_next(&mut self) -> (u64, u64) {
        let Some(upper) = self.upper.strands.get(self.next) else { return (0, 1) };
        let (mut found, mut operations) = (0, 1);
        for lower in &self.lower.strands {
            if upper.tail.rays.meets(lower.tail.reach) {
                continue;
            }
            let uppers = &self.upper.keys[upper.keys.clone()];
            let lowers = &self.lower.keys[lower.keys.clone()];
            operations += (uppers.len() + lowers.len()) as u64;
            self.upper_room.clear();
            self.upper_room.add(uppers, lower.bars, None);
            self.lower_room.clear();
            self.lower_room.add(lowers, upper.bars, None);
            let (uppers, lowers) = (&*self.upper_room, &*self.lower_room);
            // Filling tables costs more than reading them, so the smaller side fills them.
            let (tabled, looked_up) = if uppers.len() < lowers.len() { (uppers, lowers) } else { (lowers, uppers) };
            found += self.test.fitting(tabled, looked_up, self.packing.bits());
            operations += (tabled.len() * looked_up.len() / 128 + tabled.len().div_ceil(self.test.block()) * 30) as u64;
        }
        (found, operations)
    }
}

/// The half boards that have the same queens between the joined half and the middle.
struct Strand {
    tail: Tail,
    /// The rays of the other half that these queens bar.
    bars: u64,
    keys: Range<usize>,
}

/// One half of a pair, strand by strand.
#[derive(Default)]
struct Side {
    strands: Vec<Strand>,
    keys: List<u64>,
}

/// The state shared by all half boards of a count.
#[derive(Clone, Copy)]
struct Gathering {
    size: u32,
    rows: u32,
    gap: u32,
    packing: Packing,
}

impl Gathering {
    /// Replaces the strands of `side` by the strands on these columns that do not attack the column `middle` of the next row.
    /// Returns how many keys it looked at.
    fn gather(self, subsets: &Subsets, columns: Columns, middle: Option<u32>, side: &mut Side) -> u64 {
        side.strands.clear();
        side.keys.clear();
        self.below(subsets, columns, Tail::default(), middle, side)
    }

    fn below(self, subsets: &Subsets, columns: Columns, tail: Tail, middle: Option<u32>, side: &mut Side) -> u64 {
        if columns.count_ones() == self.rows {
            return self.add(subsets, columns, tail, middle, side);
        }
        each(columns)
            .filter_map(|column| Some((column, tail.longer(self.size, column)?)))
            .map(|(column, tail)| self.below(subsets, columns & !(1 << column), tail, middle, side))
            .sum()
    }

    fn add(self, subsets: &Subsets, columns: Columns, tail: Tail, middle: Option<u32>, side: &mut Side) -> u64 {
        let Some(tail) = middle.map_or(Some(tail), |column| tail.with_middle(self.size, column)) else { return 0 };
        let keys = subsets.keys(columns);
        let begin = side.keys.len();
        let packed = Change::further(!0, 0, 0).packed(self.packing, false);
        side.keys.add(keys, word(tail.barred), Some(&packed));
        let end = side.keys.len();
        if begin < end {
            let bars = self.packing.key(tail.reach.nearer(self.gap));
            side.strands.push(Strand { tail, bars, keys: begin..end });
        }
        keys.len() as u64
    }
}
