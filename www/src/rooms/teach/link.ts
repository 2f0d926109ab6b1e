// What the room for teachers adds to a link: "collect", a class page for pupils, "tasks.Q29…Zs", or a receipt, "collect.QW5u…".

import { IN_LINK, lineIn } from './collect/lines';
import type { Teach, TeachAction } from './slice';

export function writeTeach({ shows, tasks }: Teach): string {
  if (shows === 'tasks') return tasks ? `tasks.${tasks.packed}` : '';
  return shows === 'collect' ? 'collect' : '';
}

export function readTeach(text: string): TeachAction | null {
  if (text === '') return { type: 'show', shows: 'home' };
  if (text === 'collect') return { type: 'show', shows: 'collect' };
  const [, packed] = /^tasks\.([\w-]+)$/.exec(text) ?? [];
  if (packed !== undefined) return { type: 'unpack', packed };
  return text.startsWith(IN_LINK) ? { type: 'collect', text: lineIn(text.slice(IN_LINK.length)) } : null;
}
