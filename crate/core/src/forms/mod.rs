//! Boards as the texts in which people exchange them: one reader that recognizes the form of a text, and writers for every
//! form that can represent the board.
//!
//! ```
//! use queens_core::forms::{self, Form};
//!
//! let read = forms::read("https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk")?;
//! assert_eq!((read.form, read.setup.rows(), read.setup.stars()), (Form::PuzzLink, 6, 1));
//! assert_eq!(forms::write(Form::Letters, &read.setup)?, "aaaabb\nacdabb\nccdddb\ncbbbbb\nceebef\ncceeef\n");
//! # Ok::<(), forms::FormError>(())
//! ```

mod borders;
mod cnf;
mod comments;
mod constraints;
mod diagonals;
mod dzn;
mod error;
mod fen;
mod json;
mod legup;
mod letters;
mod link;
mod lists;
mod many;
mod matrix;
mod minizinc;
mod note;
mod numbers;
mod ortools;
mod pairs;
mod penpa;
mod pzpr;
mod reader;
mod sbn;
mod setup;
mod sheet;
mod signs;
mod smtlib;
mod squares;
mod starb;
mod stars;
mod task;
mod text;

pub use error::{FormError, Part};
pub use note::Note;
pub use setup::{Clash, ClashKind, Setup};

use many::One;

/// The longest text that is read, in bytes.
pub const MAX_TEXT_BYTES: usize = 1_000_000;

/// The maximum number of rows and columns of a board that is read.
pub const MAX_SIDE: u32 = 1_000;

named! {
    /// A form of text for a board.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
    #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BoardForm"))]
    pub enum Form {
        /// An address of puzz.link or one of its mirrors: a star battle by its borders.
        #[cfg_attr(feature = "serde", serde(rename = "puzz.link"))]
        PuzzLink = "puzz.link",
        /// An address of Penpa+, which contains a drawing or an address of puzz.link. Written ones contain an address
        /// of puzz.link.
        Penpa = "penpa",
        /// A file of pzpr, with the pieces and marks on the board.
        Pzpr = "pzpr",
        /// A letter for each square, by its region.
        Letters = "letters",
        /// The number of the region of each square, with commas.
        Task = "task",
        /// A matrix of regions in JSON, or in a program.
        Json = "json",
        /// The Star Battle Notation of StarBattleLab: version 2, or version 1, which is only read.
        Sbn = "sbn",
        /// The pieces of a chess board, row by row.
        Fen = "fen",
        /// The squares of the queens, as in chess.
        Squares = "squares",
        /// Excluded diagonals, as in problem 079 of CSPLib.
        Diagonals = "diagonals",
        /// A formula in DIMACS CNF, whose comments name the board.
        Cnf = "cnf",
        /// Data of MiniZinc with the regions as a matrix. Only read, as are the two that follow.
        Dzn = "dzn",
        /// A file of LEGUP: XML with the squares of each region.
        Legup = "legup",
        /// A file of a course: the squares of each region in a line.
        Starb = "starb",
        /// A column for each row.
        Placement = "placement",
        /// A model in MiniZinc. Only written, as are those that follow.
        Minizinc = "minizinc",
        /// The same, as an address that opens it in the playground of MiniZinc.
        MinizincLink = "minizinc-link",
        /// A program in Python that asks OR-Tools.
        Ortools = "ortools",
        /// A script in SMT-LIB 2.
        Smtlib = "smtlib",
    }
}

/// A board that was read, and its form.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Board {
    /// The form of the text.
    pub form: Form,
    /// The board.
    pub setup: Setup,
    /// The solution that the text gives, if any: the squares of its pieces.
    pub solution: Vec<u32>,
    /// Remarks on how the text was read, if it was ambiguous.
    pub notes: Vec<Note>,
    star_count: StarCount,
}

/// Whether a text gives the number of stars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum StarCount {
    /// The text gives the number of stars, or the board needs none.
    Given,
    /// The text does not give the number of stars.
    Missing,
    /// The text gives a number that may be a rating.
    MaybeRating,
}

impl Board {
    fn new(form: Form, setup: Setup) -> Self {
        Board { form, setup, solution: Vec::new(), notes: Vec::new(), star_count: StarCount::Given }
    }

    /// A board with regions whose text does not give the number of stars.
    fn without_star_count(form: Form, setup: Setup) -> Self {
        Board { star_count: StarCount::Missing, ..Board::new(form, setup) }
    }

    fn with_note(mut self, note: Note) -> Self {
        self.notes.push(note);
        self
    }

    /// Sets the number of stars, for a text that does not give it.
    #[must_use]
    pub fn with_stars(self, stars: u32) -> Self {
        let is_about_stars =
            |note: &Note| matches!(note, Note::StarsTried { .. } | Note::StarsAssumed { .. } | Note::Rating { .. });
        let notes = self.notes.into_iter().filter(|note| !is_about_stars(note)).collect();
        Board { setup: self.setup.with_stars(stars), notes, star_count: StarCount::Given, ..self }
    }

    /// Reads a sign that could be a queen or a forbidden square as the other of these two.
    #[must_use]
    pub fn with_other_sign(mut self) -> Self {
        for note in &mut self.notes {
            *note = match note {
                Note::SignIsQueen { sign } => Note::SignIsForbidden { sign: std::mem::take(sign) },
                Note::SignIsForbidden { sign } => Note::SignIsQueen { sign: std::mem::take(sign) },
                _ => continue,
            };
            let (given, marks) = (self.setup.given().to_vec(), self.setup.marks().to_vec());
            let walls = self.setup.walls().to_vec();
            self.setup = self.setup.clone().put_given(marks).put_marks(given).put_walls(walls);
        }
        self
    }
}

/// Reads a text in any of the forms that are read. If it contains several boards, returns the first, with [`Note::FirstOf`].
///
/// # Errors
/// Like [`read_all`].
pub fn read(text: &str) -> Result<Board, FormError> {
    let mut boards = read_all(text)?.into_iter();
    let more = boards.len();
    let board = boards.next().ok_or_else(|| text::unknown(text))?;
    Ok(if more > 1 { board.with_note(Note::FirstOf { boards: more }) } else { board })
}

/// Reads all boards in a text. There is at least one.
///
/// # Errors
/// [`FormError::Unknown`] if the text has none of the forms, [`FormError::TooLong`] beyond [`MAX_TEXT_BYTES`], or an error with
/// the place that cannot be read.
pub fn read_all(text: &str) -> Result<Vec<Board>, FormError> {
    if text.len() > MAX_TEXT_BYTES {
        return Err(FormError::TooLong { bytes: text.len(), longest: MAX_TEXT_BYTES });
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let plain = comments::without_comments(text);
    let whole = ANNOUNCED.iter().find_map(|reader| reader.read_all(text));
    let read = whole.or_else(|| LIKELY.iter().find_map(|reader| reader.read_all(&plain)));
    Ok(read.ok_or_else(|| text::unknown(text))??.into_iter().map(stars::with_star_count).collect())
}

/// Forms with a clear beginning. Their readers process comments themselves.
const ANNOUNCED: [&dyn reader::ReadAll; 8] = [
    &One(link::Link),
    &many::Files,
    &One(pzpr::Pzpr),
    &One(diagonals::Diagonals),
    &One(cnf::Cnf),
    &legup::Legup,
    &dzn::Dzn,
    &json::Json,
];

/// Forms that are recognized by their appearance, in the order in which they are tried.
const LIKELY: [&dyn reader::ReadAll; 15] = [
    &many::Lines,
    &starb::Starb,
    &many::Blocks,
    // Before lists: `[A4, G2]` looks like two rows of two letters.
    &One(squares::Squares),
    &lists::Lists,
    &json::Bare,
    &numbers::Numbers,
    &One(task::Task),
    &One(fen::Fen),
    &One(sbn::Sbn),
    &pairs::Pairs,
    &many::Headed,
    &sheet::Drawn,
    &many::Spaced,
    &Last,
];

/// Letters and placements, which give the best errors for a text.
struct Last;

impl reader::ReadAll for Last {
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        letters::Letters.read_all(text).or_else(|| One(text::Placement).read_all(text))
    }
}

/// Writes a board in a form. Boards that the form cannot represent are refused, so that reading gives the same board.
///
/// # Errors
/// [`FormError::CannotRepresent`] with the part that the form cannot represent, such as a number of stars that is 0 or larger
/// than the number of columns; [`FormError::Size`] for a model of a board that is too large.
pub fn write(form: Form, setup: &Setup) -> Result<String, FormError> {
    let refused = FormError::CannotRepresent { form, part: Part::Stars };
    reader::stars(setup.stars().into(), setup.columns()).ok_or(refused)?;
    let text = match form {
        Form::PuzzLink => link::write(setup),
        Form::Penpa => link::write_penpa(setup),
        Form::Pzpr => pzpr::write(setup),
        Form::Letters => letters::write(setup),
        Form::Task => task::write(setup),
        Form::Json => Ok(json::write(setup)),
        Form::Sbn => sbn::write(setup),
        Form::Fen => fen::write(setup),
        Form::Squares => squares::write(setup),
        Form::Diagonals => diagonals::write(setup),
        Form::Cnf => cnf::write(setup),
        Form::Placement => text::write(setup),
        Form::Minizinc => return minizinc::write(setup),
        Form::MinizincLink => return minizinc::link(setup),
        Form::Ortools => return ortools::write(setup),
        Form::Smtlib => return smtlib::write(setup),
        Form::Dzn | Form::Legup | Form::Starb => return Err(FormError::CannotRepresent { form, part: Part::Writing }),
    }?;
    let read_again = read(&text).map(|board| board.setup);
    match read_again.as_ref().map(|read_again| setup.differs(read_again)) {
        Ok(None) => Ok(text),
        Ok(Some(part)) => Err(FormError::CannotRepresent { form, part }),
        Err(_) => Err(FormError::CannotRepresent { form, part: Part::Size }),
    }
}
