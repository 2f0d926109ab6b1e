//! The tasks of the tricks: what each computes from one word, and the machine instructions for it.

use super::moves::Piece;

/// A computation from one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// How many bits are set?
    Population,
    /// How many bits of the lowest byte are set?
    PopulationOfByte,
    /// How many bits of each byte are set?
    PopulationOfBytes,
    /// What is the sum of the bytes?
    SumOfBytes,
    /// Where is the lowest bit?
    PlaceOfLowest,
    /// What is the lowest bit alone?
    Lowest,
    /// What is left without the lowest bit?
    WithoutLowest,
    /// Which bytes are full?
    Eights,
    /// Which bytes have seven bits or more?
    Sevens,
    /// What are the lowest bits of the bytes, gathered in one byte?
    Gathered,
    /// What are the bits of the lowest byte, one in each byte?
    Scattered,
    /// Where can pieces on these squares go?
    Moves(Piece),
}

/// An instruction by its names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Instruction {
    /// On x86.
    pub x86: &'static str,
    /// In WebAssembly, if it has one.
    pub wasm: Option<&'static str>,
}

impl Task {
    /// The single instruction that computes the task, if there is one.
    #[must_use]
    pub const fn instruction(self) -> Option<Instruction> {
        let (x86, wasm) = match self {
            Task::Population | Task::PopulationOfByte => ("POPCNT", Some("i64.popcnt")),
            Task::PopulationOfBytes => ("VPOPCNTB", Some("i8x16.popcnt")),
            Task::SumOfBytes => ("PSADBW", None),
            Task::PlaceOfLowest => ("TZCNT", Some("i64.ctz")),
            Task::Lowest => ("BLSI", None),
            Task::WithoutLowest => ("BLSR", None),
            Task::Gathered => ("PEXT", None),
            Task::Scattered => ("PDEP", None),
            Task::Eights | Task::Sevens | Task::Moves(_) => return None,
        };
        Some(Instruction { x86, wasm })
    }
}
