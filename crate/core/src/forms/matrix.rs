//! Finds lists of lists in any text by the name before them.

use super::reader::unexpected;
use super::{Form, FormError, MAX_SIDE, Part};
use crate::words::{self, Classes, Place, Token, Words};

static CLASSES: Classes = Classes::signs();

/// The words and signs of a text, without line ends and comments of programs.
pub(super) struct Tokens<'a>(Vec<(Token<'a>, Place)>);

/// A matrix of items, with the same number in each row.
pub(super) struct Matrix {
    pub(super) rows: u32,
    pub(super) columns: u32,
    pub(super) items: Vec<String>,
    /// The position where it begins.
    pub(super) place: Place,
}

impl Matrix {
    /// Whether each item gives the state of a square, and at least one square is empty.
    pub(super) fn is_states(&self) -> bool {
        let empty = |item: &String| matches!(item.as_str(), "" | "." | "0" | "null" | "false");
        self.items.iter().all(|item| empty(item) || state(item) != State::Empty) && self.items.iter().any(empty)
    }
}

const QUOTES: [u8; 3] = [b'"', b'\'', b'`'];

impl<'a> Tokens<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        let mut tokens: Vec<(Token<'a>, Place)> = Vec::new();
        let mut words = Words::of(text.as_bytes(), &CLASSES);
        while let Some((token, place)) = words.next() {
            let slash = Token::Mark(b'/');
            let is_comment = token == slash
                && tokens.last().is_some_and(|&(last, before)| {
                    last == slash && before.line == place.line && before.column + 1 == place.column
                });
            if is_comment {
                tokens.pop();
                words.by_ref().find(|(token, _)| *token == Token::LineEnd);
            } else if token != Token::LineEnd {
                tokens.push((token, place));
            }
        }
        Tokens(tokens)
    }

    fn at(&self, at: usize) -> Option<Token<'a>> {
        self.0.get(at).map(|&(token, _)| token)
    }

    /// The objects that contain a list with one of the names.
    pub(super) fn objects(&self, names: &[&str]) -> Vec<Tokens<'a>> {
        let opens = |start: usize| self.at(start) == Some(Token::Mark(b'['));
        let found = names.iter().flat_map(|name| self.behind(name)).filter(|&at| opens(at));
        let mut ranges: Vec<(usize, usize)> = found.filter_map(|at| self.around(at)).collect();
        ranges.sort_unstable();
        ranges.dedup();
        ranges.into_iter().map(|(start, end)| Tokens(self.0[start..end].to_vec())).collect()
    }

    /// The innermost braces around a token.
    fn around(&self, at: usize) -> Option<(usize, usize)> {
        let mut depth = 0;
        let start = (0..at).rev().find(|&before| match self.at(before) {
            Some(Token::Mark(b'}')) => {
                depth += 1;
                false
            }
            Some(Token::Mark(b'{')) if depth > 0 => {
                depth -= 1;
                false
            }
            token => token == Some(Token::Mark(b'{')),
        })?;
        let end = (start + 1..self.0.len()).find(|&after| match self.at(after) {
            Some(Token::Mark(b'{')) => {
                depth += 1;
                false
            }
            Some(Token::Mark(b'}')) if depth > 0 => {
                depth -= 1;
                false
            }
            token => token == Some(Token::Mark(b'}')),
        })?;
        Some((start, end + 1))
    }

    /// The numbers of the list after a name, if it contains nothing else.
    pub(super) fn numbers_of(&self, name: &str) -> Option<Vec<i64>> {
        let open = self.list_of(name)?;
        let words = self.0[open + 1..].iter().take_while(|(token, _)| *token != Token::Mark(b']'));
        let numbers = words.filter(|(token, _)| *token != Token::Mark(b',')).map(|(token, _)| match token {
            Token::Word(word) => words::number(word).and_then(|number| i64::try_from(number).ok()),
            _ => None,
        });
        numbers.collect()
    }

    /// The places after each occurrence of the name and its colon or equals sign.
    fn behind(&self, name: &str) -> impl Iterator<Item = usize> {
        let is_name = move |&at: &usize| self.at(at) == Some(Token::Word(name.as_bytes()));
        (0..self.0.len()).filter(is_name).filter_map(|at| {
            let is_quote = matches!(self.at(at + 1), Some(Token::Mark(mark)) if QUOTES.contains(&mark));
            let next = at + 1 + usize::from(is_quote);
            matches!(self.at(next), Some(Token::Mark(b':' | b'='))).then_some(next + 1)
        })
    }

    /// The position where the list after a name opens. A type may come between them, as in `regions: number[][] = [`.
    pub(super) fn list_of(&self, name: &str) -> Option<usize> {
        let end = |at: &usize| !matches!(self.at(*at), None | Some(Token::Mark(b',' | b'}' | b';' | b'{')));
        let opens = |at: &usize| self.at(*at) == Some(Token::Mark(b'[')) && self.at(at + 1) != Some(Token::Mark(b']'));
        self.behind(name).find_map(|start| (start..).take_while(end).find(opens))
    }

    /// The number after a name, with its word and position.
    pub(super) fn number_of(&self, name: &str) -> Option<(u64, Token<'a>, Place)> {
        self.behind(name).find_map(|at| match self.0.get(at) {
            Some(&(token @ Token::Word(word), place)) => Some((words::number(word)?, token, place)),
            _ => None,
        })
    }

    /// The entries of the object behind a name: the numbers of each key, and the words of its value.
    pub(super) fn entries_of(&self, name: &str) -> Vec<(Vec<u64>, Vec<&'a [u8]>)> {
        let opens = |at: &usize| self.at(*at) == Some(Token::Mark(b'{'));
        let Some(start) = self.behind(name).find(opens) else { return Vec::new() };
        let mut entries: Vec<(Vec<u64>, Vec<&[u8]>)> = Vec::new();
        let (mut depth, mut is_key) = (0u32, true);
        let mut key = Vec::new();
        for &(token, _) in &self.0[start + 1..] {
            match token {
                Token::Mark(b'[' | b'{') => depth += 1,
                Token::Mark(b']' | b'}') if depth > 0 => depth -= 1,
                Token::Mark(b']' | b'}') => break,
                Token::Mark(b':') if is_key => {
                    entries.push((std::mem::take(&mut key), Vec::new()));
                    is_key = false;
                }
                // A comma also separates two numbers of a key.
                Token::Mark(b',') if depth == 0 => is_key = true,
                Token::Word(word) if is_key => key.extend(words::number(word)),
                Token::Word(word) => entries.iter_mut().next_back().into_iter().for_each(|(_, words)| words.push(word)),
                _ => {}
            }
        }
        entries
    }

    /// The matrix behind the first of the names that has a matrix.
    pub(super) fn matrix_of(&self, names: &[&str]) -> Result<Option<Matrix>, FormError> {
        let lists = names.iter().filter_map(|name| self.list_of(name));
        lists.map(|at| self.matrix(at)).find(|matrix| !matches!(matrix, Ok(None))).unwrap_or(Ok(None))
    }

    /// The matrix, if it is the whole text.
    pub(super) fn bare_matrix(&self) -> Result<Option<Matrix>, FormError> {
        let is_bare = self.at(0) == Some(Token::Mark(b'[')) && self.at(1) == Some(Token::Mark(b'['));
        if is_bare { self.matrix(0) } else { Ok(None) }
    }

    /// Reads the matrix whose list opens at a token: a list of lists, or a list of texts with a character for each square.
    /// Returns `None` for other lists.
    fn matrix(&self, open: usize) -> Result<Option<Matrix>, FormError> {
        let (place, mut at) = (self.0[open].1, open + 1);
        let mut rows: Vec<(Vec<String>, Place)> = Vec::new();
        loop {
            let Some(&(token, here)) = self.0.get(at) else {
                return Err(unexpected(Form::Json, None, place, Part::Row));
            };
            match token {
                Token::Mark(b'[') => {
                    let (row, behind) = self.row(at + 1)?;
                    rows.push((row, here));
                    at = behind;
                }
                Token::Mark(b']') => break,
                Token::Mark(b',') => at += 1,
                Token::Mark(quote) if QUOTES.contains(&quote) => match (self.at(at + 1), self.at(at + 2)) {
                    (Some(Token::Word(word)), Some(Token::Mark(end))) if end == quote => {
                        let text = String::from_utf8_lossy(word);
                        rows.push((text.chars().map(String::from).collect(), here));
                        at += 3;
                    }
                    _ => return Ok(None),
                },
                _ => return Ok(None),
            }
        }
        let columns = rows.first().map_or(0, |(row, _)| row.len());
        if let Some((_, place)) = rows.iter().find(|(row, _)| row.len() != columns) {
            return Err(unexpected(Form::Json, None, *place, Part::Row));
        }
        let (count, columns, largest) = (rows.len() as u64, columns as u64, MAX_SIDE);
        if !(1..=u64::from(largest)).contains(&count) || !(1..=u64::from(largest)).contains(&columns) {
            return Err(FormError::Size { rows: count, columns, largest });
        }
        let items = rows.into_iter().flat_map(|(row, _)| row).collect();
        Ok(Some(Matrix { rows: count as u32, columns: columns as u32, items, place }))
    }

    /// The items of a row, without their quotes, and the place behind it.
    fn row(&self, start: usize) -> Result<(Vec<String>, usize), FormError> {
        let (mut items, mut item, mut begun) = (Vec::new(), String::new(), false);
        for at in start.. {
            let Some(&(token, place)) = self.0.get(at) else { break };
            match token {
                Token::Mark(mark @ (b',' | b']')) => {
                    // A comma may follow the last item.
                    if begun || mark == b',' {
                        items.push(std::mem::take(&mut item));
                    }
                    begun = false;
                    if mark == b']' {
                        return Ok((items, at + 1));
                    }
                }
                Token::Mark(mark) if QUOTES.contains(&mark) => begun = true,
                Token::Mark(b'[' | b'{' | b'}') => {
                    return Err(unexpected(Form::Json, Some(token), place, Part::Square));
                }
                Token::Mark(mark) => {
                    begun = true;
                    item.push(char::from(mark));
                }
                Token::Word(word) => {
                    begun = true;
                    item.push_str(&String::from_utf8_lossy(word));
                }
                Token::LineEnd => {}
            }
        }
        let place = self.0.get(start).or(self.0.last()).map(|&(_, place)| place);
        let place = place.unwrap_or(Place { line: 1, word: 1, column: 1 });
        Err(unexpected(Form::Json, None, place, Part::Row))
    }
}

/// The state that an item gives its square.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    Empty,
    Piece,
    Mark,
    Wall,
}

pub(super) fn state(item: &str) -> State {
    match item {
        "Q" | "q" | "queen" | "star" | "★" | "♕" | "♛" | "*" | "1" | "true" => State::Piece,
        "x" | "X" | "×" | "cross" | "mark" | "2" => State::Mark,
        "#" | "wall" | "3" => State::Wall,
        _ => State::Empty,
    }
}
