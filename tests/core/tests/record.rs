//! Recorded runs are read, written, and played like the runs of every search.

use queens_core::board::{Placement, Square};
use queens_core::record::{Limit, Log, TraceError, TraceReader, write_run};
use queens_core::search::CATALOGUE;
use queens_core::search::recorded::{MEMORY, Recorded, TraceCheck, check};
use queens_core::trace::{Bits, Curve, Event, Kind, Node, Reason, Register, Spoken, Step, Steps, Timeline};
use queens_tests::{long_trace, random, text_of};
use rand::RngExt;
use rand_xoshiro::Xoshiro128PlusPlus;

fn read(text: &str) -> Log {
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// A trace with these lines after the head of a board of this size.
fn trace(size: usize, lines: &str) -> String {
    format!("queens trace 1\nsize {size}\n{}\n", lines.replace("; ", "\n"))
}

fn recorded(text: &str) -> Box<Recorded> {
    Box::new(Recorded::new(read(text)))
}

fn events(text: &str) -> Vec<Event> {
    Steps::new(recorded(text)).map(|step| step.event).collect()
}

fn timeline(text: &str) -> Timeline {
    Timeline::with_memory(recorded(text), MEMORY)
}

fn refused(lines: &str) -> TraceError {
    trace(4, lines).parse::<Log>().expect_err(lines)
}

const fn at(row: u32, column: u32) -> Square {
    Square::new(row, column)
}

// ------------------------------------------------------------------------------------------------------------ the text

#[test]
fn the_trace_of_the_documentation_is_read_and_written_back() {
    let page = text_of("../../docs/trace.md");
    let example = page.split("```\n").nth(1).expect("an example");
    let log = read(example);
    assert_eq!(log.to_string(), example);
    let figures = TraceCheck { size: 4, steps: 7, tried: 2, rejected: 2, ..TraceCheck::default() };
    assert_eq!(check(log), figures);
}

#[test]
fn a_trace_that_is_read_in_pieces_is_the_same() {
    let text = every_word();
    let whole = read(&text);
    for cut in 0..=text.len() {
        let mut reader = TraceReader::new();
        reader.push(&text.as_bytes()[..cut]).expect("a beginning");
        reader.push(&text.as_bytes()[cut..]).expect("the rest");
        assert_eq!(reader.finish().as_ref(), Ok(&whole), "cut after {cut} bytes");
    }
    assert_eq!(read(&text.replace('\n', "\r\n")), whole);
    assert_eq!(read(&format!("\u{feff}{text}")), whole);
    assert_eq!(read(&text.replace('\n', "\n\n# a comment\n")), whole);
}

/// A trace in which every word of the form occurs.
fn every_word() -> String {
    let lines = [
        "queens trace 1",
        "size 4",
        "given -1 3 -1 -1",
        "source",
        "| def solve(row):",
        "|",
        "|     place(row, 0)",
        "let n = 4",
        "line 1",
        "call solve",
        "let row = 0",
        "line 3",
        "set 0 1",
        "outer count = 1",
        "let free = 0b0101",
        "say A queen, “attacked” or not.",
        "print row 0",
        "reject 2 1",
        "force 2 0",
        "remove 2 0",
        "swap 0 1",
        "swap 1 0",
        "dead",
        "dead row 2",
        "dead column 3",
        "dead diagonal 6",
        "dead antidiagonal 0",
        "phase 2",
        "restart 0 1 3 0 2",
        "solution",
        "return",
        "print",
        "say",
        "stop NameError: name 'x' is not defined",
    ];
    lines.map(|line| format!("{line}\n")).concat()
}

#[test]
fn traces_are_written_back_the_same() {
    let text = every_word();
    assert_eq!(read(&text).to_string(), text);
    for end in ["end", "end complete", "stop"] {
        let text = trace(4, end);
        assert_eq!(read(&text).to_string(), text);
    }
}

#[test]
fn impossible_steps_are_refused_with_their_line() {
    assert_eq!("".parse::<Log>(), Err(TraceError::Cut { line: 0, expected: "queens trace 1" }));
    let wrong = TraceError::Version { line: 1, found: "queens trace 2".to_owned() };
    assert_eq!("queens trace 2\nsize 4".parse::<Log>(), Err(wrong));
    assert_eq!("queens trace 1\n".parse::<Log>(), Err(TraceError::Cut { line: 1, expected: "size 8" }));
    for size in [0, 1_001] {
        assert_eq!(trace(size, "").parse::<Log>(), Err(TraceError::Size { line: 2, size: size as u64 }));
    }
    assert_eq!(refused("set 0 1; set 1 3; set 0 1"), TraceError::Taken { line: 5, row: 0, column: 1 });
    assert_eq!(refused("given 1 -1 -1 -1; set 0 1"), TraceError::Taken { line: 4, row: 0, column: 1 });
    assert_eq!(refused("set 0 1; remove 1 0"), TraceError::Empty { line: 4, row: 1, column: 0 });
    assert_eq!(refused("restart 1 0 -1 -1 -1; remove 1 0"), TraceError::Empty { line: 4, row: 1, column: 0 });
    assert_eq!(refused("reject 0 4"), TraceError::OffBoard { line: 3, number: 4, last: 3 });
    assert_eq!(refused("given 0 1 2 7"), TraceError::OffBoard { line: 3, number: 7, last: 3 });
    assert_eq!(refused("dead diagonal 7"), TraceError::OffBoard { line: 3, number: 7, last: 6 });
    assert_eq!(refused("given 0 1 2"), TraceError::Columns { line: 3, columns: 3, size: 4 });
    assert_eq!(refused("set 0 1; swap 0 1"), TraceError::Swap { line: 4, row: 1, queens: 0 });
    assert_eq!(refused("set 0 1; set 0 2; set 1 0; swap 1 0"), TraceError::Swap { line: 6, row: 0, queens: 2 });
    assert_eq!(refused("source; | pass; line 2"), TraceError::SourceLine { line: 5, number: 2, last: 1 });
    assert_eq!(refused("line 0"), TraceError::SourceLine { line: 3, number: 0, last: 30_000 });
    assert_eq!(refused("call f; return; return"), TraceError::Return { line: 5 });
    assert_eq!(refused("end; # nothing; set 0 1"), TraceError::Over { line: 5, found: "set 0 1".to_owned() });
    assert_eq!(refused("say \u{1b}[2J"), TraceError::NotText { line: 3 });
    let mut reader = TraceReader::new();
    assert_eq!(reader.push(b"queens trace 1\nsize 4\nsay \xff\n"), Err(TraceError::NotText { line: 3 }));
}

#[test]
fn a_line_in_another_form_is_refused_with_the_expected_content() {
    for (lines, example) in [
        ("given 0 x -1 -1", "given 0 4 -1 ..."),
        ("set 0", "set 3 5"),
        ("force 0 1 2", "force 3 5"),
        ("remove 0 +1", "remove 3 5"),
        ("reject 0 18446744073709551616", "reject 3 6"),
        ("swap 1 1", "swap 2 6"),
        ("dead line 3", "dead row 4"),
        ("restart", "restart 3 0 4 -1 ..."),
        ("phase", "phase 2"),
        ("solution 1", "solution"),
        ("return 1", "return"),
        ("end of it", "end complete"),
        ("let row", "let row = 3"),
        ("let a b = 1", "let row = 3"),
        ("call", "call solve"),
        ("source; |x", "| ..."),
    ] {
        match refused(lines) {
            TraceError::Line { expected, .. } => assert_eq!(expected, example, "{lines}"),
            error => panic!("{lines}: {error}"),
        }
    }
    for unknown in ["sett 0 1", "set 0 1; given -1 -1 -1 -1", "| a source that was not announced"] {
        let error = refused(unknown);
        let names_all = matches!(error, TraceError::Line { expected, .. } if expected.starts_with("line set force"));
        assert!(names_all, "{error}");
    }
}

#[test]
fn every_limit_is_enforced() {
    let too = |lines: &str, what, most| match refused(lines) {
        TraceError::TooMuch { what: found, most: limit, .. } => assert_eq!((found, limit), (what, most)),
        error => panic!("{error}"),
    };
    too(&format!("say {}", "x".repeat(1 << 14)), Limit::Line, 1 << 14);
    too(&format!("let {} = 1", "x".repeat(65)), Limit::Name, 64);
    too(&"call f; ".repeat(1_001), Limit::Calls, 1_000);
    too(&(0..=10_000).map(|name| format!("let x{name} = 1; ")).collect::<String>(), Limit::Names, 10_000);
    too(&format!("source; {}", "| pass; ".repeat(30_001)), Limit::Source, 30_000);
    too(&"line 1; ".repeat(2_000_000), Limit::Lines, 2_000_000);
    let long = "x".repeat(16_000);
    let mut reader = TraceReader::new();
    reader.push(b"queens trace 1\nsize 4\n").expect("a head");
    let error = (0..4_100).find_map(|_| reader.push(format!("print {long}\n").as_bytes()).err());
    assert!(matches!(error, Some(TraceError::TooMuch { what: Limit::Memory, .. })), "{error:?}");
}

// ---------------------------------------------------------------------------------------------------------- the steps

#[test]
fn a_line_and_the_first_event_after_it_are_one_step() {
    let source = "source; | a; | b; | c; ";
    let text = trace(4, &format!("{source}line 1; line 2; set 0 1; reject 1 1; line 3; line 1; end"));
    let steps: Vec<Step> = Steps::new(recorded(&text)).collect();
    let ran = |number| Event::Phase { number, conflicts: 0 };
    let expected = [ran(1), Event::Tried(at(0, 1)), Event::Rejected(at(1, 1)), ran(3), Event::Exhausted];
    assert_eq!(steps.iter().map(|step| step.event).collect::<Vec<_>>(), expected);
    let run = recorded(&text);
    let listing = queens_core::Search::listing(&*run);
    let blocks: Vec<_> = steps.iter().filter_map(|step| listing.block_at(step.line)).collect();
    assert_eq!(
        blocks.iter().map(|block| (block.from, block.to)).collect::<Vec<_>>(),
        [(0, 1), (1, 2), (1, 2), (2, 3), (0, 1)]
    );
    assert_eq!(listing.lines().collect::<Vec<_>>(), ["a", "b", "c"]);
}

#[test]
fn a_trace_without_an_end_is_over_at_its_last_line() {
    assert_eq!(events(&trace(4, "")), [Event::Exhausted]);
    assert_eq!(events(&trace(4, "set 0 1")), [Event::Tried(at(0, 1)), Event::Exhausted]);
    let mut run = timeline(&trace(4, "line 7; stop out of time"));
    assert!(run.seek(u64::MAX, 100));
    assert_eq!(run.tally().position, 1);
    assert_eq!(run.spoken().stopped.as_deref(), Some("out of time"));
    assert_eq!(run.reason(), Some(Reason::Over { solutions: 0, complete: false }));
    let mut run = timeline(&trace(4, "end complete"));
    assert!(run.seek(u64::MAX, 100));
    assert_eq!(run.reason(), Some(Reason::Over { solutions: 0, complete: true }));
}

#[test]
fn n_queens_without_conflict_are_a_solution_unless_the_program_reports_its_own() {
    let four = "set 0 1; set 1 3; set 2 0; set 3 2; ";
    let solutions = |lines: &str| {
        let figures = check(read(&trace(4, lines)));
        (figures.solutions, figures.different, figures.wrong)
    };
    assert_eq!(solutions(four), (1, 1, 0));
    assert_eq!(solutions(&format!("{four}solution")), (1, 1, 0));
    assert_eq!(solutions(&format!("{four}solution; solution")), (2, 1, 0));
    assert_eq!(solutions("set 0 1; solution; set 1 3; set 2 0; set 3 2"), (0, 0, 1));
    assert_eq!(solutions("given 1 3 0 2"), (1, 1, 0));
    assert_eq!(solutions("restart 1 1 3 0 2; restart 2 2 0 3 1; swap 0 1; swap 1 0"), (3, 2, 0));
    assert_eq!(solutions(&format!("{four}set 0 0; remove 0 0")), (1, 1, 0), "an attacked queen that is removed makes no other solution");
    assert_eq!(
        events(&trace(4, &format!("{four}remove 3 2")))[3..],
        [Event::Tried(at(3, 2)), Event::Solution, Event::Removed(at(3, 2)), Event::Exhausted]
    );
}

#[test]
fn an_attacked_queen_that_is_removed_next_counts_as_a_rejected_square() {
    let text = trace(4, "set 0 0; line 1; set 1 1; line 2; remove 1 1; set 1 2");
    let mut run = timeline(&text);
    assert!(run.seek(2, 100));
    assert_eq!(run.tally().event(), Some(Event::Rejected(at(1, 1))));
    assert_eq!(run.placement().to_rows(), [0, 1, -1, -1], "the attacked queen is shown while it is on the board");
    assert!(matches!(run.reason(), Some(Reason::Attacked { by: Square { row: 0, column: 0 }, .. })));
    assert!(run.seek(3, 100));
    assert_eq!(run.tally().event(), Some(Event::Phase { number: 2, conflicts: 0 }));
    assert_eq!(run.placement().to_rows(), [0, -1, -1, -1]);
    assert!(run.seek(u64::MAX, 100));
    let count = |kind| run.tally().of(kind);
    assert_eq!((count(Kind::Tried), count(Kind::Rejected), count(Kind::Removed)), (2, 1, 0));
    assert!(run.curve().positions.is_empty(), "the run does not count as a search with conflicts");

    let events_below = events(&trace(4, "set 0 0; set 1 1; set 2 3; remove 2 3; remove 1 1"));
    assert_eq!(events_below[1], Event::Tried(at(1, 1)), "a queen is set before the attacked queen is removed");
    assert_eq!(events_below[4], Event::Removed(at(1, 1)));
}

#[test]
fn several_queens_in_a_row_are_all_shown() {
    let mut run = timeline(&trace(4, "set 0 0; set 0 2; remove 0 0; set 1 0"));
    assert!(run.seek(2, 100));
    assert_eq!(run.pieces(), Some(vec![at(0, 0), at(0, 2)]));
    assert!(run.seek(4, 100));
    assert_eq!(run.pieces(), None);
    assert_eq!(run.placement().to_rows(), [2, 0, -1, -1]);
    assert_eq!(run.curve().conflicts, [0, 1, 0, 0]);
}

#[test]
fn queens_removed_in_any_order_give_no_tree() {
    let mut run = timeline(&trace(4, "given 0 -1 -1 -1; remove 0 0; set 0 1; set 1 3; remove 0 1; set 0 2; set 2 0"));
    while !run.seek(u64::MAX, 2) {}
    assert_eq!(run.tree().len(), 1);
    assert_eq!(run.tree()[0].totals.nodes, 4);
    assert_eq!(run.placement().to_rows(), [2, 3, 0, -1]);
}

// ----------------------------------------------------------------------------------------------------------- the state

#[test]
fn variables_belong_to_the_open_calls() {
    let text = trace(
        4,
        "let n = 4; line 1; call solve; let row = 0; let free = 0b0110; line 2; call solve; let row = 1; outer count = 1; \
         line 3; outer row = 7; outer n = 5; line 4; return; line 5; return; line 6",
    );
    let mut run = timeline(&text);
    let mut seen = |position| {
        assert!(run.seek(position, 100));
        let shown = run.registers().into_iter().map(|register| match register {
            Register::Variable { name, value, depth, changed, line, .. } => {
                format!("{depth} {name}={value}@{line}{}", if changed { "!" } else { "" })
            }
            register => panic!("{register:?}"),
        });
        (shown.collect::<Vec<_>>().join(", "), run.spoken().calls.join(" "))
    };
    let own = |text: &str, calls: &str| (text.to_owned(), calls.to_owned());
    assert_eq!(seen(0), own("0 n=4@0!", ""));
    assert_eq!(seen(1), own("0 n=4@0, 1 row=0@1!, 1 free=0b0110@1!", "solve"));
    assert_eq!(seen(2), own("0 n=4@0, 0 count=1@2!, 1 row=0@1, 1 free=0b0110@1, 2 row=1@2!", "solve solve"));
    assert_eq!(seen(3), own("0 n=5@3!, 0 count=1@2, 1 row=7@3!, 1 free=0b0110@1, 2 row=1@2", "solve solve"));
    assert_eq!(seen(4), own("0 n=5@3, 0 count=1@2, 1 row=7@3, 1 free=0b0110@1", "solve"));
    assert_eq!(seen(5), own("0 n=5@3, 0 count=1@2", ""));
    assert_eq!(seen(2), own("0 n=4@0, 0 count=1@2!, 1 row=0@1, 1 free=0b0110@1, 2 row=1@2!", "solve solve"));
}

#[test]
fn integers_with_bits_are_words() {
    let word = |value: &str| {
        let run = timeline(&trace(4, &format!("let x = {value}")));
        match run.registers().pop() {
            Some(Register::Variable { word, value: text, .. }) if text == value => word,
            register => panic!("{register:?}"),
        }
    };
    assert_eq!(word("0b01101"), Some(Bits { low: 13, high: 0, width: 5 }));
    assert_eq!(word(&format!("0b{}", "1".repeat(64))), Some(Bits { low: u32::MAX, high: u32::MAX, width: 64 }));
    for plain in ["13", "0b", "0b012", "-0b1", "[0b1]", ""] {
        assert_eq!(word(plain), None, "{plain}");
    }
    assert_eq!(word(&format!("0b{}", "1".repeat(65))), None);
}

#[test]
fn words_and_printed_lines_belong_to_their_step() {
    let many: String = (0..300).map(|line| format!("print {line}; ")).collect();
    let mut run = timeline(&trace(4, &format!("say Begin.; line 1; line 2; say Two.; print; {many}line 3")));
    let message = |run: &Timeline| run.spoken().said;
    assert_eq!(message(&run).as_deref(), Some("Begin."));
    assert!(run.seek(1, 100));
    assert_eq!(run.spoken(), Spoken::default());
    assert!(run.seek(2, 100));
    assert_eq!(message(&run).as_deref(), Some("Two."));
    assert!(run.seek(3, 100));
    assert_eq!(message(&run), None);
    let Spoken { printed, lines, .. } = run.spoken();
    assert_eq!((printed, lines.len(), lines[0].as_str(), lines[199].as_str()), (301, 200, "100", "299"));
}

// ---------------------------------------------------------------------------------------------------- every search, played

#[derive(Debug, PartialEq)]
struct Seen {
    event: Option<Event>,
    board: Placement,
    counts: [u64; Kind::ALL.len()],
    tree: Vec<Node>,
    marks: Vec<u8>,
    curve: Curve,
}

fn seen(timeline: &Timeline) -> Seen {
    Seen {
        event: timeline.tally().event(),
        board: timeline.placement(),
        counts: timeline.tally().counts,
        tree: timeline.tree(),
        marks: timeline.marks(64),
        curve: timeline.curve(),
    }
}

fn written(entry: &queens_core::search::Entry, given: &Placement, seed: u32) -> String {
    let mut text = String::new();
    let over = write_run(entry.open(given, seed).expect("the search accepts the board"), 500_000, &mut text);
    assert_eq!(over, Ok(true), "{}", entry.name);
    text
}

#[test]
fn every_search_written_and_played_again_is_the_same_at_every_step() {
    let given =
        [Placement::empty(6).expect("a board"), Placement::empty(7).expect("a board"), random::from_solution(6, 1, 3)];
    let mut played = 0;
    // The search `permutations` is left out: it sets queens on attacked squares and removes them at once, which is played as
    // rejected squares.
    for entry in CATALOGUE.iter().filter(|entry| entry.name != "permutations") {
        for given in given.iter().filter(|given| entry.accepts(given).is_ok()) {
            let text = written(entry, given, 7);
            let log = read(&text);
            assert_eq!(log.to_string(), text, "{}", entry.name);
            assert_eq!(log.listing().lines().collect::<Vec<_>>(), entry.listing.lines().collect::<Vec<_>>());
            let mut original = Timeline::new(entry.open(given, 7).expect("the search accepts the board"));
            let mut again = Timeline::with_memory(Box::new(Recorded::new(log)), MEMORY);
            while !original.tally().ended() {
                let next = original.tally().position + 1;
                while !original.seek(next, 1_000) {}
                while !again.seek(next, 1_000) {}
                assert_eq!(seen(&again), seen(&original), "{}, step {next}", entry.name);
            }
            assert!(again.finished());
            played += 1;
        }
    }
    assert!(played > CATALOGUE.len(), "{played} runs");
}

#[test]
fn the_counters_of_a_played_run_are_the_published_ones() {
    let text = written(&CATALOGUE[0], &Placement::empty(8).expect("a board"), 0);
    let figures = check(read(&text));
    assert_eq!((figures.tried, figures.removed, figures.solutions, figures.different), (2_056, 2_056, 92, 92));
}

#[test]
fn a_run_is_cut_after_the_requested_number_of_steps() {
    let mut text = String::new();
    let search = CATALOGUE[0].open(&Placement::empty(8).expect("a board"), 0).expect("the search accepts the board");
    assert_eq!(write_run(search, 100, &mut text), Ok(false));
    assert_eq!(check(read(&text)).steps, 101, "100 steps and the end of the run");
}

#[test]
fn every_seek_equals_a_replay() {
    for text in
        [written(&CATALOGUE[4], &random::from_solution(7, 1, 1), 0), random_trace(&mut random::generator(5), 400)]
    {
        let moments: Vec<_> = {
            let mut run = Timeline::with_memory(recorded(&text), 0);
            let mut moments = vec![look(&run)];
            while !run.tally().ended() {
                let next = run.tally().position + 1;
                while !run.seek(next, u64::MAX) {}
                moments.push(look(&run));
            }
            moments
        };
        let mut random = random::generator(9);
        let mut run = timeline(&text);
        for _ in 0..500 {
            let position: u32 = random.random_range(0..moments.len() as u32);
            while !run.seek(u64::from(position), 7) {}
            assert_eq!(look(&run), moments[position as usize], "position {position}");
        }
    }
}

fn look(run: &Timeline) -> (Option<Event>, Placement, Vec<Register>, Spoken, Option<Vec<Square>>) {
    (run.tally().event(), run.placement(), run.registers(), run.spoken(), run.pieces())
}

#[test]
fn a_run_of_two_million_lines_needs_at_most_64_mb_at_every_step() {
    let text = long_trace();
    assert!(text.lines().count() > 1_999_000);
    let log = read(&text);
    let log_bytes = log.bytes();
    let mut run = Timeline::with_memory(Box::new(Recorded::new(log)), MEMORY);
    assert!(run.explore(u64::MAX));
    let mut random = random::generator(1);
    for _ in 0..200 {
        run.seek(random.random_range(0..run.furthest()), u64::MAX);
        assert!(log_bytes + run.checkpoint_bytes() < 64_000_000, "{log_bytes} and {}", run.checkpoint_bytes());
    }
}

// --------------------------------------------------------------------------------------------------------- any trace at all

/// A trace of random lines, each of which is possible.
fn random_trace(random: &mut Xoshiro128PlusPlus, lines: u32) -> String {
    let size = random.random_range(1..=6u32);
    let mut text = format!("queens trace 1\nsize {size}\nsource\n| one\n|\n|   three\n");
    let mut queens: Vec<(u32, u32)> = Vec::new();
    let mut calls = 0;
    for _ in 0..lines {
        let mut below = |end: u32| random.random_range(0..end);
        let (row, column) = (below(size), below(size));
        text += &match below(12) {
            0 | 1 => format!("line {}\n", 1 + below(3)),
            2..=4 if !queens.contains(&(row, column)) => {
                queens.push((row, column));
                format!("{} {row} {column}\n", ["set", "force"][below(2) as usize])
            }
            5 | 6 if !queens.is_empty() => {
                let last = queens.len() as u32 - 1;
                let (row, column) = queens.remove((if below(4) == 0 { below(last + 1) } else { last }) as usize);
                format!("remove {row} {column}\n")
            }
            7 => format!("reject {row} {column}\n"),
            8 => format!(
                "{} x{} = {}\n",
                ["let", "outer"][below(2) as usize],
                below(5),
                ["0b011", "[1, 2]"][below(2) as usize]
            ),
            9 if calls > 0 && below(2) == 0 => {
                calls -= 1;
                "return\n".to_owned()
            }
            9 => {
                calls += 1;
                format!("call f{}\n", below(3))
            }
            10 => format!("{} {}\n", ["say", "print"][below(2) as usize], below(9)),
            _ => ["solution\n", "dead row 0\n", "dead\n", "phase 3\n"][below(4) as usize].to_owned(),
        };
    }
    text
}

/// Checks that an accepted text is written back the same, and can be played to its end from anywhere.
fn check_text(text: &str) -> bool {
    let Ok(log) = text.parse::<Log>() else { return false };
    let written = log.to_string();
    let again = read(&written);
    assert_eq!(again, log, "{text}");
    assert_eq!(again.to_string(), written);
    let mut run = Timeline::with_memory(Box::new(Recorded::new(log)), 4_000);
    while !run.seek(u64::MAX, 1_000) {}
    let end = run.tally().position;
    for position in [end / 2, 0, end] {
        while !run.seek(position, 1_000) {}
        let _ = (look(&run), run.frame(), run.tree(), run.marks(16), run.curve());
    }
    true
}

#[test]
fn random_traces_are_written_back_and_played() {
    for round in random::rounds(500) {
        let seed = random::seed(round);
        let mut random = random::generator(seed);
        let lines = random.random_range(0..200);
        assert!(check_text(&random_trace(&mut random, lines)), "seed {seed}");
    }
}

#[test]
fn damaged_random_traces_cause_no_panic() {
    let mut random = random::generator(random::seed(3));
    let samples: Vec<String> =
        (0..20).map(|seed| random_trace(&mut random::generator(seed), 30)).chain([every_word()]).collect();
    let pieces = [
        "\n",
        "\r",
        " ",
        "|",
        "#",
        "-1",
        "0",
        "7",
        "4294967296",
        "set 0 0\n",
        "remove 0 0\n",
        "swap 0 1\n",
        "line 2\n",
        "call f\n",
        "return\n",
        "let x = 0b1\n",
        "outer x = 2\n",
        "restart 1 0 0\n",
        "restart 9 0 1 2 3\n",
        "solution\n",
        "end\n",
        "stop\n",
        "size 3\n",
        "given 0 0 0 0\n",
        "source\n",
        " = ",
        "\0",
        "é",
        "\u{2028}",
        "dead diagonal 3\n",
        "print x\n",
    ];
    let (mut accepted, mut all) = (0, 0);
    for _ in random::rounds(20_000) {
        all += 1;
        let mut bytes = samples[random.random_range(0..samples.len() as u32) as usize].clone().into_bytes();
        for _ in 0..random.random_range(1..4u32) {
            let place = |random: &mut Xoshiro128PlusPlus, end: usize| random.random_range(0..=end as u32) as usize;
            let from = place(&mut random, bytes.len());
            let to = place(&mut random, bytes.len()).clamp(from, from + 30).min(bytes.len());
            match random.random_range(0..4u32) {
                0 => drop(bytes.drain(from..to)),
                1 => {
                    let copy = bytes[from..to].to_vec();
                    bytes.splice(from..from, copy);
                }
                2 if from < bytes.len() => bytes[from] = random.random(),
                _ => {
                    let piece = pieces[random.random_range(0..pieces.len() as u32) as usize];
                    bytes.splice(from..from, piece.bytes());
                }
            }
        }
        accepted += u32::from(check_text(&String::from_utf8_lossy(&bytes)));
    }
    assert!((all / 50..all / 2).contains(&accepted), "{accepted} of {all} were accepted");
}
