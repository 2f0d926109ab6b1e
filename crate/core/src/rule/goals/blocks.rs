//! Sets of solutions that are known to share no square: the images of one solution under a group of motions.

use crate::board::Motion;
use crate::rule::board::Position;
use crate::rule::board::transform_motions;
use crate::rule::law::Squares;
use std::collections::{BTreeSet, HashMap};

/// A block: indices of solutions of which no two share a square.
pub(super) type Block = Vec<usize>;

/// Finds the blocks for each of two kinds of motions: the shifts along the rows, and the reflections that map rows to
/// rows. On boards of 5, 7 and 11 rows the shifts of one solution cover the board; on 12 rows, the reflections of three
/// solutions do.
pub(super) fn blocks(position: &Position, solutions: &[Squares]) -> Vec<Vec<Block>> {
    let indices: HashMap<Squares, usize> = solutions.iter().copied().zip(0..).collect();
    let kinds = [shifts(position), row_preserving(position)];
    kinds.iter().map(|motions| of_motions(motions, solutions, &indices)).filter(|blocks| !blocks.is_empty()).collect()
}

fn of_motions(motions: &[Motion], solutions: &[Squares], indices: &HashMap<Squares, usize>) -> Vec<Block> {
    let block = |&solution: &Squares| -> Option<Block> {
        let images: Vec<Squares> = motions.iter().map(|motion| solution.image(motion)).collect();
        let all = images.iter().fold(Squares::EMPTY, |all, &image| all | image);
        let is_disjoint = all.len() == images.len() as u32 * solution.len();
        let mut block: Block = images.iter().map(|image| indices.get(image).copied()).collect::<Option<_>>()?;
        block.sort_unstable();
        is_disjoint.then_some(block)
    };
    if motions.len() < 2 {
        return Vec::new();
    }
    solutions.iter().filter_map(block).collect::<BTreeSet<Block>>().into_iter().collect()
}

/// The shifts of the columns to the right by 0, 1, 2 and so on, with the columns wrapped round. The image of a solution
/// need not be a solution.
fn shifts(position: &Position) -> Vec<Motion> {
    let board = position.board();
    let shifted = |by: u32| -> Motion {
        let to = |square| board.square(board.row(square), (board.column(square) + by) % board.columns());
        board.all().iter().map(to).collect()
    };
    (0..board.columns()).map(shifted).collect()
}

/// The rotations and reflections that preserve the rule and map rows to rows.
fn row_preserving(position: &Position) -> Vec<Motion> {
    let board = position.board();
    let (first, last) = (0, board.columns() - 1);
    let keeps_rows = |motion: &Motion| board.row(motion[first]) == board.row(motion[last as usize]);
    transform_motions(position).into_iter().filter(keeps_rows).collect()
}
