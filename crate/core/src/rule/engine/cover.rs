//! Covers of the board by sets of squares with at most one piece each: rows, columns, diagonals, blocks.
//!
//! If `k` pieces are to be placed and a cover has `k` sets, each set must contain a piece. If the cover has fewer sets,
//! the pieces cannot be placed.

use crate::board::SquareSet;
use crate::rule::board::Table;
use crate::rule::law::Squares;

/// A cover: sets of squares that together contain all squares in question. Any two squares of a set conflict.
pub(super) type Cover<const WORDS: usize = MAX_COVER_WORDS> = Vec<SquareSet<WORDS>>;

/// The number of words of a set that can contain any square of any board.
pub(super) const MAX_COVER_WORDS: usize = (Squares::CAPACITY / 64) as usize;

/// Covers of `squares`, the smallest first.
pub(super) fn covers(table: &Table, squares: Squares) -> Vec<Cover> {
    let ways = table.by_way().iter().map(|line| cover(table, squares, |square| line.squares(square)));
    let others = [by_number(table, squares), by_degree(table, squares)];
    let mut covers: Vec<Cover> = ways.chain(others).collect();
    covers.sort_by_key(Vec::len);
    covers.dedup();
    covers
}

/// The cover by rows, for rules under which a row has at most one piece.
pub(super) fn rows(table: &Table, squares: Squares) -> Cover {
    let board = table.board();
    (0..board.rows()).map(|row| board.row_squares(row) & squares).filter(|row| !row.is_empty()).collect()
}

/// Makes sets until no square is left. Each set begins with the first square left, and gets the squares of its
/// `candidates` that conflict with every square in the set.
fn cover(table: &Table, squares: Squares, candidates: impl Fn(u32) -> Squares) -> Cover {
    let mut left = squares;
    let mut cover = Vec::new();
    while let Some(first) = left.first() {
        let set = grow(table, first, (candidates(first) & left).iter());
        left -= set;
        cover.push(set);
    }
    cover
}

fn by_number(table: &Table, squares: Squares) -> Cover {
    cover(table, squares, |square| table.conflicts(square))
}

/// Begins each set with the square that has the fewest conflicts left, and adds its candidates in the same order. If sets are
/// small, as for knights, this leaves few single squares at the end.
fn by_degree(table: &Table, squares: Squares) -> Cover {
    let mut left = squares;
    let mut cover = Vec::new();
    let mut conflicts_left = vec![0; table.board().all().len() as usize];
    for square in squares.iter() {
        conflicts_left[square as usize] = (table.conflicts(square) & squares).len();
    }
    while let Some(first) = left.iter().min_by_key(|&square| conflicts_left[square as usize]) {
        let mut candidates: Vec<u32> = (table.conflicts(first) & left).iter().collect();
        candidates.sort_by_key(|&square| conflicts_left[square as usize]);
        let set = grow(table, first, candidates.into_iter());
        left -= set;
        for square in set.iter() {
            for other in (table.conflicts(square) & left).iter() {
                conflicts_left[other as usize] -= 1;
            }
        }
        cover.push(set);
    }
    cover
}

fn grow(table: &Table, first: u32, candidates: impl Iterator<Item = u32>) -> Squares {
    let mut set = Squares::one(first);
    let mut common = table.conflicts(first);
    for square in candidates {
        if common.contains(square) {
            set.insert(square);
            common = common & table.conflicts(square);
        }
    }
    set
}

/// The line chosen to be filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Choice<const WORDS: usize = MAX_COVER_WORDS> {
    /// Its open squares.
    pub(crate) squares: SquareSet<WORDS>,
    /// Whether the line must have a piece. If not, it may also stay empty.
    pub(crate) must: bool,
}

/// The line to fill next, with `left` pieces to set: the most constrained of the lines that must have a piece, by the
/// squares of `open`. If no line must have a piece, the most constrained line of the cover with the fewest open
/// lines, which may stay empty. `None` if there are too few lines left.
///
/// `order` breaks ties: it is called for each equally constrained line, and the line with the smallest result is chosen, or else
/// the first line.
pub(super) fn most_constrained<const WORDS: usize>(
    covers: &[Cover<WORDS>],
    open: SquareSet<WORDS>,
    left: u32,
    mut order: impl FnMut() -> u32,
) -> Option<Choice<WORDS>> {
    let mut best: Option<((u32, u32, u32), SquareSet<WORDS>)> = None;
    for cover in covers {
        let mut lines = 0;
        let mut fewest: Option<((u32, u32), SquareSet<WORDS>)> = None;
        for &line in cover {
            let squares = line & open;
            let count = squares.len();
            if count == 0 {
                continue;
            }
            lines += 1;
            if fewest.is_none_or(|((least, _), _)| count <= least) {
                let rank = (count, order());
                if fewest.is_none_or(|(least, _)| rank < least) {
                    fewest = Some((rank, squares));
                }
            }
        }
        let slack = u32::checked_sub(lines, left)?;
        let ((count, order), squares) = fewest?;
        let rank = (slack, count, order);
        if best.is_none_or(|(least, _)| rank < least) {
            best = Some((rank, squares));
        }
    }
    best.map(|((slack, ..), squares)| Choice { squares, must: slack == 0 })
}
