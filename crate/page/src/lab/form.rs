//! The forms that answer one question, to be run side by side: tricks, the plain way, and the machine's own instruction.

use super::moves::{Mapping, Moves, Piece};
use super::trick::Trick;
use queens_core::bits::population::{self, Table};
use queens_core::bits::{self, hardware, place};

/// What a form answers about a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// How many bits are set?
    Population,
    /// How many in the lowest byte?
    PopulationOfByte,
    /// How many in each byte?
    PopulationOfBytes,
    /// What is the sum of the bytes?
    SumOfBytes,
    /// Where is the lowest bit?
    PlaceOfLowest,
    /// The lowest bit alone?
    Lowest,
    /// The rest without it?
    WithoutLowest,
    /// Which bytes are full?
    Eights,
    /// Which bytes have seven bits or more?
    Sevens,
    /// The lowest bits of the bytes together?
    Gathered,
    /// The bits of the lowest byte apart?
    Scattered,
    /// Where can pieces on these squares go?
    Moves(Piece),
}

/// An instruction by its names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Instruction {
    /// On x86.
    pub x86: &'static str,
    /// In WebAssembly, where it has one.
    pub wasm: Option<&'static str>,
}

impl Question {
    /// The one instruction that answers it, where there is one.
    #[must_use]
    pub const fn instruction(self) -> Option<Instruction> {
        let (x86, wasm) = match self {
            Question::Population | Question::PopulationOfByte => ("POPCNT", Some("i64.popcnt")),
            Question::PopulationOfBytes => ("VPOPCNTB", Some("i8x16.popcnt")),
            Question::SumOfBytes => ("PSADBW", None),
            Question::PlaceOfLowest => ("TZCNT", Some("i64.ctz")),
            Question::Lowest => ("BLSI", None),
            Question::WithoutLowest => ("BLSR", None),
            Question::Gathered => ("PEXT", None),
            Question::Scattered => ("PDEP", None),
            Question::Eights | Question::Sevens | Question::Moves(_) => return None,
        };
        Some(Instruction { x86, wasm })
    }

    /// The forms that answer it on this machine: its tricks, the plain way, the instruction where the target has it.
    #[must_use]
    pub fn forms(self) -> Vec<Form> {
        let tricks = Trick::ALL.into_iter().map(|(trick, _)| trick).filter(|trick| trick.question() == self);
        let plain = (self != Question::Population).then_some(Form::Plain(self));
        let instruction = self.hardware(0).map(|_| Form::Instruction(self));
        tricks.map(Form::Trick).chain(plain).chain(instruction).collect()
    }

    /// The answer of the machine's own instruction, where the target has it.
    #[inline(always)]
    fn hardware(self, word: u64) -> Option<u64> {
        match self {
            Question::Population => hardware::population(word),
            Question::PopulationOfByte => hardware::population(word & 0xff),
            Question::PopulationOfBytes => hardware::population_of_bytes(word),
            Question::PlaceOfLowest => hardware::place_of_lowest(word),
            Question::Lowest => hardware::lowest(word),
            Question::WithoutLowest => hardware::without_lowest(word),
            _ => None,
        }
    }
}

/// One way to answer a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// As the trick does.
    Trick(Trick),
    /// Bit by bit, byte by byte, square by square.
    Plain(Question),
    /// By the machine's own instruction.
    Instruction(Question),
}

impl Form {
    /// Its name among the forms of its question.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Form::Trick(trick) => trick.name(),
            Form::Plain(_) => "plain",
            Form::Instruction(_) => "instruction",
        }
    }

    /// The answer to its question about a word; `None` for an instruction that the target lacks. Of moves: rows are
    /// bytes, and pieces stand in each other's way.
    #[must_use]
    pub fn answer(self, word: u64) -> Option<u64> {
        self.chain(&Table::new(), 0, 1, word)
    }

    /// Answers it so many times over, each time about a word that depends on the answer before, so that no answer can be
    /// left out or begun early. For the clock of others; the last answer shows that the work was done.
    #[must_use]
    pub fn repeat(self, table: &Table, times: u32) -> Option<u64> {
        self.chain(table, 0x9e37_79b9_7f4a_7c15, times, 0)
    }

    #[inline(always)]
    fn chain(self, table: &Table, stride: u64, times: u32, word: u64) -> Option<u64> {
        let run = Run { stride, times, word };
        Some(match self {
            Form::Trick(trick) => match trick {
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
            Form::Plain(question) => run.of(|word| super::plain::answer(question, word)),
            Form::Instruction(question) => {
                question.hardware(0)?;
                run.of(|word| question.hardware(word).unwrap_or_default())
            }
        })
    }
}

/// The moves of a piece as they are measured.
pub(super) const fn usual(piece: Piece) -> Moves {
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
            word = word.wrapping_add(self.stride);
        }
        last
    }
}
