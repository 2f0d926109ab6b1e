//! What a page learns of an error: a stable code, and the facts for a sentence in any language.

mod board;
mod complete;
mod construct;
mod count;
mod experiment;
mod game;
mod generate;
mod proof;
mod puzzle;
#[cfg(feature = "recorded")]
mod record;
mod rule;
mod search;

use serde::Serialize;

/// An error that the page can express in its own words. Its `Display` text is English, for developers.
pub trait Problem: std::error::Error {
    /// A stable name in kebab-case, one for each kind of error: `"text-bad-column"`.
    fn code(&self) -> &'static str;

    /// The facts of this one error by name: where it is, what was found, what was expected. Names are in camelCase.
    fn detail(&self) -> Vec<(&'static str, Detail)> {
        Vec::new()
    }
}

/// One fact: a number or a piece of text.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Detail {
    /// A double, since that is what a page counts with: exact up to 2^53.
    Number(f64),
    /// Something found in a text, say.
    Text(String),
}

impl From<u64> for Detail {
    fn from(number: u64) -> Self {
        Detail::Number(number as f64)
    }
}

impl From<usize> for Detail {
    fn from(number: usize) -> Self {
        Detail::Number(number as f64)
    }
}

impl From<u32> for Detail {
    fn from(number: u32) -> Self {
        Detail::Number(f64::from(number))
    }
}

impl From<i32> for Detail {
    fn from(number: i32) -> Self {
        Detail::Number(f64::from(number))
    }
}

impl From<String> for Detail {
    fn from(text: String) -> Self {
        Detail::Text(text)
    }
}

impl From<&str> for Detail {
    fn from(text: &str) -> Self {
        Detail::Text(text.to_owned())
    }
}
