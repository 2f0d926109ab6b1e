// The state after an action, with the commands that make a file and save it.

import type { Shared } from '../../kernel/state';
import type { Next } from '../commands';
import { makeFile, makeFilm } from './save/file';
import { type ShareAction, type ShareState, updateShare } from './slice';

export function shareAfter(before: ShareState, action: ShareAction, shared: Shared): Next<ShareState, ShareAction> {
  const own = updateShare(before, action);
  switch (action.type) {
    case 'make':
      return lacksTable(own, shared) ? own : [own, ...makeFile(own, shared)];
    case 'table':
    case 'tableFailed':
      // Makes the file that was requested before the attack table was known.
      return own.making.kind === 'running' && lacksTable(before, shared) ? [own, ...makeFile(own, shared)] : own;
    case 'frames':
      return [own, makeFilm(action.film, action.frames)];
    case 'file':
      return [own, { do: 'download', file: action.file, name: action.name }];
    default:
      return own;
  }
}

/** Whether the attack table of the rule is still pending. */
const lacksTable = ({ table }: ShareState, { input }: Shared): boolean =>
  input.variant !== null && table?.of !== input.variant;
