//! The subcommands of `queens puzzle`: they make, grade and count puzzles, and give hints.

use crate::arguments::{PuzzleGrade, PuzzleHint, PuzzleMake, PuzzleWays};
use crate::failure::{Ending, Failure};
use crate::square::{Square, join_squares};
use crate::{files, output, stop};
use queens_core::forms::{self, Form, Setup};
use queens_core::puzzle::{
    self, Certificate, CountedWays, Family, Graded, Hint, Level, MAX_COUNTED, MAX_COUNTING_NODES, Making, Played,
    Puzzle, Squares, Step, StepReport, Wanted, Ways,
};
use queens_core::rule::{Piece, Rule};
use queens_core::{Placement, Sliced};
use serde::Serialize;

/// How many puzzles are graded between two checks for a request to stop.
const SLICE: u64 = 1;

#[derive(Serialize)]
struct Made<'a> {
    size: u32,
    stars: u32,
    seed: u32,
    level: Option<Level>,
    grade: &'static str,
    /// The puzzle, in the form in which it is written without `--json`.
    board: &'a str,
}

/// Makes a puzzle, and writes it in a form that `grade`, `hint` and the page read.
pub(crate) fn make(what: &PuzzleMake, json: bool) -> Result<Ending, Failure> {
    let &PuzzleMake { size, seed, stars, .. } = what;
    let wanted = Wanted::Level(what.level);
    let mut making = match what.family {
        Family::Completion => Making::new(size, Family::Completion, wanted, seed)?,
        Family::Regions => Making::starred(size, stars, wanted, seed)?,
    };
    while !making.run(SLICE) {
        stop::check()?;
    }
    let made = making.made()?.expect("the work is over");
    let board = written(&made.puzzle)?;
    if json {
        let (level, grade) = (made.certificate.level(), made.certificate.grade().name());
        output::json(&Made { size, stars: made.puzzle.layout().stars(), seed, level, grade, board: board.trim_end() })?;
    } else {
        output::write(board.as_bytes())?;
    }
    Ok(Ending::Done)
}

/// Writes a puzzle as text: regions as letters or, with several stars, as a puzz.link address; given queens as columns.
fn written(puzzle: &Puzzle) -> Result<String, Failure> {
    let (size, stars) = (puzzle.layout().size(), puzzle.layout().stars());
    let setup = match puzzle.layout().labels() {
        Some(labels) => Setup::star_battle(size, size, stars, labels)?,
        None => Setup::new(Rule::of(Piece::Queens), size, size)?.with_given(puzzle.given().iter().collect())?,
    };
    let form = match (puzzle.layout().labels(), stars) {
        (None, _) => Form::Placement,
        (Some(_), 1) => Form::Letters,
        (Some(_), _) => Form::PuzzLink,
    };
    let text = forms::write(form, &setup)?;
    Ok(if text.ends_with('\n') { text } else { text + "\n" })
}

#[derive(Serialize)]
struct GradeReport {
    /// The number of this puzzle; `None` if there is only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    ways: Count,
    level: Option<Level>,
    grade: Option<&'static str>,
    steps: Vec<StepReport<Square>>,
}

/// The number of ways to finish a puzzle, exact or as a lower bound.
#[derive(Clone, Copy, Serialize)]
#[serde(untagged)]
enum Count {
    Exactly(u64),
    #[serde(rename_all = "camelCase")]
    AtLeast {
        at_least: u64,
    },
}

fn count(puzzle: &Puzzle, most: usize, nodes: u64) -> Result<Count, Failure> {
    const SLICE: u64 = 1 << 12;
    let mut ways = Ways::counting(puzzle.clone(), most);
    while !ways.run(SLICE) && ways.nodes() < nodes {
        stop::check()?;
    }
    let CountedWays { count, all } = ways.counted();
    Ok(if all { Count::Exactly(count as u64) } else { Count::AtLeast { at_least: count as u64 } })
}

#[derive(Serialize)]
struct Counted {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    ways: Count,
}

/// Counts the ways to finish each puzzle.
pub(crate) fn ways(what: &PuzzleWays, json: bool) -> Result<Ending, Failure> {
    let mut ending = Ending::Done;
    read_each(what.puzzle.file.as_deref(), what.puzzle.stars, |puzzle, line| {
        let ways = count(puzzle, what.most as usize, u64::MAX)?;
        if matches!(ways, Count::AtLeast { .. }) {
            ending = Ending::Unfinished;
        }
        match ways {
            _ if json => output::json(&Counted { line, ways })?,
            Count::Exactly(count) => output::print_line(&count.to_string())?,
            Count::AtLeast { at_least } => output::print_line(&format!("at least {at_least}"))?,
        }
        Ok(())
    })?;
    Ok(ending)
}

/// Prints the number of ways of each puzzle and, if there is one way, the grade and the steps that solve it. The exit code
/// is 1 if any puzzle has no way or several.
pub(crate) fn grade(what: &PuzzleGrade, json: bool) -> Result<Ending, Failure> {
    let mut ending = Ending::Done;
    read_each(what.file.as_deref(), what.stars, |puzzle, line| {
        let size = puzzle.layout().size();
        let square = |number| Square::numbered(number, size);
        let (ways, certificate) = match puzzle::grade(puzzle) {
            Graded::None => (Count::Exactly(0), None),
            Graded::One(certificate) => (Count::Exactly(1), Some(certificate)),
            Graded::Several(_) if json => (count(puzzle, MAX_COUNTED, MAX_COUNTING_NODES)?, None),
            Graded::Several(_) => (Count::AtLeast { at_least: 2 }, None),
        };
        if certificate.is_none() {
            ending = Ending::Impossible;
        }
        if json {
            output::json(&GradeReport {
                line,
                ways,
                level: certificate.as_ref().and_then(Certificate::level),
                grade: certificate.as_ref().map(|certificate| certificate.grade().name()),
                steps: certificate.iter().flat_map(|proof| &proof.steps).map(|step| step.report(square)).collect(),
            })?;
        } else if let Some(certificate) = certificate {
            let level = certificate.level().map_or("beyond the rules", Level::name);
            output::print_line(&format!("one way: {level}, by {}", certificate.grade().name()))?;
            // If there are many puzzles, each is answered by one line.
            for step in certificate.steps.iter().filter(|_| line.is_none()) {
                output::print_line(&describe(step, size))?;
            }
        } else {
            let is_none = matches!(ways, Count::Exactly(0));
            output::print_line(if is_none { "no way to finish it" } else { "more than one way to finish it" })?;
        }
        Ok(())
    })?;
    Ok(ending)
}

/// Describes a step in a line: the rule, and its consequence.
fn describe(step: &Step, size: u32) -> String {
    let rule = step.rule.name();
    let all = |squares: Squares| join_squares(squares.iter().map(|number| Square::numbered(number, size)));
    match step.sets() {
        Some(square) => format!("{rule}: a queen on {}", Square::numbered(square, size)),
        None => format!("{rule}: no queen on {}", all(step.excludes)),
    }
}

/// Prints the next hint for the queens and crosses of a player.
pub(crate) fn hint(what: &PuzzleHint, json: bool) -> Result<Ending, Failure> {
    let puzzle = read(what.file.as_deref())?;
    let size = puzzle.layout().size();
    let set = |squares: &[Square]| -> Result<Squares, Failure> {
        let number = |square: &Square| square.number(size, size);
        let wrong = |square: &Square| Failure::Square { square: *square, rows: size, columns: size };
        squares.iter().map(|square| number(square).ok_or_else(|| wrong(square))).collect()
    };
    let found = puzzle::hint(&puzzle, &Played { queens: set(&what.queens)?, marks: set(&what.crosses)? })?;
    let square = |number: u32| Square::numbered(number, size);
    if json {
        output::json(&found.report(square))?;
        return Ok(Ending::Done);
    }
    output::print_line(&match &found {
        Hint::WrongQueen(number) => format!("the queen on {} is wrong", square(*number)),
        Hint::WrongMark(number) => format!("the cross on {} is wrong", square(*number)),
        Hint::Step(step) => describe(step, size),
        Hint::Search => "no rule applies: only a search goes on from here".to_owned(),
        Hint::Solved => "solved".to_owned(),
    })?;
    Ok(Ending::Done)
}

/// Reads one or several puzzles, and passes each of them to `each`, with its number if there are several.
fn read_each(
    file: Option<&std::path::Path>,
    stars: Option<u32>,
    mut each: impl FnMut(&Puzzle, Option<usize>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let bytes = files::bytes(file)?;
    let boards = forms::read_all(&String::from_utf8_lossy(&bytes))?;
    let many = boards.len() > 1;
    for (number, board) in (1..).zip(boards) {
        let board = match stars {
            Some(stars) if !board.setup.regions().is_empty() => board.with_stars(stars),
            _ => board,
        };
        let line = many.then_some(number);
        let puzzle = puzzle_of(&board.setup).map_err(|failure| match line {
            Some(line) => Failure::At { line, failure: Box::new(failure) },
            None => failure,
        })?;
        board.notes.iter().for_each(|note| Failure::Note { error: note.clone() }.warn());
        each(&puzzle, line)?;
    }
    Ok(())
}

/// Reads the first puzzle of a file.
fn read(file: Option<&std::path::Path>) -> Result<Puzzle, Failure> {
    let bytes = files::bytes(file)?;
    let board = forms::read(&String::from_utf8_lossy(&bytes))?;
    let puzzle = puzzle_of(&board.setup)?;
    board.notes.iter().for_each(|note| Failure::Note { error: note.clone() }.warn());
    Ok(puzzle)
}

/// Converts a board to a puzzle. Fails if the board has a part that a puzzle cannot represent.
fn puzzle_of(setup: &Setup) -> Result<Puzzle, Failure> {
    let (size, columns) = (setup.rows(), setup.columns());
    if size != columns {
        return Err(Failure::NotSquare { rows: size, columns });
    }
    let (puzzle, represented) = if setup.regions().is_empty() {
        let queens = Setup::new(Rule::of(Piece::Queens), size, size)?;
        (Puzzle::completion(&Placement::empty(size as usize)?)?, queens)
    } else {
        let labels: Vec<i32> = setup.regions().iter().map(|label| label.cast_signed()).collect();
        let starred = Setup::star_battle(size, size, setup.stars(), setup.regions())?;
        // On a board with regions, crosses are notes of a player.
        (Puzzle::starred(size, &labels, setup.stars())?, starred.with_marks(setup.marks().to_vec())?)
    };
    match setup.differs(&represented.with_given(setup.given().to_vec())?) {
        Some(part) => Err(Failure::NotPuzzle { part }),
        None => Ok(puzzle.with_given(setup.given().iter().copied().collect())),
    }
}
