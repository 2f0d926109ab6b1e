// Makes the packs of the shelf: puzzles grouped by the rule of their hardest step. The engine has to make some hundreds of puzzles, so this
// is done once; a test compares the file with the engine.
//
//   node www/packs.mjs
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const www = dirname(fileURLToPath(import.meta.url));
const { default: init, makePuzzle, gradePuzzle } = await import(join(www, '../dist/engine/node.js'));
await init();

/** @typedef {{ rule: string, lines: readonly number[] }} Step */
/**
 * The number of lines of the largest set in the steps; 0 without a set.
 * @param {readonly Step[]} steps
 */
const largest = (steps) => Math.max(0, ...steps.map(({ rule, lines }) => (rule === 'set' ? lines.length : 0)));

/**
 * The requirements of a pack for its puzzles: the level at which they are made, and a condition on their grade and steps.
 * @type {Record<string, { word: string, takes: (grade: string, steps: readonly Step[]) => boolean }>}
 */
const KINDS = {
  singles: { word: 'easy', takes: (grade) => grade === 'singles' },
  pointers: { word: 'medium', takes: (grade) => grade === 'pointers' },
  killers: { word: 'medium', takes: (grade) => grade === 'killers' },
  pairs: { word: 'hard', takes: (grade, steps) => grade === 'sets' && largest(steps) === 2 },
  triples: { word: 'hard', takes: (grade, steps) => grade === 'sets' && largest(steps) > 2 },
  trials: { word: 'hard', takes: (grade) => grade === 'trial' },
};
/** The kinds of packs of each family, from easy to hard, and the sizes of their puzzles in the order in which a pack is filled. */
const PACKS = {
  regions: { kinds: ['singles', 'pointers', 'killers', 'pairs', 'triples', 'trials'], sizes: [6, 7, 8, 9, 10] },
  completion: { kinds: ['singles', 'killers', 'pairs', 'trials'], sizes: [6, 8, 9, 10, 7] },
};
const OF_EACH_SIZE = 3;
const MAX_PUZZLES = 12;
/** The shelf has the puzzles of the seeds before this one. */
const FIRST_SEED = 4;
const LAST_SEED = 150;

/** A letter for each column or region; a dot where no queen is given. */
const letters = (/** @type {Iterable<number>} */ numbers) =>
  [...numbers].map((number) => (number < 0 ? '.' : number.toString(36))).join('');

/** @type {Record<string, Record<string, string>>} */
const packs = {};
for (const [family, { kinds, sizes }] of Object.entries(PACKS)) {
  for (const kind of kinds) {
    /** @type {Record<string, string>} */
    const pack = {};
    const { word, takes } = KINDS[kind] ?? { word: '', takes: () => false };
    for (const size of sizes) {
      let found = 0;
      for (
        let seed = FIRST_SEED;
        seed <= LAST_SEED && found < OF_EACH_SIZE && Object.keys(pack).length < MAX_PUZZLES;
        seed++
      ) {
        const { rows, regions } = makePuzzle({ size, family, level: word, seed });
        const { grade, steps } = gradePuzzle(regions ? { rows, regions } : { rows });
        if (!takes(grade, steps)) continue;
        pack[`${family}-${size}-${word}-${seed}`] = letters(regions ?? rows);
        found += 1;
      }
    }
    packs[`${family}-${kind}`] = pack;
    console.log(family, kind, Object.keys(pack).length);
  }
}
await writeFile(join(www, '../data/packs.json'), `${JSON.stringify(packs, null, 2)}\n`);
