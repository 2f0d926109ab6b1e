// Saves a proof as two files for programs that check it: the puzzle as DIMACS CNF, and the steps as DRAT.

import { type Trouble, troubleOf } from '../../../client/trouble';
import { download } from '../../../ui/download';
import type { Puzzle } from '../puzzle/puzzle';
import { type Drat, dratOf } from './drat';
import type { Proving } from './proving';

/** `say` is called where a step needs more clauses than a file can hold. */
export function saveProof(name: string, puzzle: Puzzle, proving: Proving, say: (trouble: Trouble) => void): void {
  let drat: Drat;
  try {
    drat = dratOf(puzzle, proving);
  } catch (error) {
    say(troubleOf(error));
    return;
  }
  download(new Blob([drat.cnf], { type: 'text/plain' }), `${name}.cnf`);
  download(new Blob([drat.proof], { type: 'text/plain' }), `${name}.drat`);
}
