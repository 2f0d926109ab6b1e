// Keeps proofs that are begun or finished on this device: the reasons by the name of the puzzle, the latest ones.

import { kept } from '../../../kernel/kept';
import { nameOf, type Source } from '../puzzle/puzzle';
import { type Proving, type Reason, readReasons, reasonsOf, writeReasons } from './proving';

/** No more proofs are kept. */
const MOST = 40;

type Proofs = Readonly<Record<string, string>>;

/** What was kept; what is no proof is left out. */
export function readProofs(text: string | null): Proofs {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    if (typeof found !== 'object' || found === null) return {};
    const whole = Object.entries(found).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && readReasons(entry[1]) !== null,
    );
    return Object.fromEntries(whole.slice(-MOST));
  } catch {
    return {};
  }
}

/** The proofs with one more, which is the latest; without it where it has no steps. */
export function withProof(proofs: Proofs, name: string, reasons: readonly Reason[]): Proofs {
  const rest = Object.entries(proofs).filter(([other]) => other !== name);
  const one: [string, string][] = reasons.length > 0 ? [[name, writeReasons(reasons)]] : [];
  return Object.fromEntries([...rest, ...one].slice(-MOST));
}

export interface ProofKeeping {
  /** The reasons that were kept of a puzzle. */
  of(source: Source): readonly Reason[];
  /** Whether it could be kept. */
  keep(source: Source, proving: Proving): boolean;
}

export function keepingProofs(): ProofKeeping {
  const store = kept('queens-proofs', readProofs);
  return {
    of: (source) => readReasons(store.read()[nameOf(source)] ?? '') ?? [],
    keep: (source, proving) => store.keep(withProof(store.read(), nameOf(source), reasonsOf(proving))),
  };
}
