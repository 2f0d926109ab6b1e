//! Boards under other rules through the command: counted and completed.

mod support;

use support::{done, run};

#[test]
fn boards_under_a_rule_are_counted() {
    // OEIS A007705 for the torus; all the others have formulas.
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
fn boards_under_a_rule_are_completed_or_blamed() {
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
fn a_rule_or_a_square_that_is_none_ends_with_2() {
    for (arguments, why) in [
        (&["rule", "count", "quens", "8"] as &[&str], "quens"),
        (&["rule", "count", "toggled+torus", "8"], "toggled"),
        (
            &["rule", "count", "queens", "4", "--walls", "5,1"],
            "the square 5,1 is not on a board of 4 rows and 4 columns",
        ),
        (&["rule", "count", "queens", "4", "--walls", "5"], "a square is ROW,COLUMN, both counted from 1, as in 3,5"),
        (&["rule", "count", "queens", "33"], "32"),
    ] {
        let ended = run(arguments, "");
        assert_eq!((ended.code, ended.out.as_str()), (2, ""), "{arguments:?}");
        assert!(ended.err.contains(why), "{arguments:?}: {}", ended.err);
    }
}
