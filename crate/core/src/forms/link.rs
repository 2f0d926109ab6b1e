//! Star battles as addresses: `https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk`, the same on its mirrors, and addresses of
//! Penpa+, which contain such an address or a drawing.
//!
//! ```text
//!  starbattle / columns / rows / stars / borders
//! ```
//!
//! Borders are bits, 1 for a border, five to a letter in base 32 with the most significant first: the vertical borders row by
//! row, filled up to a whole letter, then the horizontal borders.

use super::borders::{Borders, Order, counts};
use super::reader::{self, Read, offset, side, unexpected_at};
use super::{Form, FormError, Part, Setup, penpa};
use crate::words;

const KIND: &str = "starbattle/";
const PUZZ_LINK: &str = "https://puzz.link/p?starbattle/";
const PENPA: &str = "https://swaroopg92.github.io/penpa-edit/?m=solve&p=";

/// Parts of the host names of such addresses.
const HOSTS: [&str; 5] = ["puzz.link", "pzprxs", "pzv.jp", "pzplus", "penpa"];

pub(super) struct Link;

impl Read for Link {
    fn read(&self, text: &str) -> Option<Result<(Form, Setup), FormError>> {
        let address = text.trim();
        let is_address = address.starts_with("http://") || address.starts_with("https://");
        if address.contains(char::is_whitespace) || !(is_address || address.starts_with(KIND)) {
            return None;
        }
        let host = address.split('/').nth(2).unwrap_or_default();
        let known = HOSTS.iter().any(|known| host.contains(known) || (*known == "penpa" && address.contains("/penpa")));
        // Spaces before the address stay, so that positions in the text do not change.
        let plain = decode_escapes(text.trim_end());
        let start = offset(text, address);
        let form = if plain.contains("penpa") { Form::Penpa } else { Form::PuzzLink };
        match plain.find(KIND) {
            Some(at) => Some(puzzle(form, &plain, at + KIND.len()).map(|setup| (form, setup))),
            None if form == Form::Penpa => Some(drawing(&plain, start).map(|setup| (form, setup))),
            // Another kind of puzzle.
            None if known => Some(Err(unexpected_at(form, &plain, start, Part::Kind))),
            None => None,
        }
    }
}

/// The drawing in the part `p=` of an address that begins at `start`.
fn drawing(address: &str, start: usize) -> Result<Setup, FormError> {
    let refused = |at, part| unexpected_at(Form::Penpa, address, at, part);
    let found = ["?p=", "&p=", "#p="].iter().find_map(|name| address.find(name)).map(|at| at + "&p=".len());
    let at = found.ok_or_else(|| refused(start, Part::Kind))?;
    let letters = address[at..].split(['&', '#']).next().unwrap_or_default();
    penpa::read(letters)?.map_err(|part| refused(at, part))
}

/// The text with escapes such as `%2F` decoded, if they are one byte of ASCII.
fn decode_escapes(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('%') {
        plain.push_str(before);
        let code = after.get(..2).and_then(|code| u8::from_str_radix(code, 16).ok());
        if let Some(byte) = code.filter(u8::is_ascii_graphic) {
            plain.push(char::from(byte));
            rest = &after[2..];
        } else {
            plain.push('%');
            rest = after;
        }
    }
    plain + rest
}

/// The puzzle in the parts of an address from `at` on.
fn puzzle(form: Form, address: &str, mut at: usize) -> Result<Setup, FormError> {
    let mut part = |expected: Part| {
        let start = at;
        let text = address.get(start..).unwrap_or_default();
        let end = text.find(['/', '&', '#', '?']).unwrap_or(text.len());
        at += end + 1;
        if end == 0 { Err(unexpected_at(form, address, start, expected)) } else { Ok((start, &text[..end])) }
    };
    let mut next = part(Part::Size)?;
    // Variants of the rules come first, as in `v:/`; they do not change a star battle.
    if next.1.starts_with("v:") {
        next = part(Part::Size)?;
    }
    let number = |(at, text): (usize, &str), expected| {
        words::number(text.as_bytes()).ok_or_else(|| unexpected_at(form, address, at, expected))
    };
    let columns = side(number(next, Part::Size)?);
    let rows = side(number(part(Part::Size)?, Part::Size)?);
    let empty = Setup::star_battle(rows, columns, 1, &[])?;
    let word = part(Part::Stars)?;
    let stars = reader::stars(number(word, Part::Stars)?, columns);
    let stars = stars.ok_or_else(|| unexpected_at(form, address, word.0, Part::Stars))?;
    let (at, letters) = if rows * columns == 1 { (0, "") } else { part(Part::Borders)? };
    let borders = read_borders(letters, rows, columns)
        .map_err(|letter| unexpected_at(form, address, at + letter, Part::Borders))?;
    Ok(empty.with_stars(stars).with_regions(&borders.regions(rows, columns, Order::Rows)))
}

/// Reads the borders, or returns the position of the letter that is invalid or missing.
fn read_borders(letters: &str, rows: u32, columns: u32) -> Result<Borders, usize> {
    let (vertical, horizontal) = counts(rows, columns);
    let bytes = letters.as_bytes();
    let bits = |from: usize, count: usize| -> Result<Vec<bool>, usize> {
        let mut bits = Vec::with_capacity(count + 4);
        for at in from..from + count.div_ceil(5) {
            let digit = bytes.get(at).and_then(|&byte| char::from(byte).to_digit(32)).ok_or(at)?;
            bits.extend((0..5).rev().map(|bit| digit >> bit & 1 == 1));
        }
        bits.truncate(count);
        Ok(bits)
    };
    Ok(Borders { vertical: bits(0, vertical)?, horizontal: bits(vertical.div_ceil(5), horizontal)? })
}

/// Writes an address of puzz.link.
pub(super) fn write(setup: &Setup) -> Result<String, FormError> {
    let Borders { vertical, horizontal } = Borders::of(setup, Order::Rows);
    let letter = |bits: &[bool]| {
        let number = (0..5).fold(0, |number, at| 2 * number + u32::from(bits.get(at) == Some(&true)));
        char::from_digit(number, 32).unwrap_or_default()
    };
    let letters: String = vertical.chunks(5).chain(horizontal.chunks(5)).map(letter).collect();
    Ok(format!("{PUZZ_LINK}{}/{}/{}/{letters}", setup.columns(), setup.rows(), setup.stars()))
}

/// Writes an address of Penpa+ that contains an address of puzz.link.
pub(super) fn write_penpa(setup: &Setup) -> Result<String, FormError> {
    Ok(format!("{PENPA}{}", write(setup)?))
}
