//! Logs of Python programs: written as traces, and judged.

use crate::arguments::Record;
use crate::failure::{Ending, Failure};
use crate::{files, output};
use queens_core::Placement;
use queens_record::{
    EndingKind, Findings, QueensVariable, Recognition, Recording, Run, SearchEnding, SeenBoards, record as recorded,
};
use serde::Serialize;
use std::path::Path;

/// The facts about a program.
#[derive(Serialize)]
struct ProgramReport<'a> {
    size: usize,
    board: Option<&'a QueensVariable>,
    boards: &'a [QueensVariable],
    calls: bool,
    cut: bool,
    thin: bool,
    found: &'a Findings,
    seen: &'a SeenBoards,
    ending: Option<&'a SearchEnding>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trace: Option<&'a Path>,
}

pub(crate) fn record(what: &Record, json: bool) -> Result<Ending, Failure> {
    let text = |file: &Path| files::bytes(Some(file)).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let source = what.source.as_deref().map(text).transpose()?.unwrap_or_default();
    let log = text(&what.log)?;
    let given = match &what.given {
        Some(file) => files::read(Some(file))?.0,
        None => Placement::empty(what.size)?,
    };
    let run = Run { board: what.board.as_deref(), ..Run::new(&log, &source, &given) };
    let recording = recorded(&run).map_err(|error| Failure::Trace { name: files::name(Some(&what.log)), error })?;
    if let Some(file) = &what.trace {
        files::save(file, &recording.trace)?;
    }
    let Recording { boards, board, calls, cut, thin, given, found, seen, ending, .. } = &recording;
    if json {
        let (size, trace) = (given.size(), what.trace.as_deref());
        let (board, ending) = (board.as_ref(), ending.as_ref());
        output::json(&ProgramReport {
            size,
            board,
            boards,
            calls: *calls,
            cut: *cut,
            thin: *thin,
            found,
            seen,
            ending,
            trace,
        })?;
    } else {
        for line in sentences(&recording) {
            output::print_line(&line)?;
        }
    }
    let is_right = seen.wrong == 0 && found.wrong == 0 && found.all.is_none_or(|all| seen.different == all);
    Ok(if is_right { Ending::Done } else { Ending::Impossible })
}

/// The verdict in sentences.
fn sentences(recording: &Recording) -> Vec<String> {
    let Recording { board, calls, found, seen, ending, cut, thin, .. } = recording;
    let mut lines = vec![match (board, calls, &seen.near) {
        (Some(board), ..) => format!("the queens are in {}, with columns from {}", board.name, board.from),
        (None, true, _) => "the queens are set and removed by calls".to_owned(),
        (None, false, Some(near)) => format!("no variable has the queens; {} comes nearest", near.name),
        (None, false, None) => "no variable has the queens".to_owned(),
    }];
    let how = match seen.by {
        Recognition::Says => "it reports",
        Recognition::Does => "it notices",
        Recognition::None => "its board had",
    };
    let of = found.all.map_or(String::new(), |all| format!(" of {all}"));
    let (different, solutions) = (seen.different, output::plural(&seen.solutions, "solution"));
    lines.push(format!("{how} {solutions}, {different}{of} different ones"));
    if seen.wrong > 0 {
        lines.push(format!("it takes {} for a solution by mistake", output::plural(&seen.wrong, "board")));
    }
    if let (Some(printed), Some(all)) = (seen.printed, found.all) {
        lines.push(format!("it prints {printed}, but there are {all}"));
    }
    if let Some(SearchEnding { line: Some(line), how, .. }) = ending {
        lines.push(match how {
            EndingKind::Solution => format!("it stops in line {line}, as soon as it has a solution"),
            EndingKind::UsedUp => format!("it stops in line {line}, when the first row is used up"),
            EndingKind::Early => format!("it stops in line {line}, before the first row is used up"),
            EndingKind::Standing => format!("it stops in line {line}, with queens on the board"),
        });
    }
    if *thin {
        lines.push("the last part of the log has the queens alone".to_owned());
    }
    if *cut {
        lines.push("the trace ends before the program did, because it became too long".to_owned());
    }
    lines
}
