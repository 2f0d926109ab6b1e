//! Proofs that a board has no completion: written, and checked.

use crate::arguments::{ProofFiles, Prove};
use crate::failure::{Ending, Failure};
use crate::{files, output, stop};
use queens_core::complete::proof::{Checked, Proving, ReadingProof};
use queens_core::{Sliced, Verdict};
use serde::Serialize;
use std::path::Path;

/// The work between two checks whether to stop: about ten milliseconds.
const SLICE: u64 = 1 << 18;

#[derive(Serialize)]
struct Proved<'a> {
    verdict: Verdict,
    #[serde(skip_serializing_if = "Option::is_none")]
    formula: Option<&'a Path>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<&'a Path>,
}

pub(crate) fn prove(what: &Prove, json: bool) -> Result<Ending, Failure> {
    let (placement, _) = files::read(what.file.as_deref())?;
    let mut proving = Proving::new(placement, what.proof.budget)?;
    while !proving.run(SLICE) {
        stop::check()?;
    }
    let proved = proving.into_proved().expect("the work is over");
    write_answer(proved.verdict, &proved.cnf, &proved.proof, &what.proof, json)
}

/// Writes the formula and the proof if the verdict is impossible, and reports the verdict.
pub(crate) fn write_answer(
    verdict: Verdict,
    formula: &str,
    proof: &str,
    files: &ProofFiles,
    json: bool,
) -> Result<Ending, Failure> {
    let is_proved = verdict == Verdict::Impossible;
    if is_proved {
        crate::files::save(&files.formula, formula)?;
        crate::files::save(&files.proof, proof)?;
    }
    if json {
        let (formula, proof) = (is_proved.then_some(&*files.formula), is_proved.then_some(&*files.proof));
        output::json(&Proved { verdict, formula, proof })?;
    } else {
        output::print_line(&match verdict {
            Verdict::Impossible => format!("impossible: see {} and {}", files.formula.display(), files.proof.display()),
            Verdict::Completed => "there is a completion, so there is no proof".to_owned(),
            _ => format!("undecided after {} nodes", files.budget),
        })?;
    }
    // Here "impossible" is success, because the command was to prove it.
    Ok(match verdict {
        Verdict::Impossible => Ending::Done,
        Verdict::Completed => Ending::Impossible,
        _ => Ending::Unfinished,
    })
}

#[derive(Serialize)]
struct Answer {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<u64>,
}

pub(crate) fn check(formula: &Path, proof: &Path, json: bool) -> Result<Ending, Failure> {
    let mut steps = ReadingProof::default();
    steps.push(&files::bytes(Some(proof))?)?;
    let mut clauses = steps.end()?;
    clauses.push(&files::bytes(Some(formula))?)?;
    let mut checking = clauses.end()?;
    let Checked { ok, at } = loop {
        checking.run(SLICE);
        if let Some(checked) = checking.checked()? {
            break checked;
        }
        stop::check()?;
    };
    if json {
        output::json(&Answer { ok, at })?;
    } else {
        output::print_line(&match (ok, at) {
            (true, _) => "every step follows: the formula cannot be satisfied".to_owned(),
            (false, Some(line)) => format!("line {line} of the proof does not follow"),
            (false, None) => "every step follows, but the proof ends before the contradiction".to_owned(),
        })?;
    }
    Ok(if ok { Ending::Done } else { Ending::Impossible })
}
