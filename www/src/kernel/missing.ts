// Says why the engine or a part of the page does not come: the network is slow, or the site has a new version.

import { onLate } from '../client/client';
import { isRenewed } from '../texts/home';
import { trouble } from './notice';
import type { Effect } from './state';
import type { Store } from './store';

export function missing({ dispatch, state }: Store): Effect {
  onLate((late) => {
    const { notice } = state().ui;
    const isSaid = notice?.kind === 'trouble' && notice.code === 'engine-late';
    if (late && !notice) dispatch(trouble('engine-late'));
    if (!late && isSaid) dispatch({ type: 'notice', notice: null });
  });
  return (_action, { ui: before }, { ui: { notice } }) => {
    if (notice === before.notice || notice?.kind !== 'trouble' || !notice.code.endsWith('-missing')) return;
    isRenewed().then(
      (renewed) => renewed && state().ui.notice === notice && dispatch(trouble('renewed')),
      () => {},
    );
  };
}
