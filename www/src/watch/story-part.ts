// Fetches the story of the steps, with its texts, as soon as the page is ready, so that it arrives before it is needed.
// If that fails, it tries again whenever a step needs it.

import type { AppAction } from '../kernel/action';
import { Part } from '../kernel/fetched';
import type { Effect } from '../kernel/state';
import type { Store } from '../kernel/store';

const part = new Part('story', () => import('./story/part'));

/** The actions that trigger the fetch. */
const TRIGGERS: ReadonlySet<AppAction['type']> = new Set(['ready', 'step', 'find', 'go', 'play'] as const);

export const fetchStoryEffect =
  (store: Store): Effect =>
  ({ type }) => {
    if (TRIGGERS.has(type)) part.fetch(store);
  };

/**
 * The functions that describe a step, the reason for having no steps, and the result of a run; null until the story is
 * loaded.
 */
export const storyPart = () => part.there;
