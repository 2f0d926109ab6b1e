//! Clauses and unit propagation, with two watched literals for each clause.
//!
//! If all literals of a clause but one are false, the remaining literal is true. So a clause is examined only when one
//! of its two *watched* literals becomes false. Then another literal that is not false is watched instead. (Moskewicz,
//! Madigan, Zhao, Zhang and Malik, "Chaff: engineering an efficient SAT solver", DAC 2001.)
//!
//! A literal that is true by the clauses alone stays true, whatever is deleted later. So clauses that contain such a
//! literal, or make a literal true, need not be stored.

mod literal;

pub(crate) use literal::Literal;

use std::collections::BTreeMap;

/// The error of clauses that have more than [`MAX_WORDS`] words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooManyClauses;

/// The maximum number of words of all clauses: their literals, and one length for each. It limits clauses and watch
/// lists to about 600 MB. The formula of a board of 200 rows, with a clause for each pair of squares, fits.
pub(super) const MAX_WORDS: usize = 42_000_000;

/// Where a clause begins in `words`.
type Place = u32;

/// The clauses that were added and not deleted.
#[derive(Clone, Debug, Default)]
pub(super) struct Clauses {
    /// For each clause its length, 0 once it is deleted, then its literals; the first two are watched.
    words: Vec<u32>,
    /// By literal: the clauses that watch it.
    watching: Vec<Vec<Place>>,
    /// By literal: whether it is true now.
    truth: Vec<bool>,
    /// By literal: whether the clause that is being added contains it.
    in_clause: Vec<bool>,
    /// The true literals in the order in which they became true, and how many of them have been propagated.
    trail: Vec<Literal>,
    known: usize,
    /// Whether the clauses contradict each other by unit propagation alone.
    refuted: bool,
    /// Where the clauses are that may be deleted, by their hash.
    deletable: BTreeMap<u64, Vec<Place>>,
    visits: u64,
}

impl Clauses {
    /// Starts without clauses. `deleted` lists all clauses that will ever be deleted: only these can be found again.
    pub(super) fn new<'a>(deleted: impl Iterator<Item = &'a [Literal]>) -> Self {
        Clauses { deletable: deleted.map(|clause| (hash(clause), Vec::new())).collect(), ..Clauses::default() }
    }

    /// How many clauses were examined so far.
    pub(super) fn visits(&self) -> u64 {
        self.visits
    }

    /// Adds a clause and its consequences.
    ///
    /// # Errors
    /// [`TooManyClauses`] if all clauses together have more than `MAX_WORDS` words.
    pub(super) fn add(&mut self, clause: &[Literal]) -> Result<(), TooManyClauses> {
        self.visits += 1;
        if self.refuted {
            return Ok(());
        }
        self.make_room(clause);
        let start = self.words.len();
        self.words.push(0);
        let is_always_true = clause.iter().any(|&literal| {
            if !self.is_true(literal.negated()) && !std::mem::replace(&mut self.in_clause[literal.index()], true) {
                self.words.push(literal.word());
            }
            self.is_true(literal) || self.in_clause[literal.negated().index()]
        });
        self.words[start + 1..].iter().for_each(|&word| self.in_clause[word as usize] = false);
        if is_always_true {
            self.words.truncate(start);
            return Ok(());
        }
        match self.words[start + 1..] {
            [] => self.refuted = true,
            [unit] => {
                self.words.truncate(start);
                self.make_true(Literal::of_word(unit));
                self.refuted = !self.propagate();
            }
            [first, second, ..] => {
                if self.words.len() > MAX_WORDS {
                    return Err(TooManyClauses);
                }
                self.words[start] = (self.words.len() - start - 1) as u32;
                for watched in [first, second] {
                    self.watching[watched as usize].push(start as Place);
                }
                if let Some(places) = self.deletable.get_mut(&hash(clause)) {
                    places.push(start as Place);
                }
            }
        }
        Ok(())
    }

    /// Removes a clause. Ignores a clause that is missing, or that was not stored because it made a literal true.
    pub(super) fn delete(&mut self, clause: &[Literal]) {
        self.visits += 1;
        if let Some(place) = self.deletable.get_mut(&hash(clause)).and_then(Vec::pop) {
            self.words[place as usize] = 0;
        }
    }

    /// Whether a clause follows by unit propagation: making all its literals false leads to a contradiction.
    pub(super) fn implies(&mut self, clause: &[Literal]) -> bool {
        if self.refuted {
            return true;
        }
        self.make_room(clause);
        let before = self.trail.len();
        let mut contradicted = false;
        for &literal in clause {
            if self.is_true(literal) {
                contradicted = true;
                break;
            }
            if !self.is_true(literal.negated()) {
                self.make_true(literal.negated());
            }
        }
        contradicted = contradicted || !self.propagate();
        for literal in self.trail.drain(before..) {
            self.truth[literal.index()] = false;
        }
        self.known = before;
        contradicted
    }

    /// Makes room for the variables of a clause.
    fn make_room(&mut self, clause: &[Literal]) {
        let literals = clause.iter().map(|literal| 2 * literal.variable() as usize).max().unwrap_or(0);
        if self.truth.len() < literals {
            self.truth.resize(literals, false);
            self.in_clause.resize(literals, false);
            self.watching.resize(literals, Vec::new());
        }
    }

    fn is_true(&self, literal: Literal) -> bool {
        self.truth[literal.index()]
    }

    fn make_true(&mut self, literal: Literal) {
        self.truth[literal.index()] = true;
        self.trail.push(literal);
    }

    /// Propagates all true literals; false on a contradiction.
    fn propagate(&mut self) -> bool {
        while let Some(&literal) = self.trail.get(self.known) {
            self.known += 1;
            if !self.visit_watching(literal.negated()) {
                return false;
            }
        }
        true
    }

    /// Examines the clauses that watch a literal which has become false; false on a contradiction.
    fn visit_watching(&mut self, gone: Literal) -> bool {
        let mut places = std::mem::take(&mut self.watching[gone.index()]);
        self.visits += places.len() as u64;
        let mut contradicted = false;
        places.retain(|&place| contradicted || self.keeps_watching(place as usize, gone, &mut contradicted));
        self.watching[gone.index()] = places;
        !contradicted
    }

    /// Examines one clause; true if it still watches the literal that has become false.
    fn keeps_watching(&mut self, place: usize, gone: Literal, contradicted: &mut bool) -> bool {
        let length = self.words[place] as usize;
        if length == 0 {
            return false;
        }
        let clause = &mut self.words[place + 1..][..length];
        if clause[0] == gone.word() {
            clause.swap(0, 1);
        }
        let other = Literal::of_word(clause[0]);
        if self.truth[other.index()] {
            return true;
        }
        let truth = &self.truth;
        let open = |&word: &u32| !truth[Literal::of_word(word).negated().index()];
        if let Some(found) = clause[2..].iter().position(open) {
            clause.swap(1, 2 + found);
            self.watching[clause[1] as usize].push(place as Place);
            return false;
        }
        if self.truth[other.negated().index()] {
            *contradicted = true;
        } else {
            self.make_true(other);
        }
        true
    }
}

/// Hashes a clause independently of the order of its literals. If two clauses share a hash, a proof only becomes harder to
/// check: the clause that was deleted by mistake is not used.
fn hash(clause: &[Literal]) -> u64 {
    let mix = |word: u64| {
        let mixed = (word ^ word >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    };
    clause.iter().fold(clause.len() as u64, |sum, literal| sum.wrapping_add(mix(u64::from(literal.word()) + 1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clause(numbers: &[i32]) -> Vec<Literal> {
        numbers.iter().filter_map(|&number| Literal::from_dimacs(number)).collect()
    }

    fn clauses(all: &[&[i32]], deleted: &[&[i32]]) -> Clauses {
        let deleted: Vec<Vec<Literal>> = deleted.iter().map(|numbers| clause(numbers)).collect();
        let mut clauses = Clauses::new(deleted.iter().map(Vec::as_slice));
        for numbers in all {
            clauses.add(&clause(numbers)).expect("few clauses");
        }
        clauses
    }

    /// Whether each assignment that satisfies the clauses satisfies `clause` too, by trying all assignments.
    fn follows(all: &[Vec<Literal>], clause: &[Literal], variables: u32) -> bool {
        (0..1u32 << variables).all(|assignment| {
            let holds =
                |literal: &Literal| (assignment >> (literal.variable() - 1) & 1 != 0) == (literal.word() & 1 == 0);
            clause.iter().any(holds) || !all.iter().all(|other| other.iter().any(holds))
        })
    }

    #[test]
    fn a_clause_is_implied_only_if_unit_propagation_derives_it() {
        let mut clauses = clauses(&[&[-1, 2], &[-2, 3], &[-3, -4, 5]], &[]);
        for (numbers, implied) in [(&[-1, 3][..], true), (&[-1, -4, 5], true), (&[1, -3], false), (&[], false)] {
            assert_eq!(clauses.implies(&clause(numbers)), implied, "{numbers:?}");
        }
    }

    #[test]
    fn units_propagate_when_they_are_added_and_stay_after_deletion() {
        let mut clauses = clauses(&[&[1], &[-1, 2]], &[&[1], &[-1, 2]]);
        clauses.delete(&clause(&[1]));
        clauses.delete(&clause(&[-1, 2]));
        assert!(clauses.implies(&clause(&[2])));
        clauses.add(&clause(&[-2])).expect("few clauses");
        assert!(clauses.implies(&[]));
    }

    #[test]
    fn a_deleted_clause_has_no_effect() {
        let mut clauses = clauses(&[&[-1, 2], &[-1, 2], &[-2, 3]], &[&[2, -1]]);
        for implied in [true, true, false] {
            assert_eq!(clauses.implies(&clause(&[-1, 3])), implied);
            clauses.delete(&clause(&[2, -1]));
        }
    }

    #[test]
    fn repeated_and_opposite_literals_change_nothing() {
        let mut clauses = clauses(&[&[1, 1], &[2, -2], &[-1, 3, 3, 3]], &[]);
        assert!(clauses.implies(&clause(&[3])) && clauses.implies(&clause(&[4, -4])));
        assert!(!clauses.implies(&clause(&[2])) && !clauses.implies(&clause(&[-2])));
    }

    #[test]
    fn implied_clauses_follow_from_the_others() {
        let mut state = 1_u32;
        let mut random = |end: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) % end
        };
        let mut implied = 0;
        for _ in 0..2_000 {
            let mut any = |most: u32| -> Vec<Literal> {
                let literal = |number: u32| Literal::of_word(number);
                (0..1 + random(most)).map(|_| literal(random(12))).collect()
            };
            let all: Vec<Vec<Literal>> = (0..10).map(|_| any(3)).collect();
            let mut clauses = Clauses::new(std::iter::empty());
            all.iter().for_each(|clause| clauses.add(clause).expect("few clauses"));
            for _ in 0..10 {
                let tried = any(3);
                if clauses.implies(&tried) {
                    implied += 1;
                    assert!(follows(&all, &tried, 6), "{all:?} {tried:?}");
                }
            }
        }
        assert!(implied > 1_000, "{implied}");
    }
}
