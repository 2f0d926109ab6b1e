// Carries out what is asked about proofs, each part as a job of its own.

import type { Job } from '../../line/client';
import { isCancelled, troubleOf } from '../../line/trouble';
import type { Effect, Kit } from '../room';
import type { ProofQuestions } from './questions';
import type { Part, ProofDeed, ProofState } from './slice';

export function proving({ act, now, hire }: Kit<ProofState, ProofDeed, ProofQuestions>): Effect<ProofState, ProofDeed> {
  const line = hire();
  const jobs: { [P in Part]?: Job<ProofQuestions[P]> } = {};
  let measured: unknown = null;

  function ask<P extends Part>(part: P, question: ProofQuestions[P]['question']): void {
    stop(part);
    const begun = line.ask<P>(part, question, (progress) => {
      if (jobs[part] === (begun as unknown)) act({ type: 'stands', part, now: { kind: 'running', progress } });
    });
    Object.assign(jobs, { [part]: begun });
    const mine = (): boolean => jobs[part] === (begun as unknown);
    (begun.answer as Promise<ProofQuestions[P]['answer']>).then(
      (answer) => {
        if (mine()) act({ type: 'stands', part, now: { kind: 'known', answer } });
      },
      (error: unknown) => {
        if (mine() && !isCancelled(error))
          act({ type: 'stands', part, now: { kind: 'failed', trouble: troubleOf(error) } });
      },
    );
  }

  function stop(part: Part): void {
    jobs[part]?.cancel();
    delete jobs[part];
  }

  function begin(part: Part): void {
    const { own, shared } = now();
    const { rows, seed } = shared.asked;
    if (part === 'prove') ask('prove', { rows });
    else if (part === 'exclude') ask('exclude', { text: own.text, seed });
    else if (own.cnf && own.proof) ask('check', { cnf: own.cnf.file, proof: own.proof.file });
  }

  /** Says how long the formula of the board would be, once for each board. */
  function measure(): void {
    const { rows } = now().shared.asked;
    if (rows === measured) return;
    measured = rows;
    stop('prove');
    act({ type: 'anew' });
    line.ask('formulaBytes', { rows }).answer.then(
      (bytes) => {
        if (measured === rows) act({ type: 'measured', bytes });
      },
      () => {
        // The engine is gone: what is asked next says so.
      },
    );
  }

  return (happened) => {
    if (happened.type === 'deed' && happened.deed.type === 'begin') begin(happened.deed.part);
    if (happened.type === 'deed' && happened.deed.type === 'cancel') stop(happened.deed.part);
    if (happened.type === 'deed' && happened.deed.type === 'take') stop('check');
    if (happened.type === 'deed' && happened.deed.type === 'write') stop('exclude');
    if (now().shared.look.view === 'proof' && now().shared.look.engine === 'ready') measure();
  };
}
