//! Boards under other rules through the command: counted and completed.

use crate::support::{done, folder, run};
use std::collections::BTreeSet;

#[test]
fn boards_under_a_rule_are_counted() {
    // OEIS A000170 for queens and A007705 for the torus. Rooks and kings have formulas. Four solutions of eight queens
    // have a queen in a given corner.
    for (arguments, count) in [
        (&["rule", "count", "queens", "8"] as &[&str], "92"),
        (&["rule", "count", "queens+torus", "7"], "28"),
        (&["rule", "count", "rooks", "5"], "120"),
        (&["rule", "count", "kings", "3", "3", "--pieces", "4"], "1"),
        (&["rule", "count", "rooks", "2", "3"], "6"),
        (&["rule", "count", "rooks", "3", "--walls", "1,1"], "4"),
        (&["rule", "count", "formula:i-j;i+j", "8", "--given", "1,1"], "4"),
    ] {
        assert_eq!(done(arguments, ""), format!("{count}\n"), "{arguments:?}");
    }
    let json: serde_json::Value =
        serde_json::from_str(&done(&["rule", "count", "queens", "6", "--json"], "")).expect("JSON");
    assert_eq!((&json["verdict"], &json["count"]), (&"exact".into(), &"4".into()));
    let cut = run(&["rule", "count", "rooks", "12", "--budget", "1000"], "");
    assert_eq!(cut.code, 3);
    assert!(cut.out.starts_with("undecided after "), "{}", cut.out);
}

#[test]
fn boards_under_a_rule_are_completed_or_the_pieces_to_blame_are_named() {
    let squares = done(&["rule", "complete", "superqueens", "10", "--given", "1,3"], "");
    assert_eq!(squares.split_whitespace().count(), 10);
    assert!(squares.starts_with("1,3 "), "{squares}");
    let ended = run(&["rule", "complete", "queens", "4", "--given", "1,1"], "");
    assert_eq!((ended.code, ended.out.as_str()), (1, "impossible: the piece to blame stands on 1,1\n"));
    let json = run(&["rule", "complete", "queens", "4", "--given", "1,1", "--json"], "");
    let answer: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!((&answer["verdict"], &answer["blame"]), (&"impossible".into(), &serde_json::json!([[1, 1]])));
}

#[test]
fn the_ways_under_a_rule_are_listed() {
    let all = done(&["rule", "list", "queens", "6", "--given", "1,2"], "");
    assert_eq!(all, "1,2 2,4 3,6 4,1 5,3 6,5\n");
    for (rule, size) in [("queens", "7"), ("queens+torus", "7"), ("rooks", "4"), ("superqueens", "10")] {
        let listed = done(&["rule", "list", rule, size], "");
        let ways: BTreeSet<&str> = listed.lines().collect();
        assert_eq!(format!("{}\n", ways.len()), done(&["rule", "count", rule, size], ""), "{rule}");
        for way in ways.iter().take(5) {
            let given: Vec<&str> = way.split(' ').collect();
            let again = [&["rule", "count", rule, size, "--given"], &given[..]].concat();
            assert_eq!(done(&again, ""), "1\n", "{rule}: {way}");
        }
    }
    let cut = run(&["rule", "list", "rooks", "5", "--most", "7", "--json"], "");
    assert_eq!((cut.code, cut.out.lines().count(), cut.err.as_str()), (3, 7, ""), "7 of 120 solutions are listed");
    let first: serde_json::Value = serde_json::from_str(cut.out.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["squares"].as_array().map(Vec::len), Some(5));
    assert_eq!(done(&["rule", "list", "queens", "3"], ""), "");
}

#[test]
fn an_impossible_completion_under_a_rule_is_proved_and_checked() {
    let folder = folder("rule-proofs");
    let (formula, proof) = (folder.join("a.cnf"), folder.join("a.drat"));
    let [formula, proof] = [&formula, &proof].map(|path| path.to_str().expect("a plain name"));
    let files = ["--formula", formula, "--proof", proof];
    for board in [
        &["queens+torus", "6"] as &[&str],
        &["superqueens", "6"],
        &["queens", "6", "--given", "1,1"],
        &["rooks", "3", "--walls", "1,1", "1,2", "1,3"],
        &["kings", "3", "2"],
    ] {
        let written = done(&[&["rule", "prove"], board, &files].concat(), "");
        assert_eq!(written, format!("impossible: see {formula} and {proof}\n"), "{board:?}");
        assert_eq!(done(&["check", formula, proof], ""), "every step follows: the formula cannot be satisfied\n");
        let complete = run(&[&["rule", "complete"], board].concat(), "");
        assert_eq!(complete.code, 1, "the search under a rule also finds no completion of {board:?}");
    }
    let possible = run(&["rule", "prove", "queens+torus", "7"], "");
    assert_eq!((possible.code, possible.out.as_str()), (1, "there is a completion, so there is no proof\n"));
    let json =
        run(&[&["rule", "prove", "queens+torus", "12", "--json", "--budget", "1"] as &[&str], &files].concat(), "");
    let answer: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!((json.code, &answer["verdict"], &answer["proof"]), (3, &"undecided".into(), &serde_json::Value::Null));
}

#[test]
fn an_invalid_rule_or_square_exits_with_2() {
    for (arguments, why) in [
        (&["rule", "count", "quens", "8"] as &[&str], "quens"),
        (&["rule", "count", "toggled+torus", "8"], "toggled"),
        (
            &["rule", "count", "queens", "4", "--walls", "5,1"],
            "the square 5,1 is not on a board of 4 rows and 4 columns",
        ),
        (&["rule", "count", "queens", "4", "--walls", "5"], "a square is ROW,COLUMN, both counted from 1, as in 3,5"),
        (&["rule", "count", "queens", "33"], "32"),
        (&["rule", "prove", "toggled", "6"], "rule"),
        (&["rule", "prove", "queens", "4", "--walls", "1,1", "--given", "1,1"], "row 1, column 1"),
    ] {
        let ended = run(arguments, "");
        assert_eq!((ended.code, ended.out.as_str()), (2, ""), "{arguments:?}");
        assert!(ended.err.contains(why), "{arguments:?}: {}", ended.err);
    }
}
