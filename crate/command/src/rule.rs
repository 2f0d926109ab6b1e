//! Boards under any rule: counted, completed, listed and refuted.

use crate::arguments::{RuleBoard, RuleComplete, RuleCount, RuleList, RuleProve};
use crate::completion_report::CompletionReport;
use crate::failure::{Ending, Failure};
use crate::square::{Square, join_squares};
use crate::ways::Ways;
use crate::{output, prove, stop};
use queens_core::complete::proof::Refuting;
use queens_core::complete::{Answer, Blamed};
use queens_core::forms::{self, Form, Setup};
use queens_core::rule::{Board, Completing, Counting, Listing, Position};
use queens_core::{Sliced, Verdict};
use serde::Serialize;

/// The work between two checks whether to stop: about ten milliseconds.
const SLICE: u64 = 1 << 16;

/// Counts the sets of pieces without attacks among each other.
pub(crate) fn count(what: &RuleCount, json: bool) -> Result<Ending, Failure> {
    let mut counting = Counting::new(&position(&what.board, what.pieces)?);
    let budget = what.budget.unwrap_or(u64::MAX);
    let mut exact = false;
    while !exact && counting.nodes() < budget {
        exact = counting.run(SLICE.min(budget - counting.nodes()));
        stop::check()?;
    }
    let ways = if exact { Ways::exactly } else { Ways::at_least };
    ways(counting.count(), counting.nodes()).write_answer(json)
}

/// Completes a board, or names the pieces to blame.
pub(crate) fn complete(what: &RuleComplete, json: bool) -> Result<Ending, Failure> {
    let position = position(&what.board, what.pieces)?;
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
        let verdict = answer.verdict();
        output::json(&CompletionReport {
            line: None,
            verdict,
            columns: None,
            squares,
            blame,
            blame_is,
            engine: None,
            nodes,
        })?;
        return Ok(ending);
    }
    output::print_line(&match &answer {
        Answer::Completed(squares) => join_squares(squares.iter().map(named)),
        Answer::Impossible(_) => match answer.blamed() {
            Some(Blamed { pieces, .. }) if !pieces.is_empty() => {
                let stand = if pieces.len() == 1 { "piece to blame stands" } else { "pieces to blame stand" };
                format!("impossible: the {stand} on {}", join_squares(pieces.iter().copied().map(named)))
            }
            _ => "impossible: even without the given pieces".to_owned(),
        },
        Answer::NoOther | Answer::Undecided => format!("undecided after {nodes} nodes"),
    })?;
    Ok(ending)
}

#[derive(Serialize)]
struct Listed {
    squares: Vec<Square>,
}

/// Lists the ways to set the missing pieces.
pub(crate) fn list(what: &RuleList, json: bool) -> Result<Ending, Failure> {
    let mut listing = Listing::new(&position(&what.board, what.pieces)?, what.most as usize);
    while !listing.run(SLICE) {
        stop::check()?;
    }
    let columns = what.board.columns();
    for way in listing.found() {
        let squares = way.iter().map(|number| Square::numbered(number, columns));
        if json {
            output::json(&Listed { squares: squares.collect() })?;
        } else {
            output::print_line(&join_squares(squares))?;
        }
    }
    Ok(if listing.is_truncated() { Ending::Unfinished } else { Ending::Done })
}

/// Writes the formula of a board under a rule and, if it cannot be satisfied, the proof.
pub(crate) fn prove(what: &RuleProve, json: bool) -> Result<Ending, Failure> {
    let board = &what.board;
    // Reports an error of the board, if there is one.
    position(board, None)?;
    let setup = Setup::new(board.rule.parse()?, board.rows, board.columns())?;
    let setup = setup.with_walls(numbers(&board.walls, board)?)?.with_given(numbers(&board.given, board)?)?;
    let setup = setup.with_marks(numbers(&board.forbid, board)?)?;
    let formula = forms::write(Form::Cnf, &setup)?;
    let mut refuting = Refuting::new(&formula, what.proof.budget)?;
    while !refuting.run(SLICE) {
        stop::check()?;
    }
    prove::write_answer(refuting.verdict(), &formula, &refuting.into_proof(), &what.proof, json)
}

/// The board of the arguments, with its walls and its given pieces.
fn position(arguments: &RuleBoard, pieces: Option<u32>) -> Result<Position, Failure> {
    let signed = |squares: Vec<u32>| squares.into_iter().map(u32::cast_signed).collect::<Vec<_>>();
    let [walls, given, forbidden] =
        [&arguments.walls, &arguments.given, &arguments.forbid].map(|squares| numbers(squares, arguments).map(signed));
    let board = Board::new(arguments.rows, arguments.columns())?.with_walls(&walls?)?.with_kept_empty(&forbidden?)?;
    let position = Position::new(&arguments.rule.parse()?, &board)?.with_given(&given?)?;
    Ok(pieces.map_or_else(|| position.clone(), |pieces| position.clone().with_pieces(pieces)))
}

/// Returns the position of a board that was read. Its crosses are squares where no piece may be.
pub(crate) fn position_of(setup: &Setup) -> Result<Position, Failure> {
    if !setup.regions().is_empty() {
        return Err(Failure::IsPuzzle);
    }
    let signed = |squares: &[u32]| squares.iter().map(|square| square.cast_signed()).collect::<Vec<_>>();
    let board = Board::new(setup.rows(), setup.columns())?.with_walls(&signed(setup.walls()))?;
    // A cross under a given piece is ignored, because a position refuses pieces on forbidden squares.
    let marks: Vec<u32> = setup.marks().iter().copied().filter(|mark| !setup.given().contains(mark)).collect();
    let board = board.with_kept_empty(&signed(&marks))?;
    Ok(Position::new(setup.rule(), &board)?.with_given(&signed(setup.given()))?)
}

/// Counts the ways to complete a board that was read.
pub(crate) fn count_of(setup: &Setup) -> Result<Ways, Failure> {
    let mut counting = Counting::new(&position_of(setup)?);
    while !counting.run(SLICE) {
        stop::check()?;
    }
    Ok(Ways::exactly(counting.count(), counting.nodes()))
}

/// Converts squares to their numbers.
fn numbers(squares: &[Square], board: &RuleBoard) -> Result<Vec<u32>, Failure> {
    let (rows, columns) = (board.rows, board.columns());
    let number = |square: &Square| square.number(rows, columns);
    squares.iter().map(|square| number(square).ok_or(Failure::Square { square: *square, rows, columns })).collect()
}
