// Boards in drawn pictures: their sizes and regions are read in every look and theme, with any margin and blur.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import shelf from '../../data/shelf.json' with { type: 'json' };
import { readPicture, regionsOf } from '../../www/src/shell/picture/read';
import { sample } from '../soak';
import { type Look, type PictureStyle, pictureOf } from './boards-in-pictures';

/** The regions of a board of four rows, which is smaller than any puzzle of the shelf. */
const FOUR = '0011022132213331';
const NAMES = [
  ...['regions-5-easy-1', 'regions-6-medium-2', 'regions-7-hard-1', 'regions-8-expert-2', 'regions-9-expert-3'],
  ...[
    'regions-10-easy-3',
    'regions-11-expert-3',
    'stars-8-medium-1',
    'stars-10-easy-1',
    'stars-13-expert-3',
    'stars-14-easy-1',
  ],
] as const;
const BOARDS: readonly string[] = [FOUR, ...NAMES.map((name) => shelf[name])];

/** The sides of squares, the margins, blur and noise. */
const QUALITIES: readonly Omit<PictureStyle, 'look' | 'theme'>[] = [
  { square: 28, margin: 0.9, blur: 0, noise: 0 },
  { square: 51, margin: 0, blur: 0, noise: 0 },
  { square: 36.4, margin: 0.2, blur: 0.6, noise: 8 },
  { square: 44.7, margin: 2.3, blur: 1, noise: 20 },
];
const LOOKS: readonly Look[] = ['page', 'bare', 'lines', 'tiles'];

/** Renumbers regions in the order of their first squares. */
function renumber(regions: readonly number[]): number[] {
  const names = [...new Set(regions)];
  return regions.map((region) => names.indexOf(region));
}

const STYLES: readonly PictureStyle[] = LOOKS.flatMap((look) =>
  (['light', 'dark'] as const).flatMap((theme) => QUALITIES.map((quality) => ({ ...quality, look, theme }))),
);

/** Returns the fault of a board that was read from a picture, or null. */
function faultOf(board: string, style: PictureStyle): string | null {
  const regions = [...board].map((letter) => Number.parseInt(letter, 36));
  const size = Math.sqrt(regions.length);
  const seen = readPicture(pictureOf(regions, style));
  const name = `${size} rows, ${style.look}, ${style.theme}, squares of ${style.square}, margin ${style.margin}`;
  if (seen?.size !== size) return `${name}: ${seen?.size} rows`;
  const read = renumber(regionsOf(size, seen.walls));
  return renumber(regions).some((region, at) => region !== read[at]) ? `${name}: other regions` : null;
}

// A person can correct the size and the doubtful borders of the others.
test('at least 95% of pictures of boards of 4 to 14 rows are read without a fault', () => {
  const cases = sample(
    BOARDS.flatMap((board) => STYLES.map((style) => ({ board, style }))),
    34,
  );
  const faults = cases.flatMap(({ board, style }) => faultOf(board, style) ?? []);
  assert.ok(faults.length <= Math.ceil(0.05 * cases.length), faults.join('\n'));
});
