// Carries out what is asked about proofs, each part as a job of its own.

import type { Job } from '../../client/client';
import { isCancelled, troubleOf } from '../../client/trouble';
import type { Effect, RoomContext } from '../room';
import type { ProofQuestions } from './questions';
import type { Part, ProofAction, ProofState } from './slice';

export function proving({
  dispatch,
  now,
  spawnWorker,
}: RoomContext<ProofState, ProofAction, ProofQuestions>): Effect<ProofState, ProofAction> {
  const client = spawnWorker();
  const jobs: { [P in Part]?: Job<ProofQuestions[P]> } = {};
  let measured: unknown = null;

  function ask<P extends Part>(part: P, question: ProofQuestions[P]['question']): void {
    stop(part);
    const begun = client.ask<P>(part, question, (progress) => {
      if (jobs[part] === (begun as unknown)) dispatch({ type: 'stands', part, now: { kind: 'running', progress } });
    });
    Object.assign(jobs, { [part]: begun });
    const mine = (): boolean => jobs[part] === (begun as unknown);
    (begun.answer as Promise<ProofQuestions[P]['answer']>).then(
      (answer) => {
        if (mine()) dispatch({ type: 'stands', part, now: { kind: 'known', answer } });
      },
      (error: unknown) => {
        if (mine() && !isCancelled(error))
          dispatch({ type: 'stands', part, now: { kind: 'failed', trouble: troubleOf(error) } });
      },
    );
  }

  function stop(part: Part): void {
    jobs[part]?.cancel();
    delete jobs[part];
  }

  function begin(part: Part): void {
    const { own, shared } = now();
    const { rows, seed } = shared.input;
    if (part === 'prove') ask('prove', { rows });
    else if (part === 'exclude') ask('exclude', { text: own.text, seed });
    else if (own.cnf && own.proof) ask('check', { cnf: own.cnf.file, proof: own.proof.file });
  }

  /** Says how long the formula of the board would be, once for each board. */
  function measure(): void {
    const { rows } = now().shared.input;
    if (rows === measured) return;
    measured = rows;
    stop('prove');
    dispatch({ type: 'anew' });
    client.ask('formulaBytes', { rows }).answer.then(
      (bytes) => {
        if (measured === rows) dispatch({ type: 'measured', bytes });
      },
      () => {
        // The engine is gone: what is asked next says so.
      },
    );
  }

  return (happened) => {
    if (happened.type === 'action' && happened.action.type === 'begin') begin(happened.action.part);
    if (happened.type === 'action' && happened.action.type === 'cancel') stop(happened.action.part);
    if (happened.type === 'action' && happened.action.type === 'take') stop('check');
    if (happened.type === 'action' && happened.action.type === 'write') stop('exclude');
    if (now().shared.ui.view === 'proof' && now().shared.ui.engine === 'ready') measure();
  };
}
