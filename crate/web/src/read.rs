//! Reads arguments of any kind: the result is a value in range, or an error that names the argument.
//!
//! Reading a property may run foreign code: a getter, or a trap of a proxy. Its exceptions are caught at once, because
//! an exception that passes through the module would leave it damaged. Lengths are checked before anything is copied,
//! so no argument can exhaust the memory of the instance.

use crate::errors::{Outcome, Thrown};
use js_sys::{Array, Function, JsString, Object, Reflect, Symbol};
use queens_core::board::MAX_SIZE;
use queens_core::problem::problems;
use serde::de::{DeserializeOwned, IntoDeserializer};
use std::fmt::Display;
use thiserror::Error;
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};

/// The maximum size of a board that an instance can read, validate and answer within its memory.
pub(crate) const MAX_BOARD_SIZE: u32 = MAX_SIZE as u32;

/// The longest list of anything but rows.
const MAX_LIST_LENGTH: u32 = 10_000;

/// The longest name of anything.
const MAX_NAME_LENGTH: u32 = 100;

/// The largest whole number up to which a double represents every whole number.
pub(crate) const MAX_WHOLE: f64 = 9_007_199_254_740_991.0;

problems! {
    /// Why an argument cannot be used.
    #[derive(Clone, PartialEq, Debug, Error)]
    pub(crate) enum ArgumentError {
        #[error("{name} must be {expected}")]
        Type { name: &'static str, expected: &'static str } = "argument-type",
        // Bounds are printed as whole numbers: code that prints a double would be larger than everything else that is
        // printed here.
        #[error("{name} must be a whole number from {} to {}", *least as i64, *most as i64)]
        Range { name: &'static str, least: f64, most: f64 } = "argument-range",
        #[error("{name} must be one of: {allowed}")]
        Choice { name: &'static str, allowed: String } = "argument-choice",
        #[error("{name} has a length of {length}, but at most {most} is supported")]
        Length { name: &'static str, length: u32, most: u32 } = "argument-length",
        #[error("a board has 1 to {largest} rows, not {size}")]
        Size { size: u32, largest: u32 } = "size",
        #[error("this machine gives no random numbers")]
        NoRandomness = "no-randomness",
    }
}

impl ArgumentError {
    /// The error to throw. One function for all errors: repeated at each place, it would be most of the module.
    #[cold]
    #[inline(never)]
    fn thrown(self) -> Thrown {
        self.into()
    }
}

pub(crate) fn wrong_type(name: &'static str, expected: &'static str) -> Thrown {
    ArgumentError::Type { name, expected }.thrown()
}

pub(crate) fn fits(name: &'static str, length: u32, most: u32) -> Outcome<()> {
    if length > most {
        return Err(ArgumentError::Length { name, length, most }.thrown());
    }
    Ok(())
}

/// Checks that a list still has the length that it had before.
pub(crate) fn same_length(name: &'static str, length: u32, before: u32) -> Outcome<()> {
    if length == before { Ok(()) } else { Err(wrong_type(name, "unchanged until it is read")) }
}

// ---------------------------------------------------------------- what an argument may be

/// A type that can be read from an argument. `name` is the name of the argument or of its property.
pub(crate) trait Read: Sized {
    /// The value, or an error that names the argument.
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self>;

    /// The value of an omitted argument, or an error if it is required.
    fn missing(name: &'static str) -> Outcome<Self> {
        Err(wrong_type(name, "given"))
    }
}

impl<T: Read> Read for Option<T> {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        if value.is_undefined() { Ok(None) } else { T::read(value, name).map(Some) }
    }

    fn missing(_: &'static str) -> Outcome<Self> {
        Ok(None)
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        list(value, name)?.iter().map(|value| T::read(value, name)).collect()
    }
}

impl Read for u32 {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        word(value, name)
    }
}

impl Read for u64 {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        count(value, name)
    }
}

impl Read for f64 {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        value.as_f64().ok_or_else(|| wrong_type(name, "a number"))
    }
}

impl Read for bool {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        value.as_bool().ok_or_else(|| wrong_type(name, "true or false"))
    }
}

impl Read for String {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        short(value, name, MAX_NAME_LENGTH)
    }
}

/// Lets arguments be one of the names that serde gives to the variants of an enum.
macro_rules! choices {
    ($($choice:ty),*) => {
        $(
            impl $crate::read::Read for $choice {
                fn read(value: &wasm_bindgen::JsValue, name: &'static str) -> $crate::errors::Outcome<Self> {
                    $crate::read::choice(value, name)
                }
            }
        )*
    };
}
pub(crate) use choices;

/// Implements `run(steps)` by forwarding to one field.
macro_rules! job {
    ($(#[$text:meta])* $job:ident.$work:ident($count:ident)) => {
        #[wasm_bindgen::prelude::wasm_bindgen]
        impl $job {
            $(#[$text])*
            ///
            /// # Errors
            /// When the number is not a count.
            pub fn run(&mut self, $count: &$crate::shape::NumberLike) -> $crate::errors::Outcome<bool> {
                let count = $crate::read::count($count, stringify!($count))?;
                Ok(queens_core::Sliced::run(&mut self.$work, count))
            }
        }
    };
}

/// Declares an incoming object: a struct whose fields are read from the properties of the same names.
macro_rules! js_object {
    (
        $(#[$about:meta])*
        pub struct $shape:ident {
            $($(#[$field_about:meta])* $field:ident: $part:ty = $name:literal,)*
        }
    ) => {
        $(#[$about])*
        #[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
        pub struct $shape {
            $($(#[$field_about])* #[cfg_attr(test, ts(rename = $name))] pub(crate) $field: $part,)*
        }

        impl $crate::read::Read for $shape {
            fn read(value: &wasm_bindgen::JsValue, name: &'static str) -> $crate::errors::Outcome<Self> {
                $crate::read::object(value, name)?;
                Ok($shape { $($field: $crate::read::property(value, $name)?,)* })
            }
        }
    };
}
pub(crate) use job;
pub(crate) use js_object;

/// Options, which are all optional; so is the whole object.
pub(crate) fn options<T: Read>(value: Option<impl AsRef<JsValue>>) -> Outcome<T> {
    T::read(value.map_or_else(|| Object::new().into(), |value| value.as_ref().clone()).as_ref(), "options")
}

// ---------------------------------------------------------------- how it is read

pub(crate) fn object(value: &JsValue, name: &'static str) -> Outcome<()> {
    if value.is_object() { Ok(()) } else { Err(wrong_type(name, "an object")) }
}

/// A property of an object.
pub(crate) fn property<T: Read>(object: &JsValue, name: &'static str) -> Outcome<T> {
    let value = get(object, &name.into(), name)?;
    if value.is_undefined() { T::missing(name) } else { T::read(&value, name) }
}

/// The value in an object or a list under a key.
#[inline(never)]
fn get(object: &JsValue, key: &JsValue, name: &'static str) -> Outcome<JsValue> {
    Reflect::get(object, key).map_err(|_| wrong_type(name, "readable"))
}

/// A text that is not copied yet, so that the caller can check its length first.
pub(crate) fn text<'a>(value: &'a JsValue, name: &'static str) -> Outcome<&'a JsString> {
    value.dyn_ref::<JsString>().ok_or_else(|| wrong_type(name, "a string"))
}

/// A text of at most `most` UTF-16 units.
pub(crate) fn short(value: &JsValue, name: &'static str, most: u32) -> Outcome<String> {
    let text = text(value, name)?;
    fits(name, text.length(), most)?;
    Ok(text.into())
}

/// One of the names that serde gives to the variants of an enum.
pub(crate) fn choice<T: DeserializeOwned>(value: &JsValue, name: &'static str) -> Outcome<T> {
    let chosen = short(value, name, MAX_NAME_LENGTH).unwrap_or_default();
    T::deserialize(chosen.as_str().into_deserializer())
        .map_err(|NoSuch(allowed)| ArgumentError::Choice { name, allowed }.thrown())
}

/// The error of serde for an unknown name, which lists the known ones.
#[derive(Debug, Error)]
#[error("expected one of: {0}")]
struct NoSuch(String);

impl serde::de::Error for NoSuch {
    fn custom<T: Display>(message: T) -> Self {
        NoSuch(message.to_string())
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Self {
        NoSuch(expected.join(", "))
    }
}

/// One of a few names that only this module defines.
#[cfg(feature = "rooms")]
pub(crate) fn choice_of<T: Copy>(value: &JsValue, name: &'static str, choices: &[(&'static str, T)]) -> Outcome<T> {
    let found = choices.iter().find(|(choice, _)| *value == JsValue::from_str(choice));
    let allowed = || choices.iter().map(|(choice, _)| *choice).collect::<Vec<_>>().join(", ");
    found.map(|&(_, meaning)| meaning).ok_or_else(|| ArgumentError::Choice { name, allowed: allowed() }.thrown())
}

/// A whole number within these bounds, which a double represents exactly.
#[inline(never)]
pub(crate) fn whole(value: &JsValue, name: &'static str, least: f64, most: f64) -> Outcome<f64> {
    let inside = |number: &f64| number.fract() == 0.0 && (least..=most).contains(number);
    value.as_f64().filter(inside).ok_or_else(|| ArgumentError::Range { name, least, most }.thrown())
}

/// A number, whole or not, of at most this magnitude.
#[cfg(feature = "rooms")]
pub(crate) fn within(number: f64, name: &'static str, most: f64) -> Outcome<f64> {
    if number.abs() <= most { Ok(number) } else { Err(ArgumentError::Range { name, least: -most, most }.thrown()) }
}

/// A count of something: nodes, events, a position.
#[inline(never)]
pub(crate) fn count(value: &JsValue, name: &'static str) -> Outcome<u64> {
    Ok(whole(value, name, 0.0, MAX_WHOLE)? as u64)
}

/// A whole number of 32 bits: a seed, a row, a set of kinds.
#[inline(never)]
pub(crate) fn word(value: &JsValue, name: &'static str) -> Outcome<u32> {
    Ok(whole(value, name, 0.0, f64::from(u32::MAX))? as u32)
}

/// A word of 64 bits, from a BigInt.
#[cfg(feature = "rooms")]
pub(crate) fn bits(value: &JsValue, name: &'static str) -> Outcome<u64> {
    let word = if value.is_bigint() { u64::try_from(value.clone()).ok() } else { None };
    word.ok_or_else(|| wrong_type(name, "a BigInt of 64 bits"))
}

#[wasm_bindgen]
extern "C" {
    /// Throws for a proxy that was revoked.
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;

    #[wasm_bindgen(catch, js_namespace = Reflect, js_name = get)]
    fn get_from(target: &JsValue, name: &JsValue, receiver: &JsValue) -> Result<JsValue, JsValue>;
}

/// A short list.
#[inline(never)]
pub(crate) fn list(value: &JsValue, name: &'static str) -> Outcome<Vec<JsValue>> {
    if !is_array(value).unwrap_or(false) {
        return Err(wrong_type(name, "an array"));
    }
    let length = get(value, &"length".into(), name)?.as_f64().unwrap_or(f64::INFINITY) as u32;
    fits(name, length, MAX_LIST_LENGTH)?;
    (0..length).map(|index| get(value, &index.into(), name)).collect()
}

/// The names of typed arrays in messages. The small module, which only the page uses, takes no plain arrays.
pub(crate) mod typed {
    macro_rules! names {
        ($($(#[$condition:meta])* $name:ident = $text:literal,)*) => {
            $(
                $(#[$condition])*
                pub(crate) const $name: &str =
                    if cfg!(feature = "rooms") { concat!($text, " or an array of such whole numbers") } else { $text };
            )*
        };
    }
    names! {
        INT32 = "an Int32Array",
        UINT32 = "a Uint32Array",
        #[cfg(feature = "rooms")]
        UINT8 = "a Uint8Array",
    }
}

/// A new view of the numbers of a typed array of the same type as `own`. It is never longer than the memory behind it,
/// and reading it fails when that memory is removed. A plain array is copied into a typed one.
///
/// Two facts come from getters of the prototype that all arrays of this type share, which a script cannot replace: whether
/// the value is a typed array or only looks like one, and where its numbers are stored.
pub(crate) fn view<A: JsCast>(own: &A, value: &JsValue, name: &'static str, expected: &'static str) -> Outcome<A> {
    let view = view_like(own.as_ref(), value);
    #[cfg(feature = "rooms")]
    let view = view.or_else(|| copy_of(own.as_ref(), value));
    view.map(JsCast::unchecked_into).ok_or_else(|| wrong_type(name, expected))
}

/// A typed array of the same type as `own` with the numbers of a plain array, if it can represent each of them.
#[cfg(feature = "rooms")]
fn copy_of(own: &JsValue, value: &JsValue) -> Option<JsValue> {
    if !is_array(value).unwrap_or(false) {
        return None;
    }
    let length = Reflect::get(value, &"length".into()).ok()?.as_f64()?;
    if length > f64::from(MAX_BOARD_SIZE) {
        return None;
    }
    let make: Function = get_from(own, &"constructor".into(), own).ok()?.unchecked_into();
    let copy = Reflect::construct(&make, &Array::of1(&length.into())).ok()?;
    for index in 0..length as u32 {
        let number = Reflect::get_u32(value, index).ok()?.as_f64()?;
        Reflect::set_u32(&copy, index, &number.into()).ok()?;
        if Reflect::get_u32(&copy, index).ok()?.as_f64() != Some(number) {
            return None;
        }
    }
    Some(copy)
}

fn view_like(own: &JsValue, value: &JsValue) -> Option<JsValue> {
    let part = |of: &JsValue, part: &JsValue| get_from(own, part, of).unwrap_or_default();
    let tag = Symbol::to_string_tag();
    // Proxies and objects with a borrowed prototype have no type tag.
    if part(value, &tag) != part(own, &tag) {
        return None;
    }
    let [buffer, offset, length] = ["buffer", "byteOffset", "length"].map(|name| part(value, &name.into()));
    // The memory of the engine moves when it grows, and lengths are read as numbers of 32 bits.
    let ours = Reflect::get(&wasm_bindgen::memory(), &"buffer".into()).unwrap_or_default();
    if buffer == ours || length.as_f64()? > f64::from(u32::MAX) {
        return None;
    }
    let make: Function = part(own, &"constructor".into()).unchecked_into();
    // This fails if the numbers were transferred to another thread.
    Reflect::construct(&make, &Array::of3(&buffer, &offset, &length)).ok()
}
