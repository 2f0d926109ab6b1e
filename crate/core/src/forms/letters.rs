//! Regions as n lines of n letters or numbers, a name for the region of each square. Without spaces, each character is a name. All
//! squares may be in one word, row by row.

use super::reader::{ReadAll, labels, offset, unexpected_at};
use super::{Board, Form, FormError, Part, Setup};
use std::collections::HashSet;

pub(super) struct Letters;

impl ReadAll for Letters {
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        let mut lines: Vec<Vec<&str>> = text.lines().map(names).filter(|names| !names.is_empty()).collect();
        if let [word] = &lines[..]
            && !text.trim().contains(|sign: char| sign.is_whitespace() || sign == ',')
            && let Some(size) = side_of(word)
        {
            lines = word.chunks(size).map(<[&str]>::to_vec).collect();
        }
        let size = lines.len();
        let is_name = |name: &&str| name.len() <= 3 && name.chars().all(char::is_alphanumeric);
        let is_number = |name: &&str| name.bytes().all(|byte| byte.is_ascii_digit());
        let all: Vec<&str> = lines.iter().flatten().copied().collect();
        if size < 2 || lines[0].len() < 2 || !all.iter().all(is_name) {
            return None;
        }
        // Numbers may be the columns of a placement, if only 0 repeats.
        if is_number(&all[0]) {
            let columns = || all.iter().filter(|name| name.bytes().any(|digit| digit != b'0'));
            let repeats = columns().collect::<HashSet<_>>().len() < columns().count();
            if !repeats || !all.iter().all(is_number) || lines.iter().any(|line| line.len() != size) {
                return None;
            }
        }
        if let Some(bad) = lines.iter().find(|line| line.len() != size) {
            let at = bad.first().map_or(0, |name| offset(text, name));
            return Some(Err(unexpected_at(Form::Letters, text, at, Part::Row)));
        }
        let setup = Setup::star_battle(size as u32, size as u32, 1, &labels(all));
        Some(setup.map(|setup| vec![Board::without_star_count(Form::Letters, setup)]))
    }
}

/// The number of rows, if the letters or digits are the squares of a board that has as many regions as rows.
fn side_of(word: &[&str]) -> Option<usize> {
    let size = word.len().isqrt();
    let regions = word.iter().collect::<HashSet<_>>().len();
    let is_name = |name: &&str| name.len() == 1 && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    (size > 3 && size * size == word.len() && regions == size && word.iter().all(is_name)).then_some(size)
}

/// The names in a line.
fn names(line: &str) -> Vec<&str> {
    let words: Vec<&str> = line
        .split(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ';' | '|'))
        .filter(|word| !word.is_empty())
        .collect();
    match words[..] {
        [word] => word.char_indices().map(|(at, sign)| &word[at..at + sign.len_utf8()]).collect(),
        _ => words,
    }
}

/// Writes a letter for each square, or a number with spaces if there are more regions than letters.
pub(super) fn write(setup: &Setup) -> Result<String, FormError> {
    let letters: Vec<char> = ('a'..='z').chain('A'..='Z').collect();
    let fits = setup.regions().iter().all(|&region| (region as usize) < letters.len());
    if setup.regions().is_empty() {
        return Err(FormError::CannotRepresent { form: Form::Letters, part: Part::Regions });
    }
    let line = |row: &[u32]| -> String {
        if fits {
            row.iter().map(|&region| letters[region as usize]).collect()
        } else {
            row.iter().map(|region| (region + 1).to_string()).collect::<Vec<_>>().join(" ")
        }
    };
    Ok(setup.region_rows().map(|row| line(row) + "\n").collect())
}
