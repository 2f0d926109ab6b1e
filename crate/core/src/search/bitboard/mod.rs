//! A board of up to 8 by 8 in words of 64 bits: what the searches on bitboards share.
//!
//! After the article on eight queens on a 64-bit board (Habr, 2022). Each byte is a column, and its bit 0 the topmost
//! square:
//!
//! ```text
//!   0  8 16 ... 56      column 0 is bits 0 to 7, column 1 bits 8 to 15
//!   1  9 17 ... 57
//!   :  :  :      :
//!   7 15 23 ... 63
//! ```
//!
//! Rows, diagonals and anti-diagonals are attacked in a layer each. Queens that stand share no line, so that in its layer
//! every line belongs to one queen, and taking that queen off is one AND. One sum over all bytes at once then tells for
//! every column how many of its squares are attacked: an 8 is a dead end, and a 7 leaves one square.
//!
//! The searches end alike, and each spells it out: a listing is cut from the code that it stands over.

pub mod columns;
pub mod fewest;
pub mod lines;
pub mod plain;

use crate::bits::ones;
use crate::bits::population::{ONES, eights, of_bytes, sevens};
use crate::bits::transpose::transposed;
use crate::board::{Line, LineKind, Placement, Square};
use crate::trace::{Attackers, Event, Reason, Register};
use std::rc::Rc;

/// The largest board: one word of 64 bits.
pub const LARGEST: usize = 8;

/// The top row.
const ROW: u64 = 0x0101_0101_0101_0101;
/// The leftmost column.
const COLUMN: u64 = 0xff;
/// By their numbers: see [`Square::diagonal`].
const DIAGONALS: [u64; 15] = diagonals(true);
const ANTI_DIAGONALS: [u64; 15] = diagonals(false);

/// The queens on the board, and the way that led there.
#[derive(Clone)]
struct Bitboard {
    given: Rc<Placement>,
    // The layers. Rows and columns beyond a board of fewer than 8 count as taken.
    rows: u64,
    diagonals: u64,
    anti_diagonals: u64,
    /// Every square of the columns that have a queen.
    taken: u64,
    depth: usize,
    path: [Branch; LARGEST + 1],
    stage: Stage,
}

/// One queen set by the search, and what is left to be tried instead of it.
#[derive(Clone, Copy, Default)]
struct Branch {
    /// Columns from 0, rows from 8.
    line: u8,
    /// The squares of the line still to be tried, a bit each from the top or the left.
    left: u8,
    /// The bit of the queen.
    place: u8,
    forced: bool,
}

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// A queen was set: look at the board.
    Look,
    /// Try the next square of the line that was branched on.
    Try,
    /// Nothing is left here.
    Back,
}

/// What a search looks at before it branches.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Looks {
    Nowhere,
    AtColumns,
    AtLines,
}

const fn diagonals(falling: bool) -> [u64; 15] {
    let mut lines = [0; 15];
    let mut bit = 0;
    while bit < 64 {
        let (row, column) = (bit % 8, bit / 8);
        let line = if falling { row + 7 - column } else { row + column };
        lines[line] |= 1 << bit;
        bit += 1;
    }
    lines
}

impl Bitboard {
    fn new(given: &Placement) -> Self {
        let size = given.size();
        let mut board = Bitboard {
            given: Rc::new(given.clone()),
            rows: (size..LARGEST).fold(0, |rows, row| rows | ROW << row),
            diagonals: 0,
            anti_diagonals: 0,
            taken: (size..LARGEST).fold(0, |taken, column| taken | COLUMN << (8 * column)),
            depth: 0,
            path: [Branch::default(); LARGEST + 1],
            stage: Stage::Look,
        };
        given.queens().for_each(|queen| board.set(8 * queen.column + queen.row));
        board
    }

    /// The squares that a queen attacks along a row or a diagonal.
    #[inline]
    fn attacks(&self) -> u64 {
        self.rows | self.diagonals | self.anti_diagonals
    }

    /// The same for every free square's row, as a board whose bytes are rows.
    #[inline]
    fn attacks_by_rows(&self) -> u64 {
        transposed(self.attacks() | self.taken)
    }

    /// The rows that have a queen, where bytes are rows.
    #[inline]
    fn taken_rows(&self) -> u64 {
        transposed(self.rows)
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.taken == u64::MAX
    }

    /// The first free column without a free square.
    #[inline]
    fn dead_column(&self) -> Option<u32> {
        first_byte(eights(of_bytes(self.attacks())) & !self.taken)
    }

    /// The first free column with one free square, where none has fewer.
    #[inline]
    fn forced_column(&self) -> Option<u32> {
        first_byte(sevens(of_bytes(self.attacks())) & !self.taken)
    }

    /// The first free row without a free square, counted from 8.
    #[inline]
    fn dead_row(&self) -> Option<u32> {
        first_byte(eights(of_bytes(self.attacks_by_rows())) & !self.taken_rows()).map(|row| 8 + row)
    }

    /// The first free row with one free square, where none has fewer; counted from 8.
    #[inline]
    fn forced_row(&self) -> Option<u32> {
        first_byte(sevens(of_bytes(self.attacks_by_rows())) & !self.taken_rows()).map(|row| 8 + row)
    }

    /// The first free column.
    #[inline]
    fn first_column(&self) -> u32 {
        (!self.taken).trailing_zeros() / 8
    }

    /// The free row with the fewest free squares, the topmost of several; counted from 8. Of all counts, raised together by
    /// one again and again, the highest is the first to be an 8. On a board that is not full there is a free row.
    #[inline]
    fn narrowest_row(&self) -> u32 {
        let (mut counts, free) = (of_bytes(self.attacks_by_rows()), !self.taken_rows());
        loop {
            if let Some(row) = first_byte(eights(counts) & free) {
                return 8 + row;
            }
            counts += ONES;
        }
    }

    /// Takes the squares of a line for those to be tried.
    #[inline]
    fn branch(&mut self, line: u32, forced: bool) {
        let left = if line < 8 { !self.attacks() >> (8 * line) } else { !self.attacks_by_rows() >> (8 * (line - 8)) };
        self.path[self.depth] = Branch { line: line as u8, left: left as u8, place: 0, forced };
        self.stage = Stage::Try;
    }

    /// Sets a queen on the first square that is left of the line.
    #[inline]
    fn advance(&mut self) -> Option<Square> {
        let branch = &mut self.path[self.depth];
        if branch.left == 0 {
            return None;
        }
        let along = branch.left.trailing_zeros() as u8;
        branch.left &= branch.left - 1;
        branch.place = if branch.line < 8 { 8 * branch.line + along } else { 8 * along + branch.line - 8 };
        let place = u32::from(branch.place);
        self.set(place);
        self.depth += 1;
        self.stage = Stage::Look;
        Some(square(place))
    }

    /// Takes the last queen off. Where it had no choice, nothing is left to be tried there.
    #[inline]
    fn back(&mut self) -> Option<Square> {
        self.depth = self.depth.checked_sub(1)?;
        let Branch { place, forced, .. } = self.path[self.depth];
        self.stage = if forced { Stage::Back } else { Stage::Try };
        let place = u32::from(place);
        let (row, column) = (place % 8, place / 8);
        self.rows &= !(ROW << row);
        self.diagonals &= !DIAGONALS[(row + 7 - column) as usize];
        self.anti_diagonals &= !ANTI_DIAGONALS[(row + column) as usize];
        self.taken &= !(COLUMN << (8 * column));
        Some(square(u32::from(place as u8)))
    }

    #[inline]
    fn set(&mut self, place: u32) {
        let (row, column) = (place % 8, place / 8);
        self.rows |= ROW << row;
        self.diagonals |= DIAGONALS[(row + 7 - column) as usize];
        self.anti_diagonals |= ANTI_DIAGONALS[(row + column) as usize];
        self.taken |= COLUMN << (8 * column);
    }

    fn placement(&self) -> Placement {
        let mut placement = (*self.given).clone();
        self.path[..self.depth].iter().for_each(|branch| placement.set(square(u32::from(branch.place))));
        placement
    }

    fn reason(&self, last: Event) -> Option<Reason> {
        let (square, branch) = match last {
            Event::DeadEnd { line } => return Some(Attackers::new(&self.placement()).shut(line)),
            Event::Tried(square) | Event::Forced(square) => (square, self.path[self.depth - 1]),
            Event::Remove(square) => (square, self.path[self.depth]),
            _ => return None,
        };
        let left: Vec<u32> = ones(branch.left).collect();
        let in_column = branch.line < 8;
        let with = |along: u32| {
            let mut all = left.clone();
            all.insert(0, along);
            all
        };
        Some(match last {
            Event::Forced(_) => Reason::OnlyOne { square, line: line(u32::from(branch.line)) },
            Event::Tried(_) if in_column => Reason::ChoiceInColumn { square, free: with(square.row) },
            Event::Tried(_) => Reason::Choice { square, free: with(square.column) },
            _ if branch.forced => Reason::BackForced { square, line: line(u32::from(branch.line)) },
            _ if in_column => Reason::BackInColumn { square, left },
            _ => Reason::Back { square, left },
        })
    }

    fn registers(&self, last: Option<Event>, looks: Looks) -> Vec<Register> {
        let moved = matches!(last, Some(Event::Tried(_) | Event::Forced(_) | Event::Remove(_)));
        let board = |name, word| Register::board(name, word, moved);
        let bytes = |name, word| Register::bytes(name, word, moved);
        let mut registers = vec![
            board("rows", self.rows),
            board("diagonals", self.diagonals),
            board("antiDiagonals", self.anti_diagonals),
            board("attacks", self.attacks()),
            board("taken", self.taken),
        ];
        if looks != Looks::Nowhere {
            let counts = of_bytes(self.attacks());
            registers.push(bytes("counts", counts));
            registers.push(bytes("eights", eights(counts) & !self.taken));
            registers.push(bytes("sevens", sevens(counts) & !self.taken));
        }
        if looks == Looks::AtLines {
            let counts = of_bytes(self.attacks_by_rows());
            registers.push(bytes("rowCounts", counts));
            registers.push(bytes("rowEights", eights(counts) & !self.taken_rows()));
            registers.push(bytes("rowSevens", sevens(counts) & !self.taken_rows()));
        }
        registers
    }
}

/// The number of the lowest byte that is not 0.
#[inline]
fn first_byte(word: u64) -> Option<u32> {
    (word != 0).then(|| word.trailing_zeros() / 8)
}

/// The square that a bit stands for.
#[inline]
fn square(bit: u32) -> Square {
    Square::new(bit % 8, bit / 8)
}

/// The line that a number stands for: columns from 0, rows from 8.
#[inline]
fn line(number: u32) -> Line {
    if number < 8 {
        Line { kind: LineKind::Column, index: number }
    } else {
        Line { kind: LineKind::Row, index: number - 8 }
    }
}
