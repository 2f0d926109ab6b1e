// The checker of a count with a proof. It follows each decision by the rules of the game alone, and shares no code with the engine.

/** The statement that a certificate proves, or the first place that fails. Words count from 1. */
export type RecountResult =
  | { readonly holds: true; readonly solutions: number; readonly words: number }
  | { readonly holds: false; readonly why: Doubt; readonly at: number };

/**
 * Why a certificate proves nothing: its head, its end, a word without meaning, a line that is missing or already has
 * its queen, a free square that should not exist, a solution without all queens, a number of solutions other than its
 * claim.
 */
type Doubt = 'head' | 'short' | 'long' | 'word' | 'taken' | 'free' | 'missing' | 'count';

type Line = { readonly isRow: boolean; readonly number: number };
type Square = readonly [row: number, column: number];

/** The words before the first decision: "queens", the rows, the solutions. */
const HEAD = 3;
/** The largest board whose certificate is followed: a certificate is as long as the search. */
const MAX_ROWS = 16;

export function recount(text: string): RecountResult {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const [name, rows, claim] = words;
  const size = wholeOf(rows);
  const claimed = wholeOf(claim);
  if (name !== 'queens' || size === null || size < 1 || size > MAX_ROWS || claimed === null) return doubt('head', 1);
  let at = HEAD;
  let solutions = 0;
  const queens: Square[] = [];

  /** Follows the next word, and all below it; returns null if it is right. */
  function node(rows: number): RecountResult | null {
    const word = words[at];
    at += 1;
    if (word === undefined) return doubt('short', at);
    if (word === '=') {
      solutions += 1;
      return queens.length === rows ? null : doubt('missing', at);
    }
    const isDeadEnd = word.startsWith('!');
    const line = lineOf(isDeadEnd ? word.slice(1) : word);
    if (!line) return doubt('word', at);
    if (line.number < 1 || line.number > rows || queens.some((queen) => lies(queen, line))) return doubt('taken', at);
    for (let other = 1; other <= rows; other++) {
      const square: Square = line.isRow ? [line.number, other] : [other, line.number];
      if (queens.some((queen) => attack(queen, square))) continue;
      if (isDeadEnd) return doubt('free', at);
      queens.push(square);
      const below = node(rows);
      if (below) return below;
      queens.pop();
    }
    return null;
  }

  const failed = node(size);
  if (failed) return failed;
  if (at < words.length) return doubt('long', at + 1);
  return solutions === claimed ? { holds: true, solutions, words: words.length - HEAD } : doubt('count', HEAD);
}

/** Returns the certificate with one word changed, so that it proves nothing, and the number of the word, from 1. */
export function spoil(text: string, seed: number): { readonly text: string; readonly at: number } {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const at = HEAD + (seed % (words.length - HEAD));
  const word = words[at] ?? '';
  // A solution becomes a dead end, a dead end becomes a solution, and a line with free squares becomes a dead end.
  words[at] = word === '=' ? '!r1' : word.startsWith('!') ? '=' : `!${word}`;
  return { text: words.join(' '), at: at + 1 };
}

const doubt = (why: Doubt, at: number): RecountResult => ({ holds: false, why, at });

const wholeOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;

/** "r3" or "c3". */
function lineOf(text: string): Line | null {
  const [, kind, number] = /^([rc])(\d{1,3})$/.exec(text) ?? [];
  return number === undefined ? null : { isRow: kind === 'r', number: Number(number) };
}

const lies = ([row, column]: Square, { isRow, number }: Line): boolean => (isRow ? row : column) === number;

function attack([row, column]: Square, [otherRow, otherColumn]: Square): boolean {
  const [down, across] = [Math.abs(row - otherRow), Math.abs(column - otherColumn)];
  return down === 0 || across === 0 || down === across;
}
