//! Arguments, read totally: whatever is passed, the answer is a value in range or an error that names the argument.
//!
//! Lengths are checked before anything is copied, so that no argument can exhaust the memory of the instance.

use crate::errors::{Outcome, Thrown};
use js_sys::{Array, JsString, Reflect, Uint32Array};
use queens_page::{Detail, Problem};
use thiserror::Error;
use wasm_bindgen::{JsCast, JsValue};

/// The largest board that crosses the boundary: what can be read, validated and answered within the memory of an instance.
pub(crate) const LARGEST_BOARD: u32 = 10_000_000;

/// The longest list of anything but rows.
const LONGEST_LIST: u32 = 10_000;

/// The longest name of anything.
const LONGEST_NAME: u32 = 100;

/// The largest whole number that a double holds together with all below it.
pub(crate) const LARGEST_WHOLE: f64 = 9_007_199_254_740_991.0;

/// Why an argument cannot be used.
#[derive(Clone, PartialEq, Debug, Error)]
pub(crate) enum ArgumentError {
    #[error("{name} must be {expected}")]
    Type { name: &'static str, expected: &'static str },
    // Written as whole numbers: what writes a double takes more room than all else that is written here.
    #[error("{name} must be a whole number from {} to {}", *least as i64, *most as i64)]
    Range { name: &'static str, least: f64, most: f64 },
    #[error("{name} must be one of: {allowed}")]
    Choice { name: &'static str, allowed: String },
    #[error("{name} has a length of {length}, but at most {most} can be served")]
    Length { name: &'static str, length: u32, most: u32 },
    #[error("this machine gives no random numbers")]
    NoRandomness,
}

impl Problem for ArgumentError {
    fn code(&self) -> &'static str {
        match self {
            ArgumentError::Type { .. } => "argument-type",
            ArgumentError::Range { .. } => "argument-range",
            ArgumentError::Choice { .. } => "argument-choice",
            ArgumentError::Length { .. } => "argument-length",
            ArgumentError::NoRandomness => "no-randomness",
        }
    }

    fn detail(&self) -> Vec<(&'static str, Detail)> {
        match self {
            &ArgumentError::Type { name, expected } => vec![("name", name.into()), ("expected", expected.into())],
            &ArgumentError::Range { name, least, most } => {
                vec![("name", name.into()), ("least", Detail::Number(least)), ("most", Detail::Number(most))]
            }
            ArgumentError::Choice { name, allowed } => {
                vec![("name", (*name).into()), ("allowed", allowed.as_str().into())]
            }
            &ArgumentError::Length { name, length, most } => {
                vec![("name", name.into()), ("length", length.into()), ("most", most.into())]
            }
            ArgumentError::NoRandomness => Vec::new(),
        }
    }
}

pub(crate) fn wrong_type(name: &'static str, expected: &'static str) -> Thrown {
    ArgumentError::Type { name, expected }.into()
}

pub(crate) fn fits(name: &'static str, length: u32, most: u32) -> Outcome<()> {
    if length > most {
        return Err(ArgumentError::Length { name, length, most }.into());
    }
    Ok(())
}

/// A list that had this length before.
pub(crate) fn same_length(name: &'static str, length: u32, before: u32) -> Outcome<()> {
    if length == before { Ok(()) } else { Err(wrong_type(name, "left alone meanwhile")) }
}

/// Rows of a placement, from a `Uint32Array`.
pub(crate) fn indices(value: &JsValue, name: &'static str) -> Outcome<Vec<u32>> {
    let list = value.dyn_ref::<Uint32Array>().ok_or_else(|| wrong_type(name, "a Uint32Array"))?;
    fits(name, list.length(), LARGEST_BOARD)?;
    Ok(if list.length() == 0 { Vec::new() } else { list.to_vec() })
}

/// A text, not yet copied: its length is for the caller to check first.
pub(crate) fn text<'a>(value: &'a JsValue, name: &'static str) -> Outcome<&'a JsString> {
    value.dyn_ref::<JsString>().ok_or_else(|| wrong_type(name, "a string"))
}

/// A name of something; none is longer than this takes.
pub(crate) fn name(value: &JsValue, name: &'static str) -> Outcome<String> {
    short(value, name, LONGEST_NAME)
}

/// A text of at most so many UTF-16 units.
pub(crate) fn short(value: &JsValue, name: &'static str, most: u32) -> Outcome<String> {
    let text = text(value, name)?;
    fits(name, text.length(), most)?;
    Ok(text.into())
}

/// One of a few names.
pub(crate) fn choice<T: Copy>(value: &JsValue, name: &'static str, choices: &[(&'static str, T)]) -> Outcome<T> {
    let found = choices.iter().find(|(choice, _)| *value == JsValue::from_str(choice));
    let allowed = || choices.iter().map(|(choice, _)| *choice).collect::<Vec<_>>().join(", ");
    found.map(|&(_, meaning)| meaning).ok_or_else(|| ArgumentError::Choice { name, allowed: allowed() }.into())
}

/// A whole number within these bounds; a double holds it exactly.
pub(crate) fn whole(value: &JsValue, name: &'static str, least: f64, most: f64) -> Outcome<f64> {
    let inside = |number: &f64| number.fract() == 0.0 && (least..=most).contains(number);
    value.as_f64().filter(inside).ok_or_else(|| ArgumentError::Range { name, least, most }.into())
}

/// A number, whole or not, of at most this magnitude.
#[cfg(feature = "rooms")]
pub(crate) fn real(value: &JsValue, name: &'static str, most: f64) -> Outcome<f64> {
    let inside = |number: &f64| number.abs() <= most;
    value.as_f64().filter(inside).ok_or_else(|| ArgumentError::Range { name, least: -most, most }.into())
}

/// A count of something: nodes, events, a position.
pub(crate) fn count(value: &JsValue, name: &'static str) -> Outcome<u64> {
    Ok(whole(value, name, 0.0, LARGEST_WHOLE)? as u64)
}

/// A number of 32 bits: a seed, a row, a set of kinds.
pub(crate) fn word(value: &JsValue, name: &'static str) -> Outcome<u32> {
    Ok(whole(value, name, 0.0, f64::from(u32::MAX))? as u32)
}

/// A word of 64 bits, from a BigInt.
#[cfg(feature = "rooms")]
pub(crate) fn bits(value: &JsValue, name: &'static str) -> Outcome<u64> {
    let word = if value.is_bigint() { u64::try_from(value.clone()).ok() } else { None };
    word.ok_or_else(|| wrong_type(name, "a BigInt of 64 bits"))
}

/// True or false.
#[cfg(feature = "rooms")]
pub(crate) fn flag(value: &JsValue, name: &'static str) -> Outcome<bool> {
    value.as_bool().ok_or_else(|| wrong_type(name, "true or false"))
}

/// A property; `None` where it is left out, and for every property of an object that is left out itself.
pub(crate) fn property(object: &JsValue, name: &'static str) -> Outcome<Option<JsValue>> {
    if object.is_undefined() {
        return Ok(None);
    }
    if !object.is_object() {
        return Err(wrong_type("options", "an object"));
    }
    // A getter may throw.
    let value = Reflect::get(object, &name.into()).map_err(|_| wrong_type(name, "readable"))?;
    Ok(Some(value).filter(|value| !value.is_undefined()))
}

/// A property that must be there.
pub(crate) fn required(object: &JsValue, name: &'static str) -> Outcome<JsValue> {
    property(object, name)?.ok_or_else(|| wrong_type(name, "given"))
}

/// A short list.
pub(crate) fn list(value: &JsValue, name: &'static str) -> Outcome<Vec<JsValue>> {
    let list = value.dyn_ref::<Array>().ok_or_else(|| wrong_type(name, "an array"))?;
    fits(name, list.length(), LONGEST_LIST)?;
    Ok(list.iter().collect())
}
