// The part of a link to this room: the name of a sample program, as "all", or a packed program, as "p~…"; or
// "lines~all" for the lines of a program to be put in order. A task comes first, as "task~once" alone or "task~once~all".

import { PROGRAM_NAMES } from './programs';
import type { Own, OwnAction } from './slice';
import { TASK_NAMES } from './tasks/tasks';

/**
 * The maximum number of letters of a program in a link. Measured: 16 KB of programs as pupils write them are 5,800 letters, 16 KB of the
 * densest module of Python's library 8,200. Browsers take addresses of 80,000 and more.
 */
export const MAX_PROGRAM_LETTERS = 12_000;

export function writeOwn({ sample, order, packed, task, text }: Own): string {
  const program = order ? `lines~${order.name}` : (sample ?? (packed === null || text === '' ? '' : `p~${packed}`));
  if (task) return program === '' ? `task~${task.name}` : `task~${task.name}~${program}`;
  return program === 'all' ? '' : program;
}

/** Null for anything that `writeOwn` would not write. */
export function readOwn(text: string): OwnAction | null {
  const [, task, program = ''] = /^task~([a-z]+)(?:~(.+))?$/s.exec(text) ?? [];
  if (task === undefined) return programOf(text);
  const name = TASK_NAMES.find((each) => each === task);
  const then = programOf(program);
  return name && (then || program === '') ? { type: 'task', name, then } : null;
}

function programOf(text: string): OwnAction | null {
  const name = PROGRAM_NAMES.find((each) => each === text);
  if (name) return { type: 'begin', name };
  const ordered = PROGRAM_NAMES.find((each) => `lines~${each}` === text);
  if (ordered) return { type: 'shuffle', name: ordered };
  const [, packed = ''] = /^p~([\w-]+)$/.exec(text) ?? [];
  return packed === '' || packed.length > MAX_PROGRAM_LETTERS ? null : { type: 'unpack', packed };
}
