//! Checks the certificate of a count: a proof that lists each decision of the search. The check knows only how queens attack, and shares
//! no code with the engine.

use std::fmt;

/// The maximum number of rows of a certificate. A certificate has a word for each node of the search, and so grows fast.
const MAX_ROWS: usize = 16;

/// A row or a column, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    Row(usize),
    Column(usize),
}

impl fmt::Display for Line {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Row(row) => write!(out, "row {row}"),
            Line::Column(column) => write!(out, "column {column}"),
        }
    }
}

/// Why a certificate proves nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum CertificateError {
    #[error("it does not begin with 'queens', a number of rows from 1 to {MAX_ROWS}, and the number of solutions")]
    Head,
    #[error("it ends in the middle of the search")]
    Short,
    #[error("word {at}: the search is over here, but the text goes on")]
    Long { at: usize },
    #[error("word {at}: '{word}' is none of r1, c1, !r1, !c1 and =")]
    Word { at: usize, word: String },
    #[error("word {at}: {line} is not on the board, or has its queen")]
    Taken { at: usize, line: Line },
    #[error("word {at}: {line} is said to have no free square, but there is one")]
    Free { at: usize, line: Line },
    #[error("word {at}: this is said to be a solution, but queens are missing")]
    Missing { at: usize },
    #[error("it says that there are {claimed} solutions, and has {found}")]
    Count { claimed: u64, found: u64 },
}

/// The statement that a certificate proves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub(crate) struct CheckedCount {
    pub(crate) queens: usize,
    pub(crate) solutions: u64,
    /// The number of words after the head.
    pub(crate) words: usize,
}

/// Follows a certificate to its end.
pub(crate) fn recount(text: &str) -> Result<CheckedCount, CertificateError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [name, rows, claimed, ..] = words[..] else { return Err(CertificateError::Head) };
    let size = rows
        .parse()
        .ok()
        .filter(|size| (1..=MAX_ROWS).contains(size) && name == "queens")
        .ok_or(CertificateError::Head)?;
    let claimed = claimed.parse().map_err(|_| CertificateError::Head)?;
    let mut walk = Walk { size, words: &words, at: 3, queens: Vec::new(), solutions: 0 };
    walk.node()?;
    if walk.at < words.len() {
        return Err(CertificateError::Long { at: walk.at + 1 });
    }
    if walk.solutions != claimed {
        return Err(CertificateError::Count { claimed, found: walk.solutions });
    }
    Ok(CheckedCount { queens: size, solutions: claimed, words: words.len() - 3 })
}

struct Walk<'a> {
    size: usize,
    words: &'a [&'a str],
    at: usize,
    /// The queens on the board, as row and column from 1.
    queens: Vec<(usize, usize)>,
    solutions: u64,
}

impl Walk<'_> {
    /// Checks the next word, a node of the search tree, and the words of all nodes below it.
    fn node(&mut self) -> Result<(), CertificateError> {
        let word = *self.words.get(self.at).ok_or(CertificateError::Short)?;
        self.at += 1;
        let at = self.at;
        if word == "=" {
            self.solutions += 1;
            return if self.queens.len() == self.size { Ok(()) } else { Err(CertificateError::Missing { at }) };
        }
        let (is_dead_end, name) = word.strip_prefix('!').map_or((false, word), |name| (true, name));
        let line = read(name).ok_or_else(|| CertificateError::Word { at, word: word.to_owned() })?;
        let has_queen = |&(row, column): &(usize, usize)| line == Line::Row(row) || line == Line::Column(column);
        let (Line::Row(number) | Line::Column(number)) = line;
        if !(1..=self.size).contains(&number) || self.queens.iter().any(has_queen) {
            return Err(CertificateError::Taken { at, line });
        }
        for other in 1..=self.size {
            let square = match line {
                Line::Row(row) => (row, other),
                Line::Column(column) => (other, column),
            };
            if self.queens.iter().any(|&queen| attack(queen, square)) {
                continue;
            }
            if is_dead_end {
                return Err(CertificateError::Free { at, line });
            }
            self.queens.push(square);
            self.node()?;
            self.queens.pop();
        }
        Ok(())
    }
}

/// Reads a line such as "r3" or "c3".
fn read(name: &str) -> Option<Line> {
    let number = |text: &str| text.parse().ok();
    let row = name.strip_prefix('r').and_then(number).map(Line::Row);
    row.or_else(|| name.strip_prefix('c').and_then(number).map(Line::Column))
}

fn attack((row, column): (usize, usize), (other_row, other_column): (usize, usize)) -> bool {
    let (down, across) = (row.abs_diff(other_row), column.abs_diff(other_column));
    down == 0 || across == 0 || down == across
}
