//! Commands for placements: complete, validate, generate and convert.

use crate::arguments::{Complete, Convert, Form, Generate, Validate};
use crate::completion_report::CompletionReport;
use crate::failure::{Ending, Failure};
use crate::files::{self, Board, InputBoard};
use crate::square::{Square, join_squares};
use crate::{output, rule, stop};
use queens_core::complete::{Answer, BlameIs, Blamed, Cause, Completing, Engine};
use queens_core::forms::{Clash, ClashKind, Setup};
use queens_core::generate::{self, Source};
use queens_core::rule as rule_of;
use queens_core::{Conflict, LineKind, Placement, Sliced, Verdict};
use serde::Serialize;
use std::fmt;

/// The work between two checks whether to stop: about ten milliseconds.
const SLICE: u64 = 1 << 18;

/// How many conflicts are named; the others are only counted.
const MAX_NAMED_CONFLICTS: usize = 20;

/// Answers each board. The exit code is the worst of all boards.
pub(crate) fn complete(what: &Complete, json: bool) -> Result<Ending, Failure> {
    let mut worst = Ending::Done;
    files::read_each(what.file.as_deref(), |given| {
        let InputBoard { board, form, line } = given.with_forbidden(&what.forbid)?;
        let ending = match board {
            Board::Placement(given) => answer(given, form, line, what, json)?,
            Board::Setup(setup) => answer_by_rule(&setup, form, line, what, json)?,
        };
        worst = if ending as u8 > worst as u8 { ending } else { worst };
        if line.is_some() { stop::check() } else { Ok(()) }
    })?;
    Ok(worst)
}

fn answer(given: Placement, form: Form, line: Option<usize>, what: &Complete, json: bool) -> Result<Ending, Failure> {
    let mut completing = Completing::new(given, what.effort.options());
    while !completing.run(SLICE) && !stop::requested() {}
    let completion = completing.into_answer();
    let (verdict, engine, nodes) = (completion.verdict(), completion.engine, completion.nodes);
    let ending = match verdict {
        Verdict::Completed => Ending::Done,
        Verdict::Impossible => Ending::Impossible,
        Verdict::Undecided | Verdict::NoOther => Ending::Unfinished,
    };
    let blamed = completion.blamed().map(|Blamed { pieces, is }| (pieces.iter().map(|row| row + 1).collect(), is));
    if json {
        let columns = completion.placement().map(columns);
        let (blame, blame_is) = blamed.unzip();
        let engine = Some(engine);
        output::json(&CompletionReport { line, verdict, columns, squares: None, blame, blame_is, engine, nodes })?;
        return Ok(ending);
    }
    match completion.answer {
        Answer::Completed(placement) => files::write(placement, what.form.unwrap_or(form))?,
        Answer::Impossible(Cause::Conflict(conflict, _)) => {
            output::print_line(&format!("impossible: {}", Pair::from(conflict)))?;
        }
        Answer::Impossible(_) => {
            let to_blame = blamed.map_or_else(String::new, |(rows, is)| describe_blame(&rows, is));
            output::print_line(&format!("impossible{to_blame}"))?;
        }
        Answer::NoOther | Answer::Undecided => output::print_line(&format!("undecided after {nodes} nodes"))?,
    }
    Ok(ending)
}

/// Answers a board with forbidden squares or walls, with several queens in a row, or under another rule.
fn answer_by_rule(
    setup: &Setup,
    form: Form,
    line: Option<usize>,
    what: &Complete,
    json: bool,
) -> Result<Ending, Failure> {
    let position = rule::position_of(setup)?;
    if let Some(clash) = setup.clashes().first() {
        if json {
            output::json(&ClashReport { line, verdict: Verdict::Impossible, clash: ClashSquares::of(clash, setup) })?;
        } else {
            output::print_line(&format!("impossible: {}", describe(clash, setup)))?;
        }
        return Ok(Ending::Impossible);
    }
    let mut completing = rule_of::Completing::new(&position, what.effort.options());
    while !completing.run(SLICE) {
        stop::check()?;
    }
    let (answer, nodes) = (completing.answer(), completing.nodes());
    let verdict = answer.verdict();
    let row = |square: &u32| square / setup.columns() + 1;
    let blamed = answer.blamed().map(|Blamed { pieces, is }| (pieces.iter().map(row).collect::<Vec<u32>>(), is));
    let found = answer
        .completion()
        .map(|squares| setup.clone().with_marks(vec![])?.with_walls(vec![])?.with_given(squares.iter().collect()))
        .transpose()?;
    let placement = found.as_ref().and_then(Setup::placement);
    if json {
        let (blame, blame_is) = blamed.unzip();
        let columns = placement.as_ref().map(columns);
        let engine = Some(Engine::Exact);
        output::json(&CompletionReport { line, verdict, columns, squares: None, blame, blame_is, engine, nodes })?;
    } else {
        match (placement, found) {
            (Some(placement), _) => files::write(placement, what.form.unwrap_or(form))?,
            (None, Some(found)) => {
                output::print_line(&join_squares(
                    found.given().iter().map(|&square| Square::numbered(square, setup.columns())),
                ))?;
            }
            (None, None) if verdict == Verdict::Impossible => {
                let empty = setup.given().is_empty();
                let to_blame =
                    blamed.filter(|_| !empty).map_or_else(String::new, |(rows, is)| describe_blame(&rows, is));
                output::print_line(&format!("impossible{to_blame}"))?;
            }
            (None, None) => output::print_line(&format!("undecided after {nodes} nodes"))?,
        }
    }
    Ok(match verdict {
        Verdict::Completed => Ending::Done,
        Verdict::Impossible => Ending::Impossible,
        Verdict::Undecided | Verdict::NoOther => Ending::Unfinished,
    })
}

#[derive(Serialize)]
struct ClashReport {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    verdict: Verdict,
    clash: ClashSquares,
}

/// Pieces that conflict, by their squares from 1.
#[derive(Serialize)]
struct ClashSquares {
    kind: ClashKind,
    squares: Vec<Square>,
}

impl ClashSquares {
    fn of(clash: &Clash, setup: &Setup) -> Self {
        let squares = clash.squares.iter().map(|&square| Square::numbered(square, setup.columns()));
        ClashSquares { kind: clash.kind, squares: squares.collect() }
    }
}

/// Describes a clash in a sentence.
fn describe(clash: &Clash, setup: &Setup) -> String {
    let columns = setup.columns();
    let pieces = if setup.regions().is_empty() { "queens" } else { "stars" };
    let list = |of: &dyn Fn(u32) -> u32| {
        clash.squares.iter().map(|&square| (of(square) + 1).to_string()).collect::<Vec<_>>().join(" ")
    };
    let squares = || join_squares(clash.squares.iter().map(|&square| Square::numbered(square, columns)));
    let (count, first) = (clash.squares.len(), clash.squares[0]);
    match clash.kind {
        ClashKind::Row => {
            format!("row {} has {count} {pieces}, in columns {}", first / columns + 1, list(&|square| square % columns))
        }
        ClashKind::Column => {
            format!("column {} has {count} {pieces}, in rows {}", first % columns + 1, list(&|square| square / columns))
        }
        ClashKind::Region => format!("a region has {count} {pieces}: {}", squares()),
        ClashKind::Diagonal | ClashKind::AntiDiagonal => format!("{} stand on one {}", squares(), clash.kind.name()),
        ClashKind::Touching => format!("{} touch", squares()),
        ClashKind::Attack => format!("{} attack each other", squares()),
    }
}

/// The columns as in the JSON form of a placement: from 1, with 0 for an empty row.
fn columns(placement: &Placement) -> Vec<u32> {
    (0..placement.size() as u32).map(|row| placement.column(row).map_or(0, |column| column + 1)).collect()
}

fn describe_blame(rows: &[u32], is: BlameIs) -> String {
    if rows.is_empty() {
        return ": the empty board has no solution".to_owned();
    }
    let listed: Vec<String> = rows.iter().map(ToString::to_string).collect();
    let set = match is {
        BlameIs::Smallest => "the smallest set",
        BlameIs::Irreducible => "a set that needs all of its queens",
        BlameIs::Unreduced => "a set that may have more queens than needed",
    };
    let lines = if rows.len() == 1 { "queen to blame stands in row" } else { "queens to blame stand in rows" };
    format!(": the {lines} {} ({set})", listed.join(" "))
}

#[derive(Serialize)]
struct Validated {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    ok: bool,
    queens: usize,
    /// The conflicts of a placement: pairs of neighbouring queens on a line.
    #[serde(skip_serializing_if = "Option::is_none")]
    conflicts: Option<Vec<Pair>>,
    /// The clashes of any other board.
    #[serde(skip_serializing_if = "Option::is_none")]
    clashes: Option<Vec<ClashSquares>>,
}

/// Two queens that attack each other; rows from 1.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Pair {
    row: u32,
    other_row: u32,
    line: LineKind,
}

impl From<Conflict> for Pair {
    fn from(Conflict { row, other_row, line }: Conflict) -> Pair {
        Pair { row: row + 1, other_row: other_row + 1, line }
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "rows {} and {} attack each other along {}", self.other_row, self.row, self.line)
    }
}

/// Lists the conflicting pieces of each board. The exit code is the worst of all boards.
pub(crate) fn validate(what: &Validate, json: bool) -> Result<Ending, Failure> {
    let mut ending = Ending::Done;
    files::read_each(what.file.as_deref(), |InputBoard { board, line, .. }| {
        let (report, sentences, rows) = match &board {
            Board::Placement(placement) => {
                let found = queens_core::validate(placement);
                let pairs: Vec<Pair> = found.conflicts.iter().map(|&conflict| conflict.into()).collect();
                let sentences: Vec<String> = pairs.iter().map(Pair::to_string).collect();
                let (ok, queens) = (found.ok(), found.queens);
                (Validated { line, ok, queens, conflicts: Some(pairs), clashes: None }, sentences, placement.size())
            }
            Board::Setup(setup) => {
                let clashes = setup.clashes();
                let sentences: Vec<String> = clashes.iter().map(|clash| describe(clash, setup)).collect();
                let (ok, queens) = (clashes.is_empty(), setup.given().len());
                let clashes = Some(clashes.iter().map(|clash| ClashSquares::of(clash, setup)).collect());
                let rows = setup.rows() as usize;
                (Validated { line, ok, queens, conflicts: None, clashes }, sentences, rows)
            }
        };
        if !report.ok {
            ending = Ending::Impossible;
        }
        if json {
            return Ok(output::json(&report)?);
        }
        let is_star_battle = matches!(&board, Board::Setup(setup) if !setup.regions().is_empty());
        Ok(output::print_line(&match sentences.len() {
            0 if is_star_battle => format!(
                "{} on {}, none in the way of another",
                output::plural(&report.queens, "star"),
                output::plural(&rows, "row")
            ),
            0 => format!(
                "{} on {}, none attacks another",
                output::plural(&report.queens, "queen"),
                output::plural(&rows, "row")
            ),
            count => {
                let between = if line.is_some() { "; " } else { "\n" };
                let more =
                    (count > MAX_NAMED_CONFLICTS).then(|| format!("{between}and {} more", count - MAX_NAMED_CONFLICTS));
                let named: Vec<String> = sentences.into_iter().take(MAX_NAMED_CONFLICTS).collect();
                named.join(between) + &more.unwrap_or_default()
            }
        })?)
    })?;
    Ok(ending)
}

pub(crate) fn generate(what: &Generate, json: bool) -> Result<Ending, Failure> {
    let &Generate { size, queens, seed, random, form, .. } = what;
    let source = if random { Source::Random } else { Source::Solution };
    let mut generating = generate::Generate::new(size, queens.unwrap_or(size), seed, source)?;
    while !generating.run(SLICE) {
        stop::check()?;
    }
    if let Some(placement) = generating.placement()? {
        write(placement.clone(), form, json)?;
    }
    Ok(Ending::Done)
}

pub(crate) fn convert(what: &Convert, json: bool) -> Result<Ending, Failure> {
    let (placement, _) = files::read(what.file.as_deref())?;
    write(placement, what.to, json)?;
    Ok(Ending::Done)
}

#[derive(Serialize)]
struct Written {
    n: usize,
    queens: usize,
    columns: Vec<u32>,
}

/// Writes a placement in a form, or as an object with `n` and `columns`, as in its JSON form.
fn write(placement: Placement, form: Form, json: bool) -> Result<(), Failure> {
    if !json {
        return files::write(placement, form);
    }
    let columns = columns(&placement);
    let queens = columns.iter().filter(|&&column| column > 0).count();
    Ok(output::json(&Written { n: columns.len(), queens, columns })?)
}
