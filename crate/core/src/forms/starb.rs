//! Star battles as files of a course: the size, and then a line of squares for each region, with the solution left of a bar.
//!
//! ```text
//!  # a comment
//!  10x10
//!  8,1  9,3  | 6,1 7,1 7,2 8,2        row and column of each square
//! ```

use super::reader::{ReadAll, unexpected_at};
use super::{Board, Form, FormError, Note, Part, Setup};

pub(super) struct Starb;

impl ReadAll for Starb {
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let size = lines.next().and_then(|(_, line)| size(line))?;
        let lines: Vec<(usize, &str)> = lines.collect();
        let is_pairs =
            |(_, line): &(usize, &str)| line.contains(',') && line.contains(|sign: char| sign.is_ascii_digit());
        lines.first().is_some_and(is_pairs).then(|| read(text, size, &lines).map(|board| vec![board]))
    }
}

/// `10x10` or `10 x 10`.
pub(super) fn size(line: &str) -> Option<(u32, u32)> {
    let line = line.trim().trim_start_matches(|sign: char| sign.is_alphabetic() || ":= ".contains(sign));
    let (rows, columns) = line.split_once(['x', 'X', '×', '*'])?;
    Some((rows.trim().parse().ok()?, columns.trim().parse().ok()?))
}

fn read(text: &str, (rows, columns): (u32, u32), lines: &[(usize, &str)]) -> Result<Board, FormError> {
    let refused = |word: &str, part| {
        let at = word.as_ptr() as usize - text.as_ptr() as usize;
        unexpected_at(Form::Starb, text, at, part)
    };
    let empty = Setup::star_battle(rows, columns, 1, &[])?;
    let mut regions: Vec<Option<u32>> = vec![None; empty.squares() as usize];
    let (mut solution, mut stars, mut notes) = (Vec::new(), None, Vec::new());
    for (label, &(_, line)) in (0..).zip(lines) {
        let (left, right) = line.split_once('|').unwrap_or(("", line));
        let words = |part| str::split_whitespace(part).map(|word| word.trim_matches(['(', ')', ';']));
        for (word, is_star) in words(left).map(|word| (word, true)).chain(words(right).map(|word| (word, false))) {
            let number = |part: &str, most: u32| part.trim().parse().ok().filter(|number| (1..=most).contains(number));
            let pair =
                word.split_once(',').and_then(|(row, column)| Some((number(row, rows)?, number(column, columns)?)));
            let (row, column): (u32, u32) = pair.ok_or_else(|| refused(word, Part::Square))?;
            let square = (row - 1) * columns + column - 1;
            if regions[square as usize].is_some_and(|other| other != label) {
                notes.push(Note::TwoRegions { row, column });
            }
            regions[square as usize] = Some(label);
            if is_star {
                solution.push(square);
            }
        }
        let count = left.split_whitespace().count() as u32;
        if count > 0 && *stars.get_or_insert(count) != count {
            return Err(refused(line, Part::Stars));
        }
    }
    let open = || regions.iter().enumerate().filter(|(_, region)| region.is_none());
    if let Some((square, _)) = open().next() {
        let (row, column) = (square as u64 / u64::from(columns) + 1, square as u64 % u64::from(columns) + 1);
        return Err(FormError::Open { form: Form::Starb, squares: open().count(), row, column });
    }
    let labels: Vec<u32> = regions.into_iter().flatten().collect();
    solution.sort_unstable();
    let setup = empty.with_regions(&labels);
    let board = match stars {
        Some(stars) => Board::new(Form::Starb, setup).with_stars(stars),
        None => Board::without_star_count(Form::Starb, setup),
    };
    Ok(Board { solution, notes, ..board })
}
