//! The check of the learning search's claim that there is no completion.
//!
//! The formula is written again from the free squares. Then each clause that the solver has learned must follow from it and
//! the clauses before it, and at last a contradiction. The checker of [proofs](crate::complete::proof) decides that.

use super::encoding::{FreeLine, write};
use crate::complete::clauses::{Clauses, Literal};

/// The check, which can stop after any clause and resume.
pub(super) struct Verifying {
    clauses: Clauses,
    /// Lines whose clauses were not written yet, the next line last.
    lines: Vec<FreeLine>,
    variables: u32,
    log: Log,
    at: usize,
    verified: Option<bool>,
}

impl Verifying {
    /// Checks the log of the solver. `lines` are the lines of the formula, and `variables` counts the free squares.
    pub(super) fn new(mut lines: Vec<FreeLine>, variables: u32, log: Log) -> Self {
        lines.reverse();
        let deleted: Vec<Vec<Literal>> =
            log.steps().filter(|(deletes, _)| *deletes).map(|(_, clause)| clause).collect();
        let clauses = Clauses::new(deleted.iter().map(Vec::as_slice));
        Verifying { clauses, lines, variables, log, at: 0, verified: None }
    }

    /// Whether there is a contradiction; `None` until the check is over. False also if the clauses are too many to be
    /// checked.
    pub(super) fn verified(&self) -> Option<bool> {
        self.verified
    }

    /// How many clauses were examined.
    pub(super) fn visits(&self) -> u64 {
        self.clauses.visits()
    }

    /// Writes the clauses of a line, or checks a clause.
    pub(super) fn step(&mut self) {
        if let Some(line) = self.lines.pop() {
            let mut is_added = true;
            let clauses = &mut self.clauses;
            let variables = &mut self.variables;
            let further = || {
                *variables += 1;
                Literal::of_word(2 * (*variables - 1))
            };
            let squares: Vec<Literal> = line.squares.iter().map(|&square| Literal::of_word(2 * square)).collect();
            write(&squares, line.needs_one, false, Literal::negated, further, |clause| {
                is_added = is_added && clauses.add(clause).is_ok();
            });
            if !is_added {
                self.verified = Some(false);
            }
            return;
        }
        let Some((deletes, clause, next)) = self.log.step(self.at) else {
            self.verified = Some(self.clauses.implies(&[]));
            return;
        };
        self.at = next;
        if deletes {
            self.clauses.delete(&clause);
        } else if !self.clauses.implies(&clause) || self.clauses.add(&clause).is_err() {
            self.verified = Some(false);
        }
    }
}

/// The clauses that a solver has learned and deleted, in order.
#[derive(Clone, Debug, Default)]
pub(in crate::complete) struct Log {
    /// For each clause twice its length, and one more if it was deleted; then its literals.
    words: Vec<u32>,
}

impl Log {
    /// Adds a clause.
    pub(in crate::complete) fn push(&mut self, deletes: bool, clause: impl ExactSizeIterator<Item = u32>) {
        self.words.push(2 * clause.len() as u32 + u32::from(deletes));
        self.words.extend(clause);
    }

    /// The length of the log in words.
    pub(in crate::complete) fn len(&self) -> usize {
        self.words.len()
    }

    /// The step that begins at a place: whether it deletes, its clause, and the place of the next step.
    fn step(&self, at: usize) -> Option<(bool, Vec<Literal>, usize)> {
        let header = *self.words.get(at)?;
        let next = at + 1 + header as usize / 2;
        let clause = self.words[at + 1..next].iter().map(|&word| Literal::of_word(word)).collect();
        Some((header & 1 == 1, clause, next))
    }

    fn steps(&self) -> impl Iterator<Item = (bool, Vec<Literal>)> + '_ {
        let mut at = 0;
        std::iter::from_fn(move || {
            let (deletes, clause, next) = self.step(at)?;
            at = next;
            Some((deletes, clause))
        })
    }
}
