//! The one way in which an error leaves: as a JavaScript `Error` with a `code` and the facts in `detail`.

use crate::write::{object, set};
use js_sys::Error;
use queens_page::{Detail, Problem};
use wasm_bindgen::JsValue;

/// What an exported function returns where it may fail.
pub(crate) type Outcome<T> = Result<T, Thrown>;

/// An error on its way out. Made from any [`Problem`] by `?`.
pub struct Thrown(Error);

impl<P: Problem> From<P> for Thrown {
    fn from(problem: P) -> Self {
        let error = Error::new(&problem.to_string());
        let detail = object();
        for (name, fact) in problem.detail() {
            let fact = match fact {
                Detail::Number(number) => JsValue::from_f64(number),
                Detail::Text(text) => JsValue::from_str(&text),
            };
            set(&detail, name, &fact);
        }
        set(&error, "code", &problem.code().into());
        set(&error, "detail", &detail);
        Thrown(error)
    }
}

impl From<Thrown> for JsValue {
    fn from(thrown: Thrown) -> Self {
        thrown.0.into()
    }
}
