//! Stores half boards by the columns that they use.

use super::list::List;
use super::rays::Form;
use super::rewrite::Longer;
use crate::bits;

/// A set of columns, one bit each.
pub(super) type Columns = u32;

/// The mirror image of a set of columns.
pub(super) fn mirrored(size: u32, columns: Columns) -> Columns {
    columns.reverse_bits() >> (32 - size)
}

/// The columns of a set, one by one.
pub(super) fn each(columns: Columns) -> impl Iterator<Item = u32> {
    (0..32).filter(move |column| columns >> column & 1 != 0)
}

/// The keys of each group.
pub(super) struct Keys(Vec<List<u32>>);

impl Keys {
    pub(super) fn new(groups: usize) -> Keys {
        Keys((0..groups).map(|_| List::default()).collect())
    }

    pub(super) fn clear(&mut self) {
        self.0.iter_mut().for_each(List::clear);
    }
}

/// Where a list of stored keys is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    list: usize,
    /// Whether the keys belong to the mirror images.
    pub(super) mirrored: bool,
    page: u32,
    begin: u32,
    end: u32,
}

/// The minimum and the usual maximum number of keys of a page: one megabyte, and four. Growing its memory
/// takes WebAssembly milliseconds, whatever the amount, so it happens seldom.
const PAGES: [usize; 2] = [1 << 18, 1 << 20];

/// All placements of the first rows of a board, by the columns that they use. Only a key of each placement is stored (see
/// [`Rays`](super::rays::Rays)).
///
/// A set of columns and its mirror image share a list, since each of the two lists is the mirror image of the other.
pub(super) struct Stored {
    pub(super) size: u32,
    pub(super) rows: u32,
    pub(super) form: Form,
    /// For each set of `rows` columns: the number of its list, doubled, plus one if the list belongs to its mirror image.
    numbers: Vec<u32>,
    /// The keys, list after list. Each list lies within one page.
    pages: Vec<Vec<u32>>,
    /// The page, and the place in it, where each list begins.
    begins: Vec<(u32, u32)>,
    /// The place where each group of each list ends.
    ends: Vec<u32>,
}

impl Stored {
    /// Starts without half boards. Each will have `rows` rows.
    pub(super) fn none(size: u32, rows: u32) -> Self {
        let numbers = vec![0; 1 << size];
        Stored { size, rows, form: Form::of(size), numbers, pages: Vec::new(), begins: Vec::new(), ends: Vec::new() }
    }

    /// The board without a queen.
    pub(super) fn start(size: u32) -> Self {
        let mut stored = Stored::none(size, 0);
        let mut keys = Keys::new(stored.form.groups());
        keys.0[0].push(0);
        stored.push(0, &keys);
        stored
    }

    /// Stores the list for these columns, and so also for their mirror image.
    pub(super) fn push(&mut self, columns: Columns, keys: &Keys) {
        let number = self.begins.len() as u32;
        self.numbers[mirrored(self.size, columns) as usize] = number << 1 | 1;
        self.numbers[columns as usize] = number << 1;
        let length = keys.0.iter().map(List::len).sum();
        if self.pages.last().is_none_or(|page| page.capacity() - page.len() < length) {
            let full = self.pages.iter().map(Vec::len).sum::<usize>();
            self.pages.push(Vec::with_capacity(length.max((full / 16).clamp(PAGES[0], PAGES[1]))));
        }
        let number = self.pages.len() - 1;
        let page = &mut self.pages[number];
        self.begins.push((number as u32, page.len() as u32));
        for group in &keys.0 {
            page.extend_from_slice(group);
            self.ends.push(page.len() as u32);
        }
    }

    /// Adds to `keys` the half boards on these columns that extend a stored half board by one row. Returns how many
    /// stored keys it looked at.
    pub(super) fn longer(&self, columns: Columns, keys: &mut Keys) -> u64 {
        let mut looked_at = 0;
        for column in each(columns) {
            let place = self.place(columns & !(1 << column));
            for (group, shorter) in self.groups(place) {
                if let Some(longer) = Longer::new(self.size, column, group, place.mirrored) {
                    keys.0[longer.group as usize].add(shorter, longer.barred, Some(&longer.change));
                    looked_at += shorter.len();
                }
            }
        }
        looked_at as u64
    }

    /// Where the list for these columns is.
    pub(super) fn place(&self, columns: Columns) -> Place {
        let number = self.numbers[columns as usize];
        let list = (number >> 1) as usize;
        let (page, begin) = self.begins[list];
        let end = self.ends[(list + 1) * self.form.groups() - 1];
        Place { list, mirrored: number & 1 != 0, page, begin, end }
    }

    /// All keys of a list.
    pub(super) fn keys(&self, Place { page, begin, end, .. }: Place) -> &[u32] {
        &self.pages[page as usize][begin as usize..end as usize]
    }

    /// The groups of a list that have keys, with their numbers.
    pub(super) fn groups(&self, place: Place) -> impl Iterator<Item = (u32, &[u32])> {
        let groups = self.form.groups();
        let ends = &self.ends[place.list * groups..][..groups];
        let page = &self.pages[place.page as usize];
        let mut begin = place.begin;
        let keys = ends.iter().map(move |&end| &page[std::mem::replace(&mut begin, end) as usize..end as usize]);
        (0..).zip(keys).filter(|(_, keys)| !keys.is_empty())
    }
}

/// The next larger set with the same number of columns.
pub(super) fn following(size: u32, columns: Columns) -> Option<Columns> {
    let lowest = bits::lowest(columns);
    let carried = columns + lowest;
    let next = carried | (((columns ^ carried) >> 2) / lowest);
    (next >> size == 0).then_some(next)
}
