//! Solutions built by formula, without search.
