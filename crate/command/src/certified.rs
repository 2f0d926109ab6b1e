//! A count with a proof: the certificate is written, and checked.

use crate::arguments::{Certified, CertifiedCount};
use crate::failure::{Ending, Failure};
use crate::recount::{Doubt, Recounted, recount};
use crate::{files, output};
use queens_core::frontier::certificate;
use serde::Serialize;

pub(crate) fn certify(what: &CertifiedCount) -> Result<Ending, Failure> {
    output::write(certificate(usize::from(what.size))?.as_bytes())?;
    Ok(Ending::Done)
}

#[derive(Serialize)]
struct Answer {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none", flatten)]
    proved: Option<Recounted>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

pub(crate) fn check(what: &Certified, json: bool) -> Result<Ending, Failure> {
    let bytes = files::bytes(what.file.as_deref())?;
    // A text that cannot be read has words that mean nothing.
    let followed: Result<Recounted, Doubt> = recount(&String::from_utf8_lossy(&bytes));
    let ending = if followed.is_ok() { Ending::Done } else { Ending::Impossible };
    if json {
        let why = followed.as_ref().err().map(ToString::to_string);
        output::json(&Answer { ok: followed.is_ok(), proved: followed.ok(), why })?;
    } else {
        output::say(&match followed {
            Ok(Recounted { queens, solutions, words }) => {
                format!("{queens} queens: {solutions} solutions, each of {words} words of the proof holds")
            }
            Err(doubt) => format!("this proves nothing: {doubt}"),
        })?;
    }
    Ok(ending)
}
