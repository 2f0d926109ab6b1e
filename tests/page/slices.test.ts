// The effect of actions on the states of the rooms Count, Solutions, Bits, Figures and Large: pure functions.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Gallery } from '../../www/src/engine/types';
import { classicPosition } from '../../www/src/kernel/input';
import { opening } from '../../www/src/kernel/state';
import {
  type BitsAction,
  bitOf,
  bitsWants,
  squareOf,
  startBits,
  updateBits as updateLab,
} from '../../www/src/rooms/bits/slice';
import { stateOnly } from '../../www/src/rooms/commands';
import * as count from '../../www/src/rooms/count/slice';
import { startFigures, updateFigures as updateMeasured } from '../../www/src/rooms/figures/slice';
import {
  type LinearAction,
  type LinearReport,
  startLinear,
  updateLinear,
} from '../../www/src/rooms/large/linear/slice';
import {
  hasModular,
  type Solutions,
  solutionOf,
  solutionsWants,
  startSolutions,
  updateSolutions,
} from '../../www/src/rooms/solutions/slice';
import { NEVER } from '../../www/src/worker/job';
import { load } from '../engine/load';
import { hostRoom } from './room-host';

const updateBits = stateOnly(updateLab);
const updateFigures = stateOnly(updateMeasured);
const figures = { start: startFigures, update: updateMeasured };
const bits = { start: startBits, update: updateLab, wants: bitsWants };

describe('Bits', () => {
  const after = (...actions: BitsAction[]) => actions.reduce(updateBits, startBits);
  const run = (stages: number): BitsAction => ({
    type: 'ran',
    of: '',
    run: { stages: new Array(stages), text: 'x' } as never,
  });

  test('a bit that is converted to its square and back is the same, in both mappings', () => {
    for (const mapping of ['rows', 'columns'] as const)
      for (let bit = 0; bit < 64; bit++) assert.equal(bitOf(squareOf(bit, mapping), mapping), 1n << BigInt(bit));
  });

  test('a square is set and cleared, and undo restores the word', () => {
    const square = { row: 0, column: 0 };
    const toggled = after({ type: 'toggle', square });
    assert.equal(toggled.word, startBits.word ^ 1n);
    assert.equal(updateBits(toggled, { type: 'undo' }).word, startBits.word);
    assert.equal(updateBits(toggled, { type: 'toggle', square }).word, startBits.word);
  });

  test('a word has 64 bits', () => assert.equal(after({ type: 'word', word: (1n << 64n) + 5n }).word, 5n));

  test('a malformed text stays in its field with an error', () => {
    const trouble = { code: 'lab-number', detail: {} };
    const type: BitsAction = { type: 'type', base: 'binary', text: '2' };
    const unread: BitsAction = { type: 'unread', text: '2', trouble };
    const leave: BitsAction = { type: 'leave' };
    for (const [when, actions] of [
      ['answered before it is left', [type, unread, leave]],
      ['answered after it is left', [type, leave, unread]],
    ] as const) {
      const { typed } = after(...actions);
      assert.deepEqual([typed?.text, typed?.trouble], ['2', trouble], when);
    }
    assert.equal(after(type, leave, { type: 'read', text: '2', word: 2n }).typed, null);
  });

  test('an answer about another text changes nothing', () => {
    const typed = after({ type: 'type', base: 'hexadecimal', text: 'f' });
    assert.equal(updateBits(typed, { type: 'read', text: 'e', word: 14n }), typed);
    assert.equal(updateBits(typed, { type: 'read', text: 'f', word: 15n }).word, 15n);
  });

  test('stages stay within the run, and play ends at the last stage', () => {
    const ran = after(run(3));
    assert.deepEqual(
      [-1, 2, 9].map((stage) => updateBits(ran, { type: 'go', to: stage }).stage),
      [0, 2, 3],
    );
    const played = [{ type: 'play' }, { type: 'next' }, { type: 'next' }, { type: 'next' }] as const;
    const end = played.reduce<typeof ran>(updateBits, ran);
    assert.deepEqual([end.stage, end.playing], [3, false]);
    assert.deepEqual([updateBits(end, { type: 'play' }).stage], [0], 'at the end, play starts over');
  });

  test('a run with fewer stages moves the shown stage to its last stage', () => {
    assert.equal(after(run(5), { type: 'go', to: 5 }, run(2)).stage, 2);
  });

  test('another trick begins at its start, with all its masks', () => {
    const off = after(run(5), { type: 'mask', mask: 'a', on: false }, { type: 'go', to: 4 });
    const other = updateBits(off, { type: 'choose', trick: 'count' });
    assert.deepEqual([other.stage, other.off], [0, []]);
  });
});

describe('Count', () => {
  const board = classicPosition(Int32Array.of(-1, 3, -1, -1, -1, -1));
  const empty = classicPosition(Int32Array.of(-1, -1, -1, -1));
  const countFor = (what: count.Ask, on = board) => {
    const state = count.updateCount(count.startCount, { type: 'ask', ask: what });
    return count.countedNow(state, { ...on, search: '', seed: 1 });
  };

  test('the count matches the question', () => {
    assert.deepEqual(countFor('solutions'), { kind: 'solutions', size: 6 });
    assert.deepEqual(countFor('modular'), { kind: 'modular', size: 6 });
    assert.deepEqual(countFor('completions'), { kind: 'completions', rows: board.rows });
  });

  test('the completions of an empty board are its solutions', () =>
    assert.deepEqual(countFor('completions', empty), { kind: 'solutions', size: 4 }));

  test('different counts have different keys', () => {
    const keys = [...count.RECORDED, countFor('completions'), countFor('modular')].map(count.keyOf);
    assert.equal(new Set(keys).size, keys.length);
  });

  test('there are as many workers as the memory allows, and at least one', () => {
    const cases = [
      [8, 1, 8],
      [8, 200 << 20, 7],
      [8, 1_000 << 20, 1],
      [8, 2 ** 31, 1],
    ] as const;
    for (const [workers, bytes, employed] of cases) assert.equal(count.employable(workers, bytes), employed);
  });

  test('the remaining time is shown once a hundredth of the count was done since it was started or resumed', () => {
    const run = { share: 0.5, shareBefore: 0.25, milliseconds: 1_000 } as count.CountRun;
    assert.equal(count.toGo(run), 2_000);
    assert.equal(count.toGo({ ...run, shareBefore: 0.4999 }), null);
  });

  test('an unfinished run is always shown, a finished run only for its own question', () => {
    const what = { kind: 'solutions', size: 8 } as const;
    const state = (status: count.CountRun['status']) =>
      count.updateCount(count.startCount, { type: 'run', run: { what, status } as count.CountRun });
    const other = { kind: 'solutions', size: 9 } as const;
    assert.ok(count.shownRun(state('paused'), other));
    assert.equal(count.shownRun(state('finished'), other), null);
    assert.ok(count.shownRun(state('finished'), what));
  });
});

describe('Solutions', () => {
  /** The two solutions of 4 queens: mirror images of each other. */
  const gallery = {
    columns: Uint8Array.of(1, 3, 0, 2, 2, 0, 3, 1),
    orbits: Uint16Array.of(0, 0),
    fundamental: Uint32Array.of(0),
    modular: Uint8Array.of(0),
  } as unknown as Gallery;
  const listWith = (browse: object = {}) =>
    [{ type: 'browse', to: browse } as const, { type: 'listed', size: 4, gallery } as const].reduce(
      updateSolutions,
      startSolutions,
    );

  test('the list contains the size of each orbit, and each solution', () => {
    const state = listWith();
    assert.deepEqual([...(state.listed?.members ?? [])], [2]);
    assert.deepEqual(state.listed && [...solutionOf(state.listed, 1)], [2, 0, 3, 1]);
  });

  /** Solutions on a torus exist if neither 2 nor 3 divides n (Polya 1918). OEIS A007705 has their numbers. */
  test('the list marks the modular orbits, which have the published number of solutions on a torus', async () => {
    const { engine } = await load('queens');
    for (const [size, solutions] of [
      [4, 0],
      [5, 10],
      [6, 0],
      [7, 28],
      [8, 0],
      [9, 0],
      [10, 0],
      [11, 88],
    ] as const) {
      const { orbits, modular } = engine.gallery(size);
      assert.equal(orbits.filter((orbit) => modular[orbit]).length, solutions, `${size}`);
      assert.equal(hasModular(size), solutions > 0);
    }
  });

  test('a choice in a link that is not in the list becomes the first choice', () => {
    const { browse } = listWith({ orbit: 7, turn: 3, members: 8 });
    assert.deepEqual([browse.orbit, browse.turn, browse.members], [0, 0, null]);
    assert.equal(listWith({ members: 2, turn: 3 }).browse.members, 2);
    assert.equal(listWith({ turn: 3 }).browse.turn, 3);
  });

  test('another list begins at its first page, and another turn stays on its page', () => {
    const there = listWith({ page: 3 });
    assert.equal(updateSolutions(there, { type: 'browse', to: { folded: true } }).browse.page, 0);
    assert.equal(updateSolutions(there, { type: 'browse', to: { turn: 2 } }).browse.page, 3);
  });

  test('only a running sum can be stopped', () => {
    const running = updateSolutions(startSolutions, {
      type: 'summed',
      heat: { kind: 'running', size: 9, share: 0.5, solutions: 3 },
    });
    assert.deepEqual(updateSolutions(running, { type: 'stopSumming' }).heat, { kind: 'cancelled', size: 9 });
    assert.equal(updateSolutions(startSolutions, { type: 'stopSumming' }), startSolutions);
  });

  test('solutions that a turn leaves unchanged are counted at once on small boards, and on request on large ones', () => {
    const wantedKeys = (state: Solutions, size: number): string[] =>
      solutionsWants(
        state,
        {
          ...opening,
          ui: { ...opening.ui, engine: 'ready' },
          input: { ...opening.input, ...classicPosition(new Int32Array(size).fill(-1)) },
        },
        true,
      )
        .map(({ key }) => key)
        .filter((key) => key.startsWith('turned'));
    assert.deepEqual(wantedKeys(startSolutions, 8), ['turned-half', 'turned-quarter']);
    assert.deepEqual(wantedKeys(updateSolutions(startSolutions, { type: 'turnRows', rows: 40 }), 8), [
      'turned-quarter',
    ]);
    assert.deepEqual(wantedKeys(startSolutions, 40), ['turned-quarter']);
    assert.deepEqual(wantedKeys(startSolutions, 44), []);
    const asked = updateSolutions(startSolutions, { type: 'countTurned', turn: 'quarter', size: 44 });
    assert.deepEqual(wantedKeys(asked, 44), ['turned-quarter']);
    assert.deepEqual(wantedKeys(updateSolutions(asked, { type: 'stopTurned', turn: 'quarter' }), 44), []);
    const turned = { kind: 'known', size: 8, share: 1, found: 4n } as const;
    assert.deepEqual(wantedKeys(updateSolutions(startSolutions, { type: 'turned', turn: 'half', turned }), 8), [
      'turned-quarter',
    ]);
  });
});

describe('the figures of Large', () => {
  const running = updateFigures(startFigures, { type: 'run' });

  test('results of a cancelled measurement are dropped', () => {
    const cancelled = updateFigures(running, { type: 'cancel' });
    const news = { shard: 0, status: 'running', done: 5, milliseconds: 9, result: null } as const;
    assert.equal(updateFigures(cancelled, { type: 'measured', ...news }), cancelled);
    assert.equal(updateFigures(running, { type: 'measured', ...news }).done, 5);
  });

  test('only a running task can be paused, and only a paused task continues', () => {
    assert.equal(updateFigures(startFigures, { type: 'pause' }), startFigures);
    assert.equal(updateFigures(running, { type: 'goOn' }), running);
    const paused = updateFigures(running, { type: 'pause' });
    assert.deepEqual([paused.status, updateFigures(paused, { type: 'goOn' }).status], ['paused', 'running']);
  });
});

describe('a measurement in Figures', () => {
  test('each worker measures one shard after the other, and the samples are joined in order', async () => {
    const room = hostRoom(figures);
    room.dispatch({ type: 'type', field: 'samples', text: '40' });
    room.dispatch({ type: 'run' });
    const shards = () => room.questions.map(({ question }) => question as { from: number; to: number });
    const workers = shards().length;
    assert.ok(workers >= 1 && workers <= 4);
    const answer = async (at: number): Promise<void> => {
      const { from, to } = shards()[at] ?? { from: 0, to: 0 };
      const column = Float64Array.from({ length: to - from }, (_, sample) => from + sample);
      await room.questions[at]?.answer({ result: { nodes: column }, milliseconds: 10 });
    };
    // The later shards finish first.
    for (let at = workers - 1; at >= 0; at--) await answer(at);
    for (let at = workers; at < room.questions.length; at++) await answer(at);
    assert.equal(room.own().status, 'done');
    for (const samples of room.own().results)
      assert.deepEqual(
        [...(samples?.nodes ?? [])],
        Array.from({ length: 40 }, (_, at) => at),
      );
    assert.equal(room.own().share, 1);
  });

  test('a shard that a paused measurement begins is paused; a failure ends all shards', async () => {
    const room = hostRoom(figures);
    room.dispatch({ type: 'choose', name: 'lengths' });
    room.dispatch({ type: 'run' });
    const first = room.questions[0];
    const { from = 0, to = 0 } = (first?.question ?? {}) as { from?: number; to?: number };
    room.dispatch({ type: 'pause' });
    await first?.answer({ result: { nodes: new Float64Array(to - from) }, milliseconds: 1 });
    const [ask, pause] = room.commands.slice(-2);
    assert.deepEqual([ask?.do, pause?.do], ['ask', 'pause']);
    await room.questions.at(-1)?.fail('trap');
    assert.deepEqual([room.own().status, room.own().trouble?.code], ['done', 'trap']);
    const asked = room.questions.length;
    await room.questions[1]?.answer({ result: { nodes: new Float64Array(1) }, milliseconds: 1 });
    assert.equal(room.questions.length, asked);
  });
});

describe('the questions of the bit lab', () => {
  test('a program runs once for each word, and a refused trick is replaced with a trick that every engine can run', async () => {
    const room = hostRoom(bits);
    const runs = () => room.questions.filter(({ name }) => name === 'runTrick()').map(({ question }) => question);
    assert.deepEqual(room.questions.map(({ name }) => name).toSorted(), ['masks()', 'runTrick()', 'tricks()']);
    room.dispatch({ type: 'word', word: 5n });
    room.dispatch({ type: 'speed', speed: 2 });
    assert.equal(runs().length, 2);
    await room.questions.findLast(({ name }) => name === 'runTrick()')?.fail('argument-choice');
    // Every engine can run this trick, so no other trick is tried.
    assert.deepEqual([room.troubles.length, runs().length], [1, 2]);
    room.dispatch({ type: 'choose', trick: 'swar' });
    await room.questions.findLast(({ name }) => name === 'runTrick()')?.fail('argument-choice');
    assert.deepEqual(room.own().chosen, { kind: 'trick', trick: 'lowest' });
  });

  test('a word that changes while it is read is read again, and the earlier answer is dropped', async () => {
    const room = hostRoom(bits);
    room.dispatch({ type: 'type', base: 'hexadecimal', text: 'f' });
    const first = room.questions.at(-1);
    room.dispatch({ type: 'type', base: 'hexadecimal', text: 'ff' });
    await first?.answer(15n);
    assert.notEqual(room.own().word, 15n);
    await room.questions.findLast(({ name }) => name === 'readWord()')?.answer(255n);
    assert.equal(room.own().word, 255n);
  });
});

describe('the run that is watched in Large', () => {
  const at = (position: number, finished = false): LinearAction => ({
    type: 'shown',
    shown: { method: 'linear', progress: { position }, finished } as LinearReport,
  });
  const after = (...actions: LinearAction[]) => actions.reduce(updateLinear, startLinear);
  const open: LinearAction = { type: 'open', method: 'linear', rows: 400 };

  test('opens at its start, and remembers its furthest position', () => {
    const back = after(open, at(0), at(50), { type: 'go', to: 10 }, at(10));
    assert.deepEqual([back.status, back.goal, back.furthest], ['open', null, 50]);
  });

  test('keeps a goal until it reaches the goal or its end', () => {
    assert.equal(after(open, at(0), { type: 'go', to: NEVER }, at(7)).goal, NEVER);
    assert.equal(after(open, at(0), { type: 'go', to: NEVER }, at(9, true)).goal, null);
  });

  test('stops at its end, and then plays again from the start', () => {
    const end = after(open, at(0), { type: 'play' }, at(9, true));
    const again = updateLinear(end, { type: 'play' });
    const begun = updateLinear(again, at(0));
    assert.deepEqual([end.playing, again.goal, begun.playing, begun.goal], [false, 0, true, null]);
  });
});
