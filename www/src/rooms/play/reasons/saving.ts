// Saves a proof as two files for programs that check it: the puzzle as DIMACS CNF, and the steps as DRAT. The worker writes them.

import { latest } from '../../../client/latest';
import { type Trouble, troubleOf } from '../../../client/trouble';
import { download } from '../../../ui/download';
import type { Desk } from '../desk';
import type { Puzzle } from '../puzzle/puzzle';
import type { PlayQuestions, Saving } from '../questions';
import type { Entry } from './cases';
import type { Proving } from './proving';

/** `tell` hears how far they are; null once they are there, or are not to come. */
export function savingProofs({ client }: Desk, tell: (saving: Saving | null) => void, say: (trouble: Trouble) => void) {
  let of: readonly Entry[] = [];
  const writing = latest<PlayQuestions>(client, (error) => {
    tell(null);
    say(troubleOf(error));
  });
  return {
    save(name: string, puzzle: Puzzle, { steps, goal }: Proving): void {
      of = steps;
      writing.ask(
        'drat',
        { puzzle, steps, goal },
        {
          progress: tell,
          done: ({ cnf, proof }) => {
            tell(null);
            download(new Blob([cnf], { type: 'text/plain' }), `${name}.cnf`);
            download(new Blob([proof], { type: 'text/plain' }), `${name}.drat`);
          },
        },
      );
      tell({ moves: 0, of: steps.length });
    },
    /** Called after everything that happens. The files of another proof are of no use. */
    follow(proving: Proving | null): void {
      if (!writing.busy || proving?.steps === of) return;
      writing.cancel();
      tell(null);
    },
  };
}
