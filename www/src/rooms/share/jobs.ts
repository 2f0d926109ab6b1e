// The jobs of the worker of this room: parts of runs, animations, lists, links, and puzzles for sheets.

import { optionsOf } from '../../board/variant/options';
import { STEP } from '../../engine/types';
import { instant, type Job, type Jobs, paced, stepped } from '../../worker/job';
import { FORMS, holds } from './forms/board';
import { printedJob } from './print/jobs';
import type { ShareQuestions } from './questions';
import { GifMaker } from './save/gif';
import { framesJob, solutionsJob, stepsJob } from './save/jobs';

/** Ways are counted for this many pieces that are set. */
const COUNTED = 3_000_000;

export const jobs: Jobs<ShareQuestions> = {
  table: (engine, board) => instant(() => engine.ruleTable(board.rule, board.rows, board.columns, optionsOf(board))),
  frames: framesJob,
  steps: stepsJob,
  solutions: solutionsJob,

  animate(_, { frames, captions, ...moving }): Job {
    const maker = new GifMaker(moving, frames, captions);
    return stepped(() => maker.next(), {
      progress: () => ({ made: maker.made, bytes: maker.bytes }),
      answer: () => maker.file(),
    });
  },

  address: (engine, link) => instant(() => engine.writeLink(link)),
  readBoard: (engine, { text }) => instant(() => engine.readBoard(text)),
  readBoards: (engine, { text }) => instant(() => engine.readBoards(text)),
  countWays(engine, { rule, rows, columns, given, regions }) {
    const options = { given, pieces: rows, ...(regions ? { regions } : {}) };
    const job = new engine.Job('countByRule', { boards: [{ rule, rows, columns, options }] });
    let over = false;
    const run = (nodes: number): boolean => {
      over = job.run(nodes) === STEP.Done;
      return over || job.progress().nodes >= COUNTED;
    };
    return paced(run, { answer: () => (over ? Number(job.progress().count) : null), free: () => job.free() });
  },
  holding: (engine, board) => instant(() => FORMS.filter((form) => holds(engine, form, board))),
  writtenIn: (engine, { board, form }) => instant(() => engine.writeBoard(form, board)),
  formatted: (engine, { rows, form }) => instant(() => engine.formatPlacement(rows, form)),
  printed: printedJob,
};
