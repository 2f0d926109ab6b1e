// Python programs that take the same steps as a search, with the lines that match each block of its listing.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Watch } from '../kernel/watch';
import { t } from '../texts/texts';
import { choice } from '../ui/kit/controls';
import { properties } from '../ui/style';
import { followLine } from './listing';
import bits from './programs/bits.py';
import given from './programs/given.py';
import loop from './programs/loop.py';
import permutations from './programs/permutations.py';
import sets from './programs/sets.py';

export interface Program {
  /** Without its comments. */
  readonly lines: readonly string[];
  /** By the first line of each block of the listing: the lines of the program, from 0. */
  readonly blockLines: Readonly<Record<number, readonly number[]>>;
  /** Whether the program keeps given queens. Other programs begin with an empty board. */
  readonly usesGiven: boolean;
}

const linesOf = (program: string): string[] =>
  program
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('# {'))
    .slice(0, -1);

/** The programs by search. A dead end is the end of a loop. */
export const PYTHON: Readonly<Record<string, Program>> = {
  bitmask: {
    lines: linesOf(bits),
    blockLines: { 0: [10, 11, 12, 13, 14, 15], 8: [7, 8, 9], 9: [11], 10: [20], 11: [16] },
    usesGiven: false,
  },
  completions: {
    lines: linesOf(given),
    blockLines: { 0: [20, 21, 22, 23], 9: [14, 15], 10: [20], 11: [28], 12: [24] },
    usesGiven: true,
  },
  'array-recursive': {
    lines: linesOf(sets),
    blockLines: {
      0: [9, 10, 11],
      2: [12, 13, 14],
      5: [15, 16, 17, 18, 19],
      7: [12],
      8: [20, 21, 22, 23],
      9: [27],
    },
    usesGiven: false,
  },
  'array-iterative': {
    lines: linesOf(loop),
    blockLines: { 0: [15, 16], 3: [19, 20, 21, 22], 5: [23, 24], 6: [17, 18], 7: [13, 14], 9: [25] },
    usesGiven: false,
  },
  // `permutations` of the library sets and removes the queens.
  permutations: {
    lines: linesOf(permutations),
    blockLines: { 0: [3], 2: [4, 5, 6], 4: [7, 8], 5: [3], 6: [9] },
    usesGiven: false,
  },
};

const FORMS = ['pseudo', 'python'] as const;

/** The switch between pseudo-code and Python. */
export const renderFormChoice = (isPython: boolean, choose: (isPython: boolean) => void): TemplateResult =>
  choice<(typeof FORMS)[number]>(t('listing.form'), {
    of: FORMS,
    now: isPython ? 'python' : 'pseudo',
    name: (form) => t('listing.forms', { form }),
    choose: (form) => choose(form === 'python'),
  });

/** The program, with the lines of the step marked. `brief`: without empty lines, so that it fits on a projector. */
export function renderProgram({ lines, blockLines }: Program, { shown }: Watch, brief = false): TemplateResult {
  const now = blockLines[shown?.frame.block?.from ?? -1] ?? [];
  const rows = lines
    .map((line, at) => ({ line, at }))
    .filter(({ line, at }) => line !== '' || !(brief || lines[at - 1] === ''));
  const first = rows.findIndex(({ at }) => at === now[0]);
  return html`<ol class="listing" aria-label="Python" ${followLine(first)}>${rows.map(
    ({ line, at }) =>
      html`<li ?data-now=${now.includes(at)} aria-current=${at === now[0] ? 'step' : nothing}><span class="listing__number">${at + 1}</span><code ${properties({ '--indent': (line.length - line.trimStart().length) / 4 })}>${line.trim()}</code></li>`,
  )}</ol>`;
}
