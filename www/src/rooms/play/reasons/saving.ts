// Saves a proof as two files for programs that check it: the puzzle as DIMACS CNF, and the steps as DRAT. The worker writes them.

import type { Trouble } from '../../../client/trouble';
import { ask, type PlayCommand } from '../ask';
import type { Play, PlayAction } from '../slice';
import type { Drat } from './drat';

/** Requests the files of a proof. The request is cancelled if the proof changes. */
export function saveProofCommands(name: string, { solving: { found }, proving }: Play): PlayCommand[] {
  if (!found || !proving) return [];
  const { steps, goal } = proving;
  return [
    ask('saving', 'drat', {
      question: { puzzle: found.puzzle, steps, goal },
      of: (play) => play.proving?.steps,
      progress: (saving) => ({ type: 'saving', saving }),
      done: (files) => ({ type: 'savedProof', name, files }),
      failed: (trouble: Trouble): PlayAction => ({ type: 'savingFailed', trouble }),
    }),
  ];
}

export const proofFiles = (name: string, { cnf, proof }: Drat): PlayCommand[] =>
  Object.entries({ cnf, drat: proof }).map(([ending, text]) => ({
    do: 'download',
    file: new Blob([text], { type: 'text/plain' }),
    name: `${name}.${ending}`,
  }));
