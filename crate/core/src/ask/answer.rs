//! The answer to "can this be finished?".

use crate::board::Conflict;

/// Whether a question has a completion of type `C`, as far as known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer<C> {
    /// A completion, which contains the given pieces.
    Completed(C),
    /// No completion exists: all possibilities were tried, or two of the given pieces attack each other.
    Impossible(Cause),
    /// No completion exists except the excluded ones.
    NoOther,
    /// Not known yet, or not decided within the budget.
    Undecided,
}

/// Why there is no completion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The cause was not searched for, because of [`BlameWanted::None`](super::BlameWanted::None).
    NotRequested,
    /// Two of the given queens attack each other. The second value states whether they are known to be a smallest set to
    /// blame.
    Conflict(Conflict, BlameIs),
    /// Some of the given pieces have no completion together.
    Blamed(Blamed),
}

/// Given pieces that have no completion together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blamed {
    /// The rows of the queens; under another rule, the squares of the pieces. Ascending, and empty if even the empty
    /// board has no completion.
    pub pieces: Vec<u32>,
    /// How small the set is, as far as known.
    pub is: BlameIs,
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
    /// Some of its pieces may be unnecessary: the search for a smaller set has not finished.
    Unreduced,
}

/// The state of knowledge about the completions of a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Verdict {
    /// A completion was found.
    Completed,
    /// No completion exists: all possibilities were tried, or two given queens attack each other.
    Impossible,
    /// No completion exists except the excluded ones.
    NoOther,
    /// Not known yet, or not decided within the budget.
    Undecided,
}

impl<C> Answer<C> {
    /// Reduces the answer to its verdict.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match self {
            Answer::Completed(_) => Verdict::Completed,
            Answer::Impossible(_) => Verdict::Impossible,
            Answer::NoOther => Verdict::NoOther,
            Answer::Undecided => Verdict::Undecided,
        }
    }

    /// The completion, if there is one.
    #[must_use]
    pub fn completion(&self) -> Option<&C> {
        if let Answer::Completed(completion) = self { Some(completion) } else { None }
    }

    /// The two given queens that attack each other, if that is the cause.
    #[must_use]
    pub fn conflict(&self) -> Option<Conflict> {
        if let Answer::Impossible(Cause::Conflict(conflict, _)) = self { Some(*conflict) } else { None }
    }

    /// The given pieces to blame, if there is no completion and a set was requested: [`Cause::blamed`].
    #[must_use]
    pub fn blamed(&self) -> Option<Blamed> {
        if let Answer::Impossible(cause) = self { cause.blamed() } else { None }
    }
}

impl Cause {
    /// The given pieces to blame: two queens that attack each other, or a set that was requested.
    #[must_use]
    pub fn blamed(&self) -> Option<Blamed> {
        match self {
            Cause::NotRequested => None,
            &Cause::Conflict(conflict, is) => Some(Blamed { pieces: vec![conflict.other_row, conflict.row], is }),
            Cause::Blamed(blamed) => Some(blamed.clone()),
        }
    }
}
