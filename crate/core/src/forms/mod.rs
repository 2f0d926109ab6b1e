//! Boards as the texts in which people exchange them: one reader that knows what a text is, and writers for every form that
//! can hold the board.
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
mod constraints;
mod diagonals;
mod error;
mod fen;
mod inflate;
mod json;
mod letters;
mod link;
mod matrix;
mod minizinc;
mod ortools;
mod penpa;
mod pzpr;
mod reader;
mod sbn;
mod setup;
mod smtlib;
mod squares;
mod task;
mod text;

pub use error::{FormError, Part};
pub use setup::Setup;

/// The longest text that is read, in bytes.
pub const LONGEST_TEXT: usize = 1_000_000;

/// The most rows and columns of a board that is read.
pub const LARGEST_SIDE: u32 = 1_000;

named! {
    /// A form of text that holds a board.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
    #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BoardForm"))]
    pub enum Form {
        /// An address of puzz.link or one of its mirrors: a star battle by its borders.
        #[cfg_attr(feature = "serde", serde(rename = "puzz.link"))]
        PuzzLink = "puzz.link",
        /// An address of Penpa+: a drawing, or one of puzz.link that it carries. The latter is written.
        Penpa = "penpa",
        /// A file of pzpr, with what is set on the board.
        Pzpr = "pzpr",
        /// A letter for each square, by its region.
        Letters = "letters",
        /// The number of the region of each square, with commas.
        Task = "task",
        /// A matrix of regions in JSON, or in a program.
        Json = "json",
        /// The Star Battle Notation of StarBattleLab, in its second version; the first is read.
        Sbn = "sbn",
        /// The pieces of a chess board, row by row.
        Fen = "fen",
        /// The squares of the queens, as in chess.
        Squares = "squares",
        /// Excluded diagonals, as in problem 079 of CSPLib.
        Diagonals = "diagonals",
        /// A formula in DIMACS CNF, whose comments say which board it is.
        Cnf = "cnf",
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

/// A board that was read, and from what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// What the text is.
    pub form: Form,
    /// The board.
    pub setup: Setup,
}

/// Reads a text in any of the forms that are read.
///
/// # Errors
/// [`FormError::Unknown`] where it is none of them, [`FormError::TooLong`] beyond [`LONGEST_TEXT`], or what is wrong with
/// it, by its place.
pub fn read(text: &str) -> Result<Board, FormError> {
    if text.len() > LONGEST_TEXT {
        return Err(FormError::TooLong { bytes: text.len(), longest: LONGEST_TEXT });
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for form in ORDER {
        if let Some(read) = form.read(text) {
            let (form, setup) = read?;
            return Ok(Board { form, setup });
        }
    }
    Err(text::unknown(text))
}

/// Who is asked first: forms that announce themselves, then those that only look like something.
const ORDER: [&dyn reader::Read; 11] = [
    &link::Link,
    &pzpr::Pzpr,
    &diagonals::Diagonals,
    &cnf::Cnf,
    &json::Json,
    &task::Task,
    &fen::Fen,
    &sbn::Sbn,
    &squares::Squares,
    &letters::Letters,
    &text::Placement,
];

/// Writes a board in a form. What the form cannot hold is refused, so that reading gives the same board.
///
/// # Errors
/// [`FormError::CannotHold`] with what is in the way, which is the number of stars where it is 0 or larger than that of
/// columns; [`FormError::Size`] for a model of a board that is too large.
pub fn write(form: Form, setup: &Setup) -> Result<String, FormError> {
    let refused = FormError::CannotHold { form, part: Part::Stars };
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
    }?;
    let held = read(&text).map(|board| board.setup);
    match held.as_ref().map(|held| setup.differs(held)) {
        Ok(None) => Ok(text),
        Ok(Some(part)) => Err(FormError::CannotHold { form, part }),
        Err(_) => Err(FormError::CannotHold { form, part: Part::Size }),
    }
}
