// The state of the Proof room: a proof for the board, and the check of any proof.

import type { Engine } from '../../client/engine';
import type { Trouble } from '../../client/trouble';
import type { Rows } from '../../engine/types';
import type { Shared } from '../../kernel/state';
import { type Command, createAsk, type Next, type Want } from '../commands';
import type { ViewProps } from '../room';

type Questions = Engine<'formulaSize' | 'prove' | 'check'>;

/** The tasks: a proof for the board, and the check of a proof. */
export type Part = 'prove' | 'check';

export type Status<P extends Part> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: Questions[P]['progress'] | null }
  | { readonly kind: 'known'; readonly answer: Questions[P]['answer'] }
  | { readonly kind: 'failed'; readonly trouble: Trouble };

/** A file, or a part of a proof that was found here. */
export interface NamedFile {
  readonly name: string;
  readonly file: Blob;
}

export interface ProofState {
  /** The board that `bytes` and `prove` are about. */
  readonly rows: Rows | null;
  /** The size of the formula of the board in bytes; null while it is not known. */
  readonly bytes: number | null;
  readonly prove: Status<'prove'>;
  readonly check: Status<'check'>;
  readonly cnf: NamedFile | null;
  readonly proof: NamedFile | null;
}

export type ProofAction =
  | { readonly type: 'measured'; readonly rows: Rows; readonly bytes: number }
  | { readonly type: 'take'; readonly which: 'cnf' | 'proof'; readonly from: NamedFile }
  | { readonly type: 'begin' | 'cancel'; readonly part: Part }
  | { readonly type: 'status'; readonly part: Part; readonly status: Status<Part> };

export type ProofProps = ViewProps<ProofState, ProofAction>;

const idle = { kind: 'idle' } as const;

export const startProof: ProofState = { rows: null, bytes: null, prove: idle, check: idle, cnf: null, proof: null };

const { ask, answer } = createAsk<ProofState, ProofAction, Questions>();

const boardOf = (_: ProofState, { input }: Shared): Rows => input.rows;

/** The parts of the state about the present board. */
export const ofBoard = (own: ProofState, { input: { rows } }: Shared): ProofState =>
  own.rows === rows ? own : { ...own, rows, bytes: null, prove: idle };

export function updateProof(before: ProofState, action: ProofAction, shared: Shared): Next<ProofState, ProofAction> {
  const own = ofBoard(before, shared);
  switch (action.type) {
    case 'measured':
      return { ...own, bytes: action.bytes };
    case 'take':
      return { ...own, [action.which]: action.from, check: idle };
    case 'begin': {
      const command = begin(own, action.part, shared);
      return command ? [{ ...own, [action.part]: { kind: 'running', progress: null } }, command] : own;
    }
    case 'cancel':
      return [
        { ...own, [action.part]: idle },
        { do: 'cancel', slot: action.part },
      ];
    case 'status':
      return { ...own, [action.part]: action.status };
  }
}

/** The size of the formula is shown before a proof is requested. */
export function proofWants(own: ProofState, shared: Shared, shown: boolean): readonly Want<ProofState, ProofAction>[] {
  const { rows } = shared.input;
  if (!shown || shared.ui.engine !== 'ready' || ofBoard(own, shared).bytes !== null) return [];
  const done = ({ bytes }: { bytes: number }): ProofAction => ({ type: 'measured', rows, bytes });
  return [answer('size', 'formulaSize', { question: { rows }, of: boardOf, done })];
}

function begin(
  { cnf, proof }: ProofState,
  part: Part,
  { input: { rows } }: Shared,
): Command<ProofState, ProofAction> | null {
  const status = (status: Status<Part>): ProofAction => ({ type: 'status', part, status });
  const handlers = {
    progress: (progress: Questions[Part]['progress']) => status({ kind: 'running', progress }),
    done: (answer: Questions[Part]['answer']) => status({ kind: 'known', answer }),
    failed: (trouble: Trouble) => status({ kind: 'failed', trouble }),
  };
  if (part === 'prove') return ask('prove', 'prove', { ...handlers, question: { rows }, of: boardOf });
  if (!cnf || !proof) return null;
  // A check needs two files. It ends when one of them is replaced.
  const files = [proof.file, cnf.file];
  return ask('check', 'check', { ...handlers, question: { files }, of: (own) => own.check.kind === 'running' });
}
