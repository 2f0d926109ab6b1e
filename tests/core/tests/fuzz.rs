//! Inputs to each parser, random and nearly valid: each is read or refused with a message, none panics, and every accepted
//! text is written back the same.

use queens_core::board::text::{self, TextForm};
use queens_core::problem::Problem;
use queens_core::rule::{Board, Rule, Table};
use queens_page::lab::{Base, Mapping, Moves, Piece, Pipeline, Trick, read_word};
use queens_page::link;
use queens_tests::random::{self, generator};
use rand::RngExt;
use rand_xoshiro::Xoshiro128PlusPlus;

const INPUTS: u32 = 500_000;

/// A mutated sample, or occasionally a string of random bytes, made valid UTF-8.
struct Inputs {
    random: Xoshiro128PlusPlus,
    samples: Vec<String>,
    /// The pieces of mutations: some are meaningful to the parser, and some are likely to break it.
    pieces: &'static [&'static str],
}

impl Inputs {
    fn below(&mut self, end: usize) -> usize {
        self.random.random_range(0..end as u32) as usize
    }

    fn next(&mut self) -> String {
        let bytes = if self.below(8) == 0 {
            let length = self.below(40);
            (0..length).map(|_| self.random.random()).collect()
        } else {
            let sample = self.below(self.samples.len());
            let mut bytes = self.samples[sample].clone().into_bytes();
            for _ in 0..1 + self.below(4) {
                self.mutate(&mut bytes);
            }
            bytes
        };
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Cuts out, copies, overwrites or inserts.
    fn mutate(&mut self, bytes: &mut Vec<u8>) {
        let one = self.below(bytes.len() + 1);
        let other = self.below(bytes.len() + 1);
        let (from, to) = (one.min(other), one.max(other));
        match self.below(4) {
            0 => drop(bytes.drain(from..to.min(from + 8))),
            1 => {
                let copy = bytes[from..to].to_vec();
                bytes.splice(from..from, copy);
            }
            2 if from < bytes.len() => bytes[from] = self.random.random(),
            _ => {
                let piece = self.pieces[self.below(self.pieces.len())];
                bytes.splice(from..from, piece.bytes());
            }
        }
    }
}

/// Runs a parser over the inputs. Asserts that both outcomes are common, so that the inputs test something.
fn fuzz<T, E: Problem>(mut inputs: Inputs, parse: fn(&str) -> Result<T, E>, check: fn(&T)) {
    let (mut read, mut all) = (0, 0);
    for _ in random::rounds(INPUTS) {
        all += 1;
        match parse(&inputs.next()) {
            Ok(value) => {
                check(&value);
                read += 1;
            }
            Err(problem) => assert!(problem.to_string().len() < 250, "{problem}"),
        }
    }
    assert!((all / 100..all / 2).contains(&read), "{read} of {all} were read");
}

#[test]
fn the_text_parser_reads_or_refuses_random_texts() {
    let placements = (0..40).map(|seed| random::any(1 + seed % 12, seed));
    let written =
        placements.flat_map(|placement| [TextForm::List, TextForm::Diagram].map(|form| text::write(&placement, form)));
    let samples = written.map(|text| text.expect("the text is short enough")).collect();
    let pieces = &[
        " ",
        "\n",
        "\r\n",
        "\r",
        ",",
        ";",
        "\t",
        "0",
        "1",
        "12",
        "-1",
        "+1",
        "4294967295",
        "4294967296",
        "1e9",
        "NaN",
        "0x1",
        ".",
        "-",
        "_",
        "Q",
        "q",
        "*",
        "♕",
        "♛",
        "x",
        "\u{feff}",
        "\0",
        "٣",
        "𝟙",
        "é",
        "\u{2028}",
    ];
    fuzz(Inputs { random: generator(random::seed(1)), samples, pieces }, text::parse, |placement| {
        for form in [TextForm::List, TextForm::Diagram] {
            let text = text::write(placement, form).expect("the text is short enough");
            assert_eq!(text::parse(&text).as_ref(), Ok(placement), "{text}");
        }
    });
}

#[test]
fn the_link_parser_reads_or_refuses_random_texts() {
    let link = |seed: u32| link::Link {
        view: "theatre".to_owned(),
        search: "gradient-repair".to_owned(),
        seed,
        step: u64::from(seed) * 1000,
        own: "n64.Ab~c_-*".to_owned(),
        ..link::Link::to(random::any(1 + seed % 12, seed))
    };
    let samples = (0..40).map(|seed| link::write(&link(seed)).expect("the text is short enough")).collect();
    let pieces = &[
        "#",
        "&",
        "=",
        ".",
        "%",
        "%2",
        "%26",
        "+",
        "-",
        "0",
        "1",
        "9",
        "e9",
        "f",
        "ff",
        "n=8",
        "&n=8",
        "&n=",
        "queens=",
        "&view=",
        "&search=a",
        "&seed=",
        "&step=",
        "&step=9007199254740992",
        "<script>",
        "\0",
        "é",
        "٣",
        "\u{202e}",
    ];
    fuzz(Inputs { random: generator(random::seed(2)), samples, pieces }, link::read, |read| {
        let hash = link::write(read).expect("about as long as the text that was read");
        assert_eq!(link::read(&hash).as_ref(), Ok(read), "{hash}");
    });
}

#[test]
fn the_pipeline_parser_reads_or_refuses_random_texts() {
    let moves = Moves { piece: Piece::Knight, mapping: Mapping::Rows, blocked: true, off: Vec::new() };
    // Only short pipelines: with many stages, a mutation would make nearly every input invalid.
    let tricks = Trick::ALL.into_iter().map(|(trick, _)| trick.pipeline(0b1001, &moves).write());
    let samples = tricks.filter(|text| text.len() < 150).collect();
    let pieces = &[
        "\n",
        ";",
        ".",
        " ",
        "_",
        "x",
        "s1",
        "s2",
        "s0",
        "s99",
        "s4294967296",
        "not ",
        "and ",
        "left ",
        "add s1 1",
        "-1",
        "1",
        "64",
        "0x",
        "0xff",
        "0x10000000000000000",
        "18446744073709551616",
        "notA",
        "all",
        "table",
        "٣",
        "é",
        "\0",
        "\u{2028}",
    ];
    fuzz(Inputs { random: generator(random::seed(3)), samples, pieces }, Pipeline::read, |pipeline| {
        assert_eq!(Pipeline::read(&pipeline.write()).as_ref(), Ok(pipeline));
        assert_eq!(pipeline.run(u64::MAX).len(), pipeline.stages().len());
    });
}

#[test]
fn the_word_parser_reads_or_refuses_random_texts() {
    let samples = queens_tests::random::words(200).iter().map(|word| format!("{word:#x}")).collect();
    let pieces = &[
        " ", "_", ",", "'", "0", "f", "0x", "0b", "x", "g", "-", "+", "1e9", "٣", "𝟙", "é", "\0", "ffffffff", "\u{a0}",
    ];
    fuzz(
        Inputs { random: generator(random::seed(4)), samples, pieces },
        |text| read_word(text, Base::Hexadecimal),
        |&word| {
            assert_eq!(read_word(&format!("{word:x}"), Base::Hexadecimal), Ok(word));
            assert_eq!(read_word(&word.to_string(), Base::Decimal), Ok(word));
            assert_eq!(read_word(&format!("{word:b}"), Base::Binary), Ok(word));
        },
    );
}

#[test]
fn the_rule_parser_reads_or_refuses_random_texts() {
    let names = [
        "queens",
        "half+torus",
        "knights+cylinder",
        "toggled-open",
        "parity-in-order",
        "sliding:3",
        "sliding:1-3@7",
        "formula:i + j;i - j",
        "formula:(i + j) mod n;gcd(i, j)",
        "formula:-i * j / 2;max(i, abs(j - n))",
    ];
    let pieces = &[
        "+",
        "-",
        "*",
        "/",
        "(",
        ")",
        ";",
        ",",
        ":",
        "@",
        "i",
        "j",
        "n",
        "m",
        "mod",
        " mod ",
        "abs(",
        "gcd(",
        "min(i,",
        "0",
        "1",
        "2147483647",
        "2147483648",
        "99999999999",
        "--",
        "((((",
        "))",
        "torus",
        "+torus",
        "\u{2212}",
        "\u{663}",
        "\u{e9}",
        "\0",
        "\u{2028}",
    ];
    fuzz(
        Inputs { random: generator(random::seed(5)), samples: names.map(str::to_owned).to_vec(), pieces },
        str::parse::<Rule>,
        |rule| {
            let board = Board::new(2, 3).expect("a size that boards may have");
            assert_eq!(rule.to_string().parse::<Rule>().as_ref(), Ok(rule));
            assert!(Table::new(rule, &board).is_ok(), "{rule}");
        },
    );
}
