//! The same seed gives the same run everywhere: digests of runs, checked here natively and in `tests/engine` as wasm.

use queens_core::board::Placement;
use queens_core::complete::{CompleteOptions, complete};
use queens_core::puzzle::{Family, Level, Wanted, make};
use queens_core::rule::{Board, Position};
use queens_core::search::{CATALOGUE, find};
use queens_core::trace::Timeline;
use queens_tests::reference;
use serde::Deserialize;

#[derive(Deserialize)]
struct Run {
    search: String,
    size: usize,
    seed: u32,
    steps: u64,
    digest: u32,
}

#[derive(Deserialize)]
struct Found {
    size: usize,
    seed: u32,
    digest: u32,
}

#[derive(Deserialize)]
struct Puzzle {
    family: Family,
    size: u32,
    level: Level,
    seed: u32,
    digest: u32,
}

#[derive(Deserialize)]
struct Names {
    shelf: Vec<Named>,
}

/// The digests of the puzzles of one kind on the shelf, for the seeds from 1.
#[derive(Deserialize)]
struct Named {
    family: Family,
    size: u32,
    level: Level,
    digests: Vec<u32>,
}

#[derive(Deserialize)]
struct RunByRule {
    rule: String,
    rows: u32,
    columns: u32,
    pieces: u32,
    steps: u64,
    digest: u32,
}

#[derive(Deserialize)]
struct Digests {
    runs: Vec<Run>,
    runs_by_rule: Vec<RunByRule>,
    completions: Vec<Found>,
    puzzles: Vec<Puzzle>,
}

/// FNV-1a over words of 32 bits.
fn digest(words: impl Iterator<Item = u32>) -> u32 {
    words.fold(0x811c_9dc5, |hash, word| (hash ^ word).wrapping_mul(0x0100_0193))
}

#[test]
fn every_step_of_a_run_is_the_same() {
    let runs = reference::<Digests>("digests").runs;
    for entry in CATALOGUE {
        let name = entry.name;
        assert!(
            runs.iter().any(|run| run.search == name),
            "data/digests.json has no run of {name}: add one with any digest, and this test prints the right one"
        );
    }
    let wrong: Vec<String> = runs
        .iter()
        .map(|run| (run, digest(words_of(run))))
        .filter(|(run, found)| run.digest != *found)
        .map(|(Run { search, size, seed, steps, .. }, found)| {
            format!(
                r#"{{ "search": "{search}", "size": {size}, "seed": {seed}, "steps": {steps}, "digest": {found} }}"#
            )
        })
        .collect();
    assert!(wrong.is_empty(), "runs of these searches have changed:\n{}", wrong.join("\n"));
}

/// The rows and the counters after each step.
fn words_of(run: &Run) -> impl Iterator<Item = u32> {
    let empty = Placement::empty(run.size).expect("a board");
    let search = find(&run.search).expect("a search of the catalogue");
    let mut timeline = Timeline::new(search.open(&empty, run.seed).expect("the search accepts the board"));
    (1..=run.steps).flat_map(move |step| {
        assert!(timeline.seek(step, u64::MAX), "step {step} is reached");
        let counts = timeline.tally().counts.map(|count| count as u32);
        rows_of(&timeline.placement()).chain(counts).collect::<Vec<_>>()
    })
}

#[test]
fn every_step_of_a_run_under_another_rule_is_the_same() {
    let runs = reference::<Digests>("digests").runs_by_rule;
    let digests: Vec<u32> = runs.iter().map(|run| digest(words_by_rule(run))).collect();
    assert_eq!(digests, runs.iter().map(|run| run.digest).collect::<Vec<_>>());
}

/// The squares of all pieces and the counters after each step.
fn words_by_rule(run: &RunByRule) -> impl Iterator<Item = u32> {
    let board = Board::new(run.rows, run.columns).expect("a board");
    let rule = run.rule.parse().expect("a rule");
    let position = Position::new(&rule, &board).expect("a rule for this board").with_pieces(run.pieces);
    let search = find("by-rule").expect("a search of the catalogue");
    let mut timeline = Timeline::new(search.open_by_rule(&position).expect("the search accepts every rule"));
    let columns = run.columns;
    (1..=run.steps).flat_map(move |step| {
        timeline.seek(step, u64::MAX);
        let pieces = timeline.pieces().expect("a board under a rule");
        let counts = timeline.tally().counts.map(|count| count as u32);
        pieces.into_iter().map(|at| at.row * columns + at.column).chain(counts).collect::<Vec<_>>()
    })
}

#[test]
fn a_completion_is_the_same() {
    let completions = reference::<Digests>("digests").completions;
    let digests: Vec<u32> = completions.iter().map(|wanted| digest(completion(wanted))).collect();
    assert_eq!(digests, completions.iter().map(|wanted| wanted.digest).collect::<Vec<_>>());
}

fn completion(wanted: &Found) -> impl Iterator<Item = u32> {
    let empty = Placement::empty(wanted.size).expect("a board");
    let found = complete(&empty, CompleteOptions { seed: wanted.seed, ..CompleteOptions::default() });
    rows_of(found.placement().expect("boards above 3 have solutions"))
}

#[test]
fn a_puzzle_is_the_same() {
    for Puzzle { family, size, level, seed, digest } in reference::<Digests>("digests").puzzles {
        assert_eq!(puzzle(family, size, level, seed), digest, "{family:?}, {size} rows, {level:?}");
    }
}

#[test]
fn every_name_on_the_shelf_still_gives_its_puzzle() {
    let shelf = reference::<Names>("names").shelf;
    for Named { family, size, level, digests } in &shelf {
        let found: Vec<u32> = (1..).take(digests.len()).map(|seed| puzzle(*family, *size, *level, seed)).collect();
        assert_eq!(&found, digests, "{family:?}, {size} rows, {level:?}");
    }
    assert_eq!(shelf.len(), 58);
}

/// The digest of the given queens and the regions of a puzzle.
fn puzzle(family: Family, size: u32, level: Level, seed: u32) -> u32 {
    let puzzle = make(size, family, Wanted::Level(level), seed).expect("there are many such puzzles").puzzle;
    let labels = puzzle.layout().labels().unwrap_or_default().iter().copied();
    digest(rows_of(&puzzle.placement(puzzle.given())).chain(labels))
}

fn rows_of(placement: &Placement) -> impl Iterator<Item = u32> + use<> {
    placement.to_rows().into_iter().map(i32::cast_unsigned)
}
