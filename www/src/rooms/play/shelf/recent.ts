// The latest begun and solved puzzles of every source, each with a button that opens it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../../../texts/texts';
import { readAbout } from '../puzzle/about';
import { heading } from '../puzzle/names';
import { readName, withAbout } from '../puzzle/puzzle';
import { formatTime } from '../puzzle/share';
import type { PlayProps } from '../slice';

/** The maximum number of puzzles that each of the two lists shows. */
const MAX_LISTED = 8;

interface RecordedPuzzle {
  readonly id: string;
  readonly about?: string;
  readonly milliseconds: number;
}

export function recentPuzzles(props: PlayProps): TemplateResult {
  const { begun, solved } = props.own.record;
  return html`<div class="lately">${list(props, 'begun', begun)}${list(props, 'solved', solved)}</div>`;
}

function list(
  { dispatch }: PlayProps,
  is: 'begun' | 'solved',
  puzzles: readonly RecordedPuzzle[],
): TemplateResult | typeof nothing {
  const last = puzzles.slice(-MAX_LISTED).reverse();
  const entries = last.flatMap(({ id, about = '', milliseconds }) => {
    const known = readName(id);
    if (typeof known === 'string') return [];
    const source = withAbout(known, readAbout(about.split('_')));
    const open = (): void => dispatch({ type: 'puzzle', action: { type: 'open', source } });
    return [
      html`<li data-is=${is}><button class="btn" @click=${open}>${heading(source)}<span>${formatTime(milliseconds)}</span></button></li>`,
    ];
  });
  return entries.length === 0
    ? nothing
    : html`<section aria-labelledby=${`lately-${is}`}><h3 id=${`lately-${is}`}>${t('play.shelf.lately', { is })}</h3><ul>${entries}</ul></section>`;
}
