//! The attacks of chess pieces from any set of squares: all of them moved at once, by shifts and masks.
//!
//! Bit 8r + c is the square in row r and column c, or in row c and column r: only pawns distinguish the two. A bit that is
//! shifted over the upper or lower edge is lost; a bit that is shifted over the left or right edge reappears on the other
//! side, in the next row, and must be masked:
//!
//! ```text
//!   c=0             7
//!    . . . . . . . ♘ ╌╌╌╌╌╮       one row on and two columns to the right (10 bits) leaves the board here ...
//!    . . . . . . . .      ┊
//!    . ╳ . . . . . . ╌╌╌╌╌╯       ... and would reappear here, in column 1, which NOT_AB masks out
//! ```

/// All squares except the squares of column a, the lowest bit of each byte: no shift to the right can end there.
pub const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
/// All squares except the squares of columns a and b: no shift by two to the right can end there.
pub const NOT_AB: u64 = 0xfcfc_fcfc_fcfc_fcfc;
/// All squares except the squares of column h, the highest bit of each byte: no shift to the left can end there.
pub const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
/// All squares except the squares of columns g and h: no shift by two to the left can end there.
pub const NOT_GH: u64 = 0x3f3f_3f3f_3f3f_3f3f;

/// `word`, shifted to the left by `places`, or to the right if that is negative.
#[inline]
const fn shifted(word: u64, places: i32) -> u64 {
    if places >= 0 { word << places } else { word >> -places }
}

/// The squares that knights on the squares of `set` attack.
///
/// ```
/// use queens_page::bits::attacks::knights;
/// assert_eq!(knights(1), 1 << 10 | 1 << 17);
/// ```
#[inline]
#[must_use]
pub const fn knights(set: u64) -> u64 {
    (NOT_GH & (set << 6 | set >> 10))
        | (NOT_H & (set << 15 | set >> 17))
        | (NOT_A & (set << 17 | set >> 15))
        | (NOT_AB & (set << 10 | set >> 6))
}

/// The squares that kings on the squares of `set` attack.
#[inline]
#[must_use]
pub const fn kings(set: u64) -> u64 {
    let sides = (NOT_A & set << 1) | (NOT_H & set >> 1);
    let rows = set | sides;
    sides | rows << 8 | rows >> 8
}

/// The direction in which pawns move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    /// Towards the byte above.
    HigherByte,
    /// Towards the byte below.
    LowerByte,
    /// Towards the higher bits of their byte.
    HigherBit,
    /// Towards the lower bits of their byte.
    LowerBit,
}

impl Heading {
    /// The two captures: the number of bits to shift (to the right if negative), and the squares where the shift can end.
    #[must_use]
    pub const fn captures(self) -> [(i32, u64); 2] {
        match self {
            Heading::HigherByte => [(7, NOT_H), (9, NOT_A)],
            Heading::LowerByte => [(-7, NOT_A), (-9, NOT_H)],
            Heading::HigherBit => [(9, NOT_A), (-7, NOT_A)],
            Heading::LowerBit => [(7, NOT_H), (-9, NOT_H)],
        }
    }
}

/// The squares on which pawns on the squares of `set` can capture, moving in the direction of `heading`.
#[inline]
#[must_use]
pub const fn pawns(set: u64, heading: Heading) -> u64 {
    let [(one, within), (other, inside)] = heading.captures();
    (shifted(set, one) & within) | (shifted(set, other) & inside)
}

/// The directions of a rook: by how many bits to shift, and the squares where a step can end.
pub const ROOK: [(i32, u64); 4] = [(8, u64::MAX), (-8, u64::MAX), (1, NOT_A), (-1, NOT_H)];
/// The directions of a bishop, in the same form.
pub const BISHOP: [(i32, u64); 4] = [(9, NOT_A), (7, NOT_H), (-7, NOT_A), (-9, NOT_H)];

/// The squares that rooks on the squares of `set` attack, up to and including the first of `blockers` on each line.
///
/// ```
/// use queens_page::bits::attacks::rooks;
/// assert_eq!(rooks(1, 1 << 2), 0x0101_0101_0101_0106, "two squares of the row, seven of the column");
/// ```
#[inline]
#[must_use]
pub fn rooks(set: u64, blockers: u64) -> u64 {
    ROOK.iter().fold(0, |attacks, &(places, within)| attacks | slid(set, !blockers, places, within))
}

/// The squares that bishops on the squares of `set` attack, up to and including the first of `blockers` on each line.
#[inline]
#[must_use]
pub fn bishops(set: u64, blockers: u64) -> u64 {
    BISHOP.iter().fold(0, |attacks, &(places, within)| attacks | slid(set, !blockers, places, within))
}

/// The squares that queens on the squares of `set` attack, up to and including the first of `blockers` on each line.
#[inline]
#[must_use]
pub fn queens(set: u64, blockers: u64) -> u64 {
    rooks(set, blockers) | bishops(set, blockers)
}

/// The attacked squares in one direction: the pieces advance over `free` squares by one, two, then four steps (a Kogge-Stone
/// fill), and take one step more.
#[inline]
const fn slid(set: u64, free: u64, places: i32, within: u64) -> u64 {
    let mut path = free & within;
    let mut run = set | (path & shifted(set, places));
    path &= shifted(path, places);
    run |= path & shifted(run, 2 * places);
    path &= shifted(path, 2 * places);
    run |= path & shifted(run, 4 * places);
    shifted(run, places) & within
}
