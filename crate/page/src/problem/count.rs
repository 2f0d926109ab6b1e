//! The facts of a count that is refused.

use super::{Detail, Problem};
use queens_core::count::CountError;
use queens_core::gallery::SizeError;

impl Problem for CountError {
    fn code(&self) -> &'static str {
        match self {
            CountError::FreeRows { .. } => "count-too-many-free",
            CountError::Size { .. } => "count-too-large",
            CountError::Unplanned { .. } => "count-unplanned",
            CountError::Endless { .. } => "count-endless",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match *self {
            CountError::FreeRows { free, limit } => vec![("free", free.into()), ("limit", limit.into())],
            CountError::Size { size, limit } => vec![("size", size.into()), ("limit", limit.into())],
            CountError::Unplanned { size, limit, bytes, seconds } => vec![
                ("size", size.into()),
                ("limit", limit.into()),
                ("bytes", Detail::Number(bytes as f64)),
                ("seconds", Detail::Number(seconds as f64)),
            ],
            CountError::Endless { free, seconds } => {
                vec![("free", free.into()), ("seconds", Detail::Number(seconds as f64))]
            }
        }
    }
}

impl Problem for SizeError {
    fn code(&self) -> &'static str {
        "solutions-size"
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        vec![("size", self.size.into()), ("limit", self.limit.into())]
    }
}
