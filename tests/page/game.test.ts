// The game for two: turns, ends, clocks, undo against the engine, and its link.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readGame, writeGame } from '../../www/src/rooms/play/game/link';
import { isMirrored, outlookOf } from '../../www/src/rooms/play/game/sentences';
import {
  endOf,
  freeOf,
  type Game,
  type GameAction,
  isEngineTurn,
  playerAt,
  queensOf,
  startGame,
  type Terms,
  turnOf,
  updateGame,
} from '../../www/src/rooms/play/game/slice';

const PERSON: Terms = { size: 8, closing: 'ownColour', level: 'person', side: 'white', clock: 'none' };

/** A game with these terms, after moves to these squares. */
const game = (terms: Partial<Terms>, squares: readonly number[] = []): Game =>
  after(
    { ...startGame, terms: { ...PERSON, ...terms } },
    ...squares.map((square) => ({ type: 'move', square }) as const),
  );

const after = (start: Game, ...actions: readonly GameAction[]): Game => actions.reduce(updateGame, start);

describe('moves', () => {
  test('a queen excludes the squares of her own colour on her lines, and in the classic game all squares on her lines', () => {
    // The corner of 4 x 4 is light: of its row, column and diagonal six squares are light.
    assert.deepEqual(freeOf(game({ size: 4 }, [0])), [1, 3, 4, 6, 7, 9, 11, 12, 13, 14]);
    assert.deepEqual(freeOf(game({ size: 4, closing: 'lines' }, [0])), [6, 7, 9, 11, 13, 14]);
  });

  test('an excluded square cannot be chosen', () => {
    const one = game({ size: 4 }, [0]);
    assert.equal(after(one, { type: 'move', square: 2 }), one);
  });

  test('players alternate, and the game ends when no square is free', () => {
    const over = game({ size: 4, closing: 'lines' }, [0, 6, 13]);
    assert.equal(turnOf(game({ size: 4 }, [0])), 'black');
    assert.deepEqual(endOf(over), { winner: 'white', by: 'board' });
  });

  test('the player with more queens wins the game of own colours; equal numbers are a tie', () => {
    for (const size of [4, 5, 6]) {
      let now = game({ size });
      while (!endOf(now)) now = after(now, { type: 'move', square: freeOf(now)[0] ?? -1 });
      const ahead = queensOf(now, 'white') - queensOf(now, 'black');
      assert.ok(ahead === 0 || ahead === 1);
      assert.equal(endOf(now)?.winner, ahead === 0 ? null : 'white');
    }
  });
});

describe('undo', () => {
  test('takes back one move between two people, and two against the engine', () => {
    const two = game({}, [62, 57]);
    assert.deepEqual(after(two, { type: 'undo' }).moves, [62]);
    const against = { ...two, terms: { ...PERSON, level: 'perfect' as const } };
    const back = after(against, { type: 'undo' });
    assert.deepEqual(back.moves, []);
    assert.deepEqual(after(back, { type: 'redo' }).moves, [62, 57]);
  });

  test('continues a game that was given up', () => {
    const given = after(game({}, [62]), { type: 'resign' });
    assert.deepEqual(endOf(given), { winner: 'white', by: 'resigned' });
    assert.equal(endOf(after(given, { type: 'undo' })), null);
  });
});

describe('clocks', () => {
  test('a player who uses up the time for all moves loses', () => {
    const start = after(game({}), { type: 'terms', terms: { clock: 'each' } }, { type: 'move', square: 62 });
    assert.deepEqual(endOf(after(start, { type: 'tick', milliseconds: 300_000 })), { winner: 'white', by: 'time' });
  });

  test('a turn that takes too long is passed, and two passed turns in a row end the game', () => {
    const start = after(game({}), { type: 'terms', terms: { clock: 'turn' } }, { type: 'move', square: 62 });
    const passed = after(start, { type: 'tick', milliseconds: 30_000 });
    assert.deepEqual(passed.moves, [62, 'pass']);
    assert.equal(endOf(passed), null);
    assert.deepEqual(endOf(after(passed, { type: 'tick', milliseconds: 30_000 })), { winner: 'white', by: 'passed' });
  });

  test('every turn has the agreed length, including the next one', () => {
    for (const [clock, time] of [
      ['shortTurn', 10_000],
      ['longTurn', 60_000],
    ] as const) {
      const start = after(game({}), { type: 'terms', terms: { clock } }, { type: 'move', square: 62 });
      assert.deepEqual(after(start, { type: 'tick', milliseconds: time - 1 }).moves, [62]);
      const passed = after(start, { type: 'tick', milliseconds: time });
      assert.deepEqual(passed.moves, [62, 'pass']);
      assert.deepEqual(passed.left, { white: time, black: time });
    }
  });

  test('no time runs before the first move, nor without a clock', () => {
    const start = after(game({}), { type: 'terms', terms: { clock: 'each' } });
    assert.equal(after(start, { type: 'tick', milliseconds: 1_000 }), start);
    const free = game({}, [62]);
    assert.equal(after(free, { type: 'tick', milliseconds: 1_000 }), free);
  });
});

describe('who can win', () => {
  test('the second player cannot win the game of own colours: setting the last queen gives a tie', () => {
    assert.equal(outlookOf(game({}), 1), 'white');
    assert.equal(outlookOf(game({}), 0), 'tie');
    assert.equal(outlookOf(game({}, [62]), 1), 'tie');
    assert.equal(outlookOf(game({}, [62]), 0), 'white');
  });

  test('the player who sets the last queen wins the classic game', () => {
    assert.equal(outlookOf(game({ closing: 'lines' }), 1), 'white');
    assert.equal(outlookOf(game({ closing: 'lines' }), 0), 'black');
  });

  test('a game is mirrored only while every move was answered with its mirror image', () => {
    assert.equal(isMirrored(game({}, [62, 57])), true);
    assert.equal(isMirrored(game({}, [62, 50])), false);
    assert.equal(isMirrored(game({}, [62])), false);
  });

  test('the engine moves when it is its turn, whichever side it has', () => {
    assert.equal(isEngineTurn(game({ level: 'random', side: 'black' })), true);
    assert.equal(isEngineTurn(game({ level: 'random', side: 'white' })), false);
    assert.equal(isEngineTurn(game({}, [62])), false);
    assert.equal(playerAt(0), 'white');
  });
});

describe('links', () => {
  test('a game is read back as it was written', () => {
    const one = game({ level: 'perfect', side: 'black' }, [62, 57, 1]);
    const action = readGame(writeGame(one));
    assert.ok(action);
    const read = updateGame(startGame, action);
    assert.deepEqual([read.terms, read.moves], [one.terms, one.moves]);
  });

  for (const text of [
    '',
    'game',
    'game-3-lines-person-white-',
    'game-11-lines-person-white-',
    'game-8-squares-person-white-',
    'game-8-lines-best-white-',
    'game-8-lines-person-red-',
    'game-8-lines-person-white-0.0',
    'game-8-lines-person-white-64',
    'game-8-lines-person-white-0.1',
    'game-8-lines-person-white-0-1',
  ])
    test(`"${text}" is no game`, () => assert.equal(readGame(text), null));
});
