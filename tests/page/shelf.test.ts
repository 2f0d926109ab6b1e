// The shelf: which puzzles stand on it, and that each is there without being made.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlay, writePlay } from '../../www/src/rooms/play/link';
import { FAMILIES, nameOf, readName, SIZES, WORDS } from '../../www/src/rooms/play/puzzle/puzzle';
import { madeOf } from '../../www/src/rooms/play/shelf/made';
import { sourcesOf, startShelf, updateShelf } from '../../www/src/rooms/play/shelf/slice';
import { startPlay, updatePlay } from '../../www/src/rooms/play/slice';

test('each kind, size and grade has three puzzles, save those that there are none of', () => {
  for (const family of FAMILIES)
    for (const size of SIZES[family])
      for (const word of WORDS) {
        const sources = sourcesOf({ family, size }, word);
        const none = family === 'completion' && size === 5 && (word === 'hard' || word === 'expert');
        assert.equal(sources.length, none ? 0 : 3);
        for (const source of sources) assert.deepEqual(readName(nameOf(source)), source);
      }
});

test('each puzzle of the shelf is there as it was made, and a size that a kind lacks is its nearest', () => {
  for (const family of FAMILIES)
    for (const size of SIZES[family])
      for (const source of WORDS.flatMap((word) => sourcesOf({ family, size }, word))) {
        const puzzle = madeOf(source);
        assert.equal(puzzle?.given.length, size, nameOf(source));
        assert.equal(puzzle?.regions ? new Set(puzzle.regions).size : size, size, nameOf(source));
      }
  assert.equal(madeOf({ kind: 'made', family: 'regions', size: 8, word: 'easy', seed: 4 }), null);
  assert.equal(updateShelf(startShelf, { type: 'look', family: 'regions', size: 12 }).size, 11);
});

test('a link leads to the shelf, and to a month beside it, as links of before do', () => {
  const open = updatePlay(startPlay, { type: 'door', door: 'shelf' });
  assert.deepEqual(readPlay(writePlay(open)), { type: 'door', door: 'shelf' });
  const month = updatePlay(open, { type: 'month', month: '2026-11' });
  assert.equal(writePlay(month), 'shelf-2026-11');
  assert.deepEqual(readPlay('shelf-2026-11'), { type: 'month', month: '2026-11' });
  assert.deepEqual(readPlay('days-2026-11'), { type: 'month', month: '2026-11' });
});
