//! Open questions by the command: thresholds that are kept through a kill and a damaged line, and estimates by seed.

mod support;

use std::fs;
use std::path::Path;
use std::time::Duration;
use support::{done, folder, queens, run};

/// A placement in a list, without a completion as the engine says.
fn is_blocked(placement: &str) -> bool {
    run(&["complete", "--blame", "none"], placement).code == 1
}

#[test]
fn a_threshold_is_printed_with_queens_that_block_the_board() {
    for (size, most) in [("4", 0), ("6", 0), ("7", 1), ("10", 2), ("14", 3)] {
        let told = done(&["frontier", "threshold", size], "");
        let (first, placement) = told.split_once('\n').expect("two lines");
        assert_eq!(first, format!("{size} {most}"));
        let queens = placement.split_whitespace().filter(|&column| column != "0").count();
        assert_eq!(queens, most + 1, "{placement}");
        assert!(is_blocked(placement), "{placement}");
    }
    let json = done(&["--json", "frontier", "threshold", "8"], "");
    assert!(json.starts_with("{\"queens\":8,\"threshold\":1,\"blocking\":["), "{json}");
    assert!(json.contains("\"placements\":64,"), "{json}");
}

#[test]
fn a_search_that_is_killed_goes_on_where_it_was() {
    let folder = folder("threshold");
    let arguments = ["frontier", "threshold", "16", "--threads", "1", "--keep", folder.to_str().expect("a plain name")];
    let kept = folder.join("threshold-16-3.jsonl");
    let lines = |path: &Path| fs::read_to_string(path).unwrap_or_default().lines().count();
    let mut child = queens(&arguments).spawn().expect("the command starts");
    while lines(&kept) < 3 && child.try_wait().expect("a child").is_none() {
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().expect("it is killed or over");
    child.wait().expect("it has ended");
    let before = fs::read_to_string(&kept).expect("some reports");
    assert!(done(&arguments, "").starts_with("16 3\n"));
    let after = fs::read_to_string(&kept).expect("all reports");
    assert!(
        after.starts_with(&before[..before.rfind('\n').map_or(0, |end| end + 1)]),
        "what was there is not done again"
    );
    assert_eq!(after.lines().filter(|line| line.starts_with('{')).count(), 36, "a report for each orbit");

    // A changed number is not believed, and its shard is done again.
    fs::write(&kept, after.replacen("\"covered\":[0,", "\"covered\":[1,", 1)).expect("a file");
    let ended = run(&arguments, "");
    assert!(ended.out.starts_with("16 3\n") && ended.err.contains("1 line"), "{}", ended.err);
    assert_eq!(lines(&kept), 37);
}

#[test]
fn an_estimate_is_the_same_for_a_seed_and_holds_the_count() {
    let estimate = ["estimate", "12", "--seed", "3", "--probes", "20000"];
    let told = done(&estimate, "");
    assert!(told.starts_with("12 queens: about 1."), "{told}");
    assert!(told.contains("in 95 of 100 runs, by 20224 probes"), "{told}");
    assert_eq!(told, done(&estimate, ""));
    let json = done(&["--json", "estimate", "12", "--seed", "3", "--probes", "20000"], "");
    let number = |name: &str| -> f64 {
        let (_, rest) = json.split_once(&format!("\"{name}\":")).expect("a field");
        rest[..rest.find([',', '}']).expect("an end")].parse().expect("a number")
    };
    assert!(number("low") <= 14_200.0 && 14_200.0 <= number("high"), "{json}");
    assert!(done(&["estimate", "60", "--seconds", "1"], "").starts_with("60 queens: about "));
}

#[test]
fn what_is_not_served_is_refused_in_one_line() {
    for (arguments, message) in [
        (&["frontier", "threshold", "3"][..], "boards of 4 to 24 rows, not of 3"),
        (&["frontier", "threshold", "25"], "boards of 4 to 24 rows, not of 25"),
        (&["estimate", "1001"], "boards of 1 to 1000 rows, not of 1001"),
    ] {
        let ended = run(arguments, "");
        assert_eq!((ended.code, ended.err.lines().count()), (2, 1), "{}", ended.err);
        assert!(ended.err.contains(message), "{}", ended.err);
    }
}
