//! Pictures for a page: painted in the memory of the engine, drawn on a canvas of the worker, and transferred without a
//! copy.

use crate::errors::Outcome;
use queens_core::problem::problems;
use thiserror::Error;
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{ImageBitmap, ImageData, OffscreenCanvas, OffscreenCanvasRenderingContext2d};

problems! {
    /// The error if there is no canvas to draw on.
    #[derive(Clone, Copy, Debug, Error)]
    #[error("there is no OffscreenCanvas here to draw on, or no room for the picture")]
    struct NoCanvas {} = "no-canvas"
}

/// A canvas that is not shown.
pub(super) struct Canvas {
    canvas: OffscreenCanvas,
    context: OffscreenCanvasRenderingContext2d,
}

impl Canvas {
    /// A canvas of one pixel.
    pub(super) fn new() -> Outcome<Self> {
        let made = OffscreenCanvas::new(1, 1).and_then(|canvas| Ok((canvas.get_context("2d")?, canvas)));
        match made {
            Ok((Some(context), canvas)) => Ok(Canvas { canvas, context: context.unchecked_into() }),
            _ => Err(NoCanvas {}.into()),
        }
    }

    /// Bytes of red, green, blue and alpha as a bitmap that is `width` pixels wide.
    pub(super) fn bitmap(&self, bytes: &[u8], width: u32) -> Outcome<ImageBitmap> {
        let height = bytes.len() as u32 / (4 * width);
        self.canvas.set_width(width);
        self.canvas.set_height(height);
        ImageData::new_with_u8_clamped_array_and_sh(Clamped(bytes), width, height)
            .and_then(|image| self.context.put_image_data(&image, 0.0, 0.0))
            .and_then(|()| self.canvas.transfer_to_image_bitmap())
            .map_err(|_| NoCanvas {}.into())
    }
}
