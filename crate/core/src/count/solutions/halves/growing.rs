//! Half boards that grow row by row: each list is made from the lists with one row fewer.

use super::rays::places;
use super::stored::{Columns, Keys, Stored, following, mirrored};

/// Half boards that grow to their number of rows, one list at a time.
///
/// ```text
///   columns 1 . 1 1 . .  =  . . 1 1 . .  and a queen below on the first,
///                           1 . . 1 . .  and a queen below on the third,
///                           1 . 1 . . .  and a queen below on the fourth
/// ```
pub(super) struct Growing {
    rows: u32,
    stored: Stored,
    /// The half boards with one row more, as far as they are made, and the set of columns whose list is made next.
    longer: Stored,
    next: Option<Columns>,
    keys: Keys,
    done: u64,
    all: u64,
}

impl Growing {
    pub(super) fn new(size: u32, rows: u32) -> Self {
        let stored = Stored::start(size);
        let keys = Keys::new(stored.form.groups());
        // The number of sets of 1, 2, ... columns: n, n (n - 1) / 2, ...
        let sets = (0..rows).scan(1, |sets, row| {
            *sets = *sets * u64::from(size - row) / u64::from(row + 1);
            Some(*sets)
        });
        Growing { rows, stored, longer: Stored::none(size, 1), next: Some(places(1)), keys, done: 0, all: sets.sum() }
    }

    /// The half boards, once they have all their rows.
    pub(super) fn grown(&self) -> Option<&Stored> {
        (self.stored.rows == self.rows).then_some(&self.stored)
    }

    /// The share of the sets of columns that are done, over all numbers of rows, from 0 to 1.
    pub(super) fn share(&self) -> f64 {
        if self.stored.rows == self.rows { 1.0 } else { self.done as f64 / self.all as f64 }
    }

    /// Makes the next list, and returns how many operations that took.
    pub(super) fn step(&mut self) -> u64 {
        let size = self.stored.size;
        let Some(columns) = self.next else {
            let rows = self.longer.rows + 1;
            self.stored = std::mem::replace(&mut self.longer, Stored::none(size, rows));
            self.next = Some(places(rows));
            return 1;
        };
        self.next = following(size, columns);
        self.done += 1;
        if columns > mirrored(size, columns) {
            return 1;
        }
        self.keys.clear();
        let looked_at = self.stored.longer(columns, &mut self.keys);
        self.longer.push(columns, &self.keys);
        looked_at + 1
    }
}
