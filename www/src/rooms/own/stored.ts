// The last programs of this device, and the tasks that were done on it. Stored data is read as untrusted.

import { createStored } from '../../kernel/stored';
import { type PersistedPart, persist } from '../commands';
import { MAX_SOURCE, type Own, type OwnAction, withPrograms } from './slice';
import { TASK_NAMES, type TaskName } from './tasks/tasks';

export const storedPrograms = createStored<readonly string[]>('queens-own', (text) => {
  const found: unknown = JSON.parse(text ?? '[]');
  const isProgram = (each: unknown): each is string => typeof each === 'string' && each.length <= MAX_SOURCE;
  return Array.isArray(found) ? withPrograms(found.filter(isProgram)) : [];
});
/** The tasks that were done here. */
export const storedTasks = createStored<readonly TaskName[]>(
  'queens-own-done',
  (text) => {
    const names = (text ?? '').split(' ');
    return TASK_NAMES.filter((name) => names.includes(name));
  },
  (done) => done.join(' '),
);

export const STORED_PARTS: readonly PersistedPart<Own, OwnAction>[] = [
  persist(
    storedPrograms,
    ({ programs }) => programs,
    (programs) => ({ type: 'programs', programs }),
    // Only the last program is new.
    { join: (own, stored) => withPrograms(own.slice(0, 1), [...stored, ...own]) },
  ),
  persist(
    storedTasks,
    ({ done }) => done,
    (done) => ({ type: 'done', done }),
    { join: (own, stored) => TASK_NAMES.filter((name) => own.includes(name) || stored.includes(name)) },
  ),
];
