//! Other rules: counts and completions in one go.

use crate::{errors::Outcome, read, write};
use js_sys::{BigInt, Int32Array, Object, Uint32Array};
use queens_core::rule::{Answer, BlameIs, BlameWanted, Board, Completing, Counting, LARGEST_SIDE, Position, Rule};
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};

/// The longest text of a rule: four formulas of the longest that are read, with what stands between them.
const LONGEST_RULE: u32 = 4_100;

/// The most pieces that can be asked for.
const MOST_PIECES: f64 = (LARGEST_SIDE * LARGEST_SIDE) as f64;

/// The nodes after which a completion is given up.
const BUDGET: u64 = 50_000_000;

/// `{ verdict, count }`: the number of sets of pieces of which none attacks another. Without a budget of nodes it counts to
/// the end, however long that takes.
///
/// # Errors
/// When an argument is not of its type or out of range, the rule is unknown, or rule and board do not combine.
#[wasm_bindgen(js_name = countByRule)]
pub fn count_by_rule(rule: &JsValue, rows: &JsValue, columns: &JsValue, options: &JsValue) -> Outcome<Object> {
    let position = position(rule, rows, columns, options)?;
    let budget = match read::property(options, "budget")? {
        Some(budget) => read::count(&budget, "budget")?,
        None => u64::MAX,
    };
    let mut counting = Counting::new(&position);
    let over = counting.run(budget);
    let counted = write::object();
    write::set(&counted, "verdict", &if over { "exact" } else { "undecided" }.into());
    write::set(&counted, "count", &BigInt::from(counting.count()));
    Ok(counted)
}

/// `{ verdict, squares?, blame?, blameIs?, engine, nodes }`: as `complete`, with squares in place of rows.
///
/// # Errors
/// As [`count_by_rule`].
#[wasm_bindgen(js_name = completeByRule)]
pub fn complete_by_rule(rule: &JsValue, rows: &JsValue, columns: &JsValue, options: &JsValue) -> Outcome<Object> {
    let position = position(rule, rows, columns, options)?;
    let seed = match read::property(options, "seed")? {
        Some(seed) => read::word(&seed, "seed")?,
        None => 0,
    };
    let budget = match read::property(options, "budget")? {
        Some(budget) => read::count(&budget, "budget")?,
        None => BUDGET,
    };
    let wanted = match read::property(options, "blame")? {
        Some(wanted) => Some(read::choice(
            &wanted,
            "blame",
            &[
                ("none", BlameWanted::None),
                ("irreducible", BlameWanted::Irreducible),
                ("smallest", BlameWanted::Smallest),
            ],
        )?),
        None => None,
    };
    let mut completing = Completing::new(&position, seed, wanted.unwrap_or(BlameWanted::Smallest));
    // What nobody asked for may take a tenth of the budget.
    while completing.answer() == Answer::Undecided && completing.nodes() < budget {
        let slice = (budget - completing.nodes()).min(10_000);
        if completing.run(slice) {
            break;
        }
    }
    let left = budget - completing.nodes().min(budget);
    if matches!(completing.answer(), Answer::Impossible { .. }) {
        completing.run(if wanted.is_none() { left.min(budget / 10) } else { left });
    }
    Ok(written(&completing, wanted))
}

fn written(completing: &Completing, wanted: Option<BlameWanted>) -> Object {
    let answer = write::object();
    match completing.answer() {
        Answer::Completed(squares) => {
            let squares: Vec<i32> = squares.iter().map(u32::cast_signed).collect();
            write::set(&answer, "verdict", &"completed".into());
            write::set(&answer, "squares", &Int32Array::from(squares.as_slice()));
        }
        Answer::Impossible { blame, blame_is } => {
            write::set(&answer, "verdict", &"impossible".into());
            write::set(&answer, "blame", &Uint32Array::from(blame.as_slice()));
            if wanted != Some(BlameWanted::None) {
                let kind = match blame_is {
                    BlameIs::Smallest => "smallest",
                    BlameIs::Irreducible => "irreducible",
                    BlameIs::Unreduced => "unreduced",
                };
                write::set(&answer, "blameIs", &kind.into());
            }
        }
        Answer::Undecided => write::set(&answer, "verdict", &"undecided".into()),
    }
    write::set(&answer, "engine", &"exact".into());
    write::set(&answer, "nodes", &(completing.nodes() as f64).into());
    answer
}

/// What is asked: the rule, the board, and what stands on it.
fn position(rule: &JsValue, rows: &JsValue, columns: &JsValue, options: &JsValue) -> Outcome<Position> {
    let rule: Rule = read::short(rule, "rule", LONGEST_RULE)?.parse()?;
    let board = Board::new(read::word(rows, "rows")?, read::word(columns, "columns")?)?;
    let board = board.with_walls(&squares(options, "walls")?)?;
    let position = Position::new(&rule, &board)?.with_given(&squares(options, "given")?)?;
    Ok(match read::property(options, "pieces")? {
        Some(pieces) => position.with_pieces(read::whole(&pieces, "pieces", 0.0, MOST_PIECES)? as u32),
        None => position,
    })
}

/// Squares, from an `Int32Array`; none where it is left out.
fn squares(options: &JsValue, name: &'static str) -> Outcome<Vec<i32>> {
    let Some(value) = read::property(options, name)? else { return Ok(Vec::new()) };
    let list = value.dyn_ref::<Int32Array>().ok_or_else(|| read::wrong_type(name, "an Int32Array"))?;
    read::fits(name, list.length(), LARGEST_SIDE * LARGEST_SIDE)?;
    Ok(if list.length() == 0 { Vec::new() } else { list.to_vec() })
}
