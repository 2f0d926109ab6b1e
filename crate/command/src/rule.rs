//! Boards under any rule: counted and completed.

use crate::arguments::{RuleBoard, RuleComplete, RuleCount};
use crate::failure::{Ending, Failure};
use crate::square::{Square, listed};
use crate::{output, stop};
use queens_core::complete::{Answer, BlameIs, Blamed};
use queens_core::rule::{Completing, Counting, Position};
use queens_core::{Sliced, Verdict};
use serde::Serialize;

/// The work between two checks whether to stop: about ten milliseconds.
const SLICE: u64 = 1 << 16;

#[derive(Serialize)]
struct Counted {
    /// `exact`, or `undecided` where the count was ended before.
    verdict: &'static str,
    /// As text: it may be beyond what a double holds.
    count: String,
    nodes: u64,
}

/// Counts the sets of pieces of which none attacks another.
pub(crate) fn count(what: &RuleCount, json: bool) -> Result<Ending, Failure> {
    let mut counting = Counting::new(&position(&what.board)?);
    let budget = what.budget.unwrap_or(u64::MAX);
    let mut exact = false;
    while !exact && counting.nodes() < budget {
        exact = counting.run(SLICE.min(budget - counting.nodes()));
        stop::check()?;
    }
    let (count, nodes) = (counting.count(), counting.nodes());
    if json {
        let verdict = if exact { "exact" } else { "undecided" };
        output::json(&Counted { verdict, count: count.to_string(), nodes })?;
    } else if exact {
        output::say(&count.to_string())?;
    } else {
        output::say(&format!("undecided after {nodes} nodes: at least {count}"))?;
    }
    Ok(if exact { Ending::Done } else { Ending::Unfinished })
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Completed {
    verdict: Verdict,
    #[serde(skip_serializing_if = "Option::is_none")]
    squares: Option<Vec<Square>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blame: Option<Vec<Square>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blame_is: Option<BlameIs>,
    nodes: u64,
}

/// Completes a board, or names the pieces to blame.
pub(crate) fn complete(what: &RuleComplete, json: bool) -> Result<Ending, Failure> {
    let position = position(&what.board)?;
    let mut completing = Completing::new(&position, what.effort.options());
    while !completing.run(SLICE) {
        stop::check()?;
    }
    let columns = what.board.columns();
    let named = |number: u32| Square::numbered(number, columns);
    let (answer, nodes) = (completing.answer(), completing.nodes());
    let ending = match answer.verdict() {
        Verdict::Completed => Ending::Done,
        Verdict::Impossible => Ending::Impossible,
        Verdict::Undecided | Verdict::NoOther => Ending::Unfinished,
    };
    if json {
        let squares = answer.completion().map(|squares| squares.iter().map(named).collect());
        let blamed = answer.blamed().map(|Blamed { pieces, is }| (pieces.iter().copied().map(named).collect(), is));
        let (blame, blame_is) = blamed.unzip();
        output::json(&Completed { verdict: answer.verdict(), squares, blame, blame_is, nodes })?;
        return Ok(ending);
    }
    output::say(&match &answer {
        Answer::Completed(squares) => listed(squares.iter().map(named)),
        Answer::Impossible(_) => match answer.blamed() {
            Some(Blamed { pieces, .. }) if !pieces.is_empty() => {
                let stand = if pieces.len() == 1 { "piece to blame stands" } else { "pieces to blame stand" };
                format!("impossible: the {stand} on {}", listed(pieces.iter().copied().map(named)))
            }
            _ => "impossible: even without the given pieces".to_owned(),
        },
        Answer::NoOther | Answer::Undecided => format!("undecided after {nodes} nodes"),
    })?;
    Ok(ending)
}

/// The board of the arguments, with its walls and its given pieces.
fn position(asked: &RuleBoard) -> Result<Position, Failure> {
    let (rows, columns) = (asked.rows, asked.columns());
    let numbers = |squares: &[Square]| -> Result<Vec<i32>, Failure> {
        let number = |square: &Square| square.number(rows, columns).map(u32::cast_signed);
        squares.iter().map(|square| number(square).ok_or(Failure::Square { square: *square, rows, columns })).collect()
    };
    let (walls, given) = (numbers(&asked.walls)?, numbers(&asked.given)?);
    Ok(Position::asked(&asked.rule, (rows, columns), &walls, &given, asked.pieces)?)
}
