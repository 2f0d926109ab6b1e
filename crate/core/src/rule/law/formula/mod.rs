//! A formula over the row and the column of a square, such as `(i + j) mod n`: two queens conflict if it has the same value
//! for both.
//!
//! ```text
//! sum      = product (("+" | "-") product)*
//! product  = factor (("*" | "/" | "mod") factor)*
//! factor   = "-" factor | number | "i" | "j" | "n" | "m" | "(" sum ")"
//!          | "abs" "(" sum ")" | ("gcd" | "min" | "max") "(" sum ("," sum)+ ")"
//! ```
//!
//! Values are integers of 32 bits. `/` rounds down and `mod` is never negative. After a division by zero or an
//! overflow, the square has no value, and the formula gives no conflict there.

mod error;
mod operation;
mod parse;
mod token;

pub use error::{FormulaError, FormulaProblem};

use operation::Operation;
use std::fmt;
use std::str::FromStr;

/// The longest formula that is read, in characters.
pub const MAX_FORMULA_LENGTH: usize = 1_000;

/// How deep brackets, functions and signs may be nested.
pub const MAX_FORMULA_DEPTH: usize = 100;

/// A formula that has been parsed: its text, and its operations.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Formula {
    text: String,
    /// The operations in postfix order, so that no formula, however nested, needs a deep call stack.
    operations: Vec<Operation>,
}

/// The values of the names in a formula.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variables {
    /// `i`: the row, from 1.
    pub row: i32,
    /// `j`: the column, from 1.
    pub column: i32,
    /// `n`: how many rows there are.
    pub rows: i32,
    /// `m`: how many columns there are.
    pub columns: i32,
}

impl Formula {
    /// The value on one square; `None` after a division by zero or a value beyond 32 bits.
    ///
    /// ```
    /// use queens_core::rule::formula::{Formula, Variables};
    ///
    /// let formula: Formula = "(i - j) mod n".parse()?;
    /// let square = Variables { row: 2, column: 5, rows: 8, columns: 8 };
    /// assert_eq!(formula.value(square), Some(5));
    /// # Ok::<(), queens_core::rule::formula::FormulaError>(())
    /// ```
    #[must_use]
    pub fn value(&self, variables: Variables) -> Option<i32> {
        let mut stack = Vec::new();
        for operation in &self.operations {
            operation.apply(&mut stack, variables)?;
        }
        stack.pop()
    }

    /// The text of the formula, without surrounding spaces.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl FromStr for Formula {
    type Err = FormulaError;

    fn from_str(text: &str) -> Result<Self, FormulaError> {
        Ok(Formula { operations: parse::parse(text)?, text: text.trim().to_owned() })
    }
}

impl fmt::Display for Formula {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}
