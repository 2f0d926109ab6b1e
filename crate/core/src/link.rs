//! The address of a board, a search and a step: read by a total parser, written back the same.
