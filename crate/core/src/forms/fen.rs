//! Pieces on a chess board, row by row from the top: `Q7/4Q3/8/...`. Pawns are walls. A number counts empty squares; it
//! may have several digits.

use super::reader::{Read, offset, unexpected_at};
use super::{Form, FormError, Part, Setup};
use crate::rule::{Piece, Rule};
use crate::words;

const PIECES: [(char, Piece); 5] =
    [('q', Piece::Queens), ('r', Piece::Rooks), ('b', Piece::Bishops), ('n', Piece::Knights), ('k', Piece::Kings)];

pub(super) struct Fen;

impl Read for Fen {
    fn read(&self, text: &str) -> Option<Result<(Form, Setup), FormError>> {
        // The other fields of FEN, such as the side to move, may follow.
        let board = text.split_whitespace().next()?;
        let fits = |sign: char| sign == '/' || sign.is_ascii_digit() || is_piece(sign) || matches!(sign, 'p' | 'P');
        let is_fen = board.contains('/') && board.chars().all(fits);
        is_fen.then(|| read(text, board).map(|setup| (Form::Fen, setup)))
    }
}

fn is_piece(sign: char) -> bool {
    PIECES.iter().any(|(letter, _)| *letter == sign.to_ascii_lowercase())
}

/// Reads the first word of a text.
fn read(text: &str, board: &str) -> Result<Setup, FormError> {
    let (mut columns, mut rule) = (0, None);
    let (mut given, mut walls) = (Vec::new(), Vec::new());
    let mut start = offset(text, board);
    for (row, line) in (0u64..).zip(board.split('/')) {
        let mut column = 0u64;
        let mut rest = line;
        while let Some(sign) = rest.chars().next() {
            let at = start + line.len() - rest.len();
            let digits = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
            if digits > 0 {
                let count = words::number(&rest.as_bytes()[..digits]).filter(|&count| count <= super::MAX_SIDE.into());
                column += count.ok_or_else(|| unexpected_at(Form::Fen, text, at, Part::Square))?;
                rest = &rest[digits..];
                continue;
            }
            let square = (row, column);
            if let Some(&(letter, piece)) = PIECES.iter().find(|(letter, _)| *letter == sign.to_ascii_lowercase()) {
                // All pieces must be of one kind.
                if *rule.get_or_insert((letter, piece)) != (letter, piece) {
                    return Err(unexpected_at(Form::Fen, text, at, Part::Given));
                }
                given.push(square);
            } else {
                walls.push(square);
            }
            column += 1;
            rest = &rest[1..];
        }
        if row == 0 {
            columns = column;
        } else if column != columns {
            return Err(unexpected_at(Form::Fen, text, start, Part::Row));
        }
        start += line.len() + 1;
    }
    let rows = board.split('/').count() as u64;
    let largest = super::MAX_SIDE;
    if rows.max(columns) > largest.into() {
        return Err(FormError::Size { rows, columns, largest });
    }
    let rule = Rule::of(rule.map_or(Piece::Queens, |(_, piece)| piece));
    let squares =
        |list: Vec<(u64, u64)>| list.into_iter().map(|(row, column)| (row * columns + column) as u32).collect();
    Ok(Setup::new(rule, rows as u32, columns as u32)?.put_given(squares(given)).put_walls(squares(walls)))
}

/// Writes the pieces and the walls.
pub(super) fn write(setup: &Setup) -> Result<String, FormError> {
    let letter = PIECES.iter().find(|(_, piece)| Rule::of(*piece) == *setup.rule()).map(|(letter, _)| *letter);
    let letter = letter.ok_or(FormError::CannotRepresent { form: Form::Fen, part: Part::Rule })?.to_ascii_uppercase();
    let line = |row: u32| {
        let (mut text, mut empty) = (String::new(), 0);
        let flush = |text: &mut String, empty: &mut u32| {
            if *empty > 0 {
                text.push_str(&empty.to_string());
                *empty = 0;
            }
        };
        for square in row * setup.columns()..(row + 1) * setup.columns() {
            let sign = match square {
                _ if setup.is_given(square) => letter,
                _ if setup.is_wall(square) => 'P',
                _ => {
                    empty += 1;
                    continue;
                }
            };
            flush(&mut text, &mut empty);
            text.push(sign);
        }
        flush(&mut text, &mut empty);
        text
    };
    Ok((0..setup.rows()).map(line).collect::<Vec<_>>().join("/"))
}
