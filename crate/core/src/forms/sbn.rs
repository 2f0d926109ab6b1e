//! Star Battle Notation, of StarBattleLab. The second version has the size, a letter for the stars (A is 1), the borders
//! as one number in base 85, and the pieces and marks, four squares to a sign. The first version, which is only read, has
//! two signs for the size, a digit for the stars, a flag, and the borders in base 64.
//!
//! The borders are bits, 1 for a border, the most significant first: the vertical borders row by row, then the
//! horizontal borders column by column.

use super::borders::{Borders, Order, counts};
use super::reader::{self, Read, offset, unexpected_at};
use super::{Form, FormError, Part, Setup};

const DIGITS: &[u8; 85] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_!#$&()*+,/:;=?@[]^{}|";
const SIZES: std::ops::RangeInclusive<u32> = 4..=25;

pub(super) struct Sbn;

impl Read for Sbn {
    fn read(&self, text: &str) -> Option<Result<(Form, Setup), FormError>> {
        let code = text.trim();
        if code.contains(char::is_whitespace) || !code.is_ascii() {
            return None;
        }
        // The history of moves follows a tilde.
        let main = code.split('~').next().unwrap_or_default();
        let refused = |at, expected| unexpected_at(Form::Sbn, text, offset(text, code) + at, expected);
        let read = first_version(main, refused).or_else(|| second_version(main, refused))?;
        Some(read.map(|setup| (Form::Sbn, setup)))
    }
}

fn digit(sign: u8) -> Option<u32> {
    DIGITS.iter().position(|&other| other == sign).map(|place| place as u32)
}

/// Reads the first version. `refused` makes the error for a sign, by its place in the text.
fn first_version(text: &str, refused: impl Fn(usize, Part) -> FormError) -> Option<Result<Setup, FormError>> {
    let [one, other, stars @ b'1'..=b'9', _, rest @ ..] = text.as_bytes() else { return None };
    let size = digit(*one).filter(|size| one == other && SIZES.contains(size))?;
    let bits = 2 * size as usize * (size as usize - 1);
    let length = bits.div_ceil(6);
    if rest.len() < length {
        return None;
    }
    let values: Option<Vec<u32>> = rest[..length].iter().map(|&sign| digit(sign).filter(|&value| value < 64)).collect();
    let all = values?.into_iter().flat_map(|value| (0..6).rev().map(move |bit| value >> bit & 1 == 1));
    let bits: Vec<bool> = all.skip(6 * length - bits).collect();
    let stars = reader::stars(u64::from(stars - b'0'), size).ok_or_else(|| refused(2, Part::Stars));
    Some(stars.and_then(|stars| from_bits(size, stars, &bits)))
}

fn second_version(text: &str, refused: impl Fn(usize, Part) -> FormError) -> Option<Result<Setup, FormError>> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let size: u32 = text[..digits].parse().ok().filter(|size| digits <= 2 && SIZES.contains(size))?;
    let stars = text.as_bytes().get(digits).copied().filter(u8::is_ascii_uppercase)? - b'A' + 1;
    let bits = 2 * size as usize * (size as usize - 1);
    let (start, length) = (digits + 1, signs(bits));
    if text.len() < start + length {
        return None;
    }
    let stars = reader::stars(stars.into(), size).ok_or_else(|| refused(digits, Part::Stars));
    let values = text.bytes().enumerate().skip(start);
    let values: Result<Vec<u32>, FormError> =
        values.map(|(at, sign)| digit(sign).ok_or_else(|| refused(at, Part::Borders))).collect();
    Some(stars.and_then(|stars| {
        let values = values?;
        let (borders, squares) = values.split_at(length);
        let setup = from_bits(size, stars, &number_bits(borders, bits))?;
        // Four squares to a sign, each of three states: nothing, a mark, a star.
        let states: Vec<u32> = squares.iter().flat_map(|value| [27, 9, 3, 1].map(|power| value / power % 3)).collect();
        let with = |state| (0..).zip(&states).filter(|&(_, &other)| other == state).map(|(square, _)| square).collect();
        Ok(setup.put_marks(with(1)).put_given(with(2)))
    }))
}

fn from_bits(size: u32, stars: u32, bits: &[bool]) -> Result<Setup, FormError> {
    let (vertical, _) = counts(size, size);
    let borders = Borders { vertical: bits[..vertical].to_vec(), horizontal: bits[vertical..].to_vec() };
    Setup::star_battle(size, size, stars, &borders.regions(size, size, Order::Columns))
}

/// The number of signs for this many bits as one number.
fn signs(bits: usize) -> usize {
    (bits as f64 * std::f64::consts::LN_2 / 85f64.ln()).ceil() as usize
}

/// The lowest bits of a number by its digits in base 85, the most significant first.
fn number_bits(digits: &[u32], count: usize) -> Vec<bool> {
    let mut words: Vec<u32> = Vec::new();
    for &digit in digits {
        let mut carry = u64::from(digit);
        for word in &mut words {
            carry += u64::from(*word) * 85;
            *word = carry as u32;
            carry >>= 32;
        }
        words.push(carry as u32);
    }
    let bit = |at: usize| words.get(at / 32).is_some_and(|word| word >> (at % 32) & 1 == 1);
    (0..count).rev().map(bit).collect()
}

/// The digits in base 85 of the number with these bits, the most significant first.
fn bits_number(bits: &[bool]) -> Vec<u32> {
    let mut digits = vec![0; signs(bits.len())];
    for &bit in bits {
        let mut carry = u32::from(bit);
        for digit in digits.iter_mut().rev() {
            carry += 2 * *digit;
            *digit = carry % 85;
            carry /= 85;
        }
    }
    digits
}

/// Writes the second version.
pub(super) fn write(setup: &Setup) -> Result<String, FormError> {
    let (size, stars) = (setup.rows(), setup.stars());
    if size != setup.columns() || !SIZES.contains(&size) {
        return Err(FormError::CannotRepresent { form: Form::Sbn, part: Part::Size });
    }
    let Borders { vertical, horizontal } = Borders::of(setup, Order::Columns);
    let mut digits = bits_number(&[vertical, horizontal].concat());
    let state = |square: u32| match square {
        _ if setup.is_given(square) => 2,
        _ if setup.is_marked(square) => 1,
        _ => 0,
    };
    let borders = digits.len();
    let squares: Vec<u32> = (0..setup.squares()).map(state).collect();
    digits.extend(squares.chunks(4).map(|four| (0..4).fold(0, |sum, at| 3 * sum + four.get(at).unwrap_or(&0))));
    while digits.len() > borders && digits.last() == Some(&0) {
        digits.pop();
    }
    let signs = digits.iter().map(|&digit| char::from(DIGITS[digit as usize]));
    Ok(format!("{size}{}{}", char::from(b'A' + stars as u8 - 1), signs.collect::<String>()))
}
