//! The facts of a measurement that is refused.

use super::{Detail, Problem};
use queens_core::experiment::ExperimentError;

impl Problem for ExperimentError {
    fn code(&self) -> &'static str {
        match self {
            ExperimentError::Size { .. } => "experiment-size",
            ExperimentError::Samples { .. } => "experiment-samples",
            ExperimentError::Queens { .. } => "generate-more-than-rows",
            ExperimentError::Levels { .. } => "experiment-levels",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match *self {
            ExperimentError::Size { size, least, largest } => {
                vec![("size", size.into()), ("least", least.into()), ("largest", largest.into())]
            }
            ExperimentError::Samples { samples, most } => vec![("samples", samples.into()), ("most", most.into())],
            ExperimentError::Queens { queens, size } => vec![("queens", queens.into()), ("size", size.into())],
            ExperimentError::Levels { second, third, size } => {
                vec![("second", second.into()), ("third", third.into()), ("size", size.into())]
            }
        }
    }
}
