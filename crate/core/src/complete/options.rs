//! Selection of an engine.

/// The engine to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "LargeEngine"))]
pub enum EngineChoice {
    /// The one that suits the number of free rows; it always ends with an answer.
    #[default]
    Auto,
    /// A greedy pass and swaps. Its name in texts and JSON is "large".
    #[cfg_attr(feature = "serde", serde(rename = "large"))]
    Greedy,
    /// The exact search, the only one that can prove that no completion exists.
    Exact,
    /// The five published blocks.
    Linear,
}
