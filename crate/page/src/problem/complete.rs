//! The facts of a completion that is refused.

use super::{Detail, Problem};
use queens_core::complete::{
    CompleteError, ExcludedError, InstancePart, LARGEST_EXCLUDED, LARGEST_FREE, LONGEST_INSTANCE,
};

impl Problem for CompleteError {
    fn code(&self) -> &'static str {
        match self {
            CompleteError::TooLarge { .. } => "complete-too-large",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match *self {
            CompleteError::TooLarge { free } => vec![("free", free.into()), ("largest", LARGEST_FREE.into())],
        }
    }
}

impl Problem for ExcludedError {
    fn code(&self) -> &'static str {
        match self {
            ExcludedError::TooLong { .. } => "excluded-too-long",
            ExcludedError::Unexpected { .. } => "excluded-unexpected",
            ExcludedError::Missing { .. } => "excluded-missing",
            ExcludedError::Size { .. } => "excluded-size",
            ExcludedError::Fewer { .. } => "excluded-fewer",
            ExcludedError::Diagonal { .. } => "excluded-diagonal",
            ExcludedError::Kind { .. } => "excluded-kind",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match *self {
            ExcludedError::TooLong { bytes } => vec![("bytes", bytes.into()), ("longest", LONGEST_INSTANCE.into())],
            ExcludedError::Unexpected { line, ref found, expected } => {
                vec![("line", line.into()), ("found", found.as_str().into()), ("expected", name(expected).into())]
            }
            ExcludedError::Missing { name } => vec![("name", name.into())],
            ExcludedError::Size { size } => vec![("size", size.into()), ("largest", LARGEST_EXCLUDED.into())],
            ExcludedError::Fewer { announced, listed } => {
                vec![("announced", announced.into()), ("listed", listed.into())]
            }
            ExcludedError::Diagonal { place, diagonal, last } => {
                vec![("place", place.into()), ("diagonal", diagonal.into()), ("last", last.into())]
            }
            ExcludedError::Kind { place, kind } => vec![("place", place.into()), ("kind", kind.into())],
        }
    }
}

fn name(part: InstancePart) -> &'static str {
    match part {
        InstancePart::Name => "name",
        InstancePart::Equals => "equals",
        InstancePart::Number => "number",
        InstancePart::List => "list",
        InstancePart::Pair => "pair",
        InstancePart::Comma => "comma",
        InstancePart::PairEnd => "pair-end",
        InstancePart::NextPair => "next-pair",
    }
}
