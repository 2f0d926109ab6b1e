//! The most pieces of which none attacks another, with the proof that one more is too many.

use super::finding::Finding;
use super::position::Position;
use super::squares::Squares;
use crate::sliced::Sliced;

/// Looks for one piece more again and again, until everything was tried in vain.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::rule::{Board, Most, Piece, Position, Rule};
///
/// let mut most = Most::new(&Position::new(&Rule::of(Piece::Bishops), &Board::new(8, 8)?)?, 1);
/// while !most.run(1_000) {}
/// assert_eq!(most.best().len(), 14);
/// # Ok::<(), queens_core::rule::RuleError>(())
/// ```
pub struct Most {
    position: Position,
    seed: u32,
    best: Squares,
    finding: Option<Finding>,
    proved: bool,
    nodes: u64,
}

impl Most {
    /// Before anything was tried. The given pieces stay; how many are wanted does not matter. `seed` decides which pieces
    /// are found.
    #[must_use]
    pub fn new(position: &Position, seed: u32) -> Self {
        let best = if position.conflict().is_none() { position.given() } else { Squares::EMPTY };
        Most { position: position.clone(), seed, best, finding: None, proved: position.conflict().is_some(), nodes: 0 }
    }

    /// The most pieces found so far, the given ones included.
    #[must_use]
    pub fn best(&self) -> Squares {
        self.best
    }

    /// Whether it is proved that no more can stand.
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.proved
    }

    /// How many pieces were set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl Sliced for Most {
    /// Sets about `nodes` pieces more; true when it is proved that there are no more.
    fn run(&mut self, nodes: u64) -> bool {
        let mut left = nodes;
        while !self.proved {
            let one_more = self.best.len() + 1;
            let (position, seed) = (&self.position, self.seed);
            let finding =
                self.finding.get_or_insert_with(|| Finding::new(&position.clone().with_pieces(one_more), seed));
            let before = finding.nodes();
            let known = finding.run(left);
            let spent = finding.nodes() - before;
            self.nodes += spent;
            left -= spent.max(1).min(left);
            if !known {
                return false;
            }
            match finding.found() {
                Some(found) => self.best = found,
                None => self.proved = true,
            }
            self.finding = None;
            if left == 0 {
                break;
            }
        }
        self.proved
    }
}
