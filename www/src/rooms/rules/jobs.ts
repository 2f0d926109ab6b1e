// The jobs about a board under any rule, in slices.

import type { Ruled } from '../../kernel/asked';
import { instant, type Job, type Jobs, Pace, paced } from '../../worker/job';
import type { RulesQuestions } from './questions';

/** A survey takes at most so long; what it does not know by then it leaves open. */
const SURVEY_MILLISECONDS = 1_200;

const optionsOf = ({ squares, walls, pieces }: Ruled) => ({
  given: Int32Array.from(squares),
  walls: Int32Array.from(walls),
  pieces,
});

export const jobs: Jobs<RulesQuestions> = {
  tables: (engine, boards) =>
    instant(() => boards.map((board) => engine.ruleTable(board.rule, board.rows, board.columns, optionsOf(board)))),

  survey(engine, board): Job {
    const job = new engine.RuleHeatJob(board.rule, board.rows, board.columns, optionsOf(board));
    const pace = new Pace();
    let spent = 0;
    return {
      slice(milliseconds) {
        const start = performance.now();
        const done = pace.spend(milliseconds, (nodes) => job.run(nodes));
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

  complete(engine, { board, seed }): Job {
    const job = new engine.RuleCompleteJob(board.rule, board.rows, board.columns, { ...optionsOf(board), seed });
    return paced((nodes) => job.run(nodes), {
      progress: (milliseconds) =>
        ({ nodes: job.answer().nodes, milliseconds }) satisfies RulesQuestions['complete']['progress'],
      answer: (milliseconds) =>
        ({ ...job.answer(), milliseconds: milliseconds() }) satisfies RulesQuestions['complete']['answer'],
      free: () => job.free(),
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

  count(engine, board): Job {
    const job = new engine.RuleCountJob(board.rule, board.rows, board.columns, optionsOf(board));
    return paced((nodes) => job.run(nodes), {
      progress: (milliseconds) => ({ ...job.progress(), milliseconds }) satisfies RulesQuestions['count']['progress'],
      answer: (milliseconds) =>
        ({ ...job.progress(), milliseconds: milliseconds() }) satisfies RulesQuestions['count']['answer'],
      free: () => job.free(),
    });
  },
};
