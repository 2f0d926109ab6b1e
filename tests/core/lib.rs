//! What the tests share: published figures, read from `tests/reference`, and random placements.
