//! Exact counts: completions of a placement, in one go and as a job in slices, and solutions of empty boards.

use crate::{errors::Outcome, read, transfer, write};
use js_sys::{BigInt, Object};
use queens_core::count::completions::Counting;
#[cfg(feature = "rooms")]
use queens_core::count::solutions::solutions;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// `{ verdict, count }` of a placement. Without a budget of nodes it counts to the end, however long that takes.
///
/// # Errors
/// When an argument is not of its type or out of range, or more rows are free than can be counted over.
#[wasm_bindgen(js_name = countCompletions)]
pub fn count_completions(rows: &JsValue, options: &JsValue) -> Outcome<Object> {
    let mut counting = Counting::new(&transfer::placement(rows)?)?;
    let over = match read::property(options, "budget")? {
        Some(budget) => counting.run(read::count(&budget, "budget")?),
        None => counting.run(u64::MAX),
    };
    let counted = write::object();
    write::set(&counted, "verdict", &if over { "exact" } else { "undecided" }.into());
    write::set(&counted, "count", &BigInt::from(counting.count()));
    Ok(counted)
}

/// `{ total, fundamental }` of the empty board of size `n`.
///
/// # Errors
/// When `n` is not a size, or larger than can be counted.
#[cfg(feature = "rooms")]
#[wasm_bindgen(js_name = countSolutions)]
pub fn count_solutions(n: &JsValue) -> Outcome<Object> {
    let solutions = solutions(read::word(n, "n")? as usize)?;
    let counted = write::object();
    write::set(&counted, "total", &BigInt::from(solutions.total));
    write::set(&counted, "fundamental", &BigInt::from(solutions.fundamental));
    Ok(counted)
}

/// A count of completions, worked on in slices. Those of an empty board are counted by joining half boards, where that is
/// planned and the build has what it takes.
#[wasm_bindgen]
pub struct CountJob {
    counting: Counting,
}

#[wasm_bindgen]
impl CountJob {
    /// Nothing is counted yet.
    ///
    /// # Errors
    /// As [`count_completions`].
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &JsValue) -> Outcome<CountJob> {
        let placement = transfer::placement(rows)?;
        let fastest = if cfg!(feature = "rooms") { Counting::fastest } else { Counting::new };
        Ok(CountJob { counting: fastest(&placement)? })
    }

    /// Works for about so many operations. True when the count is complete.
    ///
    /// # Errors
    /// When `operations` is not a count.
    pub fn run(&mut self, operations: &JsValue) -> Outcome<bool> {
        Ok(self.counting.run(read::count(operations, "operations")?))
    }

    /// `{ nodes, count, share }`. No nodes where half boards are joined.
    #[must_use]
    pub fn progress(&self) -> Object {
        let progress = write::object();
        write::set(&progress, "nodes", &(self.counting.nodes() as f64).into());
        write::set(&progress, "count", &BigInt::from(self.counting.count()));
        write::set(&progress, "share", &self.counting.share().into());
        progress
    }
}
