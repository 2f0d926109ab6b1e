// The receipt of a proof: PROOF:REGIONS-8-EASY-3-12-10, the puzzle, the number of steps, and the number of steps of the engine's proof.

import { MAX, writeReceipt } from '../../../kernel/receipt';
import { nameOf, type Source } from '../puzzle/puzzle';
import type { GradedPuzzle } from '../questions';
import { lengthOf } from './cases';
import type { Proving } from './proving';
import { machineLength } from './sentences';

export function proofReceipt(source: Source, { steps }: Proving, found: GradedPuzzle): string {
  const words = nameOf(source)
    .split('-')
    .map((word) => word.replaceAll('.', 'c').slice(0, MAX.letters));
  // The numbers of steps have fixed places after the puzzle.
  const puzzle = words.slice(0, MAX.words - 2);
  const result = [...puzzle, String(lengthOf(steps)), String(machineLength(found) ?? '')];
  return writeReceipt({ name: '', tasks: [{ task: 'proof', result }] });
}
