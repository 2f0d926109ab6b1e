//! The plain implementation of each task, place by place and without tricks. The tricks are compared with it.

use super::moves::Piece;
use super::task::Task;
use crate::bits::{place, population};
use queens_core::bits::ones;

/// Computes the answer of `task` for `word`. For moves, rows are bytes, and pieces block each other.
pub(super) fn answer(task: Task, word: u64) -> u64 {
    match task {
        Task::Population => population::by_shifting(word).into(),
        Task::PopulationOfByte => population::by_shifting(word & 0xff).into(),
        Task::PopulationOfBytes => by_bytes(word, |byte| population::by_shifting(byte).into()),
        Task::SumOfBytes => (0..64).step_by(8).map(|from| word >> from & 0xff).sum(),
        Task::PlaceOfLowest => (0..64).find(|place| word >> place & 1 != 0).unwrap_or(64),
        Task::Lowest => first(word),
        Task::WithoutLowest => word ^ first(word),
        Task::Eights => by_bytes(word, |byte| u64::from(byte == 0xff) << 3),
        Task::Sevens => by_bytes(word, |byte| u64::from(population::by_shifting(byte) >= 7) << 3),
        Task::Gathered => place::gathered(word, population::ONES),
        Task::Scattered => place::scattered(word, population::ONES),
        Task::Moves(piece) => attacks(piece, word),
    }
}

fn by_bytes(word: u64, answer: impl Fn(u64) -> u64) -> u64 {
    (0..64).step_by(8).fold(0, |answers, from| answers | answer(word >> from & 0xff) << from)
}

fn first(word: u64) -> u64 {
    (0..64).map(|place| 1 << place).find(|bit| word & bit != 0).unwrap_or(0)
}

/// Rows and columns of one step.
type Step = (i32, i32);

const KNIGHT: [Step; 8] = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];
const STRAIGHT: [Step; 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];
const ASLANT: [Step; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// The squares that the pieces on `set` attack, found square by square in each direction.
fn attacks(piece: Piece, set: u64) -> u64 {
    let (some, others): (&[Step], &[Step]) = match piece {
        Piece::Knight => (&KNIGHT, &[]),
        Piece::King | Piece::Queen => (&STRAIGHT, &ASLANT),
        Piece::Rook => (&STRAIGHT, &[]),
        Piece::Bishop => (&ASLANT, &[]),
        Piece::PawnUp => (&ASLANT[..2], &[]),
        Piece::PawnDown => (&ASLANT[2..], &[]),
    };
    let mut attacked = 0;
    for square in ones(set) {
        for &(down, right) in some.iter().chain(others) {
            let (mut row, mut column) = ((square / 8).cast_signed() + down, (square % 8).cast_signed() + right);
            while (0..8).contains(&row) && (0..8).contains(&column) {
                let bit = 1 << (8 * row + column);
                attacked |= bit;
                if !piece.slides() || set & bit != 0 {
                    break;
                }
                (row, column) = (row + down, column + right);
            }
        }
    }
    attacked
}
