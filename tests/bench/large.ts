// Large boards: completions with up to n given queens, the validator, the solution by formula, files and pictures; times and memory.
import type { EngineModule, Rows, Source } from '../../www/src/engine/types';
import { answerTo } from '../engine/ask';
import { load } from '../engine/load';
import { type Figure, median, medianTime, quantile, time } from './measure';

/** The sizes of the boards, and the number of placements for each. As in the paper, they are queens of random solutions. */
const BOARDS: [n: number, placements: number][] = [
  [1_000, 200],
  [10_000, 50],
  [100_000, 20],
  [1_000_000, 10],
  [10_000_000, 4],
];
/** The sizes of the hardest placements: random queens, with about sqrt(n / 0.195) free rows. About half have no completion. */
const HARD = [50, 100, 200, 400, 800, 1_200, 2_400];
const HARD_PLACEMENTS = 20;
/** The milliseconds of warm-up before anything is measured. */
const WARM_UP = 500;
/** The maximum budget of a slice. Workers use smaller slices. */
const MUCH = 2 ** 50;
const COLOURS = { beyond: 0, plate: 0x101418, light: 0x303840, dark: 0x202830, given: 0xffffff, found: 0x60b0f0 };

function generate(engine: EngineModule, n: number, queens: number, seed: number, source: Source): Rows {
  return answerTo(engine, 'generate', { n, queens, seed, source }, { budget: MUCH }).rows;
}

function complete(engine: EngineModule, rows: Rows, seed: number): { verdict: string; nodes: number } {
  return answerTo(engine, 'completeLarge', { rows, seed, engine: 'auto' }, { budget: MUCH });
}

export async function* large(): AsyncGenerator<Figure> {
  for (const [n, placements] of BOARDS) {
    const { engine, memory } = await load('queens', `bench-${n}`);
    const given = (index: number): Rows =>
      generate(engine, n, Math.floor(((index + 0.5) / placements) * n), index + 1, 'solution');
    // During the warm-up, the optimised machine code is compiled in the background.
    for (const start = performance.now(), warm = given(0); performance.now() - start < WARM_UP; )
      complete(engine, warm, 1);
    const times: number[] = [];
    for (let index = 0; index < placements; index++) {
      const rows = given(index);
      times.push(time(() => complete(engine, rows, index)));
    }
    const mean = times.reduce((sum, taken) => sum + taken) / placements;
    yield { name: `complete-${n}`, value: mean, unit: 'ms' };
    yield { name: `complete-${n}-median`, value: median(times), unit: 'ms' };
    yield { name: `complete-${n}-slowest`, value: quantile(times, 1), unit: 'ms' };
    yield { name: `complete-${n}-memory`, value: memory.buffer.byteLength / 1e6, unit: 'MB' };
  }
  yield* hard();
  yield* looking();
}

async function* hard(): AsyncGenerator<Figure> {
  const { engine } = await load('queens', 'bench-hard');
  for (const n of HARD) {
    const queens = n - Math.round(Math.sqrt(n / 0.195));
    const answers = Array.from({ length: HARD_PLACEMENTS }, (_, index) =>
      complete(engine, generate(engine, n, queens, index + 1, 'random'), index),
    );
    const undecided = answers.filter(({ verdict }) => verdict === 'undecided').length;
    const impossible = answers.filter(({ verdict }) => verdict === 'impossible').length;
    yield { name: `hard-${n}-undecided`, value: undecided, unit: `of ${HARD_PLACEMENTS}` };
    yield { name: `hard-${n}-impossible`, value: impossible, unit: `of ${HARD_PLACEMENTS}` };
    yield { name: `hard-${n}-nodes`, value: median(answers.map(({ nodes }) => nodes)), unit: 'nodes' };
  }
}

async function* looking(): AsyncGenerator<Figure> {
  const { engine, memory } = await load('queens', 'bench-looking');
  const n = 10_000_000;
  yield { name: `explicit-${n}`, value: medianTime(() => engine.explicit(n)), unit: 'ms' };
  const rows = engine.explicit(n);
  yield { name: `validate-${n}`, value: medianTime(() => engine.validateLarge(rows)), unit: 'ms' };
  const pieces: Uint8Array[] = [];
  const write = () => {
    const job = new engine.WriteJob(rows, 'numbers');
    for (let piece = job.next(1 << 20); piece; piece = job.next(1 << 20)) pieces.push(piece);
    job.free();
  };
  yield { name: `write-${n}`, value: time(write), unit: 'ms' };
  const read = () => {
    const job = new engine.Job('read', {});
    for (const piece of pieces) job.feed(piece);
    job.answer();
    job.free();
  };
  yield { name: `read-${n}`, value: time(read), unit: 'ms' };
  const image = new engine.BoardImage(generate(engine, n, n / 2, 1, 'random'), null);
  yield {
    name: `image-${n}-built`,
    value: time(() => {
      while (!image.run(1_000_000));
    }),
    unit: 'ms',
  };
  for (const scale of [600 / n, 1_300 / n, 0.001, 0.1, 1, 8, 32]) {
    const view = { x: n / 3, y: n / 3, scale, width: 600, height: 600 };
    yield { name: `paint-${n}-scale-${scale}`, value: medianTime(() => image.paint(view, COLOURS)), unit: 'ms' };
  }
  yield { name: `looking-${n}-memory`, value: memory.buffer.byteLength / 1e6, unit: 'MB' };
}
