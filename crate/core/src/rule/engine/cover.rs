//! Covers of the board by sets of squares with at most one piece each: rows, columns, diagonals, blocks.
//!
//! If `k` pieces are to be placed and a cover has `k` sets, each set must contain one. If the cover has fewer sets, there is
//! no way.

use crate::board::SquareSet;
use crate::rule::board::Table;
use crate::rule::law::Squares;

/// A cover: sets of squares that together contain all squares in question. Any two squares of a set conflict.
pub(super) type Cover<const WORDS: usize = MAX_COVER_WORDS> = Vec<SquareSet<WORDS>>;

/// The number of words of a set that can contain any square of any board.
pub(super) const MAX_COVER_WORDS: usize = (Squares::CAPACITY / 64) as usize;

/// Covers of `squares`, the smallest first.
pub(super) fn covers(table: &Table, squares: Squares) -> Vec<Cover> {
    let ways = table.along().iter().map(|line| cover(table, squares, |square| line.squares(square)));
    let jumbled = [by_number(table, squares), by_degree(table, squares)];
    let mut covers: Vec<Cover> = ways.chain(jumbled).collect();
    covers.sort_by_key(Vec::len);
    covers.dedup();
    covers
}

/// The cover by rows, for rules that close rows.
pub(super) fn rows(table: &Table, squares: Squares) -> Cover {
    let board = table.board();
    (0..board.rows()).map(|row| board.row_squares(row) & squares).filter(|row| !row.is_empty()).collect()
}

/// Makes sets until no square is left. Each set begins with the first square left, and takes those of its `fellows`
/// that conflict with every square in the set.
fn cover(table: &Table, squares: Squares, fellows: impl Fn(u32) -> Squares) -> Cover {
    let mut left = squares;
    let mut cover = Vec::new();
    while let Some(first) = left.first() {
        let set = grown(table, first, (fellows(first) & left).iter());
        left -= set;
        cover.push(set);
    }
    cover
}

fn by_number(table: &Table, squares: Squares) -> Cover {
    cover(table, squares, |square| table.conflicts(square))
}

/// Begins each set with the square that has the fewest conflicts left, and takes its fellows in the same order. If sets are
/// small, as for knights, this leaves few single squares at the end.
fn by_degree(table: &Table, squares: Squares) -> Cover {
    let mut left = squares;
    let mut cover = Vec::new();
    let mut conflicts_left = vec![0; table.board().all().len() as usize];
    for square in squares.iter() {
        conflicts_left[square as usize] = (table.conflicts(square) & squares).len();
    }
    while let Some(first) = left.iter().min_by_key(|&square| conflicts_left[square as usize]) {
        let mut fellows: Vec<u32> = (table.conflicts(first) & left).iter().collect();
        fellows.sort_by_key(|&square| conflicts_left[square as usize]);
        let set = grown(table, first, fellows.into_iter());
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

fn grown(table: &Table, first: u32, fellows: impl Iterator<Item = u32>) -> Squares {
    let mut set = Squares::one(first);
    let mut common = table.conflicts(first);
    for square in fellows {
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
/// squares of `open`. If no line must have one, a line of the tightest cover, which may stay empty. `None` if the lines left
/// do not suffice.
///
/// `order` breaks ties: it is called for each equally constrained line, and the smallest answer wins; then the first
/// line.
pub(super) fn narrowest<const WORDS: usize>(
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
