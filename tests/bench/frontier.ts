// Open questions: the error bar of an estimate after ten seconds, and the times for thresholds, for ten million greedy queens,
// and for the curves of hard boards.
import { execFileSync } from 'node:child_process';
import { type BoardChoice, HARD, OBSTACLES } from '../../www/src/rooms/frontier/hardness/choice';
import { type Hard, nextBoard } from '../../www/src/rooms/frontier/hardness/plan';
import { answerTo } from '../engine/ask';
import { load } from '../engine/load';
import { type Figure, time } from './measure';

const SECONDS = 10;
const COMMAND = 'target/release/queens';

export async function* frontier(): AsyncGenerator<Figure> {
  const { engine } = await load('queens-simd');
  for (const n of [20, 28, 100, 1_000]) {
    const job = new engine.Job('estimate', { size: n, seed: 1 });
    const end = performance.now() + SECONDS * 1e3;
    while (performance.now() < end) job.run(100_000);
    const { estimate: report } = job.answer();
    job.free();
    if (!report) continue;
    const half = Math.expm1((report.log10High - report.log10) * Math.LN10);
    yield { name: `estimate-${n}-bar`, value: 100 * half, unit: '%' };
    yield { name: `estimate-${n}-probes`, value: report.probes, unit: 'probes' };
  }
  for (const n of [12, 16, 18])
    yield { name: `threshold-${n}`, value: time(() => engine.blockingQueens(n)) / 1e3, unit: 's' };
  const queens = (): unknown => execFileSync(COMMAND, ['frontier', 'threshold', '20']);
  yield { name: 'threshold-20-native', value: time(queens) / 1e3, unit: 's' };
  /** Measures all boards of a curve, as the page does. */
  const curve = (asked: BoardChoice): void => {
    const boards: Hard[] = [];
    for (let next = nextBoard(asked, boards); next; next = nextBoard(asked, boards)) {
      const board = answerTo(engine, 'hardness', { ...next, most: HARD.nodes }, { budget: 10_000 });
      boards.push({ wanted: next.amount, board });
    }
  };
  for (const obstacle of OBSTACLES)
    yield {
      name: `hardness-30-${obstacle}`,
      value: time(() => curve({ size: 30, obstacle, seed: 1 })) / 1e3,
      unit: 's',
    };
  const greedy = time(() => answerTo(engine, 'greedy', { rows: 10_000_000 }, { budget: 1_000_000 }));
  yield { name: 'greedy-10-million', value: greedy / 1e3, unit: 's' };
}
