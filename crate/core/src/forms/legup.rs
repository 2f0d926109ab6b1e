//! Star battles of LEGUP: XML with the cells of each region, and the stars and marks on them.

use super::reader::{ReadAll, stars, unexpected_at};
use super::{Board, Form, FormError, Note, Part, Setup};

pub(super) struct Legup;

impl ReadAll for Legup {
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        let is_legup = text.contains("<Legup") || (text.contains("<region") && text.contains("<cell"));
        is_legup.then(|| read(text).map(|board| vec![board]))
    }
}

/// The number in an attribute of a tag.
fn attribute(tag: &str, name: &str) -> Option<i64> {
    let (_, behind) = tag.split_once(&format!(" {name}="))?;
    let quote = behind.chars().next().filter(|sign| matches!(sign, '"' | '\''))?;
    behind[1..].split(quote).next()?.trim().parse().ok()
}

/// The first tag with a name, and its position.
fn tag<'a>(text: &'a str, name: &str) -> Option<(usize, &'a str)> {
    let at = text.find(&format!("<{name} "))?;
    Some((at, text[at..].split('>').next()?))
}

fn read(text: &str) -> Result<Board, FormError> {
    let refused = |at, part| unexpected_at(Form::Legup, text, at, part);
    if !text.to_lowercase().contains("starbattle") {
        return Err(refused(text.find("<puzzle").unwrap_or(0), Part::Kind));
    }
    let (at, board) = tag(text, "board").ok_or_else(|| refused(0, Part::Size))?;
    let size = attribute(board, "size").or_else(|| attribute(board, "width"));
    let size = size.and_then(|size| u32::try_from(size).ok()).ok_or_else(|| refused(at, Part::Size))?;
    let empty = Setup::star_battle(size, size, 1, &[])?;
    let number = attribute(board, "puzzle_num").unwrap_or(1);
    let number =
        u64::try_from(number).ok().and_then(|number| stars(number, size)).ok_or_else(|| refused(at, Part::Stars))?;
    let mut regions: Vec<Option<u32>> = vec![None; empty.squares() as usize];
    let (mut given, mut marks, mut notes) = (Vec::new(), Vec::new(), Vec::new());
    for (label, region) in (0..).zip(text.split("<region").skip(1).filter(|part| !part.starts_with('s'))) {
        for cell in region.split("<cell ").skip(1) {
            let cell = format!(" {}", cell.split('>').next().unwrap_or_default());
            let side =
                |name| attribute(&cell, name).and_then(|side| u32::try_from(side).ok()).filter(|&side| side < size);
            let (Some(column), Some(row)) = (side("x"), side("y")) else {
                let at = region.as_ptr() as usize - text.as_ptr() as usize;
                return Err(refused(at, Part::Square));
            };
            let square = row * size + column;
            if regions[square as usize].is_some_and(|other| other != label) {
                notes.push(Note::TwoRegions { row: row + 1, column: column + 1 });
            }
            regions[square as usize] = Some(label);
            match attribute(&cell, "value") {
                Some(-2) => given.push(square),
                Some(-1) => marks.push(square),
                _ => {}
            }
        }
    }
    let open = || regions.iter().enumerate().filter(|(_, region)| region.is_none());
    if let Some((square, _)) = open().next() {
        let (row, column) = (square as u64 / u64::from(size) + 1, square as u64 % u64::from(size) + 1);
        return Err(FormError::Open { form: Form::Legup, squares: open().count(), row, column });
    }
    let labels: Vec<u32> = regions.into_iter().flatten().collect();
    let setup = empty.with_stars(number).with_regions(&labels).put_given(given).put_marks(marks);
    Ok(Board { notes, ..Board::new(Form::Legup, setup) })
}
