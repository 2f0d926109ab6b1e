// The programs to begin with, each short enough to be read at once. A title each stands in the texts, under `own-program`.

import ahead from './programs/ahead.py';
import all from './programs/all.py';
import bits from './programs/bits.py';
import generator from './programs/generator.py';
import given from './programs/given.py';
import least from './programs/least.py';
import loop from './programs/loop.py';
import one from './programs/one.py';
import permutations from './programs/permutations.py';
import repair from './programs/repair.py';
import sets from './programs/sets.py';
import table from './programs/table.py';

export const PROGRAMS = {
  one,
  all,
  loop,
  table,
  sets,
  bits,
  ahead,
  least,
  given,
  repair,
  generator,
  permutations,
} as const;

export type ProgramName = keyof typeof PROGRAMS;

export const PROGRAM_NAMES = Object.keys(PROGRAMS) as ProgramName[];
