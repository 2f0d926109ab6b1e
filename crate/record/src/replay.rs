//! The steps of a trace (`docs/trace.md`), read for facts about the whole run. The trace must be valid.

/// A line of a trace.
#[derive(Clone, Copy)]
pub(crate) struct Step<'a> {
    pub(crate) word: &'a str,
    pub(crate) rest: &'a str,
}

impl Step<'_> {
    /// The numbers after the word of the line, if there are any.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = i64> {
        self.rest.split_ascii_whitespace().map_while(|number| number.parse().ok())
    }

    /// The first number, or 0.
    pub(crate) fn number(&self) -> u32 {
        self.numbers().next().and_then(|number| number.try_into().ok()).unwrap_or_default()
    }
}

/// The steps of a trace, without its source.
pub(crate) fn steps(trace: &str) -> impl Iterator<Item = Step<'_>> {
    trace.lines().filter(|line| !line.starts_with('|')).map(|line| {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        Step { word, rest }
    })
}

/// The source of a trace, line by line.
pub(crate) fn source(trace: &str) -> Vec<&str> {
    let lines = trace.lines().filter_map(|line| line.strip_prefix('|'));
    lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect()
}

/// The queens of a trace after each of its steps.
#[derive(Default)]
pub(crate) struct Queens {
    /// The row and the column of each queen.
    squares: Vec<(i64, i64)>,
    size: usize,
}

impl Queens {
    pub(crate) fn count(&self) -> usize {
        self.squares.len()
    }

    pub(crate) fn size(&self) -> usize {
        self.size
    }

    /// Applies a step, and returns whether it changes the board.
    pub(crate) fn take(&mut self, step: &Step<'_>) -> bool {
        let mut numbers = step.numbers();
        match step.word {
            "size" => {
                self.size = step.number() as usize;
                return false;
            }
            "given" => self.place(numbers),
            "restart" => {
                self.squares.clear();
                self.place(numbers.skip(1));
            }
            "set" | "force" | "remove" | "swap" => {
                let (Some(one), Some(other)) = (numbers.next(), numbers.next()) else { return false };
                match step.word {
                    "swap" => self.swap(one, other),
                    "remove" => self.squares.retain(|&queen| queen != (one, other)),
                    _ => self.squares.push((one, other)),
                }
            }
            _ => return false,
        }
        true
    }

    /// Whether there is a queen in every row, and none is attacked.
    pub(crate) fn is_solution(&self) -> bool {
        let size = self.size as i64;
        let mut lines = vec![false; 6 * self.size];
        self.count() == self.size
            && self.squares.iter().all(|&(row, column)| {
                [row, size + column, 3 * size + row - column, 4 * size + row + column].into_iter().all(|line| {
                    let place = usize::try_from(line).ok().and_then(|line| lines.get_mut(line));
                    place.is_some_and(|taken| !std::mem::replace(taken, true))
                })
            })
    }

    fn place(&mut self, columns: impl Iterator<Item = i64>) {
        self.squares.extend((0..).zip(columns).filter(|&(_, column)| column >= 0));
    }

    fn swap(&mut self, one: i64, other: i64) {
        for (row, _) in &mut self.squares {
            if *row == one {
                *row = other;
            } else if *row == other {
                *row = one;
            }
        }
    }
}
