//! Commands for placements: complete, validate, generate and convert.

use crate::arguments::{Complete, Convert, Form, Generate, Validate};
use crate::failure::{Ending, Failure};
use crate::{files, output, stop};
use queens_core::complete::{Answer, BlameIs, Blamed, Cause, Completing, Engine};
use queens_core::generate::{self, Source};
use queens_core::{Conflict, LineKind, Placement, Sliced, Verdict};
use serde::Serialize;
use std::fmt;

/// The work between two checks whether to stop: about ten milliseconds.
const SLICE: u64 = 1 << 18;

/// How many conflicts are named; the others are only counted.
const MOST_NAMED: usize = 20;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Report {
    /// Where there is a board a line: the number of the line.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    verdict: Verdict,
    /// The columns as in the JSON form of a placement: from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    columns: Option<Vec<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blame: Option<Vec<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blame_is: Option<BlameIs>,
    engine: Engine,
    nodes: u64,
}

/// Answers each board. The worst ending is that of all.
pub(crate) fn complete(what: &Complete, json: bool) -> Result<Ending, Failure> {
    let mut worst = Ending::Done;
    files::read_each(what.file.as_deref(), |given, form, line| {
        let ending = answer(given, form, line, what, json)?;
        worst = if ending as u8 > worst as u8 { ending } else { worst };
        if line.is_some() { stop::check() } else { Ok(()) }
    })?;
    Ok(worst)
}

fn answer(given: Placement, form: Form, line: Option<usize>, what: &Complete, json: bool) -> Result<Ending, Failure> {
    let mut completing = Completing::new(given, what.effort.options());
    while !completing.run(SLICE) && !stop::asked() {}
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
        output::json(&Report { line, verdict, columns, blame, blame_is, engine, nodes })?;
        return Ok(ending);
    }
    match completion.answer {
        Answer::Completed(placement) => files::write(placement, what.form.unwrap_or(form))?,
        Answer::Impossible(Cause::Conflict(conflict, _)) => {
            output::say(&format!("impossible: {}", Pair::from(conflict)))?;
        }
        Answer::Impossible(_) => {
            let to_blame = blamed.map_or_else(String::new, |(rows, is)| say_blamed(&rows, is));
            output::say(&format!("impossible{to_blame}"))?;
        }
        Answer::NoOther | Answer::Undecided => output::say(&format!("undecided after {nodes} nodes"))?,
    }
    Ok(ending)
}

/// The columns as in the JSON form of a placement: from 1, with 0 for an empty row.
fn columns(placement: &Placement) -> Vec<u32> {
    (0..placement.size() as u32).map(|row| placement.column(row).map_or(0, |column| column + 1)).collect()
}

fn say_blamed(rows: &[u32], is: BlameIs) -> String {
    if rows.is_empty() {
        return ": the empty board has no solution".to_owned();
    }
    let listed: Vec<String> = rows.iter().map(ToString::to_string).collect();
    let set = match is {
        BlameIs::Smallest => "the smallest set",
        BlameIs::Irreducible => "a set that needs all of its queens",
        BlameIs::Unreduced => "a set that may hold more than needed",
    };
    let lines = if rows.len() == 1 { "queen to blame stands in row" } else { "queens to blame stand in rows" };
    format!(": the {lines} {} ({set})", listed.join(" "))
}

#[derive(Serialize)]
struct Validated {
    ok: bool,
    queens: usize,
    conflicts: Vec<Pair>,
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

pub(crate) fn validate(what: &Validate, json: bool) -> Result<Ending, Failure> {
    let (placement, _) = files::read(what.file.as_deref())?;
    let found = queens_core::validate(&placement);
    let pairs: Vec<Pair> = found.conflicts.iter().map(|&conflict| conflict.into()).collect();
    if json {
        output::json(&Validated { ok: found.ok(), queens: found.queens, conflicts: pairs })?;
    } else if pairs.is_empty() {
        output::say(&format!(
            "{} on {}, none attacks another",
            output::counted(&found.queens, "queen"),
            output::counted(&placement.size(), "row")
        ))?;
    } else {
        for pair in pairs.iter().take(MOST_NAMED) {
            output::say(&pair.to_string())?;
        }
        if pairs.len() > MOST_NAMED {
            output::say(&format!("and {} more", pairs.len() - MOST_NAMED))?;
        }
    }
    Ok(if found.ok() { Ending::Done } else { Ending::Impossible })
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

/// Writes a placement in a form, or as an object of which `n` and `columns` are its JSON form.
fn write(placement: Placement, form: Form, json: bool) -> Result<(), Failure> {
    if !json {
        return files::write(placement, form);
    }
    let columns = columns(&placement);
    let queens = columns.iter().filter(|&&column| column > 0).count();
    Ok(output::json(&Written { n: columns.len(), queens, columns })?)
}
