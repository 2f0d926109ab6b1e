//! What the tests share: published figures, read from `tests/reference`, and random placements.

pub mod random;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::path::Path;

/// Reads `tests/reference/NAME.json`.
///
/// # Panics
/// When the file is missing or has another shape.
#[must_use]
pub fn reference<T: DeserializeOwned>(name: &str) -> T {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../reference").join(name).with_extension("json");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// How many solutions the empty board of one size has, as published.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Solutions {
    /// The number of rows.
    pub size: usize,
    /// All of them: OEIS A000170.
    pub total: u64,
    /// Up to rotation and reflection: OEIS A002562.
    pub fundamental: u64,
}

/// The published numbers of solutions, for each size from 1.
#[must_use]
pub fn solutions() -> Vec<Solutions> {
    #[derive(Deserialize)]
    struct Table {
        boards: Vec<Solutions>,
    }
    reference::<Table>("solutions").boards
}
