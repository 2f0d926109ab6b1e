//! The conventions of Rust that the types of the library follow: they can be read, written, collected, sent, and stored as
//! data.

use proptest::prelude::*;
use queens_core::board::TextError;
use queens_core::{LineKind, Placement, Square, Timeline, validate};
use queens_tests::random;

#[test]
fn a_placement_is_parsed_and_displayed_as_text_of_either_form() {
    let placement: Placement = "0 3 0 1".parse().expect("a list");
    assert_eq!(placement.to_string(), "0 3 0 1");
    assert_eq!(format!("{placement:#}"), "....\n..Q.\n....\nQ...\n");
    assert_eq!(format!("{placement:#}").parse(), Ok(placement));
    assert_eq!("".parse::<Placement>(), Err(TextError::Empty));
}

#[test]
fn a_placement_is_collected_from_the_columns_of_its_rows() {
    let placement = Placement::try_from_iter([None, Some(2), None, Some(0)]).expect("a placement");
    assert_eq!(placement.to_rows(), [-1, 2, -1, 0]);
}

#[test]
fn invalid_columns_are_an_error() {
    for (rows, message) in [
        (vec![], "a board has 1 to"),
        (vec![Some(0), Some(2)], "row 1 has column 2"),
        (vec![Some(u32::MAX)], "row 0 has column"),
    ] {
        let error = Placement::try_from_iter(rows).expect_err("no placement");
        assert!(error.to_string().starts_with(message), "{error}");
    }
}

#[test]
fn a_placement_is_a_list_of_columns_in_any_format_of_serde() {
    let placement: Placement = serde_json::from_str("[-1, 2, -1, 0]").expect("a placement");
    assert_eq!(placement.to_string(), "0 3 0 1");
    assert_eq!(serde_json::to_string(&placement).expect("a list"), "[-1,2,-1,0]");
    for (text, message) in [("[]", "a board has 1 to"), ("[0, 2]", "row 1 has column 2"), ("[-2]", "row 0 has")] {
        let error = serde_json::from_str::<Placement>(text).expect_err(text);
        assert!(error.to_string().starts_with(message), "{error}");
    }
}

#[test]
fn reports_are_data_with_names_in_camel_case() {
    let report = validate(&"1 1 3".parse().expect("a list"));
    let expected = serde_json::json!({
        "ok": false,
        "queens": 3,
        "conflicts": [
            { "row": 1, "otherRow": 0, "line": "column" },
            { "row": 2, "otherRow": 0, "line": "diagonal" },
        ],
    });
    assert_eq!(serde_json::to_value(report).expect("data"), expected);
    assert_eq!(serde_json::from_str::<LineKind>("\"antiDiagonal\"").expect("a kind"), LineKind::AntiDiagonal);
    let square: Square = serde_json::from_str(r#"{ "row": 1, "column": 2 }"#).expect("a square");
    assert_eq!(square, Square::new(1, 2));
}

proptest! {
    #[test]
    fn every_placement_survives_text_and_data(size in 1u32..40, seed: u32) {
        let placement = random::any(size, seed);
        prop_assert_eq!(&placement.to_string().parse::<Placement>().expect("a list"), &placement);
        prop_assert_eq!(&format!("{placement:#}").parse::<Placement>().expect("a diagram"), &placement);
        let columns = (0..placement.size() as u32).map(|row| placement.column(row));
        let collected = Placement::try_from_iter(columns);
        prop_assert_eq!(collected.as_ref(), Ok(&placement));
        let data = serde_json::to_string(&placement).expect("data");
        prop_assert_eq!(&serde_json::from_str::<Placement>(&data).expect("a placement"), &placement);
    }
}

/// A run can be sent to another thread: the test passes if this compiles.
#[test]
fn a_timeline_can_be_sent_to_another_thread() {
    const fn sent<T: Send>() {}
    sent::<Timeline>();
}
