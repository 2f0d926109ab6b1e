// The jobs about proofs, in slices. Files are read a piece a slice.

import type { CheckJob } from '../../engine/types';
import { instant, type Job, type Jobs, paced, sliced, TimeBudget } from '../../worker/job';
import type { ProofQuestions } from './questions';

/** Bytes of a file that are read at once. */
const PIECE = 1 << 20;

/** What a worker has, and a page has not. */
declare const FileReaderSync: { new (): { readAsArrayBuffer(part: Blob): ArrayBuffer } };

export const jobs: Jobs<ProofQuestions> = {
  formulaBytes: (engine, { rows }) => instant(() => engine.formulaBytes(rows)),

  prove(engine, { rows }): Job {
    const job = new engine.ProveJob(rows);
    return paced((steps) => job.run(steps), {
      progress: () => job.progress() satisfies ProofQuestions['prove']['progress'],
      answer: (milliseconds) => {
        const taken = milliseconds();
        const { verdict, cnf, proof } = job.finish();
        return {
          verdict,
          cnf: new Blob([cnf], { type: 'text/plain' }),
          proof: new Blob([proof], { type: 'text/plain' }),
          milliseconds: taken,
        } satisfies ProofQuestions['prove']['answer'];
      },
      free: () => job.free(),
    });
  },

  check(engine, { cnf, proof }): Job {
    const job = new engine.CheckJob();
    const pace = new TimeBudget();
    const comes = coming(job, cnf, proof);
    const work = (milliseconds: number): boolean => comes() && pace.spend(milliseconds, (budget) => job.run(budget));
    return sliced(work, {
      progress: () => job.progress() satisfies ProofQuestions['check']['progress'],
      answer: (milliseconds) => {
        const found = job.answer();
        if (!found) throw new Error('a proof was checked, and there is no answer');
        return { ...found, milliseconds: milliseconds() } satisfies ProofQuestions['check']['answer'];
      },
      free: () => job.free(),
    });
  },
};

/** Lets the next piece come, first of the proof, then of the formula; true when all have come. */
function coming(job: CheckJob, cnf: Blob, proof: Blob): () => boolean {
  const reader = new FileReaderSync();
  const files = [
    { file: proof, push: (bytes: Uint8Array) => job.pushProof(bytes), end: () => job.endProof() },
    { file: cnf, push: (bytes: Uint8Array) => job.pushFormula(bytes), end: () => job.endFormula() },
  ];
  let at = 0;
  return () => {
    const [first] = files;
    if (!first) return true;
    if (at < first.file.size) {
      first.push(new Uint8Array(reader.readAsArrayBuffer(first.file.slice(at, at + PIECE))));
      at += PIECE;
    } else {
      first.end();
      files.shift();
      at = 0;
    }
    return false;
  };
}
