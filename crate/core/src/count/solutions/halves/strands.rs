//! The half boards on one set of columns, divided by their queens next to the middle.

use super::list::List;
use super::packing::Packing;
use super::prefetch;
use super::rays::Rays;
use super::rewrite::Joined;
use super::stored::{Columns, Place, Stored, each};
use super::tail::Tail;

/// How many keys of a list are read before more of the next list is loaded.
const KEYS_PER_PREFETCH: usize = 256;

/// The half boards that have the same queens between the stored half and the middle.
#[derive(Default, Debug)]
pub(super) struct Strand {
    pub(super) tail: Tail,
    keys: List<u32>,
}

impl Strand {
    /// The keys that have none of these rays at the edge of the stored half.
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

/// A list of stored half boards, and the strand that it becomes a part of.
#[derive(Clone, Copy, Debug)]
struct Source {
    /// The columns of the list.
    columns: Columns,
    strand: u32,
    /// The column of the queen that each half board gets in the row below.
    last: Option<u32>,
    /// The rays that a half board must not have.
    barred: Rays,
}

/// All half boards on one set of columns.
pub(super) struct Strands {
    pub(super) packing: Packing,
    strands: Vec<Strand>,
    used: usize,
    sources: Vec<Source>,
    /// Where the lists of the sources are.
    places: Vec<Place>,
    /// The strands that one list becomes a part of.
    parts: Vec<(usize, Joined)>,
    /// The rows of a half board without its tail.
    rows: u32,
}

impl Strands {
    pub(super) fn new(rows: u32, packing: Packing) -> Strands {
        let (strands, sources, places, parts) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Strands { packing, strands, used: 0, sources, places, parts, rows }
    }

    pub(super) fn all(&self) -> &[Strand] {
        &self.strands[..self.used]
    }

    /// Collects the half boards on these columns that do not attack the column `middle` of the next row. Returns how
    /// many stored keys it looked at.
    pub(super) fn gather(&mut self, stored: &Stored, columns: Columns, middle: Option<u32>) -> u64 {
        self.used = 0;
        self.sources.clear();
        self.below(stored, columns, Tail::default(), middle);
        // Two strands need the same list if each has the last queen of the other in its tail.
        self.sources.sort_unstable_by_key(|source| source.columns);
        let lists = || self.sources.chunk_by(|one, other| one.columns == other.columns);
        // The lists are far apart in memory. All lists are found before the first list is read, and each is loaded
        // while the previous list is read.
        self.places.clear();
        self.places.extend(lists().map(|list| stored.place(list[0].columns)));
        self.places.iter().for_each(|&place| prefetch::look_up(stored.keys(place)));
        let mut looked_at = 0;
        for (number, list) in lists().enumerate() {
            let place = self.places[number];
            let mut next = self.places.get(number + 1).map_or(&[][..], |&place| stored.keys(place));
            self.parts.clear();
            self.parts.extend(list.iter().map(|&Source { strand, last, barred, .. }| {
                (strand as usize, Joined::new(stored.size, last, barred, place.mirrored, self.packing))
            }));
            for (group, keys) in stored.groups(place) {
                for keys in keys.chunks(KEYS_PER_PREFETCH) {
                    let (soon, later) = next.split_at(keys.len().min(next.len()));
                    prefetch::load(soon);
                    next = later;
                    for (strand, joined) in &self.parts {
                        if let Some(change) = joined.of_group(group) {
                            self.strands[*strand].keys.add(keys, joined.barred, Some(&change));
                            looked_at += keys.len() as u64;
                        }
                    }
                }
            }
        }
        looked_at
    }

    fn below(&mut self, stored: &Stored, columns: Columns, tail: Tail, middle: Option<u32>) {
        if columns.count_ones() == self.rows {
            return self.add(stored, columns, tail, middle);
        }
        for column in each(columns) {
            if let Some(tail) = tail.longer(stored.size, column) {
                self.below(stored, columns & !(1 << column), tail, middle);
            }
        }
    }

    /// Adds an empty strand with its sources.
    fn add(&mut self, stored: &Stored, columns: Columns, tail: Tail, middle: Option<u32>) {
        let Some(tail) = middle.map_or(Some(tail), |column| tail.with_middle(stored.size, column)) else { return };
        if self.used == self.strands.len() {
            self.strands.push(Strand::default());
        }
        let strand = self.used as u32;
        let Strand { tail: own, keys } = &mut self.strands[self.used];
        *own = tail;
        keys.clear();
        self.used += 1;
        if stored.rows == self.rows {
            self.sources.push(Source { columns, strand, last: None, barred: tail.barred });
            return;
        }
        for last in each(columns) {
            if let Some(barred) = tail.barred_above(stored.size, last) {
                self.sources.push(Source { columns: columns & !(1 << last), strand, last: Some(last), barred });
            }
        }
    }
}
