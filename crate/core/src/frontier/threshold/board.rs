//! The squares of a board in the order of their orbits, with the attacks of a queen on each.

use super::squares::Squares;
use crate::board::{Square, Transform};

/// A board whose squares are numbered orbit by orbit. The orbits from which a queen attacks the most squares come first.
#[derive(Debug)]
pub(super) struct Board {
    pub(super) size: u32,
    pub(super) squares: Vec<Square>,
    /// The squares that a queen on each square attacks, including its own.
    pub(super) attacked: Vec<Squares>,
    /// The numbers of the squares that rotations and reflections map to each other.
    pub(super) orbits: Vec<std::ops::Range<usize>>,
    /// The number of each square, by row * size + column.
    numbers: Vec<usize>,
}

impl Board {
    pub(super) fn new(size: usize) -> Self {
        let size = size as u32;
        let all = || (0..size * size).map(move |number| Square::at(number, size));
        // The images of a square, in order: the same for each square of an orbit.
        let orbit = |square: Square| -> Vec<Square> {
            let mut images: Vec<Square> = Transform::ALL.iter().map(|turn| turn.apply(square, size)).collect();
            images.sort();
            images.dedup();
            images
        };
        let open = |square: Square| all().filter(|&other| !attack(square, other)).count();
        let mut orbits: Vec<Vec<Square>> = all().map(orbit).collect();
        orbits.sort();
        orbits.dedup();
        orbits.sort_by_key(|images| (open(images[0]), images[0]));

        let mut ranges = Vec::with_capacity(orbits.len());
        for images in &orbits {
            let start = ranges.last().map_or(0, |range: &std::ops::Range<usize>| range.end);
            ranges.push(start..start + images.len());
        }
        let squares = orbits.concat();
        let mut numbers = vec![0; squares.len()];
        for (number, square) in squares.iter().enumerate() {
            numbers[square.number(size) as usize] = number;
        }
        let attacked = squares.iter().map(|&queen| {
            let mut attacked = Squares::default();
            let others = (0..).zip(&squares).filter(|&(_, &other)| attack(queen, other));
            others.for_each(|(number, _)| attacked.add(number));
            attacked
        });
        Board { size, attacked: attacked.collect(), squares, orbits: ranges, numbers }
    }

    pub(super) fn number(&self, row: u32, column: u32) -> usize {
        self.numbers[(row * self.size + column) as usize]
    }
}

/// Whether two queens attack each other; a queen attacks its own square.
fn attack(one: Square, other: Square) -> bool {
    one == other || one.line_to(other).is_some()
}
