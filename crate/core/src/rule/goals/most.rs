//! The most pieces that can stand without attacking each other, with the proof that one more cannot.

use crate::rule::board::Position;
use crate::rule::engine::Finding;
use crate::rule::law::Squares;
use crate::sliced::Sliced;

/// Looks for one more piece again and again, until all possibilities are exhausted.
///
/// ```
/// use queens_core::Sliced;
/// use queens_core::rule::{Board, Most, Piece, Position, Rule};
///
/// let mut most = Most::new(&Position::new(&Rule::of(Piece::Bishops), &Board::new(8, 8)?)?, 1);
/// most.run_to_end();
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
    /// Starts the search. The given pieces stay; the number of pieces that the position asks for is ignored. `seed`
    /// decides which pieces are found.
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

    /// Whether it is proved that no more pieces can stand.
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.proved
    }

    /// How many pieces have been set so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Looks for one more piece, for about `nodes` nodes.
    fn look(&mut self, nodes: u64) {
        let mut finding = self.finding.take().unwrap_or_else(|| {
            let one_more = self.position.clone().with_pieces(self.best.len() + 1);
            Finding::new(&one_more, self.seed)
        });
        let before = finding.nodes();
        let known = finding.run(nodes);
        self.nodes += finding.nodes() - before;
        match finding.found() {
            Some(found) => self.best = found,
            None if known => self.proved = true,
            None => self.finding = Some(finding),
        }
    }
}

impl Sliced for Most {
    /// Sets about `nodes` more pieces; true when it is proved that there are no more.
    fn run(&mut self, nodes: u64) -> bool {
        let stop = self.nodes.saturating_add(nodes);
        while !self.proved && self.nodes < stop {
            self.look(stop - self.nodes);
        }
        self.proved
    }
}
