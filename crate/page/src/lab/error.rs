//! What can be wrong with a word or a pipeline that is typed in.

use super::number::Base;
use super::pipeline::MOST_STAGES;
use super::text::LONGEST_TEXT;
use crate::{Detail, Problem};
use thiserror::Error;

/// Why a text is no word of 64 bits.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum WordError {
    /// There is no digit in it.
    #[error("there is no digit; type a {} number", base.name())]
    Empty {
        /// How it was read.
        base: Base,
    },
    /// A character that is no digit of this base.
    #[error("character {position} is '{found}', which is no {} digit", base.name())]
    BadDigit {
        /// How it was read.
        base: Base,
        /// Its place, counted from 1.
        position: usize,
        /// The character.
        found: char,
    },
    /// More digits than a word of 64 bits has, zeros in front apart.
    #[error("{digits} digits are too many: a word has {} {} digits", base.most_digits(), base.name())]
    TooManyDigits {
        /// How it was read.
        base: Base,
        /// How many there are.
        digits: usize,
    },
    /// A decimal that takes 65 bits.
    #[error("the number takes more than 64 bits; the largest is 18446744073709551615")]
    TooLarge,
}

impl Problem for WordError {
    fn code(&self) -> &'static str {
        match self {
            WordError::Empty { .. } => "word-empty",
            WordError::BadDigit { .. } => "word-bad-digit",
            WordError::TooManyDigits { .. } => "word-too-many-digits",
            WordError::TooLarge => "word-too-large",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match self {
            WordError::Empty { base } => vec![("base", base.name().into())],
            WordError::BadDigit { base, position, found } => {
                vec![
                    ("base", base.name().into()),
                    ("position", (*position).into()),
                    ("found", found.to_string().into()),
                ]
            }
            WordError::TooManyDigits { base, digits } => {
                vec![("base", base.name().into()), ("digits", (*digits).into()), ("most", base.most_digits().into())]
            }
            WordError::TooLarge => Vec::new(),
        }
    }
}

/// Why a text is no pipeline. Stages count from 1; 0 is the word itself.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PipelineError {
    /// It is longer than any pipeline.
    #[error("the pipeline is {bytes} bytes long; at most {LONGEST_TEXT} are read")]
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// It has more stages than are run.
    #[error("the pipeline has {stages} stages; at most {MOST_STAGES} are run")]
    TooManyStages {
        /// How many it has.
        stages: usize,
    },
    /// A stage begins with a word that names no operation.
    #[error("stage {stage} begins with '{found}', which is no operation")]
    Operation {
        /// The stage.
        stage: usize,
        /// The word.
        found: String,
    },
    /// A stage has too few or too many operands.
    #[error("stage {stage} has {found} operands; its operation takes {expected}")]
    Operands {
        /// The stage.
        stage: usize,
        /// How many its operation takes.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// An operand is neither x, nor a stage, a mask or a number.
    #[error("stage {stage} works on '{found}', which is neither x, a stage such as s1, a mask nor a number")]
    Operand {
        /// The stage.
        stage: usize,
        /// The operand.
        found: String,
    },
    /// A number in a stage is no word.
    #[error("the number '{found}' of stage {stage} is no word of 64 bits")]
    Number {
        /// The stage.
        stage: usize,
        /// The number.
        found: String,
    },
    /// A stage works on one that does not stand before it.
    #[error("stage {stage} works on stage {missing}, which does not stand before it")]
    MissingStage {
        /// The stage.
        stage: usize,
        /// The stage that it names.
        missing: usize,
    },
}

impl Problem for PipelineError {
    fn code(&self) -> &'static str {
        match self {
            PipelineError::TooLong { .. } => "pipeline-too-long",
            PipelineError::TooManyStages { .. } => "pipeline-too-many-stages",
            PipelineError::Operation { .. } => "pipeline-operation",
            PipelineError::Operands { .. } => "pipeline-operands",
            PipelineError::Operand { .. } => "pipeline-operand",
            PipelineError::Number { .. } => "pipeline-number",
            PipelineError::MissingStage { .. } => "pipeline-missing-stage",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match self {
            PipelineError::TooLong { bytes } => vec![("bytes", (*bytes).into()), ("most", LONGEST_TEXT.into())],
            PipelineError::TooManyStages { stages } => vec![("stages", (*stages).into()), ("most", MOST_STAGES.into())],
            PipelineError::Operation { stage, found }
            | PipelineError::Operand { stage, found }
            | PipelineError::Number { stage, found } => {
                vec![("stage", (*stage).into()), ("found", found.as_str().into())]
            }
            PipelineError::Operands { stage, expected, found } => {
                vec![("stage", (*stage).into()), ("expected", (*expected).into()), ("found", (*found).into())]
            }
            PipelineError::MissingStage { stage, missing } => {
                vec![("stage", (*stage).into()), ("missing", (*missing).into())]
            }
        }
    }
}
