// The solutions of empty boards, called as the page calls them: the gallery in one call, the heat map in slices.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { imageOfRows, SYMMETRIES } from '../../www/src/board/symmetry';
import { readBrowse, writeBrowse } from '../../www/src/rooms/solutions/link';
import { complementAt } from '../../www/src/rooms/solutions/list';
import { spin } from '../../www/src/rooms/solutions/motion';
import { startSolutions, updateSolutions } from '../../www/src/rooms/solutions/slice';
import { answerTo } from './ask';
import { BUILDS, load } from './load';

/** OEIS A000170 and A002562. */
const PUBLISHED: [n: number, total: number, fundamental: number][] = [
  [1, 1, 1],
  [3, 0, 0],
  [8, 92, 12],
  [10, 724, 92],
  [11, 2_680, 341],
  [12, 14_200, 1_787],
];

for (const build of BUILDS) {
  describe(build, async () => {
    const { engine } = await load(build);

    test('the gallery has as many solutions and orbits as published, and each solution is valid', () => {
      for (const [n, total, fundamental] of PUBLISHED) {
        const gallery = engine.gallery(n);
        assert.deepEqual(
          [gallery.columns.length, gallery.orbits.length, gallery.fundamental.length],
          [n * total, total, fundamental],
        );
        assert.equal(new Set(gallery.orbits).size, fundamental);
        for (let solution = 0; solution < Math.min(total, 100); solution++) {
          const rows = Int32Array.from(gallery.columns.subarray(solution * n, (solution + 1) * n));
          assert.deepEqual(engine.validate(rows), { ok: true, queens: n, conflicts: [] });
        }
      }
    });

    test('a solution and its complement are equally far from the two ends of the gallery', () => {
      for (const n of [4, 6, 7, 8, 9]) {
        const { columns, orbits } = engine.gallery(n);
        const rowsOf = (solution: number): number[] => [...columns.subarray(solution * n, (solution + 1) * n)];
        for (const solution of orbits.keys()) {
          const complement = rowsOf(complementAt(solution, orbits.length));
          assert.deepEqual(
            complement,
            rowsOf(solution).map((column) => n - 1 - column),
          );
        }
      }
    });

    test('a heat map has the sums of the gallery, in slices of any length', () => {
      const { columns } = engine.gallery(9);
      const expected = new Float64Array(81);
      columns.forEach((column, index) => {
        expected[(index % 9) * 9 + column] = (expected[(index % 9) * 9 + column] ?? 0) + 1;
      });
      for (const slice of [1, 700, 1e9]) {
        const heat = answerTo(engine, 'heat', { size: 9 }, { budget: slice });
        assert.deepEqual(heat, { squares: expected, solutions: 352 });
      }
    });

    test('a gallery or a heat map beyond the limits is refused', () => {
      assert.throws(() => engine.gallery(13), { code: 'solutions-size', detail: { size: 13, limit: 12 } });
      assert.throws(() => new engine.Job('heat', { size: 17 }), {
        code: 'solutions-size',
        detail: { size: 17, limit: 16 },
      });
    });
  });
}

describe('the view of the gallery', () => {
  const gallery = {
    columns: Uint8Array.of(1, 3, 0, 2, 2, 0, 3, 1),
    orbits: Uint32Array.of(0, 0),
    fundamental: Uint32Array.of(0),
    modular: Uint8Array.of(0),
  };

  test('is written into a link and read back the same', () => {
    const browse = { folded: true, members: 4, page: 2, orbit: 11, turn: 7, shows: 'heat', complement: true } as const;
    assert.match(writeBrowse(browse), /^[A-Za-z0-9.~_*-]+$/);
    assert.deepEqual(readBrowse(writeBrowse(browse)), browse);
    assert.equal(writeBrowse(startSolutions.browse), '');
    assert.deepEqual(readBrowse(''), startSolutions.browse);
  });

  test('stays within the list for any link', () => {
    for (const own of ['orbit-9999', 'orbit-0.turn-0', 'turn-99', 'of-8', 'orbit--3.page-00', 'orbit-1e9', '....']) {
      const asked = updateSolutions(startSolutions, { type: 'browse', to: readBrowse(own) });
      const { browse } = updateSolutions(asked, { type: 'listed', size: 4, gallery });
      assert.deepEqual([browse.orbit, browse.members], [0, null], own);
      assert.ok(browse.turn >= 0 && browse.turn < 8 && browse.page >= 0, own);
    }
  });

  test('another list begins at its first page, and the complements stay on their page', () => {
    const far = updateSolutions(startSolutions, { type: 'browse', to: { page: 3 } });
    assert.equal(updateSolutions(far, { type: 'browse', to: { folded: true } }).browse.page, 0);
    assert.equal(updateSolutions(far, { type: 'browse', to: { complement: true } }).browse.page, 3);
  });
});

/** The image of a point under a CSS rotation; x to the right, y down. */
function rotatedPoint(transform: string, [x, y]: readonly [number, number]): [number, number] {
  const [ax = 0, ay = 0, az = 0, degrees = 0] = [...transform.matchAll(/-?\d+/g)].slice(1).map(Number);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  if (az === 1) return [x * cos - y * sin, x * sin + y * cos];
  assert.equal(degrees, 180);
  const share = (2 * (x * ax + y * ay)) / (ax * ax + ay * ay);
  return [share * ax - x, share * ay - y];
}

test('the drawn rotation gives the image of the board under its symmetry', () => {
  const rows = Int32Array.of(0, 4, 7, 5, 2, 6, 1, 3);
  const middle = (rows.length - 1) / 2;
  for (const turn of SYMMETRIES) {
    const seen = new Int32Array(rows.length);
    rows.forEach((column, row) => {
      const [x, y] = rotatedPoint(spin(turn), [column - middle, row - middle]);
      seen[Math.round(y + middle)] = Math.round(x + middle);
    });
    assert.deepEqual(seen, imageOfRows(rows, turn), turn);
  }
});
