//! What can be asked and said of given pieces to blame: pieces that have no completion together.

/// Which set of pieces to blame is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum BlameWanted {
    /// None: the answer is there as soon as there is a verdict.
    None,
    /// One from which no piece can be left out.
    Irreducible,
    /// One with the fewest pieces of all, unless that takes too long.
    Smallest,
}

/// How small a set to blame is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum BlameIs {
    /// Every set of fewer given pieces has a completion: a smallest MUS (minimal unsatisfiable subset).
    Smallest,
    /// Without any one of its pieces the others have a completion; a smaller set may exist elsewhere.
    Irreducible,
    /// Some of its pieces may not be needed: the search for fewer has not come so far.
    Unreduced,
}
