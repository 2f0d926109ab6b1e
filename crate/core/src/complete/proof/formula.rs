//! The formula that a completion of a placement satisfies, in DIMACS CNF.
//!
//! ```text
//!  c square 1 1 1     the square in row 1, column 1 is variable 1: true if it has a queen. Rows, columns and
//!  c square 1 2 2     variables count from 1, square by square from the top row down
//!  ...
//!  p cnf 16 88        16 variables, 88 clauses
//!  7 0                the queens that are given
//!  1 2 3 4 0          at least one queen in each row and column
//!  ...
//!  -1 -2 0            at most one queen in each row, column, diagonal and anti-diagonal: not two of its squares
//!  ...
//! ```
//!
//! There is a clause for each two squares that attack each other, so that a reader can check the formula. There are
//! about 5/3 n^3 clauses.

use super::ProofError;
use crate::board::{Line, LineKind, Placement, Square};
use crate::sliced::Sliced;
use std::fmt::Write;
use std::ops::Range;

/// The longest formula that is written, in bytes: boards of up to 217 rows.
pub const MAX_FORMULA_BYTES: u64 = 1 << 28;

/// The formula of a placement, written in slices.
#[derive(Clone, Debug)]
pub struct Formula {
    given: Vec<Square>,
    size: u32,
    bytes: u64,
    /// Each variable as it is written.
    names: Vec<String>,
    /// How many of the parts are written: comments, the header with the given queens, then a part for each line.
    parts: u32,
    text: String,
}

impl Formula {
    /// The formula of a placement, in which queens may attack each other; nothing is written yet.
    ///
    /// # Errors
    /// [`ProofError::FormulaTooLarge`] when it takes more than [`MAX_FORMULA_BYTES`] bytes.
    pub fn new(placement: &Placement) -> Result<Self, ProofError> {
        let (size, bytes) = (placement.size() as u32, Formula::bytes(placement));
        if bytes > MAX_FORMULA_BYTES {
            return Err(ProofError::FormulaTooLarge { size: size as usize, bytes, largest: MAX_FORMULA_BYTES });
        }
        let given = placement.queens().collect();
        let names = (1..=size * size).map(|variable| variable.to_string()).collect();
        Ok(Formula { given, size, bytes, names, parts: 0, text: String::new() })
    }

    /// How many bytes the formula of a placement of any size takes.
    ///
    /// ```
    /// use queens_core::board::Placement;
    /// use queens_core::complete::proof::Formula;
    ///
    /// let empty = |size| Placement::empty(size).expect("a board");
    /// assert_eq!(Formula::bytes(&empty(1)), 33);
    /// assert_eq!(Formula::bytes(&empty(200)) / 1_000_000, 206);
    /// ```
    #[must_use]
    pub fn bytes(placement: &Placement) -> u64 {
        let (size, queens) = (placement.size() as u128, placement.count() as u128);
        let below: u128 = (1..=size).map(digits).sum();
        let comments = size * size * "c square   \n".len() as u128 + 2 * size * below;
        let header = "p cnf  \n".len() as u128 + digits(size * size) + digits(clauses(queens, size));
        let given = placement.queens().map(|queen| digits(u128::from(queen.row) * size + u128::from(queen.column) + 1));
        let ends = (2 * size + pairs(size)) * "0\n".len() as u128 + queens * " 0\n".len() as u128;
        let variables: u128 = (0..size).map(|row| of_row(row, size)).sum();
        let bytes = comments + header + given.sum::<u128>() + ends + variables;
        bytes.try_into().unwrap_or(u64::MAX)
    }

    /// How many bytes are written, and how many bytes the formula takes in all.
    #[must_use]
    pub fn progress(&self) -> (u64, u64) {
        (self.text.len() as u64, self.bytes)
    }

    /// Returns the text written so far.
    #[must_use]
    pub fn into_text(self) -> String {
        self.text
    }

    fn all_parts(&self) -> u32 {
        let size = self.size;
        size + 1 + 2 * size + Line::all(size).count() as u32
    }

    /// Writes a part, counted from 0. The parts are: the comments of each row, the header, each row and column with at least
    /// one queen, and each line with at most one.
    fn write_part(&mut self, part: u32) {
        let size = self.size;
        let line = |number: u32| Line::all(size).nth(number as usize).expect("no more parts than lines");
        if part < size {
            self.write_comments(part);
        } else if part == size {
            self.write_header();
        } else if part <= 3 * size {
            self.write_at_least(line(part - size - 1));
        } else {
            self.write_at_most(line(part - 3 * size - 1));
        }
    }

    fn write_comments(&mut self, row: u32) {
        for square in Line::new(LineKind::Row, row).squares(self.size) {
            let name = &self.names[self.index(square)];
            let written = writeln!(self.text, "c square {} {} {name}", square.row + 1, square.column + 1);
            written.expect("writing to a string never fails");
        }
    }

    fn write_header(&mut self) {
        let variables = self.names.len();
        let clauses = clauses(self.given.len() as u128, self.size.into());
        writeln!(self.text, "p cnf {variables} {clauses}").expect("writing to a string never fails");
        for place in 0..self.given.len() {
            let name = &self.names[self.index(self.given[place])];
            self.text.push_str(name);
            self.text.push_str(" 0\n");
        }
    }

    fn write_at_least(&mut self, line: Line) {
        for square in line.squares(self.size) {
            self.text.push_str(&self.names[self.index(square)]);
            self.text.push(' ');
        }
        self.text.push_str("0\n");
    }

    fn write_at_most(&mut self, line: Line) {
        let squares: Vec<usize> = line.squares(self.size).map(|square| self.index(square)).collect();
        for (place, &one) in squares.iter().enumerate() {
            for &other in &squares[place + 1..] {
                for piece in ["-", &self.names[one], " -", &self.names[other], " 0\n"] {
                    self.text.push_str(piece);
                }
            }
        }
    }

    fn index(&self, square: Square) -> usize {
        square.number(self.size) as usize
    }
}

impl Sliced for Formula {
    /// Writes about `bytes` bytes more; true when all is written.
    fn run(&mut self, bytes: u64) -> bool {
        let stop = (self.text.len() as u64).saturating_add(bytes);
        while self.parts < self.all_parts() && (self.text.len() as u64) < stop {
            if self.text.is_empty() {
                self.text.reserve_exact(self.bytes as usize);
            }
            self.write_part(self.parts);
            self.parts += 1;
        }
        self.parts == self.all_parts()
    }
}

/// How many clauses there are: given queens, rows and columns with at least one queen, and pairs.
fn clauses(queens: u128, size: u128) -> u128 {
    queens + 2 * size + pairs(size)
}

/// How many pairs of squares attack each other.
fn pairs(size: u128) -> u128 {
    let in_rows = size * size * (size - 1) / 2;
    // The sum of k (k - 1) / 2 over all diagonals, of which two have k squares each, and one is the longest.
    let in_diagonals = size * (size - 1) * (2 * size - 1) / 6;
    2 * in_rows + 2 * in_diagonals
}

/// How many digits a number above 0 has.
fn digits(number: u128) -> u128 {
    u128::from(number.ilog10()) + 1
}

/// The number of bytes of the variables of a row: their comments, and all their places in clauses.
fn of_row(row: u128, size: u128) -> u128 {
    let first = row * size + 1;
    let mut bytes = 0;
    let mut start = 0;
    // All numbers in this range have the same number of digits.
    while start < size {
        let digits = digits(first + start);
        let end = size.min(10u128.pow(digits as u32) - first);
        let squares = end - start;
        let to_diagonal = distances(row, start..end);
        let to_anti_diagonal = distances(size - 1 - row, start..end);
        let attacked = squares * 4 * (size - 1) - to_diagonal - to_anti_diagonal;
        // Each variable appears in a comment; with a space after it in the clauses of its row and of its column; and
        // with a minus in a clause for each square that it attacks.
        bytes += squares * digits + 2 * squares * (digits + 1) + attacked * (digits + 2);
        start = end;
    }
    bytes
}

/// The sum of the distances from a number to all numbers of a range.
fn distances(from: u128, to: Range<u128>) -> u128 {
    let up_to = |distance: u128| distance * (distance + 1) / 2;
    let below = |end: u128| {
        if end > from { up_to(from) + up_to(end - from - 1) } else { up_to(from) - up_to(from - end) }
    };
    below(to.end) - below(to.start)
}
