//! The classic searches, one file each, and their catalogue.
