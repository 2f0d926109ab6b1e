// Notices about what is missing: the engine or a part of the page, because the network is slow or the site has a new version, or
// storage, because the browser refuses it.

import { onLate } from '../client/client';
import { isRenewed } from '../texts/home';
import { trouble } from './notice';
import type { Effect } from './state';
import type { Store } from './store';
import { onRefused } from './stored';

export function missingTextsEffect({ dispatch, state }: Store): Effect {
  onRefused(() => dispatch(trouble('storage')));
  onLate((late) => {
    const { notice } = state().ui;
    if (late) dispatch(trouble('engine-late'));
    else if (notice?.kind === 'trouble' && notice.code === 'engine-late') dispatch({ type: 'notice', notice: null });
  });
  return (_action, { ui: before }, { ui: { notice } }) => {
    if (notice === before.notice || notice?.kind !== 'trouble' || !notice.code.endsWith('-missing')) return;
    isRenewed().then(
      (renewed) => renewed && state().ui.notice === notice && dispatch(trouble('renewed')),
      () => {},
    );
  };
}
