//! Star battles as drawings of Penpa+: the part `p=` of its addresses is text that was compressed with deflate, in base 64.
//!
//! ```text
//!  line  0   square,10,10,38,...,Title: Star Battle,Author: ...,source,rules,...
//!        3   {...,"lineE":{"211,212":2},...,"number":{"30":["2",1,"1"]},"symbol":{"45":[2,"star",2]},...}
//!        4   the same for the signs of the solver
//!        5   [30,1,1,...]        the squares: the number of the first square, then the distance of each from the previous square
//!       17   ["starbattle"]      the kinds of puzzle
//! ```
//!
//! The grid has four rows and columns more than the board, so a square is `(columns + 4) * row + column`. The points at the
//! lower right of the squares are numbered after them, in the same way; a line joins two points. Names are shortened: `zE`
//! means `"lineE"`.

use super::borders::{Borders, Order};
use super::matrix::Tokens;
use super::reader;
use super::{FormError, MAX_SIDE, MAX_TEXT_BYTES, Part, Setup};
use crate::words;
use base64::Engine;
use base64::alphabet;
use base64::engine::general_purpose::{GeneralPurpose, NO_PAD};
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::collections::HashSet;

/// Styles of lines that are thick or coloured, and not dashed.
const THICK: [u64; 7] = [2, 21, 3, 5, 6, 8, 9];

/// The board of a drawing, or its invalid part.
pub(super) fn read(letters: &str) -> Result<Result<Setup, Part>, FormError> {
    let Some(text) = unpack(letters) else { return Ok(Err(Part::Kind)) };
    let lines: Vec<&str> = text.split('\n').collect();
    let line = |at: usize| lines.get(at).copied().unwrap_or_default();
    let head: Vec<&str> = line(0).split(',').collect();
    let tags = line(17);
    let is_other = tags.contains('"') && !tags.contains("starbattle");
    if !matches!(head[0], "square" | "sudoku" | "kakuro") || is_other {
        return Ok(Err(Part::Kind));
    }
    let Some(grid) = Grid::new(&head, line(5)) else { return Ok(Err(Part::Size)) };
    let empty = Setup::star_battle(grid.rows, grid.columns, 1, &[])?;
    let (drawn, set) = (Tokens::of(line(3)), Tokens::of(line(4)));
    let numbers = drawn.entries_of("zN");
    if numbers.len() > 1 {
        return Ok(Err(Part::Kind));
    }
    let Some(regions) = grid.regions(&drawn) else { return Ok(Err(Part::Regions)) };
    let count = numbers.first().and_then(|(_, words)| words::number(words.first()?));
    let count = count.or_else(|| stars_in(&head)).unwrap_or(1);
    let Some(stars) = reader::stars(count, grid.columns) else { return Ok(Err(Part::Stars)) };
    let (mut given, mut marks) = (Vec::new(), Vec::new());
    for (place, words) in [drawn, set].iter().flat_map(|tokens| tokens.entries_of("zY")) {
        let square = place.first().and_then(|&place| grid.square(place));
        match (square, words.as_slice()) {
            (Some(square), [b"0", b"star", ..]) => marks.push(square),
            (Some(square), [_, b"star", ..]) => given.push(square),
            _ => {}
        }
    }
    Ok(Ok(empty.with_stars(stars).with_regions(&regions).put_given(given).put_marks(marks)))
}

/// The number of stars that the title or the rules give, as in "Star Battle (2 stars)" or "2★".
fn stars_in(head: &[&str]) -> Option<u64> {
    let text =
        [15, 18].map(|at| head.get(at).copied().unwrap_or_default().to_lowercase().replace(['★', '☆'], " star "));
    let text = text.join(" ");
    let list: Vec<&str> = text.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let number = |word: &str| match word {
        "one" => Some(1),
        "two" => Some(2),
        "three" => Some(3),
        _ => words::number(word.as_bytes()).filter(|number| (1..10).contains(number)),
    };
    list.windows(2).find_map(|pair| match pair {
        [count, "star" | "stars"] => number(count),
        ["battle", count] => number(count),
        _ => None,
    })
}

/// The position of the board among the squares of the drawing.
struct Grid {
    /// The number of squares in a row of the drawing, and in the whole drawing.
    width: u64,
    all: u64,
    /// The first square of the board.
    left: u64,
    top: u64,
    rows: u32,
    columns: u32,
}

impl Grid {
    /// `None` if the squares of the board are not a rectangle.
    fn new(head: &[&str], squares: &str) -> Option<Grid> {
        let side = |at: usize| words::number(head.get(at)?.as_bytes()).filter(|&side| side <= MAX_SIDE.into());
        let (width, height) = (side(1)? + 4, side(2)? + 4);
        let mut last = 0i64;
        let steps = squares.split(['[', ',', ']']).filter(|step| !step.trim().is_empty());
        let places: Option<Vec<u64>> = steps
            .map(|step| {
                last = last.checked_add(step.trim().parse().ok()?)?;
                u64::try_from(last).ok().filter(|&place| place < width * height)
            })
            .collect();
        let mut places = places?;
        places.sort_unstable();
        places.dedup();
        let (top, bottom) = (places.first()? / width, places.last()? / width);
        let (left, right) =
            (places.iter().map(|place| place % width).min()?, places.iter().map(|place| place % width).max()?);
        let (rows, columns) = (bottom - top + 1, right - left + 1);
        let is_whole = places.len() as u64 == rows * columns;
        is_whole.then_some(Grid { width, all: width * height, left, top, rows: rows as u32, columns: columns as u32 })
    }

    /// The square of the board at a place of the drawing.
    fn square(&self, place: u64) -> Option<u32> {
        let (row, column) = (place / self.width, place % self.width);
        let (row, column) = (row.checked_sub(self.top)? as u32, column.checked_sub(self.left)? as u32);
        (row < self.rows && column < self.columns).then_some(row * self.columns + column)
    }

    /// The regions by thick lines, or else by colours. `None` unless there are as many regions as rows.
    fn regions(&self, drawn: &Tokens<'_>) -> Option<Vec<u32>> {
        [self.regions_by_lines(drawn), self.regions_by_colours(drawn)].into_iter().find(|regions| {
            let firsts = regions.iter().zip(0..).filter(|&(&region, square)| region == square);
            firsts.count() as u32 == self.rows
        })
    }

    fn regions_by_lines(&self, drawn: &Tokens<'_>) -> Vec<u32> {
        let lines: HashSet<(u32, u32)> =
            drawn.entries_of("zE").iter().filter_map(|line| self.separated_squares(line)).collect();
        self.regions_between(|pair| lines.contains(&pair))
    }

    /// The two squares that a line separates.
    fn separated_squares(&self, (points, style): &(Vec<u64>, Vec<&[u8]>)) -> Option<(u32, u32)> {
        let &[one, other] = points.as_slice() else { return None };
        let is_thick = style.first().and_then(|style| words::number(style)).is_some_and(|style| THICK.contains(&style));
        let one = one.min(other).checked_sub(self.all).filter(|_| is_thick)?;
        let other = points.iter().max()?.checked_sub(self.all)?;
        // A point is the lower right corner of the square with its number.
        let (before, behind) = match other.checked_sub(one)? {
            1 => (other, other + self.width),
            step if step == self.width => (other, other + 1),
            _ => return None,
        };
        Some((self.square(before)?, self.square(behind)?))
    }

    fn regions_by_colours(&self, drawn: &Tokens<'_>) -> Vec<u32> {
        let mut colours = vec![0; (self.rows * self.columns) as usize];
        for (place, words) in drawn.entries_of("zS") {
            let square = place.first().and_then(|&place| self.square(place));
            let colour = words.first().and_then(|word| words::number(word));
            if let (Some(square), Some(colour)) = (square, colour) {
                colours[square as usize] = colour;
            }
        }
        self.regions_between(|(one, other)| colours[one as usize] != colours[other as usize])
    }

    /// The region of each square, represented by the first square of the region.
    fn regions_between(&self, is_border: impl Fn((u32, u32)) -> bool) -> Vec<u32> {
        Borders::between(self.rows, self.columns, Order::Rows, is_border).regions(self.rows, self.columns, Order::Rows)
    }
}

/// Unpacks the text of a drawing; `None` if it is damaged or longer than [`MAX_TEXT_BYTES`].
fn unpack(letters: &str) -> Option<String> {
    let letters = letters.trim_end_matches('=').replace('-', "+").replace('_', "/");
    let data = BASE64.decode(letters).ok()?;
    String::from_utf8(decompress_to_vec_with_limit(&data, MAX_TEXT_BYTES).ok()?).ok()
}

/// The last letter may contain bits beyond the last byte.
const BASE64: GeneralPurpose = GeneralPurpose::new(&alphabet::STANDARD, NO_PAD.with_decode_allow_trailing_bits(true));
