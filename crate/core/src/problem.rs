//! Errors as data: a stable code, and the facts from which a sentence in any language is made. [`problems!`] declares
//! an enum with both: a code for each variant, and its fields as facts.

/// An error as a code with facts. Its `Display` text is English, for developers.
pub trait Problem: std::error::Error {
    /// A stable name in kebab-case, one for each kind of error: `"text-bad-column"`.
    fn code(&self) -> &'static str;

    /// The facts of this error by name: its place, the content found, the content expected. Names are in camelCase.
    fn detail(&self) -> Facts {
        Facts::new()
    }
}

/// Facts by name.
pub type Facts = Vec<(&'static str, Detail)>;

/// One fact: a number or a piece of text.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Detail {
    /// A double, which is exact up to 2^53.
    Number(f64),
    /// For example, something found in a text.
    Text(String),
}

impl From<&str> for Detail {
    fn from(text: &str) -> Self {
        Detail::Text(text.to_owned())
    }
}

/// A type that a field of an error can have.
pub trait Fact {
    /// Adds the value to `facts` under `name`.
    fn add(&self, name: &'static str, facts: &mut Facts);
}

/// An error within an error adds its own facts.
impl<P: Problem> Fact for P {
    fn add(&self, _: &'static str, facts: &mut Facts) {
        facts.append(&mut self.detail());
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(#[allow(clippy::cast_lossless, reason = "a double represents some of these types exactly, not all")]
        impl Fact for $number {
            fn add(&self, name: &'static str, facts: &mut Facts) {
                facts.push((name, Detail::Number(*self as f64)));
            }
        })*
    };
}
numbers!(f64, i32, i64, u32, u64, usize);

/// Adds a fact that is a text.
pub fn add_text(text: &str, name: &'static str, facts: &mut Facts) {
    facts.push((name, text.into()));
}

impl Fact for &str {
    fn add(&self, name: &'static str, facts: &mut Facts) {
        add_text(self, name, facts);
    }
}

impl Fact for String {
    fn add(&self, name: &'static str, facts: &mut Facts) {
        add_text(self, name, facts);
    }
}

impl Fact for char {
    fn add(&self, name: &'static str, facts: &mut Facts) {
        add_text(self.encode_utf8(&mut [0; 4]), name, facts);
    }
}

/// A list of names, or "none".
impl Fact for Vec<&'static str> {
    fn add(&self, name: &'static str, facts: &mut Facts) {
        add_text(&list_names(self), name, facts);
    }
}

/// The names with commas between them, or "none".
#[must_use]
pub fn list_names(names: &[&str]) -> String {
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

/// The name of a field as a page writes it: `other_row` is `otherRow`.
#[derive(Clone, Copy, Debug)]
pub struct FactName {
    bytes: [u8; 16],
    length: usize,
}

impl FactName {
    /// Returns the name for a field, which may have at most 16 letters.
    ///
    /// # Panics
    /// If it is longer. This happens when the crate is compiled.
    #[must_use]
    pub const fn of(field: &str) -> Self {
        let (field, mut bytes, mut length, mut at) = (field.as_bytes(), [0; 16], 0, 0);
        while at < field.len() {
            let begins_a_word = field[at] == b'_';
            at += begins_a_word as usize;
            bytes[length] = if begins_a_word { field[at].to_ascii_uppercase() } else { field[at] };
            length += 1;
            at += 1;
        }
        FactName { bytes, length }
    }

    /// The name.
    #[must_use]
    pub const fn as_str(&self) -> &str {
        match str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(name) => name,
            Err(_) => panic!(),
        }
    }
}

/// Declares an error type (an enum or a struct) that is a [`Problem`]. Each kind is followed by its code, or by the name of a
/// field that is a problem itself and has the code.
///
/// ```
/// use queens_core::problem::{Detail, Problem, problems};
/// use thiserror::Error;
///
/// problems! {
///     /// Why a queen cannot be set.
///     #[derive(Debug, Error)]
///     pub enum SetError {
///         /// The row has one.
///         #[error("row {other_row} has a queen")]
///         Taken {
///             /// The row.
///             other_row: u32,
///         } = "set-taken",
///     }
/// }
/// let error = SetError::Taken { other_row: 3 };
/// assert_eq!((error.code(), error.detail()), ("set-taken", vec![("otherRow", Detail::Number(3.0))]));
/// ```
#[macro_export]
macro_rules! problems {
    (
        $(#[$about:meta])*
        $visible:vis enum $error:ident {
            $(
                $(#[$kind_about:meta])*
                $kind:ident $({ $($(#[$field_about:meta])* $field:ident: $fact:ty),* $(,)? })? = $code:tt
            ),* $(,)?
        }
    ) => {
        $(#[$about])*
        #[non_exhaustive]
        $visible enum $error {
            $($(#[$kind_about])* $kind $({ $($(#[$field_about])* $field: $fact),* })?),*
        }

        #[allow(unused_mut, unused_variables)]
        impl $crate::problem::Problem for $error {
            fn code(&self) -> &'static str {
                match self {
                    $($error::$kind $({ $($field),* })? => $crate::problems!(@code $code)),*
                }
            }

            fn detail(&self) -> $crate::problem::Facts {
                let mut facts = $crate::problem::Facts::new();
                match self {
                    $($error::$kind $({ $($field),* })? => { $($($crate::problems!(@add $field, facts);)*)? })*
                }
                facts
            }
        }
    };
    (
        $(#[$about:meta])*
        $visible:vis struct $error:ident {
            $($(#[$field_about:meta])* $shown:vis $field:ident: $fact:ty),* $(,)?
        } = $code:tt
    ) => {
        $(#[$about])*
        $visible struct $error {
            $($(#[$field_about])* $shown $field: $fact),*
        }

        #[allow(unused_mut, unused_variables)]
        impl $crate::problem::Problem for $error {
            fn code(&self) -> &'static str {
                let $error { $($field),* } = self;
                $crate::problems!(@code $code)
            }

            fn detail(&self) -> $crate::problem::Facts {
                let $error { $($field),* } = self;
                let mut facts = $crate::problem::Facts::new();
                $($crate::problems!(@add $field, facts);)*
                facts
            }
        }
    };
    (@code $code:literal) => { $code };
    (@code $problem:ident) => { $crate::problem::Problem::code($problem) };
    (@add $field:ident, $facts:ident) => {{
        const NAME: &$crate::problem::FactName = &$crate::problem::FactName::of(stringify!($field));
        $crate::problem::Fact::add($field, const { NAME.as_str() }, &mut $facts)
    }};
}
pub use problems;

/// Lets an enum of `named!` be a fact of an error, by the name of its variant.
#[doc(hidden)]
#[macro_export]
macro_rules! fact_by_name {
    ($Enum:ident) => {
        impl $crate::problem::Fact for $Enum {
            fn add(&self, name: &'static str, facts: &mut $crate::problem::Facts) {
                $crate::problem::add_text(self.name(), name, facts);
            }
        }
    };
}
pub use fact_by_name;
