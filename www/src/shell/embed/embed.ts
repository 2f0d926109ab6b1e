// The page within another page: without its bar, in the colours that are requested, and with a link to the whole page. It reports its
// height to the embedding page. Scores are sent only to a page that stores them (see splice.ts).

import { trouble } from '../../kernel/notice';
import { withoutQuery } from '../../kernel/query';
import type { Store } from '../../kernel/store';
import { fetchStyles } from '../../kernel/styles';
import type { Theme } from '../../kernel/ui-state';
import { fetchTexts } from '../../texts/fetch';
import { t } from '../../texts/texts';
import { type OpenRequest, readMessage } from './message';

export { restoreState } from './splice';

/** `colours`: the value of `embed=` in the address of the frame. */
export async function embed({ dispatch }: Store, colours: string): Promise<void> {
  document.documentElement.dataset.embed = '';
  const theme: Theme = colours === 'light' || colours === 'dark' ? colours : 'system';
  dispatch({ type: 'ui', ui: { theme, introduced: true } });
  await Promise.all([fetchStyles('embed.css'), fetchTexts('embed')]);
  const out = document.createElement('a');
  out.className = 'embed__out';
  out.target = '_blank';
  out.rel = 'noopener';
  const updateLink = (): void => {
    out.href = withoutQuery('embed');
    out.textContent = t('embed.open');
  };
  updateLink();
  new MutationObserver(updateLink).observe(document.documentElement, { attributeFilter: ['lang'] });
  // The address follows the board with replaceState, which fires no event.
  addEventListener('hashchange', updateLink);
  out.addEventListener('pointerenter', updateLink);
  out.addEventListener('focus', updateLink);
  document.body.append(out);
  sendHeight();
  // If several messages arrive within one frame, only the last one counts.
  let latest: OpenRequest = null;
  addEventListener('message', (event) => {
    const request = event.source === parent ? readMessage(event.data) : null;
    if (!request) return;
    if (!latest)
      requestAnimationFrame(() => {
        if (latest?.kind === 'open') location.hash = latest.hash;
        if (latest?.kind === 'bad') dispatch(trouble('embed-message'));
        latest = null;
      });
    latest = request;
  });
}

/** Reports the height to the embedding page whenever it changes, in our own format and in the format of learning platforms. */
function sendHeight(): void {
  let sent = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === sent || parent === window) return;
    sent = height;
    parent.postMessage({ subject: 'lti.frameResize', height }, '*');
    parent.postMessage({ type: 'queens-height', height }, '*');
  }).observe(document.body);
}
