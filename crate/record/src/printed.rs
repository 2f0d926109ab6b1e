//! Finds the number of solutions that a program prints, if it prints one.

use crate::log;
use crate::text::{digits, find, in_word, units};

/// The output of a program.
pub(crate) struct PrintedNumbers {
    /// A number that is printed as the number of solutions.
    pub(crate) claim: Option<u64>,
    /// Whether the right number is printed somewhere.
    pub(crate) right: bool,
    /// Whether it is printed that there is no solution.
    pub(crate) denies: bool,
    pub(crate) lines: usize,
}

/// Words in a line with the number of solutions, in the languages of the page and a few others. A bar is the edge of a word.
const SOLUTIONS: &str = "solution solutn |way| |ways| |count| |total| |found| answer result lösung losung anzahl решен найден \
                         способ всего количество 解 方法 方案 種 种 個 个 通り 共";
/// Words in lines with other numbers.
const OTHERS: &str = "fundamental distinct unique symmetr eindeutig фундамент симметр 本質 基本 対称 对称 |step |try| |tries| \
                      |tried| dead node |call| |calls| backtrack attempt second |ms| iteration swap |move| |moves| conflict \
                      check time шаг попыт сек 回溯 尝试 步 試 手";
/// Words of a program that finds nothing.
const DENIALS: &str = "impossible unsolvable unmöglich невозможно 无解 沒有 没有 不存在 解なし ありません 解けない";
const DENIALS_OF_TWO: [&str; 2] = ["нет решен", "не найден"];
const NEGATIONS: &str = "|no| |not| |without| |kein| |keine| |nicht| |aucun| |aucune|";
/// Words that may follow a negation.
const DENIED: &str = "solution possible found lösung losung";
/// The maximum number of UTF-16 units between a negation and a word that may follow it.
const MAX_DISTANCE: usize = 20;
/// The maximum length of a line that claims a number, in UTF-16 units.
const MAX_LINE: usize = 200;

/// Finds the claims in the output of a program; `all` is the right number. Several lines with a number alone, which may be
/// for several sizes, are no claim.
pub(crate) fn printed(log: &str, size: usize, all: Option<u64>) -> PrintedNumbers {
    let mut found = PrintedNumbers { claim: None, right: false, denies: false, lines: 0 };
    // The numbers of the last line with words, and of the last line without.
    let (mut worded, mut alone) = (None, None);
    for line in log::printed(log).split('\n').filter(|line| !line.trim().is_empty()) {
        let line = folded(line);
        found.lines += 1;
        found.denies = found.denies || denies(&line);
        if units(&line) > MAX_LINE || has_other_numbers(&line) {
            continue;
        }
        let numbers = numbers(&without_sizes(&line));
        let is_alone = digits(line.trim());
        if numbers.is_empty() || !(is_alone || (has(&line, SOLUTIONS) && !has(&line, OTHERS))) {
            continue;
        }
        found.right = found.right || all.is_some_and(|all| numbers.contains(&all));
        *(if is_alone { &mut alone } else { &mut worded }) = Some(numbers);
    }
    let last = worded.or(alone.filter(|_| found.lines == 1)).unwrap_or_default();
    let mut rest = last.iter().filter(|&&number| last.len() == 1 || number != size as u64);
    if let (Some(&claim), None) = (rest.next(), rest.next()) {
        found.claim = Some(claim);
    }
    found
}

/// Converts letters to lower case, in the alphabets of the words above.
fn folded(line: &str) -> String {
    let fold = |sign: char| match sign {
        'À'..='Þ' | 'А'..='Я' => char::from_u32(sign as u32 + 0x20).unwrap_or(sign),
        'Ё' => 'ё',
        _ => sign.to_ascii_lowercase(),
    };
    line.chars().map(fold).collect()
}

/// Whether a line has one of these words.
fn has(line: &str, words: &str) -> bool {
    words.split_ascii_whitespace().any(|word| has_word(line, word, &|_| true))
}

/// Whether a line has a word that is followed by a text for which `fits` returns true.
fn has_word(line: &str, word: &str, fits: &dyn Fn(&str) -> bool) -> bool {
    let (begins, ends) = (word.starts_with('|'), word.ends_with('|'));
    let word = word.trim_matches('|');
    let is_part = |byte: Option<&u8>| byte.is_some_and(|byte| in_word(*byte));
    let mut from = 0;
    while let Some(at) = find(&line[from..], word) {
        let (before, behind) = line.split_at(from + at);
        let rest = &behind[word.len()..];
        let is_whole = !(begins && is_part(before.as_bytes().last()) || ends && is_part(rest.as_bytes().first()));
        if is_whole && fits(rest) {
            return true;
        }
        from += at + word.len();
    }
    false
}

/// Whether a line says that there is no solution: "no solution", "nicht lösbar", "impossible".
fn denies(line: &str) -> bool {
    let is_denied = |rest: &str| {
        let is_near = |at: usize| units(&rest[..at]) <= MAX_DISTANCE;
        DENIED.split_ascii_whitespace().any(|word| find(rest, word).is_some_and(is_near))
    };
    has(line, DENIALS)
        || DENIALS_OF_TWO.iter().any(|words| find(line, words).is_some())
        || NEGATIONS.split_ascii_whitespace().any(|word| has_word(line, word, &is_denied))
}

/// Whether a line has a list, a fraction or a negative number.
fn has_other_numbers(line: &str) -> bool {
    let is_digit = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_digit);
    let bytes = line.as_bytes();
    (0..bytes.len()).any(|at| match bytes[at] {
        b'[' | b'(' | b'{' => true,
        b'.' => at > 0 && is_digit(bytes.get(at - 1)) && is_digit(bytes.get(at + 1)),
        b'-' => is_digit(bytes.get(at + 1)),
        _ => false,
    })
}

/// The numbers of a text, in pieces of 15 digits at most.
fn numbers(text: &str) -> Vec<u64> {
    let runs = text.split(|sign: char| !sign.is_ascii_digit()).filter(|run| !run.is_empty());
    runs.flat_map(|run| run.as_bytes().chunks(15))
        .map(|run| run.iter().fold(0, |sum, digit| sum * 10 + u64::from(digit - b'0')))
        .collect()
}

/// A line without the size of the board: "n = 8", "8 x 8", "8 queens".
fn without_sizes(line: &str) -> String {
    let mut shortened = String::new();
    let mut rest = line;
    while let Some(sign) = rest.chars().next() {
        let is_edge = line[..line.len() - rest.len()].bytes().last().is_none_or(|byte| !in_word(byte));
        match size_at(rest, is_edge) {
            Some(after) => {
                shortened.push(' ');
                rest = after;
            }
            None => {
                shortened.push(sign);
                rest = &rest[sign.len_utf8()..];
            }
        }
    }
    shortened
}

/// Returns the rest of a text after a size at its beginning. `is_edge`: whether a word may begin here.
fn size_at(text: &str, is_edge: bool) -> Option<&str> {
    let named = || {
        let rest = ["n", "size"].iter().find_map(|name| text.strip_prefix(name))?.trim_start();
        let rest = ["=", ":", "is"].iter().find_map(|sign| rest.strip_prefix(sign))?;
        after_number(rest.trim_start())
    };
    let rest = after_number(text);
    let squared = || {
        let times = rest?.trim_start();
        let times = ["x", "×", "*", "by"].iter().find_map(|sign| times.strip_prefix(sign))?;
        after_number(times.trim_start())
    };
    let queens = || {
        let word = rest?.trim_start_matches(|sign: char| sign.is_whitespace() || sign == '-');
        let more = word.strip_prefix("ферз").map(|more| more.trim_start_matches(|sign: char| !sign.is_whitespace()));
        more.or_else(|| ["queens", "queen", "дам", "damen"].iter().find_map(|name| word.strip_prefix(name)))
    };
    let eastern = || {
        let word = rest?.trim_start();
        ["皇后", "クイーン"].iter().find_map(|name| word.strip_prefix(name))
    };
    let at_edge = if is_edge { named().or_else(squared).or_else(queens) } else { None };
    at_edge.or_else(eastern)
}

fn after_number(text: &str) -> Option<&str> {
    let rest = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    (rest.len() < text.len()).then_some(rest)
}
