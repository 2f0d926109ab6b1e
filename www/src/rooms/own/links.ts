// Writes the links to programs.

import { linkInto } from '../../kernel/link';
import type { ProgramName } from './programs';
import type { TaskName } from './tasks/tasks';

/** A link to a built-in program, on an empty board of `size` rows. */
export const programLink = (name: ProgramName, size: number): string => linkInto('own', name, size);

/** The tasks in their order, the first one with the number 1. */
export const TASKS_IN_ORDER: readonly TaskName[] = [
  ...(['one', 'all', 'once', 'given', 'none', 'fewer', 'ahead', 'loop', 'bits', 'repair', 'orbits', 'torus'] as const),
];

/** A link to a task for a class. It opens the task with an empty program. */
export const taskLink = (name: TaskName): string => linkInto('own', `task~${name}`);
