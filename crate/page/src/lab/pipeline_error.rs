//! What can be wrong with a pipeline that is typed in.

use super::pipeline::{LONGEST_PIPELINE, MOST_STAGES};
use crate::problem::{Detail, Problem};
use thiserror::Error;

/// Why a text is no pipeline. Stages count from 1; 0 is the word itself.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PipelineError {
    /// It is longer than any pipeline.
    #[error("the pipeline is {bytes} bytes long; at most {LONGEST_PIPELINE} are read")]
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
            PipelineError::TooLong { bytes } => vec![("bytes", (*bytes).into()), ("most", LONGEST_PIPELINE.into())],
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
