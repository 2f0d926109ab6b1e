// Trouble as the one line that a person reads of it.

import { type Trouble, troubleOf } from '../client/trouble';
import type { AppAction } from './action';

export const trouble = (code: string, detail: Trouble['detail'] = {}): AppAction => ({
  type: 'notice',
  notice: { kind: 'trouble', code, detail },
});

/** Why something failed. */
export const troubled = (error: unknown): AppAction => ({
  type: 'notice',
  notice: { kind: 'trouble', ...troubleOf(error) },
});
