//! Writes and checks certificates: counts with a proof.

use crate::arguments::{Certified, CertifiedCount};
use crate::failure::{Ending, Failure};
use crate::recount::{CertificateError, CheckedCount, recount};
use crate::{files, output};
use queens_core::frontier::certificate;
use serde::Serialize;

/// A count with its proof, the text that `queens frontier check` reads.
#[derive(Serialize)]
struct Count {
    #[serde(flatten)]
    proved: CheckedCount,
    proof: String,
}

pub(crate) fn certify(what: &CertifiedCount, json: bool) -> Result<Ending, Failure> {
    let proof = certificate(what.size as usize)?;
    if json {
        let proved = recount(&proof).expect("the checker accepts the certificates of the engine");
        output::json(&Count { proved, proof })?;
    } else {
        output::write(proof.as_bytes())?;
    }
    Ok(Ending::Done)
}

#[derive(Serialize)]
struct Answer {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none", flatten)]
    proved: Option<CheckedCount>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

pub(crate) fn check(what: &Certified, json: bool) -> Result<Ending, Failure> {
    let bytes = files::bytes(what.file.as_deref())?;
    // Unreadable text is reported as an unknown word.
    let followed: Result<CheckedCount, CertificateError> = recount(&String::from_utf8_lossy(&bytes));
    let ending = if followed.is_ok() { Ending::Done } else { Ending::Impossible };
    if json {
        let why = followed.as_ref().err().map(ToString::to_string);
        output::json(&Answer { ok: followed.is_ok(), proved: followed.ok(), why })?;
    } else {
        output::print_line(&match followed {
            Ok(CheckedCount { queens, solutions, words }) => {
                let (queens, solutions) = (output::plural(&queens, "queen"), output::plural(&solutions, "solution"));
                format!("{queens}: {solutions}, each of {} of the proof holds", output::plural(&words, "word"))
            }
            Err(doubt) => format!("this proves nothing: {doubt}"),
        })?;
    }
    Ok(ending)
}
