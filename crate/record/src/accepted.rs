//! Finds out which full boards a program treats as solutions. A program seldom states this, but it counts, prints,
//! collects or returns something for each of them. Such a *mark* runs at every solution that was on the board, and
//! never while a row is empty.

use crate::board::attack;
use std::collections::HashMap;

/// A full board that the program treats as a solution although it is not one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct WrongBoard {
    /// The step of the trace.
    pub step: u64,
    /// Two queens that attack each other, as row × size + column.
    pub queens: [u32; 2],
}

/// Full boards that a program accepts.
#[derive(Clone, Copy)]
pub(crate) struct AcceptedBoards {
    pub(crate) solutions: u64,
    /// How many of the solutions are different.
    pub(crate) different: u64,
    pub(crate) wrong: u64,
    pub(crate) first: Option<WrongBoard>,
}

/// Something that a line of a program does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mark<'a> {
    Runs,
    Prints,
    Returns(bool),
    Writes(&'a str),
}

/// The boards at which a mark ran.
struct MarkBoards<'a> {
    mark: Mark<'a>,
    /// Whether the mark ran while some row was empty.
    outside: bool,
    /// The number of the board at which the mark ran last.
    last: u64,
    solutions: u64,
    /// For each solution, by its number, whether the mark ran at it.
    which: Vec<bool>,
    wrong: u64,
    first: Option<WrongBoard>,
}

/// The current board, if it is full.
struct FullBoard {
    squares: Vec<u32>,
    /// The number of the solution; `None` for no solution.
    solution: Option<usize>,
}

/// The boards and marks of a run so far.
pub(crate) struct Acceptance<'a> {
    size: usize,
    marks: Vec<MarkBoards<'a>>,
    /// For each line of the program, the indices of its marks.
    places: Vec<Vec<usize>>,
    solutions: HashMap<Vec<u32>, usize>,
    board: u64,
    full: Option<FullBoard>,
    /// How many solutions were on the board.
    reached: u64,
    partial: bool,
    over: bool,
}

impl<'a> Acceptance<'a> {
    pub(crate) fn new(size: usize) -> Self {
        Acceptance {
            size,
            marks: Vec::new(),
            places: Vec::new(),
            solutions: HashMap::new(),
            board: 0,
            full: None,
            reached: 0,
            partial: false,
            over: false,
        }
    }

    /// Stops counting, because lines are missing from here on.
    pub(crate) fn end(&mut self) {
        self.over = true;
    }

    /// Replaces the current board by a board with `count` queens.
    pub(crate) fn set_board(&mut self, count: usize, queens: impl Iterator<Item = u32>) {
        if self.over {
            return;
        }
        self.board += 1;
        self.full = None;
        if count != self.size {
            self.partial = self.partial || count > 0;
            return;
        }
        let mut squares: Vec<u32> = queens.collect();
        squares.sort_unstable();
        let solution = attack(&squares, self.size).is_none().then(|| {
            let next = self.solutions.len();
            self.reached += 1;
            *self.solutions.entry(squares.clone()).or_insert(next)
        });
        self.full = Some(FullBoard { squares, solution });
    }

    /// Records what happened at this step of the trace: a line ran, a value changed, or a function returned.
    pub(crate) fn mark(&mut self, line: u32, mark: Mark<'a>, step: u64) {
        if self.over {
            return;
        }
        let line = line as usize;
        if self.places.len() <= line {
            self.places.resize_with(line + 1, Vec::new);
        }
        let known = self.places[line].iter().copied().find(|&place| self.marks[place].mark == mark);
        let place = known.unwrap_or(self.marks.len());
        if known.is_none() {
            let which = Vec::new();
            self.marks.push(MarkBoards {
                mark,
                outside: false,
                last: u64::MAX,
                solutions: 0,
                which,
                wrong: 0,
                first: None,
            });
            self.places[line].push(place);
        }
        let mark = &mut self.marks[place];
        let Some(full) = &self.full else {
            mark.outside = true;
            return;
        };
        if mark.outside || mark.last == self.board {
            return;
        }
        mark.last = self.board;
        let Some(solution) = full.solution else {
            mark.wrong += 1;
            if mark.first.is_none() {
                mark.first = attack(&full.squares, self.size).map(|queens| WrongBoard { step, queens });
            }
            return;
        };
        mark.solutions += 1;
        if mark.which.len() <= solution {
            mark.which.resize(solution + 1, false);
        }
        mark.which[solution] = true;
    }

    /// How many solutions were on the board, recognized by the program or not, and how many were different.
    pub(crate) fn reached(&self) -> AcceptedBoards {
        AcceptedBoards { solutions: self.reached, different: self.solutions.len() as u64, wrong: 0, first: None }
    }

    /// The boards that the program accepts, by the mark that fits best; `None` if there is no such mark. A board
    /// that is full from the first step on, and never a solution, is no evidence.
    pub(crate) fn accepted(&self) -> Option<AcceptedBoards> {
        let found = self.solutions.len();
        let fits = |mark: &&MarkBoards<'_>| {
            let different = mark.which.iter().filter(|is_reached| **is_reached).count();
            !mark.outside && different == found && (found > 0 || (mark.wrong > 0 && self.partial))
        };
        let best = self.marks.iter().filter(fits).min_by_key(|mark| (mark.wrong, mark.solutions))?;
        Some(AcceptedBoards {
            solutions: best.solutions,
            different: found as u64,
            wrong: best.wrong,
            first: best.first,
        })
    }
}
