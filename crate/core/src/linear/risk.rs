//! The rows that are still free near the end, with the free squares of each: the table that block 5 chooses from.
//!
//! ```text
//!  row   free squares        least risk: the row with the fewest squares is next
//!   25   17                  least damage: its queen is set where it attacks the fewest free squares of other rows
//!   12   40  83
//!    7    3  17  66
//! ```

use super::Pairs;
use crate::board::Square;
use rand::RngExt;
use rand_xoshiro::Xoshiro128PlusPlus;
use std::ops::Range;

/// When the damage of a choice is computed: once, when block 4 ends (as published), or again at each step. The damage
/// of a square is the number of squares that a queen there closes in other rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Damage {
    /// Computed once, as published: the numbers go out of date as queens are set.
    #[default]
    Once,
    /// Again at each step: far fewer dead ends.
    #[cfg_attr(feature = "serde", serde(alias = "anew"))]
    EachStep,
}

/// The free rows, ascending, and the free squares of each.
#[derive(Clone, Debug, Default)]
pub struct Risk {
    rows: Vec<Row>,
    /// The columns of the free squares, row after row and ascending in each row; and the damage of a queen on each.
    columns: Vec<u32>,
    damage: Vec<u32>,
    chosen: Option<Chosen>,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    row: u32,
    from: u32,
    left: u32,
    /// How many free squares the row had before the latest queen was set.
    before: u32,
}

/// The latest choice: a row, and a square in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The square of the queen.
    pub square: Square,
    /// Whether this is the base square. Base squares are tried in order, neither drawn nor chosen by damage.
    pub base: bool,
    /// How many rows the choice was drawn from: at most the first three rows with the fewest free squares.
    pub ties: usize,
    /// The columns of the free squares that the row had.
    pub columns: Vec<u32>,
    /// The damage of each square of `columns`.
    pub damage: Vec<u32>,
}

impl Risk {
    pub(super) fn of(pairs: &Pairs) -> Self {
        let mut risk = Risk::default();
        let mut open = Vec::new();
        let mut rows = pairs.free_rows().to_vec();
        rows.sort_unstable();
        for row in rows {
            pairs.open_places(row, &mut open);
            open.iter_mut().for_each(|place| *place = pairs.column_at(*place));
            open.sort_unstable();
            let (from, left) = (risk.columns.len() as u32, open.len() as u32);
            risk.rows.push(Row { row, from, left, before: left });
            risk.columns.extend_from_slice(&open);
        }
        risk.count_damage();
        risk
    }

    /// A row without a free square.
    pub(super) fn dead_end(&self) -> Option<u32> {
        self.rows.iter().find(|row| row.left == 0).map(|row| row.row)
    }

    /// The free rows with the number of their free squares, fewest first. If the last step chose a square, the rows are
    /// as before that choice, with the chosen row among them.
    #[must_use]
    pub fn ranked(&self) -> Vec<(u32, u32)> {
        let chosen = self.chosen.as_ref();
        let left = |row: &Row| if chosen.is_some() { row.before } else { row.left };
        let mut rows: Vec<(u32, u32)> = self.rows.iter().map(|row| (row.row, left(row))).collect();
        if let Some(Chosen { square, columns, .. }) = chosen {
            let place = rows.partition_point(|&(row, _)| row < square.row);
            rows.insert(place, (square.row, columns.len() as u32));
        }
        // The rows are already ascending, so it is enough to collect them by their number of squares, which is faster
        // than sorting.
        let most = rows.iter().map(|&(_, left)| left).max().unwrap_or(0);
        (0..=most).flat_map(|least| rows.iter().copied().filter(move |&(_, left)| left == least)).collect()
    }

    /// The choice that the last step made, if it made one.
    #[must_use]
    pub fn chosen(&self) -> Option<&Chosen> {
        self.chosen.as_ref()
    }

    /// Clears the last choice when the next step begins.
    pub(super) fn clear_choice(&mut self) {
        self.chosen = None;
    }

    pub(super) fn record_choice(&mut self, chosen: Chosen) {
        self.chosen = Some(chosen);
    }

    /// The choice of `square` as a base square, with the other free squares of its row.
    pub(super) fn base(&self, square: Square) -> Chosen {
        let places = self.places_of(square.row);
        let (columns, damage) = (self.columns[places.clone()].to_vec(), self.damage[places].to_vec());
        Chosen { square, base: true, ties: 1, columns, damage }
    }

    /// The columns of the free squares of `row`.
    pub(super) fn columns_of(&self, row: u32) -> &[u32] {
        &self.columns[self.places_of(row)]
    }

    /// The places in the lists that the squares of `row` have.
    fn places_of(&self, row: u32) -> Range<usize> {
        let found = self.rows.binary_search_by_key(&row, |other| other.row);
        found.map_or(0..0, |at| self.rows[at].places())
    }

    /// The next square, by least risk and then least damage. Ties are broken at random among the first three rows and
    /// the first two squares.
    pub(super) fn choose(&mut self, damage: Damage, random: &mut Xoshiro128PlusPlus) -> Square {
        let fewest = self.rows.iter().map(|row| row.left).min().unwrap_or(0);
        let tied = self.rows.iter().filter(|row| row.left == fewest);
        let ties = tied.clone().count().min(3);
        let row = tied.copied().nth(draw(ties, random)).expect("a row is left");
        let columns = self.squares(&row).to_vec();
        let damage = match damage {
            Damage::Once => self.damage[row.places()].to_vec(),
            Damage::EachStep => columns.iter().map(|&column| self.excluded_by(Square::new(row.row, column))).collect(),
        };
        let least = damage.iter().copied().min().unwrap_or(0);
        let best = damage.iter().enumerate().filter(|&(_, &damage)| damage == least).map(|(place, _)| place);
        let place = best.clone().nth(draw(best.count().min(2), random)).expect("a row without a square is not chosen");
        let square = Square::new(row.row, columns[place]);
        self.chosen = Some(Chosen { square, base: false, ties, columns, damage });
        square
    }

    /// Sets a queen: removes its row, and from other rows the squares that it attacks.
    pub(super) fn set(&mut self, queen: Square) {
        self.rows.retain(|row| row.row != queen.row);
        for row in &mut self.rows {
            let (from, left) = (row.from as usize, row.left as usize);
            let attacked = attacked(queen, row.row);
            let mut end = from;
            for at in from..from + left {
                if !attacked.contains(&self.columns[at]) {
                    self.columns[end] = self.columns[at];
                    self.damage[end] = self.damage[at];
                    end += 1;
                }
            }
            row.before = row.left;
            row.left = (end - from) as u32;
        }
    }

    /// How many free squares of other rows a queen on this square attacks.
    fn excluded_by(&self, queen: Square) -> u32 {
        let others = self.rows.iter().filter(|row| row.row != queen.row);
        others.map(|row| self.attacked_in(row, queen)).sum()
    }

    fn attacked_in(&self, row: &Row, queen: Square) -> u32 {
        let attacked = attacked(queen, row.row);
        self.squares(row).iter().filter(|column| attacked.contains(column)).count() as u32
    }

    /// Computes [`excluded_by`](Self::excluded_by) for every square: all free squares on its three lines except itself.
    fn count_damage(&mut self) {
        let squares: Vec<Square> = self
            .rows
            .iter()
            .flat_map(|row| self.squares(row).iter().map(|&column| Square { row: row.row, column }))
            .collect();
        self.damage = vec![0; squares.len()];
        let lines: [fn(&Square) -> u32; 3] =
            [|square| square.column, |square| square.row.wrapping_sub(square.column), |square| square.anti_diagonal()];
        for line in lines {
            let mut all: Vec<u32> = squares.iter().map(line).collect();
            all.sort_unstable();
            for (square, damage) in squares.iter().zip(&mut self.damage) {
                let this = line(square);
                let end = all.partition_point(|&other| other <= this);
                *damage += (end - all.partition_point(|&other| other < this)) as u32 - 1;
            }
        }
    }

    /// How many bytes a clone takes on the heap.
    pub(super) fn bytes(&self) -> usize {
        let chosen = self.chosen.as_ref().map_or(0, |chosen| 8 * chosen.columns.len());
        size_of_val(&self.rows[..]) + 8 * self.columns.len() + chosen
    }

    fn squares(&self, row: &Row) -> &[u32] {
        &self.columns[row.places()]
    }
}

impl Row {
    /// The places in the lists that the squares of this row have.
    fn places(&self) -> Range<usize> {
        self.from as usize..(self.from + self.left) as usize
    }
}

/// The columns that a queen attacks in another row. A column left of the board wraps to a large number that matches no
/// square.
fn attacked(queen: Square, row: u32) -> [u32; 3] {
    let distance = queen.row.abs_diff(row);
    [queen.column, queen.column.wrapping_sub(distance), queen.column + distance]
}

/// A random index below `count`. If there is only one, no random number is drawn.
fn draw(count: usize, random: &mut Xoshiro128PlusPlus) -> usize {
    if count < 2 { 0 } else { random.random_range(0..count as u32) as usize }
}
