//! Why a formula or a proof cannot be written or read.

use crate::problem::{fact_by_name, problems};
use thiserror::Error;

problems! {
    /// Why a formula or a proof cannot be written or read, and where. Lines count from 1.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum ProofError {
        /// The formula of a placement would be longer than the maximum.
        #[error("the formula of {size} rows takes {bytes} bytes; at most {largest} are written")]
        FormulaTooLarge {
            /// The number of rows.
            size: usize,
            /// The length of the formula in bytes.
            bytes: u64,
            /// The maximum.
            largest: u64,
        } = "cnf-too-large",
        /// Unexpected text in a formula.
        #[error("line {line} of the formula: '{found}'; expected {expected}")]
        Formula {
            /// The line of the text.
            line: u64,
            /// The text found there.
            found: String,
            /// The part expected there.
            expected: ProofPart,
        } = "cnf-unreadable",
        /// A formula that ends before it should.
        #[error("the formula ends in line {line} after {clauses} clauses; expected {expected}: it may have been cut")]
        FormulaCut {
            /// The last line of the text.
            line: u64,
            /// The clauses that are complete.
            clauses: u64,
            /// The number of clauses that the first line of the formula announces; 0 if that line is missing.
            expected: u64,
        } = "cnf-cut",
        /// Unexpected text in a proof.
        #[error("line {line} of the proof: '{found}'; expected {expected}")]
        Proof {
            /// The line of the text.
            line: u64,
            /// The text found there.
            found: String,
            /// The part expected there.
            expected: ProofPart,
        } = "drat-unreadable",
        /// A proof that ends inside of a step.
        #[error("the proof ends in line {line} without the 0 that ends a step: it may have been cut")]
        ProofCut {
            /// The last line of the text.
            line: u64,
        } = "drat-cut",
        /// A proof that names a variable which the formula does not have.
        #[error(
            "line {line} of the proof names variable {variable}, but the formula has {variables}: it belongs to another formula"
        )]
        OtherFormula {
            /// The line of the text.
            line: u64,
            /// The variable.
            variable: u32,
            /// How many variables the formula has.
            variables: u32,
        } = "drat-other-formula",
        /// The formula or the proof exceeds a limit, which bounds the memory of a check.
        #[error("there are more than {most} {what}, the most that can be checked")]
        TooMuch {
            /// The quantity that exceeds its limit.
            what: ProofLimit,
            /// The maximum.
            most: u64,
        } = "proof-too-much",
    }
}

named! {
    /// A part that a formula or a proof may require at some place.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
    pub enum ProofPart {
        /// The first line of a formula.
        #[error("'p cnf', then the numbers of variables and clauses")]
        Header = "header",
        /// The second word of the first line.
        #[error("'cnf'")]
        Cnf = "cnf",
        /// The third word of the first line.
        #[error("the number of variables")]
        Variables = "variables",
        /// The last word of the first line.
        #[error("the number of clauses")]
        Clauses = "clauses",
        /// The end of the formula: all clauses were read.
        #[error("no more clauses than announced")]
        End = "end",
        /// A part of a clause.
        #[error("a variable, perhaps negated, or the 0 that ends a clause")]
        Literal = "literal",
        /// A part of a step of a proof.
        #[error("a variable, perhaps negated, 'd' before a step, or the 0 that ends one")]
        Step = "step",
    }
}
fact_by_name!(ProofPart);

named! {
    /// A quantity with a limit in a formula or a proof.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
    pub enum ProofLimit {
        /// Variables of a formula.
        #[error("variables")]
        Variables = "variables",
        /// Literals in all clauses.
        #[error("literals")]
        Literals = "literals",
        /// Steps of a proof.
        #[error("steps")]
        Steps = "steps",
    }
}
fact_by_name!(ProofLimit);
