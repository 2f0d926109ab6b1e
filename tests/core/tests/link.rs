//! Valid links are read, invalid links are refused, and writing and reading agree.

use proptest::prelude::*;
use queens_core::board::Placement;
use queens_core::problem::{Detail, Problem};
use queens_page::link::{MAX_BOARD_SIZE, MAX_STEP, MAX_LINK_BYTES, MAX_OWN_BYTES, Link, LinkError, read, write};
use queens_tests::random;

fn board(rows: &[i32]) -> Placement {
    Placement::from_rows(rows).expect("a placement")
}

#[test]
fn a_link_contains_board_view_search_seed_and_step() {
    let hash = "#1&view=theatre&n=8&queens=0.0.4.0.8&search=gradient-repair&seed=7f3a&step=110&own=n64.Ab~c_-*";
    let link = Link {
        view: "theatre".to_owned(),
        placement: board(&[-1, -1, 3, -1, 7, -1, -1, -1]),
        search: "gradient-repair".to_owned(),
        seed: 0x7f3a,
        step: 110,
        own: "n64.Ab~c_-*".to_owned(),
    };
    assert_eq!(read(hash).as_ref(), Ok(&link));
    assert_eq!(write(&link).as_deref(), Ok(hash));
}

#[test]
fn default_values_are_left_out() {
    assert_eq!(write(&Link::to(board(&[-1; 8]))).as_deref(), Ok("#1&n=8"));
    assert_eq!(write(&Link::to(board(&[-1, 0, -1, -1]))).as_deref(), Ok("#1&n=4&queens=0.1"));
}

#[test]
fn the_same_link_has_several_spellings() {
    let link = Link { step: 5, ..Link::to(board(&[-1, 2, -1, -1])) };
    for hash in [
        "#1&n=4&queens=0.3&step=5",
        "1&n=4&queens=0.3&step=5",
        "#1&step=5&queens=0.3.0.0&n=4",
        "#1&view=board&n=04&queens=00.03&search=bitmask&seed=00000001&step=0005",
    ] {
        assert_eq!(read(hash).as_ref(), Ok(&link), "{hash}");
    }
    assert_eq!(read("#1&n=1&seed=FfFfFfFf").map(|link| link.seed), Ok(u32::MAX));
    assert_eq!(read("#1&n=1&seed=0").map(|link| link.seed), Ok(0));
    assert_eq!(read("#1&n=1&step=9007199254740991").map(|link| link.step), Ok(MAX_STEP));
}

#[test]
fn refused_parts_are_named() {
    for (hash, code, message) in [
        ("", "link-empty", "the link is empty"),
        ("#", "link-empty", "the link is empty"),
        ("#2&n=8", "link-version", "the link is of version '2'; expected version 1"),
        ("#01&n=8", "link-version", "the link is of version '01'; expected version 1"),
        ("#theatre", "link-version", "the link is of version 'theatre'; expected version 1"),
        ("##1&n=8", "link-version", "the link is of version '#1'; expected version 1"),
        ("#1", "link-missing-key", "the link lacks the key 'n'"),
        ("#1&queens=1", "link-missing-key", "the link lacks the key 'n'"),
        ("#1&n=8&", "link-pair", "the link contains ''; expected a key, '=' and a value"),
        ("#1&n=8&que", "link-pair", "the link contains 'que'; expected a key, '=' and a value"),
        (
            "#1&n=8&rules=toroidal",
            "link-unknown-key",
            "the link contains the unknown key 'rules'; expected view, n, queens, search, seed, step or own",
        ),
        ("#1&n=8&n=8", "link-repeated-key", "the link contains the key 'n' twice; expected it once"),
        ("#1&n=8&own=a b", "link-own", "own is 'a b'; expected at most 12288 letters, digits or .~_-*"),
        ("#1&n=0", "link-size", "n is '0'; expected a number from 1 to 1000000"),
        ("#1&n=-8", "link-size", "n is '-8'; expected a number from 1 to 1000000"),
        ("#1&n=+8", "link-size", "n is '+8'; expected a number from 1 to 1000000"),
        ("#1&n=1e9", "link-size", "n is '1e9'; expected a number from 1 to 1000000"),
        ("#1&n=1000000000", "link-size", "n is '1000000000'; expected a number from 1 to 1000000"),
        ("#1&n=99999999999999999999", "link-size", "n is '99999999999999999999'; expected a number from 1 to 1000000"),
        ("#1&n=eight", "link-size", "n is 'eight'; expected a number from 1 to 1000000"),
        ("#1&n=", "link-size", "n is ''; expected a number from 1 to 1000000"),
        ("#1&n=4&queens=", "link-column", "queen 1 of the link is ''; expected a column from 0 to 4"),
        ("#1&n=4&queens=1.5", "link-column", "queen 2 of the link is '5'; expected a column from 0 to 4"),
        ("#1&n=4&queens=1.", "link-column", "queen 2 of the link is ''; expected a column from 0 to 4"),
        ("#1&n=4&queens=1.-1", "link-column", "queen 2 of the link is '-1'; expected a column from 0 to 4"),
        ("#1&n=4&queens=1%2", "link-column", "queen 1 of the link is '1%2'; expected a column from 0 to 4"),
        ("#1&n=4&queens=0.0.0.0.0", "link-too-many-queens", "the link lists 5 queens; expected at most 4, one a row"),
        ("#1&n=4&view=", "link-word", "view is ''; expected 1 to 32 lowercase letters, digits or hyphens"),
        ("#1&n=4&view=Theatre", "link-word", "view is 'Theatre'; expected 1 to 32 lowercase letters, digits or hyphens"),
        ("#1&n=4&search=%", "link-word", "search is '%'; expected 1 to 32 lowercase letters, digits or hyphens"),
        (
            "#1&n=4&search=<img src=x onerror=alert(1)>",
            "link-word",
            "search is '<img src=x onerror=…'; expected 1 to 32 lowercase letters, digits or hyphens",
        ),
        ("#1&n=4&seed=", "link-seed", "seed is ''; expected 1 to 8 hexadecimal digits"),
        ("#1&n=4&seed=0x1", "link-seed", "seed is '0x1'; expected 1 to 8 hexadecimal digits"),
        ("#1&n=4&seed=+1", "link-seed", "seed is '+1'; expected 1 to 8 hexadecimal digits"),
        ("#1&n=4&seed=100000000", "link-seed", "seed is '100000000'; expected 1 to 8 hexadecimal digits"),
        ("#1&n=4&step=-1", "link-step", "step is '-1'; expected a number from 0 to 9007199254740991"),
        ("#1&n=4&step=1.5", "link-step", "step is '1.5'; expected a number from 0 to 9007199254740991"),
        (
            "#1&n=4&step=9007199254740992",
            "link-step",
            "step is '9007199254740992'; expected a number from 0 to 9007199254740991",
        ),
    ] {
        let error = read(hash).expect_err(hash);
        assert_eq!((error.code(), error.to_string().as_str()), (code, message), "{hash:?}");
    }
}

#[test]
fn every_prefix_of_a_link_is_read_or_refused() {
    let hash = "#1&view=theatre&n=8&queens=1.5.8.6&search=bitmask&seed=7f3a&step=110";
    for end in 0..hash.len() {
        match read(&hash[..end]) {
            Ok(link) => assert!(end > hash.find("n=").expect("n") && link.placement.size() == 8, "{end}"),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

#[test]
fn a_link_is_measured_before_it_is_read() {
    let hash = format!("#2{}", "&".repeat(MAX_LINK_BYTES));
    assert_eq!(read(&hash), Err(LinkError::TooLong { bytes: MAX_LINK_BYTES + 2, longest: MAX_LINK_BYTES }));
    assert_eq!(read(&hash[..MAX_LINK_BYTES]), Err(LinkError::Version { found: "2".to_owned() }));
    assert_eq!(read(&"x".repeat(1 << 20)), Err(LinkError::TooLong { bytes: 1 << 20, longest: MAX_LINK_BYTES }));
}

#[test]
fn an_error_returns_its_facts() {
    let detail = read("#1&n=4&queens=1.x").expect_err("x").detail();
    assert_eq!(detail, [("queen", Detail::Number(2.0)), ("found", "x".into()), ("last", Detail::Number(4.0))]);
}

#[test]
fn links_that_could_not_be_read_back_are_not_written() {
    let small = || board(&[0]);
    let full = random::solution(5000, 1);
    for (link, code) in [
        (Link::to(full), "link-too-long"),
        (Link::to(Placement::empty(MAX_BOARD_SIZE + 1).expect("a board")), "link-size"),
        (Link { view: "A B".to_owned(), ..Link::to(small()) }, "link-word"),
        (Link { search: String::new(), ..Link::to(small()) }, "link-word"),
        (Link { step: MAX_STEP + 1, ..Link::to(small()) }, "link-step"),
        (Link { own: "a&b".to_owned(), ..Link::to(small()) }, "link-own"),
        (Link { own: "a".repeat(MAX_OWN_BYTES + 1), ..Link::to(small()) }, "link-own"),
    ] {
        assert_eq!(write(&link).expect_err(code).code(), code);
    }
}

proptest! {
    #[test]
    fn written_values_read_back_the_same(
        (size, queens) in (1u32..500, any::<u32>()),
        view in "[a-z-]{1,32}",
        search in "[a-z-]{1,32}",
        seed: u32,
        step in 0..=MAX_STEP,
        own in "[A-Za-z0-9.~_*-]{0,40}",
    ) {
        let link = Link { view, placement: random::any(size, queens), search, seed, step, own };
        let hash = write(&link).expect("the link is short enough");
        prop_assert_eq!(read(&hash), Ok(link.clone()), "{}", hash);
        prop_assert_eq!(read(&hash[1..]), Ok(link));
    }
}
