//! Traces through the command: written, and checked.

use crate::support::{done, folder, run};

#[test]
fn a_trace_is_written_and_checked() {
    let trace = done(&["watch", "bitmask"], "0 0 0 0 0 0 0 0");
    assert!(trace.starts_with("queens trace 1\nsize 8\nsource\n| "), "{}", &trace[..100]);
    assert!(trace.ends_with("end complete\n"));
    assert_eq!(
        done(&["check", "-"], &trace),
        "a run on 8 rows: 4849 steps, 2056 queens tried, 2056 removed, 0 squares refused, 92 solutions, 92 of them different\n"
    );
    let json: serde_json::Value = serde_json::from_str(&done(&["check", "-", "--json"], &trace)).expect("JSON");
    assert_eq!((&json["tried"], &json["different"]), (&2056.into(), &92.into()));
}

#[test]
fn the_log_of_a_program_is_judged_and_written_as_a_trace() {
    let folder = folder("logs");
    let file = |name: &str, text: &str| {
        let file = folder.join(name);
        std::fs::write(&file, text).expect("a file");
        file.to_str().expect("a plain name").to_owned()
    };
    let source = file("mine.py", "queens = []\nfor c in [1, 3, 0, 2]:\n    queens.append(c)\n");
    let log =
        "1\n= queens []\n2\n3\n= queens [1]\n3\n= queens [1, 3]\n3\n= queens [1, 3, 0]\n3\n= queens [1, 3, 0, 2]\n";
    let trace = file("mine.trace", "");
    let ended = run(&["record", "-", &source, "--size", "4", "--trace", &trace], log);
    let expected = "the queens are in queens, with columns from 0\nits board had 1 solution, 1 of 2 different ones\n\
                it stops in line 3, as soon as it has a solution\n";
    assert_eq!((ended.code, ended.out.as_str(), ended.err.as_str()), (1, expected, ""));
    let checked = done(&["check", &trace], "");
    assert!(checked.contains("4 queens tried, 0 removed, 0 squares refused, 1 solution,"), "{checked}");
    let json = run(&["record", "-", &source, "--size", "4", "--json"], log).out;
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&json["board"]["form"], &json["ending"]["how"]), (&"columns".into(), &"solution".into()));
    assert_eq!(run(&["record", "-", "--size", "0"], log).code, 2);
    let large = run(&["record", "-", "--size", "1001"], log);
    assert!(large.err.ends_with("a trace has boards of up to 1000 rows, not 1001\n"), "{}", large.err);
}

#[test]
fn an_impossible_trace_is_refused_with_its_line() {
    let folder = folder("traces");
    let file = folder.join("a.trace");
    std::fs::write(&file, "queens trace 1\nsize 4\nset 0 1\nset 0 1\n").expect("a file");
    let name = file.to_str().expect("a plain name");
    let ended = run(&["check", name], "");
    assert_eq!((ended.code, ended.out.as_str()), (2, ""));
    assert_eq!(ended.err, format!("queens: {name}: line 4: row 0, column 1 has a queen already\n"));
    let claimed = run(&["check", "-"], "queens trace 1\nsize 4\nset 0 1\nsolution\n");
    assert_eq!(claimed.code, 1, "the trace claims a solution for a board that is not solved");
    assert!(claimed.out.ends_with("; wrong claims of a solution: 1\n"), "{}", claimed.out);
}

#[test]
fn a_run_can_be_cut_and_takes_a_seed_and_given_queens() {
    let cut = run(&["watch", "array-recursive", "--most", "3"], "0 0 1 0");
    assert_eq!((cut.code, cut.err.as_str()), (3, ""));
    assert!(cut.out.contains("\ngiven -1 -1 0 -1\n"), "{}", cut.out);
    let seeded = |seed| done(&["watch", "repair", "--seed", seed], "0 0 0 0 0 0 0 0");
    assert_ne!(seeded("1"), seeded("2"));
    assert_eq!(seeded("1"), seeded("1"));
    let unknown = run(&["watch", "magic"], "0 0 0 0");
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.starts_with("queens: there is no search named \"magic\"; known searches: bitmask, "));
    assert_eq!(run(&["watch", "symmetric"], "1 0 0 0 0").code, 2, "the symmetric search needs an empty board");
}

#[test]
fn a_trace_is_played_as_lines_if_there_is_no_terminal() {
    let trace = done(&["watch", "bitmask"], "0 0 0 0");
    let played = done(&["play", "-"], &trace);
    let (first, rest) = played.split_once('\n').expect("lines");
    assert_eq!(first, "1  a queen is set on row 1, column 1");
    assert_eq!(rest.matches("  a solution\n").count(), 2);
    assert!(rest.ends_with("  the end\n....\n....\n....\n....\n"), "{rest}");
    let late = done(&["play", "-", "--at", "3"], &trace);
    assert_eq!(late, played.lines().skip(3).map(|line| format!("{line}\n")).collect::<String>());
}

#[test]
fn a_dead_end_is_reported_with_its_line() {
    for (line, expected) in [
        ("", "a dead end"),
        (" row 3", "a dead end: row 4 has no free square"),
        (" column 3", "a dead end: column 4 has no free square"),
        (" diagonal 3", "a dead end: diagonal 4 has no free square"),
        (" antidiagonal 3", "a dead end: anti-diagonal 4 has no free square"),
    ] {
        let played = done(&["play", "-"], &format!("queens trace 1\nsize 4\ndead{line}\n"));
        assert!(played.starts_with(&format!("1  {expected}\n")), "{line}: {played}");
    }
}

/// `script` gives a program a terminal, and passes its own input on as if it were typed.
#[cfg(target_os = "linux")]
#[test]
fn a_trace_is_stepped_forwards_and_backwards_in_a_terminal() {
    use std::io::Write;
    use std::process::{Command, Stdio};
    use std::time::Duration;
    let folder = folder("played");
    let file = folder.join("a.trace");
    std::fs::write(&file, done(&["watch", "bitmask"], "0 0 0 0")).expect("a file");
    let line = format!("stty rows 24 columns 80; {} play {}", env!("CARGO_BIN_EXE_queens"), file.display());
    let script =
        Command::new("script").args(["-qec", &line, "/dev/null"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut script) = script else { return };
    let mut keys = script.stdin.take().expect("standard input is a pipe");
    // Two steps, one back, to step 9, the next solution, the end, the start; the terminal needs a moment before the first.
    for typed in ["", " ", "\x1b[C", "\x1b[D", "9\r", "n", "\x1b[F", "\x1b[H", "q"] {
        std::thread::sleep(Duration::from_millis(300));
        keys.write_all(typed.as_bytes()).expect("the keys are sent");
    }
    drop(keys);
    let ended = script.wait_with_output().expect("the command ends");
    let drawn = String::from_utf8_lossy(&ended.stdout).into_owned();
    assert!(ended.status.success(), "{drawn}");
    assert!(drawn.contains("step 1 of 39 "), "{drawn}");
    let steps: Vec<&str> = drawn.split("Jstep ").skip(1).filter_map(|rest| rest.split(' ').next()).collect();
    assert_eq!(&steps[..5], ["0", "1", "2", "1", "1"], "{drawn}");
    assert!(steps.contains(&"9"), "{steps:?}");
    let solved = drawn.find("a solution").expect("the next solution");
    assert!(drawn[solved..].contains(". Q . ."), "the board of the solution is drawn");
    assert_eq!(steps.last(), Some(&"0"), "{steps:?}");
}
