//! A walk like `walk`, for placements with more open rows than a word has bits. It is slower per node, and meant for boards
//! that are so full that each row has few free squares.

use super::counter::{Counter, share};
use crate::board::{FreeSquare, FreeSquares, NonAttacking};
use crate::sliced::Sliced;

/// A depth-first walk, by minimum remaining values (MRV) over rows and columns. It can stop after any node.
pub(crate) struct WideWalk {
    squares: FreeSquares,
    /// The squares to be tried, of all choices one after another.
    candidates: Vec<FreeSquare>,
    choices: Vec<Choice>,
    nodes: u64,
    found: u64,
}

/// A line whose free squares are tried one after another.
struct Choice {
    /// Where its candidates begin, and how many there were at first.
    from: usize,
    ways: usize,
    /// Whether a queen is on one of its candidates now.
    set: bool,
}

impl WideWalk {
    /// Starts the walk for a placement with at most [`MAX_FREE_ROWS`](crate::board::MAX_FREE_ROWS) free rows.
    pub(crate) fn new(given: &NonAttacking) -> Self {
        let squares = FreeSquares::new(given);
        let mut walk = WideWalk { squares, candidates: Vec::new(), choices: Vec::new(), nodes: 0, found: 0 };
        walk.choose();
        walk
    }

    /// Opens a choice on the line with the fewest free squares, or counts the completion when no line is open.
    fn choose(&mut self) {
        if self.squares.rows_left() == 0 {
            self.found += 1;
            return;
        }
        let from = self.candidates.len();
        let line = self.squares.most_constrained(0);
        self.squares.append(line, &mut self.candidates);
        self.choices.push(Choice { from, ways: self.candidates.len() - from, set: false });
    }
}

impl Sliced for WideWalk {
    fn run(&mut self, nodes: u64) -> bool {
        let until = self.nodes.saturating_add(nodes);
        while let Some(choice) = self.choices.last_mut()
            && self.nodes < until
        {
            if choice.set {
                self.squares.remove_last();
                choice.set = false;
            }
            if self.candidates.len() == choice.from {
                self.choices.pop();
            } else if let Some(square) = self.candidates.pop() {
                choice.set = true;
                self.nodes += 1;
                if self.squares.set(square) {
                    self.choose();
                }
            }
        }
        self.choices.is_empty()
    }
}

impl Counter for WideWalk {
    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn found(&self) -> u64 {
        self.found
    }

    fn share(&self) -> f64 {
        if self.choices.is_empty() {
            return 1.0;
        }
        let ends = self.choices.iter().skip(1).map(|choice| choice.from).chain([self.candidates.len()]);
        share(self.choices.iter().zip(ends).map(|(choice, end)| (choice.ways as u32, (end - choice.from) as u32)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Square;
    use crate::count::completions::{open::OpenBoard, walk::Walk};

    #[test]
    fn the_general_walk_counts_the_same_as_the_walk_on_words() {
        for size in 1..=9 {
            for column in 0..size as u32 {
                let mut given = NonAttacking::empty(size).expect("a board");
                given.put(Square::new(size as u32 / 2, column));
                let mut narrow = Walk::new(OpenBoard::new(&given), false);
                let mut wide = WideWalk::new(&given);
                while !narrow.run(1000) {}
                while !wide.run(7) {
                    assert!((0.0..1.0).contains(&wide.share()), "the walk has not ended");
                }
                assert_eq!(wide.found(), narrow.found(), "{:?}", given.to_rows());
                assert_eq!(wide.share(), 1.0);
            }
        }
    }
}
