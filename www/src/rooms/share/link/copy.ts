// Puts a text on the clipboard when it is requested.

import type { AppDispatch } from '../../../kernel/action';
import { copyText } from '../../../kernel/clipboard';
import type { CopyState } from '../../../kernel/ui-state';

export const copyHandler =
  (text: string, dispatch: AppDispatch, news: CopyState = 'linkCopied') =>
  (): void =>
    void copyText(text, news, dispatch);
