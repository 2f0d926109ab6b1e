//! Placements through the command: completed, validated, generated, converted, proved.

use crate::support::{Ended, done, folder, run};

#[test]
fn a_placement_is_completed_in_the_form_of_the_input() {
    assert_eq!(done(&["complete"], "0 0 1 0"), "2 4 1 3\n");
    assert_eq!(done(&["complete"], "....\n....\nQ...\n....\n"), ".Q..\n...Q\nQ...\n..Q.\n");
    assert_eq!(done(&["complete"], "\u{feff}0\n0\n1\n0\n"), "2\n4\n1\n3\n");
    assert_eq!(done(&["complete"], r#"{"n":4,"columns":[0,0,0,2]}"#), "{\"n\":4,\"columns\":[3,1,4,2]}\n");
    assert_eq!(done(&["complete", "--form", "csv"], "0 0 0 2"), "row,column\n1,3\n2,1\n3,4\n4,2\n");
}

#[test]
fn many_boards_are_completed_with_one_line_each() {
    let three = "0 0 4 0\n\n0,0,1,0\n{\"n\":4,\"columns\":[0,0,0,2]}\n";
    assert_eq!(done(&["complete"], three), "3 1 4 2\n2 4 1 3\n{\"n\":4,\"columns\":[3,1,4,2]}\n");
    let mixed = run(&["complete"], "0 0 1 0\n1 0 0 0\n0 0 0 2");
    assert_eq!(mixed.code, 1, "one board has no completion");
    assert_eq!(mixed.out.lines().count(), 3);
    let json = run(&["complete", "--json"], "0 0 1 0\n1 0 0 0\n");
    let answers: Vec<serde_json::Value> =
        json.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let reported: Vec<_> = answers.iter().map(|answer| (answer["line"].as_u64(), answer["verdict"].as_str())).collect();
    assert_eq!(reported, [(Some(1), Some("completed")), (Some(2), Some("impossible"))]);
    let wrong = run(&["complete"], "0 0 1 0\n0 5 0 0\n0 0 1 0");
    assert_eq!((wrong.code, wrong.out.as_str()), (2, "2 4 1 3\n"), "answers before the error are still written");
    assert!(wrong.err.starts_with("queens: standard input: line 2, word 2: '5'"), "{}", wrong.err);
}

#[test]
fn the_completions_of_each_board_are_counted() {
    // One board for each square of the first row: their counts add up to all solutions.
    let first_row = |column: u32| format!("{column} 0 0 0 0 0 0 0\n");
    let each = done(&["complete", "--count"], &(1..=8).map(first_row).collect::<String>());
    let counts: Vec<u64> = each.lines().map(|line| line.parse().expect("a number")).collect();
    assert_eq!((counts.len(), counts.iter().sum::<u64>()), (8, 92));
    for (column, count) in (1..).zip(counts) {
        assert_eq!(
            done(&["complete", "--count"], &first_row(column)),
            format!("{count}\n"),
            "a single board, on all threads"
        );
    }
    for board in ["0 0 0 0 0 0 0 0 0 0 0 0", "3 0 0 0 0 0 0 0 0 0 7 0", "0 0 0 6 0 0 0 0 0 0 0 0 0"] {
        let size = board.split(' ').count().to_string();
        let rows = (1..).zip(board.split(' ')).filter(|(_, column)| *column != "0");
        let squares: Vec<String> = rows.map(|(row, column)| format!("{row},{column}")).collect();
        let given = squares.iter().map(String::as_str).flat_map(|square| ["--given", square]);
        let by_rule: Vec<&str> = ["rule", "count", "queens", &size].into_iter().chain(given).collect();
        assert_eq!(done(&["complete", "--count", "--threads", "2"], board), done(&by_rule, ""), "{board}");
    }
    assert_eq!(done(&["complete", "--count"], "1 2 0 0"), "0\n", "the two queens attack each other");
    let json = done(&["complete", "--count", "--json"], "0 0 0 0\n0 0 0 0 0\n");
    let answers: Vec<serde_json::Value> = json.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let reported: Vec<_> =
        answers.iter().map(|answer| (&answer["line"], &answer["verdict"], &answer["count"])).collect();
    assert_eq!(reported, [(&1.into(), &"exact".into(), &"2".into()), (&2.into(), &"exact".into(), &"10".into())]);
    for (arguments, input, why) in [
        (&["complete", "--count", "--seed", "1"] as &[&str], "0 0 0 0", "cannot be used with"),
        (&["complete", "--threads", "1"], "0 0 0 0", "--count"),
        (&["complete", "--count"], &("0 ".repeat(40) + "1"), "a hundred years"),
    ] {
        let ended = run(arguments, input);
        assert_eq!((ended.code, ended.out.as_str()), (2, ""), "{arguments:?}");
        assert!(ended.err.contains(why), "{arguments:?}: {}", ended.err);
    }
}

#[test]
fn an_impossible_placement_exits_with_1_and_names_the_queens_to_blame() {
    let ended = run(&["complete"], "1 0 0 0");
    assert_eq!((ended.code, ended.err.as_str()), (1, ""));
    assert_eq!(ended.out, "impossible: the queen to blame stands in row 1 (the smallest set)\n");
    assert_eq!(run(&["complete"], "1 2 0 0").out, "impossible: rows 1 and 2 attack each other along a diagonal\n");
    let json = run(&["complete", "--json"], "1 0 0 0");
    let answer: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!((json.code, &answer["verdict"], &answer["blame"]), (1, &"impossible".into(), &vec![1].into()));
    assert_eq!(run(&["complete"], "0 0 0").out, "impossible: the empty board has no solution\n");
    assert_eq!(run(&["complete", "--budget", "0"], "0 0 0 0 0").code, 3);
}

#[test]
fn conflicts_are_reported_and_exit_with_1() {
    assert_eq!(done(&["validate"], "2 4 1 3"), "4 queens on 4 rows, none attacks another\n");
    assert_eq!(done(&["validate"], "1"), "1 queen on 1 row, none attacks another\n");
    let escape = run(&["validate"], "1 \u{1b}]0;x");
    assert_eq!((escape.code, escape.err.trim_end().contains(char::is_control)), (2, false), "{:?}", escape.err);
    let ended = run(&["validate"], "1 1 0 0");
    assert_eq!((ended.code, ended.out.as_str()), (1, "rows 1 and 2 attack each other along a column\n"));
    let json: serde_json::Value = serde_json::from_str(&run(&["validate", "--json"], "1 1 0 0").out).expect("JSON");
    assert_eq!(json["conflicts"], serde_json::json!([{ "row": 2, "otherRow": 1, "line": "column" }]));
}

#[test]
fn a_placement_is_the_same_in_every_form() {
    let list = done(&["generate", "20", "--queens", "9", "--seed", "4"], "");
    for form in ["diagram", "numbers", "csv", "json", "list"] {
        let other = done(&["convert", "--to", form], &list);
        assert_eq!(done(&["convert", "--to", "list"], &other), list, "{form}");
    }
    assert_eq!(done(&["validate"], &list), "9 queens on 20 rows, none attacks another\n");
    assert_eq!(done(&["validate"], &done(&["generate", "20"], "")), "20 queens on 20 rows, none attacks another\n");
    let random = done(&["generate", "20", "--queens", "9", "--random"], "");
    assert_eq!(done(&["validate"], &random), "9 queens on 20 rows, none attacks another\n");
}

#[test]
fn a_proof_is_written_and_checked_and_fails_once_it_is_cut() {
    let folder = folder("proofs");
    let (formula, proof) = (folder.join("a.cnf"), folder.join("a.drat"));
    let [formula, proof] = [&formula, &proof].map(|path| path.to_str().expect("a plain name"));
    let prove = ["prove", "--formula", formula, "--proof", proof];
    assert_eq!(done(&prove, "0 0 0"), format!("impossible: see {formula} and {proof}\n"));
    assert_eq!(done(&["check", formula, proof], ""), "every step follows: the formula cannot be satisfied\n");
    std::fs::write(proof, "").expect("a file");
    let cut = run(&["check", formula, proof], "");
    assert_eq!((cut.code, cut.out.as_str()), (1, "every step follows, but the proof ends before the contradiction\n"));
    std::fs::write(proof, "12 0\n").expect("a file");
    let foreign = run(&["check", formula, proof], "");
    assert_eq!(foreign.code, 2);
    assert!(foreign.err.contains("line 1 of the proof names variable 12"), "{}", foreign.err);
    assert_eq!(run(&prove, "0 0 0 0").code, 1, "there is a completion, so no proof");
}

#[test]
fn bad_input_is_reported_in_one_line_with_its_place_and_exits_with_2() {
    let large = "0 ".repeat(300);
    let cases: [(&[&str], &str, &str); 6] = [
        (&["complete"], "0 3 0 x", "queens: standard input: line 1, word 4: 'x'; expected a column from 0 to 4\n"),
        (&["validate"], "", "queens: standard input: the text is empty"),
        (&["validate", "no-such-file"], "", "queens: no-such-file: No such file or directory (os error 2)\n"),
        (&["validate"], "row,column\n1,0\n3,0\n", "queens: standard input: line 3: row '3'; expected row 2\n"),
        (&["generate", "3"], "", "queens: a board of 3 rows has no solution to take queens from\n"),
        (&["prove"], &large, "queens: the formula of 300 rows takes "),
    ];
    for (arguments, input, message) in cases {
        let Ended { code, out, err } = run(arguments, input);
        assert_eq!((code, out.as_str(), err.lines().count()), (2, "", 1), "{err}");
        assert!(err.starts_with(message), "{err}");
    }
    let misspelt = run(&["complete", "--blame", "smalest"], "0 0 0 0");
    assert_eq!(misspelt.code, 2);
    assert!(misspelt.err.contains("smallest"), "{}", misspelt.err);
}

/// A text as people paste it.
fn pasted(name: &str) -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/pasted/").to_owned() + name;
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn boards_that_people_paste_are_validated_completed_and_counted() {
    let crowded = run(&["validate"], &pasted("two-in-a-row.txt"));
    assert_eq!(crowded.code, 1);
    assert!(
        crowded.out.starts_with("row 1 has 2 queens, in columns 1 5\ncolumn 1 has 2 queens, in rows 1 4\n"),
        "{}",
        crowded.out
    );
    assert_eq!(run(&["complete"], &pasted("two-in-a-row.txt")).out, "impossible: row 1 has 2 queens, in columns 1 5\n");
    let stars = run(&["validate"], &pasted("two-stars-in-row-five.pzpr"));
    assert_eq!((stars.code, stars.out.lines().next()), (1, Some("row 5 has 2 stars, in columns 1 5")));
    assert_eq!(run(&["validate"], &pasted("pipes-diagonal.txt")).out.lines().count(), 7);
    for (name, lines) in [("leetcode-five.json", "1 3 5 2 4\n1 4 2 5 3\n"), ("numpy-output.txt", "1 3 5 2 4\n")] {
        assert_eq!(done(&["complete"], &pasted(name)), lines, "{name}");
    }
    assert_eq!(done(&["complete", "--count"], &pasted("size-and-pairs.txt")), "1\n0\n0\n");
    assert_eq!(done(&["complete", "--count"], &pasted("underscores.txt")), "3\n");
    let forbidden = run(&["complete", "--count"], &pasted("forbidden-stars.txt"));
    assert_eq!((forbidden.code, forbidden.out.as_str()), (0, "63\n"));
    assert_eq!(forbidden.err, "queens: '*' was read as a forbidden square, not as a queen\n");
}

#[test]
fn many_boards_are_validated_with_one_line_each() {
    let two = run(&["validate"], "1 1 0 0\n2 4 1 3\n");
    assert_eq!(two.code, 1);
    assert_eq!(two.out, "rows 1 and 2 attack each other along a column\n4 queens on 4 rows, none attacks another\n");
    let json = run(&["validate", "--json"], "2 4 1 3\n\n1 1 0 0\n");
    let answers: Vec<serde_json::Value> =
        json.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let reported: Vec<_> = answers.iter().map(|answer| (answer["line"].as_u64(), answer["ok"].as_bool())).collect();
    assert_eq!(reported, [(Some(1), Some(true)), (Some(3), Some(false))]);
}

#[test]
fn no_queen_is_on_a_forbidden_square_and_attacks_pass_through_it() {
    let forbid = ["--forbid", "3,3", "5,6", "6,2", "8,8"];
    let empty = "0 0 0 0 0 0 0 0";
    assert_eq!(done(&[&["complete", "--count"], &forbid[..]].concat(), empty), "63\n");
    assert_eq!(done(&[&["rule", "count", "queens", "8"], &forbid[..]].concat(), ""), "63\n");
    let walls: Vec<&str> =
        ["rule", "count", "queens", "8", "--walls"].into_iter().chain(forbid[1..].iter().copied()).collect();
    assert_eq!(done(&walls, ""), "3787\n");
    let found = done(&[&["complete"], &forbid[..]].concat(), empty);
    assert_eq!(done(&["validate"], &found), "8 queens on 8 rows, none attacks another\n");
    for (row, column) in [(2, "3"), (4, "6"), (5, "2"), (7, "8")] {
        assert_ne!(found.split_whitespace().nth(row), Some(column), "{found}");
    }
    assert_eq!(run(&["complete", "--forbid", "1,2", "2,1"], "0 0 0 0").code, 1);
    assert_eq!(run(&["complete", "--forbid", "9,9"], "0 0 0 0").code, 2);
}
