//! Data that was compressed with deflate (RFC 1951), read back.

/// The longest code, in bits.
const LONGEST: usize = 15;

/// The order in which the lengths of the codes for lengths are sent.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// The first length and the number of extra bits of each code from 257 on.
const LENGTHS: [(u16, u8); 29] = [
    (3, 0),
    (4, 0),
    (5, 0),
    (6, 0),
    (7, 0),
    (8, 0),
    (9, 0),
    (10, 0),
    (11, 1),
    (13, 1),
    (15, 1),
    (17, 1),
    (19, 2),
    (23, 2),
    (27, 2),
    (31, 2),
    (35, 3),
    (43, 3),
    (51, 3),
    (59, 3),
    (67, 4),
    (83, 4),
    (99, 4),
    (115, 4),
    (131, 5),
    (163, 5),
    (195, 5),
    (227, 5),
    (258, 0),
];

/// Returns the decompressed data, or `None` if it is incomplete or longer than `most` bytes.
pub(super) fn inflate(data: &[u8], most: usize) -> Option<Vec<u8>> {
    let mut bits = Bits { data, at: 0 };
    let mut plain = Vec::new();
    // Made once: a text may consist of hundreds of thousands of empty blocks.
    let mut fixed = None;
    loop {
        let is_last = bits.take(1)? == 1;
        match bits.take(2)? {
            0 => stored(&mut bits, &mut plain, most)?,
            1 => {
                if fixed.is_none() {
                    let lengths: Vec<u8> = (0..288).map(fixed_length).collect();
                    fixed = Some((Code::of(&lengths)?, Code::of(&[5; 30])?));
                }
                let (literals, distances) = fixed.as_ref()?;
                coded(&mut bits, literals, distances, &mut plain, most)?;
            }
            2 => {
                let (literals, distances) = codes(&mut bits)?;
                coded(&mut bits, &literals, &distances, &mut plain, most)?;
            }
            _ => return None,
        }
        if is_last {
            return Some(plain);
        }
    }
}

/// The length of each code if a block sends no lengths.
fn fixed_length(symbol: u16) -> u8 {
    match symbol {
        144..256 => 9,
        256..280 => 7,
        _ => 8,
    }
}

/// A block of bytes as they are.
fn stored(bits: &mut Bits<'_>, plain: &mut Vec<u8>, most: usize) -> Option<()> {
    bits.at = bits.at.next_multiple_of(8);
    let (length, check) = (bits.take(16)?, bits.take(16)?);
    if length != !check & 0xffff || plain.len() + length as usize > most {
        return None;
    }
    let from = bits.at / 8;
    plain.extend_from_slice(bits.data.get(from..from + length as usize)?);
    bits.at += 8 * length as usize;
    Some(())
}

/// A block of codes: each is a byte, or a copy of earlier output given by its length and distance.
fn coded(bits: &mut Bits<'_>, literals: &Code, distances: &Code, plain: &mut Vec<u8>, most: usize) -> Option<()> {
    loop {
        let symbol = literals.next(bits)?;
        if symbol == 256 {
            return Some(());
        }
        if let Ok(byte) = u8::try_from(symbol) {
            plain.push(byte);
        } else {
            let &(first, extra) = LENGTHS.get(usize::from(symbol) - 257)?;
            let length = usize::from(first) + bits.take(extra)? as usize;
            let symbol = distances.next(bits)?;
            // Two codes for each number of extra bits, after the first four.
            let extra = (symbol / 2).saturating_sub(1) as u8;
            let first = if symbol < 4 { u32::from(symbol) } else { u32::from(2 + symbol % 2) << extra };
            let from = plain.len().checked_sub(1 + (first + bits.take(extra)?) as usize)?;
            // A copy may overlap its own output.
            (from..from + length).for_each(|at| plain.push(plain[at]));
        }
        if plain.len() > most {
            return None;
        }
    }
}

/// The codes that a block sends before its data, itself by codes.
fn codes(bits: &mut Bits<'_>) -> Option<(Code, Code)> {
    let (literals, distances) = (257 + bits.take(5)? as usize, 1 + bits.take(5)? as usize);
    let sent = 4 + bits.take(4)? as usize;
    let mut lengths = [0; ORDER.len()];
    for &at in &ORDER[..sent] {
        lengths[at] = bits.take(3)? as u8;
    }
    let code = Code::of(&lengths)?;
    let mut lengths = Vec::with_capacity(literals + distances);
    while lengths.len() < literals + distances {
        let (length, times) = match code.next(bits)? {
            16 => (*lengths.last()?, 3 + bits.take(2)?),
            17 => (0, 3 + bits.take(3)?),
            18 => (0, 11 + bits.take(7)?),
            length => (length as u8, 1),
        };
        lengths.extend((0..times).map(|_| length));
    }
    let (literals, distances) = lengths.split_at_checked(literals).filter(|(_, rest)| rest.len() == distances)?;
    Some((Code::of(literals)?, Code::of(distances)?))
}

/// A code by the lengths of its words: those of one length follow each other, in the order of their symbols.
struct Code {
    counts: [u16; LONGEST + 1],
    symbols: Vec<u16>,
}

impl Code {
    /// Returns `None` if there are more words than a code can have.
    fn of(lengths: &[u8]) -> Option<Code> {
        let mut counts = [0; LONGEST + 1];
        lengths.iter().for_each(|&length| counts[usize::from(length)] += 1);
        counts[0] = 0;
        let left = counts[1..].iter().try_fold(1u32, |left, &count| (2 * left).checked_sub(count.into()));
        let mut symbols: Vec<u16> = (0..lengths.len() as u16).filter(|&at| lengths[usize::from(at)] > 0).collect();
        symbols.sort_by_key(|&at| lengths[usize::from(at)]);
        left.map(|_| Code { counts, symbols })
    }

    /// Reads the next code word and returns its symbol.
    fn next(&self, bits: &mut Bits<'_>) -> Option<u16> {
        let (mut word, mut first, mut before) = (0, 0, 0);
        for &count in &self.counts[1..] {
            word |= bits.take(1)?;
            let count = u32::from(count);
            if word < first + count {
                return self.symbols.get((before + word - first) as usize).copied();
            }
            before += count;
            first = (first + count) << 1;
            word <<= 1;
        }
        None
    }
}

/// The bits of bytes, the lowest of each first.
struct Bits<'a> {
    data: &'a [u8],
    at: usize,
}

impl Bits<'_> {
    /// The next bits as a number, the first one its lowest.
    fn take(&mut self, count: u8) -> Option<u32> {
        (0..u32::from(count)).try_fold(0, |number, place| {
            let byte = *self.data.get(self.at / 8)?;
            let bit = u32::from(byte >> (self.at % 8) & 1);
            self.at += 1;
            Some(number | bit << place)
        })
    }
}
