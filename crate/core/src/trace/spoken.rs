//! The text that a recorded program writes, apart from its board and its variables.

/// The words of a recorded run at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Spoken {
    /// The words that go with the last step.
    pub said: Option<String>,
    /// The names of the open calls, from the first.
    pub calls: Vec<String>,
    /// How many lines the program has written so far.
    pub printed: u32,
    /// The last of them, at most [`MAX_PRINTED`].
    pub lines: Vec<String>,
    /// Why the program was stopped, if it was.
    pub stopped: Option<String>,
}

/// The maximum number of lines of [`Spoken::lines`].
pub const MAX_PRINTED: usize = 200;
