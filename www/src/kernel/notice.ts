// Notices about errors, of one line each.

import { type Trouble, troubleOf } from '../client/trouble';
import { isUnfetched } from '../texts/fetch';
import type { AppAction } from './action';

export const trouble = (code: string, detail: Trouble['detail'] = {}): AppAction => ({
  type: 'notice',
  notice: { kind: 'trouble', code, detail },
});

/** Converts an error into a notice. */
export function showTrouble(error: unknown): AppAction {
  const { code, detail } = troubleOf(error);
  return isUnfetched(error) ? trouble('room-missing') : trouble(code, detail);
}
