//! The half boards on one set of columns, divided by their queens next to the middle.

use super::kept::{Columns, Kept, each};
use super::rays::{Form, Rays, places};
use super::sift;
use super::tail::Tail;

/// How rays are packed when halves are joined. The places of each word that reach the other kept half make up the key;
/// the places beyond them, which matter only in the rows between, follow one by one.
///
/// ```text
///   place    0 1 2 ... 14  15  16
///   right    k k k      k   n   p       key    right k, left k, right n, left n, from low bits to high
///   left     k k k      k   n   p       part   right p, left p
/// ```
#[derive(Clone, Copy, Debug)]
pub(super) struct Crossing {
    /// How many places of each word reach the other kept half.
    pub(super) width: u32,
    /// Whether there are places p, and so four parts.
    pub(super) parted: bool,
}

impl Crossing {
    /// How many bits of a key decide whether it fits a key of the other half. Bit 0 of one is the last bit of the
    /// other, since a line that goes down to the right goes up to the left.
    pub(super) fn bits(self) -> u32 {
        2 * self.width
    }

    fn parts(self) -> usize {
        if self.parted { 4 } else { 1 }
    }

    #[inline(always)]
    fn part(self, Rays { right, left }: Rays) -> u32 {
        let place = self.width + 1;
        if self.parted { (right >> place & 1) | (left >> place & 1) << 1 } else { 0 }
    }

    #[inline(always)]
    fn key(self, Rays { right, left }: Rays) -> u32 {
        let crossing = (right & places(self.width)) | (left & places(self.width)) << self.width;
        let next = (right >> self.width & 1) | (left >> self.width & 1) << 1;
        crossing | next << self.bits()
    }
}

/// The half boards that have the same queens between the kept half and the middle.
#[derive(Default, Debug)]
pub(super) struct Strand {
    pub(super) tail: Tail,
    /// The keys of the kept halves, by part.
    pub(super) parts: Vec<Vec<u32>>,
}

impl Strand {
    /// Adds the kept half boards on these columns that the tail does not bar. If `last` is given, each gets a queen on
    /// that column in the row below. Returns how many keys it looked at.
    fn add(
        &mut self,
        kept: &Kept,
        columns: Columns,
        last: Option<u32>,
        crossing: Crossing,
        room: &mut Vec<u32>,
    ) -> u64 {
        let size = kept.size;
        let barred = last.map_or(Some(self.tail.barred), |column| self.tail.barred_above(size, column));
        let Some(barred) = barred else { return 0 };
        let (passed, looked_at) = kept.without(columns, barred, room);
        let rays = passed.iter().map(|&key| Form::near(key));
        match last.map(|column| Rays::from(size, column)) {
            None => self.push(crossing, rays),
            Some(own) => self.push(crossing, rays.map(|rays| rays.further(size).union(own))),
        }
        looked_at
    }

    fn push(&mut self, crossing: Crossing, rays: impl Iterator<Item = Rays>) {
        if let [only] = &mut self.parts[..] {
            only.extend(rays.map(|rays| crossing.key(rays)));
        } else {
            for rays in rays {
                self.parts[crossing.part(rays) as usize].push(crossing.key(rays));
            }
        }
    }

    /// The keys that have none of these rays at the edge of the kept half.
    pub(super) fn without<'keys>(
        &'keys self,
        rays: Rays,
        crossing: Crossing,
        room: &'keys mut Vec<u32>,
    ) -> &'keys [u32] {
        let (part, barred) = (crossing.part(rays), crossing.key(rays));
        if let ([only], 0) = (&self.parts[..], barred) {
            return only;
        }
        let passing = (0..).zip(&self.parts).filter(|(number, _)| number & part == 0);
        let passed = passing.fold(0, |filled, (_, keys)| sift(keys, barred, room, filled));
        &room[..passed]
    }
}

/// All half boards on one set of columns.
pub(super) struct Strands {
    pub(super) crossing: Crossing,
    strands: Vec<Strand>,
    used: usize,
    /// The rows of a half board without its tail.
    rows: u32,
    room: Vec<u32>,
}

impl Strands {
    pub(super) fn new(rows: u32, crossing: Crossing) -> Strands {
        Strands { crossing, strands: Vec::new(), used: 0, rows, room: Vec::new() }
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
            self.strands.push(Strand { parts: vec![Vec::new(); self.crossing.parts()], ..Strand::default() });
        }
        let strand = &mut self.strands[self.used];
        self.used += 1;
        strand.tail = tail;
        strand.parts.iter_mut().for_each(Vec::clear);
        if kept.rows == self.rows {
            return strand.add(kept, columns, None, self.crossing, &mut self.room);
        }
        let above = |last: u32| columns & !(1 << last);
        each(columns).map(|last| strand.add(kept, above(last), Some(last), self.crossing, &mut self.room)).sum()
    }
}
