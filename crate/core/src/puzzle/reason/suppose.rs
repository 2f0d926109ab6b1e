//! The consequences of an assumed queen.

use crate::puzzle::ladder::{followed, single};
use crate::puzzle::lines::Lines;
use crate::puzzle::{Layout, Position, Rule, Step, deduce_by};

/// The consequences of a queen on a square, as far as propagation goes, or until a line that needs a queen has no free
/// square.
pub(super) struct Supposed {
    /// The board with the queens that are forced.
    pub(super) board: Position,
    /// The steps that led there.
    pub(super) chain: Vec<Step>,
}

impl Supposed {
    /// Propagates from a queen on `square`: by singles (with several stars, also blocks) for a trial, by all weaker
    /// rules for a trial by rules. If several singles apply, the one on `first` is taken, or else the one on the first
    /// square, as the ladder does.
    pub(super) fn follow(layout: &Layout, position: &Position, square: u32, rule: Rule, first: Option<u32>) -> Self {
        let mut board = *position;
        board.set(layout, square);
        let mut chain = Vec::new();
        let following = followed(layout, rule);
        while board.dry(layout).is_empty() {
            let wanted = first.filter(|_| chain.is_empty()).and_then(|first| single_on(layout, &board, first));
            let Some(step) = wanted.or_else(|| deduce_by(layout, &board, following)) else { break };
            board.apply(layout, &step);
            chain.push(step);
        }
        Supposed { board, chain }
    }

    /// Propagates until a line has no free square. The line can depend on the single that is taken first, so each
    /// single is tried first.
    pub(super) fn until_dry(layout: &Layout, position: &Position, square: u32, rule: Rule, dry: usize) -> Option<Self> {
        let mut board = *position;
        board.set(layout, square);
        let firsts = board.free.iter().filter(|&first| single_on(layout, &board, first).is_some());
        let orders = std::iter::once(None).chain(firsts.map(Some));
        let mut ends = orders.map(|first| Self::follow(layout, position, square, rule, first));
        ends.find(|end| end.board.dry(layout).iter().any(|line| line == dry))
    }
}

/// The single that sets a queen on this square, if there is one.
fn single_on(layout: &Layout, board: &Position, square: u32) -> Option<Step> {
    let through = Lines(layout.through(square).0 & board.open.0);
    let is_free = board.free.contains(square);
    let line = through.iter().find(|&line| is_free && board.spare(layout, line) == 0)?;
    Some(single(layout, board, square, line))
}
