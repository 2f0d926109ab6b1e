// If a part of the page is missing because the site has a new version, says so instead: trying again would not help.

import { isRenewed } from '../texts/home';
import { trouble } from './notice';
import type { Effect } from './state';
import type { Store } from './store';

export const renewal =
  ({ dispatch, state }: Store): Effect =>
  (_action, { ui: before }, { ui: { notice } }) => {
    if (notice === before.notice || notice?.kind !== 'trouble' || !notice.code.endsWith('-missing')) return;
    isRenewed().then(
      (renewed) => renewed && state().ui.notice === notice && dispatch(trouble('renewed')),
      () => {},
    );
  };
