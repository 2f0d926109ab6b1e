//! Puzzles: graded, made by seed, and what to tell a person who asks.

pub mod daily;
pub mod editor;
pub mod guilty;

use crate::errors::Outcome;
use crate::read::{self, Read, choices, given};
use crate::shape::{IndicesLike, Js, NumberLike, Rows, RowsLike, Typed, crosses, give};
use crate::transfer;
use js_sys::Int32Array;
use queens_core::board::Placement;
use queens_core::puzzle::{
    Certificate, Family, Grade, Graded, Hint, LARGEST_PUZZLE, Layout, Level, Line, Made, Making, Played, Puzzle,
    PuzzleError, Rule, Squares, Step, Wanted, good_steps, grade, hint, make,
};
use serde::Serialize;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The most ways to finish that are shown.
const MOST_WAYS: f64 = 1_000.0;

given! {
    /// A puzzle: the given queens, and, where the board is cut into regions, a label from 0 for each square, row by row.
    pub struct PuzzleRows {
        /// A column per row, counted from 0, -1 where no queen is given.
        #[cfg_attr(test, ts(type = "Rows"))]
        rows: Placement = "rows",
        #[cfg_attr(test, ts(optional, type = "Int32Array"))]
        regions: Option<Labels> = "regions",
    }
}

given! {
    /// The puzzle that `makePuzzle` shall make.
    pub struct PuzzleWanted {
        /// 5 to 12 rows for completion, 5 to 11 for regions.
        size: u32 = "size",
        family: Family = "family",
        /// The strongest rule that it shall need.
        #[cfg_attr(test, ts(optional))]
        grade: Option<Grade> = "grade",
        /// In place of a grade, the word for people: for `PuzzleJob` alone.
        #[cfg_attr(test, ts(optional))]
        level: Option<Level> = "level",
        seed: u32 = "seed",
    }
}

/// One deduction, with its reason. A square is `row * size + column`, counted from 0.
///
/// "single": the queen stands on `square`, for one of `lines` has no other free square. "killer": none can stand on `square`,
/// for she would close the `free` squares of the line in `lines`. "set": the `free` squares of `lines` all lie on as many lines
/// `within`, so the other free squares of those are excluded. "trial" and "trial-and-rules": none can stand on `square`, for
/// then the steps of `chain` follow, and the line in `lines` is left without a free square; `free` are those that it has now.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleStep {
    rule: Rule,
    /// Null for a set.
    square: Option<u32>,
    lines: Vec<Line>,
    within: Vec<Line>,
    free: Vec<u32>,
    /// Free squares on which no queen can stand.
    excludes: Vec<u32>,
    chain: Vec<PuzzleStep>,
}

/// What a puzzle takes.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleGraded {
    /// How many ways there are to finish; 2 means two or more.
    #[cfg_attr(test, ts(type = "0 | 1 | 2"))]
    ways: u8,
    /// The strongest rule that it needs; null unless there is one way.
    grade: Option<Grade>,
    /// Steps that solve it, as far as the rules lead; null unless there is one way.
    steps: Option<Vec<PuzzleStep>>,
}

/// A puzzle that was made.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleMade {
    /// The given queens.
    rows: Rows,
    /// Of a regions puzzle: a label for each square, row by row.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    regions: Option<Typed<Int32Array>>,
    grade: Grade,
}

/// How far the making of a puzzle is.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleProgress {
    /// Tries that did not come out as wanted.
    tries: u32,
    /// After how many it is given up.
    most: u32,
}

/// What to tell a person.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PuzzleHint {
    kind: HintKind,
    /// With "wrongQueen" and "wrongMark": where it is. With "step" the square that the step is about; null for a set.
    square: Option<u32>,
    /// With "step": the weakest deduction from what stands and is marked.
    step: Option<PuzzleStep>,
    /// Whether only a trial, or search, will do: with false there is a reason to find.
    may_guess: bool,
}

/// What a person is told.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum HintKind {
    /// An own queen is wrong: that of the first row.
    WrongQueen,
    /// A queen stands in the end on a square that is marked "not here".
    WrongMark,
    /// This follows.
    Step,
    /// No rule says anything.
    Search,
    /// Nothing is left to find.
    Solved,
}

/// Ways to finish a puzzle.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleWays {
    /// The first of them.
    ways: Vec<Rows>,
    /// Whether these are all.
    all: bool,
}

choices!(Family, Grade, Level);
crosses!(
    PuzzleRows => "PuzzleRows",
    PuzzleWanted => "PuzzleWanted",
    PuzzleStep => "PuzzleStep",
    PuzzleGraded => "PuzzleGraded",
    PuzzleMade => "PuzzleMade",
    PuzzleProgress => "PuzzleProgress",
    PuzzleHint => "PuzzleHint",
    PuzzleWays => "PuzzleWays",
    Level => "PuzzleLevel",
);

#[wasm_bindgen]
extern "C" {
    /// What should be a puzzle.
    #[wasm_bindgen(typescript_type = "Rows | PuzzleRows")]
    pub type PuzzleLike;
    /// What should be a list of squares or less.
    #[wasm_bindgen(typescript_type = "Int32Array")]
    pub type DeedsLike;
    /// A word for people, or nothing.
    #[wasm_bindgen(typescript_type = "PuzzleLevel | null")]
    pub type LevelOrNull;
}

/// How many ways there are to finish a puzzle, and, where there is one, what it takes to find it.
///
/// # Errors
/// When an argument is not of its type, the board is too large, or the regions are none.
#[wasm_bindgen(js_name = gradePuzzle)]
pub fn grade_puzzle(puzzle: &PuzzleLike) -> Outcome<Js<PuzzleGraded>> {
    let puzzle = self::puzzle(puzzle)?;
    Ok(give(&match grade(&puzzle) {
        Graded::None => PuzzleGraded { ways: 0, grade: None, steps: None },
        Graded::Several(_) => PuzzleGraded { ways: 2, grade: None, steps: None },
        Graded::One(certificate) => PuzzleGraded {
            ways: 1,
            grade: Some(certificate.grade()),
            steps: Some(steps(puzzle.layout(), &certificate.steps)),
        },
    }))
}

/// How hard a puzzle is in a word for people; null unless there is one way to finish and the rules find it.
///
/// # Errors
/// As `gradePuzzle`.
#[wasm_bindgen(js_name = puzzleLevel)]
pub fn puzzle_level(puzzle: &PuzzleLike) -> Outcome<LevelOrNull> {
    let level = match grade(&self::puzzle(puzzle)?) {
        Graded::One(certificate) => certificate.level(),
        _ => None,
    };
    Ok(level.map_or(JsValue::NULL, |level| level.name().into()).into())
}

/// A puzzle of a wanted grade. The same seed gives the same puzzle.
///
/// # Errors
/// When an argument is not of its type, the size is not made, or no puzzle of the grade was found: `grade-not-to-be-had`.
#[wasm_bindgen(js_name = makePuzzle)]
pub fn make_puzzle(wanted: &Js<PuzzleWanted>) -> Outcome<Js<PuzzleMade>> {
    let PuzzleWanted { size, family, grade, level, seed } = PuzzleWanted::read(wanted, "puzzle")?;
    Ok(give(&PuzzleMade::from(&make(size, family, either(grade, level)?, seed)?)))
}

/// The same, worked on in slices.
#[wasm_bindgen]
pub struct PuzzleJob {
    making: Making,
}

#[wasm_bindgen]
impl PuzzleJob {
    /// Nothing is done yet.
    ///
    /// # Errors
    /// When an argument is not of its type, or the size is not made.
    #[wasm_bindgen(constructor)]
    pub fn new(wanted: &Js<PuzzleWanted>) -> Outcome<PuzzleJob> {
        let PuzzleWanted { size, family, grade, level, seed } = PuzzleWanted::read(wanted, "puzzle")?;
        Ok(PuzzleJob { making: Making::new(size, family, either(grade, level)?, seed)? })
    }

    /// Works on, for about so many puzzles that are graded on the way. True when it is made.
    ///
    /// # Errors
    /// When `budget` is not a count, or no puzzle of the grade was found: `grade-not-to-be-had`.
    pub fn run(&mut self, budget: &NumberLike) -> Outcome<bool> {
        Ok(self.making.run(read::count(budget, "budget")?)?)
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Js<PuzzleProgress> {
        give(&PuzzleProgress { tries: self.making.tries(), most: queens_core::puzzle::TRIES })
    }

    /// The puzzle, once it is made.
    #[must_use]
    pub fn made(&self) -> Option<Js<PuzzleMade>> {
        self.making.made().map(|made| give(&PuzzleMade::from(made)))
    }
}

/// The next thing to tell a person: a queen or a mark that is wrong, else the weakest step from there. `own`: the queens that
/// she has set, given ones may be among them. `marks`: squares marked "not here"; those that queens close need no mark.
///
/// # Errors
/// When an argument is not of its type, the boards differ in size, or there is not one way to finish.
#[wasm_bindgen(js_name = hintPuzzle)]
pub fn hint_puzzle(puzzle: &PuzzleLike, own: &RowsLike, marks: &IndicesLike) -> Outcome<Js<PuzzleHint>> {
    let puzzle = self::puzzle(puzzle)?;
    let (size, own) = (puzzle.layout().size(), transfer::placement(own)?);
    if own.size() as u32 != size {
        return Err(read::wrong_type("own", "a board of the same size"));
    }
    let queens = own.queens().map(|queen| queen.row * size + queen.column).collect();
    let marks = squares(&transfer::indices(marks, "marks")?, size)?;
    let told = hint(&puzzle, &Played { queens, marks })?;
    let (kind, square, step) = match told {
        Hint::WrongQueen(square) => (HintKind::WrongQueen, Some(square), None),
        Hint::WrongMark(square) => (HintKind::WrongMark, Some(square), None),
        Hint::Step(step) => (HintKind::Step, step.square, Some(step)),
        Hint::Search => (HintKind::Search, None, None),
        Hint::Solved => (HintKind::Solved, None, None),
    };
    let guess = step.as_ref().map_or(matches!(kind, HintKind::Search), |step| step.rule >= Rule::Trial);
    let step = step.map(|step| self::step(puzzle.layout(), &step));
    Ok(give(&PuzzleHint { kind, square, step, may_guess: guess }))
}

/// How many of a person's steps can stay: those before the first that excluded the solution. A step is the square of a queen,
/// or `-1 - square` for a mark "not here".
///
/// # Errors
/// When an argument is not of its type, a square is not on the board, or there is not one way to finish.
#[wasm_bindgen(js_name = goodSteps)]
pub fn good_puzzle_steps(puzzle: &PuzzleLike, deeds: &DeedsLike) -> Outcome<u32> {
    let puzzle = self::puzzle(puzzle)?;
    let list = read::view(&Int32Array::new_with_length(0), deeds, "steps", "an Int32Array")?;
    read::fits("steps", list.length(), LONGEST_HISTORY)?;
    let size = puzzle.layout().size();
    let deeds: Outcome<Vec<Played>> = list
        .to_vec()
        .into_iter()
        .map(|deed| {
            let square = squares(&[if deed < 0 { -1 - deed } else { deed }.cast_unsigned()], size)?;
            let (queens, marks) = if deed < 0 { (Squares::EMPTY, square) } else { (square, Squares::EMPTY) };
            Ok(Played { queens, marks })
        })
        .collect();
    Ok(good_steps(&puzzle, &deeds?)? as u32)
}

/// The most steps of a person that are looked at.
const LONGEST_HISTORY: u32 = 100_000;

/// The first ways to finish a puzzle, at most `most`, up to 1,000.
///
/// # Errors
/// As `gradePuzzle`, and when `most` is not a number from 1 to 1,000.
#[wasm_bindgen(js_name = puzzleWays)]
pub fn puzzle_ways(puzzle: &PuzzleLike, most: &NumberLike) -> Outcome<Js<PuzzleWays>> {
    let puzzle = self::puzzle(puzzle)?;
    let most = read::whole(most, "most", 1.0, MOST_WAYS)? as usize;
    let found = puzzle.ways(most + 1);
    let ways = found.iter().take(most).map(|&way| Rows::from(&puzzle.placement(way))).collect();
    Ok(give(&PuzzleWays { ways, all: found.len() <= most }))
}

/// A puzzle from an `Int32Array` of rows, or from an object with rows and regions.
fn puzzle(value: &JsValue) -> Outcome<Puzzle> {
    let is_rows = read::view(&Int32Array::new_with_length(0), value, "puzzle", "an Int32Array").is_ok();
    let PuzzleRows { rows, regions } =
        if is_rows { PuzzleRows { rows: rows(value)?, regions: None } } else { PuzzleRows::read(value, "puzzle")? };
    Ok(match regions {
        None => Puzzle::completion(&rows)?,
        Some(Labels(labels)) => Puzzle::regions(&rows, &labels)?,
    })
}

/// A placement, of which no more than a puzzle may have is copied.
fn rows(value: &JsValue) -> Outcome<Placement> {
    let rows = read::view(&Int32Array::new_with_length(0), value, "rows", "an Int32Array")?;
    if rows.length() > LARGEST_PUZZLE {
        return Err(PuzzleError::Size { size: rows.length() as usize }.into());
    }
    transfer::placement(value)
}

fn either(grade: Option<Grade>, level: Option<Level>) -> Outcome<Wanted> {
    match (grade, level) {
        (Some(grade), None) => Ok(Wanted::Grade(grade)),
        (None, Some(level)) => Ok(Wanted::Level(level)),
        _ => Err(read::wrong_type("grade", "given, or a level in its place")),
    }
}

/// Squares of a board of this size.
fn squares(list: &[u32], size: u32) -> Outcome<Squares> {
    let last = size * size - 1;
    match list.iter().find(|&&square| square > last) {
        Some(&found) => Err(PuzzleError::Square { found, last }.into()),
        None => Ok(list.iter().copied().collect()),
    }
}

fn steps(layout: &Layout, steps: &[Step]) -> Vec<PuzzleStep> {
    steps.iter().map(|step| self::step(layout, step)).collect()
}

fn step(layout: &Layout, step: &Step) -> PuzzleStep {
    PuzzleStep {
        rule: step.rule,
        square: step.square,
        lines: layout.name(step.lines).collect(),
        within: layout.name(step.within).collect(),
        free: step.free.iter().collect(),
        excludes: step.excludes.iter().collect(),
        chain: steps(layout, &step.chain),
    }
}

impl From<&Made> for PuzzleMade {
    fn from(made: &Made) -> Self {
        let Made { puzzle, certificate } = made;
        let labels = puzzle.layout().labels();
        PuzzleMade {
            rows: Rows::from(&puzzle.placement(puzzle.given())),
            regions: labels.map(|labels| labels.iter().map(|label| label.cast_signed()).collect()),
            grade: Certificate::grade(certificate),
        }
    }
}

/// Labels of squares, from an `Int32Array`.
pub struct Labels(Vec<i32>);

impl Read for Labels {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        let list = read::view(&Int32Array::new_with_length(0), value, name, "an Int32Array")?;
        read::fits(name, list.length(), LARGEST_PUZZLE * LARGEST_PUZZLE)?;
        Ok(Labels(if list.length() == 0 { Vec::new() } else { list.to_vec() }))
    }
}
