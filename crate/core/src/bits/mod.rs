//! Portable bit tricks, each beside the hardware instruction that it stands for.
