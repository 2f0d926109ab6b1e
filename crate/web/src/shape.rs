//! The shapes that cross the boundary, each declared once: by its Rust type.
//!
//! An outgoing value is a struct with `Serialize`; an incoming object is declared by `js_object!`. Both derive their TypeScript,
//! and `js_types!` gives them the names used in the signatures of the module. `./build.sh types` writes all of it into
//! `www/src/engine`, for the page and for users of the package.

use js_sys::{Float64Array, Int32Array, Uint8Array, Uint32Array};
use serde::{Serialize, Serializer};
use serde_wasm_bindgen::preserve;
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    /// Any value, to be read as a placement.
    #[wasm_bindgen(typescript_type = "Rows")]
    pub type RowsLike;
    /// Any value, to be read as a placement, as a board under a rule, or as a recorded run.
    #[cfg(feature = "rooms")]
    #[wasm_bindgen(typescript_type = "Rows | RuledBoard | RecordedRun")]
    pub type BoardLike;
    /// Any value, to be read as a number.
    #[wasm_bindgen(typescript_type = "number")]
    pub type NumberLike;
    /// Any value, to be read as a string.
    #[wasm_bindgen(typescript_type = "string")]
    pub type TextLike;
    /// Any value, to be read as a word of 64 bits.
    #[wasm_bindgen(typescript_type = "bigint")]
    pub type WordLike;
    /// Any value, to be read as row numbers.
    #[wasm_bindgen(typescript_type = "Uint32Array")]
    pub type IndicesLike;
    /// Any value, to be read as bytes.
    #[wasm_bindgen(typescript_type = "Uint8Array")]
    pub type BytesLike;
    /// Any value, to be read as a list.
    #[wasm_bindgen(typescript_type = "readonly unknown[]")]
    pub type ListLike;
}

/// A shape that has a JavaScript type in the signatures of the module.
pub trait HasJsType {
    /// The type of its value in JavaScript.
    type Js: JsCast;
}

/// The JavaScript type of a shape: `Js<Completion>` is "Completion" in the signatures of the module.
pub type Js<T> = <T as HasJsType>::Js;

/// Gives shapes their names in TypeScript: `Completion => "Completion"`. A test checks that each is the name of its TypeScript type.
macro_rules! js_types {
    ($($shape:ty => $name:literal),* $(,)?) => {
        $(
            const _: () = {
                #[wasm_bindgen::prelude::wasm_bindgen]
                extern "C" {
                    #[wasm_bindgen(typescript_type = $name)]
                    pub type Js;
                }
                impl $crate::shape::HasJsType for $shape {
                    type Js = Js;
                }
            };
        )*

        /// The shapes of this file, with their names.
        #[cfg(test)]
        pub(crate) fn shapes(all: &mut $crate::shapes::Shapes) {
            $(all.add::<$shape>($name);)*
        }
    };
}
pub(crate) use js_types;

/// Converts a report into a plain JavaScript value.
pub(crate) fn to_js<T: HasJsType + Serialize + ?Sized>(report: &T) -> Js<T> {
    // Missing values become null, so that every field exists. Numbers become doubles: a number that may exceed 2^53 is
    // a `BigCount`.
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    // Reports consist of numbers, texts, lists and structs, which cannot fail.
    report.serialize(&serializer).unwrap_or(JsValue::UNDEFINED).unchecked_into()
}

/// A typed array within a report.
pub struct Typed<A>(pub A);

impl<A: JsCast> Serialize for Typed<A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        preserve::serialize(&self.0, serializer)
    }
}

/// The description of a type in TypeScript, if it has a name there.
#[cfg(test)]
macro_rules! ts_name {
    ($shape:ty as $name:expr) => {
        impl ts_rs::TS for $shape {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &ts_rs::Config) -> String {
                $name.to_owned()
            }

            fn inline(config: &ts_rs::Config) -> String {
                Self::name(config)
            }
        }
    };
}
macro_rules! typed {
    ($($array:ident of $number:ty),*) => {
        $(
            impl From<&[$number]> for Typed<$array> {
                fn from(numbers: &[$number]) -> Self {
                    Typed($array::from(numbers))
                }
            }

            impl FromIterator<$number> for Typed<$array> {
                fn from_iter<I: IntoIterator<Item = $number>>(numbers: I) -> Self {
                    Vec::from_iter(numbers).as_slice().into()
                }
            }

            #[cfg(test)]
            ts_name!(Typed<$array> as stringify!($array));
        )*
    };
}
typed!(Float64Array of f64, Int32Array of i32, Uint32Array of u32, Uint8Array of u8);

/// A column per row, counted from 0, with -1 where the row is empty. Its length is the size of the board.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Rows(#[cfg_attr(test, ts(type = "Int32Array"))] pub Typed<Int32Array>);

impl From<Int32Array> for Rows {
    fn from(rows: Int32Array) -> Self {
        Rows(Typed(rows))
    }
}

/// A count that may exceed 2^53: a `BigInt`.
pub struct BigCount(u128);

#[cfg(test)]
ts_name!(BigCount as "bigint");

impl<N: Into<u128>> From<N> for BigCount {
    fn from(count: N) -> Self {
        BigCount(count.into())
    }
}

impl Serialize for BigCount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u128(self.0)
    }
}

js_types!(Rows => "Rows", [u32] => "Array<number>", [&str] => "Array<string>");
