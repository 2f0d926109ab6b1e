//! Converts errors into a JavaScript `Error` with a `code` and the facts in `detail`.

use crate::shape::js_types;
use js_sys::{Error, Object, Reflect};
use queens_core::problem::{self, Detail, Facts};
use wasm_bindgen::JsValue;

/// The result of an exported function that may fail.
pub(crate) type Outcome<T> = Result<T, Thrown>;

/// The properties of every `Error` of the engine in addition to its message.
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// A stable name in kebab-case, one for each kind of error: the key of a text of the page.
    #[cfg_attr(test, ts(type = "ErrorCode"))]
    pub code: &'static str,
    /// The facts: the place, the content found, the content expected.
    #[cfg_attr(test, ts(as = "std::collections::HashMap<String, Detail>"))]
    pub detail: Facts,
}

js_types!(Problem => "Problem");

/// An error that is thrown to JavaScript. Made from any [`problem::Problem`] by `?`.
pub struct Thrown(Error);

impl<P: problem::Problem> From<P> for Thrown {
    fn from(problem: P) -> Self {
        Thrown::new(&problem.to_string(), Problem { code: problem.code(), detail: problem.detail() })
    }
}

impl Thrown {
    // One function for all kinds of error: a copy for each kind would make the module much larger.
    #[cold]
    #[inline(never)]
    fn new(message: &str, Problem { code, detail }: Problem) -> Self {
        let error = Error::new(message);
        let facts = Object::new();
        for (name, fact) in detail {
            let fact = match fact {
                Detail::Number(number) => JsValue::from_f64(number),
                Detail::Text(text) => JsValue::from_str(&text),
            };
            set(&facts, name, &fact);
        }
        set(&error, "code", &code.into());
        set(&error, "detail", &facts);
        Thrown(error)
    }
}

impl From<Thrown> for JsValue {
    fn from(thrown: Thrown) -> Self {
        thrown.0.into()
    }
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // Cannot fail: only frozen objects and setters refuse a property.
    let was_set = Reflect::set(object, &name.into(), value);
    debug_assert!(was_set.is_ok());
}
