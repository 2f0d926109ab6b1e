//! Regions as one list: the number of the region of each square, row by row, separated by commas. A name may precede it, as
//! in `var task = '1,1,2,2';`.

use super::reader::Read;
use super::{Form, FormError, Part, Setup};
use crate::words;

pub(super) struct Task;

impl Read for Task {
    fn read(&self, text: &str) -> Option<Result<(Form, Setup), FormError>> {
        let text = text.trim();
        let is_named = text.contains("task");
        let (start, end) = if is_named { find_list(text)? } else { (0, text.len()) };
        let list = text[start..end].trim_end_matches(',');
        let numbers: Option<Vec<u32>> = list
            .split(',')
            .map(|word| words::number(word.trim().as_bytes()).and_then(|number| u32::try_from(number).ok()))
            .collect();
        let labels = numbers.filter(|labels| labels.len() > 1)?;
        let size = labels.len().isqrt();
        // The columns of a placement are all different, except for empty rows.
        let mut sorted: Vec<u32> = labels.iter().copied().filter(|&label| label > 0).collect();
        sorted.sort_unstable();
        let repeats = sorted.windows(2).any(|pair| pair[0] == pair[1]);
        if size * size != labels.len() || (!repeats && !is_named) {
            return None;
        }
        let size = size as u32;
        Some(Setup::star_battle(size, size, 1, &labels).map(|setup| (Form::Task, setup)))
    }
}

/// The start and end of the quoted list after the name.
fn find_list(text: &str) -> Option<(usize, usize)> {
    let name = text.find("task")?;
    let start = name + text[name..].find(|sign: char| sign.is_ascii_digit())?;
    let length = text[start..].find(|sign: char| !sign.is_ascii_digit() && sign != ',' && sign != ' ');
    Some((start, length.map_or(text.len(), |length| start + length)))
}

/// Writes the regions, counted from 1.
pub(super) fn write(setup: &Setup) -> Result<String, FormError> {
    if setup.regions().is_empty() {
        return Err(FormError::CannotRepresent { form: Form::Task, part: Part::Regions });
    }
    let numbers: Vec<String> = setup.regions().iter().map(|region| (region + 1).to_string()).collect();
    Ok(numbers.join(","))
}
