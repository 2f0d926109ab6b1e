//! What a page says of a formula or a proof that cannot be written or read.

use super::{Detail, Problem};
use queens_core::complete::proof::{ProofError, ProofLimit, ProofPart};

impl Problem for ProofError {
    fn code(&self) -> &'static str {
        match self {
            ProofError::FormulaTooLarge { .. } => "cnf-too-large",
            ProofError::Formula { .. } => "cnf-unreadable",
            ProofError::FormulaCut { .. } => "cnf-cut",
            ProofError::Proof { .. } => "drat-unreadable",
            ProofError::ProofCut { .. } => "drat-cut",
            ProofError::OtherFormula { .. } => "drat-other-formula",
            ProofError::TooMuch { .. } => "proof-too-much",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match self {
            &ProofError::FormulaTooLarge { size, bytes, largest } => {
                vec![("size", size.into()), ("bytes", bytes.into()), ("largest", largest.into())]
            }
            ProofError::Formula { line, found, expected } | ProofError::Proof { line, found, expected } => {
                vec![("line", (*line).into()), ("found", found.as_str().into()), ("expected", part(*expected).into())]
            }
            &ProofError::FormulaCut { line, clauses, expected } => {
                vec![("line", line.into()), ("clauses", clauses.into()), ("expected", expected.into())]
            }
            &ProofError::ProofCut { line } => vec![("line", line.into())],
            &ProofError::OtherFormula { line, variable, variables } => {
                vec![("line", line.into()), ("variable", variable.into()), ("variables", variables.into())]
            }
            &ProofError::TooMuch { what, most } => vec![("what", limit(what).into()), ("most", most.into())],
        }
    }
}

fn part(part: ProofPart) -> &'static str {
    match part {
        ProofPart::Header => "header",
        ProofPart::Cnf => "cnf",
        ProofPart::Variables => "variables",
        ProofPart::Clauses => "clauses",
        ProofPart::End => "end",
        ProofPart::Literal => "literal",
        ProofPart::Step => "step",
    }
}

fn limit(limit: ProofLimit) -> &'static str {
    match limit {
        ProofLimit::Variables => "variables",
        ProofLimit::Literals => "literals",
        ProofLimit::Steps => "steps",
    }
}
