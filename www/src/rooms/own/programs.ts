// The sample programs, each short enough to be read at once. Their titles are in the texts, under `own-begins`, and so
// are their comments: `# {columns}` in a program is replaced by `own-remark-columns`.

import { t } from '../../texts/texts';

import ahead from '../../watch/programs/ahead.py';
import all from '../../watch/programs/all.py';
import bits from '../../watch/programs/bits.py';
import generator from '../../watch/programs/generator.py';
import given from '../../watch/programs/given.py';
import least from '../../watch/programs/least.py';
import loop from '../../watch/programs/loop.py';
import one from '../../watch/programs/one.py';
import permutations from '../../watch/programs/permutations.py';
import probe from '../../watch/programs/probe.py';
import repair from '../../watch/programs/repair.py';
import sets from '../../watch/programs/sets.py';
import table from '../../watch/programs/table.py';

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
  probe,
  generator,
  permutations,
} as const;

/** The comments of the programs. */
export const REMARKS = [
  ...(['columns', 'columnsMinus', 'columnsNone', 'attacked', 'back', 'copy', 'further', 'next', 'up', 'stay'] as const),
  ...(['table', 'above', 'lines', 'bits', 'lowest', 'shift', 'free', 'deadEnd', 'least', 'given', 'stays'] as const),
  ...(['start', 'chance', 'yields', 'tuples', 'permutations', 'differ', 'weight', 'fewest', 'drawn'] as const),
] as const;

export type ProgramName = keyof typeof PROGRAMS;

export const PROGRAM_NAMES = Object.keys(PROGRAMS) as ProgramName[];

/** A program with its comments in the language of the page. */
export const programOf = (name: ProgramName): string =>
  PROGRAMS[name].replaceAll(REMARK, (line, key: string) => {
    const remark = REMARKS.find((each) => each === key);
    return remark ? line.replace(`{${key}}`, t(`own.remark.${remark}`)) : line;
  });

/** Its lines alone, without comments. */
export const codeOf = (name: ProgramName): string => PROGRAMS[name].replaceAll(REMARK, '');

const REMARK = /^ *# \{(\w+)\}\n/gm;
