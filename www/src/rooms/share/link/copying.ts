// Puts a text on the clipboard, and says so.

import type { Dispatch } from '../../../kernel/action';

export const copying =
  (text: string, dispatch: Dispatch, news: 'linkCopied' | 'placementCopied' = 'linkCopied') =>
  (): void => {
    navigator.clipboard.writeText(text).then(
      () => dispatch({ type: 'notice', notice: { kind: 'news', news } }),
      () => dispatch({ type: 'notice', notice: { kind: 'trouble', code: 'clipboard', detail: {} } }),
    );
  };
