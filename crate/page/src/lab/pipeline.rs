//! A pipeline: operations on one word, each of which works on earlier results. It is data, so that it can be run, drawn
//! and shared.

use super::mask::Mask;
use crate::bits::population;
use queens_core::bits::low;

/// The longest text that is read as a pipeline, in bytes.
pub const MAX_PIPELINE_BYTES: usize = 16_384;

/// The maximum number of stages of a pipeline.
pub const MAX_STAGES: usize = 256;

/// An operand of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operand {
    /// The result of a stage: 0 is the word itself, 1 the first stage.
    Stage(usize),
    /// A word with a name.
    Mask(Mask),
    /// A word.
    Constant(u64),
}

impl From<Mask> for Operand {
    fn from(mask: Mask) -> Self {
        Operand::Mask(mask)
    }
}

impl From<u64> for Operand {
    fn from(word: u64) -> Self {
        Operand::Constant(word)
    }
}

/// The word itself.
pub(super) const X: Operand = Operand::Stage(0);

/// An operation on one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Unary {
    /// Every bit flipped.
    Not,
    /// 0 - word: every bit flipped, and one added.
    Negate,
    /// The bits of the lowest 16 places, looked up in a table.
    Table,
}

/// An operation on two words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Binary {
    /// Bits that both have.
    And,
    /// Bits that at least one of them has.
    Or,
    /// Bits that exactly one of them has.
    Xor,
    /// The sum, modulo 2^64.
    Add,
    /// The difference, modulo 2^64.
    Subtract,
    /// The first word moved to higher places, by the number in the second; 0 from 64 on.
    Left,
    /// The first word moved to lower places, by the number in the second; 0 from 64 on.
    Right,
}

/// One operation and its operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// An operation on one word.
    Unary(Unary, Operand),
    /// An operation on two words.
    Binary(Binary, Operand, Operand),
}

impl Stage {
    /// The name of the operation in texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Unary(Unary::Not, _) => "not",
            Stage::Unary(Unary::Negate, _) => "negate",
            Stage::Unary(Unary::Table, _) => "table",
            Stage::Binary(Binary::And, ..) => "and",
            Stage::Binary(Binary::Or, ..) => "or",
            Stage::Binary(Binary::Xor, ..) => "xor",
            Stage::Binary(Binary::Add, ..) => "add",
            Stage::Binary(Binary::Subtract, ..) => "subtract",
            Stage::Binary(Binary::Left, ..) => "left",
            Stage::Binary(Binary::Right, ..) => "right",
        }
    }

    /// Returns its operands: one or two.
    pub fn operands(self) -> impl Iterator<Item = Operand> {
        let (one, other) = match self {
            Stage::Unary(_, one) => (one, None),
            Stage::Binary(_, one, other) => (one, Some(other)),
        };
        std::iter::once(one).chain(other)
    }
}

/// The result of a stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// The word.
    pub word: u64,
    /// For an addition, a subtraction or a negation: the places that passed a carry (or a borrow) on to the next place.
    pub carries: Option<u64>,
}

/// Stages, each of which works on results of earlier stages.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pipeline {
    stages: Vec<Stage>,
}

impl Pipeline {
    /// The stages, in order.
    #[must_use]
    pub fn stages(&self) -> &[Stage] {
        &self.stages
    }

    /// Runs the pipeline: one value per stage.
    #[must_use]
    pub fn run(&self, word: u64) -> Vec<Value> {
        let mut values: Vec<Value> = Vec::with_capacity(self.stages.len());
        for stage in &self.stages {
            let of = |operand: Operand| match operand {
                Operand::Stage(0) => word,
                Operand::Stage(number) => values[number - 1].word,
                Operand::Mask(mask) => mask.word(),
                Operand::Constant(word) => word,
            };
            let value = match *stage {
                Stage::Unary(operation, one) => unary(operation, of(one)),
                Stage::Binary(operation, one, other) => binary(operation, of(one), of(other)),
            };
            values.push(value);
        }
        values
    }

    /// Returns the result: the word of the last stage, or the word itself if there is no stage.
    #[must_use]
    pub fn answer(&self, word: u64) -> u64 {
        self.run(word).last().map_or(word, |last| last.word)
    }

    /// Adds a stage, which must work on existing stages.
    ///
    /// # Panics
    /// In a debug build, if it works on a missing stage. Not inlined: many stages are pushed in a row, and with one call for
    /// each the code is a third as long.
    #[inline(never)]
    pub(super) fn push(&mut self, stage: Stage) -> Operand {
        debug_assert!(stage.operands().all(|operand| !matches!(operand, Operand::Stage(at) if at > self.stages.len())));
        self.stages.push(stage);
        Operand::Stage(self.stages.len())
    }

    pub(super) fn unary(&mut self, operation: Unary, one: impl Into<Operand>) -> Operand {
        self.push(Stage::Unary(operation, one.into()))
    }

    pub(super) fn binary(&mut self, operation: Binary, one: impl Into<Operand>, other: impl Into<Operand>) -> Operand {
        self.push(Stage::Binary(operation, one.into(), other.into()))
    }

    pub(super) fn and(&mut self, one: impl Into<Operand>, other: impl Into<Operand>) -> Operand {
        self.binary(Binary::And, one, other)
    }

    pub(super) fn or(&mut self, one: impl Into<Operand>, other: impl Into<Operand>) -> Operand {
        self.binary(Binary::Or, one, other)
    }

    pub(super) fn add(&mut self, one: impl Into<Operand>, other: impl Into<Operand>) -> Operand {
        self.binary(Binary::Add, one, other)
    }

    pub(super) fn subtract(&mut self, one: impl Into<Operand>, other: impl Into<Operand>) -> Operand {
        self.binary(Binary::Subtract, one, other)
    }

    pub(super) fn left(&mut self, one: impl Into<Operand>, places: impl Into<Operand>) -> Operand {
        self.binary(Binary::Left, one, places)
    }

    pub(super) fn right(&mut self, one: impl Into<Operand>, places: impl Into<Operand>) -> Operand {
        self.binary(Binary::Right, one, places)
    }
}

fn unary(operation: Unary, one: u64) -> Value {
    match operation {
        Unary::Not => Value { word: !one, carries: None },
        Unary::Negate => added(!one, 1),
        Unary::Table => Value { word: population::swar(one & low(16)).into(), carries: None },
    }
}

fn binary(operation: Binary, one: u64, other: u64) -> Value {
    let shifted =
        |shift: fn(u64, u32) -> Option<u64>| u32::try_from(other).ok().and_then(|by| shift(one, by)).unwrap_or(0);
    let word = match operation {
        Binary::And => one & other,
        Binary::Or => one | other,
        Binary::Xor => one ^ other,
        Binary::Add => return added(one, other),
        Binary::Subtract => return subtracted(one, other),
        Binary::Left => shifted(u64::checked_shl),
        Binary::Right => shifted(u64::checked_shr),
    };
    Value { word, carries: None }
}

/// A place passes a carry on if at least two of three bits are set: the bits of both summands, and the incoming carry.
fn added(one: u64, other: u64) -> Value {
    let word = one.wrapping_add(other);
    Value { word, carries: Some((one & other) | ((one | other) & !word)) }
}

/// A place borrows from the next place if its bit is less than the sum of the subtracted bit and the incoming borrow.
fn subtracted(one: u64, other: u64) -> Value {
    let word = one.wrapping_sub(other);
    Value { word, carries: Some((!one & other) | ((!one | other) & word)) }
}
