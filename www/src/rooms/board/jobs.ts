// The jobs of the worker with the whole engine: variants of every rule, and queens where the worker that the page opens with would be
// slow, or cannot tell.

import { optionsOf } from '../../board/variant/options';
import type { EngineModule, RuleCompletion, RuleList } from '../../engine/types';
import { type Board, positionOf } from '../../kernel/input';
import { instant, type Jobs, paced } from '../../worker/job';
import { boardJobs, completing, counting, surveying } from './first-jobs';
import type { Squares, WholeQuestions } from './questions';
import { grown } from './rules/regions';

/** So many forced queens are followed in each trial of a reason. */
const STEPS = 2;
/** So many seeds are tried for another completion. */
const TRIES = 12;

export const jobs: Jobs<WholeQuestions> = {
  tables: (engine, boards) =>
    instant(() => boards.map((board) => engine.ruleTable(board.rule, board.rows, board.columns, optionsOf(board)))),

  regions: (engine, { size, seed }) =>
    instant(() => {
      const { squares } = engine.completeByRule('touching', size, size, { seed });
      return squares ? grown(size, squares, seed) : null;
    }),

  reason: (engine, rows) => instant(() => ({ refutation: engine.refute(rows, STEPS) ?? null })),

  ways(engine, { board, most }) {
    const job = new engine.RuleListJob(board.rule, board.rows, board.columns, most, optionsOf(board));
    return paced((nodes) => job.run(nodes), {
      answer: () => waysOf(job.list()) satisfies WholeQuestions['ways']['answer'],
      free: () => job.free(),
    });
  },

  planCount: (engine, what) => instant(() => engine.planCount(what)),

  survey(engine, board) {
    const job = new engine.RuleHeatJob(board.rule, board.rows, board.columns, optionsOf(board));
    return surveying(job, (done) => ({
      count: done ? job.progress().count : null,
      squares: done ? job.squares() : null,
      funnel: [],
      release: null,
    }));
  },

  complete: (engine, { board, seed, budget, seen }) =>
    completing(another(engine, board, seed, seen), budget, ({ squares, blame, ...known }) => ({
      ...known,
      squares: squares ? [...squares] : null,
      blame: [...(blame ?? [])],
    })),

  goal(engine, { board, goal }) {
    const job = new engine.RuleGoalJob(goal, board.rule, board.rows, board.columns, optionsOf(board));
    return paced((nodes) => job.run(nodes), {
      progress: (milliseconds) => ({ ...job.report(), milliseconds }) satisfies WholeQuestions['goal']['progress'],
      answer: (milliseconds) =>
        ({ ...job.report(), milliseconds: milliseconds() }) satisfies WholeQuestions['goal']['answer'],
      free: () => job.free(),
    });
  },

  count: (engine, board) =>
    positionOf(board).variant ? counting(inTurn(engine, [board])) : boardJobs.count(engine, board),

  pawns: (engine, board) =>
    counting(
      inTurn(
        engine,
        Array.from({ length: board.rows * board.columns }, (_, pawn) => ({ ...board, walls: [pawn], squares: [] })),
      ),
    ),
};

/** The ways of a list, each by its squares. */
const waysOf = ({ squares, pieces }: RuleList): number[][] =>
  Array.from({ length: squares.length / Math.max(1, pieces) }, (_, way) => [
    ...squares.subarray(way * pieces, (way + 1) * pieces),
  ]);

/** A set of squares as a text. */
const keyOf = (squares: Iterable<number>): string => [...squares].sort((one, other) => one - other).join();

/** Searches for a completion that has not been seen. */
function another(engine: EngineModule, board: Board, seed: number, shown: readonly Squares[]) {
  const { rule, rows, columns } = board;
  const seen = new Set(shown.map(keyOf));
  const begin = (next: number) =>
    new engine.RuleCompleteJob(rule, rows, columns, { ...optionsOf(board), seed: next >>> 0 });
  let job = begin(seed);
  let tries = 0;
  /** Pieces set by the seeds before. */
  let nodes = 0;
  /** Where seeds bring only what was seen, the ways are listed until there is another one. */
  let list: InstanceType<typeof engine.RuleListJob> | null = null;
  const isNew = (squares: Iterable<number>): boolean => !seen.has(keyOf(squares));
  return {
    run(budget: number): boolean {
      if (list) return list.run(budget);
      const done = job.run(budget);
      const { squares, nodes: set } = job.answer();
      if (!done || !squares || isNew(squares)) return done;
      nodes += set;
      tries += 1;
      if (tries === TRIES) {
        list = new engine.RuleListJob(rule, rows, columns, seen.size + 1, optionsOf(board));
      } else {
        job.free();
        job = begin(seed + tries);
      }
      return false;
    },
    progress: () => {
      const { verdict, nodes: set } = job.answer();
      return {
        nodes: nodes + (list ? 0 : set),
        phase: verdict === 'impossible' ? ('blame' as const) : ('search' as const),
      };
    },
    answer(): RuleCompletion {
      const answer = job.answer();
      if (!list) return { ...answer, nodes: nodes + answer.nodes };
      const { engine: by } = answer;
      const other = waysOf(list.list()).find(isNew);
      return other
        ? { verdict: 'completed', squares: Int32Array.from(other), engine: by, nodes }
        : { verdict: 'noOther', engine: by, nodes };
    },
    free() {
      job.free();
      list?.free();
    },
  };
}

/** Counts the ways on several boards, one after another, and adds them up. */
function inTurn(engine: EngineModule, boards: readonly Board[]): Parameters<typeof counting>[0] {
  const begin = (board: Board | undefined) =>
    board && new engine.RuleCountJob(board.rule, board.rows, board.columns, optionsOf(board));
  let at = 0;
  let job = begin(boards[0]);
  let before = { count: 0n, nodes: 0 };
  const now = (): typeof before => {
    const here = job?.progress();
    return here ? { count: before.count + here.count, nodes: before.nodes + here.nodes } : before;
  };
  return {
    run(nodes) {
      if (!job?.run(nodes)) return job === undefined;
      before = now();
      job.free();
      at += 1;
      job = begin(boards[at]);
      return job === undefined;
    },
    progress: () => ({ ...now(), share: (at + (job?.share() ?? 0)) / boards.length }),
    free: () => job?.free(),
  };
}
