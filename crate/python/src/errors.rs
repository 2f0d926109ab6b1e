//! Converts errors to exceptions of Python: a `QueensError` with the message, a stable `code`, and the `facts` by name.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use queens_core::problem::{Detail, Problem};

pub(crate) type Outcome<T> = PyResult<T>;

/// The exception of a problem.
#[allow(clippy::needless_pass_by_value, reason = "map_err passes it by value")]
pub(crate) fn exception<P: Problem>(problem: P) -> PyErr {
    Python::attach(|py| {
        error(py, &problem.to_string(), problem.code(), &problem.detail()).unwrap_or_else(|failed| failed)
    })
}

fn error(py: Python<'_>, message: &str, code: &str, detail: &[(&'static str, Detail)]) -> PyResult<PyErr> {
    let facts = PyDict::new(py);
    for (name, fact) in detail {
        match fact {
            // A whole number becomes an int in Python.
            Detail::Number(number) if number.fract() == 0.0 && number.abs() < 9e15 => {
                facts.set_item(name, *number as i64)?;
            }
            Detail::Number(number) => facts.set_item(name, number)?,
            Detail::Text(text) => facts.set_item(name, text)?,
        }
    }
    let class = py.import("queens_engine._errors")?.getattr("QueensError")?;
    Ok(PyErr::from_value(class.call1((message, code, facts))?))
}

/// The exception for an invalid argument.
pub(crate) fn wrong(name: &str, expected: &str) -> PyErr {
    Python::attach(|py| {
        let detail = [("name", name.into()), ("expected", expected.into())];
        error(py, &format!("{name} must be {expected}"), "argument-choice", &detail).unwrap_or_else(|failed| failed)
    })
}

/// Reads a variant by its serde name.
pub(crate) fn choice<T: serde::de::DeserializeOwned>(name: &str, given: &str, allowed: &str) -> PyResult<T> {
    serde_json::from_value(given.into()).map_err(|_| wrong(name, allowed))
}
