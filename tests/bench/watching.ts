// Measures how fast a run is played, and how fast a jump to any position in it is.
import type { EngineModule, Timeline } from '../../www/src/engine/types';
import { empty, load } from '../engine/load';
import { numbers } from '../engine/random';
import { type Figure, medianTime, quantile, time } from './measure';

const ENDLESS = Number.MAX_SAFE_INTEGER;
const MILLION = 1e6;
/** The number of parts into which the page divides a run on its scrub bar. */
const RULER = 720;

export async function* watching(): AsyncGenerator<Figure> {
  const { engine } = await load('queens-simd');
  yield* stepping(engine);
  yield* seeking(engine, 14, 400);
  yield* seeking(engine, 16, 100);
  yield* largeBoard(engine, 100_000);
}

/**
 * Searches, with the size of the board and the number of runs: some 3 million events each. Runs on 8 by 8 are short, so
 * most of their time may be spent on making the timeline; bitmask is also played there, for comparison.
 */
const STEPPED = [
  ['bitmask', 12, 1],
  ['halved', 12, 2],
  ['symmetric', 13, 2],
  ['completions', 12, 1],
  ['array-recursive', 10, 6],
  ['array-iterative', 10, 6],
  ['bitmask', 8, 600],
  ['bitboard', 8, 600],
  ['bitboard-columns', 8, 900],
  ['bitboard-lines', 8, 900],
  ['bitboard-fewest', 8, 900],
  ['modular', 13, 20],
] as const;

/** Finds all solutions of an empty board, as the page does: makes a timeline, runs it to its end, and frees it. */
function* stepping(engine: EngineModule): Generator<Figure> {
  for (const [search, size, runs] of STEPPED) {
    const play = <T>(read: (timeline: Timeline) => T): T => {
      const timeline = new engine.Timeline(search, empty(size), 0);
      timeline.seek(ENDLESS, ENDLESS);
      const seen = read(timeline);
      timeline.free();
      return seen;
    };
    const events = play((timeline) => timeline.frame().position);
    const taken = medianTime(() => {
      for (let run = 0; run < runs; run++) play(() => {});
    }, 7);
    const rate = (events * runs) / taken / 1e3;
    yield { name: `stepping-${search}-${size}`, value: rate, unit: 'million events/s' };
  }
}

/** Jumps to random positions of a whole run, and takes five single steps back from each. */
function* seeking(engine: EngineModule, n: number, seeks: number): Generator<Figure> {
  const timeline = new engine.Timeline('bitmask', empty(n), 0);
  const taken = time(() => timeline.explore(ENDLESS));
  const events = timeline.frame().furthest;
  yield { name: `run-${n}`, value: events / MILLION, unit: 'million events' };
  yield { name: `run-${n}-rate`, value: events / taken / 1e3, unit: 'million events/s' };
  const below = numbers(n);
  const [seekTimes, stepBackTimes]: [number[], number[]] = [[], []];
  for (let seek = 0; seek < seeks; seek++) {
    const position = 1 + below(events);
    seekTimes.push(time(() => timeline.seek(position, ENDLESS)));
    for (let steps = 1; steps <= 5; steps++)
      stepBackTimes.push(time(() => timeline.seek(Math.max(0, position - steps), ENDLESS)));
  }
  yield { name: `seek-${n}-p95`, value: quantile(seekTimes, 0.95), unit: 'ms' };
  yield { name: `step-back-${n}-p95`, value: quantile(stepBackTimes, 0.95), unit: 'ms' };
  yield { name: `checkpoints-${n}`, value: timeline.checkpointBytes() / 2 ** 20, unit: 'MiB' };
  yield { name: `frame-${n}`, value: medianTime(() => requestFrame(timeline), 100), unit: 'ms' };
  timeline.free();
}

/** Makes all requests that the page makes for one frame. */
function requestFrame(timeline: Timeline): void {
  timeline.frame();
  timeline.registers();
  timeline.tree();
  timeline.marks(RULER);
}

/** A search whose clones are as large as its board. */
function* largeBoard(engine: EngineModule, n: number): Generator<Figure> {
  const timeline = new engine.Timeline('repair', empty(n), 1);
  const solution = 1 << engine.kinds().indexOf('solution');
  timeline.runUntil({ kinds: solution }, ENDLESS);
  yield { name: `checkpoints-repair-${n}`, value: timeline.checkpointBytes() / 2 ** 20, unit: 'MiB' };
  const below = numbers(n);
  const events = timeline.frame().furthest;
  const seekTimes = Array.from({ length: 40 }, () => time(() => timeline.seek(below(events), ENDLESS)));
  yield { name: `seek-repair-${n}-p95`, value: quantile(seekTimes, 0.95), unit: 'ms' };
  timeline.free();
}
