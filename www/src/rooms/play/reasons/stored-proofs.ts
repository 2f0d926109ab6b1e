// The stored proofs, finished or not: for the latest puzzles, the reasons by the name of the puzzle.

import { createStored } from '../../../kernel/stored';
import { nameOf, type Source } from '../puzzle/puzzle';
import { readProof } from './proving';

/** The maximum number of stored proofs. */
const MAX_PROOFS = 40;

export type Proofs = Readonly<Record<string, string>>;

/** The proofs that were stored; malformed ones are left out. */
export function readProofs(text: string | null): Proofs {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    if (typeof found !== 'object' || found === null) return {};
    const whole = Object.entries(found).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && readProof(entry[1]) !== null,
    );
    return Object.fromEntries(whole.slice(-MAX_PROOFS));
  } catch {
    return {};
  }
}

/** The proofs with `proof` as the latest. A proof without steps is removed. */
export function withProof(proofs: Proofs, name: string, proof: string): Proofs {
  const rest = Object.entries(proofs).filter(([other]) => other !== name);
  const one: [string, string][] = proof === '' ? [] : [[name, proof]];
  return Object.fromEntries([...rest, ...one].slice(-MAX_PROOFS));
}

/** The stored proof of a puzzle, or null. */
export function proofOf(proofs: Proofs, source: Source): ReturnType<typeof readProof> {
  const text = proofs[nameOf(source)];
  return text === undefined ? null : readProof(text);
}

export const storedProofs = createStored('queens-proofs', readProofs);
