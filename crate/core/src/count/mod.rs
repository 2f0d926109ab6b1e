//! Full-speed counting of solutions.
