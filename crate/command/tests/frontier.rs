//! Tests of `queens frontier` and `queens estimate`: thresholds, also after a kill or a damaged line, counts with a proof, estimates and
//! hard boards.

use crate::support::{done, folder, queens, run};
use rand::RngExt;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// Whether the engine finds that a placement has no completion. `placement`: a list of columns.
fn is_blocked(placement: &str) -> bool {
    run(&["complete", "--blame", "none"], placement).code == 1
}

#[test]
fn a_threshold_is_printed_with_queens_that_block_the_board() {
    for (size, most) in [("4", 0), ("6", 0), ("7", 1), ("10", 2), ("14", 3)] {
        let answer = done(&["frontier", "threshold", size], "");
        let (first, placement) = answer.split_once('\n').expect("two lines");
        assert_eq!(first, format!("{size} {most}"));
        let queens = placement.split_whitespace().filter(|&column| column != "0").count();
        assert_eq!(queens, most + 1, "{placement}");
        assert!(is_blocked(placement), "{placement}");
    }
    let json = done(&["--json", "frontier", "threshold", "8"], "");
    assert!(json.starts_with("{\"version\":1,\"queens\":8,\"threshold\":1,\"blocking\":["), "{json}");
    assert!(json.contains("\"placements\":64,"), "{json}");
}

#[test]
fn a_killed_search_continues_where_it_stopped() {
    let folder = folder("threshold");
    let arguments = ["frontier", "threshold", "16", "--threads", "1", "--keep", folder.to_str().expect("a plain name")];
    let stored = folder.join("threshold-16-3.jsonl");
    let lines = |path: &Path| fs::read_to_string(path).unwrap_or_default().lines().count();
    let mut child = queens(&arguments).spawn().expect("the command starts");
    while lines(&stored) < 3 && child.try_wait().expect("a child").is_none() {
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().expect("it can be killed, or has ended");
    child.wait().expect("the command has ended");
    let before = fs::read_to_string(&stored).expect("some reports");
    assert!(done(&arguments, "").starts_with("16 3\n"));
    let after = fs::read_to_string(&stored).expect("all reports");
    assert!(
        after.starts_with(&before[..before.rfind('\n').map_or(0, |end| end + 1)]),
        "finished shards are not done again"
    );
    assert_eq!(after.lines().filter(|line| line.starts_with('{')).count(), 36, "a report for each orbit");

    // If a number in a report is changed, the report is refused and its shard is searched again.
    fs::write(&stored, after.replacen("\"covered\":[0,", "\"covered\":[1,", 1)).expect("a file");
    let ended = run(&arguments, "");
    assert!(ended.out.starts_with("16 3\n") && ended.err.contains("1 corrupt line"), "{}", ended.err);
    assert_eq!(lines(&stored), 37);
}

/// The reports on all shards of 1 to `queens` queens, in reverse order, as several machines might send them.
fn reports(size: &str, queens: usize) -> String {
    let plan = |queens: usize| done(&["frontier", "threshold", size, "--plan", "--queens", &queens.to_string()], "");
    let plan: String = (1..=queens).map(plan).collect();
    let backwards: Vec<&str> = plan.lines().rev().collect();
    done(&["shard"], &backwards.join("\n"))
}

#[test]
fn shards_counted_by_other_processes_add_up_to_the_threshold() {
    for (size, most) in [("7", 1), ("10", 2)] {
        let answer = done(&["tally"], &reports(size, most + 1));
        let (first, placement) = answer.split_once('\n').expect("two lines");
        assert_eq!(first, format!("{size} {most}"));
        assert!(is_blocked(placement), "{placement}");
    }
    let json = done(&["--json", "tally"], &reports("8", 2));
    assert!(json.contains("\"threshold\":1,") && !json.contains("seconds"), "{json}");
}

#[test]
fn cut_repeated_changed_or_swapped_reports_are_refused() {
    let reports = reports("7", 2);
    let first = reports.lines().next().expect("a report");
    let other = done(&["shard"], "{\"size\":8,\"queens\":1,\"shard\":0,\"shards\":10}");
    let one_queen: String =
        reports.lines().filter(|line| line.contains("\"queens\":1,")).map(|line| format!("{line}\n")).collect();
    let count = done(&["shard"], done(&["count", "8", "--plan"], "").lines().next().expect("a shard"));
    for (input, code, message) in [
        (first.to_owned(), 3, "of the placements of 1 queen, 10 of 10 shards have no result; the first is shard 0"),
        (one_queen, 3, "of the placements of 2 queens, 10 of 10 shards have no result; the first is shard 0"),
        (format!("{reports}{first}"), 2, "line 21: shard 9 has a result already, in standard input, line 1"),
        (format!("{reports}{other}"), 2, "line 21: it is for 8 rows, but earlier lines are for 7"),
        (reports.replacen("\"covered\":[0,", "\"covered\":[1,", 1), 2, "line 1: the report on shard 9 was damaged"),
        (reports.replacen("\"queens\":2", "\"queens\":3", 1), 2, "line 1: the report on shard 9 was damaged"),
        (reports[..reports.len() - 20].to_owned(), 2, "line 20: this is no line of 'queens shard', or it was cut"),
        (format!("{reports}{count}"), 2, "line 21: this is no line of 'queens shard', or it was cut"),
    ] {
        let ended = run(&["tally"], &input);
        assert_eq!((ended.code, ended.out.as_str(), ended.err.lines().count()), (code, "", 1), "{}", ended.err);
        assert!(ended.err.contains(message), "{} instead of {message}", ended.err);
    }
    for (line, message) in [
        ("{\"size\":7,\"queens\":1,\"shard\":0", "no line of 'queens frontier threshold --plan', or it was cut"),
        (
            "{\"size\":7,\"queens\":1,\"shard\":10,\"shards\":10}",
            "shard 10 of 1 queen on 7 rows is not a shard of this search",
        ),
        (
            "{\"size\":7,\"queens\":1,\"shard\":0,\"shards\":11}",
            "shard 0 of 1 queen on 7 rows is not a shard of this search",
        ),
        ("{\"size\":25,\"queens\":1,\"shard\":0,\"shards\":1}", "boards of 4 to 24 rows, not of 25"),
    ] {
        let ended = run(&["shard"], line);
        assert_eq!((ended.code, ended.err.lines().count()), (2, 1), "{}", ended.err);
        assert!(ended.err.contains(message), "{} instead of {message}", ended.err);
    }
}

#[test]
fn a_plan_increases_the_number_of_queens_until_the_board_is_blocked() {
    let folder = folder("threshold-plan");
    let keep = folder.to_str().expect("a plain name");
    let plan = ["frontier", "threshold", "10", "--plan", "--keep", keep];
    let planned = |queens: usize| {
        let lines = done(&plan, "");
        assert_eq!(lines.lines().count(), 15, "{lines}");
        assert!(lines.lines().all(|line| line.contains(&format!("\"queens\":{queens},"))), "{lines}");
        lines
    };
    for queens in 1..=2 {
        let lines = planned(queens);
        fs::write(folder.join(format!("threshold-10-{queens}.jsonl")), done(&["shard"], &lines)).expect("a file");
    }
    let lines = planned(3);
    let (first, rest) = lines.split_once('\n').expect("some lines");
    fs::write(folder.join("threshold-10-3.jsonl"), done(&["shard"], rest)).expect("a file");
    assert!(done(&["frontier", "threshold", "10", "--keep", keep], "").starts_with("10 2\n"), "{first}");
    assert_eq!(done(&plan, ""), "");
}

#[test]
fn a_count_comes_with_a_proof_that_is_accepted_and_refused_after_any_change() {
    let mut random = queens_tests::random::generator(5);
    for board in queens_tests::solutions().iter().filter(|board| board.size <= 10) {
        let size = board.size.to_string();
        let proof = done(&["frontier", "count", &size], "");
        assert!(proof.starts_with(&format!("queens {size} {}\n", board.total)), "{}", &proof[..20]);
        let answer = done(&["frontier", "check"], &proof);
        let numbers: Vec<&str> = answer.split(' ').filter(|word| word.parse::<u64>().is_ok()).collect();
        assert_eq!(numbers[..2], [size.as_str(), &board.total.to_string()], "{answer}");
        let written: serde_json::Value =
            serde_json::from_str(&done(&["frontier", "count", &size, "--json"], "")).expect("JSON");
        assert_eq!(written["proof"], proof.as_str(), "the JSON has the same proof");
        assert_eq!(
            (&written["solutions"], &written["words"]),
            (&board.total.into(), &numbers[2].parse::<u64>().ok().into())
        );
        let json = done(&["--json", "frontier", "check"], &proof);
        assert!(json.contains(&format!("\"ok\":true,\"queens\":{size},\"solutions\":{}", board.total)), "{json}");

        // Removes, repeats or replaces a word.
        let words: Vec<&str> = proof.split_whitespace().collect();
        for _ in 0..8 {
            let at = random.random_range(2..words.len());
            let other = if words[at] == "=" { "!r1" } else { "=" };
            for instead in [&[][..], &[words[at], words[at]], &[other]] {
                let changed = [&words[..at], instead, &words[at + 1..]].concat().join(" ");
                let ended = run(&["frontier", "check"], &changed);
                assert_eq!((ended.code, ended.err.as_str()), (1, ""), "{size} rows, word {at}: {}", ended.out);
                assert!(ended.out.starts_with("this proves nothing: "), "{}", ended.out);
            }
        }
    }
    let eight = done(&["frontier", "check"], &done(&["frontier", "count", "8"], ""));
    let manual = include_str!("../../../docs/command.md");
    assert!(manual.contains(eight.trim_end()), "the manual shows {eight}");
    for (proof, why) in [
        ("", "does not begin with"),
        ("queens 0 1 =", "does not begin with"),
        ("queens 1 1 r1", "ends in the middle"),
        ("queens 1 1 r1 = =", "word 6: the search is over here"),
        ("queens 1 2 r1 =", "says that there are 2 solutions, and has 1"),
        ("queens 2 0 r1 !r2 !r1", "word 6: row 1 is not on the board, or has its queen"),
        ("queens 2 0 r1 !r2 !c3", "word 6: column 3 is not on the board"),
        ("queens 3 0 !c1", "word 4: column 1 is said to have no free square, but there is one"),
        ("queens 2 1 r1 =", "word 5: this is said to be a solution, but queens are missing"),
        ("queens 2 0 r1 !r2 x", "word 6: 'x' is none of"),
    ] {
        let ended = run(&["frontier", "check"], proof);
        assert!(ended.code == 1 && ended.out.contains(why), "{proof}: {}", ended.out);
    }
    assert_eq!(run(&["frontier", "count", "11"], "").code, 2);
}

/// The tests of the library and of the WebAssembly module read the same file of hard boards.
#[test]
fn the_command_makes_the_hard_boards_of_the_library() {
    let stored = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/hard-boards.json"));
    let stored: Vec<Value> = serde_json::from_str(&stored.expect("a file")).expect("JSON");
    for board in stored {
        let [size, amount, seed] = ["size", "amount", "seed"].map(|name| board[name].to_string());
        let obstacle = board["obstacle"].as_str().expect("a name");
        let asked = ["frontier", "hardness", &size, obstacle, &amount, "--seed", &seed, "--boards", "1"];
        let line = done(&asked, "");
        let verdict = if board["found"] == true { "solution" } else { "none" };
        let nodes: Vec<String> = board["nodes"].as_array().expect("a list").iter().map(Value::to_string).collect();
        assert_eq!(line, format!("{seed} {verdict} {}\n", nodes.join(" ")));
        let answer: Value = serde_json::from_str(&done(&[&["--json"], &asked[..]].concat(), "")).expect("JSON");
        for part in ["found", "nodes", "given", "keptEmpty", "sums", "differences"] {
            assert_eq!(answer[part], board[part], "{part}");
        }
    }
}

#[test]
fn an_estimate_is_the_same_for_a_seed_and_contains_the_count() {
    let estimate = ["estimate", "12", "--seed", "3", "--probes", "20000"];
    let answer = done(&estimate, "");
    assert!(answer.starts_with("12 queens: about 1."), "{answer}");
    assert!(answer.contains("in 95 of 100 runs, by 20224 probes"), "{answer}");
    assert_eq!(answer, done(&estimate, ""));
    let json = done(&["--json", "estimate", "12", "--seed", "3", "--probes", "20000"], "");
    let number = |name: &str| -> f64 {
        let (_, rest) = json.split_once(&format!("\"{name}\":")).expect("a field");
        rest[..rest.find([',', '}']).expect("an end")].parse().expect("a number")
    };
    assert!(number("low") <= 14_200.0 && 14_200.0 <= number("high"), "{json}");
    assert!(done(&["estimate", "60", "--seconds", "1"], "").starts_with("60 queens: about "));
}

#[test]
fn unsupported_questions_are_refused_in_one_line() {
    for (arguments, message) in [
        (&["frontier", "threshold", "3"][..], "boards of 4 to 24 rows, not of 3"),
        (&["frontier", "threshold", "25"], "boards of 4 to 24 rows, not of 25"),
        (&["frontier", "hardness", "33", "squares", "1"], "boards of 4 to 32 rows, not of 33"),
        (&["frontier", "hardness", "8", "queens", "9"], "9 obstacles were requested; 0 to 8 are possible"),
        (&["estimate", "1001"], "boards of 1 to 1000 rows, not of 1001"),
    ] {
        let ended = run(arguments, "");
        assert_eq!((ended.code, ended.err.lines().count()), (2, 1), "{}", ended.err);
        assert!(ended.err.contains(message), "{}", ended.err);
    }
}
