// The last programs of this device, and the tasks that were done on it. What comes back is read as something that a stranger wrote.

import { LARGEST } from './slice';
import { TASK_NAMES, type TaskName } from './tasks/tasks';

const NAME = 'queens-own';
const MOST = 6;
const DONE = 'queens-own-done';

export function keptPrograms(storage: Pick<Storage, 'getItem'> = localStorage): string[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(NAME) ?? '[]');
    const isProgram = (each: unknown): each is string => typeof each === 'string' && each.length <= LARGEST;
    return Array.isArray(found) ? found.filter(isProgram).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps a program before the others. A device that keeps nothing keeps nothing. */
export function keep(text: string): string[] {
  const kept = [text, ...keptPrograms().filter((each) => each !== text)].slice(0, MOST);
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    return keptPrograms();
  }
  return kept;
}

/** The tasks that were done here. */
export function doneTasks(storage: Pick<Storage, 'getItem'> = localStorage): TaskName[] {
  try {
    const names = (storage.getItem(DONE) ?? '').split(' ');
    return TASK_NAMES.filter((name) => names.includes(name));
  } catch {
    return [];
  }
}

export function keepDone(task: TaskName): TaskName[] {
  const done = TASK_NAMES.filter((name) => name === task || doneTasks().includes(name));
  try {
    localStorage.setItem(DONE, done.join(' '));
  } catch {
    // What is not kept is known until the page is closed.
  }
  return done;
}
