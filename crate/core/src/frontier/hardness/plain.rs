//! The plain search: row by row, and in each row the first square that is free.

use super::HardBoard;
use crate::bits;
use crate::board::Square;
use crate::sliced::Sliced;

/// The search for one solution of a board, which can stop after any queen and resume.
#[derive(Debug)]
pub(super) struct Plain {
    /// The rows without a given queen, from the top down.
    rows: Vec<Row>,
    /// The rows that were begun, down to the current row.
    path: Vec<Level>,
    nodes: u64,
    found: Option<bool>,
}

#[derive(Debug)]
struct Row {
    number: u32,
    /// The squares that are neither blocked, excluded nor attacked by a given queen.
    free: u32,
}

#[derive(Debug)]
struct Level {
    /// The free squares that are not tried yet.
    untried: u32,
    /// The lines of the queens above, where they meet this row. A falling diagonal may have left the board.
    columns: u64,
    falling: u64,
    rising: u64,
}

impl Plain {
    pub(super) fn new(board: &HardBoard) -> Self {
        let (size, given) = (board.size() as u32, board.given());
        let is_free = |square: Square| given.occupied().is_open(square) && board.allows(square);
        let rows: Vec<Row> = given
            .free_rows()
            .map(|number| Row {
                number,
                free: (0..size)
                    .filter(|&column| is_free(Square::new(number, column)))
                    .fold(0, |free, column| free | 1 << column),
            })
            .collect();
        let first = rows.first().map(|row| Level { untried: row.free, columns: 0, falling: 0, rising: 0 });
        let found = if rows.is_empty() { Some(true) } else { None };
        Plain { rows, path: first.into_iter().collect(), nodes: 0, found }
    }

    /// How many queens it has set so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether there is a solution; `None` while that is not known.
    pub(super) fn found(&self) -> Option<bool> {
        self.found
    }
}

impl Sliced for Plain {
    /// Sets at most `nodes` queens; true when the board is decided.
    fn run(&mut self, nodes: u64) -> bool {
        let stop = self.nodes.saturating_add(nodes);
        while self.nodes < stop && self.found.is_none() {
            let at = self.path.len();
            let Some(level) = self.path.last_mut() else {
                self.found = Some(false);
                break;
            };
            if level.untried == 0 {
                self.path.pop();
                continue;
            }
            let queen = u64::from(bits::lowest(level.untried));
            level.untried = bits::without_lowest(level.untried);
            self.nodes += 1;
            let Some(next) = self.rows.get(at) else {
                self.found = Some(true);
                break;
            };
            let down = next.number - self.rows[at - 1].number;
            let (columns, falling, rising) =
                (level.columns | queen, (level.falling | queen) << down, (level.rising | queen) >> down);
            let untried = next.free & !(columns | falling | rising) as u32;
            self.path.push(Level { untried, columns, falling, rising });
        }
        self.found.is_some()
    }
}
