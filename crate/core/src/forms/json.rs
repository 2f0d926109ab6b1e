//! Boards as data: JSON written here or by other programs, and levels within a program, which are found in the text and never run.
//!
//! ```text
//!  {"rule": "touching", "rows": 2, "columns": 2, "stars": 1, "regions": [[0, 0], [1, 1]], "states": [["", "Q"], ["x", "#"]]}
//!  const level = { size: 2, colorRegions: [["A", "A"], ["B", "B"]] };
//!  {"n": 4, "columns": [0, 3, 0, 1]}
//! ```
//!
//! Regions may have any names. A state is a piece (`Q`, `★`, 1), a mark (`x`, 2), a wall (`#`, 3), or nothing.

use super::matrix::{Matrix, State, Tokens, state};
use super::reader::{self, Read, ReadAll, labels, unexpected};
use super::{Board, Form, FormError, Note, Part, Setup, StarCount, pairs, text};
use crate::rule::{Piece, Rule};
use std::fmt::Write;

const REGIONS: [&str; 4] = ["colorRegions", "regions", "regionGrid", "areas"];
const STATES: [&str; 3] = ["states", "grid", "board"];
const STARS: [&str; 4] = ["stars", "starsPerUnit", "starsPerRegion", "starCount"];

pub(super) struct Json;

impl ReadAll for Json {
    /// Reads boards by the names of their parts.
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        if !text.contains('[') {
            return None;
        }
        let tokens = Tokens::of(text);
        let objects = [&REGIONS[..], &STATES].map(|names| tokens.objects(names)).into_iter().find(|all| all.len() > 1);
        let boards: Result<Vec<Option<Board>>, FormError> = match &objects {
            Some(objects) => objects.iter().map(|object| named_board(object, text)).collect(),
            None => named_board(&tokens, text).map(|board| vec![board]),
        };
        boards.map(|boards| boards.into_iter().collect::<Option<Vec<Board>>>()).transpose()
    }
}

/// The board of an object; `None` if no key is the name of a part of a board.
fn named_board(tokens: &Tokens<'_>, text: &str) -> Result<Option<Board>, FormError> {
    let mut regions = tokens.matrix_of(&REGIONS)?;
    let mut states = tokens.matrix_of(&STATES)?;
    if regions.is_none() {
        // A grid alone contains regions, unless its squares show pieces.
        regions = states.take_if(|states| tokens.list_of("states").is_none() && !states.is_states());
    }
    board(tokens, text, regions.as_ref(), states.as_ref())
}

impl Read for Json {
    /// Reads one board.
    fn read(&self, text: &str) -> Option<Result<(Form, Setup), FormError>> {
        let read = self.read_all(text).or_else(|| Bare.read_all(text))?;
        read.map(|boards| boards.into_iter().next().map(|board| (board.form, board.setup))).transpose()
    }
}

/// A matrix of regions without a name, or a file of columns in JSON.
pub(super) struct Bare;

impl ReadAll for Bare {
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        if !text.contains('[') {
            return None;
        }
        let tokens = Tokens::of(text);
        match tokens.bare_matrix().and_then(|bare| board(&tokens, text, bare.as_ref(), None)) {
            Err(error) => Some(Err(error)),
            Ok(Some(board)) => Some(Ok(vec![board])),
            Ok(None) if is_list(text) => {
                let read = text::file(text)?;
                Some(
                    read.and_then(|placement| text::setup(&placement))
                        .map(|setup| vec![Board::new(Form::Placement, setup)]),
                )
            }
            Ok(None) => None,
        }
    }
}

/// Whether the text is an object, or a list with `null` for an empty row. Other lists are read like lists without brackets.
fn is_list(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with('{') || (text.starts_with('[') && text.contains("null"))
}

fn board(
    tokens: &Tokens<'_>,
    text: &str,
    regions: Option<&Matrix>,
    states: Option<&Matrix>,
) -> Result<Option<Board>, FormError> {
    let Some(shape) = regions.or(states) else { return Ok(None) };
    let (rows, columns, place) = (shape.rows, shape.columns, shape.place);
    let other = states.filter(|states| (states.rows, states.columns) != (rows, columns));
    if let Some(other) = other {
        return Err(unexpected(Form::Json, None, other.place, Part::Size));
    }
    // If the solution has one column for each row, a number called `stars` is a rating.
    let solution =
        tokens.numbers_of("solution").filter(|list| list.len() == rows as usize && rows == columns && rows > 1);
    let solution = solution.and_then(|list| pairs::columns(&list)).and_then(Result::ok);
    let solution = solution.map(|board| board.setup.given().to_vec()).unwrap_or_default();
    let (mut stars, mut star_count, mut notes) = (1, StarCount::Missing, Vec::new());
    if let Some((number, word, place)) = STARS.iter().find_map(|name| tokens.number_of(name)) {
        if solution.len() == rows as usize && number != 1 {
            notes.push(Note::Rating { number, stars });
            star_count = StarCount::Given;
        } else {
            let refused = || unexpected(Form::Json, Some(word), place, Part::Stars);
            stars = reader::stars(number, columns).ok_or_else(refused)?;
            star_count =
                if text_after(text, "rule").is_none() && stars > 1 { StarCount::MaybeRating } else { StarCount::Given };
        }
    }
    let piece = if regions.is_some() { Piece::Touching } else { Piece::Queens };
    let rule = match text_after(text, "rule").map(str::parse::<Rule>) {
        None => Rule::of(piece),
        Some(Ok(rule)) => rule,
        Some(Err(_)) => return Err(unexpected(Form::Json, None, place, Part::Rule)),
    };
    let labels = regions.map(|regions| labels(regions.items.iter().map(String::as_str))).unwrap_or_default();
    let of = |wanted: State| -> Vec<u32> {
        let items = states.map_or(&[][..], |states| &states.items);
        (0..).zip(items).filter(|(_, item)| state(item) == wanted).map(|(square, _)| square).collect()
    };
    let setup = Setup::new(rule, rows, columns)?.with_stars(stars).with_regions(&labels);
    let setup = setup.put_given(of(State::Piece)).put_marks(of(State::Mark)).put_walls(of(State::Wall));
    Ok(Some(Board { form: Form::Json, setup, solution, notes, star_count }))
}

/// The quoted text after a name.
fn text_after<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let quoted = format!("\"{name}\"");
    let behind = text[text.find(&quoted)? + quoted.len()..].trim_start().strip_prefix(':')?;
    behind.trim_start().strip_prefix('"')?.split('"').next()
}

/// Writes everything that a board has.
pub(super) fn write(setup: &Setup) -> String {
    let mut text = format!(
        "{{\"rule\": \"{}\", \"rows\": {}, \"columns\": {}, \"stars\": {}",
        setup.rule(),
        setup.rows(),
        setup.columns(),
        setup.stars()
    );
    if !setup.regions().is_empty() {
        let rows = setup.region_rows().map(|row| row.iter().map(u32::to_string).collect());
        put(&mut text, "regions", rows);
    }
    let mut states = vec![""; setup.squares() as usize];
    for (squares, state) in [(setup.marks(), "x"), (setup.walls(), "#"), (setup.given(), "Q")] {
        squares.iter().for_each(|&square| states[square as usize] = state);
    }
    if setup.regions().is_empty() || states.iter().any(|state| !state.is_empty()) {
        let rows = states.chunks(setup.columns() as usize);
        put(&mut text, "states", rows.map(|row| row.iter().map(|state| format!("\"{state}\"")).collect()));
    }
    text + "}"
}

fn put(text: &mut String, name: &str, rows: impl Iterator<Item = Vec<String>>) {
    let rows: Vec<String> = rows.map(|row| format!("[{}]", row.join(", "))).collect();
    write!(text, ", \"{name}\": [{}]", rows.join(", ")).expect("writing to a string never fails");
}
