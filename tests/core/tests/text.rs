//! Placements as text: valid texts are read, invalid texts are refused with the place, and writing and reading agree.

use proptest::prelude::*;
use queens_core::board::text::{MAX_TEXT_BYTES, TextForm, parse, write};
use queens_core::board::{MAX_SIZE, Placement, TextError};
use queens_core::construct::explicit;
use queens_core::problem::{Detail, Problem};
use queens_tests::random;

#[test]
fn both_forms_are_read_in_every_notation() {
    let corner = [-1, 2, -1, 0];
    for text in [
        "0 3 0 1",
        "0,3,0,1",
        "0; 3; 0; 1;",
        "[0, 3, 0, 1]",
        "0\n3\n0\n1\n",
        "0\r\n3\r\n0\r\n1",
        "  0\t3 ,\n\n 0 001",
        "\u{feff}0 3 0 1",
        "....\n..Q.\n....\nQ...\n",
        "____\n__q_\n____\n*___",
        "----\r\n--♕-\r\n----\r\n♛---\r\n",
        "\n . . . .\n . . Q .\n\n . . . .\n Q . . .\n\n",
    ] {
        assert_eq!(parse(text).expect(text).to_rows(), corner, "{text:?}");
    }
    for (text, rows) in [("1", [0]), ("0", [-1]), ("Q", [0]), (".", [-1]), ("-", [-1])] {
        assert_eq!(parse(text).expect(text).to_rows(), rows, "{text:?}");
    }
}

#[test]
fn placements_with_conflicts_can_be_read() {
    assert_eq!(parse("2 2 2").expect("three in a column").to_rows(), [1, 1, 1]);
}

#[test]
fn refused_text_is_reported_with_its_place() {
    for (text, code, message) in [
        ("", "text-empty", "the text is empty; expected a list of columns or a diagram"),
        ("[]", "text-empty", "the text is empty; expected a list of columns or a diagram"),
        (" \n,;\n", "text-empty", "the text is empty; expected a list of columns or a diagram"),
        (
            "\nhello",
            "text-no-form",
            "line 2: 'hello'; expected a number (a list of columns), or '.' or 'Q' (a diagram)",
        ),
        ("+1", "text-no-form", "line 1: '+1'; expected a number (a list of columns), or '.' or 'Q' (a diagram)"),
        ("0 3\n0\n1 x 0", "text-bad-column", "line 3, word 2: 'x'; expected a column from 0 to 6"),
        ("0 4 0", "text-bad-column", "line 1, word 2: '4'; expected a column from 0 to 3"),
        ("-1 0 2", "text-bad-column", "line 1, word 1: '-1'; expected a column from 0 to 3"),
        ("0 +2 0", "text-bad-column", "line 1, word 2: '+2'; expected a column from 0 to 3"),
        ("1 1e1", "text-bad-column", "line 1, word 2: '1e1'; expected a column from 0 to 2"),
        ("1 99999999999", "text-bad-column", "line 1, word 2: '99999999999'; expected a column from 0 to 2"),
        (
            "1 one-word-after-another-without-end",
            "text-bad-column",
            "line 1, word 2: 'one-word-after-anot…'; expected a column from 0 to 2",
        ),
        ("...\n...\n.x.", "text-bad-square", "line 3, square 2: 'x'; expected '.' or 'Q'"),
        ("Q1\n..", "text-bad-square", "line 1, square 2: '1'; expected '.' or 'Q'"),
        ("...\n. Q Q\n...", "text-second-queen", "line 2, square 3: a second queen; expected one in a row at most"),
        ("...\n\n..\n...", "text-width", "line 3: 2 squares; expected 3, as in the first row"),
        ("...\n....\n...", "text-width", "line 2: 4 squares; expected 3, as in the first row"),
        ("..\n..\n..", "text-height", "3 rows; expected 2, as many as there are squares in a row"),
        ("...\n...", "text-height", "2 rows; expected 3, as many as there are squares in a row"),
    ] {
        let error = parse(text).expect_err(text);
        assert_eq!((error.code(), error.to_string().as_str()), (code, message), "{text:?}");
    }
}

#[test]
fn an_error_returns_its_facts() {
    let number = Detail::Number;
    let detail = parse("0 3\n0\n1 x 0").expect_err("x").detail();
    assert_eq!(detail, [("line", number(3.0)), ("word", number(2.0)), ("found", "x".into()), ("last", number(6.0))]);
    let detail = parse("..\nx.").expect_err("x").detail();
    assert_eq!(detail, [("line", number(2.0)), ("square", number(1.0)), ("found", "x".into())]);
}

#[test]
fn a_text_is_measured_before_it_is_read() {
    let text = " ".repeat(MAX_TEXT_BYTES + 1);
    assert_eq!(parse(&text), Err(TextError::TooLong { bytes: MAX_TEXT_BYTES as u64 + 1, longest: MAX_TEXT_BYTES }));

    let rows = "0 ".repeat(MAX_SIZE + 1);
    assert_eq!(parse(&rows), Err(TextError::TooManyRows { rows: MAX_SIZE + 1, largest: MAX_SIZE }));
    assert_eq!(parse(&text[1..]), Err(TextError::Empty));
}

#[test]
fn placements_that_could_not_be_read_back_are_not_written() {
    let large = explicit(1_000_000).expect("a solution");
    assert_eq!(
        write(&large, TextForm::Diagram),
        Err(TextError::TooLong { bytes: 1_000_000 * 1_000_001, longest: MAX_TEXT_BYTES })
    );
    assert_eq!(parse(&write(&large, TextForm::List).expect("a list of 7 MB")), Ok(large));
}

#[test]
fn the_forms_look_as_people_write_them() {
    let placement = Placement::from_rows(&[-1, 2, -1, 0]).expect("a placement");
    assert_eq!(write(&placement, TextForm::List).as_deref(), Ok("0 3 0 1"));
    assert_eq!(write(&placement, TextForm::Diagram).as_deref(), Ok("....\n..Q.\n....\nQ...\n"));
}

proptest! {
    #[test]
    fn written_values_read_back_the_same(size in 1u32..70, seed: u32) {
        let placement = random::any(size, seed);
        for form in [TextForm::List, TextForm::Diagram] {
            let text = write(&placement, form).expect("the text is short enough");
            prop_assert_eq!(parse(&text), Ok(placement.clone()), "{}", text);
        }
    }
}
