//! The meaning of the signs on the squares of a drawn board.

use super::reader::labels;
use super::{Board, Form, FormError, Note, Setup};
use crate::rule::{Piece, Rule};
use std::collections::HashMap;

const EMPTY: &[&str] = &[
    "", ".", "-", "_", "0", "·", "∙", "⋅", "．", "。", "–", "—", "□", "■", "▢", "◻", "◼", "◽", "◾", "▫", "▪", "⬜",
    "⬛", "🔲", "🔳", "░", "▒", "▓", "█", "null", "none", "None", "False", "false", "FALSE",
];
const QUEEN: &[&str] = &[
    "Q", "q", "1", "♕", "♛", "👑", "👸", "🤴", "★", "☆", "⭐", "🌟", "True", "true", "TRUE", "queen", "Queen", "QUEEN",
    "star", "Star", "♕",
];
/// Signs that people use for a queen or for a square without a queen.
const CROSS: &[&str] = &["x", "X", "×", "✕", "✖", "✗", "❌", "*"];
const COLOUR: &str = "🟥🟧🟨🟩🟦🟪🟫⬛⬜🔴🟠🟡🟢🔵🟣🟤⚫⚪❤🧡💛💚💙💜🤎🖤🤍🩷🩵🩶";

/// A board of signs, row by row.
pub(super) type Sheet = Vec<Vec<String>>;

/// One sign and its squares.
struct Sign<'a> {
    name: &'a str,
    squares: Vec<u32>,
}

impl Sign<'_> {
    fn is(&self, list: &[&str]) -> bool {
        list.contains(&self.name)
    }
}

/// A sign in the form in which the lists above contain it: without quotes, and `1` for `1.0`.
pub(super) fn clean(cell: &str) -> &str {
    let cell = cell.trim().trim_matches(['"', '\'', '`']).trim();
    let whole = cell.trim_end_matches('0').strip_suffix('.');
    whole.filter(|whole| !whole.is_empty() && whole.bytes().all(|byte| byte.is_ascii_digit())).unwrap_or(cell)
}

/// The board of a square sheet; `None` if its signs do not represent queens or colours.
pub(super) fn board(sheet: &Sheet) -> Option<Result<Board, FormError>> {
    let size = sheet.len() as u32;
    if sheet.is_empty() || sheet.iter().any(|row| row.len() != sheet.len()) {
        return None;
    }
    let cells: Vec<&str> = sheet.iter().flatten().map(|cell| clean(cell)).collect();
    let signs = signs(&cells)?;
    let colours = signs.iter().filter(|sign| !sign.name.is_empty() && COLOUR.contains(sign.name)).count();
    if colours > 2 {
        let all = colours == signs.len();
        return all
            .then(|| Ok(Board::without_star_count(Form::Letters, Setup::star_battle(size, size, 1, &labels(cells))?)));
    }
    let (given, marks, walls, note) = read(&signs, size)?;
    Some(Setup::new(Rule::of(Piece::Queens), size, size).map(|setup| {
        let board = Board::new(Form::Placement, setup.put_given(given).put_marks(marks).put_walls(walls));
        Board { notes: note.into_iter().collect(), ..board }
    }))
}

/// The different signs, in the order in which they appear. `None` if there are more than 100.
fn signs<'a>(cells: &[&'a str]) -> Option<Vec<Sign<'a>>> {
    const MAX_SIGNS: usize = 100;
    let (mut signs, mut known): (Vec<Sign<'a>>, HashMap<&str, usize>) = (Vec::new(), HashMap::new());
    for (square, &name) in (0..).zip(cells) {
        let at = *known.entry(name).or_insert(signs.len());
        if at == signs.len() {
            signs.push(Sign { name, squares: Vec::new() });
        }
        signs[at].squares.push(square);
        if signs.len() > MAX_SIGNS {
            return None;
        }
    }
    Some(signs)
}

type Squares = Vec<u32>;

/// Pieces, forbidden squares and walls, and a note if a sign is ambiguous.
fn read(signs: &[Sign<'_>], size: u32) -> Option<(Squares, Squares, Squares, Option<Note>)> {
    let (queens, other): (Vec<&Sign<'_>>, Vec<&Sign<'_>>) = signs.iter().partition(|sign| sign.is(QUEEN));
    let (empty, other): (Vec<&Sign<'_>>, Vec<&Sign<'_>>) = other.into_iter().partition(|sign| sign.is(EMPTY));
    // A matrix of 0 and 1 on a board of two rows is probably a matrix of regions.
    let digits = queens.iter().chain(&empty).filter(|sign| matches!(sign.name, "0" | "1")).count();
    if (digits > 0 && size < 3) || (queens.is_empty() && other.is_empty() && digits > 0) {
        return None;
    }
    let given: Squares = queens.iter().flat_map(|sign| sign.squares.clone()).collect();
    let is_round = |sign: &Sign<'_>| matches!(sign.name, "o" | "O" | "○");
    let (round, other): (Vec<&Sign<'_>>, Vec<&Sign<'_>>) = other.into_iter().partition(|sign| is_round(sign));
    match (&other[..], &round[..]) {
        ([], []) => Some((given, vec![], vec![], None)),
        // If no other sign marks the empty squares, this sign does.
        ([sign], []) if empty.is_empty() && !given.is_empty() => {
            let is_plain = sign.name.chars().count() == 1 && !sign.name.chars().all(char::is_numeric);
            is_plain.then_some((given, vec![], vec![], None))
        }
        ([], [_]) if empty.is_empty() || !given.is_empty() => {
            (!given.is_empty()).then_some((given, vec![], vec![], None))
        }
        ([], [round]) => read_single_sign(round, size),
        ([_], []) if given.is_empty() && empty.is_empty() => None,
        ([sign], _) if given.is_empty() => read_single_sign(sign, size),
        // On a board with crosses, an asterisk is a star.
        ([one, two], []) if given.is_empty() && one.is(CROSS) && two.is(CROSS) => {
            let (star, cross) = if one.name == "*" { (one, two) } else { (two, one) };
            (star.name == "*").then(|| (star.squares.clone(), cross.squares.clone(), vec![], None))
        }
        (others, _) => {
            let all = |wanted: &dyn Fn(&Sign<'_>) -> bool| -> Squares {
                others.iter().filter(|sign| wanted(sign)).flat_map(|sign| sign.squares.clone()).collect()
            };
            let known = others.iter().all(|sign| sign.is(CROSS) || sign.name == "#");
            known.then(|| (given, all(&|sign| sign.is(CROSS)), all(&|sign| sign.name == "#"), None))
        }
    }
}

/// The board of the only sign apart from empty squares: queens, if there are as many as rows, or if no two of them
/// attack each other.
fn read_single_sign(sign: &Sign<'_>, size: u32) -> Option<(Squares, Squares, Squares, Option<Note>)> {
    let squares = sign.squares.clone();
    let is_full = squares.len() == size as usize;
    let name = || sign.name.to_owned();
    if is_full || !attack(&squares, size) {
        let is_doubtful = sign.is(CROSS) || sign.name == "#";
        let note = (is_doubtful && !is_full).then(|| Note::SignIsQueen { sign: name() });
        let is_letter = sign.name.chars().all(char::is_alphanumeric) && !sign.is(CROSS);
        return (!is_letter || squares.len() <= size as usize).then_some((squares, vec![], vec![], note));
    }
    match sign.name {
        "#" => Some((vec![], vec![], squares, None)),
        _ if sign.is(CROSS) => Some((vec![], squares, vec![], Some(Note::SignIsForbidden { sign: name() }))),
        name => (!name.chars().all(char::is_alphanumeric)).then_some((squares, vec![], vec![], None)),
    }
}

/// Whether any two queens on these squares attack each other.
fn attack(squares: &[u32], size: u32) -> bool {
    let mut seen = std::collections::HashSet::new();
    squares.iter().any(|square| {
        let (row, column) = (square / size, square % size);
        let lines = [(0, row), (1, column), (2, row + column), (3, row + size - column)];
        lines.map(|line| !seen.insert(line)).contains(&true)
    })
}
