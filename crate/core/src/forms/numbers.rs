//! Texts that contain only numbers: a matrix of 0 and 1, many lists of columns, pairs, a size with pairs, and any of these below a line
//! with the size.

use super::reader::{ReadAll, labels};
use super::{Board, Form, FormError, Note, Setup, pairs, signs};
use std::collections::HashSet;

pub(super) struct Numbers;

impl ReadAll for Numbers {
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        let lines: Option<Vec<Vec<i64>>> = lines.iter().map(|line| numbers(line)).collect();
        let lines = lines.filter(|lines| !lines.is_empty())?;
        let read = labelled(&lines)
            .or_else(|| below_size(&lines))
            .or_else(|| matrices(&lines))
            .or_else(|| lines_of_pairs(&lines, None))
            .or_else(|| sized_lines(&lines))
            .or_else(|| lists(&lines))
            .or_else(|| one_list(&lines))?;
        Some(read.into_iter().collect())
    }
}

type Boards = Vec<Result<Board, FormError>>;

/// The numbers of a line; -1 means an empty row.
fn numbers(line: &str) -> Option<Vec<i64>> {
    let words =
        line.split(|sign: char| sign.is_whitespace() || ",;[](){}".contains(sign)).filter(|word| !word.is_empty());
    let read: Option<Vec<i64>> =
        words.map(|word| signs::clean(word).parse().ok().filter(|&number| number >= -1)).collect();
    read.filter(|read| !read.is_empty())
}

/// A matrix with the numbers of its columns above it and the numbers of its rows at its side.
fn labelled(lines: &[Vec<i64>]) -> Option<Boards> {
    let (head, rest) = lines.split_first()?;
    let first = *head.first().filter(|&&first| first < 2)?;
    let rising = |number: usize| first + number as i64;
    let is_numbered = |(number, line): (usize, &Vec<i64>)| line.len() == head.len() + 1 && line[0] == rising(number);
    let is_labelled = head.len() == rest.len()
        && head.iter().enumerate().all(|(number, &label)| label == rising(number))
        && rest.iter().enumerate().all(is_numbered);
    is_labelled.then(|| matrices(&rest.iter().map(|line| line[1..].to_vec()).collect::<Vec<_>>()))?
}

/// Boards below a line with their size, and perhaps the number of stars or of queens.
fn below_size(lines: &[Vec<i64>]) -> Option<Boards> {
    let (head, rest) = lines.split_first()?;
    let size = *head.first().filter(|&&size| size > 1)?;
    let is_square = rest.len() as i64 == size && rest.iter().all(|line| line.len() as i64 == size);
    if head.len() <= 3 && is_square && size > 2 {
        if let Some(boards) = matrices(rest) {
            return Some(boards);
        }
        let names: Vec<String> = rest.iter().flatten().map(i64::to_string).collect();
        let stars = head.get(1..).and_then(|rest| rest.last()).and_then(|&stars| u32::try_from(stars).ok());
        let labels = labels(names.iter().map(String::as_str));
        let setup = Setup::star_battle(size as u32, size as u32, 1, &labels);
        let board = |setup| match stars {
            Some(stars) => Board::new(Form::Letters, setup).with_stars(stars),
            None => Board::without_star_count(Form::Letters, setup),
        };
        return Some(vec![setup.map(board)]);
    }
    let [_] = head[..] else { return lines_below(head, rest) };
    match rest {
        // One list, on one line.
        [list] if list.len() as i64 == size && size > 2 => Some(vec![pairs::columns(list)?]),
        // The number of pairs may be on a line of its own.
        [count, rest @ ..] if count[..] == [rest.len() as i64] => lines_of_pairs(rest, Some(size)),
        // The size, and then many lists.
        _ if size > 3 && rest.iter().all(|line| line.len() as i64 == size) => lists(rest),
        _ => lines_of_pairs(rest, Some(size)),
    }
}

/// Pairs below a line with the size and their number.
fn lines_below(head: &[i64], rest: &[Vec<i64>]) -> Option<Boards> {
    let is_head = head.len() == 2 && head[1] == rest.len() as i64 && head[0] > head[1];
    is_head.then(|| lines_of_pairs(rest, Some(head[0])))?
}

/// One or many matrices of 0 and 1, one below the other.
fn matrices(lines: &[Vec<i64>]) -> Option<Boards> {
    let width = lines[0].len();
    let is_matrix = width > 2
        && lines.len().is_multiple_of(width)
        && lines.iter().all(|line| line.len() == width && line.iter().all(|number| matches!(number, 0 | 1)));
    if !is_matrix {
        return None;
    }
    let sheet = |rows: &[Vec<i64>]| -> Vec<Vec<String>> {
        rows.iter().map(|row| row.iter().map(i64::to_string).collect()).collect()
    };
    lines.chunks(width).map(|rows| signs::board(&sheet(rows))).collect()
}

/// One queen on each line, by row and column. Without a size, this is accepted only if the numbers cannot be a list of
/// columns.
fn lines_of_pairs(lines: &[Vec<i64>], size: Option<i64>) -> Option<Boards> {
    let pair = |line: &Vec<i64>| if let [row, column] = line[..] { Some((row, column)) } else { None };
    let pairs = lines.iter().map(pair).collect::<Option<Vec<_>>>()?;
    let rising = pairs.windows(2).all(|two| two[0].0 < two[1].0);
    let all: Vec<i64> = lines.iter().flatten().copied().collect();
    (size.is_some() || (pairs.len() > 1 && rising && !is_list(&all)))
        .then(|| Some(vec![pairs::board(&pairs, size)?]))?
}

/// Lines that contain a size, and the row and column of each queen.
fn sized_lines(lines: &[Vec<i64>]) -> Option<Boards> {
    let read = |line: &Vec<i64>| -> Option<Vec<(i64, i64)>> {
        let (&size, rest) = line.split_first()?;
        let pairs: Vec<(i64, i64)> = rest.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
        let inside = rest.iter().all(|number| (1..=size).contains(number));
        let differ = pairs.iter().collect::<HashSet<_>>().len() == pairs.len();
        (line.len() % 2 == 1 && line.len() > 1 && inside && differ).then_some(pairs)
    };
    let all = lines.iter().map(read).collect::<Option<Vec<_>>>()?;
    // Lists without repeated columns are placements.
    if lines.iter().all(|line| is_list(line)) {
        return None;
    }
    lines.iter().zip(&all).map(|(line, pairs)| pairs::board(pairs, Some(line[0]))).collect()
}

/// Whether numbers can be a list of different columns.
fn is_list(list: &[i64]) -> bool {
    let set: Vec<i64> = list.iter().copied().filter(|&column| column > 0).collect();
    list.iter().all(|&column| column <= list.len() as i64) && set.iter().collect::<HashSet<_>>().len() == set.len()
}

/// Many lists, one per line.
fn lists(lines: &[Vec<i64>]) -> Option<Boards> {
    let inside = |line: &Vec<i64>| line.len() > 1 && line.iter().all(|&column| column <= line.len() as i64);
    let all: Vec<i64> = lines.iter().flatten().copied().collect();
    let is_any = all.iter().any(|&column| column > 0);
    let apart = lines.iter().all(|line| line.len() > 3) || !is_list(&all);
    // A square matrix contains regions.
    let is_matrix = lines.iter().all(|line| line.len() == lines.len()) && !lines.iter().all(|line| is_list(line));
    // No list contains its last column, and each contains a 0: the columns count from 0.
    let is_from_zero = |line: &Vec<i64>| {
        line.contains(&0)
            && !line.contains(&(line.len() as i64))
            && line.iter().collect::<HashSet<_>>().len() == line.len()
    };
    let from_zero = lines.iter().all(is_from_zero);
    let read = |line: &Vec<i64>| if from_zero { pairs::columns(line) } else { column_list(line) };
    (lines.len() > 1 && is_any && apart && !is_matrix && lines.iter().all(inside))
        .then(|| lines.iter().map(read).collect())?
}

/// A list with -1 for empty rows, or a list that could count from 0.
fn one_list(lines: &[Vec<i64>]) -> Option<Boards> {
    let all: Vec<i64> = lines.iter().flatten().copied().collect();
    let size = all.len() as i64;
    let is_doubtful = all.len() > 1
        && all.iter().collect::<HashSet<_>>().len() == all.len()
        && all.iter().all(|column| (0..size).contains(column));
    (all.contains(&-1) || is_doubtful).then(|| Some(vec![column_list(&all)?]))?
}

/// A list of columns that count from 1, unless there is a -1.
fn column_list(list: &[i64]) -> Option<Result<Board, FormError>> {
    let size = list.len() as i64;
    let read = pairs::columns(list)?;
    if list.contains(&-1)
        || !list.contains(&0)
        || list.iter().collect::<HashSet<_>>().len() < list.len()
        || list.contains(&size)
    {
        return Some(read);
    }
    let squares =
        (0..).zip(list).filter(|&(_, &column)| column > 0).map(|(row, column)| (row * size + column - 1) as u32);
    Some(read.map(|board| Board {
        setup: board.setup.put_given(squares.collect()),
        notes: vec![Note::ColumnsFromOne],
        ..board
    }))
}
