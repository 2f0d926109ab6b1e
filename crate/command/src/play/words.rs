//! Describes events in words. Rows and columns count from 1.

use queens_core::board::Square;
use queens_core::trace::Event;
use queens_core::{Line, LineKind};

/// Describes an event.
pub(super) fn describe(event: Event) -> String {
    let at = |Square { row, column }: Square| format!("row {}, column {}", row + 1, column + 1);
    match event {
        Event::Tried(square) => format!("a queen is set on {}", at(square)),
        Event::Forced(square) => format!("a queen is forced on {}", at(square)),
        Event::Removed(square) => format!("the queen on {} is removed", at(square)),
        Event::Rejected(square) => format!("{} is refused", at(square)),
        Event::Swapped { row, other_row, .. } => {
            format!("rows {} and {} exchange their columns", row + 1, other_row + 1)
        }
        Event::DeadEnd { line: None } => "a dead end".to_owned(),
        Event::DeadEnd { line: Some(Line { kind, index }) } => {
            let kind = match kind {
                LineKind::Row => "row",
                LineKind::Column => "column",
                LineKind::Diagonal => "diagonal",
                LineKind::AntiDiagonal => "anti-diagonal",
            };
            format!("a dead end: {kind} {} has no free square", index + 1)
        }
        Event::Restart { level, .. } => format!("back to level {level}"),
        Event::Phase { number, .. } => format!("part {number}"),
        Event::Solution => "a solution".to_owned(),
        Event::Exhausted => "the end".to_owned(),
        other => other.kind().name().to_owned(),
    }
}
