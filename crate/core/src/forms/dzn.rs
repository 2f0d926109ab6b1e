//! Data of MiniZinc: `num_stars = 1; dim = 6; sectors = [| 1, 2 | 1, 2 |];`. Comments begin with a percent sign.

use super::reader::{ReadAll, labels, unexpected_at};
use super::{Board, Form, FormError, Part, Setup};

pub(super) struct Dzn;

impl ReadAll for Dzn {
    fn read_all(&self, text: &str) -> Option<Result<Vec<Board>, FormError>> {
        // A model is not read as data.
        if text.contains("constraint") || text.contains("solve") {
            return None;
        }
        let plain: Vec<String> =
            text.lines().map(|line| line.split('%').next().unwrap_or_default().to_owned()).collect();
        let plain = plain.join("\n");
        let start = plain.find("[|").map(|at| at + 2).or_else(|| {
            let at = plain.find("array2d")?;
            plain[at..].find('[').map(|more| at + more + 1)
        })?;
        Some(read(&plain, start).map(|board| vec![board]))
    }
}

/// The number behind a name.
fn number(text: &str, names: &[&str]) -> Option<u32> {
    text.split(';').find_map(|item| {
        let (name, value) = item.split_once('=')?;
        names.contains(&name.trim()).then(|| value.trim().parse().ok())?
    })
}

fn read(text: &str, start: usize) -> Result<Board, FormError> {
    let refused = |at, part| unexpected_at(Form::Dzn, text, at, part);
    let end = text[start..].find(']').map(|length| start + length).ok_or_else(|| refused(text.len(), Part::Regions))?;
    let matrix = &text[start..end];
    let rows: Vec<&str> = matrix.split('|').filter(|row| !row.trim().is_empty()).collect();
    let items: Vec<&str> =
        rows.iter().flat_map(|row| row.split(',')).map(str::trim).filter(|item| !item.is_empty()).collect();
    let size = number(text, &["dim", "n", "size", "rows"]).map_or(items.len().isqrt(), |size| size as usize);
    if items.is_empty() || items.len() != size * size {
        return Err(refused(start, Part::Size));
    }
    if let Some(open) = items.iter().find(|item| matches!(**item, "<>" | "_")) {
        let squares = items.iter().filter(|item| *item == open).count();
        let at = items.iter().position(|item| item == open).unwrap_or_default();
        let (row, column) = (at / size + 1, at % size + 1);
        return Err(FormError::Open { form: Form::Dzn, squares, row: row as u64, column: column as u64 });
    }
    let setup = Setup::star_battle(size as u32, size as u32, 1, &labels(items))?;
    let stars = ["num_stars", "stars", "numStars", "n_stars", "k"];
    Ok(match number(text, &stars) {
        Some(stars) if (1..=size as u32).contains(&stars) => Board::new(Form::Dzn, setup).with_stars(stars),
        Some(_) => return Err(refused(stars.iter().find_map(|name| text.find(name)).unwrap_or(0), Part::Stars)),
        None => Board::without_star_count(Form::Dzn, setup),
    })
}
