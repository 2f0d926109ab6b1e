//! Draws a board of any size: zoomed out as a density, zoomed in as single squares. It also answers questions about a
//! square.
//!
//! ```text
//!  scale  < 1   a pixel covers many squares: how many queens they contain, given and found, determines the colour
//!         >= 1  a square covers pixels: chequer, and a mark for each queen
//! ```
//!
//! The cost of a frame depends on the visible part. Visible rows are read one by one; if there are very many, cells
//! that were counted beforehand are used.

mod density;
mod paint;
mod square;
mod view;

pub use square::{Attacker, Closes, SquareFacts, Standing};
pub use view::{Colours, View};

use density::Density;
use queens_core::Sliced;
use queens_core::board::{Occupied, Placement, Square};

/// From this many rows on, cells are counted beforehand.
const FEW_ROWS: usize = 1 << 16;

/// A board to be painted. It may contain conflicts.
#[derive(Clone, Debug)]
pub struct BoardImage {
    now: Placement,
    /// The given queens, until all rows have been counted once.
    before: Option<Placement>,
    /// One bit for each row whose queen was given, and whether this is known for all rows.
    given: Vec<u64>,
    known: bool,
    /// How many queens are given, and how many were found.
    totals: Queens,
    occupied: Occupied,
    density: Option<Density>,
    /// How many rows have been counted.
    built: usize,
}

/// Numbers of queens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Queens {
    /// The number of given queens.
    pub given: u32,
    /// The number of found queens.
    pub found: u32,
}

impl BoardImage {
    /// A picture of the queens of `now`. Queens that `before` also has are given; without `before`, all queens are given.
    #[must_use]
    pub fn new(now: Placement, before: Option<Placement>) -> Self {
        let size = now.size();
        let density = (size > FEW_ROWS).then(|| Density::new(size));
        let (given, totals) = (vec![0; size.div_ceil(64)], Queens::default());
        BoardImage { now, before, given, known: false, totals, occupied: Occupied::none(size), density, built: 0 }
    }

    /// The number of rows.
    #[must_use]
    pub fn size(&self) -> usize {
        self.now.size()
    }

    /// The numbers of given and found queens on the board.
    #[must_use]
    pub fn totals(&self) -> Queens {
        self.totals
    }

    /// The number of queens in the rows and columns in view. Far out on a large board the count is approximate: queens
    /// within a six hundredth of the edge of the view may or may not be counted.
    #[must_use]
    pub fn count(&self, view: &View) -> Queens {
        let size = self.size() as u32;
        let (rows, columns) = (view.rows(size), view.columns(size));
        if rows.len() == self.size() && columns.len() == self.size() {
            return self.totals;
        }
        if rows.len() > FEW_ROWS
            && let Some(density) = &self.density
        {
            return density.count_in(&rows, &columns);
        }
        let mut queens = Queens::default();
        self.queens_in(view).for_each(|(_, given)| queens.add(given));
        queens
    }

    /// The queens in view, from the top row down, each with whether it is given.
    pub fn queens_in(&self, view: &View) -> impl Iterator<Item = (Square, bool)> + '_ {
        let size = self.size() as u32;
        let columns = view.columns(size);
        view.rows(size).filter_map(|row| self.queen(row)).filter(move |(queen, _)| columns.contains(&queen.column))
    }

    /// Sets a given queen and removes any other queen of its row. Takes time proportional to the size.
    pub fn set(&mut self, square: Square) {
        self.change(square.row, Some(square.column));
    }

    /// Removes the queen of a row. Takes time proportional to the size.
    pub fn take(&mut self, row: u32) {
        self.change(row, None);
    }

    /// The current queens.
    #[must_use]
    pub fn placement(&self) -> &Placement {
        &self.now
    }

    /// All queens are counted again, because other queens may attack the same lines.
    fn change(&mut self, row: u32, column: Option<u32>) {
        // The totals include all rows.
        self.run(u64::MAX);
        if let Some((_, given)) = self.queen(row) {
            *self.totals.of(given) -= 1;
        }
        match column {
            Some(column) => self.now.set(Square::new(row, column)),
            None => self.now.take(row),
        }
        self.given[row as usize / 64] |= 1 << (row % 64);
        self.totals.given += u32::from(column.is_some());
        self.occupied = Occupied::none(self.size());
        self.density = self.density.as_ref().map(|_| Density::new(self.size()));
        self.built = 0;
        self.run(u64::MAX);
    }

    fn queen(&self, row: u32) -> Option<(Square, bool)> {
        let given = self.given[row as usize / 64] >> (row % 64) & 1 != 0;
        self.now.column(row).map(|column| (Square { row, column }, given))
    }
}

impl Sliced for BoardImage {
    /// Counts `rows` more rows; true when the board can be painted and queried.
    fn run(&mut self, rows: u64) -> bool {
        let end = self.size().min(self.built.saturating_add(usize::try_from(rows).unwrap_or(usize::MAX)));
        for square in self.now.queens_in(self.built..end) {
            let (word, place) = (square.row as usize / 64, square.row % 64);
            if !self.known {
                let column = |before: &Placement| before.column(square.row);
                let given = self.before.as_ref().is_none_or(|before| column(before) == Some(square.column));
                self.given[word] |= u64::from(given) << place;
                self.totals.add(given);
            }
            self.occupied.close(square);
            if let Some(density) = &mut self.density {
                density.count(square, self.given[word] >> place & 1 != 0);
            }
        }
        let over = end == self.size();
        if over
            && self.built < end
            && let Some(density) = &mut self.density
        {
            density.sum_up();
        }
        if over {
            self.known = true;
            self.before = None;
        }
        self.built = end;
        over
    }
}

impl Queens {
    fn add(&mut self, given: bool) {
        *self.of(given) += 1;
    }

    fn of(&mut self, given: bool) -> &mut u32 {
        if given { &mut self.given } else { &mut self.found }
    }
}
