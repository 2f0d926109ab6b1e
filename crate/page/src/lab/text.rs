//! Pipelines as text. The parser accepts or refuses any text; written text is read back as the same pipeline.
//!
//! ```text
//! not x            1: every bit of x flipped
//! add s1 1         2: and one added
//! and x s2         3: the lowest bit of x
//! ```
//!
//! One stage a line: an operation, then its operands: `x`, a stage before (`s1`), a mask by its name, or a number (decimal,
//! or hexadecimal after `0x`). In a link `_` means the space and `.` the end of a line; `;` also ends a line.

use super::base::Base;
use super::mask::Mask;
use super::number::read_word;
use super::pipeline::{Binary, MAX_PIPELINE_BYTES, MAX_STAGES, Operand, Pipeline, Stage, Unary};
use super::pipeline_error::PipelineError;
use queens_core::board::text::excerpt;

impl Pipeline {
    /// Reads a pipeline. Empty lines are skipped; a text without any stage is the pipeline that does nothing.
    ///
    /// ```
    /// use queens_page::lab::Pipeline;
    /// let lowest = Pipeline::read("not x; add s1 1; and x s2").unwrap();
    /// assert_eq!(lowest.answer(0b10_1100), 0b00_0100);
    /// assert_eq!(Pipeline::read("add s1 1").unwrap_err().to_string(),
    ///     "stage 1 works on stage 1, which does not stand before it");
    /// ```
    ///
    /// # Errors
    /// What is wrong with the first stage that cannot be read.
    pub fn read(text: &str) -> Result<Pipeline, PipelineError> {
        if text.len() > MAX_PIPELINE_BYTES {
            return Err(PipelineError::TooLong { bytes: text.len(), most: MAX_PIPELINE_BYTES });
        }
        let lines = text.split(['\n', '\r', ';', '.']).filter(|line| words(line).next().is_some());
        let stages = lines.clone().count();
        if stages > MAX_STAGES {
            return Err(PipelineError::TooManyStages { stages, most: MAX_STAGES });
        }
        let mut pipeline = Pipeline::default();
        for (before, line) in lines.enumerate() {
            pipeline.push(stage(line, before + 1)?);
        }
        Ok(pipeline)
    }

    /// Writes the pipeline, one stage a line; [`Pipeline::read`] reads the same pipeline back.
    #[must_use]
    pub fn write(&self) -> String {
        let lines: Vec<_> = self.stages().iter().map(|&stage| written(stage)).collect();
        lines.join("\n")
    }
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|character: char| character.is_whitespace() || character == '_').filter(|word| !word.is_empty())
}

fn stage(line: &str, stage: usize) -> Result<Stage, PipelineError> {
    let mut words = words(line);
    let name = words.next().unwrap_or_default();
    let make = operation(name).ok_or_else(|| PipelineError::Operation { stage, found: excerpt(name) })?;
    let operands = words.map(|word| operand(word, stage)).collect::<Result<Vec<_>, _>>()?;
    match (make, operands.as_slice()) {
        (Named::Unary(operation), &[one]) => Ok(Stage::Unary(operation, one)),
        (Named::Binary(operation), &[one, other]) => Ok(Stage::Binary(operation, one, other)),
        (make, operands) => {
            let expected = if matches!(make, Named::Unary(_)) { 1 } else { 2 };
            Err(PipelineError::Operands { stage, expected, found: operands.len() })
        }
    }
}

enum Named {
    Unary(Unary),
    Binary(Binary),
}

fn operation(name: &str) -> Option<Named> {
    Some(match name {
        "not" => Named::Unary(Unary::Not),
        "negate" => Named::Unary(Unary::Negate),
        "table" => Named::Unary(Unary::Table),
        "and" => Named::Binary(Binary::And),
        "or" => Named::Binary(Binary::Or),
        "xor" => Named::Binary(Binary::Xor),
        "add" => Named::Binary(Binary::Add),
        "subtract" => Named::Binary(Binary::Subtract),
        "left" => Named::Binary(Binary::Left),
        "right" => Named::Binary(Binary::Right),
        _ => return None,
    })
}

fn operand(word: &str, stage: usize) -> Result<Operand, PipelineError> {
    if word == "x" {
        return Ok(Operand::Stage(0));
    }
    if let Some(mask) = Mask::find(word) {
        return Ok(Operand::Mask(mask));
    }
    if let Some(number) = word.strip_prefix('s').filter(|number| is_digits(number)) {
        // A number that is too large is not a stage either.
        let missing = number.parse().unwrap_or(usize::MAX);
        if missing == 0 || missing >= stage {
            return Err(PipelineError::MissingStage { stage, missing });
        }
        return Ok(Operand::Stage(missing));
    }
    if !word.starts_with(|first: char| first.is_ascii_digit()) {
        return Err(PipelineError::Operand { stage, found: excerpt(word) });
    }
    let base = if word.starts_with("0x") { Base::Hexadecimal } else { Base::Decimal };
    let number = read_word(word, base).map_err(|_| PipelineError::Number { stage, found: excerpt(word) })?;
    Ok(Operand::Constant(number))
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn written(stage: Stage) -> String {
    let operands = stage.operands().map(|operand| match operand {
        Operand::Stage(0) => " x".to_owned(),
        Operand::Stage(number) => format!(" s{number}"),
        Operand::Mask(mask) => format!(" {}", mask.name()),
        Operand::Constant(word @ 0..=64) => format!(" {word}"),
        Operand::Constant(word) => format!(" {word:#x}"),
    });
    operands.fold(stage.name().to_owned(), |line, operand| line + &operand)
}
