// The program that the graphics processor runs: thousands of plain searches side by side, each of them in slices.
//
// An invocation takes the next free part, sets queens from its first row on, and stores its state when the slice is over. Attacked
// diagonals are 64 bits, one for each diagonal of the board, so a queen can be removed without knowing the state before it. So a row needs
// only one word: the squares that are still to be tried.

/** The number of invocations in a group, which share the memory of the rows. */
export const LANES = 64;
/** The maximum number of invocations. */
export const INVOCATIONS = 1 << 15;
/** The number of words that an invocation stores in addition to one word for each row. */
const STATE_WORDS = 7;

/** The number of words that an invocation stores, for boards of this size. */
export const stateWords = (size: number): number => STATE_WORDS + size;

/** The program in WGSL for boards of a size, up to 32. */
export const shader = (size: number): string => `
const SIZE = ${size}u;
const LANES = ${LANES}u;
const INVOCATIONS = ${INVOCATIONS}u;

struct Tally {
  taken: atomic<u32>,
  done: atomic<u32>,
  // Solutions by weight, in two words.
  low: atomic<u32>,
  high: atomic<u32>,
}

@group(0) @binding(0) var<storage, read> parts: array<u32>;
@group(0) @binding(1) var<storage, read_write> states: array<u32>;
@group(0) @binding(2) var<storage, read_write> tally: Tally;
// How many parts there are, and the steps of this slice.
@group(0) @binding(3) var<uniform> bounds: vec2<u32>;

// For each row the squares to be tried; in the rows above the last one, the lowest bit is the queen.
var<workgroup> squares: array<u32, ${size * LANES}>;

fn lowest(word: u32) -> u32 {
  return word & (~word + 1u);
}

// The bit of a queen's diagonal.
fn diagonal(queen: u32, at: u32) -> vec2<u32> {
  return vec2<u32>(queen << at, (queen >> 1u) >> (31u - at));
}

// The columns that these diagonals attack in a row.
fn attacked(diagonals: vec2<u32>, at: u32) -> u32 {
  return (diagonals.x >> at) | ((diagonals.y << 1u) << (31u - at));
}

@compute @workgroup_size(${LANES})
fn main(@builtin(global_invocation_id) id: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  let own = id.x;
  // 0 without a part, else one more than its number.
  var part = states[own];
  var row = states[INVOCATIONS + own];
  var columns = states[2u * INVOCATIONS + own];
  var rising = vec2<u32>(states[3u * INVOCATIONS + own], states[4u * INVOCATIONS + own]);
  var falling = vec2<u32>(states[5u * INVOCATIONS + own], states[6u * INVOCATIONS + own]);
  for (var each = 0u; each < SIZE; each++) {
    squares[each * LANES + lane] = states[(${STATE_WORDS}u + each) * INVOCATIONS + own];
  }

  var found = 0u;
  for (var step = 0u; step < bounds.y; step++) {
    if (part == 0u) {
      if (atomicLoad(&tally.taken) >= bounds.x) { break; }
      let next = atomicAdd(&tally.taken, 1u);
      if (next >= bounds.x) { break; }
      part = next + 1u;
      row = 0u;
      columns = 0u;
      rising = vec2<u32>(0u);
      falling = vec2<u32>(0u);
      squares[lane] = parts[next * (SIZE + 1u)];
    }
    let first = (part - 1u) * (SIZE + 1u);
    let here = row * LANES + lane;
    let free = squares[here];
    if (free == 0u) {
      if (row == 0u) {
        part = 0u;
        atomicAdd(&tally.done, 1u);
        continue;
      }
      row -= 1u;
      let queen = lowest(squares[here - LANES]);
      squares[here - LANES] ^= queen;
      columns ^= queen;
      rising ^= diagonal(queen, row);
      falling ^= diagonal(queen, 31u - row);
    } else if (row == SIZE - 1u) {
      found += countOneBits(free) * parts[first + SIZE];
      squares[here] = 0u;
    } else {
      let queen = lowest(free);
      columns |= queen;
      rising |= diagonal(queen, row);
      falling |= diagonal(queen, 31u - row);
      row += 1u;
      squares[here + LANES] = parts[first + row] & ~(columns | attacked(rising, row) | attacked(falling, 31u - row));
    }
  }

  if (found > 0u) {
    let before = atomicAdd(&tally.low, found);
    if (before > 0xffffffffu - found) { atomicAdd(&tally.high, 1u); }
  }
  states[own] = part;
  states[INVOCATIONS + own] = row;
  states[2u * INVOCATIONS + own] = columns;
  states[3u * INVOCATIONS + own] = rising.x;
  states[4u * INVOCATIONS + own] = rising.y;
  states[5u * INVOCATIONS + own] = falling.x;
  states[6u * INVOCATIONS + own] = falling.y;
  for (var each = 0u; each < SIZE; each++) {
    states[(${STATE_WORDS}u + each) * INVOCATIONS + own] = squares[each * LANES + lane];
  }
}
`;
