// Reads every card of a photograph: which cards are held up, and which side of each is up. Doubtful cards are not
// read.

import { blobsIn } from './blobs';
import { SIDE, type Word, wordOf } from './codebook';
import { brightness, type Grey } from './picture';
import { middleOf, perspectiveOf, type Quad, quadOf, sharpen, sidesOf, upright } from './quad';

/** A card that was read, with the corners of its black frame. */
export interface ReadCard extends Word {
  readonly quad: Quad;
}

/** The minimum side of a card, in pixels. Smaller cards are ignored. */
const MIN_CARD_PIXELS = 14;
/** The sizes of the squares over which a mean is taken, as parts of the width. Small cards need small squares, large cards large ones. */
const REACHES = [1 / 60, 1 / 25, 1 / 8];
/** The frame around the word is one module wide. */
const ACROSS = SIDE + 2;
/** The minimum difference between light and dark. */
const MIN_CONTRAST = 24;
/** A module is doubtful if it is nearer than this to the mean of light and dark, as a fraction of their difference. */
const MIN_CERTAINTY = 0.08;

export interface Reader {
  /** Looks for cards of the next size; false once all sizes are done. */
  next(): boolean;
  /** The cards that were read. A card that is seen in two places is left out, because either place could be wrong. */
  cards(): ReadCard[];
}

export function createReader(grey: Grey): Reader {
  const found = new Map<number, ReadCard[]>();
  const left = [...REACHES];
  return {
    next() {
      const part = left.shift();
      if (part === undefined) return false;
      for (const hull of blobsIn(grey, Math.max(6, Math.round(grey.width * part)), MIN_CARD_PIXELS)) {
        const quad = quadOf(hull);
        const edges = quad && sharpen(grey, quad);
        const sharp = edges && upright(edges);
        const word = sharp && readCard(grey, sharp);
        if (!word) continue;
        const seen = found.get(word.card) ?? [];
        if (!seen.some((other) => isSame(other, sharp))) seen.push({ ...word, quad: sharp });
        found.set(word.card, seen);
      }
      return true;
    },
    cards: () => [...found.values()].flatMap(([one, ...more]) => (one && more.length === 0 ? [one] : [])),
  };
}

/** All cards of a photograph. */
export function readCards(grey: Grey): ReadCard[] {
  const reader = createReader(grey);
  while (reader.next());
  return reader.cards();
}

const isSame = ({ quad: one }: ReadCard, other: Quad): boolean => {
  const [a, b] = [middleOf(one), middleOf(other)];
  return Math.hypot(a.x - b.x, a.y - b.y) < Math.min(...sidesOf(one)) / 2;
};

/** The word in a frame; null if there is no frame or no word. */
function readCard(grey: Grey, quad: Quad): Word | null {
  const place = perspectiveOf(quad);
  /** The brightness of a module, by its row and column from the corner of the frame. */
  const at = (row: number, column: number): number => {
    let sum = 0;
    for (const down of [0.3, 0.5, 0.7])
      for (const right of [0.3, 0.5, 0.7]) {
        const { x, y } = place((column + right) / ACROSS, (row + down) / ACROSS);
        sum += brightness(grey, x, y);
      }
    return sum / 9;
  };
  const frame: number[] = [];
  const around: number[] = [];
  for (let along = 0; along < ACROSS - 1; along++) {
    const last = ACROSS - 1;
    frame.push(at(0, along), at(along, last), at(last, last - along), at(last - along, 0));
    around.push(at(-1, along), at(along, ACROSS), at(ACROSS, last - along), at(last - along, -1));
  }
  const [dark, light] = [median(frame), median(around)];
  const middle = (dark + light) / 2;
  const isFramed = frame.every((module) => module < middle) && around.filter((module) => module > middle).length >= 18;
  if (light - dark < MIN_CONTRAST || !isFramed) return null;
  const modules: boolean[] = [];
  let doubtful = 0;
  for (let row = 1; row <= SIDE; row++)
    for (let column = 1; column <= SIDE; column++) {
      const module = at(row, column);
      modules.push(module < middle);
      if (Math.abs(module - middle) < MIN_CERTAINTY * (light - dark)) doubtful += 1;
    }
  return doubtful > 3 ? null : wordOf(modules, 1);
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
