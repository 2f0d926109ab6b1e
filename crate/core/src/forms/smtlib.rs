//! Scripts in SMT-LIB 2: a Boolean for each square.

use super::constraints::Constraints;
use super::{Form, FormError, Setup};
use std::fmt::Write;

/// Writes a script.
pub(super) fn write(setup: &Setup) -> Result<String, FormError> {
    let conditions = Constraints::new(Form::Smtlib, setup)?;
    let name = |square: &u32| format!("q{}_{}", square / setup.columns() + 1, square % setup.columns() + 1);
    let sum = |line: &[u32]| match line {
        [one] => format!("(ite {} 1 0)", name(one)),
        _ => {
            let parts: String = line.iter().map(|square| format!(" (ite {} 1 0)", name(square))).collect();
            format!("(+{parts})")
        }
    };
    let mut text = String::from("; q1_2: whether a piece is in row 1, column 2\n(set-logic QF_LIA)\n");
    let mut push = |line: String| writeln!(text, "{line}").expect("writing to a string never fails");
    (0..setup.squares()).for_each(|square| push(format!("(declare-const {} Bool)", name(&square))));
    conditions.on.iter().for_each(|square| push(format!("(assert {})", name(square))));
    conditions.off.iter().for_each(|square| push(format!("(assert (not {}))", name(square))));
    conditions.exactly.iter().for_each(|(count, line)| push(format!("(assert (= {} {count}))", sum(line))));
    for line in &conditions.at_most_one {
        push(match line.as_slice() {
            [one, other] => format!("(assert (not (and {} {})))", name(one), name(other)),
            line => format!("(assert (<= {} 1))", sum(line)),
        });
    }
    push("(check-sat)\n(get-model)".to_owned());
    Ok(text)
}
