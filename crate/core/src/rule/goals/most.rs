//! The maximum number of pieces without attacks among each other, with the proof that more are impossible.

use crate::rule::board::Position;
use crate::rule::engine::Finding;
use crate::rule::law::{RuleError, Squares};
use crate::sliced::Sliced;

/// Looks for one more piece again and again, until all possibilities are exhausted.
///
/// Under an [ordered](crate::rule::Rule::is_ordered) rule with given pieces, five pieces may be possible although four
/// are not, so the numbers are tried from the largest down.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::rule::{Board, Most, Piece, Position, Rule};
///
/// let mut most = Most::new(&Position::new(&Rule::of(Piece::Bishops), &Board::new(8, 8)?)?, 1)?;
/// most.run_to_end();
/// assert_eq!(most.best().map(|pieces| pieces.len()), Some(14));
/// # Ok::<(), queens_core::rule::RuleError>(())
/// ```
#[derive(Debug)]
pub struct Most {
    position: Position,
    seed: u32,
    best: Option<Squares>,
    /// The number of pieces that the current search looks for.
    wanted: u32,
    direction: Direction,
    finding: Option<Finding>,
    proved: bool,
    nodes: u64,
}

/// How the number of pieces changes from one search to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Direction {
    Up,
    Down,
}

impl Most {
    /// Starts the search. The given pieces stay; the number of pieces that the position wants is ignored. `seed`
    /// decides which pieces are found.
    ///
    /// # Errors
    /// [`RuleError::Conflict`] if two of the given pieces conflict.
    pub fn new(position: &Position, seed: u32) -> Result<Self, RuleError> {
        if let Some((one, other)) = position.conflict() {
            let board = position.board();
            let place = |square| (board.row(square) + 1, board.column(square) + 1);
            let ((row, column), (other_row, other_column)) = (place(one), place(other));
            return Err(RuleError::Conflict { row, column, other_row, other_column });
        }
        let given = position.given();
        let is_allowed = position.clone().with_pieces(given.len()).is_completed_by(given);
        let down = position.table().rule().is_ordered() && !given.is_empty();
        // An ordered rule allows one piece in a row.
        let (direction, wanted) =
            if down { (Direction::Down, position.board().rows()) } else { (Direction::Up, given.len() + 1) };
        let best = is_allowed.then_some(given);
        let mut most =
            Most { position: position.clone(), seed, best, wanted, direction, finding: None, proved: false, nodes: 0 };
        most.proved = down && most.is_exhausted();
        Ok(most)
    }

    /// The most pieces found so far, including the given pieces; `None` until some are found. If [`run`](Self::run) has
    /// returned true, `None` means that the given pieces are impossible, whatever else is added.
    #[must_use]
    pub fn best(&self) -> Option<Squares> {
        self.best
    }

    /// Whether it is proved that more pieces are impossible.
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.proved
    }

    /// How many pieces have been set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether all smaller numbers can be skipped, if numbers are tried from the largest down.
    fn is_exhausted(&self) -> bool {
        self.wanted < self.position.given().len() + u32::from(self.best.is_some())
    }

    /// Looks for the wanted number of pieces, for about `nodes` nodes.
    fn search(&mut self, nodes: u64) {
        let mut finding = self.finding.take().unwrap_or_else(|| {
            let position = self.position.clone().with_pieces(self.wanted);
            Finding::new(&position, self.seed)
        });
        let before = finding.nodes();
        let known = finding.run(nodes);
        self.nodes += finding.nodes() - before;
        match (finding.found(), self.direction) {
            (Some(found), Direction::Up) => {
                self.best = Some(found);
                self.wanted = found.len() + 1;
            }
            (Some(found), Direction::Down) => {
                self.best = Some(found);
                self.proved = true;
            }
            (None, _) if !known => self.finding = Some(finding),
            (None, Direction::Up) => self.proved = true,
            (None, Direction::Down) => {
                self.wanted -= 1;
                self.proved = self.is_exhausted();
            }
        }
    }
}

impl Sliced for Most {
    /// Sets about `nodes` more pieces; true when it is proved that there are no more.
    fn run(&mut self, nodes: u64) -> bool {
        let stop = self.nodes.saturating_add(nodes);
        while !self.proved && self.nodes < stop {
            self.search(stop - self.nodes);
        }
        self.proved
    }
}
