//! The errors of a typed pipeline.

use queens_core::problem::problems;
use thiserror::Error;

problems! {
    /// Why a text is not a pipeline. Stages count from 1; 0 is the word itself.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum PipelineError {
        /// The text is longer than any pipeline.
        #[error("the pipeline is {bytes} bytes long; at most {most} are read")]
        TooLong {
            /// The length of the text.
            bytes: usize,
            /// The maximum length.
            most: usize,
        } = "pipeline-too-long",
        /// The pipeline has too many stages.
        #[error("the pipeline has {stages} stages; at most {most} are run")]
        TooManyStages {
            /// How many stages it has.
            stages: usize,
            /// The maximum.
            most: usize,
        } = "pipeline-too-many-stages",
        /// A stage begins with a word that names no operation.
        #[error("stage {stage} begins with '{found}', which is no operation")]
        Operation {
            /// The stage.
            stage: usize,
            /// The word.
            found: String,
        } = "pipeline-operation",
        /// A stage has too few or too many operands.
        #[error("stage {stage} has {found} operands; its operation takes {expected}")]
        Operands {
            /// The stage.
            stage: usize,
            /// How many operands its operation takes.
            expected: usize,
            /// How many operands there are.
            found: usize,
        } = "pipeline-operands",
        /// An operand is neither x, nor a stage, a mask or a number.
        #[error("stage {stage} works on '{found}', which is neither x, a stage such as s1, a mask nor a number")]
        Operand {
            /// The stage.
            stage: usize,
            /// The operand.
            found: String,
        } = "pipeline-operand",
        /// A number in a stage is not a word.
        #[error("the number '{found}' of stage {stage} is no word of 64 bits")]
        Number {
            /// The stage.
            stage: usize,
            /// The number.
            found: String,
        } = "pipeline-number",
        /// A stage works on a stage that does not come before it.
        #[error("stage {stage} works on stage {missing}, which does not stand before it")]
        MissingStage {
            /// The stage.
            stage: usize,
            /// The stage that it names.
            missing: usize,
        } = "pipeline-missing-stage",
    }
}
