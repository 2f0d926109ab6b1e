//! Several boards in one text: one per line, or one per block; and boards below a line with their size.

use super::reader::{Read, ReadAll, in_place, offset, unexpected_at};
use super::sheet::{Drawn, stars_in};
use super::{Board, Form, FormError, Part, fen, json, letters, link, numbers, pzpr, sbn, starb, task};

/// A board in each line, in forms that are one line long.
pub(super) struct Lines;

impl ReadAll for Lines {
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        if lines.len() < 2 {
            return None;
        }
        let form = one(lines[0])?.map_or(Form::PuzzLink, |board| board.form);
        let is_code = |line: &&str| !line.trim().contains(char::is_whitespace);
        let are_codes = matches!(form, Form::PuzzLink | Form::Penpa | Form::Sbn) && lines.iter().all(is_code);
        let mut boards = Vec::new();
        for line in lines {
            match one(line) {
                Some(Ok(board)) => boards.push(board),
                Some(Err(_)) => return Some(Err(one(&in_place(text, line)).and_then(Result::err)?)),
                None if are_codes => {
                    return Some(Err(unexpected_at(form, text, offset(text, line.trim()), Part::Borders)));
                }
                None => return None,
            }
        }
        Some(Ok(boards))
    }
}

/// The board of a single line.
fn one(line: &str) -> Option<Result<Board, FormError>> {
    let bare = line.trim();
    let is_list = bare.bytes().filter(|&byte| byte == b',').count() > 2;
    let is_object = bare.starts_with('{') && bare.ends_with('}');
    let readers: [(bool, &dyn ReadAll); 7] = [
        (true, &One(link::Link)),
        (bare.starts_with("pzprv3/"), &One(pzpr::Pzpr)),
        (is_object, &json::Json),
        (is_object, &json::Bare),
        (is_list, &One(task::Task)),
        (bare.contains('/'), &One(fen::Fen)),
        (!bare.bytes().all(|byte| byte.is_ascii_digit()), &One(sbn::Sbn)),
    ];
    let read = readers.iter().filter(|(fits, _)| *fits).find_map(|(_, reader)| reader.read_all(line))?;
    read.map(|boards| boards.into_iter().next()).transpose()
}

/// Several files of pzpr, one after another.
pub(super) struct Files;

impl ReadAll for Files {
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        let starts: Vec<usize> = text.match_indices("pzprv3").map(|(at, _)| at).collect();
        let is_first = starts.first().is_some_and(|&at| text[..at].trim().is_empty());
        if starts.len() < 2 || !is_first {
            return None;
        }
        let ends = starts[1..].iter().copied().chain([text.len()]);
        let files = starts.iter().zip(ends).map(|(&start, end)| &text[start..end]);
        let read =
            files.map(|file| One(pzpr::Pzpr).read_all(&in_place(text, file))).collect::<Option<Result<Vec<_>, _>>>()?;
        Some(read.map(|boards| boards.into_iter().flatten().collect()))
    }
}

/// A board in each block of at least two lines, with empty lines between them.
pub(super) struct Blocks;

impl ReadAll for Blocks {
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        let plain = text.replace('\r', "");
        let blocks: Vec<&str> = plain
            .split("\n\n")
            .map(|block| block.trim_matches('\n'))
            .filter(|block| !block.trim().is_empty())
            .collect();
        let is_block = |block: &&str| {
            block.lines().count() > 1
                && block.lines().any(|line| line.trim().contains(|sign: char| !sign.is_ascii_digit()))
        };
        if blocks.len() < 2 || !blocks.iter().all(is_block) {
            return None;
        }
        let readers: [&dyn ReadAll; 5] = [&One(pzpr::Pzpr), &starb::Starb, &numbers::Numbers, &Headed, &Drawn];
        let read = |block: &&str| readers.iter().find_map(|reader| reader.read_all(block))?.ok();
        let boards: Option<Vec<Vec<Board>>> = blocks.iter().map(read).collect();
        Some(Ok(boards?.into_iter().flatten().collect()))
    }
}

/// Turns a reader of one board into a reader of several boards.
pub(super) struct One<R>(pub(super) R);

impl<R: Read> ReadAll for One<R> {
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        Some(self.0.read(text)?.map(|(form, setup)| vec![Board::new(form, setup)]))
    }
}

/// A drawing or letters below lines of their size and the number of stars.
pub(super) struct Headed;

impl ReadAll for Headed {
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        let mut numbers: Vec<u32> = Vec::new();
        let (mut at, mut stars) = (0, None);
        for line in text.split_inclusive('\n') {
            let words: Option<Vec<u32>> = line.split_whitespace().map(|word| word.parse().ok()).collect();
            match (words, starb::size(line), stars_in(line)) {
                (Some(words), _, _) if numbers.len() + words.len() < 4 => numbers.extend(words),
                (_, Some((rows, columns)), _) => numbers.extend([rows, columns]),
                (_, _, Some(number)) if !numbers.is_empty() => stars = Some(number),
                _ => break,
            }
            at += line.len();
        }
        let &size = numbers.first()?;
        // Replaces the lines above by spaces, so that positions in the text do not change.
        let rest = in_place(text, &text[at..]);
        let mut boards = match Drawn.read_all(&rest).or_else(|| letters::Letters.read_all(&rest))? {
            Ok(boards) => boards,
            Err(error) => return Some(Err(error)),
        };
        let is_size = boards.iter().all(|board| board.setup.rows() == size);
        if !is_size && boards.len() != size as usize {
            return Some(Err(unexpected_at(boards[0].form, text, text.len() - text.trim_start().len(), Part::Size)));
        }
        // Rows, columns and stars, or a size and stars.
        let behind = numbers.iter().skip(1).rev().copied().next().filter(|&last| last != size || numbers.len() == 4);
        if let Some(stars) = stars.or(behind).filter(|_| is_size) {
            let with = |board: Board| if board.setup.regions().is_empty() { board } else { board.with_stars(stars) };
            boards = boards.into_iter().map(with).collect();
        }
        Some(Ok(boards))
    }
}

/// A row of queens and spaces alone, as in `" Q  "`.
pub(super) struct Spaced;

impl ReadAll for Spaced {
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        use crate::rule::{Piece, Rule};
        let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        let size = lines.len();
        let is_queen = |sign: char| matches!(sign, 'Q' | 'q' | '♕' | '♛' | '★' | '👑');
        let places = lines.iter().map(|line| {
            let fits = line.chars().all(|sign| sign.is_whitespace() || is_queen(sign));
            fits.then(|| line.chars().enumerate().filter(|&(_, sign)| is_queen(sign)).map(|(at, _)| at).collect())
        });
        let places: Vec<Vec<usize>> = places.collect::<Option<_>>()?;
        let all = || places.iter().flatten();
        let step = (1..=4).find(|step| all().all(|at| at % step == 0 && at / step < size)).filter(|_| size > 1)?;
        let squares = (0..)
            .zip(&places)
            .flat_map(|(row, list)| list.iter().map(move |at| row * size as u32 + (at / step) as u32));
        let setup = u32::try_from(size).ok().map(|size| super::Setup::new(Rule::of(Piece::Queens), size, size))?;
        Some(setup.map(|setup| vec![Board::new(Form::Placement, setup.put_given(squares.collect()))]))
    }
}
