//! A large board to look at.

use crate::{errors::Outcome, read, transfer, write};
use js_sys::{Array, Int32Array, Object};
use queens_core::board::Square;
use queens_page::image::{self, Colours, Queens, View};
use wasm_bindgen::{Clamped, JsValue, prelude::wasm_bindgen};

/// Pixels along a side of a picture.
const MOST_PIXELS: f64 = 4096.0;

/// A board, painted part by part.
#[wasm_bindgen]
pub struct BoardImage {
    image: image::BoardImage,
}

#[wasm_bindgen]
impl BoardImage {
    /// Of these rows; those that `given` holds as well are given queens, and all are where it is null.
    ///
    /// # Errors
    /// When an argument is not a placement.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &JsValue, given: &JsValue) -> Outcome<BoardImage> {
        let now = transfer::placement(rows)?;
        let before = if given.is_null() { None } else { Some(transfer::placement(given)?) };
        let before = before.filter(|before| before.size() == now.size());
        Ok(BoardImage { image: image::BoardImage::new(now, before) })
    }

    /// Counts about so many rows more. True when it can be painted and asked.
    ///
    /// # Errors
    /// When `rows` is not a count.
    pub fn run(&mut self, rows: &JsValue) -> Outcome<bool> {
        Ok(self.image.run(read::count(rows, "rows")?))
    }

    /// Bytes of red, green, blue and alpha, row after row.
    ///
    /// # Errors
    /// When an argument is not of its type or out of range.
    pub fn paint(&self, view: &JsValue, colours: &JsValue) -> Outcome<Clamped<Vec<u8>>> {
        let colour = |name| read::word(&read::required(colours, name)?, name);
        let colours = Colours {
            beyond: colour("beyond")?,
            plate: colour("plate")?,
            light: colour("light")?,
            dark: colour("dark")?,
            given: colour("given")?,
            found: colour("found")?,
        };
        Ok(Clamped(self.image.paint(&read_view(view)?, &colours)))
    }

    /// `{ given, found }`: the queens in view.
    ///
    /// # Errors
    /// When `view` is none.
    pub fn count(&self, view: &JsValue) -> Outcome<Object> {
        Ok(counts(self.image.count(&read_view(view)?)))
    }

    /// `{ given, found }`: all queens.
    #[must_use]
    pub fn totals(&self) -> Object {
        counts(self.image.totals())
    }

    /// `{ row, column, given }` of each queen in view; null when there are more than `most`.
    ///
    /// # Errors
    /// When an argument is not of its type or out of range.
    pub fn queens(&self, view: &JsValue, most: &JsValue) -> Outcome<JsValue> {
        let most = read::whole(most, "most", 0.0, 100_000.0)? as usize;
        let view = read_view(view)?;
        let queens: Vec<_> = self.image.queens_in(&view).take(most + 1).collect();
        if queens.len() > most {
            return Ok(JsValue::NULL);
        }
        let list = queens.into_iter().map(|(Square { row, column }, given)| {
            let queen = write::object();
            write::set(&queen, "row", &row.into());
            write::set(&queen, "column", &column.into());
            write::set(&queen, "given", &given.into());
            queen
        });
        Ok(list.collect::<Array>().into())
    }

    /// `{ queen, free, attackers }`.
    ///
    /// # Errors
    /// When the square lies outside of the board.
    pub fn square(&self, row: &JsValue, column: &JsValue) -> Outcome<JsValue> {
        Ok(write::plain(&self.image.square(self.read_square(row, column)?)))
    }

    /// `{ row, column, diagonal, antiDiagonal }`: the free squares that a queen there would close.
    ///
    /// # Errors
    /// When the square lies outside of the board.
    pub fn closes(&self, row: &JsValue, column: &JsValue) -> Outcome<JsValue> {
        Ok(write::plain(&self.image.closes(self.read_square(row, column)?)))
    }

    /// Sets a given queen.
    ///
    /// # Errors
    /// When the square lies outside of the board.
    pub fn set(&mut self, row: &JsValue, column: &JsValue) -> Outcome<()> {
        let square = self.read_square(row, column)?;
        self.image.set(square);
        Ok(())
    }

    /// Takes the queen of a row.
    ///
    /// # Errors
    /// When the row lies outside of the board.
    pub fn take(&mut self, row: &JsValue) -> Outcome<()> {
        let row = self.read_line(row, "row")?;
        self.image.take(row);
        Ok(())
    }

    /// The queens as they stand.
    #[must_use]
    pub fn rows(&self) -> Int32Array {
        transfer::rows(self.image.placement())
    }

    fn read_square(&self, row: &JsValue, column: &JsValue) -> Outcome<Square> {
        Ok(Square::new(self.read_line(row, "row")?, self.read_line(column, "column")?))
    }

    fn read_line(&self, line: &JsValue, name: &'static str) -> Outcome<u32> {
        Ok(read::whole(line, name, 0.0, (self.image.size() - 1) as f64)? as u32)
    }
}

fn counts(queens: Queens) -> Object {
    let counts = write::object();
    write::set(&counts, "given", &queens.given.into());
    write::set(&counts, "found", &queens.found.into());
    counts
}

fn read_view(view: &JsValue) -> Outcome<View> {
    let real = |name, most| read::real(&read::required(view, name)?, name, most);
    let pixels = |name| read::whole(&read::required(view, name)?, name, 1.0, MOST_PIXELS);
    let scale = real("scale", 1e6)?;
    if scale <= 0.0 {
        return Err(read::wrong_type("scale", "above 0"));
    }
    Ok(View {
        x: real("x", 1e9)?,
        y: real("y", 1e9)?,
        scale,
        width: pixels("width")? as u32,
        height: pixels("height")? as u32,
    })
}
