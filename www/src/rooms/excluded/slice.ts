// The state of the room for excluded diagonals: the instance and its answer.

import type { Engine } from '../../client/engine';
import type { Trouble } from '../../client/trouble';
import type { Shared } from '../../kernel/state';
import { createAsk, type Next } from '../commands';
import type { ViewProps } from '../room';

type Questions = Engine<'exclude'>;

type Status =
  | { readonly kind: 'idle' | 'running' }
  | { readonly kind: 'known'; readonly answer: Questions['exclude']['answer'] }
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

const { ask } = createAsk<ExcludedState, ExcludedAction, Questions>();

const status = (status: Status): ExcludedAction => ({ type: 'status', status });

export function updateExcluded(
  state: ExcludedState,
  action: ExcludedAction,
  { input: { seed } }: Shared,
): Next<ExcludedState, ExcludedAction> {
  switch (action.type) {
    case 'write':
      return { text: action.text, status: { kind: 'idle' } };
    case 'decide':
      return [
        { ...state, status: { kind: 'running' } },
        ask('decide', 'exclude', {
          question: { text: state.text, seed },
          of: ({ text }) => text,
          done: (answer) => status({ kind: 'known', answer }),
          failed: (trouble) => status({ kind: 'failed', trouble }),
        }),
      ];
    case 'cancel':
      return [
        { ...state, status: { kind: 'idle' } },
        { do: 'cancel', slot: 'decide' },
      ];
    case 'status':
      return { ...state, status: action.status };
  }
}
