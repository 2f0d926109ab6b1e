// The words on the printed cards: 5 x 5 modules each. The side that is up is the answer. Any two words
// differ in at least nine modules, however each of them is turned, and so does a word from its own turned forms.
// So a word with one wrong module is still recognized, and it takes eight wrong modules to turn it into another word.

/** The side of a word, in modules. */
export const SIDE = 5;

/**
 * The words, row by row, the first module as the lowest bit. A greedy search found them; a test checks their
 * `DISTANCE`.
 */
const WORDS = [
  'a7bti i6ch9 ibml4 hz2ex cy2cg 5fdz0 j83sh g9kzw gqr3j 2n9lg d29az 6q0dc a2pia haxlw glf76 3d5r3 ghkyu cwiho',
  'b2txn 78fny 5ctlm 8q5h1 6trdh i0l1q hprqc g7djh guzx4 jxo5s 19eke 2iskz hozit as9fb m39u 41lne 9pkh0 biwvj',
].flatMap((line) => line.split(' ').map((word) => Number.parseInt(word, 36)));

/** The minimum number of modules in which two words differ. */
export const DISTANCE = 9;

/** Cards are numbered from 1 to this. */
export const CARDS = WORDS.length;

/** How a card is held: the letter of the side that is up, A, B, C or D, as 0 to 3. */
export type Turn = 0 | 1 | 2 | 3;
export const TURNS: readonly Turn[] = [0, 1, 2, 3];

/** The modules of a card as they are printed, with A up: true is black. */
export const modulesOf = (card: number): boolean[] => bitsOf(WORDS[card - 1] ?? 0);

/** A recognized card, with the side that is up. */
export interface Word {
  readonly card: number;
  readonly turn: Turn;
}

/** Every word with each of its sides up. */
const TURNED_WORDS: readonly (Word & { readonly bits: number })[] = WORDS.flatMap((word, index) => {
  let bits = word;
  return TURNS.map((turn) => {
    if (turn > 0) bits = turnLeft(bits);
    return { card: index + 1, turn, bits };
  });
});

/** Returns the card that differs from `modules` in at most `wrong` modules; null if no card does. */
export function wordOf(modules: readonly boolean[], wrong: number): Word | null {
  const bits = modules.reduce((sum, black, at) => sum | (Number(black) << at), 0);
  return TURNED_WORDS.find((look) => countOnes(look.bits ^ bits) <= wrong) ?? null;
}

const bitsOf = (word: number): boolean[] => Array.from({ length: SIDE * SIDE }, (_, at) => ((word >> at) & 1) === 1);

/** A word after the card has been turned a quarter to the left: the side that was on the right is up. */
function turnLeft(word: number): number {
  let turned = 0;
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++)
      if ((word >> (row * SIDE + column)) & 1) turned |= 1 << ((SIDE - 1 - column) * SIDE + row);
  return turned;
}

function countOnes(word: number): number {
  let left = word;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}
