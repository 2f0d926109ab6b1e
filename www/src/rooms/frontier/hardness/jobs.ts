// What the worker does about hard boards: it measures one, or proves that it has no solution and checks the proof.

import type { CheckJob, EngineModule, Refuted } from '../../../engine/types';
import { type Job, type Jobs, paced } from '../../../worker/job';
import type { FrontierQuestions } from '../questions';
import { HARD } from './asked';

/** Bytes that are handed to the checker at once. */
const PIECE = 1 << 20;

export const hardnessJobs: Pick<Jobs<FrontierQuestions>, 'hardness' | 'hardProof'> = {
  hardness(engine, { size, obstacle, amount, seed }): Job {
    const job = new engine.HardnessJob(size, obstacle, amount, seed, HARD.nodes);
    return paced((nodes) => job.run(nodes), {
      answer: () => ({ wanted: amount, board: job.report() }) satisfies FrontierQuestions['hardness']['answer'],
      free: () => job.free(),
    });
  },

  hardProof(engine, { board }): Job {
    const cnf = engine.writeBoard('cnf', board);
    const refuting = new engine.RefuteJob(cnf);
    let refuted: Refuted | null = null;
    let check: CheckJob | null = null;
    const run = (steps: number): boolean => {
      if (check) return check.run(steps);
      if (!refuting.run(steps)) return false;
      refuted = refuting.finish();
      if (refuted.verdict !== 'impossible') return true;
      check = checking(engine, cnf, refuted.proof);
      return false;
    };
    return paced(run, {
      answer(milliseconds) {
        if (!refuted) throw new Error('the search for a proof has no result');
        const file = (text: string): Blob => new Blob([text], { type: 'text/plain' });
        return {
          verdict: refuted.verdict,
          holds: check?.answer()?.ok ?? false,
          steps: check?.progress().of ?? 0,
          cnf: file(cnf),
          proof: file(refuted.proof),
          milliseconds: milliseconds(),
        } satisfies FrontierQuestions['hardProof']['answer'];
      },
      free() {
        refuting.free();
        check?.free();
      },
    });
  },
};

/** The check of a proof, which knows clauses only. */
function checking(engine: EngineModule, cnf: string, proof: string): CheckJob {
  const job = new engine.CheckJob();
  for (const piece of pieces(proof)) job.pushProof(piece);
  job.endProof();
  for (const piece of pieces(cnf)) job.pushFormula(piece);
  job.endFormula();
  return job;
}

function* pieces(text: string): Generator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}
