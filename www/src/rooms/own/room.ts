// The Own room: a search that a person writes in Python, run in a frame of its own and watched like every other.

import type { WatchAction } from '../../kernel/watch';
import { actionOf } from '../../watch/keys';
import type { Room } from '../room';
import { ownEffect } from './effect';
import { readOwn, writeOwn } from './link';
import type { OwnQuestions } from './questions';
import { type Own, type OwnAction, ownWants, startOwn, updateOwn } from './slice';
import { STORED_PARTS } from './stored';
import { createView } from './view';

export const room: Room<Own, OwnAction, OwnQuestions> = {
  start: startOwn,
  update: updateOwn,
  wants: ownWants,
  persisted: STORED_PARTS,
  link: { write: writeOwn, read: readOwn },
  transport(key, own) {
    const action = own.watch.status === 'open' ? actionOf(key, own) : null;
    return action && { type: 'watch', action: action as WatchAction };
  },
  open: (context) => ({ view: createView(), effect: ownEffect(context) }),
};
