// The code of a lesson: pseudo-code, or the same search as a Python program, with the lines that match the block that
// ran.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { t } from '../../texts/texts';
import { choice } from '../../ui/kit/controls';
import { properties } from '../../ui/style';
import { renderListing } from '../../watch/listing';
import bits from '../../watch/programs/bits.py';
import sets from '../../watch/programs/sets.py';
import type { Dispatch } from '../room';
import { spokenCode } from './code';
import type { Learn, LearnAction } from './slice';

interface Same {
  readonly lines: readonly string[];
  /** By the first line of each block of the listing: the lines of the program, from 0. */
  readonly does: Readonly<Record<number, readonly number[]>>;
}

/** Without comments, because the lesson explains the lines. */
const linesOf = (program: string): string[] =>
  program
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('# {'))
    .slice(0, -1);

/** By search. A dead end is a loop without anything left. */
export const PYTHON: Readonly<Record<string, Same>> = {
  bitmask: {
    lines: linesOf(bits),
    does: { 0: [10, 11, 12, 13, 14, 15], 8: [7, 8, 9], 9: [11], 10: [20], 11: [16] },
  },
  'array-recursive': {
    lines: linesOf(sets),
    does: {
      0: [9, 10, 11],
      2: [12, 13, 14],
      5: [15, 16, 17, 18, 19],
      7: [12],
      8: [20, 21, 22, 23],
      9: [27],
    },
  },
};

const FORMS = ['pseudo', 'python'] as const;

interface CodeProps {
  readonly own: Pick<Learn, 'python'>;
  readonly shared: Shared;
  readonly dispatch: Dispatch<LearnAction>;
  readonly dispatchApp: AppDispatch;
}

/** `brief`: without empty lines, so that it fits on a projector. */
export function codeView({ own, shared, dispatch, dispatchApp }: CodeProps, brief: boolean): TemplateResult {
  const { watch, input } = shared;
  const same = PYTHON[input.search];
  const pseudo = (): TemplateResult =>
    renderListing({ ...watch, listing: spokenCode(input.search, watch.listing) }, dispatchApp);
  if (!same) return pseudo();
  return html`<div class="lesson__form">${choice<(typeof FORMS)[number]>(t('learn.codeForm'), {
    of: FORMS,
    now: own.python ? 'python' : 'pseudo',
    name: (form) => t('learn.codeForms', { form }),
    choose: (form) => dispatch({ type: 'python', on: form === 'python' }),
  })}</div>
    ${own.python ? program(same, same.does[watch.shown?.frame.block?.from ?? -1] ?? [], brief) : pseudo()}`;
}

function program({ lines }: Same, now: readonly number[], brief: boolean): TemplateResult {
  return html`<ol class="listing" aria-label="Python">${lines.map((line, at) => {
    if (line === '' && (brief || lines[at - 1] === '')) return nothing;
    return html`<li ?data-now=${now.includes(at)} aria-current=${at === now[0] ? 'step' : nothing}><span class="listing__number">${at + 1}</span><code ${properties({ '--indent': (line.length - line.trimStart().length) / 4 })}>${line.trim()}</code></li>`;
  })}</ol>`;
}
