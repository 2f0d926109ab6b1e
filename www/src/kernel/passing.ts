// Takes the notice away when it is over: news after a while, trouble when the person goes to another view, and either
// when Escape is pressed.

import type { Loop } from './loop';
import type { Effect } from './state';

/** Good news stays for this many milliseconds. */
const STAYS = 6_000;

export function passing({ dispatch, state }: Loop): Effect {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = (): void => {
    if (state().look.notice) dispatch({ type: 'notice', notice: null });
  };
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open], :popover-open')) close();
  });
  return (_action, { look: before }, { look: after }) => {
    if (after.notice !== before.notice) {
      clearTimeout(timer);
      if (after.notice && after.notice.kind !== 'trouble') timer = setTimeout(close, STAYS);
    } else if (after.view !== before.view) close();
  };
}
