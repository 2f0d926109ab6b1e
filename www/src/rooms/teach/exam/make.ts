// Makes the tasks of a variant, in the worker: traces, puzzles, and boards that cannot be completed.

import { attackEachOther } from '../../../board/rule';
import type { EngineModule } from '../../../engine/types';
import { numbersBy } from '../../../kernel/random';
import { followSearch } from '../../../watch/by-hand';
import { truthOf } from '../../../watch/truth';
import { eachJob, type Job } from '../../../worker/job';
import { type ExamChoice, MAX } from './choice';
import type { Item, MadeItem, VariantRequest } from './items';

export function examJob(engine: EngineModule, { choice, variant }: VariantRequest): Job {
  const { counts } = choice;
  /** Each task of each variant has its own seed. */
  const seedOf = (kind: number, at: number): number =>
    ((choice.seed * 4 + kind) * MAX.variants + variant) * MAX.count + at;
  const many = (length: number, make: (at: number) => MadeItem) => Array.from({ length }, (_, at) => () => make(at));
  const items = [
    ...many(counts.traces, (at) => traceOf(engine, choice, variant * counts.traces + at)),
    ...many(counts.puzzles, (at) => puzzleOf(engine, choice, seedOf(1, at))),
    ...many(counts.proofs, (at) => proofOf(engine, choice.size, seedOf(2, at))),
  ];
  return eachJob(items, (make) => make());
}

/** Steps of a search on an empty board. Each task begins where the previous task ends. */
export function traceOf(engine: EngineModule, choice: ExamChoice, at: number): Extract<Item, { kind: 'traces' }> {
  const { search, from, steps, size } = choice;
  const { step, rows, lines } = followSearch(engine, { search, size, from: from + at * steps, steps });
  return { kind: 'traces', search, step, rows, lines };
}

function puzzleOf(engine: EngineModule, { size, level }: ExamChoice, seed: number): Extract<Item, { kind: 'puzzles' }> {
  // Boards of four have two solutions, which makes no puzzle.
  const { rows, graded } = engine.makePuzzle({ size: Math.max(5, size), family: 'completion', level, seed });
  const { solution } = graded;
  if (!solution) throw new Error('a puzzle has no solution');
  return { kind: 'puzzles', rows, solution };
}

/** After this many boards, any board without a completion is accepted, because there may be no better board. */
const MAX_ROUNDS = 300;

/** A board that cannot be completed, although no queens attack each other and at least two rows are empty. */
function proofOf(engine: EngineModule, size: number, seed: number): Extract<Item, { kind: 'proofs' }> {
  const random = numbersBy(seed);
  for (let round = 0; ; round++) {
    const rows = new Int32Array(size).fill(-1);
    const order = Array.from({ length: size }, (_, row) => ({ row, by: random() })).toSorted((a, b) => a.by - b.by);
    for (const { row } of order.slice(0, Math.max(2, size - 2 - (round % 2)))) {
      const free = Array.from({ length: size }, (_, column) => column).filter((column) =>
        rows.every((other, at) => other < 0 || !attackEachOther({ row, column }, { row: at, column: other })),
      );
      const column = free[Math.floor(random() * free.length)];
      if (column === undefined) break;
      rows[row] = column;
    }
    const setting = { rows, search: 'bitmask', seed: 1, step: 0, rule: null, shows: [], marks: [], see: null };
    const [ways] = truthOf(engine, setting, { of: 'ways' });
    if (ways !== '0') continue;
    const blame = truthOf(engine, setting, { of: 'blame' }).map((square) => Number(square.split('.')[0]) - 1);
    const queens = rows.filter((column) => column >= 0).length;
    // A single culprit is too easy to find. If all queens are culprits, there is nothing to choose.
    if ((blame.length > 1 && blame.length < queens) || round > MAX_ROUNDS) return { kind: 'proofs', rows, blame };
  }
}
