//! Tests of `queens count`, `shard` and `tally`: whole counts, shards, and counts interrupted by a signal. Also of wrong
//! arguments and help.

use crate::support::{done, folder, queens, run};
use rand::RngExt;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

const SIXTEEN: &str = "16 queens: 14772512 solutions, 1846955 up to rotation and reflection\n";

#[test]
fn counts_are_the_published_ones() {
    for board in queens_tests::solutions().iter().filter(|board| board.size <= 14) {
        let (size, total, fundamental) = (board.size, board.total, board.fundamental);
        let some = |count: u64, one: &str| format!("{count} {one}{}", if count == 1 { "" } else { "s" });
        let (queens, solutions) = (some(size as u64, "queen"), some(total, "solution"));
        let expected = format!("{queens}: {solutions}, {fundamental} up to rotation and reflection\n");
        assert_eq!(done(&["count", &size.to_string()], ""), expected);
    }
    let json: serde_json::Value = serde_json::from_str(&done(&["count", "12", "--json"], "")).expect("JSON");
    assert_eq!((&json["total"], &json["fundamental"]), (&14_200.into(), &1_787.into()));
}

#[test]
fn the_option_turned_counts_only_solutions_that_a_rotation_leaves_unchanged() {
    for (size, turn, expected) in [
        ("12", "quarter", "12 queens: 8 solutions unchanged by a quarter turn\n"),
        ("32", "quarter", "32 queens: 406784 solutions unchanged by a quarter turn\n"),
        ("8", "half", "8 queens: 4 solutions unchanged by a half turn\n"),
    ] {
        assert_eq!(done(&["count", size, "--turned", turn], ""), expected);
    }
    let json: serde_json::Value =
        serde_json::from_str(&done(&["count", "5", "--turned", "quarter", "--json"], "")).expect("JSON");
    assert_eq!((&json["turn"], &json["unchanged"]), (&"quarter".into(), &2.into()));
}

#[test]
fn each_instruction_set_gives_the_same_counts_and_shard_results() {
    let plan = done(&["count", "13", "--plan"], "");
    let results = done(&["shard"], &plan);
    let count = done(&["count", "13"], "");
    for form in ["portable", "avx2", "avx512"] {
        let counted = run(&["count", "13", "--vectors", form], "");
        if counted.code == 2 && form != "portable" {
            assert!(counted.err.contains("this machine does not have these instructions"), "{}", counted.err);
            continue;
        }
        assert_eq!(counted.out, count, "{form}");
        assert_eq!(done(&["shard", "--vectors", form], &plan), results, "{form}");
    }
}

#[test]
fn shards_counted_by_other_processes_add_up() {
    let plan = done(&["count", "12", "--plan"], "");
    // One shard at a time and in reverse order, as other machines might.
    let results: Vec<String> = plan.lines().rev().map(|line| done(&["shard"], line)).collect();
    assert_eq!(done(&["tally"], &results.concat()), "12 queens: 14200 solutions, 1787 up to rotation and reflection\n");
    let mut forwards: Vec<&str> = results.iter().map(String::as_str).collect();
    forwards.reverse();
    assert_eq!(
        forwards.concat(),
        done(&["shard"], &plan),
        "the results are the same if all shards are counted at once"
    );
}

#[test]
fn missing_repeated_altered_or_truncated_lines_are_refused() {
    let plan = done(&["count", "12", "--plan"], "");
    let results = done(&["shard"], &plan);
    let first = results.lines().next().expect("a result");
    let other = done(&["shard"], done(&["count", "11", "--plan"], "").lines().next().expect("a shard"));
    let tally = [
        (first.to_owned(), 3, "3 of 4 shards have no result; the first is shard 1"),
        (format!("{results}{first}"), 2, "line 5: shard 0 has a result already, in standard input, line 1"),
        (format!("{results}{other}"), 2, "line 5: it is for 11 queens, but earlier lines are for 12"),
        (results.replacen("\"found\":", "\"found\":1", 1), 2, "line 1: the report on shard 0 was damaged"),
        (
            results.replace("\"queens\":12", "\"queens\":13"),
            2,
            "line 1: the report on shard 0 belongs to another question",
        ),
        (results[..results.len() - 20].to_owned(), 2, "line 4: this is no line of 'queens shard', or it was cut"),
        (String::new(), 2, "no results were given"),
    ];
    for (input, code, message) in tally {
        let ended = run(&["tally"], &input);
        assert_eq!((ended.code, ended.out.as_str(), ended.err.lines().count()), (code, "", 1), "{}", ended.err);
        assert!(ended.err.contains(message), "{} instead of {message}", ended.err);
    }
    let shard = [
        (plan[..30].to_owned(), "line 1: this is no line of 'queens count --plan', or it was cut"),
        (plan.replace("\"version\":2", "\"version\":1"), "line 1: it was made by another version of queens"),
        (plan.replace("\"queens\":12", "\"queens\":13"), "line 1: shard 0 of 13 queens is not a shard of this count"),
        (plan.replace("\"shard\":0", "\"shard\":9"), "line 1: shard 9 of 12 queens is not a shard of this count"),
        (results.clone(), "line 1: this is no line of 'queens count --plan'"),
    ];
    for (input, message) in shard {
        let ended = run(&["shard"], &input);
        assert_eq!((ended.code, ended.err.lines().count()), (2, 1), "{}", ended.err);
        assert!(ended.err.contains(message), "{} instead of {message}", ended.err);
    }
}

#[test]
fn a_stored_result_needs_its_checksum() {
    let folder = folder("kept");
    let count = ["count", "12", "--keep", folder.to_str().expect("a plain name")];
    let expected = done(&count, "");
    let file = folder.join("solutions-12.jsonl");
    let stored = fs::read_to_string(&file).expect("results");
    assert_eq!(done(&count, ""), expected);
    assert_eq!(fs::read_to_string(&file).expect("results"), stored, "nothing is counted twice");
    for damaged in
        [&stored[..stored.len() - 7], &stored.replacen("\"found\":", "\"found\":2", 1), "\u{0}\n", &stored[9..]]
    {
        fs::write(&file, damaged).expect("a file");
        let ended = run(&count, "");
        assert_eq!((ended.code, ended.out.as_str()), (0, expected.as_str()));
        assert!(ended.err.contains("skipping 1 corrupt line of "), "{}", ended.err);
        assert_eq!(done(&count, ""), expected, "once all shards have a result, there is nothing to warn of");
    }
    let taken = fs::File::options().append(true).open(&file).expect("a file");
    taken.lock().expect("no other process has locked the file");
    let ended = run(&count, "");
    assert_eq!(ended.code, 2);
    assert!(ended.err.contains("another process writes to this folder"), "{}", ended.err);
}

#[test]
fn results_of_an_earlier_version_are_not_counted_again() {
    let earlier = include_str!("../../../data/earlier.json");
    let earlier: serde_json::Value = serde_json::from_str(earlier).expect("JSON");
    let shards: Vec<&str> =
        earlier["shards"].as_array().expect("a list").iter().map(|line| line.as_str().expect("text")).collect();
    let folder = folder("earlier");
    fs::write(folder.join("solutions-12.jsonl"), shards.join("\n") + "\n").expect("a file");
    let plan = ["count", "12", "--plan", "--keep", folder.to_str().expect("a plain name")];
    assert_eq!(done(&plan, ""), "", "no shard is open");
    assert!(done(&["tally"], &shards.join("\n")).starts_with("12 queens: 14200 solutions"));
}

#[test]
fn a_plan_lists_only_missing_shards_and_a_count_uses_results_of_other_processes() {
    let folder = folder("plan");
    let keep = folder.to_str().expect("a plain name");
    let plan = ["count", "12", "--plan", "--keep", keep];
    let all = done(&plan, "");
    assert_eq!(all, done(&["count", "12", "--plan"], ""));
    let (first, rest) = all.split_once('\n').expect("some lines");
    fs::write(folder.join("solutions-12.jsonl"), done(&["shard"], first)).expect("a file");
    assert_eq!(done(&plan, ""), rest);
    assert!(done(&["count", "12", "--keep", keep], "").starts_with("12 queens: 14200 solutions"));
    assert_eq!(done(&plan, ""), "");
}

/// Returns the shards whose results are stored for the count of 16 queens; unreadable lines are skipped.
fn stored(folder: &Path) -> Vec<u64> {
    let text = fs::read(folder.join("solutions-16.jsonl")).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let lines = text.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    lines.map(|line| line["shard"].as_u64().expect("the number of a shard")).collect()
}

/// Starts counts of 16 queens that store their results, sends each a signal at a random moment, and starts it again, until
/// `times` of them were interrupted midway.
fn interrupted(signal: &str, times: u32) {
    let folder = folder(&format!("killed{signal}"));
    let count = ["count", "16", "--threads", "2", "--keep", folder.to_str().expect("a plain name")];
    let started = Instant::now();
    assert_eq!(done(&count, ""), SIXTEEN);
    let whole = started.elapsed();
    let shards = stored(&folder).len();
    let mut random = queens_tests::random::generator(3);
    let mut hits = 0;
    while hits < times {
        if stored(&folder).len() == shards {
            fs::remove_dir_all(&folder).expect("the folder exists");
        }
        let child = queens(&count).spawn().expect("the command starts");
        sleep(whole.mul_f64(random.random_range(0.0..1.0)));
        let sent = Command::new("kill").args([signal, &child.id().to_string()]).stderr(Stdio::null()).status();
        assert!(sent.is_ok(), "the program `kill` can be started");
        let ended = child.wait_with_output().expect("the command ends");
        let (out, err) = (String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
        match ended.status.code() {
            Some(0) => assert_eq!(out, SIXTEEN),
            Some(3) => assert!(err.lines().count() <= 2 && err.contains("queens: stopped; "), "{err}"),
            code => assert_eq!(code, None, "{err}"),
        }
        let now = stored(&folder);
        hits += u32::from(!now.is_empty() && now.len() < shards);
        let each: BTreeSet<u64> = now.iter().copied().collect();
        assert_eq!(each.len(), now.len(), "a shard was counted twice");
    }
    assert!(run(&count, "").out == SIXTEEN);
    assert_eq!(stored(&folder).len(), shards);
}

#[test]
fn a_count_that_is_killed_repeatedly_loses_nothing_and_counts_nothing_twice() {
    let times = if queens_tests::soak() { 100 } else { 2 };
    for signal in ["-KILL", "-TERM", "-INT"] {
        interrupted(signal, times);
    }
}

#[test]
fn a_signal_while_the_command_waits_for_input_is_reported_in_one_line() {
    for command in ["shard", "tally", "validate"] {
        // A signal that arrives before the handler is installed ends the command at once; the next try waits longer.
        let heard = (0..10).find_map(|tries| {
            let mut child = queens(&[command]).stdin(Stdio::piped()).spawn().expect("the command starts");
            let stdin = child.stdin.take();
            sleep(Duration::from_millis(20 << tries));
            let sent = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
            assert!(sent.is_ok_and(|status| status.success()));
            let ended = child.wait_with_output().expect("the command ends");
            drop(stdin);
            Some((ended.status.code()?, ended.stderr))
        });
        assert_eq!(heard, Some((3, b"queens: interrupted\n".to_vec())), "{command}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported_in_one_line() {
    let plan = done(&["count", "10", "--plan"], "");
    let full = fs::File::options().write(true).open("/dev/full").expect("a device that is always full");
    let folder = folder("full");
    let file = folder.join("plan.jsonl");
    fs::write(&file, plan).expect("a file");
    let child =
        queens(&["shard", file.to_str().expect("a plain name")]).stdout(full).output().expect("the command runs");
    let err = String::from_utf8(child.stderr).expect("text");
    assert_eq!(child.status.code(), Some(3));
    assert_eq!(err.lines().count(), 1, "{err}");
    assert!(err.contains("cannot be written to the output (No space left on device"), "{err}");
}

#[test]
fn wrong_arguments_exit_with_2_and_name_the_mistake() {
    for (arguments, message) in [
        (&["count", "24"][..], "counts end at 23 rows; 24 rows would take one core about "),
        (&["count", "1000"], "1000 rows would take one core more than a hundred years\n"),
        (&["count", "0"], "a board has 1 to 10000000 rows, not 0\n"),
        (&["count", "12", "--threads", "0"], "0 is not in 1..=1024"),
        (&["count", "12", "--plan", "--threads", "2"], "cannot be used with"),
        (&["cuont"], "count"),
        (&["count", "12", "--keep", "/dev/null/x"], "Not a directory"),
    ] {
        let ended = run(arguments, "");
        assert_eq!(ended.code, 2, "{arguments:?}");
        assert!(ended.err.contains(message), "{}", ended.err);
    }
}

#[test]
fn help_man_pages_and_shell_completions_exist() {
    let help = done(&["--help"], "");
    for word in ["count", "shard", "tally", "complete", "prove", "Exit codes:"] {
        assert!(help.contains(word), "{help}");
    }
    let folder = folder("man");
    assert_eq!(done(&["man", folder.to_str().expect("a plain name")], ""), "");
    let page = fs::read_to_string(folder.join("queens-count.1")).expect("a page");
    assert!(page.contains("\\-\\-keep"), "{page}");
    assert!(done(&["completions", "bash"], "").contains("--threads"));
}
