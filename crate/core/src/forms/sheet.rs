//! Boards that are drawn with a line for each row: with spaces, frames, tables, labels, captions and emoji, one or many.

use super::comments::has_word;
use super::reader::{ReadAll, labels, unexpected_at};
use super::signs::{self, Sheet};
use super::{Board, Form, FormError, Part, Setup};

pub(super) struct Drawn;

/// A line of a drawing.
enum Line {
    /// An empty line, or a caption between two boards.
    Gap {
        stars: Option<u32>,
    },
    /// A part of a frame.
    Frame,
    Row(Vec<String>),
}

/// Rows that follow each other, and the number of stars that a caption before them gives.
#[derive(Default)]
struct Block {
    rows: Sheet,
    /// The number of the first line, from 0.
    line: usize,
    stars: Option<u32>,
}

const PIPES: [char; 4] = ['|', '│', '┃', '║'];

impl ReadAll for Drawn {
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        let layout = Layout::of(text);
        let piped = layout.piped;
        let mut blocks: Vec<Block> = Vec::new();
        let (mut is_open, mut stars) = (false, None);
        for (number, line) in text.lines().enumerate() {
            match layout.read(line)? {
                Line::Frame => {}
                Line::Gap { stars: given } => {
                    is_open = false;
                    stars = given.or(stars);
                }
                Line::Row(cells) if is_open => blocks.last_mut()?.rows.push(cells),
                Line::Row(cells) => {
                    is_open = true;
                    blocks.push(Block { rows: vec![cells], line: number, stars: stars.take() });
                }
            }
        }
        let mut boards = Vec::new();
        if piped {
            blocks.iter_mut().for_each(|block| without_outer_pipes(&mut block.rows));
        }
        let whole = |block: &Block| split_boards(&block.rows).is_some();
        if blocks.len() > 1 && !blocks.iter().all(whole) {
            // Empty lines may separate the rows of one board.
            let mut rest = blocks.split_off(1);
            rest.iter_mut().for_each(|block| blocks[0].rows.append(&mut block.rows));
        }
        for block in &blocks {
            let is_column = block.rows.len() > 1 && block.rows[0].len() == 1;
            let Some(sheets) = split_boards(&block.rows).filter(|_| !is_column) else {
                return (piped && blocks.len() == 1).then(|| Err(uneven(text, block)));
            };
            for sheet in sheets {
                match board(&sheet, block.stars)? {
                    Ok(board) => boards.push(board),
                    Err(error) => return Some(Err(error)),
                }
            }
        }
        (!boards.is_empty()).then_some(Ok(boards))
    }
}

/// The error for a drawing in which a row has another length, or which is not square.
fn uneven(text: &str, block: &Block) -> FormError {
    let width = block.rows[0].len();
    let odd = block.rows.iter().position(|row| row.len() != width).unwrap_or(0);
    let at: usize = text.split_inclusive('\n').take(block.line + odd).map(str::len).sum();
    unexpected_at(Form::Placement, text, at, if odd > 0 { Part::Row } else { Part::Size })
}

/// The board of a sheet: queens or colours, or letters for regions.
pub(super) fn board(sheet: &Sheet, stars: Option<u32>) -> Option<Result<Board, FormError>> {
    let read = signs::board(sheet).or_else(|| {
        let is_name = |cell: &String| !cell.is_empty() && cell.len() <= 3 && cell.chars().all(char::is_alphanumeric);
        let size = sheet.len() as u32;
        let names = sheet.iter().flatten().all(is_name) && size > 1;
        let is_letter = sheet.iter().flatten().any(|cell| !cell.bytes().all(|byte| byte.is_ascii_digit()));
        let labels = labels(sheet.iter().flatten().map(String::as_str));
        (names && is_letter)
            .then(|| Ok(Board::without_star_count(Form::Letters, Setup::star_battle(size, size, 1, &labels)?)))
    })?;
    Some(read.map(|board| match stars {
        Some(stars) if !board.setup.regions().is_empty() => board.with_stars(stars),
        _ => board,
    }))
}

/// Splits the rows into square boards, one below the other. Returns `None` if that is impossible, even without labels.
fn split_boards(rows: &Sheet) -> Option<Vec<Sheet>> {
    let width = rows.first()?.len();
    let is_even = |rows: &Sheet| rows.iter().all(|row| row.len() == rows[0].len());
    if is_even(rows) && rows.len().is_multiple_of(width) {
        return Some(rows.chunks(width).map(<[_]>::to_vec).collect());
    }
    let plain = without_labels(rows)?;
    (is_even(&plain) && plain.len() == plain[0].len()).then(|| vec![plain])
}

/// The rows without column names above or below them and row numbers at their side.
fn without_labels(rows: &Sheet) -> Option<Sheet> {
    let mut rows = rows.clone();
    let is_names = |row: &Vec<String>| {
        let row: Vec<&str> = row.iter().map(|cell| signs::clean(cell)).skip_while(|cell| cell.is_empty()).collect();
        let numbered = |first: usize| (first..).zip(&row).all(|(number, cell)| *cell == number.to_string());
        let lettered = |first: u8| (first..).zip(&row).all(|(letter, cell)| cell.as_bytes() == [letter]);
        row.len() > 1 && (numbered(0) || numbered(1) || lettered(b'a') || lettered(b'A'))
    };
    if is_names(rows.first()?) {
        rows.remove(0);
    }
    if rows.last().is_some_and(is_names) {
        rows.pop();
    }
    let size = rows.len();
    for first in [true, false] {
        let cell = |row: &Vec<String>| if first { row.first().cloned() } else { row.last().cloned() };
        let found: Vec<Option<usize>> = rows.iter().map(|row| cell(row)?.parse().ok()).collect();
        let rising = |from: usize| (from..).zip(&found).all(|(number, found)| *found == Some(number));
        let falling = (1..=size).rev().zip(&found).all(|(number, found)| *found == Some(number));
        if size > 1 && rows.iter().all(|row| row.len() > size) && (rising(0) || rising(1) || falling) {
            for row in &mut rows {
                if first { drop(row.remove(0)) } else { drop(row.pop()) }
            }
        }
    }
    (!rows.is_empty()).then_some(rows)
}

/// Removes empty cells outside the first and the last pipe, because they are not squares.
fn without_outer_pipes(rows: &mut Sheet) {
    let size = rows.len();
    for first in [false, true] {
        let is_outer = |row: &Vec<String>| {
            row.len() > size && if first { row.first() } else { row.last() }.is_some_and(|cell| cell.trim().is_empty())
        };
        if rows.iter().all(is_outer) {
            for row in &mut *rows {
                if first { drop(row.remove(0)) } else { drop(row.pop()) }
            }
        }
    }
}

/// The common layout of the lines of a drawing.
struct Layout {
    /// Whether pipes separate the squares.
    piped: bool,
    /// Whether pipes are at both ends of a row, and nowhere else.
    sided: bool,
    /// The number of characters of a row whose squares are not separated.
    dense: Option<usize>,
}

impl Layout {
    fn of(text: &str) -> Self {
        let is_rule = |line: &&str| line.trim().chars().all(|sign| matches!(sign, '-' | '=' | '_' | ' '));
        let row = text.lines().find(|line| !is_rule(line) && !is_caption(line.trim()));
        let dense = row.map(str::trim).filter(|row| !row.contains([' ', ',', '\t'])).map(|row| row.chars().count());
        let with_pipes: Vec<&str> = text.lines().map(str::trim).filter(|line| line.contains(PIPES)).collect();
        let is_sided = |line: &&str| {
            line.starts_with(PIPES)
                && line.ends_with(PIPES)
                && line.matches(PIPES).count() == 2
                && line.chars().count() > 3
        };
        let sided = with_pipes.iter().all(is_sided);
        Layout { piped: with_pipes.len() > 1 && !sided, sided, dense }
    }

    /// Reads a line; `None` if it is not part of a drawing.
    fn read(&self, line: &str) -> Option<Line> {
        let bare = line.trim();
        if self.sided && bare.contains(PIPES) {
            return read_line(bare.trim_matches(PIPES), false);
        }
        let length = bare.chars().count();
        let is_rule = length > 2 && ["-", "=", "_", "*", "~"].iter().any(|sign| bare.replace(sign, "").is_empty());
        if is_rule && !self.piped && self.dense != Some(length) {
            return Some(Line::Gap { stars: None });
        }
        read_line(line, self.piped)
    }
}

/// Reads a line; `None` if it is not part of a drawing.
fn read_line(line: &str, piped: bool) -> Option<Line> {
    let bare = line.trim();
    if bare.is_empty() && !line.contains('\t') {
        return Some(Line::Gap { stars: None });
    }
    let is_frame = |sign: char| {
        matches!(sign, '+' | '-' | '=' | ' ' | ':' | '~' | '_') || ('\u{2500}'..='\u{257f}').contains(&sign)
    };
    let framed = bare.chars().all(|sign| is_frame(sign) || PIPES.contains(&sign));
    let has_corner =
        bare.contains(|sign| sign == '+' || ('\u{2500}'..='\u{257f}').contains(&sign) && !PIPES.contains(&sign));
    if framed && ((has_corner && bare.chars().count() > 1) || (piped && bare.contains("--"))) {
        return Some(Line::Frame);
    }
    if is_caption(bare) {
        return Some(Line::Gap { stars: stars_in(bare) });
    }
    // Names of columns are above or below a frame.
    if piped && !bare.contains(PIPES) && bare.split_whitespace().all(|word| word.len() < 3) {
        return Some(Line::Frame);
    }
    cells(line, piped).map(Line::Row)
}

/// A line of words: "Solution 1:", "n = 8".
fn is_caption(line: &str) -> bool {
    let has_sign = line.contains([':', '=', '(', '#']);
    let has_number = line.contains(char::is_whitespace) && line.contains(|sign: char| sign.is_ascii_digit());
    (has_word(line, 3) && (has_sign || has_number))
        || (line.contains('=') && line.contains(|sign: char| sign.is_alphanumeric()))
        || (line.ends_with(':') && line.len() > 1)
        || line
            .strip_suffix(['.', ')'])
            .is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The number of stars that a caption gives, as in "2 stars" or "stars: 2".
pub(super) fn stars_in(line: &str) -> Option<u32> {
    let line = line.to_lowercase().replace(['★', '☆', '⭐'], " star ");
    let words: Vec<&str> = line.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let number = |word: &str| match word {
        "one" => Some(1),
        "two" => Some(2),
        "three" => Some(3),
        _ => word.parse().ok().filter(|number| (1..=9).contains(number)),
    };
    words.windows(2).find_map(|pair| match pair {
        [count, "star" | "stars" | "queens"] => number(count),
        ["star" | "stars", count] => number(count),
        _ => None,
    })
}

/// The squares of a line.
fn cells(line: &str, piped: bool) -> Option<Vec<String>> {
    let listed = |signs: &[char], line: &str| -> Vec<String> {
        line.split(signs).map(|cell| cell.trim().trim_matches(['"', '\'', '`']).trim().to_owned()).collect()
    };
    if piped {
        return line.contains(PIPES).then(|| listed(&PIPES, line.trim()));
    }
    if line.contains('\t') {
        return Some(listed(&['\t'], line.trim_end_matches(['\r', '\n'])));
    }
    let bare = line.trim().trim_end_matches('\\').trim();
    let bare = bare.trim_matches(['[', ']', '(', ')', '{', '}', ' ']);
    // A comma behind a row ends it; in a table it ends an empty square.
    let ended = bare.strip_suffix([',', ';']).filter(|ended| !ended.contains(",,") && !ended.ends_with(','));
    let bare = ended.unwrap_or(bare).trim_matches(['[', ']', '(', ')', '{', '}', ' ']);
    if bare.contains([',', ';', '&']) {
        return Some(listed(&[',', ';', '&'], bare));
    }
    let words: Vec<&str> = bare.split_whitespace().map(|word| word.trim_matches(['"', '\'', '`'])).collect();
    let signs = |word: &str| -> Vec<String> { word.chars().map(String::from).collect() };
    let is_label = |word: &str| word.len() <= 2 && word.bytes().all(|byte| byte.is_ascii_digit());
    match words[..] {
        [] => Some(vec![String::new()]),
        [word] => Some(signs(word)),
        // A label next to a row without spaces.
        [label, row] | [row, label] if is_label(label) && row.chars().count() > 3 => {
            let mut cells = signs(row);
            if words[0] == label {
                cells.insert(0, label.to_owned());
            } else {
                cells.push(label.to_owned());
            }
            Some(cells)
        }
        _ => words
            .iter()
            .all(|word| word.chars().count() <= 5)
            .then(|| words.iter().map(|word| (*word).to_owned()).collect()),
    }
}
