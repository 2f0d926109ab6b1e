//! The names of rules: every name is read and written back; an invalid name is refused with the place and the reason.

use queens_core::problem::{Detail, Problem};
use queens_core::rule::formula::{Formula, FormulaError, Variables};
use queens_core::rule::{Rule, RuleError, Sliding};

#[test]
fn every_name_reads_back_as_it_was_written() {
    for name in [
        "queens",
        "half",
        "rooks",
        "bishops",
        "knights",
        "kings",
        "superqueens",
        "empresses",
        "touching",
        "toggled",
        "toggled-open",
        "parity-diagonals",
        "parity",
        "parity-in-order",
        "light-dark",
        "queens+torus",
        "knights+cylinder",
        "touching+torus",
        "sliding:0",
        "sliding:1000",
        "sliding:1-3@7",
        "formula:i + j",
        "formula:n + j - i;i + j",
        "formula:i;j;i*j;gcd(i,j)",
    ] {
        let rule: Rule = name.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(rule.to_string(), name);
    }
}

#[test]
fn an_invalid_rule_is_refused_with_a_message() {
    for (text, code, words) in [
        ("", "rule-unknown", "'' is not the name of a rule, such as 'queens' or 'superqueens'"),
        ("Queens", "rule-unknown", "'Queens' is not the name of a rule, such as 'queens' or 'superqueens'"),
        ("queens+moebius", "rule-unknown-board", "'moebius' is not a board; known are torus and cylinder"),
        ("queens+torus+torus", "rule-unknown", "'queens+torus' is not the name of a rule, such as 'queens' or 'superqueens'"),
        (
            "toggled+torus",
            "rule-own-law",
            "toggled and torus do not combine: this law is for queens on a plane board without walls",
        ),
        (
            "formula:i+j+torus",
            "rule-own-law",
            "formula and torus do not combine: this law is for queens on a plane board without walls",
        ),
        ("sliding:", "rule-bad-shift", "rows cannot slide by ''; expected 0 to 1000, or a range such as 1-3@7"),
        ("sliding:-1", "rule-bad-shift", "rows cannot slide by '-1'; expected 0 to 1000, or a range such as 1-3@7"),
        ("sliding:1001", "rule-bad-shift", "rows cannot slide by '1001'; expected 0 to 1000, or a range such as 1-3@7"),
        (
            "sliding:3-1@0",
            "rule-bad-shift",
            "rows cannot slide by '3-1@0'; expected 0 to 1000, or a range such as 1-3@7",
        ),
        ("formula:i;j;i;j;i", "rule-formula-count", "a rule has 1 to 4 formulas, not 5"),
        (
            "formula:i;i+k",
            "formula-unknown-name",
            "formula 2, character 3: 'k' is unknown; known are i, j, n, m, mod, abs, gcd, min and max",
        ),
    ] {
        let error = text.parse::<Rule>().expect_err(text);
        assert_eq!((error.code(), error.to_string().as_str()), (code, words), "{text}");
    }
}

#[test]
fn formulas_are_evaluated_by_their_grammar() {
    let at = Variables { row: 3, column: 5, rows: 8, columns: 10 };
    for (text, value) in [
        ("i", Some(3)),
        ("j", Some(5)),
        ("n", Some(8)),
        ("m", Some(10)),
        ("n + j - i", Some(10)),
        ("n \u{2212} i", Some(5)),
        ("2 + 3 * 4", Some(14)),
        ("(2 + 3) * 4", Some(20)),
        ("20 - 5 - 3", Some(12)),
        ("20 / 5 / 2", Some(2)),
        ("20 mod 7 * 2", Some(12)),
        ("2 * 20 mod 7", Some(5)),
        ("7 / 2", Some(3)),
        ("-7 / 2", Some(-4)),
        ("7 / -2", Some(-4)),
        ("-7 / -2", Some(3)),
        ("-7 mod 3", Some(2)),
        ("7 mod -3", Some(1)),
        ("--i", Some(3)),
        ("abs(i - j)", Some(2)),
        ("gcd(12, 18)", Some(6)),
        ("gcd(-12, 18, 4)", Some(2)),
        ("gcd(0, 0)", Some(0)),
        ("min(i, j, 1)", Some(1)),
        ("max(i, j)", Some(5)),
        ("1 / 0", None),
        ("i mod (j - 5)", None),
        ("2147483647 + 1", None),
        ("-2147483647 - 1", Some(i32::MIN)),
        ("-(-2147483647 - 1)", None),
        ("(-2147483647 - 1) / -1", None),
        ("(-2147483647 - 1) mod -1", Some(0)),
        ("gcd(-2147483647 - 1, 0)", None),
        ("65536 * 65536 * 0", None),
    ] {
        let formula: Formula = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(formula.value(at), value, "{text}");
    }
}

#[test]
fn an_invalid_formula_is_refused_at_its_place() {
    let long = "i+".repeat(5_000);
    let deep = "(".repeat(200);
    for (text, place, code) in [
        ("", 1, "formula-no-value"),
        ("  ", 3, "formula-no-value"),
        ("i +", 4, "formula-no-value"),
        ("i + * j", 5, "formula-no-value"),
        ("i j", 3, "formula-no-operator"),
        ("(i + j", 1, "formula-open-bracket"),
        ("2 * (i + (j)", 5, "formula-open-bracket"),
        ("i)", 2, "formula-no-operator"),
        ("()", 2, "formula-no-value"),
        ("i + k", 5, "formula-unknown-name"),
        ("I", 1, "formula-unknown-name"),
        ("ij", 1, "formula-unknown-name"),
        ("modn", 1, "formula-unknown-name"),
        ("i # j", 3, "formula-bad-character"),
        ("i + ✓", 5, "formula-bad-character"),
        ("2147483648", 1, "formula-bad-number"),
        ("i + 99999999999999999999", 5, "formula-bad-number"),
        ("abs i", 5, "formula-no-bracket"),
        ("abs(i, j)", 1, "formula-bad-values"),
        ("gcd(i)", 1, "formula-bad-values"),
        ("min()", 5, "formula-no-value"),
        ("max(i,)", 7, "formula-no-value"),
        ("gcd(i, j", 4, "formula-open-bracket"),
        (long.as_str(), 1_001, "formula-too-long"),
        (deep.as_str(), 101, "formula-too-deep"),
    ] {
        let error = text.parse::<Formula>().expect_err(text);
        assert_eq!((error.place, error.code()), (place, code), "{text}: {error}");
        assert!(error.detail().contains(&("place", Detail::Number(place as f64))), "{text}");
    }
}

#[test]
fn an_error_of_a_formula_names_the_word_found() {
    let words = |text: &str| text.parse::<Formula>().expect_err(text).to_string();
    assert_eq!(words("i +"), "character 4: expected a number, i, j, n, m, a function or '(', found the end");
    assert_eq!(words("i + )"), "character 5: expected a number, i, j, n, m, a function or '(', found ')'");
    assert_eq!(words("i 12"), "character 3: expected +, -, *, /, mod, ',', ')' or the end, found '12'");
    assert_eq!(words("(i"), "character 1: this bracket is not closed");
    let error: FormulaError = "gcd(i)".parse::<Formula>().expect_err("one value");
    assert_eq!(error.to_string(), "character 1: gcd takes two values or more, not 1");
}

#[test]
fn random_shifts_depend_on_their_seed_and_are_within_bounds() {
    let sliding: Sliding = "1-3@7".parse().expect("a range");
    let offsets = sliding.offsets(32);
    assert_eq!(offsets, sliding.offsets(32));
    assert_eq!(offsets.iter().min(), Some(&0));
    for (row, pair) in offsets.windows(2).enumerate() {
        let right = i64::from(pair[1]) - i64::from(pair[0]);
        assert!((1..=3).contains(&if row % 2 == 0 { right } else { -right }), "{offsets:?}");
    }
    let other: Sliding = "1-3@8".parse().expect("a range");
    assert_ne!(offsets, other.offsets(32));
    assert_eq!("4-4@9".parse::<Sliding>(), Sliding::by(4));
    assert!(matches!(Sliding::between(3, 1, 0), Err(RuleError::Shift { .. })));
}
