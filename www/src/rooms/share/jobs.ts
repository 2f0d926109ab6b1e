// The jobs of the worker of this room: parts of runs, animations, lists, links, and puzzles for sheets.

import { optionsOf } from '../../board/variant/options';
import { instant, type Job, type Jobs, type SliceResult } from '../../worker/job';
import { FORMS, holds } from './forms/board';
import { printedJob } from './print/jobs';
import type { ShareQuestions } from './questions';
import { GifMaker } from './save/gif';
import { framesJob, solutionsJob, stepsJob } from './save/jobs';

/** Ways are counted for so many pieces that are set. */
const COUNTED = 3_000_000;
const GOES_ON: SliceResult = { done: false, resting: false };

export const jobs: Jobs<ShareQuestions> = {
  table: (engine, board) => instant(() => engine.ruleTable(board.rule, board.rows, board.columns, optionsOf(board))),
  frames: framesJob,
  steps: stepsJob,
  solutions: solutionsJob,

  animate(_, { frames, captions, ...moving }): Job {
    const maker = new GifMaker(moving, frames, captions);
    return {
      slice(milliseconds) {
        const end = performance.now() + milliseconds;
        do {
          if (maker.next()) return { done: true, answer: maker.file() };
        } while (performance.now() < end);
        return GOES_ON;
      },
      progress: () => ({ made: maker.made, bytes: maker.bytes }),
    };
  },

  address: (engine, link) => instant(() => engine.writeLink(link)),
  opens: (engine, { hash }) =>
    instant(() => {
      engine.readLink(hash);
      return null;
    }),
  readBoard: (engine, { text }) => instant(() => engine.readBoard(text)),
  countWays(engine, { rule, rows, columns, given, regions }) {
    const options = { given, pieces: rows, ...(regions ? { regions } : {}) };
    const job = new engine.RuleCountJob(rule, rows, columns, options);
    return {
      slice(milliseconds) {
        const end = performance.now() + milliseconds;
        do {
          const over = job.run(10_000);
          const { count, nodes } = job.progress();
          if (!over && nodes < COUNTED) continue;
          job.free();
          return { done: true, answer: over ? Number(count) : null };
        } while (performance.now() < end);
        return GOES_ON;
      },
      progress: () => null,
    };
  },
  holding: (engine, board) => instant(() => FORMS.filter((form) => holds(engine, form, board))),
  writtenIn: (engine, { board, form }) => instant(() => engine.writeBoard(form, board)),
  formatted: (engine, { rows, form }) => instant(() => engine.formatPlacement(rows, form)),
  printed: printedJob,
};
