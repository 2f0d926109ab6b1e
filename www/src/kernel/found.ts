// The solutions that a person has found by hand, stored on this device. Fetched with the answers.

import type { Store } from './store';
import { createStored } from './stored';

/** The maximum number of stored boards, the latest ones. */
const MAX_BOARDS = 2_000;
/** Columns from 1, with dots between, as in a link. */
const SOLUTION = /^\d+(\.\d+)*$/;

const device = createStored<readonly string[]>('queens-found', (text) => {
  const found: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string' && SOLUTION.test(one)) : [];
});

/** Adds a solution to the stored solutions; the first call also restores them. `solution`: null if there is no new solution. */
export function followFound({ dispatch, state }: Pick<Store, 'dispatch' | 'state'>, solution: string | null): void {
  const show = (found: readonly string[]): void => dispatch({ type: 'ui', ui: { found } });
  const { found } = state().ui;
  if (!found) {
    device.onChange(show);
    show(device.read());
  }
  if (solution === null || found?.includes(solution)) return;
  // Another tab may also have stored solutions.
  const all = [...new Set([...device.read(), ...(found ?? []), solution])].slice(-MAX_BOARDS);
  show(all);
  device.save(all);
}
