// The last programs of this device, and the tasks that were done on it. Stored data is read as untrusted.

import { createStored } from '../../kernel/kept';
import { MAX_SOURCE } from './slice';
import { TASK_NAMES, type TaskName } from './tasks/tasks';

const MAX_PROGRAMS = 6;

const programs = createStored('queens-own', (text) => {
  const found: unknown = JSON.parse(text ?? '[]');
  const isProgram = (each: unknown): each is string => typeof each === 'string' && each.length <= MAX_SOURCE;
  return Array.isArray(found) ? found.filter(isProgram).slice(0, MAX_PROGRAMS) : [];
});
const tasks = createStored(
  'queens-own-done',
  (text) => {
    const names = (text ?? '').split(' ');
    return TASK_NAMES.filter((name) => names.includes(name));
  },
  (done) => done.join(' '),
);

export const storedPrograms = (): string[] => programs.read();

/** Stores a program before the others, and returns those that are stored. */
export function keep(text: string): string[] {
  const all = [text, ...programs.read().filter((each) => each !== text)].slice(0, MAX_PROGRAMS);
  programs.keep(all);
  return programs.read();
}

/** The tasks that were done here. */
export const doneTasks = (): TaskName[] => tasks.read();

/** Stores that a task is done, and returns all that are. */
export function keepDone(task: TaskName): TaskName[] {
  const before = tasks.read();
  const done = TASK_NAMES.filter((name) => name === task || before.includes(name));
  tasks.keep(done);
  return done;
}
