// The Proof slice of the state: two parts, each of which is asked, runs and ends by itself.

import type { Engine } from '../../client/engine';
import type { Trouble } from '../../client/trouble';
import type { ViewProps } from '../room';

/** The questions about proofs: how long a formula is, a proof, and the check of one. */
export type ProofQuestions = Engine<'formulaSize' | 'prove' | 'check'>;

/** What can be asked: a proof for the board, and the check of one. */
export type Part = 'prove' | 'check';

/** How it stands with a part. */
export type Stands<P extends Part> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: ProofQuestions[P]['progress'] }
  | { readonly kind: 'known'; readonly answer: ProofQuestions[P]['answer'] }
  | { readonly kind: 'failed'; readonly trouble: Trouble };

/** A file, or a part of a proof that was found here. */
export interface Named {
  readonly name: string;
  readonly file: Blob;
}

export interface ProofState {
  /** How many bytes the formula of the board takes; null while that is not known. */
  readonly bytes: number | null;
  readonly prove: Stands<'prove'>;
  readonly check: Stands<'check'>;
  readonly cnf: Named | null;
  readonly proof: Named | null;
}

/** `another`: the board is another one. */
export type ProofAction =
  | { readonly type: 'another' }
  | { readonly type: 'measured'; readonly bytes: number }
  | { readonly type: 'take'; readonly which: 'cnf' | 'proof'; readonly from: Named }
  | { readonly type: 'begin' | 'cancel'; readonly part: Part }
  | { readonly type: 'stands'; readonly part: Part; readonly now: Stands<Part> };

export type ProofProps = ViewProps<ProofState, ProofAction>;

const idle = { kind: 'idle' } as const;

export const startProof: ProofState = {
  bytes: null,
  prove: idle,
  check: idle,
  cnf: null,
  proof: null,
};

export function updateProof(state: ProofState, action: ProofAction): ProofState {
  switch (action.type) {
    case 'another':
      return { ...state, bytes: null, prove: idle };
    case 'measured':
      return { ...state, bytes: action.bytes };
    case 'take':
      return { ...state, [action.which]: action.from, check: idle };
    case 'begin':
      return { ...state, [action.part]: { kind: 'running', progress: null } };
    case 'cancel':
      return { ...state, [action.part]: idle };
    case 'stands':
      return { ...state, [action.part]: action.now };
  }
}
