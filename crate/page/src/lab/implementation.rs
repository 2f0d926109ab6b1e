//! The implementations of one task, to compare them: tricks, the plain implementation, and the machine instruction.

use super::moves::{Mapping, Moves, Piece};
use super::task::Task;
use super::trick::Trick;
use crate::bits::population::{self, Table};
use crate::bits::{hardware, place};
use queens_core::bits;

impl Task {
    /// The implementations of a task on this machine: the tricks, the plain implementation, and the instruction if the
    /// target has it.
    #[must_use]
    pub fn implementations(self) -> Vec<Implementation> {
        let tricks = Trick::ALL.into_iter().map(|(trick, _)| trick).filter(|trick| trick.task() == self);
        let plain = (self != Task::Population).then_some(Implementation::Plain(self));
        let instruction = self.hardware(0).map(|_| Implementation::Instruction(self));
        tricks.map(Implementation::Trick).chain(plain).chain(instruction).collect()
    }

    /// The answer of the machine instruction, if the target has it.
    #[inline(always)]
    fn hardware(self, word: u64) -> Option<u64> {
        match self {
            Task::Population => hardware::population(word),
            Task::PopulationOfByte => hardware::population(word & 0xff),
            Task::PopulationOfBytes => hardware::population_of_bytes(word),
            Task::PlaceOfLowest => hardware::place_of_lowest(word),
            Task::Lowest => hardware::lowest(word),
            Task::WithoutLowest => hardware::without_lowest(word),
            _ => None,
        }
    }
}

/// One way to compute a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Implementation {
    /// The trick.
    Trick(Trick),
    /// The plain implementation: a loop over bits, bytes or squares.
    Plain(Task),
    /// By a machine instruction.
    Instruction(Task),
}

impl Implementation {
    /// The name of the implementation, among the implementations of its task.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Implementation::Trick(trick) => trick.name(),
            Implementation::Plain(_) => "plain",
            Implementation::Instruction(_) => "instruction",
        }
    }

    /// The result for `word`; `None` for an instruction that the target lacks. For moves, bytes are rows, and pieces
    /// block each other.
    #[must_use]
    pub fn answer(self, word: u64) -> Option<u64> {
        self.chain(&Table::new(), 0, 1, word)
    }

    /// Computes the task `times` times in a chain: each word depends on the answer before, so that the compiler can neither
    /// drop nor reorder an answer. It is meant for timing. Returns the last answer; `None` for an instruction that the
    /// target lacks.
    #[must_use]
    pub fn repeat(self, table: &Table, times: u32) -> Option<u64> {
        self.chain(table, 0x9e37_79b9_7f4a_7c15, times, 0)
    }

    #[inline(always)]
    fn chain(self, table: &Table, stride: u64, times: u32, word: u64) -> Option<u64> {
        let run = Run { stride, times, word };
        Some(match self {
            Implementation::Trick(trick) => match trick {
                Trick::CountShifting => run.of(|word| population::by_shifting(word).into()),
                Trick::CountTable => run.of(|word| table.population(word).into()),
                Trick::CountClearing => run.of(|word| population::by_clearing(word).into()),
                Trick::CountSwar => run.of(|word| population::swar(word).into()),
                Trick::CountByte => run.of(|word| population::of_byte(word).into()),
                Trick::CountBytes => run.of(population::of_bytes),
                Trick::SumBytes => run.of(|word| population::sum_of_bytes(word).into()),
                Trick::PlaceOfLowest => run.of(|word| place::of_lowest(word).into()),
                Trick::Lowest => run.of(bits::lowest),
                Trick::WithoutLowest => run.of(bits::without_lowest),
                Trick::Eights => run.of(|word| population::eights(population::of_bytes(word))),
                Trick::Sevens => run.of(|word| population::sevens(population::of_bytes(word))),
                Trick::Gather => run.of(place::gathered_ones),
                Trick::Scatter => run.of(place::scattered_ones),
                Trick::Moves(piece) => run.of(|word| usual(piece).attacks(word)),
            },
            Implementation::Plain(task) => run.of(|word| super::plain::answer(task, word)),
            Implementation::Instruction(task) => {
                task.hardware(0)?;
                run.of(|word| task.hardware(word).unwrap_or_default())
            }
        })
    }
}

/// The moves of a piece in the form that is timed: bytes are rows, and pieces block each other.
const fn usual(piece: Piece) -> Moves {
    Moves { piece, mapping: Mapping::Rows, blocked: true, off: Vec::new() }
}

#[derive(Clone, Copy)]
struct Run {
    stride: u64,
    times: u32,
    word: u64,
}

impl Run {
    #[inline(always)]
    fn of(self, answer: impl Fn(u64) -> u64) -> u64 {
        let (mut word, mut last) = (self.word, 0);
        for _ in 0..self.times {
            last = answer(word ^ last);
            // The halves are exchanged, because the low bits of a sum alone would repeat in a short cycle.
            word = word.wrapping_add(self.stride).rotate_left(u64::BITS / 2);
        }
        last
    }
}
