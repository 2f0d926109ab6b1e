//! A picture of a large board.

use super::bitmap::Canvas;
use crate::read::{self, Read, job, js_object};
use crate::shape::{Js, NumberLike, Rows, RowsLike, js_types, to_js};
use crate::{errors::Outcome, transfer};
use queens_core::board::Square;
use queens_page::image::{self, Closes, Colours, SquareFacts, View};
use serde::Serialize;
use wasm_bindgen::{Clamped, JsValue, prelude::wasm_bindgen};
use web_sys::ImageBitmap;

/// The maximum number of pixels along a side of a picture.
const MAX_PIXELS: f64 = 4096.0;

js_object! {
    /// The part of the board that is seen: the upper left corner in squares, pixels per square (below 1 far out), and
    /// the size of the picture in pixels.
    pub struct Viewport {
        x: f64 = "x",
        y: f64 = "y",
        scale: f64 = "scale",
        #[cfg_attr(test, ts(type = "number"))]
        width: Pixels = "width",
        #[cfg_attr(test, ts(type = "number"))]
        height: Pixels = "height",
    }
}

js_object! {
    /// Colours as 0xRRGGBB.
    pub struct ImageColours {
        /// Outside the board.
        beyond: u32 = "beyond",
        /// The background, if squares are too small to be seen.
        plate: u32 = "plate",
        light: u32 = "light",
        dark: u32 = "dark",
        given: u32 = "given",
        found: u32 = "found",
    }
}

/// Numbers of queens, given and found.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct QueenCounts {
    given: u32,
    found: u32,
}

/// A queen in view.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct QueenOf {
    row: u32,
    column: u32,
    given: bool,
}

js_types!(
    Viewport => "Viewport",
    ImageColours => "ImageColours",
    QueenCounts => "QueenCounts",
    Option<Vec<QueenOf>> => "Array<QueenOf> | null",
    SquareFacts => "LargeSquare",
    Closes => "Closes",
);

/// A board, painted part by part.
#[wasm_bindgen]
pub struct BoardImage {
    image: image::BoardImage,
    /// Created when the first bitmap is requested.
    canvas: Option<Canvas>,
}

job! {
    /// Counts about `rows` more rows. True when the board can be painted and queried.
    BoardImage.image(rows)
}

#[wasm_bindgen]
impl BoardImage {
    /// A picture of these rows. Queens that `given` also contains are drawn as given; without `given`, all are.
    ///
    /// # Errors
    /// When an argument is not a placement.
    #[wasm_bindgen(constructor)]
    pub fn new(rows: &RowsLike, given: Option<RowsLike>) -> Outcome<BoardImage> {
        let now = transfer::placement(rows)?;
        let before = given.map(|given| transfer::placement(&given)).transpose()?;
        let before = before.filter(|before| before.size() == now.size());
        Ok(BoardImage { image: image::BoardImage::new(now, before), canvas: None })
    }

    /// Bytes of red, green, blue and alpha, row after row.
    ///
    /// # Errors
    /// When an argument is not of its type or out of range.
    pub fn paint(&self, view: &Js<Viewport>, colours: &Js<ImageColours>) -> Outcome<Clamped<Vec<u8>>> {
        Ok(Clamped(self.image.paint(&view_of(view)?, &colours_of(colours)?)))
    }

    /// The same as a bitmap, which a canvas draws at once, and which can be transferred from a worker.
    ///
    /// # Errors
    /// Like `paint`, and if there is no `OffscreenCanvas`, as in Node.
    pub fn bitmap(&mut self, view: &Js<Viewport>, colours: &Js<ImageColours>) -> Outcome<ImageBitmap> {
        let view = view_of(view)?;
        let bytes = self.image.paint(&view, &colours_of(colours)?);
        let canvas = self.canvas.take().map_or_else(Canvas::new, Ok)?;
        self.canvas.insert(canvas).bitmap(&bytes, view.width)
    }

    /// How many queens are in view.
    ///
    /// # Errors
    /// When `view` is not a viewport.
    pub fn count(&self, view: &Js<Viewport>) -> Outcome<Js<QueenCounts>> {
        let image::Queens { given, found } = self.image.count(&view_of(view)?);
        Ok(to_js(&QueenCounts { given, found }))
    }

    /// How many queens there are.
    #[must_use]
    pub fn totals(&self) -> Js<QueenCounts> {
        let image::Queens { given, found } = self.image.totals();
        to_js(&QueenCounts { given, found })
    }

    /// Each queen in view; null when there are more than `most`.
    ///
    /// # Errors
    /// When an argument is not of its type or out of range.
    pub fn queens(&self, view: &Js<Viewport>, most: &NumberLike) -> Outcome<Js<Option<Vec<QueenOf>>>> {
        let most = read::whole(most, "most", 0.0, 100_000.0)? as usize;
        let view = view_of(view)?;
        let queen = |(Square { row, column }, given)| QueenOf { row, column, given };
        let queens: Vec<_> = self.image.queens_in(&view).take(most + 1).map(queen).collect();
        Ok(to_js(&Some(queens).filter(|queens| queens.len() <= most)))
    }

    /// The queen on a square, and the queens that attack it.
    ///
    /// # Errors
    /// When the square lies outside of the board.
    pub fn square(&self, row: &NumberLike, column: &NumberLike) -> Outcome<Js<SquareFacts>> {
        Ok(to_js(&self.image.square(self.read_square(row, column)?)))
    }

    /// How many free squares a queen there would attack.
    ///
    /// # Errors
    /// When the square lies outside of the board.
    pub fn closes(&self, row: &NumberLike, column: &NumberLike) -> Outcome<Js<Closes>> {
        Ok(to_js(&self.image.closes(self.read_square(row, column)?)))
    }

    /// Sets a given queen.
    ///
    /// # Errors
    /// When the square lies outside of the board.
    pub fn set(&mut self, row: &NumberLike, column: &NumberLike) -> Outcome<()> {
        let square = self.read_square(row, column)?;
        self.image.set(square);
        Ok(())
    }

    /// Removes the queen of a row.
    ///
    /// # Errors
    /// When the row lies outside of the board.
    pub fn take(&mut self, row: &NumberLike) -> Outcome<()> {
        let row = self.read_line(row, "row")?;
        self.image.take(row);
        Ok(())
    }

    /// The queens at present.
    #[must_use]
    pub fn rows(&self) -> Js<Rows> {
        to_js(&Rows::from(self.image.placement()))
    }

    fn read_square(&self, row: &JsValue, column: &JsValue) -> Outcome<Square> {
        Ok(Square::new(self.read_line(row, "row")?, self.read_line(column, "column")?))
    }

    fn read_line(&self, line: &JsValue, name: &'static str) -> Outcome<u32> {
        Ok(read::whole(line, name, 0.0, (self.image.size() - 1) as f64)? as u32)
    }
}

/// A side of a picture, in pixels.
pub struct Pixels(u32);

impl Read for Pixels {
    fn read(value: &JsValue, name: &'static str) -> Outcome<Self> {
        Ok(Pixels(read::whole(value, name, 1.0, MAX_PIXELS)? as u32))
    }
}

fn colours_of(value: &JsValue) -> Outcome<Colours> {
    let ImageColours { beyond, plate, light, dark, given, found } = ImageColours::read(value, "colours")?;
    Ok(Colours { beyond, plate, light, dark, given, found })
}

fn view_of(value: &JsValue) -> Outcome<View> {
    let Viewport { x, y, scale, width: Pixels(width), height: Pixels(height) } = Viewport::read(value, "view")?;
    if scale <= 0.0 {
        return Err(read::wrong_type("scale", "above 0"));
    }
    Ok(View {
        x: read::within(x, "x", 1e9)?,
        y: read::within(y, "y", 1e9)?,
        scale: read::within(scale, "scale", 1e6)?,
        width,
        height,
    })
}
