//! The facts of a measurement that is refused.

use super::{Detail, Problem};
use queens_core::experiment::ExperimentError;

impl Problem for ExperimentError {
    fn code(&self) -> &'static str {
        match self {
            ExperimentError::Size { .. } => "experiment-size",
            ExperimentError::Samples { .. } => "experiment-samples",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match *self {
            ExperimentError::Size { size, least, largest } => {
                vec![("size", size.into()), ("least", least.into()), ("largest", largest.into())]
            }
            ExperimentError::Samples { samples, most } => vec![("samples", samples.into()), ("most", most.into())],
        }
    }
}
