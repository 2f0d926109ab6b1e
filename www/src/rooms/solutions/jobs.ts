// The jobs about all solutions of an empty board: the gallery at once, the heat map in slices.

import { optionsOf } from '../../board/variant/options';
import { instant, type Job, type Jobs, paced } from '../../worker/job';
import type { SolutionsQuestions } from './questions';

export const jobs: Jobs<SolutionsQuestions> = {
  gallery: (engine, { size }) =>
    instant((): SolutionsQuestions['gallery']['answer'] => {
      const gallery = engine.gallery(size);
      const columnsOf = (solution: number): Int32Array =>
        Int32Array.from(gallery.columns.subarray(solution * size, (solution + 1) * size));
      return { ...gallery, modular: gallery.fundamental.map((solution) => +engine.isModular(columnsOf(solution))) };
    }),

  variant(engine, { board, most }): Job {
    const { rule, rows, columns } = board;
    const table = engine.ruleTable(rule, rows, columns, optionsOf(board));
    const job = new engine.RuleListJob(rule, rows, columns, most, optionsOf(board));
    return paced((nodes) => job.run(nodes), {
      answer: () => {
        const list = job.list();
        const heat = new Float64Array(rows * columns);
        for (const square of list.squares) heat[square] = (heat[square] ?? 0) + 1;
        const fundamental: number[] = [];
        list.orbits.forEach((orbit, way) => {
          if (orbit === fundamental.length) fundamental.push(way);
        });
        return {
          ...list,
          fundamental: Uint32Array.from(fundamental),
          table,
          heat,
        } satisfies SolutionsQuestions['variant']['answer'];
      },
      free: () => job.free(),
    });
  },

  heat(engine, { size }): Job {
    const job = new engine.HeatJob(size);
    return paced((nodes) => job.run(nodes), {
      progress: () => job.progress() satisfies SolutionsQuestions['heat']['progress'],
      answer: (milliseconds) => {
        const taken = milliseconds();
        const { solutions } = job.progress();
        return {
          squares: job.squares(),
          solutions,
          milliseconds: taken,
        } satisfies SolutionsQuestions['heat']['answer'];
      },
      free: () => job.free(),
    });
  },
};
