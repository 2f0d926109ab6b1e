//! Gradient repair: queens on a permutation, swapped until none attacks another.
