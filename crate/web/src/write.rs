//! How answers are put together: plain objects, with typed arrays where `types.ts` says so.

use js_sys::{Object, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// A new, empty object.
pub(crate) fn object() -> Object {
    Object::new()
}

/// Gives an object that was made here a property.
pub(crate) fn set(object: &Object, name: &str, value: &JsValue) {
    // Only a frozen object or one with setters can refuse, and those are never made here.
    let taken = Reflect::set(object, &name.into(), value);
    debug_assert!(taken.is_ok());
}

/// A report as a plain value. Numbers are doubles: what counts beyond 2^53 crosses as a BigInt, by hand.
pub(crate) fn plain<T: Serialize + ?Sized>(report: &T) -> JsValue {
    // The reports are made of numbers, texts, lists and structs, none of which can fail.
    report.serialize(&Serializer::json_compatible()).unwrap_or(JsValue::UNDEFINED)
}
