// Makes the puzzles of the shelf, each from its seed, and writes them to the file that the page uses. This takes more than a minute, so it
// is done once; a test compares the file with the engine.
//
//   node www/shelf.mjs
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const www = dirname(fileURLToPath(import.meta.url));
const { default: init, makePuzzle } = await import(join(www, '../dist/engine/node.js'));
await init();

const SIZES = {
  completion: [5, 6, 7, 8, 9, 10, 11, 12],
  regions: [5, 6, 7, 8, 9, 10, 11],
  stars: [8, 9, 10, 11, 13, 14],
};
const WORDS = ['easy', 'medium', 'hard', 'expert'];
const EACH = 3;

/** A letter for each column or region; a dot where no queen is given. */
const letters = (/** @type {Iterable<number>} */ numbers) =>
  [...numbers].map((number) => (number < 0 ? '.' : number.toString(36))).join('');

/** @type {Record<string, string>} */
const made = {};
for (const [family, sizes] of Object.entries(SIZES)) {
  for (const size of sizes) {
    for (const level of WORDS) {
      if (family === 'completion' && size === 5 && level !== 'easy' && level !== 'medium') continue;
      for (let seed = 1; seed <= EACH; seed++) {
        // Boards of more than twelve rows have three stars in each line.
        const { rows, regions } =
          family === 'stars'
            ? makePuzzle({ size, family: 'regions', stars: size > 12 ? 3 : 2, level, seed })
            : makePuzzle({ size, family, level, seed });
        made[`${family}-${size}-${level}-${seed}`] = letters(regions ?? rows);
      }
    }
  }
}
await writeFile(join(www, '../data/shelf.json'), `${JSON.stringify(made, null, 2)}\n`);
