//! Computes the pixels: a density if squares are small, or else a chequered board with queens.

use super::{BoardImage, Colours, View};
use queens_core::board::Square;

/// From this many pixels per square on, the chequer is drawn.
const CHEQUER: f64 = 4.0;
/// From this many pixels per square on, queens are round.
const ROUND: f64 = 6.0;

/// The mean density is drawn at five eighths of full ink.
const MEAN: f64 = 1.6;

impl BoardImage {
    /// Bytes of red, green, blue and 255 for each pixel, row after row.
    #[must_use]
    pub fn paint(&self, view: &View, colours: &Colours) -> Vec<u8> {
        let mut pixels = Pixels::new(view, colours.beyond);
        if view.scale >= 1.0 {
            self.paint_squares(view, colours, &mut pixels);
        } else {
            self.paint_density(view, colours, &mut pixels);
        }
        pixels.bytes
    }

    fn paint_squares(&self, view: &View, colours: &Colours, pixels: &mut Pixels) {
        let size = self.size() as u32;
        let columns = view.columns(size);
        for row in view.rows(size) {
            let down = pixels.stretch(f64::from(row) - view.y, view.scale, view.height);
            if view.scale < CHEQUER {
                let left = pixels.stretch(f64::from(columns.start) - view.x, view.scale, view.width);
                let right = pixels.stretch(f64::from(columns.end) - view.x, view.scale, view.width);
                pixels.fill(&down, &(left.start..right.start), colours.plate);
                continue;
            }
            for column in columns.clone() {
                let across = pixels.stretch(f64::from(column) - view.x, view.scale, view.width);
                let colour = if (row + column) % 2 == 0 { colours.light } else { colours.dark };
                pixels.fill(&down, &across, colour);
            }
        }
        for (Square { row, column }, given) in self.queens_in(view) {
            let colour = if given { colours.given } else { colours.found };
            let (x, y) = ((f64::from(column) - view.x) * view.scale, (f64::from(row) - view.y) * view.scale);
            if view.scale >= ROUND {
                pixels.disc(x, y, view.scale, given, colour);
            } else {
                let down = pixels.stretch(f64::from(row) - view.y, view.scale, view.height);
                let across = pixels.stretch(f64::from(column) - view.x, view.scale, view.width);
                pixels.fill(&down, &across, colour);
            }
        }
    }

    fn paint_density(&self, view: &View, colours: &Colours, pixels: &mut Pixels) {
        let size = self.size() as f64;
        let step = 1.0 / view.scale;
        let queens = f64::from(self.totals.given + self.totals.found);
        let full = (MEAN * queens * (step / size) * (step / size)).max(1.0);
        let level = self.density.as_ref().and_then(|density| density.cells(step));
        let counts = match level {
            Some(_) => Vec::new(),
            None => self.counts(view),
        };
        for down in 0..view.height {
            let y = view.y + f64::from(down) * step;
            for across in 0..view.width {
                let x = view.x + f64::from(across) * step;
                // A board less than a pixel wide must still be visible.
                if x + step <= 0.0 || y + step <= 0.0 || x >= size || y >= size {
                    continue;
                }
                let ([given, found], share) = match level {
                    Some(level) => {
                        let rows = level.cells_from(y, y + step);
                        let columns = level.cells_from(x, x + step);
                        let cells = (rows.len() * columns.len()) as f64 * level.width() * level.width();
                        (level.sum(&rows, &columns), step * step / cells)
                    }
                    None => (counts[(down * view.width + across) as usize], 1.0),
                };
                let ink = f64::from(given + found) * share / full;
                let queen = mix(colours.given, colours.found, f64::from(found) / f64::from((given + found).max(1)));
                pixels.set(across, down, mix(colours.plate, queen, ink.min(1.0)));
            }
        }
    }

    /// The numbers of given and found queens in each pixel of a view.
    fn counts(&self, view: &View) -> Vec<[u32; 2]> {
        let mut counts = vec![[0; 2]; view.width as usize * view.height as usize];
        for (Square { row, column }, given) in self.queens_in(view) {
            let across = ((f64::from(column) - view.x) * view.scale).floor();
            let down = ((f64::from(row) - view.y) * view.scale).floor();
            if (0.0..f64::from(view.width)).contains(&across) && (0.0..f64::from(view.height)).contains(&down) {
                counts[down as usize * view.width as usize + across as usize][usize::from(!given)] += 1;
            }
        }
        counts
    }
}

/// A picture being painted.
struct Pixels {
    width: u32,
    height: u32,
    bytes: Vec<u8>,
}

impl Pixels {
    fn new(view: &View, ground: u32) -> Self {
        let (width, height) = (view.width, view.height);
        Pixels { width, height, bytes: bytes_of(ground).repeat(width as usize * height as usize) }
    }

    fn set(&mut self, across: u32, down: u32, colour: u32) {
        let at = 4 * (down as usize * self.width as usize + across as usize);
        self.bytes[at..at + 4].copy_from_slice(&bytes_of(colour));
    }

    /// The pixels of a square that begins `squares` squares from the edge. Neighbours neither overlap nor leave a
    /// gap.
    fn stretch(&self, squares: f64, scale: f64, most: u32) -> std::ops::Range<u32> {
        let pixel = |squares: f64| ((squares * scale).round() as u32).min(most);
        pixel(squares)..pixel(squares + 1.0)
    }

    fn fill(&mut self, down: &std::ops::Range<u32>, across: &std::ops::Range<u32>, colour: u32) {
        for row in down.clone() {
            for column in across.clone() {
                self.set(column, row, colour);
            }
        }
    }

    /// A queen: solid if given, a ring if found.
    fn disc(&mut self, x: f64, y: f64, side: f64, solid: bool, colour: u32) {
        let (middle_x, middle_y) = (x + side / 2.0, y + side / 2.0);
        let outer = 0.36 * side;
        let inner = if solid { 0.0 } else { 0.22 * side };
        let pixels =
            |from: f64, most: u32| (from.max(0.0) as u32).min(most)..((from + side).ceil().max(0.0) as u32).min(most);
        for row in pixels(y, self.height) {
            for column in pixels(x, self.width) {
                let (across, down) = (f64::from(column) + 0.5 - middle_x, f64::from(row) + 0.5 - middle_y);
                let distance = across * across + down * down;
                if distance <= outer * outer && distance >= inner * inner {
                    self.set(column, row, colour);
                }
            }
        }
    }
}

fn bytes_of(colour: u32) -> [u8; 4] {
    let [_, red, green, blue] = colour.to_be_bytes();
    [red, green, blue, u8::MAX]
}

/// The colour at `share`, 0 to 1, of the way from one colour to another.
fn mix(from: u32, to: u32, share: f64) -> u32 {
    let share = (share * 256.0) as u32;
    let part = |shift: u32| {
        let (from, to) = (from >> shift & 0xff, to >> shift & 0xff);
        (from * (256 - share) + to * share) >> 8 << shift
    };
    part(16) | part(8) | part(0)
}
