//! Every completion of a board under any rule: one piece after another, each on the most constrained line.
//!
//! The rule is a table of the squares that a piece on each square excludes. A *line* is a set of squares of which any two
//! conflict: a row, a column, a diagonal, or for kings a block of four squares. If `k` pieces are left to set, and `k` lines
//! together cover all open squares, each line must contain a piece. If fewer lines cover them, there is no completion.
//!
//! ```text
//!   1 1 2 2
//!   1 1 2 2      kings: any two squares of a block conflict, so four pieces need one square of each block
//!   3 3 4 4
//!   3 3 4 4
//! ```
//!
//! Under a rule by which pieces open squares that others closed, the order matters: rows are filled from the top down.

use super::Entry;
use crate::board::{Line, LineKind, NonAttacking, Placement, Square};
use crate::rule::{Board, BoardState, Choice, Lines, MAX_SIDE, Next, Piece, Position, Rule, Squares};
#[cfg(feature = "later")]
use crate::trace::{self, Undecided, next_set, step_of};
use crate::trace::{Event, Inspect, Listing, Means, Own, Reason, Register, Search, Step, listing, step};
use std::sync::Arc;

/// The largest board.
pub(crate) const MAX_SIZE: usize = MAX_SIDE as usize;

/// The pseudo-code of this search.
const LISTING: Listing = listing!("by_rule.rs");

/// The entry of this search in the catalogue.
pub(super) const ENTRY: Entry = Entry::new("by-rule", MAX_SIZE, LISTING, |given, _| Box::new(ByRule::queens(given)))
    .under_rules(|position| Box::new(ByRule::new(position)));

/// Finds every completion of a board under a rule.
#[derive(Clone, Debug)]
pub(crate) struct ByRule {
    lines: Arc<Lines>,
    /// The chosen lines that have a piece, and after them at most one line that has none yet.
    path: Vec<Level>,
    /// The board after the last piece was set, or after a line was left empty.
    state: BoardState,
    /// Whether this board has still to be examined.
    entered: bool,
}

/// A line that was chosen, and what was tried on it.
#[derive(Clone, Copy, Debug)]
struct Level {
    /// The board when the line was chosen.
    state: BoardState,
    choice: Choice,
    /// The squares of the line that are still to be tried.
    left: Squares,
    /// The piece on the line.
    piece: Option<u32>,
}

impl ByRule {
    /// Starts the search for all completions of `position`, whose given pieces must not conflict.
    #[must_use]
    pub(crate) fn new(position: &Position) -> Self {
        let lines = Lines::new(position);
        let state = lines.start();
        ByRule { lines: Arc::new(lines), path: Vec::new(), state, entered: true }
    }

    /// Starts the search for queens, each in a row of its own.
    fn queens(given: &NonAttacking) -> Self {
        let size = given.size() as u32;
        let squares: Vec<i32> = given.queens().map(|queen| queen.number(size) as i32).collect();
        let board = Board::new(size, size).expect("the catalogue checks the size");
        let position = Position::new(&Rule::of(Piece::Queens), &board).expect("any board allows queens");
        ByRule::new(&position.with_given(&squares).expect("the queens are on the board"))
    }

    fn position(&self) -> &Position {
        self.lines.position()
    }

    fn square(&self, square: u32) -> Square {
        let board = self.position().board();
        Square::new(board.row(square), board.column(square))
    }

    /// The pieces that the search has set.
    fn set(&self) -> Squares {
        self.path.iter().filter_map(|level| level.piece).collect()
    }

    /// How many pieces are still to be set; `None` if more pieces are given than wanted.
    fn left(&self) -> Option<u32> {
        Some(self.lines.pieces_to_set()? - self.set().len())
    }

    /// The row of the next line. `None` if all pieces are set.
    fn next_row(&self, last: Option<Event>, mut state: BoardState) -> Option<u32> {
        match last {
            Some(Event::DeadEnd { line: Some(Line { kind: LineKind::Row, index }) }) => Some(index),
            Some(Event::Removed(square)) => Some(square.row),
            _ => match self.lines.next(&mut state, self.left()?) {
                Next::Line(choice) => choice.squares.first().map(|square| self.square(square).row),
                Next::Full | Next::Dead => None,
            },
        }
    }

    /// How many squares of the line were tried before.
    fn tried(level: &Level) -> u64 {
        let tried = level.choice.squares - level.left;
        u64::from(tried.len()) - u64::from(level.piece.is_some())
    }
}

impl Search for ByRule {
    fn listing(&self) -> Listing<'static> {
        LISTING
    }

    fn next(&mut self) -> Option<Step> {
        if std::mem::take(&mut self.entered)
            && let Some(left) = self.left()
        {
            match self.lines.next(&mut self.state, left) {
                //~ if all pieces are set: a solution
                Next::Full => return step!(Event::Solution),
                //~ if fewer lines have an open square than pieces are left: a dead end
                Next::Dead => {
                    let line = self.lines.dead_line(&self.state, self.position().given() | self.set());
                    return step!(Event::DeadEnd { line });
                }
                //~ line ← of those that must have a piece, the one with the fewest open squares
                //~ while a square of the line is to be tried:
                //~     set a piece on it
                //~     open ← open − what the piece attacks
                Next::Line(choice) => {
                    let (state, left) = (self.state, choice.squares);
                    self.path.push(Level { state, choice, left, piece: None });
                }
            }
        }
        if let Some(level) = self.path.last_mut()
            && level.piece.is_none()
            && let Some(square) = level.left.first()
        {
            level.left -= Squares::one(square);
            level.piece = Some(square);
            self.state = self.lines.with_piece(&level.state, square);
            self.entered = true;
            let only = level.choice.must && level.choice.squares.len() == 1;
            let square = self.square(square);
            return if only { step!(Event::Forced(square)) } else { step!(Event::Tried(square)) };
        }
        //~ if none is left and the line may stay empty: go on without the line
        //~ else take the last piece off
        if let Some(level) = self.path.pop_if(|level| level.piece.is_none())
            && !level.choice.must
        {
            self.state = self.lines.without(&level.state, level.choice.squares);
            self.entered = true;
            return self.next();
        }
        if let Some(piece) = self.path.last_mut().and_then(|level| level.piece.take()) {
            return step!(Event::Removed(self.square(piece)));
        }
        //~ if there is no piece to take off: done
        step!(Event::Exhausted)
    }
}

impl Inspect for ByRule {
    #[cfg(feature = "later")]
    fn choice(&self) -> Result<trace::Choice, Undecided> {
        let mut ahead = self.clone();
        let square = next_set(step_of(&mut ahead))?;
        let level = ahead.path.last().ok_or(Undecided::NoChoice)?;
        let line = self.lines.row_or_column(&level.state, level.choice.squares);
        trace::Choice::of(
            line,
            [square].into_iter().chain(level.left.iter().map(|square| self.square(square))).collect(),
        )
    }

    #[cfg(feature = "later")]
    fn decide(&mut self, square: Square) {
        let mut ahead = self.clone();
        if step_of(&mut ahead).is_none() {
            return;
        }
        let square = self.position().board().square(square.row, square.column);
        if let Some(level) = ahead.path.last_mut() {
            level.piece = None;
            level.left = Squares::one(square);
            ahead.state = level.state;
            ahead.entered = false;
            *self = ahead;
        }
    }

    /// The pieces that a placement can represent: at most one in each row.
    fn placement(&self) -> Placement {
        let rows = self.position().board().rows();
        let mut placement = Placement::empty(rows as usize).expect("a board has rows");
        for square in self.pieces().unwrap_or_default() {
            if square.column < rows && placement.column(square.row).is_none() {
                placement.set(square);
            }
        }
        placement
    }

    fn pieces(&self) -> Option<Vec<Square>> {
        Some((self.position().given() | self.set()).iter().map(|square| self.square(square)).collect())
    }

    fn registers(&self, last: Option<Event>) -> Vec<Register> {
        let state = match self.path.last() {
            Some(level) if level.piece.is_none() => &level.state,
            _ => &self.state,
        };
        let open = state.open();
        let board = self.position().board();
        let row = self.next_row(last, *state).or(last.and_then(Event::square).map(|square| square.row)).unwrap_or(0);
        let left = self.left().unwrap_or(0);
        let bits = (0..board.columns()).filter(|&column| open.contains(board.square(row, column)));
        vec![
            Register::Word {
                name: "open",
                bits: bits.fold(0, |word, column| word | 1 << column),
                width: board.columns(),
                means: Means::Squares,
                row: Some(row),
                changed: matches!(last, Some(Event::Tried(_) | Event::Forced(_) | Event::Removed(_))),
            },
            Register::number("piecesLeft", left, true),
            Register::number("openSquares", open.len(), true),
        ]
    }

    fn reason(&self, last: Event) -> Option<Reason> {
        let own = match last {
            Event::Tried(square) | Event::Forced(square) => {
                let level = self.path.last()?;
                let kind = self.lines.row_or_column(&level.state, level.choice.squares).map(|line| line.kind);
                let code = match (matches!(last, Event::Forced(_)), kind) {
                    (true, Some(LineKind::Row)) => "byRule.onlyInRow",
                    (true, Some(_)) => "byRule.onlyInColumn",
                    (true, None) => "byRule.onlyInLine",
                    (false, _) if self.lines.is_ordered() => "byRule.inOrder",
                    (false, Some(LineKind::Row)) => "byRule.inRow",
                    (false, Some(_)) => "byRule.inColumn",
                    (false, None) => "byRule.inLine",
                };
                let own = Own::new(code).at(square).count("count", level.choice.squares.len());
                own.count("tried", ByRule::tried(level)).count("must", u32::from(level.choice.must))
            }
            Event::Removed(square) => {
                let level = self.path.last()?;
                let may_skip = u32::from(!level.choice.must);
                Own::new("byRule.back").at(square).count("count", level.left.len()).count("stays", may_skip)
            }
            Event::DeadEnd { line: Some(line) } => {
                let code = if line.kind == LineKind::Row { "byRule.deadRow" } else { "byRule.deadColumn" };
                Own::new(code).index("line", line.index)
            }
            Event::DeadEnd { line: None } if self.lines.is_ordered() => Own::new("byRule.deadInOrder"),
            Event::DeadEnd { line: None } => {
                let lines = self.lines.min_open_lines(&self.state);
                Own::new("byRule.dead").count("count", self.left()?).count("lines", lines)
            }
            _ => return None,
        };
        Some(Reason::Own(own))
    }

    fn bytes(&self) -> usize {
        size_of::<Self>() + self.path.capacity() * size_of::<Level>()
    }
}
