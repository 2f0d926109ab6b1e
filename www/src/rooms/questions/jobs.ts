// The measurements, in slices.

import type { EngineModule } from '../../engine/types';
import type { Job, Jobs } from '../../worker/job';
import { paced } from '../../worker/job';
import type { Ask, Found, QuestionsAsked } from './questions';

export const jobs: Jobs<QuestionsAsked> = {
  measure(engine, ask): Job {
    const { run, found, free } = MEASURES[ask.of](engine, ask);
    const report = (milliseconds: number): Found => ({
      heat: null,
      squares: [],
      proved: true,
      ...found(),
      milliseconds,
    });
    return paced(run, { progress: report, answer: (milliseconds) => report(milliseconds()), free });
  },
};

/** A kind of measurement: its calls of the engine. */
interface Measure {
  run(nodes: number): boolean;
  found(): Pick<Found, 'count' | 'nodes'> & Partial<Found>;
  free(): void;
}

const MEASURES: Readonly<Record<Ask['of'], (engine: EngineModule, ask: Ask) => Measure>> = {
  heat(engine, { rule, rows, columns }) {
    const job = new engine.RuleHeatJob(rule, rows, columns);
    return {
      run: (nodes) => job.run(nodes),
      found: () => ({ ...job.progress(), heat: job.squares() }),
      free: () => job.free(),
    };
  },
  count(engine, { rule, rows, columns }) {
    const job = new engine.RuleCountJob(rule, rows, columns);
    return { run: (nodes) => job.run(nodes), found: () => job.progress(), free: () => job.free() };
  },
  most(engine, ask) {
    const job = new engine.RuleGoalJob('most', ask.rule, ask.rows, ask.columns, { keptEmpty: otherSum(ask) });
    return {
      run: (nodes) => job.run(nodes),
      found() {
        const { squares, pieces, proved, nodes } = job.report();
        return { count: BigInt(pieces), squares: squares ? [[...squares]] : [], proved, nodes };
      },
      free: () => job.free(),
    };
  },
  disjoint(engine, { rule, rows, columns, enough }) {
    const job = new engine.RuleDisjointJob(rule, rows, columns, {}, enough);
    return {
      run: (nodes) => job.run(nodes),
      found() {
        const { solutions, squares, pieces, proved, nodes } = job.report();
        const each = Array.from({ length: squares.length / Math.max(1, pieces) }, (_, at) => [
          ...squares.subarray(at * pieces, (at + 1) * pieces),
        ]);
        return { count: BigInt(solutions), squares: each, proved, nodes };
      },
      free: () => job.free(),
    };
  },
};

/** The squares that an ask leaves out. */
function otherSum({ rows, columns, sum }: Ask): Int32Array {
  const odd = sum === 'even' ? 1 : sum === 'odd' ? 0 : null;
  const all = Array.from({ length: rows * columns }, (_, square) => square);
  return Int32Array.from(all.filter((square) => (Math.floor(square / columns) + (square % columns)) % 2 === odd));
}
