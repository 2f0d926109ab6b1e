// The shelf: which puzzles stand on it, and in which order their pictures are made.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlay, writePlay } from '../../www/src/rooms/play/link';
import { FAMILIES, nameOf, readName, SIZES, WORDS } from '../../www/src/rooms/play/puzzle/puzzle';
import {
  type Board,
  nextToDraw,
  type Shelf,
  sourcesOf,
  startShelf,
  updateShelf,
} from '../../www/src/rooms/play/shelf/slice';
import { startPlay, updatePlay } from '../../www/src/rooms/play/slice';

const drawn = (shelf: Shelf, board: Board): Shelf => updateShelf(shelf, { type: 'drawn', board, pictures: [] });

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

test('the size that is looked at is drawn first, then the smallest, each once; large regions are not', () => {
  const order: number[] = [];
  let shelf = startShelf;
  for (let next = nextToDraw(shelf); next; next = nextToDraw(shelf)) {
    order.push(next.size);
    shelf = drawn(shelf, next);
  }
  assert.deepEqual(order, [8, 5, 6, 7, 9, 10, 11, 12]);
  const regions = updateShelf(shelf, { type: 'look', family: 'regions', size: 12 });
  assert.deepEqual([regions.size, nextToDraw(regions)], [11, { family: 'regions', size: 5 }]);
});

test('a link leads to the shelf, and to a month beside it, as links of before do', () => {
  const open = updatePlay(startPlay, { type: 'door', door: 'shelf' });
  assert.deepEqual(readPlay(writePlay(open)), { type: 'door', door: 'shelf' });
  const month = updatePlay(open, { type: 'month', month: '2026-11' });
  assert.equal(writePlay(month), 'shelf-2026-11');
  assert.deepEqual(readPlay('shelf-2026-11'), { type: 'month', month: '2026-11' });
  assert.deepEqual(readPlay('days-2026-11'), { type: 'month', month: '2026-11' });
});
