//! A search can be written outside the library: the example runs, and can be played like the searches of the catalogue.

#[path = "../../../crate/core/examples/own_search.rs"]
#[allow(dead_code, reason = "the example is a program of its own")]
mod example;

#[test]
fn a_search_outside_the_crate_can_be_watched_like_any_other() {
    example::main().expect("its assertions are true");
}
