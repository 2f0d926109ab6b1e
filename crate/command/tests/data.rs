//! Tests of `--json`: each line is an object with the version of the format; answers go to standard output, errors to standard error.

use crate::support::{done, folder, run};
use serde_json::Value;
use std::fs;

/// Parses each line of a text, and checks that it is an object of version 1.
fn objects(text: &str) -> Vec<Value> {
    let objects: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(objects.iter().all(|object| object["version"] == 1), "{text}");
    objects
}

const BOARD: &str = "0 0 4 0 8 0 0 0";

#[test]
fn every_subcommand_answers_by_objects_with_a_version() {
    let folder = folder("data");
    let path = |name: &str| folder.join(name).to_str().expect("a plain name").to_owned();
    let (trace, formula, proof, man) = (path("a.trace"), path("a.cnf"), path("a.drat"), path("man"));
    fs::write(&trace, done(&["watch", "bitmask"], "0 0 0 0")).expect("a file");
    let prove = ["prove", "--formula", &formula, "--proof", &proof];
    assert_eq!(objects(&done(&[&prove[..], &["--json"]].concat(), "1 0 0 0"))[0]["verdict"], "impossible");
    let puzzle = done(&["puzzle", "make", "6"], "");
    let certificate = done(&["frontier", "count", "6"], "");
    for (arguments, input) in [
        (&["count", "8"] as &[&str], ""),
        (&["estimate", "8", "--probes", "2000"], ""),
        (&["frontier", "threshold", "6"], ""),
        (&["frontier", "count", "6"], ""),
        (&["frontier", "check"], &certificate),
        (&["complete"], BOARD),
        (&["complete", "--count"], BOARD),
        (&["validate"], "2 4 1 3"),
        (&["generate", "8"], ""),
        (&["convert", "--to", "csv"], BOARD),
        (&["watch", "bitmask"], "0 0 0 0"),
        (&["play", &trace], ""),
        (&["check", &trace], ""),
        (&["check", &formula, &proof], ""),
        (&["rule", "count", "rooks", "4"], ""),
        (&["rule", "complete", "rooks", "4"], ""),
        (&["rule", "list", "rooks", "4"], ""),
        (&["rule", "prove", "queens", "3", "--formula", &formula, "--proof", &proof], ""),
        (&["puzzle", "make", "6"], ""),
        (&["puzzle", "grade"], &puzzle),
        (&["puzzle", "hint"], &puzzle),
        (&["man", &man], ""),
        (&["completions", "bash"], ""),
    ] {
        let answer = done(&[arguments, &["--json"]].concat(), input);
        assert!(!objects(&answer).is_empty(), "{arguments:?}");
    }
    let steps = objects(&done(&["watch", "bitmask", "--json"], "0 0 0 0"));
    let played = objects(&done(&["play", &trace, "--json"], ""));
    let events = |steps: &[Value]| steps.iter().map(|step| step["happened"].clone()).collect::<Vec<_>>();
    assert_eq!(events(&steps), events(&played), "a trace has the same events as the search");
    assert_eq!(steps.iter().filter(|step| step["happened"]["kind"] == "solution").count(), 2);
    let placed = &objects(&done(&["convert", "--to", "list", "--json"], BOARD))[0];
    assert_eq!((&placed["n"], &placed["columns"]), (&8.into(), &serde_json::json!([0, 0, 4, 0, 8, 0, 0, 0])));
}

#[test]
fn an_error_is_an_object_with_its_code_its_facts_and_a_sentence() {
    for (arguments, input, code, error, fact) in [
        (&["validate"] as &[&str], "1 2 x", 2, "text-bad-column", ("name", "standard input".into())),
        (&["complete"], "0 0 1 0\n0 5 0 0", 2, "text-bad-column", ("line", 2.into())),
        (&["count", "40"], "", 2, "count-unplanned", ("size", 40.into())),
        (&["rule", "count", "quens", "8"], "", 2, "rule-unknown", ("found", "quens".into())),
        (&["rule", "count", "queens", "4", "--walls", "5,1"], "", 2, "square-outside", ("square", "5,1".into())),
        (&["watch", "magic"], "0 0 0 0", 2, "search-unknown", ("name", "magic".into())),
        (&["check", "-"], "queens trace 1\nsize 4\nset 9 9\n", 2, "trace-beside", ("line", 3.into())),
        (&["validate", "/nowhere/at/all"], "", 2, "file-failed", ("name", "/nowhere/at/all".into())),
        (&["tally"], "", 2, "results-missing", ("", Value::Null)),
        (&["cuont"], "", 2, "usage", ("error", "unrecognized subcommand 'cuont'".into())),
        (&["count", "8", "--keep", "/dev/null/x"], "", 2, "file-failed", ("name", "/dev/null/x".into())),
    ] {
        let ended = run(&[&["--json"], arguments].concat(), input);
        assert_eq!(ended.code, code, "{arguments:?}");
        let answer = objects(&ended.err);
        assert_eq!(answer.len(), 1, "{}", ended.err);
        assert_eq!(answer[0]["error"], error, "{}", ended.err);
        assert!(answer[0]["message"].as_str().is_some_and(|message| message.len() > 5), "{}", ended.err);
        if !fact.0.is_empty() {
            assert_eq!(answer[0]["facts"][fact.0], fact.1, "{}", ended.err);
        }
    }
}

#[test]
fn missing_shards_of_a_sum_are_listed_and_can_be_counted() {
    let plan = done(&["count", "12", "--plan"], "");
    let results = done(&["shard"], &plan);
    let some: String = results.lines().skip(1).step_by(2).map(|line| format!("{line}\n")).collect();
    let ended = run(&["tally", "--json"], &some);
    let all = results.lines().count();
    let open: Vec<Value> = (0..all).step_by(2).map(Value::from).collect();
    assert_eq!(ended.code, 3);
    assert_eq!(objects(&ended.out)[0]["open"], Value::Array(open));
    assert_eq!(objects(&ended.err)[0]["error"], "shards-open");
    let rest = done(&["tally", "--open"], &some);
    let both = done(&["shard"], &rest) + &some;
    assert_eq!(done(&["tally"], &both), "12 queens: 14200 solutions, 1787 up to rotation and reflection\n");
    assert_eq!(done(&["tally", "--open"], &results), "");
}

#[test]
fn questions_outside_of_the_limits_have_the_same_codes_and_messages_everywhere() {
    let listed: Value = queens_tests::reference("refusals");
    for refusal in listed["refusals"].as_array().expect("a list") {
        let size = refusal["size"].to_string();
        let arguments: &[&str] = match refusal["ask"].as_str().expect("a name") {
            "board" => &["generate", &size],
            "count" => &["count", &size],
            "estimate" => &["estimate", &size],
            "certificate" => &["frontier", "count", &size],
            "threshold" => &["frontier", "threshold", &size],
            "hardness" => &["frontier", "hardness", &size, "squares", "0"],
            "rule" => &["rule", "count", "queens", &size],
            ask => panic!("no command for {ask}"),
        };
        let ended = run(&[arguments, &["--json"]].concat(), "");
        let error = &objects(&ended.err)[0];
        assert_eq!((ended.code, &error["error"]), (2, &refusal["code"]), "{arguments:?}");
        assert_eq!(error["message"], refusal["message"], "{arguments:?}");
    }
}
