// Removes notices: good news after a while, errors and choices when the view changes, and all of them when Escape is pressed.

import type { Effect } from './state';
import type { Store } from './store';

/** Good news stays for this many milliseconds. */
const NEWS_DURATION = 6_000;

export function noticeTimeout({ dispatch, state }: Store): Effect {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = (): void => {
    if (state().ui.notice) dispatch({ type: 'notice', notice: null });
  };
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open], :popover-open')) close();
  });
  return (_action, { ui: before }, { ui: after }) => {
    if (after.notice !== before.notice) {
      clearTimeout(timer);
      if (after.notice && after.notice.kind !== 'trouble' && !('other' in after.notice))
        timer = setTimeout(close, NEWS_DURATION);
    } else if (after.view !== before.view) close();
  };
}
