//! The lines of attack that leave a half board downwards, packed into one word.

/// Where the queens above attack across the edge below their last row: one bit for each place where a line can cross.
///
/// ```text
///   column    0 1 2 3 4 5
///   last row  . . . Q . .          `right`: bit p = from column p to column p + 1
///             - - - - - - edge     `left`:  the same, seen in the mirror
///   next row  . . * . * .
///
///   the queen of column 3 crosses to 4 (bit 3) and, in the mirror, from 2 to 3 (bit 2)
/// ```
///
/// Both words change in the same way from row to row. In the mirror image of a half board they are exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Rays {
    pub(super) right: u32,
    pub(super) left: u32,
}

impl Rays {
    /// The rays that would attack a queen on `column`, `row` rows below the edge (0 is the next row).
    pub(super) fn meeting(size: u32, column: u32, row: u32) -> Rays {
        let before = |column: u32| column.checked_sub(row + 1).map_or(0, |place| 1 << place);
        Rays { right: before(column), left: before(size - 1 - column) }
    }

    /// The rays of one queen in the last row.
    pub(super) fn from(size: u32, column: u32) -> Rays {
        let inside = places(size - 1);
        Rays { right: (1 << column) & inside, left: (1 << (size - 1 - column)) & inside }
    }

    /// The same rays one row further down, without rays that have left the board.
    pub(super) fn further(self, size: u32) -> Rays {
        let inside = places(size - 1);
        Rays { right: (self.right << 1) & inside, left: (self.left << 1) & inside }
    }

    /// The rays of both sets.
    pub(super) fn union(self, other: Rays) -> Rays {
        Rays { right: self.right | other.right, left: self.left | other.left }
    }

    /// The same rays, `rows` rows further up, without rays that began below.
    pub(super) fn nearer(self, rows: u32) -> Rays {
        Rays { right: self.right >> rows, left: self.left >> rows }
    }

    pub(super) fn meets(self, other: Rays) -> bool {
        self.right & other.right != 0 || self.left & other.left != 0
    }
}

/// A word with the `count` lowest bits set.
pub(super) fn places(count: u32) -> u32 {
    (1 << count) - 1
}

/// How the rays of a half board are stored: 16 places of each word make up the key, and the places before them the
/// group in which the key is stored. Only the last queens have rays there, so most keys are in the first group, and all
/// keys of a group get the same group in the next row.
///
/// ```text
///   place     0 1 2 ... 15 16 17
///   right     g g k      k  k  k      key    right, then left, from low bits to high
///   left      g g k      k  k  k      group  the same
/// ```
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    /// How many places of each word belong to the group.
    pub(super) beyond: u32,
}

impl Form {
    pub(super) fn of(size: u32) -> Form {
        Form { beyond: (size - 1).saturating_sub(16) }
    }

    /// The number of groups.
    pub(super) fn groups(self) -> usize {
        1 << (2 * self.beyond)
    }

    /// The group and the key of these rays.
    pub(super) fn write(self, rays: Rays) -> (u32, u32) {
        let first = |word: u32| word & places(self.beyond);
        (
            first(rays.right) | first(rays.left) << self.beyond,
            (rays.right >> self.beyond & 0xffff) | rays.left >> self.beyond << 16,
        )
    }

    /// The rays that a group and a key represent.
    pub(super) fn read(self, group: u32, key: u32) -> Rays {
        Rays {
            right: group & places(self.beyond) | (key & 0xffff) << self.beyond,
            left: group >> self.beyond | key >> 16 << self.beyond,
        }
    }

    /// The group of the mirror images of a group.
    pub(super) fn mirrored(self, group: u32) -> u32 {
        group >> self.beyond | (group & places(self.beyond)) << self.beyond
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_queen_is_compared_with_the_rays_from_the_rows_above() {
        let size = 7;
        for (column, other, rows) in
            (0..size).flat_map(|a| (0..size).flat_map(move |b| (0..size).map(move |r| (a, b, r))))
        {
            let rays = (0..rows).fold(Rays::from(size, column), |rays, _| rays.further(size));
            let attacked = column.abs_diff(other) == rows + 1;
            assert_eq!(rays.meets(Rays::meeting(size, other, 0)), attacked, "{column}, {other}, {rows}");
            assert_eq!(
                Rays::from(size, column).meets(Rays::meeting(size, other, rows)),
                attacked,
                "{column}, {other}, {rows}"
            );
        }
    }

    #[test]
    fn written_values_can_be_read_back() {
        for size in [8, 17, 18, 19] {
            let form = Form::of(size);
            for word in 0..1 << (size - 1) {
                let rays = Rays { right: word, left: !word & places(size - 1) };
                let (group, key) = form.write(rays);
                assert_eq!(form.read(group, key), rays);
            }
        }
    }
}
