// The part of a link to the Solutions room: the open solution, and the options of the gallery.

import { type Browse, MEMBERS } from './slice';

/** "orbit-3.turn-2.folded.of-8.page-1.heat.complement", without the parts that have their default value. */
export function writeBrowse({ folded, members, page, orbit, turn, shows, complement }: Browse): string {
  const words: string[] = [];
  if (orbit > 0) words.push(`orbit-${orbit + 1}`);
  if (turn > 0) words.push(`turn-${turn + 1}`);
  if (folded) words.push('folded');
  if (members !== null) words.push(`of-${members}`);
  if (page > 0) words.push(`page-${page + 1}`);
  if (shows === 'heat') words.push('heat');
  if (complement) words.push('complement');
  return words.join('.');
}

/** Parses such a text; unknown words are ignored. */
export function readBrowse(own: string): Browse {
  const words = own.split('.');
  const number = (name: string, most: number): number => {
    const found = words.find((word) => new RegExp(`^${name}-[1-9]\\d{0,4}$`).test(word));
    return found ? Math.min(most, Number(found.slice(name.length + 1))) : 0;
  };
  return {
    folded: words.includes('folded'),
    members: MEMBERS.find((members) => words.includes(`of-${members}`)) ?? null,
    page: Math.max(0, number('page', 1_000) - 1),
    orbit: Math.max(0, number('orbit', 10_000) - 1),
    turn: Math.max(0, number('turn', 8) - 1),
    shows: words.includes('heat') ? 'heat' : 'solution',
    complement: words.includes('complement'),
  };
}
