// The state of the room for excluded diagonals: the instance and its answer.

import type { Engine } from '../../client/engine';
import type { Trouble } from '../../client/trouble';
import type { ViewProps } from '../room';

export type ExcludedQuestions = Engine<'exclude'>;

type Status =
  | { readonly kind: 'idle' | 'running' }
  | { readonly kind: 'known'; readonly answer: ExcludedQuestions['exclude']['answer'] }
  | { readonly kind: 'failed'; readonly trouble: Trouble };

export interface ExcludedState {
  readonly text: string;
  readonly status: Status;
}

export type ExcludedAction =
  | { readonly type: 'write'; readonly text: string }
  | { readonly type: 'decide' | 'cancel' }
  | { readonly type: 'status'; readonly status: Status };

export type ExcludedProps = ViewProps<ExcludedState, ExcludedAction>;

export const startExcluded: ExcludedState = { text: '', status: { kind: 'idle' } };

export function updateExcluded(state: ExcludedState, action: ExcludedAction): ExcludedState {
  switch (action.type) {
    case 'write':
      return { text: action.text, status: { kind: 'idle' } };
    case 'decide':
      return { ...state, status: { kind: 'running' } };
    case 'cancel':
      return { ...state, status: { kind: 'idle' } };
    case 'status':
      return { ...state, status: action.status };
  }
}
