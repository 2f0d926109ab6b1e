//! The question "can this be finished?": an exact answer, a count, or the queens to blame.
