// The game for two, called as a script calls it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import reference from '../../data/game.json' with { type: 'json' };
import { CLOSINGS, freeOf, MAX_GAME_SIZE, MIN_GAME_SIZE, startGame } from '../../www/src/rooms/play/game/slice';
import { BUILDS, load } from './load';
import { numbers } from './random';

const moves = (...squares: number[]) => Uint32Array.of(...squares);

for (const build of BUILDS) {
  describe(build, async () => {
    const { engine } = await load(build);

    test('the values of empty boards agree with the published values', () => {
      for (let size = 4; size <= 8; size++) {
        assert.equal(engine.gameValues(size, 'lines', moves()).value, reference.lines[size - 1]);
        assert.equal(engine.gameValues(size, 'ownColour', moves()).value, reference.own_colour[size - 1]);
      }
    });

    test('gameValues returns the free squares, how many squares each excludes, and the values after each move', () => {
      for (const taken of [[], [0], [5], [0, 6], [0, 6, 13]]) {
        const free = freeSquares(4, taken);
        const after = free.map((square) => grundy(4, [...taken, square]));
        assert.deepEqual(engine.gameValues(4, 'lines', moves(...taken)), {
          free: Uint32Array.from(free),
          closes: Uint32Array.from(free, (square) => free.length - freeSquares(4, [...taken, square]).length),
          value: grundy(4, taken),
          parts: Uint8Array.of(grundy(4, taken)),
          after: Uint8Array.from(after),
        });
      }
    });

    test('the page and the engine have the same free squares in random games, on every board', () => {
      const below = numbers(4);
      for (let size = MIN_GAME_SIZE; size <= MAX_GAME_SIZE; size++)
        for (const closing of CLOSINGS) {
          const game = new engine.Game(size, closing);
          for (let taken: number[] = [], free = [0]; free.length > 0; ) {
            free = freeOf({ terms: { ...startGame.terms, size, closing }, moves: taken });
            const found = game.values(Uint32Array.from(taken));
            assert.deepEqual([...found.free], free);
            const freeSquares = (square: number) =>
              freeOf({ terms: { ...startGame.terms, size, closing }, moves: [...taken, square] });
            assert.deepEqual(
              [...found.closes],
              free.map((square) => free.length - freeSquares(square).length),
            );
            taken = [...taken, free[below(Math.max(1, free.length))] ?? 0];
          }
          game.free();
        }
    });

    test('values in slices are the same, and a value is the nim sum of the values for light and for dark squares', () => {
      const game = new engine.Game(7, 'ownColour');
      assert.equal(game.values(moves(3)).value, null);
      let slices = 0;
      while (!game.run(moves(3), 5)) slices++;
      const known = game.values(moves(3));
      assert.deepEqual(known, engine.gameValues(7, 'ownColour', moves(3)));
      assert.equal((known.parts?.[0] ?? 0) ^ (known.parts?.[1] ?? 0), known.value);
      assert.ok(slices > 1 && game.known() > 1);
      game.free();
    });

    test('the engine plays on each level, the same for the same seed, and the perfect level never loses a won position', () => {
      const game = new engine.Game(6, 'lines');
      for (const level of ['random', 'closesLeast', 'threeAhead'] as const) {
        const taken: number[] = [];
        for (;;) {
          const perfect = taken.length % 2 === 0;
          const square = game.choose(Uint32Array.from(taken), perfect ? 'perfect' : level, 11);
          assert.equal(square, game.choose(Uint32Array.from(taken), perfect ? 'perfect' : level, 11));
          if (square === undefined) break;
          taken.push(square);
        }
        assert.equal(taken.length % 2, 1, level);
      }
      assert.equal(game.line(moves()).length % 2, 1);
      game.free();
    });

    test('an invalid size, move or name throws an error with its facts', () => {
      assert.throws(() => engine.gameValues(11, 'lines', moves()), { code: 'game-size' });
      assert.throws(() => engine.gameValues(4, 'sideways' as 'lines', moves()), { code: 'argument-choice' });
      assert.throws(() => engine.gameValues(4, 'lines', moves(0, 5)), {
        code: 'game-move',
        detail: { turn: 2, square: 5 },
      });
    });
  });
}

/** The squares that no queen attacks. */
function freeSquares(size: number, queens: number[]): number[] {
  const place = (square: number): [number, number] => [Math.floor(square / size), square % size];
  const attacks = (queen: number, square: number) => {
    const [[row, column], [other, crossed]] = [place(queen), place(square)];
    return row === other || column === crossed || Math.abs(row - other) === Math.abs(column - crossed);
  };
  return Array.from({ length: size * size }, (_, square) => square).filter(
    (square) => !queens.some((queen) => attacks(queen, square)),
  );
}

/** The Grundy number by its definition: the least number that is not the value after a move. */
function grundy(size: number, queens: number[]): number {
  const reached = freeSquares(size, queens).map((square) => grundy(size, [...queens, square]));
  for (let value = 0; ; value++) if (!reached.includes(value)) return value;
}
