//! Why a text is not a formula: the place of the error, and the problem there.

use crate::problem::problems;
use thiserror::Error;

problems! {
    /// Why a text is not a formula.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    #[error("character {place}: {problem}")]
    pub struct FormulaError {
        /// The character at which reading stopped, counted from 1.
        pub place: usize,
        /// The problem at that place.
        pub problem: FormulaProblem,
    } = problem
}

problems! {
    /// A problem at one place of a formula.
    #[derive(Clone, PartialEq, Eq, Debug, Error)]
    pub enum FormulaProblem {
        /// The text is longer than allowed.
        #[error("the formula has {characters} characters; at most {longest} are read")]
        TooLong {
            /// How many characters it has.
            characters: usize,
            /// The maximum.
            longest: usize,
        } = "formula-too-long",
        /// Brackets, functions and signs are nested too deep.
        #[error("brackets are nested more than {deepest} deep")]
        TooDeep {
            /// The maximum depth.
            deepest: usize,
        } = "formula-too-deep",
        /// A character that does not occur in formulas.
        #[error("'{found}' is not part of any formula")]
        Character {
            /// The character.
            found: char,
        } = "formula-bad-character",
        /// An unknown name.
        #[error("'{found}' is unknown; known are i, j, n, m, mod, abs, gcd, min and max")]
        Name {
            /// The beginning of the name.
            found: String,
        } = "formula-unknown-name",
        /// A number that does not fit into 32 bits.
        #[error("'{found}' is larger than 2147483647")]
        Number {
            /// The beginning of the number.
            found: String,
        } = "formula-bad-number",
        /// A number, a name or an open bracket is missing here.
        #[error("expected a number, i, j, n, m, a function or '(', found {}", quoted_or_end(.found))]
        Value {
            /// The word found instead; empty at the end of the formula.
            found: String,
        } = "formula-no-value",
        /// An operator is missing here: the formula could end, but something follows that does not continue it.
        #[error("expected +, -, *, /, mod, ',', ')' or the end, found {}", quoted_or_end(.found))]
        Operator {
            /// The word found there; empty at the end of the formula.
            found: String,
        } = "formula-no-operator",
        /// A bracket was opened here and not closed.
        #[error("this bracket is not closed")]
        OpenBracket = "formula-open-bracket",
        /// The name of a function without an opening bracket after it.
        #[error("expected '(' after {function}")]
        Bracket {
            /// The function.
            function: &'static str,
        } = "formula-no-bracket",
        /// A function has too few or too many values.
        #[error("{function} takes {}, not {found}", if *.function == "abs" { "one value" } else { "two values or more" })]
        Values {
            /// The function.
            function: &'static str,
            /// The number of values.
            found: usize,
        } = "formula-bad-values",
    }
}

fn quoted_or_end(found: &str) -> String {
    if found.is_empty() { "the end".to_owned() } else { format!("'{found}'") }
}
