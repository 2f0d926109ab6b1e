// Carries out what is asked about proofs, each part as a job of its own.

import { type Latest, latest } from '../../client/latest';
import { troubleOf } from '../../client/trouble';
import type { Effect, RoomContext } from '../room';
import type { Part, ProofAction, ProofQuestions, ProofState } from './slice';

export function proving({
  dispatch,
  now,
  isShown,
  spawnWorker,
}: RoomContext<ProofState, ProofAction, ProofQuestions>): Effect<ProofState, ProofAction> {
  const client = spawnWorker();
  const waiting = (part: Part): Latest<ProofQuestions> =>
    latest(client, (error) => dispatch({ type: 'stands', part, now: { kind: 'failed', trouble: troubleOf(error) } }));
  const parts: Readonly<Record<Part, Latest<ProofQuestions>>> = {
    prove: waiting('prove'),
    check: waiting('check'),
  };
  let measured: unknown = null;

  function ask<P extends Part>(part: P, question: ProofQuestions[P]['question']): void {
    parts[part].ask(part, question, {
      progress: (progress) => dispatch({ type: 'stands', part, now: { kind: 'running', progress } }),
      done: (answer) => dispatch({ type: 'stands', part, now: { kind: 'known', answer } }),
    });
  }

  function begin(part: Part): void {
    const { own, shared } = now();
    const { rows } = shared.input;
    if (part === 'prove') ask('prove', { rows });
    else if (own.cnf && own.proof) ask('check', { files: [own.proof.file, own.cnf.file] });
  }

  /** Says how long the formula of the board would be, once for each board. */
  function measure(): void {
    const { rows } = now().shared.input;
    if (rows === measured) return;
    measured = rows;
    parts.prove.cancel();
    dispatch({ type: 'another' });
    client.ask('formulaSize', { rows }).answer.then(
      ({ bytes }) => {
        if (measured === rows) dispatch({ type: 'measured', bytes });
      },
      () => {
        // The engine is gone: what is asked next says so.
      },
    );
  }

  return (happened) => {
    if (happened.type === 'action' && happened.action.type === 'begin') begin(happened.action.part);
    if (happened.type === 'action' && happened.action.type === 'cancel') parts[happened.action.part].cancel();
    if (happened.type === 'action' && happened.action.type === 'take') parts.check.cancel();
    if (isShown() && now().shared.ui.engine === 'ready') measure();
  };
}
