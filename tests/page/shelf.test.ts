// The shelf of Play: its puzzles are stored, so none is generated when it is opened.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlay, writePlay } from '../../www/src/rooms/play/link';
import { FAMILIES, MADE_FAMILIES, nameOf, readName, SIZES, WORDS } from '../../www/src/rooms/play/puzzle/puzzle';
import { shelfPuzzle } from '../../www/src/rooms/play/shelf/made';
import { nextInPack, packOf, packPuzzle } from '../../www/src/rooms/play/shelf/packs';
import {
  type PackName,
  type Shelf,
  sourcesOf,
  startShelf,
  TECHNIQUES,
  updateShelf,
} from '../../www/src/rooms/play/shelf/slice';
import { startPlay, updatePlay } from '../../www/src/rooms/play/slice';

test('each kind, size and grade has three puzzles, except hard completions of 5 rows', () => {
  for (const family of MADE_FAMILIES)
    for (const size of SIZES[family])
      for (const word of WORDS) {
        const sources = sourcesOf({ family, size }, word);
        const none = family === 'completion' && size === 5 && (word === 'hard' || word === 'expert');
        assert.equal(sources.length, none ? 0 : 3);
        for (const source of sources) assert.deepEqual(readName(nameOf(source)), source);
      }
});

test('each puzzle of the shelf has the size of its name, and a size without puzzles becomes the nearest size with puzzles', () => {
  for (const family of MADE_FAMILIES)
    for (const size of SIZES[family])
      for (const source of WORDS.flatMap((word) => sourcesOf({ family, size }, word))) {
        const puzzle = shelfPuzzle(source);
        assert.equal(puzzle?.given.length, size * (puzzle?.stars ?? 1), nameOf(source));
        assert.equal(puzzle?.regions ? new Set(puzzle.regions).size : size, size, nameOf(source));
      }
  assert.equal(shelfPuzzle({ kind: 'made', family: 'regions', size: 8, word: 'easy', seed: 4 }), null);
  assert.equal(updateShelf(startShelf, { type: 'look', family: 'regions', size: 12 }).size, 11);
  assert.equal(updateShelf(startShelf, { type: 'look', family: 'stars', size: 5 }).size, 8);
});

test('each pack has its puzzles in order, each with its successor, and none of them is on the shelf', () => {
  for (const family of FAMILIES)
    for (const technique of TECHNIQUES[family]) {
      const sources = packOf(`${family}-${technique}` as PackName);
      assert.ok(sources.length >= 9, `${family}-${technique}: ${sources.length}`);
      for (const [index, source] of sources.entries()) {
        assert.equal(source.family, family);
        assert.equal(packPuzzle(source)?.given.length, source.size);
        assert.equal(shelfPuzzle(source), null, `${nameOf(source)} is also on the shelf`);
        assert.deepEqual(nextInPack(nameOf(source)), sources[index + 1] ?? null);
      }
    }
  assert.equal(nextInPack('regions-8-easy-1'), null);
});

test('at most one pack is open, and choosing another kind of puzzle closes it', () => {
  const open = (shelf: Shelf, pack: PackName): Shelf => updateShelf(shelf, { type: 'pack', pack });
  const pointers = open(updateShelf(startShelf, { type: 'look', family: 'regions', size: 8 }), 'regions-pointers');
  assert.equal(pointers.pack, 'regions-pointers');
  assert.equal(open(pointers, 'regions-pairs').pack, 'regions-pairs');
  assert.equal(open(pointers, 'regions-pointers').pack, null);
  assert.equal(updateShelf(pointers, { type: 'look', family: 'regions', size: 9 }).pack, 'regions-pointers');
  assert.equal(updateShelf(pointers, { type: 'look', family: 'completion', size: 9 }).pack, null);
});

test('a link opens the shelf or a month, also in the form of earlier versions', () => {
  const open = updatePlay(startPlay, { type: 'panel', panel: 'shelf' });
  assert.deepEqual(readPlay(writePlay(open)), { type: 'panel', panel: 'shelf' });
  const month = updatePlay(open, { type: 'month', month: '2026-11' });
  assert.equal(writePlay(month), 'shelf-2026-11');
  assert.deepEqual(readPlay('shelf-2026-11'), { type: 'month', month: '2026-11' });
  assert.deepEqual(readPlay('days-2026-11'), { type: 'month', month: '2026-11' });
});
