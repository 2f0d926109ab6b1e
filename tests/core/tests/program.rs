//! Logs of programs are written as traces and judged.

use queens_core::Placement;
use queens_core::problem::Problem;
use queens_core::record::{Log, TraceError};
use queens_record::{
    EndingKind, JudgedTask, ProgramTask, QueensForm, Recognition, Recording, Run, VerdictReason, record, review,
};
use queens_tests::random::{generator, rounds, seed};
use rand::RngExt;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use std::fs;

const LOGS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/logs.jsonl");

fn empty(size: usize) -> Placement {
    Placement::empty(size).expect("a size")
}

fn recorded(log: &str, source: &str, size: usize) -> Recording {
    record(&Run::new(log, source, &empty(size))).expect("a short trace")
}

fn as_json(recording: &Recording) -> Value {
    let Recording { trace, boards, board, calls, called, cut, thin, given, found, seen, ending, judged } = recording;
    json!({
        "trace": trace, "boards": boards, "board": board, "calls": calls, "called": called, "cut": cut, "thin": thin,
        "given": given.to_rows(), "found": found, "seen": seen, "ending": ending, "judged": judged,
    })
}

fn judged_task(task: &Value) -> Option<JudgedTask> {
    let (chosen, style) = (task.get("chosen")?, &task["style"]);
    let line = |value: &Value| value.as_u64().map(|line| line as u32);
    Some(JudgedTask {
        name: serde_json::from_value(chosen["name"].clone()).expect("a task"),
        round: line(&chosen["round"]).expect("a round"),
        recursion: line(&style["recursion"]["line"]),
        container: line(&style["container"]),
        bits: style["bits"] == true,
    })
}

#[test]
fn earlier_logs_give_the_same_traces_and_verdicts() {
    for line in fs::read_to_string(LOGS).expect("the file").lines() {
        let case: Value = serde_json::from_str(line).expect("JSON");
        let input = &case["heard"];
        let text = |name: &str| input[name].as_str();
        let rows: Vec<i32> = serde_json::from_value(input["given"].clone()).expect("rows");
        let given = Placement::from_rows(&rows).expect("a board");
        let words: Vec<String> = serde_json::from_value(input["words"].clone()).expect("names");
        let run = Run {
            log: text("log").expect("a log"),
            source: text("source").expect("a program"),
            given: &given,
            words: &words,
            board: text("board"),
            stop: text("stop"),
            task: judged_task(&input["task"]),
        };
        assert_eq!(as_json(&record(&run).expect("a short trace")), case["result"], "{input}");
    }
}

#[test]
fn any_log_is_recorded_and_its_trace_is_read() {
    let pieces = [
        "1",
        "2",
        "\n",
        "\n",
        "\n",
        ">",
        "<",
        "=",
        "!",
        "#",
        ".",
        "+",
        "-",
        "*",
        "~",
        "^",
        " ",
        "queens",
        "n",
        "@1 ",
        "[",
        "]",
        "(",
        ")",
        "{",
        "}",
        ", ",
        ": ",
        "'",
        "\"",
        "\\",
        "None",
        "True",
        "[1, 3, 0, 2]",
        "'1302'",
        "~list 70",
        "solve",
        "é",
        "♛",
        "\u{1}",
        "return 2",
        "999999999999",
        "8 solutions",
        "\\n",
    ];
    let tasks = [
        None,
        Some(ProgramTask::Repair),
        Some(ProgramTask::Orbits),
        Some(ProgramTask::Torus),
        Some(ProgramTask::Given),
    ];
    let mut random = generator(seed(60));
    for _ in rounds(3_000) {
        let length = random.random_range(0..60);
        let log: String = (0..length).map(|_| *pieces.choose(&mut random).expect("a piece")).collect();
        let given = empty(random.random_range(1..6));
        let task = tasks.choose(&mut random).copied().flatten().map(|name| JudgedTask {
            name,
            round: 0,
            recursion: None,
            container: None,
            bits: false,
        });
        let recording = match record(&Run { task, ..Run::new(&log, &log, &given) }) {
            Ok(recording) => recording,
            // Lines beyond the program, and values without any text, are no steps of a trace.
            Err(error) => {
                assert!(error.code().starts_with("trace-"), "{error}: {log:?}");
                continue;
            }
        };
        recording.trace.parse::<Log>().unwrap_or_else(|error| panic!("{error}: {log:?}"));
        review(&recording.trace).expect("a trace");
    }
}

#[test]
fn a_log_that_ends_anywhere_is_recorded() {
    let log = ">1 solve\n=1 row 0\n2\n= queens @7 [1]\n3\n<1 T\n!4 solutions\\n\n#found 2\n.@8 [1, 3, 0, 2]\n.@9 [2, 0, 3, 1]\n~\n";
    for end in 0..=log.len() {
        recorded(&log[..end], "def solve(row):\n    queens.append(1)\n    return True\n", 4);
    }
}

#[test]
fn each_form_of_a_board_is_found() {
    for (values, form, from) in [
        (["[1]", "[1, 3]", "[1, 3, 0]", "[1, 3, 0, 2]"], QueensForm::Columns, 0),
        (["(2,)", "(2, 4)", "(2, 4, 1)", "(2, 4, 1, 3)"], QueensForm::Columns, 1),
        (["{1: 2}", "{1: 2, 2: 4}", "{1: 2, 2: 4, 3: 1}", "{1: 2, 2: 4, 3: 1, 4: 3}"], QueensForm::Map, 1),
        (["'1'", "'13'", "'130'", "'1302'"], QueensForm::Digits, 0),
        (["set()", "{(0, 1)}", "{(0, 1), (1, 3)}", "{(0, 1), (1, 3), (2, 0), (3, 2)}"], QueensForm::Squares, 0),
        (
            [
                "['....', '....', '....', '....']",
                "['.Q..', '....', '....', '....']",
                "['.Q..', '...Q', '....', '....']",
                "['.Q..', '...Q', 'Q...', '..Q.']",
            ],
            QueensForm::Table,
            0,
        ),
    ] {
        let log: String = values.iter().map(|value| format!("1\n= places {value}\n")).collect();
        let board = recorded(&log, "places = []", 4).board.expect("a board");
        assert_eq!((&*board.name, board.form, board.from), ("places", form, from));
    }
}

#[test]
fn the_place_where_a_search_stops_early_is_named() {
    let source = "queens = []\nfor c in [1, 3, 0, 2]:\n    queens.append(c)\nprint(queens)";
    let log = "1\n= queens []\n2\n3\n= queens [1]\n3\n= queens [1, 3]\n3\n= queens [1, 3, 0]\n3\n= queens [1, 3, 0, 2]\n4\n!found it\\n\n";
    let Recording { found, seen, ending, .. } = recorded(log, source, 4);
    assert_eq!((found.different, found.all, seen.by), (1, Some(2), Recognition::Does));
    let ending = ending.expect("a solution is missing");
    assert_eq!((ending.line, ending.how, ending.queens, ending.tried), (Some(3), EndingKind::Solution, 4, 1));
}

#[test]
fn a_stopped_program_solves_no_task_and_too_large_a_board_is_refused() {
    let board = empty(4);
    let task = Some(JudgedTask { name: ProgramTask::One, round: 0, recursion: None, container: None, bits: false });
    let log = "1\n= queens [1, 3, 0, 2]\n";
    let done = record(&Run { task, ..Run::new(log, "", &board) }).expect("a trace");
    assert_eq!(done.judged.map(|judged| (judged.reached, judged.figure)), Some((true, 1)));
    let stopped = record(&Run { task, stop: Some("endless"), ..Run::new(log, "", &board) }).expect("a trace");
    assert_eq!(stopped.judged.map(|judged| judged.why), Some(VerdictReason::Stopped));
    assert!(stopped.trace.ends_with("stop endless\n"));
    let large = record(&Run::new(log, "", &empty(1_001)));
    assert_eq!(large, Err(TraceError::Large { size: 1_001 }));
}
