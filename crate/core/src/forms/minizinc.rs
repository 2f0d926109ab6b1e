//! Models in MiniZinc: a permutation if each row and column has one queen or star, otherwise a variable for each square.

use super::constraints::{Constraints, is_permutation};
use super::{Form, FormError, Setup};
use crate::rule::{Law, Piece};
use std::fmt::Write;

const PLAYGROUND: &str = "https://play.minizinc.dev/#code=";

/// Writes a model.
pub(super) fn write(setup: &Setup) -> Result<String, FormError> {
    // Unsupported boards are refused for both models.
    let conditions = Constraints::new(Form::Minizinc, setup)?;
    Ok(if is_permutation(setup) { permutation(setup) } else { matrix(setup, &conditions) })
}

/// Writes an address with the model in it.
pub(super) fn link(setup: &Setup) -> Result<String, FormError> {
    let mut text = String::from(PLAYGROUND);
    for byte in write(setup)?.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.' | b'~') {
            text.push(char::from(byte));
        } else {
            write!(text, "%{byte:02X}").expect("writing to a string never fails");
        }
    }
    Ok(text)
}

fn permutation(setup: &Setup) -> String {
    let size = setup.rows();
    let place = |square: &u32| (square / size + 1, square % size + 1);
    let mut text = format!("include \"alldifferent.mzn\";\n\nint: n = {size};\n");
    text.push_str(
        "% The column of the piece in each row.\narray[1..n] of var 1..n: q;\n\nconstraint all_different(q);\n",
    );
    if matches!(setup.rule().law(), Law::Piece(Piece::Queens)) {
        text.push_str("constraint all_different([q[row] + row | row in 1..n]);\n");
        text.push_str("constraint all_different([q[row] - row | row in 1..n]);\n");
    } else {
        text.push_str("constraint forall(row in 1..n - 1)(abs(q[row] - q[row + 1]) > 1);\n");
    }
    if !setup.regions().is_empty() {
        let rows = setup.region_rows().map(|row| {
            let numbers: Vec<String> = row.iter().map(|region| (region + 1).to_string()).collect();
            format!("  {}", numbers.join(", "))
        });
        let rows: Vec<String> = rows.collect();
        write!(text, "\narray[1..n, 1..n] of int: region = [|\n{} |];\n", rows.join(" |\n"))
            .expect("writing to a string never fails");
        text.push_str("constraint all_different([region[row, q[row]] | row in 1..n]);\n");
    }
    for (row, column) in setup.given().iter().map(place) {
        writeln!(text, "constraint q[{row}] = {column};").expect("writing to a string never fails");
    }
    for (row, column) in setup.marks().iter().map(place) {
        writeln!(text, "constraint q[{row}] != {column};").expect("writing to a string never fails");
    }
    text + "\nsolve satisfy;\n\noutput [if fix(q[row]) = column then \"Q\" else \".\" endif ++\n  if column = n then \"\\n\" else \" \" endif | row, column in 1..n];\n"
}

fn matrix(setup: &Setup, conditions: &Constraints) -> String {
    let set = |line: &[u32]| -> String {
        let numbers: Vec<String> = line.iter().map(|square| (square + 1).to_string()).collect();
        format!("{{{}}}", numbers.join(", "))
    };
    let mut text = format!("int: rows = {};\nint: columns = {};\n", setup.rows(), setup.columns());
    text.push_str(
        "% Whether a piece is on a square: row by row, from 1.\narray[1..rows * columns] of var 0..1: piece;\n",
    );
    let mut list = |name: &str, lines: Vec<String>| {
        writeln!(text, "array[int] of set of int: {name} = [{}];", lines.join(",\n  "))
            .expect("writing to a string never fails");
    };
    let (counts, exactly): (Vec<u32>, Vec<String>) =
        conditions.exactly.iter().map(|(count, line)| (*count, set(line))).unzip();
    list("exactly", exactly);
    list("at_most_one", conditions.at_most_one.iter().map(|line| set(line)).collect());
    writeln!(text, "array[int] of int: count = {counts:?};").expect("writing to a string never fails");
    writeln!(text, "set of int: given = {};", set(&conditions.on)).expect("writing to a string never fails");
    writeln!(text, "set of int: empty = {};\n", set(&conditions.off)).expect("writing to a string never fails");
    text + "constraint forall(at in given)(piece[at] = 1);
constraint forall(at in empty)(piece[at] = 0);
constraint forall(line in index_set(exactly))(sum(at in exactly[line])(piece[at]) = count[line]);
constraint forall(line in index_set(at_most_one))(sum(at in at_most_one[line])(piece[at]) <= 1);

solve satisfy;

output [if fix(piece[at]) = 1 then \"Q\" else \".\" endif ++
  if at mod columns = 0 then \"\\n\" else \" \" endif | at in 1..rows * columns];
"
}
