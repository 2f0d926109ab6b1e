//! Puzzles through the command: made, graded, and solved by hints.

use crate::support::{done, run};

fn json(arguments: &[&str], input: &str) -> serde_json::Value {
    serde_json::from_str(&done(arguments, input)).expect("JSON")
}

#[test]
fn a_made_puzzle_has_one_solution_and_the_requested_level() {
    for arguments in [
        &["8", "--level", "easy"] as &[&str],
        &["8", "--level", "hard", "--seed", "3"],
        &["7", "--family", "regions", "--level", "medium"],
        &["8", "--family", "regions", "--stars", "2"],
    ] {
        let made = done(&[&["puzzle", "make"], arguments].concat(), "");
        let graded = json(&["puzzle", "grade", "--json"], &made);
        let level = arguments.iter().position(|word| *word == "--level").map_or("easy", |at| arguments[at + 1]);
        assert_eq!((&graded["ways"], &graded["level"]), (&1.into(), &level.into()), "{arguments:?}");
        assert_eq!(made, done(&[&["puzzle", "make"], arguments].concat(), ""), "the same seed gives the same puzzle");
    }
}

#[test]
fn a_puzzle_of_puzz_link_is_solved_by_its_hints_alone() {
    let address = "https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk";
    let (mut queens, mut crosses) = (Vec::new(), Vec::new());
    for _ in 0..200 {
        let mut arguments = vec!["puzzle", "hint", "--json"];
        for (name, squares) in [("--queens", &queens), ("--crosses", &crosses)] {
            if !squares.is_empty() {
                arguments.push(name);
                arguments.extend(squares.iter().map(String::as_str));
            }
        }
        let hint = json(&arguments, address);
        let text = |square: &serde_json::Value| format!("{},{}", square[0], square[1]);
        match hint["kind"].as_str() {
            Some("solved") => break,
            Some("step") => {
                let step = &hint["step"];
                let excluded = step["excludes"].as_array().expect("a list");
                crosses.extend(excluded.iter().map(text));
                if excluded.is_empty() {
                    queens.push(text(&step["square"]));
                }
            }
            other => panic!("{other:?}"),
        }
    }
    queens.sort_unstable();
    // The only solution of this puzzle has the columns 1, 4, 2, 0, 5, 3, counted from 0.
    assert_eq!(queens, ["1,2", "2,5", "3,3", "4,1", "5,6", "6,4"]);
    let wrong = json(&["puzzle", "hint", "--json", "--queens", "1,1"], address);
    assert_eq!((&wrong["kind"], &wrong["square"]), (&"wrong-queen".into(), &serde_json::json!([1, 1])));
}

#[test]
fn an_invalid_puzzle_is_refused_and_several_ways_to_finish_exit_with_1() {
    let several = run(&["puzzle", "grade"], "0 0 0 0 0 0 0 0");
    assert_eq!((several.code, several.out.as_str()), (1, "more than one way to finish it\n"));
    let none = run(&["puzzle", "grade"], "1 0 0 0");
    assert_eq!((none.code, none.out.as_str()), (1, "no way to finish it\n"));
    for (arguments, input) in [
        (&["puzzle", "grade"] as &[&str], "hello"),
        (&["puzzle", "hint", "--queens", "9,9"], "0 0 4 0 8 0 0 1"),
        (&["puzzle", "make", "40"], ""),
        (&["puzzle", "grade"], &(["21"; 20].join("/") + "/20Q")),
    ] {
        let ended = run(arguments, input);
        assert_eq!((ended.code, ended.out.as_str()), (2, ""), "{arguments:?}: {}", ended.err);
    }
}

/// Four rows in four regions have two solutions; a queen in the first row leaves one of them.
const REGIONS: &str = r#""regions": [[0,0,1,1],[0,0,1,1],[2,2,3,3],[2,2,3,3]]"#;

#[test]
fn a_board_that_no_puzzle_can_represent_is_refused_and_the_unsupported_part_is_named() {
    let states = |cell: &str| format!(r#""states": [["{cell}","","",""],["","","",""],["","","",""],["","","",""]]"#);
    for (board, part) in [
        ("R7/8/8/8/8/8/8/8".to_owned(), "rule"),
        (format!(r#"{{"rule": "queens+torus", {}}}"#, states("Q")), "rule"),
        (format!(r#"{{"rule": "queens", {REGIONS}}}"#), "rule"),
        (format!(r#"{{"rule": "touching", {}}}"#, states("Q")), "rule"),
        (format!(r#"{{"stars": 2, {}}}"#, states("Q")), "stars"),
        ("P7/8/8/8/8/8/8/8".to_owned(), "walls"),
        (format!("{{{REGIONS}, {}}}", states("#")), "walls"),
        (format!("{{{}}}", states("x")), "marks"),
    ] {
        for command in ["grade", "hint"] {
            let ended = run(&["puzzle", command, "--json"], &board);
            assert_eq!((ended.code, ended.out.as_str()), (2, ""), "{board}");
            let answer: serde_json::Value = serde_json::from_str(&ended.err).expect("JSON");
            assert_eq!(
                (&answer["error"], &answer["facts"]["part"]),
                (&"puzzle-cannot-hold".into(), &part.into()),
                "{board}"
            );
        }
    }
}

#[test]
fn all_queens_of_a_board_are_read_as_given() {
    for (board, answer) in [
        ("QQ6/8/8/8/8/8/8/8".to_owned(), "no way to finish it\n"),
        ("Q7/8/8/8/8/8/8/8".to_owned(), "more than one way to finish it\n"),
        ("1Q2/3Q/Q3/2Q1".to_owned(), "one way: easy, by singles\n"),
        // Crosses next to regions are notes.
        (format!(r#"{{{REGIONS}, "states": [["x","Q","",""],["","","",""],["","","",""],["","","",""]]}}"#), "one way"),
    ] {
        let ended = run(&["puzzle", "grade"], &board);
        assert!(ended.out.starts_with(answer), "{board}: {}{}", ended.out, ended.err);
    }
}

#[test]
fn the_ways_to_finish_a_puzzle_are_counted() {
    assert_eq!(done(&["puzzle", "ways"], "0 0 0 0 0 0 0 0"), "92\n");
    assert_eq!(json(&["puzzle", "ways", "--json"], "0 0 0 0 0 0")["ways"], 4);
    let more = run(&["puzzle", "ways", "--most", "50", "--json"], "0 0 0 0 0 0 0 0");
    let answer: serde_json::Value = serde_json::from_str(&more.out).expect("JSON");
    assert_eq!((more.code, &answer["ways"]), (3, &serde_json::json!({ "atLeast": 50 })));
    assert_eq!(done(&["puzzle", "ways", "--most", "92"], "0 0 0 0 0 0 0 0"), "92\n");
    let graded = run(&["puzzle", "grade", "--json"], "0 0 0 0 0 0 0 0");
    let answer: serde_json::Value = serde_json::from_str(&graded.out).expect("JSON");
    assert_eq!((graded.code, &answer["ways"]), (1, &92.into()), "solutions are counted, not reported as more than one");
}

#[test]
fn every_puzzle_of_a_collection_gets_one_line() {
    for name in ["collection.sbn", "three-levels.json"] {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/pasted/").to_owned() + name;
        let text = std::fs::read_to_string(path).expect("a file");
        assert_eq!(run(&["puzzle", "ways"], &text).out, "1\n1\n1\n", "{name}");
        let graded = run(&["puzzle", "grade"], &text);
        assert_eq!((graded.code, graded.out.lines().count()), (0, 3), "{name}: {}", graded.out);
    }
    let letters = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/pasted/two-stars.letters"));
    let letters = letters.expect("a file");
    let ended = run(&["puzzle", "ways"], &letters);
    assert_eq!(ended.out, "1\n");
    assert!(ended.err.contains("does not say how many stars"), "{}", ended.err);
    assert_eq!(done(&["puzzle", "ways", "--stars", "2"], &letters), "1\n", "no note is written");
}
