//! Results that must not change while the searches become faster: the completion of each seed, its number of nodes, the
//! puzzle of each seed, and the report of each shard of a count.
//!
//! The digests are in `data/pins.json`; each run of the tests compares a sample. After an intended change, `QUEENS_PIN=1 cargo test
//! pins::` writes them again.

use queens_core::Sliced;
use queens_core::board::Placement;
use queens_core::complete::{Answer, CompleteOptions, Completing};
use queens_core::count::{Counted, WholeKind};
use queens_core::puzzle::{Level, Making, Wanted};
use queens_core::rule::{self, Position};
use queens_tests::{random, soak, text_of};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The digests of each group of pins, by name.
#[derive(Default, Serialize, Deserialize, PartialEq, Debug)]
struct Pins {
    source: String,
    rule_completions: BTreeMap<String, u32>,
    completions: BTreeMap<String, u32>,
    star_battles: BTreeMap<String, u32>,
    shards: BTreeMap<String, u32>,
}

/// FNV-1a over words of 64 bits.
fn digest(words: impl IntoIterator<Item = u64>) -> u32 {
    let bytes = words.into_iter().flat_map(u64::to_le_bytes);
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The name of a rule, rows, columns, given pieces, and how many pieces are requested.
type Question = (&'static str, u32, u32, &'static [i32], Option<u32>);

/// The completion or the pieces to blame, and the number of nodes.
fn rule_completions() -> BTreeMap<String, u32> {
    let boards: [Question; 20] = [
        ("queens", 8, 8, &[], None),
        ("queens", 8, 8, &[3, 13], None),
        ("queens", 12, 12, &[], None),
        ("queens", 20, 20, &[0], None),
        ("queens", 32, 32, &[], None),
        ("queens+torus", 7, 7, &[], None),
        ("queens+torus", 11, 11, &[5], None),
        ("queens+torus", 8, 8, &[], None),
        ("queens+cylinder", 11, 11, &[], None),
        ("superqueens", 10, 10, &[], None),
        ("superqueens", 14, 14, &[], None),
        ("knights", 8, 8, &[], Some(32)),
        ("kings", 8, 8, &[9], Some(16)),
        ("bishops", 8, 8, &[], Some(14)),
        ("touching", 10, 10, &[], None),
        ("parity", 8, 8, &[], None),
        ("light-dark", 9, 9, &[], None),
        ("sliding:2", 9, 9, &[], None),
        ("formula:i+j;i-j;i*j", 9, 9, &[], None),
        ("toggled-open", 8, 8, &[12], None),
    ];
    let each = boards.iter().flat_map(|board| [0, 7].map(|seed| (board, seed)));
    let pin = |(&(name, rows, columns, given, pieces), seed): (&Question, u32)| {
        let position = Position::from_parts(name, (rows, columns), &[], given, pieces).expect("a question");
        let options = CompleteOptions { seed, ..CompleteOptions::default() };
        let mut completing = rule::Completing::new(&position, options);
        completing.run_to_end();
        let found: Vec<u64> = match completing.answer() {
            Answer::Completed(found) => found.iter().map(u64::from).collect(),
            answer => format!("{answer:?}").bytes().map(u64::from).collect(),
        };
        let name = format!("{name}, {rows} x {columns}, given {given:?}, {pieces:?} pieces, seed {seed}");
        (name, digest(found.into_iter().chain([completing.nodes()])))
    };
    each.map(pin).collect()
}

/// Completions of queens that take more than 512 nodes. After these nodes, the search works on all lines at once.
fn completions(most: usize) -> BTreeMap<String, u32> {
    let mut pins = BTreeMap::new();
    for seed in 0.. {
        let size = 24 + 2 * (seed % 20);
        let given = random::greedy(size, size / 3 + seed % 5, seed);
        let options = CompleteOptions { seed, ..CompleteOptions::default() };
        let mut completing = Completing::new(given, options);
        completing.run_to_end();
        let answer = completing.answer();
        if answer.nodes > 512 {
            let text = answer.placement().map_or_else(|| format!("{:?}", answer.answer), Placement::to_string);
            pins.insert(
                format!("{size} rows, seed {seed:05}"),
                digest(text.bytes().map(u64::from).chain([answer.nodes])),
            );
        }
        if pins.len() == most {
            break;
        }
    }
    pins
}

/// The regions of star battles, the steps that solve them, and the number of nodes to make them.
fn star_battles(most: u32) -> BTreeMap<String, u32> {
    let wanted = |seed: u32| (Wanted::Level(Level::ALL[seed as usize % Level::ALL.len()]), seed);
    let pin = |(wanted, seed): (Wanted, u32)| {
        let mut making = Making::starred(8, 2, wanted, seed).expect("such puzzles are made");
        making.run_to_end();
        let made = making.made().expect("there are such puzzles").expect("the making is over");
        let labels = made.puzzle.layout().labels().unwrap_or_default().iter().map(|&label| u64::from(label));
        let steps = format!("{:?}", made.certificate.steps);
        (format!("{wanted:?}, seed {seed:02}"), digest(labels.chain(steps.bytes().map(u64::from))))
    };
    (1..=most).map(wanted).map(pin).collect()
}

/// The report of every shard of a count.
fn shards(largest: u32) -> BTreeMap<String, u32> {
    let whole = |kind: WholeKind| (8..=largest as usize).map(move |size| (format!("{} {size:02}", kind.name()), Counted::Whole(kind, size)));
    let wholes = WholeKind::ALL.into_iter().flat_map(whole);
    let of = (8..=largest).flat_map(|size| {
        let given = random::greedy(size, 2, size);
        let name = |kind: &str| format!("{kind} of {}", given.to_rows().iter().map(i32::to_string).collect::<Vec<_>>().join(" "));
        [(name("completions"), Counted::Completions(given.clone())), (name("folded"), Counted::Folded(given.clone()))]
    });
    let pin = |(name, counted): (String, Counted)| {
        let mut worker = counted.sharded().expect("a count that is planned");
        let words: Vec<u64> = (0..worker.division().shards)
            .flat_map(|shard| {
                worker.begin(shard);
                worker.run_to_end();
                let report = worker.result().expect("the shard is finished");
                [report.found, report.fundamental, report.nodes, report.checksum.into()]
            })
            .collect();
        (name, digest(words))
    };
    wholes.chain(of).map(pin).collect()
}

#[test]
fn completions_puzzles_and_shards_have_the_recorded_digests() {
    let is_pinning = std::env::var_os("QUEENS_PIN").is_some();
    let (most, most_stars, largest) = if is_pinning || soak() { (40, 30, 12) } else { (6, 3, 10) };
    let source = "Digests by this project, of version 1.0: what a faster search must give again".to_owned();
    let found = Pins {
        source,
        rule_completions: rule_completions(),
        completions: completions(most),
        star_battles: star_battles(most_stars),
        shards: shards(largest),
    };
    if is_pinning {
        let path = format!("{}/../../data/pins.json", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(path, serde_json::to_string_pretty(&found).expect("text") + "\n").expect("the file can be written");
        return;
    }
    let pinned: Pins = serde_json::from_str(&text_of("../../data/pins.json")).expect("pins");
    let changed = |found: &BTreeMap<String, u32>, pinned: &BTreeMap<String, u32>| -> Vec<String> {
        found.iter().filter(|&(name, digest)| pinned.get(name) != Some(digest)).map(|(name, _)| name.clone()).collect()
    };
    let none: Vec<String> = Vec::new();
    assert_eq!(changed(&found.rule_completions, &pinned.rule_completions), none);
    assert_eq!(changed(&found.completions, &pinned.completions), none);
    assert_eq!(changed(&found.star_battles, &pinned.star_battles), none);
    assert_eq!(changed(&found.shards, &pinned.shards), none);
    assert_eq!((pinned.rule_completions.len(), pinned.completions.len(), pinned.star_battles.len()), (40, 40, 30));
}
