//! The address of a board, a search and a step. The parser accepts or refuses any text; written text is read back as the
//! same link.
//!
//! Version 1, in the location hash of the page:
//!
//! ```text
//! #1&view=theatre&n=8&queens=0.0.4.0.8&search=bitmask&seed=7f3a&step=110
//!
//! 1                   the version
//! view=theatre        what is shown
//! n=8                 rows
//! queens=0.0.4.0.8    the column of each row, counted from 1, or 0; empty rows at the end are left out
//! search=bitmask      the search that runs; some names have parameters: linear-4-8-r3
//! seed=7f3a           its seed: hexadecimal, 32 bits
//! step=110            the steps it has made: decimal, up to 2^53 - 1
//! own=n1000.k300      what the view itself adds, in its own format: letters, digits and `.~_-*`, up to 12,288
//! ```
//!
//! Only `n` is required. The other keys are omitted if they have the values of [`Link::to`], and may come in any order. Keys
//! that version 1 does not have are refused, so that a typing error is reported and not ignored.

mod error;

pub use error::LinkError;

use queens_core::board::text::excerpt;
use queens_core::board::text::number;
use queens_core::board::{Placement, Square};

/// The longest link that is read or written, in bytes: 16 KB.
pub const MAX_LINK_BYTES: usize = 16_384;

/// The largest board of a link. A link comes from anyone and may claim a large board with a few bytes: this bounds the
/// memory that reading it can take.
pub const MAX_BOARD_SIZE: usize = 1_000_000;

/// The longest part that a view may add, in bytes.
pub const MAX_OWN_BYTES: usize = 12_288;

/// The last step that a page can count to exactly.
pub const MAX_STEP: u64 = (1 << 53) - 1;

const VERSION: &str = "1";
const VIEW: &str = "board";
const SEARCH: &str = "bitmask";
const SEED: u32 = 1;

/// The parts of an address. Whether the view or the search exists is for the page to check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The view: 1 to 32 lowercase letters, digits and hyphens.
    pub view: String,
    /// The board.
    pub placement: Placement,
    /// The search that runs on it: 1 to 32 lowercase letters, digits and hyphens.
    pub search: String,
    /// The seed of the search.
    pub seed: u32,
    /// How many steps the search has made, up to [`MAX_STEP`].
    pub step: u64,
    /// The part that belongs to the view: up to [`MAX_OWN_BYTES`] letters, digits and `.~_-*`. Only the view can read it.
    pub own: String,
}

impl Link {
    /// The link to a board with the default values: view "board", search "bitmask", seed 1, step 0, and an empty part
    /// of the view.
    #[must_use]
    pub fn to(placement: Placement) -> Link {
        Link { view: VIEW.to_owned(), placement, search: SEARCH.to_owned(), seed: SEED, step: 0, own: String::new() }
    }
}

/// Reads a link, with or without the `#` in front.
///
/// ```
/// use queens_page::link::read;
/// let link = read("#1&n=4&queens=0.3&step=12").unwrap();
/// assert_eq!(link.placement.to_rows(), [-1, 2, -1, -1]);
/// assert_eq!((link.search.as_str(), link.seed, link.step), ("bitmask", 1, 12));
/// assert_eq!(read("#1&n=4&queens=0.5").unwrap_err().to_string(), "queen 2 of the link is '5'; expected a column from 0 to 4");
/// ```
///
/// # Errors
/// [`LinkError::Empty`] if there is nothing to read; otherwise the first error. Nothing is read from a text longer than
/// [`MAX_LINK_BYTES`].
pub fn read(hash: &str) -> Result<Link, LinkError> {
    if hash.len() > MAX_LINK_BYTES {
        return Err(LinkError::TooLong { bytes: hash.len(), longest: MAX_LINK_BYTES });
    }
    let text = hash.strip_prefix('#').unwrap_or(hash);
    if text.is_empty() {
        return Err(LinkError::Empty);
    }
    let (version, pairs) = text.split_once('&').map_or((text, None), |(version, pairs)| (version, Some(pairs)));
    if version != VERSION {
        return Err(LinkError::Version { found: excerpt(version) });
    }
    let values = Values::read(pairs)?;
    Ok(Link {
        view: word("view", values.view.unwrap_or(VIEW))?,
        placement: placement(values.n.ok_or(LinkError::MissingKey { key: "n" })?, values.queens)?,
        search: word("search", values.search.unwrap_or(SEARCH))?,
        seed: values.seed.map_or(Ok(SEED), seed)?,
        step: values.step.map_or(Ok(0), step)?,
        own: own(values.own.unwrap_or_default())?,
    })
}

/// Writes a link with the `#` in front; [`read`] reads the same link back.
///
/// # Errors
/// [`LinkError::TooLong`] for too many queens (a page offers a file then), and where [`read`] would refuse the link:
/// [`LinkError::Word`], [`LinkError::Size`], [`LinkError::Step`], [`LinkError::Own`].
pub fn write(link: &Link) -> Result<String, LinkError> {
    let mut text = format!("#{VERSION}");
    if word("view", &link.view)? != VIEW {
        text += &format!("&view={}", link.view);
    }
    let size = link.placement.size();
    if size > MAX_BOARD_SIZE {
        return Err(LinkError::Size { found: size.to_string(), largest: MAX_BOARD_SIZE });
    }
    text += &format!("&n={size}");
    let mut separator = "&queens=";
    let mut next = 0;
    for Square { row, column } in link.placement.queens() {
        for _ in next..row {
            text += separator;
            text += "0";
            separator = ".";
        }
        text += &format!("{separator}{}", column + 1);
        separator = ".";
        next = row + 1;
    }
    if word("search", &link.search)? != SEARCH {
        text += &format!("&search={}", link.search);
    }
    if link.seed != SEED {
        text += &format!("&seed={:x}", link.seed);
    }
    if link.step > MAX_STEP {
        return Err(LinkError::Step { found: link.step.to_string(), largest: MAX_STEP });
    }
    if link.step != 0 {
        text += &format!("&step={}", link.step);
    }
    if !own(&link.own)?.is_empty() {
        text += &format!("&own={}", link.own);
    }
    if text.len() > MAX_LINK_BYTES {
        Err(LinkError::TooLong { bytes: text.len(), longest: MAX_LINK_BYTES })
    } else {
        Ok(text)
    }
}

/// The values as written in the text.
#[derive(Default)]
struct Values<'a> {
    view: Option<&'a str>,
    n: Option<&'a str>,
    queens: Option<&'a str>,
    search: Option<&'a str>,
    seed: Option<&'a str>,
    step: Option<&'a str>,
    own: Option<&'a str>,
}

impl<'a> Values<'a> {
    fn read(pairs: Option<&'a str>) -> Result<Self, LinkError> {
        let mut values = Values::default();
        for pair in pairs.into_iter().flat_map(|pairs| pairs.split('&')) {
            let (key, value) = pair.split_once('=').ok_or_else(|| LinkError::Pair { found: excerpt(pair) })?;
            let place = match key {
                "view" => &mut values.view,
                "n" => &mut values.n,
                "queens" => &mut values.queens,
                "search" => &mut values.search,
                "seed" => &mut values.seed,
                "step" => &mut values.step,
                "own" => &mut values.own,
                _ => return Err(LinkError::UnknownKey { key: excerpt(key) }),
            };
            if place.replace(value).is_some() {
                return Err(LinkError::RepeatedKey { key: excerpt(key) });
            }
        }
        Ok(values)
    }
}

fn word(key: &'static str, value: &str) -> Result<String, LinkError> {
    let letters = value.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    if letters && (1..=32).contains(&value.len()) {
        Ok(value.to_owned())
    } else {
        Err(LinkError::Word { key, found: excerpt(value) })
    }
}

fn placement(n: &str, queens: Option<&str>) -> Result<Placement, LinkError> {
    let refused = || LinkError::Size { found: excerpt(n), largest: MAX_BOARD_SIZE };
    let size = number(n).filter(|&size| size <= MAX_BOARD_SIZE).ok_or_else(refused)?;
    let mut placement = Placement::empty(size).map_err(|_| refused())?;
    let Some(queens) = queens else { return Ok(placement) };
    for (row, column) in (0u32..).zip(queens.split('.')) {
        if row as usize == size {
            return Err(LinkError::TooManyQueens { queens: queens.split('.').count(), size });
        }
        match number::<u32>(column) {
            Some(0) => {}
            Some(column) if column as usize <= size => placement.set(Square::new(row, column - 1)),
            _ => return Err(LinkError::Column { queen: row + 1, found: excerpt(column), last: size }),
        }
    }
    Ok(placement)
}

fn seed(value: &str) -> Result<u32, LinkError> {
    let digits = value.bytes().all(|byte| byte.is_ascii_hexdigit());
    let read = u32::from_str_radix(value, 16).ok().filter(|_| digits && value.len() <= 8);
    read.ok_or_else(|| LinkError::Seed { found: excerpt(value) })
}

fn step(value: &str) -> Result<u64, LinkError> {
    number(value)
        .filter(|&step| step <= MAX_STEP)
        .ok_or_else(|| LinkError::Step { found: excerpt(value), largest: MAX_STEP })
}

fn own(value: &str) -> Result<String, LinkError> {
    let plain = value.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".~_-*".contains(&byte));
    if plain && value.len() <= MAX_OWN_BYTES {
        Ok(value.to_owned())
    } else {
        Err(LinkError::Own { found: excerpt(value), longest: MAX_OWN_BYTES })
    }
}
