// Puts a text on the clipboard, and says so.

import type { Dispatch } from '../../../kernel/action';

export const copying = (text: string, dispatch: Dispatch) => (): void => {
  navigator.clipboard.writeText(text).then(
    () => dispatch({ type: 'notice', notice: { kind: 'news', news: 'linkCopied' } }),
    () => dispatch({ type: 'notice', notice: { kind: 'trouble', code: 'clipboard', detail: {} } }),
  );
};
