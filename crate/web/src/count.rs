//! Exact counts: completions of a placement, in one go and as a job in slices, and solutions of empty boards.

use crate::{errors::Outcome, read, transfer, write};
use js_sys::{BigInt, Object};
use queens_core::count::completions::Counting;
#[cfg(feature = "rooms")]
use queens_core::count::{self, solutions::SolutionsCount};
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
    let solutions = count::solutions(read::word(n, "n")? as usize)?;
    let counted = write::object();
    write::set(&counted, "total", &BigInt::from(solutions.total));
    write::set(&counted, "fundamental", &BigInt::from(solutions.fundamental));
    Ok(counted)
}

/// A count of completions, worked on in slices. Those of an empty board are counted by joining half boards, where that is
/// planned and the build has what it takes.
#[wasm_bindgen]
pub struct CountJob {
    counting: Work,
}

enum Work {
    Walking(Counting),
    #[cfg(feature = "rooms")]
    Joining(Box<SolutionsCount>),
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
        #[cfg(feature = "rooms")]
        if placement.count() == 0
            && placement.size() >= SolutionsCount::SMALLEST_JOINED
            && let Ok(count) = SolutionsCount::new(placement.size())
        {
            return Ok(CountJob { counting: Work::Joining(Box::new(count)) });
        }
        Ok(CountJob { counting: Work::Walking(Counting::new(&placement)?) })
    }

    /// Works for about so many operations. True when the count is complete.
    ///
    /// # Errors
    /// When `operations` is not a count.
    pub fn run(&mut self, operations: &JsValue) -> Outcome<bool> {
        let operations = read::count(operations, "operations")?;
        Ok(match &mut self.counting {
            Work::Walking(counting) => counting.run(operations),
            #[cfg(feature = "rooms")]
            Work::Joining(count) => count.run(operations),
        })
    }

    /// `{ nodes, count, share }`. No nodes where half boards are joined.
    #[must_use]
    pub fn progress(&self) -> Object {
        let (nodes, count, share) = match &self.counting {
            Work::Walking(counting) => (counting.nodes(), counting.count(), counting.share()),
            #[cfg(feature = "rooms")]
            Work::Joining(count) => match count.solutions() {
                Some(solutions) => (0, solutions.total, 1.0),
                None => (0, count.found().into(), count.share()),
            },
        };
        let progress = write::object();
        write::set(&progress, "nodes", &(nodes as f64).into());
        write::set(&progress, "count", &BigInt::from(count));
        write::set(&progress, "share", &share.into());
        progress
    }
}
