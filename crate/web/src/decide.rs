//! Decisions of the user in a run, and the branch that follows them.

use crate::errors::Outcome;
use crate::read::{self, Read};
use crate::shape::{Js, NumberLike, js_types, to_js};
use crate::timeline::{MAX_PARTS, Timeline};
use js_sys::Uint8Array;
use queens_core::board::Square;
use queens_core::trace::{Branch, Choice};
use wasm_bindgen::prelude::wasm_bindgen;

js_types!(
    Option<Choice> => "Choice | null",
    Option<Branch> => "Branch | null",
);

#[wasm_bindgen]
impl Timeline {
    /// Returns the squares among which the search chooses next, or null if it does not choose at this position.
    #[must_use]
    pub fn choice(&self) -> Js<Option<Choice>> {
        to_js(&self.timeline.choice().ok())
    }

    /// Goes on from this position with a queen on a square, in a branch, and moves to the position after it. Decisions at
    /// later positions are discarded.
    ///
    /// # Errors
    /// When an argument is not a number of a row or a column, or the search does not choose among squares that include
    /// this one.
    pub fn decide(&mut self, row: &NumberLike, column: &NumberLike) -> Outcome<()> {
        Ok(self.timeline.decide(square(row, column)?)?)
    }

    /// Returns the next position at which the search sets a queen on a square; without one, the first such position.
    /// Null if no such position is found within `budget`. The position does not change.
    ///
    /// # Errors
    /// When an argument is not a count.
    #[wasm_bindgen(js_name = nextSet)]
    pub fn next_set(&self, row: &NumberLike, column: &NumberLike, budget: &NumberLike) -> Outcome<Option<f64>> {
        let budget = read::count(budget, "budget")?;
        Ok(self.timeline.next_set(square(row, column)?, budget).map(|position| position as f64))
    }

    /// Takes the last decision back, and moves to its position.
    pub fn undecide(&mut self) {
        self.timeline.undecide();
    }

    /// Goes back to the search, at the position of the first decision. The branch stays.
    #[wasm_bindgen(js_name = leaveBranch)]
    pub fn leave_branch(&mut self) {
        self.timeline.follow(false);
    }

    /// Goes into the branch, at the position of the first decision.
    #[wasm_bindgen(js_name = enterBranch)]
    pub fn enter_branch(&mut self) {
        self.timeline.follow(true);
    }

    /// Returns the branch, or null before the first decision.
    #[must_use]
    pub fn branch(&self) -> Js<Option<Branch>> {
        to_js(&self.timeline.branch())
    }

    /// Like `marks`, from the first decision to the furthest position of the branch. Empty without a branch.
    ///
    /// # Errors
    /// When `parts` is not a whole number from 1 to 65,536.
    #[wasm_bindgen(js_name = branchMarks)]
    pub fn branch_marks(&self, parts: &NumberLike) -> Outcome<Uint8Array> {
        let parts = read::whole(parts, "parts", 1.0, MAX_PARTS)?;
        Ok(Uint8Array::from(self.timeline.branch_marks(parts as usize).as_slice()))
    }

    /// Returns how many nodes of the tree are those of the search. Those of the branch follow them.
    #[wasm_bindgen(js_name = searchNodes)]
    #[must_use]
    pub fn search_nodes(&self) -> usize {
        self.timeline.nodes_of_search()
    }
}

fn square(row: &NumberLike, column: &NumberLike) -> Outcome<Square> {
    Ok(Square::new(u32::read(row, "row")?, u32::read(column, "column")?))
}
