//! The tricks as pipelines: the computations of `bits`, one operation after another.

use super::mask::Mask;
use super::moves::{Moves, Piece};
use super::pipeline::{Operand, Pipeline, Unary, X};
use super::task::Task;

/// A trick that can be run step by step on a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trick {
    /// Bits counted one place after another.
    CountShifting,
    /// Bits counted in four pieces of 16, each looked up.
    CountTable,
    /// Bits counted by clearing the lowest until no bit is left.
    CountClearing,
    /// Bits counted in all bytes at once, and the counts summed.
    CountSwar,
    /// Bits of the lowest byte.
    CountByte,
    /// Bits of each of the eight bytes at once.
    CountBytes,
    /// The sum of the eight bytes.
    SumBytes,
    /// The place of the lowest bit, by halving.
    PlaceOfLowest,
    /// The lowest bit alone.
    Lowest,
    /// All but the lowest bit.
    WithoutLowest,
    /// Which bytes have all eight bits, by one AND on their counts.
    Eights,
    /// Which bytes have seven bits or more, by one addition before that AND.
    Sevens,
    /// The lowest bits of the bytes, moved together.
    Gather,
    /// The bits of the lowest byte, moved apart.
    Scatter,
    /// Where pieces on these squares can go.
    Moves(Piece),
}

impl Trick {
    /// Every trick with its name, in the order in which a page offers them.
    pub const ALL: [(Trick, &'static str); 21] = [
        (Trick::Lowest, "lowest"),
        (Trick::WithoutLowest, "without-lowest"),
        (Trick::PlaceOfLowest, "place-of-lowest"),
        (Trick::CountShifting, "count-shifting"),
        (Trick::CountClearing, "count-clearing"),
        (Trick::CountTable, "count-table"),
        (Trick::CountSwar, "count-swar"),
        (Trick::CountByte, "count-byte"),
        (Trick::CountBytes, "count-bytes"),
        (Trick::SumBytes, "sum-bytes"),
        (Trick::Eights, "eights"),
        (Trick::Sevens, "sevens"),
        (Trick::Gather, "gather"),
        (Trick::Scatter, "scatter"),
        (Trick::Moves(Piece::Knight), Piece::Knight.name()),
        (Trick::Moves(Piece::King), Piece::King.name()),
        (Trick::Moves(Piece::Queen), Piece::Queen.name()),
        (Trick::Moves(Piece::Rook), Piece::Rook.name()),
        (Trick::Moves(Piece::Bishop), Piece::Bishop.name()),
        (Trick::Moves(Piece::PawnUp), Piece::PawnUp.name()),
        (Trick::Moves(Piece::PawnDown), Piece::PawnDown.name()),
    ];

    /// The trick of a name.
    #[must_use]
    pub fn find(name: &str) -> Option<Trick> {
        Trick::ALL.into_iter().find(|&(_, other)| other == name).map(|(trick, _)| trick)
    }

    /// The name of the trick.
    #[must_use]
    pub fn name(self) -> &'static str {
        Trick::ALL.into_iter().find(|&(trick, _)| trick == self).map_or("", |(_, name)| name)
    }

    /// Returns the task of the trick; several tricks may share a task.
    #[must_use]
    pub const fn task(self) -> Task {
        match self {
            Trick::CountShifting | Trick::CountTable | Trick::CountClearing | Trick::CountSwar => Task::Population,
            Trick::CountByte => Task::PopulationOfByte,
            Trick::CountBytes => Task::PopulationOfBytes,
            Trick::SumBytes => Task::SumOfBytes,
            Trick::PlaceOfLowest => Task::PlaceOfLowest,
            Trick::Lowest => Task::Lowest,
            Trick::WithoutLowest => Task::WithoutLowest,
            Trick::Eights => Task::Eights,
            Trick::Sevens => Task::Sevens,
            Trick::Gather => Task::Gathered,
            Trick::Scatter => Task::Scattered,
            Trick::Moves(piece) => Task::Moves(piece),
        }
    }

    /// Whether the answer is a number, and not a set of bits.
    #[must_use]
    pub const fn counts(self) -> bool {
        use Task::{PlaceOfLowest, Population, PopulationOfByte, SumOfBytes};
        matches!(self.task(), Population | PopulationOfByte | SumOfBytes | PlaceOfLowest)
    }

    /// The trick as operations on this word. Where the number of rounds depends on the word, they are written out. Only
    /// moves of pieces use `moves`; its `piece` is ignored.
    #[must_use]
    pub fn pipeline(self, word: u64, moves: &Moves) -> Pipeline {
        let mut pipeline = Pipeline::default();
        let steps = &mut pipeline;
        match self {
            Trick::CountShifting => count_shifting(steps, word),
            Trick::CountTable => count_table(steps),
            Trick::CountClearing => count_clearing(steps, word),
            Trick::CountSwar => {
                let counts = count_bytes(steps);
                sum_counts(steps, counts);
            }
            Trick::CountByte => count_byte(steps),
            Trick::CountBytes => {
                count_bytes(steps);
            }
            Trick::SumBytes => sum_bytes(steps),
            Trick::PlaceOfLowest => place_of_lowest(steps),
            Trick::Lowest => {
                let flipped = steps.unary(Unary::Not, X);
                let negated = steps.add(flipped, 1);
                steps.and(X, negated);
            }
            Trick::WithoutLowest => {
                let before = steps.subtract(X, 1);
                steps.and(X, before);
            }
            Trick::Eights => {
                let counts = count_bytes(steps);
                steps.and(counts, Mask::Eights);
            }
            Trick::Sevens => {
                let counts = count_bytes(steps);
                let more = steps.add(counts, Mask::Ones);
                steps.and(more, Mask::Eights);
            }
            Trick::Gather => gather(steps),
            Trick::Scatter => scatter(steps),
            Trick::Moves(piece) => return Moves { piece, ..moves.clone() }.pipeline(),
        }
        pipeline
    }
}

/// Repeats until no bit is left: count the lowest bit, shift.
fn count_shifting(steps: &mut Pipeline, word: u64) {
    let mut found = steps.and(X, 1);
    let mut rest = X;
    for _ in 1..u64::BITS - word.leading_zeros() {
        rest = steps.right(rest, 1);
        let bit = steps.and(rest, 1);
        found = steps.add(found, bit);
    }
}

/// A round for each set bit: clears the lowest set bit, and counts it.
fn count_clearing(steps: &mut Pipeline, word: u64) {
    let (mut rest, mut found) = (X, Operand::Constant(0));
    for _ in 0..word.count_ones() {
        let before = steps.subtract(rest, 1);
        rest = steps.and(rest, before);
        found = steps.add(found, 1);
    }
    if word == 0 {
        steps.and(X, 0);
    }
}

fn count_table(steps: &mut Pipeline) {
    let mut found = steps.unary(Unary::Table, X);
    for places in [16u64, 32, 48] {
        let piece = steps.right(X, places);
        let bits = steps.unary(Unary::Table, piece);
        found = steps.add(found, bits);
    }
}

fn count_bytes(steps: &mut Pipeline) -> Operand {
    let upper = steps.right(X, 1);
    let upper = steps.and(upper, Mask::Fives);
    let twos = steps.subtract(X, upper);
    let lower = steps.and(twos, Mask::Threes);
    let upper = steps.right(twos, 2);
    let upper = steps.and(upper, Mask::Threes);
    let fours = steps.add(lower, upper);
    let upper = steps.right(fours, 4);
    let bytes = steps.add(fours, upper);
    steps.and(bytes, Mask::Fifteens)
}

fn count_byte(steps: &mut Pipeline) {
    let byte = steps.and(X, 0xff);
    let upper = steps.right(byte, 1);
    let upper = steps.and(upper, 0x55);
    let twos = steps.subtract(byte, upper);
    let lower = steps.and(twos, 0x33);
    let upper = steps.right(twos, 2);
    let upper = steps.and(upper, 0x33);
    let fours = steps.add(lower, upper);
    let upper = steps.right(fours, 4);
    let all = steps.add(fours, upper);
    steps.and(all, 0x0f);
}

fn sum_bytes(steps: &mut Pipeline) {
    let lower = steps.and(X, Mask::Bytes);
    let upper = steps.right(X, 8);
    let upper = steps.and(upper, Mask::Bytes);
    let mut sum = steps.add(lower, upper);
    for places in [16u64, 32] {
        let upper = steps.right(sum, places);
        sum = steps.add(sum, upper);
    }
    steps.and(sum, 0x7ff);
}

fn sum_counts(steps: &mut Pipeline, counts: Operand) {
    let mut sum = counts;
    for places in [8u64, 16, 32] {
        let upper = steps.right(sum, places);
        sum = steps.add(sum, upper);
    }
    steps.and(sum, 0xff);
}

/// Without a branch: if a half has no bit, subtracting 1 makes it all ones, so its top bit shows this.
fn place_of_lowest(steps: &mut Pipeline) {
    let (mut rest, mut place) = (X, None);
    for power in (0..6u32).rev() {
        let half = 1u64 << power;
        let lower = steps.and(rest, queens_core::bits::low(half as u32));
        let before = steps.subtract(lower, 1);
        let empty = steps.right(before, 63);
        let skipped = if power == 0 { empty } else { steps.left(empty, u64::from(power)) };
        rest = steps.right(rest, skipped);
        place = Some(place.map_or(skipped, |place| steps.add(place, skipped)));
    }
    // If the word is 0, no bit was found, and the place is 64.
    let found = steps.and(rest, 1);
    let missing = steps.binary(super::pipeline::Binary::Xor, found, 1);
    steps.add(place.unwrap_or(X), missing);
}

fn gather(steps: &mut Pipeline) {
    let mut bits = steps.and(X, Mask::Ones);
    for (places, mask) in [(7u64, 0x0003_0003_0003_0003), (14, 0x0000_000f_0000_000f), (28, 0xff)] {
        let moved = steps.right(bits, places);
        let both = steps.or(bits, moved);
        bits = steps.and(both, mask);
    }
}

fn scatter(steps: &mut Pipeline) {
    let mut bits = steps.and(X, 0xff);
    let masks = [0x0000_000f_0000_000f.into(), 0x0003_0003_0003_0003.into(), Operand::Mask(Mask::Ones)];
    for (places, mask) in [28u64, 14, 7].into_iter().zip(masks) {
        let moved = steps.left(bits, places);
        let both = steps.or(bits, moved);
        bits = steps.and(both, mask);
    }
}
