//! Regions by the borders between their squares: first the vertical borders, then the horizontal borders.

use super::Setup;

/// In which order the horizontal borders are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    Rows,
    Columns,
}

/// Whether there is a border between each two neighbours: the vertical borders row by row, then the horizontal borders.
pub(super) struct Borders {
    pub(super) vertical: Vec<bool>,
    pub(super) horizontal: Vec<bool>,
}

/// How many borders of each kind a board has.
pub(super) fn counts(rows: u32, columns: u32) -> (usize, usize) {
    let (rows, columns) = (rows as usize, columns as usize);
    (rows * columns.saturating_sub(1), rows.saturating_sub(1) * columns)
}

/// The squares on both sides of each horizontal border.
fn horizontal(rows: u32, columns: u32, order: Order) -> impl Iterator<Item = (u32, u32)> {
    (0..rows.saturating_sub(1) * columns).map(move |at| {
        let (row, column) = match order {
            Order::Rows => (at / columns, at % columns),
            Order::Columns => (at % (rows - 1), at / (rows - 1)),
        };
        (row * columns + column, (row + 1) * columns + column)
    })
}

/// The squares on both sides of each vertical border.
fn vertical(rows: u32, columns: u32) -> impl Iterator<Item = (u32, u32)> {
    (0..rows).flat_map(move |row| (1..columns).map(move |column| (row * columns + column - 1, row * columns + column)))
}

impl Borders {
    /// The borders between different regions.
    pub(super) fn of(setup: &Setup, order: Order) -> Borders {
        let regions = setup.regions();
        let differ = |(one, other): (u32, u32)| regions.get(one as usize) != regions.get(other as usize);
        Borders::between(setup.rows(), setup.columns(), order, differ)
    }

    /// The borders for which `is_border` is true. It is called with the squares on both sides.
    pub(super) fn between(rows: u32, columns: u32, order: Order, is_border: impl Fn((u32, u32)) -> bool) -> Borders {
        Borders {
            vertical: vertical(rows, columns).map(&is_border).collect(),
            horizontal: horizontal(rows, columns, order).map(&is_border).collect(),
        }
    }

    /// A region for each square: squares that no border separates belong together.
    pub(super) fn regions(&self, rows: u32, columns: u32, order: Order) -> Vec<u32> {
        let mut parents: Vec<u32> = (0..rows * columns).collect();
        let joined = vertical(rows, columns)
            .zip(&self.vertical)
            .chain(horizontal(rows, columns, order).zip(&self.horizontal))
            .filter_map(|(squares, &border)| (!border).then_some(squares));
        for (one, other) in joined {
            let (one, other) = (root(&mut parents, one), root(&mut parents, other));
            parents[one.max(other) as usize] = one.min(other);
        }
        (0..rows * columns).map(|square| root(&mut parents, square)).collect()
    }
}

/// The smallest square of the region that `square` belongs to so far.
fn root(parents: &mut [u32], mut square: u32) -> u32 {
    while parents[square as usize] != square {
        let above = parents[parents[square as usize] as usize];
        parents[square as usize] = above;
        square = above;
    }
    square
}
