// What a link to this room adds: the name of a program to begin with, as "all", or a program as it was packed, as "p~…".

import { PROGRAM_NAMES } from './programs';
import type { Own, OwnAction } from './slice';

export function writeOwn({ begun, packed }: Own): string {
  if (begun !== null) return begun === 'all' ? '' : begun;
  return packed === null ? '' : `p~${packed}`;
}

/** Null for anything that `writeOwn` would not write. */
export function readOwn(text: string): OwnAction | null {
  const name = PROGRAM_NAMES.find((each) => each === text);
  if (name) return { type: 'begin', name };
  const [, packed] = /^p~([\w-]{1,4000})$/.exec(text) ?? [];
  return packed === undefined ? null : { type: 'unpack', packed };
}
