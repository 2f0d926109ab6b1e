// The jobs about a board under any rule, in slices.

import { optionsOf } from '../../board/variant/options';
import type { Completion, EngineModule } from '../../engine/types';
import type { Variant } from '../../kernel/input';
import { instant, type Job, type Jobs, paced, TimeBudget } from '../../worker/job';
import type { RulesQuestions } from './questions';
import { grown } from './regions';
import { keyOf } from './slice';

/** A survey takes at most so long; what it does not know by then it leaves open. */
const SURVEY_MILLISECONDS = 1_200;

/** So many seeds are tried for another completion. */
const TRIES = 12;

export const jobs: Jobs<RulesQuestions> = {
  tables: (engine, boards) =>
    instant(() => boards.map((board) => engine.ruleTable(board.rule, board.rows, board.columns, optionsOf(board)))),

  regions: (engine, { size, seed }) =>
    instant(() => {
      const { squares } = engine.completeByRule('touching', size, size, { seed });
      return squares ? grown(size, squares, seed) : null;
    }),

  survey(engine, board): Job {
    const job = new engine.RuleHeatJob(board.rule, board.rows, board.columns, optionsOf(board));
    const budget = new TimeBudget();
    let spent = 0;
    return {
      slice(milliseconds) {
        const start = performance.now();
        const done = budget.spend(milliseconds, (nodes) => job.run(nodes));
        spent += performance.now() - start;
        if (!done && spent < SURVEY_MILLISECONDS) return { done: false, resting: false };
        const answer: RulesQuestions['survey']['answer'] = done
          ? { count: job.progress().count, squares: job.squares() }
          : { count: null, squares: null };
        return { done: true, answer };
      },
      progress: () => null,
      free: () => job.free(),
    };
  },

  complete(engine, { board, seed, seen }): Job {
    const { rule, rows, columns } = board;
    const begin = (next: number) =>
      new engine.RuleCompleteJob(rule, rows, columns, { ...optionsOf(board), seed: next >>> 0 });
    let job = begin(seed);
    let tries = 0;
    let nodes = 0;
    /** Where seeds bring only what was seen, the ways are listed until there is another one. */
    let list: InstanceType<typeof engine.RuleListJob> | null = null;
    const run = (budget: number): boolean => {
      if (list) return list.run(budget);
      const done = job.run(budget);
      const { squares, nodes: set } = job.answer();
      if (!done || !squares || !seen.includes(keyOf(squares))) return done;
      nodes += set;
      tries += 1;
      if (tries === TRIES) {
        list = new engine.RuleListJob(rule, rows, columns, seen.length + 1, optionsOf(board));
      } else {
        job.free();
        job = begin(seed + tries);
      }
      return false;
    };
    const found = (): Completion => {
      const answer = job.answer();
      if (!list) return { ...answer, nodes: nodes + answer.nodes };
      const { squares, pieces } = list.list();
      const ways = Array.from({ length: squares.length / Math.max(1, pieces) }, (_, way) =>
        squares.subarray(way * pieces, (way + 1) * pieces),
      );
      const other = ways.find((way) => !seen.includes(keyOf(way)));
      return other ? { ...answer, squares: Int32Array.from(other), nodes } : { ...answer, nodes };
    };
    return paced(run, {
      progress: (milliseconds) =>
        ({ nodes: nodes + job.answer().nodes, milliseconds }) satisfies RulesQuestions['complete']['progress'],
      answer: (milliseconds) =>
        ({ ...found(), milliseconds: milliseconds() }) satisfies RulesQuestions['complete']['answer'],
      free: () => {
        job.free();
        list?.free();
      },
    });
  },

  goal(engine, { board, goal }): Job {
    const job = new engine.RuleGoalJob(goal, board.rule, board.rows, board.columns, optionsOf(board));
    return paced((nodes) => job.run(nodes), {
      progress: (milliseconds) => ({ ...job.report(), milliseconds }) satisfies RulesQuestions['goal']['progress'],
      answer: (milliseconds) =>
        ({ ...job.report(), milliseconds: milliseconds() }) satisfies RulesQuestions['goal']['answer'],
      free: () => job.free(),
    });
  },

  count: (engine, board) => counting(engine, [board]),

  pawns: (engine, board) =>
    counting(
      engine,
      Array.from({ length: board.rows * board.columns }, (_, pawn) => ({ ...board, walls: [pawn], squares: [] })),
    ),
};

/** Counts the ways on several boards, one after another, and adds them up. */
function counting(engine: EngineModule, boards: readonly Variant[]): Job {
  const begin = (board: Variant | undefined) =>
    board && new engine.RuleCountJob(board.rule, board.rows, board.columns, optionsOf(board));
  let at = 0;
  let job = begin(boards[0]);
  let before = { count: 0n, nodes: 0 };
  const now = (): typeof before => {
    const here = job?.progress();
    return here ? { count: before.count + here.count, nodes: before.nodes + here.nodes } : before;
  };
  const run = (nodes: number): boolean => {
    if (!job?.run(nodes)) return job === undefined;
    before = now();
    job.free();
    at += 1;
    job = begin(boards[at]);
    return job === undefined;
  };
  return paced(run, {
    progress: (milliseconds) =>
      ({
        ...now(),
        share: (at + (job?.share() ?? 0)) / boards.length,
        milliseconds,
      }) satisfies RulesQuestions['count']['progress'],
    answer: (milliseconds) => ({ ...now(), milliseconds: milliseconds() }) satisfies RulesQuestions['count']['answer'],
    free: () => job?.free(),
  });
}
