//! The half boards on one set of columns, divided by their queens next to the middle.

use super::kept::{Columns, Kept, each};
use super::list::List;
use super::packing::Packing;
use super::rays::Rays;
use super::rewrite::Joined;
use super::tail::Tail;

/// The half boards that have the same queens between the kept half and the middle.
#[derive(Default, Debug)]
pub(super) struct Strand {
    pub(super) tail: Tail,
    keys: List<u32>,
}

impl Strand {
    /// Adds the kept half boards on these columns that the tail does not bar. If `last` is given, each gets a queen on
    /// that column in the row below. Returns how many keys it looked at.
    fn add(&mut self, kept: &Kept, columns: Columns, last: Option<u32>, packing: Packing) -> u64 {
        let size = kept.size;
        let barred = last.map_or(Some(self.tail.barred), |column| self.tail.barred_above(size, column));
        let Some(barred) = barred else { return 0 };
        let mut looked_at = 0;
        let (list, mirrored) = kept.list(columns);
        for (group, keys) in kept.groups(list) {
            if let Some(joined) = Joined::new(size, last, barred, (group, mirrored), packing) {
                self.keys.add(keys, joined.barred, Some(&joined.change));
                looked_at += keys.len() as u64;
            }
        }
        looked_at
    }

    /// The keys that have none of these rays at the edge of the kept half.
    pub(super) fn without<'keys>(
        &'keys self,
        rays: Rays,
        packing: Packing,
        room: &'keys mut List<u32>,
    ) -> &'keys [u32] {
        let barred = packing.key(rays) as u32;
        if barred == 0 {
            return &self.keys;
        }
        room.clear();
        room.add(&self.keys, barred, None);
        room
    }
}

/// All half boards on one set of columns.
pub(super) struct Strands {
    pub(super) packing: Packing,
    strands: Vec<Strand>,
    used: usize,
    /// The rows of a half board without its tail.
    rows: u32,
}

impl Strands {
    pub(super) fn new(rows: u32, packing: Packing) -> Strands {
        Strands { packing, strands: Vec::new(), used: 0, rows }
    }

    pub(super) fn all(&self) -> &[Strand] {
        &self.strands[..self.used]
    }

    /// Takes the halves on these columns that do not attack the column `middle` of the next row. Returns how many kept
    /// keys it looked at.
    pub(super) fn gather(&mut self, kept: &Kept, columns: Columns, middle: Option<u32>) -> u64 {
        self.used = 0;
        self.below(kept, columns, Tail::default(), middle)
    }

    fn below(&mut self, kept: &Kept, columns: Columns, tail: Tail, middle: Option<u32>) -> u64 {
        if columns.count_ones() == self.rows {
            return self.add(kept, columns, tail, middle);
        }
        each(columns)
            .filter_map(|column| Some((column, tail.longer(kept.size, column)?)))
            .map(|(column, tail)| self.below(kept, columns & !(1 << column), tail, middle))
            .sum()
    }

    fn add(&mut self, kept: &Kept, columns: Columns, tail: Tail, middle: Option<u32>) -> u64 {
        let Some(tail) = middle.map_or(Some(tail), |column| tail.with_middle(kept.size, column)) else { return 0 };
        if self.used == self.strands.len() {
            self.strands.push(Strand::default());
        }
        let strand = &mut self.strands[self.used];
        self.used += 1;
        strand.tail = tail;
        strand.keys.clear();
        if kept.rows == self.rows {
            return strand.add(kept, columns, None, self.packing);
        }
        let above = |last: u32| columns & !(1 << last);
        each(columns).map(|last| strand.add(kept, above(last), Some(last), self.packing)).sum()
    }
}
